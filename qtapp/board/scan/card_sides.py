"""The four sides of what lies on the ground: lines through its rim, sharpened where the picture changes most.

Where one of them runs along the soft rim of a shadow, it is moved to the card.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from qtapp.board.scan.card_ground import Pixels, Slices
from qtapp.board.scan.card_sheet import Point, Quad

Line = tuple[float, float, float]
"""a x + b y = c with a² + b² = 1."""
_POINTS_AT_ONCE = 8_000
_LOOKS = 30
"""Places along a side where it is looked whether it runs along a shadow."""
_THIN, _DEEPEST = 0.012, 0.12
"""Of the shorter side: a shadow that is thinner does no harm, and none is broader."""
_FAINT_SHADE = 3.0
_SOFT = 0.8
"""Of its darkness: more than that within six pixels is no shadow but the rim of something."""

_BARER = 2.5
"""Times what a shadow takes away: so much more shows at the rim of a card that lies in it."""


def area(quad: Sequence[Point]) -> float:
    """Of a quadrilateral."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(quad, [*quad[1:], quad[0]], strict=True))) / 2


def four(points: Sequence[Point]) -> Quad:
    """Four points as a quadrilateral."""
    first, second, third, fourth = points
    return first, second, third, fourth


def sides_of(quad: Sequence[Point]) -> tuple[float, float]:
    """How wide and how high, in the middle."""
    across = (math.dist(quad[0], quad[1]) + math.dist(quad[3], quad[2])) / 2
    return across, (math.dist(quad[0], quad[3]) + math.dist(quad[1], quad[2])) / 2


def outwards(quad: Quad) -> list[tuple[Point, Point, Point]]:
    """Each side: from where to where it goes, and the direction out of the card."""
    mx, my = sum(p[0] for p in quad) / 4, sum(p[1] for p in quad) / 4
    made = []
    for (x1, y1), (x2, y2) in zip(quad, quad[1:] + quad[:1], strict=True):
        length = math.dist((x1, y1), (x2, y2)) or 1.0
        nx, ny = (y2 - y1) / length, -(x2 - x1) / length
        if (mx - x1) * nx + (my - y1) * ny > 0:
            nx, ny = -nx, -ny
        made.append(((x1, y1), (x2, y2), (nx, ny)))
    return made


def _hull(points: list[Point]) -> Slices[list[Point]]:
    rows: dict[float, tuple[float, float]] = {}
    for number, (x, y) in enumerate(points):
        if number % _POINTS_AT_ONCE == 0:
            yield
        low, high = rows.get(y, (x, x))
        rows[y] = (min(low, x), max(high, x))
    ends = sorted({(x, y) for y, pair in rows.items() for x in pair})
    return _half(ends)[:-1] + _half(ends[::-1])[:-1]


