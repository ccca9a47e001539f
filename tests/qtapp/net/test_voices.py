"""A class that answers, over real sockets on this machine: every answer counts once, and nothing is told too early."""

from __future__ import annotations

import asyncio
import builtins
import io
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import msg
from qtapp.net.voice_wire import MOST_ITEMS, MOST_VOICES, MOST_VOTED
from tests.qtapp.net.voice_phones import ClassRoom, Phone, a_proposal, a_vote, asked, told
from tests.qtapp.waiting import wait_for

_CHOICES = 4


@pytest.fixture
def room(qapp: QApplication) -> Iterator[ClassRoom]:
    made = ClassRoom()
    yield made
    made.stop()


async def answer(phone: Phone, poll: int, *picks: int) -> None:
    """Say it and change one's mind, and wait each time until it is counted."""
    for pick in picks:
        await phone.say("say", poll=poll, pick=pick)
        assert await phone.hear("said") == {"t": "said", "poll": poll, "pick": pick}


def test_an_answer_is_counted_once_and_told_to_its_phone_alone(room: ClassRoom) -> None:
    first, second = room.join("Anna", "Bence")
    question = asked()
    room.voices.ask(question)
    room.run(room.hear_all([first, second], "poll"))
    room.run(answer(first, 1, 0, 1, 2))
    assert not room.voices.everybody_said
    room.run(answer(second, 1, 3))
    assert room.voices.everybody_said
    room.end()
    room.voices.tell(told(question))
    one, other = room.run(room.hear_all([first, second], "told"))
    assert one["counts"] == other["counts"] == [0, 0, 1, 1]
    assert (one["mine"], one["ok"], one["run"]) == (2, True, [2])
    assert (other["mine"], other["ok"], other["run"]) == (3, False, [1])
    room.voices.sum_up()
    assert room.run(room.hear_all([first, second], "sum")) == [
        {"t": "sum", "right": 1, "of": 1, "dots": [2]},
        {"t": "sum", "right": 0, "of": 1, "dots": [1]},
    ]


def test_forty_voices_are_counted_to_the_last(room: ClassRoom) -> None:
    phones = room.join(*(f"Pupil {n}" for n in range(MOST_VOICES)))
    assert [one.name for one in sorted(room.voices.voices(), key=lambda one: int(one.name[6:]))] == [
        f"Pupil {n}" for n in range(MOST_VOICES)
    ]
    beats = 0

    def count() -> None:
        nonlocal beats
        beats += 1

    room.voices.said.connect(count)
    passed = QElapsedTimer()
    passed.start()
    for number in (1, 2, 3):
        question = asked(number)
        room.voices.ask(question)
        picks = [(n * number, n + number) for n in range(MOST_VOICES)]

        async def answer_all(number: int = number, picks: list[tuple[int, int]] = picks) -> None:
            await room.hear_all(phones, "poll")
            await asyncio.gather(
                *(
                    answer(phone, number, one % _CHOICES, other % _CHOICES)
                    for phone, (one, other) in zip(phones, picks, strict=True)
                )
            )

        room.run(answer_all())
        assert room.voices.everybody_said
        room.end()
        room.voices.tell(told(question))
        found = room.run(room.hear_all(phones, "told"))
        lasting = [other % _CHOICES for _, other in picks]
        assert {tuple(one["counts"]) for one in found} == {tuple(lasting.count(one) for one in range(_CHOICES))}
        assert [one["ok"] for one in found] == [one == 2 for one in lasting]
    assert 1 <= beats <= passed.elapsed() / 100 + 2, "the wall is not painted for each of them"


def test_what_was_said_before_the_end_is_counted_though_the_window_was_busy(room: ClassRoom) -> None:
    phones = room.join(*(f"P{n}" for n in range(24)))
    question = asked()
    room.voices.ask(question)
    room.run(room.hear_all(phones, "poll"))

    async def say() -> None:
        await asyncio.gather(*(phone.say("say", poll=1, pick=1) for phone in phones))

    asyncio.run_coroutine_threadsafe(say(), room.loop).result(30)  # the window looks at nothing meanwhile
    room.end()
    assert question.poll.count() == (0, 24, 0, 0)
    room.run(phones[0].say("say", poll=1, pick=2))
    room.run(phones[0].say("lang", lang="de"))
    room.run(phones[0].hear("heard"))
    assert question.poll.count() == (0, 24, 0, 0), "late is late"


def test_talked_over_it_is_asked_again_and_both_rounds_stand(room: ClassRoom) -> None:
    phones = room.join("Anna", "Bence", "Réka")
    first = asked(7)
    room.voices.ask(first)
    room.run(room.hear_all(phones, "poll"))
    for phone in phones:
        room.run(answer(phone, 7, 0))
    room.end()
    again = asked(8, poll=first.poll.talk_it_over(8))
    room.voices.ask(again)
    assert [one["round"] for one in room.run(room.hear_all(phones, "poll"))] == [2, 2, 2]
    assert not room.voices.everybody_said
    room.run(phones[0].say("say", poll=7, pick=1))  # meant for the first round
    for phone in phones:
        room.run(answer(phone, 8, 2))
    room.end()
    assert again.poll.rounds == ((3, 0, 0, 0), (0, 0, 3, 0))
    room.voices.tell(told(again))
    assert [one["run"] for one in room.run(room.hear_all(phones, "told"))] == [[2], [2], [2]], "one question, one dot"


