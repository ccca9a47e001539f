"""Where this machine can be reached at home, and who may knock: only those of the same house."""

from __future__ import annotations

import ipaddress
import socket

_PROBES = ("192.168.255.255", "10.255.255.255", "172.31.255.255")
"""Addresses of other machines at home. Nothing is sent to them: the system only says by which way it would go."""
LOOPBACK = "127.0.0.1"


def is_at_home(address: str) -> bool:
    """Is this an address of the same house: private, link-local or this very machine?"""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_unspecified or found.is_multicast:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return any(found in net for net in _HOME_V4)
    return found.is_loopback or found.is_link_local or found in _HOME_V6


_HOME_V4 = tuple(
    ipaddress.IPv4Network(net)
    for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8")
)
_HOME_V6 = ipaddress.IPv6Network("fc00::/7")


def home_addresses() -> list[str]:
    """The private addresses of this machine, the likeliest first; none: it is in no network."""
    found: dict[str, None] = {}
    for probe in _PROBES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            try:
                one.connect((probe, 9))
                own = str(one.getsockname()[0])
            except OSError:
                continue
        if is_at_home(own) and not own.startswith("127."):
            found[own] = None
    return list(found)
