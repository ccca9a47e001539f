"""`make play`: a window where there is a display, a game played off-screen where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tools import play

ROOT = Path(__file__).resolve().parents[1]


def _note(played: list[Path], folder: Path) -> int:
    played.append(folder)
    return 0


def _fail(_: list[str]) -> int:
    raise AssertionError("a window without a display")


def test_without_a_display_a_game_is_played_off_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    played: list[Path] = []
    monkeypatch.setattr(play, "play_demonstration", partial(_note, played))
    monkeypatch.setattr(play, "open_window", _fail)
    assert play.main(tmp_path) == 0 and played == [tmp_path]
    assert "no display" in capsys.readouterr().out


def test_with_a_display_the_window_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "why_no_window", lambda: "")
    monkeypatch.setattr(play, "open_window", lambda _: 5)
    assert play.main(tmp_path) == 5


@pytest.mark.soak
def test_the_whole_demonstration(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    ran = subprocess.run(
        [sys.executable, "-m", "tools.play", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    pictures = sorted(file.name for file in tmp_path.glob("*.png"))
    assert len(pictures) > 3 and all(name in ran.stdout for name in pictures)
