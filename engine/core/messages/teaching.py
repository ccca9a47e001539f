"""Pages that teach a game beside its rules: what a round looks like, step by step, and what its icons mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.messages.icons import Icon, IconPart, IconRow, IconRows
from engine.core.messages.message import Message, NounArg, msg


class RoundStep(NamedTuple):
    """One step of a round: its icons, a heading, a few short sentences, and the rule that says it in full."""

    icons: IconRow
    heading: Message
    text: Message
    rule: str


class IconMeaning(NamedTuple):
    """What an icon, or a row of them, means."""

    icons: IconRow
    text: Message


def meanings_of(rows: IconRows, legend: Iterable[IconMeaning]) -> tuple[IconMeaning, ...]:
    """What a legend says of single icons that stand in rows, in the order in which they stand there."""
    told: dict[IconPart, IconMeaning] = {one.icons[0]: one for one in legend if len(one.icons) == 1}
    shown = dict.fromkeys(part for row in rows for part in row if isinstance(part, Icon))
    return tuple(told[icon] for icon in shown if icon in told)


class TeachingPages(NamedTuple):
    """The pages of one game."""

    title: Message
    steps: tuple[RoundStep, ...] = ()
    legend: tuple[IconMeaning, ...] = ()


def things(nouns: Iterable[str]) -> tuple[IconMeaning, ...]:
    """Icons of things that the game has a noun for."""
    return tuple(IconMeaning((Icon(noun),), msg("teaching.thing", "{thing}", thing=NounArg(noun))) for noun in nouns)
