"""A poll: voices say numbers, the poll counts them. It knows no phone, no clock, no game and no language."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_PROPOSED = 6
"""Proposals that are voted about, the one that the game makes among them."""
_MOST_PARTS = 200
"""A proposal names no more things than this."""
_MOST_VOICES = 200
"""A poll listens to no more voices than this."""


class Said(Enum):
    """What became of what a voice said."""

    TAKEN = "taken"
    CHANGED = "changed"
    SAME = "same"
    OVER = "over"
    """It came too late, or was meant for another poll."""
    UNKNOWN = "unknown"
    """There is no such choice."""


@dataclass(slots=True)
class Poll(Generic[T]):
    """One question to everybody. Voices know the choices by number only."""

    id: int
    choices: tuple[T, ...]
    """Whatever the asker needs to find its answer again."""
    right: frozenset[int] = frozenset()
    """Empty: nobody is right or wrong (a vote)."""
    votes: dict[str, int] = field(default_factory=dict)
    """What each voice says now, by its id."""
    before: tuple[int, ...] = ()
    """How often each choice was said before it was talked over; empty: it was not."""
    is_over: bool = False

    def say(self, voice: str, poll: int, pick: int) -> Said:
        """One voice, one vote; it may be changed until the end."""
        if self.is_over or poll != self.id:
            return Said.OVER
        if not 0 <= pick < len(self.choices):
            return Said.UNKNOWN
        known = self.votes.get(voice)
        if known is None and len(self.votes) >= _MOST_VOICES:
            return Said.OVER
        self.votes[voice] = pick
        return Said.TAKEN if known is None else Said.SAME if known == pick else Said.CHANGED

    def forget(self, voice: str) -> None:
        """Somebody was sent out: what was said in jest does not count. After the end the count stands."""
        if not self.is_over:
            self.votes.pop(voice, None)

    def end(self) -> None:
        """Nobody is listened to any more."""
        self.is_over = True

    def talk_it_over(self, id_: int) -> Poll[T]:
        """Ends this one. The same question again, under a number of its own, after neighbours have talked."""
        self.end()
        return Poll(id_, self.choices, self.right, before=self.count())

    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """The counts of each round: one, or two if it was talked over."""
        return (self.before, self.count()) if self.before else (self.count(),)

    def count(self) -> tuple[int, ...]:
        """How often each choice was said."""
        found = Counter(self.votes.values())
        return tuple(found[number] for number in range(len(self.choices)))

    def leaders(self) -> tuple[int, ...]:
        """The choices said most often; several: a tie, which somebody has to break; none: nobody said anything."""
        counts = self.count()
        most = max(counts, default=0)
        return tuple(number for number, one in enumerate(counts) if one == most) if most else ()

    def is_right(self, voice: str) -> bool | None:
        """None: it said nothing, or nothing is right here."""
        return self.votes[voice] in self.right if self.right and voice in self.votes else None

    @property
    def share_right(self) -> float | None:
        """Which part of all who answered was right; None: nobody answered, or nothing is right here."""
        if not self.right or not self.votes:
            return None
        return sum(pick in self.right for pick in self.votes.values()) / len(self.votes)

    def favourite_mistake(self) -> int | None:
        """The wrong choice that most believed in; None: nobody was wrong."""
        wrong = [(-n, number) for number, n in enumerate(self.count()) if n and number not in self.right]
        return min(wrong)[1] if self.right and wrong else None


@dataclass(slots=True)
class Proposals:
    """The first round of a vote over several things: everybody proposes, then it is voted about the most proposed."""

    id: int
    start: tuple[int, ...]
    """What the game itself would answer: it is always voted about, and stands first."""
    said: dict[str, tuple[int, ...]] = field(default_factory=dict)
    is_over: bool = False

    def propose(self, voice: str, proposal: int, picks: tuple[int, ...]) -> Said:
        """One voice, one proposal; whether it keeps the rules was asked before."""
        if self.is_over or proposal != self.id:
            return Said.OVER
        if len(picks) > _MOST_PARTS:
            return Said.UNKNOWN
        known = self.said.get(voice)
        if known is None and len(self.said) >= _MOST_VOICES:
            return Said.OVER
        self.said[voice] = picks
        return Said.TAKEN if known is None else Said.SAME if known == picks else Said.CHANGED

    def forget(self, voice: str) -> None:
        """Somebody was sent out."""
        if not self.is_over:
            self.said.pop(voice, None)

    def end(self) -> None:
        """Nothing more can be proposed."""
        self.is_over = True

    def best(self, most: int = MOST_PROPOSED) -> tuple[tuple[int, ...], ...]:
        """What is voted about: what the game proposes, then what was proposed most."""
        found = Counter(self.said.values())
        ordered = sorted(found, key=lambda one: (-found[one], one))
        return tuple(dict.fromkeys((self.start, *ordered)))[:most]

    def poll(self, id_: int) -> Poll[tuple[int, ...]]:
        """Ends the proposing. The vote over the best proposals."""
        self.end()
        return Poll(id_, self.best())
