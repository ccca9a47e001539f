"""What is remembered about tables in other homes."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from PySide6.QtCore import QSettings

RelayKind: TypeAlias = Literal["public", "own", "none"]
PUBLIC = "public"
_OWN = "own"
_NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+")
MOST_RELAY = 60
"""Signs: it has to fit into an invitation."""


def relay_name(typed: str) -> str:
    """The name of a relay as people type or paste it, with or without https:// and a path; empty: it is none."""
    name = re.sub(r"^https?://", "", typed.strip().lower()).partition("/")[0].rstrip(".")
    return name if len(name) <= MOST_RELAY and _NAME.fullmatch(name) else ""


class FarSettings:
    """A part of the settings; everything read is checked."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def relay(self) -> str:
        """What helps homes to find each other: "public", the relays of the library's project; the name of a relay of
        one's own; or "", nothing.
        """
        kind = self._store.value("far/relay")
        if kind == "none":
            return ""
        return (self.own_relay or PUBLIC) if kind == _OWN else PUBLIC

    @property
    def relay_kind(self) -> RelayKind:
        """Which of the three was chosen."""
        kind = self._store.value("far/relay")
        return "none" if kind == "none" else "own" if kind == _OWN else "public"

    @relay_kind.setter
    def relay_kind(self, kind: RelayKind) -> None:
        self._store.setValue("far/relay", kind)

    @property
    def own_relay(self) -> str:
        """The name of one's own relay, also while another one is used; empty: none was given."""
        kept = self._store.value("far/own_relay")
        return kept if isinstance(kept, str) and relay_name(kept) == kept else ""

    @own_relay.setter
    def own_relay(self, name: str) -> None:
        self._store.setValue("far/own_relay", name)
