"""The class as one player: the rows that the table asks about become a poll, its end an answer or the next step.

No screen, no clock, no phone: whoever uses it says who is awake, when time is up and what is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil

from engine import api
from qtapp.teach.class_quiz import WHEN_ALL

MOST_ROWS = 12
"""With more rows than these it is voted about their heads first, as phones fold them."""
MOST_VOTED = 40
"""Rows that can be voted about at once where nothing parts them."""
MOST_REASONS = 3
"""So many are laid side by side when reasons are asked for."""
Choice = tuple[int, ...]
"""The rows that one choice stands for, by number from 0: one, or those below a head."""


@dataclass(frozen=True, slots=True)
class VotePlan:
    """What a teacher has chosen."""

    seat: int
    name: str
    """Of the class: "8. b"."""
    pace: int = WHEN_ALL
    """Seconds of a vote; WHEN_ALL or BY_HAND."""
    are_bars_hidden: bool = False
    """Is nothing shown of the votes before the end?"""
    names_given: bool = False
    is_hand_open: bool = True
    """May the class read what its seat holds? Else it is only asked what everybody may read."""


class VotePhase(Enum):
    """Where a vote is."""

    LOBBY = "lobby"
    """People come in."""
    WATCHING = "watching"
    """Others are asked, or the class is asked something that only its teacher may read."""
    PROPOSING = "proposing"
    VOTING = "voting"
    TIED = "tied"
    NOBODY = "nobody"
    """It was closed, and nobody had said anything."""
    DECIDED = "decided"
    PAUSED = "paused"
    """Something was taken back, moved by hand or looked at in the past: the teacher says when it goes on."""


@dataclass(frozen=True, slots=True)
class ChoiceVotes:
    """One choice as the table shows it."""

    rows: Choice
    count: int
    share: float
    """Of all votes."""
    is_leader: bool


class ClassVote:
    """One seat of a game, from the lobby to the end of the lesson."""

    def __init__(self, plan: VotePlan) -> None:
        self.plan = plan
        self.phase = VotePhase.LOBBY
        self.poll: api.Poll[Choice] | None = None
        self.proposals: api.Proposals | None = None
        self.best: tuple[tuple[int, ...], ...] = ()
        """The proposals that are voted about, by the numbers of their rows."""
        self.is_again = False
        """Is it voted for the second time, after reasons were told?"""
        self.chosen = -1
        """The choice of the poll that won."""
        self._heads: tuple[str, ...] = ()
        self._ids = 0

    @property
    def is_open(self) -> bool:
        """Is anybody listened to?"""
        return self.phase in (VotePhase.VOTING, VotePhase.PROPOSING)

    # ---- what is asked -------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Others are asked."""
        self._leave(VotePhase.WATCHING)

    def pause(self) -> None:
        """Until the teacher goes on."""
        self._leave(VotePhase.PAUSED)

    def _leave(self, phase: VotePhase) -> None:
        for one in (self.poll, self.proposals):
            if one is not None:
                one.end()
        self.phase, self.poll, self.proposals = phase, None, None
        self.best, self.is_again, self.chosen = (), False, -1

    def ask(self, heads: Sequence[str]) -> api.Poll[Choice]:
        """A step with so many rows, each below a head ("": below none)."""
        self._leave(VotePhase.VOTING)
        self._heads = tuple(heads)
        return self._begin(parted(self._heads, range(len(heads))))

    def propose(self, start: tuple[int, ...]) -> api.Proposals:
        """A question over several things; `start`: what the game itself would answer."""
        self._leave(VotePhase.PROPOSING)
        self._ids += 1
        self.proposals = api.Proposals(self._ids, start)
        return self.proposals

    def vote_on_proposals(self) -> api.Poll[Choice] | None:
        """What was proposed is over; the vote about the most proposed. None: there is only one, row 0."""
        assert self.proposals is not None
        self.proposals.end()
        self.best, self.proposals = self.proposals.best(), None
        self._heads = ("",) * len(self.best)
        self.phase = VotePhase.VOTING
        if len(self.best) == 1:
            self._begin(((0,),))
            self.phase, self.chosen = VotePhase.DECIDED, 0
            return None
        return self._begin(tuple((row,) for row in range(len(self.best))))

    def _begin(self, choices: tuple[Choice, ...]) -> api.Poll[Choice]:
        self._ids += 1
        self.phase, self.chosen = VotePhase.VOTING, -1
        self.poll = api.Poll(self._ids, choices)
        return self.poll

    # ---- how it ends ---------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Nobody is listened to any more: decided, a tie, or nobody has said anything."""
        poll = self.poll
        if self.phase is not VotePhase.VOTING or poll is None:
            return
        poll.end()
        leaders = poll.leaders()
        if not leaders:
            self.phase = VotePhase.NOBODY
        elif len(leaders) > 1:
            self.phase = VotePhase.TIED
        else:
            self.phase, self.chosen = VotePhase.DECIDED, leaders[0]

    def decide(self, choice: int) -> bool:
        """The teacher has chosen, at a tie or at any time; False: there is no such choice now."""
        poll = self.poll
        if poll is None or self.phase is VotePhase.DECIDED or not 0 <= choice < len(poll.choices):
            return False
        poll.end()
        self.phase, self.chosen = VotePhase.DECIDED, choice
        return True

    def repeat(self) -> api.Poll[Choice] | None:
        """The same vote anew: it was a tie, or nobody has said anything. None: there is nothing to repeat."""
        if self.phase not in (VotePhase.TIED, VotePhase.NOBODY) or self.poll is None:
            return None
        return self._begin(self.poll.choices)

    def go_inside(self) -> api.Poll[Choice] | None:
        """A head was chosen: the vote about the rows below it. None: one row was chosen."""
        rows = self.chosen_rows
        if len(rows) < 2:
            return None
        self.is_again = False
        return self._begin(parted(("",) * len(self._heads), rows))

    @property
    def chosen_rows(self) -> Choice:
        """What won: one row, or those below a head; none: nothing yet."""
        return self.poll.choices[self.chosen] if self.poll is not None and self.chosen >= 0 else ()

    @property
    def can_ask_reasons(self) -> bool:
        """May it be voted again about the most voted? Once, and only if there is something to tell reasons for."""
        poll = self.poll
        is_now = self.phase in (VotePhase.VOTING, VotePhase.TIED)
        return is_now and poll is not None and not self.is_again and sum(1 for n in poll.count() if n) > 1

    def reasons(self) -> tuple[int, ...]:
        """The most voted choices, three at most."""
        if self.poll is None:
            return ()
        counts = self.poll.count()
        voted = [at for at in sorted(range(len(counts)), key=lambda at: -counts[at]) if counts[at]]
        return tuple(sorted(voted[:MOST_REASONS]))

    def vote_again(self) -> api.Poll[Choice]:
        """Ends this vote. Only the most voted are left, and it is voted about them."""
        assert self.poll is not None
        self.poll.end()
        self.is_again = True
        return self._begin(tuple(self.poll.choices[at] for at in self.reasons()))

    def votes(self) -> tuple[ChoiceVotes, ...]:
        """All choices with what they have."""
        if self.poll is None:
            return ()
        counts, leaders = self.poll.count(), self.poll.leaders()
        whole = max(1, sum(counts))
        return tuple(
            ChoiceVotes(rows, counts[at], counts[at] / whole, at in leaders)
            for at, rows in enumerate(self.poll.choices)
        )

    @property
    def are_bars_seen(self) -> bool:
        """May the table show who leads?"""
        return self.poll is not None and not (self.plan.are_bars_hidden and self.phase is VotePhase.VOTING)


def parted(heads: Sequence[str], rows: Sequence[int]) -> tuple[Choice, ...]:
    """Rows as choices: each for itself, or many of them by their heads; where none part them, run by run."""
    alone = tuple((row,) for row in rows)
    if len(rows) <= MOST_ROWS:
        return alone
    below: dict[str, list[int]] = {}
    for row in rows:
        below.setdefault(heads[row] or f"row {row}", []).append(row)
    if 1 < len(below) <= MOST_ROWS:
        return tuple(tuple(one) for one in below.values())
    if len(rows) <= MOST_VOTED:
        return alone
    size = ceil(len(rows) / MOST_ROWS)
    return tuple(tuple(rows[at : at + size]) for at in range(0, len(rows), size))
