"""Tool tips: the one way to give them, because Qt reads a tip as a page of HTML as soon as it looks like one.

Names and remarks are what people write; a picture or a heading in them must stay the letters that were typed.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolTip, QWidget


def literal_tip(text: str) -> str:
    """Text that a tool tip shows letter by letter."""
    if "<" not in text:  # without one Qt takes it for plain text
        return text
    return "<qt>" + escape(text).replace("\n", "<br/>") + "</qt>"


SAID_ALREADY = " "
"""As a description: Qt would take tip or placeholder for one, and a reader would say the name twice."""


def set_tool_tip(target: QWidget | QAction, text: str) -> None:
    """Give a control its tool tip. One that says no more than its name, which is given before, is not read out."""
    target.setToolTip(literal_tip(text))
    if isinstance(target, QWidget):
        _say_once(target, text)


def _say_once(target: QWidget, text: str) -> None:
    if text and text == target.accessibleName():
        target.setAccessibleDescription(target.accessibleDescription() or SAID_ALREADY)
    elif target.accessibleDescription() == SAID_ALREADY:
        target.setAccessibleDescription("")


def copy_tool_tip(source: QAction, target: QWidget) -> None:
    """Give a control, which has its name already, the tip of its action, which is literal already."""
    target.setToolTip(source.toolTip())
    _say_once(target, source.toolTip())


def show_tool_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip now, at a point of the screen."""
    QToolTip.showText(at, literal_tip(text), widget)


def hide_tool_tip() -> None:
    """Take away the tool tip that is shown."""
    QToolTip.hideText()
