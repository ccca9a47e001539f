"""An invitation to a far table: one line that people paste into a message, and that is found again in any text.

`tarsas:` and then letters and digits of base32, whatever their case. White space, quotes, dashes and what messengers
write around them are skipped. The bytes: version 1, length of all 1, public key 32, secret 16, relay (length 1, name),
addresses (count 1, each family 1, address, port 2), check 4. Version, length and check stand at the same place for
ever, so that only what is whole is called newer.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
import unicodedata
from dataclasses import dataclass
from typing import Literal, TypeAlias

SCHEME = "tarsas:"
VERSION = 1
MOST_TEXT = 4000
MOST_ADDRESSES = 4
KEY, SECRET = 32, 16
_MOST_RELAY = 60
_MOST_SIGNS = 400
_MOST_STARTS = 5
_CHECK = 4
_RELAY = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,58}[a-z0-9])?")
_START = re.compile(r"t[\W_]*a[\W_]*r[\W_]*s[\W_]*a[\W_]*s[\W_]*:", re.IGNORECASE)
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_WHOLE_TAIL = {0: 0, 1: 0, 2: 2, 3: 2, 4: 4, 5: 5, 6: 5, 7: 7}
"""Of so many signs after the last full eight, so many can stand for whole bytes."""
_SIZES = {4: 4, 6: 16}

Why: TypeAlias = Literal["none", "cut", "newer"]


class NoInvitationError(ValueError):
    """None is in the text, a part of it is missing or wrong, or a newer version has written it."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


@dataclass(frozen=True)
class Invitation:
    """How a table is found, and what shows that somebody was asked to come."""

    endpoint: bytes
    secret: bytes
    relay: str = ""
    """The name of a machine that helps both to find each other; empty: none."""
    addresses: tuple[tuple[str, int], ...] = ()


def write_invitation(one: Invitation) -> str:
    """The line."""
    data = one.endpoint + one.secret + bytes([len(one.relay)]) + one.relay.encode("ascii") + bytes([len(one.addresses)])
    for address, port in one.addresses:
        ip = ipaddress.ip_address(address)
        data += bytes([ip.version]) + ip.packed + port.to_bytes(2, "big")
    data = bytes([VERSION, len(data) + 2 + _CHECK]) + data
    return SCHEME + base64.b32encode(data + _check(data)).decode().rstrip("=").lower()


def read_invitation(text: str) -> Invitation:
    """The invitation in a text that somebody has pasted; NoInvitationError: there is none."""
    text = unicodedata.normalize("NFKC", text[:MOST_TEXT]).replace("%3A", ":").replace("%3a", ":")
    starts = [found.end() for found in _START.finditer(text)][:_MOST_STARTS]
    why: Why = "none"
    for at in starts:
        try:
            return _read_from(text[at:])
        except NoInvitationError as error:
            why = "newer" if "newer" in (why, error.why) else "cut"
    raise NoInvitationError(why)


def _check(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_CHECK, person=b"tarsas far").digest()


def _read_from(rest: str) -> Invitation:
    """Words after the line may consist of the same letters: its length stands in it, and the rest is left alone."""
    signs = "".join(sign for sign in rest.upper() if sign in _SIGNS)[:_MOST_SIGNS]
    whole = len(signs) // 8 * 8
    tail = signs[whole : whole + _WHOLE_TAIL[len(signs) - whole]]
    data = base64.b32decode(signs[:whole] + (tail + "=" * (8 - len(tail)) if tail else ""))
    if len(data) < 2 + _CHECK + 1 or not 2 + _CHECK < data[1] <= len(data):
        raise NoInvitationError("cut")
    body = data[: data[1] - _CHECK]
    if data[data[1] - _CHECK : data[1]] != _check(body):
        raise NoInvitationError("cut")
    if body[0] != VERSION:
        raise NoInvitationError("newer" if body[0] > VERSION else "cut")
    return _unpacked(body[2:])  # whole from here on, and still somebody else's data


def _unpacked(data: bytes) -> Invitation:
    at = KEY + SECRET
    if len(data) < at + 2 or data[at] > _MOST_RELAY or at + 1 + data[at] >= len(data):
        raise NoInvitationError("cut")
    relay = data[at + 1 : at + 1 + data[at]].decode("ascii", "replace")
    if relay and not _RELAY.fullmatch(relay):
        raise NoInvitationError("cut")
    at += 1 + data[at]
    count, at = data[at], at + 1
    if count > MOST_ADDRESSES:
        raise NoInvitationError("cut")
    addresses = []
    for _ in range(count):
        size = _SIZES.get(data[at], 0) if at < len(data) else 0
        if not size or at + 3 + size > len(data):
            raise NoInvitationError("cut")
        ip = ipaddress.ip_address(data[at + 1 : at + 1 + size])
        port = int.from_bytes(data[at + 1 + size : at + 3 + size], "big")
        if not port or ip.is_multicast or ip.is_unspecified:
            raise NoInvitationError("cut")
        addresses.append((str(ip), port))
        at += 3 + size
    if at != len(data):
        raise NoInvitationError("cut")
    return Invitation(data[:KEY], data[KEY : KEY + SECRET], relay, tuple(addresses))
