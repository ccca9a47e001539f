"""More cases that follow from the rules, S-1 to S-14, and what the decisions say about costs and gains."""

from __future__ import annotations

import pytest

from engine.ginkgopolis.markers import MarkerTo
from engine.ginkgopolis.price import cannot_pay, price
from engine.ginkgopolis.scoring import districts, end_cards
from tests.ginkgopolis.table import Situation, game

ME, OTHER = 1, 2


def duel() -> Situation:
    """Two players; the other one will play L alone and be asked what to take, so that my action can be looked at."""
    session = game(2)
    session.city({(0, 0): "R1", (1, 0): "B1", (0, -1): "Y1"})
    session.kept(ME)
    session.kept(OTHER)
    session.hand(OTHER, "L", "K", "J", "I")
    session.tiles(ME)
    session.commit(OTHER, "L")
    return session


def test_s1_a_floor_on_a_start_building() -> None:
    session = duel()
    session.hand(ME, "R1", "A", "B", "C")
    session.tiles(ME, "R4")
    session.stock(ME, resources=2, points=0)
    session.stock(OTHER, resources=0, points=0)
    cost = price(session.table, ME, "card.R1", "tile.R4")
    assert cost is not None
    assert (cost.need_resources, cost.need_points) == (2, 0)
    session.commit(ME, "R1", "R4")
    assert session.on((0, 0)) == {"resource.1": 2, "site": 1}
    assert session.screen(ME) == (0, 0, 0)
    assert session.screen(OTHER)[2] == 0, "nobody gains points for a bare building"


def overbuild_myself(points: int) -> Situation:
    session = duel()
    session.city({(0, 0): ("B4 B5 B12", ME), (0, 1): "Y1"})
    session.hand(ME, "B12", "A", "B", "C")
    session.tiles(ME, "R9")
    session.stock(ME, resources=2, points=points)
    return session


def test_s2_the_returned_resources_pay_for_the_floor() -> None:
    session = overbuild_myself(points=3)
    before = session.supply_left(ME)
    cost = price(session.table, ME, "card.B12", "tile.R9")
    assert cost is not None
    assert (cost.need_resources, cost.have_resources, cost.need_points, cost.have_points) == (5, 5, 3, 3)
    session.commit(ME, "B12", "R9")
    assert session.screen(ME) == (0, 0, 0), "no point for overbuilding oneself (G18)"
    assert session.supply_left(ME) == before + 1
    assert session.on((0, 0)) == {"resource.1": 4, "site": 1}
    assert session.codes_in("seat.1.kept") == ["B12"]


def test_a_floor_of_the_same_number_costs_no_points_and_says_nothing_of_any() -> None:
    session = duel()
    session.city({(0, 0): "R9", (0, 1): "Y1"})
    session.hand(ME, "R9", "A", "B", "C")
    session.tiles(ME, "B9")
    session.stock(ME, resources=3, points=4)
    session.commit(ME, "R9", "B9")
    assert session.lies("tile.B9") == session.lies("tile.R9")
    assert session.screen(ME)[2] == 4
    assert session.notes("ginkgopolis/number-surcharge") == []


def test_s3_without_the_points_the_card_is_exploited() -> None:
    session = overbuild_myself(points=2)
    (refusal,) = cannot_pay(session.table, ME, "card.B12", "tile.R9")
    assert refusal.rule == "ginkgopolis/number-surcharge"
    assert "9" in str(refusal.message)
    assert "12" in str(refusal.message)
    assert "3 point" in str(refusal.message)
    assert "you have 2" in str(refusal.message)
    session.commit(ME, "B12", "R9")
    assert session.screen(ME) == (2, 1 + 3, 2), "the tile is back and three blue floors give three tiles"
    assert session.lies("tile.R9") == "seat.1.tiles"
    assert session.lies("card.B12") == "discard"
    assert session.on((0, 0)) == {"resource.1": 3}
    assert len(session.notes("ginkgopolis/cannot-pay")) == 1


