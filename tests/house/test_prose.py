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
from engine.core.game.standard import StandardGame
from engine.core.storage.save import load
from engine.registry import GAMES, find_game
from qtapp.i18n import LANGUAGES, Localizer
from tests.house.source import ROOT, modules

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
    assert isinstance(game, StandardGame)
    return game.hooks.piece_icons is not None or game.hooks.piece_facts is not None


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


class _Names:
    """Seats by number, pieces and places as their game calls them."""

    def __init__(self, session: api.Session) -> None:
        self.session, self.game = session, session.game

    def seat_name(self, seat: int) -> str:
        return f"P{seat}"

    def piece_name(self, piece: str) -> api.Message:
        return self.game.piece_name(self.session.table, piece)

    def place_name(self, place: str) -> api.Message:
        return self.game.place_name(self.session.table, place)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_saved_log_reads_as_if_it_were_played_today(path: Path) -> None:
    """Every note of an old game has an id, and reads in three languages as the note that the rules write today."""
    opened = load(path, find_game)
    assert opened.first_divergence is None, "the same ids and arguments"
    session = opened.session
    again = api.Session.start(session.game, session.players, session.settings, session.seed)
    speakers = [Localizer(language) for language in LANGUAGES]
    compared = 0
    for entry in session.entries:
        for note in entry.notes():
            assert "." in note.message.id, f"known by its English alone: {note.message.english}"
        if entry.parent is None:
            for old, new in zip(entry.notes(), again.root.notes(), strict=True):
                for speaker in speakers:
                    assert speaker.text(old.message, _Names(session)) == speaker.text(new.message, _Names(again))
                    compared += 1
    assert compared