def _half(ends: list[Point]) -> list[Point]:
    made: list[Point] = []
    for p in ends:
        while len(made) > 1:
            a, b = made[-2], made[-1]
            if (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0:
                break
            made.pop()
        made.append(p)
    return made


def quad_of(patch: list[Point]) -> Slices[Quad | None]:
    """Four corners by the smallest rectangle around, then lines through the rim near each of its sides."""
    hull = yield from _hull(patch)
    if len(hull) < 4:
        return None
    best: tuple[float, float, float, float, float, float, float] | None = None
    for (x1, y1), (x2, y2) in zip(hull, hull[1:] + hull[:1], strict=True):
        length = math.dist((x1, y1), (x2, y2))
        if length < 2:
            continue
        c, s = (x2 - x1) / length, (y2 - y1) / length
        us = [x * c + y * s for x, y in hull]
        vs = [-x * s + y * c for x, y in hull]
        size = (max(us) - min(us)) * (max(vs) - min(vs))
        yield
        if best is None or size < best[0]:
            best = (size, c, s, min(us), max(us), min(vs), max(vs))
    if best is None:
        return None
    _, c, s, u0, u1, v0, v1 = best
    rim = [(x * c + y * s, -x * s + y * c) for x, y in _rim(hull)]
    near = 0.09 * min(u1 - u0, v1 - v0)
    lines: list[Line] = []
    for is_level, value, low, high in (
        (True, v0, u0, u1),
        (False, u1, v0, v1),
        (True, v1, u0, u1),
        (False, u0, v0, v1),
    ):
        inner = 0.12 * (high - low)
        points = []
        for u, v in rim:
            here, along = (v, u) if is_level else (u, v)
            if abs(here - value) < near and low + inner < along < high - inner:
                points.append((u * c - v * s, u * s + v * c))
        line = _line(points)
        lines.append(line or ((-s, c, value) if is_level else (c, s, value)))
    return _crossings(lines)


def _rim(hull: list[Point]) -> list[Point]:
    made = []
    for (x1, y1), (x2, y2) in zip(hull, hull[1:] + hull[:1], strict=True):
        steps = max(1, round(math.dist((x1, y1), (x2, y2))))
        made += [(x1 + (x2 - x1) * t / steps, y1 + (y2 - y1) * t / steps) for t in range(steps)]
    return made


def _line(points: list[Point]) -> Line | None:
    """Through most of the points; those far off do not count."""
    kept = points
    found = None
    for _ in range(4):
        if len(kept) < 4:
            return None
        n = len(kept)
        mx, my = sum(p[0] for p in kept) / n, sum(p[1] for p in kept) / n
        xx, yy = sum((p[0] - mx) ** 2 for p in kept), sum((p[1] - my) ** 2 for p in kept)
        xy = sum((p[0] - mx) * (p[1] - my) for p in kept)
        angle = 0.5 * math.atan2(2 * xy, xx - yy) + math.pi / 2
        a, b = math.cos(angle), math.sin(angle)
        c = a * mx + b * my
        found = (a, b, c)
        away = sorted(abs(a * x + b * y - c) for x, y in kept)
        bound = max(0.4, 2.5 * away[n // 2])
        fewer = [p for p in kept if abs(a * p[0] + b * p[1] - c) <= bound]
        if len(fewer) == n:
            break
        kept = fewer
    return found


def _crossings(lines: Sequence[Line]) -> Quad | None:
    top, right, bottom, left = lines
    found = []
    for (a, b, c), (d, e, f) in ((top, left), (top, right), (bottom, right), (bottom, left)):
        by = a * e - b * d
        if abs(by) < 1e-6:
            return None
        found.append(((c * e - b * f) / by, (a * f - c * d) / by))
    return _turned(found)


def _turned(quad: list[Point]) -> Quad:
    """Clockwise on the screen, the corner nearest to the top left first."""
    mx, my = sum(p[0] for p in quad) / 4, sum(p[1] for p in quad) / 4
    ordered = sorted(quad, key=lambda p: math.atan2(p[1] - my, p[0] - mx))
    first = min(range(4), key=lambda i: ordered[i][0] + ordered[i][1])
    return four(ordered[first:] + ordered[:first])


def sharpened(pixels: Pixels, quad: Quad, reach: int) -> Slices[Quad]:
    """Each side moved to where the picture changes most across it, from the outside in."""
    lines: list[Line] = []
    for (x1, y1), (x2, y2), (nx, ny) in outwards(quad):
        points = []
        for t in range(40):
            share = 0.1 + 0.8 * t / 39
            px, py = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            where = _edge(pixels, px, py, nx, ny, reach)
            if where is not None:
                points.append((px + nx * where + 0.5, py + ny * where + 0.5))
            if t % 10 == 0:
                yield
        lines.append((_line(points) if len(points) >= 14 else None) or (nx, ny, nx * x1 + ny * y1))
    made = _crossings(lines)
    if made is None:
        return quad
    far = max(math.dist(p, q) for p, q in zip(made, quad, strict=True))
    return made if far < reach * 2.2 else quad


def without_shadow(pixels: Pixels, quad: Quad) -> Slices[Quad | None]:
    """The sides that run along the soft rim of a shadow moved to the card; None: there is none.

    A shadow is the ground, only darker, and its rim is soft: the rim of a card that is of the ground's own hue is not.
    """
    size = min(math.dist(a, b) for a, b in zip(quad, quad[1:] + quad[:1], strict=True))
    lines: list[Line] = []
    moved = False
    for (x1, y1), (x2, y2), (nx, ny) in outwards(quad):
        points, depths = [], []
        for t in range(_LOOKS):
            share = 0.12 + 0.76 * t / (_LOOKS - 1)
            px, py = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            deep = _end_of_shade(pixels, (px, py), (nx, ny), size)
            if deep is not None:
                points.append((px - nx * deep + 0.5, py - ny * deep + 0.5))
                depths.append(deep)
            if t % 6 == 0:
                yield
        line = None
        if len(depths) >= 0.6 * _LOOKS and sorted(depths)[len(depths) // 2] > _THIN * size:
            line = _line(points)
        moved = moved or line is not None
        lines.append(line or (nx, ny, nx * x1 + ny * y1))
    return _crossings(lines) if moved else None


def _end_of_shade(pixels: Pixels, at: Point, out: Point, size: float) -> float | None:
    """How deep inside of a side the shadow of a card ends; None: no shadow begins there."""
    near = 0.015 * size

    def seen(deep: float) -> tuple[float, float, float] | None:
        total = [0, 0, 0]
        for aside in (-2, 0, 2):
            x, y = int(at[0] - out[0] * deep - out[1] * aside), int(at[1] - out[1] * deep + out[0] * aside)
            if not (0 <= x < pixels.wide and 0 <= y < pixels.high):
                return None
            start = y * pixels.line + 3 * x
            for c in range(3):
                total[c] += pixels.data[start + c]
        return total[0] / 3, total[1] / 3, total[2] / 3

    ground = seen(-near - 3)
    if ground is None or min(ground) < 10:
        return None
    row = [seen(float(deep)) for deep in range(-3, int(_DEEPEST * size))]
    shades = [one is not None and _is_shade(one, ground) for one in row]
    for i in range(4, len(row) - 3):
        if not any(shades[i : i + 3]):
            first, last = row[0], row[i - 1]
            if first is None or last is None:
                return None
            whole = sum(ground) - sum(last)  # the shadow is darkest beside the card
            step = sum(first) - sum(row[6] or first)
            beyond = row[i + 2] or last
            jump = sum(abs(one - other) for one, other in zip(beyond, last, strict=True))
            is_shadow = step < _SOFT * whole or jump > _BARER * whole
            return float(i - 3) if whole > 3 * _FAINT_SHADE and is_shadow else None
    return None


def _is_shade(seen: tuple[float, float, float], ground: tuple[float, float, float]) -> bool:
    parts = [one / of for one, of in zip(seen, ground, strict=True)]
    return min(parts) > 0.4 and max(parts) < 1.04 and max(parts) - min(parts) < 0.08 + 4 / max(ground)


def _edge(pixels: Pixels, px: float, py: float, nx: float, ny: float, reach: int) -> int | None:
    """How far outside of a side the picture changes most; None: it hardly does."""
    row = []
    for step in range(reach, -reach - 1, -1):
        x, y = int(px + nx * step), int(py + ny * step)
        if 0 <= x < pixels.wide and 0 <= y < pixels.high:
            at = y * pixels.line + 3 * x
            row.append((step, *pixels.data[at : at + 3]))
    best, where = 7.0, None
    for i in range(2, len(row) - 2):
        jump = max(abs(row[i - 2][c] + row[i - 1][c] - row[i + 1][c] - row[i + 2][c]) for c in (1, 2, 3)) / 2
        jump *= 1 - 0.35 * abs(row[i][0]) / reach
        if jump > best:
            best, where = jump, row[i][0]
    return where
