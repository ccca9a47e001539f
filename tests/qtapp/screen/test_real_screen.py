"""One drag with real X events: a virtual screen, a real pointer, and the result seen in a photograph of that screen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from tests.qtapp.screen.virtual import virtual_screen

ROOT = Path(__file__).resolve().parents[3]
NEEDED = ("Xvfb", "xdotool")
SIZE = "1280x800x24"

pytestmark = pytest.mark.skipif(
    any(shutil.which(program) is None for program in NEEDED), reason="needs Xvfb and xdotool, which the set-up installs"
)


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual X screen of our own."""
    with virtual_screen(SIZE) as name:
        yield name


def test_a_card_is_dragged_with_the_real_pointer(display: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("child.py")), str(tmp_path)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    try:
        assert child.stdout is not None
        ready = json.loads(child.stdout.readline() or "{}")
        assert ready.get("state") == "ready", child.communicate(timeout=20)[1]
        drag(environment, ready["grab"], ready["drop"])
        answered = json.loads(child.stdout.readline() or "{}")
    finally:
        child.kill()
        child.communicate(timeout=20)
    assert answered.get("committed") == [ready["card"]]
    before, after = QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))
    assert not before.isNull() and not after.isNull()
    target = QRect(QPoint(*ready["drop"]) - QPoint(12, 12), QPoint(*ready["drop"]) + QPoint(12, 12))
    assert before.copy(target) != after.copy(target), "the committed card is not to be seen"


def drag(environment: dict[str, str], start: list[int], end: list[int]) -> None:
    """Press, move in several steps, let go."""
    between = [[start[0] + (end[0] - start[0]) * k // 5, start[1] + (end[1] - start[1]) * k // 5] for k in range(1, 6)]
    command = ["xdotool", "mousemove", "--sync", str(start[0]), str(start[1]), "sleep", "0.3", "mousedown", "1"]
    for x, y in between:
        command += ["sleep", "0.1", "mousemove", "--sync", str(x), str(y)]
    command += ["sleep", "0.3", "mouseup", "1"]
    subprocess.run(command, env=environment, check=True, timeout=30)
