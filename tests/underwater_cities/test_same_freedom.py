"""Fewer questions leave the same freedom as those that were asked before.

One question stands for "card or slot first?" and "do you use it?", and the question about abilities also asks for the
direction of an exchange. The old answers are still taken (older games hold them), so both ways are played out from the
same positions, and the positions at the end of the turn are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, NamedTuple

import pytest

from engine.api import COMMON, Frame, RandomBot, RandomStream, Table
from engine.core.flow.frame import ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers, submit, why_refused
from engine.underwater_cities.blocks import BlocksStep
from engine.underwater_cities.effects.abilities import SIDE, AbilitiesStep
from engine.underwater_cities.effects.parts import SwapStep
from engine.underwater_cities.hands import KeepHandStep
from engine.underwater_cities.queries import ids
from engine.underwater_cities.turn import ChooseSlotStep, Play
from tests.underwater_cities.table import Situation, fresh, number

BRANCHES = 3
"""Answers that are followed at any other question: the same ones on both ways."""
MARKETS = (number("Morning Market"), number("Trade Winds"))
"""Permanent cards that exchange once a turn, in either direction."""
SWAPS = (number("Barter"), number("Exchange Counter"))
"""Cards that exchange at once."""


class Way(Enum):
    """How a turn is asked about."""

    BEFORE = ("card", "slot")
    NOW = ("use", "slot", "leave")


class Start(NamedTuple):
    """Where both ways begin: the seat on turn, what it plays, with the exchange that it has."""

    session: Situation
    seat: int
    play: Play


# ---- positions -------------------------------------------------------------------------------------------------------


def choices(seed: int) -> Iterator[tuple[Situation, int, list[Play]]]:
    """The moments of a random game in which a seat chooses a slot, with its plays in an order by chance."""
    people = 1 + seed % 4
    session, bot, dice = fresh(people, seed, contracts=int(people > 1)), RandomBot(seed), RandomStream(seed, "free", 0)
    while (pending := session.first_pending()) is not None:
        if isinstance(pending.frame, ChooseSlotStep):
            yield session, pending.question.seat, dice.shuffled(session.options(pending))
        session.answer(pending, bot.choose_answer(session, pending))


def of_blocks(seed: int, most: int) -> Iterator[Start]:
    """A card is played on a slot of its colour: card and slot are asked about."""
    found = 0
    for session, seat, plays in choices(seed):
        play = next((play for play in plays[:6] if asks_for_both(session.table, play)), None)
        if play is not None:
            yield Start(session, seat, play)
            found += 1
        if found == most:
            return


def of_markets(seed: int, most: int) -> Iterator[Start]:
    """An exchange lies in front of the seat: it is asked about before, between and after card and slot."""
    found = 0
    for at, (session, seat, plays) in enumerate(choices(seed)):
        table, mark = session.table, session.table.checkpoint()
        if at % 3 or not any(table.count_at(ids(seat).stock, good) for good in ("credit", "kelp", "science")):
            continue
        session.laid(MARKETS[(seed + found) % 2], seat=seat)
        yield Start(session, seat, plays[0])
        table.rewind_to(mark)
        found += 1
        if found == most:
            return


def of_swaps(seed: int, most: int) -> Iterator[Start]:
    """A card that exchanges at once is in hand, and played on a slot of its colour if there is one."""
    found = 0
    for at, (session, seat, _) in enumerate(choices(seed)):
        table, mark, card = session.table, session.table.checkpoint(), f"card.{SWAPS[(seed + found) % 2]}"
        if at % 3:
            continue
        table.move(card, ids(seat).hand)
        pending = session.first_pending()
        assert pending is not None
        plays = [play for play in session.options(pending) if play.card == card]
        play = next((play for play in plays if asks_for_both(table, play)), None)
        if play is not None:
            yield Start(session, seat, play)
            found += 1
        table.rewind_to(mark)
        if found == most:
            return


def asks_for_both(table: Table, play: Play) -> bool:
    mark = table.checkpoint()
    submit(table, COMMON, play)
    step = lanes_of(table)[COMMON][-1][0] if table.lanes[COMMON] else None
    table.rewind_to(mark)
    return isinstance(step, BlocksStep)


# ---- both ways -------------------------------------------------------------------------------------------------------


def ends(table: Table, seat: int, play: Play, way: Way) -> set[str]:
    """The tables at the end of the turn, by this way of answering."""
    stack = lanes_of(table)[COMMON]
    step = stack[-1][0] if stack else None
    question = step.question(table) if step is not None else None
    if step is None or question is None or question.seat != seat:
        return {table.digest()}
    found: set[str] = set()
    for answer in answers(table, step, play, way):
        mark = table.checkpoint()
        submit(table, COMMON, answer)
        found |= ends(table, seat, play, way)
        table.rewind_to(mark)
    return found


def answers(table: Table, step: Frame[Any], play: Play, way: Way) -> list[Any]:
    """What is tried: everything that was made one question, and a few answers to any other one."""
    if isinstance(step, ChooseSlotStep):
        return [] if why_refused(table, COMMON, play) else [play]  # an exchange may have spent what it needs
    if isinstance(step, BlocksStep):
        return [answer for answer in way.value if not why_refused(table, COMMON, answer)]
    if isinstance(step, ItemsFrame):
        return [step.default_answer(table)]
    legal = legal_answers(table, COMMON)
    if isinstance(step, AbilitiesStep):
        if way is Way.NOW:
            return legal
        old = list(dict.fromkeys(answer.partition(SIDE)[0] for answer in legal))
        assert not any(why_refused(table, COMMON, answer) for answer in old)
        return old
    return legal if len(legal) <= BRANCHES or isinstance(step, SwapStep) else [*legal[: BRANCHES - 1], legal[-1]]


def compare(starts: Iterator[Start]) -> int:
    """Play both ways out from each position; how many of them left a choice?"""
    compared = 0
    for session, seat, play in starts:
        table = session.table
        mark = table.checkpoint()
        session.turn(seat)
        while isinstance(step := lanes_of(table)[COMMON][-1][0], KeepHandStep):
            held = [piece.id for piece in table.pieces_in(ids(seat).hand) if piece.id != play.card]
            submit(table, COMMON, tuple(held[: step.named(table)]))
        before, now = (ends(table, seat, play, way) for way in Way)
        table.rewind_to(mark)
        assert before == now, (play, len(before), len(now))
        compared += len(before) > 1
    return compared


FAMILIES = (of_blocks, of_markets, of_swaps)


def test_the_same_ends_of_a_turn_can_be_reached() -> None:
    assert compare(start for seed in range(8) for start in of_blocks(seed, 3)) > 20


@pytest.mark.parametrize("positions", [of_markets, of_swaps])
def test_exchanges_reach_the_same_ends(positions: Callable[[int, int], Iterator[Start]]) -> None:
    assert compare(start for seed in range(4) for start in positions(seed, 2)) >= 6


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20, 40))
def test_the_same_ends_from_two_hundred_positions(seed: int) -> None:
    """Ten positions a seed: cards with slots, exchanges that lie out, exchanges that are played."""
    found = [compare(positions(seed, most)) for positions, most in zip(FAMILIES, (4, 3, 3), strict=True)]
    assert sum(found) >= 8, found
