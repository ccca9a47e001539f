"""A turn of Underwater Cities asks for few answers (the figure of forty games: `python -m tools.questions`)."""

from __future__ import annotations

import pytest

from tools.questions import count

MOST = 4.0


@pytest.mark.parametrize("people", [1, 2])
def test_a_turn_asks_few_questions(people: int) -> None:
    found = count("underwater_cities", people, [3])
    assert found.turns == 30 * people
    assert found.per_turn <= MOST, found.asked


@pytest.mark.soak
def test_forty_games_ask_few_questions() -> None:
    assert count("underwater_cities", 3, range(40)).per_turn <= MOST
