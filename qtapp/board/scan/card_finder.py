"""A proposal of where the cards lie on a picture: on a plain ground, apart from each other. Corners by hand come first.

Each patch on the ground gets four sides: robust lines through its rim, then sharpened where the larger picture changes
most across them. It knows when it is not sure: then nothing is proposed. All of it goes in small steps (`Slices`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from qtapp.board.scan.card_ground import Pixels, Slices, difference, mask_of, patches_of, pixels_of
from qtapp.board.scan.card_sheet import MOST_CARDS, CardSheet, Point, Quad

_COARSE = 440
"""Pixels of the longer side in which patches are looked for."""
FINE = 1_800
"""Pixels of the longer side in which their sides are sharpened."""
Line = tuple[float, float, float]
"""a x + b y = c with a² + b² = 1."""
_TRIES = ((1.0, True), (0.55, False), (1.8, True), (0.8, True), (1.1, False))
"""How much may differ from the ground, and whether what is only darker is a shadow: the best of them wins."""
_GOOD = 0.93
_POINTS_AT_ONCE = 8_000
SURE = 0.86
"""With less nothing is proposed."""
_LOOKS = 30
"""Places along a side where it is looked whether it runs along a shadow."""
_THIN, _DEEPEST = 0.012, 0.12
"""Of the shorter side: a shadow that is thinner does no harm, and none is broader."""
_FAINT_SHADE = 3.0
_SOFT = 0.8
"""Of its darkness: more than that within six pixels is no shadow but the rim of something."""
_ALIKE = 0.6
"""Nor if one patch is so much smaller than another: some of them are two cards, or a part of one."""


@dataclass(frozen=True, slots=True)
class FoundCards:
    """Cards in reading order, and how sure it is, from 0 to 1."""

    cards: tuple[Quad, ...]
    sure: float


def find_cards(photo: QImage, proportions: float) -> Slices[FoundCards]:
    """Look for cards of these proportions (width to height), lying or standing."""
    longest = max(photo.width(), photo.height())
    scale, fine_scale = min(1.0, _COARSE / longest), min(1.0, FINE / longest)
    seen = yield from difference(pixels_of(_scaled(photo, scale)))
    best: list[tuple[Quad, float]] = []
    score = 0.0
    for factor, without_shades in _TRIES:
        bound = max(8.0, 13.0 * factor, 2.6 * seen.noise * factor)
        mask = yield from mask_of(seen, bound, without_shades=without_shades)
        quads: list[tuple[Quad, float]] = []
        for patch in (yield from patches_of(mask, seen.wide, seen.high)):
            quad = yield from _quad_of(patch)
            if quad is None:
                continue
            share = len(patch) / max(1.0, area(quad))
            if 0.8 < share < 1.15 and area(quad) < 0.97 * seen.wide * seen.high:
                quads.append((quad, min(share, 1.0)))
        biggest = max((area(quad) for quad, _ in quads), default=0.0)
        quads = [one for one in quads if area(one[0]) > biggest * 0.1]
        worth = _worth(quads, proportions, seen.wide * seen.high)
        if worth > score:
            best, score = quads, worth
        if score >= _GOOD:
            break
    if not best or len(best) > MOST_CARDS:
        return FoundCards((), 0.0)
    pixels = pixels_of(_scaled(photo, fine_scale))
    up = fine_scale / scale
    found = []
    for quad, _ in best:
        raised = _four([(x * up, y * up) for x, y in quad])
        sharp = yield from _sharpened(pixels, raised, max(4, round(up * 2.2)))
        bare = yield from without_shadow(pixels, sharp)
        if bare is not None:
            sharp = yield from _sharpened(pixels, bare, 6)
        found.append(_four([(x / fine_scale, y / fine_scale) for x, y in sharp]))
    return FoundCards(tuple(in_order(found)), score)


def proposed_sheet(sheet: CardSheet, found: FoundCards) -> CardSheet | None:
    """A sheet as it is proposed; None: nothing is sure enough, so corners are asked for.

    A single patch is a card, or several that touch: its corners become the outer ones, and people say how many.
    """
    if found.sure < SURE or not found.cards:
        return None
    if len(found.cards) == 1:
        return replace(sheet, outer=found.cards[0], columns=1, rows=1, cards=None)
    sizes = [area(card) for card in found.cards]
    if min(sizes) < _ALIKE * max(sizes):
        return None
    return replace(sheet, cards=found.cards)


def _worth(quads: list[tuple[Quad, float]], proportions: float, room: float) -> float:
    """From 0 to 1: are these cards? Of one size, of the right shape, and filled."""
    if not quads:
        return 0.0
    areas = sorted(area(quad) for quad, _ in quads)
    usual = areas[len(areas) // 2]
    total = 0.0
    for quad, share in quads:
        wide, high = _sides(quad)
        shape = min(abs(math.log(wide / high / one)) for one in (proportions, 1 / proportions))
        alike = min(area(quad) / usual, usual / area(quad))
        total += share * max(0.0, 1 - 1.5 * shape) * alike
    return total / len(quads) * min(1.0, 0.6 + sum(areas) / room)  # tiny pictures on the cards are not the cards


def _sides(quad: Sequence[Point]) -> tuple[float, float]:
    across = (math.dist(quad[0], quad[1]) + math.dist(quad[3], quad[2])) / 2
    return across, (math.dist(quad[0], quad[3]) + math.dist(quad[1], quad[2])) / 2


def _scaled(photo: QImage, scale: float) -> QImage:
    if scale >= 1:
        return photo
    size = photo.size() * scale
    return photo.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def _four(points: Sequence[Point]) -> Quad:
    first, second, third, fourth = points
    return first, second, third, fourth


def area(quad: Sequence[Point]) -> float:
    """Of a quadrilateral."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(quad, [*quad[1:], quad[0]], strict=True))) / 2


