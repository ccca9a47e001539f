"""Real browsers play whole games with the program's own pictures: taps beside the mouse's clicks at the table, rows at
once, and room for fingers, on four screens.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.panels.decision.model_for import model_for
from qtapp.session.client import SeatClient
from tests.qtapp.net.browser import BrowserPhone, Driver, is_installed
from tests.qtapp.net.painted import PaintedTable, beside
from tests.qtapp.net.test_browsers import GAMES

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        not is_installed() and "CI" not in os.environ,
        reason="NO TAPS OF PHONES ARE COUNTED: install chromium and chromium-driver (make setup-dev does it as root)",
    ),
]
_SCREENS = ((360, 640), (412, 915), (740, 360), (1024, 768))
_MOST_ROWS, _MOST_TAPS = 12, 1.3
_PATIENCE = 30
"""Seconds until an answer has arrived, on a busy machine."""
_HAND = (Path(__file__).parent / "taps.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    made = Driver().wait_ready()
    yield made
    made.close()


def clicks(client: SeatClient, answer: object) -> int:
    """How often one clicks on the decision card of the table to give an answer."""
    pending = client.questions.pending()
    assert pending is not None
    options = client.questions.options()
    wanted = next((one for one in options if one.answer == answer), None)
    if wanted is None:
        match pending.frame.shape:
            case api.QuestionShape.SOME:
                assert isinstance(answer, tuple)
                return len(answer) + 1
            case api.QuestionShape.AMOUNTS:
                assert isinstance(answer, tuple)
                before: tuple[int, ...] = client.questions.default_answer()
                return 1 + sum(abs(int(one) - other) for one, other in zip(answer, before, strict=True))
        return 1
    model = model_for(client)
    model.ask(pending.question.text, None, options)
    for count in range(1, 10):
        step = model.step()
        assert step is not None
        row = next(row for row in step.rows() if wanted in row.options)
        if model.choose(row) is not None:
            return count
    raise AssertionError("the card leads nowhere")


@pytest.mark.parametrize("screen", _SCREENS, ids=lambda one: f"{one[0]}x{one[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_needs_hardly_more_taps_than_the_mouse(
    context: AppContext, driver: Driver, game: str, screen: tuple[int, int]
) -> None:
    table = PaintedTable(api.new_session(game, 2, seed=11, names=("Anna", "Bence")), context, obvious=True)
    bots = {seat: api.RandomBot(40 + seat) for seat in (1, 2)}
    taps: Counter[str] = Counter()

    def sit(seat: int, language: str) -> BrowserPhone:
        phone: BrowserPhone = driver.phone(table.invitation, language, size=screen)
        phone.wait("document.querySelector('#seat-1')")
        phone.click(f"#seat-{seat}")
        phone.wait("tarsas.state")
        phone.run(_HAND)
        return phone

    def give(phone: BrowserPhone, ask: int, picks: list[int]) -> int:
        phone.wait(f"tarsas.state.ask?.id === {ask} && !document.body.classList.contains('busy')")
        return int(
            phone.run_later("const done = arguments[arguments.length - 1]; give(arguments[0]).then(done)", picks)
        )

    try:
        phones = {1: beside(partial(sit, 1, "hu")), 2: beside(partial(sit, 2, "de"))}
        while not table.session.is_over:
            pending = table.session.first_pending()
            assert pending is not None
            seat = pending.question.seat
            packets = next(one for one in table.host.chairs.all() if one.seat == seat).packets
            answer = bots[seat].choose_answer(table.session, pending)
            picks = _numbers(packets.answers, answer, pending.frame.shape)
            taps["mouse"] += clicks(SeatClient(table.session, seat), answer)
            done = len(table.session.entries)
            taps["phone"] += beside(partial(give, phones[seat], packets.ask_id, picks))
            until = monotonic() + _PATIENCE
            while len(table.session.entries) == done and monotonic() < until:
                beside(partial(sleep, 0.02))
            said = "" if len(table.session.entries) > done else beside(partial(phones[seat].run, "return wrong"))
            assert len(table.session.entries) > done, f"not taken: {pending.question.text.id} {picks} {said}"
        wrong = {one for phone in phones.values() for one in beside(partial(phone.run, "return wrong"))}
        most = max(beside(partial(phone.run, "return most")) for phone in phones.values())
        print(f"\n{game} {screen}: {taps['phone']} taps, {taps['mouse']} clicks, {most} rows")
        assert not wrong, "\n".join(sorted(wrong)[:30])
        assert most <= _MOST_ROWS
        assert taps["phone"] <= _MOST_TAPS * taps["mouse"]
    finally:
        beside(driver.put_phones_away)
        table.stop()


def _numbers(known: list[Any], answer: Any, shape: api.QuestionShape) -> list[int]:
    """An answer as a phone says it."""
    if shape is api.QuestionShape.PICK:
        return [known.index(answer)]
    if shape is api.QuestionShape.AMOUNTS:
        return [*answer]
    left = dict(enumerate(known))
    found = []
    for item in answer:
        number = next(at for at, one in left.items() if one == item)
        del left[number]
        found.append(number)
    return found
