"""Pictures of the table: PNG, SVG composed from our own drawings, PDF as a picture of 300 dpi with its text over it.

Only what the viewer sees is in them, and no mark of the moment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from PySide6.QtCore import QByteArray, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.picture import Label, as_data
from qtapp.board.paint.text import BOLD, INK, LaidOutText, font
from qtapp.board.place.sprite import Sprite
from qtapp.kit.paint.pdf_files import close_first_dictionary

if TYPE_CHECKING:
    from qtapp.board.scene.scene import TableScene

GAP = 24.0
DPI = 300
_TITLE_SIZE, _REMARK_SIZE, _BESIDE, _MOST_LINES = 62, 46, 24, 12
"""Of a page, in pixels of 300 dpi: some 15 and 11 points; room beside the picture; lines of a remark at most."""
SHARP = 2.0
"""Pixels of a unit where an SVG needs a picture."""
_ID = re.compile(r'\b(id|xlink:href)="(#?)([^"]+)"|url\(#([^)]+)\)')
_CLASS = re.compile(r"\.([a-z][a-z0-9-]*)(?=[{,])")
_ROOT = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.S)
_TITLE = re.compile(r"<title>.*?</title>", re.S)


@dataclass(frozen=True)
class ExportItem:
    """A picture somewhere in an export."""

    picture: Picture
    at: QPointF
    scale: float
    words: str = ""
    """Text that a reader can select or search."""


class ExportCancelled(Exception):
    """The person stopped the export."""


def _name(board_context: BoardContext, piece: str) -> str:
    """What a piece is called whose id the viewer knows."""
    name = board_context.client.names.piece_name(piece) if piece and "?" not in piece else None
    return board_context.label(name) if name is not None else ""


def _nameless(_: str) -> str:
    return ""


class TableExporter:
    """Gathers all that stands on a table and writes it. Once made, it may work in another thread."""

    def __init__(self, table: TableScene, *, with_names: bool = True) -> None:
        """`with_names`: what a reader of a page can select or search; a mere picture needs no names.

        The table itself is not kept: a worker that were the last to let go of it would destroy it in its own thread.
        """
        named = partial(_name, table.board_context) if with_names else _nameless
        self._art = PictureCache(table.board_context.art.root)
        self._art.use_icons(table.board_context.client.game.id)
        self._ground = QColor(table.board_context.theme.colours.table)
        self.title, self.remark = "", ""
        """What stands above the table on a page, and below it."""
        self.stopped = False
        """Set it from any thread: the work ends with `Stopped`."""
        self.progress: Callable[[float], None] = _quietly
        """Is told how much is done, from 0 to 1, in the thread that works."""
        self.parts: list[ExportItem] = []
        bounds = table.layout.bounds().adjusted(-GAP, -GAP, GAP, GAP)
        for picture, at, scale, _ in table.grounds.pictures():
            words = picture.text if isinstance(picture, Label) and not picture.spare else ""  # each name once
            self.parts.append(ExportItem(picture, at, scale, words))
        items = sorted(
            (item for item in table.items_by_id.values() if not item.docked),
            key=lambda item: item.sprite.y * 0.01 + item.sprite.x * 1e-5 + item.sprite.z,
        )
        for item in items:
            self.parts.append(ExportItem(item.picture, item.sprite.at, item.sprite.scale, named(item.sprite.top)))
        self.held_bounds: QRectF | None = None
        """The row of what the viewer holds, below the table; None: nothing is held."""
        self.bounds = self._strip(bounds, table.held.sprites, named)

    def _strip(self, bounds: QRectF, sprites: Sequence[Sprite], named: Callable[[str], str]) -> QRectF:
        """What the viewer holds, in a row below the table."""
        if not sprites:
            return bounds
        feet = [sprite.picture.footprint(self._art) for sprite in sprites]
        scales = [0.55 if foot.height() > foot.width() * 1.2 else 0.7 for foot in feet]
        wide = sum(foot.width() * scale + 14 for foot, scale in zip(feet, scales, strict=True))
        tall = max(foot.height() * scale for foot, scale in zip(feet, scales, strict=True))
        x, middle = bounds.center().x() - wide / 2, bounds.bottom() + tall / 2
        for sprite, foot, scale in zip(sprites, feet, scales, strict=True):
            at = QPointF(x + foot.width() * scale / 2, middle)
            self.parts.append(ExportItem(sprite.picture, at, scale, named(sprite.top)))
            x += foot.width() * scale + 14
        self.held_bounds = QRectF(bounds.center().x() - wide / 2, bounds.bottom(), wide, tall)
        return bounds.adjusted(0, 0, 0, tall + GAP)

    def _step(self, done: int) -> None:
        if self.stopped:
            raise ExportCancelled
        self.progress(done / max(1, len(self.parts)))

    # ---- pictures ------------------------------------------------------------------------------------------------

    def image(self, size: QSize, ground: QColor | None = None) -> QImage:
        """A picture of a size, the table in its middle."""
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(ground or self._ground)
        scale = min(size.width() / self.bounds.width(), size.height() / self.bounds.height())
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(size.width() / 2, size.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-self.bounds.center())
        try:
            for done, part in enumerate(self.parts):
                self._step(done)
                painter.save()
                painter.translate(part.at)
                painter.scale(part.scale, part.scale)
                part.picture.paint(painter, self._art, scale * part.scale)
                painter.restore()
        finally:
            painter.end()
        return image

    def png(self, path: Path, longest: int = 3840) -> None:
        """Write a picture with a longest side; a file that cannot be written is an OSError."""
        if not QImageWriter(str(path), QByteArray(b"png")).write(self.image(self.size_for(longest))):
            raise OSError(f"{path} cannot be written")

    def size_for(self, longest: int) -> QSize:
        """The size of a picture with a longest side."""
        scale = longest / max(self.bounds.width(), self.bounds.height())
        return QSize(round(self.bounds.width() * scale), round(self.bounds.height() * scale))

    # ---- SVG -----------------------------------------------------------------------------------------------------

    def svg(self, path: Path) -> None:
        """Write the table as one drawing: our own sources as they are, what is composed as pictures."""
        left, top, wide, tall = (
            self.bounds.x(),
            self.bounds.y(),
            self.bounds.width(),
            self.bounds.height(),
        )
        out = [
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{wide:.0f}" height="{tall:.0f}" viewBox="{left:.1f} {top:.1f} {wide:.1f} {tall:.1f}">',
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{self._ground.name()}"/>',
        ]
        made: dict[Picture, str] = {}
        definitions: list[str] = []
        body: list[str] = []
        for done, part in enumerate(self.parts):
            self._step(done)
            name = made.get(part.picture)
            if name is None:
                name = made[part.picture] = f"p{len(made)}"
                definitions.append(self._definition(part.picture, name))
            title = f"<title>{escape(part.words)}</title>" if part.words else ""
            place = f"translate({part.at.x():.2f} {part.at.y():.2f}) scale({part.scale:.4f})"
            body.append(f'<g transform="{place}">{title}<use xlink:href="#{name}"/></g>')
        out += ["<defs>", *definitions, "</defs>", *body, "</svg>"]
        path.write_text("\n".join(out), encoding="utf-8")

    def _definition(self, picture: Picture, name: str) -> str:
        box = picture.box(self._art)
        source = picture.svg(self._art)
        if source is not None:
            inner = _TITLE.sub("", _ROOT.sub("", source))
            return f'<g id="{name}" transform="translate({box.x():.2f} {box.y():.2f})">{_renamed(inner, name)}</g>'
        image = self._art.image(picture, SHARP)
        return (
            f'<image id="{name}" x="{box.x():.2f}" y="{box.y():.2f}" width="{box.width():.2f}" '
            f'height="{box.height():.2f}" xlink:href="data:image/png;base64,{as_data(image)}"/>'
        )

    # ---- PDF -----------------------------------------------------------------------------------------------------

    def pdf(self, path: Path) -> None:
        """Write one page: a picture of 300 dpi, and the words over it, unseen but to be found."""
        path.write_bytes(b"")
        writer = QPdfWriter(str(path))
        writer.setResolution(DPI)
        landscape = self.bounds.width() >= self.bounds.height()
        orientation = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), orientation, QMarginsF(8, 8, 8, 8)))
        page = QSizeF(writer.width(), writer.height())
        above, below = self._words_of_page(page.width())
        tall = page.height() - sum(laid.height + _BESIDE for laid in (above, below) if laid is not None)
        scale = min(page.width() / self.bounds.width(), tall / self.bounds.height())
        size = QSize(round(self.bounds.width() * scale), round(self.bounds.height() * scale))
        image = self.image(size, QColor("#ffffff")).convertToFormat(QImage.Format.Format_RGB32)
        painter = QPainter(writer)
        top = above.height + _BESIDE if above is not None else 0.0
        corner = QPointF((page.width() - size.width()) / 2, top + (tall - size.height()) / 2)
        for part in self.parts:
            if part.words:
                painter.setFont(font(max(8.0, 15 * part.scale * scale)))
                painter.setPen(QColor("#ffffff"))
                painter.drawText(corner + (part.at - self.bounds.topLeft()) * scale, part.words)
        painter.drawImage(QRectF(corner, QSizeF(size)), image)
        painter.setPen(QColor(INK))
        if above is not None:
            above.layout.draw(painter, QPointF(0, 0))
        if below is not None:
            below.layout.draw(painter, QPointF(0, page.height() - below.height))
        painter.end()
        close_first_dictionary(path)

    def _words_of_page(self, width: float) -> tuple[LaidOutText | None, LaidOutText | None]:
        """The title and the remark, as wide as the page; None: there is none."""
        align = Qt.AlignmentFlag.AlignLeft
        above = LaidOutText(self.title, font(_TITLE_SIZE, BOLD), width, 2, align) if self.title else None
        below = LaidOutText(self.remark, font(_REMARK_SIZE), width, _MOST_LINES, align) if self.remark else None
        return above, below


def _quietly(done: float) -> None:
    """Nobody wants to know."""


def _renamed(source: str, name: str) -> str:
    """Give all ids and classes of a drawing a name of their own, so that many fit into one file."""

    def fresh(match: re.Match[str]) -> str:
        attribute, hash_, value, url = match.groups()
        return f"url(#{name}.{url})" if url else f'{attribute}="{hash_}{name}.{value}"'

    source = _ID.sub(fresh, source)
    for css in dict.fromkeys(_CLASS.findall("".join(re.findall(r"<style>(.*?)</style>", source, re.S)))):
        source = re.sub(rf"\.{css}(?=[{{,])", f".{name}-{css}", source)
        source = re.sub(rf'(class="[^"]*?)(?<![\w-]){css}(?![\w-])', rf"\g<1>{name}-{css}", source)
    return source
