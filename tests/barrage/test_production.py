"""Production: T42 to T53 and T60 to T66 of our collection, fees, modifiers, abilities of the companies."""

from __future__ import annotations

import pytest

from engine.api import Session
from engine.barrage.board import BY_CODE, ProductionPlan
from engine.barrage.production import NOTHING, ProduceStep
from engine.barrage.turn import TurnAction
from engine.barrage.water import WaterFlowStep
from tests.barrage.table import (
    FRANCE,
    GERMANY,
    ITALY,
    USA,
    answer,
    asked,
    build,
    conduit,
    contracts,
    dam,
    drops,
    game,
    held,
    house,
    is_legal,
    lies,
    manage,
    national,
    officer,
    only_tiles,
    purse,
    refused,
    run,
    score,
    sentences,
    stock,
    turn,
)


def made(dam_code: str, pipe: str, house_code: str, n: int) -> ProductionPlan:
    return ProductionPlan(BY_CODE[dam_code], BY_CODE[pipe], BY_CODE[house_code], n)


def more_houses(session: Session, seat: int, n: int) -> None:
    for code in ("9P1", "10P1", "12P1")[:n]:
        house(session, code, seat)


@pytest.mark.parametrize(("extra", "energy"), [(0, 0), (1, 1), (3, 3)])
def test_t42_malus_and_company_bonus(extra: int, energy: int) -> None:
    session = game()
    dam(session, "7L", FRANCE, 1, 1)
    conduit(session, "7A", FRANCE)
    house(session, "10P1", FRANCE)
    for code in ("8P1", "9P1", "11P1")[:extra]:
        house(session, code, FRANCE)
    contracts(session, FRANCE)
    turn(session, FRANCE)
    if not energy:
        assert refused(session, TurnAction("action.turbine_m2.left")) == ["barrage/least-energy"]
        return
    manage(session, FRANCE, "turbine_m2.left", made("7L", "7A", "10P1", 1))
    assert score(session, FRANCE)[0] == energy


@pytest.mark.parametrize(
    ("houses", "space", "value_two", "energy"),
    [(1, "turbine_m2", False, 2), (3, "turbine_m2", False, 3), (1, "turbine_0", True, 4)],
)
def test_t43_viktor(houses: int, space: str, value_two: bool, energy: int) -> None:
    session = game()
    officer(session, FRANCE, "viktor_fiesler")
    contracts(session, FRANCE)
    if value_two:
        dam(session, "8L", FRANCE, 2, 2)
        conduit(session, "8B", FRANCE)
        house(session, "9P1", FRANCE)
        manage(session, FRANCE, f"{space}.left", made("8L", "8B", "9P1", 2))
    else:
        dam(session, "9L", FRANCE, 1, 1)
        conduit(session, "9A", FRANCE)
        house(session, "11P1", FRANCE)
        for code in ("5P1", "6P1")[: houses - 1]:
            house(session, code, FRANCE)
        manage(session, FRANCE, f"{space}.left", made("9L", "9A", "11P1", 1))
    assert score(session, FRANCE)[0] == energy


def with_foreign_conduit(c: int) -> Session:
    session = game()
    stock(session, USA, c=c)
    dam(session, "2L", USA, 3, 3)
    conduit(session, "2A", GERMANY)
    house(session, "6P1", USA)
    contracts(session, USA)
    turn(session, USA)
    return session


def test_t44_credits_limit_the_drops() -> None:
    session = with_foreign_conduit(4)
    answer(session, TurnAction("action.turbine_0.right"))
    assert session.options(asked(session)) == [made("2L", "2A", "6P1", 1)]
    session = with_foreign_conduit(4)
    answer(session, TurnAction("action.turbine_0.left"))
    assert is_legal(session, made("2L", "2A", "6P1", 3))
    assert "barrage/production" in refused(session, made("2L", "2A", "6P1", 4))


def test_t45_no_credits_left_for_the_fee() -> None:
    session = with_foreign_conduit(3)
    assert refused(session, TurnAction("action.turbine_0.right")) == ["barrage/foreign-conduit"]
    assert is_legal(session, TurnAction("action.turbine_0.left"))


def test_t46_foreign_water_and_the_same_basin() -> None:
    session = game()
    dam(session, "6L", ITALY, 1, 1)
    conduit(session, "6B", USA)
    house(session, "7P1", USA)
    dam(session, "7U", USA, 1, 1)
    turn(session, USA)
    assert refused(session, TurnAction("action.turbine_0.left")) == ["barrage/production"]
    run(session, ProduceStep(USA, 0, False, ""))
    assert "barrage/own-or-neutral" in refused(session, made("6L", "6B", "7P1", 1))
    assert "barrage/connections" in refused(session, made("7U", "6B", "7P1", 1))


