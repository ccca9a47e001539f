"""Saved games for the smoke test, and where a button of the start page lies: both from the source beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from engine import api
from tools.package.about import ROOT

_WHERE = """
import time
from PySide6.QtCore import QPoint
from qtapp.app import application, stage
from qtapp.windows.shell import Shell
app = application()
shell = Shell(stage())
shell.show()
for _ in range(60):  # pages settle by timers
    app.processEvents()
    time.sleep(0.03)
card = shell.start.continue_card
spot = card.go.mapTo(shell, card.go.rect().center()) if card is not None else QPoint(-1, -1)
print(spot.x(), spot.y())
"""


def full_tables(folder: Path) -> dict[str, Path]:
    """Every game with as many people as it takes, shortly before its end."""
    found = {}
    for game in api.GAMES.values():
        people = max(game.seat_counts)
        session = api.new_session(game.id, people, seed=7, names=("Anna", "Bence", "Őze", "Jürgen", "Tim"))
        bot = api.RandomBot(7)
        api.play_out(session, dict.fromkeys(range(1, len(session.sitters) + 1), bot))
        line = session.line()
        session.seek(line[-6])
        found[game.id] = folder / f"{game.id}.tarsas"
        api.save(session, found[game.id])
    return found


def young_table(path: Path) -> None:
    """A game of two people after a few answers."""
    session = api.new_session("ginkgopolis", 2, seed=7, names=("Anna", "Őze"))
    bot = api.RandomBot(3)
    for _ in range(4):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose(session, pending))
    api.save(session, path)


def continue_button(home: Path, locale: str) -> tuple[int, int]:
    """The middle of the button that continues the last game, as the window has it with this person's files."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "home"
        shutil.copytree(home, copy, symlinks=True)
        environment = {"HOME": str(copy), "LANG": locale, "QT_QPA_PLATFORM": "offscreen", "PATH": os.environ["PATH"]}
        asked = subprocess.run(
            [sys.executable, "-c", _WHERE],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    x, y = asked.stdout.split()
    return int(x), int(y)
