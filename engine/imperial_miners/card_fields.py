"""What the fields of mine cards, events and boards are called where people fill them in."""

from __future__ import annotations

from engine.core.game.pack_form import FieldLabel
from engine.core.messages.message import LiteralArg, Message, NounArg, msg
from engine.imperial_miners.cards import ROMAN


def _level(number: int) -> Message:
    return msg("imperial_miners.level_name", "{number}", number=LiteralArg(ROMAN[number]))


def thing(word: str) -> Message:
    """One of the things that cards speak of."""
    return msg("imperial_miners.thing_alone", "{thing}", thing=NounArg(word))


MINE_FIELDS = (
    FieldLabel("level", msg("imperial_miners.field_level", "level"), {one: _level(one) for one in ROMAN}),
    FieldLabel("cost", msg("imperial_miners.field_cost", "coins")),
    FieldLabel("factions", msg("imperial_miners.field_factions", "factions")),
    FieldLabel(
        "carts",
        msg("imperial_miners.field_carts", "half carts"),
        {
            "L": msg("imperial_miners.edge_left", "left"),
            "R": msg("imperial_miners.edge_right", "right"),
            "TL": msg("imperial_miners.edge_top_left", "top left"),
            "TR": msg("imperial_miners.edge_top_right", "top right"),
            "BL": msg("imperial_miners.edge_bottom_left", "bottom left"),
            "BR": msg("imperial_miners.edge_bottom_right", "bottom right"),
            "": msg("imperial_miners.cart_none", "none"),
            "empty": msg("imperial_miners.cart_empty", "empty"),
            "loaded": msg("imperial_miners.cart_loaded", "loaded"),
        },
    ),
)
EVENT_FIELDS = (
    FieldLabel(
        "kind",
        msg("imperial_miners.field_event_kind", "when it counts"),
        {
            "immediate": msg("imperial_miners.event_immediate", "at once"),
            "modifier": msg("imperial_miners.event_modifier", "all round long"),
            "end_of_round": msg("imperial_miners.event_end_of_round", "at the end of the round"),
        },
    ),
)
BOARD_FIELDS = (
    FieldLabel("lowest", msg("imperial_miners.field_lowest", "the lowest space")),
    FieldLabel("spaces", msg("imperial_miners.field_spaces", "the spaces above, from below")),
)
SURFACE_FIELDS = (FieldLabel("effects", msg("imperial_miners.field_surface_effects", "the three effects")),)
