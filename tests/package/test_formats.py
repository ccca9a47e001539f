"""Files of every format: each that was ever written opens, and one of a newer program is refused with a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.board.scan.scans import MANIFEST, import_skin, read_skin
from qtapp.i18n import Localizer
from qtapp.i18n.languages import complete
from qtapp.kit.paint.pictures import UnusablePicture
from qtapp.kit.paint.theme import Look
from qtapp.kit.store.settings import Settings
from qtapp.run import first_words
from qtapp.windows.saving.files import cannot_open
from tests.house.source import ROOT
from tests.package.make_fixtures import FIXTURES, NAMES, NUMBERS, PACK, REMARK, folder_of, session_of
from tests.toys import SHIPPED

LANGUAGES = complete()

NEWER = {"en": "newer", "hu": "újabb", "de": "neuere"}


def said(message: api.Message, language: str) -> str:
    """The sentence a person reads."""
    return Localizer(language).text(message)


def kept(kind: str) -> list[Path]:
    """All files of one kind, of every number."""
    return sorted(path for path in (FIXTURES / kind).rglob("*") if path.is_file())


@pytest.mark.parametrize("kind", NUMBERS)
def test_every_number_so_far_has_its_files(kind: str) -> None:
    there = sorted(int(folder.name) for folder in (FIXTURES / kind).iterdir())
    assert there == list(range(1, NUMBERS[kind] + 1))
    assert all(list((FIXTURES / kind / str(number)).iterdir()) for number in there)


# ---- the program of today opens them ---------------------------------------------------------------------------------


def test_every_game_has_a_save() -> None:
    assert {path.stem for path in folder_of("save").iterdir()} == set(SHIPPED)


def test_the_files_are_made_without_a_screen() -> None:
    """All are there already, so nothing is written."""
    without = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    before = {path: path.stat().st_mtime_ns for path in FIXTURES.rglob("*")}
    subprocess.run([sys.executable, "-m", "tests.package.make_fixtures"], cwd=ROOT, env=without, check=True)
    assert {path: path.stat().st_mtime_ns for path in FIXTURES.rglob("*")} == before


def test_the_file_of_a_short_game_holds_a_remark_too() -> None:
    session = session_of("nim")
    assert len(session.line()) < 14 and REMARK in [entry.payload for entry in session.entries]


@pytest.mark.parametrize("path", kept("save"), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_game_opens_and_goes_on(path: Path) -> None:
    session = api.load_game(path).session
    assert session.game.id == path.stem
    assert [sitter.name for sitter in session.players if not sitter.is_automa] == list(NAMES[:2])
    assert REMARK in [entry.payload for entry in session.entries]
    assert any(len(entry.children) > 1 for entry in session.entries), "the branch is still there"
    pending = session.first_pending()
    assert pending is not None
    before = len(session.entries)
    session.answer(pending, api.RandomBot(1).choose_answer(session, pending))
    assert len(session.entries) == before + 1


@pytest.mark.parametrize("path", kept("settings"), ids=lambda path: path.parent.name)
def test_old_settings_are_read(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "tarsas.ini"
    copy.write_bytes(path.read_bytes())
    found = Settings(copy)
    assert not found.newer
    assert (found.language, found.theme.look, found.theme.text_scale) == ("hu", Look.DARK, 1.25)
    assert not found.theme.animations
    assert (found.names, found.colours, found.people_at("ginkgopolis")) == (list(NAMES), [3, 1, 2], 3)
    assert found.recent == [Path("/home/anna/este.tarsas")]
    assert found.bytes_of("geometry").data() == b"\x01\xd9\xd0\xcb\x00\x03"


@pytest.mark.parametrize("path", kept("pack"), ids=lambda path: path.parent.name)
def test_an_old_pack_is_played_with(path: Path) -> None:
    pack = api.read_pack(path)
    session = api.new_session(pack["game"], 2, seed=1, pack=pack)
    again = api.decode(api.encode(session).encode(), api.find_game).session
    assert again.game.pack is not None and again.game.pack["name"] == PACK["name"]


@pytest.mark.parametrize("path", kept("skin"), ids=lambda path: path.parent.name)
def test_an_old_skin_is_taken(path: Path, tmp_path: Path, qapp: QApplication) -> None:
    skin = import_skin(path, tmp_path)
    assert (skin.record.game, skin.record.title) == ("ginkgopolis", "Our table")
    assert read_skin(skin.folder) == skin


def test_a_computer_player_comes_back_as_it_was() -> None:
    opened = api.load_game(folder_of("save") / "barrage.tarsas").session
    assert opened.controls == {2: api.SeatControl(level=2, temper=7, hints=1, nature="builder", pace=240)}


# ---- and refuses newer ones ------------------------------------------------------------------------------------------


def newer_save(folder: Path) -> api.Message:
    path = folder / "ours.tarsas"
    text = (folder_of("save") / "ginkgopolis.tarsas").read_text(encoding="utf-8")
    number = NUMBERS["save"]
    text = text.replace(f'{{"format": {number},', f'{{"format": {number + 1}, "weather": [1.5],', 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(api.InvalidData) as caught:
        api.load_game(path)
    assert path.read_text(encoding="utf-8") == text
    return cannot_open(path, caught.value)


def newer_pack(folder: Path) -> api.Message:
    newer: dict[str, Any] = {**PACK, "format": NUMBERS["pack"] + 1, "weather": {}}
    (folder / "pack.json").write_text(json.dumps(newer), encoding="utf-8")
    with pytest.raises(api.InvalidData) as caught:
        api.read_pack(folder / "pack.json")
    assert caught.value.message is not None
    return caught.value.message


def newer_skin(folder: Path) -> api.Message:
    path = folder / "ours.tarsas-skin"
    with zipfile.ZipFile(folder_of("skin") / "ginkgopolis.tarsas-skin") as old, zipfile.ZipFile(path, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == MANIFEST:
                data = json.dumps({**json.loads(data), "format": 2, "weather": "rain"}).encode()
            new.writestr(name, data)
    with pytest.raises(UnusablePicture) as caught:
        import_skin(path, folder / "skins")
    assert not (folder / "skins").exists()
    return caught.value.message


def newer_settings(folder: Path) -> api.Message:
    path = folder / "tarsas.ini"
    content = (folder_of("settings") / "tarsas.ini").read_bytes().replace(b"format=1", b"format=2") + b"weather=rain\n"
    path.write_bytes(content)
    found = Settings(path)
    assert found.newer and found.language == "hu", "understood, but not trusted"
    found.language = "de"
    found.names = ["Zoé"]
    found.flush()
    assert found.language == "de" and found.names == ["Zoé"], "holds as long as the program runs"
    del found
    assert path.read_bytes() == content
    assert [one.name for one in folder.iterdir()] == ["tarsas.ini"]
    (message,) = first_words(Settings(path))
    return message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", [newer_save, newer_pack, newer_skin, newer_settings])
def test_a_newer_file_is_refused_in_the_language_of_the_person(
    made: Callable[[Path], api.Message], language: str, tmp_path: Path, qapp: QApplication
) -> None:
    sentence = said(made(tmp_path), language)
    assert NEWER[language] in sentence.casefold()
    assert sentence.endswith(".") and "Traceback" not in sentence


def test_a_newer_pack_inside_a_save_is_named(tmp_path: Path) -> None:
    session = api.new_session("underwater_cities", 2, seed=1, pack=PACK)
    text = api.encode(session).replace('"pack": {"format": 2', '"pack": {"format": 7', 1)
    with pytest.raises(api.InvalidData, match="newer version"):
        api.decode(text.encode(), api.find_game)


def test_usual_settings_need_no_word(tmp_path: Path) -> None:
    assert first_words(Settings(tmp_path / "tarsas.ini")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n", b'{"format": 1, "game": "chess"}', b"[1, 2]"])
def test_a_foreign_file_is_refused_in_the_language_of_the_person(content: bytes, language: str, tmp_path: Path) -> None:
    path = tmp_path / "kép.tarsas"
    path.write_bytes(content)
    with pytest.raises(api.InvalidData) as caught:
        api.load_game(path)
    english = said(cannot_open(path, caught.value), "en")
    sentence = said(cannot_open(path, caught.value), language)
    assert "kép.tarsas" in sentence
    assert language == "en" or sentence.partition(": ")[2] != english.partition(": ")[2]
