"""Slots that are taken: who is there, and whether the action cloning tile opens them.

Rules: underwater_cities/cloning.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.messages.message import AmountArg, Arg, ListArg, Message, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.hints import joined, playable, playable_slots
from engine.underwater_cities.queries import card_of, ids
from engine.underwater_cities.slot_queries import ALWAYS, holders, slot_possible

RULE = "underwater_cities/cloning"
CLONE_PRICE = (("credit", 1),)
CLONERS = 4
"""With so many people the action cloning tile is in play."""


def may_choose(table: Table, slot: str) -> bool:
    """Is the slot open to all without the cloning tile?"""
    return slot == ALWAYS or not table.places[slot].pieces


def may_clone(table: Table, seat: int, slot: str) -> bool:
    """Could the seat clone this slot? Rules: underwater_cities/cloning."""
    if slot == ALWAYS or table.pieces["clone_tile"].place.id != "clone":
        return False
    on = holders(table, slot)
    return bool(on) and seat not in on


def why_not_cloned(table: Table, seat: int, card: str, slot: str) -> Refusal:
    """Why a slot cannot be cloned: there is no tile, or the slot is not one to be cloned."""
    on = holders(table, slot)
    if table.settings["people"] != CLONERS:
        message = msg(
            "underwater_cities.cloning_needs_four_players", "The action cloning tile is used with four players only."
        )
    elif table.pieces["clone_tile"].place.id != "clone":
        message = msg("underwater_cities.cloning_tile_used", "The action cloning tile was already used in this round.")
    elif seat in on:
        message = msg(
            "underwater_cities.own_slot_not_cloned",
            "You have a tile on this slot yourself: only a slot that others occupy and you do not can be cloned.",
        )
    elif not on and slot != ALWAYS:
        message = msg(
            "underwater_cities.free_slot_not_cloned",
            "This slot is free: choose it without cloning. Only a slot that others occupy can be cloned.",
        )
        return Refusal(RULE, message, (slot, "clone"))
    else:
        message = msg(
            "underwater_cities.only_slot_of_others_cloned",
            "Only a slot that others occupy and you do not can be cloned, once a round.",
        )
    return Refusal(RULE, message, (slot, "clone"), free_slots_for(table, seat, card))


def too_poor_to_clone(table: Table, seat: int, card: str) -> Iterator[Refusal]:
    """The credit that cloning costs is not there."""
    (good, price), have = CLONE_PRICE[0], table.count_at(ids(seat).stock, "credit")
    if have < price:
        message = msg(
            "underwater_cities.cloning_costs_more",
            "Cloning a slot costs {need}, you have {have}.",
            need=AmountArg(price, good),
            have=have,
        )
        yield Refusal("underwater_cities/cost", message, (ids(seat).stock,), free_slots_for(table, seat, card))


def occupied(table: Table, seat: int, card: str, slot: str) -> Refusal:
    """The refusal of a slot with a tile on it: whose it is, and what can be done instead."""
    instead = joined(_cloning_hint(table, seat, slot), free_slots_for(table, seat, card))
    return Refusal("underwater_cities/choose-slot", _who_is_there(table, seat, slot), (slot,), instead)


def _who_is_there(table: Table, seat: int, slot: str) -> Message:
    on = holders(table, slot)
    if seat in on:
        return msg(
            "underwater_cities.slot_occupied_by_you", "You are on this slot already; it is taken for this round."
        )
    people = sorted(on - {0})
    if not people:
        return msg("underwater_cities.slot_occupied_by_foreign_tile", "A foreign tile lies on this slot this round.")
    return msg(
        "underwater_cities.slot_occupied_by",
        "This slot is taken for this round, by {seats}.",
        seats=_and([SeatArg(one) for one in people]),
    )


def _cloning_hint(table: Table, seat: int, slot: str) -> Message | None:
    if not may_clone(table, seat, slot):
        return None
    (good, price), have = CLONE_PRICE[0], table.count_at(ids(seat).stock, "credit")
    if have < price:
        return msg(
            "underwater_cities.hint_cloning_too_dear",
            "Cloning it would cost {need}, you have {have}.",
            need=AmountArg(price, good),
            have=have,
        )
    if not any(one == slot and clone for _, one, clone in playable(table, seat)):
        return None
    return msg(
        "underwater_cities.hint_cloning",
        "You may clone it for {need}, with the action cloning tile.",
        need=AmountArg(price, good),
    )


def free_slots_for(table: Table, seat: int, card: str) -> Message | None:
    """The free slots of a card's colour that it may be played on; else the one that is always open."""
    played, data = card_of(table, card), data_of(table)
    slots = [
        slot
        for one, slot, clone in playable(table, seat)
        if one == card and not clone and played is not None and data.slots[slot].colour == played.colour
    ]
    slots = [slot for slot in slots if slot_possible(table, seat, slot)] or slots  # best without the card's help
    if not slots:
        if ALWAYS not in playable_slots(table, seat):
            return None
        return msg(
            "underwater_cities.hint_always_available_slot", "The slot that is always available is open to everybody."
        )
    return msg(
        "underwater_cities.hint_free_slots_of_colour",
        "Free for this card's colour: {slots}.",
        slots=_and([PlaceArg(slot) for slot in slots]),
    )


def _and(items: list[SeatArg] | list[PlaceArg]) -> Arg:
    return items[0] if len(items) == 1 else ListArg(tuple(items))
