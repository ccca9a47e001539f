"""What free hands leave behind is found, by its rule, and its first repair mends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.api import Act, Entry, Put, RandomBot, Session, SetCount, new_session
from engine.barrage.board import BY_CODE
from engine.barrage.queries import turn_order


@pytest.fixture
def session() -> Session:
    """A full game of three after twenty answers, with free hands."""
    made = new_session("barrage", 3, seed=11)
    bot = RandomBot(11)
    for _ in range(20):
        pending = made.first_pending()
        assert pending is not None
        made.answer(pending, bot.choose(made, pending))
    made.to_sandbox()
    assert made.findings() == []
    return made


def free_dam(session: Session, zone: range) -> str:
    """A free dam space whose twin is free as well."""
    for basin in zone:
        upper, lower = BY_CODE[f"{basin}U"], BY_CODE[f"{basin}L"]
        if not session.table.lying(upper) and not session.table.lying(lower):
            return lower
    raise AssertionError("no free basin")


def last_piece(session: Session, seat: int, kind: str) -> str:
    """The rightmost piece of a kind on a company board."""
    for n in (5, 4, 3, 2, 1):
        name = f"{kind}.{seat}.{n}"
        if name in session.table.pieces and session.table.pieces[name].place.id.startswith("seat."):
            return name
    raise AssertionError("none left")


def _anton(session: Session) -> list[Act]:
    for seat in (1, 2, 3):
        officer = session.table.lying(f"seat.{seat}.officer")[0].id
        if officer == "officer.anton_krylov":
            return [Put("tech.anton", "box")]
    return [Put("tech.anton", "seat.1.tech")]


def _crew(session: Session) -> str:
    for name in ("seat.1.engineers", "action.bank"):
        if session.table.counted(name, "engineer.1") >= 3:
            return name
    raise AssertionError("no engineers")


def _free_space(session: Session) -> str:
    for name in ("action.workshop_1.left", "action.water_2.left", "action.contract_one.left"):
        if not any(session.table.place(name).counts.values()):
            return name
    raise AssertionError("all taken")


Make = Callable[[Session], list[Act]]
HANDS: dict[str, tuple[str, Make]] = {
    "neutral base gone": ("barrage/neutral-dams", lambda _: [Put("base.0.2", "box")]),
    "neutral elevation gone": ("barrage/neutral-dams", lambda _: [Put("elevation.0.2", "box")]),
    "piece in the box": ("barrage/leftmost-piece", lambda s: [Put(last_piece(s, 1, "elevation"), "box")]),
    "gap on the board": (
        "barrage/leftmost-piece",
        lambda s: [Put(last_piece(s, 1, "base"), free_dam(s, range(1, 11)))],
    ),
    "elevation without base": (
        "barrage/elevation",
        lambda s: [Put(last_piece(s, 1, "elevation"), free_dam(s, range(1, 11)))],
    ),
    "foreign elevation": (
        "barrage/elevation",
        lambda s: [Put(last_piece(s, 1, "elevation"), s.table.pieces["base.0.1"].place.id)],
    ),
    "two dams in a basin": (
        "barrage/one-dam",
        lambda s: [
            Put("base.1.5", free := free_dam(s, range(1, 11))),
            Put("base.1.4", free.replace("lower", "upper")),
        ],
    ),
    "two powerhouses in a basin": (
        "barrage/one-powerhouse",
        lambda _: [Put("powerhouse.1.4", BY_CODE["11P3"]), Put("powerhouse.1.3", BY_CODE["11P4"])],
    ),
    "too much water": (
        "barrage/capacity",
        lambda s: [SetCount(s.table.pieces["base.0.1"].place.id, "drop", 9)],
    ),
    "water without a dam": ("barrage/capacity", lambda s: [SetCount(free_dam(s, range(1, 11)), "drop", 1)]),
    "a flood": ("barrage/headstreams", lambda _: [SetCount("headstream.A", "drop", 500)]),
    "headstream tile gone": (
        "barrage/setup",
        lambda s: [Put(s.table.lying("headstream.A")[0].id, "box")],
    ),
    "bonus tile gone": ("barrage/bonus-tiles", lambda s: [Put(s.table.lying("bonus.round.5")[0].id, "box")]),
    "objective gone": ("barrage/objectives", lambda s: [Put(s.table.lying("objective")[0].id, "box")]),
    "no company": ("barrage/draft", lambda s: [Put(s.table.lying("seat.1.company")[0].id, "box")]),
    "no officer": ("barrage/draft", lambda s: [Put(s.table.lying("seat.1.officer")[0].id, "box")]),
    "draft again": ("barrage/draft", lambda s: [Put(s.table.lying("seat.1.company")[0].id, "draft.1")]),
    "basic tile gone": ("barrage/technology", lambda _: [Put("basic.1.base", "box")]),
    "basic joker in the full game": ("barrage/introductory", lambda _: [Put("basic.1.joker", "seat.1.tech")]),
    "open segment": ("barrage/wheel", lambda _: [Put("basic.1.base", "seat.1.wheel.0")]),
    "machines in the open segment": ("barrage/wheel", lambda _: [SetCount("seat.1.wheel.0", "mixer", 2)]),
    "four open contracts": (
        "barrage/contract-limit",
        lambda s: [Put(s.table.lying("contracts.red")[n].id, "seat.1.contracts") for n in range(4)],
    ),
    "national contract taken": (
        "barrage/national-contracts",
        lambda _: [Put("contract.N1", "seat.1.contracts")],
    ),
    "advanced tile in a wrong pile": (
        "barrage/patent-office",
        lambda s: [Put(s.table.lying("patent.3")[0].id, "patent.2")],
    ),
    "automa tile without automa": ("barrage/automa-tiles", lambda _: [Put("automa.1", "automa.deck")]),
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
        lambda s: [Put(f"order.{turn_order(s.table)[0]}", "order.2")],
    ),
}


@pytest.mark.parametrize("name", HANDS)
def test_every_finding_and_its_repair(session: Session, name: str) -> None:
    rule, make = HANDS[name]
    for act in make(session):
        given = session.act(act)
        assert isinstance(given, Entry), given
    found = session.findings()
    assert rule in {finding.rule for finding in found}, [str(finding.message) for finding in found]
    assert isinstance(session.to_strict(), list)
    for _ in range(30):
        curable = [finding for finding in session.findings() if finding.repairs]
        if not curable:
            break
        for act in curable[0].repairs[0].acts:
            assert isinstance(session.act(act), Entry)
    point = session.game.resume_points(session.table)[0].id
    assert session.findings(point) == []
    assert isinstance(session.to_strict(point=point), Entry)


def test_resume_points_lead_somewhere(session: Session) -> None:
    for point in session.game.resume_points(session.table):
        entry = session.to_strict(point=point.id)
        assert isinstance(entry, Entry)
        assert session.over or session.first_pending() is not None
        session.undo()
    labels = {point.id for point in session.game.resume_points(session.table)}
    assert labels == {"turn.1", "turn.2", "turn.3", "water", "scoring", "end_round", "end"}


def test_a_finished_game_can_be_taken_up_again() -> None:
    session = new_session("barrage", 2, seed=3, settings={"variant": 1})
    bot = RandomBot(3)
    while (pending := session.first_pending()) is not None:
        session.answer(pending, bot.choose(session, pending))
    result = session.game.result(session.table)
    session.to_sandbox()
    assert isinstance(session.to_strict(point="end"), Entry)
    assert session.game.result(session.table) == result
