"""A real browser of the size of a small phone answers in a class: by taps, by keys, and as a reader hears it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.api import LiteralArg, msg
from qtapp.net.voice_texts import Asked, Shape, Told
from tests.qtapp.net.browser import BrowserPhone, Driver, is_installed
from tests.qtapp.net.voice_phones import ClassRoom, a_proposal, a_vote, asked, told

pytestmark = pytest.mark.skipif(
    not is_installed() and "CI" not in os.environ,
    reason="THE PAGE OF A CLASS IS NOT TRIED: install chromium and chromium-driver (make setup-dev does it as root)",
)
_FINGER = 44
_SHAPES: tuple[Shape, ...] = ("some", "amounts", "order")
_SMALL = """
return [...document.querySelectorAll('button, input, summary')].filter((one) => one.offsetParent)
  .map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < arguments[0]).length
  + (document.documentElement.scrollWidth > innerWidth ? 100 : 0);
"""
"""How many targets are smaller than a finger; a hundred more if the page can be pushed sideways."""


@pytest.fixture
def driver() -> Iterator[Driver]:
    made = Driver().wait_ready()
    yield made
    made.close()


def beside(work: Callable[[], Any]) -> Any:
    """What the browser does, while the window goes on."""
    found: list[Any] = []
    failed: list[BaseException] = []

    def do() -> None:
        try:
            found.append(work())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=do, daemon=True)
    thread.start()
    room, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: None if thread.is_alive() else room.quit())
    timer.start(5)
    room.exec()
    if failed:
        raise failed[0]
    return found[0]


def six(number: int) -> Asked:
    """A question with as many and as long answers as there can be."""
    base = asked(number)
    texts = tuple(msg("window.bare_term", "{what}", what=LiteralArg(f"{'Wasserableitung ' * 5}{n}")) for n in range(6))
    poll = type(base.poll)(number, texts, frozenset({4}))
    return Asked(poll, number, 20, "allowed", None, texts[0], texts, 60)


def test_a_browser_votes_and_proposes(qapp: QApplication, driver: Driver) -> None:
    room = ClassRoom()
    try:
        phone: BrowserPhone = beside(lambda: driver.phone(room.voices.address_for_camera, "hu"))

        def join() -> None:
            phone.wait("document.querySelector('#name')")
            phone.click("#name")
            phone.keys("Kati\ue007")
            phone.wait("document.querySelector('header .who')?.textContent === 'Kati'")

        beside(join)
        vote = a_vote(1)
        room.voices.ask(vote, in_slices=True)

        def say() -> None:
            phone.wait("document.querySelectorAll('.votes .answer .number').length === 12")
            assert phone.run(_SMALL, _FINGER) == 0
            phone.run("document.documentElement.style.fontSize = '200%'")
            assert phone.run(_SMALL, _FINGER) == 0
            phone.run("document.documentElement.style.fontSize = ''")
            assert phone.run("return document.querySelector('#answer-1').getAttribute('aria-label')").startswith("2: ")
            phone.run(
                "const go = () => { document.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));"
                " if (!document.querySelector('#answer-2[aria-pressed=true]')) setTimeout(go, 50); }; go();"
            )
            phone.wait("document.querySelector('#answer-2.counted')")

        beside(say)
        assert vote.poll.count()[2] == 1
        room.end()
        room.voices.tell(Told(chosen=2))

        def read() -> None:
            phone.wait("document.querySelector('.does .number')?.textContent === '3'")
            assert phone.run("return document.querySelectorAll('.bars li').length") == 12

        beside(read)
        for number, shape in enumerate(_SHAPES, 2):
            asked = a_proposal(number, shape)
            room.voices.ask(asked)
            beside(partial(propose, phone, shape))
            assert len(asked.proposals.said) == 1
            room.end()
        assert beside(phone.complaints) == []
    finally:
        room.stop()


def propose(phone: BrowserPhone, shape: Shape) -> None:
    """Put together what breaks a rule, read why, and propose something else."""
    phone.wait(f"tarsas.ask?.shape === '{shape}' && document.querySelector('#propose')")
    assert phone.run(_SMALL, _FINGER) == 0
    bad = {"some": ("#item-0", "#item-1"), "amounts": ("#step-0-1", "#step-1-1"), "order": ("#step-0-1",)}[shape]
    for one in bad:
        phone.click(one)
    phone.click("#propose")
    phone.wait("document.querySelector('.reasons')?.textContent.includes('Nicht diese')")
    more = {"some": ("#item-1", "#item-4"), "amounts": ("#step-0--1", "#step-4-1"), "order": ("#step-4--1",)}[shape]
    for one in more:
        phone.click(one)
    phone.click("#propose")
    phone.wait("document.querySelector('.foot b') && !document.querySelector('.reasons')")


def test_a_browser_joins_answers_by_key_and_reads_why(qapp: QApplication, driver: Driver) -> None:
    room = ClassRoom()
    try:
        phone: BrowserPhone = beside(lambda: driver.phone(room.voices.address_for_camera, "de"))

        def join() -> None:
            phone.wait("document.querySelector('#name')")
            assert not phone.run("return document.querySelector('#code')"), "the picture holds the secret"
            phone.click("#join")
            phone.wait("document.querySelector('#name[aria-invalid=true]')")
            phone.click("#name")
            phone.keys("Jürgen\ue007")
            phone.wait("document.querySelector('header .who')?.textContent === 'Jürgen'")
            assert phone.run("return location.hash") == ""

        beside(join)
        question = six(1)
        room.voices.ask(question)

        def answer() -> None:
            phone.wait("document.querySelectorAll('.answer .glyph').length === 6")
            assert phone.run(_SMALL, _FINGER) == 0
            phone.run("document.documentElement.style.fontSize = '200%'")
            assert phone.run(_SMALL, _FINGER) == 0
            assert "Frage 1 / 20" in phone.run("return document.querySelector('#announce').textContent")
            assert phone.run("return document.querySelector('#answer-4').getAttribute('aria-label')").startswith(
                "Glocke"
            )
            phone.wait("performance.now() > 1000 && document.querySelector('#answer-4')")
            phone.run(
                "const go = () => { document.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true }));"
                " if (!document.querySelector('#answer-4[aria-pressed=true]')) setTimeout(go, 50); }; go();"
            )
            phone.wait("document.querySelector('#answer-4.counted[aria-pressed=true]')")

        beside(answer)
        assert question.poll.count() == (0, 0, 0, 0, 1, 0)
        beside(lambda: phone.run("tarsas.drop()"))  # the line is cut, and the page finds it again
        beside(lambda: phone.wait("tarsas.isOn"))
        room.end()
        room.voices.tell(told(question))

        def read() -> None:
            phone.wait("document.querySelector('.verdict.right')")
            assert phone.run("return document.querySelectorAll('.bars li.is-right.is-mine').length") == 1
            assert "Richtig!" in phone.run("return document.querySelector('#announce').textContent")
            kept = phone.run("return JSON.stringify(Object.entries(localStorage))")
            assert "Jürgen" not in kept
            phone.go(room.voices.address)
            phone.wait("document.querySelector('.verdict.right')")
            assert phone.complaints() == []

        beside(read)
        assert [(one.name, one.is_awake) for one in room.voices.voices()] == [("Jürgen", True)]
        room.voices.bye()
        beside(lambda: phone.wait("document.querySelector('.door [role=alert]')"))
    finally:
        room.stop()
