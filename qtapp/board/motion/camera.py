"""Looking around: zoom at the pointer, pan, fly to an area, fit the whole table above the strip."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QMarginsF, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from engine import api
from qtapp.board.paint.backdrop import FRAME
from qtapp.board.scene.scene import TableScene

NEAREST, FARTHEST = 4.0, 0.06
SETTLE = 140
FLIGHT = 320
MARGIN, SANDBOX_MARGIN = 3.0, FRAME + 16.0
"""Pixels around what is shown, within what bar, rail and hand leave; with free hands there is a frame around it."""

WORTH_A_COLUMN = 0.65
"""A board that is at least so large beside what is asked is shown there, whole; a strip fills the width."""


class Camera(QObject):
    """Moves a view over its scene. The scale is always straight; no bars, no anchors."""

    def __init__(self, view: QGraphicsView, table: TableScene, moved: Callable[[bool], None]) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._moved = moved
        """Called with True while it moves, with False when it has come to rest."""
        self.fitted = True
        """The whole table is shown, and shall be when the window changes."""
        self._margin = MARGIN
        """Pixels around what is fitted into the view."""
        self.covered = QMarginsF()
        """Pixels at the edges of the viewport that other things lie over, besides the hand."""
        self.edges = QMarginsF()
        """What of it is there whatever is asked: a person who goes somewhere sees it as large as that leaves room."""
        self.aside = 0.0
        """So many pixels what is asked needs at one side: a shot of single targets leaves them."""
        self.manual = False
        """Has a person moved it? Then nothing moves it but persons."""
        self.taken: Callable[[], None] = lambda: None
        """Called when a person moves it."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(SETTLE)
        self._rest.timeout.connect(lambda: self._moved(False))
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._flight.valueChanged.connect(self._flown)
        self._flight.finished.connect(lambda: self._moved(False))
        self._from = (1.0, QPointF())
        self._to = (1.0, QPointF())

    @property
    def scale(self) -> float:
        """Pixels of one unit."""
        return self._view.transform().m11()

    def centre(self) -> QPointF:
        """The point of the scene in the middle of the viewport."""
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect().center()

    def look(self, scale: float, centre: QPointF) -> None:
        """Look at a point with a scale, at once."""
        scale = min(NEAREST, max(FARTHEST, scale))
        if scale != self.scale:
            self._view.setTransform(QTransform.fromScale(scale, scale))
        self._view.centerOn(centre)
        self._moved(True)

    def aim(self, box: QRectF, covered: QMarginsF | None = None) -> tuple[float, QPointF]:
        """Scale and centre that show a box in the part of the viewport above the strip that nothing covers; `covered`:
        if other things lay over its edges than do now.
        """
        room = self._room(covered)
        scale = min(room.width() / max(1.0, box.width()), room.height() / max(1.0, box.height()), 1.6)
        scale = min(NEAREST, max(FARTHEST, scale))
        port = QRectF(self._view.viewport().rect())
        return scale, box.center() + (port.center() - room.center()) * (1 / scale)

    def _room(self, covered: QMarginsF | None = None) -> QRectF:
        """The part of the viewport that nothing lies over."""
        port = QRectF(self._view.viewport().rect()).marginsRemoved(self.covered if covered is None else covered)
        port.setBottom(port.bottom() - self._table.held.height)
        inner = port.adjusted(self._margin, self._margin, -self._margin, -self._margin)
        inner.setSize(inner.size().expandedTo(QSizeF(40, 40)))
        return inner

    def free_size(self) -> QSizeF:
        """The size of the part of the viewport that nothing lies over, in pixels."""
        return self._room().size()

    @property
    def flies(self) -> bool:
        """Is it on its way?"""
        return self._flight.state() == QVariantAnimation.State.Running

    @property
    def aimed_scale(self) -> float:
        """The scale where it is, or where it flies to."""
        return self._to[0] if self.flies else self.scale

    def aimed_box(self, covered: QMarginsF | None = None) -> QRectF:
        """What lies in the free part of the viewport, where it is or where it flies to; in the scene."""
        scale, centre = self._to if self.flies else (self.scale, self.centre())
        return self.seen_from(scale, centre, covered)

    def seen_from(self, scale: float, centre: QPointF, covered: QMarginsF | None = None) -> QRectF:
        """What would lie in the free part of the viewport; in the scene."""
        room, port = self._room(covered), QRectF(self._view.viewport().rect())
        corner = centre + (room.topLeft() - port.center()) * (1 / scale)
        return QRectF(corner, room.size() * (1 / scale))

    def _take(self) -> None:
        """A person moves it."""
        self.fitted = False
        if not self.manual:
            self.manual = True
            self.taken()

    # ---- the whole table and its areas ---------------------------------------------------------------------------

    def fit_all(self) -> None:
        """The whole table."""
        self.fitted = True
        self._margin = SANDBOX_MARGIN if self._table.board_context.sandbox else MARGIN
        self.show(self._table.layout.bounds())

    def show_whole(self) -> None:
        """A person wants to see the whole table."""
        self._take()
        self.fitted = True
        self._margin = SANDBOX_MARGIN if self._table.board_context.sandbox else MARGIN
        self.show(self._table.layout.bounds(), self._table.board_context.theme.ms(FLIGHT), self.edges)

    def follow_size(self) -> None:
        """The table has another size: fly to where all of it is seen, if all of it was."""
        if self.fitted:
            self.show(self._table.layout.bounds(), self._table.board_context.theme.ms(FLIGHT))

    def areas(self) -> list[str]:
        """Where one can fly to: the middle, the other boards, each seat."""
        boards = self._table.layout.boards
        seats = sorted((board for board in boards if board.seat), key=lambda board: board.seat)
        return [board.key for board in boards if not board.seat] + [board.key for board in seats]

    def area_name(self, area: str) -> api.Message | None:
        """What an area is called."""
        board = self._table.layout.board(area)
        if board is None:
            return None
        if board.seat:
            return api.msg("window.area_of_seat", "Area of {seat}", seat=api.SeatArg(board.seat))
        return self._table.art.board_names.get(area) or api.msg("window.common_area", "Common area")

    def fly_to(self, area: str) -> None:
        """Go near to an area."""
        board = self._table.layout.board(area)
        if board is not None:
            self.show(board.rect, self._table.board_context.theme.ms(FLIGHT), self._beside(board.rect))
            self._take()

    def _beside(self, box: QRectF) -> QMarginsF:
        """The edges that are left free for a box where a person goes: a column for what is asked, which would lie over
        it otherwise, if the box is not much smaller by that.
        """
        with_column = self.edges + QMarginsF(self.aside, 0, 0, 0)
        return (
            with_column
            if self.aim(box, with_column)[0] >= WORTH_A_COLUMN * self.aim(box, self.edges)[0]
            else self.edges
        )

    def fly_near_or_back(self, area: str) -> None:
        """Go near to an area; once there, or if there is none, back to the whole table."""
        board = self._table.layout.board(area)
        if board is None or abs(self.aim(board.rect, self._beside(board.rect))[0] / self.scale - 1) < 0.02:
            self.fit_all()
        else:
            self.fly_to(area)

    # ---- moving --------------------------------------------------------------------------------------------------

    def show(self, box: QRectF, duration: int = 0, covered: QMarginsF | None = None) -> None:
        """Show a box; with a duration, fly there."""
        scale, centre = self.aim(box, covered)
        if duration <= 0:
            self._flight.stop()
            self.look(scale, centre)
            self._moved(False)
            return
        self._from, self._to = (self.scale, self.centre()), (scale, centre)
        self._flight.setDuration(duration)
        self._flight.start()

    def _flown(self, value: object) -> None:
        t = float(value) if isinstance(value, (int, float)) else 1.0
        (first, start), (last, end) = self._from, self._to
        self.look(first * (last / first) ** t, start + (end - start) * t)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Nearer or farther, with the point of the viewport staying where it is."""
        self._flight.stop()
        self._take()
        scale = min(NEAREST, max(FARTHEST, self.scale * factor))
        below = self._view.viewportTransform().inverted()[0].map(at)
        port = QRectF(self._view.viewport().rect())
        self.look(scale, below + (port.center() - at) * (1 / scale))
        self._rest.start()

    def zoom_by(self, factor: float) -> None:
        """Nearer or farther, around the middle."""
        self.zoom(factor, QRectF(self._view.viewport().rect()).center())

    def pan(self, by: QPointF) -> None:
        """Shift the table by pixels, as long as some of it lies in the middle of the view: nobody loses it."""
        self._flight.stop()
        self._take()
        bars = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        table = self._view.viewportTransform().mapRect(self._table.layout.bounds())
        middle = QRectF(self._view.viewport().rect()).center()
        left, right = middle.x() - table.right(), middle.x() - table.left()
        up, down = middle.y() - table.bottom(), middle.y() - table.top()
        bars[0].setValue(round(bars[0].value() - min(max(by.x(), min(left, 0.0)), max(right, 0.0))))
        bars[1].setValue(round(bars[1].value() - min(max(by.y(), min(up, 0.0)), max(down, 0.0))))
        self._moved(True)
        self._rest.start()


def no_bars(view: QGraphicsView) -> None:
    """A view that only the camera moves."""
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
    view.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
