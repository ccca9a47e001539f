"""Cards and boards of Imperial Miners: the square mine card, the same with its words, event, surface, research."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from engine import api
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.card import CARD, CardPicture, paint_shadow
from qtapp.board.paint.icons import IconStyle, paint_icons
from qtapp.board.paint.photos import Photo, paint_photo
from qtapp.board.paint.picture import PAPER, Label, rounded
from qtapp.board.paint.text import BOLD, INK, LINE, MUTED, LaidOutText, font, number, paint_text
from qtapp.games.imperial_miners.prints import MineCardPrint
from qtapp.i18n.hyphens import SOFT

PIECES = "imperial_miners/pieces/"
SQUARE = QRectF(-126, -126, 252, 252)
EVENT = QRectF(-250, -145, 500, 290)
BOARD = QRectF(-126, -260, 252, 520)
ROMAN = ("", "I", "II", "III", "IV")
FACTION = {
    "scots": "#2f6f8f",
    "barbarians": "#9c3b2e",
    "romans": "#b8892b",
    "egyptians": "#e0c98a",
    "japanese": "#7a4a78",
    "atlanteans": "#3e9c95",
}
SLOTS = {
    "L": (-126.0, 0.0, 180.0),
    "R": (126.0, 0.0, 0.0),
    "TL": (-65.0, -126.0, 270.0),
    "TR": (65.0, -126.0, 270.0),
    "BL": (-65.0, 126.0, 90.0),
    "BR": (65.0, 126.0, 90.0),
}
"""Where half carts sit on a card, and how they are turned."""
STYLE = IconStyle(spacing=0.1, gap=0.12, arrow=0.6, lines=2, gain=1.12)
_BEGINS_ROW = (api.Glyph.ARROW, api.Figure("+"))
"""Before these an effect may be parted."""
NAME_ROOM = 46.0
"""Height of the box for the name on the board of a seat."""
LEAST_NAME = 15
"""A name that would become smaller than this is parted."""
_SIGN, _OVERLAPPING = 36.0, 22.0
"""Side of the sign of a faction, and from one sign to the next."""
_SPACE = 51.5
"""Height of a space of a research board."""


def paint_half(painter: QPainter, art: PictureCache, part: str, x: float, y: float, degrees: float) -> None:
    """Paint a half cart whose cut edge is at a point, looking out of the card in a direction."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(degrees)
    deep = 34.0 if part.startswith("joined") else 30.0
    art.draw_element(painter, PIECES + "carts.svg", part, QRectF(-deep, -34, 34, 68))
    painter.restore()


def rows_of(effect: api.IconRow) -> api.IconRows:
    """An effect as rows that stay together: long for a card, it may be parted at gaps and before what follows."""
    rows: list[api.IconRow] = [()]
    for part in effect:
        if part is api.Glyph.GAP or (part in _BEGINS_ROW and rows[-1]):
            rows.append(())
        if part is not api.Glyph.GAP:
            rows[-1] = (*rows[-1], part)
    return tuple(rows)


def mixed(colour: str, share: float) -> QColor:
    """A colour thinned with paper."""
    one, other = QColor(colour), QColor("#f6ead0")
    return QColor(
        round(one.red() * share + other.red() * (1 - share)),
        round(one.green() * share + other.green() * (1 - share)),
        round(one.blue() * share + other.blue() * (1 - share)),
    )


def room_for(title: str, box: QRectF, size: int) -> bool:
    """Is there room for a name in this size?"""
    laid = LaidOutText(
        title, font(size, BOLD), box.width(), int(box.height() / size / LINE), Qt.AlignmentFlag.AlignLeft
    )
    return laid.fits and laid.wide <= box.width() + 0.5


