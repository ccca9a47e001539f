"""One line of the curtain and of a reveal: a small picture, and a row of the story beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame

from engine.api import StoryRow
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.told.story_row import StoryRowView
from qtapp.session.client import SeatClient

PICTURE = QSizeF(66, 70)


class SinceRow(QFrame):
    """A row about one person; the one it is told to stands on a brighter ground."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        words: LiveTexts,
        row: StoryRow,
        picture: QPixmap | None,
        own: bool,
        *,
        narrow: bool = False,
    ) -> None:
        """`narrow`: there is no room for a picture that says nothing."""
        super().__init__()
        self._context = context
        self._own = own
        line = make_row(self, gap=14, margins=(14, 4, 16, 4))
        look = PlainLabel()
        look.setFixedSize(QSize(round(PICTURE.width()) + 4, round(PICTURE.height()) + 2))
        look.setAlignment(Qt.AlignmentFlag.AlignCenter)
        look.setPixmap(picture if picture is not None else context.pixmap("card", 34))
        line.addWidget(look, 0, Qt.AlignmentFlag.AlignTop)
        look.setVisible(picture is not None or not narrow)
        self.story = StoryRowView(context, client, words, row, own=own)
        line.addWidget(self.story, 1)
        self.setMinimumHeight(context.theme.px(56))
        self.setAccessibleName(self.story.accessibleName())

    @property
    def text(self) -> str:
        """What it says was done."""
        return " ".join(label.text() for label in self.story.sentences)

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
