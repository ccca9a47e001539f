"""Construction, wheel and advanced tiles: T54 to T67 and T74 to T78; each check passes and refuses."""

from __future__ import annotations

import pytest

from engine.api import HistoryEntry, MovePiece, SetCount, TableAction
from engine.barrage.board import BY_CODE, ProductionPlan
from engine.barrage.building import ChooseTileStep, PayMachinesStep
from engine.barrage.construction import Method, builder, methods, usual_costs, ways
from engine.barrage.queries import CREW, ENGINEER, SUPPLY
from engine.barrage.rounds import IncomeStep, engineers_home
from engine.barrage.stock import turn_wheel
from engine.barrage.tiles import ADVANCED, TECHNOLOGY
from engine.barrage.turn import PASS, TurnAction
from tests.barrage.table import FRANCE, GERMANY, ITALY, USA, Situation, deed, game

# ---- the wheel -------------------------------------------------------------------------------------------------


def test_t54_six_turns_bring_everything_back() -> None:
    session = game()
    session.build(USA, "base", "8L")
    for number in range(1, 6):
        assert session.lies("basic.1.base") == f"seat.1.wheel.{number}"
        turn_wheel(session.table, USA, 1, "action.workshop_1.left")
    assert session.lies("basic.1.base") == "seat.1.tech"
    assert session.purse(USA)[1] == 6


def test_turning_an_empty_wheel_is_legal() -> None:
    session = game()
    session.manage(USA, "workshop_1.left")
    assert session.asked().question.seat == GERMANY


def test_machines_that_come_back_cannot_pay_the_same_construction() -> None:
    session = game()
    session.stock(USA, e=0)
    session.wheel(USA, 5, e=6)
    session.turn(USA)
    assert session.refused(deed("base", "8L")) == ["barrage/costs"]


# ---- advanced tiles ----------------------------------------------------------------------------------------------


def test_t55_l1_elevation() -> None:
    session = game()
    session.dam("5L", USA, 3)
    session.dam("6L", USA, 3)
    session.dam("8L", USA, 1)
    session.stock(USA, m=2)
    session.only_tiles(USA, "tech.L1_elevation")
    before = session.score(USA)[1]
    session.build(USA, "elevation", "8L")
    assert session.lies("tech.L1_elevation") == "seat.1.tech"
    assert session.purse(USA)[2] == 2
    assert session.score(USA)[1] == before + 7


def test_t56_l1_base() -> None:
    session = game()
    session.dam("5L", USA, 1, 0)
    session.dam("6L", USA, 2, 1)
    session.dam("7L", USA, 1, 0)
    session.dam("9L", 0, 3, 0)
    session.only_tiles(USA, "tech.L1_base")
    session.build(USA, "base", "8L")
    assert [session.held(code) for code in ("5L", "6L", "7L", "8L", "9L")] == [1, 1, 1, 1, 0]


def test_t57_l1_conduit() -> None:
    session = game()
    session.stock(USA, e=8, c=0)
    session.only_tiles(USA, "tech.L1_conduit")
    session.build(USA, "conduit", "1B")
    assert session.table.count_at("seat.1.wheel.1", "excavator") == 8
    assert session.purse(USA)[0] == 8


def test_t58_l1_powerhouse_needs_no_engineers() -> None:
    session = game()
    session.house("5P1", USA)
    session.stock(USA, c=3, m=3, crew=0)
    session.only_tiles(USA, "tech.L1_powerhouse")
    session.turn(USA)
    assert session.is_legal(TurnAction(PASS))
    session.choose(deed("powerhouse", "6P2"))
    assert session.purse(USA) == (0, 6, 0)
    assert session.number_built(USA, "powerhouse") == 2


def test_t59_l1_joker_waives_the_red_space() -> None:
    session = game()
    session.stock(USA, c=3, e=4)
    for n, crew in ((1, 1), (2, 2), (3, 3)):
        session.table.transfer("engineer.1", "seat.1.engineers", f"seat.1.construction.{n}", crew)
    session.only_tiles(USA, "tech.L1_joker")
    session.build(USA, "base", "5U")
    assert session.purse(USA)[:2] == (0, 0)
    assert session.number_built(USA, "base") == 1


@pytest.mark.parametrize(
    ("officer_name", "level", "drops", "expected"), [("", 1, 0, 2), ("graziano_del_monte", 2, 2, 4)]
)
def test_t61_l2_elevation(officer_name: str, level: int, drops: int, expected: int) -> None:
    session = game()
    session.officer(USA, officer_name)
    session.dam("8L", USA, level, drops)
    session.only_tiles(USA, "tech.L2_elevation")
    session.build(USA, "elevation", "8L")
    session.settle("barrage.choose_machines")
    assert session.held("8L") == expected


@pytest.mark.parametrize(("code", "cost"), [("1A", 5), ("8B", 4), ("8A", 5), ("9A", 2)])
def test_t62_l2_conduit(code: str, cost: int) -> None:
    session = game()
    session.stock(USA, e=cost)
    session.only_tiles(USA, "tech.L2_conduit")
    session.build(USA, "conduit", code)
    assert session.purse(USA)[1] == 0


