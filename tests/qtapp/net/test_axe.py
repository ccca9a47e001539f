"""axe-core judges the phones' pages, light and dark: every kind of question of a whole game, and a class."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from qtapp.net.voice_texts import Shape, Told
from tests.qtapp.net import axe
from tests.qtapp.net.browser import BrowserPhone, Driver, is_installed
from tests.qtapp.net.test_browsers import GAMES, TAP_HELPERS, seated
from tests.qtapp.net.test_server import Running
from tests.qtapp.net.test_voice_page import beside, propose, six
from tests.qtapp.net.voice_phones import ClassRoom, a_proposal, a_vote, told

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        not is_installed() and "CI" not in os.environ,
        reason="NO PAGE OF PHONES IS JUDGED: install chromium and chromium-driver (make setup-dev does it as root)",
    ),
]
_LOOK = """
const classes = (root) => [...new Set([...(root ? root.querySelectorAll('*') : [])]
  .flatMap((one) => [...one.classList].map((name) => name.replace(/[0-9]+/, ''))))];
return [classes(document.querySelector('main')), classes(document.querySelector('dialog[open]'))]
  .map((one) => one.sort().join(' ')).join(' | ');
"""
"""What a page is made of: two pages of which this is equal are of one kind."""


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    made = Driver().wait_ready()
    yield made
    made.close()


def _judge(phone: BrowserPhone, seen: set[str], wrong: dict[str, str]) -> None:
    look = phone.run(_LOOK)
    if look not in seen:
        seen.add(look)
        wrong.update(axe.judged(phone))


@pytest.mark.parametrize("game", GAMES)
def test_no_question_shuts_anybody_out(driver: Driver, game: str) -> None:
    running = Running(game=game, obvious=True)
    seen: set[str] = set()
    wrong: dict[str, str] = {}
    try:
        ways = ((1, "hu", False), (2, "de", True))
        phones = [seated(driver, running, seat, language, dark=dark) for seat, language, dark in ways]
        for number, phone in enumerate(phones, 1):
            phone.run(TAP_HELPERS, 4711 * number)
        while not running.table.session.is_over:
            for phone in phones:
                if phone.run("return Boolean(tarsas.state.ask) && !document.body.classList.contains('busy')"):
                    _judge(phone, seen, wrong)
                    phone.run("window.tapOnce()")
        for phone in phones:
            phone.wait("tarsas.state.over")
            for tab in ("#tab-ask", "#tab-hand", "#tab-log"):
                if phone.run("return Boolean(document.querySelector(arguments[0])?.offsetParent)", tab):
                    phone.click(tab)
                    _judge(phone, seen, wrong)
    finally:
        driver.put_phones_away()
        running.stop()
    assert len(seen) >= 6, "a game asks in more ways than that"
    assert not wrong, "\n".join(f"{rule}\n{found}" for rule, found in wrong.items())


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_page_of_a_class_shuts_nobody_out(qapp: QApplication, driver: Driver, dark: bool) -> None:
    room = ClassRoom()
    seen: set[str] = set()
    wrong: dict[str, str] = {}
    try:
        phone: BrowserPhone = beside(lambda: driver.phone(room.voices.address_for_camera, "hu", dark=dark))

        def join() -> None:
            phone.wait("document.querySelector('#name')")
            _judge(phone, seen, wrong)
            phone.click("#name")
            phone.keys("Kati\ue007")
            phone.wait("document.querySelector('header .who')?.textContent === 'Kati'")
            _judge(phone, seen, wrong)

        beside(join)
        for number, tapped in ((1, 4), (2, 0)):
            question = six(number)
            room.voices.ask(question)

            def answer(tapped: int = tapped) -> None:
                phone.wait("document.querySelectorAll('.answer .glyph').length === 6")
                _judge(phone, seen, wrong)
                tap = f"document.querySelector('#answer-{tapped}:not([aria-pressed=true])')?.click()"
                phone.wait(f"({tap}, document.querySelector('.answer.counted'))")  # who taps too soon is not heard
                _judge(phone, seen, wrong)

            beside(answer)
            room.end()
            room.voices.tell(told(question))
            beside(lambda: phone.wait("document.querySelector('.verdict')"))
            beside(lambda: _judge(phone, seen, wrong))
        room.voices.ask(a_vote(3))
        beside(lambda: phone.wait("document.querySelectorAll('.votes .answer').length === 12"))
        beside(lambda: _judge(phone, seen, wrong))
        room.end()
        room.voices.tell(Told(chosen=2))
        beside(lambda: phone.wait("document.querySelector('.does')"))
        beside(lambda: _judge(phone, seen, wrong))
        shapes: tuple[Shape, ...] = ("some", "amounts", "order")
        for number, shape in enumerate(shapes, 4):
            room.voices.ask(a_proposal(number, shape))
            beside(lambda shape=shape: phone.wait(f"tarsas.ask?.shape === '{shape}'"))  # type: ignore[misc]
            beside(lambda: _judge(phone, seen, wrong))
            beside(lambda shape=shape: propose(phone, shape))  # type: ignore[misc]
            beside(lambda: _judge(phone, seen, wrong))
        room.voices.bye()
        beside(lambda: phone.wait("document.querySelector('.door [role=alert]')"))
        beside(lambda: _judge(phone, seen, wrong))
    finally:
        driver.put_phones_away()
        room.stop()
    assert len(seen) >= 10, "a class sees more pages than that"
    assert not wrong, "\n".join(f"{rule}\n{found}" for rule, found in wrong.items())
