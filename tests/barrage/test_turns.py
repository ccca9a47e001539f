"""Set-up, turns, the management board and the end of a round: T40, T41, T80, T81, T88, T89, T96 to T98."""

from __future__ import annotations

import pytest

from engine.api import Session, new_session
from engine.barrage.board import BY_CODE, HEADSTREAMS
from engine.barrage.construction import Method
from engine.barrage.market import offered, refill
from engine.barrage.queries import engineers, turn_order
from engine.barrage.rounds import EndRoundStep, HeadstreamsStep, IncomeStep, new_order
from engine.barrage.setup import Pick
from engine.barrage.tiles import ACTION_SPACES, HEADSTREAM_TILES
from engine.barrage.turn import PASS, TurnAction
from engine.barrage.water import WaterFlowStep, way
from engine.core.table.ops import NoteOp
from tests.barrage.table import (
    FRANCE,
    GERMANY,
    ITALY,
    USA,
    answer,
    asked,
    conduit,
    dam,
    drops,
    full,
    game,
    house,
    is_legal,
    lies,
    manage,
    order,
    purse,
    refused,
    run,
    score,
    sentences,
    stock,
    told,
    track,
    turn,
)

# ---- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "closed"),
    [
        (2, {"turbine_p1", "turbine_m1", "workshop_2", "machinery_any", "contract_one_b"}),
        (3, {"turbine_p1", "machinery_any", "contract_one_b"}),
        (4, set()),
    ],
)
def test_t40_closed_rows_and_national_contracts(people: int, closed: set[str]) -> None:
    session = full(people)
    table = session.table
    taken = {space.row for space in ACTION_SPACES.values() if any(table.place(space.id).counts.values())}
    assert taken == closed
    for space in ACTION_SPACES.values():
        if space.row in closed:
            assert sum(table.place(space.id).counts.values()) == space.engineers
    assert sum(bool(table.pieces_in(f"national.{n}")) for n in range(1, people)) == people - 1
    assert len(offered(table)) == 6
    run(session)
    if closed:
        turn(session, 1)
        assert "barrage/closed-rows" in refused(session, TurnAction(f"action.{sorted(closed)[0]}.left"))


def test_t41_introductory_set_up() -> None:
    session = new_session("barrage", 4, seed=5, settings={"variant": 1})
    table = session.table
    assert turn_order(table) == [1, 2, 3, 4]
    companies = [table.pieces_in(f"seat.{seat}.company")[0].id for seat in (1, 2, 3, 4)]
    assert companies == ["company.USA", "company.Germany", "company.Italy", "company.France"]
    assert lies(session, "bonus.advanced") == "box"
    assert lies(session, "basic.1.joker") == "seat.1.tech"
    assert all(purse(session, seat) == (6, 6, 4) and score(session, seat) == (0, 10) for seat in (1, 2, 3, 4))
    assert refused(session, TurnAction("action.patent_1")) == ["barrage/introductory"]


def test_the_full_game_has_patents_and_no_basic_joker() -> None:
    session = full(3)
    table = session.table
    assert [table.pieces_in(f"patent.slot.{n}")[0].back for n in (1, 2, 3)] == ["technology.1"] * 3
    assert lies(session, "basic.1.joker") == "box"
    assert sum(bool(table.pieces_in(f"bonus.round.{n}")) for n in range(1, 6)) == 5


def test_neutral_dams_stand_in_each_zone() -> None:
    for seed in range(10):
        session = new_session("barrage", 2, seed=seed, settings={"variant": 1})
        dams = {
            code: session.table.pieces_in(place)
            for code, place in BY_CODE.items()
            if code[-1] in "UL" and session.table.pieces_in(place)
        }
        levels = sorted((len(pieces), code) for code, pieces in dams.items())
        assert [n for n, _ in levels] == [1, 2, 3]
        assert all(code.endswith("L") for _, code in levels)
        zones = ((1, 2, 3, 4), (5, 6, 7), (8, 9, 10))
        assert all(int(code[:-1]) in zone for (_, code), zone in zip(levels, zones, strict=True))
        assert all(session.table.count_at(BY_CODE[code], "drop") >= 1 for _, code in levels)


def test_the_draft_refuses_what_is_gone() -> None:
    session = new_session("barrage", 3, seed=2)
    first = session.options(asked(session))[0]
    answer(session, first)
    assert refused(session, first) == ["barrage/draft", "barrage/draft"]
    assert [
        refusal.rule for refusal in session.explain_drag(asked(session).question.seat, first.company, "seat.1.company")
    ]
    assert isinstance(session.options(asked(session))[0], Pick)


# ---- turns -----------------------------------------------------------------------------------------------------


def test_t80_bank() -> None:
    session = game()
    session.table.transfer("engineer.2", "seat.2.engineers", "action.bank", 3)
    turn(session, USA)
    assert refused(session, TurnAction("action.bank", n=13)) == ["barrage/bank"]
    answer(session, TurnAction("action.bank", n=4))
    assert purse(session, USA)[0] == 10
    assert engineers(session.table, USA) == 8


