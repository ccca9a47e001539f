"""What hands have done to a table is found by its rule, and the repair that is offered settles it."""

from __future__ import annotations

from engine.api import COMMON, HistoryEntry, MovePiece, RandomBot, Session, SetCount, TableAction, new_session
from engine.underwater_cities.contracts import ClaimContractsStep, on_offer
from engine.underwater_cities.describe import status
from engine.underwater_cities.queries import connected_metropolises, ids, turn_order
from engine.underwater_cities.rounds import EndRoundStep, NewEraStep
from engine.underwater_cities.structures.build_upgrade import BuildAndUpgradeStep, BuildForScienceStep
from engine.underwater_cities.structures.building import lay as lay_piece
from engine.underwater_cities.turn import ChooseSlotStep, TurnStep
from tests.underwater_cities.table import ME, OTHER, Situation, fresh, game, place


def free(session: Session, *acts: TableAction) -> None:
    """These acts of free hands."""
    session.to_sandbox()
    for act in acts:
        done = session.apply_action(act)
        assert isinstance(done, HistoryEntry), done


def found(session: Situation) -> list[str]:
    return sorted({finding.rule.removeprefix("underwater_cities/") for finding in session.findings()})


def mended(session: Situation) -> None:
    """Take the first repair of each finding until none is left; then play goes on."""
    for _ in range(20):
        findings = session.findings()
        if not findings:
            break
        for act in findings[0].repairs[0].acts:
            assert isinstance(session.apply_action(act), HistoryEntry)
    assert isinstance(session.to_strict(), HistoryEntry)


def test_pieces_that_always_belong_somewhere() -> None:
    for piece, wrong, rule in (
        ("marker.1", "out", "federation"),
        ("order.2", "out", "new-order"),
        ("tile.1.1", "out", "action-tiles"),
        ("clone_tile", "out", "cloning"),
        ("foreign.1", "out", "solo-tiles"),
        ("assistant.1", "box", "action-cards"),
    ):
        session = game(people=4)
        free(session, MovePiece(piece, wrong))
        assert found(session) == [rule], piece
        mended(session)


def test_a_metropolis_of_the_wrong_colour() -> None:
    session = game()
    brown = session.table.pieces_in("seat.1.metropolis.brown")[0].id
    blue = session.table.pieces_in("seat.1.metropolis.blue_1")[0].id
    free(session, MovePiece(blue, "box"), MovePiece(brown, "seat.1.metropolis.blue_1"))
    assert found(session) == ["metropolis"]
    mended(session)
    for name, colour in (("brown", "brown"), ("blue_1", "blue"), ("blue_2", "blue")):
        (tile,) = session.table.pieces_in(f"seat.1.metropolis.{name}")
        assert tile.back == colour


def test_buildings_stand_where_they_may() -> None:
    session = game()
    session.build("LR_RM", "CC")
    free(session, SetCount(place("UL.b1"), "farm", 1), SetCount(place("LR.b1"), "farm", 1))
    assert found(session) == [], "a city could be built at UL, which lies beside CC"
    free_of = place("CC")
    assert isinstance(session.apply_action(SetCount(free_of, "city", 0, "supply.city")), HistoryEntry)
    assert found(session) == ["building"]
    mended(session)
    assert session.table.count_at(place("UL.b1"), "farm") == 0 and session.table.count_at(place("LR.b1"), "farm") == 1


def test_tunnels_and_cities_hang_together() -> None:
    session = game()
    session.build("TM_UL")
    session.build("UL")
    free(session)
    assert found(session) == ["city", "tunnel"]
    mended(session)
    assert session.table.count_at(place("UL"), "city") == session.table.count_at(place("TM_UL"), "tunnel") == 0


def test_two_pieces_on_one_site_and_upgrades_of_nothing() -> None:
    session = game()
    free(session, SetCount(place("LR.b1"), "farm", 1), SetCount(place("LR.b1"), "laboratory", 1))
    assert found(session) == ["sites"]
    mended(session)
    free(session, SetCount(place("LR.b2"), "upgrade", 1))
    assert found(session) == ["sites"]
    mended(session)


def test_cards_of_other_eras() -> None:
    session = game()
    late = session.table.pieces_in("era2")[-1].id
    free(session, MovePiece(late, f"seat.{ME}.hand"))
    assert found(session) == ["new-era"]
    mended(session)
    session = game()
    session.table.set_count("state", "round", 4)
    session.lay(NewEraStep())
    old = session.table.pieces_in("box")
    early = next(piece.id for piece in old if piece.kind == "era1")
    free(session, MovePiece(early, "discard"))
    assert found(session) == ["discard"], "it would come back with the next shuffle"
    mended(session)
    assert session.table.pieces[early].place.id == "out"


def test_play_goes_on_at_every_resume_point() -> None:
    for people in (1, 2, 3, 4):
        session = fresh(people)
        while session.table.count_at("state", "round") == 0:
            pending = session.pending()[0]
            pick = pending.frame.shape.value == "pick"
            session.answer(pending, session.options(pending)[0] if pick else session.default_answer(pending))
        points = [point.id for point in session.game.resume_points(session.table)]
        assert {"round", "end-round", "scoring", "turn.1"} <= {*points}
        for point in points:
            session.to_sandbox()
            assert isinstance(session.to_strict(point=point), HistoryEntry), point
            if point == "turn.1":
                due = [one for one, _ in session.table.lanes[COMMON] if isinstance(one, TurnStep)]
                assert len(due) == 3 * people - 1, "all turns of the round but the one that has begun"
            session.undo()
            session.undo()


