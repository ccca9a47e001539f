"""The people in the bar: one chip each, with plate, name, what can be counted, and whose turn it is.

A chip shows as much as there is room for: fewer counts, then a shorter name. Name and points never go.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.api import Arg, Message, NounArg, PlaceArg, SeatView, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.icons import own_icon
from qtapp.kit.speak.tool_tips import show_tool_tip
from qtapp.kit.speak.words import ASLEEP, LiveTexts, person
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.panels.bar.people import Chip, SeatFacts, facts_of
from qtapp.session.client import SeatClient

MOST_COUNTS = 6
LEVELS: tuple[tuple[int, bool, int], ...] = (
    *((n, True, 180) for n in range(MOST_COUNTS, 1, -1)),
    (3, False, 180),
    (2, False, 150),
    (1, False, 150),
    (1, False, 110),
    (1, False, 80),
    (1, False, 56),
    (1, False, 34),
    (1, False, 22),
    (1, False, 0),
    (0, False, 0),
)
"""How much a chip shows: how many counts, whether it says who acts in words (a ring tells it too), and how many pixels
of the name. The last two are for large letters in a small window, where the plate has to do.
"""
_TIGHT = 56
"""From so few pixels of the name on the parts stand closer to each other."""
GAP = 8
_MY_TURN = msg("window.chip_my_turn", "your turn")
_TO_MOVE = msg("window.chip_to_move", "to move")
_COMPUTER = msg("window.chip_computer", "computer")
_ACTS = msg("window.chip_acts_now", "acts now")
_THINKS = msg("players.chip_thinks", "thinking")


def count_words(chip: Chip) -> Message:
    """What is counted, and how many."""
    what: Arg = NounArg(chip.kind) if chip.kind else PlaceArg(chip.place)
    return msg("a11y.group_with_value", "{what}: {value}", what=what, value=chip.n)


def turn_words(facts: SeatFacts, viewer: int, *, acts: bool = False) -> Message:
    """What is said of somebody who is asked, or whose deeds are played now."""
    if acts:
        return _ACTS
    if facts.computer:
        return _THINKS
    return _MY_TURN if facts.seat == viewer else _TO_MOVE


def state_words(facts: SeatFacts, viewer: int, *, acts: bool = False) -> Message | None:
    """The word behind a name: who sleeps, who is asked, who is a computer; None: nothing is to be said."""
    if facts.asleep:
        return ASLEEP
    if facts.asked:
        return turn_words(facts, viewer, acts=acts)
    return _COMPUTER if facts.computer else None


class PersonChip(QAbstractButton):
    """One person. Its parts are painted; each count answers for itself when the pointer rests on it."""

    def __init__(self, context: AppContext, words: LiveTexts, client: SeatClient, facts: SeatFacts) -> None:
        super().__init__()
        self._context = context
        self._words = words
        self._client = client
        self.facts = facts
        self._acts = False
        self._level = 0
        self._parts: list[tuple[QRectF, Chip]] = []
        self._widths: dict[int, int] = {}
        """By level: measuring words takes long, and the same is asked for again and again."""
        self._shown: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.tell(facts)

    def tell(self, facts: SeatFacts, acts: bool = False) -> None:
        """Show this; nothing is done if it is what is shown already. `acts`: what this person did is played now."""
        said = self._words.label(person(facts.seat))
        shown = (facts, acts, said, self._client.viewer, self._context.speech.language, self._context.theme)
        if shown != self._shown:
            self.facts, self._acts, self._shown = replace(facts, asked=facts.asked or acts), acts, shown
            self._widths.clear()
            self.speak()
            self.update()

    def speak(self) -> None:
        """What a screen reader says of this person."""
        said = [self._words.label(person(self.facts.seat))]
        if self.facts.asked:
            said.append(self._words.say(self._turn()))
        if self.facts.first:
            said.append(self._words.say(msg("window.goes_first", "Goes first")))
        if self.facts.computer:
            said.append(self._words.say(_COMPUTER))
        if self.facts.asleep:
            said.append(self._words.say(ASLEEP))
        said += [self._words.say(count_words(chip)) for chip in self._chips()]
        self.setAccessibleName(", ".join(said))

    def _turn(self) -> Message:
        return turn_words(self.facts, self._client.viewer, acts=self._acts)

    def _pill(self) -> Message | None:
        """The word behind the name."""
        return state_words(self.facts, self._client.viewer, acts=self._acts)

    def _chips(self) -> list[Chip]:
        total = self.facts.total
        return [*([Chip("trophy", total, "", "")] if total is not None else []), *self.facts.chips]

    # ---- room ----------------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return min(self._context.theme.text_scale, 1.5)

    def _font(self, weight: QFont.Weight = QFont.Weight.Bold, size: float = 15.0) -> QFont:
        font = self._context.theme.font(size, weight)
        font.setPixelSize(max(12, round(size * self._scale)))
        return font

    def set_level(self, level: int) -> None:
        """Show so much."""
        if level != self._level:
            self._level = level
            self.updateGeometry()
            self.update()

    def width_at(self, level: int) -> int:
        """How wide it is if it shows so much."""
        if level not in self._widths:
            self._widths[level] = round(self._lay(level, None))
        return self._widths[level]

    def sizeHint(self) -> QSize:
        return QSize(self.width_at(self._level), round(38 * self._scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _lay(self, level: int, painter: QPainter | None) -> float:
        """Walk over its parts, painting them if there is a painter; the width they need together."""
        most, says, name_room = LEVELS[level]
        s, tall = self._scale, float(self.height() if painter is not None else 38 * self._scale)
        colours = self._context.theme.colours
        if painter is not None:
            self._parts = []
        tight = name_room <= _TIGHT
        edge, gap, near = (6 * s, 5 * s, 3 * s) if tight else (9 * s, 9 * s, 6 * s)
        x = edge

        def icon(name: str, side: float) -> None:
            nonlocal x
            if painter is not None:
                painter.drawPixmap(
                    QRectF(x, (tall - side) / 2, side, side).toRect(),
                    self._context.pixmap(name, side / self._context.theme.text_scale),
                )
            x += side

        def text(words: str, font: QFont, colour: str) -> None:
            nonlocal x
            wide = QFontMetricsF(font).horizontalAdvance(words)
            if painter is not None:
                painter.setFont(font)
                painter.setPen(QColor(colour))
                painter.drawText(QRectF(x, 0, wide + 2, tall), int(Qt.AlignmentFlag.AlignVCenter), words)
            x += wide

        icon(f"seat.{self.facts.colour}", 22 * s)
        x += near
        if self.facts.first and name_room > 22:
            icon("first_player", 17 * s)
            x += 4 * s
        font = self._font()
        name = self._words.label(person(self.facts.seat))
        if name_room:
            text(QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, name_room * s), font, colours.text)
            x += gap
        for chip in self._chips()[:most]:
            start = x
            icon(own_icon(self._client.blueprint.game, chip.icon), 19 * s)
            x += (3 if tight else 4) * s
            text(self._words.speech.number(chip.n), font, colours.text)
            x += gap
            if painter is not None:
                self._parts.append((QRectF(start, 0, x - start, tall), chip))
        pill = self._pill()
        if pill is not None and says:
            small = self._font(QFont.Weight.DemiBold, 13)
            words = self._words.say(pill)
            wide = QFontMetricsF(small).horizontalAdvance(words) + 16 * s
            if painter is not None:
                box = QRectF(x, tall / 2 - 11 * s, wide, 22 * s)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.strict if self.facts.asked else colours.hairline))
                painter.drawRoundedRect(box, 11 * s, 11 * s)
                painter.setFont(small)
                on = colours.on_strict if self.facts.asked else colours.text
                painter.setPen(QColor(on if not self._context.theme.contrast or self.facts.asked else "#000000"))
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)
            x += wide + 7 * s
        return x + 3 * s

    # ---- events --------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        round_ = box.height() / 2
        painter.setBrush(QColor(c.raised if not self.underMouse() else c.panel))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(box, round_, round_)
        if self.facts.asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((c.ink if not theme.dark else c.table, 4.2), (c.lamp, 2.6)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(box, round_, round_)
        self._lay(self._level, painter)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The tip of a count: its name, how many, and what it is for."""
        if event.type() == QEvent.Type.ToolTip:
            asked = cast(QHelpEvent, event)
            chip = next((chip for box, chip in self._parts if box.contains(asked.pos())), None)
            show_tool_tip(asked.globalPos(), self.tip(chip), self)
            return True
        return super().event(event)

    def tip(self, chip: Chip | None) -> str:
        """What is said of one count; of none: of the whole person."""
        if chip is None:
            return self.accessibleName()
        if not chip.kind and not chip.place:
            return self._words.say(msg("window.total_tip", "Total: {n}", n=chip.n))
        names = self._client.names
        known = names.about_count(chip.kind) if chip.kind else names.about(chip.place)
        if known is None and chip.kind:  # each seat has its own
            known = names.about_count(f"{chip.kind}.{self.facts.seat}") or names.about_kind(chip.kind)
        said = [self._words.say(count_words(chip))]
        if known is not None:
            said.append(self._words.say(known.text))
        return "\n".join(said)


