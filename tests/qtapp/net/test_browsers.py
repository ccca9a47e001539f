"""Two real browsers of the size of small phones play whole games, by taps on what is on their screens.

The game goes on inside the pages: a script taps as a hasty hand would. No browser may complain about anything.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from tests.qtapp.net.browser import BrowserPhone, Driver, is_installed
from tests.qtapp.net.test_server import Running
from tests.soak import mostly_soak

pytestmark = pytest.mark.skipif(
    not is_installed() and "CI" not in os.environ,
    reason="THE PAGE OF PHONES IS NOT TRIED: install chromium and chromium-driver (make setup-dev does it as root)",
)
GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
TAP_HELPERS = """
let luck = arguments[0], last = 0;
const next = (n) => { luck = (luck * 1103515245 + 12345) % 2147483648; return Math.floor(luck / 65536) % n; };
const any = (found) => (found.length ? found[next(found.length)] : null);
const all = (selector) => [...document.querySelectorAll(selector)];
window.taps = { answers: 0, stuck: 0 };
window.tapOnce = () => {
  const state = tarsas.state;
  if (!state || !state.ask || state.ask.id === last || document.body.classList.contains('busy')) return;
  const sheet = document.querySelector('dialog[open]');
  let aim = sheet ? any([...all('dialog .option'), ...all('dialog .fold:not([open]) > summary')])
    || document.querySelector('dialog .x')
    : document.querySelector('#send[aria-disabled=false]')
      || any([...all('main .option:not(.choice)'), ...all('main .card.lit'),
        ...all('main .fold:not(.meanwhile):not([open]) > summary')]);
  if (!aim && document.querySelector('#send[aria-busy=true]')) return;
  if (!aim && all('.choice').length) {
    const few = all('.choice[aria-pressed=true]').length < state.ask.low;
    aim = any(all(few ? '.choice[aria-pressed=false]' : '.choice'));
  }
  if (!aim) aim = document.querySelector('#proposal');
  if (aim) {
    if (aim.matches('.option:not(.choice), #send')) { last = state.ask.id; taps.answers += 1; }
    aim.click();
  } else taps.stuck += 1;
};
"""
_TAP = f"{TAP_HELPERS}\nconst tap = () => {{ window.tapOnce(); setTimeout(tap, 5); }};\ntap();\n"


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    made = Driver().wait_ready()
    yield made
    made.close()


def seated(driver: Driver, running: Running, seat: int, language: str, *, dark: bool = False) -> BrowserPhone:
    running.host.open_door()
    phone: BrowserPhone = driver.phone(f"http://{running.at}/#c={running.host.code}", language, dark=dark)
    phone.wait("document.querySelector('#seat-1')")
    phone.click(f"#seat-{seat}")
    phone.wait("tarsas.state")
    return phone


@pytest.mark.parametrize("game", mostly_soak(GAMES, "barrage"))
def test_two_browsers_play_a_whole_game(driver: Driver, game: str) -> None:
    running = Running(game=game, obvious=True)
    try:
        phones = [seated(driver, running, seat, language) for seat, language in ((1, "hu"), (2, "de"))]
        for number, phone in enumerate(phones, 1):
            phone.run(_TAP, 4711 * number)
        for phone in phones:
            phone.wait("tarsas.state.over")
        assert running.table.session.is_over
        entries = [entry for entry in running.table.session.entries if entry.parent is not None]
        given = sum(phone.run("return taps.answers") for phone in phones)
        assert given == sum(not entry.by_itself for entry in entries), "no answer was doubled, none was lost"
        for phone in phones:
            assert phone.complaints() == []
            assert phone.run("return document.documentElement.scrollWidth <= innerWidth")
            own = phone.run("return performance.getEntriesByType('resource').map(one => one.name)")
            assert all(str(one).startswith(f"http://{running.at}/") or one.startswith("blob:") for one in own)
    finally:
        driver.put_phones_away()
        running.stop()


def test_a_browser_sleeps_wakes_up_and_loads_its_page_anew(driver: Driver) -> None:
    running = Running()
    try:
        phone = seated(driver, running, 1, "hu")
        question = phone.run("return document.querySelector('#question').textContent")
        phone.run("tarsas.drop()")
        phone.wait("tarsas.marks.welcomes === 2 && document.querySelector('#question')")
        assert running.host.where(1) == "phone"
        phone.go(f"http://{running.at}/")  # loaded anew, without the code: the seat is remembered
        phone.wait("window.tarsas && tarsas.state")
        assert phone.run("return document.querySelector('#question').textContent") == question
        with running.lock:
            running.table.session.remark("<img src=x onerror='window.hurt=1'>", 2)
            running.table.changed()
        phone.click("#tab-log")
        assert phone.wait("document.querySelector('.log').textContent.includes('<img')")
        assert not phone.run("return window.hurt || document.querySelector('.log img')")
        assert phone.complaints() == []
    finally:
        driver.put_phones_away()
        running.stop()


def test_keys_and_readers_find_everything(driver: Driver) -> None:
    """Each control has a name and room for a finger; an answer can be given by keys alone; twice the text fits."""
    running = Running()
    try:
        phone = seated(driver, running, 1, "de")
        buttons = "[...document.querySelectorAll('button, summary')].filter(one => one.offsetParent)"
        assert phone.run(
            f"return {buttons}.every(one => (one.getAttribute('aria-label') || one.textContent).trim().length > 1)"
        )
        assert phone.run(
            f"return {buttons}.map(one => one.getBoundingClientRect())"
            ".every(box => box.width >= 44 && box.height >= 44)"
        )
        assert phone.run("return document.documentElement.lang") == "de"
        phone.run("document.querySelector('.card.lit').focus()")
        phone.keys("\ue007")
        phone.wait("document.querySelector('dialog[open] .option')")
        phone.keys("\ue00c")
        phone.wait("!document.querySelector('dialog[open]')")
        phone.run("document.querySelector('.card.lit').focus()")
        phone.keys("\ue007")
        phone.wait("document.querySelector('dialog[open] .option')")
        phone.run("document.querySelector('dialog[open] .option').focus()")
        phone.keys("\ue007")
        phone.wait("!tarsas.state.ask")
        phone.run("document.documentElement.style.fontSize = '200%'")
        for tab in ("ask", "hand", "log"):
            phone.click(f"#tab-{tab}")
            wide = phone.run("const main = document.querySelector('main'); return [main.scrollWidth, main.clientWidth]")
            assert wide[0] <= wide[1], tab
        assert phone.complaints() == []
    finally:
        driver.put_phones_away()
        running.stop()


def test_what_others_did_meanwhile_is_one_tap_away(driver: Driver) -> None:
    """And a word says when a step was taken back."""
    running = Running(game="barrage")
    session = running.table.session
    try:
        with running.lock:
            while len(session.options(session.pending()[0])) < 20:
                session.answer(session.pending()[0], session.options(session.pending()[0])[0])
        asked = session.pending()[0].question.seat
        phone = seated(driver, running, 3 - asked, "en")
        told = phone.run("return tarsas.state.told.length")
        with running.lock:
            session.answer(session.pending()[0], session.options(session.pending()[0])[0])
            running.table.changed()
        phone.wait(f"tarsas.state.told.length > {told}")
        news = phone.wait("document.querySelector('#meanwhile, .news')?.id || 'read'")
        if news == "meanwhile":  # asked at once, it is one tap away; who waits reads it
            phone.click("#meanwhile summary")
        assert phone.run("return document.querySelector('.told li').offsetHeight > 0")
        with running.lock:
            session.undo()
            running.table.changed()
        name = session.players[asked - 1].name
        phone.wait(f"document.querySelector('#say').textContent === '{name}: A step was taken back.'")
        phone.wait(f"tarsas.state.told.length === {told}")
        assert phone.complaints() == []
    finally:
        driver.put_phones_away()
        running.stop()


@pytest.mark.soak
def test_with_a_slow_network_nothing_is_doubled_or_lost(driver: Driver) -> None:
    running = Running(delay=0.3)
    try:
        phones = [seated(driver, running, seat, language) for seat, language in ((1, "hu"), (2, "en"))]
        for number, phone in enumerate(phones, 1):
            phone.run(_TAP, 815 * number)
        for phone in phones:
            phone.wait("tarsas.state.over")
        given = sum(phone.run("return taps.answers") for phone in phones)
        assert given == len(running.table.session.entries) - 1
    finally:
        driver.put_phones_away()
        running.stop()


def test_a_wrong_code_is_told_and_another_can_be_typed(driver: Driver) -> None:
    running = Running()
    try:
        phone: BrowserPhone = driver.phone(f"http://{running.at}/#c=AAAAAA", "de")
        phone.wait("document.querySelector('.door [role=alert]') && document.querySelector('#code')")
        phone.click("#code")
        phone.keys(f"{running.host.code.lower()}\ue007")
        phone.wait("document.querySelector('#seat-1')")
        assert phone.complaints() == []
        phone.click("#seat-1")
        phone.wait("tarsas.state")
        running.stop()  # the door is closed
        phone.wait("document.querySelector('.door [role=alert]')")
        assert phone.run("return document.querySelector('.brand img').naturalWidth > 0"), "the sign is still there"
    finally:
        driver.put_phones_away()
        running.stop()


def test_no_thread_of_a_server_is_left() -> None:
    assert not [one for one in threading.enumerate() if one.name == "phones"]
