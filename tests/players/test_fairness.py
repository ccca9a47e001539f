"""Players are fair by construction: a thought depends on what the seat sees, and on nothing else."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from engine.api import GAMES, Game, HistoryEntry, Level, RandomStream, Session, imagined_table, seat_view, think
from engine.core.flow.frame import lanes_of
from engine.core.flow.kernel import legal_answers
from engine.players.ask import Ask, view_to_json
from engine.players.search import search
from engine.players.wire import view_from_json
from tests.conformance.cases import CASES, Case, each_case, each_game
from tests.conformance.test_waiving import messed_up
from tests.players.positions import SMALL, some

POSITIONS = 50
THOUGHTS = 3
"""Of so many positions the whole thought is compared: the same view gives the same one anyway."""


def assert_fair(case: Case, count: int, every: int) -> None:
    for number, (session, pending) in enumerate(some(case, count)):
        seat = pending.question.seat
        view = seat_view(session.table, seat)
        other = imagined_table(session.game, view, RandomStream(number, "another world", 0))
        assert seat_view(other, seat) == view, "the other world looks otherwise"
        options = session.options(pending)
        assert legal_answers(other, pending.lane) == options, "what is legal tells of something hidden"
        if number % every == 0:
            before = session.table.digest()
            here = search(Ask(session.game, view, pending.lane), SMALL, 7)
            there = search(Ask(session.game, seat_view(other, seat), pending.lane), SMALL, 7)
            assert here is not None and here == there
            assert session.table.digest() == before
            assert not session.refusals(pending, here.answer), "a player gave an answer that is refused"


@each_case
def test_another_hidden_world_gives_the_same_thought(case: Case) -> None:
    assert_fair(case, POSITIONS, POSITIONS // THOUGHTS)


@pytest.mark.soak
@each_case
def test_many_hidden_worlds_give_the_same_thought(case: Case) -> None:
    assert_fair(case, 2000, 1)


class _Poison:
    """A table that nobody may touch."""

    def __getattribute__(self, name: str) -> NoReturn:
        raise AssertionError(f"the true table was read: {name}")


@pytest.mark.spies
@each_game
def test_a_player_never_reads_the_true_table(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in CASES if case.game is game and case.people == max(game.seat_counts[:2]))
    for session, pending in some(case, 3, 12):
        seat = pending.question.seat
        view = seat_view(session.table, seat)
        expected = think(game, view, seat, SMALL, 3)
        with monkeypatch.context() as patch:
            patch.setattr(session, "table", _Poison())
            found = think(game, view, seat, SMALL, 3)
        assert expected is not None and found == expected


@each_game
def test_a_thought_is_a_function_of_view_level_and_seed(game: Game) -> None:
    case = next(case for case in CASES if case.game is game and case.people == max(game.seat_counts[:2]))
    changed = 0
    for session, pending in some(case, 4, 10):
        seat = pending.question.seat
        view = seat_view(session.table, seat)
        read = view_from_json(view_to_json(view))
        assert read == view
        level = Level(share=0.5, noise=1.0, bias=1.0)
        thoughts = [think(game, one, seat, level, seed) for one in (view, read) for seed in (1, 2)]
        assert thoughts[:2] == thoughts[2:]
        changed += thoughts[0] != thoughts[1]
    assert changed, "another temper judges otherwise"


@each_game
def test_the_eyes_of_others_are_refused(game: Game) -> None:
    if 2 not in game.seat_counts:
        pytest.skip("nobody else is there")
    session = Case(game, 2).start(1)
    pending = session.pending()[0]
    seat = pending.question.seat
    assert think(game, seat_view(session.table, 3 - seat), seat, 1, 1) is None
    assert think(game, seat_view(session.table, 0), 0, 1, 1) is None


@each_game
def test_a_table_that_hands_have_laid_gives_an_answer_or_no_thought(game: Game) -> None:
    asked = 0
    for seed in range(12):
        session, point = messed_up(game, seed)
        findings = session.findings(point)
        if not isinstance(session.to_strict(1, point, findings), HistoryEntry):
            continue
        for pending in session.pending()[:1]:
            asked += 1
            seat = pending.question.seat
            thought = think(game, seat_view(session.table, seat), seat, SMALL, 1)
            assert thought is None or not session.refusals(pending, thought.answer)
    assert asked or not game.resume_points(Case(game, game.seat_counts[-1]).start(1).table)


@each_game
def test_a_table_in_any_disorder_never_raises(game: Game) -> None:
    """Hands may do anything; nobody has said yet that play goes on from here."""
    for seed in range(12):
        session, _ = messed_up(game, seed)
        for seat in range(1, session.table.seats + 1):
            think(game, seat_view(session.table, seat), seat, SMALL, 1)


@pytest.mark.parametrize("frame", ["ginkgopolis.draft_pick", "ginkgopolis.commit", "imperial_miners.choose"])
def test_others_do_not_know_a_secret_choice(frame: str) -> None:
    """In a simultaneous choice what the others would answer is the same, whatever this seat has laid face down."""
    session: Session = Case(GAMES[frame.partition(".")[0]], 2).start(4)
    game, table = session.game, session.table
    while len(secrets := _alike_from_behind(session, frame)) < 2:
        pending = session.pending()[-1]
        session.answer(pending, _any(session, pending))
    mine, yours = session.pending()
    answers = []
    for given in secrets[:3]:
        entry = session.answer(mine, given)
        assert isinstance(entry, HistoryEntry)
        if lanes_of(table)[yours.lane]:
            thought = search(Ask(game, seat_view(table, yours.question.seat), yours.lane), SMALL, 5)
            answers.append(None if thought is None else thought.answer)
        session.undo()
    assert len(answers) > 1 and all(one == answers[0] for one in answers)


def _alike_from_behind(session: Session, frame: str) -> list[Any]:
    """Answers to a choice that all make at once which nobody can tell apart from behind."""
    pending = session.pending()
    if len(pending) < 2 or pending[0].frame.name != frame:
        return []
    found: dict[object, list[Any]] = {}
    for answer in session.options(pending[0]):
        piece, tile = (answer, "") if isinstance(answer, str) else (answer.card, answer.tile)
        if piece not in session.table.pieces:
            continue  # no card is laid, which everybody sees
        found.setdefault((session.table.pieces[piece].back, bool(tile)), []).append(answer)
    return max(found.values(), key=len)


def _any(session: Session, pending: Any) -> Any:
    return (session.options(pending) or [None])[0] if not session.items(pending) else session.default_answer(pending)
