"""The worked examples of the rulebook, T01 to T39 of our collection, in its order."""

from __future__ import annotations

import pytest

from engine.api import new_session
from engine.barrage.board import BY_CODE
from engine.barrage.construction import builder, ways
from engine.barrage.queries import capacity, level, systems, turn_order
from engine.barrage.rounds import HeadstreamsStep, IncomeStep, new_order
from engine.barrage.scoring import (
    RoundScoringStep,
    leader_prizes,
    objective_count,
    objective_prizes,
    stock_points,
    track_credits,
    water_points,
)
from engine.barrage.setup import Pick
from engine.barrage.tiles import ACTION_SPACES, CONSTRUCTION, TECHNOLOGY
from engine.barrage.turn import TurnAction
from engine.barrage.water import WaterFlowStep
from engine.core.messages.message import PieceArg
from tests.barrage.table import FRANCE, GERMANY, ITALY, USA, Situation, game, made


def test_t01_draft() -> None:
    session = Situation.of(new_session("barrage", 4, seed=3))
    table = session.table
    first = session.asked().question.seat
    seats = table.seats_from_first(first)
    starting = [piece.id for piece in table.pieces_in("draft.contracts")]
    assert sorted(starting) == ["contract.S1", "contract.S2", "contract.S3", "contract.S4"]
    for one in session.options(session.asked()):
        said = dict(session.asked().frame.label(table, one).args)["officer"]
        assert isinstance(said, PieceArg) and table.pieces[said.piece].kind == "officer", "each comes with its officer"
        assert session.lies(said.piece) == session.lies(one.company)
    for name, contract in (("France", "S1"), ("Italy", "S4"), ("USA", "S2")):
        session.choose(Pick(f"company.{name}", f"contract.{contract}"))
    assert session.options(session.asked()) == [Pick("company.Germany", "contract.S3")]
    session.choose(Pick("company.Germany", "contract.S3"))
    assert turn_order(table) == list(seats[::-1])
    assert session.lies("company.Germany") == f"seat.{seats[3]}.company"
    assert all(table.pieces_in(f"seat.{seat}.officer") for seat in seats)


def test_t02_leaders() -> None:
    assert leader_prizes([9, 0, 4, 0]) == [6, 0, 2, 0]


def test_t03_bonus_tile_for_bases() -> None:
    session = game()
    session.bonus(1, "base")
    session.dam("5U", USA)
    session.dam("6U", USA)
    session.track(USA, e=6, vp=0)
    session.lay(RoundScoringStep())
    assert session.score(USA)[1] == 6 + 2 * 4


def test_t04_income_of_the_second_base() -> None:
    session = game()
    session.dam("5L", GERMANY)
    before = session.score(GERMANY)[1]
    session.build(GERMANY, "base", "8L")
    assert session.score(GERMANY)[1] == before + 3
    session.lay(IncomeStep(GERMANY))
    assert session.score(GERMANY)[1] == before + 6


def test_t05_contract_g10() -> None:
    session = game()
    session.dam("8L", USA, 1, 1)
    session.conduit("8A", USA)
    session.house("11P1", USA)
    session.contracts(USA, "G10")
    session.manage(USA, "turbine_0.left", made("8L", "8A", "11P1", 1))
    points, credits = session.score(USA)[1], session.purse(USA)[0]
    session.choose("contract.G10")
    assert session.score(USA)[1] == points + 4
    assert session.purse(USA)[0] == credits + 2
    assert session.lies("contract.G10") == "seat.1.fulfilled"


def test_t06_three_points_for_each_powerhouse() -> None:
    session = game()
    session.house("5P1", USA)
    session.house("6P1", USA)
    session.only_tiles(USA, "tech.L3_powerhouse")
    before = session.score(USA)[1]
    session.build(USA, "powerhouse", "7P1")
    assert session.score(USA)[1] == before + 9


def test_t07_a_full_dam_lets_drops_pass() -> None:
    session = game()
    session.dam("5L", 0, 2, 1)
    session.drops("B", 2)
    session.lay(WaterFlowStep())
    assert session.held("5L") == 2
    *_, first, second, together = session.told("barrage/water-flow")
    assert "basin.5.dam.lower" in first and "off the map" in second
    assert together == "2 drops run; dams hold 1, the rest leaves the map."


