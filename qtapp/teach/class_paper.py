"""The last page of a class quiz on paper: one page of A4, lying, on which nobody's name stands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from qtapp.kit.paint.pdf_files import close_first_dictionary
from qtapp.kit.paint.theme import Theme
from qtapp.kit.store.finished_file import finished_file
from qtapp.teach.class_end import ResultPage
from qtapp.teach.class_paint import TALL, WIDE, PageBrush
from qtapp.teach.class_wall import paint_page

_DPI = 300
_MARGIN = 12.0
"""Millimetres around the page."""
_HEAD = 60.0
"""Units of the page for the name of the game above it."""


def write_end_page(page: ResultPage, game: str, path: Path) -> None:
    """Write it as PDF; OSError: it cannot be written."""
    with finished_file(path) as part:
        _write(page, game, part)


def _write(page: ResultPage, game: str, path: Path) -> None:
    path.write_bytes(b"")  # a folder that cannot be written to says so here
    writer = QPdfWriter(str(path))
    writer.setResolution(_DPI)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    layout = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, margins)
    layout.setUnits(QPageLayout.Unit.Millimeter)
    layout.setMargins(margins)
    writer.setPageLayout(layout)
    writer.setTitle(f"{game} – {page.title}")
    painter = QPainter(writer)
    if not painter.isActive():
        raise OSError(str(path))
    unit = min(writer.width() / WIDE, writer.height() / (TALL + _HEAD))
    painter.scale(unit, unit)
    brush = PageBrush(painter, Theme())
    brush.words(QRectF(28, 0, WIDE - 56, _HEAD - 8), game, 36, bold=True)
    painter.translate(0, _HEAD)
    paint_page(page, brush)
    painter.end()
    close_first_dictionary(path)
