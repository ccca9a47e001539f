"""The worked examples of the rulebook, T01 to T39 of our collection, in its order."""

from __future__ import annotations

import pytest

from engine.api import new_session
from engine.barrage.board import BY_CODE, ProductionPlan
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
from tests.barrage.table import (
    FRANCE,
    GERMANY,
    ITALY,
    USA,
    answer,
    asked,
    bonus,
    build,
    conduit,
    contracts,
    dam,
    drops,
    game,
    go,
    held,
    house,
    is_legal,
    lies,
    manage,
    national,
    officer,
    only_tiles,
    order,
    purse,
    refused,
    run,
    score,
    stock,
    told,
    track,
    turn,
    wheel,
)


def made(dam_code: str, pipe: str, house_code: str, n: int) -> ProductionPlan:
    return ProductionPlan(BY_CODE[dam_code], BY_CODE[pipe], BY_CODE[house_code], n)


def test_t01_draft() -> None:
    session = new_session("barrage", 4, seed=3)
    table = session.table
    first = asked(session).question.seat
    seats = table.seats_from_first(first)
    starting = [piece.id for piece in table.pieces_in("draft.contracts")]
    assert sorted(starting) == ["contract.S1", "contract.S2", "contract.S3", "contract.S4"]
    for one in session.options(asked(session)):
        said = dict(asked(session).frame.label(table, one).args)["officer"]
        assert isinstance(said, PieceArg) and table.pieces[said.piece].kind == "officer", "each comes with its officer"
        assert lies(session, said.piece) == lies(session, one.company)
    for name, contract in (("France", "S1"), ("Italy", "S4"), ("USA", "S2")):
        answer(session, Pick(f"company.{name}", f"contract.{contract}"))
    assert session.options(asked(session)) == [Pick("company.Germany", "contract.S3")]
    answer(session, Pick("company.Germany", "contract.S3"))
    assert turn_order(table) == list(seats[::-1])
    assert lies(session, "company.Germany") == f"seat.{seats[3]}.company"
    assert all(table.pieces_in(f"seat.{seat}.officer") for seat in seats)


def test_t02_leaders() -> None:
    assert leader_prizes([9, 0, 4, 0]) == [6, 0, 2, 0]


def test_t03_bonus_tile_for_bases() -> None:
    session = game()
    bonus(session, 1, "base")
    dam(session, "5U", USA)
    dam(session, "6U", USA)
    track(session, USA, e=6, vp=0)
    run(session, RoundScoringStep())
    assert score(session, USA)[1] == 6 + 2 * 4


def test_t04_income_of_the_second_base() -> None:
    session = game()
    dam(session, "5L", GERMANY)
    before = score(session, GERMANY)[1]
    build(session, GERMANY, "base", "8L")
    assert score(session, GERMANY)[1] == before + 3
    run(session, IncomeStep(GERMANY))
    assert score(session, GERMANY)[1] == before + 6


def test_t05_contract_g10() -> None:
    session = game()
    dam(session, "8L", USA, 1, 1)
    conduit(session, "8A", USA)
    house(session, "11P1", USA)
    contracts(session, USA, "G10")
    manage(session, USA, "turbine_0.left", made("8L", "8A", "11P1", 1))
    points, credits = score(session, USA)[1], purse(session, USA)[0]
    answer(session, "contract.G10")
    assert score(session, USA)[1] == points + 4
    assert purse(session, USA)[0] == credits + 2
    assert lies(session, "contract.G10") == "seat.1.fulfilled"


def test_t06_three_points_for_each_powerhouse() -> None:
    session = game()
    house(session, "5P1", USA)
    house(session, "6P1", USA)
    only_tiles(session, USA, "tech.L3_powerhouse")
    before = score(session, USA)[1]
    build(session, USA, "powerhouse", "7P1")
    assert score(session, USA)[1] == before + 9


def test_t07_a_full_dam_lets_drops_pass() -> None:
    session = game()
    dam(session, "5L", 0, 2, 1)
    drops(session, "B", 2)
    run(session, WaterFlowStep())
    assert held(session, "5L") == 2
    *_, first, second, together = told(session, "barrage/water-flow")
    assert "basin.5.dam.lower" in first and "off the map" in second
    assert together == "2 drops run; dams hold 1, the rest leaves the map."


