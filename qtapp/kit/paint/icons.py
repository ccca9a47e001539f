"""Icons from the drawing of all icons and those of single games, in the tone of the theme, as sharp as the screen."""

from __future__ import annotations

import tomllib
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from qtapp.kit.paths import resources

_TONE = "#6f8290"
_SIZES = (16, 20, 24, 32, 48, 64)


@cache
def _drawings() -> dict[str, str]:
    """The shared icons first, then the faces of computer players and those of the games, by their folders."""
    shared = resources() / "kit" / "icons.svg"
    own = [path for path in sorted(resources().glob("*/icons.svg")) if path != shared]
    return {path.parent.name: path.read_text(encoding="utf-8") for path in (shared, *own)}


@cache
def _renderers(tone: str) -> dict[str, QSvgRenderer]:
    drawings = _drawings().items()
    return {folder: QSvgRenderer(QByteArray(text.replace(_TONE, tone).encode())) for folder, text in drawings}


def _renderer(name: str, tone: str) -> QSvgRenderer | None:
    """The drawing that has an icon; with a folder before it (`imperial_miners/point`) only that one."""
    folder, _, icon = name.rpartition("/")
    drawings = _renderers(tone)
    among = drawings.values() if not folder else [drawings[folder]] if folder in drawings else []
    return next((one for one in among if one.elementExists(f"icon.{icon}")), None)


def _element(name: str) -> str:
    return f"icon.{name.rpartition('/')[2]}"


@cache
def has_icon(name: str) -> bool:
    """Is there an icon of this name?"""
    return _renderer(name, _TONE) is not None


@cache
def pixmap(name: str, tone: str, size: int, ratio: float = 1.0) -> QPixmap:
    """One icon at a size, for a screen with so many device pixels to a pixel. Empty if there is no such icon."""
    picture = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    picture.fill(Qt.GlobalColor.transparent)
    found = _renderer(name, tone)
    if found is not None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        found.render(painter, _element(name), QRectF(picture.rect()))
        painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


@cache
def icon(name: str, tone: str) -> QIcon:
    """An icon for buttons and menus."""
    found = QIcon()
    app = QGuiApplication.instance()
    dense = isinstance(app, QGuiApplication) and app.devicePixelRatio() > 1
    for size in _SIZES:
        found.addPixmap(pixmap(name, tone, size))
        if dense:  # another look paints hundreds of them anew
            found.addPixmap(pixmap(name, tone, size, 2.0))
    return found


def own_icon(game: str, noun: str) -> str:
    """The name of the icon by which a game shows a noun: on its boards, beside people, in words. As its art has it."""
    found = _names(game).get(noun, noun)
    own = f"{game}/{found}"
    return own if has_icon(own) else found


@cache
def _names(game: str) -> dict[str, str]:
    """Nouns whose icon has another name."""
    path = resources() / game / "icons.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def with_gap(picture: QPixmap, gap: int) -> QPixmap:
    """The same icon with room for the words to its right: beside an icon Qt leaves four pixels, at every text size."""
    ratio = picture.devicePixelRatio()
    wide = QPixmap(picture.width() + round(gap * ratio), picture.height())
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return wide


def paint_icon(painter: QPainter, name: str, tone: str, box: QRectF) -> None:
    """Draw an icon into a box while painting."""
    found = _renderer(name, tone)
    if found is not None:
        found.render(painter, _element(name), box)


def icon_for_kind(kind: str) -> str:
    """The icon of a kind of piece or count: by its name, then without its last part; a plain piece otherwise."""
    name = kind
    while name:
        if has_icon(name):
            return name
        name = name.rpartition(".")[0]
    return "cube"
