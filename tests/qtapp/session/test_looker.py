"""What one viewer of a session sees, is asked and may take back; without a window."""

from __future__ import annotations

from typing import Any

import pytest

from engine import api
from engine.core.table.ops import NoteOp
from qtapp.session.actions import countables
from qtapp.session.client import SeatClient
from qtapp.session.looker import SeatLooker
from qtapp.session.remote import RemoteLooker
from qtapp.session.view_models import RefusedDrag


def played(game: str, answers: int, people: int = 2, seed: int = 7) -> api.Session:
    session = api.new_session(game, people, seed=seed)
    while len(session.entries) <= answers and (pending := session.first_pending()) is not None:
        bot = api.GreedyBot(pending.question.seat)
        session.answer(pending, bot.choose_answer(session, pending))
    return session


# ---- who looks ------------------------------------------------------------------------------------------------------


def test_another_seat_is_asked_its_own_question() -> None:
    """All choose a card at the same time."""
    looker = SeatLooker(played("ginkgopolis", 0, 3), 1)
    questions = looker.questions
    assert questions.asked_seats() == [1, 2, 3]
    assert questions.asked_next([1, 2, 3]) == 0, "the viewer is asked"
    assert questions.asked_next([2, 3]) == 2 and questions.asked_next([3]) == 3 and questions.asked_next([]) == 0
    before = looker.session
    for seat in (2, 3):
        looker.look_as(seat)
        pending = questions.pending()
        assert looker.viewer == seat and pending is not None and pending.question.seat == seat
        assert looker.session is before
    assert questions.asked_next([1, 2]) == 1, "round the table"


def test_names_and_colours_of_seats_and_of_nobody() -> None:
    session = api.Session.start(api.GAMES["ginkgopolis"], [api.Player("Anna", 4), api.Player("Béla", 2)], {}, 1)
    names = SeatLooker(session, 1).names
    assert [names.seat_colour(seat) for seat in (1, 2)] == [4, 2]
    assert names.seat_colour(0) == 1 == names.seat_colour(3)


def test_a_piece_speaks_only_to_whoever_has_seen_it() -> None:
    session = played("underwater_cities", 0)
    table = session.table
    mine = next(piece.id for piece in table.pieces.values() if piece.place.id == "seat.1.hand")
    theirs = next(piece.id for piece in table.pieces.values() if piece.place.id == "seat.2.hand")
    looker = SeatLooker(session, 1)
    assert looker.names.piece_text(mine) and not looker.names.piece_text(theirs)
    looker.look_as(2)
    assert looker.names.piece_text(theirs) and not looker.names.piece_text(mine)
    looker.look_as(0)
    assert not looker.names.piece_text(mine) and not looker.names.piece_text(theirs)
    looker.hands_are_open = True
    assert looker.names.piece_text(mine) and looker.names.piece_text(theirs), "it is enough that somebody knows it"
    hidden = next(piece for piece in table.pieces.values() if piece.back and not piece.seen_by)
    assert not looker.names.piece_text(hidden.id), "what nobody knows stays hidden"


def test_the_blueprint_is_that_of_the_open_session() -> None:
    looker = SeatLooker(played("ginkgopolis", 0, 2), 1)
    assert looker.blueprint.seats == 2 and looker.blueprint is looker.blueprint, "made once"
    looker.open_session(played("ginkgopolis", 0, 4), 1)
    assert looker.blueprint.seats == 4


def test_whoever_sits_down_before_the_screen_looks_from_now_on(qapp: object) -> None:
    client, told = SeatClient(played("ginkgopolis", 0, 3), 1), list[int]()
    client.viewer_changed.connect(told.append)
    client.set_viewer(1)
    client.set_viewer(3)
    assert client.viewer == 3 and told == [3]
    assert client.view() == api.seat_view(client.session.table, 3)


def test_at_another_table_nothing_goes_over_to_strict_play(qapp: object) -> None:
    session = played("ginkgopolis", 0)
    mirror = api.MirrorSession(session.game, session.players, session.settings, 1)
    refused: list[RefusedDrag] = []
    client = SeatClient(mirror, 1, looker=RemoteLooker)
    client.refused.connect(refused.append)
    assert not client.actions.to_strict()
    assert [one.reasons for one in refused] == [(api.PLAYED_ELSEWHERE,)]


# ---- questions ------------------------------------------------------------------------------------------------------


def test_an_answer_is_judged_before_it_is_given() -> None:
    looker = SeatLooker(played("barrage", 12), 1)
    seat = looker.questions.asked_seats()[0]
    looker.look_as(seat)
    option = looker.questions.options()[0]
    assert looker.questions.broken_rules(option.answer) == []
    pending = looker.questions.pending()
    assert pending is not None
    refused = next(
        (one for one in pending.frame.candidates(looker.session.table) if looker.session.refusals(pending, one)), None
    )
    if refused is not None:
        assert looker.questions.broken_rules(refused)
    looker.look_as(2 if seat == 1 else 1)
    assert looker.questions.broken_rules(option.answer) == [], "nobody is asked anything here"


