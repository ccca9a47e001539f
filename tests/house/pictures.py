"""Fingerprints of all pictures of a game: `python -m tests.house.pictures GAME` prints them, `--write` keeps them.

Every piece is painted at scale 1 in two languages, and one whole table. Look at the pictures that have changed (`make
pictures`) before you keep their new fingerprints.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.board import TableView
from qtapp.board.scene.export import TableExporter
from qtapp.games import find_art
from qtapp.i18n import Localizer
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import SeatClient
from tests.house.source import ROOT

KEPT = Path(__file__).with_name("pictures.json")
RUNNING = f"Qt {qVersion()} {platform.system()} {platform.machine()}"
"""Another Qt, system or processor may paint an edge or a letter a little differently."""
Games = dict[str, dict[str, str]]
"""Of each game the fingerprint of each picture."""
Kept = dict[str, Games]
"""The same for each system."""
LANGUAGES = ("en", "hu")
SETTINGS = {"underwater_cities": {"contracts": 1}}
"""With these a game has all its kinds of pieces."""


def fingerprints(game: str) -> dict[str, str]:
    """A fingerprint of each kind of piece in each language, and of the table."""
    session = api.new_session(game, 3, seed=7, settings=SETTINGS.get(game), names=("Anna", "Béla", "Cecília"))
    bot = api.RandomBot(3)
    for _ in range(60):
        pending = session.first_pending()
        if pending is None:
            break
        session.answer(pending, bot.choose_answer(session, pending))
    found: dict[str, str] = {}
    table = hashlib.sha256()
    _add(table, TableExporter(_view(session, LANGUAGES[0]).table).image(QSize(1600, 1000)))
    found["table"] = table.hexdigest()[:16]
    for name in session.table.pieces:
        session.table.show(name, session.table.all_viewers)
    for language in LANGUAGES:
        view = _view(session, language)
        kinds: dict[str, hashlib._Hash] = {}
        for _, piece in sorted(session.table.pieces.items()):
            shown = api.PieceView(piece.id, piece.kind, piece.back, api.UP, 0, piece.owner)
            kind = kinds.setdefault(piece.kind, hashlib.sha256())
            for picture in dict.fromkeys((view.table.art.piece(shown, ""), view.table.art.enlarged(shown, ""))):
                _add(kind, view.board_context.art.image(picture, 1.0))
        found |= {f"{language} {kind}": told.hexdigest()[:16] for kind, told in sorted(kinds.items())}
    return found


def _view(session: api.Session, language: str) -> TableView:
    view = TableView(SeatClient(session, 1), Localizer(language), Theme(animations=False), find_art)
    view.resize(1400, 900)
    return view


def _add(told: hashlib._Hash, image: QImage) -> None:
    told.update(f"{image.width()}x{image.height()}".encode())
    told.update(image.constBits())


def painted(game: str) -> dict[str, str]:
    """The fingerprints of a game, taken in a process of their own.

    Qt places the outline of a letter a hair differently after other letters: what was painted before must not count.
    """
    usual = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.pictures", game],
        cwd=ROOT,
        env={**usual, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def write() -> None:
    """Keep the fingerprints of all games; those of other systems go where the picture is no longer what it was."""
    kept: Kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    kept = anew(kept, {game: painted(game) for game in api.GAMES})
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def anew(kept: Kept, now: Games) -> Kept:
    """What is kept once this system has painted everything: where it paints otherwise than it did, so would others."""
    before = kept.get(RUNNING, {})

    def is_as_it_was(game: str, name: str) -> bool:
        return before.get(game, {}).get(name, now[game].get(name)) == now[game].get(name)

    others = {
        system: {
            game: {name: mark for name, mark in marks.items() if is_as_it_was(game, name)}
            for game, marks in games.items()
        }
        for system, games in kept.items()
    }
    return others | {RUNNING: now}


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write()
    else:
        app = QApplication([])
        print(json.dumps(fingerprints(sys.argv[1])))
