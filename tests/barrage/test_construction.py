"""Construction, wheel and advanced tiles: T54 to T67 and T74 to T78; each check passes and refuses."""

from __future__ import annotations

import pytest

from engine.api import HistoryEntry, MovePiece, Session, SetCount, TableAction
from engine.barrage.board import BY_CODE, ProductionPlan
from engine.barrage.building import ChooseTileStep, PayMachinesStep
from engine.barrage.construction import Method, builder, methods, usual_costs, ways
from engine.barrage.queries import CREW, ENGINEER, SUPPLY
from engine.barrage.rounds import IncomeStep, engineers_home
from engine.barrage.stock import turn_wheel
from engine.barrage.tiles import ADVANCED, TECHNOLOGY
from engine.barrage.turn import PASS, TurnAction
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
    game,
    held,
    house,
    is_legal,
    lies,
    manage,
    number_built,
    officer,
    only_tiles,
    purse,
    refused,
    run,
    score,
    sentences,
    settle,
    stock,
    tech,
    turn,
    wheel,
)


def deed(kind: str, code: str) -> TurnAction:
    return TurnAction(BY_CODE[code], kind)


# ---- the wheel -------------------------------------------------------------------------------------------------


def test_t54_six_turns_bring_everything_back() -> None:
    session = game()
    build(session, USA, "base", "8L")
    for number in range(1, 6):
        assert lies(session, "basic.1.base") == f"seat.1.wheel.{number}"
        turn_wheel(session.table, USA, 1, "action.workshop_1.left")
    assert lies(session, "basic.1.base") == "seat.1.tech"
    assert purse(session, USA)[1] == 6


def test_turning_an_empty_wheel_is_legal() -> None:
    session = game()
    manage(session, USA, "workshop_1.left")
    assert asked(session).question.seat == GERMANY


def test_machines_that_come_back_cannot_pay_the_same_construction() -> None:
    session = game()
    stock(session, USA, e=0)
    wheel(session, USA, 5, e=6)
    turn(session, USA)
    assert refused(session, deed("base", "8L")) == ["barrage/costs"]


# ---- advanced tiles ----------------------------------------------------------------------------------------------


def test_t55_l1_elevation() -> None:
    session = game()
    dam(session, "5L", USA, 3)
    dam(session, "6L", USA, 3)
    dam(session, "8L", USA, 1)
    stock(session, USA, m=2)
    only_tiles(session, USA, "tech.L1_elevation")
    before = score(session, USA)[1]
    build(session, USA, "elevation", "8L")
    assert lies(session, "tech.L1_elevation") == "seat.1.tech"
    assert purse(session, USA)[2] == 2
    assert score(session, USA)[1] == before + 7


def test_t56_l1_base() -> None:
    session = game()
    dam(session, "5L", USA, 1, 0)
    dam(session, "6L", USA, 2, 1)
    dam(session, "7L", USA, 1, 0)
    dam(session, "9L", 0, 3, 0)
    only_tiles(session, USA, "tech.L1_base")
    build(session, USA, "base", "8L")
    assert [held(session, code) for code in ("5L", "6L", "7L", "8L", "9L")] == [1, 1, 1, 1, 0]


def test_t57_l1_conduit() -> None:
    session = game()
    stock(session, USA, e=8, c=0)
    only_tiles(session, USA, "tech.L1_conduit")
    build(session, USA, "conduit", "1B")
    assert session.table.count_at("seat.1.wheel.1", "excavator") == 8
    assert purse(session, USA)[0] == 8


def test_t58_l1_powerhouse_needs_no_engineers() -> None:
    session = game()
    house(session, "5P1", USA)
    stock(session, USA, c=3, m=3, crew=0)
    only_tiles(session, USA, "tech.L1_powerhouse")
    turn(session, USA)
    assert is_legal(session, TurnAction(PASS))
    answer(session, deed("powerhouse", "6P2"))
    assert purse(session, USA) == (0, 6, 0)
    assert number_built(session, USA, "powerhouse") == 2


def test_t59_l1_joker_waives_the_red_space() -> None:
    session = game()
    stock(session, USA, c=3, e=4)
    for n, crew in ((1, 1), (2, 2), (3, 3)):
        session.table.transfer("engineer.1", "seat.1.engineers", f"seat.1.construction.{n}", crew)
    only_tiles(session, USA, "tech.L1_joker")
    build(session, USA, "base", "5U")
    assert purse(session, USA)[:2] == (0, 0)
    assert number_built(session, USA, "base") == 1


