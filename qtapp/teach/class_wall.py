"""The wall of a class quiz: a page as large as there is room, on the teacher's screen and on a second one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.class_paint import TALL, WIDE, PageBrush


class WallPage(Protocol):
    """A page: it knows its words, and paints itself in units."""

    def spoken(self) -> str:
        """What a reader says of it."""

    def is_still_like(self, other: object) -> bool:
        """Is all that does not move painted already, if the other one is?"""

    def paint_still(self, brush: PageBrush) -> None:
        """Paint what stays as long as the page does."""

    def paint_moving(self, brush: PageBrush) -> None:
        """Paint the rest over it: it changes with every answer."""


def paint_page(page: WallPage, brush: PageBrush) -> None:
    """Paint all of a page."""
    page.paint_still(brush)
    page.paint_moving(brush)


class ClassPage(QWidget):
    """Shows one page. Whoever changes it gives another one: pages are values."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.page: WallPage | None = None
        self._still: QPixmap | None = None
        """What of the page does not move, painted once: an answer costs no more than its ring."""
        self.setMinimumSize(QSize(320, 180))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        context.theme_changed.connect(self._retheme)

    def show_page(self, page: WallPage) -> None:
        """Another page, or the same with other numbers."""
        if self.page is None or not page.is_still_like(self.page):
            self._still = None
        self.page = page
        self.setAccessibleDescription(page.spoken())
        self.update()

    def _retheme(self, *_: object) -> None:
        self._still = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._still = None

    @property
    def unit(self) -> float:
        """Pixels of a unit."""
        return min(self.width() / WIDE, self.height() / TALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.page is None:
            painter.fillRect(self.rect(), QColor(self._context.theme.colours.table))
        else:
            ratio = self.devicePixelRatioF()
            if self._still is None or self._still.devicePixelRatio() != ratio:
                self._still = self._painted_still(self.page, ratio)
            painter.drawPixmap(0, 0, self._still)
            self.page.paint_moving(self._brush(painter))
        painter.end()

    def _painted_still(self, page: WallPage, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self._context.theme.colours.table))
        painter = QPainter(picture)
        brush = self._brush(painter)
        brush.backdrop()
        page.paint_still(brush)
        painter.end()
        return picture

    def _brush(self, painter: QPainter) -> PageBrush:
        unit = self.unit
        painter.translate((self.width() - WIDE * unit) / 2, (self.height() - TALL * unit) / 2)
        painter.scale(unit, unit)
        return PageBrush(painter, self._context.theme)


class ClassWall(ClassPage):
    """The same page on another screen, if there is one."""

    closed = Signal()
    pressed = Signal(QKeyEvent)
    """A key, should somebody have brought this window forward: the teacher's panel knows what it means."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the teacher's window keeps the keyboard
        self._words = LiveTexts(context.speech, self)
        self._words.keep(self.setWindowTitle, msg("wall.title", "Társas – for the class"))

    def appear(self) -> bool:
        """Take all of another screen. False: there is none, and the teacher's window has to do."""
        other = self._other_screen()
        if other is not None:
            self.setGeometry(other.availableGeometry())
            self.showFullScreen()
        return other is not None

    @staticmethod
    def _other_screen() -> QScreen | None:
        main = QGuiApplication.primaryScreen()
        return next((one for one in QGuiApplication.screens() if one is not main), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.emit(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
