"""Icons from the one drawing of all icons, in the tone of the theme, as sharp as the screen."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from qtapp.paths import resources

_TONE = "#6f8290"
_SIZES = (16, 20, 24, 32, 48, 64)


@cache
def _drawing() -> str:
    return (resources() / "kit" / "icons.svg").read_text(encoding="utf-8")


@cache
def _renderer(tone: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_drawing().replace(_TONE, tone).encode()))


def has_icon(name: str) -> bool:
    """Is there an icon of this name?"""
    return _renderer(_TONE).elementExists(f"icon.{name}")


@cache
def pixmap(name: str, tone: str, size: int, ratio: float = 1.0) -> QPixmap:
    """One icon at a size, for a screen with so many device pixels to a pixel. Empty if there is no such icon."""
    picture = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    picture.fill(Qt.GlobalColor.transparent)
    if has_icon(name):
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _renderer(tone).render(painter, f"icon.{name}", QRectF(picture.rect()))
        painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


@cache
def icon(name: str, tone: str) -> QIcon:
    """An icon for buttons and menus."""
    found = QIcon()
    for size in _SIZES:
        found.addPixmap(pixmap(name, tone, size))
        found.addPixmap(pixmap(name, tone, size, 2.0))
    return found


def paint_icon(painter: QPainter, name: str, tone: str, box: QRectF) -> None:
    """Draw an icon into a box while painting."""
    if has_icon(name):
        _renderer(tone).render(painter, f"icon.{name}", box)


def icon_for_kind(kind: str) -> str:
    """The icon of a kind of piece or count: by its name, then without its last part; a plain piece otherwise."""
    name = kind
    while name:
        if has_icon(name):
            return name
        name = name.rpartition(".")[0]
    return "cube"