def test_s4_urbanizing_without_a_resource() -> None:
    session = duel()
    session.kept(ME, "C14")
    session.hand(ME, "A", "B", "C", "D")
    session.tiles(ME, "R9")
    session.stock(ME, resources=0, points=0)
    (refusal,) = cannot_pay(session.table, ME, "card.A", "tile.R9")
    assert refusal.rule == "ginkgopolis/floor-resources"
    assert str(refusal.message) == "Needs 1 resource, you have 0."
    session.commit(ME, "A", "R9")
    assert session.lies("tile.R9") == "seat.1.tiles"
    session.choose(ME, "resource")
    assert session.screen(ME) == (1, 1, 1), "and the exploit bonus pays (G19)"
    assert session.lies("card.A") == "discard"


def test_a_floor_that_lacks_resources_says_what_they_are_for() -> None:
    session = overbuild_myself(points=3)
    session.stock(ME, resources=1, points=3)
    (refusal,) = cannot_pay(session.table, ME, "card.B12", "tile.R9")
    assert refusal.rule == "ginkgopolis/floor-resources"
    assert str(refusal.message) == "Needs 5 resource (4 for the floors, 1 for another colour), you have 4."
    assert refusal.subjects == ("city.0.0", "seat.1.screen")
    session.stock(ME, resources=1, points=0)
    assert [one.rule for one in cannot_pay(session.table, ME, "card.B12", "tile.R9")] == [
        "ginkgopolis/floor-resources",
        "ginkgopolis/number-surcharge",
    ]
    session.stock(ME, resources=2, points=3)
    assert list(cannot_pay(session.table, ME, "card.B12", "tile.R9")) == []


def test_a_card_of_nothing_in_the_city_cannot_be_built() -> None:
    session = duel()
    (refusal,) = cannot_pay(session.table, ME, "card.Y20", "tile.R9")
    assert refusal.rule == "ginkgopolis/matching-card"


def test_bonuses_of_the_action_do_not_pay_for_it() -> None:
    session = duel()
    session.kept(ME, "C04")  # construct: a resource
    session.hand(ME, "R1", "A", "B", "C")
    session.tiles(ME, "R4")
    session.stock(ME, resources=1)
    session.commit(ME, "R1", "R4")
    assert session.lies("tile.R4") == "seat.1.tiles", "one resource is missing, the bonus would come too late"


def test_what_can_be_paid_must_be_built_even_if_only_by_an_earlier_action() -> None:
    """Earlier players can make an unpayable choice payable, never the other way round."""
    session = game(2, first=OTHER)
    session.city({(0, 0): ("R1 R5", ME), (1, 0): "Y1", (0, 1): "Y2"})
    session.kept(ME)
    session.kept(OTHER)
    session.hand(ME, "Y1", "A", "B", "C")
    session.hand(OTHER, "R5", "I", "J", "K")
    session.tiles(ME, "Y4")
    session.tiles(OTHER, "R6")
    session.stock(ME, resources=0)
    session.stock(OTHER, resources=3)
    assert list(cannot_pay(session.table, ME, "card.Y1", "tile.Y4")) != []
    session.commit(ME, "Y1", "Y4")
    session.commit(OTHER, "R5", "R6")
    assert session.lies("tile.Y4") == "city.1.0", "the returned resources came in time"
    assert session.on((1, 0))["resource.1"] == 2


def test_s5_the_own_supply_is_short() -> None:
    session = duel()
    session.city({(0, 0): ("R4 R5 R6 R7", OTHER), (0, 1): "Y1"})
    session.hand(ME, "R7", "A", "B", "C")
    session.stock(ME, resources=0)
    session.supply_of(ME, 1)
    session.commit(ME, "R7")
    assert session.screen(ME)[0] == 1
    assert session.told("ginkgopolis/gain-resources") == ["Seat 1 loses 3 resource: their supply is empty."]


def test_s6_the_taller_building_breaks_the_tie() -> None:
    session = game(2)
    session.city({(0, 0): ("R4 R5 R8", ME), (1, 0): ("R6 R20", OTHER), (1, 1): ("R7", OTHER)})
    (district,) = districts(session.table)
    assert district.awards == ((ME, 6), (OTHER, 3))


