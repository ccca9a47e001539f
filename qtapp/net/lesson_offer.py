"""A lesson that is offered to others in the house: a door of its own with one file behind a secret, and the way to it.

The door is open as long as its sheet is. Who has the address gets the file and nothing else; nothing can be sent in.
"""

from __future__ import annotations

import http.client
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from engine.api import InvalidData, msg
from qtapp.net.addresses import is_at_home
from qtapp.net.intake import Limits, Role
from qtapp.net.server import PhoneServer

MOST_BYTES = 2_000_000
"""As much as a lesson may have."""
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_SIGNS = 8
_SECONDS = 6.0
"""Of silence, after which the other side counts as gone."""
_WHOLE_SECONDS = 20.0
_PIECE = 65_536
_LIMITS = Limits(
    strangers=4,
    lines=8,
    lines_of_address=8,
    stranger=Role(2.0, 4.0, waiting=1, seconds=10.0),
    guest=Role(2.0, 4.0, waiting=1),
)
_ADDRESS = re.compile(
    r"\s*(?:tarsas:lesson/|http://)?(\d{1,3}(?:\.\d{1,3}){3}):(\d{1,5})/([" + _ALPHABET + r"]{8})\s*", re.IGNORECASE
)
GONE = msg("offer.gone", "It is not offered any more, or that computer is in another network.")
_TOO_LARGE = msg("offer.too_large", "It is too large for a lesson.")


@dataclass(frozen=True, slots=True)
class LessonAddress:
    """Where somebody offers a lesson."""

    address: str
    port: int
    secret: str

    @property
    def text(self) -> str:
        """As people type it."""
        return f"{self.address}:{self.port}/{self.secret}"

    @property
    def link(self) -> str:
        """As a link that opens the program."""
        return f"tarsas:lesson/{self.text}"


def read_address(text: str) -> LessonAddress | None:
    """The address in a text that somebody typed, pasted or followed; only of the own house. None: there is none."""
    found = _ADDRESS.fullmatch(text)
    if found is None:
        return None
    address, port, secret = found.groups()
    if not 0 < int(port) < 65_536 or not is_at_home(address, with_private=True):
        return None
    return LessonAddress(address, int(port), secret.lower())


def fetch(offered: LessonAddress) -> bytes:
    """Get the file: bounded in size and time, beside the window. InvalidData: it cannot be had, and why."""
    until = monotonic() + _WHOLE_SECONDS
    line = http.client.HTTPConnection(offered.address, offered.port, timeout=_SECONDS)
    try:
        line.request("GET", f"/{offered.secret}", headers={"Connection": "close"})
        answer = line.getresponse()
        if answer.status != http.client.OK:
            raise InvalidData(GONE)
        got = b""
        while piece := answer.read(_PIECE):
            got += piece
            if len(got) > MOST_BYTES:
                raise InvalidData(_TOO_LARGE)
            if monotonic() > until:
                raise InvalidData(GONE)
    except (OSError, http.client.HTTPException) as error:
        raise InvalidData(GONE) from error
    finally:
        line.close()
    return got


class LessonOffer:
    """The side that offers."""

    def __init__(self) -> None:
        self._server: PhoneServer | None = None
        self._secret = ""

    def open(self, file: Path, address: str) -> None:
        """Offer a file at one address of this machine; OSError: it cannot be."""
        self.close()
        self._secret = "".join(secrets.choice(_ALPHABET) for _ in range(_SIGNS))
        server = PhoneServer(
            file.parent,
            _nothing,
            _nothing,
            _nothing,
            _nothing,
            files={f"/{self._secret}": (file.name, "application/x-tarsas-lesson")},
            read=lambda _: None,
            limits=_LIMITS,
        )
        server.start(address)
        self._server = server

    @property
    def where(self) -> LessonAddress | None:
        """The way to it; None: it is not offered."""
        server = self._server
        return None if server is None else LessonAddress(server.address, server.port, self._secret)

    def close(self) -> None:
        """It is not offered any more."""
        server, self._server = self._server, None
        if server is not None:
            server.stop()


def _nothing(*_: object) -> None:
    """Nobody can say anything here."""