def test_nothing_that_is_sent_before_the_end_depends_on_the_right_answer(room: ClassRoom) -> None:
    (phone,) = room.join("Anna")
    found = []
    for right in range(_CHOICES):
        phone.raw = ""
        question = asked(9, right=right, seconds=30)
        room.voices.ask(question)
        room.run(phone.hear("poll"))
        room.run(answer(phone, 9, 3, 1))
        found.append(phone.raw)
        room.end()
        room.voices.tell(told(question))
        room.run(phone.hear("told"))
    assert len(set(found)) == 1
    assert "right" not in found[0]


def test_who_comes_late_or_wakes_up_hears_the_question_at_once(room: ClassRoom, qtbot: QtBot) -> None:
    first, second = room.join("Anna", "Bence")
    token = first.heard[0]["token"]
    room.voices.ask(asked(4, seconds=60))
    room.run(room.hear_all([first, second], "poll"))
    room.run(answer(first, 4, 3))
    room.run(first.close())
    wait_for(qtbot, lambda: not room.voices.voices()[0].is_awake)
    assert not room.voices.everybody_said
    room.run(answer(second, 4, 1))
    assert room.voices.everybody_said, "who sleeps is not waited for"

    async def come() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        late = await Phone(room).join(room.voices.code, "Réka", "de")
        again = await Phone(room).resume(token, "de")
        greeted = await again.hear("heard")
        return await late.hear("poll"), greeted, await again.hear("poll")

    late, greeted, again = room.run(come())
    assert (late["mine"], again["mine"]) == (-1, 3)
    assert 0 < late["left"] <= 60_000
    assert (greeted["name"], greeted["token"]) == ("Anna", "")
    assert late["text"] == again["text"] != first.heard[-2]["text"], "each in its own language"
    assert [one.name for one in room.voices.voices()] == ["Anna", "Bence", "Réka"]


def test_a_second_page_takes_the_place_of_the_first(room: ClassRoom) -> None:
    (first,) = room.join("Anna")
    token = first.heard[0]["token"]

    async def come() -> str:
        await (await Phone(room).resume(token)).hear("heard")
        return await first.bye()

    assert room.run(come()) == "taken"
    assert [one.is_awake for one in room.voices.voices()] == [True]


def test_all_of_a_language_get_the_same_bytes(room: ClassRoom) -> None:
    phones = room.join("Anna", "Bence", "Réka")
    for phone in phones:
        phone.raw = ""
    room.voices.ask(asked(seconds=20))
    room.run(room.hear_all(phones, "poll"))
    assert len({phone.raw for phone in phones}) == 1
    assert len(phones[0].raw) < 600


def test_a_voice_is_renamed_muted_and_sent_out(room: ClassRoom) -> None:
    rude, good = room.join("Buta", "Anna")
    one, _ = room.voices.voices()
    question = asked()
    room.voices.ask(question)
    room.run(room.hear_all([rude, good], "poll"))
    room.run(answer(rude, 1, 0))
    room.run(answer(good, 1, 2))
    room.voices.rename(one.id, "\u200b\u202e")
    assert room.run(rude.hear("heard"))["name"] == room.voices.voices()[0].name == "1. róka"
    room.voices.mute(one.id)
    assert room.run(rude.hear("heard"))["muted"]
    assert question.poll.count() == (0, 0, 1, 0)
    assert room.voices.everybody_said, "it is not waited for"
    room.run(rude.say("say", poll=1, pick=1))
    room.voices.send_out(one.id)
    assert room.run(rude.bye()) == "out"
    assert [one.name for one in room.voices.voices()] == ["Anna"]
    assert question.poll.count() == (0, 0, 1, 0)

    async def come_again() -> str:
        return await (await Phone(room).resume(rude.heard[0]["token"])).bye()

    assert room.run(come_again()) == "seat"


def test_names_are_given_and_words_between_are_heard(room: ClassRoom) -> None:
    async def knock() -> tuple[Phone, dict[str, Any]]:
        phone = await Phone(room).open()
        await phone.say("lang", lang="hu")
        return phone, await phone.hear("heard")

    phone, door = room.run(knock())
    assert (door["name"], door["token"], door["given"]) == ("", "", False)
    room.voices.names_given = True
    assert room.run(phone.hear("heard"))["given"]
    room.run(phone.say("voice", v=1, code=room.voices.code, lang="hu", name="Buta", team=0))
    assert room.run(phone.hear("heard"))["name"] == "1. róka"
    room.voices.rest(msg("voice.look_at_the_wall", "It will start soon. Watch the wall."))
    assert room.run(phone.hear("rest"))["text"] == "Mindjárt kezdődik. Figyeld a táblát."


