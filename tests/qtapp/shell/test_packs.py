"""A card pack chosen in the new-game dialog: played with, kept with the game, and explained where it is wrong."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.pack_row import PackRow
from qtapp.windows.main import MainWindow
from tests.imperial_miners.test_packs import CARD as MINE
from tests.underwater_cities.test_packs import CARD

PACKS: dict[str, dict[str, Any]] = {"underwater_cities": {"cards": [CARD]}, "imperial_miners": {"mine": [MINE]}}


def written(folder: Path, game: str, **changes: Any) -> Path:
    path = folder / "own.json"
    path.write_text(json.dumps({"game": game, "name": "Saját doboz", **PACKS[game], **changes}), "utf-8")
    return path


def taken(qtbot: QtBot, row: PackRow, path: Path) -> bool:
    """Is the game played with this pack, once it was looked at?"""
    games: list[api.Game] = []
    row.equipped.connect(games.append)
    with qtbot.waitSignal(row.told):
        row.take(path)
    row.equipped.disconnect(games.append)
    return bool(games)


@pytest.mark.parametrize("game", sorted(PACKS))
def test_a_game_is_played_with_the_pack_and_keeps_it(
    shell: MainWindow, tmp_path: Path, qtbot: QtBot, game: str
) -> None:
    dialog = shell.ask_new(game)
    assert dialog.pack is not None
    assert taken(qtbot, dialog.pack, written(tmp_path, game))
    assert dialog.pack.name.text() == "Saját doboz"
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None
    session = shell.game.bridge.session
    assert session.game.pack is not None and session.game.pack["name"] == "Saját doboz"
    opened = api.decode(api.encode(session).encode(), api.find_game).session
    assert opened.game.pack == session.game.pack
    assert opened.table.places.keys() == session.table.places.keys()


@pytest.mark.parametrize("game", sorted(PACKS))
def test_a_wrong_pack_is_explained_and_the_shipped_cards_stay(
    shell: MainWindow, tmp_path: Path, qtbot: QtBot, game: str
) -> None:
    dialog = shell.ask_new(game)
    assert dialog.pack is not None
    section, (card,) = next(iter(PACKS[game].items()))
    wrong = {**card, "colour_": "x"}
    assert not taken(qtbot, dialog.pack, written(tmp_path, game, **{section: [wrong]}))
    assert "own.json" in dialog.pack.trouble.text() and "colour_" in dialog.pack.trouble.text()
    assert not taken(qtbot, dialog.pack, written(tmp_path, game, cradz=[]))
    assert "cradz" in dialog.pack.trouble.text()
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None and shell.game.bridge.session.game.pack is None


def test_a_pack_of_another_game_and_a_broken_file_are_refused(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    assert not taken(qtbot, row, written(tmp_path, "imperial_miners"))
    assert "another game" in row.trouble.text()
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    assert not taken(qtbot, row, broken)
    assert "broken.json" in row.trouble.text()
    assert not taken(qtbot, row, tmp_path / "nothing.json")
    assert row.trouble.text()


def test_what_is_wrong_is_said_in_the_language_of_the_screen(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    row = shell.ask_new("underwater_cities").pack
    assert row is not None
    broken = tmp_path / "broken.json"
    for content in (b"{", b"\xff\xfe", b"[]", b"{}"):
        broken.write_bytes(content)
        assert not taken(qtbot, row, broken)
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
    assert not taken(qtbot, row, written(tmp_path, "underwater_cities", cradz=[]))
    qtbot.waitUntil(lambda: row.trouble.visibleRegion().boundingRect().height() == row.trouble.height() > 0)


def test_one_can_go_back_to_the_shipped_cards(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    before = row.name.text()
    assert taken(qtbot, row, written(tmp_path, "underwater_cities"))
    QTest.mouseClick(row.shipped, Qt.MouseButton.LeftButton)
    assert row.name.text() == before
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None and shell.game.bridge.session.game.pack is None


def test_a_game_without_packs_offers_none(shell: MainWindow) -> None:
    assert shell.ask_new("ginkgopolis").pack is None


def test_a_pack_is_looked_at_beside_the_window(
    shell: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    threads: list[int] = []
    read = api.read_pack

    def watched(path: Path) -> dict[str, Any]:
        threads.append(threading.get_ident())
        return read(path)

    monkeypatch.setattr(api, "read_pack", watched)
    with qtbot.waitSignal(row.told):
        row.take(written(tmp_path, "underwater_cities"))
        assert not dialog.start.isEnabled(), "no game begins with other cards than those that were chosen"
    assert dialog.start.isEnabled()
    assert threads and threading.get_ident() not in threads


def test_thousands_of_unknown_sections_are_refused_at_the_first(tmp_path: Path) -> None:
    names: dict[str, list[Any]] = {f"section_{number}": [] for number in range(20_000)}
    pack = api.read_pack(written(tmp_path, "underwater_cities", **names, **{"x" * 100_000: []}))
    game, mistakes = api.GAMES["underwater_cities"].with_pack(pack)
    assert game is None and 0 < len(mistakes) < 200
    wrong = [{**CARD, "id": f"c{number}", "effects": [{"do": f"wrong_{number}"}] * 50} for number in range(100)]
    pack = api.read_pack(written(tmp_path, "underwater_cities", cards=wrong))
    game, mistakes = api.GAMES["underwater_cities"].with_pack(pack)
    assert game is None and len(mistakes) <= 600


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_a_pipe_is_no_pack(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pack.json")
    with pytest.raises(api.InvalidData):
        api.read_pack(tmp_path / "pack.json")
