"""What packs for Imperial Miners look like, for the people who write them."""

from __future__ import annotations

from functools import cache

from engine.core.flow.by_hand import BY_HAND_EXAMPLE
from engine.core.game.pack_form import PackForm, PackSection, WordGroup, shipped_records
from engine.core.messages.message import msg
from engine.imperial_miners.card_fields import BOARD_FIELDS, EVENT_FIELDS, MINE_FIELDS, SURFACE_FIELDS, thing
from engine.imperial_miners.cards import BOARD_EFFECTS, PACKAGE, BoardRecord, EventRecord, MineRecord, SurfaceRecord
from engine.imperial_miners.effects import VOCABULARY, MoreEffect
from engine.imperial_miners.numbers import FACTIONS, CountEffect, IfEffect

_NUMBERS = (CountEffect, IfEffect)


@cache
def pack_form() -> PackForm:
    """The sections and words of a pack."""
    return PackForm(
        VOCABULARY,
        (
            PackSection(
                "mine",
                msg("imperial_miners.pack_section_mine", "mine cards"),
                MineRecord,
                shipped_records(PACKAGE, "mine.json"),
                "number",
                alike=("level", 4),
                hint=msg(
                    "imperial_miners.pack_hint_mine",
                    "Numbers 1 to 36 are level I, 37 to 79 level II, 80 to 122 level III, 123 to 136 level IV. Cards "
                    "of "
                    "level II cost 2 coins, those of level III up to 13, the others nothing. A card has one or two "
                    "effects; "
                    "all cards of level IV have the same ones.",
                ),
                labels=MINE_FIELDS,
                group="level",
                piece="mine.",
                hand="hand",
            ),
            PackSection(
                "events",
                msg("imperial_miners.pack_section_events", "events"),
                EventRecord,
                shipped_records(PACKAGE, "events.json"),
                "number",
                labels=EVENT_FIELDS,
                group="kind",
                piece="event.",
            ),
            PackSection(
                "boards",
                msg("imperial_miners.pack_section_boards", "research boards"),
                BoardRecord,
                shipped_records(PACKAGE, "boards.json"),
                effect_fields=BOARD_EFFECTS,
                labels=BOARD_FIELDS,
            ),
            PackSection(
                "surface",
                msg("imperial_miners.pack_section_surface", "surface"),
                SurfaceRecord,
                shipped_records(PACKAGE, "surface.json"),
                labels=SURFACE_FIELDS,
            ),
        ),
        (
            WordGroup(
                msg("imperial_miners.pack_words_effects", "Mine cards, events, research boards and the surface"),
                tuple(word for word in VOCABULARY.kinds() if word not in (*_NUMBERS, MoreEffect)),
            ),
            WordGroup(msg("imperial_miners.pack_words_modifiers", "Events of the kind modifier"), (MoreEffect,)),
            WordGroup(msg("imperial_miners.pack_words_numbers", "In the place of a number"), _NUMBERS),
        ),
        FACTIONS,
        thing,
        examples=(BY_HAND_EXAMPLE,),
    )
