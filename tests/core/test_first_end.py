"""A game ends once; what is tried afterwards from an earlier moment does not change how it ended."""

from __future__ import annotations

from engine.api import (
    GAMES,
    Game,
    HistoryEntry,
    Session,
    decode,
    encode,
    find_game,
    first_end,
    first_result,
    is_tried_after_end,
)
from tests.conformance.cases import Case, each_game, finished, legal_answer, play_on


def _copy(game: Game, seed: int) -> Session:
    """A finished game that may be changed."""
    return decode(encode(finished(Case(game, game.seat_counts[0]), seed)).encode(), find_game).session


@each_game
def test_an_end_is_found_without_going_there(game: Game) -> None:
    session = _copy(game, 3)
    over = []
    for entry in session.entries:
        session.seek(entry)
        over += [entry] if session.is_over else []
        assert first_result(session) is not None and session.current is entry
    end = over[0]
    assert first_end(session) is end
    assert end.parent is not None
    session.seek(end.parent)
    assert not is_tried_after_end(session), "an earlier moment is only looked at"
    result = first_result(session)
    assert session.current is end.parent
    session.seek(end)
    assert result == session.game.result(session.table)


def test_a_game_that_goes_on_has_no_end() -> None:
    session = Case(GAMES["ginkgopolis"], 2).start(3)
    play_on(session, 3, 5)
    assert first_end(session) is None and first_result(session) is None and not is_tried_after_end(session)


@each_game
def test_what_is_tried_afterwards_is_another_line(game: Game) -> None:
    session = _copy(game, 3)
    end, result = first_end(session), first_result(session)
    assert end is not None
    session.seek(session.line(end)[len(session.line(end)) // 2])
    pending = session.pending()[0]
    assert isinstance(session.answer(pending, legal_answer(session, pending)), HistoryEntry)
    assert is_tried_after_end(session)
    play_on(session, 8)
    assert session.is_over and is_tried_after_end(session)
    opened = decode(encode(session).encode(), find_game).session
    for one in (session, opened):
        assert first_result(one) == result, "the first result stays, also after it was kept"
        found = first_end(one)
        assert found is not None and found.number == end.number