def test_a_production_needs_all_three_parts() -> None:
    session = game()
    dam(session, "6L", USA, 1, 1)
    house(session, "7P1", USA)
    run(session, ProduceStep(USA, 0, False, ""))
    assert refused(session, made("6L", "6B", "7P1", 1)) == ["barrage/connections"]
    assert refused(session, NOTHING) == ["barrage/production"]
    assert refused(session, ProductionPlan("x", "y", "z", 1)) == ["barrage/production"]
    conduit(session, "6B", USA)
    assert refused(session, made("6L", "6B", "7P2", 1)) == ["barrage/production"]
    assert is_legal(session, made("6L", "6B", "7P1", 1))
    found = session.explain_drag(USA, BY_CODE["6L"], BY_CODE["7P2"])
    assert [refusal.rule for refusal in found] == ["barrage/production"]


def test_the_refusal_names_the_numbers() -> None:
    session = with_foreign_conduit(2)
    answer(session, TurnAction("action.turbine_0.left"))
    text = sentences(session, made("2L", "2A", "6P1", 3))
    assert "costs 3 credit, you have 2" in text


# ---- abilities -------------------------------------------------------------------------------------------------


def test_t47_italy() -> None:
    session = game()
    dam(session, "1L", ITALY, 1, 1)
    conduit(session, "1A", ITALY)
    house(session, "8P1", ITALY)
    more_houses(session, ITALY, 2)
    contracts(session, ITALY, "Y01", "R01")
    manage(session, ITALY, "turbine_m1.left", made("1L", "1A", "8P1", 1))
    assert not is_legal(session, "contract.R01")
    answer(session, "contract.Y01")
    assert score(session, ITALY)[0] == 8


@pytest.mark.parametrize(
    ("houses", "space", "code", "energy"),
    [(2, "turbine_p2", "N3", 11), (2, "turbine_p1", "N1", 10), (1, "turbine_p2", "N3", 11)],
)
def test_t48_french_discount_on_national_contracts(houses: int, space: str, code: str, energy: int) -> None:
    """The conduit gives 8, two more powerhouses add 1 and open the ability; with one more it is closed."""
    session = game()
    national(session, code)
    dam(session, "1L", FRANCE, 2, 2)
    conduit(session, "1B", FRANCE)
    house(session, "5P1", FRANCE)
    more_houses(session, FRANCE, houses)
    contracts(session, FRANCE)
    manage(session, FRANCE, f"{space}.left", made("1L", "1B", "5P1", 2))
    assert score(session, FRANCE)[0] == energy
    if houses == 2:
        answer(session, f"contract.{code}")
        assert lies(session, f"contract.{code}") == "seat.4.fulfilled"
    else:
        assert asked(session).frame.name == "barrage.turn"


def test_t49_france_has_no_lower_bound() -> None:
    session = game()
    dam(session, "9L", FRANCE, 1, 1)
    conduit(session, "9A", FRANCE)
    house(session, "11P1", FRANCE)
    more_houses(session, FRANCE, 2)
    contracts(session, FRANCE, "G13", "Y01")
    manage(session, FRANCE, "turbine_m1.left", made("9L", "9A", "11P1", 1))
    assert score(session, FRANCE)[0] == 1
    assert not is_legal(session, "contract.Y01")
    assert is_legal(session, "contract.G13")


def test_t50_usa_natural_flow_and_productions() -> None:
    session = game()
    for code in ("8P1", "11P1", "12P1"):
        house(session, code, USA)
    drops(session, "A", 1)
    run(session, WaterFlowStep())
    assert score(session, USA)[0] == 2
    dam(session, "1L", USA, 1, 1)
    conduit(session, "1A", USA)
    contracts(session, USA)
    manage(session, USA, "turbine_0.left", made("1L", "1A", "8P1", 1))
    assert score(session, USA)[0] == 2 + 5 + 1 + 1
    dam(session, "5L", FRANCE, 1, 1)
    conduit(session, "5A", FRANCE)
    house(session, "8P2", FRANCE)
    contracts(session, FRANCE)
    manage(session, FRANCE, "turbine_p2.left", made("5L", "5A", "8P2", 1))
    assert score(session, USA)[0] == 10


