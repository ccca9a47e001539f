"""Computers at the table: they answer in their turn, never late, and leave the seat when somebody wants it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import SeatControl
from qtapp.session.client import SeatClient
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, NAMES, played
from tests.qtapp.pdf import is_sound_pdf
from tests.qtapp.waiting import LIMIT, settle, wait_for

Table = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def no_child_is_left(home: Path) -> Iterator[None]:
    """Whatever was thought, no process is left at the end; a busy machine may need a while to let it go."""
    yield
    deadline = monotonic() + LIMIT / 1000
    while active_children() and monotonic() < deadline:
        sleep(0.05)
    assert not active_children()


@pytest.fixture
def against(shell: MainWindow, home: Path, qtbot: QtBot) -> Table:
    """Lays a new game on the table in which computers answer for some seats."""

    def lay(levels: dict[int, int], people: int = 2, game: str = GAME, answers: int = 0) -> MainWindow:
        session = (
            played(people, answers) if game == GAME else api.new_session(game, people, seed=7, names=NAMES[:people])
        )
        session.controls = {seat: SeatControl(level, 5) for seat, level in levels.items()}
        shell.show_session(session, home / "games" / "test.tarsas")
        return shell

    return lay


def client_of(shell: MainWindow) -> SeatClient:
    assert shell.client is not None
    return shell.client


def answer(client: SeatClient) -> None:
    """The person answers something legal."""
    pending = client.questions.pending()
    assert pending is not None
    assert client.questions.answer(api.RandomBot(3).choose_answer(client.session, pending))


def asked(client: SeatClient) -> bool:
    """Is the person in front of the screen asked, and nobody else?"""
    return client.questions.pending() is not None and not client.controls.asks()


def test_a_computer_answers_in_its_turn_and_no_curtain_falls(against: Table, qtbot: QtBot) -> None:
    shell = against({2: 1})
    client = client_of(shell)
    assert shell.curtain is not None and not shell.curtain.seat and client.viewer == 1
    for _ in range(3):
        wait_for(qtbot, lambda: asked(client))
        assert not shell.curtain.seat
        answer(client)
    wait_for(qtbot, lambda: asked(client))
    given = {entry.seat: entry.level for entry in client.history.line() if entry.kind is api.EntryKind.ANSWER}
    assert given == {1: 0, 2: 1}


def test_taking_back_goes_to_the_person_and_leaves_no_late_answer(against: Table, qtbot: QtBot) -> None:
    shell = against({2: 5}, game="underwater_cities")
    client = client_of(shell)
    wait_for(qtbot, lambda: asked(client))
    before = client.history.current
    while asked(client):
        answer(client)
    assert shell.computers.is_thinking
    assert client.history.undo()
    assert not shell.computers.is_thinking and not client.controls.asks()
    assert client.questions.pending() is not None
    here = client.history.current
    assert here.parent is before or here is before
    client.history.seek(client.history.root)
    client.history.seek(here)
    count = len(client.history.entries)
    view = client.view()
    wait_for(qtbot, lambda: _is_idle(shell))
    assert len(client.history.entries) == count and client.view() == view, "nothing comes late"


def _is_idle(shell: MainWindow) -> bool:
    hand = shell.context.workshop._hand
    return hand is None or not hand._waiting


def test_in_the_sandbox_and_at_an_earlier_moment_computers_wait(against: Table, qtbot: QtBot) -> None:
    shell = against({1: 1, 2: 1})
    client = client_of(shell)
    game = shell.game
    assert game is not None
    wait_for(qtbot, lambda: client.history.current.number >= 4)
    client.actions.to_sandbox()
    assert not shell.computers.is_thinking and not client.controls.asks()
    earlier = client.history.line()[2]
    client.history.seek(earlier)
    assert not shell.computers.is_thinking, "an earlier moment is only looked at"
    assert game.page.bar.isVisible()
    game.page.bar.buttons[0].click()
    wait_for(qtbot, lambda: len(earlier.children) == 2)
    assert earlier.children[1].level == 1 and not game.page.bar.isVisible()


def nearly_over(game: str, left: int) -> api.Session:
    """A game of random answers, so many of them before its end."""
    whole, bot = api.new_session(game, 2, seed=7), api.RandomBot(7)
    answers = api.play_to_end(whole, {1: bot, 2: bot})
    session, bot = api.new_session(game, 2, seed=7), api.RandomBot(7)
    for _ in range(answers - left):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    return session


def test_a_game_of_computers_alone_is_watched_to_its_end(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = nearly_over("imperial_miners", 6)
    session.controls = {1: SeatControl(1), 2: SeatControl(2)}
    shell.show_session(session, home / "games" / "test.tarsas")
    client = client_of(shell)
    assert client.viewer == 0
    wait_for(qtbot, lambda: client.is_over)
    assert shell.end_page is not None and shell.end_page.isVisible()


def test_a_seat_is_handed_over_and_taken_back_in_the_middle_of_a_turn(against: Table, qtbot: QtBot, home: Path) -> None:
    shell = against({}, game="underwater_cities")
    client, game = client_of(shell), shell.game
    assert game is not None and shell.curtain is not None
    shell.curtain.uncover()
    assert client.viewer == 1 and client.questions.pending() is not None
    game.bar.people.chips[1].click()
    card = game.person_card
    assert card.levels is not None and card.take_over is None
    card.levels.menu().actions()[0].trigger()
    assert client.controls.level(2) == 1 and client.player_seats() == [1]
    game.bar.people.chips[0].click()
    assert card.levels is not None
    card.levels.menu().actions()[1].trigger()
    assert client.questions.pending() is None, "the question goes to the computer"
    wait_for(qtbot, lambda: client.history.current.level == 2)
    game.bar.people.refresh()
    game.bar.people.chips[0].click()
    assert card.take_over is not None
    card.take_over.click()
    assert client.controls.level(1) == 0
    wait_for(qtbot, lambda: asked(client))
    assert client.viewer == 1
    shell.autosave.settle(10)
    opened = api.load_game(home / "games" / "test.tarsas").session
    assert opened.controls == client.session.controls


def test_who_takes_a_seat_among_computers_finds_no_curtain(against: Table) -> None:
    shell = against({1: 5, 2: 5})
    client = client_of(shell)
    assert shell.curtain is not None and not shell.curtain.seat
    shell.computers.give(2, 0)
    assert client.player_seats() == [2] and client.viewer == 2
    assert not shell.curtain.seat and not shell.curtain.isVisible(), "there is nobody from whom to hide anything"


def test_a_change_of_hands_alone_is_kept(against: Table, qtbot: QtBot, home: Path) -> None:
    shell = against({})
    shell.keeper.keep()
    client_of(shell).controls.give(2, 3)
    shell.autosave.settle(10)
    assert api.load_game(home / "games" / "test.tarsas").session.controls[2].level == 3


def test_a_worker_that_dies_is_replaced_and_the_person_is_told(against: Table, qtbot: QtBot) -> None:
    shell = against({2: 5}, game="underwater_cities")
    client, game = client_of(shell), shell.game
    assert game is not None
    wait_for(qtbot, lambda: asked(client))
    while asked(client):
        answer(client)
    workshop = shell.context.workshop
    wait_for(qtbot, lambda: workshop._hand is not None and bool(workshop._hand._waiting))
    assert workshop._hand is not None
    before = client.history.current
    workshop._hand._process.terminate()
    wait_for(qtbot, game.page.bar.isVisible)
    assert "thinks again" in game.page.bar.text.text()
    wait_for(qtbot, lambda: client.history.current is not before)
    assert client.history.current.level == 5


def test_who_finds_no_answer_gives_the_seat_to_a_person(
    against: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_thought(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr(api.Workshop, "think", no_thought)
    shell = against({1: 3}, people=3)
    client, game = client_of(shell), shell.game
    assert game is not None
    wait_for(qtbot, lambda: not client.controls.level(1))
    assert "a person plays" in game.page.bar.text.text()


def test_the_curtain_falls_between_people_only(against: Table, qtbot: QtBot) -> None:
    shell = against({2: 1}, people=3, game="underwater_cities")
    client, curtain = client_of(shell), shell.curtain
    assert curtain is not None
    assert curtain.seat in (1, 3)
    curtain.uncover()
    first = client.viewer
    while client.questions.pending() is not None:
        answer(client)
    wait_for(qtbot, lambda: bool(curtain.seat))
    assert curtain.seat == 4 - first, "the other person; for the computer between them nothing was hidden"


def test_nobody_plays_on_behind_the_start_page(against: Table, qtbot: QtBot) -> None:
    shell = against({1: 5, 2: 5})
    client = client_of(shell)
    shell.go_home()
    assert not shell.computers.is_thinking
    shell.show_session(client.session, shell.autosave.path or Path())
    assert shell.computers.is_thinking


def test_a_new_game_with_computers(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new(GAME)
    dialog.people.button(3).click()
    dialog.rows[0].field.setText("Anna")
    dialog.rows[1].offers["level.1"].trigger()
    dialog.rows[2].offers["level.2"].trigger()
    assert [row.level for row in dialog.rows] == [0, 1, 2] and dialog.hidden_hands.isHidden()
    names = [row.name() or row.placeholder() for row in dialog.rows]
    assert len(set(names)) == 3 and names[0] == "Anna"
    dialog.rows[2].up.click()
    assert [row.level for row in dialog.rows] == [0, 2, 1], "they change places"
    dialog.rows[1].offers[""].trigger()
    assert [row.level for row in dialog.rows] == [0, 0, 1]
    dialog.rows[1].offers["level.3"].trigger()
    dialog.start.click()
    client = client_of(shell)
    assert {seat: one.level for seat, one in client.session.controls.items()} == {2: 3, 3: 1}
    assert client.player_seats() == [1] and client.viewer == 1
    again = shell.ask_new(GAME)
    assert [row.level for row in again.rows] == [0, 3, 1], "as last time"
    again.reject()


def test_a_computer_tells_why_it_moved(against: Table, qtbot: QtBot) -> None:
    shell = against({2: 2}, game="imperial_miners")
    client, game = client_of(shell), shell.game
    assert game is not None

    def has_moved() -> bool:
        return any(entry.level and client.history.sentences(entry) for entry in client.history.line())

    wait_for(qtbot, lambda: asked(client))
    while not has_moved():
        answer(client)
        wait_for(qtbot, lambda: asked(client))
    game.side.open("log")
    rows = game.log.rows.lines
    at = next(at for at, line in enumerate(rows) if line.can_be_asked)
    game.log.setCurrentIndex(game.log.rows.index(at))
    here = client.history.current
    QTest.keyClick(game.log, Qt.Key.Key_W)
    assert shell.computers.why.is_thinking
    wait_for(qtbot, lambda: not shell.computers.why.is_thinking)
    assert game.explain_card.isVisible() and game.explain_card.lines()
    assert "Bence" in game.explain_card.title.text() and client.history.current is here


def test_hints_are_counted_or_switched_off(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 9)
    game = shell.game
    assert game is not None and shell.hot_seat is not None and shell.curtain is not None
    shell.context.settings.told.hints = "off"
    game.hints.give()
    assert not game.hints.thinking and "switched off" in game.page.bar.text.text()
    shell.context.settings.told.hints = "counted"
    for number in (1, 2):
        game.hints.give()
        wait_for(qtbot, lambda: not game.hints.thinking)
        assert game.story.text().endswith(f"no. {number} of this game.")
    assert game.client.controls.hints(game.client.viewer) == 2


def test_a_hint_says_how_to_hear_more_until_all_is_told(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    game = table(2, 9).game
    assert game is not None
    said = []
    has_more = True
    while has_more:
        game.hints.give()
        wait_for(qtbot, lambda: not game.hints.thinking)
        on_card = game.explain_card.isVisible()
        said.append(" ".join(game.explain_card.lines()) if on_card else game.story.text())
        has_more = "once more" in said[-1]
        assert not (has_more and on_card), "what is told first stands in the line, over nothing"
    assert len(set(said)) == len(said) in (2, 3), "a line of moves is offered only where there is one"
    if len(said) == 2:
        game.hints.give()
        assert not game.hints.thinking and "cannot be foreseen" in " ".join(game.explain_card.lines())


def test_a_hint_in_the_line_goes_with_the_answer_and_with_other_news(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    game = table(2, 9).game
    assert game is not None
    for ends in ("escape", "answer", "news"):
        game.hints.give()
        wait_for(qtbot, lambda: not game.hints.thinking)
        assert game.story.text() and game.page.view.highlights.shown("hint")
        if ends == "escape":
            QTest.keyClick(game, Qt.Key.Key_Escape)
            assert not game.story.text()
        elif ends == "answer":
            pending = game.client.questions.pending()
            assert pending is not None
            game.client.questions.answer(api.GreedyBot(1).choose_answer(game.client.session, pending))
            assert not game.story.text()
        else:
            game.tell(api.msg("window.log", "Log"), 3)
            assert game.story.text() == "Log"
        assert game.page.view.highlights.shown("hint") == []


def test_a_hint_that_is_too_long_for_the_line_is_told_on_the_card(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 9)
    game = shell.game
    assert game is not None
    game.story.setFixedWidth(120)
    game.hints.give()
    wait_for(qtbot, lambda: not game.hints.thinking)
    assert game.explain_card.isVisible() and game.explain_card.lines() and not game.story.text()


@pytest.mark.parametrize("game", ["underwater_cities", "barrage"])
def test_a_hint_lights_what_it_speaks_of_and_covers_nothing_that_is_asked(
    game: str, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    """Cards that may be taken have a rim already: those of the hint have one of their own."""
    shell.resize(1366, 768)
    shell.show_session(api.new_session(game, 2, seed=11, names=["Anna", "Bence"]), home / "games" / "hint.tarsas")
    assert shell.curtain is not None and shell.game is not None
    if shell.curtain.seat:
        shell.curtain.uncover()
    window, pending = shell.game, shell.game.client.questions.pending()
    assert pending is not None
    settle(qtbot, shell)
    for strength in ("area", "move", "line"):
        window.hints.give()
        wait_for(qtbot, lambda: not window.hints.thinking)
        lit = [name for name, look in window.page.view.highlights.shown("hint") if look == "hint"]
        assert lit, strength
        if strength != "line" and window.story.text():  # the line below the bar says it where there is room
            assert not window.explain_card.isVisible()
            continue
        assert window.explain_card.isVisible()
        decision, box = window.regions.decision_box(), window.explain_card.geometry()
        assert decision is not None and not decision.intersects(box)
        assert not any(one.intersects(box) for one in window.regions.tray_boxes())
    if game == "underwater_cities":
        assert isinstance(pending.frame, api.ItemsFrame)
        assert len(lit) == 3 and set(lit) < set(pending.frame.items(window.client.session.table)), "card by card"
    window.explain_card.dismiss()
    assert window.page.view.highlights.shown("hint") == []


def test_the_review_finds_better_answers_and_tries_them(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = nearly_over(GAME, 0)
    shell.show_session(session, home / "games" / "test.tarsas")
    client, page = client_of(shell), shell.end_page
    assert page is not None
    shell._finished()
    page.buttons["review"].click()
    review, dialog = shell.review, shell.review.dialog
    assert dialog is not None and review.is_judging
    wait_for(qtbot, lambda: bool(dialog.groups))
    dialog.stop.click()
    assert not review.is_judging and dialog.stop.isHidden(), "what was found stays"
    paper = home / "review.pdf"
    dialog.page_wanted.emit(paper)
    assert len(re.findall(rb"/Type\s*/Page\b", paper.read_bytes())) == 1, "all of it on one page"
    assert is_sound_pdf(paper)
    swing = dialog.groups[0].head
    played = client.history.entries[swing.number]
    assert played.seat == swing.seat == dialog.seats.value and not played.level
    dialog.what_ifs[0].click()
    assert review.dialog is None
    branch = client.history.current
    assert branch.parent is played.parent and branch is not played and branch.payload == swing.answer
    assert played.parent is not None and len(played.parent.children) == 2, "what was played stays"
