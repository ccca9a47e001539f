"""Files that a scanner, an indexer or a cloud holds open for a moment, as Windows has them, on every platform."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine import api
from engine.core.storage import disk
from tests.held import Held


def test_a_file_that_is_open_elsewhere_is_written_when_it_is_let_go(
    tmp_path: Path, held: Held, patience: list[int]
) -> None:
    path = tmp_path / "este.tarsas"
    path.write_text("old")
    refused = held(3)
    api.write_atomically(path, "new")
    assert path.read_text() == "new" and refused == [path] * 3
    assert patience == [1, 2, 3] and [one.name for one in tmp_path.iterdir()] == [path.name]


def test_whoever_never_lets_go_is_not_waited_for_without_end(tmp_path: Path, held: Held, patience: list[int]) -> None:
    path = tmp_path / "este.tarsas"
    path.write_text("old")
    held(100)
    with pytest.raises(PermissionError):
        api.write_atomically(path, "new")
    assert path.read_text() == "old" and patience == [1, 2, 3, 4, 5]


def test_what_a_scanner_holds_of_a_failed_write_does_not_hide_why_it_failed(
    tmp_path: Path, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    held(100)

    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.core.storage.disk.move_file", full)
    with pytest.raises(OSError, match="No space"):
        api.write_atomically(tmp_path / "este.tarsas", "new")


def test_removing_waits_too_and_tells_who_was_first(tmp_path: Path, held: Held, patience: list[int]) -> None:
    path = tmp_path / "request.json"
    path.touch()
    held(2)
    api.remove_file(path)
    assert not path.exists() and patience == [1, 2]
    with pytest.raises(FileNotFoundError):
        api.remove_file(path)


def test_the_engine_alone_has_no_patience(tmp_path: Path, held: Held) -> None:
    path = tmp_path / "este.tarsas"
    path.write_text("old")
    held(1)
    with pytest.raises(PermissionError):
        api.Patience().with_work(lambda: path.replace(path))


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked otherwise there")
def test_on_macos_a_save_outlives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There fsync alone leaves it in the memory of the drive."""
    asked: list[int] = []
    system = vars(disk)["fcntl"]
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(system, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(system, "fcntl", lambda _, wish: asked.append(wish))
    api.write_atomically(tmp_path / "este.tarsas", "new")
    assert asked == [51]
