"""The sounds of the table, made by arithmetic: partials that fade, pitches that glide, noise between two pitches."""

from __future__ import annotations

import cmath
import io
import math
import random
import wave
from array import array
from collections.abc import Callable
from enum import Enum
from pathlib import Path

RATE = 22050
AT_ONCE = 2
"""Sounds that are heard at the same time."""
HEAD = 44
"""Bytes before the samples of a file."""
_LOUDEST = 16384
"""The loudest point of a sound at full loudness: half of what fits."""
_FADE = 0.004
Samples = list[float]


class Sound(Enum):
    """What can be heard; the value is the name of its file."""

    TAKEN_UP = "taken_up"
    CARD_LAID = "card_laid"
    TILE_LAID = "tile_laid"
    PIECE_LAID = "piece_laid"
    COINS = "coins"
    WATER = "water_flows"
    SHUFFLED = "shuffled"
    YOUR_TURN = "your_turn"
    NEW_ROUND = "new_round"
    REFUSED = "refused"
    TAKEN_BACK = "taken_back"
    GAME_OVER = "game_over"


def _partial(seconds: float, pitch: float, loud: float, decay: float) -> Samples:
    """One tone that fades: a point that turns and shrinks, one multiplication a sample."""
    turn = cmath.exp(complex(-decay, 2 * math.pi * pitch) / RATE)
    at, found = complex(loud, 0.0), []
    for _ in range(int(seconds * RATE)):
        found.append(at.imag)
        at *= turn
    return found


def _tone(seconds: float, pitch: float, *parts: tuple[float, float, float]) -> Samples:
    """Partials as (ratio to the pitch, loudness, decay per second)."""
    layers = [_partial(seconds, pitch * ratio, loud, decay) for ratio, loud, decay in parts]
    return [sum(points) for points in zip(*layers, strict=True)]


def _glide(seconds: float, pitch: Callable[[float], float], *parts: tuple[float, float, float]) -> Samples:
    """The same over a pitch that moves."""
    phase, found = 0.0, []
    for index in range(int(seconds * RATE)):
        t = index / RATE
        phase += 2 * math.pi * pitch(t) / RATE
        found.append(sum(loud * math.exp(-decay * t) * math.sin(phase * ratio) for ratio, loud, decay in parts))
    return found


def _rustle(seconds: float, low: float, high: float, swell: float, seed: int) -> Samples:
    """Noise between two pitches that swells and fades: paper, cloth, water."""
    noise, found, slow, fast = random.Random(seed), [], 0.0, 0.0
    a, b = 1 - math.exp(-2 * math.pi * low / RATE), 1 - math.exp(-2 * math.pi * high / RATE)
    whole = int(seconds * RATE)
    for index in range(whole):
        fast += b * (noise.uniform(-1, 1) - fast)
        slow += a * (fast - slow)
        found.append((fast - slow) * math.sin(math.pi * (index / whole) ** swell) ** 2)
    return found


def _mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Layers as (starts at, loudness, samples)."""
    found = [0.0] * max(int(start * RATE) + len(one) for start, _, one in layers)
    for start, loud, one in layers:
        for index, value in enumerate(one, int(start * RATE)):
            found[index] += loud * value
    return found


def _bell(pitch: float, seconds: float = 0.9) -> Samples:
    return _tone(seconds, pitch, (1, 0.6, 4), (2.76, 0.25, 7), (5.4, 0.12, 12), (0.5, 0.15, 5))


def _wood(pitch: float, seconds: float = 0.16) -> Samples:
    """Wood upon cardboard."""
    parts = ((1.0, 0.8, 34.0), (2.2, 0.3, 60.0), (3.9, 0.15, 90.0))
    return _glide(seconds, lambda t: pitch * (1 + 0.6 * math.exp(-90 * t)), *parts)


def _metal(pitch: float) -> Samples:
    return _tone(0.22, pitch, (1, 0.35, 16), (1.51, 0.3, 20), (2.31, 0.2, 26), (3.77, 0.12, 34))


def _water() -> Samples:
    drop = _glide(0.16, lambda t: 420 + 2600 * t, (1, 0.8, 18))
    return _mix((0, 0.6, drop), (0.09, 0.35, _rustle(0.3, 300, 1800, 0.4, 3)))


def _end() -> Samples:
    steps = [(0.15 * k, 0.36, _bell(pitch, 1.6)) for k, pitch in enumerate((523.3, 659.3, 784.0, 1046.5))]
    return _mix(*steps, (0.62, 0.3, _bell(1318.5, 1.8)))


_MAKERS: dict[Sound, Callable[[], Samples]] = {
    Sound.TAKEN_UP: lambda: _mix((0, 0.9, _rustle(0.11, 1500, 7000, 0.6, 1))),
    Sound.CARD_LAID: lambda: _mix((0, 1.0, _rustle(0.19, 700, 5200, 0.5, 2)), (0.13, 0.35, _wood(150, 0.09))),
    Sound.TILE_LAID: lambda: _mix((0, 0.9, _wood(210)), (0.018, 0.3, _wood(320, 0.08))),
    Sound.PIECE_LAID: lambda: _mix((0, 0.8, _wood(340, 0.12))),
    Sound.COINS: lambda: _mix((0, 0.8, _metal(2350)), (0.07, 0.6, _metal(2790))),
    Sound.WATER: _water,
    Sound.SHUFFLED: lambda: _mix(*((0.055 * k, 0.7, _rustle(0.07, 1200, 6500, 0.7, 10 + k)) for k in range(7))),
    Sound.YOUR_TURN: lambda: _mix((0, 0.5, _bell(659.3)), (0.16, 0.5, _bell(880.0, 1.1))),
    Sound.NEW_ROUND: lambda: _mix((0, 0.4, _bell(523.3)), (0.14, 0.4, _bell(659.3)), (0.28, 0.5, _bell(784.0, 1.2))),
    Sound.REFUSED: lambda: _mix((0, 0.6, _wood(120, 0.14)), (0.11, 0.5, _wood(96, 0.18))),
    Sound.TAKEN_BACK: lambda: _mix((0, 0.7, _rustle(0.2, 600, 4200, 1.7, 4))),
    Sound.GAME_OVER: _end,
}


def wav_of(sound: Sound, loudness: float) -> bytes:
    """A sound as the content of a file (mono, 16 bit); loudness from 0 to 1."""
    samples = _MAKERS[sound]()
    fade = min(int(_FADE * RATE), len(samples) // 2)
    for index in range(fade):  # a wave that begins or ends in the middle would click
        samples[index] *= index / fade
        samples[-1 - index] *= index / fade
    peak = max(map(abs, samples)) or 1.0
    scale = _LOUDEST * min(1.0, max(0.0, loudness)) / peak
    points = array("h", (round(value * scale) for value in samples))
    if points.itemsize != 2:
        raise ValueError("sixteen bits are expected")
    stream = io.BytesIO()
    with wave.open(stream, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(points.tobytes() if _little_endian() else _swapped(points))
    return stream.getvalue()


def _little_endian() -> bool:
    return array("h", [1]).tobytes()[0] == 1


def _swapped(points: array[int]) -> bytes:
    points.byteswap()
    return points.tobytes()


def seconds_of(file: Path) -> float:
    """How long a file of ours is heard."""
    return max(0, file.stat().st_size - HEAD) / (2 * RATE)
