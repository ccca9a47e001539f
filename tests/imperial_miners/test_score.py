"""The final score: T1-T5."""

from __future__ import annotations

import pytest

from engine.imperial_miners.grid import cell_id
from engine.imperial_miners.scoring import FinalScoringStep, title
from tests.imperial_miners.table import Situation, edges, game


def with_carts(monkeypatch: pytest.MonkeyPatch, session: Situation, seat: int, n: int) -> None:
    """A row of cards with so many full carts."""
    free = [piece.id for piece in session.table.pieces_in("deck.1")][: n + 1]
    for at, card in enumerate(free):
        edges(monkeypatch, card[5:], L="loaded", R="loaded")
        session.table.move(card, cell_id(seat, 1, 2 * at))


def result(monkeypatch: pytest.MonkeyPatch, *seats: tuple[int, int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Totals and winners of seats with a total, coins and full carts."""
    session = game(len(seats))
    for seat, (total, coin, carts) in enumerate(seats, 1):
        with_carts(monkeypatch, session, seat, carts)
        session.give(seat, point=total - carts, coin=coin)
    found = session.game.result(session.table)
    return found.totals, found.winners


def test_t01_the_example_of_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    with_carts(monkeypatch, session, 1, 8)
    session.give(point=31, coin=7)
    assert session.game.result(session.table).totals == (39,)
    session.open_with(FinalScoringStep(), 0)
    assert session.told()[-3:] == ["final-score", "carts", "ties"]


def test_t02_more_coins_break_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    assert result(monkeypatch, (39, 7, 8), (39, 6, 12)) == ((39, 39), (1,))


def test_t03_then_more_full_carts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert result(monkeypatch, (39, 7, 8), (39, 7, 9)) == ((39, 39), (2,))


def test_t04_then_the_victory_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert result(monkeypatch, (39, 7, 8), (39, 7, 8)) == ((39, 39), (1, 2))


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (0, "labourer"),
        (34, "labourer"),
        (35, "tunnel digger"),
        (45, "tunnel digger"),
        (46, "novice miner"),
        (55, "novice miner"),
        (56, "mining engineer"),
        (60, "mining engineer"),
        (61, "veteran miner"),
        (65, "veteran miner"),
        (66, "king of the deep"),
    ],
)
def test_t05_the_titles_of_the_solo_game(score: int, name: str) -> None:
    assert str(title(score)) == name


def test_a_solo_game_ends_with_a_title() -> None:
    session = game()
    session.give(point=47)
    assert str(session.game.result(session.table).summary) == "47 victory points: novice miner."
