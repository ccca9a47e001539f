"""One line of the curtain: who, a small picture, what they did first, and what they gained."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame

from engine.api import Message, PersonLine, msg, seat_of
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.told.gain_pills import GainPills
from qtapp.session.client import SeatClient

PICTURE = QSizeF(66, 70)


class SinceRow(QFrame):
    """A line about one person; the one it is told to stands on a brighter ground."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        words: LiveTexts,
        line: PersonLine,
        picture: QPixmap | None,
        own: bool,
        *,
        narrow: bool = False,
    ) -> None:
        """`narrow`: what was gained stands below the words, and there is no room for a picture that says nothing."""
        super().__init__()
        self._context = context
        self._own = own
        px = context.theme.px
        row = make_row(self, gap=16, margins=(16, 6, 16, 6))
        look = PlainLabel()
        look.setFixedSize(QSize(round(PICTURE.width()) + 4, round(PICTURE.height()) + 2))
        look.setAlignment(Qt.AlignmentFlag.AlignCenter)
        look.setPixmap(picture if picture is not None else context.pixmap("card", 34))
        row.addWidget(look)
        look.setVisible(picture is not None or not narrow)
        plate = PlainLabel()
        plate.setPixmap(context.pixmap(f"seat.{client.names.seat_colour(line.seat)}", 32))
        row.addWidget(plate)
        column = make_column(gap=1)
        column.addStretch(1)
        self.name = PlainLabel(words.label(msg("told.you", "You") if own else person(line.seat)))
        self.name.setProperty("role", "strong")
        column.addWidget(self.name)
        begins_with_name = bool(line.deeds) and seat_of(line.deeds[0].message) == line.seat and not own and not narrow
        if begins_with_name:
            self.name.hide()
        self.sentence = WrapLabel()
        self.sentence.setText(" ".join(words.say(one) for one in deed_words(line)))
        column.addWidget(self.sentence)
        if not self.sentence.text():
            self.sentence.hide()  # to show it would open a window: its column has no place yet
        self.pills = GainPills(context, words)
        self.pills.show_gains(line.gains, client.blueprint)
        if narrow and line.gains:
            column.addWidget(self.pills, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        row.addLayout(column, 1)
        if not narrow:
            row.addWidget(self.pills)
        self.setMinimumHeight(px(60))
        name = "" if begins_with_name else self.name.text()
        parts = (name, self.sentence.text().rstrip("."), self.pills.accessibleName())
        self.setAccessibleName(". ".join(part for part in parts if part))

    def say(self, text: str) -> None:
        """Say something of a person who has done nothing yet."""
        self.sentence.setText(text)
        self.sentence.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = c.raised if theme.dark else "#fffdf6"
        if self._own and not theme.contrast:
            ground = blend(ground, c.lamp, 0.24)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(c.lamp if self._own and theme.contrast else c.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        painter.end()


def deed_words(line: PersonLine) -> list[Message]:
    """The first deed, and how many more there were."""
    if not line.deeds:
        return []
    more = len(line.deeds) - 1
    return [line.deeds[0].message, *([msg("told.and_more_deeds", "Then %n more step(s).", more)] if more else [])]