def test_t51_the_drop_counts_even_if_it_is_held() -> None:
    session = game()
    for code in ("5P1", "11P1", "12P1"):
        house(session, code, USA)
    dam(session, "5U", USA, 1, 0)
    drops(session, "B", 1)
    run(session, WaterFlowStep())
    assert (score(session, USA)[0], held(session, "5U")) == (1, 1)


def test_t52_two_powerhouses_are_too_few() -> None:
    session = game()
    house(session, "8P1", USA)
    house(session, "11P1", USA)
    drops(session, "A", 1)
    run(session, WaterFlowStep())
    assert score(session, USA)[0] == 0


def test_t53_germany_after_l2_powerhouse() -> None:
    session = game()
    house(session, "9P1", GERMANY)
    house(session, "10P1", GERMANY)
    dam(session, "2L", GERMANY, 1, 1)
    conduit(session, "2A", GERMANY)
    dam(session, "7L", GERMANY, 1, 1)
    conduit(session, "7A", GERMANY)
    only_tiles(session, GERMANY, "tech.L2_powerhouse")
    contracts(session, GERMANY)
    build(session, GERMANY, "powerhouse", "6P1")
    assert is_legal(session, NOTHING)
    answer(session, made("2L", "2A", "6P1", 1))
    assert score(session, GERMANY)[0] == 6
    answer(session, made("7L", "7A", "10P1", 1))
    assert score(session, GERMANY)[0] == 8


@pytest.mark.parametrize(("option", "energy"), [(0, 4), (1, 1)])
def test_viktor_and_the_second_production(option: int, energy: int) -> None:
    session = game(viktor_second=option)
    officer(session, GERMANY, "viktor_fiesler")
    for code in ("11P1", "12P1", "10P1"):
        house(session, code, GERMANY)
    dam(session, "9L", GERMANY, 1, 1)
    conduit(session, "9A", GERMANY)
    run(session, ProduceStep(GERMANY, 2, True, BY_CODE["12P1"]))
    answer(session, made("9L", "9A", "11P1", 1))
    assert score(session, GERMANY)[0] == energy


# ---- energy of tiles -------------------------------------------------------------------------------------------


def test_t60_l2_base() -> None:
    session = game()
    dam(session, "5L", FRANCE)
    dam(session, "6L", FRANCE)
    only_tiles(session, FRANCE, "tech.L2_base")
    contracts(session, FRANCE, "G06", "G13")
    build(session, FRANCE, "base", "8L")
    assert score(session, FRANCE)[0] == 3
    assert is_legal(session, "contract.G06") and not is_legal(session, "contract.G13")


@pytest.mark.parametrize(("national_tiles", "french_tiles"), [(0, 0), (1, 0), (0, 1)])
def test_t66_l3_conduit_and_national_contracts(national_tiles: int, french_tiles: int) -> None:
    session = game(national_tiles=national_tiles, french_tiles=french_tiles)
    national(session, "N1")
    for code in ("5P1", "6P1", "7P1"):
        house(session, code, FRANCE)
    stock(session, FRANCE, e=10)
    only_tiles(session, FRANCE, "tech.L3_conduit")
    contracts(session, FRANCE, "R11", "R12")
    session.table.move("contract.R13", "seat.4.contracts")
    build(session, FRANCE, "conduit", "1A")
    assert score(session, FRANCE)[0] == 10
    assert is_legal(session, "contract.R11")
    assert is_legal(session, "contract.N1") == bool(national_tiles)
    if not national_tiles:
        assert refused(session, "contract.N1")[0] == "barrage/national-contracts"


def test_french_discount_for_tiles_is_an_option() -> None:
    for option, legal in ((0, True), (1, False)):
        session = game(french_tiles=option)
        for code in ("5P1", "6P1", "7P1"):
            house(session, code, FRANCE)
        stock(session, FRANCE, e=4)
        only_tiles(session, FRANCE, "tech.L3_conduit")
        contracts(session, FRANCE, "Y11", "G10")
        build(session, FRANCE, "conduit", "8B")
        assert is_legal(session, "contract.Y11") == legal


def test_the_water_of_a_production_is_neither_lost_nor_made() -> None:
    session = game()
    dam(session, "1L", USA, 3, 3)
    conduit(session, "1A", USA)
    house(session, "8P1", USA)
    dam(session, "8U", ITALY, 2, 0)
    contracts(session, USA)
    manage(session, USA, "turbine_0.left", made("1L", "1A", "8P1", 3))
    assert (held(session, "1L"), held(session, "8U")) == (0, 2)
    assert session.table.total_count("drop") == 2
    assert purse(session, USA)[0] == 6
