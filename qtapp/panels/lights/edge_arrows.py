"""Arrows at the edges of the table: where targets lie that a person who has the camera does not see."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.api import msg
from qtapp.board import TableView
from qtapp.board.input.lit_targets import fly_near
from qtapp.board.motion.director import AROUND_TARGETS, needed_zoom
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts

SIDE = 44
"""Pixels of an arrow, so that a finger hits it."""


class Edge(Enum):
    """Where the way leads."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def beyond(box: QRectF, seen: QRectF) -> Edge | None:
    """The edge behind which the middle of a box lies; None: it is in sight."""
    at = box.center()
    out = {
        Edge.LEFT: seen.left() - at.x(),
        Edge.RIGHT: at.x() - seen.right(),
        Edge.UP: seen.top() - at.y(),
        Edge.DOWN: at.y() - seen.bottom(),
    }
    farthest = max(out, key=lambda edge: out[edge])
    return farthest if out[farthest] > 0 else None


class EdgeArrow(QAbstractButton):
    """One arrow with the number of targets behind its edge."""

    def __init__(self, context: AppContext, edge: Edge, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._edge = edge
        self.targets: tuple[str, ...] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # by keys one walks to the targets themselves
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#ffffff" if theme.contrast else c.ink), 2.4))
        painter.setBrush(QColor(c.lamp))
        middle = QRectF(self.rect()).center()
        painter.drawEllipse(middle, SIDE / 2 - 2, SIDE / 2 - 2)
        x, y = self._edge.value
        tip, side = QPointF(x, y) * (SIDE / 2 - 5), QPointF(y, x) * 6
        back = QPointF(x, y) * (SIDE / 2 - 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.ink))
        painter.drawPolygon(QPolygonF([middle + tip, middle + back + side, middle + back - side]))
        painter.setPen(QColor(c.ink))
        painter.setFont(theme.font(15))
        box = QRectF(self.rect()).translated(-x * 5, -y * 5)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(len(self.targets)))
        painter.end()


class EdgeArrows(QObject):
    """Lays an arrow at each edge behind which targets lie; a click brings them into sight."""

    def __init__(
        self, context: AppContext, view: TableView, parent: QWidget, targets: Callable[[], tuple[str, ...]]
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._targets = targets
        self._words = LiveTexts(context.speech, self, view.client.names)
        self.arrows = {edge: EdgeArrow(context, edge, parent) for edge in Edge}
        for arrow in self.arrows.values():
            arrow.clicked.connect(partial(self._bring, arrow))

    def lay(self, within: QRect, wanted: bool) -> None:
        """Lay the arrows at the edges of a part of the page; `wanted`: has a person the camera?"""
        behind: dict[Edge, list[str]] = {edge: [] for edge in Edge}
        for name in self._targets() if wanted else ():
            box = self._view.surface.box_of(name)
            edge = beyond(box, QRectF(within)) if box is not None else None
            if edge is not None:
                behind[edge].append(name)
        for edge, arrow in self.arrows.items():
            arrow.targets = tuple(behind[edge])
            arrow.setVisible(bool(arrow.targets))
            if arrow.targets:
                x, y = edge.value
                middle = within.center()
                at = QPointF(
                    middle.x() + x * (within.width() - SIDE) / 2, middle.y() + y * (within.height() - SIDE) / 2
                )
                arrow.setGeometry(round(at.x()) - SIDE // 2, round(at.y()) - SIDE // 2, SIDE, SIDE)
                words = msg("window.targets_out_of_sight", "%n place(s) out of sight: go there", len(arrow.targets))
                arrow.setAccessibleName(self._words.say(words))
                set_tool_tip(arrow, arrow.accessibleName())
                arrow.raise_()
                arrow.update()

    def _bring(self, arrow: EdgeArrow, _checked: bool = False) -> None:
        table = self._view.table
        boxes = [found[0] for name in arrow.targets if (found := table.box_of(name)) is not None and not found[1]]
        whole = QRectF()
        for box in boxes:
            whole = whole.united(box)
        if boxes:
            m = AROUND_TARGETS
            fly_near(self._view.surface, whole.adjusted(-m, -m, m, m), needed_zoom(boxes))
