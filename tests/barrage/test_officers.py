"""The seven officers: T68 to T73 of our collection, and the options about Mahiri Sekibo."""

from __future__ import annotations

import pytest

from engine.barrage.board import BY_CODE
from engine.barrage.construction import builder, payments, ways
from engine.barrage.tiles import TECHNOLOGY
from engine.barrage.turn import PASS, TurnAction
from tests.barrage.table import (
    GERMANY,
    ITALY,
    USA,
    answer,
    build,
    full,
    game,
    is_legal,
    lies,
    number_built,
    officer,
    only_tiles,
    purse,
    refused,
    settle,
    stock,
    tech,
    turn,
    wheel,
)


def deed(kind: str, code: str) -> TurnAction:
    return TurnAction(BY_CODE[code], kind)


def test_t68_adler() -> None:
    session = game()
    officer(session, USA, "wilhelm_adler")
    who = builder(session.table, USA)
    basic = TECHNOLOGY["basic.1.base"]
    assert [ways(who, "base", BY_CODE[code], basic)[0].n for code in ("8L", "5L", "1L")] == [3, 3, 3]
    assert ways(who, "elevation", BY_CODE["1L"], TECHNOLOGY["basic.1.elevation"])[0] == (4, "mixer")


def test_t69_jill() -> None:
    session = game()
    officer(session, GERMANY, "jill_mcdowell")
    stock(session, GERMANY, e=8, m=4)
    turn(session, GERMANY)
    answer(session, deed("conduit", "1B"))
    settle(session, "barrage.choose_tile")
    assert is_legal(session, (0, 4, 0)) and is_legal(session, (8, 0, 0))
    assert refused(session, (4, 2, 0)) == ["barrage/costs"]


def test_b21_jill_with_the_mixing_joker() -> None:
    session = game()
    officer(session, GERMANY, "jill_mcdowell")
    stock(session, GERMANY, e=5, m=5)
    who = builder(session.table, GERMANY)
    found = payments(who, "conduit", BY_CODE["2A"], TECHNOLOGY["tech.L2_joker"])
    assert (0, 3, 0) in found and (3, 3, 0) in found and (2, 1, 0) not in found


@pytest.mark.parametrize(("credits", "legal"), [(12, True), (11, False)])
def test_t70_solomon(credits: int, legal: bool) -> None:
    session = game()
    officer(session, ITALY, "solomon_p_jordan")
    stock(session, ITALY, c=credits, e=2, m=0)
    turn(session, ITALY)
    assert is_legal(session, deed("base", "1U")) == legal
    if legal:
        answer(session, deed("base", "1U"))
        settle(session, "barrage.choose_tile", "barrage.pay_machines")
        assert purse(session, ITALY)[:2] == (0, 0)
    else:
        assert refused(session, deed("base", "1U")) == ["barrage/solomon"]


def test_t71_anton_copies_from_the_wheel() -> None:
    session = game()
    officer(session, USA, "anton_krylov")
    only_tiles(session, USA, "tech.anton")
    wheel(session, USA, 3, "tech.L3_base")
    stock(session, USA, e=0, c=0, crew=0)
    turn(session, USA)
    answer(session, deed("base", "8L"))
    assert lies(session, "tech.anton") == "seat.1.wheel.1"
    assert number_built(session, USA, "base") == 1


def test_t72_anton_with_an_empty_wheel() -> None:
    session = game()
    officer(session, USA, "anton_krylov")
    only_tiles(session, USA, "tech.anton")
    turn(session, USA)
    assert refused(session, deed("base", "8L")) == ["barrage/technology"]


def test_b20_anton_copies_a_tile_that_returns_in_this_turn() -> None:
    session = game()
    only_tiles(session, USA, "tech.anton")
    wheel(session, USA, 5, "basic.1.base")
    build(session, USA, "base", "8L")
    assert lies(session, "basic.1.base") == "seat.1.tech"


def test_t73_mahiri_copies_adler() -> None:
    session = game()
    officer(session, GERMANY, "mahiri_sekibo")
    officer(session, USA, "wilhelm_adler")
    stock(session, GERMANY, e=3, crew=2)
    copy = TurnAction("seat.2.officer_space.1", "officer.wilhelm_adler")
    turn(session, GERMANY)
    assert not is_legal(session, deed("base", "1L"))
    answer(session, copy)
    assert refused(session, copy)[0] == "barrage/mahiri"
    answer(session, deed("base", "1L"))
    settle(session, "barrage.choose_tile", "barrage.pay_machines")
    assert number_built(session, GERMANY, "base") == 1
    assert session.table.count_at("seat.2.engineers", "engineer.2") == 0


def test_t73_one_engineer_is_too_few_for_both() -> None:
    session = game()
    officer(session, GERMANY, "mahiri_sekibo")
    officer(session, USA, "wilhelm_adler")
    copy = TurnAction("seat.2.officer_space.1", "officer.wilhelm_adler")
    stock(session, GERMANY, crew=1)
    turn(session, GERMANY)
    assert refused(session, copy) == ["barrage/mahiri"]
    tech(session, GERMANY, "L3_base")
    assert is_legal(session, copy)
    answer(session, copy)
    assert not is_legal(session, TurnAction(PASS))


def test_mahiri_second_use_costs_credits_and_a_third_is_refused() -> None:
    session = game()
    officer(session, GERMANY, "mahiri_sekibo")
    officer(session, USA, "wilhelm_adler")
    stock(session, GERMANY, c=3)
    for number, left in ((1, 3), (2, 0)):
        turn(session, GERMANY)
        session.table.set_count("seat.2.turn", "copied", 0)
        answer(session, TurnAction(f"seat.2.officer_space.{number}", "officer.wilhelm_adler"))
        assert purse(session, GERMANY)[0] == left
    session.table.set_count("seat.2.turn", "copied", 0)
    assert refused(session, TurnAction("seat.2.officer_space.2", "officer.wilhelm_adler")) == ["barrage/mahiri"]


@pytest.mark.parametrize(("option", "legal"), [(0, False), (1, True)])
def test_whom_mahiri_copies(option: int, legal: bool) -> None:
    session = game(mahiri_copies=option)
    officer(session, GERMANY, "mahiri_sekibo")
    turn(session, GERMANY)
    assert is_legal(session, TurnAction("seat.2.officer_space.1", "officer.viktor_fiesler")) == legal
    assert not is_legal(session, TurnAction("seat.2.officer_space.1", "officer.mahiri_sekibo"))


def test_mahiri_copies_anton_without_laying_a_tile() -> None:
    session = game(mahiri_copies=1)
    officer(session, GERMANY, "mahiri_sekibo")
    only_tiles(session, GERMANY)
    wheel(session, GERMANY, 3, "basic.2.base")
    stock(session, GERMANY, e=3)
    turn(session, GERMANY)
    answer(session, TurnAction("seat.2.officer_space.1", "officer.anton_krylov"))
    answer(session, deed("base", "8L"))
    assert number_built(session, GERMANY, "base") == 1
    assert session.table.count_at("seat.2.wheel.1", "excavator") == 3
    assert lies(session, "basic.2.base") == "seat.2.wheel.4"


def test_mahiri_start_credits_are_an_option() -> None:
    found = set()
    for seed in range(30):
        for option in (0, 1):
            session = full(4, seed, mahiri_credits=option)
            for seat in (1, 2, 3, 4):
                if session.table.pieces_in(f"seat.{seat}.officer")[0].id == "officer.mahiri_sekibo":
                    found.add((option, purse(session, seat)[0]))
    assert found == {(0, 6), (1, 9)}
