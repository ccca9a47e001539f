"""The door: a code that lets people in, for a while, and not those who guess."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from typing import Literal, TypeAlias

from qtapp.net.intake import Bucket, Clock

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6
_OPEN_SECONDS = 600.0
"""So long a code is valid; after that the door is latched: who sits may come back, nobody new comes in."""
_WRONG_CODES_OF_ADDRESS = (0.2, 10.0)
"""Wrong codes from one address: ten, then one in five seconds. Others of the house are let in meanwhile."""
_WRONG_CODES = (1.0, 40.0)
"""Wrong codes of all together: in ten minutes nobody guesses one of a thousand million."""
_MOST_ADDRESSES = 64

Refused: TypeAlias = Literal["code", "wait", "latched"]


@dataclass(frozen=True)
class Lock:
    """How long a code is valid, and how many wrong ones are borne; rates as `Bucket` has them."""

    seconds: float | None = _OPEN_SECONDS
    """None: as long as the door is there."""
    wrong_of_address: tuple[float, float] = _WRONG_CODES_OF_ADDRESS
    wrong: tuple[float, float] = _WRONG_CODES


OF_A_TABLE = Lock()
OF_A_CLASS = Lock(seconds=None, wrong=(8.0, 240.0))
"""Forty mistype at once, and one of them goes on guessing: others are let in meanwhile. In a lesson of three hours
nobody guesses one of a thousand million, and all that could be won by it is an answer in a quiz.
"""


class Doorway:
    """Open with a code, or latched."""

    def __init__(self, clock: Clock, lock: Lock = OF_A_TABLE) -> None:
        self._clock = clock
        self._lock = lock
        self._tries = Bucket(*lock.wrong, clock)
        self._tries_of: dict[str, Bucket] = {}
        self.code = ""
        self._opened = 0.0
        self._is_latched = False
        self.open()

    def open(self) -> None:
        """Let people in by a new code."""
        self.code = "".join(secrets.choice(CODE_SIGNS) for _ in range(_CODE_LENGTH))
        self._opened = self._clock()
        self._is_latched = False

    def latch(self) -> None:
        """Nobody new comes in."""
        self._is_latched = True

    @property
    def is_open(self) -> bool:
        """Is the code valid?"""
        lasts = self._lock.seconds
        return not self._is_latched and (lasts is None or self._clock() - self._opened < lasts)

    def refusal(self, code: str, address: str = "") -> Refused | None:
        """Why somebody is not let in; None: they know the code. After too many wrong codes from one address even the
        right one is refused there for a while.
        """
        own = self._tries_of.setdefault(address, Bucket(*self._lock.wrong_of_address, self._clock))
        if len(self._tries_of) > _MOST_ADDRESSES:
            self._tries_of = {address: own}  # all of them together are counted besides
        if not (own.has_one() and self._tries.has_one()):
            return "wait"
        if not hmac.compare_digest(code, self.code):
            own.take()
            self._tries.take()
            return "code"
        return None if self.is_open else "latched"
