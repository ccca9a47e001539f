"""Tiles of Barrage: contracts, technology, headstreams, bonus and objective tiles, companies, officers, incomes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.icons import IconStyle, paint_icons
from qtapp.board.paint.picture import PAPER
from qtapp.board.paint.text import BOLD, number, paint_text

PIECES = "barrage/pieces/"
STYLE = IconStyle(gap=0.2)
"""Tiles are small: two gains stand nearer to each other."""
LEAST_PX = 11.0
"""Words that would be smaller on the screen are left out: the large look has them."""


@dataclass(frozen=True)
class BarrageTilePicture(Picture):
    """A drawn tile with boxes that are filled in."""

    def drawing(self) -> str:
        """The file of its drawing."""
        raise NotImplementedError

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        """Paint what is written into its boxes."""

    def box(self, art: PictureCache) -> QRectF:
        return art.size(self.drawing()).translated(-self._centre(art))

    def footprint(self, art: PictureCache) -> QRectF:
        return art.element(self.drawing(), "foot").translated(-self._centre(art))

    def _centre(self, art: PictureCache) -> QPointF:
        return art.element(self.drawing(), "foot").center()

    def part(self, art: PictureCache, name: str) -> QRectF:
        """A box of the drawing."""
        return art.element(self.drawing(), name).translated(-self._centre(art))

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, self.drawing(), QPointF(0, 0))
        self.fill(painter, art, px)


@dataclass(frozen=True)
class ContractFace(BarrageTilePicture):
    """A contract: the energy it asks for and what it pays."""

    colour: str
    energy: int
    reward: api.IconRows

    def drawing(self) -> str:
        return f"{PIECES}contract_{self.colour}.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        number(painter, str(self.energy), self.part(art, "number"), size=28)
        paint_icons(painter, art, self.reward, self.part(art, "icons"), 38, STYLE)


@dataclass(frozen=True)
class TechnologyFace(BarrageTilePicture):
    """A technology tile: what it builds, its level and its effect."""

    builds: str
    level: int
    effect: api.IconRows
    colour: int = 0

    def drawing(self) -> str:
        return f"{PIECES}technology_{self.level}.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.icon(painter, self.builds, self.part(art, "kind"))
        box = self.part(art, "icons")
        if self.effect:
            paint_icons(painter, art, self.effect, box, 38, STYLE)
        elif self.colour:
            art.draw(painter, PIECES + "order.svg", box.center(), self.colour, 0.7)


@dataclass(frozen=True)
class HeadstreamFace(BarrageTilePicture):
    """A headstream tile: how many drops come in each round."""

    drops: tuple[int, ...]
    now: int = 0
    """The round that is played."""

    def drawing(self) -> str:
        return PIECES + "headstream.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        for index, n in enumerate(self.drops, 1):
            head = self.part(art, f"round.{index}")
            if index == self.now:
                painter.fillRect(head.adjusted(1, 1, -1, 0), QColor("#ffd84d"))
            number(painter, str(index), head, size=16, colour="#1e2a32" if index == self.now else PAPER)
            box = self.part(art, f"drops.{index}")
            if n:
                paint_icons(painter, art, ((api.Figure(str(n)), api.Icon("drop")),), box, 24, STYLE)


@dataclass(frozen=True)
class BonusFace(BarrageTilePicture):
    """A bonus tile: points for each own thing of a kind."""

    each: int
    what: str

    def drawing(self) -> str:
        return PIECES + "bonus.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        number(painter, str(self.each), self.part(art, "number"), size=34)
        art.icon(painter, "vp", self.part(art, "sign"))
        art.icon(painter, self.what, self.part(art, "what").adjusted(2, 0, -2, 0))


@dataclass(frozen=True)
class ObjectiveFace(BarrageTilePicture):
    """An objective tile: what is counted."""

    sign: str
    counted: api.IconRows

    def drawing(self) -> str:
        return PIECES + "objective.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        number(painter, self.sign, self.part(art, "number"), size=24)
        paint_icons(painter, art, self.counted, self.part(art, "words"), 34, STYLE)


@dataclass(frozen=True)
class CompanyFace(BarrageTilePicture):
    """A company: its sign, its name and its ability, in words where they can be read, else in icons."""

    sign: str
    title: str
    words: str
    effect: api.IconRows = ()

    def drawing(self) -> str:
        return PIECES + "company.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.icon(painter, self.sign, self.part(art, "sign"))
        title = self.part(art, "title")
        paint_text(painter, self.title, title, size=21, least=12, weight=BOLD, colour=PAPER, middle=True)
        box = self.part(art, "words")
        if not spoken(painter, self.words, box, art.apparent_size(px), 16, 9):
            paint_icons(painter, art, self.effect, box.adjusted(4, 2, -4, -2), 34, STYLE)


@dataclass(frozen=True)
class OfficerFace(BarrageTilePicture):
    """An officer: a portrait, and the ability in icons."""

    who: str
    effect: api.IconRows

    def drawing(self) -> str:
        return f"{PIECES}officer_{self.who}.svg"

    def fill(self, painter: QPainter, art: PictureCache, px: float) -> None:
        box = self.part(art, "icons")
        tall = min(30.0, box.height() / max(1, len(self.effect)))
        top = box.center().y() - tall * len(self.effect) / 2
        for index, row in enumerate(self.effect):
            paint_icons(painter, art, (row,), QRectF(box.left(), top + index * tall, box.width(), tall), 28, STYLE)


@dataclass(frozen=True)
class WheelPart(BarrageTilePicture):
    """The disc of a construction wheel, or its window: nothing to take hold of."""

    part_of: str

    def drawing(self) -> str:
        return f"{PIECES}{self.part_of}.svg"

    def _centre(self, art: PictureCache) -> QPointF:
        return art.size(self.drawing()).center()

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF()


@dataclass(frozen=True)
class IncomePicture(Picture):
    """What a place of the company board pays when its piece has gone: bright then, pale before."""

    icons: api.IconRows
    width: float
    height: float
    paid: bool

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        box = self.box(art).adjusted(0.8, 0.8, -0.8, -0.8)
        painter.setPen(QPen(QColor("#8a6a12" if self.paid else "#8b9aa3"), 1.2))
        painter.setBrush(QColor("#ffe58a" if self.paid else "#eef1ee"))
        painter.drawRoundedRect(box, 5, 5)
        paint_icons(painter, art, (_joined(self.icons),), box.adjusted(2, 0.5, -2, -0.5), self.height, STYLE)


def _joined(rows: api.IconRows) -> api.IconRow:
    return tuple(part for row in rows for part in row)


def spoken(painter: QPainter, words: str, box: QRectF, px: float, size: float, least: float) -> bool:
    """Words on a tile, if they can be read at this zoom."""
    least = max(least, LEAST_PX / max(px, 0.01))
    if least <= size:
        paint_text(painter, words, box, size=size, least=least, middle=True, align=Qt.AlignmentFlag.AlignHCenter)
    return least <= size
