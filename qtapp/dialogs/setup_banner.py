"""The head of a new game: its title before its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.dialogs.about_game import people_range
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column
from qtapp.kit.paint.paper import paint_picture
from qtapp.kit.paint.start_picture import start_picture
from qtapp.kit.speak.words import LiveTexts

_TALL, _LOW = 108, 64
_CORNER = 10
"""Pixels from the cross to the edges."""


class SetupBanner(QWidget):
    """The picture fades out towards the words."""

    def __init__(self, context: AppContext, game: api.Game) -> None:
        super().__init__()
        self._context = context
        self._game = game
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=0, margins=(32, 8, 32, 8))
        column.addStretch(1)
        above = WrapLabel("muted")
        words.text(above, msg("window.new_game_button", "New game"))
        title = WrapLabel("heading")
        words.text(title, game.title)
        below = WrapLabel()
        words.text(below, self._people)
        for label in (above, title, below):
            column.addWidget(label)
        column.addStretch(1)
        self._above = above
        self._is_large = context.theme.text_scale >= 1.5
        self.cross = QToolButton(self)
        self.cross.setProperty("kind", "paper")
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has Esc, and a button that says the same
        words.name(self.cross, msg("window.close", "Close"), hint=True)
        context.put_icon(self.cross, "close")
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Leave room for what stands below; large letters always need it."""
        low = low or self._is_large
        self._above.setVisible(not low)
        self.setMinimumHeight(0 if self._is_large else _LOW if low else _TALL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cross.adjustSize()
        self.cross.move(self.width() - self.cross.width() - _CORNER, _CORNER)

    def _people(self) -> Message:
        """How many may play; before that the English title, if it is another."""
        people = people_range(self._game)
        english = str(self._game.title)
        if self._words.label(self._game.title) == english:
            return people
        return msg("setup.english_title_and_people", "{title} · {people}", title=LiteralArg(english), people=people)

    def height_at(self, width: int) -> int:
        """How high it is at a width."""
        return max(self.minimumHeight(), layout_of(self).heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._context.theme.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.panel))
        if not self._context.theme.contrast:
            box = QRectF(self.rect()).adjusted(self.width() * 0.3, 0, 0, 0)
            picture = start_picture(self._game.id, max(64, round(box.width())), self.devicePixelRatioF())
            if not picture.isNull():
                painter.setClipRect(box)
                paint_picture(painter, box, picture, 0)
                fade = QLinearGradient(box.topLeft(), box.topRight())
                clear = QColor(colours.panel)
                clear.setAlpha(0)
                fade.setColorAt(0, QColor(colours.panel))
                fade.setColorAt(0.45, clear)
                painter.fillRect(box, fade)
                painter.setClipping(False)
        painter.setPen(QColor(colours.hairline))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.end()