def test_t08_connections() -> None:
    session = game()
    dam(session, "1U", USA, 1, 1)
    dam(session, "1L", 0, 1, 1)
    conduit(session, "1A", USA)
    conduit(session, "1B", ITALY)
    house(session, "8P1", USA)
    house(session, "5P1", USA)
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
    dam(session, "2L", USA, 1, 1)
    conduit(session, "2A", USA)
    house(session, "6P1", USA)
    manage(session, USA, "turbine_0.left", made("2L", "2A", "6P1", 1))
    assert score(session, USA)[0] == 3


def test_t10_neutral_dam_and_foreign_conduit() -> None:
    session = game()
    dam(session, "2L", 0, 2, 2)
    conduit(session, "2A", GERMANY)
    house(session, "6P1", USA)
    mine, theirs, points = purse(session, USA)[0], purse(session, GERMANY)[0], score(session, GERMANY)[1]
    manage(session, USA, "turbine_0.left", made("2L", "2A", "6P1", 2))
    assert score(session, USA)[0] == 6
    assert purse(session, USA)[0] == mine - 2
    assert (purse(session, GERMANY)[0], score(session, GERMANY)[1]) == (theirs + 2, points + 2)


def test_t11_bonus_of_the_space() -> None:
    session = game()
    dam(session, "3L", 0, 2, 2)
    conduit(session, "3A", ITALY)
    house(session, "5P1", USA)
    points = score(session, ITALY)[1]
    manage(session, USA, "turbine_p1.left", made("3L", "3A", "5P1", 2))
    assert score(session, USA)[0] == 9
    assert score(session, ITALY)[1] == points + 2


def test_t12_the_marker_adds_up() -> None:
    session = game()
    track(session, USA, e=5)
    dam(session, "1L", USA, 1, 1)
    conduit(session, "1A", USA)
    house(session, "8P1", USA)
    manage(session, USA, "turbine_p2.left", made("1L", "1A", "8P1", 1))
    assert score(session, USA)[0] == 12


def test_t13_one_contract_only() -> None:
    session = game()
    track(session, USA, e=5)
    dam(session, "1L", USA, 1, 1)
    conduit(session, "1A", USA)
    house(session, "8P1", USA)
    contracts(session, USA, "G09", "Y11")
    wheel(session, USA, 5, "basic.1.base", e=3)
    wheel(session, USA, 4, "basic.1.conduit", e=4)
    manage(session, USA, "turbine_p2.left", made("1L", "1A", "8P1", 1))
    assert is_legal(session, "contract.Y11")
    answer(session, "contract.G09")
    assert score(session, USA)[0] == 14
    assert lies(session, "contract.Y11") == "seat.1.contracts"
    assert lies(session, "basic.1.base") == lies(session, "basic.1.conduit") == "seat.1.tech"
    assert asked(session).frame.name == "barrage.turn"


@pytest.mark.parametrize(("modifier", "taken"), [("turbine_p2", True), ("turbine_p1", False)])
def test_t14_national_contracts(modifier: str, taken: bool) -> None:
    session = game()
    national(session, "N3", "N4")
    dam(session, "3L", USA, 3, 3)
    conduit(session, "3A", USA)
    house(session, "5P1", USA)
    contracts(session, USA)
    manage(session, USA, f"{modifier}.left", made("3L", "3A", "5P1", 3))
    assert score(session, USA)[0] == (14 if taken else 13)
    assert (asked(session).frame.name == "barrage.fulfil") == taken
    if taken:
        assert is_legal(session, "contract.N3")
        answer(session, "contract.N4")
        assert lies(session, "contract.N4") == "seat.1.fulfilled"
        assert not session.table.pieces_in("national.2")


def test_t14_two_productions_never_add_up() -> None:
    session = game()
    national(session, "N3", "N4")
    track(session, USA, e=7)
    dam(session, "1L", USA, 1, 1)
    conduit(session, "1A", USA)
    house(session, "8P1", USA)
    contracts(session, USA)
    manage(session, USA, "turbine_p2.left", made("1L", "1A", "8P1", 1))
    assert score(session, USA)[0] == 14
    assert asked(session).frame.name == "barrage.turn"


