"""The page after a question: what the class said, what is right, why, and what would be allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from qtapp.teach.class_asked import (
    PLATES,
    REGION,
    Asking,
    ghost_box,
    paint_ghost,
    paint_head,
    paint_spots,
    paint_table,
    way_between,
)
from qtapp.teach.class_paint import BAD, GOOD, PageBrush
from qtapp.teach.class_signs import answer_signs, paint_sign

FRAME = QRectF(24, 182, 1318, 850)
"""Where the table is seen from near."""
_GAP, _HIGHEST, _LEAST = 14.0, 128.0, 84.0
_MOST_NAMED = 3
_WHY_LEAST = 250.0


@dataclass(frozen=True, slots=True)
class ToldPage:
    """A question that is over."""

    asking: Asking
    counts: tuple[int, ...]
    before: tuple[int, ...]
    """The counts before it was talked over; empty: it was not."""
    right: frozenset[int]
    verdict: str
    """"Not allowed", or "Allowed"; empty: nothing was to be allowed."""
    is_allowed: bool
    why_heading: str
    """"Why?"."""
    rule: str
    why: str
    instead: str
    lit: Mapping[str, str]
    """Things that the reason names, and what they are called."""
    foot: str
    mistake: int = -1
    """The wrong answer that most believed in, and a word about it; -1: there is nothing to say of it."""
    mistake_why: str = ""
    played: float = 1.0
    """How far the deed has been played, if it is allowed."""

    @property
    def _right_count(self) -> int:
        return sum(self.counts[at] for at in self.right)

    def spoken(self) -> str:
        """What a reader says of it."""
        said = "; ".join(f"{text}: {n}" for text, n in zip(self.asking.options, self.counts, strict=True))
        return f"{self.asking.text} {said}. {self.verdict} {self.rule} {self.why} {self.instead}"

    def is_still_like(self, other: object) -> bool:
        """Only a deed that is played moves."""
        return isinstance(other, ToldPage) and replace(other, played=self.played) == self

    def paint_still(self, brush: PageBrush) -> None:
        """What the class said, and why; the table without the deed."""
        paint_head(brush, self.asking, 1660)
        brush.ring(QPointF(1814, 86), 54, self._right_count, sum(self.counts))
        brush.tick(QPointF(1718, 86), 28)
        near, boxes = self.asking.shot.near, self._boxes()
        lit = [boxes[name] for name in self._things() if name in boxes]
        if near is not None:
            brush.sheet(FRAME.adjusted(-4, -4, 6, 6), 22)
            self._clip(brush)
            brush.painter.drawImage(FRAME, near.image)
            brush.shade(FRAME, lit)
            brush.painter.restore()
        else:
            paint_table(brush, self.asking)
            if lit:
                brush.shade(REGION.adjusted(-4, -4, 4, 4), lit)
        bottom = self._paint_plates(brush)
        self._paint_why(brush, bottom + _GAP)
        brush.words(QRectF(28, 1040, 1860, 34), self.foot, 25, brush.colours.muted)

    def paint_moving(self, brush: PageBrush) -> None:
        """The deed, and what the reason names."""
        is_near = self.asking.shot.near is not None
        if is_near:
            self._clip(brush)
        else:
            brush.painter.save()
        self._paint_deed(brush, self._boxes(), FRAME if is_near else REGION)
        brush.painter.restore()

    def _things(self) -> list[str]:
        gesture = () if self.asking.gesture is None or self.asking.spots else self.asking.gesture
        return [*self.lit, *gesture, *self.asking.spots.values()]

    # ---- the table -----------------------------------------------------------------------------------------------

    @staticmethod
    def _clip(brush: PageBrush) -> None:
        """Nothing is painted beyond the frame; `restore` ends it."""
        clip = QPainterPath()
        clip.addRoundedRect(FRAME, 18, 18)
        brush.painter.save()
        brush.painter.setClipPath(clip)

    def _boxes(self) -> Mapping[str, QRectF]:
        """Where things lie: on the page, or in what is seen from near."""
        near = self.asking.shot.near
        if near is None:
            return self.asking.shot.boxes
        return {
            name: QRectF(
                FRAME.left() + box.left() * FRAME.width(),
                FRAME.top() + box.top() * FRAME.height(),
                box.width() * FRAME.width(),
                box.height() * FRAME.height(),
            )
            for name, box in near.boxes.items()
        }

    def _paint_deed(self, brush: PageBrush, boxes: Mapping[str, QRectF], room: QRectF) -> None:
        """Refused in red, allowed in green; what the reason names lies in the light, with its name."""
        c, asking = brush.colours, self.asking
        grab, drop = asking.gesture or ("", "")
        covered: list[QRectF] = []
        if asking.spots:
            spots = {at: boxes[name] for at, name in asking.spots.items() if name in boxes}
            paint_spots(brush, spots, room)
            for at in self.right & spots.keys():
                brush.frame(spots[at], c.lamp, c.ink, more=13, wide=7, radius=16)
                brush.tick(spots[at].topRight() + QPointF(12, -12), 22)
            covered = list(spots.values())
        elif drop in boxes:
            lies = ghost_box(asking.shot, boxes[drop])
            tone = GOOD if self.is_allowed else BAD
            start = boxes.get(grab, QRectF(room.left() - 40, room.bottom() - 60, 20, 20))
            path = way_between(start, lies)
            if self.verdict:
                brush.way(path, tone, "#ffffff")
                moved = QRectF(lies)
                if self.is_allowed and self.played < 1:
                    moved.moveCenter(path.pointAtPercent(self.played))
                paint_ghost(brush, asking.shot, moved, 1.0 if self.is_allowed else 0.85)
                brush.frame(lies, tone, "#ffffff", more=7, wide=6)
                covered.append(self._paint_verdict(brush, lies, tone, room))
            else:
                brush.way(path, c.lamp, c.ink)
                paint_ghost(brush, asking.shot, lies)
                brush.frame(lies, c.lamp, c.ink, more=6)
            covered.append(lies)
        for name in [one for one in self.lit if one in boxes and one not in asking.spots.values()][:_MOST_NAMED]:
            if name != drop:
                brush.frame(boxes[name], c.lamp, c.ink, more=10, wide=8, radius=16)
                self._paint_name(brush, boxes[name], self.lit[name], room, covered)

    def _paint_verdict(self, brush: PageBrush, at: QRectF, tone: str, room: QRectF) -> QRectF:
        wide = brush.plate_width(self.verdict, 36)
        box = QRectF(at.center().x() - wide / 2, at.top() - 86, wide, 64)
        if box.top() < room.top() + 8:
            box.moveTop(at.bottom() + 22)
        box.moveLeft(max(room.left() + 8, min(box.left(), room.right() - wide - 8)))
        brush.plate(box, self.verdict, 36, tone, "#ffffff")
        return box

    @staticmethod
    def _paint_name(brush: PageBrush, at: QRectF, name: str, room: QRectF, covered: list[QRectF]) -> None:
        """What it is called, below it or above it, upon nothing else that matters."""
        wide = min(520.0, brush.plate_width(name, 30))
        box = QRectF(at.center().x() - wide / 2, at.bottom() + 20, wide, 56)
        box.moveLeft(max(room.left() + 8, min(box.left(), room.right() - wide - 8)))
        tried = [box, box.translated(0, at.top() - 20 - box.bottom()), box.translated(0, 76)]
        free = [one for one in tried if room.contains(one) and not any(one.intersects(other) for other in covered)]
        if free:
            brush.plate(free[0], name, 30, brush.colours.lamp, brush.colours.ink)
            covered.append(free[0])

    # ---- beside it -----------------------------------------------------------------------------------------------

    def _paint_plates(self, brush: PageBrush) -> float:
        """What the class said; the lower edge of it."""
        c, count = brush.colours, len(self.counts)
        room = 1034 - _WHY_LEAST - PLATES.top()
        tall = max(_LEAST, min(_HIGHEST, (room - _GAP * (count - 1)) / count))
        total = max(1, sum(self.counts), sum(self.before))
        box = QRectF()
        for number, (text, n) in enumerate(zip(self.asking.options, self.counts, strict=True)):
            box = QRectF(PLATES.left(), PLATES.top() + number * (tall + _GAP), PLATES.width(), tall)
            is_right = number in self.right
            brush.sheet(box, 18)
            if is_right:
                for tone, wide in ((c.ink, 9.0), (c.lamp, 5.0)):
                    brush.painter.setPen(QPen(QColor(tone), wide))
                    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
                    brush.painter.drawRoundedRect(box.adjusted(2, 2, -3, -3), 16, 16)
            radius = min(40.0, tall * 0.32)
            middle = QPointF(box.left() + 24 + radius, box.center().y())
            paint_sign(brush.painter, number, middle, radius)
            if is_right:
                brush.tick(middle + QPointF(radius * 0.85, -radius * 0.8), 18)
            left, right = box.left() + 46 + 2 * radius, box.right() - (172 if self.before else 96)
            words = QRectF(left, box.top() + 6, right - left, tall - (44 if not self.before else 50))
            brush.words(words, text, 30, c.text if is_right else c.muted, bold=is_right, least=14)
            colour = GOOD if is_right else answer_signs()[number].colour
            bar = QRectF(left, box.bottom() - 34, right - left, 16)
            if self.before:
                brush.bar(QRectF(left, box.bottom() - 40, right - left, 8), self.before[number] / total, c.muted)
                bar.translate(0, 8)
            brush.bar(bar, n / total, colour)
            said = f"{self.before[number]} → {n}" if self.before else str(n)
            brush.right_words(
                QRectF(right + 6, box.top(), box.right() - 22 - right - 6, tall),
                said,
                34 if self.before else 42,
                bold=is_right,
            )
        return box.bottom()

    def _paint_why(self, brush: PageBrush, top: float) -> None:
        c = brush.colours
        box = QRectF(PLATES.left(), top, PLATES.width(), 1034 - top)
        brush.sheet(box, 18)
        wide = brush.plate_width(self.why_heading, 27)
        brush.block(QRectF(box.left() + 20, box.top() + 18, wide, 44), c.strict, 12)
        head = QRectF(box.left() + 20, box.top() + 18, wide, 44)
        brush.middle_words(head, self.why_heading, 27, c.on_strict, bold=True)
        room = QRectF(head.right() + 14, head.top() - 6, box.right() - head.right() - 30, 56)
        brush.words(room, self.rule, 28, bold=True)
        inner = box.adjusted(24, 74, -24, -16)
        below = 0.0
        if self.instead:
            below = min(inner.height() * 0.5, brush.height_of(self.instead, 26, inner.width(), bold=True) + 8)
            last = QRectF(inner.left(), inner.bottom() - below, inner.width(), below)
            brush.words(last, self.instead, 26, brush.good_text, bold=True, least=16)
        inner.adjust(0, 0, 0, -below - 8)
        tall = min(inner.height() * 0.6, brush.height_of(self.why, 32, inner.width()) + 6)
        said = self.mistake >= 0 and inner.height() - tall >= 56
        brush.words(
            QRectF(inner.topLeft(), QSizeF(inner.width(), tall if said else inner.height())),
            self.why,
            32,
            least=17,
            top=True,
        )
        if said:
            rest = inner.adjusted(0, tall + 8, 0, 0)
            paint_sign(brush.painter, self.mistake, rest.topLeft() + QPointF(22, 24), 20)
            brush.words(rest.adjusted(56, 2, 0, 0), self.mistake_why, 26, c.muted, least=16, top=True)
