"""A card pack chosen in the new-game dialog: played with, kept with the game, and explained where it is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.windows.main import MainWindow
from tests.imperial_miners.test_packs import CARD as MINE
from tests.underwater_cities.test_packs import CARD

PACKS: dict[str, dict[str, Any]] = {"underwater_cities": {"cards": [CARD]}, "imperial_miners": {"mine": [MINE]}}


def written(folder: Path, game: str, **changes: Any) -> Path:
    path = folder / "own.json"
    path.write_text(json.dumps({"game": game, "name": "Saját doboz", **PACKS[game], **changes}), "utf-8")
    return path


@pytest.mark.parametrize("game", sorted(PACKS))
def test_a_game_is_played_with_the_pack_and_keeps_it(shell: MainWindow, tmp_path: Path, game: str) -> None:
    dialog = shell.ask_new(game)
    assert dialog.pack is not None
    assert dialog.pack.take(written(tmp_path, game))
    assert dialog.pack.name.text() == "Saját doboz"
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None
    session = shell.game.bridge.session
    assert session.game.pack is not None and session.game.pack["name"] == "Saját doboz"
    opened = api.decode(api.encode(session).encode(), api.find_game).session
    assert opened.game.pack == session.game.pack
    assert opened.table.places.keys() == session.table.places.keys()


@pytest.mark.parametrize("game", sorted(PACKS))
def test_a_wrong_pack_is_explained_and_the_shipped_cards_stay(shell: MainWindow, tmp_path: Path, game: str) -> None:
    dialog = shell.ask_new(game)
    assert dialog.pack is not None
    section, (card,) = next(iter(PACKS[game].items()))
    wrong = {**card, "colour_": "x"}
    assert not dialog.pack.take(written(tmp_path, game, **{section: [wrong]}))
    assert "own.json" in dialog.pack.trouble.text() and "colour_" in dialog.pack.trouble.text()
    assert not dialog.pack.take(written(tmp_path, game, cradz=[]))
    assert "cradz" in dialog.pack.trouble.text()
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None and shell.game.bridge.session.game.pack is None


def test_a_pack_of_another_game_and_a_broken_file_are_refused(shell: MainWindow, tmp_path: Path) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    assert not row.take(written(tmp_path, "imperial_miners"))
    assert "another game" in row.trouble.text()
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    assert not row.take(broken)
    assert "broken.json" in row.trouble.text()
    assert not row.take(tmp_path / "nothing.json")
    assert row.trouble.text()


def test_what_is_wrong_is_said_in_the_language_of_the_screen(shell: MainWindow, tmp_path: Path) -> None:
    row = shell.ask_new("underwater_cities").pack
    assert row is not None
    broken = tmp_path / "broken.json"
    for content in (b"{", b"\xff\xfe", b"[]", b"{}"):
        broken.write_bytes(content)
        assert not row.take(broken)
        said = {}
        for language in ("en", "hu", "de"):
            shell.stage.set_language(language)
            said[language] = row.trouble.text().split("\n")
            assert "broken.json" in said[language][0], "also after the language was changed"
        assert len({lines[1] for lines in said.values()}) == 3, said


def test_what_is_wrong_is_in_sight(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shell.resize(1000, 600)
    dialog = shell.ask_new("underwater_cities")
    qtbot.waitUntil(dialog.isActiveWindow)
    row = dialog.pack
    assert row is not None and row.choose.visibleRegion().isEmpty(), "this window is too small for all"
    assert not row.take(written(tmp_path, "underwater_cities", cradz=[]))
    qtbot.waitUntil(lambda: row.trouble.visibleRegion().boundingRect().height() == row.trouble.height() > 0)


def test_one_can_go_back_to_the_shipped_cards(shell: MainWindow, tmp_path: Path) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    before = row.name.text()
    assert row.take(written(tmp_path, "underwater_cities"))
    QTest.mouseClick(row.shipped, Qt.MouseButton.LeftButton)
    assert row.name.text() == before
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None and shell.game.bridge.session.game.pack is None


def test_a_game_without_packs_offers_none(shell: MainWindow) -> None:
    assert shell.ask_new("ginkgopolis").pack is None
