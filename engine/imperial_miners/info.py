"""The hooks of the game: what the kernel asks of Imperial Miners, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game.game import EASY, Game, GameOption, Introduction, IntroductionStep, OptionValue
from engine.core.game.pack_form import PackForm
from engine.core.messages.message import msg
from engine.core.table.blueprint import Blueprint
from engine.core.table.view import SeatView
from engine.imperial_miners import (
    asking,
    audit,
    describe,
    explain,
    facts,
    packs,
    places,
    queries,
    scoring,
    valuation,
)
from engine.imperial_miners.cards import EDITION, shipped
from engine.imperial_miners.effects import NESTED, VOCABULARY
from engine.imperial_miners.own_deeds import OWN_DEEDS
from engine.imperial_miners.pack_form import pack_form
from engine.imperial_miners.perform import EFFECTS
from engine.imperial_miners.setup import SetupStep
from engine.imperial_miners.teaching import PAGES

EFFECTS.require(word for word in VOCABULARY.kinds() if word not in NESTED)


class ImperialMiners(Game):
    """One to five players at once, ten rounds; the cards are a house set."""

    id = "imperial_miners"
    title = msg("imperial_miners.game_title", "Imperial Miners")
    version = 1
    seat_counts = (1, 2, 3, 4, 5)
    teaching = PAGES
    introduction = Introduction(
        msg("imperial_miners.introduction_first_game", "Everybody begins with six cards and keeps them all."),
        msg("imperial_miners.introduction_known_game", "Everybody draws eight cards and chooses four of them."),
        (
            IntroductionStep("card", msg("imperial_miners.introduction_card", "Choose a card")),
            IntroductionStep("deep", msg("imperial_miners.introduction_place", "Lay it in the mine")),
            IntroductionStep("activate", msg("imperial_miners.introduction_chain", "The chain up to the surface")),
            IntroductionStep("pickaxe", msg("imperial_miners.introduction_research", "Research")),
        ),
        line=msg("imperial_miners.introduction_line", "Dig your mine: one card wakes the next!"),
        aim=msg(
            "imperial_miners.introduction_aim",
            "You dig below the hill: each round one card comes into your mine. What you lay there "
            "starts to work, and in every row above it wakes one more card, all the way up to the "
            "surface. In the end whoever has the most gems, which are victory points, wins.",
        ),
        length=msg("imperial_miners.introduction_length", "10 rounds"),
        difficulty=EASY,
        facts=(
            IntroductionStep("timeline", msg("imperial_miners.introduction_length_in_full", "10 rounds")),
            IntroductionStep("point", msg("imperial_miners.introduction_points", "points: gems")),
        ),
    )
    options = (
        GameOption(
            "first_game",
            msg("imperial_miners.starting_hand_title", "Starting hand"),
            msg(
                "imperial_miners.starting_hand_tip", "For a first game keep all six cards; later choose four of eight."
            ),
            (
                OptionValue(0, msg("imperial_miners.option_four_of_eight_cards", "Four of eight cards")),
                OptionValue(1, msg("imperial_miners.option_first_game_six_cards", "First game: six cards")),
            ),
            first_game=1,
        ),
        GameOption(
            "lowest_pays",
            msg("imperial_miners.lowest_research_space_title", "Lowest research space"),
            msg(
                "imperial_miners.lowest_research_space_tip",
                "Does a pickaxe that arrives from a completed board get this bonus? "
                "In the house set this space is empty.",
            ),
            (
                OptionValue(0, msg("imperial_miners.option_lowest_space_pays_nothing", "Pays nothing")),
                OptionValue(1, msg("imperial_miners.option_lowest_space_pays", "Pays")),
            ),
        ),
    )
    own_names = describe.OWN_NAMES
    own_holdings = describe.OWN_HOLDINGS
    own_deeds = OWN_DEEDS
    setup_frame = SetupStep
    result = staticmethod(scoring.score)
    findings = staticmethod(audit.findings)
    resume_points = staticmethod(audit.resume_points)
    storage_places = staticmethod(audit.homes)
    status = staticmethod(describe.status)
    progress = staticmethod(describe.progress)
    piece_name = staticmethod(describe.piece_name)
    place_name = staticmethod(describe.place_name)
    piece_text = staticmethod(describe.piece_words)
    piece_icons = staticmethod(facts.piece_icons)
    piece_signs = staticmethod(facts.piece_signs)
    piece_facts = staticmethod(facts.piece_facts)
    explain_drag = staticmethod(explain.explain)
    quiz_kinds = asking.KINDS
    quiz_questions = staticmethod(asking.quiz_questions)
    evaluate = staticmethod(valuation.value)
    aspects = staticmethod(valuation.aspects)
    quick_answer = staticmethod(valuation.quick_answer)
    stage = staticmethod(queries.round_number)
    builtin_data = staticmethod(shipped)
    latest_edition = EDITION
    read_pack = staticmethod(packs.equip)
    supports_packs = True

    def view_facts(self, view: SeatView) -> Mapping[str, Mapping[str, int | str]]:
        return facts.view_facts(self.data, view)

    @property
    def pack_form(self) -> PackForm | None:
        return pack_form()

    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        return places.blueprint(self.data, people, chosen)


IMPERIAL_MINERS = ImperialMiners()
