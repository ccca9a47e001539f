"""The pictures that every game shares: drawings, tokens, piles, plates with numbers, labels."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPainterPath, QPen, QTransform

from qtapp.board.paint.art import Picture, PictureCache, seat_colours
from qtapp.board.paint.text import BOLD, INK, MUTED, REGULAR, SEMIBOLD, number, paint_text, width_of

PAPER = "#fbf7ec"


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """A box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


@dataclass(frozen=True)
class SvgPicture(Picture):
    """A drawing as it is."""

    name: str
    colour: int = 0

    def box(self, art: PictureCache) -> QRectF:
        page = art.size(self.name)
        return page.translated(-self._centre(art))

    def footprint(self, art: PictureCache) -> QRectF:
        foot = art.element(self.name, "foot")
        return (foot if foot.isValid() else art.size(self.name)).translated(-self._centre(art))

    def _centre(self, art: PictureCache) -> QPointF:
        foot = art.element(self.name, "foot")
        return (foot if foot.isValid() else art.size(self.name)).center()

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, self.name, QPointF(0, 0), self.colour)

    def svg(self, art: PictureCache) -> str | None:
        return art.text(self.name, self.colour)


@dataclass(frozen=True)
class RotatedPicture(Picture):
    """Another picture, turned by degrees around its middle; sharp, for it is drawn turned."""

    inner: Picture
    degrees: float

    def box(self, art: PictureCache) -> QRectF:
        return QTransform().rotate(self.degrees).mapRect(self.inner.box(art))

    def footprint(self, art: PictureCache) -> QRectF:
        return QTransform().rotate(self.degrees).mapRect(self.inner.footprint(art))

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        painter.rotate(self.degrees)
        self.inner.paint(painter, art, px)


@dataclass(frozen=True)
class Token(Picture):
    """A round piece with a short text, in the colour of a seat or in paper."""

    text: str
    colour: int = 0
    icon: str = ""

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-50, -50, 112, 118)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(-48, -48, 96, 96)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(30, 26, 18, 24))
        for step in (3, 6, 9):
            painter.drawEllipse(QPointF(step, step * 4 / 3), 46, 46)
        colours = seat_colours(self.colour) if self.colour else {"seat": "#d8cfbb", "south": "#a89b7c", "ink": INK}
        painter.setBrush(QColor(colours["south"]))
        painter.drawEllipse(QPointF(1.5, 4), 47, 47)
        painter.setBrush(QColor(colours["seat"]))
        painter.setPen(QPen(QColor(26, 20, 16, 150), 1.6))
        painter.drawEllipse(QPointF(0, 0), 47, 47)
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(QPointF(0, 0), 38, 38)
        if self.icon:
            art.icon(painter, self.icon, QRectF(-24, -26, 48, 48))
        else:
            paint_text(
                painter,
                self.text,
                QRectF(-34, -26, 68, 52),
                size=18,
                least=10,
                weight=SEMIBOLD,
                align=Qt.AlignmentFlag.AlignHCenter,
                middle=True,
            )


@dataclass(frozen=True)
class BadgedPicture(Picture):
    """Another picture with a plate that says how many there are."""

    inner: Picture
    n: int
    where: str = "corner"
    """corner: on its lower right; side: to the right of it; middle: on it."""

    def box(self, art: PictureCache) -> QRectF:
        return self.inner.box(art).united(self._plate(art, 1.0).adjusted(-1, -1, 4, 5))

    def footprint(self, art: PictureCache) -> QRectF:
        foot = self.inner.footprint(art)
        return foot.united(self._plate(art, 1.0)) if self.where == "side" else foot

    def _plate(self, art: PictureCache, grow: float) -> QRectF:
        foot = self.inner.footprint(art)
        tall = max(30.0, min(foot.width(), foot.height()) * 0.34) * grow
        wide = max(tall, width_of(str(self.n), tall * 0.72, BOLD) + tall * 0.5)
        if self.where == "side":
            return QRectF(foot.right() + tall * 0.2, foot.center().y() - tall / 2, wide, tall)
        if self.where == "middle":
            return QRectF(foot.center().x() - wide / 2, foot.center().y() - tall / 2, wide, tall)
        inset = tall * 0.22
        return QRectF(foot.right() - wide + inset, foot.bottom() - tall + inset, wide, tall)

    def body(self) -> Picture:
        return self.inner

    def paint_over(self, painter: QPainter, art: PictureCache, px: float) -> None:
        self.paint_above(painter, art)

    def paint_above(self, painter: QPainter, art: PictureCache) -> None:
        plate(painter, self._plate(art, 1.0), str(self.n))


