"""What passes between engine and screen, as plain values: options, changes, sentences, refusals, counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import api


@dataclass(frozen=True)
class OptionItem:
    """One legal answer as it is offered: a stable key, its words, and how it is given by hand."""

    key: str
    label: api.Message
    answer: Any
    gesture: api.Gesture | None
    is_unaffordable: bool = False
    """It would not do what it is named for (it cannot be paid): listed last."""
    facet: api.Facet | None = None
    """Its short form, if the game has one."""


@dataclass(frozen=True)
class ChosenItem:
    """An item of a question over items, chosen by hand: it is added to what is chosen already."""

    item: int
    """Its number among the items."""


@dataclass(frozen=True)
class TableChange:
    """What one step of the history did, as the viewer saw it."""

    kind: str
    """answer, act, mode, remark, undo, redo, seek, replaced, or control: somebody else answers for a seat."""
    steps: tuple[api.VisibleOp, ...]
    """The operations in order, for animation; empty after seek and replace. Skipping them is always safe."""


@dataclass(frozen=True)
class LogSentence:
    """One sentence of the log, with its rule and what it is about."""

    message: api.Message
    rule: str
    subjects: tuple[str, ...]


@dataclass(frozen=True)
class RefusedDrag:
    """An attempt that was not possible: where it was tried, and every reason."""

    grab: str
    drop: str
    reasons: tuple[api.Refusal, ...]


@dataclass(frozen=True)
class AdjustableCount:
    """A count that free hands may set: where, what, how many there are and can be, and where the rest comes from."""

    place: str
    kind: str
    n: int
    most: int
    source: str
    owner: int
    icon: str
    """The name of its icon, if there is one."""
