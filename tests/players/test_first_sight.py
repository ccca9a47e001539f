"""Imagined games compare the answers that looked best when they first came up; each is judged once in a world."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.api import GAMES, Game, seat_view, think
from engine.core.flow.kernel import legal_answers
from engine.core.flow.question import answer_key
from engine.players import first_sight
from engine.players.answers import asked_on, worth
from engine.players.ask import Ask, ask_for
from engine.players.first_sight import FirstSight
from engine.players.levels import Level
from engine.players.worlds import world
from tests.conformance.cases import Case, each_game
from tests.players.positions import some

RANKED = Level(playouts=8, top=3, depth=1, sample=2, others=2, ranked=True)


def _asked() -> Ask:
    """A question of Underwater Cities with many answers."""
    game = GAMES["underwater_cities"]
    for session, pending in some(Case(game, 2), 60):
        if len(session.options(pending)) > 12:
            ask = ask_for(game, seat_view(session.table, pending.question.seat), pending.question.seat)
            assert ask is not None
            return ask
    raise AssertionError("no question has many answers")


def test_the_best_come_first_and_nothing_is_judged_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = _asked()
    table = world(ask, 1, 0)
    found = asked_on(table, ask.lane)
    assert found is not None
    step, question = found
    listed = legal_answers(table, ask.lane)
    worths = [worth(ask.game, table, ask.lane, ask.seat, answer) for answer in listed]
    judged: list[str] = []

    def counted(*given: object) -> float:
        judged.append(answer_key(given[-1]))
        return worth(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(first_sight, "worth", counted)
    asked = question.seat, step.name
    given = {asked: {answer_key(listed[0]): max(worths) + 1.0}}
    sight = FirstSight(given)
    best = sight.best(ask.game, table, ask.lane, asked, listed, 3)
    assert best[0] == listed[0], "what was known before counts"
    rest = sorted(worths[1:], reverse=True)
    assert [worth(ask.game, table, ask.lane, ask.seat, answer) for answer in best[1:]] == rest[:2]
    assert judged == [answer_key(answer) for answer in listed[1:]]
    assert sight.best(ask.game, table, ask.lane, asked, listed, 3) == best and len(judged) == len(listed) - 1
    assert len(given[asked]) == 1, "another world begins with what the thought knew"


@each_game
def test_a_ranked_thought_is_legal_and_the_same_again(game: Game) -> None:
    for session, pending in some(Case(game, max(game.seat_counts[:2])), 3, 14):
        seat = pending.question.seat
        for level in (RANKED, replace(RANKED, quick=True)):
            first, again = (think(game, seat_view(session.table, seat), seat, level, 1) for _ in range(2))
            assert first is not None and first == again and not first.failures
            assert not session.refusals(pending, first.answer)
