"""Bad voices beside good ones, over real sockets on this machine: who floods, guesses or sends junk harms nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from time import monotonic, thread_time
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from websockets.exceptions import ConnectionClosed, InvalidStatus

from qtapp.net.intake import MOST_LINES_OF_ADDRESS
from qtapp.net.voice_names import MOST_NAME, clean_name
from qtapp.net.voice_room import VoiceRoom
from qtapp.net.voice_wire import MOST_VOICES
from tests.qtapp.net.voice_phones import ClassRoom, Phone, asked, told

_STEP = 0.05
"""Seconds of the window's thread for one message of anybody at the most, on a busy computer."""
_JUNK: tuple[str | bytes, ...] = (
    b"\x00" * 500,
    "x" * 5000,
    "{}",
    "[" * 1000,
    '{"t":"say","poll":1,"pick":1,"x":1}',
    '{"t":"say","poll":1,"pick":-1}',
    '{"t":"say","poll":1,"pick":true}',
    '{"t":"say","poll":1e400,"pick":1}',
    '{"t":"answer","ask":1,"say":1,"picks":[0]}',
    '{"t":"sit","seat":1}',
    '{"t":"voice","v":1,"code":"AAAAAA","lang":"hu","name":"again"}',
)


@pytest.fixture
def room(qapp: QApplication) -> Iterator[ClassRoom]:
    made = ClassRoom()
    yield made
    made.stop()


async def knock(room: ClassRoom, code: str, name: str = "x") -> str:
    """What somebody hears who tells a code: "heard", or why not."""
    try:
        phone = await Phone(room).join(code, name)
        while True:
            message = await phone.next()
            if message["t"] in ("heard", "bye"):
                return str(message.get("why", "heard"))
    except InvalidStatus:
        return "no line"
    except ConnectionClosed:
        return "cut"


def test_what_bad_voices_do_changes_no_count_of_the_good_ones(room: ClassRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = 0.0
    receive = VoiceRoom.receive

    def timed(self: VoiceRoom, *message: Any) -> None:
        nonlocal longest
        began = thread_time()
        receive(self, *message)
        longest = max(longest, thread_time() - began)

    monkeypatch.setattr(VoiceRoom, "receive", timed)
    room.restart()
    good = room.join(*(f"Good {n}" for n in range(24)))
    question = asked()

    async def flood() -> None:
        phone = await Phone(room).join(room.voices.secret, "Flood")
        try:
            for n in range(300):
                await phone.say("say", poll=1, pick=n % 4)
        except ConnectionClosed:
            pass

    async def junk(data: str | bytes) -> str:
        phone = await Phone(room).join(room.voices.secret, "Junk")
        await phone.hear("heard")
        assert phone.line is not None
        await phone.line.send(data)
        return await phone.bye()

    async def vote(phone: Phone, n: int) -> None:
        await phone.say("say", poll=1, pick=(n + 1) % 4)
        await phone.say("say", poll=1, pick=77)
        await phone.say("say", poll=2, pick=0)
        await phone.say("propose", poll=1, picks=[0])
        await phone.say("say", poll=1, pick=n % 4)
        while (await phone.hear("said"))["pick"] != n % 4:
            pass

    room.run(good[0].say("say", poll=1, pick=1))  # before anything is asked
    room.voices.ask(question)

    async def all_at_once() -> list[str]:
        floods = [asyncio.ensure_future(flood()) for _ in range(2)]
        why = await asyncio.gather(*(junk(one) for one in _JUNK))
        await asyncio.gather(*(vote(phone, n) for n, phone in enumerate(good)))
        for one in floods:
            one.cancel()
        return why

    assert set(room.run(all_at_once())) <= {"bad", "cut"}
    known = {one.id for one in room.voices.voices() if one.name.startswith("Good")}
    room.end()
    room.run(good[3].say("say", poll=1, pick=0))  # too late
    votes = question.poll.votes
    assert [sum(votes[one] == pick for one in known) for pick in range(4)] == [6, 6, 6, 6]
    room.voices.tell(told(question))
    assert [one["mine"] for one in room.run(room.hear_all(good, "told"))] == [n % 4 for n in range(24)]
    assert longest < _STEP


def test_who_guesses_codes_shuts_out_nobody(room: ClassRoom) -> None:
    async def guess() -> list[str]:
        return [await knock(room, "AAAAAA") for _ in range(11)]

    assert set(room.run(guess())) == {"code"}
    assert room.run(knock(room, room.voices.code)) == "heard"

    async def come() -> list[str]:
        return [await knock(room, room.voices.secret) for _ in range(5)]

    assert room.run(come()) == ["heard"] * 5


def test_a_hundred_joins_cost_little_and_those_who_are_there_go_on(room: ClassRoom) -> None:
    (good,) = room.join("Anna")

    async def storm() -> list[str]:
        return await asyncio.gather(*(knock(room, "BBBBBB") for _ in range(100)))

    found = room.run(storm())
    assert set(found) <= {"code", "wait", "no line", "cut", "slow"}
    assert [one.name for one in room.voices.voices()] == ["Anna"]
    room.voices.ask(asked())
    room.run(good.hear("poll"))
    began = monotonic()
    room.run(good.say("say", poll=1, pick=1))
    room.run(good.hear("said"))
    assert monotonic() - began < 10
    assert room.run(knock(room, room.voices.secret)) == "heard"


def test_forty_come_in_and_who_sleeps_gives_way(room: ClassRoom) -> None:
    phones = room.join(*(f"P{n}" for n in range(MOST_VOICES)))
    assert room.run(knock(room, room.voices.secret)) == "full"
    room.run(phones[7].close())

    async def come() -> str:
        while (found := await knock(room, room.voices.secret, "New")) == "full":
            await asyncio.sleep(0.01)
        return found

    assert room.run(come()) == "heard"
    names = [one.name for one in room.voices.voices()]
    assert len(names) == MOST_VOICES
    assert names[-1] == "New"
    assert "P7" not in names


def test_one_address_has_few_lines_unless_somebody_allows_it(qapp: QApplication) -> None:
    room = ClassRoom(is_address_shared=False)
    try:

        async def come() -> list[str]:
            return [await knock(room, room.voices.secret) for _ in range(12)]

        assert room.run(come()).count("heard") == MOST_LINES_OF_ADDRESS

        async def guess() -> list[str]:
            for phone in room.phones:
                await phone.drop()
            await asyncio.sleep(0.05)
            return [await knock(room, "AAAAAA") for _ in range(3)]

        assert "heard" not in room.run(guess())
    finally:
        room.stop()


@pytest.mark.parametrize(
    ("typed", "kept"),
    (
        ("Réka", "Réka"),
        ("Re\u0301ka", "Réka"),
        ("  Anna \t Bea\n", "Anna Bea"),
        ("<img src=x>", "<img src=x>"),
        ("\u202eabc\u200b\u0000d", "abcd"),
        ("\u0301\u0301", ""),
        ("x" + "\u0301" * 12, "x\u0301\u0301"),
        ("\u3164\u2800", ""),
        ("\ue000\ud7ff\ufdd0", ""),
        ("😀😀", "😀😀"),
        ("Ő" * 60, "Ő" * MOST_NAME),
        ("a" * 15 + " b", "a" * 15),
        ("   ", ""),
    ),
)
def test_names_are_harmless(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


def test_every_message_of_a_name_is_bounded() -> None:
    for sign in ("\U0001f468", "ᄀ", "﷽", "𒐫"):
        assert len(json.dumps(clean_name(sign * 64))) < 400
