"""What a window shows, as rows of text: its parts, their words, their boxes. And whether two looks are alike.

Letters are painted a little differently by each version of Qt, so nothing is compared pixel by pixel.
"""

from __future__ import annotations

import re
from typing import cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from qtapp.board.view import TableView
from qtapp.kit.controls.labels import ElideLabel
from qtapp.kit.controls.layouts import box_in

NEAR = 10
"""Pixels that an edge may lie elsewhere."""
MOST_TOLD = 4
CELLS = (64, 36)
"""Looks are compared in so many parts."""
ALIKE, FEW = 24, 8
"""How far the colour of a part may be off, of 255, and how many parts may be further off."""


def shown_parts(window: QWidget) -> list[str]:
    """Each part that is in sight: what it is, its words, and its box."""
    rows = []
    for widget in cast(list[QWidget], window.findChildren(QWidget)):
        if not widget.isVisible() or widget.window() is not window or widget.visibleRegion().isEmpty():
            continue
        words = _words(widget)
        if words or type(widget).__module__.startswith("qtapp."):
            rows.append(_row(type(widget).__name__, words, box_in(widget, window)))
        if isinstance(widget, TableView):
            rows += _boards(widget)
    return rows


def _boards(view: TableView) -> list[str]:
    """The boards that are looked at."""
    seen = view.viewport().rect()
    boxes = [(board.key, view.viewportTransform().mapRect(board.rect).toRect()) for board in view.table.layout.boards]
    return [_row("board", name, box) for name, box in boxes if box.intersects(seen)]


def _words(widget: QWidget) -> str:
    if isinstance(widget, ElideLabel):
        words = widget.full_text()
    elif isinstance(widget, (QLabel, QAbstractButton)):
        words = widget.text() or widget.accessibleName()
    else:
        words = widget.text() or widget.placeholderText() if isinstance(widget, QLineEdit) else widget.accessibleName()
    return re.sub(r"\s+", " ", re.sub("[\u00ad\u200b]", "", words)).strip()


def _row(kind: str, words: str, box: QRect) -> str:
    return f"{kind} | {words} | {box.x()} {box.y()} {box.width()} {box.height()}"


def differences(before: list[str], now: list[str]) -> list[str]:
    """What is gone, what is new, and what lies elsewhere; the first few of it."""
    were, are = [_parts(row) for row in before], [_parts(row) for row in now]
    if [what for what, _ in were] != [what for what, _ in are]:
        gone = [what for what, _ in were if what not in [one for one, _ in are]]
        new = [what for what, _ in are if what not in [one for one, _ in were]]
        told = [f"no longer there: {what}" for what in gone[:MOST_TOLD]] + [f"new: {what}" for what in new[:MOST_TOLD]]
        return told or ["its parts stand in another order, or another number of times"]
    moved = [
        f"lies elsewhere: {what} {box} → {other}"
        for (what, box), (_, other) in zip(were, are, strict=True)
        if any(abs(one - two) > NEAR for one, two in zip(box, other, strict=True))
    ]
    return moved[:MOST_TOLD]


def _parts(row: str) -> tuple[str, list[int]]:
    what, _, box = row.rpartition(" | ")
    left, top, width, height = map(int, box.split())
    return what, [left, top, left + width, top + height]


def has_other_look(before: QImage, now: QImage) -> bool:
    """Are the colours of two pictures different in more than a few places?"""
    if before.isNull():
        return True
    small = [_small(before), _small(now)]
    off = 0
    for y in range(CELLS[1]):
        for x in range(CELLS[0]):
            one, two = (picture.pixelColor(x, y) for picture in small)
            far = max(abs(one.red() - two.red()), abs(one.green() - two.green()), abs(one.blue() - two.blue()))
            off += far > ALIKE
    return off > FEW


def _small(picture: QImage) -> QImage:
    """The picture in a few large pixels, each the mean of what it stands for."""
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    return picture.convertToFormat(QImage.Format.Format_RGB32).scaled(*CELLS, whole, smooth)
