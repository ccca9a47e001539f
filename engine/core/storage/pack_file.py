"""A card pack in one file, `.tarsaspack`: a zip with `pack.json` and pictures by the hash of their bytes.

It comes from strangers: what is in it is bounded before anything is unpacked, whatever the file says of itself.
"""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import LiteralArg, msg
from engine.core.storage.disk import read_bounded

PACK_FILE_SUFFIX = ".tarsaspack"
"""How the name of such a file ends."""
BIGGEST_FILE = 64 * 1024 * 1024
BIGGEST_TEXT = 4 * 1024 * 1024
BIGGEST_PICTURE = 4 * 1024 * 1024
MOST_PICTURES = 400
_TEXT = "pack.json"
_PICTURE = re.compile(r"pictures/([0-9a-f]{64})\.jpg")
_END = b"PK\x05\x06"
_END_SIZE = 22
_LONGEST_NOTE = 65_535
_MOST_LISTED = (MOST_PICTURES + 1) * 256
"""Bytes of the list of contents: names of ours need less than half of it."""
_PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_NO_DATE = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PackFile:
    """What such a file holds."""

    text: bytes
    """JSON, not yet read."""
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    """By the hash of their bytes; nobody has looked yet whether they are pictures."""


def read_pack_file(path: Path) -> PackFile:
    """The contents of a file; InvalidData: it is no pack of this kind, or too much of one."""
    name = LiteralArg(path.name)
    unreadable = msg("file.pack_unreadable", "{file} cannot be read.", file=name)
    try:
        raw = read_bounded(path, BIGGEST_FILE)
    except (OSError, ValueError) as error:
        raise InvalidData(unreadable) from error
    if len(raw) > BIGGEST_FILE:
        raise InvalidData(msg("file.pack_too_big", "{file} is too big for a pack.", file=name))
    try:
        return _unpacked(raw)
    except (_Odd, zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        damaged = msg("file.pack_file_damaged", "{file} is damaged, or it is no card pack.", file=name)
        raise InvalidData(damaged) from error


def pack_file_bytes(text: str, pictures: Mapping[str, bytes] | None = None) -> bytes:
    """A pack as such a file holds it; the same contents are the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(zipfile.ZipInfo(_TEXT, _NO_DATE), text.encode())
        for name, content in sorted((pictures or {}).items()):
            archive.writestr(zipfile.ZipInfo(f"pictures/{name}.jpg", _NO_DATE), content)
    return made.getvalue()


class _Odd(Exception):
    """Something in it that no pack of ours has."""


def _unpacked(raw: bytes) -> PackFile:
    _weigh_list(raw)
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        entries = archive.infolist()
        names = [one.filename for one in entries]
        if len(set(names)) < len(names) or len(names) > MOST_PICTURES + 1 or _TEXT not in names:
            raise _Odd("a name twice, too many, or no text")
        text = b""
        pictures: dict[str, bytes] = {}
        for entry in entries:
            if entry.compress_type not in _PLAIN or entry.flag_bits & 1 or entry.is_dir():
                raise _Odd("a kind of entry that is not ours")
            found = _PICTURE.fullmatch(entry.filename)
            if entry.filename == _TEXT:
                text = _bounded(archive, entry, BIGGEST_TEXT)
            elif found is not None:
                content = _bounded(archive, entry, BIGGEST_PICTURE)
                if hashlib.sha256(content).hexdigest() != found[1]:
                    raise _Odd("a picture that is not what its name says")
                pictures[found[1]] = content
            else:
                raise _Odd("a name that is not ours")
            if sum(map(len, pictures.values())) > BIGGEST_FILE:
                raise _Odd("more than the whole file may hold")
    return PackFile(text, pictures)


def _bounded(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int) -> bytes:
    """What is really in it, whatever it says of its size."""
    with archive.open(entry) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise _Odd("an entry that is too large")
    return content


def _weigh_list(raw: bytes) -> None:
    """The list of contents is read as a whole, so it is weighed before."""
    at = raw.rfind(_END, max(0, len(raw) - _END_SIZE - _LONGEST_NOTE))
    if at < 0 or at + _END_SIZE > len(raw):
        raise _Odd("no list of contents")
    count = int.from_bytes(raw[at + 10 : at + 12], "little")
    size = int.from_bytes(raw[at + 12 : at + 16], "little")
    if count > MOST_PICTURES + 1 or size > _MOST_LISTED:
        raise _Odd("a list of contents that is too long")
