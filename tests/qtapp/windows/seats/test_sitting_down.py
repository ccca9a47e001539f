"""After the curtain: whose eyes see the slow motion, where the keyboard is, where the timeline stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.motion.replay import frames_of
from qtapp.windows.main import MainWindow
from qtapp.windows.seats import hot_seat
from tests.qtapp.conftest import NAMES, press
from tests.qtapp.waiting import outlast, settle
from tests.soak import mostly_soak

OTHERS = ("imperial_miners", "underwater_cities")
"""Games with secrets: the curtain falls between their people."""


def next_person(shell: MainWindow, qtbot: QtBot) -> tuple[api.VisibleOp, ...]:
    """Answer until the curtain falls, lift it; the newest step as the one who has just left saw it."""
    assert shell.game is not None and shell.curtain is not None
    client, bot = shell.game.client, api.RandomBot(1)
    seen: list[tuple[api.VisibleOp, ...]] = []
    client.changed.connect(lambda change: seen.append(change.steps))
    while not shell.curtain.seat:
        pending = client.questions.pending()
        assert pending is not None
        assert client.questions.answer(bot.choose_answer(client.session, pending))
        QApplication.processEvents()
    shell.curtain.ready.setFocus()
    press(Qt.Key.Key_Space)
    assert not shell.curtain.seat
    settle(qtbot, shell)
    return seen[-1]


def table_of(shell: MainWindow, game: str, home: Path, answers: int) -> None:
    """A game of two, well under way, the right person before the screen."""
    session = api.new_session(game, 2, seed=7, names=NAMES[:2])
    bot = api.RandomBot(1)
    for _ in range(answers):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    shell.show_session(session, home / "games" / "sitting.tarsas")
    assert shell.curtain is not None
    shell.curtain.uncover()


@pytest.mark.parametrize("game", OTHERS)
def test_the_keyboard_answers_and_the_timeline_shows_now(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    table_of(shell, game, home, 70)
    next_person(shell, qtbot)
    assert shell.game is not None
    focus = QApplication.focusWidget()
    assert focus is not None and shell.game.decision.isAncestorOf(focus), focus
    for panel in ("timeline", "log"):
        shell.game.side.open(panel)
    settle(qtbot, shell)
    bar = shell.game.timeline.horizontalScrollBar()
    assert bar.maximum() > 0 and bar.value() == bar.maximum(), "the present moment is out of sight"
    log = shell.game.log.verticalScrollBar()
    assert log.maximum() > 0 and log.value() == log.maximum(), "the newest line of the log is out of sight"
    shell.resize(1100, 700)
    settle(qtbot, shell)
    assert log.value() == log.maximum(), "it stays in sight when lines are broken otherwise"
    log.triggerAction(log.SliderAction.SliderToMinimum)
    shell.resize(1280, 800)
    settle(qtbot, shell)
    assert log.value() < log.maximum(), "who reads what was before is left alone"


@pytest.mark.parametrize("game", mostly_soak(OTHERS, OTHERS[0]))
def test_slow_motion_is_for_the_eyes_of_the_one_who_sits_there(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_of(shell, game, home, 40)
    differs = 0
    for _ in range(6):
        before_them = next_person(shell, qtbot)
        assert shell.game is not None
        client, view = shell.game.client, shell.game.page.view
        here = client.session.current
        played: list[tuple[api.SeatView, tuple[api.VisibleOp, ...]]] = []
        monkeypatch.setattr(
            view.slow_motion, "play", lambda before, steps, _, kept=played: kept.append((before, steps))
        )
        shell.game.history.play()
        own = tuple(api.visible_ops(here.ops, client.viewer))
        differs += own != before_them
        assert client.session.current is here, "looking back moves nothing"
        for before, steps in played:
            assert steps == own
            assert before.viewer == client.viewer
            frames = frames_of(before, steps, client.view())
            assert frames[0].view.places != before.places or len(frames) == 1 or not frames[0].steps
    assert differs, "nothing was secret in any of these steps"


def test_no_curtain_falls_over_the_start_page(
    shell: MainWindow, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has just moved sees what came of it for a moment; in that moment one can leave the table."""
    moment = 40
    monkeypatch.setattr(hot_seat, "_LINGER", moment)
    shell.context.set_theme(shell.context.theme.changed(animations=True))
    session = api.new_session("underwater_cities", 2, seed=7, names=NAMES[:2])
    shell.show_session(session, home / "games" / "left.tarsas")
    assert shell.curtain is not None and shell.game is not None and shell.hot_seat is not None
    shell.curtain.uncover()
    client = shell.game.client
    while not shell.hot_seat.waits_for():
        pending = client.questions.pending()
        assert pending is not None
        assert client.questions.answer(api.GreedyBot(1).choose_answer(session, pending))
    assert not shell.curtain.seat, "not yet"
    shell.go_home()
    outlast(qtbot, shell.context.theme.ms(moment))
    assert not shell.curtain.seat and not shell.curtain.isVisible() and shell.start.isVisible()


@pytest.mark.parametrize("page", ["start", "lessons"])
def test_what_is_answered_from_elsewhere_lets_no_curtain_fall_over_another_page(
    page: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    """A phone goes on while somebody reads the start page or learns; who comes back finds the curtain."""
    shell.context.set_theme(shell.context.theme.changed(animations=False))
    table_of(shell, "imperial_miners", home, 0)
    assert shell.game is not None and shell.curtain is not None
    client, bot = shell.game.client, api.RandomBot(1)
    shell.go_home() if page == "start" else shell.lessons.show_courses()
    for _ in range(4):
        pending = client.session.first_pending()
        assert pending is not None
        entry = client.session.answer(pending, bot.choose_answer(client.session, pending))
        assert isinstance(entry, api.HistoryEntry)
        client.looker.happened(entry)
        settle(qtbot, shell)
        assert not shell.curtain.isVisible()
    assert shell.autosave.path is not None
    shell.show_session(client.session, shell.autosave.path)
    assert shell.curtain.seat or client.face_down
    assert not client.viewer, "nobody's cards are on the screen"


def test_the_next_person_does_not_read_what_the_one_before_looked_at(
    shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    """The name of a hidden tile stands in a tip, its picture over the table, a ring around it."""
    session = api.new_session("ginkgopolis", 2, seed=7, names=NAMES[:2])
    shell.show_session(session, home / "games" / "eyes.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    game, view = shell.game, shell.game.page.view
    for other in (2, 1):
        view.camera.fitted = False
        tiles = view.table.view.places[f"seat.{game.client.viewer}.tiles"]
        target = next(one for one in view.keyboard.targets() if tiles.pieces[0].id in one.ids)
        view.keyboard.stand_on(target)
        view.preview.rest_on(target)
        view.preview.show_now()
        game.explaining.hover_tip.rest_on(tiles.pieces[0].id)
        name = game.explaining.hover_tip.text()
        assert name and view.preview.visible
        game.client.set_viewer(other)
        assert not game.explaining.hover_tip.text() and not view.preview.visible
        assert not view.highlights.shown("focus") and not view.keyboard.here


def test_a_remark_leaves_everybody_where_they_are(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(3, 2)
    assert shell.game is not None and shell.curtain is not None and shell.hot_seat is not None
    client = shell.game.client
    client.set_viewer(1)
    assert shell.hot_seat.waits_for() == 3, "somebody else is asked"
    client.history.remark("Look here")
    settle(qtbot, shell)
    assert not shell.curtain.seat and client.viewer == 1
