"""The whole program in a process of its own: a file on the command line, a window that is closed, an exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from engine import api
from qtapp.kit.store.settings import Settings
from qtapp.session.saved_games import list_saved_games
from tests.qtapp.conftest import played

ROOT = Path(__file__).resolve().parents[3]

CLOSER = """
import sys
from multiprocessing import active_children
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import qtapp.run
from qtapp.windows.main import MainWindow

def look():
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow) and window.game is not None:
            if window.game.client.controls.asks():
                QTimer.singleShot(50, look)
                return
            print(window.game.client.session.current.number, flush=True)
            window.close()
            return
    QTimer.singleShot(50, look)

made = qtapp.run.MainWindow.__init__
def shown(self, context):
    made(self, context)
    QTimer.singleShot(50, look)
qtapp.run.MainWindow.__init__ = shown
code = qtapp.run.run(sys.argv[1])
print(len(active_children()), flush=True)
raise SystemExit(code)
"""


def run(file: Path, home: Path) -> list[str]:
    """Open a file in the program, close its window when a person is asked; what was printed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TARSAS_HOME": str(home), "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", CLOSER, str(file)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    return ran.stdout.split()


def test_closing_the_window_ends_the_process_of_a_computer_player(tmp_path: Path) -> None:
    file = tmp_path / "evening.tarsas"
    session = played(2, 0)
    session.controls = {2: api.SeatControl(1)}
    api.save(session, file)
    moved, left = run(file, tmp_path / "home")
    assert int(moved) >= 1 and left == "0"


def test_a_file_is_opened_and_closing_the_window_ends_the_program(tmp_path: Path) -> None:
    file = tmp_path / "evening.tarsas"
    api.save(played(2, 7), file)
    home = tmp_path / "home"
    assert run(file, home) == ["7", "0"]
    assert file in Settings(home / "tarsas.ini").recent
    (kept,) = list_saved_games(home / "games", [])
    assert kept.names == ("Anna", "Bence")


PAINTER = """
import sys
from pathlib import Path
from threading import Event
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from qtapp.board.scan.perspective import as_png
from qtapp.kit.wait import background
import qtapp.run
from qtapp.windows.main import MainWindow

begun = Event()

def paint():
    image = QImage(600, 600, QImage.Format.Format_ARGB32)
    image.fill(0)
    while True:
        as_png(image)
        begun.set()

def end():
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.context.background.close = lambda close=window.context.background.close: close(0.0)
            window.context.background.run(paint, print)
            begun.wait()
            window.close()

background.PATIENCE = 0.0
qtapp.run.application()
QTimer.singleShot(0, end)
sys.exit(qtapp.run.run())
"""


def test_a_worker_that_still_paints_does_not_crash_the_end_of_the_program(tmp_path: Path) -> None:
    environment = {**os.environ, "TARSAS_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        [sys.executable, "-c", PAINTER],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
