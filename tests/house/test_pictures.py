"""No picture changes by accident: every piece and a table of each game are painted as they were when last looked at."""

from __future__ import annotations

import json

import pytest

from tests.house.pictures import KEPT, RUNNING, painted
from tests.toys import SHIPPED

LOOKED_AT: dict[str, dict[str, dict[str, str]]] = json.loads(KEPT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", SHIPPED)
def test_pictures_are_as_they_were(game: str) -> None:
    if RUNNING not in LOOKED_AT:
        pytest.skip(f"no fingerprints for {RUNNING}: make them with `python -m tests.house.pictures --write`")
    now, kept = painted(game), LOOKED_AT[RUNNING][game]
    changed = sorted(name for name in now.keys() | kept.keys() if now.get(name) != kept.get(name))
    assert not changed, "look at these, then `python -m tests.house.pictures --write` keeps them"


def test_every_game_is_guarded() -> None:
    """Each kept set has every game, with more than a handful of kinds of pieces."""
    assert LOOKED_AT
    for games in LOOKED_AT.values():
        assert set(games) == set(SHIPPED)
        assert all(len(found) > 10 and "table" in found for found in games.values())
