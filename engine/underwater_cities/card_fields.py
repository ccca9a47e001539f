"""What the fields of cards, metropolises and contracts are called where people fill them in."""

from __future__ import annotations

from engine.core.game.pack_form import FieldLabel
from engine.core.messages.message import LiteralArg, Message, NounArg, msg


def _deck(name: str) -> Message:
    """A deck by what is printed on the backs of its cards."""
    return msg("underwater_cities.deck_name", "{name}", name=LiteralArg(name))


def thing(word: str) -> Message:
    """One of the things that cards speak of."""
    return msg("underwater_cities.thing_alone", "{thing}", thing=NounArg(word))


_COLOUR = msg("underwater_cities.field_colour", "colour")
CARD_FIELDS = (
    FieldLabel(
        "deck",
        msg("underwater_cities.field_deck", "deck"),
        {
            "era1": _deck("I"),
            "era2": _deck("II"),
            "era3": _deck("III"),
            "special12": _deck("S 1–2"),
            "special3": _deck("S 3"),
            "assistant": _deck("A"),
        },
    ),
    FieldLabel(
        "colour",
        _COLOUR,
        {
            "green": msg("underwater_cities.colour_green", "green"),
            "red": msg("underwater_cities.colour_red", "red"),
            "yellow": msg("underwater_cities.colour_yellow", "yellow"),
            "none": msg("underwater_cities.colour_none", "none"),
        },
    ),
    FieldLabel(
        "type",
        msg("underwater_cities.field_type", "kind"),
        {
            "instant": msg("underwater_cities.card_type_instant", "at once"),
            "action": msg("underwater_cities.card_type_action", "action"),
            "permanent": msg("underwater_cities.card_type_permanent", "lasting"),
            "production": msg("underwater_cities.card_type_production", "production"),
            "end_scoring": msg("underwater_cities.card_type_end_scoring", "at the end"),
        },
    ),
    FieldLabel("cost", msg("underwater_cities.field_cost", "credits")),
)
METROPOLIS_FIELDS = (
    FieldLabel(
        "colour",
        _COLOUR,
        {
            "brown": msg("underwater_cities.colour_brown", "brown"),
            "blue": msg("underwater_cities.colour_blue", "blue"),
        },
    ),
    FieldLabel("production", msg("underwater_cities.field_production", "in each Production")),
)
CONTRACT_FIELDS = (
    FieldLabel("needs", msg("underwater_cities.field_needs", "needed for it")),
    FieldLabel("upgraded", msg("underwater_cities.field_upgraded", "all of them upgraded")),
)
