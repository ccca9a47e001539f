"""Levels are data: five for every game, each legal in its answers, none given more than its seat sees."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.api import GAMES, Bot, Game, GreedyBot, LevelBot, RandomBot, new_session, play_to_end, seat_view, think
from engine.core.messages.errors import EngineBug
from engine.players import levels as levels_module
from engine.players.levels import COUNT, ONE_STEP, Level, level_name, level_number, levels
from engine.players.search import _Candidate
from tests.conformance.cases import Case, each_game
from tests.players.positions import some
from tests.soak import is_left_out

CHUNK = 20
"""Whole games in one part of the soak."""


@each_game
def test_every_game_has_five_levels(game: Game) -> None:
    found = levels(game)
    assert len(found) == COUNT and len(set(found)) == COUNT
    assert [one.playouts for one in found] == sorted(one.playouts for one in found), "a stronger one thinks more"
    assert level_number(game, 0) is found[0] and level_number(game, 99) is found[-1]
    assert found[0].noise and not found[-1].noise and found[-1].playouts


def test_more_people_at_the_table_do_not_wait_longer() -> None:
    """With four at the table an imagined game takes twice as long: half as many are played."""
    game = GAMES["barrage"]
    assert level_number(game, 5, 4).playouts == level_number(game, 5).playouts // 2
    assert level_number(game, 3, 4).playouts >= level_number(game, 3).top
    assert level_number(game, 1, 4) == level_number(game, 1, 2)
    session = new_session("barrage", 4, seed=1)
    pending = session.first_pending()
    assert pending is not None
    view = seat_view(session.table, pending.question.seat)
    for_two = level_number(game, 3).playouts
    small, given = think(game, view, view.viewer, 3, 1), think(game, view, view.viewer, 3, 1, for_two)
    assert small is not None and given is not None and small.playouts < given.playouts


def test_levels_have_names() -> None:
    assert [str(level_name(number)) for number in range(1, COUNT + 1)] == [
        "Newcomer",
        "Casual",
        "Steady",
        "Skilled",
        "Expert",
    ]


def test_a_wrong_number_of_levels_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels_module, "COUNT", 4)
    levels_module._read.cache_clear()
    with pytest.raises(EngineBug, match="5 levels"):
        levels(GAMES["barrage"])
    levels_module._read.cache_clear()


@each_game
def test_every_level_answers_legally(game: Game) -> None:
    people = max(game.seat_counts[:2])
    for session, pending in some(Case(game, people), 2, 14):
        seat = pending.question.seat
        for level in range(1, COUNT + 1):
            thought = think(game, seat_view(session.table, seat), seat, level, 1, 2)
            assert thought is not None and not session.refusals(pending, thought.answer)
            assert not thought.failures and not thought.is_cut


@pytest.mark.soak
@each_game
@pytest.mark.parametrize("first", range(0, CHUNK if is_left_out else 2000, CHUNK))
def test_no_answer_of_any_level_is_refused_in_whole_games(game: Game, first: int) -> None:
    for seed in range(first, first + CHUNK):
        people = game.seat_counts[seed % len(game.seat_counts)]
        session = Case(game, people).start(seed)
        bots: dict[int, Bot] = {
            seat: LevelBot(_hasty(game, 1 + (seed + seat) % COUNT), seed) for seat in range(1, session.table.seats + 1)
        }
        play_to_end(session, bots)
        assert session.is_over


def _hasty(game: Game, number: int) -> Level:
    """A level that imagines fewer games than it should: that makes its answers worse, not less legal."""
    level = level_number(game, number)
    return replace(level, playouts=min(2, level.playouts))


@each_game
def test_a_stop_gives_the_best_so_far(game: Game) -> None:
    asked = 0
    for session, pending in some(Case(game, max(game.seat_counts[:2])), 6, 5):
        seat = pending.question.seat
        level = Level(playouts=400, top=4, depth=1, inside=400)
        calls: list[int] = []

        def soon(calls: list[int] = calls) -> bool:
            calls.append(1)
            return len(calls) > 9

        thought = think(game, seat_view(session.table, seat), seat, level, 1, None, soon)
        assert thought is not None and not session.refusals(pending, thought.answer)
        if thought.is_cut:
            asked += 1
            assert thought.playouts <= 9
    assert asked


def test_few_playouts_are_spent_on_few_answers() -> None:
    """A hint or a busy table brings its own number of playouts, and a wide field would use up several times as many."""
    game = GAMES["underwater_cities"]
    for session, pending in some(Case(game, 2), 60):
        if len(session.options(pending)) > 12:
            view, seat = seat_view(session.table, pending.question.seat), pending.question.seat
            for budget in (2, 6, 20):
                thought = think(game, view, seat, Level(playouts=1, top=16, depth=1, others=1, inside=1000), 1, budget)
                assert thought is not None and thought.playouts <= budget + 2
            return
    raise AssertionError("no question has many answers")


def test_the_greedy_yardstick_is_a_level_without_errors() -> None:
    session = new_session("imperial_miners", 2, seed=3)
    pending = session.first_pending()
    assert pending is not None
    view = seat_view(session.table, pending.question.seat)
    thought = think(session.game, view, pending.question.seat, ONE_STEP, 5)
    assert thought is not None
    assert GreedyBot(5).choose_answer(session, pending) == thought.answer
    assert RandomBot(5).choose_answer(session, pending) is not None


def test_first_sight_counts_as_much_as_a_level_trusts_it() -> None:
    """Two answers, the one better at first sight and the other in two playouts."""
    liked, lucky = _Candidate("liked", 12.0), _Candidate("lucky", 9.0)
    for one, total in ((liked, 20.0), (lucky, 24.0)):
        one.total, one.playouts = total, 2
    best = {trust: max((liked, lucky), key=lambda one: one.judged(trust)) for trust in (0.0, 1.0, 2.0)}
    assert best == {0.0: lucky, 1.0: lucky, 2.0: liked}
    assert liked.judged(2.0) == 11.0 and liked.mean == 10.0
    assert _Candidate("new", 3.0).judged(2.0) == 3.0
