"""The table itself: its cloth, and the frame that tells free hands from strict play."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QTransform

from engine import api
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.text import BOLD, paint_text, width_of

FRAME = 14
TAB = api.msg("window.sandbox_tab", "Sandbox · F2")
_TAB_TEXT = 15


def tab_height(text_scale: float) -> int:
    """How far the tab of free hands hangs down into the view."""
    return round(_TAB_TEXT * text_scale * 1.9)


@lru_cache(maxsize=16)
def _tile(root: str, name: str, side: int) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    pixmap = QPixmap(side, side)
    pixmap.fill(QColor("#e6dfd0"))
    painter = QPainter(pixmap)
    QSvgRenderer(f"{root}/kit/{name}.svg").render(painter)
    painter.end()
    return pixmap


def paint_backdrop(painter: QPainter, board_context: BoardContext, port: QRect, origin: QPointF) -> None:
    """Cover the viewport with cloth; it moves with the table but is not zoomed."""
    transform = painter.worldTransform()
    ratio = board_context.art.ratio
    painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))  # device pixels: nothing is stretched
    port = QRect(0, 0, round(port.width() * ratio), round(port.height() * ratio))
    theme = board_context.theme
    if theme.contrast:
        painter.fillRect(port, QColor(theme.colours.table))
    else:
        name = "table_dark" if theme.dark else "table_sand" if board_context.sandbox else "table_light"
        side = round(64 * ratio)
        tile = _tile(str(board_context.art.root), name, side)
        offset = QPoint(-round(origin.x() * ratio) % side, -round(origin.y() * ratio) % side)
        painter.drawTiledPixmap(port, tile, offset)
        if theme.dark and board_context.sandbox:
            painter.fillRect(port, QColor(90, 66, 20, 70))
    painter.setWorldTransform(transform)


@lru_cache(maxsize=8)
def _dots(sand: str, dot: str) -> QPixmap:
    pixmap = QPixmap(14, 14)
    pixmap.fill(QColor(sand))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(dot))
    painter.drawEllipse(QPointF(4, 4), 1.6, 1.6)
    painter.drawEllipse(QPointF(11, 11), 1.6, 1.6)
    painter.end()
    return pixmap


def paint_sandbox_frame(painter: QPainter, board_context: BoardContext, port: QRectF) -> None:
    """A dotted frame of sand round the view, and a tab that says what it means."""
    colours = board_context.theme.colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QPainterPath()
    frame.addRect(port)
    hole = QPainterPath()
    hole.addRoundedRect(port.adjusted(FRAME, FRAME, -FRAME, -FRAME), 12, 12)
    painter.fillPath(
        frame - hole, QBrush(_dots(colours.sand, "#ffe14d" if board_context.theme.contrast else "#c98f35"))
    )
    size = _TAB_TEXT * board_context.theme.text_scale
    words = board_context.label(TAB)
    wide = width_of(words, size, BOLD) + size * 2
    tab = QRectF(port.center().x() - wide / 2, -8, wide, tab_height(board_context.theme.text_scale) + 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.sandbox))
    painter.drawRoundedRect(tab, 8, 8)
    paint_text(
        painter,
        words,
        QRectF(tab.left(), 0, wide, size * 1.85),
        size=size,
        weight=BOLD,
        colour=colours.on_sandbox,
        align=Qt.AlignmentFlag.AlignHCenter,
        middle=True,
    )
