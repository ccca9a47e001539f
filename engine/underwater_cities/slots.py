"""Action slots: who may use which, and carrying out a slot's action, chosen or through a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, UsualAnswer
from engine.core.flow.finding import Finding
from engine.core.flow.frame import BoundedObligation, Frame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.economy import fire
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import carry_out, known_effect, means, possible, stuck
from engine.underwater_cities.effects.parts import SomePartsStep, bearer, first_gain, open_parts
from engine.underwater_cities.effects.reasons import Lack, explains, lacks, listed, why_nothing
from engine.underwater_cities.facets import effect_facet
from engine.underwater_cities.hints import named_slots, where_goods_come_from
from engine.underwater_cities.slot_queries import ALWAYS, slot_possible, slots_for
from engine.underwater_cities.structures.outlook import is_out_of_reach, still_to_come

_FIRST_PART = msg("underwater_cities.choose_first_slot_part", "Which part of the slot do you carry out first?")


def unusable_slot(table: Table, seat: int, slot: str) -> Refusal:
    """The refusal of a slot of which no part can be used: what is lacking, part by part, and where to get it."""
    found = lacks(table, seat, data_of(table).slots[slot].effect)
    if not found:
        return _IN_SEARCH
    message = msg(
        "underwater_cities.slot_unusable_for_reasons",
        "You cannot use any part of this slot now – {reasons}.",
        reasons=listed(found),
    )
    missing = dict.fromkeys(good for lack in found for good in lack.missing)
    hint = where_goods_come_from(table, seat, missing) if missing else None
    return Refusal("underwater_cities/use-slot", message, (slot,), hint)


_IN_SEARCH = Refusal(
    "underwater_cities/use-slot",
    msg(
        "underwater_cities.no_part_of_slot_usable",
        "No part of this slot could be used now: it cannot be paid, or there is no place for it.",
    ),
)
"""A search only wants to know that a part is refused; the reasons would take a third of its time."""


def known_slot(table: Table, slot: str) -> Iterator[Finding]:
    """A finding if a frame names a slot that is not there."""
    if slot not in data_of(table).slots or slot not in table.places:
        yield Finding(
            "underwater_cities/choose-slot", msg("underwater_cities.no_such_slot", "There is no such slot."), ()
        )


# ---- the slot's action ---------------------------------------------------------------------------------------


def use_slot(table: Table, seat: int, slot: str) -> Frame[int]:
    """The frame that carries out a slot's action; if nothing can spoil it, no obligation needs to be watched."""
    if data_of(table).slots[slot].sure:
        return SureSlotStep(seat, slot)
    return SlotBlockStep(seat, slot)


class _Slot(Frame[int]):
    """A slot's action: with several parts, one is chosen to begin with; at least one must be used."""

    __slots__ = ()
    seat: int
    slot: str

    def _parts(self, table: Table) -> tuple[Effect, ...]:
        effect = data_of(table).slots[self.slot].effect
        return effect.of if isinstance(effect, words.PartsEffect) else (effect,)

    def _can(self, table: Table, part: int) -> bool:
        return table.cached((self.slot, self.seat, part), self._could, table, part)

    def _could(self, table: Table, part: int) -> bool:
        return possible(table, self.seat, self._parts(table)[part], frozenset((self.slot,)))

    def question(self, table: Table) -> Question | None:
        if len(self._parts(table)) == 1 and self._can(table, 0):
            return None
        return Question(self.seat, _FIRST_PART)

    def candidates(self, table: Table) -> list[int]:
        return list(range(len(self._parts(table))))

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if not 0 <= answer < len(self._parts(table)):
            yield Refusal(
                "underwater_cities/parts",
                msg("underwater_cities.no_such_slot_part", "The slot has no such part."),
                (self.slot,),
            )
        elif not self._can(table, answer):
            parts = self._parts(table)
            yield _IN_SEARCH if table.in_search else why_nothing(table, self.seat, parts[answer], self.slot)

    def instead(self, table: Table, answer: int, legal: Sequence[int]) -> Message | None:
        return open_parts([part for n, part in enumerate(self._parts(table)) if n in legal])

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return first_gain(dict(enumerate(self._parts(table))))

    def resolve(self, table: Table, answer: int | None) -> None:
        first, parts = answer or 0, len(self._parts(table))
        name = self.slot.removeprefix("slot.")
        fire(table, self.seat, words.OnSlotEffect, partial(_names_slot, name))
        if parts > 1:
            left = tuple(part for part in range(parts) if part != first)
            table.push(SomePartsStep(self.seat, self.slot, (), left))
            carry_out(table, self.seat, self.slot, (first,), sure=True)
        else:
            whole = not isinstance(data_of(table).slots[self.slot].effect, words.PartsEffect)
            carry_out(table, self.seat, self.slot, () if whole else (0,), sure=True)

    def label(self, table: Table, answer: int) -> Message:
        return self._parts(table)[answer].text()

    def subject(self, table: Table) -> Message | None:
        return bearer(self.seat, self.slot)

    def facet(self, table: Table, answer: int) -> Facet | None:
        return effect_facet(self._parts(table)[answer])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_slot(table, self.slot)


@frame("underwater_cities.sure_slot")
class SureSlotStep(_Slot):
    """A slot of which something always comes. Rules: underwater_cities/use-slot."""

    seat: int
    slot: str


@frame("underwater_cities.slot_block")
class SlotBlockStep(_Slot, BoundedObligation[int]):
    """A slot of which at least one part must be possible when its time comes. Rules: underwater_cities/use-slot."""

    obligation = "underwater_cities/use-slot"
    is_met_by_answer = True
    duty = msg("underwater_cities.duty_to_use_slot", "You must use at least one part of the slot.")
    seat: int
    slot: str

    def is_out_of_reach(self, table: Table, above: Sequence[Frame[Any]]) -> bool:
        effects: list[Effect] = []
        for step in above:
            match step:
                case ThroughCardStep():
                    effects.append(effect_at(table, step.source, step.path))
                case _Slot():
                    effects.append(data_of(table).slots[step.slot].effect)
                case _:
                    coming = still_to_come(table, step)
                    if coming is None:
                        return False
                    effects += coming
        return is_out_of_reach(table, self.seat, self.slot, effects)

    def give_up(self, table: Table) -> None:
        message = msg(
            "underwater_cities.seat_cannot_use_slot",
            "{seat} can use no part of the slot any more.",
            seat=SeatArg(self.seat),
        )
        table.note(message, "underwater_cities/use-slot", (self.slot,))


# ---- slots through cards -------------------------------------------------------------------------------------


@frame("underwater_cities.through_card")
class ThroughCardStep(Frame[str]):
    """Choose the slot whose action a card carries out. Rules: underwater_cities/slot-through-card."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _word(self, table: Table) -> words.SlotActionEffect:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.SlotActionEffect)
        return effect

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("underwater_cities.choose_slot_action", "Which slot's action do you carry out?"))

    def candidates(self, table: Table) -> list[str]:
        return slots_for(table, self.seat, self._word(table))

    def search_answers(self, table: Table) -> list[str]:
        """Slots that give goods first: they settle most needs at once, while there are many ways to build."""
        slots = data_of(table).slots
        listed = self.candidates(table)
        return [*(slot for slot in listed if slots[slot].sure), *(slot for slot in listed if not slots[slot].sure)]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in slots_for(table, self.seat, self._word(table)):
            message = _wrong_slot(self._word(table), answer)
            yield Refusal("underwater_cities/slot-through-card", message, (answer,))
        elif not slot_possible(table, self.seat, answer):
            yield (
                _IN_SEARCH
                if table.in_search
                else why_nothing(table, self.seat, data_of(table).slots[answer].effect, answer)
            )

    def instead(self, table: Table, answer: str, legal: Sequence[str]) -> Message | None:
        return named_slots(legal)

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.push(use_slot(table, self.seat, answer))

    def label(self, table: Table, answer: str) -> Message:
        text = data_of(table).slots[answer].effect.text()
        return msg("underwater_cities.use_this_slot", "{slot} – {words}", slot=PlaceArg(answer), words=text)

    def facet(self, table: Table, answer: str) -> Facet | None:
        return effect_facet(data_of(table).slots[answer].effect)

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        known = list(known_effect(table, self.source, self.path, words.SlotActionEffect))
        yield from known or stuck(table, self)


def _through(table: Table, at: Address, effect: words.SlotActionEffect) -> None:
    seat, source, path = at
    table.push(ThroughCardStep(seat, source, path))


def _wrong_slot(effect: words.SlotActionEffect, slot: str) -> Message:
    """Which slots a card means, said to one that it does not mean."""
    if slot == ALWAYS:
        return msg(
            "underwater_cities.only_coloured_slot_through_card",
            "The card means a coloured slot, never the one that is always available.",
        )
    match effect.which:
        case "free":
            return msg("underwater_cities.only_free_slot_through_card", "The card means a slot on which no tile lies.")
        case "occupied":
            return msg(
                "underwater_cities.only_slot_of_others_through_card",
                "The card means a slot that somebody else occupies and you do not.",
            )
        case "not_mine":
            return msg(
                "underwater_cities.only_slot_not_own_through_card", "The card means a slot on which you have no tile."
            )


def _no_slot(table: Table, seat: int, effect: words.SlotActionEffect) -> Iterator[Lack]:
    match effect.which:
        case "free":
            clause = msg("underwater_cities.lack_of_free_slot", "no free slot could be used")
        case "occupied":
            clause = msg("underwater_cities.lack_of_slot_of_others", "no slot that only others occupy could be used")
        case "not_mine":
            clause = msg("underwater_cities.lack_of_slot_not_own", "no slot without a tile of yours could be used")
    yield Lack(clause, "underwater_cities/slot-through-card")


def _any_slot(table: Table, seat: int, effect: words.SlotActionEffect, busy: Busy) -> bool:
    return any(slot_possible(table, seat, slot, busy) for slot in slots_for(table, seat, effect) if slot not in busy)


means(words.SlotActionEffect, _through, _any_slot)
explains(words.SlotActionEffect, _no_slot)


def _names_slot(slot: str, effect: words.OnSlotEffect) -> bool:
    return slot in effect.slots
