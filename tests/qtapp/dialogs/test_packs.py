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
from qtapp import pack_command
from qtapp.__main__ import main as start_program
from qtapp.dialogs.pack_row import PackRow
from qtapp.windows.main import MainWindow
from tests.imperial_miners.test_packs import CARD as MINE
from tests.qtapp.waiting import LIMIT, wait_for
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
    with qtbot.waitSignal(row.told, timeout=LIMIT):
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
    session = shell.game.client.session
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
    assert shell.game is not None and shell.game.client.session.game.pack is None


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
            shell.context.set_language(language)
            said[language] = row.trouble.text().split("\n")
            assert "broken.json" in said[language][0], "also after the language was changed"
        assert len({lines[1] for lines in said.values()}) == 3, said


def test_what_is_wrong_is_in_sight(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shell.resize(1000, 600)
    dialog = shell.ask_new("underwater_cities")
    wait_for(qtbot, dialog.isActiveWindow)
    row = dialog.pack
    assert row is not None and row.choose.visibleRegion().isEmpty(), "this window is too small for all"
    assert not taken(qtbot, row, written(tmp_path, "underwater_cities", cradz=[]))
    wait_for(qtbot, lambda: row.trouble.visibleRegion().boundingRect().height() == row.trouble.height() > 0)


def test_one_can_go_back_to_the_shipped_cards(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    before = row.name.text()
    assert taken(qtbot, row, written(tmp_path, "underwater_cities"))
    QTest.mouseClick(row.shipped, Qt.MouseButton.LeftButton)
    assert row.name.text() == before
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None and shell.game.client.session.game.pack is None


def test_a_pack_is_kept_and_remembered(shell: MainWindow, tmp_path: Path, home: Path, qtbot: QtBot) -> None:
    """Also when the file is gone; until somebody wants the shipped cards again."""
    row = shell.ask_new("underwater_cities").pack
    assert row is not None and row.kept.isHidden()
    chosen = written(tmp_path, "underwater_cities")
    assert taken(qtbot, row, chosen)
    assert row.counts.text() == "Cards: 1 replaced, 205 as in the program"
    assert [path.name for path in (home / "packs" / "underwater_cities").iterdir()] == ["Saját-doboz.json"]
    chosen.unlink()
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None and not row.kept.isHidden()
    wait_for(qtbot, lambda: dialog.draft.game.pack is not None)
    assert row.name.text() == "Saját doboz" and dialog.start.isEnabled()
    assert not dialog.expert.more.isChecked(), "it does not unfold by itself"
    assert "1 not as recommended" in dialog.expert.summary.full_text()
    row.put_away()
    assert dialog.draft.game.pack is None
    dialog = shell.ask_new("underwater_cities")
    assert dialog.pack is not None and dialog.pack.is_built_in and dialog.start.isEnabled()
    other = shell.ask_new("imperial_miners").pack
    assert other is not None and other.kept.isHidden(), "each game has its own"


def test_a_remembered_pack_that_went_wrong_is_explained(
    shell: MainWindow, tmp_path: Path, home: Path, qtbot: QtBot
) -> None:
    row = shell.ask_new("underwater_cities").pack
    assert row is not None and taken(qtbot, row, written(tmp_path, "underwater_cities"))
    (home / "packs" / "underwater_cities" / "Saját-doboz.json").write_text("{", "utf-8")
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    wait_for(qtbot, lambda: "something is missing at the end" in row.trouble.text())
    assert dialog.draft.game.pack is None and dialog.start.isEnabled()


def test_a_template_and_the_word_list_can_be_saved(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shell.context.set_language("hu")
    row = shell.ask_new("imperial_miners").pack
    assert row is not None
    for _ in range(2):
        row.save_template(str(tmp_path))
    names = sorted(path.name for path in tmp_path.iterdir() if path.is_file())
    assert len(names) == 4 and any(name.endswith("minta 2.json") for name in names), "nothing is written over"
    template = next(path for path in tmp_path.iterdir() if path.name.endswith("minta.json"))
    assert "minta 2.json" in row.saved.text()
    assert taken(qtbot, row, template)
    words = next(path for path in tmp_path.iterdir() if path.name.endswith("szójegyzék.txt")).read_text("utf-8")
    assert "`draw_faction`" in words and "japán" in words


def test_all_mistakes_can_be_seen(shell: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    row = shell.ask_new("underwater_cities").pack
    assert row is not None
    wrong = [{**CARD, "number": number, "colour": "blue"} for number in range(1, 11)]
    assert not taken(qtbot, row, written(tmp_path, "underwater_cities", cards=wrong))
    assert "and 4 more" in row.trouble.text() and not row.more.isHidden()
    QTest.mouseClick(row.more, Qt.MouseButton.LeftButton)
    assert row.trouble.text().count("Allowed: green") == 10 and row.more.isHidden()


@pytest.mark.parametrize(("language", "said"), [("hu", "Ezek közül választhatsz: green"), ("de", "Erlaubt: green")])
def test_the_program_checks_packs_without_a_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    """`tarsas pack check FILE`, in the language of the system."""
    good = written(tmp_path, "underwater_cities")
    assert pack_command.main(["check", str(good)], language) == 0
    assert "205" in capsys.readouterr().out
    wrong = written(tmp_path, "underwater_cities", cards=[{**CARD, "colour": "blue"}])
    assert pack_command.main(["check", str(wrong)], language) == 2
    told = capsys.readouterr()
    assert said in told.out and "own.json" in told.err
    made = tmp_path / "new.json"
    assert pack_command.main(["new", "imperial_miners", str(made)], language) == 0
    assert pack_command.main(["check", str(made)], language) == 0
    assert pack_command.main(["new", "imperial_miners", str(made)], language) == 2
    capsys.readouterr()
    assert pack_command.main(["words", "imperial_miners"], language) == 0
    assert "`draw_faction`" in capsys.readouterr().out


def test_pack_is_a_command_of_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert start_program(["pack", "check", str(written(tmp_path, "underwater_cities"))]) == 0
    assert "own.json" in capsys.readouterr().out


def test_a_game_without_packs_offers_none(shell: MainWindow) -> None:
    assert shell.ask_new("ginkgopolis").pack is None


def test_a_pack_is_looked_at_beside_the_window(
    shell: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = shell.ask_new("underwater_cities")
    row = dialog.pack
    assert row is not None
    threads: list[int] = []
    check = api.check_pack

    def watched(path: Path, *more: Any) -> api.CheckedPack:
        threads.append(threading.get_ident())
        return check(path, *more)

    monkeypatch.setattr(api, "check_pack", watched)
    with qtbot.waitSignal(row.told, timeout=LIMIT):
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
