"""A host and its phones: sitting down, answering, falling asleep, and whatever goes on at the table meanwhile."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from engine import api
from qtapp.net.chairs import read_chairs
from qtapp.net.host import Host
from qtapp.net.known import KnownDevices
from tests.qtapp.net.phones import BareWindow, Clock, OpenTableForPhones, Phone

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


@pytest.mark.parametrize("game", _GAMES)
def test_phones_play_on_together(game: str) -> None:
    table = OpenTableForPhones(game, 2, seed=5)
    phones = {seat: table.phone(seat, lang) for seat, lang in ((1, "hu"), (2, "de"))}
    table.host.open_door()  # it was latched when the last seat was taken
    watcher = table.phone(0, "en")
    dice, answers = api.RandomStream(5, "phones", 0), 0
    while not table.session.is_over and answers < 120:
        asked = [seat for seat in phones if phones[seat].state["ask"] is not None]
        assert asked == [one.question.seat for one in table.session.pending()]
        phones[dice.choice(asked)].answer_somehow(dice)
        table.clock.now += 1
        answers += 1
    assert len(table.window.entries) == answers, "the window heard of every answer"
    for phone in (*phones.values(), watcher):
        assert not phone.bye
        assert [one["seq"] for one in phone.of("state")] == sorted({one["seq"] for one in phone.of("state")})
    if table.session.is_over:
        assert all(phone.state["over"] and phone.state["wait"] for phone in phones.values())


def test_the_first_to_ask_has_the_seat() -> None:
    table = OpenTableForPhones()
    one, other = table.phone(), table.phone()
    for phone in (one, other):
        phone.say("join", v=1, code=table.host.code, lang="hu")
    one.say("sit", seat=2)
    other.say("sit", seat=2)
    assert [kind["t"] for kind in one.got][:3] == ["rooms", "welcome", "state"]
    assert [kind["t"] for kind in other.got] == ["rooms"] * 3, "a seat was taken, and asked for in vain"
    assert [seat["where"] for seat in other.got[-1]["seats"]] == ["table", "phone", "table"]
    other.say("sit", seat=3)
    assert other.of("welcome")


def test_an_answer_that_comes_twice_is_given_once() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    ask = phone.ask["id"]
    phone.answer(0, ask=ask, say=5)
    phone.answer(0, ask=ask, say=5)
    assert len(phone.of("taken")) == 1 and not phone.of("refused")
    phone.answer(0, ask=ask, say=6)
    assert len(phone.of("taken")) == 1
    assert phone.of("refused")[-1]["rule"] == "table/stale-question"
    assert phone.got[-1]["t"] == "state", "and it is told how things stand"


def test_a_number_that_was_not_offered_is_refused() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    before = table.session.current
    phone.answer(900)
    assert phone.of("refused") and table.session.current is before


def test_a_choice_can_be_taken_back_while_others_choose() -> None:
    table = OpenTableForPhones()
    one, _ = table.phone(1), table.phone(2)
    assert not one.state["back"]
    one.answer(0)
    assert one.state["ask"] is None and one.state["back"]
    one.say("undo", ask=0, say=9)
    assert one.state["ask"] is not None and table.window.back == 1


def test_a_sleeping_phone_keeps_its_seat() -> None:
    table = OpenTableForPhones()
    one, other = table.phone(1), table.phone(2)
    question = one.ask
    one.sleep()
    assert [seat["where"] for seat in other.state["seats"]][:2] == ["away", "phone"]
    other.answer(0)
    again = table.phone().resume(one.token)
    assert again.ask["text"] == question["text"] and again.ask["options"] == question["options"]
    assert [seat["where"] for seat in again.state["seats"]][:2] == ["phone", "phone"]


def test_the_same_token_elsewhere_tells_the_older_device() -> None:
    table = OpenTableForPhones()
    one = table.phone(1)
    other = table.phone().resume(one.token)
    assert one.bye == "taken" and one.is_cut and other.ask


def test_the_table_takes_a_seat_back_and_its_token_is_void() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    table.host.free(1)
    table.window.settle()
    assert phone.bye == "handed"
    again = table.phone().resume(phone.token)
    assert again.bye == "seat"
    assert table.phone(1).ask, "the seat is free again"


def test_a_phone_hands_its_seat_back() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    phone.say("leave")
    assert phone.bye == "returned" and table.host.where(1) == "table", "nobody has taken it away"


def test_closing_the_door_leaves_nobody() -> None:
    table = OpenTableForPhones()
    phone, watcher = table.phone(1), table.phone(0)
    table.host.close_door()
    assert phone.bye == watcher.bye == "closed"
    assert table.host.where(1) == "table"
    assert table.phone().resume(phone.token).bye == "seat"


def test_the_door_is_latched_after_a_while_and_when_all_sit() -> None:
    table = OpenTableForPhones(people=2)
    first = table.phone(1)
    table.clock.now += 601
    assert table.phone(2).bye == "latched"
    first.sleep()
    assert table.phone().resume(first.token).ask, "who sits may come back"
    table.host.open_door()
    assert table.phone(2).ask
    assert table.phone(0).bye == "latched", "all seats are held"


def test_undo_seek_and_free_hands_at_the_table_are_ordinary_changes() -> None:
    table = OpenTableForPhones(answers=12)
    asked = [one.question.seat for one in table.session.pending()]
    phone = table.phone(asked[0])
    before = phone.ask["id"]
    table.session.to_sandbox()
    table.changed()
    assert phone.state["mode"] == "sandbox" and phone.state["ask"] is None and phone.state["wait"]
    phone.say("answer", ask=before, say=50, picks=[0])
    assert phone.of("refused"), "an answer that was on its way"
    assert not isinstance(table.session.to_strict(), list)
    table.changed()
    assert phone.state["mode"] == "strict" and phone.ask["id"] > before
    here = table.session.current
    table.session.seek(table.session.root)
    table.changed()
    phone.say("answer", ask=before, say=51, picks=[0])
    assert phone.of("refused")[-1]["rule"] == "table/stale-question"
    table.session.seek(here)
    table.changed()
    assert phone.ask["id"] > before


def test_another_language_is_another_state_of_the_same_question() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1, "hu")
    text, number = phone.ask["text"], phone.ask["id"]
    phone.say("lang", lang="de")
    assert phone.ask["text"] != text and phone.ask["id"] > number
    phone.answer(0)
    assert phone.of("taken")


def test_a_host_that_starts_again_keeps_its_promises() -> None:
    table = OpenTableForPhones(answers=7)
    seat = table.session.pending()[0].question.seat
    phone = table.phone(seat)
    kept, token, question = table.host.chairs.stored(4711), phone.token, phone.ask
    assert token not in kept, "only a digest is kept"
    session = api.decode(api.encode(table.session).encode(), api.find_game).session
    table.session, table.window, table.clock = session, BareWindow(), Clock()
    table.host = Host(session, table.window, table.clock)
    stored = read_chairs(kept)
    assert stored.port == 4711
    table.host.promise(stored)
    assert table.host.where(seat) == "away"
    again = Phone(table).resume(token)
    assert again.ask["text"] == question["text"]  # pictures have other ids there
    assert [one["label"] for one in again.ask["options"]] == [one["label"] for one in question["options"]]


def _killed(game: str, answers: int) -> None:
    """The host dies without a word and comes back from what lies on the disk."""
    table = OpenTableForPhones(game, 2, seed=answers, answers=answers)
    phones = [table.phone(seat) for seat in (1, 2)]
    kept, saved = table.host.chairs.stored(1), api.encode(table.session).encode()
    table.session = api.decode(saved, api.find_game).session
    table.window, table.clock = BareWindow(), Clock()
    table.host = Host(table.session, table.window, table.clock)
    table.host.promise(read_chairs(kept))
    agains = [Phone(table).resume(phone.token) for phone in phones]
    for phone, again in zip(phones, agains, strict=True):
        for part in ("wait", "status", "log", "back"):
            assert again.state[part] == phone.state[part], part
        assert shown(again) == shown(phone)


def shown(phone: Phone) -> tuple[object, object]:
    """The hand and the answers that a phone offers, in words: numbers and ids of pictures begin anew with a host."""
    state = phone.state
    hand = [[thing["name"] for thing in group["things"]] for group in state["groups"]]
    return hand, state["ask"] and (state["ask"]["text"], [one["label"] for one in state["ask"]["options"]])


@pytest.mark.parametrize("game", _GAMES)
def test_a_killed_host_comes_back_with_the_same_hands_and_questions(game: str) -> None:
    for answers in (3, 17, 31):
        _killed(game, answers)


@pytest.mark.soak
@pytest.mark.parametrize("game", _GAMES)
def test_a_host_is_killed_at_fifty_moments(game: str) -> None:
    for answers in range(1, 80, 6):
        _killed(game, answers)


@pytest.mark.soak
def test_a_thousand_answers_leave_no_memory_behind() -> None:
    table = OpenTableForPhones("underwater_cities", 4, seed=9)
    phones = [table.phone(0), table.phone(0), *(table.phone(seat) for seat in (1, 2, 3, 4))]
    dice, before = api.RandomStream(9, "phones", 0), 0
    tracemalloc.start()
    try:
        for number in range(1000):
            if number == 50:
                gc.collect()
                before = tracemalloc.get_traced_memory()[0]
            asked = [phone for phone in phones if phone.state["ask"] is not None]
            if not asked:
                break
            asked[0].answer_somehow(dice)
            table.clock.now += 1
            for phone in phones:
                phone.texts, phone.got = [], [phone.state]
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < 20_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("text", ["", "[]", '{"version": 9}', '{"chairs": [{"digest": "x", "seat": 1}]}', "\x00"])
def test_a_broken_file_of_seats_promises_nothing(text: str) -> None:
    assert read_chairs(text).chairs == []


def test_questions_without_a_choice_answer_themselves() -> None:
    table = OpenTableForPhones("barrage", 2, seed=3)
    table.window.obvious = True
    phones = [table.phone(1), table.phone(2)]
    dice = api.RandomStream(3, "phones", 0)
    for _ in range(60):
        for phone in phones:
            table.clock.now += 1
            if phone.state["ask"] is not None:
                phone.answer_somehow(dice)
    assert any(entry.by_itself for entry in table.session.entries)
    assert len(table.window.entries) == len(table.session.entries) - 1


def test_onlookers_only_look() -> None:
    table = OpenTableForPhones()
    watcher = table.phone(0)
    assert watcher.state["groups"] == [] and watcher.state["ask"] is None
    for kind, fields in (
        ("answer", {"ask": 0, "say": 1, "picks": [0]}),
        ("why", {"ask": 0, "say": 1, "thing": 0}),
        ("undo", {"ask": 0, "say": 1}),
    ):
        other = table.phone(0)
        other.say(kind, **fields)
        assert other.bye == "bad"
    for _ in range(12):
        table.phone(0)
    assert sum(chair.seat == 0 for chair in table.host.chairs.all()) == 8
    watcher.sleep()
    late = table.phone(0)
    assert late.of("welcome"), "who sleeps gives way"
    assert table.phone().resume(watcher.token).bye == "seat"


def test_an_onlooker_comes_back_without_a_code() -> None:
    table = OpenTableForPhones()
    watcher = table.phone(0)
    watcher.sleep()
    again = table.phone().resume(watcher.token)
    assert again.of("welcome") and again.state["ask"] is None and not again.bye


def test_who_chooses_a_seat_sees_who_sits_down() -> None:
    table = OpenTableForPhones()
    waiting = table.phone()
    waiting.say("join", v=1, code=table.host.code, lang="hu")
    phone = table.phone(2)
    assert [seat["where"] for seat in waiting.of("rooms")[-1]["seats"]] == ["table", "phone", "table"]
    phone.sleep()
    assert [seat["where"] for seat in waiting.of("rooms")[-1]["seats"]] == ["table", "away", "table"]


def test_those_at_the_table_hear_of_their_door() -> None:
    table = OpenTableForPhones(people=2)
    table.phone(1)
    assert table.window.said == []
    table.phone(2)
    assert table.window.said == ["latched"] and not table.host.is_open
    late = table.phone()
    late.say("join", v=1, code=table.host.code, lang="hu")
    assert late.bye == "latched" and table.window.said == ["latched", "knocked"]


# ---- the next game ---------------------------------------------------------------------------------------------------


def next_game(table: OpenTableForPhones, names: list[str], seed: int = 77) -> None:
    """Another game is laid on the table."""
    older = table.host
    table.session = api.new_session("ginkgopolis", len(names), seed=seed, names=names)
    table.host = Host(table.session, table.window, table.clock, known=older._known)
    table.host.follow(older)
    table.window.settle()


def test_devices_come_along_to_the_next_game() -> None:
    """To the seat of the same name; who finds none chooses one, and all are told."""
    table = OpenTableForPhones(people=3)  # Anna, Bence, Réka
    watcher, phones = table.phone(0), {seat: table.phone(seat) for seat in (1, 2, 3)}
    phones[2].sleep()
    phones[2] = table.phone().resume(phones[2].token)
    asked = {seat: phone.ask["id"] for seat, phone in phones.items()}
    next_game(table, ["Réka", " anna", "Zoé"])
    for old, new in ((1, 2), (3, 1), (0, 0)):
        phone = phones.get(old, watcher)
        assert phone.of("welcome")[-1]["seat"] == new and phone.of("welcome")[-1]["moved"]
        assert not phone.bye and (not old or table.host.where(new) == "phone")
    first = next(seat for seat in (1, 3) if phones[seat].state["ask"])
    before = table.session.current
    phones[first].answer(0, ask=asked[first])
    assert table.session.current is before, "an answer that was on its way to the old question means nothing"
    phones[first].answer(0)
    assert table.session.current is not before
    alone = phones[2]
    before_alone = len(alone.of("welcome"))
    assert alone.got[-1]["t"] == "rooms" and alone.got[-1]["moved"] and not alone.bye
    assert alone.got[-1]["words"]["free"] == phones[1].of("welcome")[-1]["words"]["free"], "in its language"
    next_game(table, ["Réka", "Anna", "Bence"])
    assert len(alone.of("welcome")) > before_alone and alone.of("welcome")[-1]["seat"] == 3, "now there is one"
    next_game(table, ["Réka", "Anna", "Zoé"])
    alone.say("sit", seat=3)
    assert alone.of("welcome")[-1]["seat"] == 3 and alone.of("welcome")[-1]["name"] == "Zoé"


def test_a_sleeping_device_finds_the_next_game() -> None:
    table = OpenTableForPhones(people=3)
    anna, bence = table.phone(1), table.phone(2)
    for phone in (anna, bence):
        phone.sleep()
    next_game(table, ["Zoé", "Anna"])
    assert [table.host.where(seat) for seat in (1, 2)] == ["table", "away"], "it is awaited at her seat"
    assert table.phone().resume(anna.token).of("welcome")[-1]["seat"] == 2
    other = table.phone().resume(bence.token)
    assert not other.bye and other.got[-1]["t"] == "rooms" and other.got[-1]["moved"]
    other.say("sit", seat=1)
    assert other.of("welcome")
    assert table.phone().resume("A" * 43).bye == "seat"


def test_a_device_is_known_when_the_program_starts_anew() -> None:
    """Another game and a new host: nobody's seat is promised, and who comes has the seat of their name."""
    table = OpenTableForPhones(people=2)
    phone, taken_back = table.phone(1), table.phone(2)
    table.host.free(2)
    kept = KnownDevices.read(table.host._known.stored())
    session = api.new_session("barrage", 2, seed=5, names=["Bence", "Anna"])
    table.session, table.host = session, Host(session, table.window, table.clock, known=kept)
    table.host._door.latch()
    assert table.host.where(2) == "table"
    assert table.phone().resume(phone.token).of("welcome")[-1]["seat"] == 2
    assert table.phone().resume(taken_back.token).bye == "seat", "whose seat was taken back is not known any more"
    table.host.close_door()
    assert table.phone().resume(phone.token).bye == "seat"


