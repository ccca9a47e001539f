"""What a table that lies could send to one that joins it, and what one that joins could try: one test for each."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import api
from qtapp.net import wire
from qtapp.net.table_wire import MOST_TABLE, answer_digest
from tests.core.test_mirror import spoil
from tests.qtapp.net.phones import NAMES, OpenTableForPhones
from tests.qtapp.net.tables import SecondTable, TwoWayLine, shipped_pack

_BAD: dict[str, str | bytes] = {
    "no JSON": "{",
    "binary": b"\x00\x01",
    "nested without end": "[" * 5000 + "]" * 5000,
    "an unknown kind": '{"t":"exec"}',
    "a field too many": '{"t":"taken","say":1,"run":"rm"}',
    "not a number": '{"t":"taken","say":NaN}',
    "too long": '{"t":"bye","why":"' + "x" * (MOST_TABLE + 1) + '"}',
    "a look before its game": '{"t":"past","keep":0,"entries":[]}',
    "a game of nobody": '{"t":"game","game":"x","rules":1,"edition":1,"pack":false,"players":[],"settings":{}}',
    "a pack without its beginning": '{"t":"pack","at":1,"of":2,"text":"{}"}',
    "a pack of too many parts": '{"t":"pack","at":0,"of":99,"text":"{}"}',
}


class DeafLine:
    """Nobody hears what is said."""

    def push(self, data: str) -> None:
        assert data

    def hang_up(self) -> None:
        """Nothing is left to be cut."""


@pytest.mark.parametrize("raw", _BAD.values(), ids=_BAD.keys())
def test_what_is_no_message_of_a_table_ends_the_connection(raw: str | bytes) -> None:
    second = SecondTable(OpenTableForPhones())
    second.far.join(TwoWayLine(second), second.house.host.code, "hu")
    second.far.receive(raw)
    assert second.ended == "bad" and not second.far.is_linked
    second.far.receive('{"t":"taken","say":1}')
    assert not second.opened, "nothing more is heard"


def test_a_look_that_somebody_made_up_is_a_look_or_ends_the_connection() -> None:
    house = OpenTableForPhones(answers=9)
    real = SecondTable(house).join(1)
    sent = {json.loads(text)["t"]: text for text in real.texts}
    dice, ended = api.RandomStream(5, "lies", 0), 0
    for _ in range(120):
        kind = dice.choice(["game", "look", "look", "look"])
        second = SecondTable(house)
        second.far.join(DeafLine(), "AAAAAA", "hu")
        second.far.seat = 1
        for name in ("game", "look"):
            raw: Any = json.loads(sent[name])
            if name == kind:
                spoil(raw, dice)
            second.far.receive(json.dumps(raw))  # never an error of ours, whatever it is
        ended += bool(second.ended)
        if second.opened and not second.ended:
            session = second.opened[0]
            for pending in session.pending():
                session.options(pending)
    assert ended > 30, "and everything else was a table after all"


def test_another_version_or_foreign_cards_are_said() -> None:
    house = OpenTableForPhones()
    real = SecondTable(house).join(1)
    game = json.loads(next(text for text in real.texts if '"t":"game"' in text))
    for change, why in (
        ({"rules": 10**6}, "version"),
        ({"game": "chess"}, "version"),
        ({"edition": 99}, "version"),
        ({"pack": True}, "pack"),
    ):
        second = SecondTable(house)
        second.far.join(DeafLine(), "AAAAAA", "hu")
        second.far.receive(json.dumps({**game, **change}))
        assert second.ended == why


def test_cards_that_somebody_made_up_are_cards_or_end_the_connection() -> None:
    """A pack from a stranger is judged as one from a file: whatever it holds, it is never an error of ours."""
    pack = shipped_pack("imperial_miners")
    house = OpenTableForPhones(session=api.new_session("imperial_miners", 2, seed=4, names=NAMES[:2], pack=pack))
    real = SecondTable(house).join(1)
    game = next(text for text in real.texts if '"t":"game"' in text)
    dice, endings = api.RandomStream(8, "lies", 0), set()
    texts = ["{", "[]", "[" * 5000, '{"game":"ginkgopolis"}', '{"game":"imperial_miners","mine":7}', "null"]
    for _ in range(12):
        spoiled = json.loads(json.dumps(pack))
        spoil(spoiled, dice)
        texts.append(json.dumps(spoiled))
    for text in texts:
        second = SecondTable(house)
        second.far.join(DeafLine(), "AAAAAA", "hu")
        parts = [text[at : at + 50_000] for at in range(0, len(text), 50_000)]
        for at, part in enumerate(parts):
            second.far.receive(json.dumps({"t": "pack", "at": at, "of": len(parts), "text": part}))
        second.far.receive(game)
        endings.add(second.ended)
    assert endings <= {"", "bad", "pack"} and {"bad", "pack"} <= endings


def test_an_answer_that_is_counted_otherwise_is_not_given() -> None:
    house = OpenTableForPhones()
    second = SecondTable(house).join(1)
    pending = second.pending
    assert pending is not None
    options = second.session.options(pending)
    line = second.far._line
    assert line is not None
    said = {"t": "answer", "ask": second.session.ask, "say": 1, "picks": [0], "key": answer_digest(options[1])}
    line.push(json.dumps(said))
    second.far._said = 1
    second.settle()
    assert second.refusals and house.session.current is house.session.root
    assert second.answer(options[1]) and house.session.current.payload == options[1]


def test_an_onlooker_table_can_do_nothing() -> None:
    for raw in (
        '{"t":"answer","ask":1,"say":1,"picks":[0]}',
        '{"t":"undo","ask":1,"say":1}',
        '{"t":"why","ask":1,"say":1,"thing":0}',
    ):
        house = OpenTableForPhones()
        second = SecondTable(house).join(0)
        assert second.far._line is not None
        second.far._line.push(raw)
        second.settle()
        assert second.ended == "bad" and house.session.current is house.session.root


def test_nobody_becomes_a_table_while_sitting() -> None:
    house = OpenTableForPhones()
    phone = house.phone(1)
    phone.say("table", v=1)
    assert phone.bye == "bad"


def test_a_stolen_token_is_told() -> None:
    house = OpenTableForPhones()
    second = SecondTable(house).join(1)
    thief = SecondTable(house)
    thief.far.token = second.far.token
    thief.resume()
    second.settle()
    assert second.ended == "taken"
    house.host.free(1)
    thief.settle()
    assert thief.ended == "handed"
    again = SecondTable(house)
    again.far.token = second.far.token
    again.resume()
    assert again.ended == "seat"


def test_what_a_table_says_fits_where_a_phone_speaks() -> None:
    """The host reads no more of a table than of a phone."""
    longest = wire.AnswerMessage(t="answer", ask=4_000_000_000, say=4_000_000_000, picks=[999] * 200, key="f" * 16)
    assert len(longest.model_dump_json()) <= wire.MOST_IN