def test_before_the_first_round_the_status_says_so() -> None:
    session = new_session("underwater_cities", 2, seed=1)
    assert status(session.table).english == "Choosing the starting cards"


def test_a_stranger_among_the_contracts_is_none_of_them() -> None:
    """Whatever lies there, the table can be asked and valued; nobody can claim it."""
    session = game(2, contracts=1)
    free(session, MovePiece("tile.2.2", "contracts.1"))
    assert "tile.2.2" not in on_offer(session.table) and len(on_offer(session.table)) >= 2
    assert ClaimContractsStep(ME).candidates(session.table)[-1] == ""
    assert ClaimContractsStep(ME).question(session.table) is None
    assert "table/accepted-kinds" in found(session)


def test_a_stranger_on_the_site_of_a_metropolis_is_none() -> None:
    """The tunnel to it can be laid, and connects nothing."""
    session = game(2)
    table = session.table
    stranger, site = table.pieces_in("era1")[-1].id, ids(ME).metropolises["blue_2"]
    free(session, MovePiece(stranger, site))
    with table.trial(ME):
        lay_piece(table, ME, "tunnel", place("LL_blue"))
        assert stranger not in connected_metropolises(table, ME) and not table.triggered
    table.move(table.pieces_in(site)[0].id, site)
    with table.trial(ME):
        lay_piece(table, ME, "tunnel", place("LL_blue"))
        assert connected_metropolises(table, ME) == [table.pieces_in(site)[-1].id]
    assert "table/accepted-kinds" in found(session)


def test_strangers_in_the_order_or_in_a_hand_stop_nothing() -> None:
    session = game(2)
    table = session.table
    session.marker(OTHER, 1)
    free(session, MovePiece("foreign.1", "order", 0), MovePiece("clone_tile", ids(ME).hand))
    with table.trial(ME):
        EndRoundStep().resolve(table, None)
        assert turn_order(table) == [OTHER, ME] and table.pieces_in("order")[-1].id == "foreign.1"
    assert ChooseSlotStep(ME).candidates(table)


def test_building_and_upgrading_that_has_become_impossible_is_found() -> None:
    """Otherwise somebody would be asked who has no answer."""
    session = game(2)
    session.goods(c=20, k=20, st=20, sc=1)
    session.lay(BuildAndUpgradeStep(ME))
    assert "possible" not in found(session)
    free(session, SetCount(ids(ME).stock, "science", 0))
    assert "possible" in found(session)
    assert not isinstance(session.to_strict(), HistoryEntry)
    session = game(2)
    session.lay(BuildForScienceStep(ME))
    assert "possible" in found(session)


def test_a_seat_whose_action_tiles_hands_have_laid_out_is_passed_over() -> None:
    session = new_session("underwater_cities", 2, seed=3)
    bot, turns = RandomBot(4), []
    for _ in range(2):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    free(session, MovePiece("tile.2.1", "slot.1-2/Y4"), MovePiece("tile.2.2", "slot.1-2/G2"))
    assert not session.findings()
    assert isinstance(session.to_strict(), HistoryEntry)
    while session.table.count_at("state", "round") == 1:
        pending = session.first_pending()
        assert pending is not None
        if isinstance(pending.frame, ChooseSlotStep):
            turns.append(pending.question.seat)
        session.answer(pending, bot.choose_answer(session, pending))
    assert sorted(turns) == [1, 1, 1, 2], "the tiles that lie on slots are used up"
    said = [note.message.english for entry in session.line() for note in entry.notes()]
    assert said.count("{seat} has no action tile left and is skipped.") == 2


def test_two_tiles_on_one_slot_are_found() -> None:
    """Two of one's own, or one of somebody else; the one laid down last goes home."""
    for tiles in (("tile.1.1", "tile.1.2"), ("tile.2.1", "tile.1.1")):
        session = game(people=4)
        free(session, *(MovePiece(tile, "slot.3-4/R2") for tile in tiles))
        assert found(session) == ["choose-slot"], tiles
        mended(session)
        assert [piece.id for piece in session.table.pieces_in("slot.3-4/R2")] == [tiles[0]]


def test_a_cloned_slot_may_hold_two_tiles_once_a_round() -> None:
    session = game(people=4)
    cloned = [MovePiece("tile.2.1", "slot.3-4/R2"), MovePiece("tile.1.1", "slot.3-4/R2")]
    free(session, *cloned, MovePiece("clone_tile", "seat.1.tiles"))
    assert not session.findings()
    free(session, MovePiece("tile.2.2", "slot.3-4/Y5"), MovePiece("tile.1.2", "slot.3-4/Y5"))
    assert found(session) == ["choose-slot"]


def test_any_number_of_tiles_lie_on_the_slot_that_is_always_available() -> None:
    session = game(people=4)
    free(session, *(MovePiece(f"tile.{seat}.1", "slot.AA") for seat in (1, 2, 3)))
    assert not session.findings()


def test_a_crowded_slot_can_be_left_as_it_is() -> None:
    session = game(people=2)
    free(session, MovePiece("tile.1.1", "slot.1-2/R2"), MovePiece("tile.2.1", "slot.1-2/R2"))
    assert isinstance(session.to_strict(1, "", session.findings()), HistoryEntry)
