"""The actions of a turn in few words: by section of the board, and building sites by their terrain.

Rules: barrage/turn.
"""

from __future__ import annotations

from functools import cache

from engine.barrage.board import SPACES, Space, Structure, Zone
from engine.barrage.placing import is_structure
from engine.barrage.tiles import ACTION_SPACES, BANK, CONTRACTS, TECHNOLOGY
from engine.core.flow.facet import Facet, FacetGroup
from engine.core.messages.icons import Glyph, Icon, IconRows, amount_icons
from engine.core.messages.message import AmountArg, LiteralArg, Message, NounArg, PieceArg, msg

_BUILD = FacetGroup(
    "build",
    msg("barrage.group_build", "Build"),
    ((Icon("base"),),),
    asks=msg("barrage.ask_what_to_build", "What do you build?"),
)
_COPY = FacetGroup(
    "copy",
    msg("barrage.group_copy_officer", "Copy an officer"),
    ((Icon("officer"),),),
    asks=msg("barrage.ask_which_officer", "Whom do you copy?"),
)
_WHERE: dict[Structure, Message] = {
    "base": msg("barrage.ask_where_base", "Where do you build the base?"),
    "elevation": msg("barrage.ask_where_elevation", "Which dam do you raise?"),
    "conduit": msg("barrage.ask_where_conduit", "Which conduit do you build?"),
    "powerhouse": msg("barrage.ask_where_powerhouse", "Where do you build the powerhouse?"),
}
_SECTION_ICONS: dict[str, IconRows] = {
    "turbine_station": ((Icon("turbine"),),),
    "water_management": ((Icon("drop"),),),
    "workshop": ((Icon("wheel"),),),
    "machinery_shop": ((Icon("machine"),),),
    "contract_office": ((Icon("contract"),),),
    "patent_office": ((Icon("technology"),),),
}
_MOST_SITES = 20
"""With more free spaces their terrain is asked first."""
_WHICH_SPACE = msg("barrage.ask_which_action_space", "Which action space do you take?")


@cache
def _section(name: str) -> FacetGroup:
    words = msg("barrage.group_section", "{section}", section=NounArg(name))
    return FacetGroup(name, words, _SECTION_ICONS.get(name, ()), asks=_WHICH_SPACE)


_BANK_GROUP = FacetGroup(
    "bank",
    msg("barrage.group_bank", "Bank"),
    ((Icon("credit"),),),
    thing=BANK,
    asks=msg("barrage.ask_how_many_to_bank", "How many engineers go to the bank?"),
)


@cache
def _kind(kind: Structure) -> FacetGroup:
    words = msg("barrage.group_structure", "{structure}", structure=NounArg(kind))
    return FacetGroup(kind, words, ((Icon(kind),),), asks=_WHERE[kind])


@cache
def _terrain(zone: Zone) -> FacetGroup:
    words = msg("barrage.group_terrain", "{terrain}", terrain=NounArg(zone))
    return FacetGroup(zone, words, ((Icon(zone),),), asks=msg("barrage.ask_which_site", "Which building space?"))


def _short_space(space: Space) -> tuple[Message, IconRows]:
    """A building space within its terrain, as the board numbers it."""
    match space.family:
        case "dam":
            if space.id.endswith(".upper"):
                return msg("barrage.short_upper_dam", "{number} upper", number=space.basin), ()
            return msg("barrage.short_lower_dam", "{number} lower", number=space.basin), ()
        case "conduit":
            code = msg("barrage.short_conduit", "{code}", code=LiteralArg(space.code))
            return code, (amount_icons(space.value, "energy"),)
    at = int(space.id.rpartition(".")[2])
    return msg("barrage.short_powerhouse", "{basin}/{number}", basin=space.basin, number=at), ()


def turn_facet(
    space: str, what: str, n: int, whole: Message, sites: int = 0, costs: tuple[tuple[str, int], ...] = ()
) -> Facet:
    """The short form of an action; `whole` is its label. Of a structure also how many spaces are free for it, and what
    it usually costs there.
    """
    if is_structure(what):
        there = SPACES[space]
        words, icons = _short_space(there)
        if sites > _MOST_SITES:
            return Facet(words, icons, steps=(_BUILD, _kind(what), _terrain(there.zone)), costs=costs)
        return Facet(words, icons, group=_terrain(there.zone), steps=(_BUILD, _kind(what)), costs=costs)
    if space == BANK:
        icons = (amount_icons(n, "credit"),)
        amount = msg("barrage.short_bank", "{engineers}", engineers=AmountArg(n, "engineer"))
        return Facet(amount, icons, steps=(_BANK_GROUP,))
    if what.startswith("officer."):
        return Facet(msg("barrage.short_officer", "{officer}", officer=PieceArg(what)), steps=(_COPY,))
    action = ACTION_SPACES.get(space)
    if action is None:
        return Facet(whole)
    return Facet(action.effect.text(), action.effect.icons(), steps=(_section(action.section),))


def tile_facet(tile: str, acts: str, whole: Message) -> Facet:
    """A technology tile in few words: what it builds, and what else it does. One that copies another is told whole."""
    if tile != acts:
        return Facet(whole)
    technology = TECHNOLOGY[acts]
    builds = technology.builds[0] if len(technology.builds) == 1 else "joker"
    words = msg("barrage.short_tile", "{builds}", builds=NounArg(builds))
    detail = technology.effects[0].text() if technology.effects else None
    return Facet(words, ((Icon(builds),),), detail)


def contract_facet(contract: str) -> Facet:
    """A contract in few words: the energy that it needs, and what it pays in icons."""
    printed = CONTRACTS[contract]
    rows = [row for effect in printed.reward for row in effect.icons()]
    paid = tuple(part for row in rows for part in row)
    words = msg("barrage.short_contract", "needs {energy}", energy=AmountArg(printed.energy, "energy"))
    return Facet(words, ((*amount_icons(printed.energy, "energy"), Glyph.ARROW, *paid),))
