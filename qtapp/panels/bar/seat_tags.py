"""Below the chips of people who play from other homes: a tag with their home, and a sign of how its line is.

A strip of the window's frame, so nothing lies under it; it is there only as long as another home sits at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.icons import paint_icon
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.bar.chips import PeopleChips

LINES: dict[str, Message] = {
    "here": msg("far.line_is_there", "they are here"),
    "looking": msg("far.line_is_looked_for", "we are looking for them"),
    "asleep": msg("far.line_is_asleep", "they have closed it for now"),
}
"""How the line of a home is, in words."""
_HIGH, _LARGEST = 30, 1.5
_EDGE, _NEAR, _SIGN, _MARK = 9, 5, 15, 13
_GAP = 6
_LEAST_NAME = 34


@dataclass(frozen=True)
class SeatTag:
    """Who plays a seat from where."""

    seat: int
    home: str
    line: str
    """here, looking or asleep."""


class _Tag(QWidget):
    """One tag. The name of the person stands on the chip above it; with little room that of the home is cut, and goes.
    The sign stays.
    """

    def __init__(self, context: AppContext, words: LiveTexts, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._words = context, words
        self.told = SeatTag(0, "", "")

    def tell(self, tag: SeatTag) -> None:
        """Show this."""
        self.told = tag
        who, home = self._words.label(person(tag.seat)), LiteralArg(tag.home)
        said = self._words.say(
            msg("far.tag_says", "{who} · {home}: {line}", who=LiteralArg(who), home=home, line=LINES[tag.line])
        )
        self.setAccessibleName(said)
        set_tool_tip(self, said)
        self.update()

    @property
    def _scale(self) -> float:
        return min(self._context.theme.text_scale, _LARGEST)

    def _font(self) -> QFont:
        font = self._context.theme.font(14, QFont.Weight.DemiBold)
        font.setPixelSize(round(14 * self._scale))
        return font

    def wanted(self, room: float) -> float:
        """How wide it is with so much room."""
        return min(room, self._lay(None, room))

    def _lay(self, painter: QPainter | None, room: float) -> float:
        s, colours, tall = self._scale, self._context.theme.colours, float(self.height())
        font = self._font()
        around = (2 * _EDGE + _MARK + _SIGN + 2 * _NEAR) * s
        home = QFontMetricsF(font).horizontalAdvance(self.told.home) + 4
        if around + home > room + 1:
            home = room - around if room - around >= _LEAST_NAME * s else 0.0
        if painter is None:
            return around + home
        x, middle = _EDGE * s, int(Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(QColor(colours.text))
        paint_icon(painter, "house_mark", colours.icon, QRectF(x, (tall - _MARK * s) / 2, _MARK * s, _MARK * s))
        x += (_MARK + _NEAR) * s
        if home:
            painter.setFont(font)
            cut = QFontMetricsF(font).elidedText(self.told.home, Qt.TextElideMode.ElideRight, home)
            painter.drawText(QRectF(x, 0, home, tall), middle, cut)
            x += home + _NEAR * s
        sign = QRectF(x, (tall - _SIGN * s) / 2, _SIGN * s, _SIGN * s)
        paint_icon(painter, f"line.{self.told.line}", colours.icon, sign)
        return x

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(theme.colours.panel))
        painter.setPen(QPen(QColor(theme.colours.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(box, 9, 9)
        self._lay(painter, float(self.width()))
        painter.end()


class SeatTags(QWidget):
    """The strip: a tag under each chip of another home, and at the right the way to say something."""

    talk_wanted = Signal()

    def __init__(self, context: AppContext, people: PeopleChips, names: NameSource) -> None:
        super().__init__()
        self._context, self._people = context, people
        self._words = LiveTexts(context.speech, self, names)
        self._tags: dict[int, _Tag] = {}
        self._told: tuple[SeatTag, ...] = ()
        self.talk = QPushButton(self)
        self.talk.setProperty("kind", "row")
        self._words.text(self.talk, msg("far.talk_button", "Say something…"))
        self.talk.clicked.connect(self.talk_wanted)
        people.laid.connect(self._lay)
        context.theme_changed.connect(self._dress)
        self._words.spoken.connect(self._dress)
        self.hide()
        self._dress()

    @property
    def widget(self) -> QWidget:
        """The strip itself."""
        return self

    def is_wanted(self) -> bool:
        """Does another home sit here?"""
        return bool(self._told)

    def show_tags(self, tags: Sequence[SeatTag]) -> None:
        """These seats are played from other homes, and no others."""
        if tuple(tags) == self._told:
            return
        self._told = tuple(tags)
        for seat in set(self._tags) - {one.seat for one in tags}:
            gone = self._tags.pop(seat)
            gone.hide()
            gone.deleteLater()
        for one in tags:
            if one.seat not in self._tags:
                self._tags[one.seat] = _Tag(self._context, self._words, self)
                self._tags[one.seat].show()
            self._tags[one.seat].tell(one)
        self._lay()

    def foot_of(self, seat: int) -> QPoint:
        """Where a bubble of a seat hangs, in global pixels: below its tag, else below its chip."""
        tag = self._tags.get(seat)
        if tag is not None:
            return tag.mapToGlobal(QPoint(tag.width() // 2, tag.height()))
        chip = self._people.chip(seat)
        middle = chip.mapToGlobal(QPoint(chip.width() // 2, 0))
        return QPoint(middle.x(), self.mapToGlobal(QPoint(0, self.height())).y())

    def _dress(self) -> None:
        scale = min(self._context.theme.text_scale, _LARGEST)
        self.setFixedHeight(round(_HIGH * scale))
        self._context.put_icon_beside_words(self.talk, "talk", 18)
        for tag in self._tags.values():
            tag.tell(tag.told)
        self._lay()

    def _lay(self) -> None:
        """Each tag in the middle below its chip, and none over another one."""
        size = self.talk.sizeHint()
        right = max(0, self.width() - size.width() - 6)
        self.talk.setGeometry(right, 0, size.width(), self.height())
        chips = self._people.chips
        tags = [one for one in self._told if one.seat <= len(chips)]
        left, middles = float(_GAP), [self._middle(one.seat) for one in tags]
        for at, (one, middle) in enumerate(zip(tags, middles, strict=True)):
            ends = (middle + middles[at + 1] - _GAP) / 2 if at + 1 < len(tags) else right - _GAP
            room = max(0.0, 2 * min(middle - left, ends - middle))
            wide = self._tags[one.seat].wanted(room)
            self._tags[one.seat].setGeometry(round(middle - wide / 2), 1, round(wide), self.height() - 3)
            left = middle + wide / 2 + _GAP

    def _middle(self, seat: int) -> float:
        chip = self._people.chip(seat)
        return self.mapFromGlobal(chip.mapToGlobal(QPoint(chip.width() // 2, 0))).x()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())
