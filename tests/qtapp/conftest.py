"""What all tests of the screen share: the whole window, off-screen, in a home of its own, without animations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context, application
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls import grace
from qtapp.kit.paint.theme import Look, Theme
from qtapp.kit.wait.awaiting import awaiting
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from qtapp.windows.saving import thumbnails
from tests.qtapp.leaving import leave
from tests.qtapp.waiting import LIMIT, settle

GAME = "ginkgopolis"
NAMES = ["Anna", "Bence", "Őze", "Jürgen", "Tim"]


@pytest.fixture(autouse=True)
def swept(qapp: QApplication) -> Iterator[None]:
    """What a test has closed is really gone afterwards: no loop of events runs between tests that would delete it, and
    a style sheet is laid on every widget that is left.
    """
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys count at once: tests press one after the other. Those about the moment in which none counts say so."""
    monkeypatch.setattr(grace, "SHARE", 0.0)


@pytest.fixture
def messages() -> Iterator[list[str]]:
    """What Qt says while a test runs."""
    heard: list[str] = []

    def hear(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        heard.append(text)

    before = qInstallMessageHandler(hear)
    yield heard
    qInstallMessageHandler(before)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for settings and games that belongs to one test."""
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def context(qapp: QApplication, home: Path) -> Iterator[AppContext]:
    """Language, theme and settings, as the program has them."""
    application()
    made = app_context()
    made.set_language("en")
    made.set_theme(Theme(Look.LIGHT, animations=False))
    made.settings.answers_obvious = False  # the tests that are about it say so
    with awaiting(qapp) as made.loop:
        yield made
        made.close()


@pytest.fixture
def shell(
    context: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[MainWindow]:
    """The window at its start page; where a `table` is asked for it comes to the screen with it, as when a file is
    opened: a page that nobody looks at need not be laid out and painted.

    The game is photographed only when it is left: the picture that is taken while it is played costs as much as to open
    it, and is tried where the program runs by itself, in a process of its own.
    """
    monkeypatch.setattr(thumbnails, "SOON", 3600.0)
    QCursor.setPos(2, 2)  # a card at which a test before has left the pointer would stay there
    made = MainWindow(context)
    made.resize(1280, 800)
    if "table" not in request.fixturenames:
        show(made, qtbot)
    yield made
    leave(made)


def show(shell: MainWindow, qtbot: QtBot) -> None:
    """Bring the window to the screen."""
    with qtbot.waitExposed(shell, timeout=LIMIT):
        shell.show()


_ANSWERS: dict[tuple[int, int], list[Any]] = {}
"""By people and seed, what greedy bots answered so far: to think once is enough for all tests."""


def played(people: int = 2, answers: int = 0, seed: int = 7) -> api.Session:
    """A session after so many answers of greedy bots."""
    session = api.new_session(GAME, people, seed=seed, names=NAMES[: max(2, people)])
    known = _ANSWERS.setdefault((people, seed), [])
    bots = {seat: api.GreedyBot(seat) for seat in range(1, 6)}
    for number in range(answers):
        pending = session.first_pending()
        if pending is None:
            break
        if number == len(known):
            known.append(bots[pending.question.seat].choose_answer(session, pending))
        assert isinstance(session.answer(pending, known[number]), api.HistoryEntry)
    return session


@pytest.fixture
def table(shell: MainWindow, home: Path, qtbot: QtBot) -> Callable[..., MainWindow]:
    """Lays a session on the table and lifts the curtain for whoever is asked."""

    def lay(people: int = 2, answers: int = 0, seed: int = 7) -> MainWindow:
        shell.show_session(played(people, answers, seed), home / "games" / "test.tarsas")
        if not shell.isVisible():
            show(shell, qtbot)
        assert shell.curtain is not None
        if shell.game is not None and shell.hot_seat is not None and shell.game.client.face_down:
            shell.hot_seat.show_cards()  # nobody has to, but what they hold is part of many a test
        if shell.curtain.seat:
            shell.curtain.uncover()
        settle(qtbot, shell)
        return shell

    return lay


def mode_of(game: GameWindow) -> api.PlayMode:
    """The mode as it is now, whatever it was when it was asked before."""
    return game.client.mode


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key for whatever has the keyboard."""
    window = QApplication.activeModalWidget() or QApplication.activeWindow()
    assert isinstance(window, QWidget), "no window has the keyboard"
    QTest.keyClick(window.focusWidget() or window, key, modifiers)
