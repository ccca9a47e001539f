"""Texts are only wordings: nothing that is stored, compared, drawn or judged depends on them."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import api
from engine.core.game.game import Game
from engine.core.storage.migrate import FORMAT
from engine.core.storage.save import load
from engine.registry import GAMES, find_game
from qtapp.i18n import complete
from qtapp.i18n.voice import Voice
from tests.house.source import ROOT, modules
from tests.toys import SHIPPED

FIXTURES = sorted((ROOT / "tests" / "package" / "fixtures" / "save").rglob("*.tarsas"))


@cache
def played(twisted: bool) -> dict[str, Any]:
    """What a fixed game of each kind comes to, with English as it is or turned round."""
    command = [sys.executable, "-m", "tests.house.twisted", str(int(twisted)), *GAMES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def prints(game: api.Game) -> bool:
    """Does a game say what is printed on its pieces? A plain stone shows nothing."""
    own = type(game)
    return own.piece_icons is not Game.piece_icons or own.piece_facts is not Game.piece_facts


def test_with_english_turned_round_everything_is_the_same() -> None:
    for game in GAMES:
        usual, twisted = played(False)[game], played(True)[game]
        assert usual["refusals"] and usual["findings"], game
        assert any(one != "((), [])" for one in usual["icons"].values()) == prints(GAMES[game]), game
        assert twisted == usual, game


def test_only_rendering_reads_the_english() -> None:
    """`Message.english` is read where messages become text, and nowhere else."""
    allowed = ("engine.core.messages", "qtapp.i18n", *_DEBTS)
    for name, tree in modules().items():
        if not name.startswith(allowed):
            reads = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "english"]
            assert not reads, f"{name} reads the wording of a message"


_DEBTS: tuple[str, ...] = ()


class _Seats:
    """Seats by number; pieces and places have the names of their moment already."""

    def __init__(self, session: api.Session) -> None:
        self.session, self.game = session, session.game

    def seat_name(self, seat: int) -> str:
        return f"P{seat}"

    def piece_name(self, piece: str) -> api.Message:
        return self.game.piece_name(self.session.table, piece)

    def place_name(self, place: str) -> api.Message:
        return self.game.place_name(self.session.table, place)


Log = list[list[str]]
"""The lines of every entry, branches included, as somebody reads them."""


def log_of(session: api.Session, voice: Voice) -> Log:
    told, names = api.NamedNotes(session), _Seats(session)
    return [[voice.text(note.message, names) for note in told.notes(entry)] for entry in session.entries]


@cache
def opened(path: Path) -> api.OpenedGame:
    return load(path, find_game)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_saved_log_reads_as_if_it_were_played_today(path: Path) -> None:
    """In three languages every line of an old game stands, in its order, among those of the same answers given today: a
    newer program may tell more, and nothing otherwise.
    """
    assert opened(path).first_divergence is None, "the same ids and arguments"
    old, new = opened(path).session, api.rebuilt(opened(path).session)
    ids = {note.message.id for entry in old.entries for note in entry.notes()}
    assert all("." in one for one in ids), "known by its English alone"
    logs = {language: log_of(old, Voice(language)) for language in complete()}
    for language, lines in logs.items():
        for then, today in zip(lines, map(iter, log_of(new, Voice(language))), strict=True):
            assert all(line in today for line in then), (language, then)
        assert not ids & {line for then in lines for line in then}, "a line without words"
    assert len({str(lines) for lines in logs.values()}) == len(complete()), "one is not translated"
    assert sum(map(len, logs["en"])) > 20, "a log that says little proves little"


@pytest.mark.parametrize("game", SHIPPED)
def test_a_log_without_ids_reads_as_one_with_ids(game: str) -> None:
    """The first format knew messages by their English, the second one by their ids: both files hold the same game."""
    first, second = (opened(path).session for path in FIXTURES if path.stem == game and path.parent.name in ("1", "2"))
    for voice in map(Voice, complete()):
        assert log_of(first, voice) == log_of(second, voice)


def test_logs_of_every_game_and_format_are_read() -> None:
    wanted = {(number, game) for number in range(1, FORMAT + 1) for game in SHIPPED}
    assert {(int(path.parent.name), path.stem) for path in FIXTURES} == wanted
