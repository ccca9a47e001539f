"""Pictures in small files: stills with a palette, and a moving picture. Needs Pillow, which only the checks install."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import cast

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

FLAT, MIXED = 24, 64
"""Colours of a still: so many of those that fill most of it, as they are, and so many for all the others. With more
the files grow, and nobody sees it."""
APART = 6
"""Of 255: two colours that are nearer count as one."""


def save_still(picture: QImage, path: Path) -> None:
    """Keep a picture as PNG with a palette."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = _pillow(picture)
    mixed = image.quantize(MIXED, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    palette = Image.new("P", (1, 1))
    palette.putpalette([*(mixed.getpalette() or [])[: MIXED * 3], *(part for one in _flat(image) for part in one)])
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def _flat(image: Image.Image) -> list[tuple[int, ...]]:
    """The colours that most of a picture is filled with."""
    counted = cast(list[tuple[int, tuple[int, ...]]], image.getcolors(image.width * image.height))
    found: list[tuple[int, ...]] = []
    for _, colour in sorted(counted, reverse=True):
        if all(max(abs(one - two) for one, two in zip(colour, other, strict=True)) > APART for other in found):
            found.append(colour)
        if len(found) == FLAT:
            break
    return found


def _pillow(picture: QImage) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return Image.open(BytesIO(buffer.data().data())).convert("RGB")


def save_film(frames: Sequence[tuple[QImage, int]], size: tuple[int, int], path: Path) -> None:
    """Keep frames, each with its milliseconds, as a moving picture that goes on without end."""
    pictures = [_pillow(picture).resize(size, Image.Resampling.LANCZOS) for picture, _ in frames]
    path.parent.mkdir(parents=True, exist_ok=True)
    pictures[0].save(
        path,
        save_all=True,
        append_images=pictures[1:],
        duration=[milliseconds for _, milliseconds in frames],
        loop=0,
        quality=80,
        method=6,
        minimize_size=True,
    )