def test_t08_connections() -> None:
    session = game()
    session.dam("1U", USA, 1, 1)
    session.dam("1L", 0, 1, 1)
    session.conduit("1A", USA)
    session.conduit("1B", ITALY)
    session.house("8P1", USA)
    session.house("5P1", USA)
    found = {(one.dam, one.powerhouse, one.payee) for one in systems(session.table, USA)}
    upper, lower = BY_CODE["1U"], BY_CODE["1L"]
    assert found == {
        (upper, BY_CODE["8P1"], 0),
        (lower, BY_CODE["8P1"], 0),
        (upper, BY_CODE["5P1"], ITALY),
        (lower, BY_CODE["5P1"], ITALY),
    }


def test_t09_own_dam_and_conduit() -> None:
    session = game()
    session.dam("2L", USA, 1, 1)
    session.conduit("2A", USA)
    session.house("6P1", USA)
    session.manage(USA, "turbine_0.left", made("2L", "2A", "6P1", 1))
    assert session.score(USA)[0] == 3


def test_t10_neutral_dam_and_foreign_conduit() -> None:
    session = game()
    session.dam("2L", 0, 2, 2)
    session.conduit("2A", GERMANY)
    session.house("6P1", USA)
    mine, theirs, points = session.purse(USA)[0], session.purse(GERMANY)[0], session.score(GERMANY)[1]
    session.manage(USA, "turbine_0.left", made("2L", "2A", "6P1", 2))
    assert session.score(USA)[0] == 6
    assert session.purse(USA)[0] == mine - 2
    assert (session.purse(GERMANY)[0], session.score(GERMANY)[1]) == (theirs + 2, points + 2)


def test_t11_bonus_of_the_space() -> None:
    session = game()
    session.dam("3L", 0, 2, 2)
    session.conduit("3A", ITALY)
    session.house("5P1", USA)
    points = session.score(ITALY)[1]
    session.manage(USA, "turbine_p1.left", made("3L", "3A", "5P1", 2))
    assert session.score(USA)[0] == 9
    assert session.score(ITALY)[1] == points + 2


def test_t12_the_marker_adds_up() -> None:
    session = game()
    session.track(USA, e=5)
    session.dam("1L", USA, 1, 1)
    session.conduit("1A", USA)
    session.house("8P1", USA)
    session.manage(USA, "turbine_p2.left", made("1L", "1A", "8P1", 1))
    assert session.score(USA)[0] == 12


def test_t13_one_contract_only() -> None:
    session = game()
    session.track(USA, e=5)
    session.dam("1L", USA, 1, 1)
    session.conduit("1A", USA)
    session.house("8P1", USA)
    session.contracts(USA, "G09", "Y11")
    session.wheel(USA, 5, "basic.1.base", e=3)
    session.wheel(USA, 4, "basic.1.conduit", e=4)
    session.manage(USA, "turbine_p2.left", made("1L", "1A", "8P1", 1))
    assert session.is_legal("contract.Y11")
    session.choose("contract.G09")
    assert session.score(USA)[0] == 14
    assert session.lies("contract.Y11") == "seat.1.contracts"
    assert session.lies("basic.1.base") == session.lies("basic.1.conduit") == "seat.1.tech"
    assert session.asked().frame.name == "barrage.turn"


@pytest.mark.parametrize(("modifier", "taken"), [("turbine_p2", True), ("turbine_p1", False)])
def test_t14_national_contracts(modifier: str, taken: bool) -> None:
    session = game()
    session.national("N3", "N4")
    session.dam("3L", USA, 3, 3)
    session.conduit("3A", USA)
    session.house("5P1", USA)
    session.contracts(USA)
    session.manage(USA, f"{modifier}.left", made("3L", "3A", "5P1", 3))
    assert session.score(USA)[0] == (14 if taken else 13)
    assert (session.asked().frame.name == "barrage.fulfil") == taken
    if taken:
        assert session.is_legal("contract.N3")
        session.choose("contract.N4")
        assert session.lies("contract.N4") == "seat.1.fulfilled"
        assert not session.table.pieces_in("national.2")


def test_t14_two_productions_never_add_up() -> None:
    session = game()
    session.national("N3", "N4")
    session.track(USA, e=7)
    session.dam("1L", USA, 1, 1)
    session.conduit("1A", USA)
    session.house("8P1", USA)
    session.contracts(USA)
    session.manage(USA, "turbine_p2.left", made("1L", "1A", "8P1", 1))
    assert session.score(USA)[0] == 14
    assert session.asked().frame.name == "barrage.turn"


