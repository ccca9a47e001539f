"""The criteria of the Automa tiles, one by one, and how they follow each other."""

from __future__ import annotations

import pytest

from engine.barrage.automa import choice as automa_choice
from engine.barrage.automa.criteria import CONDUIT_TESTS, DAM_TESTS, POWERHOUSE_TESTS, REASONS
from engine.barrage.automa.tiles import AUTOMA_TILES
from engine.barrage.board import BY_CODE, CONDUIT_SPACES, POWERHOUSE_SPACES, SPACES
from tests.barrage.automa_table import AUTOMA, ME, codes, criteria, duel
from tests.barrage.table import Situation


@pytest.fixture
def alps() -> Situation:
    """A small world: mine in 5U, 8P1, 1B; the Automa's in 3L, 9P1, 7A; a neutral dam in 2L; water on C."""
    session = duel()
    session.dam("5U", ME)
    session.house("8P1", ME)
    session.conduit("1B", ME)
    session.dam("3L", AUTOMA)
    session.house("9P1", AUTOMA)
    session.conduit("7A", AUTOMA)
    session.dam("2L", 0)
    session.drops("C", 3)
    criteria(session, 4)
    return session


@pytest.mark.parametrize(
    ("name", "spaces", "kept"),
    [
        ("D_best_conduit", "1L 7L 9L", "1L"),
        ("D_own_powerhouse", "6L 8L 10L", "6L 8L"),
        ("D_below_powerhouse", "9L 8L 10L", "9L"),
        ("D_below_powerhouse_opponent_first", "9L 8L 10L", "8L"),
        ("D_red_space", "6U 6L 7U", "6U 7U"),
        ("D_downstream_own_dam", "1L 6L 7L", "6L 7L"),
        ("D_most_water", "6L 7L 8L", "6L"),
        ("D_most_water", "6L 7L 10L", "10L"),
    ],
)
def test_dam_criteria(alps: Situation, name: str, spaces: str, kept: str) -> None:
    given = [BY_CODE[code] for code in spaces.split()]
    assert codes(DAM_TESTS[name](alps.table, AUTOMA, given)) == set(kept.split())


@pytest.mark.parametrize(
    ("name", "spaces", "kept"),
    [
        ("C_best", "1A 2B 3B", "1A 2B"),
        ("C_second_best", "1A 2B 3B 9A", "3B"),
        ("C_second_best", "3B 4A", "3B 4A"),
        ("C_dam_own_first", "5A 3B 2A", "3B"),
        ("C_dam_opponent_first", "5A 3B 2A", "5A"),
        ("C_powerhouse_own_first", "1A 6A 10A", "6A"),
        ("C_powerhouse_opponent_first", "1A 6A 10A", "1A"),
    ],
)
def test_conduit_criteria(alps: Situation, name: str, spaces: str, kept: str) -> None:
    given = [BY_CODE[code] for code in spaces.split()]
    assert codes(CONDUIT_TESTS[name](alps.table, AUTOMA, given)) == set(kept.split())


@pytest.mark.parametrize(
    ("name", "spaces", "kept"),
    [
        ("P_feeds_own_dam", "5P1 8P2 10P1", "8P2 10P1"),
        ("P_not_feeding_opponent", "5P1 6P1 7P1", "6P1 7P1"),
        ("P_basin_5", "5P1 6P1", "5P1"),
        ("P_basin_6", "5P1 6P1", "6P1"),
        ("P_basin_7", "5P1 7P2", "7P2"),
        ("P_best_conduit", "5P1 10P1 6P1", "5P1"),
        ("P_own_dam", "5P1 6P1 7P1", "5P1 6P1"),
        ("P_plain", "5P1 11P1", "11P1"),
    ],
)
def test_powerhouse_criteria(alps: Situation, name: str, spaces: str, kept: str) -> None:
    given = [BY_CODE[code] for code in spaces.split()]
    assert codes(POWERHOUSE_TESTS[name](alps.table, AUTOMA, given)) == set(kept.split())


def test_every_criterion_has_a_test_and_a_reason() -> None:
    named = {
        one
        for tile in AUTOMA_TILES.values()
        for one in (*tile.criteria.dam, *tile.criteria.conduit, *tile.criteria.powerhouse)
    }
    assert named <= set(REASONS)
    assert set(DAM_TESTS) | set(CONDUIT_TESTS) | set(POWERHOUSE_TESTS) == set(REASONS)
    assert len(CONDUIT_SPACES) == 20 and len(POWERHOUSE_SPACES) == 23


def test_a_space_that_completes_a_system_comes_first(alps: Situation) -> None:
    space, reason = automa_choice.space(alps.table, AUTOMA, "conduit", [BY_CODE["1A"], BY_CODE["6A"]])
    assert SPACES[space].code == "1A"
    alps.dam("6L", AUTOMA)
    space, reason = automa_choice.space(alps.table, AUTOMA, "conduit", [BY_CODE["1A"], BY_CODE["6A"]])
    assert SPACES[space].code == "6A"
    assert "completes a system" in str(reason)


def test_the_number_breaks_ties_and_free_comes_before_red() -> None:
    session = duel()
    criteria(session, 5)
    given = [BY_CODE[code] for code in ("9L", "7U", "7L", "6U")]
    space, _ = automa_choice.space(session.table, AUTOMA, "elevation", given)
    assert SPACES[space].code == "6U"
    space, _ = automa_choice.space(session.table, AUTOMA, "elevation", [BY_CODE["7U"], BY_CODE["7L"], BY_CODE["5L"]])
    assert SPACES[space].code == "7L"
