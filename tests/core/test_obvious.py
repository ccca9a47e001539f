"""Questions that nobody needs to be asked, how they are kept, and how they are taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import api
from engine.core.flow.facet import UsualWhen
from engine.core.lookahead.obvious import _holds, reveals
from engine.core.lookahead.preview import CountChange
from tests.core import toy


def played(game: str, people: int, answers: int, seed: int = 7) -> api.Session:
    """A session in which bots have given so many answers."""
    session = api.new_session(game, people, seed=seed)
    for _ in range(answers):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    return session


@pytest.mark.parametrize(
    ("game", "people", "answers"),
    [("barrage", 2, 60), ("ginkgopolis", 3, 40), ("imperial_miners", 3, 60), ("underwater_cities", 2, 60)],
)
def test_nothing_that_reveals_or_forfeits_is_obvious(game: str, people: int, answers: int) -> None:
    session, given = played(game, people, 0), 0
    previews = api.Previewer(session)
    for _ in range(answers):
        pending = session.first_pending()
        assert pending is not None
        stamp, journal = session.table.stamp, len(session.table.journal)
        found = api.obvious_answer(session, pending, previews)
        assert (session.table.stamp, len(session.table.journal)) == (stamp, journal), "trying leaves no trace"
        if found is None:
            bot = api.GreedyBot(pending.question.seat)
            session.answer(pending, bot.choose_answer(session, pending))
            continue
        given += 1
        assert not pending.frame.forfeits(session.table, found.answer)
        assert not session.refusals(pending, found.answer)
        entry = session.answer(pending, found.answer, by_itself=True)
        assert isinstance(entry, api.HistoryEntry) and entry.by_itself
        if found.is_only_one and pending.lane != api.COMMON:
            assert not entry.first_seen(), "the last of several seats lays open what all have chosen"
    assert given or game == "ginkgopolis", "some questions answer themselves"


def test_passing_is_left_to_the_seat() -> None:
    session = played("barrage", 2, 0)
    while (pending := session.first_pending()) is not None and pending.frame.name != "barrage.turn":
        session.answer(pending, api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    assert pending is not None
    action = type(session.options(pending)[0])
    assert pending.frame.forfeits(session.table, action("pass"))
    assert not any(pending.frame.forfeits(session.table, one) for one in session.options(pending))


def test_what_was_answered_by_itself_is_kept_in_the_file(tmp_path: Path) -> None:
    session = played("underwater_cities", 2, 2)
    previews = api.Previewer(session)
    while not session.current.by_itself:
        pending = session.first_pending()
        assert pending is not None
        found = api.obvious_answer(session, pending, previews)
        bot = api.GreedyBot(pending.question.seat)
        answer = found.answer if found is not None else bot.choose_answer(session, pending)
        session.answer(pending, answer, by_itself=found is not None)
    path = tmp_path / "game.tarsas"
    api.save(session, path)
    opened = api.load_game(path)
    assert opened.first_divergence is None
    assert [one.by_itself for one in opened.session.entries] == [one.by_itself for one in session.entries]
    assert api.encode(opened.session) == path.read_text(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert text.count("by_itself") == sum(one.by_itself for one in session.entries), "other entries are as they were"


@pytest.mark.parametrize(
    ("changes", "is_free"),
    [
        ([], True),
        ([(1, "coin", 2), (2, "coin", -1)], True),
        ([(1, "coin", 2), (1, "stone", -1)], False),
    ],
)
def test_what_is_usual_while_it_is_free_costs_the_seat_nothing(
    changes: list[tuple[int, str, int]], is_free: bool
) -> None:
    told = api.AnswerPreview(1, tuple(CountChange(*one) for one in changes))
    assert _holds(UsualWhen.FREE, told, iter(())) is is_free


def test_a_card_that_nobody_has_seen_is_revealed_by_drawing_it() -> None:
    session = toy.session(toy.Pick(1))
    pending = session.pending()[0]
    for far in (False, True):
        assert reveals(session, pending, "draw", far)
        assert not reveals(session, pending, "coin", far)