def test_the_picture_of_the_place_is_sent_to_who_wants_it(room: ClassRoom) -> None:
    (phone,) = room.join("Anna")
    room.voices.ask(replace(asked(), picture=b"a picture"))
    art = room.run(phone.hear("poll"))["art"]

    async def fetch(*ids: str) -> None:
        for _ in range(9):
            await phone.say("art", ids=[*ids])
        await phone.say("say", poll=1, pick=0)
        await phone.hear("said")

    room.run(fetch("0" * 16))
    assert [one for one in phone.heard if one["t"] == "picture"] == []
    room.run(fetch(art))
    found = [one["data"] for one in phone.heard if one["t"] == "picture"]
    assert set(found) == {bytes.fromhex(art) + b"a picture"}
    assert len(found) < 9, "it is large"


def test_proposals_are_judged_and_junk_counts_for_nobody(room: ClassRoom) -> None:
    first, second = room.join("Anna", "Bence")
    token = first.heard[0]["token"]
    asked_ = a_proposal(5, "some")
    room.voices.ask(asked_, in_slices=True)
    room.run(room.hear_all([first, second], "ask"))

    async def propose(phone: Phone, picks: list[int], poll: int = 5) -> None:
        await phone.say("propose", poll=poll, picks=picks)

    async def heard(phone: Phone, picks: list[int]) -> dict[str, Any]:
        await propose(phone, picks)
        return await phone.hear("proposed")

    assert room.run(heard(first, [0, 1]))["why"], "these two together break a rule"
    assert asked_.proposals.said == {}
    assert room.run(heard(first, [1, 2])) == {"t": "proposed", "poll": 5, "picks": [1, 2], "why": []}
    for picks, poll in (([9, 10], 5), ([2, 1], 5), ([1, 1], 5), ([2, 3], 4), ([], 99)):
        room.run(propose(first, picks, poll))
    room.run(first.say("say", poll=5, pick=0))
    assert room.run(heard(second, [2, 3]))["why"] == []
    assert sorted(asked_.proposals.said.values()) == [(1, 2), (2, 3)]
    assert room.voices.everybody_said
    room.run(first.close())

    async def come() -> dict[str, Any]:
        return await (await Phone(room).resume(token)).hear("ask")

    assert room.run(come())["mine"] == [1, 2], "who comes back finds what they proposed"
    room.end()
    room.run(propose(second, [3, 4]))
    room.run(second.say("lang", lang="de"))
    room.run(second.hear("heard"))
    assert sorted(asked_.proposals.said.values()) == [(1, 2), (2, 3)], "late is late"


def test_a_vote_has_more_rows_than_a_question_and_no_more_than_a_phone_is_sent() -> None:
    for rows in (2, MOST_VOTED):
        assert len(a_vote(1, rows).options) == rows
    for rows in (1, MOST_VOTED + 1):
        with pytest.raises(ValueError, match="answers"):
            a_vote(1, rows)
    texts = tuple(one for one in a_proposal(1, "some").options for _ in range(MOST_ITEMS))
    with pytest.raises(ValueError, match="things"):
        replace(a_proposal(1, "some"), options=texts)


def test_more_time_is_told_and_keeps_what_was_said(room: ClassRoom) -> None:
    (phone,) = room.join("Anna")
    room.voices.ask(asked(seconds=20))
    assert room.run(phone.hear("poll"))["left"] == 20_000
    room.run(answer(phone, 1, 3))
    room.voices.give_time(15)
    again = room.run(phone.hear("poll"))
    assert 20_000 < again["left"] <= 35_000
    assert again["mine"] == 3


def test_nothing_about_a_pupil_is_written_anywhere(
    room: ClassRoom, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    plain, low = builtins.open, os.open

    def open_(file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if re.search(r"[wax+]", mode):
            written.append(str(file))
        return plain(file, mode, *rest, **more)

    def open_low(path: Any, flags: int, *rest: Any, **more: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            written.append(str(path))
        return low(path, flags, *rest, **more)

    for module, name, made in ((builtins, "open", open_), (io, "open", open_), (os, "open", open_low)):
        monkeypatch.setattr(module, name, made)
    phones = room.join("Zsuzsanna", "Boglárka")
    tokens = [phone.heard[0]["token"] for phone in phones]
    question = asked()
    room.voices.ask(question)
    room.run(room.hear_all(phones, "poll"))
    for phone in phones:
        room.run(answer(phone, 1, 2))
    room.end()
    room.voices.tell(told(question))
    room.run(phones[1].close())
    room.voices.sum_up()
    room.voices.bye()
    monkeypatch.undo()
    assert written == []
    for file in tmp_path.rglob("*"):
        if file.is_file():
            assert not any(one.encode() in file.read_bytes() for one in ("Zsuzsanna", "Boglárka", *tokens))
    assert room.voices.voices() == ()
