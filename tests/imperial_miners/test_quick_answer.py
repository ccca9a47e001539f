"""Inside a chain of activations an imagined game takes what the scale says at once; cards are chosen with more care."""

from __future__ import annotations

import pytest

from engine import api
from engine.core.table.chance import RandomStream
from engine.imperial_miners.valuation import quick_answer
from engine.players import worlds
from engine.players.ask import ask_for
from engine.players.first_sight import FirstSight
from engine.players.levels import Level

CARDS = {"choose", "place", "keep_hand", "hand_limit", "discard"}


def test_it_answers_inside_a_chain_and_only_there() -> None:
    session, quick, careful = api.new_session("imperial_miners", 2, seed=5), set[str](), set[str]()
    while (pending := session.first_pending()) is not None:
        step, table = pending.frame, session.table
        listed = session.options(pending) or [session.default_answer(pending)]
        found = quick_answer(table, pending.question.seat, step, listed)
        if found is None:
            careful.add(step.name.partition(".")[2])
        else:
            quick.add(step.name.partition(".")[2])
            assert found in listed
        session.answer(pending, api.GreedyBot(5).choose_answer(session, pending))
    assert {"choose", "place", "keep_hand"} <= careful <= CARDS
    assert {"activate", "surface", "research"} <= quick


@pytest.mark.parametrize("others", [1, 2])
def test_where_chance_decides_for_others_it_decides_all(others: int, monkeypatch: pytest.MonkeyPatch) -> None:
    session = api.new_session("imperial_miners", 2, seed=5)
    while (pending := session.first_pending()) is not None and pending.frame.name != "imperial_miners.choose":
        session.answer(pending, api.GreedyBot(5).choose_answer(session, pending))
    assert pending is not None
    seat, asked = pending.question.seat, set[int]()

    def noted(table: api.Table, who: int, step: api.Frame[object], listed: list[object]) -> object:
        asked.add(who)
        return quick_answer(table, who, step, listed)

    game = session.game
    monkeypatch.setattr(type(game), "quick_answer", lambda _, *given: noted(*given))
    ask = ask_for(game, api.seat_view(session.table, seat), seat)
    assert ask is not None
    level = Level(stages=1, sample=2, others=others, quick=True)
    worlds.play_out(ask, level, worlds.world(ask, 1, 0), RandomStream(1, "playout", 0), FirstSight({}))
    assert asked == ({seat} if others == 1 else {1, 2})
