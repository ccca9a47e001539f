"""What is printed on the pieces and places of Underwater Cities: words, icons, and facts by name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.flow.effect import Effect
from engine.core.messages.icons import Figure, Icon, IconRow, IconRows
from engine.core.messages.message import Message
from engine.core.messages.teaching import IconMeaning
from engine.core.table.table import Table
from engine.underwater_cities.cards import PlayerBoard, data_of
from engine.underwater_cities.economy import TRACK
from engine.underwater_cities.effects.icon_rows import few_icons, goods_icons
from engine.underwater_cities.effects.vocabulary import IfHaveEffect, ProductionEffect
from engine.underwater_cities.goods import GOODS
from engine.underwater_cities.places import ENDLESS
from engine.underwater_cities.queries import board_of, card_of, sites_of
from engine.underwater_cities.slot_queries import ALWAYS
from engine.underwater_cities.structures.sites import site_key, spot
from engine.underwater_cities.structures.special_sites import SPECIAL_SITES, special_site
from engine.underwater_cities.teaching import SIGNS

_TRACK: dict[str, IconRow] = {
    "federation.below": (Icon("federation"),),
    **{f"federation.{space}": (Figure(str(space)), *goods_icons(given)) for space, given in TRACK.items()},
}
_ENDLESS = {f"supply.{kind}": kind for kind in ENDLESS}


# ---- pieces ----------------------------------------------------------------------------------------------------------


def effects_on(table: Table, piece: str) -> tuple[Effect, ...]:
    """The effects that a card or tile bears, as it states them."""
    data = data_of(table)
    card = card_of(table, piece)
    if card is not None:
        return (card.effect,)
    if piece in data.metropolises:
        tile = data.metropolises[piece]
        return (tile.effect, ProductionEffect(tile.production)) if any(tile.production.values()) else (tile.effect,)
    if piece in data.contracts:
        contract = data.contracts[piece]
        effect = contract.effect
        for what, least in contract.needs.items():
            effect = IfHaveEffect(least, what, effect, contract.upgraded)  # type: ignore[arg-type]  # a checked word
        return (effect,)
    return ()


def piece_words(table: Table, piece: str) -> tuple[Message, ...]:
    """What a card or tile says."""
    return tuple(effect.text() for effect in effects_on(table, piece))


def piece_icons(table: Table, piece: str) -> IconRows:
    """What a card or tile shows."""
    return tuple(row for effect in effects_on(table, piece) for row in effect.icons())


def piece_signs(table: Table, piece: str) -> tuple[IconMeaning, ...]:
    """What the sign on the spine of a card means."""
    card = card_of(table, piece)
    return (SIGNS[card.type],) if card is not None else ()


def piece_facts(table: Table, piece: str) -> Mapping[str, int | str]:
    """Of a card `colour`, `type`, `deck`, `cost`, `number` and `source`; of a metropolis `colour`."""
    card = card_of(table, piece)
    if card is not None:
        return {
            "colour": card.colour,
            "type": card.type,
            "deck": card.deck,
            "cost": card.cost,
            "number": card.number,
            "source": card.source,
        }
    tile = data_of(table).metropolises.get(piece)
    return {"colour": tile.colour} if tile is not None else {}


# ---- places ----------------------------------------------------------------------------------------------------------


def place_icons(table: Table, place: str) -> IconRows:
    """The action of a slot, what a space of the Federation track gives, the bonus of a site and, after it, its plate if
    it is special.
    """
    if place in _TRACK:
        return (_TRACK[place],)
    slot = data_of(table).slots.get(place)
    if slot is not None:
        return slot.effect.icons()
    board = _board_under(table, place)
    if board is None:
        return ()
    key = site_key(place)
    return tuple(row for row in (_bonus_icons(board, key), special_site(board.feature.get(key)).icons()) if row)


def _bonus_icons(board: PlayerBoard, key: str) -> IconRow:
    bonus = board.bonuses.get(key)
    if bonus is None:
        return ()
    return tuple(part for good in (*GOODS, "federation") if bonus.get(good) for part in few_icons(bonus[good], good))


def place_facts(table: Table, place: str) -> Mapping[str, int | str]:
    """Of a slot its `colour` and whether it is `always_available`; of a supply that is `endless` the kind; of a
    building site that the board has `site`, normal or expansion.

    A site with a `bonus` shows it in its first row of icons; a `special` one has its plate in the last, perhaps
    `shared_with` another site.
    """
    if place in _ENDLESS:
        return {"endless": _ENDLESS[place]}
    slot = data_of(table).slots.get(place)
    if slot is not None:
        return {"colour": slot.colour, "always_available": int(place == ALWAYS)}
    board = _board_under(table, place)
    if board is None:
        return {}
    found: dict[str, int | str] = {}
    what, name, site = spot(place)
    seat = table.places[place].owner
    if site == "x":
        found["site"] = "expansion"
    elif what == "site" and site in sites_of(table, seat, name):
        found["site"] = "normal"
    key = site_key(place)
    if _bonus_icons(board, key):
        found["bonus"] = 1
    if board.feature.get(key) in SPECIAL_SITES:
        found["special"] = 1
        other = next((other for other in board.pairs if other != name), "")
        if name in board.pairs and other:
            found["shared_with"] = f"seat.{seat}.tunnel.{other}"
    return found


def _board_under(table: Table, place: str) -> PlayerBoard | None:
    """The player board on which a site lies; None: it is no site, or its seat has no board yet."""
    match place.split("."):
        case ["seat", seat, "city" | "tunnel" | "site", _, *_]:
            return board_of(table, int(seat))
    return None
