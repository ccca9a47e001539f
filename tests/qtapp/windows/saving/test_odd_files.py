"""Whatever lies in the data folder, the program starts; what cannot be shown is left out and named."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context
from qtapp.board.scan.scans import list_skins
from qtapp.kit.store.settings import Settings
from qtapp.session import saved_games
from qtapp.session.library import LibraryGame
from qtapp.session.saved_games import facts_of, find_saved_games, write_facts
from qtapp.windows.main import MainWindow
from qtapp.windows.start import recent_games
from tests.qtapp.conftest import GAME, played
from tests.qtapp.waiting import wait_for


def shown(window: MainWindow) -> list[LibraryGame]:
    """The games in the rows of the library."""
    model = window.start.library.model
    rows = [model.game_at(model.index(row, 0)) for row in range(model.rowCount())]
    return [one for one in rows if one is not None]


pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")


def _deep_head(path: Path) -> None:
    path.write_text('{"game": ' + "[" * 3000 + ', "entries": [')


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.mkdir()


def _garbage(path: Path) -> None:
    path.write_bytes(b"\xff\x00" * 100)


@pytest.mark.parametrize(
    "odd", [_deep_head, pytest.param(_pipe, marks=pipes), _folder, _garbage], ids=lambda one: one.__name__
)
def test_an_odd_file_is_left_out_and_named(
    odd: Callable[[Path], None], home: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    games = home / "games"
    api.save(played(1, 3), games / "good.tarsas")
    odd(games / "odd.tarsas")
    context = app_context()
    context.set_language("en")
    window = MainWindow(context)
    try:
        wait_for(qtbot, lambda: not window.start.reading)
        assert window.start.continue_card is not None
        assert [one.info.path.name for one in shown(window)] == ["good.tarsas"]
        assert "odd.tarsas" in window.start.library.left_out.text()
    finally:
        window.close()
        window.deleteLater()
        context.close()


def _deep_facts(path: Path) -> None:
    path.write_text("[" * 60_000)


def _huge_number(path: Path) -> None:
    facts = json.loads(facts_of(played(1)))
    facts["status"] = ["table.round", {"number": 10**30}, None]
    path.write_text(json.dumps(facts))


@pytest.mark.parametrize("odd", [_deep_facts, _huge_number, pytest.param(_pipe, marks=pipes), _folder, _garbage])
def test_without_its_card_of_facts_the_head_of_a_game_has_to_do(odd: Callable[[Path], None], home: Path) -> None:
    path = home / "games" / "good.tarsas"
    api.save(played(1, 3), path)
    odd(path.with_suffix(".json"))
    found = find_saved_games(home / "games", [])
    assert [one.game for one in found.games] == [GAME]
    assert found.left_out == ()


def test_a_date_that_no_calendar_has(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Calendar:
        """As on a file system with dates of 64 bits."""

        @staticmethod
        def fromtimestamp(seconds: float) -> datetime:
            return datetime.fromtimestamp(seconds if seconds < 10**9 else 2**40)

    games = home / "games"
    for name, date in (("odd", 2 * 10**9), ("good", 10**8)):
        path = games / f"{name}.tarsas"
        api.save(played(1), path)
        write_facts(path, facts_of(played(1)))
        os.utime(path, (date, date))
    monkeypatch.setattr(saved_games, "datetime", Calendar)
    found = find_saved_games(games, [])
    assert [one.path.name for one in found.games] == ["good.tarsas"]
    assert found.left_out == ("odd.tarsas",)


def test_a_game_whose_words_cannot_be_made_is_left_out(
    home: Path, shell: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def wordless(one: saved_games.SavedGameInfo) -> api.Message:
        raise OverflowError(one.path.name)

    api.save(played(1), home / "games" / "odd.tarsas")
    monkeypatch.setattr(recent_games, "detail_of", wordless)
    shell.start.refresh()
    wait_for(qtbot, lambda: not shell.start.reading)
    assert shell.start.continue_card is None and shown(shell) == []
    assert "odd.tarsas" in shell.start.library.left_out.text()


def test_many_odd_files_are_not_all_listed(home: Path, shell: MainWindow, qtbot: QtBot) -> None:
    games = home / "games"
    games.mkdir(parents=True)
    for number in range(8):
        (games / f"odd {number}.tarsas").write_text("odd")
    (games / f"{'long' * 50}.tarsas").write_text("odd")
    shell.start.refresh()
    wait_for(qtbot, lambda: not shell.start.reading)
    assert "6 more" in shell.start.library.left_out.text()
    assert len(shell.start.library.left_out.text()) < 250


def test_files_elsewhere_that_are_gone_are_not_named(home: Path) -> None:
    found = find_saved_games(home / "games", [home / "gone.tarsas", Path("\0")])
    assert found.games == () and found.left_out == ()


@pipes
def test_a_pipe_in_the_place_of_the_settings_or_of_a_skin(home: Path) -> None:
    home.mkdir(parents=True)
    os.mkfifo(home / "tarsas.ini")
    settings = Settings(home / "tarsas.ini")
    settings.language = "de"
    settings.flush()
    assert Settings(home / "tarsas.ini").language == "de"
    (home / "skins" / "odd").mkdir(parents=True)
    os.mkfifo(home / "skins" / "odd" / "skin.json")
    assert list_skins(home / "skins", GAME) == []
