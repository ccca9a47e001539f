"""What a control of our own is for a screen reader: Qt would call it a panel, which holds others and takes no keys."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

_ROLE = "spoken_role"
_KEPT: list[QAccessibleInterface] = []
"""Qt deletes an interface together with its widget; until then nobody else may, so each is held here."""
_installed = False


def speak_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Let a screen reader call a widget what it is."""
    global _installed  # noqa: PLW0603 - Qt keeps its factories for the whole process
    widget.setProperty(_ROLE, role.value)
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)


def _factory(_name: str, thing: QObject) -> QAccessibleInterface | None:
    role = thing.property(_ROLE) if isinstance(thing, QWidget) else None
    if role is None:
        return None
    assert isinstance(thing, QWidget)
    _KEPT[:] = [one for one in _KEPT if isValid(one)]
    made = QAccessibleWidget(thing, QAccessible.Role(role))
    _KEPT.append(made)
    return made
