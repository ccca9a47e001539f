"""The door: a code that lets people in, for a while, and not those who guess."""

from __future__ import annotations

import hmac
import secrets

from qtapp.net.guests import Bucket, Clock

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6
_OPEN_SECONDS = 600.0
"""So long a code is valid; after that the door is latched: who sits may come back, nobody new comes in."""
_WRONG_CODES = (0.2, 10.0)
"""Wrong codes of all together: ten, then one in five seconds."""


class Doorway:
    """Open with a code, or latched."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tries = Bucket(*_WRONG_CODES, clock)
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
        return not self._is_latched and self._clock() - self._opened < _OPEN_SECONDS

    def admits(self, code: str) -> bool:
        """Does somebody know the code? After too many wrong ones even the right one is refused for a while."""
        right = hmac.compare_digest(code, self.code) and self.is_open
        if self._tries.has_one() and right:
            return True
        self._tries.take()
        return False