def test_known_devices_are_read_with_care() -> None:
    made_up = '{"port":1,"devices":[{"digest":"x","name":"","language":"hu"}]}'
    for text in ("", "{", "[]", '{"version":2,"port":1}', '{"port":70000}', made_up):
        assert KnownDevices.read(text).port == 0
    known = KnownDevices(24000)
    for number in range(40):
        known.remember(bytes([number]) * 32, "x" * 900, "hu")
    again = KnownDevices.read(known.stored())
    assert again.port == 24000 and again.find(bytes([39]) * 32) is not None and again.find(bytes([3]) * 32) is None


def test_only_deeds_carry_a_plate_in_the_log() -> None:
    table = OpenTableForPhones(people=2, answers=16)
    lines = table.phone(1, "en").state["log"]
    assert {line["who"] for line in lines if line["text"].startswith("Round ")} == {0}
    assert {line["who"] for line in lines} >= {0, 1, 2}


def test_seats_of_computers_cannot_be_taken() -> None:
    table = OpenTableForPhones()
    table.window.computers.add(2)
    phone = table.phone(2)
    assert not phone.of("welcome")
    assert [seat["where"] for seat in phone.of("rooms")[-1]["seats"]] == ["table", "computer", "table"]


def test_pictures_are_only_of_what_was_sent() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    known = [thing["art"] for group in phone.state["groups"] for thing in group["things"]]
    other = [thing["art"] for group in table.phone(2).state["groups"] for thing in group["things"]]
    assert known and not set(known) & set(other)
    phone.say("art", ids=[*other[:5], "0" * 16])
    assert phone.pictures == []
    phone.say("art", ids=known[:2])
    assert [one[:8].hex() for one in phone.pictures] == known[:2]


def test_long_words_in_narrow_boxes_can_be_parted() -> None:
    """A number that is bound to a word does not keep it whole."""
    table = OpenTableForPhones(answers=6)
    names = [thing["name"] for group in table.phone(1, "de").state["groups"] for thing in group["things"]]
    long = [name for name in names if max(map(len, name.replace("\u00a0", " ").split(" "))) > 14]
    assert long and all("\u00ad" in name for name in long)
