"""The people on a television: plate, name, points, what can be counted before them, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.icons import own_icon, paint_icon
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.bar.chips import count_words, state_words
from qtapp.panels.bar.people import Chip, SeatFacts, SummaryHints, facts_of
from qtapp.session.following import OnlookerClient
from qtapp.windows.television.ink import Ink

_STATUS, _NAME, _POINTS, _COUNT, _TAG = 26, 28, 34, 20, 20
_PLATE, _SCORE, _ICON, _LEAST_NAME, _LONG_NAME = 44, 36, 26, 64, 260
_MOST_COUNTS = 5
_CENTRE = Qt.AlignmentFlag.AlignCenter
_HIDDEN = msg("television.points_are_hidden", "points are hidden")


class PeopleBar(QWidget):
    """One line, everybody as wide as the others. Counts give way first, then the name; points never."""

    def __init__(self, context: AppContext, words: LiveTexts, client: OnlookerClient, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._words = words
        self._client = client
        self.unit = 1.0
        self.acting = 0
        """Whose deeds are shown now; 0: nobody's."""
        self.facts: list[SeatFacts] = []
        self._hints = SummaryHints(client.blueprint)
        self._game = client.game.id
        self._says_turns = True
        """Is there room for the words that tell whose turn it is?"""

    def refresh(self) -> None:
        """Count again."""
        self._hints, self._game = SummaryHints(self._client.blueprint), self._client.game.id
        self.facts = facts_of(self._client)
        self.setAccessibleName(". ".join([self._words.label(self._client.status()), *map(self._spoken, self.facts)]))
        self.update()

    def _spoken(self, facts: SeatFacts) -> str:
        said = [self._words.label(person(facts.seat))]
        state = state_words(facts, 0, acts=facts.seat == self.acting)
        said += [self._words.say(state)] if state is not None else []
        said += [self._words.say(count_words(chip)) for chip in facts.chips]
        if self.hides_points(facts):
            said.append(self._words.say(_HIDDEN))
        return ", ".join(said)

    def hides_points(self, facts: SeatFacts) -> bool:
        """Does this person have points that nobody else may see? Then there is no number, not even 0."""
        seen = facts.total is not None or any(chip.kind in self._hints.scores for chip in facts.chips)
        return bool(self._hints.scores) and not seen

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c, unit = self._context.theme, self._context.theme.colours, self.unit
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(c.panel))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        ink = Ink(painter, unit)
        status = self._words.label(self._client.status())
        room = min(ink.width(status, _STATUS) + 24 * unit, self.width() * (0.24 if len(self.facts) < 5 else 0.14))
        ink.write(QRectF(28 * unit, 0, room - 24 * unit, self.height()), status, _STATUS, c.text)
        left, gap = room + 28 * unit, 12 * unit
        count = max(1, len(self.facts))
        wide = (self.width() - left - 20 * unit - gap * (count - 1)) / max(2, count)
        self._says_turns = all(self._has_room_for_tag(ink, facts, wide) for facts in self.facts)
        for at, facts in enumerate(self.facts):
            box = QRectF(left + at * (wide + gap), 10 * unit, wide, self.height() - 20 * unit)
            self._paint_person(painter, ink, facts, box)
        painter.end()

    def _paint_person(self, painter: QPainter, ink: Ink, facts: SeatFacts, box: QRectF) -> None:
        theme, c, unit = self._context.theme, self._context.theme.colours, self.unit
        painter.setBrush(QColor(c.raised))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if facts.asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((c.ink if not theme.dark else c.table, 7 * unit), (c.lamp, 4 * unit)):
                painter.setPen(QPen(QColor(colour), max(1.5, width)))
                painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        name = self._words.label(person(facts.seat))
        end = self._paint_tag(painter, ink, facts, box)
        x = box.x() + 18 * unit
        self._icon(painter, f"seat.{facts.colour}", x, box, _PLATE)
        x += (_PLATE + 14) * unit
        points = self._points(facts)
        icon, number = points
        number_wide = ink.width(number, _POINTS, QFont.Weight.Bold) if number else 0.0
        points_wide = (_SCORE + 8) * unit + number_wide + 16 * unit if icon else 0.0
        name_room = max(_LEAST_NAME * unit, end - x - points_wide - 18 * unit)
        name_box = QRectF(x, box.y(), min(name_room, end - x), box.height())
        x += ink.write(name_box, name, _NAME, c.text, QFont.Weight.Bold) + 18 * unit
        if icon:
            self._icon(painter, icon, x, box, _SCORE)
            x += (_SCORE + 8) * unit
            ink.write(QRectF(x, box.y(), number_wide + 2, box.height()), number, _POINTS, c.text, QFont.Weight.Bold)
            x += number_wide + 20 * unit
        for chip in self._counts(facts):
            number = self._words.speech.number(chip.n)
            needed = (_ICON + 6) * unit + ink.width(number, _COUNT)
            if x + needed > end:
                break
            self._icon(painter, own_icon(self._game, chip.icon), x, box, _ICON)
            x += (_ICON + 6) * unit
            x += ink.write(QRectF(x, box.y(), needed, box.height()), number, _COUNT, c.muted) + 14 * unit

    def _least(self, ink: Ink, facts: SeatFacts) -> float:
        """How much room plate, name and points need."""
        name = self._words.label(person(facts.seat))
        icon, number = self._points(facts)
        points = (_SCORE + 30) * self.unit + ink.width(number, _POINTS, QFont.Weight.Bold) if icon else 0.0
        named = min(ink.width(name, _NAME, QFont.Weight.Bold), _LONG_NAME * self.unit)
        return (18 + _PLATE + 14 + 18) * self.unit + named + points

    def _points(self, facts: SeatFacts) -> tuple[str, str]:
        """The icon of what decides the game, and how much of it somebody has; a closed eye where that is hidden."""
        if facts.total is not None:
            return "trophy", self._words.speech.number(facts.total)
        chip = next((one for one in facts.chips if one.kind in self._hints.scores), None)
        if chip is not None:
            return own_icon(self._game, chip.icon), self._words.speech.number(chip.n)
        return ("eye_closed", "") if self.hides_points(facts) else ("", "")

    def _counts(self, facts: SeatFacts) -> list[Chip]:
        return [chip for chip in facts.chips if chip.kind not in self._hints.scores][:_MOST_COUNTS]

    def _has_room_for_tag(self, ink: Ink, facts: SeatFacts, wide: float) -> bool:
        state = state_words(facts, 0, acts=facts.seat == self.acting)
        if state is None:
            return True
        tag = ink.width(self._words.say(state), _TAG, QFont.Weight.Bold) + (30 + 28) * self.unit
        return wide - tag >= self._least(ink, facts)

    def _paint_tag(self, painter: QPainter, ink: Ink, facts: SeatFacts, box: QRectF) -> float:
        """Whose turn it is, at the right, if all have room for it: a rim tells it too. Where the rest ends."""
        c, unit = self._context.theme.colours, self.unit
        state = state_words(facts, 0, acts=facts.seat == self.acting)
        if state is None:
            return box.right() - 16 * unit
        words = self._words.say(state)
        most = box.width() * 0.34
        wide = min(most, ink.width(words, _TAG, QFont.Weight.Bold) + 30 * unit)
        if not self._says_turns and not facts.asleep:
            return box.right() - 16 * unit
        tag = QRectF(box.right() - wide - 16 * unit, box.center().y() - 19 * unit, wide, 38 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.strict if facts.asked else c.hairline))
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        on = c.on_strict if facts.asked else "#000000" if self._context.theme.contrast else c.text
        ink.write(tag.adjusted(10 * unit, 0, -10 * unit, 0), words, _TAG, on, QFont.Weight.Bold, _CENTRE)
        return tag.left() - 12 * unit

    def _icon(self, painter: QPainter, name: str, x: float, box: QRectF, side: float) -> None:
        side *= self.unit
        tone = self._context.theme.colours.icon
        paint_icon(painter, name, tone, QRectF(x, box.center().y() - side / 2, side, side))
