"""No picture changes by accident: every piece and a table of each game are painted as they were when last looked at."""

from __future__ import annotations

import json

import pytest

from tests.house.pictures import KEPT, RUNNING, Kept, anew, painted
from tests.toys import SHIPPED

LOOKED_AT: Kept = json.loads(KEPT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", SHIPPED)
def test_pictures_are_as_they_were(game: str) -> None:
    if not LOOKED_AT.get(RUNNING, {}).get(game):
        pytest.skip(f"no fingerprints for {RUNNING}: make them with `python -m tests.house.pictures --write`")
    now, kept = painted(game), LOOKED_AT[RUNNING][game]
    elsewhere = {name for games in LOOKED_AT.values() for name in games[game]}.difference(kept)
    names = (now.keys() | kept.keys()).difference(elsewhere)  # those were looked at on another system after this one
    changed = sorted(name for name in names if now.get(name) != kept.get(name))
    assert not changed, "look at these, then `python -m tests.house.pictures --write` keeps them"


def test_every_game_is_guarded() -> None:
    """The system that was last written has every picture of every game, more than a handful of each."""
    every = {game: {name for games in LOOKED_AT.values() for name in games[game]} for game in SHIPPED}
    assert every in [{game: set(names) for game, names in games.items()} for games in LOOKED_AT.values()]
    assert all(len(names) > 10 and "table" in names for names in every.values())


def test_what_was_painted_anew_is_no_longer_kept_for_other_systems() -> None:
    kept = {RUNNING: {"go": {"table": "1", "en stone": "2"}}, "other": {"go": {"table": "8", "en stone": "9"}}}
    now = {"go": {"table": "1", "en stone": "3", "en bowl": "4"}}
    assert anew(kept, now) == {RUNNING: now, "other": {"go": {"table": "8"}}}
    assert anew({"other": kept["other"]}, now) == {RUNNING: now, "other": kept["other"]}
