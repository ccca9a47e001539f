"""What free hands leave behind is found, by its rule, and its first repair mends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.api import HistoryEntry, MovePiece, RandomBot, Session, SetCount, TableAction, new_session
from engine.barrage.audits.seats import may_work
from engine.barrage.board import BY_CODE
from engine.barrage.queries import turn_order
from engine.barrage.tiles import ACTION_SPACES, MAHIRI, OFFICER_SPACES


@pytest.fixture
def session() -> Session:
    """A full game of three after twenty answers, with free hands."""
    made = new_session("barrage", 3, seed=11)
    bot = RandomBot(11)
    for _ in range(20):
        pending = made.first_pending()
        assert pending is not None
        made.answer(pending, bot.choose_answer(made, pending))
    made.to_sandbox()
    assert made.findings() == []
    return made


def free_dam(session: Session, zone: range) -> str:
    """A free dam space whose twin is free as well."""
    for basin in zone:
        upper, lower = BY_CODE[f"{basin}U"], BY_CODE[f"{basin}L"]
        if not session.table.pieces_in(upper) and not session.table.pieces_in(lower):
            return lower
    raise AssertionError("no free basin")


def last_piece(session: Session, seat: int, kind: str) -> str:
    """The rightmost piece of a kind on a company board."""
    for n in (5, 4, 3, 2, 1):
        name = f"{kind}.{seat}.{n}"
        if name in session.table.pieces and session.table.pieces[name].place.id.startswith("seat."):
            return name
    raise AssertionError("none left")


def _anton(session: Session) -> list[TableAction]:
    for seat in (1, 2, 3):
        officer = session.table.pieces_in(f"seat.{seat}.officer")[0].id
        if officer == "officer.anton_krylov":
            return [MovePiece("tech.anton", "box")]
    return [MovePiece("tech.anton", "seat.1.tech")]


def _crew(session: Session) -> str:
    for name in ("seat.1.engineers", "action.bank"):
        if session.table.count_at(name, "engineer.1") >= 3:
            return name
    raise AssertionError("no engineers")


def _free_space(session: Session) -> str:
    for name in ("action.workshop_1.left", "action.water_2.left", "action.contract_one.left"):
        if not any(session.table.place(name).counts.values()):
            return name
    raise AssertionError("all taken")


Make = Callable[[Session], list[TableAction]]
HANDS: dict[str, tuple[str, Make]] = {
    "neutral base gone": ("barrage/neutral-dams", lambda _: [MovePiece("base.0.2", "box")]),
    "neutral elevation gone": ("barrage/neutral-dams", lambda _: [MovePiece("elevation.0.2", "box")]),
    "piece in the box": ("barrage/leftmost-piece", lambda s: [MovePiece(last_piece(s, 1, "elevation"), "box")]),
    "gap on the board": (
        "barrage/leftmost-piece",
        lambda s: [MovePiece(last_piece(s, 1, "base"), free_dam(s, range(1, 11)))],
    ),
    "elevation without base": (
        "barrage/elevation",
        lambda s: [MovePiece(last_piece(s, 1, "elevation"), free_dam(s, range(1, 11)))],
    ),
    "foreign elevation": (
        "barrage/elevation",
        lambda s: [MovePiece(last_piece(s, 1, "elevation"), s.table.pieces["base.0.1"].place.id)],
    ),
    "two dams in a basin": (
        "barrage/one-dam",
        lambda s: [
            MovePiece("base.1.5", free := free_dam(s, range(1, 11))),
            MovePiece("base.1.4", free.replace("lower", "upper")),
        ],
    ),
    "two dams in a basin under strangers": (
        "barrage/one-dam",
        lambda s: [
            MovePiece("base.1.5", free := free_dam(s, range(1, 11))),
            MovePiece("base.1.4", free.replace("lower", "upper")),
            MovePiece(s.table.pieces_in("bonus.round.5")[0].id, free),
            MovePiece(s.table.pieces_in("bonus.round.4")[0].id, free.replace("lower", "upper")),
        ],
    ),
    "two powerhouses in a basin": (
        "barrage/one-powerhouse",
        lambda _: [MovePiece("powerhouse.1.4", BY_CODE["11P3"]), MovePiece("powerhouse.1.3", BY_CODE["11P4"])],
    ),
    "too much water": (
        "barrage/capacity",
        lambda s: [SetCount(s.table.pieces["base.0.1"].place.id, "drop", 9)],
    ),
    "water without a dam": ("barrage/capacity", lambda s: [SetCount(free_dam(s, range(1, 11)), "drop", 1)]),
    "a flood": ("barrage/headstreams", lambda _: [SetCount("headstream.A", "drop", 500)]),
    "headstream tile gone": (
        "barrage/setup",
        lambda s: [MovePiece(s.table.pieces_in("headstream.A")[0].id, "box")],
    ),
    "bonus tile gone": ("barrage/bonus-tiles", lambda s: [MovePiece(s.table.pieces_in("bonus.round.5")[0].id, "box")]),
    "objective gone": ("barrage/objectives", lambda s: [MovePiece(s.table.pieces_in("objective")[0].id, "box")]),
    "no company": ("barrage/draft", lambda s: [MovePiece(s.table.pieces_in("seat.1.company")[0].id, "box")]),
    "no officer": ("barrage/draft", lambda s: [MovePiece(s.table.pieces_in("seat.1.officer")[0].id, "box")]),
    "draft again": ("barrage/draft", lambda s: [MovePiece(s.table.pieces_in("seat.1.company")[0].id, "draft.1")]),
    "basic tile gone": ("barrage/technology", lambda _: [MovePiece("basic.1.base", "box")]),
    "basic joker in the full game": ("barrage/introductory", lambda _: [MovePiece("basic.1.joker", "seat.1.tech")]),
    "open segment": ("barrage/wheel", lambda _: [MovePiece("basic.1.base", "seat.1.wheel.0")]),
    "machines in the open segment": ("barrage/wheel", lambda _: [SetCount("seat.1.wheel.0", "mixer", 2)]),
    "four open contracts": (
        "barrage/contract-limit",
        lambda s: [MovePiece(s.table.pieces_in("contracts.red")[n].id, "seat.1.contracts") for n in range(4)],
    ),
    "national contract taken": (
        "barrage/national-contracts",
        lambda _: [MovePiece("contract.N1", "seat.1.contracts")],
    ),
    "advanced tile in a wrong pile": (
        "barrage/patent-office",
        lambda s: [MovePiece(s.table.pieces_in("patent.3")[0].id, "patent.2")],
    ),
    "automa tile without automa": ("barrage/automa-tiles", lambda _: [MovePiece("automa.1", "automa.deck")]),
    "special tile of nobody": ("barrage/anton", _anton),
    "engineers on a closed row": (
        "barrage/engineers",
        lambda s: [SetCount("action.turbine_p1.left", "engineer.1", 1, _crew(s))],
    ),
    "wrong number of engineers": (
        "barrage/engineers",
        lambda s: [SetCount(_free_space(s), "engineer.1", 3, _crew(s))],
    ),
    "order markers crowded": (
        "table/capacity",
        lambda s: [MovePiece(f"order.{turn_order(s.table)[0]}", "order.2")],
    ),
}


@pytest.mark.parametrize("name", HANDS)
def test_every_finding_and_its_repair(session: Session, name: str) -> None:
    rule, make = HANDS[name]
    for act in make(session):
        given = session.apply_action(act)
        assert isinstance(given, HistoryEntry), given
    found = session.findings()
    assert rule in {finding.rule for finding in found}, [str(finding.message) for finding in found]
    assert isinstance(session.to_strict(), list)
    for _ in range(30):
        curable = [finding for finding in session.findings() if finding.repairs]
        if not curable:
            break
        for act in curable[0].repairs[0].acts:
            assert isinstance(session.apply_action(act), HistoryEntry)
    point = session.game.resume_points(session.table)[0].id
    assert session.findings(point) == []
    assert isinstance(session.to_strict(point=point), HistoryEntry)


def test_resume_points_lead_somewhere(session: Session) -> None:
    for point in session.game.resume_points(session.table):
        entry = session.to_strict(point=point.id)
        assert isinstance(entry, HistoryEntry)
        assert session.is_over or session.first_pending() is not None
        session.undo()
    labels = {point.id for point in session.game.resume_points(session.table)}
    assert labels == {"turn.1", "turn.2", "turn.3", "income", "water", "scoring", "end_round", "end"}


def test_a_finished_game_can_be_taken_up_again() -> None:
    session = new_session("barrage", 2, seed=3, settings={"variant": 1})
    bot = RandomBot(3)
    while (pending := session.first_pending()) is not None:
        session.answer(pending, bot.choose_answer(session, pending))
    result = session.game.result(session.table)
    session.to_sandbox()
    assert isinstance(session.to_strict(point="end"), HistoryEntry)
    assert session.game.result(session.table) == result


# ---- during the draft ------------------------------------------------------------------------------------------------


def company_of(session: Session, place: str) -> str:
    return next(piece.id for piece in session.table.pieces_in(place) if piece.kind == "company")


def officer_of(session: Session, place: str) -> str:
    return next(piece.id for piece in session.table.pieces_in(place) if piece.kind == "officer")


DRAFT_HANDS: dict[str, Make] = {
    "a company gone": lambda s: [MovePiece(company_of(s, "draft.1"), "box")],
    "all companies gone": lambda s: [MovePiece(company_of(s, f"draft.{n}"), "box") for n in (1, 2, 3)],
    "two companies on one place": lambda s: [
        MovePiece(officer_of(s, "draft.1"), "box"),
        MovePiece(company_of(s, "draft.2"), "draft.1"),
    ],
    "an officer gone": lambda s: [MovePiece(officer_of(s, "draft.2"), "box")],
    "officers on one place": lambda s: [
        MovePiece(company_of(s, "draft.1"), "box"),
        MovePiece(officer_of(s, "draft.2"), "draft.1"),
    ],
    "a contract gone": lambda s: [MovePiece(s.table.pieces_in("draft.contracts")[0].id, "box")],
    "a contract taken": lambda s: [MovePiece(s.table.pieces_in("draft.contracts")[0].id, "seat.1.contracts")],
    "a company taken": lambda s: [MovePiece(company_of(s, "draft.1"), f"seat.{seat}.company") for seat in (_last(s),)],
    "an officer taken": lambda s: [MovePiece(officer_of(s, "draft.1"), f"seat.{seat}.officer") for seat in (_last(s),)],
}


def _last(session: Session) -> int:
    """The seat that picks last: the first in turn order."""
    return turn_order(session.table)[0]


@pytest.mark.parametrize("picked", [0, 1])
@pytest.mark.parametrize("name", DRAFT_HANDS)
def test_a_draft_is_mended_and_goes_on(name: str, picked: int) -> None:
    session = new_session("barrage", 4, seed=11)
    for _ in range(picked):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, session.options(pending)[-1])  # the last on offer, so that the first ones are there
    session.to_sandbox()
    assert session.findings() == []
    for act in DRAFT_HANDS[name](session):
        assert isinstance(session.apply_action(act), HistoryEntry)
    assert "barrage/draft" in {finding.rule for finding in session.findings()}
    for _ in range(20):
        found = session.findings()
        if not found:
            break
        for act in found[0].repairs[0].acts:
            assert isinstance(session.apply_action(act), HistoryEntry)
    assert isinstance(session.to_strict(), HistoryEntry)
    while session.table.count_at("state", "round") == 0:
        pending = session.first_pending()
        assert pending is not None and session.options(pending)
        session.answer(pending, session.options(pending)[0])
    for seat in (1, 2, 3, 4):
        assert (
            len(session.table.pieces_in(f"seat.{seat}.company"))
            == len(session.table.pieces_in(f"seat.{seat}.officer"))
            == 1
        )
        assert len(session.table.pieces_in(f"seat.{seat}.contracts")) == 1


def test_whoever_has_picked_keeps_a_company() -> None:
    session = new_session("barrage", 3, seed=11)
    pending = session.first_pending()
    assert pending is not None
    seat = pending.question.seat
    session.answer(pending, session.options(pending)[0])
    session.to_sandbox()
    session.apply_action(MovePiece(session.table.pieces_in(f"seat.{seat}.company")[0].id, "box"))
    (found,) = session.findings()
    assert found.rule == "barrage/draft" and found.subjects == (f"seat.{seat}.company",)


def test_however_few_points_hands_have_set_more_can_be_lost() -> None:
    session = new_session("barrage", 2, seed=1)
    session.to_sandbox()
    assert not isinstance(session.apply_action(SetCount("seat.1.track", "point", -10_000)), HistoryEntry)
    assert isinstance(session.apply_action(SetCount("seat.1.track", "point", -9999)), HistoryEntry)
    session.table.add_count("seat.1.track", "point", -50)


@pytest.mark.parametrize(("mine", "other"), [(1, 2), (2, 1), (3, 1)])
def test_engineers_of_two_seats_on_one_space_are_found(session: Session, mine: int, other: int) -> None:
    name, table = _free_space(session), session.table
    n = ACTION_SPACES[name].engineers
    table.set_count(name, f"engineer.{mine}", n)
    assert may_work(table, mine, name, n)
    table.set_count(name, f"engineer.{other}", n)
    assert not may_work(table, mine, name, n)


def test_engineers_on_the_spaces_of_an_officer_lie_there_in_order_and_in_full(session: Session) -> None:
    table = session.table
    table.move_all("seat.1.officer", "box")
    table.move(MAHIRI, "seat.1.officer")
    spaces = ["seat.1.officer_space.1", "seat.1.officer_space.2"]
    needed = [one[0] for one in OFFICER_SPACES]
    assert may_work(table, 1, spaces[0], needed[0]) and not may_work(table, 1, spaces[0], needed[0] + 1)
    assert not may_work(table, 1, spaces[1], needed[1]), "the first one comes first"
    table.set_count(spaces[0], "engineer.1", needed[0])
    assert may_work(table, 1, spaces[1], needed[1])


def test_a_basic_joker_belongs_on_its_board_in_the_introductory_game_only(session: Session) -> None:
    assert session.game.storage_places(session.table, "basic.1.joker") == ("box",)
    assert session.game.storage_places(session.table, "basic.1.conduit") == ("seat.1.tech",)
