"""Cards and tiles of Underwater Cities: fronts with spine, scene, icons and words; backs; contracts; metropolises."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.card import CARD, FRAME, ROUND, CardPicture, paint_paper, paint_shadow
from qtapp.board.paint.icons import paint_icons
from qtapp.board.paint.photos import Photo, paint_photo
from qtapp.board.paint.picture import PAPER, BadgedPicture, plate
from qtapp.board.paint.text import BOLD, LINE, MUTED, LaidOutText, font, number, paint_text, width_of

PIECES = "underwater_cities/pieces/"
SPINES = {"red": "coral", "green": "weed", "yellow": "sun"}
"""The spine of each colour of cards and slots."""
DECKS = {"era1": "I", "era2": "II", "era3": "III", "special12": "S", "special3": "S", "assistant": "A"}
HOUSE_MARK = "mark.house"
LEAST_PX = 8.5
"""Words that would be smaller on the screen are left out: the large look has them."""

_SCENES: tuple[tuple[str, str], ...] = (
    ("symbiotic", "symbiotic"),
    ("city", "city"),
    ("metropolis", "city"),
    ("tunnel", "tunnel"),
    ("tunnel_at_city", "tunnel"),
    ("desalination", "works"),
    ("laboratory", "laboratory"),
    ("farm", "kelp"),
    ("federation", "hall"),
    ("special", "archive"),
    ("action_card", "archive"),
    ("slot", "relay"),
    ("upgrade", "crane"),
    ("structure", "crane"),
    ("building", "crane"),
    ("biomatter", "symbiotic"),
    ("kelp", "kelp"),
    ("steelplast", "crane"),
    ("science", "laboratory"),
    ("credit", "fleet"),
    ("card", "archive"),
)


def scene_of(rows: api.IconRows) -> str:
    """The scene of a card, by what its effect is about."""
    shown = {part.noun for row in rows for part in row if isinstance(part, api.Icon)}
    return next((scene for noun, scene in _SCENES if noun in shown), "relay")


@dataclass(frozen=True)
class UnderwaterBlankPicture(CardPicture):
    """The front of a card with nothing on it but what reaches its edge: the price's disc, the figures at its foot."""

    spine: str
    figures: str
    priced: bool

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        paint_paper(painter, art, self.spine)
        if self.priced:
            art.draw_element(painter, FRAME, "price", art.element(FRAME, "card.price").translated(CARD.topLeft()))
        if 13 * art.apparent_size(px) >= LEAST_PX:
            foot = art.element(FRAME, "card.foot").translated(CARD.topLeft())
            right = Qt.AlignmentFlag.AlignRight
            paint_text(painter, self.figures, foot, size=13, least=12, colour=MUTED, align=right, middle=True)


@dataclass(frozen=True)
class UnderwaterCardPicture(CardPicture):
    """The front of a card."""

    title: str
    words: str
    colour: str
    type: str
    deck: str
    cost: int
    mark: str
    """mark.house, mark.book or nothing."""
    number: int
    rows: api.IconRows
    scene_photo: Photo | None = None
    """The owner's photo in the place of the scene."""
    face_photo: Photo | None = None
    """The owner's photo instead of the whole face."""

    def edge(self) -> Picture:
        if self.face_photo is not None:
            return self
        return self._blank()

    def _blank(self) -> Picture:
        figures = f"{DECKS.get(self.deck, '')} · {self.number:03d}"
        return UnderwaterBlankPicture(SPINES.get(self.colour, "stone"), figures, bool(self.cost))

    def photo_faces(self) -> tuple[str, ...]:
        return (api.IN_SCENE,) if self.mark == HOUSE_MARK else (api.IN_SCENE, api.WHOLE_FACE)

    def complete(self) -> bool:
        """Do all its words fit?"""
        if self.face_photo is not None:
            return False  # it shows what is printed, in whatever language
        return LaidOutText(self.words, font(13), 196, int(82.5 / (13 * LINE)), Qt.AlignmentFlag.AlignLeft).fits

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        if self.face_photo is not None:
            paint_shadow(painter, art)
            if paint_photo(painter, art.photos, self.face_photo, CARD, px, ROUND):
                return
        spine = SPINES.get(self.colour, "stone")
        light = spine in ("coral", "stone")

        def box(name: str) -> QRectF:
            return art.element(FRAME, name).translated(CARD.topLeft())

        self._blank().paint(painter, art, px)
        if not paint_photo(painter, art.photos, self.scene_photo, box("card.picture"), px, 6):
            art.draw_page(painter, f"{PIECES}scenes/{scene_of(self.rows)}.svg", box("card.picture"))
        art.draw_element(painter, FRAME, "card.window", QRectF(-85, -117, 204, 114))
        art.draw_element(painter, FRAME, f"tint.{spine}", QRectF(-82, 2, 198, 44))
        paint_icons(painter, art, self.rows, box("card.icons").adjusted(0, 2, 0, -2), 32)
        art.draw_element(painter, FRAME, "card.disc", QRectF(-122, -165, 26, 26))
        if spine == "stone":
            art.icon(painter, "person", QRectF(-118, -161, 18, 18))
        else:
            art.draw_element(painter, FRAME, f"glyph.{spine}", QRectF(-119, -162, 20, 20))
        kind = "endgame" if self.type == "end_scoring" else self.type
        art.draw_element(painter, FRAME, f"type.{kind}" + ("" if light else ".dark"), box("card.type"))
        number(painter, DECKS.get(self.deck, ""), box("card.deck"), size=17, colour="#ffffff" if light else "#2b2412")
        head = box("card.head")
        if self.cost:
            price = box("card.price")
            number(painter, str(self.cost), price, size=22, colour="#3a2604")
            head.setRight(price.left() - 4)
        paint_text(painter, self.title, head, size=21, least=15, weight=BOLD, middle=True)
        if 15 * art.apparent_size(px) >= LEAST_PX:
            paint_text(painter, self.words, box("card.words"), size=15, least=13)
        if self.mark:
            art.draw_element(painter, FRAME, self.mark, box("card.mark"))


