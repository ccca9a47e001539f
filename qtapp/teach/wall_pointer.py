"""Pointing for a class: while Ctrl is held the pointer is a ring on the wall, a click lights a thing, a drag draws an
arrow. Nothing is moved by it on the teacher's table.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent

from qtapp.board import TableView
from qtapp.kit.app_context import AppContext
from qtapp.teach.thing_picker import thing_at
from qtapp.teach.wall import WallWindow
from qtapp.teach.wall_marks import Anchor, WallArrow, WallMarks, anchor_at, is_an_arrow

_HELD = Qt.KeyboardModifier.ControlModifier
_LOOK_AGAIN = 120
"""Milliseconds after which it is looked whether the key is still held: letting go of it moves no mouse."""


class WallPointer(QObject):
    """Watches the teacher's table as long as there is a wall."""

    changed = Signal()
    """Something was drawn or lit, or is so no more."""

    def __init__(self, context: AppContext, view: TableView) -> None:
        super().__init__(view)
        self._context = context
        self._view = view
        self._wall: WallWindow | None = None
        self._marks: WallMarks | None = None
        """The teacher sees the same arrows."""
        self.lit: list[str] = []
        """What the teacher has turned the light on."""
        self._from: tuple[QPointF, Anchor] | None = None
        self._held = QTimer(self)
        self._held.setInterval(_LOOK_AGAIN)
        self._held.timeout.connect(self._look_again)

    def follow(self, wall: WallWindow | None) -> None:
        """Point on this wall; None: there is none any more."""
        if wall is self._wall:
            return
        self.clear()
        viewport = self._view.viewport()
        viewport.removeEventFilter(self)
        self._wall = wall
        if wall is not None:
            if self._marks is None:
                self._marks = WallMarks(self._view, QColor(self._context.theme.colours.lamp))
            self._marks.show()
            viewport.installEventFilter(self)

    @property
    def has_drawn(self) -> bool:
        """Is there anything that Esc would take away?"""
        return bool(self.lit or (self._marks is not None and self._marks.arrows))

    def clear(self) -> None:
        """Take arrows and lights away."""
        self._from = None
        self._held.stop()
        self.lit = []
        for marks in self._all_marks():
            marks.clear()
        self.changed.emit()

    def _all_marks(self) -> list[WallMarks]:
        wall = [] if self._wall is None else [self._wall.marks]
        return [*wall, *([] if self._marks is None else [self._marks])]

    # ---- the mouse -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._wall is None or not isinstance(event, QMouseEvent):
            return False
        if not event.modifiers() & _HELD and self._from is None:
            self._show_ring(None)
            return False
        at = event.position()
        anchor = anchor_at(self._view, at)
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton and anchor is not None:
                self._from = (at, anchor)
            case QEvent.Type.MouseButtonRelease if self._from is not None:
                self._let_go(at, anchor)
            case QEvent.Type.MouseMove:
                self._show_ring(anchor)
                if self._from is not None and anchor is not None:
                    self._sketch(WallArrow(self._from[1], anchor))
                return self._from is not None
        return True

    def _let_go(self, at: QPointF, anchor: Anchor | None) -> None:
        assert self._from is not None
        (start, first), self._from = self._from, None
        self._sketch(None)
        if is_an_arrow(start, at):
            if anchor is not None:
                for marks in self._all_marks():
                    marks.add_arrow(WallArrow(first, anchor))
        else:
            name = thing_at(self._view, at)
            if name in self.lit:
                self.lit.remove(name)
            elif name:
                self.lit.append(name)
        self.changed.emit()

    def _sketch(self, arrow: WallArrow | None) -> None:
        for marks in self._all_marks():
            marks.show_sketch(arrow)

    def _show_ring(self, at: Anchor | None) -> None:
        assert self._wall is not None
        if at is not None or self._wall.marks.ring is not None:
            self._wall.marks.show_ring(at)
            self._held.start() if at is not None else self._held.stop()

    def _look_again(self) -> None:
        if self._wall is not None and not QGuiApplication.queryKeyboardModifiers() & _HELD:
            self._show_ring(None)