def test_s7_the_number_on_the_tallest_breaks_the_tie() -> None:
    session = game(2)
    session.city({(0, 0): ("R4 R5", ME), (1, 0): ("R19", ME), (0, 1): ("R7 R6", OTHER), (1, 1): ("R1", OTHER)})
    (district,) = districts(session.table)
    assert district.awards == ((OTHER, 6), (ME, 3))


def test_equally_tall_own_buildings_count_by_the_highest_number() -> None:
    """G22."""
    session = game(2)
    session.city({(0, 0): ("R4", ME), (1, 0): ("R19", ME), (0, 1): ("R7", OTHER), (1, 1): ("R18", OTHER)})
    (district,) = districts(session.table)
    assert district.awards == ((ME, 4), (OTHER, 2))


def test_s8_a_district_of_bare_buildings() -> None:
    session = game(2)
    session.city({(0, 0): "R1", (1, 0): "R2"})
    (district,) = districts(session.table)
    assert district.awards == ()


def test_a_bare_building_joins_a_district_and_corners_do_not() -> None:
    """G21."""
    session = game(2)
    session.city({(-1, 0): ("R4", ME), (0, 0): "R1", (1, 0): ("R5", OTHER), (0, 1): "B1", (1, 1): "B2"})
    red, blue = districts(session.table)
    assert red.awards == ((OTHER, 2), (ME, 1))
    assert len(blue.buildings) == 2
    session.city({(-1, 0): ("R4", ME), (0, 0): "B1", (0, 1): ("R5", ME)})
    assert districts(session.table) == ()


def test_the_third_player_in_a_district_gets_nothing() -> None:
    session = game(3)
    session.city({(0, 0): ("R4 R5 R6", 2), (1, 0): ("R7 R8", 3), (-1, 0): ("R9", 1)})
    (district,) = districts(session.table)
    assert district.awards == ((2, 6), (3, 2))


def test_s9_the_colour_card_counts_itself_and_characters() -> None:
    session = game(2)
    session.kept(ME, "R3", "R19", "C07", "C01", "C03", "B7")
    assert end_cards(session.table, ME)["card.R19"] == 8


def test_s10_the_bonus_card_counts_arrows_of_its_action() -> None:
    session = game(2)
    session.kept(ME, "R4", "C07", "C06", "C01", "B16", "R10", "Y5")
    assert end_cards(session.table, ME)["card.B16"] == 6
    assert "card.R4" not in end_cards(session.table, ME), "an arrow scores nothing at the end"


def test_s11_low_and_high_buildings() -> None:
    session = game(2)
    session.city(
        {
            (-1, 1): ("R4", ME),
            (0, 1): ("R5 R6", ME),
            (1, 1): ("B5 B6", ME),
            (-1, 0): ("B7 B8 B9", ME),
            (0, 0): ("Y4 Y5 Y6 Y7 Y8", ME),
            (1, 0): ("Y9 Y10 Y11", OTHER),
        },
    )
    session.kept(ME, "Y14", "Y15")
    assert end_cards(session.table, ME)["card.Y14"] == 3
    assert end_cards(session.table, ME)["card.Y15"] == 6


def test_s12_resources_on_a_colour_not_buildings() -> None:
    session = game(2)
    session.city({(0, 0): ("R4", ME), (1, 0): ("B4 B5 Y6 R7", ME), (0, 1): ("B6 B7", ME), (0, -1): ("R8", OTHER)})
    session.kept(ME, "B11")
    assert end_cards(session.table, ME)["card.B11"] == 5


@pytest.mark.parametrize(("code", "expected"), [("R10", 3), ("B12", 6), ("Y12", 2), ("R16", 2), ("Y17", 2), ("B18", 4)])
def test_other_end_cards(code: str, expected: int) -> None:
    session = game(2)
    session.city({(0, 0): ("R4 R5 R6", ME), (1, 0): ("Y4 Y5 Y6 Y7 Y8 Y9", ME), (0, 1): ("B6 B7", ME)})
    session.kept(ME, "C07", "C10", "C12", "C04", code)
    assert end_cards(session.table, ME)[f"card.{code}"] == expected


