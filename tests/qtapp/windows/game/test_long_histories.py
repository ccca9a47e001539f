"""A history may be far longer than an evening: what the window does for it does not grow with its square."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from engine.core.session import narration
from engine.core.told.since import MOST_SINCE
from qtapp.kit.paint.theme import Look
from qtapp.panels.free.counts import CountModel, CountRow
from qtapp.panels.history import timeline_layout
from qtapp.panels.history.log_rows import LISTED, LogLine
from qtapp.panels.history.timeline_layout import lay_out
from qtapp.session.client import AdjustableCount
from qtapp.session.history_points import main_line
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import settle, wait_for
from tests.qtapp.windows.game.test_history import game_of

REMARKS = 1500


def remarked(length: int) -> api.Session:
    session = api.new_session(GAME, 2, seed=7)
    for number in range(length):
        session.remark(f"Remark {number}")
    return session


def test_names_are_read_in_one_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one entry after the other has each of them done again once, not once for each one asked for."""
    opened = api.decode(api.encode(remarked(REMARKS)).encode(), api.find_game).session
    done: list[int] = []
    as_it_is = narration.NamedNotes._do

    def counted(self: api.NamedNotes, entry: api.HistoryEntry) -> None:
        done.append(entry.number)
        as_it_is(self, entry)

    sought: list[int] = []
    seek = api.Session.seek

    def counted_seek(self: api.Session, entry: api.HistoryEntry) -> None:
        sought.append(entry.number)
        seek(self, entry)

    monkeypatch.setattr(narration.NamedNotes, "_do", counted)
    monkeypatch.setattr(api.Session, "seek", counted_seek)
    notes = api.NamedNotes(opened)
    for entry in opened.line():
        notes.notes(entry)
    assert done == list(range(REMARKS + 1)) and len(sought) == 2


def test_who_was_away_for_long_is_told_the_newest() -> None:
    session = remarked(REMARKS)
    told = api.entries_since(session, 1)
    assert told == session.line()[-len(told) :] and len(told) == MOST_SINCE


def test_branches_find_their_rows_without_trying_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[timeline_layout._Rows] = []
    begin = timeline_layout._Rows.__init__

    def kept(self: timeline_layout._Rows) -> None:
        begin(self)
        made.append(self)

    monkeypatch.setattr(timeline_layout._Rows, "__init__", kept)
    session = api.new_session(GAME, 2, seed=7)
    for number in range(REMARKS):
        session.seek(session.root)
        for _ in range(1 + number % 3):
            session.remark("What if?")
    spots = lay_out(session.entries, main_line(session))
    assert len(spots) == len(session.entries)
    assert len({(spot.column, spot.row) for spot in spots.values()}) == len(spots), "no two in one spot"
    (rows,) = made
    assert rows.looks < 4 * REMARKS


def test_a_long_log_lists_its_end_and_goes_back_where_somebody_reads(
    shell: MainWindow, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[int] = []
    text = vars(LogLine)["text"].fget
    assert text is not None

    def counted(self: LogLine) -> str:
        said.append(self.entry.number)
        return str(text(self))

    monkeypatch.setattr(LogLine, "text", property(counted))
    shell.show_session(remarked(REMARKS), home / "games" / "long.tarsas")
    assert shell.curtain is not None
    shell.curtain.uncover()
    log = game_of(shell).log
    bar = log.verticalScrollBar()
    assert not said, "out of sight nothing is said or measured"
    game_of(shell).side.open("log")
    wait_for(qtbot, lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    assert len(log.rows.lines) < 2 * LISTED and log.rows.lines[-1].entry.number == REMARKS
    assert set(said) <= set(range(REMARKS - LISTED, REMARKS + 1)), "only what can be seen is said"
    for _ in range(4):
        before = len(log.rows.lines)
        top = log.rows.lines[0]
        bar.triggerAction(bar.SliderAction.SliderToMinimum)
        if log.rows.lines[0] is top:
            break
        row = len(log.rows.lines) - before
        assert abs(log.visualRect(log.rows.index(row)).top()) <= 1, "what stood at the top stands there still"
    assert [line.entry.number for line in log.rows.lines if line.entry.number] == list(range(1, REMARKS + 1))
    game_of(shell).client.history.remark("And now?")
    assert len(log.rows.lines) < 2 * LISTED and "And now?" in log.rows.lines[-1].text
    wait_for(qtbot, lambda: bar.value() == bar.maximum())


def test_the_past_is_kept_and_undo_and_jumps_are_followed(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = remarked(2 * LISTED)
    shell.show_session(session, home / "games" / "long.tarsas")
    assert shell.curtain is not None
    shell.curtain.uncover()
    game = game_of(shell)
    for target in (session.entries[-2], session.entries[40], session.root, session.entries[-1]):
        game.client.history.seek(target)
        shown = [line.entry.number for line in game.log.rows.lines if line.entry.kind is api.EntryKind.REMARK]
        assert shown == list(range(1, target.number + 1))[-len(shown) :]
        assert bool(shown) is bool(target.number)
        assert len(shown) >= min(target.number, LISTED - 60)


@pytest.mark.parametrize("change", ["look", "size"])
def test_rows_of_counts_are_measured_once_for_a_change(
    change: str, table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(2, 20)
    game = game_of(shell)
    game.switch_mode()
    game.side.open("sandbox")
    settle(qtbot, shell)
    counts = game.sandbox.list
    measured: list[str] = []
    as_it_is = counts._painter.boxes

    def counted(row: CountRow, *rest: object) -> object:
        measured.append(row.what)
        return as_it_is(row, *rest)  # type: ignore[arg-type]  # what Qt gives is handed on

    monkeypatch.setattr(counts._painter, "boxes", counted)
    monkeypatch.setattr(counts.viewport(), "update", lambda *_: None)
    theme = shell.context.theme
    shell.context.set_theme(theme.changed(look=Look.DARK) if change == "look" else theme.changed(text_scale=1.5))
    QApplication.processEvents()
    assert counts.counts.rowCount() > 10
    assert len(measured) <= 4 * counts.counts.rowCount()


def test_headings_are_found_without_looking_through_all_rows(qtbot: QtBot, shell: MainWindow) -> None:
    compared: list[str] = []

    class Heading(CountRow):
        def __eq__(self, other: object) -> bool:
            compared.append(self.what)
            return self is other

        __hash__ = None  # type: ignore[assignment]  # rows are compared, never looked up

    rows: list[CountRow] = []
    for number in range(60):
        rows.append(Heading(f"Heading {number}"))
        rows += [
            CountRow("wood", f"place {number}.{at}", count=AdjustableCount(f"{number}.{at}", "wood", 1, 9, "", 0, ""))
            for at in range(10)
        ]
    model = CountModel(shell)
    model.show(rows)
    assert model.rowCount() == 660 and not compared
    model.filter("7.3")
    assert [model.data(model.index(row)) for row in range(model.rowCount())][:2] == ["Heading 7", "wood"]
