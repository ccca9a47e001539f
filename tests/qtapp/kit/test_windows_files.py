"""Files as Windows has them: reserved names, the folder of this computer, a lock that is refused without a reason."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from engine import api
from qtapp.kit import paths
from qtapp.kit.paths import allowed_stem
from qtapp.kit.store import file_lock, moved_home
from qtapp.kit.store.file_lock import FileLock
from qtapp.kit.store.moved_home import bring_home
from qtapp.kit.store.pack_store import keep_pack, kept_pack
from qtapp.kit.store.running_mark import leave_mark
from qtapp.teach.draft import slug

DEVICES = ("con", "PRN", "Aux", "nul", "COM1", "com9", "LPT0", "lpt³")


@pytest.mark.parametrize("name", DEVICES)
def test_no_file_is_called_like_a_device(name: str) -> None:
    assert allowed_stem(name, "pack-") == f"pack-{name}"
    assert slug(name).partition("-")[0].lower() not in {one.lower() for one in DEVICES}


@pytest.mark.parametrize("name", ["cone", "con-1", "auxiliary", "com10", "lpt", "console"])
def test_other_names_are_left_alone(name: str) -> None:
    assert allowed_stem(name, "pack-") == name


def test_a_pack_called_con_is_kept(home: Path) -> None:
    kept = keep_pack("underwater_cities", api.CheckedPack("x.json", "Con", pack={"game": "underwater_cities"}))
    assert kept == "pack-Con.json" and kept_pack("underwater_cities", kept) is not None


def test_on_windows_data_stays_on_this_computer() -> None:
    kinds = QStandardPaths.StandardLocation
    assert paths._data_location("win32") is kinds.AppLocalDataLocation
    assert paths._data_location("linux") is kinds.AppDataLocation is paths._data_location("darwin")


def test_where_nothing_lay_elsewhere_there_is_no_older_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert paths.older_data_folder() is None
    monkeypatch.delenv("TARSAS_HOME")
    assert paths.older_data_folder() is None
    monkeypatch.setattr(paths, "data_folder", lambda: home)
    older = paths.older_data_folder()
    assert older is not None and older != home


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """An older folder with games, marks and leftovers, and today's with a game of its own."""
    old, new = tmp_path / "Roaming", tmp_path / "Local"
    for name in ("games/1.tarsas", "games/2.tarsas", "library.json", "requests/9.json"):
        (old / name).parent.mkdir(parents=True, exist_ok=True)
        (old / name).write_text(f"old {name}", encoding="utf-8")
    (new / "games").mkdir(parents=True)
    (new / "games/2.tarsas").write_text("new", encoding="utf-8")
    return old, new


def test_games_of_the_older_folder_come_along_and_cover_nothing(folders: tuple[Path, Path]) -> None:
    old, new = folders
    assert bring_home(old, new) == 2
    assert (new / "games/1.tarsas").read_text() == "old games/1.tarsas" and (new / "library.json").is_file()
    assert (new / "games/2.tarsas").read_text() == "new" and (old / "games/2.tarsas").is_file()
    assert not (new / "requests").exists() and not (old / "library.json").exists()
    assert bring_home(old, new) == 0
    (old / "games/2.tarsas").unlink()
    (old / "requests/9.json").unlink()
    assert bring_home(old, new) == 0 and not old.exists(), "an empty folder goes"


def test_on_another_drive_they_are_copied_whole(folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = folders
    move = api.move_file

    def on_this_drive(source: Path, target: Path) -> None:
        if source.is_relative_to(old):
            raise OSError(18, "Invalid cross-device link")
        move(source, target)

    monkeypatch.setattr(moved_home, "move_file", on_this_drive)
    assert bring_home(old, new) == 2
    assert (new / "games/1.tarsas").read_text() == "old games/1.tarsas"
    assert not (old / "games/1.tarsas").exists() and not list(new.rglob("*.part"))


def test_nothing_is_taken_from_under_a_program_that_plays_there(folders: tuple[Path, Path]) -> None:
    old, new = folders
    playing = FileLock(old / "running.lock")
    assert playing.acquire()
    assert bring_home(old, new) == 0 and (old / "library.json").is_file()
    playing.release()
    assert bring_home(old, new) == 2


def test_what_cannot_be_moved_stays_and_the_rest_goes_on(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = folders
    copy = shutil.copy2

    def full(source: Path, target: Path) -> object:
        if source.name == "1.tarsas":
            raise OSError(28, "No space left on device")
        return copy(source, target)

    def elsewhere(source: Path, target: Path) -> None:
        if source.is_relative_to(old):
            raise OSError(18, "Invalid cross-device link")
        source.replace(target)

    monkeypatch.setattr(moved_home, "move_file", elsewhere)
    monkeypatch.setattr(shutil, "copy2", full)
    assert bring_home(old, new) == 1
    assert (old / "games/1.tarsas").is_file() and not (new / "games/1.tarsas").exists()


def test_a_lock_that_is_refused_without_a_reason_is_held_by_somebody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So Wine says what Windows calls EACCES."""

    def refuse(*_: object) -> None:
        raise OSError(0, "Success")

    system = vars(file_lock)["msvcrt" if sys.platform == "win32" else "fcntl"]
    monkeypatch.setattr(system, "locking" if sys.platform == "win32" else "flock", refuse)
    assert not FileLock(tmp_path / "running.lock").acquire()


@pytest.mark.skipif(sys.platform == "win32", reason="there a mark is left")
def test_a_mark_for_the_installer_is_left_on_windows_only() -> None:
    assert leave_mark() == 0
