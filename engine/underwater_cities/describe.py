"""What pieces and places of Underwater Cities are called."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.messages.message import Message, NounArg, SeatArg, msg
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.queries import building_in, card_of, is_upgraded
from engine.underwater_cities.rounds import ROUNDS
from engine.underwater_cities.structures.spots import building_site, city_site, slot_name, tunnel_site

_COMMON = {
    "era1": msg("underwater_cities.era_deck_one", "era deck I"),
    "era2": msg("underwater_cities.era_deck_two", "era deck II"),
    "era3": msg("underwater_cities.era_deck_three", "era deck III"),
    "discard": msg("underwater_cities.discard_pile", "discard pile"),
    "specials.deck": msg("underwater_cities.special_deck", "deck of Special cards"),
    "metropolises": msg("underwater_cities.unused_metropolises", "unused metropolises"),
    "clone": msg("underwater_cities.place_of_cloning_tile", "place of the cloning tile"),
    "federation.below": msg("underwater_cities.below_federation_track", "below the Federation track"),
    "order": msg("underwater_cities.order_of_play", "order of play"),
    "box": msg("table.box", "box"),
    "out": msg("underwater_cities.out_of_game", "out of the game"),
    "state": msg("underwater_cities.state_of_game", "state of the game"),
    "chance": msg("underwater_cities.state_of_game", "state of the game"),
}

OWN_HOLDINGS: Mapping[str, Message] = {
    "underwater_cities.hand_of_seat": msg("underwater_cities.your_hand", "Your cards"),
}
"""What these are called in words to whoever they belong to."""

SHORT_NAMES: Mapping[str, Message] = {
    "underwater_cities.federation_space": msg("underwater_cities.short_federation_space", "space {space}"),
}


def progress(table: Table) -> float:
    """By rounds."""
    return max(0, 2 * table.count_at("state", "round") - 1) / (2 * ROUNDS)


def status(table: Table) -> Message:
    """Era and round."""
    if not any(table.lanes):
        return msg("underwater_cities.status_game_over", "The game is over")
    if not table.count_at("state", "round"):
        return msg("underwater_cities.status_choosing_starting_cards", "Choosing the starting cards")
    return msg(
        "underwater_cities.status_era_and_round",
        "Era {era}, round {round} of {rounds}",
        era=max(1, table.count_at("state", "era")),
        round=table.count_at("state", "round"),
        rounds=ROUNDS,
    )


def piece_name(table: Table, piece: str) -> Message:
    """The name of a piece."""
    data = data_of(table)
    card = card_of(table, piece)
    if card is not None:
        return card.name
    if piece in data.contracts:
        return msg("underwater_cities.title_of_contract", "{title}", title=data.contracts[piece].name)
    kind, _, rest = piece.partition(".")
    match kind:
        case "metropolis":
            return msg("underwater_cities.metropolis", "metropolis")
        case "board":
            return msg(
                "underwater_cities.player_board", "player board {number}", number=int(rest) if rest.isdigit() else 0
            )
        case "tile":
            return msg(
                "underwater_cities.action_tile_of_seat",
                "action tile of {seat}",
                seat=SeatArg(int(rest.partition(".")[0])),
            )
        case "foreign":
            return msg("underwater_cities.foreign_action_tile", "foreign action tile")
        case "marker":
            return msg("underwater_cities.marker_of_seat", "marker of {seat}", seat=SeatArg(int(rest)))
        case "order":
            return msg("underwater_cities.order_marker_of_seat", "order marker of {seat}", seat=SeatArg(int(rest)))
    return msg("underwater_cities.cloning_tile", "action cloning tile")


def place_name(table: Table, place: str) -> Message:
    """The name of a place; a site is called by what stands there."""
    if place in _COMMON:
        return _COMMON[place]
    first, _, rest = place.partition(".")
    match first:
        case "supply":
            return msg("underwater_cities.supply", "supply: {what}", what=NounArg(rest))
        case "federation":
            return msg("underwater_cities.federation_space", "space {space} of the Federation track", space=int(rest))
        case "specials":
            return msg("underwater_cities.special_cards_on_offer", "Special cards on offer")
        case "contracts":
            return msg("underwater_cities.contracts_on_offer", "contracts on offer")
        case "slot":
            if rest == "AA":
                return msg("underwater_cities.always_available_slot", "always-available slot")
            return slot_name(rest.rpartition("/")[2])
    _, seat, what, *more = place.split(".")
    who = SeatArg(int(seat))
    match what:
        case "city":
            return msg("underwater_cities.city_site", "city site {name}", name=city_site(more[0]))
        case "tunnel":
            return _tunnel_name(table, place, tunnel_site(more[0]))
        case "site":
            return _site_name(table, place, more)
        case "metropolis":
            return msg("underwater_cities.metropolis_of_seat", "metropolis of {seat}", seat=who)
        case "hand":
            return msg("underwater_cities.hand_of_seat", "hand of {seat}", seat=who)
        case "draw":
            return msg("underwater_cities.cards_drawn_by_seat", "cards drawn by {seat}", seat=who)
        case "played":
            return msg("underwater_cities.played_card_of_seat", "played card of {seat}", seat=who)
        case "claimed":
            return msg("underwater_cities.cards_in_front_of_seat", "cards in front of {seat}", seat=who)
        case "under":
            return msg("underwater_cities.cards_under_board_of_seat", "cards under the board of {seat}", seat=who)
        case "tiles":
            return msg("underwater_cities.action_tiles_of_seat", "action tiles of {seat}", seat=who)
        case "stock":
            return msg("underwater_cities.goods_of_seat", "goods of {seat}", seat=who)
        case "contracts":
            return msg("underwater_cities.contracts_of_seat", "contracts of {seat}", seat=who)
    return msg("underwater_cities.board_of_seat", "board of {seat}", seat=who)


def _tunnel_name(table: Table, place: str, name: Message) -> Message:
    there = table.places.get(place)
    if there is None or not there.counts.get("tunnel", 0):
        return msg("underwater_cities.tunnel_site", "tunnel site {name}", name=name)
    if is_upgraded(there):
        return msg("underwater_cities.upgraded_tunnel", "upgraded tunnel {name}", name=name)
    return msg("underwater_cities.tunnel_there", "tunnel {name}", name=name)


def _site_name(table: Table, place: str, more: list[str]) -> Message:
    there = table.places.get(place)
    kind = building_in(there) if there is not None else ""
    name = building_site(*more[:2])
    if there is not None and kind and is_upgraded(there):
        return msg(
            "underwater_cities.upgraded_building_at_site", "upgraded {what} at {name}", what=NounArg(kind), name=name
        )
    if kind:
        return msg("underwater_cities.building_at_site", "{what} at {name}", what=NounArg(kind), name=name)
    return msg("underwater_cities.building_site", "building site {name}", name=name)
