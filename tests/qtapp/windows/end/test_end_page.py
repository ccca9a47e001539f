"""The end of a game: three stages that can be skipped, bars, a curve whose points lead back, and the family book."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.paint.theme import Look, Theme
from qtapp.session.client import SeatClient
from qtapp.session.family_book import MOST_BYTES, FamilyBook, PersonRecord, PlayedGame, played_game
from qtapp.session.library import LibraryGame, Tab
from qtapp.session.saved_games import read_game
from qtapp.windows.end.memorable import memorable_facts
from qtapp.windows.main import MainWindow
from qtapp.windows.start.library_model import row_words
from tests.conformance.cases import legal_answer
from tests.qtapp.conftest import press
from tests.qtapp.waiting import wait_for


def ended(table: Callable[..., MainWindow]) -> MainWindow:
    """A game that is over."""
    shell = table(2, 400)
    assert shell.game is not None and shell.game.client.is_over
    return shell


def test_without_animations_everything_is_there_at_once(table: Callable[..., MainWindow]) -> None:
    shell = ended(table)
    page = shell.end_page
    assert page is not None and shell.game is not None
    page.open_page()
    assert page.stage_number == 3 and page.curve_panel.isVisible() and not page.paper.falling
    result = shell.game.client.result()
    assert shell.game.client.names.seat_name(result.winners[0]) in page.verdict.text()
    sources = page.by_source(result).lines
    assert len(sources) > len(result.lines), "one's points are taken apart by what brought them"
    for line in sources:
        if any(line.points):
            assert str(line.points[0]) in page.bars.accessibleName()
    in_table = {label.text() for label in page.sheet.findChildren(QLabel)}
    assert {str(line.points[0]) for line in result.lines} <= in_table, "the table is the sheet of the rulebook"
    assert len(page.curve.buttons) == len(shell.game.client.told.score_curve()) > 5
    assert all(button.accessibleName() for button in page.curve.buttons)
    page.as_table.click()
    assert page.sheet.isVisible() and not page.drawn.isVisible()


def test_the_stages_follow_each_other_and_are_skipped(table: Callable[..., MainWindow]) -> None:
    shell = ended(table)
    shell.context.set_theme(Theme(Look.LIGHT, animations=True))
    page = shell.end_page
    assert page is not None
    page.open_page()
    assert page.stage_number == 1 and page.paper.falling and not page.curve_panel.isVisible()
    page.skip()
    assert page.stage_number == 2
    page.skip()
    assert page.stage_number == 3 and page.curve_panel.isVisible()
    page.close_page()
    page.open_page()
    page.setFocus()
    press(Qt.Key.Key_Escape)
    assert page.stage_number == 3 and page.isVisible()
    press(Qt.Key.Key_Escape)
    assert not page.isVisible() and shell.game is not None and shell.game.isEnabled()


def test_a_point_of_the_curve_leads_to_its_moment(table: Callable[..., MainWindow]) -> None:
    shell = ended(table)
    page = shell.end_page
    assert page is not None and shell.game is not None
    page.open_page()
    points = shell.game.client.told.score_curve()
    page.curve.buttons[3].click()
    assert not page.isVisible() and shell.game.client.history.current.number == points[3].entry
    assert shell.game.client.told.score_curve() == [], "before the end points may be secret"


def test_the_buttons_lead_on(table: Callable[..., MainWindow]) -> None:
    shell = ended(table)
    page = shell.end_page
    assert page is not None and shell.game is not None
    end = shell.game.client.history.current
    page.open_page()
    page.buttons["what_if"].click()
    assert shell.game.client.history.current is end.parent
    shell.game.history.to_end()
    page.open_page()
    page.buttons["replay"].click()
    assert shell.game.told.playing
    shell.game.told.stop()
    page.open_page()
    before = shell.game.client.session
    page.buttons["again"].click()
    again = shell.game.client.session
    assert again is not before and not again.is_over and not page.isVisible()
    assert (again.players, again.settings) == (before.players, before.settings), "the same people, the same options"
    assert api.encode(again) != api.encode(before)
    page.open_page()
    page.buttons["home"].click()
    assert shell.stack.currentWidget() is shell.start and not page.isVisible()


def test_three_things_are_remembered() -> None:
    label = api.msg("end.end_of_axis", "end")
    result = api.GameResult((api.ScoreLine(label, (7, 30)), api.ScoreLine(label, (5, 2))), (12, 32), (2,), label)
    curve = [api.ScorePoint(1, 1, (3, 0)), api.ScorePoint(5, 2, (9, 4)), api.ScorePoint(9, 0, (12, 32))]
    leap, strongest, lead = memorable_facts(result, curve)
    assert (leap.line.n, dict(leap.line.args)["seat"]) == (28, api.SeatArg(2))
    assert dict(leap.line.args)["round"] == 2
    assert (strongest.line.n, dict(strongest.line.args)["seat"]) == (30, api.SeatArg(2))
    assert lead.line.id == "end.lead_changed" and lead.line.n == 1


def _game(seed: int, points: tuple[int, int], winner: str) -> PlayedGame:
    return played_game("nim", seed, ["Anna", "Bence"], points, [winner])


def test_the_family_book_counts_each_game_once(tmp_path: Path) -> None:
    book = FamilyBook(tmp_path / "book.json")
    assert book.best("nim") is None
    assert book.record(_game(1, (12, 30), "Bence")) and not book.record(_game(1, (12, 30), "Bence"))
    assert book.record(_game(2, (40, 3), "Anna"))
    again = FamilyBook(tmp_path / "book.json")
    assert again.record_of("nim", "Anna") == PersonRecord(2, 1, 40)
    assert again.record_of("nim", "Bence") == PersonRecord(2, 1, 30)
    assert again.best("nim") == ("Anna", 40) and not again.record(_game(2, (40, 3), "Anna"))


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b"[]",
        b'{"format": 2, "games": {}, "recorded": []}',
        b'{"format": 1, "games": [], "recorded": []}',
        b'{"format": 1, "games": {"nim": {"Anna": [1, 2, 3]}}, "recorded": []}',
        b'{"format": 1, "games": {"nim": {"Anna": ["x", 0, 3]}}, "recorded": []}',
        b"[" * 100_000,
        b" " * (MOST_BYTES + 1),
    ],
)
def test_a_book_that_cannot_be_read_is_set_aside(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    file.write_bytes(content)
    book = FamilyBook(file)
    assert book.best("nim") is None and not file.exists() and file.with_suffix(".broken").exists()
    assert book.record(_game(1, (12, 30), "Bence"))
    assert json.loads(file.read_text("utf-8"))["games"]["nim"]["Bence"] == [1, 1, 30]


def _tried_out(shell: MainWindow) -> api.GameResult:
    """After the end something else is tried, to its own end; the first result."""
    game, page = shell.game, shell.end_page
    assert game is not None and page is not None
    client = game.client
    first = client.result()
    client.history.seek(client.history.line()[-12])
    bot = api.RandomBot(5)
    while (pending := client.session.first_pending()) is not None:
        entry = client.session.answer(pending, bot.choose_answer(client.session, pending))
        assert isinstance(entry, api.HistoryEntry)
    client.history.follow("seek")
    return first


def test_what_is_tried_after_the_end_is_no_result(table: Callable[..., MainWindow], home: Path) -> None:
    shell = ended(table)
    page, game = shell.end_page, shell.game
    assert page is not None and game is not None
    client = game.client
    page.open_page()
    assert not page.is_tried and page.buttons["first_end"].isHidden() and page.first_verdict.isHidden()
    book = (home / "family_book.json").read_bytes()
    page.close_page()
    end, first = client.history.current, _tried_out(shell)
    page.open_page()
    said = shell.context.speech.text(first.summary, client.names)
    assert page.is_tried and said in page.first_verdict.text() and page.first_verdict.isVisible()
    assert "what if" in page.eyebrow.text()
    if len(page.result_.winners if page.result_ else ()) == 1:
        assert "would have won" in page.verdict.text()
    assert page.book.text() == "" and (home / "family_book.json").read_bytes() == book
    page.buttons["first_end"].click()
    assert client.history.current is end and page.isVisible() and not page.is_tried
    assert "would" not in page.verdict.text()


def test_a_finished_game_stays_finished(table: Callable[..., MainWindow], home: Path, qtbot: QtBot) -> None:
    shell = ended(table)
    game = shell.game
    assert game is not None
    client = game.client
    end, first = client.history.current, client.result()
    game.history.what_if()
    _answer_otherwise(client)
    path = shell.autosave.path
    assert path is not None
    shell.keeper.keep()
    wait_for(qtbot, lambda: shell.autosave.idle)
    info = read_game(path, path.stat().st_mtime)
    assert info is not None and info.over and info.tried and not info.asked and info.status == first.summary
    assert LibraryGame(info).stands_in(Tab.FINISHED) and not LibraryGame(info).stands_in(Tab.RUNNING)
    words = row_words(shell.context, LibraryGame(info))
    assert "what if…" in words.detail and words.turn == "" and words.button == "Look"
    shell.go_home()
    shell.open_file(path)
    assert client.history.current is end and "branch" in game.story.text(), "it comes back as it ended"
    wait_for(qtbot, lambda: shell.autosave.idle)
    other = api.load_game(path)
    api_end = api.first_end(other.session)
    assert api_end is not None and api.first_result(other.session) == first
    other.session.seek(other.session.entries[-1])
    shell._file_opened(other, home / "games" / "other.tarsas")
    assert shell.game is not None and shell.game.client.is_over
    assert shell.game.client.history.current.number == api_end.number


def _answer_otherwise(client: SeatClient) -> None:
    pending = client.session.first_pending()
    assert pending is not None
    entry = client.session.answer(pending, legal_answer(client.session, pending))
    assert isinstance(entry, api.HistoryEntry)
    client.history.follow("answer")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_key_of_the_move_before_presses_nothing_at_the_end(
    table: Callable[..., MainWindow], key: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = ended(table)
    page = shell.end_page
    assert page is not None
    pressed: list[str] = []
    page.pressed.connect(pressed.append)
    monkeypatch.setattr("qtapp.windows.end.page._GUARD", 10_000)
    page.open_page()
    assert not page.buttons["again"].hasFocus() and page.hasFocus(), "nothing that could be pressed has the keyboard"
    for widget in (page, page.buttons["again"]):
        widget.setFocus()
        QTest.keyClick(widget, key)
        assert page.isVisible() and not pressed
    monkeypatch.setattr("qtapp.windows.end.page._GUARD", 0)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    again = page.buttons["again"]
    again.setFocus()
    for _ in range(5):
        QApplication.sendEvent(again, held)
    QApplication.sendEvent(again, QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier))
    assert page.isVisible() and not pressed, "a key that is held means what it meant"
    page.buttons["home"].setFocus()
    QTest.keyClick(page.buttons["home"], key)
    assert pressed == ["home"], "a key that is pressed now means what it says"


def test_a_what_if_goes_back_to_the_last_choice_of_a_person(table: Callable[..., MainWindow]) -> None:
    shell = ended(table)
    game = shell.game
    assert game is not None
    line = [entry for entry in game.client.history.line() if entry.kind is api.EntryKind.ANSWER]
    for entry in line[-3:]:
        entry.level = 2
    game.history.what_if()
    assert game.client.history.current is line[-4].parent
