"""Reading the table in the words of the game. Total on any table that hands can make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine.core.table.seats import own
from engine.core.table.table import Piece, Table
from engine.imperial_miners.cards import FACTION_BIT, MinersCards, Side, data_of
from engine.imperial_miners.effects import CheaperEffect, MoreEffect
from engine.imperial_miners.grid import below
from engine.imperial_miners.mines import LaidCard, free_cells
from engine.imperial_miners.places import MOST_SEATS

ROUNDS = 10
HAND_LIMIT = 8
MOST_GADGETS = 3

_SEATS = range(MOST_SEATS + 1)
HAND = own("hand")
CHOSEN = own("chosen")
SURFACE = own("surface")
RECORD = own("record")
MINES = own("mine.")
PICKAXE = tuple(f"pickaxe.{seat}" for seat in _SEATS)
DECK = tuple(f"deck.{level}" for level in range(5))
DISCARD = tuple(f"discard.{level}" for level in range(5))

# ---- where cards lie -------------------------------------------------------------------------------------------------


def card_at(table: Table, place: str) -> str | None:
    """The mine card that lies in a place."""
    there = table.places.get(place)
    if there is None or not there.pieces:
        return None
    piece = there.pieces[-1].id
    return piece if piece in table.data.level else None


def mine(table: Table, seat: int) -> list[LaidCard]:
    """(place, card) of a whole mine, row by row from the left."""
    level = data_of(table).level
    return [
        (place.id, place.pieces[-1].id)
        for place in table.existing_members(MINES[seat])
        if place.pieces and place.pieces[-1].id in level
    ]


def filled(table: Table, places: tuple[str, ...]) -> list[str]:
    """Those of some places in which a card lies."""
    known = table.places
    return [place for place in places if (there := known.get(place)) is not None and there.pieces]


def free_places(table: Table, seat: int, level: int) -> list[str]:
    """Where a card of a level may lie. Rules: imperial_miners/touch-above, imperial_miners/endless-surface (A4)."""
    return free_cells(table.places, mine(table, seat), data_of(table).level, seat, level)


def has_free_place(table: Table, seat: int, level: int) -> bool:
    """Can a card of a level be placed at all?"""
    if level == 1:
        return True
    known, levels = table.places, data_of(table).level
    for place in table.existing_members(MINES[seat]):
        if place.pieces and levels.get(place.pieces[-1].id) == level - 1:
            for lower in below(place.id):
                there = known.get(lower)
                if there is None or not there.pieces:
                    return True
    return False


# ---- what a seat has -------------------------------------------------------------------------------------------------


def coins(table: Table, seat: int) -> int:
    """Coins of a seat."""
    return table.places[SURFACE[seat]].counts.get("coin", 0)


def points(table: Table, seat: int) -> int:
    """Victory point tokens of a seat."""
    return table.places[SURFACE[seat]].counts.get("point", 0)


def hand(table: Table, seat: int) -> list[Piece]:
    """The hand of a seat. Do not change this list."""
    return table.places[HAND[seat]].pieces


def chosen_card(table: Table, seat: int) -> str | None:
    """The card a seat has chosen for this round."""
    pieces = table.places[CHOSEN[seat]].pieces
    return pieces[-1].id if pieces and pieces[-1].id in table.data.level else None


def price(table: Table, seat: int, card: str) -> int:
    """What a card costs a seat to play now, never below 0. Rules: imperial_miners/price (A25)."""
    cost = data_of(table).cost[card]
    if cost:
        cost -= table.places[RECORD[seat]].counts.get("cheaper", 0)
        for change in modifiers(table):
            if isinstance(change, CheaperEffect):
                cost -= change.n
    return cost if cost > 0 else 0


def playable(table: Table, seat: int) -> list[str]:
    """The hand cards that a seat can pay and place. Rules: imperial_miners/choose."""
    data: MinersCards = table.data
    purse = coins(table, seat)
    room: dict[int, bool] = {}
    found = []
    for piece in table.places[HAND[seat]].pieces:
        card = piece.id
        level = data.level.get(card)
        if level is None or (data.cost[card] > purse and price(table, seat, card) > purse):
            continue
        fits = room.get(level)
        if fits is None:
            fits = room[level] = has_free_place(table, seat, level)
        if fits:
            found.append(card)
    return found


def can_play(table: Table, seat: int) -> bool:
    """Has a seat a hand card that it can pay and place?"""
    data: MinersCards = table.data
    purse = coins(table, seat)
    for piece in table.places[HAND[seat]].pieces:
        level = data.level.get(piece.id)
        payable = level is not None and (data.cost[piece.id] <= purse or price(table, seat, piece.id) <= purse)
        if payable and level is not None and has_free_place(table, seat, level):
            return True
    return False


def faction_cards(table: Table, seat: int, faction: str) -> int:
    """Cards of a faction in a mine; a card of two factions counts for both. Rules: imperial_miners/factions."""
    bit, bits = FACTION_BIT[faction], data_of(table).bits
    return sum(1 for _, card in mine(table, seat) if bits[card] & bit)


def kinds(table: Table, seat: int) -> int:
    """Different factions in a mine."""
    return factions_among(data_of(table).bits, mine(table, seat))


def factions_among(bits: Mapping[str, int], laid: Iterable[LaidCard]) -> int:
    """Different factions of some cards."""
    found = 0
    for _, card in laid:
        found |= bits[card]
    return found.bit_count()


# ---- the round -------------------------------------------------------------------------------------------------------


def round_number(table: Table) -> int:
    """The present round; 0 before the first."""
    return table.places["state"].counts.get("round", 0)


def has_acted(table: Table, place: str) -> bool:
    """Was the card here activated this round? Rules: imperial_miners/once-per-round."""
    there = table.places.get(place)
    return there is not None and acted_in(round_number(table), there.counts)


def acted_in(number: int, counts: Mapping[str, int]) -> bool:
    """Was the card with these counts activated in this round?"""
    return counts.get("acted", 0) == number


def present_event(table: Table) -> str | None:
    """The event of this round."""
    pieces = table.places["event.now"].pieces
    return pieces[-1].id if pieces else None


def modifiers(table: Table) -> tuple[MoreEffect | CheaperEffect, ...]:
    """What the event of this round changes."""
    pieces = table.places["event.now"].pieces
    return table.data.modifiers.get(pieces[-1].id, ()) if pieces else ()


# ---- research --------------------------------------------------------------------------------------------------------


def side_of(table: Table, board: int) -> Side:
    """The side of a research board that is up."""
    return data_of(table).sides[f"{board}b" if table.pieces[f"board.{board}"].face else f"{board}a"]


@cache
def space_of(place: str) -> tuple[int, int] | None:
    """Board and number of a research space; None: it is none."""
    parts = place.split(".")
    if len(parts) != 3 or parts[0] != "research" or not (parts[1].isdecimal() and parts[2].isdecimal()):
        return None
    board, space = int(parts[1]), int(parts[2])
    return (board, space) if place == space_id(board, space) and 1 <= board <= 3 else None


@cache
def space_id(board: int, space: int) -> str:
    """The place of a research space."""
    return f"research.{board}.{space}"


def standing(table: Table, seat: int) -> tuple[int, int]:
    """Board and space of a seat's pickaxe; (0, 0): on no board yet. Rules: imperial_miners/pickaxe (A28)."""
    return space_of(table.pieces[PICKAXE[seat]].place.id) or (0, 0)
