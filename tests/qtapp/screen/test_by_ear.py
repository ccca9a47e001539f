"""Whole games by ear: who hears nothing but the bus of accessibility plays them by keys, choosing by what was said."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from engine import api
from tests.qtapp.screen.by_ear import PlayerByEar
from tests.qtapp.screen.listener import is_possible, listening
from tests.toys import SHIPPED

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not is_possible(), reason="needs Xvfb, xdotool and at-spi2-core, which the set-up installs"),
]
_MOST = int(os.environ.get("TARSAS_BY_EAR", "2000"))
"""Decisions at most: fewer, to listen to the beginning of each game."""


@pytest.mark.parametrize("language", ["hu", "de"])
@pytest.mark.parametrize("game", SHIPPED)
def test_whole_games_are_played_by_ear(game: str, language: str, tmp_path: Path) -> None:
    """Against a computer; what was heard stands in by-ear.txt in the folder of the test."""
    session = api.new_session(game, 2, seed=7, names=("Anna", "Béla"))
    session.controls[2] = api.SeatControl(1, 5)
    heard = tmp_path / "by-ear.txt"
    with heard.open("w", encoding="utf-8") as book, listening(session, tmp_path, language) as listener:
        player = PlayerByEar(listener.reader, listener.press, language, 1, book)
        is_over = player.play(_MOST)
        assert is_over or player.decisions >= _MOST, player.transcript[-20:]
        if is_over:
            end = player.end()
            assert re.search(r"Anna: \d+", end) and re.search(r"Béla: \d+", end), f"who has how many points: {end}"