def test_t63_l2_joker_mixes_machines() -> None:
    session = game()
    session.dam("5L", USA)
    session.stock(USA, e=2, m=1)
    session.only_tiles(USA, "tech.L2_joker")
    session.build(USA, "elevation", "5L")
    table = session.table
    assert (table.count_at("seat.1.wheel.1", "excavator"), table.count_at("seat.1.wheel.1", "mixer")) == (2, 1)


def test_t64_l3_base() -> None:
    session = game()
    session.stock(USA, c=3, e=0, crew=0)
    session.only_tiles(USA, "tech.L3_base")
    session.turn(USA)
    session.choose(deed("base", "1U"))
    assert session.purse(USA)[0] == 0
    assert session.lies("tech.L3_base") == "seat.1.wheel.1"


def test_t65_l3_elevation() -> None:
    session = game()
    for code, level in (("8L", 1), ("5L", 2), ("6L", 2)):
        session.dam(code, USA, level)
    session.only_tiles(USA, "tech.L3_elevation")
    before = session.score(USA)[1]
    session.build(USA, "elevation", "8L")
    assert session.score(USA)[1] == before + 9


def test_t67_l3_joker() -> None:
    session = game()
    session.only_tiles(USA, "tech.L3_joker", "tech.L1_base")
    session.tech(USA, "anton")
    session.wheel(USA, 2, "tech.L2_base")
    before = session.score(USA)[1]
    session.turn(USA)
    session.choose(deed("conduit", "9A"))
    assert session.score(USA)[1] == before + 9


def test_every_advanced_tile_is_tried() -> None:
    """Each tile builds at least one structure, with its effect, and goes on the wheel."""
    for tile, what in ADVANCED.items():
        session = game()
        for code in ("5L", "6L"):
            session.dam(code, ITALY)
        session.stock(ITALY, c=30, e=20, m=20)
        session.only_tiles(ITALY, tile)
        session.contracts(ITALY)
        for kind, code in (("base", "8L"), ("elevation", "5L"), ("conduit", "8B"), ("powerhouse", "9P1")):
            if kind in what.builds:
                session.build(ITALY, kind, code)
                assert session.number_built(ITALY, kind) >= 1
                break
        assert session.lies(tile).startswith(("seat.3.wheel.", "seat.3.tech")), tile


# ---- where pieces may stand ------------------------------------------------------------------------------------------


def test_t74_one_dam_in_a_basin() -> None:
    session = game()
    session.dam("5L", USA)
    session.dam("6L", 0, 2)
    session.stock(USA, c=20, e=20)
    session.turn(USA)
    assert session.refused(deed("base", "5U")) == ["barrage/one-dam"]
    assert session.is_legal(deed("base", "6U"))
    assert session.refused(deed("base", "6L")) == ["barrage/building-space"]


def test_t75_elevations() -> None:
    session = game()
    session.dam("8L", USA, 3)
    session.dam("9L", ITALY, 1)
    session.dam("6L", 0, 2)
    session.stock(USA, m=20)
    session.turn(USA)
    assert session.refused(deed("elevation", "8L")) == ["barrage/elevation"]
    assert session.refused(deed("elevation", "9L")) == ["barrage/elevation"]
    assert session.refused(deed("elevation", "6L")) == ["barrage/neutral-dams"]
    assert session.refused(deed("elevation", "7L")) == ["barrage/elevation"]


def test_t76_elevations_never_cost_the_surcharge() -> None:
    session = game()
    session.dam("5U", USA)
    session.stock(USA, c=0, m=3)
    session.build(USA, "elevation", "5U")
    assert session.number_built(USA, "elevation") == 1


def test_t77_a_powerhouse_of_a_contract_counts_for_the_price() -> None:
    session = game()
    produced(session, "Y02")
    session.choose(BY_CODE["9P1"])
    who = builder(session.table, USA)
    assert ways(who, "powerhouse", BY_CODE["5P1"], TECHNOLOGY["basic.1.powerhouse"])[0].n == 4


def produced(session: Situation, code: str) -> None:
    """A production of 7 by the USA that fulfils a contract."""
    session.dam("1L", USA, 1, 1)
    session.conduit("1A", USA)
    session.house("8P1", USA)
    session.contracts(USA, code)
    session.manage(USA, "turbine_p2.left")
    session.choose(ProductionPlan(BY_CODE["1L"], BY_CODE["1A"], BY_CODE["8P1"], 1))
    session.choose(f"contract.{code}")


def test_t78_only_red_spaces_and_no_credits() -> None:
    session = game()
    session.stock(USA, c=0)
    fillers = iter([(seat, n) for seat in (GERMANY, ITALY, FRANCE) for n in (1, 2, 3, 4)])
    for code in ("5P1", "6P1", "7P1", "8P2", "9P1", "9P2", "10P1", "11P1", "11P2", "12P1"):
        seat, n = next(fillers)
        session.table.move(f"powerhouse.{seat}.{n}", BY_CODE[code])
    produced(session, "Y02")
    assert session.number_built(USA, "powerhouse") == 1
    assert session.lies("contract.Y02") == "seat.1.fulfilled"
    assert session.asked().frame.name == "barrage.turn"


