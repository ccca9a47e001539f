"""Two people at one screen: what everybody may read is asked without a curtain, while all hands lie face down."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.session.looker import SeatLooker
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import NAMES
from tests.qtapp.net.test_non_interference import in_another_world
from tests.qtapp.waiting import settle

FACE_DOWN = ("ginkgopolis", "imperial_miners")
"""Games whose people choose in secret and are then asked, one by one, what everybody may know."""


def asked_face_down(shell: MainWindow, home: Path, qtbot: QtBot, game: str, most: int = 80) -> api.Pending:
    """A table at which somebody is asked without their cards."""
    session, bot = api.new_session(game, 2, seed=7, names=NAMES[:2]), api.GreedyBot(3)
    for _ in range(most):
        pending = session.first_pending()
        assert pending is not None
        if SeatLooker(session, 0).questions.face_down.is_possible(pending.question.seat):
            break
        session.answer(pending, bot.choose_answer(session, pending))
    shell.context.set_theme(shell.context.theme.changed(animations=False))
    shell.show_session(session, home / "games" / "face.tarsas")
    settle(qtbot, shell)
    assert shell.game is not None
    asked = shell.game.client.questions.pending()
    assert asked is not None and shell.game.client.face_down == asked.question.seat
    return asked


@pytest.mark.parametrize("game", FACE_DOWN)
def test_what_everybody_may_read_is_asked_without_a_curtain(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    pending = asked_face_down(shell, home, qtbot, game)
    assert shell.game is not None and shell.curtain is not None
    client, decision = shell.game.client, shell.game.decision
    seat = pending.question.seat
    assert client.viewer == 0 and client.asked == seat and not shell.curtain.seat
    assert NAMES[seat - 1] in decision._asker.text() and decision.cards_button is not None
    assert client.view() == api.seat_view(client.session.table, 0), "nobody's hand is open"
    assert not shell.game.page.view.table.held.sprites
    before = client.history.current
    decision.buttons[0].click()
    settle(qtbot, shell)
    assert client.history.current is not before, "and it can be answered there"


def test_whoever_wants_their_cards_finds_the_curtain_before_them(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    pending = asked_face_down(shell, home, qtbot, "ginkgopolis")
    assert shell.game is not None and shell.curtain is not None
    client = shell.game.client
    assert shell.game.decision.cards_button is not None
    shell.game.decision.cards_button.click()
    assert shell.curtain.seat == pending.question.seat and client.viewer == 0 and not client.face_down
    shell.curtain.uncover()
    assert client.viewer == pending.question.seat and client.questions.pending() == pending
    assert shell.game.decision.cards_button is None


def test_a_hint_waits_for_the_cards(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    asked_face_down(shell, home, qtbot, "ginkgopolis")
    assert shell.game is not None
    shell.game.hints.give()
    assert not shell.game.hints.thinking and "your cards" in shell.game.page.bar.text.text()


@pytest.mark.parametrize("game", ["ginkgopolis", "imperial_miners", "underwater_cities"])
def test_a_question_is_open_in_every_world_or_in_none(game: str) -> None:
    """Whether a curtain falls tells nothing, and what is asked without one is the same whatever lies in hands."""
    session = api.new_session(game, 2, seed=5, names=NAMES[:2])
    opened = closed = 0
    for step in range(60):
        pending = session.first_pending()
        if pending is None:
            break
        seat = pending.question.seat
        other = in_another_world(session, api.seat_view(session.table, 0), step)
        here = SeatLooker(session, 0)
        open_here = here.questions.face_down.is_possible(seat)
        if other is not None and open_here:
            here.questions.face_down.ask(seat)
            there = SeatLooker(other, 0)
            there.questions.face_down.ask(seat)
            assert [one.key for one in here.questions.options()] == [one.key for one in there.questions.options()]
            for one, same in zip(here.questions.options(), there.questions.options(), strict=True):
                assert one.label == same.label and one.gesture == same.gesture
                assert here.questions.preview(one.answer) == there.questions.preview(same.answer)
        opened, closed = opened + open_here, closed + (not open_here)
        session.answer(pending, api.RandomBot(step).choose_answer(session, pending))
    assert closed and (opened or game == "underwater_cities")
