"""The first page for a class: how to join, and who is here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPixmap

from qtapp.board.paint.text import BOLD, font
from qtapp.kit.paint.paper import paint_picture
from qtapp.teach.class_paint import PageBrush

_NAMES = QRectF(816, 486, 1032, 446)
_LARGEST, _SMALLEST = 36, 17
_QUIET = 3
"""Empty cells around the picture for the camera."""


@dataclass(frozen=True, slots=True)
class JoinSign:
    """How phones come in: an address, six signs, and both as a picture for the camera."""

    address: str = ""
    code: str = ""
    cells: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class LobbyPage:
    """All words of it, in the language of the wall."""

    title: str
    intro: str
    languages: str
    picture: QPixmap
    join: str
    or_type: str
    and_code: str
    harmless: str
    here: str
    foot: str
    sign: JoinSign
    names: tuple[str, ...]
    newest: int = -1
    """Whose name is lit, by its number."""

    def spoken(self) -> str:
        """What a reader says of it."""
        sign = self.sign
        return f"{self.title}. {self.join} {sign.address}, {sign.code}. {self.here}: {', '.join(self.names)}"

    def is_still_like(self, other: object) -> bool:
        """Only the names move: all the rest is painted once, whoever comes."""
        if not isinstance(other, LobbyPage):
            return False
        return replace(other, names=self.names, newest=self.newest, here=self.here) == self

    def paint_still(self, brush: PageBrush) -> None:
        """How to join, and what is played."""
        self._paint_join(brush)
        self._paint_game(brush)
        brush.sheet(QRectF(780, 364, 1100, 680), 26)
        brush.block(QRectF(816, 956, 1028, 62), brush.colours.raised, 16)
        brush.middle_words(QRectF(830, 956, 1000, 62), self.foot, 27, brush.colours.muted)

    def paint_moving(self, brush: PageBrush) -> None:
        """Who is here."""
        brush.words(QRectF(816, 384, 1030, 80), self.here, 56, bold=True)
        c = brush.colours
        for number, (name, box, size) in enumerate(self._chips()):
            is_new = number == self.newest
            rim, wide = (c.ink, 2.5) if is_new else (c.border, 1.5)
            brush.block(box, c.lamp if is_new else c.panel, box.height() / 2, rim, wide)
            brush.middle_words(box.adjusted(0, -2, 0, -2), name, size, c.ink if is_new else c.text, bold=True)

    def _paint_join(self, brush: PageBrush) -> None:
        muted, sign = brush.colours.muted, self.sign
        brush.sheet(QRectF(40, 36, 700, 1008), 26)
        brush.middle_words(QRectF(50, 56, 680, 76), self.join, 56, bold=True)
        _paint_cells(brush, QRectF(130, 142, 520, 520), sign.cells)
        brush.middle_words(QRectF(60, 674, 660, 44), self.or_type, 30, muted)
        brush.middle_words(QRectF(60, 716, 660, 74), sign.address, 54, bold=True)
        brush.middle_words(QRectF(60, 796, 660, 44), self.and_code, 30, muted)
        wide = 96.0
        step = min(106.0, 660 / max(1, len(sign.code)))
        left = 390 - (step * len(sign.code) - (step - wide)) / 2
        for number, letter in enumerate(sign.code):
            box = QRectF(left + number * step, 850, wide, 118)
            brush.block(box, brush.colours.lamp, 16, brush.colours.ink, 3)
            brush.middle_words(box, letter, 74, brush.colours.ink, bold=True)
        brush.middle_words(QRectF(56, 978, 668, 54), self.harmless, 23, muted)

    def _paint_game(self, brush: PageBrush) -> None:
        brush.sheet(QRectF(780, 36, 1100, 300), 26)
        paint_picture(brush.painter, QRectF(806, 62, 408, 248), self.picture, 16)
        brush.words(QRectF(1246, 50, 614, 84), self.title, 56, bold=True)
        brush.words(QRectF(1246, 138, 614, 112), self.intro, 34, top=True)
        brush.words(QRectF(1246, 256, 614, 60), self.languages, 27, brush.colours.muted)

    def _chips(self) -> list[tuple[str, QRectF, float]]:
        """Where each name stands: forty fit as well, a little smaller."""
        for size in range(_LARGEST, _SMALLEST - 1, -1):
            metrics = QFontMetricsF(font(size, BOLD))
            x, y, tall = _NAMES.left(), _NAMES.top(), size * 1.9
            found = []
            for name in self.names:
                wide = metrics.horizontalAdvance(name) + size * 1.5
                if x + wide > _NAMES.right():
                    x, y = _NAMES.left(), y + tall + size * 0.4
                found.append((name, QRectF(x, y, wide, tall), float(size)))
                x += wide + 14
            if not found or found[-1][1].bottom() <= _NAMES.bottom():
                break
        return found


def _paint_cells(brush: PageBrush, box: QRectF, cells: tuple[tuple[int, ...], ...]) -> None:
    """Dark on white in every look: cameras want it so."""
    painter = brush.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(box, QColor("#ffffff"))
    if not cells:
        return
    cell = box.width() / (len(cells) + 2 * _QUIET)
    painter.save()
    painter.setRenderHint(painter.RenderHint.Antialiasing, False)
    for row, line in enumerate(cells):
        for column, dark in enumerate(line):
            if dark:
                corner = box.left() + (column + _QUIET) * cell, box.top() + (row + _QUIET) * cell
                painter.fillRect(QRectF(*corner, cell, cell), QColor("#111111"))
    painter.restore()
