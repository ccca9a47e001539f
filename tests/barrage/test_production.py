"""Production: T42 to T53 and T60 to T66 of our collection, fees, modifiers, abilities of the companies."""

from __future__ import annotations

import pytest

from engine.barrage.board import BY_CODE, ProductionPlan
from engine.barrage.production import NOTHING, ProduceStep
from engine.barrage.turn import TurnAction
from engine.barrage.water import WaterFlowStep
from tests.barrage.table import FRANCE, GERMANY, ITALY, USA, Situation, game, made


def more_houses(session: Situation, seat: int, n: int) -> None:
    for code in ("9P1", "10P1", "12P1")[:n]:
        session.house(code, seat)


@pytest.mark.parametrize(("extra", "energy"), [(0, 0), (1, 1), (3, 3)])
def test_t42_malus_and_company_bonus(extra: int, energy: int) -> None:
    session = game()
    session.dam("7L", FRANCE, 1, 1)
    session.conduit("7A", FRANCE)
    session.house("10P1", FRANCE)
    for code in ("8P1", "9P1", "11P1")[:extra]:
        session.house(code, FRANCE)
    session.contracts(FRANCE)
    session.turn(FRANCE)
    if not energy:
        assert session.refused(TurnAction("action.turbine_m2.left")) == ["barrage/least-energy"]
        return
    session.manage(FRANCE, "turbine_m2.left", made("7L", "7A", "10P1", 1))
    assert session.score(FRANCE)[0] == energy


@pytest.mark.parametrize(
    ("houses", "space", "value_two", "energy"),
    [(1, "turbine_m2", False, 2), (3, "turbine_m2", False, 3), (1, "turbine_0", True, 4)],
)
def test_t43_viktor(houses: int, space: str, value_two: bool, energy: int) -> None:
    session = game()
    session.officer(FRANCE, "viktor_fiesler")
    session.contracts(FRANCE)
    if value_two:
        session.dam("8L", FRANCE, 2, 2)
        session.conduit("8B", FRANCE)
        session.house("9P1", FRANCE)
        session.manage(FRANCE, f"{space}.left", made("8L", "8B", "9P1", 2))
    else:
        session.dam("9L", FRANCE, 1, 1)
        session.conduit("9A", FRANCE)
        session.house("11P1", FRANCE)
        for code in ("5P1", "6P1")[: houses - 1]:
            session.house(code, FRANCE)
        session.manage(FRANCE, f"{space}.left", made("9L", "9A", "11P1", 1))
    assert session.score(FRANCE)[0] == energy


def with_foreign_conduit(c: int) -> Situation:
    session = game()
    session.stock(USA, c=c)
    session.dam("2L", USA, 3, 3)
    session.conduit("2A", GERMANY)
    session.house("6P1", USA)
    session.contracts(USA)
    session.turn(USA)
    return session


def test_t44_credits_limit_the_drops() -> None:
    session = with_foreign_conduit(4)
    session.choose(TurnAction("action.turbine_0.right"))
    assert session.options(session.asked()) == [made("2L", "2A", "6P1", 1)]
    session = with_foreign_conduit(4)
    session.choose(TurnAction("action.turbine_0.left"))
    assert session.is_legal(made("2L", "2A", "6P1", 3))
    assert "barrage/production" in session.refused(made("2L", "2A", "6P1", 4))


def test_t45_no_credits_left_for_the_fee() -> None:
    session = with_foreign_conduit(3)
    assert session.refused(TurnAction("action.turbine_0.right")) == ["barrage/foreign-conduit"]
    assert session.is_legal(TurnAction("action.turbine_0.left"))


def test_t46_foreign_water_and_the_same_basin() -> None:
    session = game()
    session.dam("6L", ITALY, 1, 1)
    session.conduit("6B", USA)
    session.house("7P1", USA)
    session.dam("7U", USA, 1, 1)
    session.turn(USA)
    assert session.refused(TurnAction("action.turbine_0.left")) == ["barrage/production"]
    session.lay(ProduceStep(USA, 0, False, ""))
    assert "barrage/own-or-neutral" in session.refused(made("6L", "6B", "7P1", 1))
    assert "barrage/connections" in session.refused(made("7U", "6B", "7P1", 1))


