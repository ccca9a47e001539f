"""How high a layout wants to be before Qt has shown and laid out what is new in it."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout

from qtapp.kit.controls.layouts import parts_of


def height_of(layout: QLayout, width: int) -> int:
    """The height that a layout needs at a width."""
    return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()


def reveal(layout: QLayout) -> None:
    """Show what was laid out: Qt would do so only later, and what is not shown has no height and no keyboard."""
    for part in parts_of(layout):
        if isinstance(part, QLayout):
            reveal(part)
        else:
            part.show()


def invalidate(layout: QLayout) -> None:
    """Forget every size that was worked out before."""
    for inner in parts_of(layout):
        if isinstance(inner, QLayout):
            invalidate(inner)
    layout.invalidate()
