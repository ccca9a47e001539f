"""What nobody chooses is paid for once: at the beginning of its effect, not again after each question in it."""

from __future__ import annotations

import pytest

from engine.imperial_miners.perform import CarryStep
from tests.imperial_miners.table import game, says


def test_the_price_of_an_event_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two coins are all there is: after they are paid, the rest of the effect still comes, question by question."""
    says(
        monkeypatch,
        "event.07",
        {"do": "pay", "n": 2, "then": [{"do": "discard", "n": 1}, {"do": "point", "n": 3}]},
    )
    session = game()
    session.event("event.07")
    session.hand(1, "N11", "N12")
    session.give(coin=2)
    session.open_with(CarryStep(1, "event.07", "", 0, 0))
    assert session.coins() == 0 and session.asks()
    session.choose(("N11",))
    assert session.points() == 3


def test_an_event_that_cannot_be_paid_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "event.07", {"do": "pay", "n": 2, "then": [{"do": "point", "n": 3}]})
    session = game()
    session.event("event.07")
    session.give(coin=1)
    session.open_with(CarryStep(1, "event.07", "", 0, 0))
    assert (session.coins(), session.points()) == (1, 0)
