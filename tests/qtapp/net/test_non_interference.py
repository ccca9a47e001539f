"""What a phone is sent depends on nothing that its seat cannot know: bytes are the same in every world that it sees.

At many moments of many games the hidden part of the table is dealt anew, as the seat could imagine it; all that the
phone of that seat would be sent has to stay the same, letter by letter.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.net.looks import TableLooks
from qtapp.net.packets import SeatPackets
from qtapp.session.looker import SeatLooker
from tests.qtapp.net.phones import NAMES, OpenTableForPhones, Phone
from tests.qtapp.net.tables import SecondTable

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
_LANGUAGES = ("hu", "de", "en")


def in_another_world(session: api.Session, seen: api.SeatView, seed: int) -> api.Session | None:
    """The same session over another table that this viewer cannot tell from the real one."""
    table = api.imagined_table(session.game, seen, api.RandomStream(seed, "world", seen.viewer))
    other = copy.copy(session)
    other.table = table
    other._listed = (-1, -1, ())
    asked = [one.question.seat for one in other.pending()]
    return other if asked == [one.question.seat for one in session.pending()] else None


def sent(packets: SeatPackets, session: api.Session, thorough: bool) -> list[str]:
    """Everything that a phone of this seat is or can be told now."""
    packets.looker.open_session(session, packets.looker.viewer)
    asked = {one.question.seat for one in session.pending()}
    seats = [
        wire.WireSeat(n=seat, name=player.name, colour=player.colour, where="phone", asked=seat in asked)
        for seat, player in enumerate(session.players, 1)
    ]
    state = packets.state(seats, False)
    found = [state.model_dump_json()]
    if thorough and state.ask is not None:
        picks = state.ask.shape == "pick"
        drafts: list[Any] = packets.answers[:12] if picks else [packets.answer_of(state.ask.id, state.ask.start)]
        found += [repr(packets.gains.of(one if picks else one[0])) for one in drafts]
        questions = packets.looker.questions
        for thing in packets.things[:6]:
            found += packets.reasons(questions.why_not(thing, "")) + packets.reasons(questions.why_not(thing, None))
        for place in list(session.table.places)[:4]:
            found += packets.reasons(questions.why_not(packets.things[0] if packets.things else "", place))
        if not picks:
            found += packets.reasons(questions.broken_rules(()))
    if thorough:
        found.append(TableLooks(session, packets.looker.viewer).look(packets, seats, False).model_dump_json())
    return found


def compared(game: str, people: int, seed: int, most: int, every: int) -> int:
    """How many states of a game were compared."""
    session = api.new_session(game, people, seed=seed, names=NAMES[:people])
    notes = api.NamedNotes(session)
    notes.read_all()
    bots = {seat: api.RandomBot(seed * 10 + seat) for seat in range(1, 6)}
    pairs = [
        [SeatPackets(SeatLooker(session, viewer), Voice(_LANGUAGES[(viewer + seed) % 3]), b"k" * 32) for _ in "ab"]
        for viewer in range(people + 1)
    ]
    states = step = 0
    while states < most and (pending := session.first_pending()) is not None:
        if step % every == 0:
            for viewer, (here, there) in enumerate(pairs):
                thorough = states % 8 == 0
                told = sent(here, session, thorough)
                other = in_another_world(session, here.looker.view(), seed + step)
                if other is None:
                    sent(there, session, False)  # both count the questions that they were asked
                    continue
                same = told == sent(there, other, thorough)
                assert same, f"{game}, seed {seed}, step {step}: seat {viewer} can tell"
                states += 1
        entry = session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
        assert isinstance(entry, api.HistoryEntry)
        notes.record(entry)
        step += 1
    return states


@pytest.mark.parametrize("game", _GAMES)
def test_a_phone_is_sent_the_same_in_every_world(game: str) -> None:
    found = 0
    for seed in range(1, 9):
        people = 2 + seed % 3
        if people in api.GAMES[game].seat_counts:
            found += compared(game, people, seed, 770 - found, 2)
        if found >= 770:
            break
    assert found >= 750


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", _GAMES)
def test_in_a_hundred_thousand_worlds_a_phone_is_sent_the_same(game: str, part: int) -> None:
    found, seed = 0, 100 + 1000 * part
    while found < 2_500:
        people = 2 + seed % 3
        if people in api.GAMES[game].seat_counts:
            found += compared(game, people, seed, 2_500 - found, 1)
        seed += 1


def twin(game: str, seed: int, answers: int, choice: int) -> dict[int, tuple[object, list[str]]] | None:
    """What the phones of the others are sent after one seat has chosen in secret: by seat, what it sees and hears."""
    table = OpenTableForPhones(game, 3, seed, answers)
    pending = table.session.first_pending()
    if pending is None or not pending.lane:
        return None
    table.host._secret, table.host.run = b"s" * 32, "0" * 8
    who = pending.question.seat
    others = [seat for seat in (1, 2, 3) if seat != who]
    phones: dict[int, Phone | SecondTable] = {others[0]: table.phone(others[0]), 0: table.phone(0)}
    phones[others[1]] = SecondTable(table).join(others[1])
    phones[-1] = SecondTable(table).join(0)
    for phone in phones.values():
        phone.texts.clear()  # the token is told once, and is always another
    options = table.session.options(pending)
    if choice >= len(options):
        return None
    entry = table.session.answer(pending, options[choice])
    assert isinstance(entry, api.HistoryEntry)
    table.changed()
    for seat, phone in phones.items():
        if seat and isinstance(phone, Phone) and phone.state["ask"] is not None:
            phone.say("why", ask=phone.ask["id"], say=1, thing=0)
    return {
        seat: ((api.seat_view(table.session.table, max(seat, 0)), api.visible_ops(entry.ops, max(seat, 0))), one.texts)
        for seat, one in phones.items()
    }


def test_secret_choices_change_no_byte_and_no_number_of_frames() -> None:
    equal = 0
    for game in _GAMES:
        for seed in (1, 2):
            for answers in (0, 5, 14, 23):
                first = twin(game, seed, answers, 0)
                for choice in (1, 4, 7):
                    other = twin(game, seed, answers, choice) if first is not None else None
                    if first is None or other is None:
                        continue
                    for seat in first.keys() & other.keys():
                        if first[seat][0] == other[seat][0]:
                            assert first[seat][1] == other[seat][1], f"{game} {seed} {answers}: seat {seat} can tell"
                            equal += 1
    assert equal > 20
