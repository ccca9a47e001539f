"""Set-up, turns, the management board and the end of a round: T40, T41, T80, T81, T88, T89, T96 to T98."""

from __future__ import annotations

import pytest

from engine.api import new_session
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
from tests.barrage.table import FRANCE, GERMANY, ITALY, USA, Situation, full, game

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
    session.lay()
    if closed:
        session.turn(1)
        assert "barrage/closed-rows" in session.refused(TurnAction(f"action.{sorted(closed)[0]}.left"))


def test_t41_introductory_set_up() -> None:
    session = Situation.of(new_session("barrage", 4, seed=5, settings={"variant": 1}))
    table = session.table
    assert turn_order(table) == [1, 2, 3, 4]
    companies = [table.pieces_in(f"seat.{seat}.company")[0].id for seat in (1, 2, 3, 4)]
    assert companies == ["company.USA", "company.Germany", "company.Italy", "company.France"]
    assert session.lies("bonus.advanced") == "box"
    assert session.lies("basic.1.joker") == "seat.1.tech"
    assert all(session.purse(seat) == (6, 6, 4) and session.score(seat) == (0, 10) for seat in (1, 2, 3, 4))
    assert session.refused(TurnAction("action.patent_1")) == ["barrage/introductory"]


def test_the_full_game_has_patents_and_no_basic_joker() -> None:
    session = full(3)
    table = session.table
    assert [table.pieces_in(f"patent.slot.{n}")[0].back for n in (1, 2, 3)] == ["technology.1"] * 3
    assert session.lies("basic.1.joker") == "box"
    assert sum(bool(table.pieces_in(f"bonus.round.{n}")) for n in range(1, 6)) == 5


def test_neutral_dams_stand_in_each_zone() -> None:
    for seed in range(10):
        session = Situation.of(new_session("barrage", 2, seed=seed, settings={"variant": 1}))
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
    session = Situation.of(new_session("barrage", 3, seed=2))
    first = session.options(session.asked())[0]
    session.choose(first)
    assert session.refused(first) == ["barrage/draft", "barrage/draft"]
    assert [
        refusal.rule for refusal in session.explain_drag(session.asked().question.seat, first.company, "seat.1.company")
    ]
    assert isinstance(session.options(session.asked())[0], Pick)


# ---- turns -----------------------------------------------------------------------------------------------------


def test_t80_bank() -> None:
    session = game()
    session.table.transfer("engineer.2", "seat.2.engineers", "action.bank", 3)
    session.turn(USA)
    assert session.refused(TurnAction("action.bank", n=13)) == ["barrage/bank"]
    session.choose(TurnAction("action.bank", n=4))
    assert session.purse(USA)[0] == 10
    assert engineers(session.table, USA) == 8


def test_t81_the_bank_is_the_last_resort() -> None:
    session = game()
    session.stock(USA, c=0, e=0, m=0, crew=1)
    for space in ACTION_SPACES.values():
        if space.engineers == 1:
            session.table.transfer("engineer.2", "seat.2.engineers", space.id, 1)
    session.turn(USA)
    assert session.options(session.asked()) == [TurnAction("action.bank", n=1)]
    assert session.refused(TurnAction(PASS)) == ["barrage/pass"]


def test_without_engineers_a_seat_passes_by_itself() -> None:
    session = game()
    session.stock(USA, crew=0)
    session.turn(USA)
    assert session.asked().question.seat == GERMANY
    assert session.table.count_at("seat.1.turn", "passed") == 1


def test_taken_spaces_engineers_and_credits() -> None:
    session = game()
    session.manage(USA, "workshop_1.left")
    assert session.refused(TurnAction("action.workshop_1.left")) == ["barrage/taken-space"]
    assert session.is_legal(TurnAction("action.workshop_1.right"))
    session.stock(GERMANY, c=4, crew=2)
    session.turn(GERMANY)
    assert session.refused(TurnAction("action.workshop_3.right")) == ["barrage/engineers", "barrage/red-action"]
    assert session.refused(TurnAction("action.workshop_3.left")) == ["barrage/fee"]
    assert "Needs 5 credit, you have 4" in session.sentences(TurnAction("action.workshop_3.left"))
    assert session.is_legal(TurnAction("action.machinery_any.left"))
    assert session.refused(TurnAction("nowhere")) == ["barrage/turn"]


@pytest.mark.parametrize(
    ("row", "cost", "gain"),
    [("machinery_excavator", 2, (1, 0)), ("machinery_both", 5, (1, 1))],
)
def test_machinery_shop(row: str, cost: int, gain: tuple[int, int]) -> None:
    session = game()
    session.manage(USA, f"{row}.left")
    assert session.purse(USA) == (6 - cost, 6 + gain[0], 4 + gain[1])


def test_any_machine() -> None:
    session = game()
    session.manage(USA, "machinery_any.left", (0, 1))
    assert session.purse(USA) == (2, 6, 5)


def test_patent_office() -> None:
    session = full(2)
    table = session.table
    seat = session.asked().question.seat
    tile = table.pieces_in("patent.slot.2")[0].id
    session.stock(seat, c=5)
    session.manage(seat, "patent_2")
    assert session.lies(tile) == f"seat.{seat}.tech"
    assert session.purse(seat)[0] == 0
    other = session.asked().question.seat
    session.table.transfer(f"engineer.{seat}", "action.patent_2", f"seat.{seat}.engineers", 2)
    assert session.refused(TurnAction("action.patent_2")) == ["barrage/patent-office"]
    assert other != seat


