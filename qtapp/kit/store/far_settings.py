"""What is remembered about tables in other homes."""

from __future__ import annotations

from PySide6.QtCore import QSettings


class FarSettings:
    """A part of the settings; everything read is checked."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def relay(self) -> str:
        """What helps homes to find each other: "public", the relays of the library's project, or "", nothing."""
        return "" if self._store.value("far/relay") == "none" else "public"

    @relay.setter
    def relay(self, relay: str) -> None:
        self._store.setValue("far/relay", relay or "none")
