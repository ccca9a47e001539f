"""Production, feeding, eras, metropolises and final scoring: the numbered examples from T11 on."""

from __future__ import annotations

import pytest

from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.effects.vocabulary import BuildEffect
from engine.underwater_cities.hands import KeepNewHandStep
from engine.underwater_cities.production import FeedStep, ProduceStep, network_output
from engine.underwater_cities.queries import count_of, ids, network
from engine.underwater_cities.rounds import NewEraStep
from engine.underwater_cities.scoring import (
    FinalScoringStep,
    brown_points,
    card_points,
    leftover_points,
    network_points,
    score,
)
from engine.underwater_cities.structures.sites import build_price
from tests.underwater_cities.table import ME, Situation, at, first_edition, game, number, place


def metropolis(session: Situation, name: str, tile: str) -> None:
    """This tile lies in this corner."""
    table, where = session.table, ids(ME).metropolises[name]
    if session.lies(f"metropolis.{tile}") == where:
        return
    old = table.pieces_in(where)[0].id
    there = session.lies(f"metropolis.{tile}")
    table.move(old, "box")
    table.move(f"metropolis.{tile}", where)
    table.move(old, there)


def produced(session: Situation) -> dict[str, int]:
    """What the network gives."""
    return {good: n for good, n in network_output(session.table, ME).items() if n}


def test_t11_the_production_example() -> None:
    session = game()
    metropolis(session, "blue_1", "kelp")
    session.build("CC*", "CC_LR", "LR_RM+", "RM_UR", "UR_blue")
    session.build("LR.b1=farm+", "LR.b2=desalination", "LR.b3=desalination")
    session.build("CC.b1=farm", "CC.b2=laboratory+", "CC.b3=laboratory+")
    session.build("LL", "LL.b1=laboratory")
    session.build("CC_UR")
    session.table.transfer("tunnel", ids(ME).tunnels["RM_UR"], "supply.tunnel", 1)
    session.laid(number("Rented Berths"))
    session.lay(ProduceStep(ME))
    assert session.has() == {"c": 6, "st": 3, "sc": 2, "p": 6}, "two kelp were produced and eaten"


@pytest.mark.parametrize(
    ("farms", "gives"),
    [
        (("LR.b1=farm",), {"kelp": 1}),
        (("LR.b1=farm+",), {"kelp": 1, "point": 1}),
        (("LR.b1=farm+", "LR.b2=farm+"), {"kelp": 3, "point": 3}),
        (("LR.b1=farm+", "LR.b2=farm+", "LR.b3=farm+"), {"kelp": 4, "point": 4}),
    ],
)
def test_t12_farms_at_one_city(farms: tuple[str, ...], gives: dict[str, int]) -> None:
    session = game()
    session.build(*farms)
    assert produced(session) == gives


def test_t13_two_upgraded_plants() -> None:
    session = game()
    session.build("LR.b1=desalination+", "LR.b2=desalination+")
    assert produced(session) == {"credit": 3, "biomatter": 2}
    session = game(board="5")  # BM.b4 is doubled
    session.build("BM", "BM_LR", "BM.b4=desalination+", "BM.b1=desalination+")
    assert produced(session) == {"credit": 4 + 1, "biomatter": 3}, "one credit of the tunnel"


def test_t14_a_doubled_site_counts_in_production_only() -> None:
    session = game(board="5")
    session.build("BM", "BM_LR", "BM.b4=desalination+")
    assert produced(session) == {"credit": 2 + 1, "biomatter": 2}
    session.lay(DoStep(ME, f"card.{number('Trial Run', 'red')}", ()))
    session.say(place("BM.b4"))
    assert session.has() == {"c": 1, "b": 1}


def test_what_a_card_made_of_an_output_was_produced_too() -> None:
    """The farm gives two credits instead of its kelp; those were produced, so they may become points."""
    session = game(cards=first_edition("157"))
    session.build("LR.b1=farm")
    session.laid("201", "157")  # a kelp of a farm for two credits and a point; two produced credits for two points
    session.lay(ProduceStep(ME))
    assert session.question() == "replace_output"
    session.say("use")
    assert session.question() == "convert_output"
    session.say("use")
    assert session.has() == {}, "three points, and the start city goes hungry"


def test_what_a_card_took_away_was_not_produced() -> None:
    replace = {"do": "production_convert", "take": {"kelp": 1}, "goods": {"point": 5}}
    card = {"number": 300, "deck": "era1", "name": "Mill", "colour": "red", "type": "production", "effects": [replace]}
    for first, asks in (("use", ""), ("decline", "convert_output")):
        session = game(cards=[card])
        session.goods(k=5)
        session.build("LR.b1=farm")
        session.laid("201", "300")
        session.lay(ProduceStep(ME))
        session.say(first)
        assert session.question() == asks


