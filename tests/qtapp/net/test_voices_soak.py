"""Forty voices and twenty questions of each game, made and marked by the engine: every vote is counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from statistics import median
from time import monotonic, thread_time
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine import api
from engine.api import Poll, QuizPicker
from qtapp.net.voice_wire import MOST_VOICES
from qtapp.net.voices import Asked, Told
from tests.qtapp.net.voice_phones import ClassRoom, Phone

_QUESTIONS = 20
_LANGUAGES = ("hu", "de", "en")
_MOST_BEAT = 0.02
"""Seconds of the window's thread to ask or to tell forty of them, on a busy computer."""

pytestmark = pytest.mark.soak


@pytest.fixture
def room(qapp: QApplication) -> Iterator[ClassRoom]:
    made = ClassRoom()
    yield made
    made.stop()


async def waver(phone: Phone, poll: int, pick: int) -> None:
    """Say something else first."""
    await phone.say("say", poll=poll, pick=1 - pick % 2)
    await phone.say("say", poll=poll, pick=pick)


async def all_say(saying: list[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*saying)


@pytest.mark.parametrize("game", ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage"))
def test_twenty_questions_to_forty_voices(room: ClassRoom, game: str) -> None:
    dice = api.RandomStream(5, game, 0)
    picker = QuizPicker(api.GAMES[game], seed=5)

    async def come(n: int) -> Phone:
        phone = await Phone(room).join(room.voices.secret, f"P{n}", _LANGUAGES[n % 3])
        await phone.hear("heard")
        return phone

    async def all_come() -> list[Phone]:
        return await asyncio.gather(*(come(n) for n in range(MOST_VOICES)))

    phones: list[Phone] = room.run(all_come())
    beats, ways, verdicts = [], [], 0
    for number in range(1, _QUESTIONS + 1):
        laid = picker.pick()
        assert laid is not None
        question = laid.question
        poll = Poll(number, question.choices, question.right)
        picks = [dice.randrange(len(question.choices)) for _ in phones]
        began, cost = monotonic(), thread_time()
        texts = tuple(one.text for one in question.choices)
        room.voices.ask(Asked(poll, number, _QUESTIONS, question.kind, None, question.text, texts))
        beats.append(thread_time() - cost)
        heard = room.run(room.hear_all(phones, "poll"))
        ways.append(monotonic() - began)
        assert len({str(one["options"]) for one in heard}) <= len(_LANGUAGES)

        saying = [waver(phone, number, pick) for phone, pick in zip(phones, picks, strict=True)]
        asyncio.run_coroutine_threadsafe(all_say(saying), room.loop).result(60)  # the window looks at nothing meanwhile
        room.end()
        assert poll.count() == tuple(picks.count(one) for one in range(len(question.choices)))
        cost = thread_time()
        told = Told(tuple(question.right), question.why, question.rule, question.instead)
        room.voices.tell(told)
        beats.append(thread_time() - cost)
        found = room.run(room.hear_all(phones, "told"))
        assert [one["ok"] for one in found] == [pick in question.right for pick in picks]
        verdicts += sum(one["ok"] for one in found)
    room.voices.sum_up()
    assert sum(one["right"] for one in room.run(room.hear_all(phones, "sum"))) == verdicts
    print(
        f"{game}: {_QUESTIONS * MOST_VOICES} votes, {verdicts} right; beats of the window median"
        f" {1000 * median(beats):.1f}, most {1000 * max(beats):.1f} ms; to the last phone median"
        f" {1000 * median(ways):.0f}, most {1000 * max(ways):.0f} ms; most bytes to a phone"
        f" {max(len(phone.raw.encode()) for phone in phones)}"
    )
    assert max(beats) < _MOST_BEAT