def test_t15_where_the_water_goes() -> None:
    session = game()
    dam(session, "7L", USA, 1, 1)
    conduit(session, "7A", USA)
    house(session, "10P1", USA)
    dam(session, "10U", USA, 1, 1)
    dam(session, "10L", ITALY, 1, 0)
    manage(session, USA, "turbine_0.left", made("7L", "7A", "10P1", 1))
    assert (held(session, "7L"), held(session, "10U"), held(session, "10L")) == (0, 1, 1)


def test_t16_two_sides_of_a_row() -> None:
    left, right = ACTION_SPACES["action.turbine_p2.left"], ACTION_SPACES["action.turbine_p2.right"]
    assert (left.engineers, left.credits) == (2, 0)
    assert (right.engineers, right.credits) == (3, 3)


def test_t17_four_constructions() -> None:
    assert CONSTRUCTION == ((1, 0), (2, 0), (3, 0), (3, 3))
    session = game()
    stock(session, USA, c=20, e=40, m=40)
    for code, crew, credits in (("5L", 11, 20), ("6L", 9, 20), ("7L", 6, 20), ("8L", 3, 23)):
        if code == "8L":
            stock(session, USA, c=20)
        only_tiles(session, USA, "basic.1.base")
        build(session, USA, "base", code)
        assert session.table.count_at("seat.1.engineers", "engineer.1") == crew
        assert purse(session, USA)[0] == (credits if code != "8L" else 20 - 3 + 6)
    only_tiles(session, USA, "basic.1.base")
    turn(session, USA)
    assert "barrage/construction-space" in refused(session, TurnAction(BY_CODE["9L"], "base"))


def test_t18_a_base_in_the_hills() -> None:
    session = game()
    stock(session, USA, e=6)
    build(session, USA, "base", "5L")
    table = session.table
    assert table.count_at("seat.1.construction.1", "engineer.1") == 1
    assert lies(session, "basic.1.base") == "seat.1.wheel.1"
    assert table.count_at("seat.1.wheel.1", "excavator") == 4
    assert lies(session, "base.1.1") == BY_CODE["5L"]
    assert purse(session, USA)[1] == 2


def test_t19_costs() -> None:
    session = game()
    who = builder(session.table, USA)
    plain = TECHNOLOGY["basic.1.joker"]
    assert ways(who, "conduit", BY_CODE["1B"], plain) == ((8, "excavator"),)
    prices = []
    for code in ("5P1", "6P1", "7P1", "8P1"):
        who = builder(session.table, USA)
        prices.append(ways(who, "powerhouse", BY_CODE[code], plain)[0])
        house(session, code, USA)
    assert prices == [(2, "mixer"), (3, "mixer"), (4, "mixer"), (5, "mixer")]


def test_t20_headstreams() -> None:
    session = game()
    for piece in session.table.pieces_in("headstream.A"):
        session.table.move(piece.id, "box")
    session.table.move("headstream_tile.H3", "headstream.A")
    run(session, HeadstreamsStep())
    assert session.table.count_at("headstream.A", "drop") == 2


@pytest.mark.parametrize("split", [(2, 0, 0, 0), (1, 1, 0, 0), (0, 0, 0, 1)])
def test_t21_two_drops_that_wait(split: tuple[int, ...]) -> None:
    session = game()
    manage(session, USA, "water_2.left", split)
    assert tuple(session.table.count_at(f"headstream.{x}", "drop") for x in "ABCD") == split


def test_t22_only_the_new_drop_runs() -> None:
    session = game()
    drops(session, "A", 2)
    dam(session, "1L", USA, 3)
    manage(session, USA, "water_flow_1.left", "headstream.A")
    assert session.table.count_at("headstream.A", "drop") == 2
    assert held(session, "1L") == 1


def test_t23_workshop() -> None:
    session = game()
    stock(session, ITALY, c=2, e=0, m=0)
    wheel(session, ITALY, 4, "basic.3.base", e=3)
    wheel(session, ITALY, 5, "basic.3.powerhouse", m=2)
    manage(session, ITALY, "workshop_2.left")
    assert purse(session, ITALY) == (0, 3, 2)
    assert lies(session, "basic.3.base") == lies(session, "basic.3.powerhouse") == "seat.3.tech"
    first, second = told(session, "barrage/wheel")[-2:]
    assert "basic.3.powerhouse" in first and "basic.3.base" in second