def test_t15_a_tripled_tunnel() -> None:
    session = game(board="5")  # tun3 at CC_LR
    session.build("CC_LR")
    assert produced(session) == {"credit": 3}
    session.table.set_count(place("CC_LR"), "upgrade", 1)
    assert produced(session) == {"credit": 3, "point": 3}


def test_t16_a_symbiotic_city_on_its_site() -> None:
    for dome, points in (("TM*", 6), ("TM", 0)):
        session = game(board="5")  # city33 at TM
        session.build("LR_RM", "RM_UR", "UR_TM", dome)
        assert produced(session).get("point", 0) == points


def test_t20_the_final_scoring_example() -> None:
    session = game()
    metropolis(session, "brown", "sets")
    session.build("CC", "UL", "UR", "LL", "BM", "CC_LR+", "CC_UL+", "CC_UR+", "CC_LL", "UL_brown_1", "UL_brown_2")
    # kinds: LR 3, CC 3, UL 2, UR 1, LL 0; BM is not connected
    session.build("LR.b1=farm+", "LR.b2=desalination+", "LR.b3=laboratory+")
    session.build("CC.b1=farm+", "CC.b2=desalination+", "CC.b3=laboratory+")
    session.build("UL.b1=desalination+", "UL.b2=laboratory+", "UR.b1=farm")
    session.laid(number("Science Market"), number("Ballast Sale"))
    session.goods(c=16, k=2, st=4, sc=7, b=3)
    session.lay(FinalScoringStep())
    session.say(3, 2)
    assert brown_points(session.table, ME) == 8
    assert session.table.count_at(ids(ME).stock, "point") == 9 + 2
    assert network_points(session.table, ME) == 21
    assert leftover_points(session.table, ME) == 6
    assert score(session.table).totals[ME - 1] == 46


def test_t21_seven_upgraded_farms() -> None:
    session = game()
    session.build("CC", "CC_LR", "UL", "CC_UL")
    session.build(*(f"{city}.b{n}=farm+" for city in ("LR", "CC") for n in (1, 2, 3)), "UL.b1=farm+")
    session.laid(number("Harvest Legacy"))
    assert card_points(session.table, ME) == 9


def test_t25_hungry_cities() -> None:
    session = game()
    session.build("CC", "UL", "UR", "LL", "CC_LR", "CC_UL", "CC_UR", "CC_LL")
    session.goods(k=2, b=1, p=4)
    session.lay(FeedStep(ME))
    assert session.has() == {}


def test_t26_leftovers() -> None:
    for stock in ({"k": 3, "st": 1}, {"sc": 1, "st": 2, "c": 1}, {"b": 2}):
        session = game()
        session.goods(**stock)
        assert leftover_points(session.table, ME) == 1


def test_t27_a_point_for_three_farms() -> None:
    session = game()
    session.build("CC", "CC_LR", "UL", "CC_UL")
    session.build(*(f"{city}.b{n}=farm" for city in ("LR", "CC") for n in (1, 2, 3)), "UL.b1=farm")
    session.laid(number("Granary Ledger"))
    assert card_points(session.table, ME) == 2


@pytest.mark.parametrize(("cards", "limit"), [(3, 3), (5, 3), (5, 4)])
def test_t45_a_new_era(cards: int, limit: int) -> None:
    session = game()
    if limit == 4:
        session.laid(number("Undersea Server Farm"))
    held = [str(n) for n in (1, 3, 5, 6, 7)][:cards]
    session.hand(*held)
    session.lay(NewEraStep(), KeepNewHandStep(ME))
    items = session.items(session.asked())
    assert len(items) == cards + 3
    new = [card for card in items if card.removeprefix("card.") not in held]
    keep = (*new[:2], *(f"card.{n}" for n in held[: limit - 2]))
    assert session.refused(keep[:-1]) == ["new-era"]
    session.say(tuple(card for card in items if card in keep))
    assert len(session.table.pieces_in("seat.1.hand")) == limit
    assert session.lies(f"card.{held[-1]}") == "out"
    assert session.lies(new[2]) == "discard"