def test_t15_where_the_water_goes() -> None:
    session = game()
    session.dam("7L", USA, 1, 1)
    session.conduit("7A", USA)
    session.house("10P1", USA)
    session.dam("10U", USA, 1, 1)
    session.dam("10L", ITALY, 1, 0)
    session.manage(USA, "turbine_0.left", made("7L", "7A", "10P1", 1))
    assert (session.held("7L"), session.held("10U"), session.held("10L")) == (0, 1, 1)


def test_t16_two_sides_of_a_row() -> None:
    left, right = ACTION_SPACES["action.turbine_p2.left"], ACTION_SPACES["action.turbine_p2.right"]
    assert (left.engineers, left.credits) == (2, 0)
    assert (right.engineers, right.credits) == (3, 3)


def test_t17_four_constructions() -> None:
    assert CONSTRUCTION == ((1, 0), (2, 0), (3, 0), (3, 3))
    session = game()
    session.stock(USA, c=20, e=40, m=40)
    for code, crew, credits in (("5L", 11, 20), ("6L", 9, 20), ("7L", 6, 20), ("8L", 3, 23)):
        if code == "8L":
            session.stock(USA, c=20)
        session.only_tiles(USA, "basic.1.base")
        session.build(USA, "base", code)
        assert session.table.count_at("seat.1.engineers", "engineer.1") == crew
        assert session.purse(USA)[0] == (credits if code != "8L" else 20 - 3 + 6)
    session.only_tiles(USA, "basic.1.base")
    session.turn(USA)
    assert "barrage/construction-space" in session.refused(TurnAction(BY_CODE["9L"], "base"))


def test_t18_a_base_in_the_hills() -> None:
    session = game()
    session.stock(USA, e=6)
    session.build(USA, "base", "5L")
    table = session.table
    assert table.count_at("seat.1.construction.1", "engineer.1") == 1
    assert session.lies("basic.1.base") == "seat.1.wheel.1"
    assert table.count_at("seat.1.wheel.1", "excavator") == 4
    assert session.lies("base.1.1") == BY_CODE["5L"]
    assert session.purse(USA)[1] == 2


def test_t19_costs() -> None:
    session = game()
    who = builder(session.table, USA)
    plain = TECHNOLOGY["basic.1.joker"]
    assert ways(who, "conduit", BY_CODE["1B"], plain) == ((8, "excavator"),)
    prices = []
    for code in ("5P1", "6P1", "7P1", "8P1"):
        who = builder(session.table, USA)
        prices.append(ways(who, "powerhouse", BY_CODE[code], plain)[0])
        session.house(code, USA)
    assert prices == [(2, "mixer"), (3, "mixer"), (4, "mixer"), (5, "mixer")]


def test_t20_headstreams() -> None:
    session = game()
    for piece in session.table.pieces_in("headstream.A"):
        session.table.move(piece.id, "box")
    session.table.move("headstream_tile.H3", "headstream.A")
    session.lay(HeadstreamsStep())
    assert session.table.count_at("headstream.A", "drop") == 2


@pytest.mark.parametrize("split", [(2, 0, 0, 0), (1, 1, 0, 0), (0, 0, 0, 1)])
def test_t21_two_drops_that_wait(split: tuple[int, ...]) -> None:
    session = game()
    session.manage(USA, "water_2.left", split)
    assert tuple(session.table.count_at(f"headstream.{x}", "drop") for x in "ABCD") == split


def test_t22_only_the_new_drop_runs() -> None:
    session = game()
    session.drops("A", 2)
    session.dam("1L", USA, 3)
    session.manage(USA, "water_flow_1.left", "headstream.A")
    assert session.table.count_at("headstream.A", "drop") == 2
    assert session.held("1L") == 1


def test_t23_workshop() -> None:
    session = game()
    session.stock(ITALY, c=2, e=0, m=0)
    session.wheel(ITALY, 4, "basic.3.base", e=3)
    session.wheel(ITALY, 5, "basic.3.powerhouse", m=2)
    session.manage(ITALY, "workshop_2.left")
    assert session.purse(ITALY) == (0, 3, 2)
    assert session.lies("basic.3.base") == session.lies("basic.3.powerhouse") == "seat.3.tech"
    first, second = session.told("barrage/wheel")[-2:]
    assert "basic.3.powerhouse" in first and "basic.3.base" in second


