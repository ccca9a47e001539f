"""Free hands and the way back: each finding with its repair, frames that may not stand, drags that are explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.api import (
    HistoryEntry,
    MovePiece,
    PieceArg,
    QuestionShape,
    RandomBot,
    RandomStream,
    Session,
    SetCount,
    TableAction,
    new_session,
)
from engine.imperial_miners.activation import ActivateStep, ClimbStep, SpecialStep
from engine.imperial_miners.draws import DrawCardsStep, SearchStep
from engine.imperial_miners.perform import CarryStep
from engine.imperial_miners.placing import PlaceCardStep
from engine.imperial_miners.queries import price
from engine.imperial_miners.research import NextBoardStep
from engine.imperial_miners.tokens import PutCartStep
from engine.imperial_miners.turn import EndOfRoundStep, RevealStep


def sandbox(people: int = 2, seed: int = 4) -> Session:
    session = new_session("imperial_miners", people, seed=seed)
    bot = RandomBot(seed)
    for _ in range(40 * people):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    session.to_sandbox()
    return session


def some_cell(session: Session) -> str:
    return next(place.id for place in session.table.existing_members("seat.1.mine.") if place.pieces)


def free_card(session: Session, level: int) -> str:
    return session.table.pieces_in(f"deck.{level}")[0].id


CASES: dict[str, Callable[[Session], list[TableAction]]] = {
    "row": lambda s: [MovePiece(free_card(s, 2), "seat.1.mine.1.30")],
    "staggered": lambda s: [MovePiece(free_card(s, 1), "seat.1.mine.1.31")],
    "touch-above": lambda s: [MovePiece(free_card(s, 3), "seat.1.mine.3.40")],
    "tokens": lambda _: [SetCount("seat.1.mine.1.50", "gadget", 1)],
    "gadgets": lambda s: [SetCount(some_cell(s), "gadget", 4)],
    "cave-ins": lambda s: [SetCount(some_cell(s), "cave_in", 2)],
    "once-per-round": lambda s: [SetCount(some_cell(s), "acted", 11)],
    "cart-tokens": lambda _: [SetCount("seat.1.cart.2.90", "cart", 1)],
    "setup": lambda _: [MovePiece("board.1", "box")],
    "pickaxe": lambda _: [MovePiece("pickaxe.1", "box")],
    "event-deck": lambda _: [SetCount("state", "round", 0)],
    "components": lambda s: [MovePiece(free_card(s, 1), "box")],
}


@pytest.mark.parametrize("rule", CASES)
def test_each_finding_has_a_repair_that_mends_it(rule: str) -> None:
    session = sandbox()
    assert [finding for finding in session.findings("round") if finding.rule == f"imperial_miners/{rule}"] == []
    for act in CASES[rule](session):
        assert isinstance(session.apply_action(act), HistoryEntry)
    found = [finding for finding in session.findings("round") if finding.rule == f"imperial_miners/{rule}"]
    assert found
    assert found[0].repairs
    for act in found[0].repairs[0].acts:
        assert isinstance(session.apply_action(act), HistoryEntry)
    assert [finding for finding in session.findings("round") if finding.rule == f"imperial_miners/{rule}"] == []


def test_a_played_table_has_no_findings_at_any_question() -> None:
    session = new_session("imperial_miners", 3, seed=8)
    bot, dice = RandomBot(8), RandomStream(8, "who", 0)
    while asked := session.pending():
        assert session.findings() == []
        pending = dice.choice(asked)
        session.answer(pending, bot.choose_answer(session, pending))
    assert session.findings() == []


def test_steps_that_may_not_stand_are_found() -> None:
    session = new_session("imperial_miners", 2, seed=1)
    table = session.table
    table.move("mine.N11", "seat.1.mine.1.0")
    for frame in (
        CarryStep(1, "mine.N11", "seat.1.mine.1.2", 0, 0),
        CarryStep(1, "mine.N11", "seat.1.mine.1.0", 9, 0),
        CarryStep(9, "surface", "", 0, 0),
        CarryStep(1, "nothing", "", 0, 0),
        CarryStep(1, "event.01", "", 0, 0),
        ActivateStep(1, "seat.2.mine.1.0"),
        ClimbStep(1, "elsewhere"),
        SpecialStep(1, 1, "mine.N11", "seat.1.mine.1.4"),
        DrawCardsStep(1, 1, "nothing"),
        SearchStep(1, "weirdlings", 1, 0, "surface"),
        PutCartStep(1, 1, "mine.N12", "seat.1.mine.1.0"),
        NextBoardStep(1, 1),
        PlaceCardStep(1),
    ):
        assert list(frame.state_findings(table)), frame
    assert list(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 0, 0).state_findings(table)) == []
    assert list(ActivateStep(1, "seat.1.mine.1.0").state_findings(table)) == []


def test_a_chosen_card_that_can_no_longer_be_paid_is_found_at_the_reveal() -> None:
    session = new_session("imperial_miners", 2, seed=1, settings={"first_game": 1})
    table = session.table
    table.move("mine.N32", "seat.1.chosen")
    found = list(RevealStep().state_findings(table))
    assert {finding.rule for finding in found} == {"imperial_miners/price", "imperial_miners/touch-above"}
    back = (MovePiece("mine.N32", "seat.1.hand"),)
    for finding in found:
        offered = [repair.acts for repair in finding.repairs]
        coins = [(SetCount("seat.1.surface", "coin", price(table, 1, "mine.N32")),)]
        assert offered == ([*coins, back] if finding.rule == "imperial_miners/price" else [back])


@pytest.mark.parametrize("people", [1, 5])
def test_every_drag_is_an_option_or_is_explained_by_a_rule(people: int) -> None:
    session = new_session("imperial_miners", people, seed=6)
    bot, dice = RandomBot(6), RandomStream(6, "drags", 0)
    pieces = list(session.table.pieces)
    seen = set()
    while (pending := session.first_pending()) is not None:
        places = list(session.table.places)
        gestures = dict(session.gestures(pending)) if pending.frame.shape is QuestionShape.PICK else {}
        drags = [(dice.choice(pieces), dice.choice(places)) for _ in range(3)]
        drags += [(gesture.grab, dice.choice(places)) for gesture in list(gestures)[:1]]
        for grab, drop in drags:
            for refusal in session.explain_drag(pending.question.seat, grab, drop):
                assert refusal.rule in session.game.rules
                seen.add(refusal.rule)
        for gesture in gestures:
            assert session.explain_drag(pending.question.seat, gesture.grab, gesture.drop) == []
        session.answer(pending, bot.choose_answer(session, pending))
    assert {"imperial_miners/row", "imperial_miners/research", "imperial_miners/event"} <= seen


def test_placed_cards_events_and_pickaxes_do_not_move_by_hand() -> None:
    session = new_session("imperial_miners", 1, seed=6, settings={"first_game": 1})
    session.table.move("mine.N11", "seat.1.mine.1.0")
    now = session.table.pieces_in("event.now")[0].id
    for grab, rule in (("mine.N11", "row"), ("pickaxe.1", "research"), (now, "event")):
        assert session.explain_drag(1, grab, "box")[0].rule == f"imperial_miners/{rule}"


@pytest.mark.parametrize("source", ["mine.N11", "event.01"])
def test_a_step_whose_card_lies_among_unseen_ones_does_not_name_it(source: str) -> None:
    """Whoever has seen the card reads its name; the finding itself spells nothing out."""
    table = new_session("imperial_miners", 2, seed=4).table
    assert not table.pieces[source].seen_by & 1 << 2, "the card must be hidden from somebody"
    place = "seat.1.mine.1.2" if source.startswith("mine.") else ""
    (finding,) = CarryStep(1, source, place, 0, 0).state_findings(table)
    assert [arg for _, arg in finding.message.args] == [PieceArg(source)]


def test_a_revealed_card_without_any_place_leaves_the_table_readable() -> None:
    """Free hands may take the mine away under a card that is about to be placed."""
    session = new_session("imperial_miners", 1, seed=6, settings={"first_game": 1})
    table = session.table
    for lane, stack in enumerate(table.lanes):
        while stack:
            table.pop(lane)
    table.move("mine.D01", "seat.1.chosen")
    table.push(PlaceCardStep(1), 1)
    assert list(PlaceCardStep(1).state_findings(table))
    assert session.game.evaluate(table, 1) == session.game.evaluate(table, 1)
    assert session.game.result(table).totals == (0,)


def test_a_card_laid_for_the_reveal_after_ones_own_was_placed_is_found() -> None:
    """It would lie there until the reveal of the next round, which would play it unasked."""
    session = new_session("imperial_miners", 2, seed=4)
    bot = RandomBot(4)
    table = session.table
    while not (
        isinstance(table.lanes[0][-1][0], EndOfRoundStep)
        and any(table.lanes[1:])
        and not any(isinstance(step, PlaceCardStep) for step, _ in table.lanes[2])
    ):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    session.to_sandbox()
    assert not session.findings()
    session.apply_action(MovePiece(free_card(session, 4), "seat.2.chosen"))
    (finding,) = session.findings()
    assert finding.rule == "imperial_miners/choose"
    for act in finding.repairs[0].acts:
        session.apply_action(act)
    assert not session.findings()
