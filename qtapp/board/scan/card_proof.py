"""Is that really the outline of a card? What is asked of every proposal before anybody sees it.

Each side has ground, or a shadow on it, outside and something else inside; nothing that begins with a sharp edge lies
around it; no shadow is part of it; and all cards of a picture are of one size, seen from where the camera stood.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from qtapp.board.scan.card_ground import Difference, Pixels, Slices
from qtapp.board.scan.card_sheet import Point, Quad
from qtapp.board.scan.card_sides import area, outwards, without_shadow

Colour = tuple[float, float, float]
_LOOKS = 20
"""Places along a side."""
_ASIDE = (-3, -1, 1, 3)
"""Pixels along the side over which noise is evened out."""
_OUTSIDE, _INSIDE = (4, 5, 6), (-3, -4, -5)
"""Pixels from an outline; nearer, a camera lets one colour run into the other."""
_AROUND = (0.025, 0.13)
"""Of the shorter side: how far outside it is looked for a sharp edge."""
_EDGE = 5
"""Pixels within which a sharp edge is."""
_HARD = 0.8
"""Of all that it becomes lighter: more than that at once is an edge."""
_TINT = 0.12
_STEP = 9.0
_ROWS, _COLUMNS = 160, 40
"""Places inside at which it is looked for the ground between cards."""
_BARE = 0.85
MOST_UNLIKE = 0.016
"""So much may a side be longer or shorter than that of other cards."""


def proof_of(pixels: Pixels, seen: Difference, quad: Quad) -> Slices[tuple[float, ...]]:
    """For each side, from 0 to 1: at how many places along it everything is as at the rim of a card."""
    if (yield from without_shadow(pixels, quad)) is not None:
        return 0.0, 0.0, 0.0, 0.0
    size = min(math.dist(a, b) for a, b in zip(quad, quad[1:] + quad[:1], strict=True))
    shares = []
    for start, end, out in outwards(quad):
        good = 0
        for t in range(_LOOKS):
            share = 0.1 + 0.8 * t / (_LOOKS - 1)
            at = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            good += _is_rim(pixels, seen, at, out, size)
            if t % 5 == 0:
                yield
        shares.append(good / _LOOKS)
    return tuple(shares)


def _is_rim(pixels: Pixels, seen: Difference, at: Point, out: Point, size: float) -> bool:
    outside, inside = _mean(pixels, at, out, _OUTSIDE), _mean(pixels, at, out, _INSIDE)
    if outside is None or inside is None:
        return False
    ground = seen.ground_at(2 * at[0] / pixels.wide - 1, 2 * at[1] / pixels.high - 1)
    bound = max(_STEP, 3 * seen.noise)
    step = max(abs(a - b) for a, b in zip(outside, inside, strict=True))
    if step < bound or not (_is_bare(outside, ground, bound) or _is_tinted(outside, ground, step)):
        return False
    row: list[float] = []
    bare = 0
    for far in range(_OUTSIDE[0], int(_AROUND[1] * size) + _EDGE):
        one = _colour(pixels, at, out, far)
        if one is None or not _is_bare(one, ground, bound):
            break
        row.append(sum(one))
        bare = bare + 1 if max(abs(a - b) for a, b in zip(one, ground, strict=True)) <= 0.7 * bound else 0
        if bare > _EDGE:
            break  # what lies beyond the bare ground is something else
    return not _has_edge(row, int(_AROUND[0] * size), 5 * bound)


def _has_edge(row: Sequence[float], first: int, bound: float) -> bool:
    """Does it become lighter all at once, where a shadow would fade?"""
    if len(row) <= first + _EDGE:
        return False
    whole = sum(row[-3:]) / 3 - min(row)
    step = max(row[i + _EDGE] - row[i] for i in range(first, len(row) - _EDGE))
    return step > max(bound, _HARD * whole)


def _is_bare(colour: Colour, ground: Colour, bound: float) -> bool:
    """The ground, or a shadow on it."""
    if max(abs(a - b) for a, b in zip(colour, ground, strict=True)) <= bound:
        return True
    parts = [one / max(1.0, of) for one, of in zip(colour, ground, strict=True)]
    return min(parts) > 0.35 and max(parts) < 1.06 and max(parts) - min(parts) < 0.08 + 4 / max(1.0, *ground)


def _is_tinted(colour: Colour, ground: Colour, step: float) -> bool:
    """A shadow into which another light falls: not of the hue of the ground, but nearly so beside what follows."""
    share = sum(colour) / max(1.0, sum(ground))
    return 0.3 < share < 1 and max(abs(a - share * b) for a, b in zip(colour, ground, strict=True)) < _TINT * step


def _mean(pixels: Pixels, at: Point, out: Point, depths: Sequence[float]) -> Colour | None:
    found = [_colour(pixels, at, out, one) for one in depths]
    kept = [one for one in found if one is not None]
    if len(kept) < len(found):
        return None
    red, green, blue = (sum(part) / len(kept) for part in zip(*kept, strict=True))
    return red, green, blue


def _colour(pixels: Pixels, at: Point, out: Point, far: float) -> Colour | None:
    total = [0, 0, 0]
    for aside in _ASIDE:
        x, y = int(at[0] + out[0] * far - out[1] * aside), int(at[1] + out[1] * far + out[0] * aside)
        if not (0 <= x < pixels.wide and 0 <= y < pixels.high):
            return None
        start = y * pixels.line + 3 * x
        for c in range(3):
            total[c] += pixels.data[start + c]
    return total[0] / len(_ASIDE), total[1] / len(_ASIDE), total[2] / len(_ASIDE)


def has_gap(pixels: Pixels, seen: Difference, quad: Quad) -> bool:
    """Does the ground show between cards that were taken for one: bare from one side to the other?"""
    bound = max(_STEP, 3 * seen.noise)
    a, b, c, d = quad
    for p, q, r, s in ((a, b, d, c), (a, d, b, c)):
        for row in range(_ROWS):
            down = 0.08 + 0.84 * row / (_ROWS - 1)
            bare = 0
            for column in range(_COLUMNS):
                over = 0.06 + 0.88 * column / (_COLUMNS - 1)
                x, y = (
                    (p[i] * (1 - over) + q[i] * over) * (1 - down) + (r[i] * (1 - over) + s[i] * over) * down
                    for i in (0, 1)
                )
                start = int(y) * pixels.line + 3 * int(x)
                red, green, blue = pixels.data[start : start + 3]
                ground = seen.ground_at(2 * x / pixels.wide - 1, 2 * y / pixels.high - 1)
                bare += _is_bare((float(red), float(green), float(blue)), ground, bound)
            if bare > _BARE * _COLUMNS:
                return True
    return False


# ---- all cards of a picture ------------------------------------------------------------------------------------------


def unlike(cards: Sequence[Quad]) -> list[float]:
    """For each card how much one of its sides differs from that of the others, as a camera over a table sees them.

    The third root of how large a card is seen is linear in where it lies; divided by it, cards of one size are alike.
    """
    if len(cards) < 3:
        return [0.0] * len(cards)
    middles = [_middle(card) for card in cards]
    roots = [area(card) ** (1 / 3) for card in cards]
    used = list(range(len(cards)))
    plane = (0.0, 0.0, 1.0)
    for _ in range(3):
        plane = _plane([middles[i] for i in used], [roots[i] for i in used])
        off = {i: abs(_on(plane, middles[i]) / roots[i] - 1) for i in used}
        usual = sorted(off.values())[len(off) // 2]
        fewer = [i for i in used if off[i] <= max(0.004, 3 * usual)]
        if len(fewer) == len(used) or len(fewer) < 3:
            break
        used = fewer
    lengths = []
    for card in cards:
        flat = [(x / _on(plane, (x, y)), y / _on(plane, (x, y))) for x, y in card]
        lengths.append([math.dist(a, b) for a, b in zip(flat, flat[1:] + flat[:1], strict=True)])
    usual_lengths = [sorted(one)[len(cards) // 2] for one in zip(*lengths, strict=True)]
    return [max(abs(a / b - 1) for a, b in zip(one, usual_lengths, strict=True)) for one in lengths]


def _middle(card: Quad) -> Point:
    return sum(p[0] for p in card) / 4, sum(p[1] for p in card) / 4


def _on(plane: tuple[float, float, float], at: Point) -> float:
    return max(1e-6, plane[0] * at[0] + plane[1] * at[1] + plane[2])


def _plane(at: Sequence[Point], values: Sequence[float]) -> tuple[float, float, float]:
    """value ≈ a x + b y + c; flat where all lie in a row."""
    n = len(at)
    mx, my, mean = sum(p[0] for p in at) / n, sum(p[1] for p in at) / n, sum(values) / n
    xx, yy = sum((p[0] - mx) ** 2 for p in at), sum((p[1] - my) ** 2 for p in at)
    xy = sum((p[0] - mx) * (p[1] - my) for p in at)
    xv = sum((p[0] - mx) * (v - mean) for p, v in zip(at, values, strict=True))
    yv = sum((p[1] - my) * (v - mean) for p, v in zip(at, values, strict=True))
    firm = 0.02 * (xx + yy) + 1e-9
    xx, yy = xx + firm * 0.01, yy + firm * 0.01
    by = xx * yy - xy * xy
    if by <= 1e-9:
        return 0.0, 0.0, mean
    a, b = (xv * yy - yv * xy) / by, (yv * xx - xv * xy) / by
    return a, b, mean - a * mx - b * my