def test_t24_water_flow_in_the_plain() -> None:
    session = game()
    session.drops("A", 2)
    session.dam("1L", USA, 1, 1)
    session.dam("8L", ITALY, 3, 2)
    session.lay(WaterFlowStep())
    assert (session.held("1L"), session.held("8L")) == (1, 3)
    assert "off the map" in session.told("barrage/water-flow")[-2]
    assert session.told("barrage/water-flow")[-1] == "2 drops run; dams hold 1, the rest leaves the map."


def test_t25_three_drops_three_dams() -> None:
    session = game()
    session.drops("C", 3)
    session.dam("3U", USA, 2, 1)
    session.dam("6U", ITALY, 1, 0)
    session.dam("6L", 0, 2, 1)
    session.lay(WaterFlowStep())
    assert (session.held("3U"), session.held("6U"), session.held("6L")) == (2, 1, 2)


def test_t26_and_t27_scoring() -> None:
    assert leader_prizes([9, 5, 0, 5]) == [6, 1, 0, 1]
    assert [track_credits(n) for n in (9, 5, 5, 0)] == [4, 3, 3, 3]
    session = game()
    session.track(ITALY, e=0, vp=10)
    session.lay(RoundScoringStep())
    assert session.score(ITALY)[1] == 7


def test_t28_bonus_of_the_third_round() -> None:
    session = game()
    session.bonus(3, "powerhouse")
    for seat, energy, codes in (
        (FRANCE, 18, ("5P1", "6P1")),
        (ITALY, 12, ("8P1", "9P1", "10P1")),
        (GERMANY, 6, ("11P1",)),
        (USA, 5, ("8P2", "9P2", "11P2")),
    ):
        session.track(seat, e=energy, vp=0)
        for code in codes:
            session.house(code, seat)
    session.lay(RoundScoringStep())
    leaders = dict(zip((USA, GERMANY, ITALY, FRANCE), leader_prizes([5, 6, 12, 18]), strict=True))
    gained = {seat: session.score(seat)[1] - leaders[seat] for seat in (USA, GERMANY, ITALY, FRANCE)}
    assert gained == {FRANCE: 10, ITALY: 11, GERMANY: 0, USA: 0}
    assert session.lies("bonus.powerhouse") == "box"


def test_t29_turn_order() -> None:
    session = game()
    session.order(FRANCE, GERMANY, USA, ITALY)
    for seat, energy in ((ITALY, 2), (GERMANY, 5), (FRANCE, 5), (USA, 9)):
        session.track(seat, e=energy)
    new_order(session.table)
    assert turn_order(session.table) == [ITALY, GERMANY, FRANCE, USA]


def test_t30_stock_at_the_end() -> None:
    session = game()
    session.stock(GERMANY, c=7, e=5, m=3)
    session.wheel(GERMANY, 2, e=4, m=3)
    assert stock_points(session.table, GERMANY) == 3


def test_t31_water_at_the_end() -> None:
    session = game()
    session.dam("5L", USA, 1, 1)
    session.dam("8L", USA, 2, 1)
    session.dam("6L", 0, 2, 2)
    assert water_points(session.table, USA) == 2


def test_t32_usa_gains_from_passing_drops() -> None:
    session = game()
    for code in ("9P1", "10P1", "12P1"):
        session.house(code, USA)
    session.track(USA, e=4)
    session.dam("5U", FRANCE, 1, 1)
    session.house("5P1", ITALY)
    session.conduit("3A", ITALY)
    session.dam("3L", ITALY, 2, 2)
    session.contracts(ITALY)
    session.manage(ITALY, "turbine_0.left", made("3L", "3A", "5P1", 2))
    assert session.score(USA)[0] == 6
    session.drops("B", 1)
    session.lay(WaterFlowStep())
    assert session.score(USA)[0] == 7


