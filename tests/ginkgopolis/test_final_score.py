"""The final score: its four parts, ties and shared victory, and how it is told."""

from __future__ import annotations

from engine.ginkgopolis.cards import BONUS
from engine.ginkgopolis.scoring import score
from engine.ginkgopolis.valuation import aspects
from tests.ginkgopolis.table import Situation, game


def ready(people: int = 3) -> Situation:
    """Seat 2 leads a red district before seat 3 (by height) and seat 1; seat 1 has red 20 and a token."""
    session = game(people)
    session.city({(0, 0): ("R4 R5", 2), (1, 0): ("R6", 3), (1, 1): ("R7", 3), (0, 1): ("R8", 1), (0, -1): "Y1"})
    for seat in range(1, people + 1):
        session.kept(seat)
        session.stock(seat, resources=5, points=0)
        session.tokens_of(seat, 0)
        session.tiles(seat)
    session.kept(1, "R20", "R19")
    session.tokens_of(1, 1)
    return session


def test_the_four_parts_add_up() -> None:
    session = ready()
    session.stock(1, resources=5, points=7)
    session.tiles(1, "B4", "B5")
    result = score(session.table)
    assert {str(line.label): line.points for line in result.lines} == {
        "During the game": (7, 0, 0),
        "End-of-game cards": (9 + 4, 0, 0),
        "Unused tokens": (2, 0, 0),
        "Districts": (0, 5, 2),
    }
    assert result.totals == (22, 5, 2), "resources and tiles that are left score nothing"
    assert result.winners == (1,)
    assert str(result.summary) == "Seat 1 wins with 22 success points."


def test_equal_scores_share_the_victory() -> None:
    """G10."""
    session = ready()
    session.stock(2, points=10)
    result = score(session.table)
    assert result.totals == (15, 15, 2)
    assert result.winners == (1, 2)
    assert str(result.summary) == "Shared victory with 15 success points: Seat 1 and Seat 2."


def test_the_end_is_told_part_by_part() -> None:
    session = ready()
    session.table.set_count("state", "ending", 1)
    for seat, letters in ((1, "AB"), (2, "CD"), (3, "EF")):
        session.hand(seat, *letters)
    for seat, letter in ((1, "A"), (2, "C"), (3, "E")):
        session.commit(seat, letter)
    for seat in (1, 2, 3):
        session.choose(seat, "resource")
    assert session.is_over
    assert session.told("ginkgopolis/end-cards") == [
        "Seat 1 scores 9 success points for card.R20.",
        "Seat 1 scores 4 success points for card.R19.",
    ]
    assert session.told("ginkgopolis/tokens-score") == ["Seat 1 scores 2 success points for unused tokens."]
    assert session.told("ginkgopolis/district-ties") == [
        "Seat 2 leads in a red district: 5 success points.",
        "Seat 3 is second in a red district: 2 success points.",
    ]
    assert session.notes("ginkgopolis/district-ties")[0].subjects[1] == "seat.2.screen"
    assert session.told("ginkgopolis/final-score") == [
        "Seat 1: 15 success points.",
        "Seat 2: 5 success points.",
        "Seat 3: 2 success points.",
    ]
    assert session.told("ginkgopolis/winner") == ["Seat 1 wins with 15 success points."]
    assert str(session.game.status(session.table)) == "The game is over"


def test_each_card_with_a_permanent_bonus_is_worth_the_same_and_no_other_card_anything() -> None:
    session = game()
    table = session.table
    session.kept(1)
    worth = [aspects(table, 1)[0][1]]
    for piece in [one for one in table.pieces if one in BONUS][:2]:
        table.move(piece, "seat.1.kept")
        worth.append(aspects(table, 1)[0][1])
    assert worth[0] == 0 and worth[1] > 0 and worth[2] == 2 * worth[1]
    table.move(next(one for one in table.pieces if one.startswith("card.") and one not in BONUS), "seat.1.kept")
    assert aspects(table, 1)[0][1] == worth[2]