def test_places_that_are_chosen_where_they_are() -> None:
    """A click is the gesture that begins and ends at the same place."""
    session, clicked = api.new_session("underwater_cities", 2, seed=7), 0
    looker, bot = SeatLooker(session, 1), api.RandomBot(7)
    while not clicked and (pending := session.first_pending()) is not None:
        looker.look_as(pending.question.seat)
        options = looker.questions.options() or looker.questions.item_options()
        gestures = [one.gesture for one in options if one.gesture is not None]
        found = looker.questions.answer_of_gesture()
        assert found == {one.grab for one in gestures if one.grab == one.drop}
        assert looker.questions.grabs() == {one.grab for one in gestures}
        clicked += len(found)
        session.answer(pending, bot.choose_answer(session, pending))
    assert clicked


def test_a_draft_holds_as_long_as_its_question_is_asked() -> None:
    told: list[tuple[Any, ...]] = []
    session = played("imperial_miners", 0)
    looker = SeatLooker(session, 1, drafted=told.append)
    questions = looker.questions
    assert questions.draft() is None
    questions.set_draft(("a",))
    questions.set_draft(("a",))
    questions.set_draft(("a", "b"))
    assert questions.draft() == ("a", "b") and told == [("a",), ("a", "b")], "told once each"
    pending = questions.pending()
    assert pending is not None
    session.answer(pending, session.default_answer(pending))
    assert questions.draft() is None


# ---- what answers itself --------------------------------------------------------------------------------------------


def by_itself() -> SeatLooker:
    """A looker whose viewer's last question was answered without asking."""
    for seed in range(1, 30):
        looker = SeatLooker(api.new_session("underwater_cities", 2, seed=seed), 1)
        looker.questions.by_itself.is_wanted = lambda: True
        for _ in range(25):
            pending = looker.session.first_pending()
            if pending is None:
                break
            looker.look_as(pending.question.seat)
            looker.questions.by_itself.go_on()
            given = looker.questions.by_itself.choices()
            if given and given[0].others:
                return looker
            pending = looker.session.first_pending()
            assert pending is not None
            bot = api.RandomBot(seed)
            looker.session.answer(pending, bot.choose_answer(looker.session, pending))
    raise AssertionError("everything was asked")


def test_what_answered_itself_can_be_decided_otherwise() -> None:
    looker = by_itself()
    own, seat = looker.questions.by_itself, looker.viewer
    given = own.choices()[0]
    assert given.entry.by_itself and given.entry.seat == seat, "only what the viewer was asked"
    looker.look_as(3 - seat)
    assert own.choices() == [], "it is the business of whoever was asked"
    looker.look_as(seat)
    own.decide_otherwise(given, given.others[0])
    line = looker.session.line()
    assert given.entry not in line and given.entry.parent in line
    if given.others[0].answer is None:
        pending = looker.questions.pending()
        assert pending is not None and looker.session.current is given.entry.parent, "it is asked after all"
    else:
        again = line[line.index(given.entry.parent) + 1]
        assert again.seat == seat and not again.by_itself


# ---- going back -----------------------------------------------------------------------------------------------------


def test_the_viewer_takes_back_what_is_theirs() -> None:
    """While all choose, each seat its own choice."""
    session = played("ginkgopolis", 0, 3)
    looker = SeatLooker(session, 2)
    for seat in (2, 1):
        pending = next(one for one in session.pending() if one.question.seat == seat)
        session.answer(pending, session.options(pending)[0])
    assert [entry.seat for entry in looker.history.taken_back()] == [2]
    assert looker.told.choosers() == [1, 2], "the newest choice first"
    assert looker.history.undo() and [entry.seat for entry in session.line()[1:]] == [1]
    assert looker.history.undo(1) and session.current is session.root
    assert not looker.history.undo() and looker.history.taken_back() == [] == looker.told.choosers()


def test_a_look_at_the_table_before_leaves_the_session_where_it_is() -> None:
    session = played("barrage", 14)
    looker = SeatLooker(session, 1)
    here, now = session.current, api.seat_view(session.table, 1)
    assert looker.controls.is_at_newest
    before = looker.history.view_before()
    assert session.current is here and api.seat_view(session.table, 1) == now != before
    looker.history.undo(here.seat)
    assert api.seat_view(session.table, 1) != now
    assert not looker.controls.is_at_newest, "there is something to be done again"


def test_only_the_own_lapses_are_told() -> None:
    session = played("underwater_cities", 1)
    lapse = sorted(session.game.told.lapses)[0]
    told = [api.msg(name, "", seat=api.SeatArg(seat)) for name, seat in ((lapse, 1), (lapse, 2), ("toy.said", 1))]
    session.current.named_notes = [NoteOp(one, "underwater_cities/build", (), 0b111) for one in told]
    for viewer, own in ((1, told[:1]), (2, told[1:2]), (0, [])):
        assert SeatLooker(session, viewer).told.lapses(session.current) == own


# ---- free hands -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["barrage", "ginkgopolis"])
def test_counts_that_hands_may_set_have_somewhere_to_come_from(game: str) -> None:
    session = played(game, 6)
    table = session.table
    found = countables(table, api.seat_view(table, 1))
    assert found
    for one in found:
        held, limited = table.count_at(one.place, one.kind), table.count_defs[one.kind].is_limited
        assert bool(one.source) is limited and one.source != one.place
        assert one.most == (held + table.count_at(one.source, one.kind) if limited else 999)
    assert {one.owner for one in found} >= {1}
