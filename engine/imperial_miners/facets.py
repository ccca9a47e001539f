"""Options of Imperial Miners in few words: cards by name and icons, effects by icons, spaces by what they give."""

from __future__ import annotations

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet
from engine.core.messages.icons import Icon
from engine.core.messages.message import AmountArg, LiteralArg, Message, NounArg, PieceArg, PlaceArg, msg
from engine.core.table.table import Table
from engine.imperial_miners.cards import ROMAN
from engine.imperial_miners.effects import icon_row, sentences
from engine.imperial_miners.facts import piece_icons

_FREE = msg("imperial_miners.short_free", "free")


def effect_facet(parts: tuple[Effect, ...]) -> Facet:
    """An effect: its icons before its sentence."""
    return Facet(sentences(parts), (icon_row(parts),))


def card_facet(table: Table, card: str | None, detail: Message | None = None) -> Facet | None:
    """A card: its name and what is printed on it; None: there is none."""
    if not card:
        return None
    return Facet(msg("imperial_miners.short_card", "{card}", card=PieceArg(card)), piece_icons(table, card), detail)


def priced_facet(table: Table, card: str, cost: int) -> Facet | None:
    """A card that is played, with its price."""
    price = msg("imperial_miners.short_price", "costs {price}", price=AmountArg(cost, "coin"))
    return card_facet(table, card, price if cost else _FREE)


def space_facet(place: str, parts: tuple[Effect, ...]) -> Facet:
    """A space of a research board by what it gives; where it lies is the detail."""
    where = msg("imperial_miners.short_space", "{place}", place=PlaceArg(place))
    row = icon_row(parts)
    return Facet(sentences(parts), (row,) if row else (), where)


def level_facet(level: int) -> Facet:
    """A deck."""
    return Facet(msg("imperial_miners.short_level", "level {level}", level=LiteralArg(ROMAN[level])))


def faction_facet(faction: str) -> Facet:
    """A faction by its emblem: cards show no other sign of it."""
    return Facet(msg("imperial_miners.short_faction", "{faction}", faction=NounArg(faction)), ((Icon(faction),),))
