"""How long people really play: counted at the table, over several evenings, and told where the next one is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.about_game import AboutGame
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.session.game_marks import GameMark, GameMarks
from qtapp.windows.main import MainWindow
from qtapp.windows.saving.play_time import BREAK, COUNTED, PlayTime


class _Table:
    """A game at which time goes by as the test says."""

    def __init__(self, context: AppContext, folder: Path, game: str = "ginkgopolis") -> None:
        self.session = api.new_session(game, 2, seed=1)
        self.client = SeatClient(self.session, 1)
        self.marks = GameMarks(folder / "marks.json", folder)
        self.path = folder / "one.tarsas"
        self.now = 0.0
        self.time = PlayTime(context, lambda: self.marks, lambda: self.path, lambda: self.now)
        self.time.watch(self.client)
        self.time.begin(0)

    def deed_after(self, seconds: float) -> None:
        self.now += seconds
        pending = self.session.first_pending()
        assert pending is not None
        self.client.set_viewer(pending.question.seat)
        assert self.client.questions.answer(self.client.questions.options()[0].answer)

    @property
    def kept(self) -> int:
        return self.marks.of(self.path).seconds


def test_breaks_count_little_and_evenings_are_added(context: AppContext, tmp_path: Path) -> None:
    table = _Table(context, tmp_path)
    table.deed_after(30)
    table.deed_after(9000)
    table.time.keep()
    assert table.kept == 30 + BREAK
    table.now += 100_000
    table.time.begin(table.kept)
    table.deed_after(20)
    table.time.keep()
    assert table.kept == 50 + BREAK


def test_a_name_and_a_length_do_not_disturb_each_other(context: AppContext, tmp_path: Path) -> None:
    table = _Table(context, tmp_path)
    table.marks.put(table.path, GameMark("Sunday", pinned=True))
    table.deed_after(30)
    table.time.keep()
    assert table.marks.of(table.path) == GameMark("Sunday", pinned=True, seconds=30)


def test_a_game_is_counted_once_and_only_if_it_was_played(context: AppContext, tmp_path: Path) -> None:
    for minutes in (50, 52, 1, 61):
        table = _Table(context, tmp_path)
        assert context.settings.usual_length("ginkgopolis") is None
        for _ in range(minutes):
            table.deed_after(60)
        for _ in range(3):
            table.time.finished(table.session)
        assert table.kept == COUNTED
        table.time.begin(table.kept)
        table.deed_after(60)
        table.time.finished(table.session)
        assert table.kept == COUNTED
    assert context.settings.usual_length("ginkgopolis") == 50
    assert context.settings.usual_length("barrage") is None


def test_a_broken_number_counts_nothing(tmp_path: Path) -> None:
    marks = GameMarks(tmp_path / "marks.json", tmp_path)
    for odd in ('"long"', "true", "null", "1e9", "[1]"):
        row = f'{{"name": "x", "pinned": false, "lesson": null, "open_hands": false, "seconds": {odd}}}'
        (tmp_path / "marks.json").write_text(f'{{"format": 1, "games": {{"one": {row}}}}}', encoding="utf-8")
        assert marks.of(tmp_path / "one") == GameMark("x")


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_it_is_told_where_a_game_is_chosen(context: AppContext, qtbot: QtBot, language: str) -> None:
    context.set_language(language)
    game = api.GAMES["ginkgopolis"]

    def told() -> list[str]:
        page = AboutGame(context, game)
        qtbot.addWidget(page)
        return [one.text() for one in page.findChildren(QLabel) if "48" in one.text() or "50" in one.text()]

    assert not told()
    for minutes in (48, 52, 49):
        context.settings.remember_length(game.id, minutes)
    assert len(told()) == 1


def test_the_window_keeps_it_with_the_game(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = home / "games" / "one.tarsas"
    shell.show_session(api.new_session("ginkgopolis", 2, seed=1), path)
    now = 1000.0
    shell.play_time._clock = lambda: now
    shell.play_time.begin(0)
    assert shell.game is not None and shell.curtain is not None
    shell.curtain.uncover()
    now += 40
    assert shell.game.client.questions.answer(shell.game.client.questions.options()[0].answer)
    shell.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert shell._marks().of(path).seconds == 40