def test_t24_water_flow_in_the_plain() -> None:
    session = game()
    drops(session, "A", 2)
    dam(session, "1L", USA, 1, 1)
    dam(session, "8L", ITALY, 3, 2)
    run(session, WaterFlowStep())
    assert (held(session, "1L"), held(session, "8L")) == (1, 3)
    assert "off the map" in told(session, "barrage/water-flow")[-2]
    assert told(session, "barrage/water-flow")[-1] == "2 drops run; dams hold 1, the rest leaves the map."


def test_t25_three_drops_three_dams() -> None:
    session = game()
    drops(session, "C", 3)
    dam(session, "3U", USA, 2, 1)
    dam(session, "6U", ITALY, 1, 0)
    dam(session, "6L", 0, 2, 1)
    run(session, WaterFlowStep())
    assert (held(session, "3U"), held(session, "6U"), held(session, "6L")) == (2, 1, 2)


def test_t26_and_t27_scoring() -> None:
    assert leader_prizes([9, 5, 0, 5]) == [6, 1, 0, 1]
    assert [track_credits(n) for n in (9, 5, 5, 0)] == [4, 3, 3, 3]
    session = game()
    track(session, ITALY, e=0, vp=10)
    run(session, RoundScoringStep())
    assert score(session, ITALY)[1] == 7


def test_t28_bonus_of_the_third_round() -> None:
    session = game()
    bonus(session, 3, "powerhouse")
    for seat, energy, codes in (
        (FRANCE, 18, ("5P1", "6P1")),
        (ITALY, 12, ("8P1", "9P1", "10P1")),
        (GERMANY, 6, ("11P1",)),
        (USA, 5, ("8P2", "9P2", "11P2")),
    ):
        track(session, seat, e=energy, vp=0)
        for code in codes:
            house(session, code, seat)
    run(session, RoundScoringStep())
    leaders = dict(zip((USA, GERMANY, ITALY, FRANCE), leader_prizes([5, 6, 12, 18]), strict=True))
    gained = {seat: score(session, seat)[1] - leaders[seat] for seat in (USA, GERMANY, ITALY, FRANCE)}
    assert gained == {FRANCE: 10, ITALY: 11, GERMANY: 0, USA: 0}
    assert lies(session, "bonus.powerhouse") == "box"


def test_t29_turn_order() -> None:
    session = game()
    order(session, FRANCE, GERMANY, USA, ITALY)
    for seat, energy in ((ITALY, 2), (GERMANY, 5), (FRANCE, 5), (USA, 9)):
        track(session, seat, e=energy)
    new_order(session.table)
    assert turn_order(session.table) == [ITALY, GERMANY, FRANCE, USA]


def test_t30_stock_at_the_end() -> None:
    session = game()
    stock(session, GERMANY, c=7, e=5, m=3)
    wheel(session, GERMANY, 2, e=4, m=3)
    assert stock_points(session.table, GERMANY) == 3


def test_t31_water_at_the_end() -> None:
    session = game()
    dam(session, "5L", USA, 1, 1)
    dam(session, "8L", USA, 2, 1)
    dam(session, "6L", 0, 2, 2)
    assert water_points(session.table, USA) == 2


def test_t32_usa_gains_from_passing_drops() -> None:
    session = game()
    for code in ("9P1", "10P1", "12P1"):
        house(session, code, USA)
    track(session, USA, e=4)
    dam(session, "5U", FRANCE, 1, 1)
    house(session, "5P1", ITALY)
    conduit(session, "3A", ITALY)
    dam(session, "3L", ITALY, 2, 2)
    contracts(session, ITALY)
    manage(session, ITALY, "turbine_0.left", made("3L", "3A", "5P1", 2))
    assert score(session, USA)[0] == 6
    drops(session, "B", 1)
    run(session, WaterFlowStep())
    assert score(session, USA)[0] == 7


def test_t33_german_second_production() -> None:
    session = game()
    for code in ("7P1", "10P1", "11P1"):
        house(session, code, GERMANY)
    stock(session, GERMANY, c=3)
    dam(session, "6L", GERMANY, 2, 2)
    conduit(session, "6B", GERMANY)
    dam(session, "7L", GERMANY, 3, 1)
    conduit(session, "7A", FRANCE)
    contracts(session, GERMANY, "Y11", "Y06", "R01")
    points = score(session, FRANCE)[1]
    manage(session, GERMANY, "turbine_p2.left", made("6L", "6B", "7P1", 2))
    assert score(session, GERMANY)[0] == 7
    assert held(session, "7L") == 3
    assert not is_legal(session, "contract.R01")
    answer(session, "contract.Y11")
    assert "barrage/germany" in refused(session, made("6L", "6B", "7P1", 1))
    answer(session, made("7L", "7A", "10P1", 3))
    assert score(session, GERMANY)[0] == 13
    assert purse(session, GERMANY)[0] == 0
    assert (purse(session, FRANCE)[0], score(session, FRANCE)[1]) == (9, points + 3)
    assert not is_legal(session, "contract.R01")
    answer(session, "contract.Y06")


