"""Edges of the rules that random games hardly ever reach."""

from __future__ import annotations

import pytest

from engine.core.table.table import Table
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.cloning import may_clone
from engine.underwater_cities.economy import shortages
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.queries import count_of, ids
from engine.underwater_cities.scoring import score
from engine.underwater_cities.structures.bounds import building_bound
from engine.underwater_cities.turn import DrawOneStep
from tests.underwater_cities.table import ME, OTHER, build, game, goods, laid, lay, occupy


def test_nobody_clones_a_slot_that_they_occupy_themselves() -> None:
    session = game(4)
    slot = "2-4/G1" if "slot.2-4/G1" in session.table.places else _a_slot(session.table)
    assert session.table.pieces["clone_tile"].place.id == "clone"
    occupy(session, slot, ME)
    assert not may_clone(session.table, ME, f"slot.{slot}")
    assert may_clone(session.table, OTHER, f"slot.{slot}")
    occupy(session, slot, OTHER)
    assert not may_clone(session.table, ME, f"slot.{slot}"), "that somebody else stands there too changes nothing"


def _a_slot(table: Table) -> str:
    return next(name for name in table.places if name.startswith("slot.") and "/G" in name).removeprefix("slot.")


@pytest.mark.parametrize("fact", ["turn.built", "turn.tunnels"])
def test_what_was_done_in_a_turn_is_forgotten_at_its_end(fact: str) -> None:
    session = game(2)
    session.table.set_count(ids(ME).turn, fact, 1)
    lay(session, DrawOneStep(ME))
    assert session.table.count_at(ids(ME).turn, fact) == 0


@pytest.mark.parametrize(("biomatter", "missing"), [(0, 2), (1, 1), (2, 0)])
def test_each_biomatter_stands_for_one_thing_only(biomatter: int, missing: int) -> None:
    session = game(2)
    goods(session, b=biomatter)
    price = (("kelp", 1), ("steelplast", 1))
    assert len(list(shortages(session.table, ME, price, building=True))) == missing
    assert len(list(shortages(session.table, ME, price, building=False))) == 2


def test_a_card_that_rewards_building_may_be_set_off_three_times() -> None:
    """One effect that builds a single thing may still build more by what it sets off: the bound allows for that."""
    rewarding = [
        (card, then)
        for card in shipped().cards.values()
        for effect in (card.effect,)
        for then in (getattr(effect, "then", None),)
        if isinstance(then, words.GainEffect) and card.type == "permanent"
    ]
    compared = 0
    for card, then in rewarding:
        session = game(2)
        effect = words.BuildEffect(what="farm", n=1)
        before = building_bound(session.table, ME, effect)
        laid(session, card.id.removeprefix("card."))
        after = building_bound(session.table, ME, effect)
        if before is None or after is None:
            continue
        for good, n in then.goods.items():
            compared += 1
            assert after.get(good, 0) - before.get(good, 0) == 3 * n, card.id
    assert compared


@pytest.mark.parametrize(("points", "cities", "won"), [(99, 7, False), (100, 7, True), (100, 6, False)])
def test_a_hundred_points_and_seven_cities_win_alone(points: int, cities: int, won: bool) -> None:
    session = game(1)
    table = session.table
    free = [city for city in ids(ME).cities if not table.count_at(ids(ME).cities[city], "city")]
    build(session, *(link for link, place in ids(ME).tunnels.items() if not table.count_at(place, "tunnel")))
    build(session, *free[: cities - count_of(table, ME, "city")])
    assert count_of(table, ME, "city") == cities
    table.set_count("state", "scored", 1)
    goods(session, p=0)
    rest = score(table).totals[0]
    goods(session, p=points - rest)
    result = score(table)
    assert result.totals == (points,)
    assert bool(result.winners) is won
