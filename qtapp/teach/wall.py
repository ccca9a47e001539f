"""The wall: a second window for a class. It shows the same table through eyes of choice, and nothing but the table.

It follows the teacher's screen, but what happened is filtered anew for its own viewer: the teacher's steps are those of
another seat, and would show its cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QCloseEvent,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QPainterPath,
    QPen,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QGraphicsPathItem, QStackedWidget, QWidget

from engine.api import msg
from qtapp.board import TableView
from qtapp.board.motion.director import Director
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.paint.shade import dark_path, light_path
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.following import FollowingClient
from qtapp.teach.wall_marks import WallMarks
from qtapp.teach.wall_story import WallStory

_MARGIN = 12.0
"""Units of the scene that stay light around a thing."""
_SHADE = QColor(12, 16, 20, 150)
_SENTENCE = ((160, 24), (320, 30), (1000, 38))
"""So many letters at most, and the part of the window that is as high as a line: long texts are written smaller."""


class WallShade(QGraphicsPathItem):
    """Darkens the table except for some things."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.table.top)
        self._view = view
        self.setZValue(880)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(QBrush(_SHADE))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_things(self, names: Sequence[str]) -> None:
        """Leave these light; none: all is light. What is held lies above the shade, and is light anyway."""
        table = self._view.table
        boxes = [found[0] for name in names if (found := table.box_of(name)) is not None and not found[1]]
        if boxes and not self._view.board_context.theme.contrast:
            self.setPath(dark_path(table.sceneRect(), light_path(boxes, _MARGIN, _MARGIN)))
        else:
            self.setPath(QPainterPath())


class WallWindow(QWidget):
    """What a class sees."""

    closed = Signal()
    turned = Signal(int)
    """A key that presenters send: one step on, or one back."""

    def __init__(self, context: AppContext, leader: SeatClient, viewer: int = 0) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the teacher's window keeps the keyboard
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._words.keep(self.setWindowTitle, msg("wall.title", "Társas – for the class"))
        self.client = FollowingClient(leader, viewer)
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view = TableView(self.client, context.speech, context.theme, find_art)
        self.view.setInteractive(False)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.director = Director(self.view.camera, self.view.table)
        self.frozen = PlainLabel()
        self.frozen.setScaledContents(True)
        self.dark = QWidget()
        self.dark.setStyleSheet("background: #000000;")
        self._pages = QStackedWidget()
        for page in (self.view, self.frozen, self.dark):
            self._pages.addWidget(page)
        self.sentence = WrapLabel("")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = make_column(self, gap=0, margins=0)
        column.addWidget(self._pages, 1)
        column.addWidget(self.sentence)
        self.spotlight = WallShade(self.view)
        self._things: tuple[str, ...] = ()
        self.marks = WallMarks(self.view, QColor(context.theme.colours.lamp))
        self.story = WallStory(self.view, self.client)
        self.setMinimumSize(QSize(480, 320))
        context.theme_changed.connect(self._retheme)
        self._said = ""
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(0)
        self._settled.timeout.connect(self._settle)
        self.view.camera_rested.connect(self.director.landed)
        self.view.viewport().installEventFilter(self)
        self.client.changed.connect(self._followed)
        self._retheme()

    # ---- what is shown -------------------------------------------------------------------------------------------

    def look_as(self, viewer: int) -> None:
        """Give the class the eyes of a seat; 0: those of an onlooker."""
        self.client.set_viewer(viewer)

    def say(self, words: str) -> None:
        """A large sentence below the table; empty: none."""
        self._said = words
        self._say_again()

    def _say_again(self) -> None:
        if not self.is_frozen:
            self.sentence.setText(self._said)
            self._size_sentence()
        self.sentence.setVisible(bool(self.sentence.text()) and not self.is_dark)

    def spot(self, names: Sequence[str]) -> None:
        """Turn the light on some things."""
        self._things = tuple(names)
        self._light_again()
        if names:
            self.director.follow_beat(names)

    def _followed(self, change: TableChange) -> None:
        if change.kind == "replaced":
            self.director.begin()
        self._light_again()

    def _light_again(self) -> None:
        self.spotlight.show_things(self._things)
        is_contrast = self._context.theme.contrast
        boxes = {name: self.view.table.box_of(name) for name in self._things}
        marks = [name for name, box in boxes.items() if is_contrast or (box is not None and box[1])]
        self.view.highlights.show("wall", [(name, "subject") for name in marks])

    @property
    def is_frozen(self) -> bool:
        """Does the class see a picture of an earlier moment?"""
        return self._pages.currentWidget() is self.frozen

    @property
    def is_dark(self) -> bool:
        """Does the class see nothing?"""
        return self._pages.currentWidget() is self.dark

    def freeze(self, on: bool) -> None:
        """Show a picture of this moment: whatever is done meanwhile, nothing of it is painted here."""
        if on and not self.is_frozen:
            self.frozen.setPixmap(QPixmap(self.view.grab()))
        self._pages.setCurrentWidget(self.frozen if on else self.view)
        self._say_again()

    def blank(self, on: bool) -> None:
        """Show nothing."""
        self._pages.setCurrentWidget(self.dark if on else self.view)
        self._say_again()

    # ---- form ----------------------------------------------------------------------------------------------------

    def appear(self) -> None:
        """On another screen if there is one, all of it; else as an ordinary window."""
        self.resize(1280, 800)
        self._choose_screen()
        self.show()
        self.director.begin()
        screens = QGuiApplication.instance()
        assert isinstance(screens, QGuiApplication)
        screens.screenAdded.connect(self._choose_screen)
        screens.screenRemoved.connect(self._choose_screen)

    def _choose_screen(self, *_: object) -> None:
        """A projector may be plugged in, or out, at any time."""
        main = QGuiApplication.primaryScreen()
        other: QScreen | None = next((one for one in QGuiApplication.screens() if one is not main), None)
        if other is not None:
            self.setGeometry(other.availableGeometry())
            self.showFullScreen()
        elif self.isFullScreen():
            self.showNormal()
            self.resize(1280, 800)

    def _retheme(self, *_: object) -> None:
        theme = self._context.theme
        self.view.set_theme(theme)
        self._size_sentence()
        self.marks.set_colour(QColor(theme.colours.lamp))
        self._light_again()

    def _size_sentence(self) -> None:
        letters = len(self.sentence.text())
        part = next((part for most, part in _SENTENCE if letters <= most), _SENTENCE[-1][1])
        size = max(16, self.height() // part)
        self.sentence.setStyleSheet(f"font-size: {size}px; padding: {size // 2}px {size}px;")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_sentence()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The table has more or less room: the window was drawn larger, or there is more to read below it."""
        if event.type() == QEvent.Type.Resize:
            self._settled.start()
        return False

    def _settle(self) -> None:
        """Everything lies where it belongs in the new room, the hand too."""
        self.director.again()
        self._light_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_F:
                self.freeze(not self.is_frozen)
            case Qt.Key.Key_B:
                self.blank(not self.is_dark)
            case Qt.Key.Key_PageDown | Qt.Key.Key_Right | Qt.Key.Key_Space:
                self.turned.emit(1)
            case Qt.Key.Key_PageUp | Qt.Key.Key_Left:
                self.turned.emit(-1)
            case Qt.Key.Key_Escape if self.marks.arrows:
                self.marks.clear()
            case Qt.Key.Key_Escape:
                self.close()
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
