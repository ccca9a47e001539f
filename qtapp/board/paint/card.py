"""A card: its size, the shadow and the paper under it; and the plain cards of a game without drawings of its own."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.text import BOLD, number, paint_text

CARD = QRectF(-126, -176, 252, 352)
ROUND = 14.0
"""Radius of the corners of a card."""
FRAME = "kit/card_frame.svg"


class CardPicture(Picture):
    """What all cards have in common, whatever is painted on them."""

    def box(self, art: PictureCache) -> QRectF:
        return CARD.adjusted(0, 0, 14, 16)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(CARD)


def paint_shadow(painter: QPainter, art: PictureCache) -> None:
    """The shadow of a card, before anything else of it."""
    art.draw(painter, "kit/card_shadow.svg", QPointF(0, 0))


def paint_paper(painter: QPainter, art: PictureCache, spine: str) -> None:
    """The shadow, the paper, and the spine in one of the frame's colours."""
    paint_shadow(painter, art)
    art.draw_element(painter, FRAME, "card.paper", CARD)
    art.draw_element(painter, FRAME, f"spine.{spine}", QRectF(-126, -176, 35.2, 352))


@dataclass(frozen=True)
class PlainCard(CardPicture):
    """A card of a game without drawings of its own: its name, and its words."""

    title: str
    words: str = ""
    colour: int = 0

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        paint_paper(painter, art, "stone")
        paint_text(painter, self.title, QRectF(-80, -164, 196, 110), size=30, least=18, weight=BOLD)
        paint_text(painter, self.words, QRectF(-80, -40, 196, 170), size=20, least=13)


@dataclass(frozen=True)
class CardBack(CardPicture):
    """The back of a card of a game without drawings of its own."""

    letter: str = ""

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        paint_shadow(painter, art)
        art.draw(painter, "kit/card_back.svg", QPointF(0, 0))
        box = art.element("kit/card_back.svg", "letter").translated(CARD.topLeft())
        number(painter, self.letter, box, size=52)
