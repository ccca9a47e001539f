"""How high a layout wants to be before Qt has shown and laid out what is new in it."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def height_of(layout: QLayout, width: int) -> int:
    """The height that a layout needs at a width."""
    return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()


def reveal(layout: QLayout) -> None:
    """Show what was laid out: Qt would do so only later, and what is not shown has no height and no keyboard."""
    for at in range(layout.count()):
        item = layout.itemAt(at)
        widget, inner = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            widget.show()
        elif inner is not None:
            reveal(inner)


def invalidate(layout: QLayout) -> None:
    """Forget every size that was worked out before."""
    for at in range(layout.count()):
        item = layout.itemAt(at)
        inner = item.layout() if item is not None else None
        if inner is not None:
            invalidate(inner)
    layout.invalidate()