@pytest.mark.parametrize(
    ("officer_name", "level", "drops", "expected"), [("", 1, 0, 2), ("graziano_del_monte", 2, 2, 4)]
)
def test_t61_l2_elevation(officer_name: str, level: int, drops: int, expected: int) -> None:
    session = game()
    officer(session, USA, officer_name)
    dam(session, "8L", USA, level, drops)
    only_tiles(session, USA, "tech.L2_elevation")
    build(session, USA, "elevation", "8L")
    settle(session, "barrage.choose_machines")
    assert held(session, "8L") == expected


@pytest.mark.parametrize(("code", "cost"), [("1A", 5), ("8B", 4), ("8A", 5), ("9A", 2)])
def test_t62_l2_conduit(code: str, cost: int) -> None:
    session = game()
    stock(session, USA, e=cost)
    only_tiles(session, USA, "tech.L2_conduit")
    build(session, USA, "conduit", code)
    assert purse(session, USA)[1] == 0


def test_t63_l2_joker_mixes_machines() -> None:
    session = game()
    dam(session, "5L", USA)
    stock(session, USA, e=2, m=1)
    only_tiles(session, USA, "tech.L2_joker")
    build(session, USA, "elevation", "5L")
    table = session.table
    assert (table.count_at("seat.1.wheel.1", "excavator"), table.count_at("seat.1.wheel.1", "mixer")) == (2, 1)


def test_t64_l3_base() -> None:
    session = game()
    stock(session, USA, c=3, e=0, crew=0)
    only_tiles(session, USA, "tech.L3_base")
    turn(session, USA)
    answer(session, deed("base", "1U"))
    assert purse(session, USA)[0] == 0
    assert lies(session, "tech.L3_base") == "seat.1.wheel.1"


def test_t65_l3_elevation() -> None:
    session = game()
    for code, level in (("8L", 1), ("5L", 2), ("6L", 2)):
        dam(session, code, USA, level)
    only_tiles(session, USA, "tech.L3_elevation")
    before = score(session, USA)[1]
    build(session, USA, "elevation", "8L")
    assert score(session, USA)[1] == before + 9


def test_t67_l3_joker() -> None:
    session = game()
    only_tiles(session, USA, "tech.L3_joker", "tech.L1_base")
    tech(session, USA, "anton")
    wheel(session, USA, 2, "tech.L2_base")
    before = score(session, USA)[1]
    turn(session, USA)
    answer(session, deed("conduit", "9A"))
    assert score(session, USA)[1] == before + 9


def test_every_advanced_tile_is_tried() -> None:
    """Each tile builds at least one structure, with its effect, and goes on the wheel."""
    for tile, what in ADVANCED.items():
        session = game()
        for code in ("5L", "6L"):
            dam(session, code, ITALY)
        stock(session, ITALY, c=30, e=20, m=20)
        only_tiles(session, ITALY, tile)
        contracts(session, ITALY)
        for kind, code in (("base", "8L"), ("elevation", "5L"), ("conduit", "8B"), ("powerhouse", "9P1")):
            if kind in what.builds:
                build(session, ITALY, kind, code)
                assert number_built(session, ITALY, kind) >= 1
                break
        assert lies(session, tile).startswith(("seat.3.wheel.", "seat.3.tech")), tile


# ---- where pieces may stand ------------------------------------------------------------------------------------------


def test_t74_one_dam_in_a_basin() -> None:
    session = game()
    dam(session, "5L", USA)
    dam(session, "6L", 0, 2)
    stock(session, USA, c=20, e=20)
    turn(session, USA)
    assert refused(session, deed("base", "5U")) == ["barrage/one-dam"]
    assert is_legal(session, deed("base", "6U"))
    assert refused(session, deed("base", "6L")) == ["barrage/building-space"]


def test_t75_elevations() -> None:
    session = game()
    dam(session, "8L", USA, 3)
    dam(session, "9L", ITALY, 1)
    dam(session, "6L", 0, 2)
    stock(session, USA, m=20)
    turn(session, USA)
    assert refused(session, deed("elevation", "8L")) == ["barrage/elevation"]
    assert refused(session, deed("elevation", "9L")) == ["barrage/elevation"]
    assert refused(session, deed("elevation", "6L")) == ["barrage/neutral-dams"]
    assert refused(session, deed("elevation", "7L")) == ["barrage/elevation"]


