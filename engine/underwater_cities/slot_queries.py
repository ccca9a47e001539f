"""Who is on which slot, what a card may reach through it, and whether something would come of it."""

from __future__ import annotations

from engine.core.flow.interpreter import Busy
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import possible
from engine.underwater_cities.places import slots_of

ALWAYS = "slot.AA"


def holders(table: Table, slot: str) -> set[int]:
    """Who has a tile on a slot; 0 stands for tiles of nobody at the table."""
    return {piece.owner for piece in table.places[slot].pieces}


def slot_possible(table: Table, seat: int, slot: str, busy: Busy = frozenset()) -> bool:
    """Can at least one part of a slot be used now? Rules: underwater_cities/use-slot."""
    found = data_of(table).slots[slot]
    return found.sure or possible(table, seat, found.effect, busy | {slot})


def slots_for(table: Table, seat: int, effect: words.SlotActionEffect) -> list[str]:
    """The slots whose action a card lets be carried out. Rules: underwater_cities/slot-through-card (D16)."""
    return table.reading(_slots_for, seat, effect.which, effect.always)


def _slots_for(table: Table, seat: int, which: str, always: bool) -> list[str]:
    found = []
    for slot in slots_of(data_of(table), table.settings["people"]):
        on = holders(table, slot)
        if slot == ALWAYS:
            fits = always and which != "occupied"
        elif which == "free":
            fits = not on
        elif which == "occupied":
            fits = bool(on) and seat not in on
        else:
            fits = seat not in on
        if fits:
            found.append(slot)
    return found
