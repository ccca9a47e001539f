"""Several equal things on each other, as one picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.picture import plate
from qtapp.board.paint.text import BOLD, width_of


@dataclass(frozen=True)
class StackedTiles(Picture):
    """Edges, and the one on top of them; as many lie here as one likes."""

    top: Picture
    layers: int
    step: tuple[float, float]

    @property
    def lean(self) -> QPointF:
        """How far the top one is away from the lowest."""
        return QPointF(*self.step) * float(self.layers)

    def box(self, art: PictureCache) -> QRectF:
        box = self.top.box(art)
        return box.united(box.translated(self.lean)).adjusted(-2, -2, 14, 16)

    def footprint(self, art: PictureCache) -> QRectF:
        return self.top.footprint(art).translated(self.lean)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        if self.layers:
            painter.save()
            self.top.edge().paint(painter, art, px)
            painter.restore()
        painter.setPen(QPen(QColor(40, 32, 22, 110), 0.8))
        painter.setBrush(QColor("#efe8d6"))
        foot = self.top.footprint(art)
        for layer in range(1, self.layers):
            painter.drawRoundedRect(foot.translated(self.step[0] * layer, self.step[1] * layer), 13, 13)
        painter.translate(self.lean)
        self.top.paint(painter, art, px)


@dataclass(frozen=True)
class Pile(Picture):
    """Several equal things on each other: some edges below the top one, and their number."""

    top: Picture
    n: int
    step: tuple[float, float] = (-1.6, -2.4)

    @property
    def lean(self) -> QPointF:
        """How far the top one is away from the lowest."""
        return self.body().lean

    def body(self) -> StackedTiles:
        return StackedTiles(self.top, min(5, max(1, self.n // 4)) if self.n > 1 else 0, self.step)

    def box(self, art: PictureCache) -> QRectF:
        return self.body().box(art)

    def footprint(self, art: PictureCache) -> QRectF:
        return self.body().footprint(art)

    def paint_over(self, painter: QPainter, art: PictureCache, px: float) -> None:
        self.paint_above(painter, art)

    def paint_above(self, painter: QPainter, art: PictureCache) -> None:
        if self.n > 1:
            foot = self.footprint(art)
            tall = max(40.0, min(foot.width(), foot.height()) * 0.3)
            wide = max(tall, width_of(str(self.n), tall * 0.72, BOLD) + tall * 0.5)
            corner = foot.bottomRight()
            plate(painter, QRectF(corner.x() - wide + 8, corner.y() - tall + 8, wide, tall), str(self.n))
