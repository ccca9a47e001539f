"""How the boards of a question share the room on a page: what the deed is about as large as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from PySide6.QtCore import QRectF

HEAD, _PAD, _GAP = 62.0, 18.0, 22.0
"""Room for "You are Anna" on the sheet of the asked seat, around its boards, and between boards."""
_LARGEST = 1.25
"""Nothing is drawn larger than this: it would only be coarse."""
_SHARES = (0.18, 0.23, 0.28, 0.34, 0.4, 0.48, 0.56)


@dataclass(frozen=True, slots=True)
class ShotPart:
    """A part of the table that is shown whole."""

    source: QRectF
    """Where it lies on the table."""
    is_own: bool
    """Does it belong to the sheet of the asked seat?"""
    worth: float
    """What it is worth that it is large: most where the deed ends, less where it begins."""
    board: str = ""
    """The key of the board; empty: what is held."""


@dataclass(frozen=True, slots=True)
class _Laid:
    score: float
    boxes: dict[int, QRectF]
    own: QRectF


def compose(parts: Sequence[ShotPart], region: QRectF) -> tuple[list[QRectF], QRectF]:
    """Where each part lies in a region, and the sheet of the asked seat."""
    own = [at for at, part in enumerate(parts) if part.is_own]
    rest = [at for at, part in enumerate(parts) if not part.is_own]
    tried = []
    if not own:
        sheet = QRectF(region.left(), region.top(), region.width(), HEAD)
        tried.append(_laid(parts, rest, QRectF(region).adjusted(0, HEAD + _GAP, 0, 0), [], QRectF(), sheet))
    for share in _SHARES if own else ():
        wide, tall = region.width() * share, region.height() * share
        left = QRectF(region.left(), region.top(), wide, region.height())
        tried.append(_laid(parts, rest, region.adjusted(wide + _GAP, 0, 0, 0), own, _inner(left), left))
        below = QRectF(region.left(), region.bottom() - tall, region.width(), tall)
        tried.append(_laid(parts, rest, region.adjusted(0, 0, 0, -tall - _GAP), own, _inner(below), below))
    best = max(tried, key=lambda one: one.score)
    sheet = _shrunk(best.own, [best.boxes[at] for at in own]) if own else best.own
    return [best.boxes[at] for at in range(len(parts))], sheet


def _inner(sheet: QRectF) -> QRectF:
    return sheet.adjusted(_PAD, HEAD + _PAD * 0.4, -_PAD, -_PAD)


def _shrunk(sheet: QRectF, boxes: Sequence[QRectF]) -> QRectF:
    """The sheet is no higher than what lies on it."""
    bottom = max(box.bottom() for box in boxes) + _PAD
    return QRectF(sheet.left(), sheet.top(), sheet.width(), min(sheet.height(), bottom - sheet.top()))


def _laid(
    parts: Sequence[ShotPart],
    rest: Sequence[int],
    room: QRectF,
    own: Sequence[int],
    own_room: QRectF,
    sheet: QRectF,
) -> _Laid:
    boxes: dict[int, QRectF] = {}
    for which, into in ((rest, room), (own, own_room)):
        if which and (into.width() < 40 or into.height() < 40):
            return _Laid(-1e9, {at: QRectF(into.topLeft(), into.size()) for at in range(len(parts))}, sheet)
        boxes |= _best_row(parts, which, into, at_top=which is own)
    score = 0.0
    for at, part in enumerate(parts):
        scale = min(_LARGEST, boxes[at].width() / part.source.width())
        score += part.worth * log(max(scale, 1e-3))
    return _Laid(score, boxes, sheet)


def _best_row(parts: Sequence[ShotPart], which: Sequence[int], room: QRectF, *, at_top: bool) -> dict[int, QRectF]:
    """Side by side or one below the other, whichever lets them be larger; each as large as it can be."""
    if not which:
        return {}
    tried = [_row(parts, which, room, is_beside, at_top=at_top) for is_beside in (True, False)]
    return max(tried, key=lambda boxes: sum(box.width() * box.height() for box in boxes.values()))


def _row(
    parts: Sequence[ShotPart], which: Sequence[int], room: QRectF, is_beside: bool, *, at_top: bool
) -> dict[int, QRectF]:
    """Parts in a row get an equal height, in a column an equal width, as far as there is room."""
    gaps = _GAP * (len(which) - 1)
    shapes = {at: parts[at].source.width() / parts[at].source.height() for at in which}
    if is_beside:
        tall = min(room.height(), (room.width() - gaps) / sum(shapes.values()))
        sizes = {at: (tall * shapes[at], tall) for at in which}
    else:
        wide = min(room.width(), (room.height() - gaps) / sum(1 / one for one in shapes.values()))
        sizes = {at: (wide, wide / shapes[at]) for at in which}
    sizes = {at: _capped(parts[at].source, size) for at, size in sizes.items()}
    if is_beside:
        length = sum(wide for wide, _ in sizes.values()) + gaps
        at_x = room.left() + (room.width() - length) / 2
    else:
        length = sum(tall for _, tall in sizes.values()) + gaps
        at_y = room.top() + (0 if at_top else (room.height() - length) / 2)
    boxes = {}
    for at, (wide, tall) in sizes.items():
        if is_beside:
            top = room.top() + (0 if at_top else (room.height() - tall) / 2)
            boxes[at] = QRectF(at_x, top, wide, tall)
            at_x += wide + _GAP
        else:
            boxes[at] = QRectF(room.left() + (room.width() - wide) / 2, at_y, wide, tall)
            at_y += tall + _GAP
    return boxes


def _capped(source: QRectF, size: tuple[float, float]) -> tuple[float, float]:
    scale = min(1.0, _LARGEST * source.width() / size[0])
    return size[0] * scale, size[1] * scale