def test_t76_elevations_never_cost_the_surcharge() -> None:
    session = game()
    dam(session, "5U", USA)
    stock(session, USA, c=0, m=3)
    build(session, USA, "elevation", "5U")
    assert number_built(session, USA, "elevation") == 1


def test_t77_a_powerhouse_of_a_contract_counts_for_the_price() -> None:
    session = game()
    produced(session, "Y02")
    answer(session, BY_CODE["9P1"])
    who = builder(session.table, USA)
    assert ways(who, "powerhouse", BY_CODE["5P1"], TECHNOLOGY["basic.1.powerhouse"])[0].n == 4


def produced(session: Session, code: str) -> None:
    """A production of 7 by the USA that fulfils a contract."""
    dam(session, "1L", USA, 1, 1)
    conduit(session, "1A", USA)
    house(session, "8P1", USA)
    contracts(session, USA, code)
    manage(session, USA, "turbine_p2.left")
    answer(session, ProductionPlan(BY_CODE["1L"], BY_CODE["1A"], BY_CODE["8P1"], 1))
    answer(session, f"contract.{code}")


def test_t78_only_red_spaces_and_no_credits() -> None:
    session = game()
    stock(session, USA, c=0)
    fillers = iter([(seat, n) for seat in (GERMANY, ITALY, FRANCE) for n in (1, 2, 3, 4)])
    for code in ("5P1", "6P1", "7P1", "8P2", "9P1", "9P2", "10P1", "11P1", "11P2", "12P1"):
        seat, n = next(fillers)
        session.table.move(f"powerhouse.{seat}.{n}", BY_CODE[code])
    produced(session, "Y02")
    assert number_built(session, USA, "powerhouse") == 1
    assert lies(session, "contract.Y02") == "seat.1.fulfilled"
    assert asked(session).frame.name == "barrage.turn"


def test_one_powerhouse_in_a_basin_and_wrong_spaces() -> None:
    session = game()
    house(session, "8P1", USA)
    stock(session, USA, c=20, m=20, e=20)
    turn(session, USA)
    assert refused(session, deed("powerhouse", "8P2")) == ["barrage/one-powerhouse"]
    assert refused(session, deed("powerhouse", "8P1")) == ["barrage/building-space"]
    assert refused(session, deed("conduit", "8P2")) == ["barrage/conduit"]
    assert is_legal(session, deed("powerhouse", "9P1"))


def test_no_piece_left() -> None:
    session = game()
    for code in ("5P1", "6P1", "7P1", "8P1"):
        house(session, code, USA)
    stock(session, USA, c=20, m=20)
    turn(session, USA)
    assert refused(session, deed("powerhouse", "9P1"))[0] == "barrage/leftmost-piece"


def test_a_tile_on_the_wheel_is_not_available() -> None:
    session = game()
    only_tiles(session, USA, "basic.1.powerhouse")
    wheel(session, USA, 2, "basic.1.base")
    turn(session, USA)
    assert refused(session, deed("base", "8L")) == ["barrage/technology"]
    assert is_legal(session, deed("powerhouse", "9P1"))


def test_the_red_space_needs_its_credits() -> None:
    session = game()
    stock(session, USA, c=2)
    turn(session, USA)
    assert refused(session, deed("base", "8U")) == ["barrage/red-space"]
    assert "Needs 3 credit, you have 2" in sentences(session, deed("base", "8U"))
    assert is_legal(session, deed("base", "8L"))


def test_choosing_between_tiles_and_dragging_a_wrong_one() -> None:
    session = game()
    turn(session, USA)
    answer(session, deed("base", "8L"))
    assert isinstance(asked(session).frame, ChooseTileStep)
    assert {one.tile for one in session.options(asked(session))} == {"basic.1.base", "basic.1.joker"}
    assert refused(session, Method("basic.1.conduit", "basic.1.conduit")) == ["barrage/technology"]
    assert [one.rule for one in session.explain_drag(USA, "basic.1.conduit", "seat.1.wheel.0")] == [
        "barrage/technology"
    ]
    answer(session, Method("basic.1.joker", "basic.1.joker"))
    assert lies(session, "basic.1.joker") == "seat.1.wheel.1"