def test_t46_brown_metropolises() -> None:
    session = game()
    session.build("UL", "UL_brown_1", "UL_brown_2", "CC_LR", "CC_UL", "CC")
    metropolis(session, "brown", "tunnels")
    assert count_of(session.table, ME, "tunnel_at_city") == 4
    for site, points in (
        ("LR_RM", 0),
        ("BM_LR", 0),
        ("TM_UL", 0),
        ("UL_LM", 5),
        ("CC_UR", 7),
        ("CC_LL", 9),
    ):
        session.build(site)
        assert brown_points(session.table, ME) == points
    metropolis(session, "brown", "cities")
    for city, points in (("LL", 0), ("UR", 4), ("BM", 8), ("RM", 12), ("TM", 12), ("LM", 12)):
        session.build(city)
        assert brown_points(session.table, ME) == points
    assert count_of(session.table, ME, "city") == 9
    metropolis(session, "brown", "tunnels")
    session.build("RM_UR", "LM_LL")
    assert count_of(session.table, ME, "tunnel_at_city") == 12
    assert brown_points(session.table, ME) == 9
    metropolis(session, "brown", "metropolises")
    session.build("UR_blue", "LL_blue")
    spare = next(piece.id for piece in session.table.pieces_in("metropolises") if piece.back == "blue")
    session.table.move(spare, "seat.1.metropolis.gained")
    assert brown_points(session.table, ME) == 12
    metropolis(session, "brown", "specials")
    session.laid("181", "182")
    session.table.move("card.196", "seat.1.under")
    assert brown_points(session.table, ME) == 6
    session.table.transfer("tunnel", place("UL_brown_2"), "supply.tunnel", 1)
    assert brown_points(session.table, ME) == 0


def test_t47_the_pair_of_tunnels() -> None:
    session = game(board="5")
    session.build("CC_LR", "CC_UL", "UL_brown_1", "UL_brown_2")
    assert produced(session) == {"credit": 3}, "the tripled tunnel alone: no city at UL, nothing for the pair"
    session.build("UL")
    assert produced(session) == {"credit": 3 + 4 + 1}, "two tunnels and two for the pair; and CC_UL at the new city"
    session.table.set_count(place("UL_brown_1"), "upgrade", 1)
    assert produced(session) == {"credit": 3 + 4 + 1, "point": 1}


def test_t48_a_marked_metropolis() -> None:
    session = game(board="6")
    metropolis(session, "blue_1", "kelp")
    session.build("LR_RM", "RM_UR")
    session.goods(st=2, c=2)
    session.lay(DoStep(ME, "slot.3-4/Y4", ()))
    session.say(at("tunnel", "UR_blue"))
    assert session.has() == {"k": 1}
    session.lay(ProduceStep(ME))
    assert session.has() == {"p": 2 + 2, "c": 1}, "tile and mark; a credit of LR_RM, none of UR_blue; the kelp is eaten"


def test_t49_surcharges() -> None:
    session = game(board="5")  # city33 TM, city22 LM, tun3 CC_LR
    table = session.table
    usual = BuildEffect("structure")
    assert dict(build_price(table, ME, usual, "tunnel", place("CC_LR"))) == {"steelplast": 1, "credit": 2}
    assert dict(build_price(table, ME, usual, "city", place("TM"))) == {"steelplast": 5, "kelp": 1, "credit": 4}
    assert dict(build_price(table, ME, usual, "symbiotic", place("TM"))) == {
        "steelplast": 4,
        "kelp": 1,
        "biomatter": 1,
        "credit": 5,
    }
    assert dict(build_price(table, ME, usual, "city", place("LM"))) == {
        "steelplast": 2,
        "kelp": 1,
        "credit": 3,
        "science": 2,
    }


def test_t53_points_bought_at_the_end() -> None:
    session = game()
    session.build("CC*", "CC_LR", "UL*", "CC_UL", "LR.b1=laboratory+", "LR.b2=laboratory+", "LR.b3=laboratory+")
    session.laid("182", "183", "184", "181", "185")
    session.goods(c=31, k=11, st=16)
    session.lay(FinalScoringStep())
    while session.question() == "buy_points":
        session.say(session.options(session.asked())[-1])
    assert session.table.count_at(ids(ME).stock, "point") == 14 + 15 + 13
    assert card_points(session.table, ME) == 6 + 4
    assert {good: n for good, n in session.has().items() if good != "p"} == {"c": 16, "k": 1, "st": 2}


def test_a_tie_goes_to_whoever_plays_earlier() -> None:
    session = game(2)
    for seat in (1, 2):
        session.goods(seat, p=10)
    session.table.reorder("order", ["order.2", "order.1"])
    assert score(session.table).winners == (2,)
    assert network(session.table, ME).connected_cities == ("LR",)
