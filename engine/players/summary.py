"""What a review comes to: mistakes of one idea told together, three sizes of them, and how exact somebody played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.core.messages.message import Message, msg
from engine.players.review import BLUNDER, MISTAKE, Swing

SHOWN = 5
_NOTHING_LEFT = 10.0
"""A decision that gives away so many points of advantage counts for nothing."""


class MistakeSize(Enum):
    """How much was given away at one moment."""

    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def words(self) -> Message:
        """What it is called."""
        return _NAMES[self]


_NAMES = {
    MistakeSize.SLIP: msg("players.size_slip", "Slip"),
    MistakeSize.MISTAKE: msg("players.size_mistake", "Mistake"),
    MistakeSize.BLUNDER: msg("players.size_blunder", "Blunder"),
}


def size_of(swing: Swing) -> MistakeSize:
    """How large a mistake is, by the advantage that it cost."""
    if swing.points >= BLUNDER:
        return MistakeSize.BLUNDER
    return MistakeSize.MISTAKE if swing.points >= MISTAKE else MistakeSize.SLIP


def may_be_puzzle(swing: Swing | None) -> bool:
    """Is it large and sure enough to be asked about? Another search has to say the same before it is."""
    return swing is not None and swing.is_sure and swing.points >= MISTAKE


@dataclass(frozen=True, slots=True)
class SwingGroup:
    """Moments of one idea: the same was played, or the same was missed. The one that cost most comes first."""

    swings: tuple[Swing, ...]

    @property
    def head(self) -> Swing:
        """The one that is told."""
        return self.swings[0]

    @property
    def points(self) -> float:
        """What all of them cost together."""
        return sum(one.points for one in self.swings)

    @property
    def unused(self) -> tuple[int, int, str] | None:
        """How many of which goods lay unused meanwhile, the fewest and the most; None: of none enough, or only once."""
        amounts = [one.unused for one in self.swings if one.unused is not None]
        kinds = {one.noun for one in amounts}
        if len(amounts) < 2 or len(kinds) != 1:
            return None
        return min(one.n for one in amounts), max(one.n for one in amounts), kinds.pop()


def grouped(found: Iterable[Swing | None], most: int = SHOWN) -> list[SwingGroup]:
    """The swings by idea, those first that cost most in all. No idea is told twice."""
    groups: list[list[Swing]] = []
    for swing in sorted((one for one in found if one is not None), key=lambda one: (-one.points, one.number)):
        mine = next((group for group in groups if _is_one_idea(group[0], swing)), None)
        if mine is None:
            groups.append([swing])
        else:
            mine.append(swing)
    made = [SwingGroup(tuple(group)) for group in groups]
    return sorted(made, key=lambda one: (-one.points, one.head.number))[:most]


def _is_one_idea(one: Swing, other: Swing) -> bool:
    return any(mine == theirs for mine, theirs in zip(one.ideas, other.ideas, strict=True))


@dataclass(frozen=True, slots=True)
class Exactness:
    """How exact somebody played, as far as their decisions were looked at."""

    percent: int
    decisions: int
    sizes: tuple[tuple[MistakeSize, int], ...]
    """How many of each size, the smallest first."""


def exactness(found: Sequence[Swing | None]) -> Exactness | None:
    """100 percent: no answer was found that would surely have been better; None: nothing was looked at."""
    if not found:
        return None
    swings = [one for one in found if one is not None]
    lost = sum(min(1.0, one.points / _NOTHING_LEFT) for one in swings)
    sizes = tuple((size, sum(size_of(one) is size for one in swings)) for size in MistakeSize)
    return Exactness(round(100 * (1 - lost / len(found))), len(found), sizes)