def test_payment_proposes_the_cheapest() -> None:
    session = game()
    officer(session, ITALY, "solomon_p_jordan")
    stock(session, ITALY, c=30, e=2)
    turn(session, ITALY)
    answer(session, deed("base", "8L"))
    settle(session, "barrage.choose_tile")
    pending = asked(session)
    assert isinstance(pending.frame, PayMachinesStep)
    assert session.default_answer(pending) == (2, 0, 1)
    assert is_legal(session, (0, 0, 3))


def begun(*acts: TableAction) -> list[str]:
    """What free hands break in a construction that waits for its machines; another tile would need no engineers."""
    session = game()
    officer(session, ITALY, "solomon_p_jordan")
    stock(session, ITALY, c=30, e=2)
    tech(session, ITALY, "L3_base", "L1_base")
    turn(session, ITALY)
    answer(session, deed("base", "8L"))
    answer(session, Method("tech.L1_base", "tech.L1_base"))
    assert isinstance(asked(session).frame, PayMachinesStep)
    session.to_sandbox()
    for act in acts:
        assert isinstance(session.apply_action(act), HistoryEntry)
    session.game.evaluate(session.table, ITALY)
    return [finding.rule for finding in session.findings() if finding.rule == "barrage/construction"]


def test_a_construction_that_can_no_longer_be_paid_is_found() -> None:
    assert not begun()
    assert begun(SetCount("action.bank", ENGINEER[ITALY], 12, CREW[ITALY]))
    assert begun(MovePiece("tech.L1_base", "box"))
    assert begun(SetCount(SUPPLY[ITALY], "credit", 0), SetCount(SUPPLY[ITALY], "excavator", 0))


def test_methods_of_a_seat() -> None:
    session = game()
    who = builder(session.table, USA)
    assert len(methods(session.table, who)) == 5


@pytest.mark.parametrize("seat", [USA, GERMANY, ITALY, FRANCE])
def test_every_income_of_a_company_is_gained_at_once_and_each_round(seat: int) -> None:
    """Placing the 2nd, 4th and 5th piece of each row pays; the income phase pays them all again."""
    session = game()
    for kind, codes in (
        ("base", ("5L", "6L", "7L", "8L", "9L")),
        ("conduit", ("5A", "5B", "6A", "6B", "7A")),
        ("elevation", ("5L", "6L", "7L", "8L", "9L")),
    ):
        for code in codes:
            stock(session, seat, c=30, e=40, m=40)
            only_tiles(session, seat, f"basic.{seat}.{kind}")
            engineers_home(session.table, seat)
            build(session, seat, kind, code)
            settle(session, "barrage.choose_machines", "barrage.flow_drops", "barrage.rewards")
    before = score(session, seat)[1]
    run(session, IncomeStep(seat))
    settle(session, "barrage.choose_machines", "barrage.flow_drops", "barrage.rewards")
    expected = {USA: 21 + 3 + 2 + 2, GERMANY: 21 + 3 + 2 + 2, ITALY: 21 + 5 + 2, FRANCE: 21 + 3 + 2}
    assert score(session, seat)[1] - before == expected[seat]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_what_is_told_of_a_structure_is_what_is_paid_for_it(number: int) -> None:
    """With a tile without a power, on every construction space."""
    session = game()
    stock(session, USA, c=20, e=15, m=9, crew=12)
    for n in range(number):
        session.table.transfer(ENGINEER[USA], CREW[USA], f"seat.{USA}.construction.{n + 1}", 1)
    told = dict(usual_costs(builder(session.table, USA), "base", BY_CODE["1L"]))
    have = {kind: session.table.count_at(SUPPLY[USA], kind) for kind in ("credit", "excavator", "mixer")}
    crew = session.table.count_at(CREW[USA], ENGINEER[USA])
    only_tiles(session, USA, f"basic.{USA}.base")
    build(session, USA, "base", "1L")
    paid = {kind: n - session.table.count_at(SUPPLY[USA], kind) for kind, n in have.items()}
    paid["engineer"] = crew - session.table.count_at(CREW[USA], ENGINEER[USA])
    assert {kind: n for kind, n in paid.items() if n} == told
