"""The page on which a class is asked: the question on top, the table in the middle, the answers with their signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from qtapp.kit.paint.icons import paint_icon
from qtapp.teach.class_paint import PageBrush
from qtapp.teach.class_shot import ClassShot
from qtapp.teach.class_signs import answer_signs, paint_sign

REGION = QRectF(24, 184, 1318, 848)
"""Where the table lies."""
PLATES = QRectF(1370, 184, 526, 784)
_HIGHEST, _GAP = 178.0, 22.0
_SIGN = 27.0
_GHOST_LEAST = 62.0


@dataclass(frozen=True, slots=True, eq=False)
class Asking:
    """What stands on the page of a question and on that of its answer."""

    badge: str
    """"4 / 12"."""
    text: str
    you: str
    you_icon: str
    options: tuple[str, ...]
    shot: ClassShot
    gesture: tuple[str, str] | None
    spots: Mapping[int, str]
    """Places on the table that bear the signs of answers."""


@dataclass(frozen=True, slots=True)
class AskedPage:
    """A question that is open."""

    asking: Asking
    done: int
    awake: int
    share: float | None
    """Which part of the time is left; None: there is no time."""
    hint: str
    late: str
    """How somebody joins who comes now."""
    is_again: bool = False
    """Is it asked once more, after neighbours have talked?"""

    def spoken(self) -> str:
        """What a reader says of it."""
        said = "; ".join(self.asking.options)
        return f"{self.asking.badge}. {self.asking.text} {said}. {self.done} / {self.awake}"

    def is_still_like(self, other: object) -> bool:
        """Only the ring and the time move."""
        if not isinstance(other, AskedPage) or other.asking is not self.asking:
            return False
        return (self.hint, self.late) == (other.hint, other.late)

    def paint_moving(self, brush: PageBrush) -> None:
        """How many have answered, and how much time is left."""
        brush.ring(QPointF(1814, 86), 54, self.done, self.awake)
        if self.share is not None:
            brush.block(QRectF(24, 159, 1872, 10), brush.colours.hairline, 5)
            if self.share > 0:
                brush.block(QRectF(24, 159, max(10.0, 1872 * self.share), 10), brush.colours.strict, 5)

    def paint_still(self, brush: PageBrush) -> None:
        """The question, the table, the answers."""
        asking, c = self.asking, brush.colours
        paint_head(brush, asking)
        paint_table(brush, asking)
        paint_deed(brush, asking)
        tall = plate_height(len(asking.options))
        for number, text in enumerate(asking.options):
            box = QRectF(PLATES.left(), PLATES.top() + number * (tall + _GAP), PLATES.width(), tall)
            brush.sheet(box, 18)
            radius = min(44.0, tall * 0.32)
            paint_sign(brush.painter, number, QPointF(box.left() + 28 + radius, box.center().y()), radius)
            left = box.left() + 54 + 2 * radius
            brush.words(QRectF(left, box.top() + 8, box.right() - 20 - left, tall - 16), text, 36, bold=True)
        fill, ink = (c.lamp, c.ink) if self.is_again else (c.raised, c.muted)
        brush.block(QRectF(PLATES.left(), 982, PLATES.width(), 50), fill, 14, c.ink if self.is_again else "", 2)
        brush.middle_words(QRectF(PLATES.left() + 14, 982, PLATES.width() - 28, 50), self.hint, 24, ink)
        brush.words(QRectF(28, 1040, 1860, 34), self.late, 25, c.muted)


def plate_height(count: int) -> float:
    """How high each of so many answers is."""
    return min(_HIGHEST, (PLATES.height() - _GAP * (count - 1)) / max(1, count))


def paint_head(brush: PageBrush, asking: Asking, right: float = 1720) -> None:
    """The question, on top, where it stays."""
    c = brush.colours
    brush.sheet(QRectF(24, 20, 1872, 132))
    brush.block(QRectF(46, 44, 136, 84), c.strict, 16)
    brush.middle_words(QRectF(50, 44, 128, 84), asking.badge, 38, c.on_strict, bold=True)
    brush.words(QRectF(208, 26, right - 208, 120), asking.text, 44, bold=True)


def paint_table(brush: PageBrush, asking: Asking) -> None:
    """The boards, and the sheet of the asked seat."""
    shot = asking.shot
    brush.sheet(shot.own, 18)
    head = QRectF(shot.own.left() + 18, shot.own.top() + 9, 50, 50)
    brush.block(head, "#f6efdc", 12)
    paint_icon(brush.painter, asking.you_icon, brush.colours.icon, head.adjusted(7, 7, -7, -7))
    room = QRectF(head.right() + 14, shot.own.top() + 4, shot.own.right() - head.right() - 28, 60)
    brush.words(room, asking.you, 34, bold=True)
    for piece in shot.pieces:
        brush.painter.drawImage(piece.box, piece.image)


def paint_deed(brush: PageBrush, asking: Asking) -> None:
    """What is moved, and where to: before the answer nothing is lit that gives it away."""
    c, boxes = brush.colours, asking.shot.boxes
    if asking.spots:
        paint_spots(brush, {at: boxes[name] for at, name in asking.spots.items() if name in boxes})
    grab, drop = asking.gesture or ("", "")
    if grab in boxes:
        brush.frame(boxes[grab], c.lamp, c.ink, more=6)
    if drop in boxes and not asking.spots:
        at = ghost_box(asking.shot, boxes[drop])
        if grab in boxes:
            brush.way(way_between(boxes[grab], at), c.lamp, c.ink)
        paint_ghost(brush, asking.shot, at)
        brush.frame(at, c.lamp, c.ink, more=6)


def ghost_box(shot: ClassShot, place: QRectF) -> QRectF:
    """Where the thing would lie: large enough for the last row."""
    if shot.ghost is None:
        return place
    shape = shot.ghost.height() / max(1, shot.ghost.width())
    wide = max(_GHOST_LEAST, min(place.width(), place.height() / shape))
    box = QRectF(0, 0, wide, wide * shape)
    box.moveCenter(place.center())
    return box


def paint_ghost(brush: PageBrush, shot: ClassShot, box: QRectF, strength: float = 0.85) -> None:
    """The thing, seen through."""
    if shot.ghost is not None:
        brush.painter.setOpacity(strength)
        brush.painter.drawImage(box, shot.ghost)
        brush.painter.setOpacity(1)


def way_between(start: QRectF, end: QRectF, bend: float = 0.14) -> QPainterPath:
    """A bent way from one thing to the edge of another."""
    a, b = start.center(), end.center()
    middle = (a + b) / 2 + QPointF(bend * (b.y() - a.y()), -bend * (b.x() - a.x()))
    whole = QPainterPath(a)
    whole.quadTo(middle, b)
    stop = 1.0
    around = end.adjusted(-22, -22, 22, 22)
    while stop > 0.1 and around.contains(whole.pointAtPercent(stop)):
        stop -= 0.01
    path = QPainterPath(a)
    for step in range(1, 41):
        path.lineTo(whole.pointAtPercent(stop * step / 40))
    return path


def paint_spots(brush: PageBrush, spots: Mapping[int, QRectF], room: QRectF = REGION) -> None:
    """Places with the signs of answers beside them."""
    for number, box in spots.items():
        brush.frame(box, answer_signs()[number].colour, "#ffffff", more=5)
    for number, at in _beside(spots, room).items():
        paint_sign(brush.painter, number, at, _SIGN)


def _beside(spots: Mapping[int, QRectF], room: QRectF) -> dict[int, QPointF]:
    """Where each sign stands: beside its place, upon no other place and no other sign."""
    taken: list[QRectF] = []
    found = {}
    for number, box in spots.items():
        others = [one for at, one in spots.items() if at != number] + taken
        tried = _stands(box)
        free = [at for at in tried if room.contains(at) and not any(_plate(at).intersects(one) for one in others)]
        at = (free or tried)[0]
        found[number] = at
        taken.append(_plate(at))
    return found


def _stands(box: QRectF) -> Sequence[QPointF]:
    away = _SIGN + 8
    middle = box.center()
    if box.width() > 4 * _SIGN and box.height() > 4 * _SIGN:  # a large place has room upon itself
        inner = box.adjusted(_SIGN + 6, _SIGN + 6, -_SIGN - 6, -_SIGN - 6)
        return (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())
    return (
        QPointF(box.right() + away, middle.y()),
        QPointF(box.left() - away, middle.y()),
        QPointF(middle.x(), box.top() - away),
        QPointF(middle.x(), box.bottom() + away),
    )


def _plate(at: QPointF) -> QRectF:
    return QRectF(at.x() - _SIGN, at.y() - _SIGN, 2 * _SIGN, 2 * _SIGN)
