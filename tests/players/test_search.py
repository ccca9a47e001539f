"""What a thought makes of worlds that it may not be sitting in, and of being stopped."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import api
from engine.core.table.table import Table
from engine.players import search as search_module
from engine.players.ask import Ask, RankedAnswer, Thought, ask_for
from engine.players.levels import Level, level_number
from engine.players.rivals import rivals
from engine.players.worlds import world


def _first_choice() -> tuple[Ask, list[object]]:
    session = api.new_session("ginkgopolis", 2, seed=3)
    pending = session.first_pending()
    assert pending is not None
    seat = pending.question.seat
    ask = ask_for(session.game, api.seat_view(session.table, seat), seat)
    assert ask is not None
    return ask, list(session.options(pending))


@pytest.mark.spies
def test_a_world_with_other_answers_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a card more in hand all that is legal here is legal there, and something else too."""
    ask, _ = _first_choice()

    def with_another_card(asked: Ask, key: int, number: int) -> Table:
        table = world(asked, key, number)
        if number:
            table.move(table.pieces_in("deck")[0].id, f"seat.{asked.seat}.hand")
        return table

    level = Level(playouts=16, top=3, depth=1, sample=2, others=2)
    usual = search_module.search(ask, level, 1)
    assert usual is not None and usual.worlds > 2 and not usual.failures
    monkeypatch.setattr(search_module, "world", with_another_card)
    thought = search_module.search(ask, level, 1)
    assert thought is not None and thought.failures == thought.worlds - 1 > 1
    assert max(one.playouts for one in thought.ranked) == 1


@pytest.mark.parametrize(("is_stopped", "compared"), [(False, 3), (True, 1)])
def test_who_is_stopped_compares_no_further(is_stopped: bool, compared: int) -> None:
    """Two answers that come out the same in every world call for a third; no world at all calls for nothing."""
    ask, options = _first_choice()
    level = replace(level_number(ask.game, 5), playouts=1)
    ranked = tuple(RankedAnswer(one, 0.0, 0.0, 1) for one in options)
    found = rivals(ask, level, Thought(options[0], ranked), 1, lambda: is_stopped)
    assert len(found) <= compared and bool(found[0].found.worlds) is not is_stopped
