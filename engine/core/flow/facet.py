"""How an option stands among the others: the steps that lead to it, its group, and words that fit one row.

A question with dozens of options is asked in steps, each of which shows a few. A frame says with facets how its
answers part; where it says nothing, they part by what is taken hold of and where it is dropped.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from engine.core.messages.icons import IconRows
from engine.core.messages.message import Message


class FacetGroup(NamedTuple):
    """Options that belong together: under one head, or behind one row of the step before."""

    id: str
    """The same for all options of the group, in this question."""
    words: Message
    """Its head: a few words."""
    icons: IconRows = ()
    thing: str = ""
    """The piece or place that stands for it on the table: whoever picks that means this group."""
    asks: Message | None = None
    """What is asked once it is chosen, in at most eight words."""
    is_best: bool = False
    """Does what stands below this head do more than the rest? Then its targets are marked more strongly."""


class Facet(NamedTuple):
    """The short form of an option; its label stays the whole sentence."""

    words: Message
    icons: IconRows = ()
    detail: Message | None = None
    """One line more, if the words leave something out."""
    group: FacetGroup | None = None
    """The head under which it stands."""
    steps: tuple[FacetGroup, ...] = ()
    """What is chosen before it, the widest first."""
    costs: tuple[tuple[str, int], ...] = ()
    """What it usually costs, kind by kind: where a question follows, no look ahead can tell."""


class UsualWhen(Enum):
    """On which condition the usual answer is given without a question."""

    ALWAYS = "always"
    WHILE_OPEN = "while_open"
    """As long as it can still be decided otherwise: nothing is revealed before the next question of the seat."""
    FREE = "free"
    """If it costs nothing."""
    SAME = "same"
    """If every other answer comes to the same."""


class UsualAnswer(NamedTuple):
    """The answer that nearly everybody gives; who wants another one takes it back."""

    answer: Any
    when: UsualWhen