def test_a_production_needs_all_three_parts() -> None:
    session = game()
    session.dam("6L", USA, 1, 1)
    session.house("7P1", USA)
    session.lay(ProduceStep(USA, 0, False, ""))
    assert session.refused(made("6L", "6B", "7P1", 1)) == ["barrage/connections"]
    assert session.refused(NOTHING) == ["barrage/production"]
    assert session.refused(ProductionPlan("x", "y", "z", 1)) == ["barrage/production"]
    session.conduit("6B", USA)
    assert session.refused(made("6L", "6B", "7P2", 1)) == ["barrage/production"]
    assert session.is_legal(made("6L", "6B", "7P1", 1))
    found = session.explain_drag(USA, BY_CODE["6L"], BY_CODE["7P2"])
    assert [refusal.rule for refusal in found] == ["barrage/production"]


def test_the_refusal_names_the_numbers() -> None:
    session = with_foreign_conduit(2)
    session.choose(TurnAction("action.turbine_0.left"))
    text = session.sentences(made("2L", "2A", "6P1", 3))
    assert "costs 3 credit, you have 2" in text


# ---- abilities -------------------------------------------------------------------------------------------------


def test_t47_italy() -> None:
    session = game()
    session.dam("1L", ITALY, 1, 1)
    session.conduit("1A", ITALY)
    session.house("8P1", ITALY)
    more_houses(session, ITALY, 2)
    session.contracts(ITALY, "Y01", "R01")
    session.manage(ITALY, "turbine_m1.left", made("1L", "1A", "8P1", 1))
    assert not session.is_legal("contract.R01")
    session.choose("contract.Y01")
    assert session.score(ITALY)[0] == 8


@pytest.mark.parametrize(
    ("houses", "space", "code", "energy"),
    [(2, "turbine_p2", "N3", 11), (2, "turbine_p1", "N1", 10), (1, "turbine_p2", "N3", 11)],
)
def test_t48_french_discount_on_national_contracts(houses: int, space: str, code: str, energy: int) -> None:
    """The conduit gives 8, two more powerhouses add 1 and open the ability; with one more it is closed."""
    session = game()
    session.national(code)
    session.dam("1L", FRANCE, 2, 2)
    session.conduit("1B", FRANCE)
    session.house("5P1", FRANCE)
    more_houses(session, FRANCE, houses)
    session.contracts(FRANCE)
    session.manage(FRANCE, f"{space}.left", made("1L", "1B", "5P1", 2))
    assert session.score(FRANCE)[0] == energy
    if houses == 2:
        session.choose(f"contract.{code}")
        assert session.lies(f"contract.{code}") == "seat.4.fulfilled"
    else:
        assert session.asked().frame.name == "barrage.turn"


def test_t49_france_has_no_lower_bound() -> None:
    session = game()
    session.dam("9L", FRANCE, 1, 1)
    session.conduit("9A", FRANCE)
    session.house("11P1", FRANCE)
    more_houses(session, FRANCE, 2)
    session.contracts(FRANCE, "G13", "Y01")
    session.manage(FRANCE, "turbine_m1.left", made("9L", "9A", "11P1", 1))
    assert session.score(FRANCE)[0] == 1
    assert not session.is_legal("contract.Y01")
    assert session.is_legal("contract.G13")


def test_t50_usa_natural_flow_and_productions() -> None:
    session = game()
    for code in ("8P1", "11P1", "12P1"):
        session.house(code, USA)
    session.drops("A", 1)
    session.lay(WaterFlowStep())
    assert session.score(USA)[0] == 2
    session.dam("1L", USA, 1, 1)
    session.conduit("1A", USA)
    session.contracts(USA)
    session.manage(USA, "turbine_0.left", made("1L", "1A", "8P1", 1))
    assert session.score(USA)[0] == 2 + 5 + 1 + 1
    session.dam("5L", FRANCE, 1, 1)
    session.conduit("5A", FRANCE)
    session.house("8P2", FRANCE)
    session.contracts(FRANCE)
    session.manage(FRANCE, "turbine_p2.left", made("5L", "5A", "8P2", 1))
    assert session.score(USA)[0] == 10


def test_t51_the_drop_counts_even_if_it_is_held() -> None:
    session = game()
    for code in ("5P1", "11P1", "12P1"):
        session.house(code, USA)
    session.dam("5U", USA, 1, 0)
    session.drops("B", 1)
    session.lay(WaterFlowStep())
    assert (session.score(USA)[0], session.held("5U")) == (1, 1)


