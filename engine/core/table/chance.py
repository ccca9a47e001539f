"""Chance as a pure function: draw `n` of stream `s` under a seed is always the same.

The number of draws made is a count on the table, so undo restores it and a save needs only the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 64
_MASK = _SPAN - 1


class RandomStream:
    """A stretch of evenly spread numbers that belongs to one draw of one stream (splitmix64 behind a keyed hash)."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, stream: str, draw: int) -> None:
        text = f"{seed}\x1f{stream}\x1f{draw}".encode()
        self._state = int.from_bytes(blake2b(text, digest_size=8).digest(), "little")

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def randrange(self, bound: int) -> int:
        """A number from 0 to bound - 1; every one equally likely (the biased tail is thrown again)."""
        while True:
            value = self.bits()
            rest = value % bound
            if value - rest <= _SPAN - bound:  # else it fell into the last, incomplete stretch of this length
                return rest

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.randrange(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order: each gets a key of 64 random bits, the keys are sorted.

        Two keys are alike once in some 10^16 shuffles of a deck, so every order is as likely as any other; unlike an
        exchange of pairs this runs at the speed of the hash and the sort.
        """
        keys = unpack(f"<{len(items)}Q", shake_128(self.bits().to_bytes(8, "little")).digest(8 * len(items)))
        return list(map(items.__getitem__, sorted(range(len(items)), key=keys.__getitem__)))
