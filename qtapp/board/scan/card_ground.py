"""What lies on a plain ground: a sheet of light is fitted to the rim of a picture, and what differs from it is card.

Plain Python: every function that takes long is a generator that gives way every few milliseconds.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtGui import QImage

from qtapp.board.scan.card_sheet import Point

T = TypeVar("T")
Slices = Generator[None, None, T]
"""Work in small steps; what it returns comes at its end."""
_RIM = 0.035
"""So much of the shorter side is taken for ground at first."""
_LEAST_PATCH = 0.004
_FAINT = 6.0
"""Differences below are not even looked at."""
_AT_ONCE = 1_500
_STEP = 3
"""Every third pixel of the rim is enough to know the ground."""
_SAMPLES_AT_ONCE = 400


@dataclass(frozen=True, slots=True)
class Pixels:
    """A small picture, three bytes a pixel."""

    data: bytes
    wide: int
    high: int
    line: int


def pixels_of(image: QImage) -> Pixels:
    """The bytes of a picture."""
    made = image.convertToFormat(QImage.Format.Format_RGB888)
    return Pixels(bytes(made.constBits()), made.width(), made.height(), made.bytesPerLine())


@dataclass(frozen=True, slots=True)
class Difference:
    """How far each pixel is from the ground, and where it is only darker in the same hue (one large number)."""

    away: bytes
    shade: int
    wide: int
    high: int
    noise: float
    planes: tuple[tuple[float, ...], ...]

    def ground_at(self, u: float, v: float) -> tuple[float, float, float]:
        """The colour of the bare ground, at a place from -1 to 1 each way."""
        red, green, blue = (a + u * (b + u * d + v * e) + v * (c + v * f) for a, b, c, d, e, f in self.planes)
        return red, green, blue


def difference(pixels: Pixels) -> Slices[Difference]:
    """Fit the ground and measure every pixel against it."""
    planes, noise = yield from _ground(pixels)
    away, shade = bytearray(pixels.wide * pixels.high), bytearray(pixels.wide * pixels.high)
    for y in range(pixels.high):
        _measure_row(pixels, planes, y, away, shade)
        if y % 6 == 0:
            yield
    spread = tuple(tuple(one) for one in planes)
    return Difference(bytes(away), int.from_bytes(shade, "little"), pixels.wide, pixels.high, noise, spread)


def _measure_row(pixels: Pixels, planes: list[list[float]], y: int, away: bytearray, shade: bytearray) -> None:
    v = 2 * y / pixels.high - 1
    (a0, a1, a2), (b0, b1, b2), (c0, c1, c2) = (
        (one[0] + v * (one[2] + v * one[5]), one[1] + v * one[4], one[3]) for one in planes
    )
    at, to, step, data = y * pixels.line, y * pixels.wide, 2 / pixels.wide, pixels.data
    for x in range(pixels.wide):
        u = x * step - 1
        r, g, b = data[at], data[at + 1], data[at + 2]
        at += 3
        gr, gg, gb = a0 + u * (a1 + u * a2), b0 + u * (b1 + u * b2), c0 + u * (c1 + u * c2)
        far = max(abs(r - gr), abs(g - gg), abs(b - gb))
        if far <= _FAINT:
            continue
        away[to + x] = min(255, int(far))
        if r < gr and g < gg and b < gb and min(gr, gg, gb) > 12:
            i, j, k = r / gr, g / gg, b / gb
            low = min(i, j, k)
            if low > 0.42 and max(i, j, k) - low < 0.07 + 5 / gg:
                shade[to + x] = 1


def _ground(pixels: Pixels) -> Slices[tuple[list[list[float]], float]]:
    """The light of the ground as a polynomial for each colour, and how much it varies around it."""
    data, wide, high, line = pixels.data, pixels.wide, pixels.high, pixels.line
    rim = max(3, round(_RIM * min(wide, high)))
    spots = [
        (x, y)
        for y in range(0, high, _STEP)
        for x in range(0, wide, _STEP)
        if x < rim or y < rim or x >= wide - rim or y >= high - rim
    ]
    yield
    middle = [sorted(data[y * line + 3 * x + c] for x, y in spots)[len(spots) // 2] for c in range(3)]
    away = {(x, y): max(abs(data[y * line + 3 * x + c] - middle[c]) for c in range(3)) for x, y in spots}
    bound = sorted(away.values())[int(len(spots) * 0.7)] + 6
    kept = [one for one in spots if away[one] <= bound]
    planes: list[list[float]] = []
    noise = 0.0
    for _ in range(3):
        planes = []
        for c in range(3):
            samples = [(2 * x / wide - 1, 2 * y / high - 1, float(data[y * line + 3 * x + c])) for x, y in kept]
            planes.append((yield from _fit(samples)))
        far = {}
        for number, (x, y) in enumerate(spots):
            if number % _SAMPLES_AT_ONCE == 0:
                yield
            u, v = 2 * x / wide - 1, 2 * y / high - 1
            base = (1.0, u, v, u * u, u * v, v * v)
            said = (sum(p * q for p, q in zip(plane, base, strict=True)) for plane in planes)
            far[x, y] = max(abs(data[y * line + 3 * x + c] - one) for c, one in enumerate(said))
        noise = sorted(far.values())[int(len(far) * 0.6)]
        kept = [one for one in spots if far[one] <= max(6.0, 2.2 * noise)] or kept
    return planes, noise


def _fit(samples: list[tuple[float, float, float]]) -> Slices[list[float]]:
    """value ≈ polynomial of degree two in x and y (both from -1 to 1)."""
    rows = [[0.0] * 7 for _ in range(6)]
    for number, (x, y, value) in enumerate(samples):
        if number % _SAMPLES_AT_ONCE == 0:
            yield
        base = (1.0, x, y, x * x, x * y, y * y)
        for row, one in zip(rows, base, strict=True):
            for c, other in enumerate(base):
                row[c] += one * other
            row[6] += one * value
    for at, row in enumerate(rows):
        row[at] += 1e-6
    return _solve(rows)


def _solve(rows: list[list[float]]) -> list[float]:
    """Linear equations by Gauss: each row is a0 … an, b."""
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda r: abs(rows[r][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        lead = rows[at][at] or 1e-9
        for row in rows[at + 1 :]:
            factor = row[at] / lead
            for c in range(at, size + 1):
                row[c] -= factor * rows[at][c]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(rows[at][c] * found[c] for c in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / (rows[at][at] or 1e-9)
    return found


def mask_of(seen: Difference, bound: float, *, without_shades: bool) -> Slices[bytearray]:
    """1 where something lies on the ground. The whole picture is one large number here, a byte for a pixel."""
    wide, high, count = seen.wide, seen.high, seen.wide * seen.high
    ones = int.from_bytes(b"\1" * count, "little")
    mask = int.from_bytes(seen.away.translate(bytes(int(one > bound) for one in range(256))), "little")
    if without_shades:
        mask &= ~seen.shade & ones
    line = 8 * wide
    row = mask + (mask << 8) + (mask >> 8)
    around = (row + (row << line) + (row >> line)) & ((1 << (8 * count)) - 1)
    solid = around.to_bytes(count, "little").translate(bytes(int(one >= 5) for one in range(256)))
    free = ~int.from_bytes(solid, "little") & ones
    rim = bytearray(count)
    rim[:wide] = rim[-wide:] = b"\1" * wide
    for y in range(high):
        rim[y * wide] = rim[y * wide + wide - 1] = 1
    reached = int.from_bytes(rim, "little") & free
    while True:  # what the ground cannot reach from the rim is card
        grown = (reached | reached << 8 | reached >> 8 | reached << line | reached >> line) & free
        if grown == reached:
            break
        reached = grown
        yield
    return bytearray((~reached & ones).to_bytes(count, "little"))


def patches_of(mask: bytearray, wide: int, high: int) -> Slices[list[list[Point]]]:
    """What hangs together, pixel by pixel; what is tiny is left out."""
    found: list[list[Point]] = []
    least, done = wide * high * _LEAST_PATCH, 0
    start = mask.find(1)
    while start >= 0:
        mask[start] = 0
        waiting, patch = [start], []
        while waiting:
            at = waiting.pop()
            x, y = at % wide, at // wide
            patch.append((x + 0.5, y + 0.5))
            for to in (at - wide, at + wide, at - 1 if x else -1, at + 1 if x < wide - 1 else -1):
                if 0 <= to < len(mask) and mask[to]:
                    mask[to] = 0
                    waiting.append(to)
            done += 1
            if done % _AT_ONCE == 0:
                yield
        if len(patch) >= least:
            found.append(patch)
        start = mask.find(1, start)
    return found
