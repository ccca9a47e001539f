"""Cards of Ginkgopolis: the whole face, and the small face of a card that is kept in front of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.card import CARD, FRAME, CardPicture, paint_shadow
from qtapp.board.paint.icons import IconStyle, paint_icons
from qtapp.board.paint.picture import PAPER, rounded
from qtapp.board.paint.text import BOLD, LINE, MUTED, LaidOutText, font, number, paint_text

PIECES = "ginkgopolis/pieces/"
COLOURS = {"red": "#b4503c", "blue": "#3b6a94", "yellow": "#e8c65a", "green": "#4f7a43"}
TINTS = {"red": "#f6ded6", "blue": "#d9e6f1", "yellow": "#faf0cd", "green": "#dfead2"}
STYLE = IconStyle(spacing=0.14, arrow=0.62, figure=0.72, leaning_or=True)
SMALL = QRectF(-60, -38, 120, 76)


@dataclass(frozen=True)
class GinkgopolisBlankPicture(CardPicture):
    """The front of a card with nothing on it."""

    drawing: str
    shadow: bool

    def box(self, art: PictureCache) -> QRectF:
        return super().box(art) if self.shadow else QRectF(CARD)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        if self.shadow:
            paint_shadow(painter, art)
        art.draw_page(painter, self.drawing, CARD)


@dataclass(frozen=True)
class GinkgopolisCardPicture(CardPicture):
    """A building card, a character or an urbanization card, face up."""

    kind: str
    """building, character or urbanization."""
    colour: str
    sign: str
    """Its number or letter."""
    title: str
    type: str
    words: str
    icons: api.IconRow
    start: api.IconRow
    """What a character brings at the start."""
    action: str
    """The action at which it gives something; empty: none."""
    final: bool
    """Counts at the end of the game only."""
    shadow: bool = True

    def box(self, art: PictureCache) -> QRectF:
        return self.edge().box(art)

    def edge(self) -> Picture:
        return GinkgopolisBlankPicture(self.drawing(), self.shadow)

    def drawing(self) -> str:
        """The front that is drawn."""
        kind = "urbanization" if self.kind == "urbanization" else f"{self.kind}_{self.colour}"
        return f"{PIECES}card_{kind}.svg"

    def scene(self) -> tuple[str, ...]:
        """The layers of its picture."""
        scenes = PIECES + "scenes/"
        match self.kind:
            case "character":
                person = f"person_{self.action or 'exploit'}_{(int(self.sign or 1) - 1) % 4 + 1}"
                return (f"{scenes}backdrop_{self.colour}.svg", f"{scenes}{person}.svg")
            case "building":
                n = int(self.sign or 1)
                which = (3 if n <= 15 else 4) if self.final else (1 if n <= 6 else 2)
                return (f"{scenes}{self.colour}_{which}.svg",)
        return ()

    def complete(self, art: PictureCache) -> bool:
        """Do all its words fit?"""
        box = art.element(self.drawing(), "card.words")
        most = max(1, int(box.height() / (13 * LINE)))
        return LaidOutText(self.words, font(13), box.width(), most, Qt.AlignmentFlag.AlignLeft).fits

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        front = self.drawing()
        self.edge().paint(painter, art, px)

        def box(name: str) -> QRectF:
            return art.element(front, name).translated(CARD.topLeft())

        layers = self.scene()
        for layer in layers:
            art.draw_page(painter, layer, box("card.picture"))
        if layers:
            window = art.element(FRAME, "card.window").translated(CARD.topLeft())
            art.draw_element(painter, FRAME, "card.window", window)
        if self.kind == "building":
            kind = "type.endgame" if self.final else "type.permanent"
            art.draw_element(painter, front, kind, box("card.type"))
        if self.kind != "character":
            number(painter, self.sign, box("card.number"), size=17)
        if self.kind == "urbanization":
            number(painter, self.sign, box("card.letter"), size=36)
        head = box("card.head")
        paint_text(
            painter, self.title, QRectF(head.left(), head.top() - 2, head.width(), 28), size=21, least=15, weight=BOLD
        )
        paint_text(
            painter, self.type, QRectF(head.left(), head.top() + 25, head.width(), 20), size=13, least=12, colour=MUTED
        )
        paint_icons(painter, art, (self.icons,), box("card.icons"), 32, STYLE, centred=False)
        if self.kind == "character":
            paint_icons(painter, art, (self.start,), box("card.start"), 26, STYLE, centred=False)
        paint_text(painter, self.words, box("card.words"), size=15, least=13)


@dataclass(frozen=True)
class SmallCard(Picture):
    """A kept card in front of a seat: colour, number and icons, all that is needed in play."""

    kind: str
    colour: str
    sign: str
    icons: api.IconRow

    def box(self, art: PictureCache) -> QRectF:
        return SMALL.adjusted(-1, -1, 6, 8)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(SMALL)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(30, 26, 18, 26))
        for step in (1.4, 2.8, 4.2):
            painter.drawRoundedRect(SMALL.translated(step, step * 4 / 3), 8, 8)
        painter.save()
        painter.setClipPath(rounded(SMALL, 8))
        painter.fillRect(SMALL, QColor(TINTS[self.colour]))
        painter.fillRect(QRectF(SMALL.left(), SMALL.top(), 30, SMALL.height()), QColor(COLOURS[self.colour]))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(58, 47, 34, 120), 1.2))
        painter.drawRoundedRect(SMALL, 8, 8)
        painter.setPen(QPen(QColor(255, 255, 255, 150), 1.4))
        painter.drawLine(QPointF(SMALL.left() + 8, SMALL.top() + 1.2), QPointF(SMALL.right() - 8, SMALL.top() + 1.2))
        disc = QRectF(SMALL.left() + 2.5, SMALL.top() + 6, 25, 25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(disc)
        if self.kind == "character":
            art.icon(painter, "person", disc.adjusted(3, 3, -3, -3))
        else:
            number(painter, self.sign, disc, size=17)
        glyph = QRectF(SMALL.left() + 6, SMALL.bottom() - 26, 18, 18)
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(glyph.adjusted(-3, -3, 3, 3))
        art.draw_element(painter, FRAME, f"glyph.{self.colour}", glyph)
        paint_icons(painter, art, (self.icons,), QRectF(-26, -34, 82, 68), 36, STYLE)
