"""The toys are games like the others in the tests, and nowhere else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine import api, registry
from engine.core.messages.stored import english_source
from tests.toys import FOLDER, TOYS
from tests.toys.nim import NIM
from tests.toys.nim.info import Nim
from tests.toys.whist.info import Whist

ROOT = Path(__file__).resolve().parents[2]


def test_the_program_knows_no_toy() -> None:
    """In a process of its own, with everything of the program read in."""
    listed = (
        "import qtapp.run, sys; from engine.api import GAMES; print(*GAMES, *(n for n in sys.modules if 'toys' in n))"
    )
    told = subprocess.run([sys.executable, "-c", listed], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == [name for name, game in api.GAMES.items() if game not in TOYS]


def test_no_code_of_the_program_asks_for_further_games() -> None:
    for folder in ("engine", "qtapp", "packaging", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "registry.extra" not in text and "import toys" not in text and "tests.toys" not in text, path


def test_a_game_is_registered_once() -> None:
    registry.extra(NIM)
    assert api.find_game("nim") is NIM
    with pytest.raises(ValueError, match="already a game called nim"):
        registry.extra(Nim())
    assert api.find_game("nim") is NIM


def test_rules_words_and_wordings_come_from_the_folder_of_the_class() -> None:
    for toy in TOYS:
        assert toy.package == f"tests.toys.{toy.id}" and (FOLDER / toy.id / "rules.toml").is_file()
        assert {rule.id.partition("/")[0] for rule in toy.rules} == {"table", toy.id}
        assert english_source(toy.title.id) == toy.title.english


def test_hooks_that_are_left_out_are_answered_by_the_game() -> None:
    class Plain(Whist):
        evaluate = api.Game.evaluate

    session = api.new_session("whist", 2, seed=4)
    api.play_to_end(session, {1: api.RandomBot(1), 2: api.RandomBot(2)})
    game, table = Plain.__new__(Plain), session.table
    assert [game.evaluate(table, seat) for seat in (1, 2)] == list(map(float, session.game.result(table).totals))
    assert game.piece_text(table, "card.sun.1") == () and game.explain_drag(table, 1, "card.sun.1", "deck") is None
