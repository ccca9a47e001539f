"""Frames between homes: four bytes of length, then the text, on the lines of chairs packed with what went before.

A packed game is a twentieth of itself, and an answer over a long way is seen twice as quickly. Whatever comes is
bounded, packed and unpacked.
"""

from __future__ import annotations

import struct
import zlib
from typing import Protocol

_HEAD = struct.Struct(">I")
_LEVEL = 6
_RAW = -15
"""Deflate without a frame of its own, with the largest window."""


class Mouth(Protocol):
    """What bytes come out of, in order."""

    async def read_exact(self, size: int) -> bytes:
        """So many bytes."""


def framed(data: bytes) -> bytes:
    """Data with its length before it."""
    return _HEAD.pack(len(data)) + data


async def read_frame(mouth: Mouth, most: int) -> bytes:
    """The next frame; ValueError: it is larger than allowed."""
    (size,) = _HEAD.unpack(await mouth.read_exact(_HEAD.size))
    if size > most:
        raise ValueError("a frame is too large")
    return bytes(await mouth.read_exact(size))


class Packer:
    """One direction of a line."""

    def __init__(self) -> None:
        self._pack = zlib.compressobj(_LEVEL, wbits=_RAW)

    def packed(self, text: str) -> bytes:
        """A frame with this text."""
        return framed(self._pack.compress(text.encode()) + self._pack.flush(zlib.Z_SYNC_FLUSH))


class Unpacker:
    """The other end of it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._unpack = zlib.decompressobj(_RAW)

    async def text(self, mouth: Mouth) -> str:
        """The next text; ValueError: it is larger than allowed, packed or unpacked, or none."""
        frame = await read_frame(mouth, self._most)
        try:
            data = self._unpack.decompress(frame, self._most)
        except zlib.error as error:
            raise ValueError("a frame is broken") from error
        if self._unpack.unconsumed_tail or self._unpack.eof:
            raise ValueError("a frame grows too large, or ends the packing")
        return data.decode()
