"""Scoring after a round and at the end: T82 to T87 and T90 to T95; every bonus and objective tile."""

from __future__ import annotations

import pytest

from engine.barrage.scoring import (
    FinalScoringStep,
    RoundScoringStep,
    bonus_count,
    bonus_points,
    leader_prizes,
    objective_count,
    objective_prizes,
    section,
    stock_points,
    track_credits,
)
from engine.barrage.tiles import BONUS
from tests.barrage.table import USA, Situation, game


@pytest.mark.parametrize(
    ("energies", "prizes"),
    [
        ([9, 9, 5, 0], [4, 4, 0, 0]),  # T82
        ([7, 7, 7, 2], [3, 3, 3, 0]),  # T83
        ([4, 4, 4, 4], [2, 2, 2, 2]),
        ([8, 3, 3, 3], [6, 1, 1, 1]),
        ([0, 0], [0, 0]),
        ([7, 0], [6, 0]),  # T84
        ([7, 3], [6, 2]),  # B33
        ([33, 30], [6, 2]),  # T85
    ],
)
def test_t82_to_t85_leaders(energies: list[int], prizes: list[int]) -> None:
    assert leader_prizes(energies) == prizes


@pytest.mark.parametrize(
    ("energy", "credits"),
    [(0, 3), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4), (11, 5), (15, 5), (16, 6), (21, 6), (22, 7),
     (28, 7), (29, 8), (33, 8)],
)  # fmt: skip
def test_credits_of_the_track(energy: int, credits: int) -> None:
    assert track_credits(energy) == credits


def test_t84_two_players() -> None:
    session = game(2)
    session.bonus(1, "base")
    session.track(1, e=7, vp=10)
    session.track(2, e=0, vp=10)
    session.lay(RoundScoringStep())
    assert (session.score(1)[1], session.purse(1)[0]) == (16, 10)
    assert (session.score(2)[1], session.purse(2)[0]) == (7, 9)


def test_t85_above_thirty() -> None:
    session = game(2)
    session.bonus(5, "base")
    for seat, codes in ((1, ("1L", "2L", "3L", "4L", "5L")), (2, ("1U", "2U", "3U", "4U", "5U"))):
        for code in codes:
            session.dam(code, seat)
    session.track(1, e=33, vp=0)
    session.track(2, e=30, vp=0)
    credits = [session.purse(seat)[0] for seat in (1, 2)]
    session.lay(RoundScoringStep())
    assert [session.score(seat)[1] for seat in (1, 2)] == [26, 22]
    assert [session.purse(seat)[0] - before for seat, before in zip((1, 2), credits, strict=True)] == [8, 8]


def test_t86_and_t87_bonus_points() -> None:
    assert bonus_points(5, 4, 5, 6) == 4
    assert bonus_points(5, 4, 5, 5) == 0
    assert bonus_points(2, 2, 1, 25) == 4
    assert [section(n) for n in (0, 5, 6, 11, 12, 18, 24, 29, 30, 99)] == [0, 0, 1, 1, 2, 3, 4, 4, 5, 5]


def everything(session: Situation) -> None:
    session.dam("5L", USA, 2)
    session.dam("8U", USA, 1)
    session.conduit("5A", USA)
    session.house("8P1", USA)
    session.house("9P3", USA)
    session.house("11P1", USA)
    session.tech(USA, "L1_base", "anton")
    session.wheel(USA, 3, "tech.L2_joker")
    for code in ("S1", "G01", "N1", "R01"):
        session.table.move(f"contract.{code}", "seat.1.fulfilled")


@pytest.mark.parametrize(
    ("tile", "count", "each"),
    [
        ("contract", 4, 2),
        ("base", 2, 4),
        ("elevation", 1, 4),
        ("conduit", 1, 4),
        ("powerhouse", 3, 5),
        ("advanced", 2, 4),
    ],
)
def test_every_bonus_tile(tile: str, count: int, each: int) -> None:
    session = game()
    everything(session)
    assert bonus_count(session.table, USA, f"bonus.{tile}") == count
    assert BONUS[f"bonus.{tile}"].each == each
    session.bonus(1, tile)
    session.track(USA, e=6, vp=0)
    session.lay(RoundScoringStep())
    assert session.score(USA)[1] == 6 + count * each


@pytest.mark.parametrize(
    ("counts", "prizes"),
    [
        ([6, 6, 3, 2], [13, 13, 5, 0]),
        ([6, 4, 4, 1], [15, 8, 8, 0]),
        ([6, 5, 2, 2], [15, 10, 3, 3]),
        ([3, 3, 3, 3], [8, 8, 8, 8]),
        ([4, 4, 4, 0], [10, 10, 10, 0]),
        ([3, 3], [13, 13]),
        ([2, 0, 1], [15, 5, 10]),
    ],
)
def test_t90_objective_ties(counts: list[int], prizes: list[int]) -> None:
    assert objective_prizes(counts, [False] * len(counts)) == prizes


def test_t91_red_spaces() -> None:
    session = game()
    session.dam("5U", USA, 2)
    session.dam("6L", USA)
    session.house("8P3", USA)
    session.house("9P1", USA)
    assert objective_count(session.table, USA, 1) == 2


def test_t92_linked_bases() -> None:
    session = game()
    session.dam("6L", USA)
    session.dam("7L", USA)
    session.conduit("6B", USA)
    session.house("7P1", USA)
    session.conduit("7A", 2)
    session.house("10P1", USA)
    assert objective_count(session.table, USA, 2) == 1


def test_t93_basins() -> None:
    session = game()
    session.dam("6L", USA, 2)
    session.conduit("6A", USA)
    session.house("9P1", USA)
    assert objective_count(session.table, USA, 5) == 2
    assert objective_count(session.table, USA, 6) == 1


def test_zones_of_objectives_3_and_4() -> None:
    session = game()
    everything(session)
    assert objective_count(session.table, USA, 3) == 4
    assert objective_count(session.table, USA, 4) == 0


@pytest.mark.parametrize(("items", "points"), [(4, 0), (9, 1), (10, 2)])
def test_t94_stock(items: int, points: int) -> None:
    session = game()
    session.stock(USA, c=items - 3, e=2, m=1)
    assert stock_points(session.table, USA) == points


def test_t95_final_tie_goes_to_more_energy() -> None:
    session = game(2)
    session.table.set_count("state", "round", 5)
    for piece in [piece.id for piece in session.table.pieces_in("objective")]:
        session.table.move(piece, "box")
    for seat, energy in ((1, 12), (2, 15)):
        session.stock(seat, c=0, e=0, m=0)
        session.track(seat, e=energy, vp=80)
    session.lay(FinalScoringStep())
    result = session.game.result(session.table)
    assert result.totals == (80, 80)
    assert result.winners == (2,)
    session.track(1, e=15)
    assert session.game.result(session.table).winners == (1, 2)


def test_final_scoring_adds_up() -> None:
    session = game(2)
    everything(session)
    session.dam("1L", USA, 1, 1)
    before = session.game.result(session.table)
    session.lay(FinalScoringStep())
    after = session.game.result(session.table)
    assert after == before
    assert session.score(USA)[1] == after.totals[0]
