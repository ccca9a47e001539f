"""Blueprints: what every table has although its game does not declare it."""

from __future__ import annotations

import pytest

from engine.api import Game, SetupChoices
from engine.core.table.blueprint import Blueprint, CountDef, PieceDef, PlaceDef, Visibility
from engine.core.table.table import Table
from engine.registry import GAMES


def test_every_table_has_a_box_a_state_and_chance() -> None:
    made = Blueprint(
        seats=1, places=(), pieces=(PieceDef("pawn", "pawn", "box"),), kinds=(CountDef("turn"), CountDef("draws.dice"))
    )
    table = Table(made, seed=1)
    assert [place.id for place in made.places] == ["box", "state", "chance"] == list(table.places)
    assert table.places["box"].accepts == {"pawn"} and table.pieces_in("box")[0].id == "pawn"
    table.add_count("state", "turn", 2)
    table.dice("dice")
    assert (table.count_at("state", "turn"), table.count_at("chance", "draws.dice")) == (2, 1)
    assert table.places["chance"].visibility is Visibility.HIDDEN
    assert not any(place.drawn for place in made.places)


def test_what_a_game_declares_itself_stays_as_it_is() -> None:
    own = PlaceDef("state", accepts=frozenset({"pawn"}))
    made = Blueprint(seats=1, places=(own,), pieces=(), kinds=())
    assert made.places[0] is own and [place.id for place in made.places] == ["state", "box", "chance"]
    for game in GAMES.values():
        blueprint = game.blueprint(game.seat_counts[0], {"people": game.seat_counts[0]})
        ids = [place.id for place in blueprint.places]
        assert len(set(ids)) == len(ids) and {"box", "state", "chance"} <= set(ids)
        out_of_sight = [place for place in blueprint.places if place.id in ("box", "state", "chance")]
        assert not any(place.drawn for place in out_of_sight), "none of them lies on a board"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_place_and_piece_belongs_to_a_seat_at_the_table_or_to_nobody(game: Game) -> None:
    for people in game.seat_counts:
        made = game.blueprint(people, SetupChoices(game, people).recommended())
        owners = {one.owner for one in made.places} | {one.owner for one in made.pieces}
        assert owners == set(range(made.seats + 1))
        assert not [
            one.id for one in made.places if one.id.startswith("seat.") and not one.id.startswith(f"seat.{one.owner}.")
        ]


def test_what_was_spent_on_a_space_is_no_longer_held() -> None:
    """Engineers and machines come back from there; until then nobody counts them as theirs."""
    for place in GAMES["barrage"].blueprint(2, {"people": 2}).places:
        if place.owner and place.id.split(".")[2] in ("construction", "officer_space", "wheel"):
            assert place.is_reserve, place.id