def plate(painter: QPainter, box: QRectF, text: str, ground: str = INK, ink: str = PAPER) -> None:
    """A dark plate with a light number: how many lie here."""
    radius = box.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(box.translated(1.5, 2.5), radius, radius)
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(ink), max(1.6, box.height() * 0.055)))
    painter.drawRoundedRect(box, radius, radius)
    number(painter, text, box.adjusted(radius * 0.3, 0, -radius * 0.3, 0), size=box.height() * 0.72, colour=ink)


@dataclass(frozen=True)
class Label(Picture):
    """Words of the program in a box of a board: shown as soon as they can be read."""

    text: str
    width: float
    height: float
    size: float
    weight: int = 600
    colour: str = MUTED
    centred: bool = False
    plate: str = ""
    """Ground of the words; empty: none."""
    icon: str = ""
    must: bool = False
    """Shown with an ellipsis if it is too long, instead of not at all."""

    spare: float = 0.0
    """Height of the box that says the same: shown only where that one is too small; 0: there is no other."""

    LEAST_PX = 12.0
    LEAST_TITLE = 9.5

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        px = art.apparent_size(px)
        if self.spare and self.spare / 1.2 * px >= self.LEAST_TITLE:
            return
        size = max(self.size, min(self.height / 1.2, self.LEAST_PX / px))
        least = min(size, max(1.0, (self.LEAST_TITLE if self.spare else self.LEAST_PX) / px))
        box = self.box(art)
        padding = (size * 0.8 if self.plate else 0) + (size * 1.5 if self.icon else 0)
        fits = width_of(self.text, least, BOLD if self.weight >= 700 else SEMIBOLD) + padding <= box.width()
        if size * px < (self.LEAST_TITLE if self.must else self.LEAST_PX - 0.6) or not (fits or self.must):
            return
        if self.icon:
            side = min(box.height(), size * 1.2)
            art.icon(painter, self.icon, QRectF(box.left(), -side / 2, side, side))
            box.setLeft(box.left() + side + size * 0.3)
        if self.plate:
            used = max(least, min(size, (box.width() - padding) / max(1.0, width_of(self.text, 1000, BOLD)) * 1000))
            wide = min(box.width(), width_of(self.text, used, BOLD) + size * 0.8)
            left = box.center().x() - wide / 2 if self.centred else box.left()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.plate))
            tall = min(box.height() - 2, size * 1.25)
            painter.drawRoundedRect(QRectF(left, -tall / 2, wide, tall), 8, 8)
            before = size * (0.3 if self.centred else 0.4)
            box = QRectF(left + before, box.top(), wide - size * 0.6, box.height())
        paint_text(
            painter,
            self.text,
            box,
            size=size,
            least=least,
            weight=BOLD if self.weight >= 700 else SEMIBOLD if self.weight >= 600 else REGULAR,
            colour=self.colour,
            align=Qt.AlignmentFlag.AlignHCenter if self.centred else Qt.AlignmentFlag.AlignLeft,
            middle=True,
        )


@dataclass(frozen=True)
class BoardSheet(Picture):
    """A board: its drawing, without the places; or a plain sheet if there is none."""

    name: str
    width: float
    height: float
    colour: int = 0
    plain: tuple[tuple[float, float, float, float], ...] = ()
    """Recesses of a plain sheet."""
    without: tuple[str, ...] = field(default=(), kw_only=True)
    """Classes of the drawing that are left out: another face of the same board."""
    title: float = field(default=0.0, kw_only=True)
    """How tall the room for its owner's name is; 0: it has none."""

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        if not self.name.startswith("plain/"):
            nameless = (
                0 < self.title / 1.2 * art.apparent_size(px) < Label.LEAST_TITLE
            )  # then no plate waits for a name
            without = (*self.without, "plate") if nameless else self.without
            art.draw_page(painter, self.name, self.box(art), self.colour, without)
            return
        box = self.box(art).adjusted(2, 2, -8, -10)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in (2, 4, 7):
            painter.setBrush(QColor(42, 42, 24, 22))
            painter.drawRoundedRect(box.translated(step, step * 4 / 3), 24, 24)
        painter.setBrush(QColor("#efe7d6"))
        painter.drawRoundedRect(box, 24, 24)
        if self.colour:
            painter.setBrush(QColor(seat_colours(self.colour)["seat"]))
            painter.drawRoundedRect(QRectF(box.left(), box.top(), 12, box.height()), 6, 6)
        painter.setPen(QPen(QColor(60, 50, 30, 50), 1.5))
        painter.setBrush(QColor(120, 105, 75, 40))
        for x, y, w, h in self.plain:
            painter.drawRoundedRect(QRectF(x, y, w, h), 14, 14)

    def svg(self, art: PictureCache) -> str | None:
        return None if self.name.startswith("plain/") else art.text(self.name, self.colour, self.without)


def as_data(image: QImage) -> str:
    """An image as a PNG in base64."""
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return base64.b64encode(raw.data()).decode()
