"""Refusals never say “a hidden piece”: whatever a seat asks about is named, or not spoken of; and what is asked is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import RandomStream, Session
from engine.core.messages.message import Arg, ListArg, Message, PieceArg
from tests.conformance.cases import Case, each_case, played

DRAGS = 25


def pieces_of(arg: Arg) -> Iterator[str]:
    """The pieces that a message speaks of by themselves, so that the screen shows them as its viewer sees them."""
    match arg:
        case PieceArg(piece):
            yield piece
        case ListArg(items):
            for item in items:
                yield from pieces_of(item)
        case Message(args=args):
            for _, inner in args:
                yield from pieces_of(inner)


def check(session: Session, seat: int, grab: str, drop: str) -> None:
    asked = any(one.question.seat == seat for one in session.pending())
    for refusal in (*session.explain_drag(seat, grab, drop), *session.explain_grab(seat, grab)):
        if asked and refusal.rule == "table/not-asked":
            assert refusal.message.id == "table.not_answering_what_is_asked", "what is asked is said"
        for name in pieces_of(refusal.message):
            piece = session.table.pieces.get(name)
            hidden = piece is not None and piece.back and not piece.seen_by >> seat & 1
            assert not hidden, f"{refusal.rule}: seat {seat} is told “{refusal.message}” and cannot see {name}"


@each_case
def test_a_refusal_names_no_piece_that_its_reader_cannot_see(case: Case) -> None:
    session = case.start(6)
    dice = RandomStream(6, "drags", 0)
    places = list(session.table.places)
    pieces = list(session.table.pieces) or places  # a game of counts alone: what is counted is dragged from its place
    for number, entry in enumerate(played(session, 6, 120)):
        if number % 6 == 0:
            for seat in {entry.seat or 1, 1}:
                for _ in range(DRAGS):
                    check(session, seat, dice.choice(pieces), dice.choice(places))


@each_case
def test_only_what_is_of_no_use_now_has_reasons_of_its_own(case: Case) -> None:
    """What may be taken hold of needs none, and who is not asked hears none."""
    session = case.start(6)
    for number, _ in enumerate(played(session, 6, 120)):
        asked = session.pending()
        if number % 6 or not asked:
            continue
        seat = asked[0].question.seat
        gestures = [gesture for one in asked if one.question.seat == seat for gesture, _ in session.gestures(one)]
        for grab in {gesture.grab for gesture in gestures}:
            assert session.explain_grab(seat, grab) == []
        resting = set(range(1, session.table.seats + 1)) - {one.question.seat for one in asked}
        assert not any(session.explain_grab(other, name) for other in resting for name in session.table.places)
        for name in list(session.table.pieces)[::7]:
            assert not any(refusal.rule.startswith("table/") for refusal in session.explain_grab(seat, name))
