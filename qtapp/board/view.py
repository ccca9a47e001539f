"""The view of the table: looking around, signals to the window, and the doors of everything that the board does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView

from engine import api
from qtapp.board.accessible import install
from qtapp.board.input.drag import Drag
from qtapp.board.input.keyboard import KeyboardCursor
from qtapp.board.input.pointer import Pointer
from qtapp.board.input.preview import LargePreview
from qtapp.board.motion.camera import FLIGHT, MARGIN, Camera, no_bars
from qtapp.board.motion.slow_motion import SlowMotion
from qtapp.board.paint.backdrop import FRAME, paint_backdrop, paint_sandbox_frame
from qtapp.board.paint.context import BoardContext
from qtapp.board.scan.scans import BoardScan
from qtapp.board.scene.export import TableExporter
from qtapp.board.scene.scene import TableScene
from qtapp.i18n import Localizer
from qtapp.kit.theme import Theme
from qtapp.session.client import RefusedDrag, SessionBridge, TableChange


class TableView(QGraphicsView):
    """One table, seen by the viewer of a bridge."""

    hovered = Signal(str)
    """The piece or place under the pointer or the keyboard focus; empty: none."""
    refused_at = Signal(object, object)
    """QPointF (global) and Refused: where the ghost is held, and why."""
    options_at = Signal(object, object)
    """QPointF (global) and the options that share a drop; the view opens its own small menu for them."""
    context_menu = Signal(object, object)
    """QPoint (global) and the ids a menu of free hands was opened for."""
    player_moved = Signal(int, int)
    """Slow motion stands at this step, of so many; (0, 0): it is over."""
    note = Signal(object)
    """Msg: something the person should know (a picture of a skin is missing)."""

    def __init__(self, bridge: SessionBridge, speech: Localizer, theme: Theme) -> None:
        super().__init__()
        install()
        self.desk = BoardContext(bridge, speech, theme)
        self.bridge = bridge
        self.table = TableScene(self.desk, self)
        no_bars(self)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setScene(self.table)
        self.camera = Camera(self, self._camera_moved)
        self.camera.ground = self._ground
        self.drag = Drag(self)
        self.walk = KeyboardCursor(self)
        self.pointer = Pointer(self)
        self.player = SlowMotion(self)
        self.preview = LargePreview(self)
        self._truth = self._before = bridge.view()
        self.table.regrown.connect(self._regrown)
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self._refused)
        bridge.viewer_changed.connect(self._anew)
        speech.changed.connect(self._anew)
        self.table.show_view(bridge.view())
        self._mark_grabbable()
        self._room()
        self.fit_all()

    @property
    def theme(self) -> Theme:
        """How it looks and moves."""
        return self.desk.theme

    # ---- what changes --------------------------------------------------------------------------------------------

    def _changed(self, change: TableChange) -> None:
        if change.kind == "replaced":
            self._anew()
            self.fit_all()
            return
        self._before = self._truth
        self._truth = self.bridge.view()
        self.table.hurried = change.kind == "seek" and self.isVisible()
        self.player.stop()
        if not self.drag.ghost:
            self.drag.cancel()
        self.refresh(change.steps, self.theme.animations and self.isVisible())
        if change.kind == "mode" and self.camera.fitted:
            self.fit_all()

    def refresh(self, steps: Sequence[api.VisibleOp] = (), animate: bool = False) -> None:
        """The table as it is."""
        self.preview.hide()
        self.table.show_view(self.bridge.view(), steps, animate)
        self._mark_grabbable()
        self.drag.marks.again()
        self.walk.again()
        self.pointer.again()
        self.viewport().update()

    def _mark_grabbable(self) -> None:
        """Show what can be taken hold of now."""
        may = self.bridge.grabs() if not self.desk.sandbox else set()
        chosen = self.pointer.chosen
        counted = self.bridge.answer_of_gesture() if not self.desk.sandbox else set()
        for item in self.table.items_by_id.values():
            stand = item.stand
            if stand.kind and stand.place in may:
                counted.add(stand.place)
            elif stand.kind and stand.grabs[0] in may:
                counted.add(stand.id)
            may_take = stand.top in may or (stand.place in may and "?" in stand.top)
            item.mark(grabbable=may_take and not stand.closed, selected=stand.id in chosen)
        self.drag.marks.show("grabs", [(place, "held") for place in sorted(counted)])

    def _refused(self, refused: RefusedDrag) -> None:
        self.drag.show_reasons(refused)
        self.refused_at.emit(self.drag.ghost_at(), refused)

    def _anew(self) -> None:
        self.player.stop()
        self.drag.cancel()
        self.pointer.clear()
        self.tell(())  # what the one before looked at is not for other eyes
        self._truth = self._before = self.bridge.view()
        self.table.reset()
        self._mark_grabbable()
        self.drag.marks.again()
        self.drag.draft.again()
        self.walk.again()
        self.pointer.again()
        self._room()
        if self.camera.fitted:
            self.fit_all()

    def set_theme(self, theme: Theme) -> None:
        """Other colours, another size of text, movement on or off, quicker or slower."""
        looks_the_same = theme.looks_like(self.desk.theme)
        self.desk.theme = theme
        self.player.set_speed(theme.speed)
        if looks_the_same:  # slow motion goes on where it is
            return
        self._anew()
        self.viewport().update()

    # ---- looking around ------------------------------------------------------------------------------------------

    def _room(self) -> None:
        """Room around the table, so that one can look past its edges."""
        bounds = self.table.layout.bounds()
        away = max(bounds.width(), bounds.height())
        self.table.setSceneRect(bounds.adjusted(-away, -away, away, away))

    def _regrown(self) -> None:
        self._room()
        self.drag.marks.again()
        self.walk.again()
        if self.camera.fitted:
            self.camera.show(self.table.layout.bounds(), self.table.held.height, self.theme.ms(FLIGHT))

    def _camera_moved(self, moving: bool) -> None:
        self.table.zoom = self.camera.scale
        self.table.hasty = moving
        inverse = self.viewportTransform().inverted()[0]
        self.table.set_dock(inverse)
        self.preview.hide()
        if not moving:
            self.table.settle()
            self.player.lay_out()
            self.drag.draft.again()
        self.viewport().update()

    def _ground(self) -> QRectF:
        """Where the table lies; the layout changes."""
        return self.table.layout.bounds()

    def fit_all(self) -> None:
        """The whole table."""
        self.camera.fitted = True
        self.camera.margin = FRAME + 16.0 if self.desk.sandbox else float(MARGIN)
        self.camera.show(self.table.layout.bounds(), self.table.held.height)

    def areas(self) -> list[str]:
        """Where one can fly to: the middle, the other boards, each seat."""
        boards = self.table.layout.boards
        seats = sorted((board for board in boards if board.seat), key=lambda board: board.seat)
        return [board.key for board in boards if not board.seat] + [board.key for board in seats]

    def area_name(self, area: str) -> api.Message | None:
        """What an area is called."""
        board = self.table.layout.board(area)
        if board is None:
            return None
        if board.seat:
            return api.msg("window.area_of_seat", "Area of {seat}", seat=api.SeatArg(board.seat))
        if board.cells is not None:
            return api.msg("window.middle_of_table", "Middle of the table")
        return api.msg("window.common_area", "Common area")

    def fly_to(self, area: str) -> None:
        """Go near to an area."""
        board = self.table.layout.board(area)
        if board is None:
            return
        self.camera.fitted = False
        around = board.rect.adjusted(-14, -14, 14, 14)
        self.camera.show(around, self.table.held.height, self.theme.ms(FLIGHT))

    def zoom_by(self, factor: float) -> None:
        """Nearer or farther, around the middle."""
        self.camera.zoom(factor, QRectF(self.viewport().rect()).center())

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y() or event.pixelDelta().y()
        if turn:
            self.camera.zoom(1.0016**turn, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Another screen may be denser, while the view keeps its size: then all is painted anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.desk.art.set_ratio(self.devicePixelRatioF())
            self.viewport().update()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.desk.art.set_ratio(self.devicePixelRatioF())
        self.table.resize(self.viewport().size())
        if self.camera.fitted:
            self.fit_all()
        else:
            self._camera_moved(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.patient = False

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """All is painted anew: shifting the old pixels first would be thrown away."""
        usual = self.viewportUpdateMode()
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        super().scrollContentsBy(dx, dy)
        self.setViewportUpdateMode(usual)
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.table.begin_frame()
        paint_backdrop(painter, self.desk, self.viewport().rect(), self.viewportTransform().map(QPointF(0, 0)))

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.desk.sandbox:
            transform = painter.worldTransform()
            painter.setWorldTransform(QTransform())
            paint_sandbox_frame(painter, self.desk, QRectF(self.viewport().rect()))
            painter.setWorldTransform(transform)

    # ---- pointer and keys ----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.double(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.leave()
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.pointer.menu(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space:
            self.pointer.hold_to_pan(True)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers():
            areas = self.areas()
            index = key - Qt.Key.Key_1
            if index < len(areas):
                self.fly_to(areas[index])
        elif key == Qt.Key.Key_0 and not event.modifiers():
            self.fit_all()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1.25 if key == Qt.Key.Key_Plus else 0.8)
        elif not self.walk.key(key):
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.pointer.hold_to_pan(False)
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.walk.next_area(forward):
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointer.hold_to_pan(False)
        super().focusOutEvent(event)

    def tell(self, ids: tuple[str, ...]) -> None:
        """Say what is under the pointer or the keyboard."""
        self.preview.rest_on(next((one for one in self.walk.targets() if ids and ids[0] in one.ids), None))
        self.hovered.emit(next((name for name in ids if name and "?" not in name), ""))

    # ---- pictures ------------------------------------------------------------------------------------------------

    def composer(self) -> TableExporter:
        """All that is to be seen now, ready to be written in another thread, with progress and a way to stop."""
        return TableExporter(self.table)

    # ---- marks ---------------------------------------------------------------------------------------------------

    def show_subjects(self, ids: Sequence[str], *, refused: bool = False) -> None:
        """Light pieces and places: what a line of the log is about, or what is in the way. Empty: none."""
        self.drag.marks.show("subjects", [(name, "block" if refused else "subject") for name in ids])

    def select_option(self, key: str) -> None:
        """Show on the board what an option of the panel would do; empty: none."""
        face = next((one for one in self.bridge.options() if one.key == key), None) if key else None
        marks: list[tuple[str, str]] = []
        if face is not None and face.gesture is not None:
            marks = [(face.gesture.grab, "subject"), (face.gesture.drop, "over")]
        self.drag.marks.show("option", marks)

    # ---- scans ---------------------------------------------------------------------------------------------------

    def use_skin(self, skin: BoardScan | None) -> None:
        """Lay an owner's scans over the drawn boards, or take them away; a broken picture is told by `note`."""
        for message in self.table.use_skin(skin):
            self.note.emit(message)
        self._mark_grabbable()
        self.viewport().update()

    @property
    def skin(self) -> BoardScan | None:
        """The scans that are shown."""
        return self.table.skin

    def set_nudging(self, nudging: bool) -> None:
        """Let places be dragged to where the scan has them; each is saved in the skin."""
        self.pointer.nudging = nudging and self.table.skin is not None

    # ---- slow motion ---------------------------------------------------------------------------------------------

    def play_steps(self, steps: Sequence[api.VisibleOp], before: api.SeatView | None = None) -> None:
        """Show steps in slow motion: those of the newest change, or others with the table before them."""
        self.drag.cancel()
        self.player.set_speed(self.theme.speed)
        self.player.play(before or self._before, steps, self.bridge.view())

    def cancel(self) -> None:
        """Send a ghost home, lay down what is held, end a selection."""
        self.drag.cancel()
        self.pointer.clear()
        self._mark_grabbable()
