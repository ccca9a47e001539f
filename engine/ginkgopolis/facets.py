"""What a card can be played for, in few words. Rules: ginkgopolis/commit."""

from __future__ import annotations

from functools import cache

from engine.core.flow.facet import Facet, FacetGroup
from engine.core.messages.icons import Icon
from engine.core.messages.message import Message, PieceArg, msg

_EXPLOIT = msg("ginkgopolis.short_exploit", "Exploit, without a tile")
_TOO_POOR = msg("ginkgopolis.short_unaffordable", "cannot be paid now: would be exploited")


@cache
def _card(card: str) -> FacetGroup:
    return FacetGroup(
        card,
        msg("ginkgopolis.group_card", "{card}", card=PieceArg(card)),
        thing=card,
        asks=msg("ginkgopolis.ask_how_to_play_card", "{card}: how do you play it?", card=PieceArg(card)),
    )


def commit_facet(card: str, tile: str, is_urbanization: bool, is_unaffordable: bool) -> Facet:
    """A card alone, or with a tile."""
    if not tile:
        return Facet(_EXPLOIT, ((Icon("exploit"),),), steps=(_card(card),))
    icon, words = ("urbanize", _urbanize(tile)) if is_urbanization else ("construct", _construct(tile))
    return Facet(words, ((Icon(icon),),), _TOO_POOR if is_unaffordable else None, steps=(_card(card),))


@cache
def _urbanize(tile: str) -> Message:
    return msg("ginkgopolis.short_urbanize", "Urbanize with {tile}", tile=PieceArg(tile))


@cache
def _construct(tile: str) -> Message:
    return msg("ginkgopolis.short_construct", "Construct with {tile}", tile=PieceArg(tile))