def test_t34_and_t35_objective_prizes() -> None:
    zones = {"red": (3, 0, 6), "white": (1, 5, 4), "black": (3, 3, 3)}
    assert objective_prizes([max(n) for n in zones.values()], [False] * 3) == [15, 10, 5]
    assert objective_prizes([min(n) for n in zones.values()], [False] * 3) == [5, 10, 15]


def test_t36_two_bases_share_a_powerhouse() -> None:
    session = game()
    dam(session, "1L", USA)
    dam(session, "3L", USA)
    conduit(session, "1B", USA)
    conduit(session, "3A", USA)
    house(session, "5P1", USA)
    assert objective_count(session.table, USA, 2) == 2


def test_t37_conduit_from_a_contract() -> None:
    session = game()
    dam(session, "1L", USA, 1, 1)
    conduit(session, "1A", USA)
    house(session, "8P1", USA)
    contracts(session, USA, "G11")
    before = purse(session, USA)
    manage(session, USA, "turbine_0.left", made("1L", "1A", "8P1", 1), "contract.G11")
    assert "barrage/place-reward" in refused(session, BY_CODE["8A"])
    answer(session, BY_CODE["8B"])
    assert lies(session, "conduit.1.2") == BY_CODE["8B"]
    assert purse(session, USA) == before


def test_t38_capacity_with_graziano() -> None:
    session = game()
    officer(session, USA, "graziano_del_monte")
    for code, high in (("5L", 1), ("6L", 2), ("7L", 3)):
        dam(session, code, USA, high)
    places = [session.table.place(BY_CODE[code]) for code in ("5L", "6L", "7L")]
    assert [capacity(session.table, place) for place in places] == [1, 2, 4]


def test_t38a_three_levels() -> None:
    session = game()
    dam(session, "5L", USA, 3)
    place = session.table.place(BY_CODE["5L"])
    assert (level(place), capacity(session.table, place)) == (3, 3)
    turn(session, USA)
    assert "barrage/elevation" in refused(session, TurnAction(BY_CODE["5L"], "elevation"))


def test_t38b_income_of_the_usa() -> None:
    session = game()
    for code in ("5L", "6L", "7L", "8L"):
        dam(session, code, USA, 2 if code in ("5L", "6L") else 1)
    conduit(session, "5A", USA)
    house(session, "8P1", USA)
    house(session, "9P1", USA)
    wheel(session, USA, 5, "basic.1.base")
    credits, excavators, mixers = purse(session, USA)
    run(session, IncomeStep(USA))
    go(session, (0, 1))
    assert purse(session, USA) == (credits + 6, excavators, mixers + 1)
    assert lies(session, "basic.1.base") == "seat.1.tech"
    assert session.first_pending() is None


def test_t39_fourth_drop_after_copying_graziano() -> None:
    session = game()
    officer(session, ITALY, "mahiri_sekibo")
    officer(session, USA, "graziano_del_monte")
    dam(session, "1L", ITALY, 3, 3)
    turn(session, ITALY)
    go(
        session,
        TurnAction("seat.3.officer_space.1", "officer.graziano_del_monte"),
        TurnAction("action.water_flow_1.left"),
    )
    answer(session, "headstream.A")
    assert held(session, "1L") == 4
    drops(session, "A", 1)
    run(session, WaterFlowStep())
    assert held(session, "1L") == 4
    assert "barrage/capacity" not in {finding.rule for finding in session.findings()}
    conduit(session, "1A", ITALY)
    house(session, "8P1", ITALY)
    manage(session, ITALY, "turbine_0.left", made("1L", "1A", "8P1", 1), "")
    assert held(session, "1L") == 3
    drops(session, "A", 1)
    run(session, WaterFlowStep())
    assert held(session, "1L") == 3
