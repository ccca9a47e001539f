"""Card and table pick up the same thing: what is picked here is held there, and the other way round."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from qtapp.panels.decision.card import DecisionCard


class HoldsThings(Protocol):
    """What holds a thing on the table."""

    held: SignalInstance

    def take(self, thing: str) -> bool: ...

    def cancel(self) -> None: ...


class TableLink(QObject):
    """Lets card and table know what the other one holds; what one does because of the other is not told back."""

    def __init__(self, card: DecisionCard, table: HoldsThings) -> None:
        super().__init__(card)
        self._card = card
        self._table = table
        self._is_busy = False
        table.held.connect(self._held)
        card.thing_wanted.connect(self._take)

    def _held(self, thing: str) -> None:
        if not self._is_busy:
            self._card.pick(thing)

    def _take(self, thing: str) -> None:
        self._is_busy = True
        try:
            if not (thing and self._table.take(thing)):
                self._table.cancel()
        finally:
            self._is_busy = False