@dataclass(frozen=True)
class UnderwaterBackPicture(CardPicture):
    """The back of a card, with the sign of its deck."""

    deck: str

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        name = f"{PIECES}back_{self.deck}.svg"
        paint_shadow(painter, art)
        art.draw(painter, name, QPointF(0, 0))
        box = art.element(name, "letter").translated(CARD.topLeft())
        if self.deck.startswith("special"):
            art.icon(painter, "special", box.adjusted(6, 6, -6, -6))
        else:
            number(painter, DECKS.get(self.deck, ""), box, size=62)


@dataclass(frozen=True)
class UnderwaterTilePicture(Picture):
    """A drawn tile whose boxes are filled in."""

    name: str
    rows: api.IconRows
    title: str = ""

    def box(self, art: PictureCache) -> QRectF:
        return art.size(self.name).translated(-art.element(self.name, "foot").center())

    def footprint(self, art: PictureCache) -> QRectF:
        foot = art.element(self.name, "foot")
        return foot.translated(-foot.center())

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, self.name, QPointF(0, 0))
        away = -art.element(self.name, "foot").center()
        head = art.element(self.name, "title")
        if self.title and head.isValid() and 18 * art.apparent_size(px) >= LEAST_PX:
            centred = Qt.AlignmentFlag.AlignHCenter
            paint_text(
                painter,
                self.title,
                head.translated(away),
                size=20,
                least=13,
                weight=BOLD,
                colour=PAPER,
                align=centred,
                middle=True,
            )
        paint_icons(painter, art, self.rows, art.element(self.name, "icons").translated(away), 34)


@dataclass(frozen=True)
class Stock(BadgedPicture):
    """Some of the supply: one of them, and below it how many are left."""

    tall: float = 30.0
    """Height of the plate, in units of the picture."""

    def footprint(self, art: PictureCache) -> QRectF:
        return self.inner.footprint(art)

    def _plate(self, art: PictureCache, grow: float) -> QRectF:
        foot = self.inner.footprint(art)
        tall = self.tall * grow
        wide = max(tall * 1.3, width_of(str(self.n), tall * 0.72, BOLD) + tall * 0.6)
        return QRectF(foot.center().x() - wide / 2, foot.bottom() + tall * 0.2, wide, tall)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        painter.save()
        self.inner.paint(painter, art, px)
        painter.restore()
        plate(painter, self._plate(art, 1.0), str(self.n))


@dataclass(frozen=True)
class RoundPlate(Picture):
    """The era and the round that is played."""

    text: str

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-53, -17, 106, 34)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        painter.setPen(QPen(QColor(11, 42, 63, 130), 1.4))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(self.box(art).adjusted(1, 1, -1, -1), 16, 16)
        art.icon(painter, "clock", QRectF(-48, -12, 24, 24))
        number(painter, self.text, QRectF(-22, -15, 70, 30), size=20)


@dataclass(frozen=True)
class Veil(Picture):
    """A thing that is spent: the same, under a shade."""

    inner: Picture

    def box(self, art: PictureCache) -> QRectF:
        return self.inner.box(art)

    def footprint(self, art: PictureCache) -> QRectF:
        return self.inner.footprint(art)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        self.inner.paint(painter, art, px)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 34, 50, 70))
        painter.drawRoundedRect(self.footprint(art), 14, 14)
