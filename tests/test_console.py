"""What the program prints: letters that the terminal does not know, and a terminal that is gone."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from qtapp import console

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("command", [["qtapp", "--version"], ["engine", "rules", "ginkgopolis"]])
def test_letters_that_the_terminal_does_not_know_end_nothing(command: list[str]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "cp1251", "PYTHONUTF8": "0", "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, timeout=60, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert b"?" in ran.stdout if command[0] == "qtapp" else ran.stdout


@pytest.mark.parametrize(("platform", "written"), [("win32", "Társas ▸ ő".encode()), ("linux", b"T\xe1rsas ? \xf5")])
def test_on_windows_everything_is_utf_8(platform: str, written: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="cp1250" if platform == "win32" else "iso8859-2")
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setattr(sys, "stderr", None)
    console.speak_plainly(platform)
    stream.write("Társas ▸ ő")
    stream.flush()
    assert raw.getvalue() == written


def test_nobody_has_to_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Gone())
    console.mutter("tarsas: the game cannot be saved")
    monkeypatch.setattr(sys, "stderr", None)
    console.mutter("tarsas: the game cannot be saved")
