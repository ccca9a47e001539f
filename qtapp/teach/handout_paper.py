"""Pages of A4, written from top to bottom: a head, numbered tasks with pictures, room to write, solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from engine.api import LiteralArg, Message, msg
from qtapp.kit.paint.theme import FAMILY

_DPI = 300
_MARGIN = 15.0
"""Millimetres around a page."""
PAGE_WIDTH = round((210 - 2 * _MARGIN) / 25.4 * _DPI)
_TITLE, _LARGE, _TEXT, _SMALL = 22.0, 14.0, 11.5, 9.0
"""Sizes of letters, in points."""
_INDENT = 110.0
"""Where the words of a task begin, right of its number."""
_FOOT = 90.0
_LINE = 100.0
"""Between two lines to write on: between eight and nine millimetres."""
_BOX = 46.0
_GREY, _BLACK = QColor("#777777"), QColor("#000000")
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class HandoutPaper:
    """Keeps together what belongs together, and goes over to the next page where it must."""

    def __init__(self, path: Path, title: str, author: str, say: Callable[[Message], str]) -> None:
        self._title = title
        self._author = author
        self._say = say
        self.pages = 1
        self._y = 0.0
        self._begin(path)
        if not self._painter.isActive():
            raise OSError(str(path))

    def _begin(self, path: Path) -> None:
        self._writer = QPdfWriter(str(path))
        self._writer.setResolution(_DPI)
        self._writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter)
        self._writer.setTitle(self._title)
        self._painter = QPainter(self._writer)

    def _turn(self) -> None:
        self._writer.newPage()

    @property
    def _width(self) -> float:
        return float(self._writer.width())

    @property
    def _bottom(self) -> float:
        return float(self._writer.height()) - _FOOT

    def next_page(self) -> None:
        """A new page; the old one gets its foot."""
        self._write_foot()
        self._turn()
        self.pages += 1
        self._y = 0.0

    def _room(self, tall: float) -> None:
        """Go over to the next page if this much does not fit any more."""
        if self._y and self._y + tall > self._bottom:
            self.next_page()

    def _write_foot(self) -> None:
        said = msg("handout.page_foot", "{title} · page {page}", title=LiteralArg(self._title), page=self.pages)
        self._font(_SMALL)
        self._painter.setPen(_GREY)
        box = QRectF(0, self._bottom + _FOOT * 0.4, self._width, _FOOT * 0.6)
        self._painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._say(said))
        self._painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self._author)
        self._painter.setPen(_BLACK)

    # ---- words ---------------------------------------------------------------------------------------------------

    def _font(self, points: float, bold: bool = False) -> None:
        font = QFont(FAMILY)
        font.setPixelSize(round(points * _DPI / 72))
        font.setBold(bold)
        self._painter.setFont(font)

    def _tall(self, words: str, points: float, bold: bool = False, left: float = 0.0, right: float = 0.0) -> float:
        self._font(points, bold)
        return self._painter.boundingRect(QRectF(0, 0, self._width - left - right, 1e6), _WRAP, words).height()

    def _text(self, words: str, points: float, bold: bool = False, left: float = 0.0, after: float = 0.5) -> None:
        """Words from an indent to the right edge; `after`: the gap below them, in lines."""
        tall = self._tall(words, points, bold, left)
        self._room(tall)
        self._painter.drawText(QRectF(left, self._y, self._width - left, tall + 4), _WRAP, words)
        self._y += tall + after * points * _DPI / 72

    def head(self, game: str, goal: str) -> None:
        """The head of the first page: game, title, what is learned, and room for a name."""
        self._font(_SMALL)
        self._painter.setPen(_GREY)
        for words, side in ((game, Qt.AlignmentFlag.AlignLeft), (self._name_line(), Qt.AlignmentFlag.AlignRight)):
            self._painter.drawText(QRectF(0, self._y, self._width, 60), int(side), words)
        self._painter.setPen(_BLACK)
        self._y += 90
        self._text(self._title, _TITLE, bold=True, after=0.2)
        if goal:
            self._text(goal, _TEXT, after=0.6)
        self._painter.setPen(QPen(_BLACK, 4))
        self._painter.drawLine(QPointF(0, self._y), QPointF(self._width, self._y))
        self._y += 50

    def _name_line(self) -> str:
        room = LiteralArg("_" * 22)
        name, date = msg("handout.name", "Name: {room}", room=room), msg("handout.date", "Date: {room}", room=room)
        return f"{self._say(name)}    {self._say(date)}"

    # ---- mere words ----------------------------------------------------------------------------------------------

    def headline(self, words: str) -> None:
        """What the whole page is about."""
        self._text(words, _TITLE, bold=True, after=0.6)

    def heading(self, words: str) -> None:
        """What the next lines are about."""
        self._room(4 * _LINE)
        self._y += 30
        self._text(words, _LARGE, bold=True, after=0.3)

    def paragraph(self, words: str) -> None:
        """One line, or more if it is long."""
        self._text(words, _TEXT, after=0.35)

    # ---- a task --------------------------------------------------------------------------------------------------

    def task(self, number: int, ask: str, pictures: Sequence[QImage], choices: Sequence[str], lines: int) -> None:
        """A task with its position; what is asked, the picture and the room to answer stay on one page."""
        rows = self._rows(choices)
        answers = len(rows) * (_BOX + 34) + 30 if choices else lines * _LINE + 40
        pictured = sum(self._size(one)[1] + 24 for one in pictures)
        self._room(self._tall(ask, _TEXT, True, _INDENT) + pictured + answers)
        self._disc(number)
        self._text(ask, _TEXT, bold=True, left=_INDENT, after=0.5)
        for picture in pictures:
            self._picture(picture)
        if choices:
            self._tick(rows)
        else:
            self._lines(lines)
        self._y += 44

    def _disc(self, number: int) -> None:
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(0, self._y - 8, 76, 76)
        self._painter.setBrush(_BLACK)
        self._painter.drawEllipse(disc)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._font(_TEXT, bold=True)
        self._painter.setPen(QColor("#ffffff"))
        self._painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), str(number))
        self._painter.setPen(_BLACK)

    def _size(self, image: QImage) -> tuple[float, float]:
        """As large as it was made, but no wider than the page."""
        scale = min(1.0, self._width / max(1, image.width()))
        return image.width() * scale, image.height() * scale

    def _picture(self, image: QImage) -> None:
        wide, tall = self._size(image)
        self._painter.drawImage(QRectF((self._width - wide) / 2, self._y, wide, tall), image)
        self._y += tall + 24

    def _rows(self, choices: Sequence[str]) -> list[list[str]]:
        """Answers to tick, two beside each other if they are short."""
        self._font(_TEXT)
        half = self._width / 2 - _INDENT - _BOX - 40
        is_short = all(self._painter.fontMetrics().horizontalAdvance(one) < half for one in choices)
        step = 2 if is_short else 1
        return [list(choices[at : at + step]) for at in range(0, len(choices), step)]

    def _tick(self, rows: Sequence[Sequence[str]]) -> None:
        self._font(_TEXT)
        self._painter.setPen(QPen(_BLACK, 3))
        for row in rows:
            for at, words in enumerate(row):
                left = _INDENT + at * (self._width - _INDENT) / 2
                self._painter.drawRect(QRectF(left, self._y, _BOX, _BOX))
                box = QRectF(left + _BOX + 24, self._y - 10, self._width - left - _BOX - 24, _BOX + 20)
                self._painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)
            self._y += _BOX + 34

    def _lines(self, count: int) -> None:
        self._painter.setPen(QPen(QColor("#999999"), 2))
        for _ in range(count):
            self._y += _LINE
            self._painter.drawLine(QPointF(_INDENT, self._y), QPointF(self._width, self._y))
        self._painter.setPen(_BLACK)
        self._y += 20

    # ---- solutions -----------------------------------------------------------------------------------------------

    def solutions(self, found: Sequence[tuple[str, Sequence[str]]]) -> None:
        """A page of its own: the answers in short, what is said about each, and what happens on the way."""
        self.next_page()
        self._text(self._say(msg("handout.solutions", "Solutions")), _TITLE, bold=True, after=0.6)
        for number, (answer, (said, *story)) in enumerate(found, 1):
            self._room(self._tall(said, _TEXT, False, _INDENT) + self._tall(answer, _TEXT, True, _INDENT) + 60)
            self._disc(number)
            if answer:
                self._text(answer, _TEXT, bold=True, left=_INDENT, after=0.1)
            self._text(said, _TEXT, left=_INDENT, after=0.2)
            if story:
                lead = self._say(msg("handout.one_way", "One way: {story}", story=LiteralArg(" ".join(story))))
                self._text(lead, _SMALL, left=_INDENT, after=0.2)
            self._y += 40

    def end(self) -> None:
        """The file is complete."""
        self._write_foot()
        self._painter.end()
