"""Goals: facts about what happened since a step began, and about the table as the pupil sees it. Data only.

A goal never names a line of moves: every line that reaches it is accepted.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.messages.errors import InvalidData

MOST_FACTS = 40
DEEPEST = 6

Pattern = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.#*?+\-/]+$")]
"""An id, or the beginning or end of one with a `*`. No other patterns: nothing that could run away."""
SeatNumber = Annotated[int, Field(ge=0, le=8)]
LARGEST = 9999
"""Numbers of a goal go so far; free hands may have laid more on a table."""
SmallNumber = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]


class Verdict(Enum):
    """What a goal says of a line."""

    REACHED = "reached"
    OPEN = "open"
    """Not yet."""
    LOST = "lost"
    """Never again on this line."""


class Strict(BaseModel):
    """Data from outside: typed strictly, nothing besides its fields, never changed."""

    # Built when first read: a program that starts opens no lesson.
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True, defer_build=True)


class BoundedFact(Strict):
    """How many. Without any bound: at least one."""

    least: SmallNumber | None = None
    most: SmallNumber | None = None

    def holds(self, n: int) -> bool:
        """Is this number within the bounds?"""
        low = 1 if self.least is None and self.most is None else self.least
        return (low is None or n >= low) and (self.most is None or n <= self.most)

    def verdict_of_sum(self, n: int) -> Verdict:
        """For a number that never falls along a line."""
        if self.most is not None and n > self.most:
            return Verdict.LOST
        return self.verdict_now(n)

    def verdict_now(self, n: int) -> Verdict:
        """For a number that rises and falls."""
        return Verdict.REACHED if self.holds(n) else Verdict.OPEN


# ---- facts of the journal -------------------------------------------------------------------------------------------


class NoteFact(BoundedFact):
    """Notes by a rule."""

    fact: Literal["note"] = "note"
    rule: Pattern
    seat: SeatNumber | None = None
    """A seat that the message names; a message that names none belongs to the seat of its entry."""
    says: Pattern | None = None
    """The id of the message: a rule may have several, some of them opposite."""
    about: Pattern | None = None
    """A subject of the note, or a piece, place or word in its message."""
    kind: Pattern | None = None
    """Add up the amounts of this word instead of counting notes; `number`: the note's own number."""
    told: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=120)]] = Field(
        default_factory=dict, max_length=8
    )
    """Arguments of the message by name, and what they must match: `{"seat": "seat.1", "what": "tunnel"}`."""


class AnswerFact(BoundedFact):
    """Answers of the pupil's seats to a kind of frame."""

    fact: Literal["answer"] = "answer"
    frame: Pattern | None = None
    seat: SeatNumber | None = None
    given: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=120)]] = Field(
        default_factory=dict, max_length=6
    )
    """Parts of the answer, by name, and what they must match."""


class MoveFact(BoundedFact):
    """Pieces (by id, kind or back) or counted things that went from a place to a place, whatever became of them."""

    fact: Literal["moved"] = "moved"
    what: Pattern
    source: Pattern = "*"
    target: Pattern = "*"


# ---- facts of the table ---------------------------------------------------------------------------------------------


class CountFact(BoundedFact):
    """Counted things at places; `change`: since the step began."""

    fact: Literal["count"] = "count"
    at: Pattern
    kind: Pattern
    change: bool = False


class PiecesFact(BoundedFact):
    """Pieces at places."""

    fact: Literal["pieces"] = "pieces"
    at: Pattern
    piece: Pattern = "*"
    kind: Pattern = "*"
    owner: SeatNumber | None = None
    face: Literal[0, 1] | None = None
    change: bool = False


class ScoreFact(BoundedFact):
    """A line of the pupil's score sheet by the id of its label, or the total."""

    fact: Literal["score"] = "score"
    seat: SeatNumber
    line: Pattern | None = None
    change: bool = False


class AskedFact(Strict):
    """A question waits."""

    fact: Literal["asked"] = "asked"
    frame: Pattern
    seat: SeatNumber | None = None


class OverFact(Strict):
    """The game is over."""

    fact: Literal["over"] = "over"


class FindingFact(BoundedFact):
    """What does not agree with the rules ("mend this table" is `most: 0`)."""

    fact: Literal["finding"] = "finding"
    rule: Pattern | None = None


# ---- joining --------------------------------------------------------------------------------------------------------


class AllOf(Strict):
    """Every part."""

    fact: Literal["all"] = "all"
    of: Annotated[tuple[Goal, ...], Field(min_length=1, max_length=12)]


class AnyOf(Strict):
    """At least one part."""

    fact: Literal["any"] = "any"
    of: Annotated[tuple[Goal, ...], Field(min_length=1, max_length=12)]


class NotOf(Strict):
    """The part does not hold."""

    fact: Literal["not"] = "not"
    of: Goal


Goal: TypeAlias = Annotated[
    NoteFact
    | AnswerFact
    | MoveFact
    | CountFact
    | PiecesFact
    | ScoreFact
    | AskedFact
    | OverFact
    | FindingFact
    | AllOf
    | AnyOf
    | NotOf,
    Field(discriminator="fact"),
]
TableFact: TypeAlias = CountFact | PiecesFact | ScoreFact


def parts_of(goal: Goal) -> tuple[Goal, ...]:
    """The goals that a goal is joined of; a fact has none."""
    match goal:
        case AllOf() | AnyOf():
            return goal.of
        case NotOf():
            return (goal.of,)
    return ()


def walk_goal(goal: Goal) -> Iterator[Goal]:
    """A goal and everything inside it."""
    yield goal
    for part in parts_of(goal):
        yield from walk_goal(part)


def check_size(goal: Goal) -> None:
    """Refuse a goal that nobody could take in: too many facts, or nested too deeply."""
    if _depth(goal) > DEEPEST:
        raise InvalidData("a goal is nested too deeply")
    if sum(1 for _ in walk_goal(goal)) > MOST_FACTS:
        raise InvalidData("a goal has too many facts")


def _depth(goal: Goal) -> int:
    return 1 + max(map(_depth, parts_of(goal)), default=0)


def is_firm(goal: Goal) -> bool:
    """Once reached, does it stay reached on this line?"""
    match goal:
        case NoteFact() | AnswerFact() | MoveFact():
            return goal.most is None
        case OverFact():
            return True
        case AllOf() | AnyOf():
            return all(map(is_firm, goal.of))
    return False


def needs_until(goal: Goal) -> bool:
    """Does it look at the table? That is true in passing: somebody must say when it is looked at."""
    return any(isinstance(part, TableFact) for part in walk_goal(goal))


def matches(pattern: str, name: str) -> bool:
    """Equal, or equal up to a `*` at either end."""
    if pattern == "*":
        return True
    head, tail = pattern.endswith("*"), pattern.startswith("*")
    if head and tail:
        return pattern[1:-1] in name
    if head:
        return name.startswith(pattern[:-1])
    if tail:
        return name.endswith(pattern[1:])
    return pattern == name