def test_twenty_is_nine() -> None:
    session = game(2)
    session.kept(ME, "R20", "B20", "Y20")
    assert end_cards(session.table, ME) == {"card.R20": 9, "card.B20": 9, "card.Y20": 9}


def test_s13_the_last_resource_beside_a_red_building() -> None:
    session = duel()
    session.hand(ME, "A", "B", "C", "D")
    session.city({(-1, 1): "R1", (0, 1): "Y1"})
    session.tiles(ME, "B9")
    session.stock(ME, resources=1)
    session.supply_of(ME, 0)
    session.commit(ME, "A", "B9")
    session.choose(ME, MarkerTo("city.-1.3"))
    assert session.screen(ME)[0] == 0
    assert session.table.count_at("state", "ending") == 1
    assert session.told("ginkgopolis/end-trigger") == [
        "Seat 1 has put the last resource on a building: this is the last round."
    ]
    session.choose(OTHER, "resource")
    assert session.is_over


def test_s14_hal_urbanizes() -> None:
    session = game(1)
    session.city({(-1, 1): ("B4 B5", ME), (-2, 2): "Y1", (0, 0): "Y2", (-1, 0): "R1"})
    session.hand(ME, "Y2", "B", "C")
    session.hal("A")
    session.pile("R7", "R8", "R9")
    session.commit(ME, "Y2")
    assert session.on((-1, 2)) == {"resource.2": 1, "site": 1}
    session.choose(ME, MarkerTo("city.-1.3"))
    assert session.screen(2) == (0, 0, 3)


def test_exploit_of_a_building_site_beside_a_new_building() -> None:
    """Owners and construction-site markers do not matter for neighbours; the new building itself gives nothing."""
    session = duel()
    session.city({(-1, 1): ("Y4 Y5", OTHER)}, sites=((-1, 1),))
    session.hand(ME, "A", "B", "C", "D")
    session.tiles(ME, "Y20")
    session.stock(ME, resources=1, points=0)
    session.commit(ME, "A", "Y20")
    session.choose(ME, MarkerTo("city.-1.3"))
    assert session.screen(ME) == (0, 0, 2)


def test_the_kept_card_pays_only_from_the_next_action_on() -> None:
    session = duel()
    session.city({(0, 0): "R3", (0, 1): "Y1"})
    session.hand(ME, "R3", "A", "B", "C")
    session.tiles(ME, "R4")
    session.stock(ME, resources=2)
    session.commit(ME, "R3", "R4")  # red 3 pays a resource for each construct
    assert session.codes_in("seat.1.kept") == ["R3"]
    assert session.screen(ME)[0] == 0


def test_bonuses_pay_only_for_their_own_action() -> None:
    session = duel()
    session.kept(ME, "C07", "C10", "C04", "Y7", "R8", "B9", "R10")
    session.hand(ME, "Y1", "A", "B", "C")
    session.stock(ME, resources=0, points=0)
    session.commit(ME, "Y1")
    assert session.screen(ME) == (1, 0, 1 + 2), "red character and yellow 7 pay, no others"


def test_a_lone_urbanization_card_takes_only_from_a_pile_that_is_there() -> None:
    """G5."""
    session = duel()
    session.hand(ME, "A", "B", "C", "D")
    session.supply_of(ME, 0)
    session.commit(ME, "A")
    assert session.options(session.asked(ME)) == ["tile"]
    session.choose(ME, "tile")
    assert session.screen(ME)[1] == 1


def test_with_both_piles_empty_only_the_bonuses_pay() -> None:
    """G5."""
    session = duel()
    session.kept(ME, "C14")
    session.hand(ME, "A", "B", "C", "D")
    session.stock(ME, resources=2, points=0)
    session.supply_of(ME, 0)
    session.pile()
    session.commit(ME, "A")
    assert session.screen(ME) == (2, 0, 1)
    assert session.told("ginkgopolis/exploit-urbanization") == ["Seat 1 gains nothing: both supplies are empty."]
