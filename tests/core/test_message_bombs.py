"""Messages in a stranger's file: bounded when they are written out, and never more than text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import api
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import LONGEST_TEXT, ListArg, LiteralArg, Message, msg, to_english
from engine.core.messages.plain_text import plain_text
from engine.core.messages.stored import message_from_json, message_to_json
from engine.core.session.entry import storable_text
from engine.core.storage.save import chain_hash


def bomb(depth: int, holes: int, inside: str) -> Message:
    """A message that holds itself many times over."""
    made = Message("toy", inside)
    for _ in range(depth):
        made = Message("toy", "{a}" * holes, (("a", made),))
    return made


@pytest.mark.parametrize(
    "message",
    [
        bomb(3, 600, "boom"),
        bomb(3, 600, ""),
        Message("toy", "{a}" * 600, (("a", LiteralArg("boom" * 100)),)),
        Message("toy", "{a}" * 100, (("a", ListArg((LiteralArg("boom" * 100),) * 60)),)),
        Message("toy", "{a}", (("a", LiteralArg("boom" * 2000)),)),
    ],
    ids=["nested", "empty", "sign", "list", "long"],
)
def test_a_message_that_grows_is_not_read(message: Message) -> None:
    with pytest.raises(InvalidData, match="too long"):
        message_from_json(message_to_json(message))


@pytest.mark.parametrize(
    "message",
    [
        bomb(3, 60, "boom"),
        Message("toy", "{a}" * 600, (("a", ListArg((LiteralArg("boom" * 100),) * 60)),)),
        Message("toy", "{a}{b}", (("a", LiteralArg("boom" * 10_000)), ("b", 7))),
    ],
)
def test_a_message_that_grows_is_cut_when_it_is_written_out(message: Message) -> None:
    text = to_english(message)
    assert len(text) == LONGEST_TEXT and text.startswith("boom") and text.endswith("…")


@pytest.mark.parametrize("number", [1 << 63, -(1 << 63) - 1, 10**40, 2_000_000_000])
@pytest.mark.parametrize("where", ["argument", "amount", "seat", "n"])
def test_numbers_that_no_game_reaches_are_not_read(where: str, number: int) -> None:
    raw: list[Any] = ["toy", "{a}", {"a": 1}, None]
    match where:
        case "argument":
            raw[2] = {"a": number}
        case "amount":
            raw[2] = {"a": ["amount", number, "coin"]}
        case "seat":
            raw[2] = {"a": ["seat", number]}
        case _:
            raw[3] = number
    with pytest.raises(InvalidData):
        message_from_json(raw)


def test_what_steers_a_screen_is_no_text() -> None:
    evil = "A\x1b[31mn\x00n\u202ea\u2066\u200f\x9b\ud800"
    assert plain_text(evil) == "A[31mnna?"
    assert plain_text("one\r\n\ttwo\u2028three") == "one   two three"
    assert plain_text("one\n\ttwo\r", lines=True) == "one\n\ttwo"
    family = "Őze \U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert plain_text(family) == family, "what joins a picture of letters stays"
    assert storable_text("a" * 9, 4) == "aaaa"


def hostile_game() -> bytes:
    """A game as a stranger wrote it: colours for the terminal in a name and in a remark, with a chain that fits."""
    session = api.new_session("ginkgopolis", 2, seed=3, names=["Anna", "Bence"])
    session.remark("hello")
    data = json.loads(api.encode(session))
    data["sitters"][0]["name"] = "\x1b[31mAnna\u202e"
    data["entries"][-1]["said"] = "red \x1b[31m\u202eline\nnext"
    head = [data["game"], data["settings"], [sitter["name"] for sitter in data["sitters"]], data["seed"]]
    chains: list[str] = []
    for entry in data["entries"]:
        content = {key: value for key, value in entry.items() if key != "chain"}
        before = chains[entry["parent"]] if chains else chain_hash("", head)
        entry["chain"] = chain_hash(before, content)
        chains.append(entry["chain"])
    return json.dumps(data, ensure_ascii=False).encode()


def test_names_and_remarks_of_a_file_are_only_text() -> None:
    session = api.decode(hostile_game(), api.find_game).session
    assert session.players[0].name == "[31mAnna"
    assert session.entries[-1].payload == "red [31mline\nnext"
    again = api.decode(api.encode(session).encode(), api.find_game).session
    assert again.players == session.players and again.entries[-1].payload == session.entries[-1].payload


def test_what_is_written_here_holds_only_text() -> None:
    session = api.new_session("ginkgopolis", 2, seed=3, names=["An\x07na\u202e", "Bence"])
    assert session.players[0].name == "Anna"
    assert session.remark("a\x1bb\nc").payload == "ab\nc"


def test_no_sentence_of_a_game_comes_near_the_bound() -> None:
    for game in sorted(api.GAMES):
        session = api.new_session(game, 2, seed=5)
        api.play_to_end(session, dict.fromkeys(range(1, session.table.seats + 1), api.RandomBot(5)))
        for entry in session.line():
            for note in entry.notes():
                message_from_json(message_to_json(note.message))
                assert len(str(note.message)) < LONGEST_TEXT / 4


def test_the_cut_does_not_touch_usual_texts() -> None:
    assert str(msg("toy", "{a.acc.x} and {b}", a=1)) == "1 and {b}"


@pytest.mark.parametrize("form", [["table.status"], ["toy", "A text."]])
def test_a_message_has_twenty_arguments_at_the_most(form: list[str]) -> None:
    """Programs of all ages agree on it: what one writes the others read."""
    for n, is_read in ((20, True), (21, False)):
        raw = [*form, {f"a{number}": number for number in range(n)}, None]
        try:
            assert len(message_from_json(raw).args) == n and is_read
        except InvalidData:
            assert not is_read
