"""Questions that can be asked while everybody's hands lie face down: what they name and list is no secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.flow.frame import ItemsFrame
from engine.core.flow.kernel import legal_answers
from engine.core.flow.question import answer_key, to_plain_data
from engine.core.lookahead.imagine import imagined_table
from engine.core.lookahead.path import names
from engine.core.messages.message import things_in
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.blueprint import Visibility
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView

_WORLDS = 2
"""The same answers have to be offered at so many tables that an onlooker could imagine."""


def can_be_asked_openly(session: Session, pending: Pending, seen: SeatView) -> bool:
    """Would the question and its answers be the same whatever lies in hands? `seen`: what an onlooker sees."""
    table, step = session.table, pending.frame
    listed = step.items(table) if isinstance(step, ItemsFrame) else session.options(pending)
    named = set(_named(session, pending, listed))
    if any(_is_secret(table, name, pending.question.seat) for name in named):
        return False
    keys = [answer_key(one) for one in listed]
    try:
        for number in range(_WORLDS):
            world = imagined_table(session.game, seen, RandomStream(number, "openly", 0))
            there = step.items(world) if isinstance(step, ItemsFrame) else legal_answers(world, pending.lane)
            if [answer_key(one) for one in there] != keys:
                return False
    except Exception:  # an imagined table may be one that the rules would never have led to
        return False
    return True


def _named(session: Session, pending: Pending, listed: list[Any]) -> Iterator[str]:
    """Everything that the question, its answers, their words and their gestures speak of."""
    table, step = session.table, pending.frame
    yield from things_in(pending.question.text)
    yield pending.asked_by
    for one in listed:
        yield from names(to_plain_data(one))
        if isinstance(step, ItemsFrame):
            gesture = step.item_gesture(table, one)
        else:
            yield from things_in(session.label(pending, one))
            gesture = step.gesture(table, one)
        if gesture is not None:
            yield from (gesture.grab, gesture.drop)


def _is_secret(table: Table, name: str, seat: int) -> bool:
    """Is it a piece that onlookers do not know, or a place into which its owner alone looks?"""
    piece = table.pieces.get(name)
    if piece is not None:
        return bool(piece.back) and not piece.seen_by & 1
    place = table.places.get(name.partition("#")[0])
    return place is not None and place.owner == seat and place.visibility in (Visibility.HAND, Visibility.SECRET)
