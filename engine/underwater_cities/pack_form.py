"""What packs for Underwater Cities look like, for the people who write them."""

from __future__ import annotations

from functools import cache
from typing import get_args

from engine.core.flow.by_hand import BY_HAND_EXAMPLE, ByHandEffect
from engine.core.flow.effect import Effect
from engine.core.game.pack_form import NameList, PackForm, PackSection, WordGroup, shipped_records
from engine.core.messages.message import msg
from engine.underwater_cities.card_fields import CARD_FIELDS, CONTRACT_FIELDS, METROPOLIS_FIELDS, thing
from engine.underwater_cities.cards import PACKAGE, BoardRow, CardRow, ContractRow, MetropolisRow, shipped_slots
from engine.underwater_cities.effects.vocabulary import AT_ONCE, STANDING, VOCABULARY
from engine.underwater_cities.goods import GOODS, Counted
from engine.underwater_cities.packs import FEATURES, PRODUCING, SCORING
from engine.underwater_cities.structures.graph import CITIES, SITES, TUNNELS


def _rules_of(words: tuple[type[Effect], ...]) -> tuple[type[Effect], ...]:
    """Those that the rules carry out; what people do may stand with all of them, and is listed once."""
    return tuple(word for word in words if word is not ByHandEffect)


@cache
def pack_form() -> PackForm:
    """The sections and words of a pack."""
    return PackForm(
        VOCABULARY,
        (
            PackSection(
                "cards",
                msg("underwater_cities.pack_section_cards", "cards"),
                CardRow,
                shipped_records(PACKAGE, "cards.json"),
                "number",
                hint=msg(
                    "underwater_cities.pack_hint_cards",
                    "The number is the one that is printed on the card. A card has exactly one effect. Cards of the "
                    "decks "
                    "special12 and special3 cost credits, the others nothing.",
                ),
                labels=CARD_FIELDS,
                group="deck",
                piece="card.",
                hand="hand",
                trial=("deck", "era1"),
            ),
            PackSection(
                "boards",
                msg("underwater_cities.pack_section_boards", "player boards"),
                BoardRow,
                shipped_records(PACKAGE, "boards.json"),
                effect_fields=(),
                hint=msg(
                    "underwater_cities.pack_hint_boards",
                    "“sites” says how many building sites a city has, if they are not three; “bonuses” what one gets "
                    "on a "
                    "site; “features” which sites bear a mark.",
                ),
            ),
            PackSection(
                "metropolises",
                msg("underwater_cities.pack_section_metropolises", "metropolises"),
                MetropolisRow,
                shipped_records(PACKAGE, "metropolises.json"),
                labels=METROPOLIS_FIELDS,
                group="colour",
                piece="metropolis.",
            ),
            PackSection(
                "contracts",
                msg("underwater_cities.pack_section_contracts", "government contracts"),
                ContractRow,
                shipped_records(PACKAGE, "contracts.json"),
                labels=CONTRACT_FIELDS,
                piece="contract.",
            ),
        ),
        (
            WordGroup(
                msg(
                    "underwater_cities.pack_words_at_once",
                    "At once: cards of the types instant and action, blue metropolises, contracts; also inside words",
                ),
                _rules_of(AT_ONCE),
            ),
            WordGroup(msg("underwater_cities.pack_words_standing", "Cards of the type permanent"), _rules_of(STANDING)),
            WordGroup(
                msg("underwater_cities.pack_words_production", "Cards of the type production"), _rules_of(PRODUCING)
            ),
            WordGroup(
                msg("underwater_cities.pack_words_scoring", "Cards of the type end_scoring, brown metropolises"),
                _rules_of(SCORING),
            ),
            WordGroup(msg("underwater_cities.pack_words_by_hand", "Wherever a word may stand"), (ByHandEffect,)),
        ),
        tuple(dict.fromkeys((*GOODS, *get_args(Counted)))),
        thing,
        (
            NameList(msg("underwater_cities.pack_names_cities", "City sites of a board"), CITIES),
            NameList(msg("underwater_cities.pack_names_tunnels", "Tunnel sites of a board"), tuple(TUNNELS)),
            NameList(
                msg("underwater_cities.pack_names_sites", "Building sites at a city; x is the expansion site"),
                tuple(f"CC.{site}" for site in SITES),
            ),
            NameList(msg("underwater_cities.pack_names_marks", "Marks of sites"), tuple(FEATURES)),
            NameList(
                msg("underwater_cities.pack_names_slots", "Action slots: side of the board, colour, place"),
                tuple(slot.removeprefix("slot.") for slot in shipped_slots()),
            ),
        ),
        (*shipped_records(PACKAGE, "slots.json"), BY_HAND_EXAMPLE),
    )
