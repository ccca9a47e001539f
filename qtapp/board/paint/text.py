"""Words and numbers painted into a box: as large as wished, smaller if need be, at last with an ellipsis."""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTextLayout, QTextOption

from qtapp.kit.paint.theme import FAMILY

LINE = 1.27
"""Height of a line."""
REGULAR, SEMIBOLD, BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold
SMALLEST = 8.0
"""Pixels, as the eye counts them, of the smallest words on the table: smaller ones could not be read, icons can."""
smallest_drawn: ContextVar[float] = ContextVar("smallest_drawn", default=0.0)
"""The same in pixels of the device, while a picture of the table is painted; elsewhere all words are drawn."""
INK = "#1e2a32"
MUTED = "#56626b"


@lru_cache(maxsize=256)
def _font(size: float, weight: QFont.Weight, italic: bool) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(weight)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def font(size: float, weight: QFont.Weight = REGULAR, italic: bool = False) -> QFont:
    """The family in a size of board units."""
    return QFont(_font(size, weight, italic))


class LaidOutText:
    """A text laid out into lines of a width."""

    def __init__(self, text: str, face: QFont, width: float, most: int, align: Qt.AlignmentFlag) -> None:
        self.layout = QTextLayout(text.replace("\n", "\u2028"), face)  # it breaks lines at this sign alone
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self.layout.setTextOption(option)
        self.step = face.pixelSize() * LINE
        self.height = 0.0
        self.wide = 0.0
        self.whole = True
        self.layout.beginLayout()
        while True:
            line = self.layout.createLine()
            if not line.isValid():
                break
            if self.layout.lineCount() > most:
                self.whole = False
                break
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.height + (self.step - line.height()) / 2))
            self.height += self.step
            self.wide = max(self.wide, line.naturalTextWidth())
        self.layout.endLayout()

    @property
    def fits(self) -> bool:
        """Is all of it there, and no word wider than the box?"""
        return self.whole


def paint_text(
    painter: QPainter,
    text: str,
    box: QRectF,
    *,
    size: float = 15,
    least: float = 13,
    weight: QFont.Weight = REGULAR,
    colour: str = INK,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    middle: bool = False,
    italic: bool = False,
) -> bool:
    """Write words into a box; False: some did not fit, and an ellipsis stands for them."""
    if not text or box.width() <= 0 or box.height() <= 0:
        return True
    smallest = smallest_drawn.get()
    scale = pixels(painter) if smallest else 1.0
    if round(size) * scale < smallest:
        return True
    chosen: LaidOutText | None = None
    used = size
    while True:
        most = max(1, int((box.height() + 0.5) / (used * LINE)))
        chosen = LaidOutText(text, font(used, weight, italic), box.width(), most, align)
        if (chosen.fits and chosen.wide <= box.width() + 0.5) or used <= least:
            break
        used = max(least, used - 1)
    whole = chosen.fits and chosen.wide <= box.width() + 0.5
    if not whole:
        chosen = LaidOutText(
            _shortened(text, font(used, weight, italic), box, used), font(used, weight, italic), box.width(), 99, align
        )
    if round(used) * scale < smallest:
        return True
    top = box.top() + (box.height() - chosen.height) / 2 if middle else box.top()
    painter.setPen(QColor(colour))
    _draw(chosen, painter, QPointF(box.left(), top))
    return whole


def pixels(painter: QPainter) -> float:
    """Pixels of the device for one unit."""
    transform = painter.worldTransform()
    return hypot(transform.m11(), transform.m12())


def _draw(laid: LaidOutText, painter: QPainter, at: QPointF) -> None:
    laid.layout.draw(painter, at)


def _shortened(text: str, face: QFont, box: QRectF, size: float) -> str:
    most = max(1, int((box.height() + 0.5) / (size * LINE)))
    if most == 1:
        return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    words = text.split(" ")
    while len(words) > 1:
        words.pop()
        short = " ".join(words).rstrip(",;:") + " …"
        if LaidOutText(short, face, box.width(), most, Qt.AlignmentFlag.AlignLeft).fits:
            return short
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, box.width())


@lru_cache(maxsize=1024)
def _outline(text: str, weight: QFont.Weight) -> tuple[QPainterPath, QRectF]:
    """A short text as a path, and the box of its figures (without room for what hangs below)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    face = font(100, weight)
    path.addText(0, 0, face, text)
    return path, path.boundingRect()


def number(
    painter: QPainter,
    text: str,
    box: QRectF,
    *,
    size: float,
    colour: str = INK,
    weight: QFont.Weight = BOLD,
) -> None:
    """A number or a letter, exactly in the middle of a box, made smaller if it is too wide."""
    path, bounds = _outline(text, weight)
    if bounds.isEmpty():
        return
    scale = min(size / 100, box.width() / bounds.width())
    height = QFontMetricsF(font(100, weight)).capHeight()
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center().x(), height / 2)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def width_of(text: str, size: float, weight: QFont.Weight = REGULAR) -> float:
    """How wide a text is."""
    return QFontMetricsF(font(size, weight)).horizontalAdvance(text)
