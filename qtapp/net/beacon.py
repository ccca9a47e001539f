"""Being found and finding: a table that is open says once a second where it is; nobody else says anything.

One small datagram to a group of the own network, which no router passes on. It holds no code and no name: computers
are often called after people, too.
"""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from qtapp.net.addresses import LOOPBACK, home_addresses, is_at_home
from qtapp.net.wire import Run, WireModel

GROUP, PORT = "239.255.84.82", 47084
MOST_BYTES = 512
_MOST_TABLES = 24
_MOST_OF_ADDRESS = 3
_MOST_AT_ONCE = 64
"""Datagrams that are read in one go: whoever floods is read no faster."""
_SECONDS = 5.0
"""A table that has said nothing for so long is not shown any more."""


class BeaconMessage(WireModel):
    """What a table says of itself."""

    tarsas: Literal[1]
    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,60}$")]
    """Its id."""
    port: Annotated[int, Field(ge=1, le=65535)]
    run: Run
    free: Annotated[int, Field(ge=0, le=8)]


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table that was heard."""

    address: str
    port: int
    game: str
    free: int


class Beacon:
    """Says where a table is."""

    def __init__(self, address: str) -> None:
        """`address`: of this machine, by which the others shall reach it. OSError: it cannot be."""
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.setblocking(False)
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
            self._socket.bind((address, 0))
        except OSError:
            self._socket.close()
            raise

    def say(self, game: str, port: int, run: str, free: int) -> None:
        """One datagram. If the network does not take it, the next one may be taken."""
        message = BeaconMessage(tarsas=1, game=game, port=port, run=run, free=free)
        data = message.model_dump_json().encode()
        if len(data) <= MOST_BYTES:
            with contextlib.suppress(OSError):
                self._socket.sendto(data, (GROUP, PORT))

    def close(self) -> None:
        """Say nothing more."""
        self._socket.close()


class TableFinder:
    """Listens as long as somebody looks for a table. Nothing is ever sent."""

    def __init__(self, clock: Callable[[], float], addresses: list[str] | None = None) -> None:
        """OSError: the network does not allow it."""
        self._clock = clock
        self._heard: dict[tuple[str, int], tuple[float, FoundTable]] = {}
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.setblocking(False)
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            self._socket.bind(("", PORT))
            joined = [self._join(one) for one in (addresses or [*home_addresses(), LOOPBACK])]
            if not any(joined):
                raise OSError("no network to listen in")
        except OSError:
            self._socket.close()
            raise

    def _join(self, address: str) -> bool:
        try:
            wish = socket.inet_aton(GROUP) + socket.inet_aton(address)
            self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, wish)
        except OSError:
            return False
        return True

    def tables(self) -> list[FoundTable]:
        """The tables that were heard in the last seconds, in the order in which they were found."""
        now = self._clock()
        for _ in range(_MOST_AT_ONCE):
            try:
                data, peer = self._socket.recvfrom(MOST_BYTES + 1)
            except OSError:
                break
            self._hear(data, str(peer[0]), now)
        self._heard = {key: one for key, one in self._heard.items() if now - one[0] < _SECONDS}
        return [table for _, table in self._heard.values()]

    def _hear(self, data: bytes, address: str, now: float) -> None:
        """Anything else than a table of the same house is as if nothing had been heard."""
        if len(data) > MOST_BYTES or not is_at_home(address):
            return
        try:
            said = BeaconMessage.model_validate_json(data)
        except ValidationError:
            return
        key = (address, said.port)
        own = sum(one == address for one, _ in self._heard)  # one machine cannot fill the list with tables
        if key in self._heard or (len(self._heard) < _MOST_TABLES and own < _MOST_OF_ADDRESS):
            self._heard[key] = (now, FoundTable(address, said.port, said.game, said.free))

    def close(self) -> None:
        """Listen no more."""
        self._socket.close()