def test_t52_two_powerhouses_are_too_few() -> None:
    session = game()
    session.house("8P1", USA)
    session.house("11P1", USA)
    session.drops("A", 1)
    session.lay(WaterFlowStep())
    assert session.score(USA)[0] == 0


def test_t53_germany_after_l2_powerhouse() -> None:
    session = game()
    session.house("9P1", GERMANY)
    session.house("10P1", GERMANY)
    session.dam("2L", GERMANY, 1, 1)
    session.conduit("2A", GERMANY)
    session.dam("7L", GERMANY, 1, 1)
    session.conduit("7A", GERMANY)
    session.only_tiles(GERMANY, "tech.L2_powerhouse")
    session.contracts(GERMANY)
    session.build(GERMANY, "powerhouse", "6P1")
    assert session.is_legal(NOTHING)
    session.choose(made("2L", "2A", "6P1", 1))
    assert session.score(GERMANY)[0] == 6
    session.choose(made("7L", "7A", "10P1", 1))
    assert session.score(GERMANY)[0] == 8


@pytest.mark.parametrize(("option", "energy"), [(0, 4), (1, 1)])
def test_viktor_and_the_second_production(option: int, energy: int) -> None:
    session = game(viktor_second=option)
    session.officer(GERMANY, "viktor_fiesler")
    for code in ("11P1", "12P1", "10P1"):
        session.house(code, GERMANY)
    session.dam("9L", GERMANY, 1, 1)
    session.conduit("9A", GERMANY)
    session.lay(ProduceStep(GERMANY, 2, True, BY_CODE["12P1"]))
    session.choose(made("9L", "9A", "11P1", 1))
    assert session.score(GERMANY)[0] == energy


# ---- energy of tiles -------------------------------------------------------------------------------------------


def test_t60_l2_base() -> None:
    session = game()
    session.dam("5L", FRANCE)
    session.dam("6L", FRANCE)
    session.only_tiles(FRANCE, "tech.L2_base")
    session.contracts(FRANCE, "G06", "G13")
    session.build(FRANCE, "base", "8L")
    assert session.score(FRANCE)[0] == 3
    assert session.is_legal("contract.G06") and not session.is_legal("contract.G13")


@pytest.mark.parametrize(("national_tiles", "french_tiles"), [(0, 0), (1, 0), (0, 1)])
def test_t66_l3_conduit_and_national_contracts(national_tiles: int, french_tiles: int) -> None:
    session = game(national_tiles=national_tiles, french_tiles=french_tiles)
    session.national("N1")
    for code in ("5P1", "6P1", "7P1"):
        session.house(code, FRANCE)
    session.stock(FRANCE, e=10)
    session.only_tiles(FRANCE, "tech.L3_conduit")
    session.contracts(FRANCE, "R11", "R12")
    session.table.move("contract.R13", "seat.4.contracts")
    session.build(FRANCE, "conduit", "1A")
    assert session.score(FRANCE)[0] == 10
    assert session.is_legal("contract.R11")
    assert session.is_legal("contract.N1") == bool(national_tiles)
    if not national_tiles:
        assert session.refused("contract.N1")[0] == "barrage/national-contracts"


def test_french_discount_for_tiles_is_an_option() -> None:
    for option, legal in ((0, True), (1, False)):
        session = game(french_tiles=option)
        for code in ("5P1", "6P1", "7P1"):
            session.house(code, FRANCE)
        session.stock(FRANCE, e=4)
        session.only_tiles(FRANCE, "tech.L3_conduit")
        session.contracts(FRANCE, "Y11", "G10")
        session.build(FRANCE, "conduit", "8B")
        assert session.is_legal("contract.Y11") == legal


def test_the_water_of_a_production_is_neither_lost_nor_made() -> None:
    session = game()
    session.dam("1L", USA, 3, 3)
    session.conduit("1A", USA)
    session.house("8P1", USA)
    session.dam("8U", ITALY, 2, 0)
    session.contracts(USA)
    session.manage(USA, "turbine_0.left", made("1L", "1A", "8P1", 3))
    assert (session.held("1L"), session.held("8U")) == (0, 2)
    assert session.table.total_count("drop") == 2
    assert session.purse(USA)[0] == 6
