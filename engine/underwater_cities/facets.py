"""Options of Underwater Cities in few words: slots by colour, sites by where their city lies."""

from __future__ import annotations

from functools import cache

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, FacetGroup
from engine.core.messages.icons import Icon
from engine.core.messages.message import AmountArg, Message, NounArg, PieceArg, msg
from engine.underwater_cities.cards import Card, Slot
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import goods
from engine.underwater_cities.structures.sites import spot
from engine.underwater_cities.structures.spots import building_site, city_site, tunnel_site

_MATCH = {
    "green": msg("underwater_cities.group_green_match", "Green slot: the card works too"),
    "red": msg("underwater_cities.group_red_match", "Red slot: the card works too"),
    "yellow": msg("underwater_cities.group_yellow_match", "Yellow slot: the card works too"),
}
_OTHER = FacetGroup("other", msg("underwater_cities.group_other_colour", "Other colour: only the slot works"))
_CLONING = msg("underwater_cities.short_cloning", "cloned for 1 credit")


@cache
def _card_group(card: str) -> FacetGroup:
    return FacetGroup(
        card,
        msg("underwater_cities.group_card", "{card}", card=PieceArg(card)),
        thing=card,
        asks=msg("underwater_cities.ask_which_slot", "“{card}”: onto which slot?", card=PieceArg(card)),
    )


@cache
def _match_group(colour: str) -> FacetGroup:
    return FacetGroup("match", _MATCH[colour], is_best=True)


def short_words(effect: Effect) -> Message:
    """An effect in the fewest words that its icons stand for: 2 cards, 1 upgrade; of what has none the sentence."""
    match effect:
        case words.GainEffect():
            return msg("underwater_cities.short_goods", "{goods}", goods=goods(effect.goods))
        case words.GainDistinctEffect():
            return msg("underwater_cities.short_distinct_goods", "%n different resource(s)", effect.n)
        case words.BuildEffect() if effect.cost == "usual" and not effect.discount and not effect.expansion:
            return msg("underwater_cities.short_build", "{amount}", amount=AmountArg(effect.n, effect.what))
        case words.UpgradeEffect():
            return msg("underwater_cities.short_upgrade", "{amount}", amount=AmountArg(effect.n, "upgrade"))
        case words.FederationEffect():
            return msg("underwater_cities.short_federation", "%n space(s) on the Federation track", effect.n)
        case words.UseActionCardEffect():
            return msg("underwater_cities.short_use_action_card", "%n action card(s)", effect.n)
        case words.TakeSpecialEffect():
            return msg("underwater_cities.short_build", "{amount}", amount=AmountArg(1, "special"))
        case words.PartsEffect():
            whole = short_words(effect.of[0])
            for part in effect.of[1:]:
                whole = msg("underwater_cities.short_both", "{one}, {other}", one=whole, other=short_words(part))
            return whole
        case words.ChoiceEffect():
            whole = short_words(effect.of[0])
            for part in effect.of[1:]:
                whole = msg("underwater_cities.short_either", "{one} or {other}", one=whole, other=short_words(part))
            return whole
    return effect.text()


def effect_facet(effect: Effect) -> Facet:
    """A part of a slot or card: its icons and a few words."""
    return Facet(short_words(effect), effect.icons())


def card_facet(piece: str, card: Card | None) -> Facet | None:
    """A card that is offered: its name, its icons and, if it has one, its price."""
    if card is None:
        return None
    price = msg("underwater_cities.short_price", "costs {cost}", cost=AmountArg(card.cost, "credit"))
    name = msg("underwater_cities.group_card", "{card}", card=PieceArg(piece))
    return Facet(name, card.effect.icons(), price if card.cost else None)


def play_facet(card: str, played: Card | None, slot: Slot, clone: bool) -> Facet:
    """A card on a slot."""
    matches = played is not None and played.colour == slot.colour and slot.colour in _MATCH
    group = _match_group(slot.colour) if matches else _OTHER
    return Facet(
        short_words(slot.effect),
        slot.effect.icons(),
        _CLONING if clone else None,
        group if card else None,
        (_card_group(card),) if card else (),
    )


# ---- sites -----------------------------------------------------------------------------------------------------------

_ROWS = {
    "upper": FacetGroup("upper", msg("underwater_cities.group_upper_cities", "Upper cities")),
    "middle": FacetGroup("middle", msg("underwater_cities.group_middle_cities", "Middle cities")),
    "lower": FacetGroup("lower", msg("underwater_cities.group_lower_cities", "Lower cities")),
}
_ROW_OF = {"UL": "upper", "TM": "upper", "UR": "upper", "LM": "middle", "CC": "middle", "RM": "middle"}


@cache
def _build_group(kind: str) -> FacetGroup:
    return FacetGroup(
        kind,
        msg("underwater_cities.group_kind", "{kind}", kind=NounArg(kind)),
        ((Icon(kind),),),
        f"supply.{kind}",
        msg("underwater_cities.ask_where_to_build", "{kind}: where do you build?", kind=NounArg(kind)),
    )


def _short_site(place: str) -> tuple[Message, FacetGroup | None]:
    """Where something stands, and in which row of cities."""
    what, name, site = spot(place)
    row = _ROWS[_ROW_OF.get(name, "lower")]
    match what:
        case "site":
            return building_site(name, site), row
        case "tunnel":
            return tunnel_site(name), None
    return city_site(name), None


def build_facet(kind: str, place: str) -> Facet:
    """A structure at a site."""
    words, row = _short_site(place)
    return Facet(words, group=row, steps=(_build_group(kind),))


@cache
def _kind_group(kind: str) -> FacetGroup:
    return FacetGroup(kind, msg("underwater_cities.group_kind", "{kind}", kind=NounArg(kind)), ((Icon(kind),),))


def upgrade_facet(kind: str, place: str) -> Facet:
    """A structure to be upgraded, by what it is."""
    return Facet(_short_site(place)[0], group=_kind_group(kind))
