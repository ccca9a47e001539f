"""The solo game: foreign tiles that walk, the fourth one, and what wins."""

from __future__ import annotations

import pytest

from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.rounds import EndRoundStep, move_foreign
from engine.underwater_cities.scoring import (
    score,
)
from tests.underwater_cities.table import ME, Situation, fresh, game, number


def _solo() -> Situation:
    session = game(1, board="5")
    for n, slot in enumerate(("G1", "R1", "Y1"), 1):
        session.table.move(f"foreign.{n}", f"slot.1-2/{slot}")
    return session


def _foreign(session: Situation) -> list[str]:
    return [session.lies(f"foreign.{n}").removeprefix("slot.1-2/") for n in (1, 2, 3)]


@pytest.mark.parametrize(("moves", "slot"), [(2, "Y2"), (1, "Y3")])
def test_t29_the_fourth_tile(moves: int, slot: str) -> None:
    session = _solo()
    for _ in range(moves - 1):
        move_foreign(session.table)
    session.table.move("card.28", "era1")
    session.table.set_count("state", "round", moves)
    session.lay(EndRoundStep())  # the three move first (D13)
    assert session.lies("foreign.4") == f"slot.1-2/{slot}"
    assert session.lies("card.28") == "discard"


def test_t50_foreign_tiles_walk() -> None:
    session = _solo()
    move_foreign(session.table)
    assert _foreign(session) == ["G2", "R2", "Y2"]
    for _ in range(3):
        move_foreign(session.table)
    assert _foreign(session) == ["R1", "Y1", "G1"]


def test_solo_round_end_brings_the_fourth_tile_only_without_a_step() -> None:
    for stepped in (0, 1):
        session = _solo()
        session.table.set_count("state", "stepped", stepped)
        session.lay(EndRoundStep())
        assert (session.lies("foreign.4") == "box") is bool(stepped)
        assert session.table.count_at("state", "round") == 2


def test_solo_foreign_tiles_are_tiles_of_another_player() -> None:
    """D16."""
    session = _solo()
    session.lay(DoStep(ME, f"card.{number('Requisition')}", ()))
    assert {slot.removeprefix("slot.1-2/") for slot in session.options(session.asked())} <= {"G1", "R1", "Y1"}


def test_solo_is_won_with_seven_cities_and_a_hundred_points() -> None:
    session = _solo()
    session.table.set_count("state", "scored", 1)
    session.goods(p=150)
    assert score(session.table).winners == ()
    session.build("CC", "UL", "UR", "LL", "BM", "RM", "CC_LR", "CC_UL", "CC_UR", "CC_LL", "BM_LR", "LR_RM")
    assert score(session.table).winners == (ME,)
    session.goods(p=50)
    assert score(session.table).winners == ()


def test_solo_setup() -> None:
    session = fresh(1)
    table = session.table
    assert session.space() == "below"
    assert session.has() == {"c": 2, "k": 1, "st": 1, "sc": 1}
    assert session.lies("metropolis.cities") == "box"
    assert table.data.boards[table.pieces_in("seat.1.board")[0].id].advanced
    assert not any(table.pieces_in(f"contracts.{n}") for n in (1, 2, 3))
    assert [session.lies(f"foreign.{n}") for n in (1, 2, 3)] == ["slot.1-2/G1", "slot.1-2/R1", "slot.1-2/Y1"]
    later = fresh(1, solo_start=2)
    assert [later.lies(f"foreign.{n}") for n in (1, 2, 3)] == ["slot.1-2/G3", "slot.1-2/R3", "slot.1-2/Y3"]
