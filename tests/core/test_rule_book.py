"""What a game's book of rules says of each rule, and the positions that stand beside some of them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import islice

import pytest

from engine.api import GAMES
from engine.core.session.rule_scene import rule_scene


def test_a_rule_is_for_every_game_unless_its_book_says_otherwise() -> None:
    for game in GAMES.values():
        told = tomllib.loads(files(game.package).joinpath("rules.toml").read_text(encoding="utf-8"))
        optional = {rule.id.partition("/")[2] for rule in game.rules if rule.is_optional}
        assert optional == {name for name, body in told.items() if body.get("optional")}


@pytest.mark.parametrize("game", ["ginkgopolis", "underwater_cities", "imperial_miners", "barrage"])
def test_positions_beside_rules_are_laid_and_other_rules_have_none(game: str) -> None:
    known = GAMES[game]
    scenes = (rule_scene(known, rule.id) for rule in known.rules)
    found = list(islice((one for one in scenes if one is not None), 3))
    assert len(found) == 3
    assert all(one.session.table.has_place(place) for one in found for place in one.show)
    assert rule_scene(known, f"{game}/no-such-rule") is None is rule_scene(known, "other/setup")
