"""What nobody chooses is paid for once: at the beginning of its effect, not again after each question in it."""

from __future__ import annotations

import pytest

from engine.imperial_miners.perform import CarryStep
from tests.imperial_miners.table import answer, asks, coins, event, game, give, hand, points, says, start


def test_the_price_of_an_event_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two coins are all there is: after they are paid, the rest of the effect still comes, question by question."""
    says(
        monkeypatch,
        "event.07",
        {"do": "pay", "n": 2, "then": [{"do": "discard", "n": 1}, {"do": "point", "n": 3}]},
    )
    session = game()
    event(session, "event.07")
    hand(session, 1, "N11", "N12")
    give(session, coin=2)
    start(session, CarryStep(1, "event.07", "", 0, 0))
    assert coins(session) == 0 and asks(session)
    answer(session, ("N11",))
    assert points(session) == 3


def test_an_event_that_cannot_be_paid_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "event.07", {"do": "pay", "n": 2, "then": [{"do": "point", "n": 3}]})
    session = game()
    event(session, "event.07")
    give(session, coin=1)
    start(session, CarryStep(1, "event.07", "", 0, 0))
    assert (coins(session), points(session)) == (1, 0)
