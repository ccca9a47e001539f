"""Whatever the window writes, moves or throws away is written although a scanner holds the old file for a moment."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine import api
from qtapp.board.scan.scans import add_board, read_skin
from qtapp.kit.store.file_patience import have_patience
from qtapp.kit.store.finished_file import finished_file
from qtapp.kit.store.single_instance import SingleInstance
from qtapp.session.family_book import FamilyBook
from qtapp.session.game_marks import GameMark, GameMarks
from qtapp.session.game_trash import restore, throw_away
from tests.held import Held
from tests.qtapp.board.test_scans import a_skin

Deed = Callable[[Path], Path]
"""Does something in a folder; returns the file that has to be there."""


def _game(folder: Path) -> Path:
    path = folder / "este.tarsas"
    if not path.exists():
        path.write_text("{}", encoding="utf-8")
    return path


def _painted(folder: Path) -> Path:
    with finished_file(_game(folder)) as part:
        part.write_bytes(b"painted")
    assert _game(folder).read_bytes() == b"painted"
    return _game(folder)


def _thrown_away(folder: Path) -> Path:
    _game(folder)
    return throw_away(_game(folder), folder / "trash", date(2026, 1, 2))


def _brought_back(folder: Path) -> Path:
    return restore(_thrown_away(folder), folder)


def _scanned(folder: Path) -> Path:
    skin = read_skin(a_skin(folder / "skins"))
    return add_board(skin, "table", QImage(64, 48, QImage.Format.Format_RGB32)).folder / "skin.json"


def _marked(folder: Path) -> Path:
    file = folder / "library.json"
    GameMarks(file, folder).put(_game(folder), GameMark(name="szülinap"))
    return file


def _booked(folder: Path) -> Path:
    file = folder / "family.json"
    file.write_text("no book", encoding="utf-8")
    FamilyBook(file)
    return file.with_suffix(".broken")


@pytest.mark.parametrize("deed", [_painted, _thrown_away, _brought_back, _scanned, _marked, _booked])
def test_it_is_done_when_the_file_is_let_go(
    qapp: object, tmp_path: Path, held: Held, patience: list[int], deed: Deed
) -> None:
    refused = held(2)
    assert deed(tmp_path).is_file()
    assert refused and patience.count(1) == patience.count(2) >= 1
    assert not list(tmp_path.rglob("*.part")) and not list(tmp_path.rglob("*.new"))


def test_a_request_that_is_held_is_taken_all_the_same(
    qapp: object, tmp_path: Path, held: Held, patience: list[int]
) -> None:
    """A scanner that holds the request for a moment must not open a second window."""
    first = SingleInstance(tmp_path)
    assert first.claim()
    wanted: list[object] = []
    first.wanted.connect(wanted.append)
    held(2)
    request = tmp_path / "requests" / "1.json"
    request.parent.mkdir()
    request.write_text('{"open": null}', encoding="utf-8")
    first.listen()
    first.close()
    assert wanted == [None] and not request.exists() and patience[:2] == [1, 2]


def test_the_program_waits_two_seconds_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("qtapp.kit.store.file_patience.sleep", slept.append)
    have_patience()
    refusals = 1
    while api.PATIENCE.wait(refusals):
        refusals += 1
    assert 1.5 < sum(slept) < 2.0 and max(slept) < 0.1 and refusals == len(slept) + 1
