"""No slot lapses in random games, and none is refused that could have been used.

A slot may lapse only after a draw that could have helped: then another tile is laid on top and the turn played again
until some line uses the slot. The other way round what is refused is done all the same, by lines that know nothing of
the search. Rules: underwater_cities/use-slot (D17).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from engine.api import COMMON, RandomBot, RandomStream, Table
from engine.core.flow.frame import ItemsFrame, lanes_of
from engine.core.flow.run_frame import run_frame
from engine.core.table.ops import NoteOp
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.places import slots_of
from engine.underwater_cities.slot_queries import ALWAYS
from engine.underwater_cities.slots import SlotBlockStep
from engine.underwater_cities.structures.build_upgrade import UpgradeBuiltStep
from engine.underwater_cities.turn import ChooseSlotStep, Play
from tests.underwater_cities.table import Situation, fresh

LAPSED = {"underwater_cities.seat_cannot_use_slot", "underwater_cities.seat_cannot_upgrade_built"}
DREW = "underwater_cities.seat_gains_further_metropolis"
LINES = 25
"""Lines that are tried with a slot that was refused."""
LONGEST = 200
"""Steps of one line."""


def begun(seed: int) -> Situation:
    people = 1 + seed % 4
    return fresh(people, seed, contracts=int(people > 1), boards=seed // 4 % 2)


class Lapse(NamedTuple):
    """A game in which a slot could not be used: its answers so far, and which of them drew a metropolis last."""

    seed: int
    answers: list[Any]
    draw: int | None


class Turns:
    """Random games; how many turns were taken, and what lapsed."""

    def __init__(self) -> None:
        self.taken = 0
        self.lapses: list[Lapse] = []

    def play(self, seed: int) -> None:
        session, bot = begun(seed), RandomBot(seed)
        answers: list[Any] = []
        draw: int | None = None
        while (pending := session.first_pending()) is not None:
            if isinstance(pending.frame, ChooseSlotStep):
                self.taken += 1
                draw = None
            answer = bot.choose_answer(session, pending)
            mark = session.table.checkpoint()
            session.answer(pending, answer)
            answers.append(answer)
            said = {written[1].id for written in session.table.journal[mark:] if written[0] is NoteOp}
            draw = len(answers) - 1 if DREW in said else draw
            if said & LAPSED:
                self.lapses.append(Lapse(seed, answers[:], draw))


def could_have_helped(lapse: Lapse) -> bool:
    """Would the slot have been used with another metropolis on top?"""
    if lapse.draw is None:
        return False
    session = begun(lapse.seed)
    for answer in lapse.answers[: lapse.draw]:
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, answer)
    table, dice = session.table, RandomStream(lapse.seed, "lines", 0)
    for tile in [piece.id for piece in table.pieces_in("metropolises") if piece.back == "blue"]:
        for _ in range(4 * LINES):
            mark = table.checkpoint()
            table.move(tile, "metropolises")
            run_frame(table, COMMON, lapse.answers[lapse.draw])
            found = is_used(table, dice)
            table.rewind_to(mark)
            if found:
                return True
    return False


def is_used(table: Table, dice: RandomStream) -> bool:
    """Play a line at random, whatever it forbids itself later: does it come to the slot, and can that be used?"""
    for _ in range(LONGEST):
        stack = lanes_of(table)[COMMON]
        step = stack[-1][0]
        if isinstance(step, ChooseSlotStep):
            return False
        question = step.question(table)
        is_last = isinstance(step, (SlotBlockStep, UpgradeBuiltStep)) and not any(
            isinstance(below, SlotBlockStep) for below, _ in stack[:-1]
        )
        if question is None:
            if is_last:
                return True
            run_frame(table, COMMON, None)
            continue
        listed = step.search_answers(table) if isinstance(step, ItemsFrame) else step.candidates(table)
        open_ = [answer for answer in listed if next(step.broken_rules(table, answer), None) is None]
        if is_last:
            return bool(open_)
        if not open_:
            return False
        run_frame(table, COMMON, dice.choice(open_))
    return False


def refused_in(seed: int) -> Iterator[tuple[Table, ChooseSlotStep, Play]]:
    """Free slots of a card's colour that a seat is refused because nothing of them could be used."""
    session, bot = begun(seed), RandomBot(seed)
    while (pending := session.first_pending()) is not None:
        table = session.table
        if isinstance(pending.frame, ChooseSlotStep):
            listed, hand = set(session.options(pending)), session.table.pieces_in(f"seat.{pending.question.seat}.hand")
            slots, data = data_of(table).slots, data_of(table)
            for slot in slots_of(data, table.settings["people"]):
                for card in [piece.id for piece in hand if data.pieces[piece.id].colour == slots[slot].colour]:
                    if slot != ALWAYS and not table.pieces_in(slot) and Play(card, slot) not in listed:
                        yield table, pending.frame, Play(card, slot)
        session.answer(pending, bot.choose_answer(session, pending))


def check_refused(seeds: range) -> int:
    """Each refused slot is taken all the same, line by line; how many."""
    tried = 0
    for seed in seeds:
        dice = RandomStream(seed, "refused slots", 0)
        for table, step, play in refused_in(seed):
            tried += 1
            for _ in range(LINES):
                mark = table.checkpoint()
                table.pop(COMMON)
                table.lane = COMMON
                step.resolve(table, play)
                raised, table.triggered = table.triggered, []
                table.push_all(raised, COMMON)
                used = is_used(table, dice)
                table.rewind_to(mark)
                assert not used, f"seed {seed}: {play} was refused and can be used"
    return tried


def check_lapses(seeds: range) -> Turns:
    turns = Turns()
    for seed in seeds:
        turns.play(seed)
    in_vain = [lapse for lapse in turns.lapses if not could_have_helped(lapse)]
    assert not in_vain, [(lapse.seed, len(lapse.answers), lapse.draw) for lapse in in_vain]
    return turns


def test_no_slot_lapses() -> None:
    assert check_lapses(range(20053, 20069)).taken > 1000


@pytest.mark.soak
@pytest.mark.parametrize("first", range(20000, 21400, 140))
def test_no_slot_lapses_in_a_hundred_thousand_turns(first: int) -> None:
    assert check_lapses(range(first, first + 140)).taken > 10_000


def test_what_is_refused_cannot_be_used() -> None:
    assert check_refused(range(6)) > 50


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 180, 20))
def test_a_thousand_refused_slots_cannot_be_used(first: int) -> None:
    assert check_refused(range(first, first + 20)) > 250
