"""The program's icon in all sizes, rendered from its one drawing."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtSvg import QSvgRenderer

_SIDE = (164, 314)
_CLOTH = "#e6dfd0"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def write(drawing: Path, folder: Path) -> None:
    """Render tarsas-SIZE.png for every size, and the .ico and .icns that Windows and macOS want."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    renderer = QSvgRenderer(str(drawing))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        if not image.save(str(folder / f"tarsas-{size}.png")):
            raise SystemExit(f"package: the icon of {size} px could not be written.")
    if not _beside_the_installer(renderer).save(str(folder / "side.bmp")):
        raise SystemExit("package: the picture of the installer could not be written.")
    del app
    (folder / "tarsas.ico").write_bytes(_ico(folder))
    (folder / "tarsas.icns").write_bytes(_icns(folder))


def _beside_the_installer(renderer: QSvgRenderer) -> QImage:
    """The picture at the side of the installer's first and last page; twice the size, for screens with fine pixels."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QPainter

    image = QImage(2 * _SIDE[0], 2 * _SIDE[1], QImage.Format.Format_RGB888)
    image.fill(QColor(_CLOTH))
    painter = QPainter(image)
    side = 1.2 * _SIDE[0]
    renderer.render(painter, QRectF((image.width() - side) / 2, image.height() * 0.3, side, side))
    painter.end()
    return image


def _ico(folder: Path) -> bytes:
    """A Windows icon: a directory of PNG pictures."""
    pictures = [(size, (folder / f"tarsas-{size}.png").read_bytes()) for size in SIZES if size <= 256]
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, data in pictures:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
        body += data
    return head + body


def _icns(folder: Path) -> bytes:
    """A macOS icon: PNG pictures under four-letter names."""
    names = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
    body = b""
    for size, name in names.items():
        data = (folder / f"tarsas-{size}.png").read_bytes()
        body += name + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body
