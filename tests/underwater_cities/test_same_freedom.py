"""One question for card and slot leaves the same freedom as the two that were asked before.

The old answers are still taken (older games hold them), so both ways are played out from the same positions, and the
positions at the end of the turn are compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.api import COMMON, RandomBot, RandomStream, Session, Table
from engine.core.flow.frame import ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers, submit, why_refused
from engine.underwater_cities.blocks import BlocksStep
from engine.underwater_cities.turn import ChooseSlotStep, Play
from tests.underwater_cities.table import fresh, turn

BEFORE, NOW = ("card", "slot"), ("use", "slot", "leave")
BRANCHES = 3
"""Answers that are followed at any other question: the same ones on both ways."""


def positions(seed: int, number: int) -> Iterator[tuple[Session, Play]]:
    """Moments of a random game in which card and slot are asked about: a seat on turn, and the card on the slot."""
    people = 1 + seed % 4
    session, bot, dice = fresh(people, seed, contracts=int(people > 1)), RandomBot(seed), RandomStream(seed, "free", 0)
    found = 0
    while found < number and (pending := session.first_pending()) is not None:
        if isinstance(pending.frame, ChooseSlotStep):
            for play in dice.shuffled(session.options(pending))[:6]:
                if asks_for_both(session.table, play):
                    yield session, play
                    found += 1
                    break
        session.answer(pending, bot.choose_answer(session, pending))


def asks_for_both(table: Table, play: Play) -> bool:
    mark = table.checkpoint()
    submit(table, COMMON, play)
    step = lanes_of(table)[COMMON][-1][0] if table.lanes[COMMON] else None
    table.rewind_to(mark)
    return isinstance(step, BlocksStep)


def ends(table: Table, seat: int, blocks: tuple[str, ...]) -> set[str]:
    """The tables at the end of the turn, by this way of answering."""
    stack = lanes_of(table)[COMMON]
    step = stack[-1][0] if stack else None
    question = step.question(table) if step is not None else None
    if step is None or question is None or question.seat != seat or isinstance(step, ChooseSlotStep):
        return {table.digest()}
    answers: list[Any]
    if isinstance(step, BlocksStep):
        answers = [answer for answer in blocks if not why_refused(table, COMMON, answer)]
    elif isinstance(step, ItemsFrame):
        answers = [step.default_answer(table)]
    else:
        legal = legal_answers(table, COMMON)
        answers = legal if len(legal) <= BRANCHES else [*legal[: BRANCHES - 1], legal[-1]]
    found: set[str] = set()
    for answer in answers:
        mark = table.checkpoint()
        submit(table, COMMON, answer)
        found |= ends(table, seat, blocks)
        table.rewind_to(mark)
    return found


def compare(seeds: range, number: int) -> int:
    compared = 0
    for seed in seeds:
        for session, play in positions(seed, number):
            table = session.table
            pending = session.first_pending()
            assert pending is not None
            seat, mark = pending.question.seat, table.checkpoint()
            turn(session, seat)
            while not isinstance(lanes_of(table)[COMMON][-1][0], ChooseSlotStep):
                one = session.first_pending()
                assert one is not None
                submit(table, COMMON, session.options(one)[-1] if session.options(one) else session.default_answer(one))
            submit(table, COMMON, play)
            before, now = ends(table, seat, BEFORE), ends(table, seat, NOW)
            table.rewind_to(mark)
            assert before == now, (seed, play, len(before), len(now))
            compared += len(before) > 1
    return compared


def test_the_same_ends_of_a_turn_can_be_reached() -> None:
    assert compare(range(8), 3) > 20


@pytest.mark.soak
def test_the_same_ends_from_two_hundred_positions() -> None:
    assert compare(range(20, 45), 8) > 190
