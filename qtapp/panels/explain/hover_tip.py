"""The name of what the pointer rests on and what it is, as a tip at the pointer after a moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.tool_tips import hide_tool_tip, show_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient

_RESTS = 900
"""Milliseconds that the pointer rests on something before it is explained."""


class HoverTip(QObject):
    """Waits until the pointer rests. Whoever sits down next does not read what the one before looked at."""

    def __init__(self, context: AppContext, client: SeatClient, table: QWidget, is_told: Callable[[], bool]) -> None:
        super().__init__(table)
        self._is_told = is_told
        """Does the large look say it already? Two tips would lie over each other."""
        self._client = client
        self._table = table
        self._words = LiveTexts(context.speech, self, client.names)
        self._thing = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_RESTS)
        self._timer.timeout.connect(self.show_now)
        client.viewer_changed.connect(self.hide)
        client.changed.connect(self.hide)

    def rest_on(self, thing: str) -> None:
        """The pointer or the keyboard is at something; empty: at nothing."""
        if thing != self._thing:
            self.hide()
            self._thing = thing
            if thing:
                self._timer.start()

    def hide(self, *_: object) -> None:
        """Say nothing."""
        self._timer.stop()
        self._thing = ""
        hide_tool_tip()

    def text(self) -> str:
        """What is said of the thing: its name, and in one sentence what it is."""
        names, thing = self._client.names, self._thing
        if not thing:
            return ""
        name, known = names.piece_name(thing) or names.place_name(thing), names.about(thing)
        said = [self._words.label(name)] if name is not None else []
        if known is not None:
            said.append(self._words.say(known.text))
        return "\n".join(said)

    def show_now(self) -> None:
        """The pointer has rested long enough; a dragged thing or a dialog says more than this."""
        at = QCursor.pos()
        inside = self._table.rect().contains(self._table.mapFromGlobal(at)) and not self._is_told()
        if inside and self.text() and not QApplication.mouseButtons() and QApplication.activeModalWidget() is None:
            show_tool_tip(at, self.text(), self._table)