@dataclass(frozen=True)
class SquareCard(Picture):
    """A mine card as it lies in a mine: level, price, factions, half carts and the effects in icons."""

    card: MineCardPrint
    title: str
    """With soft hyphens, for where its words have to be parted."""
    used: bool = False
    """Has it acted this round?"""
    joined: frozenset[str] = frozenset()
    """Edges whose half cart has met its other half: drawn with that one."""
    photo: Photo | None = None
    """The owner's photo instead of the whole face."""

    def box(self, art: PictureCache) -> QRectF:
        return SQUARE.adjusted(-2, -2, 14, 18)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(SQUARE)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        front = f"{PIECES}card_mine_{self.card.level}.svg"
        art.draw(painter, front, QPointF(0, 0))

        def box(name: str) -> QRectF:
            return art.element(front, name).translated(-128, -128)

        if not paint_photo(painter, art.photos, self.photo, SQUARE, px, 14):
            number(painter, ROMAN[self.card.level], box("card.level"), size=21)
            self._head(painter, art, box("card.head"))
            self._effects(painter, art, box("card.effects"))
            for edge, loaded in self.card.halves:
                if edge not in self.joined:
                    paint_half(painter, art, "half.loaded" if loaded else "half.empty", *SLOTS[edge])
        if self.card.house:
            self._mark(painter, art, box("card.mark"))
        if self.used:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(34, 26, 18, 62))
            painter.drawPath(rounded(SQUARE, 14))
            art.icon(painter, "acted", box("card.used").adjusted(-2, -2, 6, 6))

    def _mark(self, painter: QPainter, art: PictureCache, mark: QRectF) -> None:
        """The small house of our own cards, over everything else."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#f1e4c9"))
        painter.drawEllipse(mark)
        art.draw_element(painter, "kit/card_frame.svg", "mark.house", mark.adjusted(3.5, 3, -3.5, -4))

    def _head(self, painter: QPainter, art: PictureCache, head: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        colours = [FACTION[one] for one in self.card.factions if one in FACTION]
        ground = QLinearGradient(head.topLeft(), head.topRight())
        for index, colour in enumerate(colours or ["#cbb58c"]):
            ground.setColorAt(min(1.0, index * 0.9), mixed(colour, 0.55))
        painter.setBrush(ground)
        painter.drawPath(rounded(head, 4))
        left = head.left() + 2
        for faction in self.card.factions:
            art.icon(painter, faction, QRectF(left, head.top() + 3, _SIGN, _SIGN))
            left += _OVERLAPPING
        if self.card.price:
            coin = QRectF(head.right() - 40, head.top() + 1, 40, 40)
            painter.setPen(QPen(QColor("#5a3d0a"), 1.6))
            painter.setBrush(QColor("#e2a93b"))
            painter.drawEllipse(coin.adjusted(1, 1, -1, -1))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#fbe6ac"))
            painter.drawEllipse(coin.adjusted(5.5, 5.5, -5.5, -5.5))
            number(painter, str(self.card.price), coin, size=24, colour="#3a2604")
        words = self.name_box(head)
        paint_text(painter, self.name_in(words), words, size=17, least=7.5, weight=BOLD, middle=True)

    def name_box(self, head: QRectF) -> QRectF:
        """The room for the name, between the signs of the factions and the price."""
        factions = len(self.card.factions)
        left = head.left() + 4 + (_SIGN + _OVERLAPPING * (factions - 1) if factions else 3.0)
        right = head.right() - (42 if self.card.price else 4)
        return QRectF(left, head.top(), right - left, head.height())

    def name_in(self, box: QRectF) -> str:
        """The name as it is written: parted only if it could not be read well otherwise."""
        whole = self.title.replace(SOFT, "")
        return whole if room_for(whole, box, LEAST_NAME) else self.title

    def _effects(self, painter: QPainter, art: PictureCache, box: QRectF) -> None:
        rows = self.card.rows
        if len(rows) == 1:
            paint_icons(painter, art, rows_of(rows[0]), box.adjusted(2, 14, -2, -14), 54, STYLE)
        elif rows:
            half = box.height() / 2 - 4.5
            upper = QRectF(box.left(), box.top(), box.width(), half)
            paint_icons(painter, art, rows_of(rows[0]), upper.adjusted(2, 0, -2, 0), 46, STYLE)
            lower = upper.translated(0, half + 9)
            paint_icons(painter, art, rows_of(rows[1]), lower.adjusted(2, 0, -2, 0), 46, STYLE)
            self._divide(painter, box)

    def _divide(self, painter: QPainter, box: QRectF) -> None:
        """The line between two effects, with the slash that means "or"."""
        middle = box.center()
        painter.setPen(QPen(QColor("#9a7c4c"), 2))
        for x1, x2 in ((box.left() + 4, middle.x() - 13), (middle.x() + 13, box.right() - 4)):
            painter.drawLine(QPointF(x1, middle.y()), QPointF(x2, middle.y()))
        painter.setPen(QPen(QColor("#6b4a1c"), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(middle.x() + 4, middle.y() - 7), QPointF(middle.x() - 4, middle.y() + 7))


@dataclass(frozen=True)
class LongCard(CardPicture):
    """A mine card as it is held: the square card, and its words below."""

    square: SquareCard
    words: str

    def photo_faces(self) -> tuple[str, ...]:
        return (api.WHOLE_FACE,)

    def complete(self) -> bool:
        """Do all its words fit?"""
        return LaidOutText(self.words, font(13), 232, int(94 / (13 * LINE)), Qt.AlignmentFlag.AlignLeft).fits

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        paint_shadow(painter, art)
        painter.setPen(QPen(QColor("#5d3c1c"), 1.6))
        painter.setBrush(QColor("#fbf3df"))
        painter.drawPath(rounded(CARD.adjusted(0.8, 0.8, -0.8, -0.8), 14))
        paint_text(painter, self.words, QRectF(-116, 78, 232, 94), size=15, least=13)
        painter.setClipRect(QRectF(-126, -176, 252, 252))
        painter.translate(0, -50)
        self.square.paint(painter, art, px)


@dataclass(frozen=True)
class EventFace(Picture):
    """An event, large."""

    kind: str
    title: str
    type: str
    words: str
    row: api.IconRow

    def box(self, art: PictureCache) -> QRectF:
        return EVENT.adjusted(-2, -2, 16, 18)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(EVENT)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        front = PIECES + "card_event.svg"
        art.draw(painter, front, QPointF(0, 0))

        def box(name: str) -> QRectF:
            return art.element(front, name).translated(-252, -147)

        art.icon(painter, f"event.{self.kind}", box("card.type"))
        head = box("card.head")
        paint_text(
            painter, self.title, QRectF(head.left(), head.top() - 4, head.width(), 42), size=34, least=22, weight=BOLD
        )
        kind = QRectF(head.left(), head.top() + 35, head.width(), 24)
        paint_text(painter, self.type, kind, size=19, least=14, colour=MUTED)
        paint_icons(painter, art, rows_of(self.row), box("card.icons").adjusted(0, -4, 0, 4), 66, STYLE)
        centre = Qt.AlignmentFlag.AlignHCenter
        paint_text(painter, self.words, box("card.words"), size=28, least=16, align=centre, middle=True)


@dataclass(frozen=True)
class SurfaceBoard(Picture):
    """The surface board of a seat with its three effects."""

    colour: int
    rows: api.IconRows

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-222, -86, 456, 186)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(-220, -84, 440, 168)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        name = PIECES + "surface.svg"
        art.draw(painter, name, QPointF(0, 0), self.colour)
        for index, row in enumerate(self.rows[:3], 1):
            box = art.element(name, f"effect.{index}").translated(-222, -86)
            paint_icons(painter, art, rows_of(row), box, 50, STYLE)


@dataclass(frozen=True)
class ResearchBoard(Picture):
    """One side of a research board: its spaces from the lowest to the top."""

    title: str
    rows: api.IconRows
    """What each space gives, from the lowest on."""
    longest: int
    """The number of the top space of the longest board."""

    def box(self, art: PictureCache) -> QRectF:
        return BOARD.adjusted(-2, -2, 14, 18)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(BOARD)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        name = PIECES + "research.svg"
        art.draw(painter, name, QPointF(0, 0))
        title = art.element(name, "title").translated(-128, -262)
        centre = Qt.AlignmentFlag.AlignHCenter
        paint_text(painter, self.title, title, size=25, least=15, weight=BOLD, colour=PAPER, align=centre, middle=True)
        top = max(0, len(self.rows) - 1)
        bottom = BOARD.top() + 49 + 464
        for space in range(self.longest + 1):
            box = QRectF(BOARD.left() + 7, bottom - (space + 1) * _SPACE, 238, _SPACE)
            self._space(painter, box.adjusted(3, 2, -3, -2), space, top)
            if space < len(self.rows):
                room = QRectF(box.left() + 34, box.top() + 4, 88, _SPACE - 8)
                paint_icons(painter, art, rows_of(self.rows[space]), room, 38, STYLE, centred=False)

    def _space(self, painter: QPainter, box: QRectF, space: int, top: int) -> None:
        """The ground of one space: rock where the side has none."""
        painter.setPen(Qt.PenStyle.NoPen)
        if space > top:
            painter.setBrush(QColor("#8a6038"))
            painter.drawPath(rounded(box, 6))
            painter.setBrush(QColor("#6d472a"))
            for x, y, r in ((0.2, 0.4, 9), (0.45, 0.7, 7), (0.7, 0.35, 10), (0.88, 0.7, 6)):
                painter.drawEllipse(QPointF(box.left() + box.width() * x, box.top() + box.height() * y), r, r * 0.7)
            return
        last = space == top
        painter.setBrush(QColor("#f0c860" if last else "#fdf6e3" if space % 2 else "#f3e5c4"))
        painter.setPen(QPen(QColor("#8a5a14" if last else "#b99b66"), 2.4 if last else 1.2))
        painter.drawPath(rounded(box, 6))
        number(painter, str(space), QRectF(box.left() + 2, box.top(), 26, box.height()), size=21, colour="#7a5a26")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(90, 60, 24, 34))
        painter.drawPath(rounded(QRectF(box.left() + 116, box.top() + 3, box.width() - 119, box.height() - 6), 5))


@dataclass(frozen=True)
class Purse(Picture):
    """What a seat has of a good: one of it, and a large number."""

    unit: Picture
    n: int

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-68, -36, 136, 72)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        plate = QRectF(-34, -28, 100, 56)
        painter.setPen(QPen(QColor("#5d3c1c"), 1.6))
        painter.setBrush(QColor("#fdf8e8"))
        painter.drawPath(rounded(plate, 28))
        number(painter, str(self.n), plate.adjusted(36, 0, -10, 0), size=44)
        painter.save()
        painter.translate(-34, 0)
        self.unit.paint(painter, art, px)
        painter.restore()


@dataclass(frozen=True)
class Tally(Picture):
    """Numbers of a mine, each with its icon: below each other, or side by side."""

    numbers: tuple[tuple[str, int], ...]
    tall: bool

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-85, -54, 170, 108) if self.tall else QRectF(-85, -22, 170, 44)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        box = self.box(art)
        if not self.tall and NAME_ROOM / 1.2 * art.apparent_size(px) < Label.LEAST_TITLE:
            return  # it would be too small to be read, and the name needs the room
        for index, (icon, n) in enumerate(self.numbers):
            if self.tall:
                part = QRectF(box.left(), box.top() + index * 54, 170, 54)
            else:
                part = QRectF(box.left() + index * 85, box.top(), 85, 44)
            side = part.height() * 0.88
            left = part.left() + (24 if self.tall else 0)
            art.icon(painter, icon, QRectF(left, part.center().y() - side / 2, side, side))
            text = QRectF(left + side + 4, part.top(), 60 if self.tall else 40, part.height())
            number(painter, str(n), text, size=side * 0.8)


@dataclass(frozen=True)
class MinersBackPicture(Picture):
    """The back of a mine card, with its level."""

    level: int

    def box(self, art: PictureCache) -> QRectF:
        return SQUARE.adjusted(-2, -2, 14, 18)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(SQUARE)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        name = f"{PIECES}back_{self.level}.svg"
        art.draw(painter, name, QPointF(0, 0))
        box = art.element(name, "letter").translated(-128, -128)
        number(painter, ROMAN[self.level], box, size=58, colour=INK)
