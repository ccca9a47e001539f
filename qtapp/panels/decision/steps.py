"""What a step of a decision consists of, as plain values: groups, rows, and what they cost and bring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from engine.api import AmountArg, FacetGroup, IconRows, Message, NounArg, msg
from qtapp.session.client import OptionItem

MOST_ROWS = 7
"""More rows than these become tiles, if they are short enough for it."""
_FEW, _MOST_WITH_ROWS = 2, 9
"""So few are rows beside any number of tiles; with more options than these no larger group has rows."""
_MOST_LONG_ROWS = 5
"""More rows than these that lead on stand in two columns."""


@dataclass(frozen=True)
class Change:
    """What a row costs (below zero) or brings: from so many to so many of a kind."""

    kind: str
    low: int
    high: int

    @property
    def most(self) -> int:
        """How many of it at most."""
        return max(abs(self.low), abs(self.high))


@dataclass(frozen=True)
class Row:
    """One row of a step: an option, or several that come after it."""

    id: str
    words: Message
    options: tuple[OptionItem, ...]
    icons: IconRows = ()
    detail: Message | None = None
    group: FacetGroup | None = None
    thing: str = ""
    """What stands for it on the table; empty: nothing."""
    short: bool = False
    """Are its words so few that a tile can hold them?"""
    changes: tuple[Change, ...] = ()

    @property
    def option(self) -> OptionItem | None:
        """The option that it is; None: it leads on to several."""
        return self.options[0] if len(self.options) == 1 else None

    @property
    def is_doubtful(self) -> bool:
        """Would none of it do what it is named for?"""
        return all(one.is_unaffordable for one in self.options)

    @property
    def is_best(self) -> bool:
        """Does the game say that it does more than others?"""
        return self.group is not None and self.group.is_best

    def places(self) -> tuple[str, ...]:
        """What it is about on the table."""
        found = [self.thing] if self.thing else []
        for one in self.options:
            if one.gesture is not None:
                found.append(one.gesture.drop)
                if self.option is not None:
                    found.append(one.gesture.grab)
        return tuple(dict.fromkeys(found))


class GroupForm(Enum):
    """How the rows of a group stand."""

    ROWS = "rows"
    COLUMNS = "columns"
    """Two beside each other."""
    TILES = "small"


@dataclass(frozen=True)
class RowGroup:
    """Rows under one head; as tiles where there are many."""

    head: Message | None
    icons: IconRows
    rows: tuple[Row, ...]
    form: GroupForm
    changes: tuple[Change, ...] = ()
    """What all its rows cost or bring."""


@dataclass(frozen=True)
class DecisionStep:
    """What is asked now."""

    asks: Message
    whole: Message
    """The whole sentence of the question."""
    done: tuple[Message, ...]
    """What has been chosen so far, one word or two each."""
    now: Message | None
    """What kind of thing is chosen now; None: the question has no steps."""
    groups: tuple[RowGroup, ...]
    total: int
    """Options of the whole question."""
    changes: tuple[Change, ...] = ()
    """What every row costs or brings."""

    def rows(self) -> list[Row]:
        """All rows, in the order of their numbers."""
        return [row for group in self.groups for row in group.rows]


def form_of(rows: list[Row], is_first: bool, total: int) -> GroupForm:
    """How the rows of a group stand, in a step with so many rows."""
    if not all(row.short for row in rows):
        return GroupForm.ROWS
    if any(row.option is None for row in rows):
        return GroupForm.COLUMNS if len(rows) > _MOST_LONG_ROWS else GroupForm.ROWS
    few = len(rows) <= _FEW or total <= _MOST_WITH_ROWS
    many = total > MOST_ROWS and not (is_first and few and len(rows) <= MOST_ROWS)
    return GroupForm.TILES if many else GroupForm.ROWS


def split_long(rows: list[Row]) -> tuple[list[Row], list[Row]]:
    """Of many rows those that tiles can hold, and the few that need a sentence ("draw three instead"): because of one
    of these the others need not all be rows.
    """
    long = [row for row in rows if not row.short]
    if len(rows) <= MOST_ROWS or not 0 < len(long) <= _FEW:
        return rows, []
    return [row for row in rows if row.short], long


def cost_of(changes: tuple[Change, ...]) -> int:
    """How much is paid, whatever it is."""
    return sum(-change.low for change in changes if change.low < 0)


def common_changes(all_changes: Iterable[tuple[Change, ...]]) -> tuple[Change, ...]:
    """What all of them have."""
    listed = list(all_changes)
    return tuple(change for change in listed[0] if all(change in other for other in listed)) if listed else ()


def spread_changes(all_changes: list[tuple[Change, ...]]) -> tuple[Change, ...]:
    """What all of them change in one way, from the least to the most."""
    found = []
    for first in all_changes[0] if all_changes else ():
        same = [next((one.low for one in other if one.kind == first.kind), 0) for other in all_changes]
        if all(n < 0 for n in same) or all(n > 0 for n in same):
            found.append(Change(first.kind, min(same), max(same)))
    return tuple(found)


def noun(kind: str) -> Message:
    """A kind at a place, by its noun."""
    return msg("window.bare_item", "{item}", item=NounArg(kind))


def amount(change: Change) -> Message:
    """The most of a change in words: 3 cards."""
    return msg("window.bare_item", "{item}", item=AmountArg(change.most, change.kind))
