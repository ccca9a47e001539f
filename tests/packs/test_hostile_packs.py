"""A card pack from a stranger is data: it can be played with or is refused in sentences, and soon."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from engine import api
from engine.api import RandomStream
from tests.conformance.cases import seeds
from tests.packs.hostile import mutated_pack

GAMES = ("imperial_miners", "underwater_cities")
SECONDS = 1.0
LONGEST = 600
"""Letters of a sentence about a mistake that somebody reads to its end."""


def looked_at(game: str, seed: int, path: Path) -> str:
    """Look at one hostile pack; what came of it."""
    path.write_bytes(mutated_pack(game, RandomStream(seed, "hostile pack", 0)))
    start = time.thread_time()
    found = api.check_pack(path, api.find_game, api.GAMES[game])
    assert time.thread_time() - start <= SECONDS, seed
    told = [found.told(), *(mistake.told() for mistake in found.mistakes)]
    for sentence in map(api.to_english, told):
        assert sentence and len(sentence) - len(str(path)) <= LONGEST, f"{seed}: {sentence[:200]}"
    if found.game is None:
        assert found.trouble is not None or found.mistakes, "a pack is not refused without a reason"
        return "refused"
    session = api.new_session(game, 2, seed=seed, pack=found.pack)
    for piece in session.table.pieces:
        for message in session.game.piece_text(session.table, piece):
            assert api.to_english(message)
        session.game.piece_icons(session.table, piece)
        session.game.piece_facts(session.table, piece)
    return "used"


@pytest.mark.parametrize("game", GAMES)
@seeds(normal=40, soak=2_000, chunk=200)
def test_changed_packs_are_used_or_refused_in_a_sentence(game: str, seeds: range, tmp_path: Path) -> None:
    came = Counter(looked_at(game, seed, tmp_path / "own.json") for seed in seeds)
    assert came["used"] and came["refused"], "the mutations are too coarse, or too fine"


def test_what_is_quoted_from_a_pack_is_short_enough_to_be_read(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text('{"game": "imperial_miners", "mine": [{"id": "x", "' + "q" * 100_000 + '": 1}]}', "utf-8")
    found = api.check_pack(path, api.find_game)
    assert found.mistakes and all(len(str(mistake)) < LONGEST for mistake in found.mistakes)