class PeopleChips(QWidget):
    """Everybody at the table, in seat order, on one line that is never cut."""

    chosen = Signal(int)
    """The seat whose chip was pressed."""
    laid = Signal()
    """The chips have their places."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._moment: SeatView | None = None
        self._acting = 0
        self.chips: list[PersonChip] = []
        self._words.name(self, msg("window.people", "People"))
        later = DeferredRefresh(self, self.refresh)
        for told in (client.changed, client.viewer_changed, context.theme_changed, self._words.spoken):
            told.connect(later.schedule)
        self.refresh()

    def show_moment(self, moment: SeatView | None) -> None:
        """Count as of a moment that is being looked at; None: as of now."""
        self._moment = moment
        self.refresh()

    def show_acting(self, seat: int) -> None:
        """Show whose deeds are played; 0: nobody's."""
        if seat != self._acting:
            self._acting = seat
            self.refresh()

    def refresh(self) -> None:
        """Count again; chips of people for whom nothing has changed stay."""
        told = facts_of(self._client, self._moment)
        while len(self.chips) > len(told):
            self._drop(self.chips.pop())
        for at, facts in enumerate(told):
            if at == len(self.chips):
                chip = PersonChip(self._context, self._words, self._client, facts)
                chip.setParent(self)
                chip.clicked.connect(lambda _=False, chip=chip: self.chosen.emit(chip.facts.seat))
                self.chips.append(chip)
                chip.show()
            self.chips[at].tell(facts, facts.seat == self._acting)
        self._lay()

    def _drop(self, chip: PersonChip) -> None:
        chip.hide()
        chip.setParent(None)
        chip.deleteLater()

    def chip(self, seat: int) -> PersonChip:
        """The chip of a seat."""
        return self.chips[seat - 1]

    def _lay(self) -> None:
        """As much as there is room for, the same for all; in the middle."""
        if not self.chips:
            return
        level = next((n for n in range(len(LEVELS)) if self._wide(self.chips, n) <= self.width()), len(LEVELS) - 1)
        x = max(0, (self.width() - self._wide(self.chips, level)) // 2)
        for chip in self.chips:
            chip.set_level(level)
            tall = min(self.height() - 4, chip.sizeHint().height())
            chip.setGeometry(x, (self.height() - tall) // 2, chip.width_at(level), tall)
            x += chip.width() + GAP
        self.laid.emit()

    @staticmethod
    def _wide(chips: Sequence[PersonChip], level: int) -> int:
        return sum(chip.width_at(level) for chip in chips) + GAP * (len(chips) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def sizeHint(self) -> QSize:
        return QSize(400, round(38 * min(self._context.theme.text_scale, 1.5)))
