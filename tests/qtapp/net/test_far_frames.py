"""Frames between homes are bounded, packed and unpacked."""

from __future__ import annotations

import asyncio
import struct
import zlib

import pytest

from qtapp.net.far_frames import Packer, Unpacker, framed, read_frame


class Bytes:
    """Bytes that come out in order."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    async def read_exact(self, size: int) -> bytes:
        if size > len(self._data):
            raise ValueError("no more")
        found, self._data = self._data[:size], self._data[size:]
        return found


def test_texts_come_out_as_they_went_in() -> None:
    packer, texts = Packer(), ["", "Őze " * 500, '{"t":"look"}', "Őze " * 500]
    frames = [packer.packed(text) for text in texts]

    async def read() -> list[str]:
        unpacker, mouth = Unpacker(64 * 1024), Bytes(b"".join(frames))
        return [await unpacker.text(mouth) for _ in texts]

    assert asyncio.run(read()) == texts
    assert len(frames[3]) < 40, "what went before is not told again"


@pytest.mark.parametrize(
    "data",
    [
        struct.pack(">I", 2**31) + b"x" * 100,
        framed(b"no deflate at all"),
        framed(zlib.compressobj(9, wbits=-15).compress(bytes(200_000_000))[:40_000]),
        framed((lambda one: one.compress(b"a") + one.flush())(zlib.compressobj(wbits=-15))),
        framed((lambda one: one.compress(b"\xff") + one.flush(zlib.Z_SYNC_FLUSH))(zlib.compressobj(wbits=-15))),
    ],
    ids=["told too large", "no deflate", "grows", "ends", "no text"],
)
def test_what_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):
        asyncio.run(Unpacker(2048).text(Bytes(data)))


def test_a_frame_may_be_as_large_as_said() -> None:
    assert asyncio.run(read_frame(Bytes(framed(b"x" * 10)), 10)) == b"x" * 10
    with pytest.raises(ValueError):
        asyncio.run(read_frame(Bytes(framed(b"x" * 11)), 10))