# ---- four sides ------------------------------------------------------------------------------------------------------


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


def _quad_of(patch: list[Point]) -> Slices[Quad | None]:
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
    return _four(ordered[first:] + ordered[:first])


def _sharpened(pixels: Pixels, quad: Quad, reach: int) -> Slices[Quad]:
    """Each side moved to where the picture changes most across it, from the outside in."""
    mx, my = sum(p[0] for p in quad) / 4, sum(p[1] for p in quad) / 4
    lines: list[Line] = []
    for (x1, y1), (x2, y2) in zip(quad, quad[1:] + quad[:1], strict=True):
        length = math.dist((x1, y1), (x2, y2)) or 1.0
        nx, ny = (y2 - y1) / length, -(x2 - x1) / length
        if (mx - x1) * nx + (my - y1) * ny > 0:
            nx, ny = -nx, -ny  # outwards
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
    mx, my = sum(p[0] for p in quad) / 4, sum(p[1] for p in quad) / 4
    size = min(math.dist(a, b) for a, b in zip(quad, quad[1:] + quad[:1], strict=True))
    lines: list[Line] = []
    moved = False
    for (x1, y1), (x2, y2) in zip(quad, quad[1:] + quad[:1], strict=True):
        length = math.dist((x1, y1), (x2, y2)) or 1.0
        nx, ny = (y2 - y1) / length, -(x2 - x1) / length
        if (mx - x1) * nx + (my - y1) * ny > 0:
            nx, ny = -nx, -ny  # outwards
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
            return float(i - 3) if whole > 3 * _FAINT_SHADE and step < _SOFT * whole else None
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


def in_order(cards: Sequence[Quad]) -> list[Quad]:
    """Row by row, each from left to right, whatever the turn of the sheet."""
    if not cards:
        return []
    angles = sorted(math.atan2(card[1][1] - card[0][1], card[1][0] - card[0][0]) for card in cards)
    c, s = math.cos(angles[len(angles) // 2]), math.sin(angles[len(angles) // 2])
    tall = sorted(math.dist(card[0], card[3]) for card in cards)[len(cards) // 2]

    def at(card: Quad) -> Point:
        x, y = sum(p[0] for p in card) / 4, sum(p[1] for p in card) / 4
        return x * c + y * s, -x * s + y * c

    rows: list[list[Quad]] = []
    for card in sorted(cards, key=lambda one: at(one)[1]):
        if rows and at(card)[1] - at(rows[-1][-1])[1] < tall * 0.45:
            rows[-1].append(card)
        else:
            rows.append([card])
    return [card for row in rows for card in sorted(row, key=lambda one: at(one)[0])]
