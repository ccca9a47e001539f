"""The view of the table: puts the parts of the board together, hands events to them and signals to the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

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
from qtapp.board.accessible import SpokenTable, announce_focus, install
from qtapp.board.input.asker import Asker
from qtapp.board.input.drag import Drag
from qtapp.board.input.keyboard import KeyboardCursor
from qtapp.board.input.pointer import Pointer
from qtapp.board.input.preview import LargePreview
from qtapp.board.input.scan_fitting import ScanFitting
from qtapp.board.input.step_targets import StepTargets
from qtapp.board.motion.camera import Camera, no_bars
from qtapp.board.motion.slow_motion import SlowMotion
from qtapp.board.motion.surface import Surface
from qtapp.board.paint.backdrop import paint_backdrop, paint_sandbox_frame
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.photos import common_photos
from qtapp.board.scene.gameart import FindArt
from qtapp.board.scene.highlight import Highlights
from qtapp.board.scene.scene import TableScene
from qtapp.i18n import Localizer
from qtapp.kit.paint.theme import Theme
from qtapp.kit.speak.announce import announce
from qtapp.session.client import RefusedDrag, SeatClient, TableChange

NOTHING_HERE = api.msg("window.nothing_to_take_here", "There is nothing here to take hold of.")


class TableView(SpokenTable):
    """One table, seen by the viewer of a client."""

    hovered = Signal(str)
    """The piece or place under the pointer or the keyboard focus; empty: none."""
    refused_at = Signal(object, object)
    """QRect of the viewport and RefusedDrag: where the ghost is held, and why."""
    options_at = Signal(object, object)
    """QPointF (global) and the options that share a drop; the view opens its own small menu for them."""
    context_menu = Signal(object, object)
    """QPoint (global) and the ids a menu of free hands was opened for."""
    player_moved = Signal(int, int)
    """Slow motion stands at this step, of so many; (0, 0): it is over."""
    explain_wanted = Signal(str, object)
    """Somebody asks what something is: its id, and its box in the viewport (QRect)."""
    target_chosen = Signal(str)
    """A lit target of the decision was clicked, while nothing is held."""
    laid_out = Signal()
    """The view or the table has another size, or all of it was laid anew: whoever aims the camera aims again."""
    camera_rested = Signal()
    """The camera has come to rest."""
    note = Signal(object)
    """Message: something the person should know (a picture of a skin is missing)."""

    def __init__(self, client: SeatClient, speech: Localizer, theme: Theme, find_art: FindArt) -> None:
        super().__init__()
        install()
        self.board_context = BoardContext(client, speech, theme)
        self.client = client
        self.table = TableScene(self.board_context, find_art, self)
        common_photos().changed.connect(self._photos_came)
        no_bars(self)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setScene(self.table)
        self.camera = Camera(self, self.table, self._camera_moved)
        self.highlights = Highlights(self.table)
        self.surface = Surface(
            self, self.table, self.board_context, self.camera, self.highlights, lambda: announce_focus(self)
        )
        self.drag = Drag(self.surface, self.options_at.emit)
        self._held_for = 0
        """The ticket of the question for which something is held."""
        self.drag.held.connect(self._hold)
        self.steps = StepTargets(self.surface, self.drag, self.target_chosen.emit)
        self.slow_motion = SlowMotion(
            self.surface, begins=self.drag.cancel, moved=self.player_moved.emit, ended=self._refresh
        )
        self.preview = LargePreview(self.surface, self.drag, lambda: self.slow_motion.playing)
        self.keyboard = KeyboardCursor(
            self.surface,
            self.drag,
            rests_on=self.tell,
            takes=self.preview.hide,  # it would lie over where the thing may go
            gives_up=self.cancel,
            finds_nothing=lambda: self.note.emit(NOTHING_HERE),
            lit=lambda: self.steps.names,
            chooses=self.steps.choose,
            says=lambda message: announce(self, self.board_context.say(message)),
        )
        self.scans = ScanFitting(
            self.surface,
            told=self.note.emit,
            laid=self._mark_grabbable,
            moved=self._refresh,
        )
        self.pointer = Pointer(
            self.surface,
            self.drag,
            self.keyboard,
            self.scans,
            rests_on=self.tell,
            presses=self.preview.hide,
            gives_up=self.cancel,
            opens_menu=lambda at, ids: self.context_menu.emit(at, list(ids)),
        )
        self.asker = Asker(self.surface, self.pointer, self.keyboard, self.explain_wanted.emit)
        self.table.regrown.connect(self._regrown)
        self.table.boards_hidden.connect(self.highlights.again)
        client.changed.connect(self._changed)
        client.refused.connect(self._refused)
        client.viewer_changed.connect(self._sit_down)
        speech.changed.connect(self._anew)
        self.table.show_view(client.view())
        self._mark_grabbable()
        self._room()
        self.camera.fit_all()

    def _photos_came(self) -> None:
        self.table.update()

    # ---- what changes --------------------------------------------------------------------------------------------

    def _changed(self, change: TableChange) -> None:
        if change.kind == "replaced":
            self.camera.manual = False
            self._anew()
            self.camera.fit_all()
            self.laid_out.emit()
            return
        self.slow_motion.table_changed()
        self.table.hurried = change.kind == "seek" and self.isVisible()
        self.slow_motion.stop()
        with self._held_through():
            self._refresh(change.steps, self.board_context.theme.animations and self.isVisible())
        if change.kind == "mode" and self.camera.fitted:
            self.camera.fit_all()

    @contextmanager
    def _held_through(self) -> Iterator[None]:
        """The table changes. What is held goes home, unless the same is still asked: others may answer meanwhile."""
        drag, pending = self.drag, self.client.questions.pending()
        stays = drag.picked and pending is not None and pending.ticket == self._held_for
        held = drag.grab if stays else ""
        drag.blockSignals(bool(held))
        try:
            if not drag.ghost:
                drag.cancel()
            yield
            taken = bool(held) and drag.take(held)
        finally:
            drag.blockSignals(False)
        if held and not taken:
            drag.held.emit("")

    def _hold(self, thing: str) -> None:
        pending = self.client.questions.pending()
        self._held_for = pending.ticket if thing and pending is not None else 0

    def _refresh(self, steps: Sequence[api.VisibleOp] = (), animate: bool = False) -> None:
        """The table as it is."""
        self.preview.hide()
        self.table.show_view(self.client.view(), steps, animate)
        self._mark_grabbable()
        self.highlights.again()
        self.keyboard.again()
        self.pointer.again()
        self.viewport().update()

    def _mark_grabbable(self) -> None:
        self.pointer.mark_grabbable()

    def _refused(self, refused: RefusedDrag) -> None:
        self.drag.show_reasons(refused)
        self.refused_at.emit(self.drag.ghost_box(), refused)

    def _sit_down(self) -> None:
        self._anew(only_viewer=True)

    def _anew(self, *, only_viewer: bool = False) -> None:
        self.slow_motion.stop()
        self.drag.cancel()
        self.pointer.clear()
        self.tell(())  # the large preview may show a card of the player before
        self.slow_motion.table_replaced()
        self.table.reset(only_viewer=only_viewer)
        self._mark_grabbable()
        self.highlights.again()
        self.drag.draft.again()
        self.keyboard.again()
        self.pointer.again()
        self._room()
        if self.camera.fitted:
            self.camera.fit_all()
        self.laid_out.emit()

    def set_theme(self, theme: Theme) -> None:
        """Other colours, another size of text, movement on or off, quicker or slower."""
        looks_the_same = theme.looks_like(self.board_context.theme)
        self.board_context.theme = theme
        self.slow_motion.set_speed(theme.speed)
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
        self.highlights.again()
        self.keyboard.again()
        self.camera.follow_size()
        self.laid_out.emit()

    def _camera_moved(self, moving: bool) -> None:
        self.table.zoom = self.camera.scale
        self.table.hasty = moving
        inverse = self.viewportTransform().inverted()[0]
        self.table.set_dock(inverse)
        self.preview.hide()
        if not moving:
            self.table.settle()
            self.slow_motion.lay_out()
            self.drag.draft.again()
            self.camera_rested.emit()
            self.drag.light_again()
            self.steps.again()
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y() or event.pixelDelta().y()
        if turn and self.table.scroll_hand(event.position(), -1 if turn > 0 else 1):
            self.pointer.hover(event.position())
        elif turn:
            self.camera.zoom(1.0016**turn, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Another screen may be denser, while the view keeps its size: then all is painted anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.board_context.art.set_ratio(self.devicePixelRatioF())
            self.viewport().update()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board_context.art.set_ratio(self.devicePixelRatioF())
        self.table.resize(self.viewport().size(), self.window().size())
        if self.camera.fitted:
            self.camera.fit_all()
        else:
            self._camera_moved(False)
        self.laid_out.emit()

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
        paint_backdrop(painter, self.board_context, self.viewport().rect(), self.viewportTransform().map(QPointF(0, 0)))

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.board_context.sandbox:
            transform = painter.worldTransform()
            painter.setWorldTransform(QTransform())
            paint_sandbox_frame(painter, self.board_context, QRectF(self.viewport().rect()))
            painter.setWorldTransform(transform)

    # ---- pointer and keys ----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left, at = event.button() == Qt.MouseButton.LeftButton, event.position()
        if left and (self.asker.press(at) or self.steps.press(at)):
            return
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
        if self.board_context.sandbox:
            self.pointer.menu(event)
        elif event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.asker.explain_focus()
        else:
            self.asker.explain_at(QPointF(event.pos()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space:
            self.pointer.hold_to_pan(True)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.camera.zoom_by(1.25 if key == Qt.Key.Key_Plus else 0.8)
        elif not self.keyboard.key(key):
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.pointer.hold_to_pan(False)
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.keyboard.next_area(forward):
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointer.hold_to_pan(False)
        super().focusOutEvent(event)

    def tell(self, ids: tuple[str, ...]) -> None:
        """Say what is under the pointer or the keyboard."""
        self.preview.rest_on(next((one for one in self.keyboard.targets() if ids and ids[0] in one.ids), None))
        self.hovered.emit(next((name for name in ids if name and "?" not in name), ""))

    def cancel(self) -> None:
        """Send a ghost home, lay down what is held, end a selection."""
        self.drag.cancel()
        self.pointer.clear()
        self._mark_grabbable()