def test_drags_become_answers() -> None:
    session = game()
    session.turn(USA)
    rules = [one.rule for one in session.explain_drag(USA, "base.1.1", BY_CODE["5P1"])]
    assert rules == ["barrage/base"]
    assert session.explain_drag(USA, "base.1.1", BY_CODE["8L"]) == []
    assert session.explain_drag(USA, "seat.1.engineers", "action.bank") == []
    gestures = {(gesture.grab, gesture.drop) for gesture, _ in session.gestures(session.asked())}
    assert ("base.1.1", BY_CODE["8L"]) in gestures
    assert ("seat.1.engineers", "action.bank") in gestures
    session.dam("9L", USA)
    assert [one.rule for one in session.explain_drag(USA, "base.1.1", BY_CODE["8L"])] == ["barrage/construction"]


# ---- the end of a round ----------------------------------------------------------------------------------------


def test_t88_three_tied_reverse_their_order() -> None:
    session = game()
    session.order(1, 2, 3, 4)
    for seat, energy in ((1, 5), (2, 5), (3, 5), (4, 9)):
        session.track(seat, e=energy)
    new_order(session.table)
    assert turn_order(session.table) == [3, 2, 1, 4]


def test_t89_patents_by_round() -> None:
    session = full(2)
    table = session.table
    offers = []
    for number in range(1, 6):
        offers.append([int(table.pieces_in(f"patent.slot.{n}")[0].back[-1]) for n in (1, 2, 3)])
        if number < 5:
            session.lay(EndRoundStep())
    assert offers == [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]


def test_engineers_and_markers_come_back() -> None:
    session = game()
    session.manage(USA, "workshop_1.left")
    session.track(ITALY, e=7)
    session.lay(EndRoundStep())
    assert [engineers(session.table, seat) for seat in (1, 2, 3, 4)] == [12] * 4
    assert session.score(ITALY)[0] == 0
    assert session.table.count_at("state", "round") == 2


def test_t96_energy_of_an_income_counts_for_the_new_round() -> None:
    session = game()
    session.table.set_count("state", "round", 3)
    session.dam("5L", GERMANY, 3)
    session.dam("8L", GERMANY, 3)
    credits, points = session.purse(GERMANY)[0], session.score(GERMANY)[1]
    session.lay(IncomeStep(GERMANY))
    assert session.purse(GERMANY)[0] == credits + 3
    assert session.score(GERMANY) == (2, points + 3 + 2)


def test_t97_no_headstream_drops_in_the_last_round() -> None:
    session = game()
    session.dam("5L", ITALY)
    session.dam("6L", ITALY)
    credits = session.purse(ITALY)[0]
    session.table.set_count("state", "round", 5)
    session.lay(IncomeStep(ITALY), HeadstreamsStep())
    assert session.purse(ITALY)[0] == credits + 3
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
    session.lay(HeadstreamsStep())
    assert table.count_at("headstream.B", "drop") == 1
    session.lay(WaterFlowStep())
    assert table.total_count("drop") == 0
    assert [name.split(".")[1] for name in way(2, "")] == ["2", "2", "5", "5", "9", "9", "11"]
    assert "off the map" in session.told("barrage/water-flow")[-1]


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
            session.drops("A", 0)
            session.lay(HeadstreamsStep())
            assert table.count_at("headstream.A", "drop") == n


def test_water_order_does_not_matter() -> None:
    """Drops from D and C meet in basin 10: the final picture is the same whichever flows first."""
    pictures = set()
    for letters in ("CD", "DC"):
        session = game()
        session.dam("10U", USA, 2)
        session.dam("6L", ITALY, 1)
        session.conduit("10A", FRANCE)
        session.house("12P1", FRANCE)
        for letter in letters:
            for _ in range(2):
                manage_flow(session, letter)
        pictures.add(tuple(session.table.count_at(BY_CODE[code], "drop") for code in ("6L", "10U")))
    assert pictures == {(1, 2)}


def manage_flow(session: Situation, letter: str) -> None:
    """A drop flows from a headstream at once."""
    session.table.add_count(f"headstream.{letter}", "drop", 1)
    session.lay(WaterFlowStep())


# ---- each step is told -------------------------------------------------------------------------------------------


def notes(session: Situation, rule: str) -> list[NoteOp]:
    return [op for op in session.table.journal_ops if isinstance(op, NoteOp) and op.rule == rule]


def test_start_items_are_told() -> None:
    session = full(3, automas=1)
    subjects = [op.subjects for op in notes(session, "barrage/start-items")]
    assert subjects == [(f"seat.{seat}.company", f"seat.{seat}.supply") for seat in (1, 2, 3, 4)]


def test_engineers_of_a_construction_are_told() -> None:
    session = game()
    session.stock(USA, e=6)
    session.turn(USA)
    session.choose(TurnAction(BY_CODE["8L"], "base"))
    session.choose(Method("basic.1.base", "basic.1.base"))
    (note,) = notes(session, "barrage/construction-space")
    assert note.subjects == ("seat.1.engineers", "seat.1.construction.1")


def test_tiles_that_nobody_took_are_told() -> None:
    session = full(2)
    offer = [session.table.pieces_in(f"patent.slot.{n}")[0].id for n in (1, 2, 3)]
    session.table.move(offer[1], "seat.1.tech")
    session.lay(EndRoundStep())
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
