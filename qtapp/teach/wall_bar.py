"""The teacher's side of the wall: through whose eyes the class looks, freeze, blank, close; and the pointer's ring."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from engine.api import Message, msg
from qtapp.board import TableView
from qtapp.kit.app_context import AppContext
from qtapp.kit.paper import SHADOW, PaperPanel
from qtapp.kit.words import LiveTexts, person
from qtapp.session.client import SeatClient
from qtapp.teach.wall import WallWindow


class WallBar(PaperPanel):
    """A strip at the lower edge of the teacher's table, as long as there is a wall."""

    def __init__(self, stage: AppContext, bridge: SeatClient, view: TableView, parent: QWidget) -> None:
        super().__init__(stage.theme, 12)
        self.setParent(parent)
        self._stage = stage
        self._bridge = bridge
        self._view = view
        self._words = LiveTexts(stage.speech, self, bridge.names)
        self.wall: WallWindow | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        self.eyes = QComboBox()
        self._words.name(self.eyes, msg("wall.whose_eyes", "Whose eyes the class has"), hint=True)
        self.eyes.currentIndexChanged.connect(self._look)
        row.addWidget(self.eyes)
        self.freeze = self._button(msg("wall.freeze_button", "Freeze"))
        self.freeze.toggled.connect(self._freeze)
        self.blank = self._button(msg("wall.blank_button", "Blank"))
        self.blank.toggled.connect(self._blank)
        self.end = QPushButton()
        self._words.text(self.end, msg("wall.close_button", "Close the wall"))
        self.end.clicked.connect(self.close_wall)
        for button in (self.freeze, self.blank, self.end):
            row.addWidget(button)
        view.viewport().installEventFilter(self)
        parent.installEventFilter(self)
        stage.theme_changed.connect(self.set_theme)
        bridge.replaced.connect(self._fill)
        self.hide()

    def _button(self, label: Message) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setProperty("kind", "pill")
        self._words.text(button, label)
        return button

    # ---- the wall ------------------------------------------------------------------------------------------------

    def open_wall(self) -> WallWindow:
        """Open the second window, or bring it to the front."""
        if self.wall is None:
            self.wall = WallWindow(self._stage, self._bridge)
            self.wall.closed.connect(self._gone)
            self._fill()
            self.wall.appear()
        self.wall.raise_()
        self.show()
        self._lie_down()
        return self.wall

    def close_wall(self) -> None:
        """No wall any more."""
        if self.wall is not None:
            self.wall.close()

    def _gone(self) -> None:
        if self.wall is not None:
            self.wall.bridge.deleteLater()
            self.wall.deleteLater()
            self.wall = None
        for button in (self.freeze, self.blank):
            button.setChecked(False)
        self.hide()

    def _fill(self) -> None:
        self.eyes.blockSignals(True)
        self.eyes.clear()
        self.eyes.addItem(self._words.label(msg("wall.onlooker", "An onlooker")), 0)
        for seat in self._bridge.player_seats():
            self.eyes.addItem(self._words.label(person(seat)), seat)
        self.eyes.blockSignals(False)
        self._look()

    def _look(self, *_: object) -> None:
        if self.wall is not None and self.eyes.count():
            self.wall.look_as(int(self.eyes.currentData()))

    def _freeze(self, on: bool) -> None:
        if on:
            self.blank.setChecked(False)
        if self.wall is not None:
            self.wall.freeze(on)

    def _blank(self, on: bool) -> None:
        if on:
            self.freeze.setChecked(False)
        if self.wall is not None:
            self.wall.blank(on)

    # ---- pointer and place ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While Ctrl is held the pointer is a large ring on the wall."""
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._lie_down()
        if self.wall is not None and isinstance(event, QMouseEvent) and watched is self._view.viewport():
            held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.wall.point(self._view.mapToScene(event.position().toPoint()) if held else None)
        return False

    def _lie_down(self) -> None:
        if self.isVisible():
            parent = self.parentWidget()
            size = self.sizeHint()
            self.resize(size)
            self.move(QPoint(8, parent.height() - size.height() - SHADOW))
            self.raise_()
