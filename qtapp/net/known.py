"""Devices that this installation knows: the port at which they knock, and whose seat each of them held last.

Kept over the end of a game and of the program, so that a phone finds its seat at the next table by the name of who sat
there. Of a token only its digest is kept.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from qtapp.net.wire import SHORT, Language

MOST_KNOWN = 16


class KnownDevice(BaseModel):
    """A device, and the name of the person who held it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    name: Annotated[str, Field(max_length=SHORT)]
    language: Language
    home: Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")] = ""
    """The key of the home that it belongs to; empty: this one."""


class _Stored(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    version: Annotated[int, Field(ge=1, le=1)] = 1
    port: Annotated[int, Field(ge=0, le=65535)] = 0
    network: Annotated[str, Field(pattern=r"^([0-9.]{7,15})?$")] = ""
    devices: Annotated[list[KnownDevice], Field(max_length=MOST_KNOWN)] = []


class KnownDevices:
    """Who may come back without a code, the newest last."""

    def __init__(self, port: int = 0, devices: tuple[KnownDevice, ...] = (), network: str = "") -> None:
        self.port = port
        """At which the door was open last; 0: it never was."""
        self.network = network
        """The address at which devices shall be let in, if somebody has chosen one."""
        self._by_digest = {one.digest: one for one in devices}

    @classmethod
    def read(cls, text: str) -> KnownDevices:
        """What was kept; anything else than that is as if nothing had been kept."""
        try:
            stored = _Stored.model_validate_json(text)
        except ValidationError:
            return cls()
        return cls(stored.port, tuple(stored.devices), stored.network)

    def stored(self) -> str:
        """All of it as it is kept."""
        devices = list(self._by_digest.values())
        return _Stored(port=self.port, network=self.network, devices=devices).model_dump_json()

    def find(self, digest: bytes) -> KnownDevice | None:
        """The device of a token."""
        return self._by_digest.get(digest.hex())

    def remember(self, digest: bytes, name: str, language: Language, home: str = "") -> None:
        """It holds the seat of this person now."""
        self.forget(digest)
        device = KnownDevice(digest=digest.hex(), name=name[:SHORT], language=language, home=home)
        self._by_digest[digest.hex()] = device
        while len(self._by_digest) > MOST_KNOWN:
            del self._by_digest[next(iter(self._by_digest))]

    def forget(self, digest: bytes) -> None:
        """It has to tell the code again."""
        self._by_digest.pop(digest.hex(), None)

    def forget_all(self) -> None:
        """The door was closed: everybody has to."""
        self._by_digest.clear()