def test_one_powerhouse_in_a_basin_and_wrong_spaces() -> None:
    session = game()
    session.house("8P1", USA)
    session.stock(USA, c=20, m=20, e=20)
    session.turn(USA)
    assert session.refused(deed("powerhouse", "8P2")) == ["barrage/one-powerhouse"]
    assert session.refused(deed("powerhouse", "8P1")) == ["barrage/building-space"]
    assert session.refused(deed("conduit", "8P2")) == ["barrage/conduit"]
    assert session.is_legal(deed("powerhouse", "9P1"))


def test_no_piece_left() -> None:
    session = game()
    for code in ("5P1", "6P1", "7P1", "8P1"):
        session.house(code, USA)
    session.stock(USA, c=20, m=20)
    session.turn(USA)
    assert session.refused(deed("powerhouse", "9P1"))[0] == "barrage/leftmost-piece"


def test_a_tile_on_the_wheel_is_not_available() -> None:
    session = game()
    session.only_tiles(USA, "basic.1.powerhouse")
    session.wheel(USA, 2, "basic.1.base")
    session.turn(USA)
    assert session.refused(deed("base", "8L")) == ["barrage/technology"]
    assert session.is_legal(deed("powerhouse", "9P1"))


def test_the_red_space_needs_its_credits() -> None:
    session = game()
    session.stock(USA, c=2)
    session.turn(USA)
    assert session.refused(deed("base", "8U")) == ["barrage/red-space"]
    assert "Needs 3 credit, you have 2" in session.sentences(deed("base", "8U"))
    assert session.is_legal(deed("base", "8L"))


def test_choosing_between_tiles_and_dragging_a_wrong_one() -> None:
    session = game()
    session.turn(USA)
    session.choose(deed("base", "8L"))
    assert isinstance(session.asked().frame, ChooseTileStep)
    assert {one.tile for one in session.options(session.asked())} == {"basic.1.base", "basic.1.joker"}
    assert session.refused(Method("basic.1.conduit", "basic.1.conduit")) == ["barrage/technology"]
    assert [one.rule for one in session.explain_drag(USA, "basic.1.conduit", "seat.1.wheel.0")] == [
        "barrage/technology"
    ]
    session.choose(Method("basic.1.joker", "basic.1.joker"))
    assert session.lies("basic.1.joker") == "seat.1.wheel.1"


def test_payment_proposes_the_cheapest() -> None:
    session = game()
    session.officer(ITALY, "solomon_p_jordan")
    session.stock(ITALY, c=30, e=2)
    session.turn(ITALY)
    session.choose(deed("base", "8L"))
    session.settle("barrage.choose_tile")
    pending = session.asked()
    assert isinstance(pending.frame, PayMachinesStep)
    assert session.default_answer(pending) == (2, 0, 1)
    assert session.is_legal((0, 0, 3))


def begun(*acts: TableAction) -> list[str]:
    """What free hands break in a construction that waits for its machines; another tile would need no engineers."""
    session = game()
    session.officer(ITALY, "solomon_p_jordan")
    session.stock(ITALY, c=30, e=2)
    session.tech(ITALY, "L3_base", "L1_base")
    session.turn(ITALY)
    session.choose(deed("base", "8L"))
    session.choose(Method("tech.L1_base", "tech.L1_base"))
    assert isinstance(session.asked().frame, PayMachinesStep)
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
            session.stock(seat, c=30, e=40, m=40)
            session.only_tiles(seat, f"basic.{seat}.{kind}")
            engineers_home(session.table, seat)
            session.build(seat, kind, code)
            session.settle("barrage.choose_machines", "barrage.flow_drops", "barrage.rewards")
    before = session.score(seat)[1]
    session.lay(IncomeStep(seat))
    session.settle("barrage.choose_machines", "barrage.flow_drops", "barrage.rewards")
    expected = {USA: 21 + 3 + 2 + 2, GERMANY: 21 + 3 + 2 + 2, ITALY: 21 + 5 + 2, FRANCE: 21 + 3 + 2}
    assert session.score(seat)[1] - before == expected[seat]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_what_is_told_of_a_structure_is_what_is_paid_for_it(number: int) -> None:
    """With a tile without a power, on every construction space."""
    session = game()
    session.stock(USA, c=20, e=15, m=9, crew=12)
    for n in range(number):
        session.table.transfer(ENGINEER[USA], CREW[USA], f"seat.{USA}.construction.{n + 1}", 1)
    told = dict(usual_costs(builder(session.table, USA), "base", BY_CODE["1L"]))
    have = {kind: session.table.count_at(SUPPLY[USA], kind) for kind in ("credit", "excavator", "mixer")}
    crew = session.table.count_at(CREW[USA], ENGINEER[USA])
    session.only_tiles(USA, f"basic.{USA}.base")
    session.build(USA, "base", "1L")
    paid = {kind: n - session.table.count_at(SUPPLY[USA], kind) for kind, n in have.items()}
    paid["engineer"] = crew - session.table.count_at(CREW[USA], ENGINEER[USA])
    assert {kind: n for kind, n in paid.items() if n} == told
