"""The seven officers: T68 to T73 of our collection, and the options about Mahiri Sekibo."""

from __future__ import annotations

import pytest

from engine.barrage.board import BY_CODE
from engine.barrage.construction import builder, payments, ways
from engine.barrage.tiles import TECHNOLOGY
from engine.barrage.turn import PASS, TurnAction
from tests.barrage.table import GERMANY, ITALY, USA, deed, full, game


def test_t68_adler() -> None:
    session = game()
    session.officer(USA, "wilhelm_adler")
    who = builder(session.table, USA)
    basic = TECHNOLOGY["basic.1.base"]
    assert [ways(who, "base", BY_CODE[code], basic)[0].n for code in ("8L", "5L", "1L")] == [3, 3, 3]
    assert ways(who, "elevation", BY_CODE["1L"], TECHNOLOGY["basic.1.elevation"])[0] == (4, "mixer")


def test_t69_jill() -> None:
    session = game()
    session.officer(GERMANY, "jill_mcdowell")
    session.stock(GERMANY, e=8, m=4)
    session.turn(GERMANY)
    session.choose(deed("conduit", "1B"))
    session.settle("barrage.choose_tile")
    assert session.is_legal((0, 4, 0)) and session.is_legal((8, 0, 0))
    assert session.refused((4, 2, 0)) == ["barrage/costs"]


def test_b21_jill_with_the_mixing_joker() -> None:
    session = game()
    session.officer(GERMANY, "jill_mcdowell")
    session.stock(GERMANY, e=5, m=5)
    who = builder(session.table, GERMANY)
    found = payments(who, "conduit", BY_CODE["2A"], TECHNOLOGY["tech.L2_joker"])
    assert (0, 3, 0) in found and (3, 3, 0) in found and (2, 1, 0) not in found


@pytest.mark.parametrize(("credits", "legal"), [(12, True), (11, False)])
def test_t70_solomon(credits: int, legal: bool) -> None:
    session = game()
    session.officer(ITALY, "solomon_p_jordan")
    session.stock(ITALY, c=credits, e=2, m=0)
    session.turn(ITALY)
    assert session.is_legal(deed("base", "1U")) == legal
    if legal:
        session.choose(deed("base", "1U"))
        session.settle("barrage.choose_tile", "barrage.pay_machines")
        assert session.purse(ITALY)[:2] == (0, 0)
    else:
        assert session.refused(deed("base", "1U")) == ["barrage/solomon"]


def test_t71_anton_copies_from_the_wheel() -> None:
    session = game()
    session.officer(USA, "anton_krylov")
    session.only_tiles(USA, "tech.anton")
    session.wheel(USA, 3, "tech.L3_base")
    session.stock(USA, e=0, c=0, crew=0)
    session.turn(USA)
    session.choose(deed("base", "8L"))
    assert session.lies("tech.anton") == "seat.1.wheel.1"
    assert session.number_built(USA, "base") == 1


def test_t72_anton_with_an_empty_wheel() -> None:
    session = game()
    session.officer(USA, "anton_krylov")
    session.only_tiles(USA, "tech.anton")
    session.turn(USA)
    assert session.refused(deed("base", "8L")) == ["barrage/technology"]


def test_b20_anton_copies_a_tile_that_returns_in_this_turn() -> None:
    session = game()
    session.only_tiles(USA, "tech.anton")
    session.wheel(USA, 5, "basic.1.base")
    session.build(USA, "base", "8L")
    assert session.lies("basic.1.base") == "seat.1.tech"


def test_t73_mahiri_copies_adler() -> None:
    session = game()
    session.officer(GERMANY, "mahiri_sekibo")
    session.officer(USA, "wilhelm_adler")
    session.stock(GERMANY, e=3, crew=2)
    copy = TurnAction("seat.2.officer_space.1", "officer.wilhelm_adler")
    session.turn(GERMANY)
    assert not session.is_legal(deed("base", "1L"))
    session.choose(copy)
    assert session.refused(copy)[0] == "barrage/mahiri"
    session.choose(deed("base", "1L"))
    session.settle("barrage.choose_tile", "barrage.pay_machines")
    assert session.number_built(GERMANY, "base") == 1
    assert session.table.count_at("seat.2.engineers", "engineer.2") == 0


def test_t73_one_engineer_is_too_few_for_both() -> None:
    session = game()
    session.officer(GERMANY, "mahiri_sekibo")
    session.officer(USA, "wilhelm_adler")
    copy = TurnAction("seat.2.officer_space.1", "officer.wilhelm_adler")
    session.stock(GERMANY, crew=1)
    session.turn(GERMANY)
    assert session.refused(copy) == ["barrage/mahiri"]
    session.tech(GERMANY, "L3_base")
    assert session.is_legal(copy)
    session.choose(copy)
    assert not session.is_legal(TurnAction(PASS))


def test_mahiri_second_use_costs_credits_and_a_third_is_refused() -> None:
    session = game()
    session.officer(GERMANY, "mahiri_sekibo")
    session.officer(USA, "wilhelm_adler")
    session.stock(GERMANY, c=3)
    for number, left in ((1, 3), (2, 0)):
        session.turn(GERMANY)
        session.table.set_count("seat.2.turn", "copied", 0)
        session.choose(TurnAction(f"seat.2.officer_space.{number}", "officer.wilhelm_adler"))
        assert session.purse(GERMANY)[0] == left
    session.table.set_count("seat.2.turn", "copied", 0)
    assert session.refused(TurnAction("seat.2.officer_space.2", "officer.wilhelm_adler")) == ["barrage/mahiri"]


@pytest.mark.parametrize(("option", "legal"), [(0, False), (1, True)])
def test_whom_mahiri_copies(option: int, legal: bool) -> None:
    session = game(mahiri_copies=option)
    session.officer(GERMANY, "mahiri_sekibo")
    session.turn(GERMANY)
    assert session.is_legal(TurnAction("seat.2.officer_space.1", "officer.viktor_fiesler")) == legal
    assert not session.is_legal(TurnAction("seat.2.officer_space.1", "officer.mahiri_sekibo"))


def test_mahiri_copies_anton_without_laying_a_tile() -> None:
    session = game(mahiri_copies=1)
    session.officer(GERMANY, "mahiri_sekibo")
    session.only_tiles(GERMANY)
    session.wheel(GERMANY, 3, "basic.2.base")
    session.stock(GERMANY, e=3)
    session.turn(GERMANY)
    session.choose(TurnAction("seat.2.officer_space.1", "officer.anton_krylov"))
    session.choose(deed("base", "8L"))
    assert session.number_built(GERMANY, "base") == 1
    assert session.table.count_at("seat.2.wheel.1", "excavator") == 3
    assert session.lies("basic.2.base") == "seat.2.wheel.4"


def test_mahiri_start_credits_are_an_option() -> None:
    found = set()
    for seed in range(30):
        for option in (0, 1):
            session = full(4, seed, mahiri_credits=option)
            for seat in (1, 2, 3, 4):
                if session.table.pieces_in(f"seat.{seat}.officer")[0].id == "officer.mahiri_sekibo":
                    found.add((option, session.purse(seat)[0]))
    assert found == {(0, 6), (1, 9)}
