"""A real browser of the size of a small phone answers in a class: by taps, by keys, and as a reader hears it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.api import LiteralArg, msg
from qtapp.net.voice_texts import Asked
from tests.qtapp.net.browser import BrowserPhone, Driver, is_installed
from tests.qtapp.net.voice_phones import ClassRoom, asked, told

pytestmark = pytest.mark.skipif(
    not is_installed() and "CI" not in os.environ,
    reason="THE PAGE OF A CLASS IS NOT TRIED: install chromium and chromium-driver (make setup-dev does it as root)",
)
_FINGER = 44
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
