"""The numbers that effects depend on, counted in the player's mine at the moment a part is carried out."""

from __future__ import annotations

from engine.core.table.table import Table
from engine.imperial_miners.cards import FACTION_BIT, data_of
from engine.imperial_miners.carts import full_carts
from engine.imperial_miners.grid import above, below, beside, neighbours
from engine.imperial_miners.numbers import CountEffect, Number, Thing
from engine.imperial_miners.queries import HAND, MINES, RECORD, card_at, faction_cards, filled, kinds, mine, standing


def number(table: Table, seat: int, place: str, n: Number) -> int:
    """A number of an effect of the card in a place. Rules: imperial_miners/counting."""
    if isinstance(n, int):
        return n
    if isinstance(n, CountEffect):
        counted = n.each * (count(table, seat, place, n.of, n.faction) // n.per)
        if n.most is not None and counted > n.most:
            counted = n.most
        return max(n.base + counted, n.least)
    reached = count(table, seat, place, n.of, n.faction) >= n.least
    return number(table, seat, place, n.then if reached else n.otherwise)


def count(table: Table, seat: int, place: str, of: Thing, faction: str | None = None) -> int:
    """How many of a thing there are; `place` is that of the acting card, empty for events, boards and the surface."""
    match of:
        case "faction":
            return faction_cards(table, seat, faction) if faction else 0
        case "others":
            return _others(table, seat, place, faction)
        case "kinds":
            return kinds(table, seat)
        case "cave_ins":
            return sum(there.counts.get("cave_in", 0) for there in table.existing_members(MINES[seat]))
        case "gadgets":
            return sum(there.counts.get("gadget", 0) for there in table.existing_members(MINES[seat]))
        case "gadgets_here":
            there = table.places.get(place)
            return 0 if there is None else there.counts.get("gadget", 0)
        case "full_carts":
            return full_carts(table, seat)
        case "position":
            return standing(table, seat)[1]
        case "progress" | "completed":
            return table.places[RECORD[seat]].counts.get(of, 0)
        case "neighbours":
            return len(filled(table, neighbours(place)))
        case "above":
            return len(filled(table, above(place)))
        case "below":
            return len(filled(table, below(place)))
        case "beside":
            return len(filled(table, beside(place)))
        case "kin":
            return _kin(table, place)
        case "row":
            card = card_at(table, place)
            levels = data_of(table).level
            level = levels[card] if card else 0
            return sum(1 for _, other in mine(table, seat) if levels[other] == level)
        case "hand":
            return len(table.places[HAND[seat]].pieces)


def _others(table: Table, seat: int, place: str, faction: str | None) -> int:
    """Cards of a faction in the mine without the acting one."""
    if not faction:
        return 0
    acting = card_at(table, place)
    own = acting is not None and bool(data_of(table).bits[acting] & FACTION_BIT[faction])
    return faction_cards(table, seat, faction) - own


def _kin(table: Table, place: str) -> int:
    """Touching cards that share a faction with the acting one."""
    acting = card_at(table, place)
    if acting is None:
        return 0
    bits = data_of(table).bits
    return sum(
        1 for other in filled(table, neighbours(place)) if bits.get(card_at(table, other) or "", 0) & bits[acting]
    )