def test_t81_the_bank_is_the_last_resort() -> None:
    session = game()
    stock(session, USA, c=0, e=0, m=0, crew=1)
    for space in ACTION_SPACES.values():
        if space.engineers == 1:
            session.table.transfer("engineer.2", "seat.2.engineers", space.id, 1)
    turn(session, USA)
    assert session.options(asked(session)) == [TurnAction("action.bank", n=1)]
    assert refused(session, TurnAction(PASS)) == ["barrage/pass"]


def test_without_engineers_a_seat_passes_by_itself() -> None:
    session = game()
    stock(session, USA, crew=0)
    turn(session, USA)
    assert asked(session).question.seat == GERMANY
    assert session.table.count_at("seat.1.turn", "passed") == 1


def test_taken_spaces_engineers_and_credits() -> None:
    session = game()
    manage(session, USA, "workshop_1.left")
    assert refused(session, TurnAction("action.workshop_1.left")) == ["barrage/taken-space"]
    assert is_legal(session, TurnAction("action.workshop_1.right"))
    stock(session, GERMANY, c=4, crew=2)
    turn(session, GERMANY)
    assert refused(session, TurnAction("action.workshop_3.right")) == ["barrage/engineers", "barrage/red-action"]
    assert refused(session, TurnAction("action.workshop_3.left")) == ["barrage/fee"]
    assert "Needs 5 credit, you have 4" in sentences(session, TurnAction("action.workshop_3.left"))
    assert is_legal(session, TurnAction("action.machinery_any.left"))
    assert refused(session, TurnAction("nowhere")) == ["barrage/turn"]


@pytest.mark.parametrize(
    ("row", "cost", "gain"),
    [("machinery_excavator", 2, (1, 0)), ("machinery_both", 5, (1, 1))],
)
def test_machinery_shop(row: str, cost: int, gain: tuple[int, int]) -> None:
    session = game()
    manage(session, USA, f"{row}.left")
    assert purse(session, USA) == (6 - cost, 6 + gain[0], 4 + gain[1])


def test_any_machine() -> None:
    session = game()
    manage(session, USA, "machinery_any.left", (0, 1))
    assert purse(session, USA) == (2, 6, 5)


def test_patent_office() -> None:
    session = full(2)
    table = session.table
    seat = asked(session).question.seat
    tile = table.pieces_in("patent.slot.2")[0].id
    stock(session, seat, c=5)
    manage(session, seat, "patent_2")
    assert lies(session, tile) == f"seat.{seat}.tech"
    assert purse(session, seat)[0] == 0
    other = asked(session).question.seat
    session.table.transfer(f"engineer.{seat}", "action.patent_2", f"seat.{seat}.engineers", 2)
    assert refused(session, TurnAction("action.patent_2")) == ["barrage/patent-office"]
    assert other != seat


def test_drags_become_answers() -> None:
    session = game()
    turn(session, USA)
    rules = [one.rule for one in session.explain_drag(USA, "base.1.1", BY_CODE["5P1"])]
    assert rules == ["barrage/base"]
    assert session.explain_drag(USA, "base.1.1", BY_CODE["8L"]) == []
    assert session.explain_drag(USA, "seat.1.engineers", "action.bank") == []
    gestures = {(gesture.grab, gesture.drop) for gesture, _ in session.gestures(asked(session))}
    assert ("base.1.1", BY_CODE["8L"]) in gestures
    assert ("seat.1.engineers", "action.bank") in gestures
    dam(session, "9L", USA)
    assert [one.rule for one in session.explain_drag(USA, "base.1.1", BY_CODE["8L"])] == ["barrage/construction"]


# ---- the end of a round ----------------------------------------------------------------------------------------


def test_t88_three_tied_reverse_their_order() -> None:
    session = game()
    order(session, 1, 2, 3, 4)
    for seat, energy in ((1, 5), (2, 5), (3, 5), (4, 9)):
        track(session, seat, e=energy)
    new_order(session.table)
    assert turn_order(session.table) == [3, 2, 1, 4]


def test_t89_patents_by_round() -> None:
    session = full(2)
    table = session.table
    offers = []
    for number in range(1, 6):
        offers.append([int(table.pieces_in(f"patent.slot.{n}")[0].back[-1]) for n in (1, 2, 3)])
        if number < 5:
            run(session, EndRoundStep())
    assert offers == [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]


def test_engineers_and_markers_come_back() -> None:
    session = game()
    manage(session, USA, "workshop_1.left")
    track(session, ITALY, e=7)
    run(session, EndRoundStep())
    assert [engineers(session.table, seat) for seat in (1, 2, 3, 4)] == [12] * 4
    assert score(session, ITALY)[0] == 0
    assert session.table.count_at("state", "round") == 2


