"""The large picture of a game: on the start page, behind the title of a new game."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from qtapp.kit.paths import resources


@cache
def start_picture(game: str, width: int, ratio: float) -> QPixmap:
    """The start picture of a game, at a width, for a screen; empty if there is none."""
    file = resources() / "start" / f"{game}.svg"
    renderer = QSvgRenderer(str(file)) if file.is_file() else QSvgRenderer()
    if not renderer.isValid():
        return QPixmap()
    size = renderer.defaultSize()
    height = width * size.height() / size.width()
    drawn = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(drawn.rect()))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn
