"""What people of several homes say to each other beside the game: six reactions and a short text. It is kept nowhere.

It knows no line and no screen. The table says on what its homes say, three times in ten seconds at most for each home.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine import api
from qtapp.net.intake import Clock

MOST_TEXT = 140
"""Signs of a text."""
Reaction: TypeAlias = Literal["", "applause", "thinking", "your_turn", "oops", "good_move", "thanks"]
"""Empty: words of one's own."""
MOST_AT_ONCE, TEN_SECONDS = 3, 10.0
_MOST_KEPT = 200
"""Of an evening so many are remembered."""


@dataclass(frozen=True)
class Utterance:
    """One word of somebody."""

    seat: int
    reaction: Reaction = ""
    text: str = ""


def own_words(text: str) -> str:
    """A text of people as it may be sent and shown: one line, plain, and short. Empty: nothing is left of it."""
    return " ".join(api.plain_text(text[: 4 * MOST_TEXT]).split())[:MOST_TEXT].rstrip()


def understood(seat: int, reaction: Reaction, text: str) -> Utterance | None:
    """What came from elsewhere, made harmless; None: nothing is left of it, or it is two things at once."""
    words = own_words(text)
    return None if bool(reaction) == bool(words) else Utterance(seat, reaction, words)


class Pace:
    """Three in ten seconds: who has said so much waits until the first of them is ten seconds old."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: list[float] = []

    def seconds(self) -> float:
        """How long until something may be said again; 0: now."""
        now = self._clock()
        self._times = [one for one in self._times if now - one < TEN_SECONDS]
        return 0.0 if len(self._times) < MOST_AT_ONCE else TEN_SECONDS - (now - self._times[0])

    def take(self) -> bool:
        """May something be said now? Then it counts."""
        if self.seconds():
            return False
        self._times.append(self._clock())
        return True


@dataclass
class Evening:
    """What was said this evening, and who is not to be heard here."""

    clock: Clock
    heard: Callable[[Utterance], None]
    lines: list[Utterance] = field(default_factory=list)
    muted: set[int] = field(default_factory=set)
    """Seats of homes that somebody here has muted."""

    def __post_init__(self) -> None:
        self.pace = Pace(self.clock)
        """Of those who sit here."""

    def hear(self, seat: int, reaction: Reaction, text: str) -> None:
        """Somebody says something."""
        said = understood(seat, reaction, text)
        if said is None or seat in self.muted:
            return
        self.lines = [*self.lines[-_MOST_KEPT + 1 :], said]
        self.heard(said)

    def mute(self, seats: set[int], on: bool) -> None:
        """Hear a home no more, or again."""
        self.muted = self.muted | seats if on else self.muted - seats