def test_t96_energy_of_an_income_counts_for_the_new_round() -> None:
    session = game()
    session.table.set_count("state", "round", 3)
    dam(session, "5L", GERMANY, 3)
    dam(session, "8L", GERMANY, 3)
    credits, points = purse(session, GERMANY)[0], score(session, GERMANY)[1]
    run(session, IncomeStep(GERMANY))
    assert purse(session, GERMANY)[0] == credits + 3
    assert score(session, GERMANY) == (2, points + 3 + 2)


def test_t97_no_headstream_drops_in_the_last_round() -> None:
    session = game()
    dam(session, "5L", ITALY)
    dam(session, "6L", ITALY)
    credits = purse(session, ITALY)[0]
    session.table.set_count("state", "round", 5)
    run(session, IncomeStep(ITALY), HeadstreamsStep())
    assert purse(session, ITALY)[0] == credits + 3
    assert session.table.total_count("drop") == 0


def test_t98_off_the_map() -> None:
    session = game()
    table = session.table
    for piece in [piece.id for piece in table.pieces_in("headstream.B")]:
        table.move(piece, "box")
    for letter in HEADSTREAMS:
        if letter != "B":
            for piece in [piece.id for piece in table.pieces_in(f"headstream.{letter}")]:
                table.move(piece, "box")
    table.move("headstream_tile.H4", "headstream.B")
    run(session, HeadstreamsStep())
    assert table.count_at("headstream.B", "drop") == 1
    run(session, WaterFlowStep())
    assert table.total_count("drop") == 0
    assert [name.split(".")[1] for name in way(2, "")] == ["2", "2", "5", "5", "9", "9", "11"]
    assert "off the map" in told(session, "barrage/water-flow")[-1]


def test_each_headstream_tile_brings_its_drops() -> None:
    assert len(HEADSTREAM_TILES) == 8
    for tile, expected in HEADSTREAM_TILES.items():
        session = game()
        table = session.table
        for letter in HEADSTREAMS:
            for piece in [piece.id for piece in table.pieces_in(f"headstream.{letter}")]:
                table.move(piece, "box")
        table.move(tile, "headstream.A")
        for number, n in enumerate((*expected, 0), 1):
            table.set_count("state", "round", number)
            drops(session, "A", 0)
            run(session, HeadstreamsStep())
            assert table.count_at("headstream.A", "drop") == n


def test_water_order_does_not_matter() -> None:
    """Drops from D and C meet in basin 10: the final picture is the same whichever flows first."""
    pictures = set()
    for letters in ("CD", "DC"):
        session = game()
        dam(session, "10U", USA, 2)
        dam(session, "6L", ITALY, 1)
        conduit(session, "10A", FRANCE)
        house(session, "12P1", FRANCE)
        for letter in letters:
            for _ in range(2):
                manage_flow(session, letter)
        pictures.add(tuple(session.table.count_at(BY_CODE[code], "drop") for code in ("6L", "10U")))
    assert pictures == {(1, 2)}


def manage_flow(session: Session, letter: str) -> None:
    """A drop flows from a headstream at once."""
    session.table.add_count(f"headstream.{letter}", "drop", 1)
    run(session, WaterFlowStep())


# ---- each step is told -------------------------------------------------------------------------------------------


def notes(session: Session, rule: str) -> list[NoteOp]:
    return [op for op in session.table.journal_ops if isinstance(op, NoteOp) and op.rule == rule]


def test_start_items_are_told() -> None:
    session = full(3, automas=1)
    subjects = [op.subjects for op in notes(session, "barrage/start-items")]
    assert subjects == [(f"seat.{seat}.company", f"seat.{seat}.supply") for seat in (1, 2, 3, 4)]


def test_engineers_of_a_construction_are_told() -> None:
    session = game()
    stock(session, USA, e=6)
    turn(session, USA)
    answer(session, TurnAction(BY_CODE["8L"], "base"))
    answer(session, Method("basic.1.base", "basic.1.base"))
    (note,) = notes(session, "barrage/construction-space")
    assert note.subjects == ("seat.1.engineers", "seat.1.construction.1")


def test_tiles_that_nobody_took_are_told() -> None:
    session = full(2)
    offer = [session.table.pieces_in(f"patent.slot.{n}")[0].id for n in (1, 2, 3)]
    session.table.move(offer[1], "seat.1.tech")
    run(session, EndRoundStep())
    left, *new = notes(session, "barrage/patent-refill")[3:]  # three were laid out at the start
    assert left.subjects == (offer[0], offer[2]) and len(new) == 3


def test_a_new_pile_of_contracts_is_told() -> None:
    session = full(2)
    for colour, home in (("green", "discard.green"), ("yellow", "box")):
        for piece in [piece.id for piece in session.table.pieces_in(f"contracts.{colour}")]:
            session.table.move(piece, home)
        session.table.move(session.table.pieces_in(f"offer.{colour}.1")[0].id, "box")
    before = len(notes(session, "barrage/contract-refill"))
    refill(session.table)
    found = notes(session, "barrage/contract-refill")[before:]
    assert [note.subjects[0] for note in found[:1]] == ["discard.green"]
    assert len(found) == 2 and not session.table.pieces_in("offer.yellow.1")
