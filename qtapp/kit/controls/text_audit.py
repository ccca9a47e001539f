"""Is every text of a window whole, apart from its neighbours, and large enough? For the tests and `make pictures`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from qtapp.kit.controls.labels import ElideLabel
from qtapp.kit.controls.layouts import box_in

SMALLEST = 12
"""Pixels; smaller letters are never on the screen."""


def complaints(window: QWidget) -> list[str]:
    """What cannot be read in a window: cut, overlapping or too small text."""
    widgets = [one for one in cast(list[QWidget], window.findChildren(QWidget)) if _is_shown(one, window)]
    found: list[str] = []
    for widget in widgets:
        found.extend(_cut(widget))
        if _words(widget) and widget.fontInfo().pixelSize() < SMALLEST:
            found.append(f"too small ({widget.fontInfo().pixelSize()} px): {_words(widget)!r}")
    found.extend(_overlaps(widgets, window))
    return found


def _is_shown(widget: QWidget, window: QWidget) -> bool:
    return widget.isVisible() and widget.window() is window.window() and not widget.visibleRegion().isEmpty()


def _words(widget: QWidget) -> str:
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly:
        return "" if not widget.icon().isNull() else widget.text()
    if isinstance(widget, (QLabel, QAbstractButton)):
        return widget.text()
    return widget.placeholderText() if isinstance(widget, QLineEdit) else ""


def _cut(widget: QWidget) -> Iterator[str]:
    """Text that needs more room than its widget has."""
    words = _words(widget)
    if not words:
        return
    metrics = widget.fontMetrics()
    room = widget.contentsRect()
    if isinstance(widget, ElideLabel):
        if metrics.horizontalAdvance(widget.full_text()) > room.width() and not widget.toolTip():
            yield f"elided without a tool tip: {widget.full_text()!r}"
        if metrics.height() > room.height() + 1:
            yield f"cut in height: {words!r} ({room.height()} of {metrics.height()})"
        return
    if isinstance(widget, QLabel):
        yield from _cut_label(widget, room)
    elif isinstance(widget, (QPushButton, QToolButton, QCheckBox)):
        lines = words.replace("&&", "&").split("\n")
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        if wide > widget.width() or metrics.lineSpacing() * len(lines) > widget.height() + 2:
            yield f"cut button: {words!r} ({widget.width()}x{widget.height()}, needs {wide})"
    elif isinstance(widget, QLineEdit) and metrics.height() > widget.height():
        yield f"cut field: {words!r}"


def _cut_label(label: QLabel, room: QRect) -> Iterator[str]:
    metrics = label.fontMetrics()
    if label.textFormat() is Qt.TextFormat.RichText:
        document = QTextDocument()
        document.setHtml(label.text())
        document.setDefaultFont(label.font())
        document.setTextWidth(room.width())
        if document.size().height() > room.height() + 4:
            yield f"cut: {label.text()!r}"
        return
    flags = int(Qt.TextFlag.TextWordWrap) if label.wordWrap() else 0
    box = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), flags | int(label.alignment()), label.text())
    if box.height() > room.height() + 2:
        yield f"cut in height: {label.text()!r} ({room.height()} of {box.height()})"
    longest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
    wide = longest if label.wordWrap() else box.width()
    if wide > room.width() + 1:
        yield f"cut in width: {label.text()!r} ({room.width()} of {wide})"


def _overlaps(widgets: list[QWidget], window: QWidget) -> Iterator[str]:
    """Texts of the same parent that lie on each other."""
    by_parent: dict[int, list[tuple[QRect, str]]] = {}
    for widget in widgets:
        if _words(widget):
            box = box_in(widget, window).adjusted(1, 1, -1, -1)
            by_parent.setdefault(id(widget.parentWidget()), []).append((box, _words(widget)))
    for boxes in by_parent.values():
        for at, (box, words) in enumerate(boxes):
            for other, others in boxes[at + 1 :]:
                if box.intersects(other):
                    yield f"overlap: {words!r} and {others!r}"
