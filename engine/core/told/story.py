"""The story of some moves: a row for each person in a row of deeds, with what each deed brought and why.

The line below the bar, the card "since your last turn", the curtain and the log show the same rows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from engine.core.game.game import Game
from engine.core.game.naming import told_to
from engine.core.messages.message import Message
from engine.core.messages.note_class import NoteClass
from engine.core.table.blueprint import Blueprint
from engine.core.told.beats import Beat, Gain
from engine.core.told.reasons import Reason, in_order, points_of


@dataclass(frozen=True, slots=True)
class StoryDeed:
    """One thing that happened to one person."""

    seat: int
    entry: int
    """The number of the entry that it ends in."""
    sentence: Message | None
    """None: somebody else's deed, told in the row before, brought this."""
    subjects: tuple[str, ...]
    reasons: tuple[Reason, ...]
    """Points first; of other things only what came. Where the deed names the cause the rule is enough."""
    paid: tuple[Gain, ...] = ()
    """What it cost."""
    has_points: bool = False
    """Did it bring points, or cost them?"""
    named: tuple[Reason, ...] = ()
    """The same reasons with all their causes, for where the sentence does not stand beside them; empty: as above."""


@dataclass(frozen=True, slots=True)
class StoryRow:
    """What one person did before somebody else went on."""

    seat: int
    deeds: tuple[StoryDeed, ...]
    points: int
    """What they came to by it, as far as it was told openly."""

    @property
    def main(self) -> StoryDeed:
        """What is told of it in one line: what brought points, else what brought anything, else how it began."""
        told = [deed for deed in self.deeds if deed.sentence is not None] or list(self.deeds)
        return next((deed for deed in told if deed.has_points), next((one for one in told if one.reasons), told[0]))

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """All reasons, those of the main deed first; those of the others name what the sentence of the main one does
        not. What would be said twice is added up.
        """
        main = self.main
        others = (deed.named or deed.reasons for deed in self.deeds if deed is not main)
        summed: dict[object, Reason] = {}
        for one in (*main.reasons, *(one for reasons in others for one in reasons)):
            said = one.seat, one.kind, one.rule, one.name
            known = summed.get(said)
            summed[said] = one if known is None else replace(known, n=known.n + one.n)
        return tuple(summed.values())


def score_kinds(blueprint: Blueprint) -> frozenset[str]:
    """The kinds that decide the game, as gains name them."""
    found = set()
    for kind in blueprint.kinds:
        if kind.is_score:
            stem, _, owner = kind.kind.rpartition(".")
            found.add(stem if owner.isdigit() else kind.kind)
    return frozenset(found)


def story_of(beats: Sequence[Beat], game: Game, points: Collection[str], reader: int) -> tuple[StoryRow, ...]:
    """The rows of some beats, as told to a seat: its own deeds in the second person."""
    rows: list[tuple[int, list[StoryDeed]]] = []
    for deed in _deeds(beats, game, points, reader):
        if not rows or rows[-1][0] != deed.seat:
            rows.append((deed.seat, []))
        rows[-1][1].append(deed)
    return tuple(
        StoryRow(seat, tuple(deeds), sum(points_of(deed.reasons, points, seat) for deed in deeds))
        for seat, deeds in rows
    )


def _deeds(beats: Iterable[Beat], game: Game, points: Collection[str], reader: int) -> Iterable[StoryDeed]:
    for beat in beats:
        reasons = [
            one
            for one in in_order(beat.reasons, points)
            if one.kind in points or (one.n > 0 and one.rule in game.rules and game.rules[one.rule].because is not None)
        ]
        seats = dict.fromkeys(one.seat for one in reasons)
        told = beat.kind in (NoteClass.DEED, NoteClass.OPENING) or beat.seat in seats
        if beat.seat and told:
            named = beat.note.subjects[:1]
            whole = tuple(one for one in reasons if one.seat == beat.seat)
            mine = tuple(
                replace(one, name=None) if one.cause in named and one.rule in game.rules else one for one in whole
            )
            paid = tuple(one for one in beat.gains if one.seat == beat.seat and one.n < 0 and one.kind not in points)
            sentence = told_to(reader, beat.sentence, game)
            yield StoryDeed(
                beat.seat, beat.entry, sentence, beat.note.subjects, mine, paid, _counts(mine, points), whole
            )
        for seat in seats:
            if seat and seat != beat.seat:
                theirs = tuple(one for one in reasons if one.seat == seat)
                yield StoryDeed(
                    seat,
                    beat.entry,
                    None if beat.seat else beat.sentence,
                    tuple(one.cause for one in theirs[:1] if one.cause),
                    theirs,
                    has_points=_counts(theirs, points),
                )


def _counts(reasons: Iterable[Reason], points: Collection[str]) -> bool:
    return any(one.kind in points for one in reasons)
