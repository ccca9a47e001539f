"""What is done for phones is done in small steps; in how many, nobody can tell from what they are sent."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.net.packets import SeatPackets
from qtapp.session.looker import SeatLooker
from tests.qtapp.net.phones import OpenTableForPhones

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def packets_of(session: api.Session, seat: int) -> SeatPackets:
    return SeatPackets(SeatLooker(session, seat), Voice("hu"), b"key")


def moments(game: str) -> Iterator[api.Session]:
    """A game well under way, at a few moments one after the other."""
    session = OpenTableForPhones(game, 2, answers=70).session
    bots = {seat: api.RandomBot(seat) for seat in (1, 2)}
    for _ in range(4):
        yield session
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))


@pytest.mark.parametrize("game", _GAMES)
def test_a_state_is_the_same_however_it_was_prepared(game: str) -> None:
    kept: dict[int, SeatPackets] = {}
    for session in moments(game):
        for seat in (0, 1, 2):
            is_new = seat not in kept
            packets = kept.setdefault(seat, packets_of(session, seat))
            steps = 0
            while packets.read_on():
                steps += 1
            whole, known = packets_of(session, seat).state([], False), packets.state([], False)
            assert known.model_copy(update={"ask": None}) == whole.model_copy(update={"ask": None})
            assert (known.ask and known.ask.options) == (whole.ask and whole.ask.options)
            assert not packets.read_on(), "all is known"
            assert steps or not is_new, "a whole game is too much for one step"


def test_a_late_comer_reads_the_newest_sentences_with_their_numbers() -> None:
    session = OpenTableForPhones("barrage", 2, answers=120).session
    log = packets_of(session, 1).log.newest()
    assert len(log) == wire.MOST_LINES
    history = SeatLooker(session, 1).history
    assert log[-1].no == sum(len(history.sentences(entry)) for entry in history.line())
    assert [line.no for line in log] == list(range(log[0].no, log[-1].no + 1))


def test_numbers_of_the_log_go_back_with_the_table() -> None:
    session = OpenTableForPhones("ginkgopolis", 2, answers=30).session
    packets = packets_of(session, 0)
    before = packets.log.newest()
    session.undo()
    session.undo()
    assert packets.log.newest() == packets_of(session, 0).log.newest() != before


def test_a_second_tap_before_the_next_question_is_shown_answers_nothing() -> None:
    """The phone has answered, but was not told yet what is asked next: its numbers still mean the old question."""
    table = OpenTableForPhones("barrage", 2)
    phone = next(one for one in (table.phone(1), table.phone(2)) if one.state["ask"])
    tap = {"t": "answer", "ask": phone.ask["id"], "picks": [0]}
    before = len(table.session.entries)
    for say in (1, 2):
        table.host.receive(phone, json.dumps({**tap, "say": say}))
    table.window.settle()
    assert len(table.session.entries) == before + 1
    assert phone.of("refused")[-1]["rule"] == "table/stale-question"


def test_whether_a_question_answers_itself_can_be_found_out_step_by_step() -> None:
    """After the steps nothing has to be tried any more."""
    session = OpenTableForPhones("underwater_cities", 2, answers=6).session
    bots = {seat: api.RandomBot(seat) for seat in (1, 2)}
    tried = 0
    for _ in range(60):
        pending = session.first_pending()
        assert pending is not None
        stepwise = api.Previewer(session)
        seen = api.seat_view(session.table, pending.question.seat)
        steps = sum(1 for _ in api.obvious_steps(session, pending, stepwise, seen))
        known = [len(moment.made) for moment in stepwise._kept]
        found = api.obvious_answer(session, pending, stepwise)
        assert [len(moment.made) for moment in stepwise._kept] == known
        assert found == api.obvious_answer(session, pending, api.Previewer(session))
        tried += steps
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
    assert tried
