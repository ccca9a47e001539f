"""Where this machine can be reached at home, and who may knock: only those of the same house, or of the same private
network if somebody here has said so.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from typing import Literal, TypeAlias

_PROBES = ("192.168.255.255", "10.255.255.255", "172.31.255.255", "100.127.255.254")
"""Addresses of other machines at home. Nothing is sent to them: the system only says by which way it would go."""
LOOPBACK = "127.0.0.1"
_GET_ADDRESS = 0x8915
"""What Linux is asked for the address of an interface."""

NetworkKind: TypeAlias = Literal["home", "private", "cable"]
"""That of the house; one that joins distant machines as if they stood in one house (VPN); two machines on one cable."""


def is_at_home(address: str, *, with_private: bool = False) -> bool:
    """Is this an address of the same house: private, link-local or this very machine? `with_private`: somebody here has
    chosen a network that joins distant machines, and those of it count too.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_unspecified or found.is_multicast:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return any(found in net for net in _HOME_V4) or (with_private and found in _PRIVATE_V4)
    return found.is_loopback or found.is_link_local or found in _HOME_V6


_HOME_V4 = tuple(
    ipaddress.IPv4Network(net)
    for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8")
)
_HOME_V6 = ipaddress.IPv6Network("fc00::/7")
_PRIVATE_V4 = ipaddress.IPv4Network("100.64.0.0/10")
_CABLE_V4 = ipaddress.IPv4Network("169.254.0.0/16")


def kind_of(address: str) -> NetworkKind:
    """What kind of network an address of this machine belongs to."""
    found = ipaddress.IPv4Address(address)
    return "private" if found in _PRIVATE_V4 else "cable" if found in _CABLE_V4 else "home"


def home_addresses() -> list[str]:
    """The private addresses of this machine, the likeliest first; none: it is in no network."""
    return [one for one in own_addresses() if is_at_home(one)]


def own_addresses() -> list[str]:
    """Those at which others could find it, private networks of distant machines last."""
    found = [*_by_way(), *_by_interface(), *_by_name()]
    usable = [one for one in dict.fromkeys(found) if is_at_home(one, with_private=True) and not one.startswith("127.")]
    ranks: dict[NetworkKind, int] = {"home": 0, "cable": 1, "private": 2}
    return sorted(usable, key=lambda one: ranks[kind_of(one)])


def _by_way() -> list[str]:
    found = []
    for probe in _PROBES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one, contextlib.suppress(OSError):
            one.connect((probe, 9))
            found.append(str(one.getsockname()[0]))
    return found


def _by_interface() -> list[str]:
    """Where the system tells the address of each interface."""
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                told = fcntl.ioctl(one.fileno(), _GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(told[20:24]))
    return found


def _by_name() -> list[str]:
    """Elsewhere the own name leads to all of them; a name that has to be looked up in the network is not asked for."""
    if sys.platform != "win32":
        return []
    with contextlib.suppress(OSError):
        return [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []
