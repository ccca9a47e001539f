"""Writes one file of every format as this program writes it: `python -m tests.package.make_fixtures`.

Run it once when a format gets a new number, or a game leaves `in_the_making`; it never touches a file that is already
there. Every later program has to open all of them.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage

from engine import api
from engine.core.storage import migrate, pack
from qtapp.board.scan import scans as skins
from qtapp.kit.paint.theme import Look, Theme
from qtapp.kit.store import settings
from tests.toys import SHIPPED

FIXTURES = Path(__file__).resolve().parent / "fixtures"
NUMBERS = {"save": migrate.FORMAT, "settings": settings.FORMAT, "pack": pack.FORMAT, "skin": skins.FORMAT}
NAMES = ("Anna", "Őze", "Jürgen")
REMARK = "Na, ez jó lesz – très bien!"

PACK = {
    "format": pack.FORMAT,
    "game": "underwater_cities",
    "name": "A mi dobozunk",
    "cards": [
        {
            "number": 14,
            "deck": "era1",
            "name": "Saját kártya",
            "colour": "red",
            "type": "instant",
            "effects": [{"do": "gain", "goods": {"kelp": 3}}],
        }
    ],
    "pictures": [{"of": "cards.14", "file": "ab" * 32, "face": "whole", "at": 60}],
}


def folder_of(kind: str) -> Path:
    """Where the files of the present number lie."""
    return FIXTURES / kind / str(NUMBERS[kind])


def session_of(game: str) -> api.Session:
    """A game with everything a file can hold: answers, a branch, a remark, free hands."""
    people = 2 if 2 in api.GAMES[game].seat_counts else api.GAMES[game].seat_counts[0]
    session = api.new_session(game, people, seed=20, names=NAMES[:people])
    bot = api.RandomBot(3)
    for step in range(16):
        pending = session.first_pending()
        if pending is None:
            break
        session.answer(pending, bot.choose_answer(session, pending))
        if step == 8:
            session.undo()
        if step == 12:
            session.remark(REMARK)
    session.controls[people] = api.SeatControl(level=2, temper=7, hints=1, nature="builder", pace=240)
    if REMARK not in [entry.payload for entry in session.entries]:  # a short game
        session.remark(REMARK)
    return session


def main() -> None:
    """Write what is not there yet."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    for game in SHIPPED:
        _write(folder_of("save") / f"{game}.tarsas", api.encode(session_of(game)).encode())
    file = folder_of("settings") / "tarsas.ini"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = settings.Settings(file)
        kept.language = "hu"
        kept.theme = Theme(Look.DARK, text_scale=1.25, animations=False)
        kept.names = list(NAMES)
        kept.colours = [3, 1, 2]
        kept.keep_people_at("ginkgopolis", 3)
        kept.keep_bytes("geometry", QByteArray(b"\x01\xd9\xd0\xcb\x00\x03"))
        kept.remember_file(Path("/home/anna/este.tarsas"))
        kept.flush()
    _write(
        folder_of("pack") / "underwater_cities.json", json.dumps(PACK, indent=1, ensure_ascii=False).encode() + b"\n"
    )
    picture = QImage(40, 24, QImage.Format.Format_RGB32)
    picture.fill(0x2F6F8F)
    target = folder_of("skin") / "ginkgopolis.tarsas-skin"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        made = skins.save_skin(target.parent / "work", "ginkgopolis", "Our table", {"city": picture})
        skins.export_skin(made, target)
        skins.delete_skin(made)
        (target.parent / "work").rmdir()
    del app


def _write(path: Path, content: bytes) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main()
