"""What pieces and places of Underwater Cities are called, and what their words say."""

from __future__ import annotations

from engine.core.table import Table
from engine.core.text import Msg, SeatArg, Term, msg
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.queries import building_in, card_of, is_upgraded
from engine.underwater_cities.spots import building_site, city_site, slot_name, tunnel_site
from engine.underwater_cities.words import IfHave, Production

_COMMON = {
    "era1": msg("underwater_cities", "era deck I"),
    "era2": msg("underwater_cities", "era deck II"),
    "era3": msg("underwater_cities", "era deck III"),
    "discard": msg("underwater_cities", "discard pile"),
    "specials.deck": msg("underwater_cities", "deck of Special cards"),
    "metropolises": msg("underwater_cities", "unused metropolises"),
    "clone": msg("underwater_cities", "place of the cloning tile"),
    "federation.below": msg("underwater_cities", "below the Federation track"),
    "order": msg("underwater_cities", "order of play"),
    "box": msg("table", "box"),
    "out": msg("underwater_cities", "out of the game"),
    "state": msg("underwater_cities", "state of the game"),
    "chance": msg("underwater_cities", "state of the game"),
}


def piece_name(table: Table, piece: str) -> Msg:
    """The name of a piece."""
    data = data_of(table)
    card = card_of(table, piece)
    if card is not None:
        return card.name
    if piece in data.contracts:
        return data.contracts[piece].name
    kind, _, rest = piece.partition(".")
    match kind:
        case "metropolis":
            return msg("underwater_cities", "metropolis")
        case "board":
            return msg("underwater_cities", "player board {number}", number=int(rest) if rest.isdigit() else 0)
        case "tile":
            return msg("underwater_cities", "action tile of {seat}", seat=SeatArg(int(rest.partition(".")[0])))
        case "foreign":
            return msg("underwater_cities", "foreign action tile")
        case "marker":
            return msg("underwater_cities", "marker of {seat}", seat=SeatArg(int(rest)))
        case "order":
            return msg("underwater_cities", "order marker of {seat}", seat=SeatArg(int(rest)))
    return msg("underwater_cities", "action cloning tile")


def piece_words(table: Table, piece: str) -> tuple[Msg, ...]:
    """What a card or tile says."""
    data = data_of(table)
    card = card_of(table, piece)
    if card is not None:
        return (card.effect.words(),)
    if piece in data.metropolises:
        tile = data.metropolises[piece]
        found = [tile.effect.words()]
        if tile.production:
            found.append(Production(tile.production).words())
        return tuple(found)
    if piece in data.contracts:
        contract = data.contracts[piece]
        effect = contract.effect
        for what, least in contract.needs.items():
            effect = IfHave(least, what, effect, contract.upgraded)  # type: ignore[arg-type]  # a checked word
        return (effect.words(),)
    return ()


def place_name(table: Table, place: str) -> Msg:
    """The name of a place; a site is called by what stands there."""
    if place in _COMMON:
        return _COMMON[place]
    first, _, rest = place.partition(".")
    match first:
        case "supply":
            return msg("underwater_cities", "supply: {what}", what=Term(rest))
        case "federation":
            return msg("underwater_cities", "space {space} of the Federation track", space=int(rest))
        case "specials":
            return msg("underwater_cities", "Special cards on offer")
        case "contracts":
            return msg("underwater_cities", "contracts on offer")
        case "slot":
            if rest == "AA":
                return msg("underwater_cities", "always-available slot")
            return slot_name(rest.rpartition("/")[2])
    _, seat, what, *more = place.split(".")
    who = SeatArg(int(seat))
    match what:
        case "city":
            return msg("underwater_cities", "city site {name}", name=city_site(more[0]))
        case "tunnel":
            return msg("underwater_cities", "tunnel site {name}", name=tunnel_site(more[0]))
        case "site":
            return _site_name(table, place, more)
        case "metropolis":
            return msg("underwater_cities", "metropolis of {seat}", seat=who)
        case "hand":
            return msg("underwater_cities", "hand of {seat}", seat=who)
        case "draw":
            return msg("underwater_cities", "cards drawn by {seat}", seat=who)
        case "played":
            return msg("underwater_cities", "played card of {seat}", seat=who)
        case "claimed":
            return msg("underwater_cities", "cards in front of {seat}", seat=who)
        case "under":
            return msg("underwater_cities", "cards under the board of {seat}", seat=who)
        case "tiles":
            return msg("underwater_cities", "action tiles of {seat}", seat=who)
        case "stock":
            return msg("underwater_cities", "goods of {seat}", seat=who)
        case "contracts":
            return msg("underwater_cities", "contracts of {seat}", seat=who)
    return msg("underwater_cities", "board of {seat}", seat=who)


def _site_name(table: Table, place: str, more: list[str]) -> Msg:
    there = table.places.get(place)
    kind = building_in(there) if there is not None else ""
    name = building_site(*more[:2])
    if there is not None and kind and is_upgraded(there):
        return msg("underwater_cities", "upgraded {what} at {name}", what=Term(kind), name=name)
    if kind:
        return msg("underwater_cities", "{what} at {name}", what=Term(kind), name=name)
    return msg("underwater_cities", "building site {name}", name=name)
