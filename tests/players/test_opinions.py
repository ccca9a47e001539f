"""What the strongest level thinks of an answer: only what is surely worse is called so, and nothing hidden is seen."""

from __future__ import annotations

from typing import Any

import pytest

from engine import api
from engine.api import Game, Opinion, OpinionKind, RandomStream, imagined_table, seat_view
from engine.core.messages.stored import message_to_json
from engine.players import opinion as opinion_module
from engine.players.comparison import Comparison
from engine.players.wire import opinion_from_json, opinion_to_json
from tests.conformance.cases import Case
from tests.players.positions import each_quick_game, some
from tests.players.test_coach import _position


@pytest.mark.parametrize(
    ("found", "kind", "mistake"),
    [
        (Comparison(8, 8, 4.0, {}), OpinionKind.WORSE, True),
        (Comparison(7, 8, 2.0, {}, worse=1), OpinionKind.WORSE, False),
        (Comparison(17, 32, 4.0, {}, worse=15), OpinionKind.AS_GOOD, False),
    ],
)
def test_only_what_is_surely_worse_by_three_points_is_a_mistake(
    found: Comparison, kind: OpinionKind, mistake: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, pending, view = _position()
    seat = pending.question.seat
    advice = api.advise(session.game, view, seat, 0, 6)
    assert advice is not None
    monkeypatch.setattr(opinion_module, "compare", lambda *_, **__: found)
    other: Any = next(one for one in session.options(pending) if one != advice.thought.answer)
    given = api.opinion(session.game, view, seat, other, advice=advice)
    assert given is not None and given.kind is kind and given.is_mistake is mistake
    assert opinion_from_json(opinion_to_json(given)) == given
    best = api.opinion(session.game, view, seat, advice.thought.answer, advice=advice)
    assert best is not None and best.kind is OpinionKind.BEST and not best.is_mistake


def test_a_made_up_opinion_is_refused() -> None:
    good = opinion_to_json(Opinion(OpinionKind.BEST, 0.0, api.msg("players.level_steady", "Steady")))
    assert opinion_from_json(good).says.id == "players.level_steady"
    words = message_to_json(api.msg("players.level_steady", "Steady"))
    made_up: list[object] = [
        None,
        [],
        {**good, "kind": "sublime"},
        {**good, "points": "3"},
        {**good, "says": words[:1]},
    ]
    for bad in made_up:
        with pytest.raises(api.InvalidData):
            opinion_from_json(bad)


@each_quick_game
def test_an_opinion_sees_no_hidden_thing(game: Game) -> None:
    for number, (session, pending) in enumerate(some(Case(game, max(game.seat_counts[:2])), 1, 25)):
        seat = pending.question.seat
        view = seat_view(session.table, seat)
        other = seat_view(imagined_table(game, view, RandomStream(number, "another world", 0)), seat)
        if isinstance(pending.frame, api.ItemsFrame):
            answer: Any = pending.frame.default_answer(session.table)
        else:
            answer = session.options(pending)[-1]
        digest = session.table.digest()
        here, there = (api.opinion(game, one, seat, answer, 1, 4) for one in (view, other))
        assert here == there and session.table.digest() == digest
