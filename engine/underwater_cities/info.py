"""The hooks of the game: what the kernel asks of Underwater Cities, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game.game import MEDIUM, Game, GameOption, Introduction, IntroductionStep, OptionValue
from engine.core.game.pack_form import PackForm
from engine.core.messages.message import Message, msg
from engine.core.table.blueprint import Blueprint
from engine.underwater_cities import (
    action_cards,
    asking,
    audit,
    audit_rounds,
    by_hand,
    causes,
    describe,
    explain,
    packs,
    places,
    printed,
    scoring,
    slots,
    specials,
    valuation,
)
from engine.underwater_cities.cards import EDITION, shipped
from engine.underwater_cities.effects import goods, outputs, parts
from engine.underwater_cities.effects.meanings import EFFECTS
from engine.underwater_cities.effects.vocabulary import AT_ONCE
from engine.underwater_cities.own_deeds import OWN_DEEDS
from engine.underwater_cities.pack_form import pack_form
from engine.underwater_cities.setup import SetupStep
from engine.underwater_cities.structures import build_upgrade, building, lacking, upgrading
from engine.underwater_cities.teaching import PAGES

_FAMILIES = (
    action_cards,
    build_upgrade,
    building,
    by_hand,
    goods,
    lacking,
    outputs,
    parts,
    slots,
    specials,
    upgrading,
)
"""Each gives words their meaning when it is read in."""
EFFECTS.require(AT_ONCE)


class UnderwaterCities(Game):
    """The base game for one to four."""

    id = "underwater_cities"
    title = msg("underwater_cities.game_name", "Underwater Cities")
    version = 1
    seat_counts = (1, 2, 3, 4)
    teaching = PAGES
    introduction = Introduction(
        msg("underwater_cities.introduction_first_game", "Everybody plays on the basic side; no government contracts."),
        msg("underwater_cities.introduction_known_game", "Advanced boards and government contracts can be chosen."),
        (
            IntroductionStep("card", msg("underwater_cities.introduction_card", "A card and a slot")),
            IntroductionStep("city", msg("underwater_cities.introduction_build", "Cities, tunnels, buildings")),
            IntroductionStep("upgrade", msg("underwater_cities.introduction_upgrade", "Upgrade them")),
            IntroductionStep("production", msg("underwater_cities.introduction_production", "Production")),
        ),
        line=msg("underwater_cities.introduction_line", "Cities under glass: build, connect, produce!"),
        aim=msg(
            "underwater_cities.introduction_aim",
            "You build on the sea floor: cities under glass domes, tunnels between them, farms and "
            "laboratories beside them. A turn is one card and one action slot; if their colours "
            "match, the card works too. Your network produces three times, and in the end the most "
            "points win.",
        ),
        length=msg("underwater_cities.introduction_length", "10 rounds"),
        difficulty=MEDIUM,
        facts=(
            IntroductionStep(
                "timeline",
                msg("underwater_cities.introduction_length_in_full", "10 rounds · about 40 minutes a person"),
            ),
            IntroductionStep(
                "point", msg("underwater_cities.introduction_points", "points: production, cities, cards")
            ),
        ),
    )
    options = (
        GameOption(
            "boards",
            msg("underwater_cities.option_boards", "Player boards"),
            msg(
                "underwater_cities.option_boards_tip",
                "Advanced boards have special sites. Alone you always play on one of them.",
            ),
            (
                OptionValue(0, msg("underwater_cities.option_boards_basic", "Basic side")),
                OptionValue(1, msg("underwater_cities.option_boards_advanced", "Advanced side")),
            ),
            seats=(2, 3, 4),
            first_game=0,
        ),
        GameOption(
            "contracts",
            msg("underwater_cities.option_contracts", "Government contracts"),
            msg(
                "underwater_cities.option_contracts_tip",
                "Three contracts; the first player to meet a contract's condition may claim it.",
            ),
            (
                OptionValue(0, msg("underwater_cities.option_contracts_without", "Without")),
                OptionValue(1, msg("underwater_cities.option_contracts_with", "With")),
            ),
            seats=(2, 3, 4),
            first_game=0,
        ),
        GameOption(
            "metropolises",
            msg("underwater_cities.option_metropolises", "Blue metropolises"),
            msg("underwater_cities.option_metropolises_tip", "Who decides which of the two lies in which corner."),
            (
                OptionValue(0, msg("underwater_cities.option_metropolises_chance", "Chance")),
                OptionValue(1, msg("underwater_cities.option_metropolises_owner", "Their owner")),
            ),
        ),
        GameOption(
            "solo_start",
            msg("underwater_cities.option_foreign_tiles", "Foreign tiles"),
            msg("underwater_cities.option_foreign_tiles_tip", "On which slot of each colour the foreign tiles start."),
            (
                OptionValue(0, msg("underwater_cities.option_foreign_tiles_first_slot", "First slot")),
                OptionValue(1, msg("underwater_cities.option_foreign_tiles_second_slot", "Second slot")),
                OptionValue(2, msg("underwater_cities.option_foreign_tiles_third_slot", "Third slot")),
                OptionValue(3, msg("underwater_cities.option_foreign_tiles_fourth_slot", "Fourth slot")),
            ),
            seats=(1,),
        ),
    )
    part_closing = msg("underwater_cities.production_word", "production")
    setup_frame = SetupStep
    result = staticmethod(scoring.score)
    findings = staticmethod(audit.findings)
    resume_points = staticmethod(audit_rounds.resume_points)
    storage_places = staticmethod(audit.homes)
    short_names = describe.SHORT_NAMES
    cause_in_words = staticmethod(causes.cause_in_words)
    own_deeds = OWN_DEEDS
    own_holdings = describe.OWN_HOLDINGS
    status = staticmethod(describe.status)
    progress = staticmethod(describe.progress)
    piece_name = staticmethod(describe.piece_name)
    place_name = staticmethod(describe.place_name)
    piece_text = staticmethod(printed.piece_words)
    piece_icons = staticmethod(printed.piece_icons)
    piece_signs = staticmethod(printed.piece_signs)
    piece_facts = staticmethod(printed.piece_facts)
    place_icons = staticmethod(printed.place_icons)
    place_facts = staticmethod(printed.place_facts)
    explain_drag = staticmethod(explain.explain)
    quiz_kinds = asking.KINDS
    quiz_questions = staticmethod(asking.quiz_questions)
    evaluate = staticmethod(valuation.value)
    aspects = staticmethod(valuation.aspects)
    quick_answer = staticmethod(valuation.quick_answer)
    stage = staticmethod(valuation.stage)
    builtin_data = staticmethod(shipped)
    latest_edition = EDITION
    read_pack = staticmethod(packs.equip)
    supports_packs = True

    @property
    def pack_form(self) -> PackForm | None:
        return pack_form()

    def part_name(self, number: int) -> Message | None:
        return msg("underwater_cities.era_name", "Era {era}", era=number)

    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        return places.blueprint(self.data, people, chosen)


UNDERWATER_CITIES = UnderwaterCities()
