"""What somebody in the house could try with messages: one test for each line of the table of threats.

Hands of others, numbers and sizes of frames: `test_non_interference`. Sockets, pages and floods of them: `test_server`.
"""

from __future__ import annotations

import json

import pytest

from engine import api
from qtapp.net import addresses, wire
from qtapp.net.addresses import home_addresses, is_at_home, kind_of, own_addresses
from tests.qtapp.net.phones import OpenTableForPhones

_BAD = {
    "no JSON": "{",
    "a field too many": '{"t":"join","v":1,"code":"AAAAAA","lang":"hu","admin":1}',
    "a wrong type": '{"t":"join","v":"1","code":"AAAAAA","lang":"hu"}',
    "not a number": '{"t":"answer","ask":NaN,"say":1,"picks":[0]}',
    "a number that is true": '{"t":"answer","ask":true,"say":1,"picks":[0]}',
    "nested without end": "[" * 1000 + "]" * 1000,
    "an unknown kind": '{"t":"exec"}',
    "another version": '{"t":"join","v":2,"code":"AAAAAA","lang":"hu"}',
    "too long": '{"t":"join","v":1,"lang":"' + "x" * 3000 + '"}',
    "too many picks": json.dumps({"t": "answer", "ask": 1, "say": 1, "picks": [0] * 201}),
    "a negative pick": '{"t":"answer","ask":1,"say":1,"picks":[-1]}',
    "binary": b"\x00\x01",
    "an answer before the seat": '{"t":"answer","ask":1,"say":1,"picks":[0]}',
    "a seat before the code": '{"t":"sit","seat":1}',
    "a token of another form": '{"t":"resume","v":1,"token":"x","run":"","have":0,"lang":"hu"}',
}


@pytest.mark.parametrize("raw", _BAD.values(), ids=_BAD.keys())
def test_what_is_no_message_ends_the_connection(raw: str | bytes) -> None:
    table = OpenTableForPhones()
    phone = table.phone()
    phone.raw(raw)
    assert phone.bye == "bad" and phone.is_cut
    phone.join(1)
    assert not phone.of("welcome"), "nothing more is heard"


def test_codes_cannot_be_guessed() -> None:
    table = OpenTableForPhones()
    seated = table.phone(1)
    for sign in "ABCDEFGHJKLMNP":
        wrong = table.phone()
        wrong.say("join", v=1, code=f"AAAAA{sign}" if table.host.code != f"AAAAA{sign}" else "BBBBBB", lang="hu")
        assert wrong.bye == ("code" if sign < "L" else "wait")
    assert table.window.said.count("guessed") == 4, "those at the table are told"
    assert table.phone(2).bye == "wait", "even the right one is refused there now"
    seated.answer(0)
    assert seated.of("taken"), "who sits is not touched by it"
    stranger = table.phone()
    stranger.address = "192.168.1.99"
    stranger.say("join", v=1, code=table.host.code, lang="hu")
    assert stranger.of("rooms")[-1]["seats"], "from elsewhere in the house one comes in"
    table.clock.now += 6
    assert table.phone(2).of("welcome")


def test_a_code_has_thirty_bits() -> None:
    from_signs = len(set("ABCDEFGHJKLMNPQRSTUVWXYZ23456789"))
    assert from_signs**6 >= 1 << 30
    codes = set()
    for _ in range(50):
        table = OpenTableForPhones()
        codes.add(table.host.code)
        assert wire.JoinMessage(t="join", v=1, code=table.host.code, lang="hu")
    assert len(codes) == 50


def test_a_phone_can_ask_about_nothing_that_it_was_not_shown() -> None:
    table = OpenTableForPhones("imperial_miners", 3, 2)
    phone = table.phone(table.session.pending()[0].question.seat)
    shown = sum(len(group["things"]) for group in phone.state["groups"])
    for thing in range(shown, 200, 17):
        table.clock.now += 1
        phone.say("why", ask=phone.ask["id"], say=phone.next_say(), thing=thing)
        assert phone.of("refused")[-1]["reasons"] == []
    fields = {name for model in (wire.AnswerMessage, wire.WhyMessage, wire.GainsMessage) for name in model.model_fields}
    # The key is a digest that an answer is compared with: it can refuse one, and chooses none.
    assert fields == {"t", "ask", "say", "picks", "thing", "key"}, "no field could name a piece"


def test_a_script_in_a_remark_is_only_text() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    table.session.remark("<img src=x onerror=alert(1)>", 2)
    table.changed()
    assert phone.state["log"][-1]["text"] == "<img src=x onerror=alert(1)>"


def test_changes_that_a_seat_cannot_see_send_no_byte() -> None:
    table = OpenTableForPhones()
    phone = table.phone(1)
    before = len(phone.texts)
    table.changed()
    table.changed()
    assert len(phone.texts) == before


def test_a_state_is_never_too_large() -> None:
    for game in api.GAMES.values():
        if "." in game.package and game.package.startswith("engine"):
            table = OpenTableForPhones(game.id, max(game.seat_counts), 4, 60)
            for seat in range(0, 3):
                phone = table.phone(seat)
                assert all(len(text.encode()) < wire.MOST_OUT for text in phone.texts)


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.5", True),
        ("10.0.0.9", True),
        ("172.16.3.4", True),
        ("172.32.0.1", False),
        ("127.0.0.1", True),
        ("169.254.7.7", True),
        ("8.8.8.8", False),
        ("100.64.0.1", False),
        ("192.0.2.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", True),
        ("fe80::1%wlan0", True),
        ("fd12:3456::1", True),
        ("2001:db8::1", False),
        ("2a00:1450::1", False),
        ("::ffff:192.168.1.5", True),
        ("::ffff:8.8.8.8", False),
        ("::", False),
        ("", False),
        ("home.example", False),
    ],
)
def test_only_addresses_of_the_house_may_knock(address: str, home: bool) -> None:
    assert is_at_home(address) is home


def test_a_network_of_distant_machines_counts_only_if_somebody_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_at_home("100.101.2.3") and is_at_home("100.101.2.3", with_private=True)
    assert not is_at_home("100.63.255.255", with_private=True) and not is_at_home("8.8.8.8", with_private=True)
    monkeypatch.setattr(addresses, "_by_way", lambda: ["100.101.2.3", "192.168.1.20", "8.8.8.8", "127.0.0.1"])
    monkeypatch.setattr(addresses, "_by_interface", lambda: ["192.168.1.20", "10.8.0.2", "169.254.7.7"])
    assert own_addresses() == ["192.168.1.20", "10.8.0.2", "169.254.7.7", "100.101.2.3"]
    assert home_addresses() == ["192.168.1.20", "10.8.0.2", "169.254.7.7"]
    assert [kind_of(one) for one in own_addresses()] == ["home", "home", "cable", "private"]
