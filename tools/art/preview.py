"""Render contact sheets of all drawings below resources/: `python -m tools.art.preview FOLDER [--scale 2]`.

One sheet per folder of drawings, one of the icons at 16, 32 and 64 pixels on light and dark ground.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
LINEN, PAPER, SLATE = "#e6dfd0", "#fbf7ec", "#1f272c"
TONE, TONE_ON_LIGHT, TONE_ON_DARK = "#6f8290", "#33444f", "#d5dde1"
GAP = 16
WIDTH = 1800


def blank(width: float, height: float, colour: str) -> QImage:
    image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    return image


def rows(boxes: Iterable[tuple[QSvgRenderer, float, float]]) -> Iterator[list[tuple[QSvgRenderer, float, float]]]:
    """The boxes set line by line, no line wider than a sheet."""
    line: list[tuple[QSvgRenderer, float, float]] = []
    used = GAP
    for box in boxes:
        if line and used + box[1] + GAP > WIDTH:
            yield line
            line, used = [], GAP
        line.append(box)
        used += round(box[1]) + GAP
    if line:
        yield line


def sheet(paths: Iterable[Path], scale: float) -> QImage:
    """All drawings of one folder, each in its size times the scale."""
    renderers = [QSvgRenderer(str(path)) for path in paths]
    boxes = [(one, one.viewBoxF().width() * scale, one.viewBoxF().height() * scale) for one in renderers]
    lines = list(rows(boxes))
    height = GAP + sum(max(box[2] for box in line) + GAP for line in lines)
    image = blank(WIDTH, height, LINEN)
    painter = QPainter(image)
    y = float(GAP)
    for line in lines:
        x = float(GAP)
        for renderer, width, tall in line:
            renderer.render(painter, QRectF(x, y, width, tall))
            x += width + GAP
        y += max(box[2] for box in line) + GAP
    painter.end()
    return image


def icons(path: Path) -> QImage:
    """Every icon at 64, 32 and 16 pixels, on paper and on the dark table."""
    text = path.read_text(encoding="utf-8")
    names = [part.split('"', 1)[0] for part in text.split('<g id="')[1:] if part.startswith("icon.")]
    columns = 12
    cell_width, cell_height = 64 + 32 + 16 + 3 * 8, 64 + GAP
    half = -(-len(names) // columns) * cell_height + GAP
    image = blank(columns * cell_width + GAP, 2 * half, PAPER)
    painter = QPainter(image)
    painter.fillRect(QRectF(0, half, image.width(), half), QColor(SLATE))
    for top, tone in ((0, TONE_ON_LIGHT), (half, TONE_ON_DARK)):
        renderer = QSvgRenderer(QByteArray(text.replace(TONE, tone).encode()))
        for index, name in enumerate(names):
            x = GAP + index % columns * cell_width
            y = top + GAP + index // columns * cell_height
            for left, size in ((0, 64), (72, 32), (112, 16)):
                renderer.render(painter, name, QRectF(x + left, y, size, size))
    painter.end()
    return image


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Render contact sheets of all drawings.")
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("--scale", type=float, default=1.0, help="pixels per unit of a drawing")
    options = parser.parse_args(arguments)
    _application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    options.folder.mkdir(parents=True, exist_ok=True)
    drawings = sorted(RESOURCES.rglob("*.svg"), key=lambda path: (path.parent, path.name))
    for folder, paths in groupby(drawings, key=lambda path: path.parent):
        name = "_".join(folder.relative_to(RESOURCES).parts)
        sheet(paths, options.scale).save(str(options.folder / f"{name}.png"))
    icons(RESOURCES / "kit" / "icons.svg").save(str(options.folder / "icons.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
