"""Imagined games compare the answers that looked best when they first came up; each is judged once in a thought."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.api import GAMES, Game, seat_view, think
from engine.core.flow.kernel import legal_answers
from engine.core.flow.question import answer_key
from engine.core.table.table import Table
from engine.players import first_sight
from engine.players.answers import asked_on, worth
from engine.players.ask import Ask, ask_for
from engine.players.first_sight import FirstSight, alike_last
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


def test_what_looks_the_same_does_not_crowd_others_out() -> None:
    looks = dict(zip("abcdef", (3.0, 3.0, 3.0, 3.0, 2.0, 1.0), strict=True)).__getitem__
    assert "".join(alike_last("abcdef", looks, 2)) == "abefcd"
    assert "".join(alike_last("abcdef", looks, 1)) == "aefbcd"
    assert alike_last("a", looks, 2) == ["a"] and not alike_last("", looks, 2)


@pytest.mark.spies
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
    assert len(given[asked]) == 1, "what was handed in stays as it was"
    alike = {answer_key(answer): 1.0 for answer in listed} | {answer_key(listed[5]): 0.5, answer_key(listed[7]): 0.2}
    few = FirstSight({asked: alike}).best(ask.game, table, ask.lane, asked, listed, 4)
    assert few == [listed[0], listed[5], listed[7], listed[1]], "what looks the same stands back"


@pytest.mark.spies
def test_what_one_world_has_judged_is_known_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[tuple[int, str, str]] = []

    def counted(game: Game, table: Table, lane: int, seat: int, answer: Any) -> float:
        found = asked_on(table, lane)
        assert found is not None
        judged.append((seat, found[0].name, answer_key(answer)))
        return worth(game, table, lane, seat, answer)

    monkeypatch.setattr(first_sight, "worth", counted)
    ask = _asked()
    thought = think(ask.game, ask.view, ask.seat, RANKED, 1)
    assert thought is not None and thought.worlds > 2
    assert judged and len(set(judged)) == len(judged)


@each_game
def test_a_ranked_thought_is_legal_and_the_same_again(game: Game) -> None:
    for session, pending in some(Case(game, max(game.seat_counts[:2])), 3, 14):
        seat = pending.question.seat
        for level in (RANKED, replace(RANKED, quick=True)):
            first, again = (think(game, seat_view(session.table, seat), seat, level, 1) for _ in range(2))
            assert first is not None and first == again and not first.failures
            assert not session.refusals(pending, first.answer)
