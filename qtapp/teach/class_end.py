"""The last page: what the class can do and what not, rule by rule and without names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from qtapp.teach.class_paint import GOOD, WEAK, PageBrush

_TOP, _BOTTOM = 174.0, 770.0
_ROW, _WEAK_ROW = 70.0, 162.0


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One rule: right answers of all, and what most believed who were wrong."""

    text: str
    right: int
    of: int
    mistake: str = ""


@dataclass(frozen=True, slots=True)
class ResultPage:
    """All words of it."""

    title: str
    summary: str
    can_title: str
    weak_title: str
    none: str
    """What is said where a list is empty."""
    can: tuple[ResultRow, ...]
    weak: tuple[ResultRow, ...]
    by_question: str
    shares: tuple[float | None, ...]
    """Of each question; None: nobody answered it."""
    is_weak: tuple[bool, ...]
    foot: str

    def spoken(self) -> str:
        """What a reader says of it."""
        rows = [f"{one.text} {one.right} / {one.of} {one.mistake}" for one in (*self.can, *self.weak)]
        return f"{self.title}. {self.summary}. {'; '.join(rows)}"

    def is_still_like(self, other: object) -> bool:
        """Whatever changes, it is painted anew."""
        return self == other

    def paint_moving(self, brush: PageBrush) -> None:
        """Nothing moves."""

    def paint_still(self, brush: PageBrush) -> None:
        """Paint it."""
        muted = brush.colours.muted
        brush.sheet(QRectF(24, 20, 1872, 132))
        brush.words(QRectF(60, 28, 1000, 116), self.title, 60, bold=True)
        brush.right_words(QRectF(1060, 28, 800, 116), self.summary, 36, muted)
        self._paint_can(brush, QRectF(24, _TOP, 1080, _BOTTOM - _TOP))
        self._paint_weak(brush, QRectF(1128, _TOP, 768, _BOTTOM - _TOP))
        self._paint_questions(brush, QRectF(24, 792, 1872, 236))
        brush.words(QRectF(28, 1040, 1860, 34), self.foot, 25, muted)

    def _head(self, brush: PageBrush, box: QRectF, title: str, is_good: bool, rows: Sequence[ResultRow]) -> None:
        brush.sheet(box, 22)
        at = QPointF(box.left() + 58, box.top() + 54)
        if is_good:
            brush.tick(at, 26)
        else:
            disc = QRectF(at.x() - 26, at.y() - 26, 52, 52)
            brush.block(disc, brush.colours.lamp, 26, brush.colours.ink, 3)
            brush.middle_words(disc, "!", 38, brush.colours.ink, bold=True)
        brush.words(QRectF(box.left() + 102, box.top() + 20, box.width() - 130, 68), title, 44, bold=True)
        if not rows:
            brush.words(
                QRectF(box.left() + 36, box.top() + 104, box.width() - 72, 60), self.none, 30, brush.colours.muted
            )

    def _paint_can(self, brush: PageBrush, box: QRectF) -> None:
        self._head(brush, box, self.can_title, True, self.can)
        step = min(_ROW, (box.height() - 112) / max(1, len(self.can)))
        for number, row in enumerate(self.can):
            top = box.top() + 102 + number * step
            size = min(31.0, step * 0.52)
            brush.words(QRectF(box.left() + 34, top, 500, step), row.text, size, least=15)
            thick = min(28.0, step * 0.42)
            bar = QRectF(box.left() + 560, top + (step - thick) / 2, box.width() - 560 - 160, thick)
            brush.bar(bar, row.right / row.of, GOOD)
            number_box = QRectF(box.right() - 150, top, 122, step)
            brush.right_words(number_box, f"{row.right} / {row.of}", min(34.0, step * 0.56), bold=True)

    def _paint_weak(self, brush: PageBrush, box: QRectF) -> None:
        self._head(brush, box, self.weak_title, False, self.weak)
        step = min(_WEAK_ROW, (box.height() - 112) / max(1, len(self.weak)))
        k = step / _WEAK_ROW
        for number, row in enumerate(self.weak):
            top = box.top() + 98 + number * step
            inner = box.width() - 68
            brush.words(QRectF(box.left() + 34, top, inner, 54 * k), row.text, 34 * max(0.62, k), bold=True, least=15)
            bar = QRectF(box.left() + 34, top + 60 * k, box.width() - 220, 32 * k)
            brush.bar(bar, row.right / row.of, WEAK)
            at = QRectF(box.right() - 170, bar.top() - 12, 136, bar.height() + 24)
            brush.right_words(at, f"{row.right} / {row.of}", 34 * max(0.6, k), bold=True)
            mistake = QRectF(box.left() + 34, top + 96 * k, inner, 60 * k)
            brush.words(mistake, row.mistake, 27 * max(0.62, k), brush.colours.muted, least=14)

    def _paint_questions(self, brush: PageBrush, box: QRectF) -> None:
        brush.sheet(box, 22)
        brush.words(
            QRectF(60, box.top() + 8, 216, box.height() - 16), self.by_question, 32, brush.colours.muted, bold=True
        )
        step = min(130.0, (box.width() - 300) / max(1, len(self.shares)))
        wide = step * 0.64
        for number, (share, is_weak) in enumerate(zip(self.shares, self.is_weak, strict=True)):
            left = 300 + number * step
            room = QRectF(left - step * 0.18, 0, step, 0)
            said = "–" if share is None else f"{round(share * 100)}%"
            top = QRectF(room.left(), box.top() + 10, step, 38)
            brush.middle_words(top, said, min(26.0, step * 0.28), bold=True)
            bar = QRectF(left, box.top() + 52, wide, 124)
            brush.standing_bar(bar, share or 0.0, WEAK if is_weak else GOOD)
            below = QRectF(room.left(), box.top() + 182, step, 42)
            brush.middle_words(below, f"{number + 1}.", min(28.0, step * 0.3), brush.colours.muted)
