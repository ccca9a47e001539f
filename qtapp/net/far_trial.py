"""A line between two homes, only tried: does it come about, directly or by a relay, and how long is a word on its way?

Nothing of a game or of the people is told: a key that is made for it, small packets back and forth, and it is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Literal, TypeAlias

from qtapp.net.endpoint import bind, cuts, goal_of, invitation_to
from qtapp.net.invitation import SECRET, Invitation

ALPN = b"tarsas/try/1"
_WORD = 48
_RELAY_SECONDS = 6.0
_CALL_SECONDS = 20.0
_ANSWER_SECONDS = 5.0
_SETTLE_SECONDS = 3.0
"""So long both look for a direct way before it is measured."""

Failed: TypeAlias = Literal["", "endpoint", "no answer", "cut", "old line"]


@dataclass(frozen=True)
class Trial:
    """What came of it."""

    failed: Failed = ""
    is_direct: bool = False
    """Do the homes speak with each other directly? Else by way of a relay."""
    median: float = 0.0
    longest: float = 0.0
    """Milliseconds there and back."""
    words: int = 0
    """So many came back."""


async def wait_for_other(relay: str, told: Callable[[Invitation, bool], None], *, seconds: float) -> Trial:
    """Wait for the other home. `told(line, has_relay)`: it can be sent now; is a relay reached?"""
    try:
        endpoint = await bind(secrets.token_bytes(32), relay=relay, alpn=ALPN)
    except cuts(ImportError, OSError):
        return Trial("endpoint")
    try:
        has_relay = await _reaches_relay(endpoint) if relay else False
        invitation = invitation_to(endpoint, secrets.token_bytes(SECRET))
        told(invitation, has_relay)
        return await asyncio.wait_for(_receive(endpoint, invitation.secret), seconds)
    except TimeoutError:
        return Trial("no answer")
    finally:
        await endpoint.close()


async def try_line(line: Invitation, *, relayed: bool, words: int = 25, pause: float = 0.1) -> Trial:
    """Call the other home by its line, and measure."""
    try:
        endpoint = await bind(secrets.token_bytes(32), relay=line.relay if relayed else "", alpn=ALPN)
    except cuts(ImportError, OSError):
        return Trial("endpoint")
    try:
        connection = await asyncio.wait_for(endpoint.connect(goal_of(line), ALPN), _CALL_SECONDS)
    except cuts(asyncio.TimeoutError):
        await endpoint.close()
        return Trial("no answer")
    try:
        both = await connection.open_bi()
        await both.send().write_all(line.secret)
        await asyncio.wait_for(both.recv().read_exact(1), _ANSWER_SECONDS)
        await asyncio.sleep(min(_SETTLE_SECONDS, words * pause))
        return await _measure(connection, both, words, pause)
    except cuts(asyncio.TimeoutError):
        why = connection.close_reason() or ""
        return Trial("old line" if "old line" in why else "cut")
    finally:
        connection.close(0, b"")
        await endpoint.close()


async def _reaches_relay(endpoint: Any) -> bool:
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(endpoint.online(), _RELAY_SECONDS)
        return True
    return False


async def _receive(endpoint: Any, secret: bytes) -> Trial:
    """The other home comes, and says words until it has enough of them; whoever has not the line is sent away."""
    while (incoming := await endpoint.accept_next()) is not None:
        with contextlib.suppress(*cuts(asyncio.TimeoutError)):
            connection = await asyncio.wait_for(_accepted(incoming), _ANSWER_SECONDS)
            both = await asyncio.wait_for(connection.accept_bi(), _ANSWER_SECONDS)
            if await asyncio.wait_for(both.recv().read_exact(SECRET), _ANSWER_SECONDS) != secret:
                connection.close(0, b"old line")
                continue
            await both.send().write_all(b"!")
            return await _echo(connection, both)
    return Trial("cut")


async def _accepted(incoming: Any) -> Any:
    return await (await incoming.accept()).connect()


async def _echo(connection: Any, both: Any) -> Trial:
    words, is_direct, trips = 0, False, list[float]()
    with contextlib.suppress(*cuts(asyncio.TimeoutError)):
        while True:
            word = await asyncio.wait_for(both.recv().read_exact(_WORD), 2 * _ANSWER_SECONDS)
            await both.send().write_all(word)
            words, is_direct = words + 1, _is_direct(connection)
            trips.append(float(connection.rtt()) if isinstance(connection.rtt(), int | float) else 0.0)
    if not words:
        return Trial("cut")
    return Trial("", is_direct, statistics.median(trips), max(trips), words)


async def _measure(connection: Any, both: Any, words: int, pause: float) -> Trial:
    trips: list[float] = []
    for _ in range(words):
        begun, word = monotonic(), secrets.token_bytes(_WORD)
        await both.send().write_all(word)
        if await asyncio.wait_for(both.recv().read_exact(_WORD), _ANSWER_SECONDS) != word:
            return Trial("cut")
        trips.append(1000 * (monotonic() - begun))
        await asyncio.sleep(pause)
    return Trial("", _is_direct(connection), statistics.median(trips), max(trips), len(trips))


def _is_direct(connection: Any) -> bool:
    """Does it go by no relay just now?"""
    return any(one.is_selected and one.is_ip for one in connection.paths())
