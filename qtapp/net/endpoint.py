"""All that knows the library which carries words between homes. It is read in with the first endpoint, never before.

Each endpoint greets the router when it is made (it asks for a way in, by UPnP), even where no relay is wanted: so none
is made before somebody has asked for it, and none in a test that could reach anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
from typing import Any

from qtapp.net.invitation import MOST_ADDRESSES, Invitation

ALPN = b"tarsas/far/1"
_LIBRARY = "iroh"
_PAUSES = (0.2, 0.4, 0.8, 0.8)
PUBLIC = "public"
"""The relays of the library's own project."""


def is_offered() -> bool:
    """Is the library there for this machine? For Macs with an Intel processor it is not."""
    return importlib.util.find_spec(_LIBRARY) is not None


def library() -> Any:
    """The library. To read it in takes up to half a second, so nobody does it in the window's thread."""
    return importlib.import_module(_LIBRARY)


def cuts(*others: type[BaseException]) -> tuple[type[BaseException], ...]:
    """What is raised where a line is cut, and these."""
    return (library().IrohError, *others)


async def bind(key: bytes, *, port: int = 0, relay: str = "", alpn: bytes = ALPN) -> Any:
    """An endpoint of this key, at this port of all addresses if it is free. `relay`: none, PUBLIC, or its name."""
    iroh = library()

    def apply(_preset: object, builder: Any) -> None:
        builder.apply_minimal()
        builder.bind_addr(f"0.0.0.0:{port}")  # of one family alone the other one would take any port
        builder.bind_addr(f"[::]:{port}")

    preset = type("Bound", (iroh.Preset,), {"apply": apply})()
    if relay == PUBLIC:
        mode = iroh.RelayMode.default_mode()
    elif relay:
        mode = iroh.RelayMode.custom_from_urls([_url(relay)])
    else:
        mode = iroh.RelayMode.disabled()
    options = iroh.EndpointOptions(preset=preset, secret_key=key, alpns=[alpn], relay_mode=mode)
    for pause in _PAUSES if port else ():  # who has just closed a door there may not have left the port yet
        with contextlib.suppress(iroh.IrohError):
            return await iroh.Endpoint.bind(options)
        await asyncio.sleep(pause)
    return await iroh.Endpoint.bind(options) if not port else await bind(key, relay=relay, alpn=alpn)


def port_of(endpoint: Any) -> int:
    """At which it listens."""
    for one in endpoint.bound_sockets():
        with contextlib.suppress(ValueError):
            return int(str(one).rpartition(":")[2])
    return 0


def public_key(key: bytes) -> bytes:
    """By which others know who has this key."""
    return bytes(library().SecretKey.from_bytes(key).public().to_bytes())


def invitation_to(endpoint: Any, secret: bytes) -> Invitation:
    """How it is found at this moment."""
    place = endpoint.addr()
    relay = str(place.relay_url() or "").removeprefix("https://").rstrip("/").rstrip(".")
    addresses = []
    for one in place.direct_addresses()[:MOST_ADDRESSES]:
        host, _, port = str(one).rpartition(":")
        addresses.append((host.strip("[]").partition("%")[0], int(port)))
    return Invitation(bytes(endpoint.id().to_bytes()), secret, relay, tuple(addresses))


def goal_of(one: Invitation) -> Any:
    """Where an invitation leads."""
    iroh = library()
    addresses = [f"[{host}]:{port}" if ":" in host else f"{host}:{port}" for host, port in one.addresses]
    key = iroh.EndpointId.from_bytes(one.endpoint)
    return iroh.EndpointAddr(key, _url(one.relay) if one.relay else None, addresses)


def _url(relay: str) -> str:
    return f"https://{relay}/"