def test_t33_german_second_production() -> None:
    session = game()
    for code in ("7P1", "10P1", "11P1"):
        session.house(code, GERMANY)
    session.stock(GERMANY, c=3)
    session.dam("6L", GERMANY, 2, 2)
    session.conduit("6B", GERMANY)
    session.dam("7L", GERMANY, 3, 1)
    session.conduit("7A", FRANCE)
    session.contracts(GERMANY, "Y11", "Y06", "R01")
    points = session.score(FRANCE)[1]
    session.manage(GERMANY, "turbine_p2.left", made("6L", "6B", "7P1", 2))
    assert session.score(GERMANY)[0] == 7
    assert session.held("7L") == 3
    assert not session.is_legal("contract.R01")
    session.choose("contract.Y11")
    assert "barrage/germany" in session.refused(made("6L", "6B", "7P1", 1))
    session.choose(made("7L", "7A", "10P1", 3))
    assert session.score(GERMANY)[0] == 13
    assert session.purse(GERMANY)[0] == 0
    assert (session.purse(FRANCE)[0], session.score(FRANCE)[1]) == (9, points + 3)
    assert not session.is_legal("contract.R01")
    session.choose("contract.Y06")


def test_t34_and_t35_objective_prizes() -> None:
    zones = {"red": (3, 0, 6), "white": (1, 5, 4), "black": (3, 3, 3)}
    assert objective_prizes([max(n) for n in zones.values()], [False] * 3) == [15, 10, 5]
    assert objective_prizes([min(n) for n in zones.values()], [False] * 3) == [5, 10, 15]


def test_t36_two_bases_share_a_powerhouse() -> None:
    session = game()
    session.dam("1L", USA)
    session.dam("3L", USA)
    session.conduit("1B", USA)
    session.conduit("3A", USA)
    session.house("5P1", USA)
    assert objective_count(session.table, USA, 2) == 2


def test_t37_conduit_from_a_contract() -> None:
    session = game()
    session.dam("1L", USA, 1, 1)
    session.conduit("1A", USA)
    session.house("8P1", USA)
    session.contracts(USA, "G11")
    before = session.purse(USA)
    session.manage(USA, "turbine_0.left", made("1L", "1A", "8P1", 1), "contract.G11")
    assert "barrage/place-reward" in session.refused(BY_CODE["8A"])
    session.choose(BY_CODE["8B"])
    assert session.lies("conduit.1.2") == BY_CODE["8B"]
    assert session.purse(USA) == before


def test_t38_capacity_with_graziano() -> None:
    session = game()
    session.officer(USA, "graziano_del_monte")
    for code, high in (("5L", 1), ("6L", 2), ("7L", 3)):
        session.dam(code, USA, high)
    places = [session.table.place(BY_CODE[code]) for code in ("5L", "6L", "7L")]
    assert [capacity(session.table, place) for place in places] == [1, 2, 4]


def test_t38a_three_levels() -> None:
    session = game()
    session.dam("5L", USA, 3)
    place = session.table.place(BY_CODE["5L"])
    assert (level(place), capacity(session.table, place)) == (3, 3)
    session.turn(USA)
    assert "barrage/elevation" in session.refused(TurnAction(BY_CODE["5L"], "elevation"))


def test_t38b_income_of_the_usa() -> None:
    session = game()
    for code in ("5L", "6L", "7L", "8L"):
        session.dam(code, USA, 2 if code in ("5L", "6L") else 1)
    session.conduit("5A", USA)
    session.house("8P1", USA)
    session.house("9P1", USA)
    session.wheel(USA, 5, "basic.1.base")
    credits, excavators, mixers = session.purse(USA)
    session.lay(IncomeStep(USA))
    session.go((0, 1))
    assert session.purse(USA) == (credits + 6, excavators, mixers + 1)
    assert session.lies("basic.1.base") == "seat.1.tech"
    assert session.first_pending() is None


def test_t39_fourth_drop_after_copying_graziano() -> None:
    session = game()
    session.officer(ITALY, "mahiri_sekibo")
    session.officer(USA, "graziano_del_monte")
    session.dam("1L", ITALY, 3, 3)
    session.turn(ITALY)
    session.go(
        TurnAction("seat.3.officer_space.1", "officer.graziano_del_monte"),
        TurnAction("action.water_flow_1.left"),
    )
    session.choose("headstream.A")
    assert session.held("1L") == 4
    session.drops("A", 1)
    session.lay(WaterFlowStep())
    assert session.held("1L") == 4
    assert "barrage/capacity" not in {finding.rule for finding in session.findings()}
    session.conduit("1A", ITALY)
    session.house("8P1", ITALY)
    session.manage(ITALY, "turbine_0.left", made("1L", "1A", "8P1", 1), "")
    assert session.held("1L") == 3
    session.drops("A", 1)
    session.lay(WaterFlowStep())
    assert session.held("1L") == 3
