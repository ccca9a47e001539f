"""The end of a game: three stages that can be skipped, bars, a curve whose points lead back, and the family book."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine import api
from qtapp.kit.paint.theme import Look, Theme
from qtapp.session.family_book import MOST_BYTES, FamilyBook, PersonRecord, PlayedGame, played_game
from qtapp.windows.end.memorable import memorable_facts
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press


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
    for line in result.lines:
        if any(line.points):
            assert str(line.points[0]) in page.bars.accessibleName()
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
