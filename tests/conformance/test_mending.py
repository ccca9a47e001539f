"""One thing moved by free hands, then all mended: the same table as before, or people are told what they choose."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from engine.api import (
    GAMES,
    FlipPiece,
    Game,
    HistoryEntry,
    MovePiece,
    RandomStream,
    RotatePiece,
    Session,
    SetCount,
    Table,
    mending,
)
from tests.conformance.cases import Case, each_game, play_on, seeds
from tests.conformance.guard import assert_whole
from tests.conformance.hands import Hands
from tests.conformance.test_random_games import check_message

_ONE_THING = MovePiece | FlipPiece | RotatePiece | SetCount


def _layout(table: Table, *, with_eyes: bool) -> list[str]:
    """All that lies on a table, and who has seen it."""
    lines = list(table.content())
    return lines if with_eyes else [re.sub(r"(/\d)/\d+(?=,|$)", r"\1", line) for line in lines]


def _held(table: Table) -> dict[str, frozenset[str]]:
    """What lies in each hand."""
    return {
        place.id: frozenset(piece.id for piece in place.pieces)
        for place in table.places.values()
        if place.owner and not place.is_open
    }


def _move_one_thing(session: Session, seed: int) -> bool:
    hands, before = Hands(session, seed), _layout(session.table, with_eyes=False)
    for _ in range(400):
        act = hands.act()
        if isinstance(act, _ONE_THING) and isinstance(session.apply_action(act), HistoryEntry):
            if _layout(session.table, with_eyes=False) != before:
                return True
            session.undo()
    return False


def mended(game: Game, seed: int) -> str:
    """Play a little, move one thing anywhere, mend all; what came of it."""
    session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
    dice = RandomStream(seed, "one thing", 0)
    play_on(session, seed, dice.choice((0, 2, dice.randrange(60), dice.randrange(200))))
    table = session.table
    seen, lay, held = _layout(table, with_eyes=True), _layout(table, with_eyes=False), _held(table)
    session.to_sandbox()
    if not _move_one_thing(session, seed):
        return "nothing can be moved"
    moved, held_now = session.current, _held(table)
    plan = mending(session)
    for repair in (*plan.steps, *plan.moved, *(one for finding in plan.findings for one in finding.repairs)):
        check_message(session, repair.label)
    for step in plan.steps:
        for act in step.acts:
            assert isinstance(session.apply_action(act), HistoryEntry), f"{step.label}: {act}"
    assert_whole(table)
    for place, cards in _held(table).items():
        assert not (held[place] & held_now[place]) - cards, f"taken from a hand: {place}"
    if not plan.findings:  # a position like any other: it is told what was changed, and each thing has its way back
        assert plan.moved and not plan.steps
        for repair in plan.moved:
            for act in repair.acts:
                assert isinstance(session.apply_action(act), HistoryEntry), f"{repair.label}: {act}"
        kind = "no rule was broken"
    else:
        assert plan.is_settled and not session.findings()
        kind = "went home"
    now = _layout(table, with_eyes=False)
    assert now == lay, f"{session.current.payload}: {sorted(set(now) ^ set(lay))}"
    if _layout(table, with_eyes=True) != seen:
        assert plan.stays_known or not plan.steps, "what others have seen meanwhile is told"
        kind += ", seen meanwhile"
    while session.current is not moved:
        assert session.undo() is not None, "each step can be taken back"
    return kind


@each_game
@seeds(normal=8, soak=500, chunk=50)
def test_one_thing_that_was_moved_goes_home(game: Game, seeds: range) -> None:
    came = Counter(mended(game, seed) for seed in seeds)
    assert came.total() == len(seeds)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_scrambled_table_goes_home_as_a_whole(game: Game) -> None:
    """Many things in one another's places find home together."""
    for seed in range(6):
        session = Case(game, game.seat_counts[seed % len(game.seat_counts)]).start(seed)
        play_on(session, seed, 30)
        lay = _layout(session.table, with_eyes=False)
        session.to_sandbox()
        dice = RandomStream(seed, "exchange", 0)
        pieces = dice.shuffled(list(session.table.pieces))[:12]
        for piece, other in pairwise(pieces):
            session.apply_action(MovePiece(piece, session.table.pieces[other].place.id, dice.randrange(3)))
        for _ in range(40):
            moved = mending(session).moved
            if not moved:
                break
            for act in moved[0].acts:
                assert isinstance(session.apply_action(act), HistoryEntry)
        assert _layout(session.table, with_eyes=False) == lay
