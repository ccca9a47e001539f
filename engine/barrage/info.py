"""The hooks of the game: what the kernel asks of Barrage, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.barrage import asking, causes, describe, explain, places, printed, prospects, queries, scoring, valuation
from engine.barrage.audits import audit
from engine.barrage.own_deeds import OWN_DEEDS
from engine.barrage.setup import SetupStep
from engine.barrage.teaching import PAGES
from engine.core.game.game import HARD, Game, GameOption, Introduction, IntroductionStep, OptionValue
from engine.core.game.pack_form import PicturedKind
from engine.core.messages.icons import IconRows
from engine.core.messages.message import Message, msg
from engine.core.messages.rules import Refusal
from engine.core.table.blueprint import Blueprint
from engine.core.table.table import Table

MOST = 4


class Barrage(Game):
    """The introductory and the full game for two to four, with Automas in empty seats or against one person."""

    id = "barrage"
    title = msg("barrage.game_title", "Barrage")
    version = 1
    seat_counts = (1, 2, 3, 4)
    computer_option = "automas"
    teaching = PAGES
    introduction = Introduction(
        msg("barrage.introduction_first_game", "Introductory game: companies are given out, no patent office."),
        msg("barrage.introduction_known_game", "Full game: you choose companies and officers, with the patent office."),
        (
            IntroductionStep("dam", msg("barrage.introduction_dam", "A dam on the river")),
            IntroductionStep("conduit", msg("barrage.introduction_conduit", "A conduit")),
            IntroductionStep("powerhouse", msg("barrage.introduction_powerhouse", "A powerhouse")),
            IntroductionStep("energy", msg("barrage.introduction_energy", "Energy and contracts")),
        ),
        line=msg("barrage.introduction_line", "Hold the water before your neighbour does!"),
        aim=msg(
            "barrage.introduction_aim",
            "Water flows down from the mountains: a dam holds it, a conduit leads it away, and your "
            "powerhouse turns it into energy. You send out engineers; your machines go onto a wheel "
            "and come back only after a full turn of it. Energy brings money and points, and the "
            "most victory points win.",
        ),
        length=msg("barrage.introduction_length", "5 rounds"),
        difficulty=HARD,
        facts=(
            IntroductionStep("timeline", msg("barrage.introduction_length_in_full", "5 rounds")),
            IntroductionStep("point", msg("barrage.introduction_points", "points: energy, contracts")),
        ),
    )
    options = (
        GameOption(
            "variant",
            msg("barrage.setting_variant", "Game"),
            msg(
                "barrage.setting_variant_tip",
                "The introductory game gives out the companies and leaves out the patent office.",
            ),
            (
                OptionValue(0, msg("barrage.variant_full", "Full")),
                OptionValue(1, msg("barrage.variant_introductory", "Introductory")),
            ),
            first_game=1,
        ),
        GameOption(
            "side",
            msg("barrage.setting_map_side", "Map"),
            msg(
                "barrage.setting_map_side_tip",
                "Both sides are the same map; the side without icons is for those who know it well.",
            ),
            (
                OptionValue(0, msg("barrage.map_with_icons", "With icons")),
                OptionValue(1, msg("barrage.map_without_icons", "Without icons")),
            ),
        ),
        GameOption(
            "automas",
            msg("barrage.setting_automas", "Automas"),
            msg(
                "barrage.setting_automas_tip",
                "Number of Automas. A single player needs at least one.",
            ),
            tuple(OptionValue(n, msg("barrage.automa_count", "%n Automa(s)", n)) for n in range(MOST)),
            seats=(1, 2, 3),
        ),
        GameOption(
            "level",
            msg("barrage.setting_automa_level", "Strength of the Automas"),
            msg(
                "barrage.setting_automa_level_tip",
                "From the second level on, Automas also receive income; then they use abilities and tile effects, "
                "then officers.",
            ),
            (
                OptionValue(1, msg("barrage.automa_level_easy", "Easy")),
                OptionValue(2, msg("barrage.automa_level_medium", "Medium")),
                OptionValue(3, msg("barrage.automa_level_hard", "Hard")),
                OptionValue(4, msg("barrage.automa_level_very_hard", "Very hard")),
            ),
            seats=(1, 2, 3),
            only_with_computers=True,
        ),
        GameOption(
            "mahiri_credits",
            msg("barrage.setting_mahiri_credits", "Mahiri Sekibo starts with"),
            msg(
                "barrage.setting_mahiri_credits_tip",
                "The rulebook gives everybody 6 credits, the printed tile is said to show 9.",
            ),
            (
                OptionValue(0, msg("barrage.credit_count", "%n credit(s)", 6)),
                OptionValue(1, msg("barrage.credit_count", "%n credit(s)", 9)),
            ),
        ),
        GameOption(
            "mahiri_copies",
            msg("barrage.setting_mahiri_copies", "Mahiri Sekibo copies"),
            msg(
                "barrage.setting_mahiri_copies_tip", "Which officers can be copied: those in play, or any from the box."
            ),
            (
                OptionValue(0, msg("barrage.mahiri_copies_officers_in_play", "Officers in play")),
                OptionValue(1, msg("barrage.mahiri_copies_any_officer", "Any officer")),
            ),
        ),
        GameOption(
            "viktor_second",
            msg("barrage.setting_viktor_germany", "Viktor Fiesler with Germany"),
            msg(
                "barrage.setting_viktor_germany_tip", "Does the second production of Germany count at least 4 as well?"
            ),
            (OptionValue(0, msg("barrage.yes", "Yes")), OptionValue(1, msg("barrage.no", "No"))),
        ),
        GameOption(
            "french_tiles",
            msg("barrage.setting_france_discount", "The discount of France"),
            msg("barrage.setting_france_discount_tip", "Does it also apply to energy from technology tiles?"),
            (
                OptionValue(0, msg("barrage.france_discount_every_contract", "For every contract")),
                OptionValue(1, msg("barrage.france_discount_productions_only", "For productions only")),
            ),
        ),
        GameOption(
            "national_tiles",
            msg("barrage.setting_national_contract_energy", "National contracts"),
            msg(
                "barrage.setting_national_contract_energy_tip",
                "Can energy from technology tiles fulfil a national contract?",
            ),
            (OptionValue(0, msg("barrage.no", "No")), OptionValue(1, msg("barrage.yes", "Yes"))),
        ),
        GameOption(
            "automa_national",
            msg("barrage.setting_automa_national_contracts", "Automas and national contracts"),
            msg("barrage.setting_automa_national_contracts_tip", "Do Automas fulfil national contracts?"),
            (OptionValue(0, msg("barrage.yes", "Yes")), OptionValue(1, msg("barrage.no", "No"))),
            seats=(1, 2, 3),
            only_with_computers=True,
        ),
    )
    own_names = describe.OWN_NAMES
    own_deeds = OWN_DEEDS
    short_names = describe.SHORT_NAMES
    cause_in_words = staticmethod(causes.cause_in_words)
    pictured = (
        PicturedKind("contract", msg("barrage.pictured_contracts", "contracts")),
        PicturedKind("technology", msg("barrage.pictured_technologies", "technology tiles")),
        PicturedKind("company", msg("barrage.pictured_companies", "companies")),
        PicturedKind("officer", msg("barrage.pictured_officers", "executive officers")),
        PicturedKind("headstream", msg("barrage.pictured_headstreams", "headstream tiles")),
        PicturedKind("bonus", msg("barrage.pictured_bonuses", "bonus tiles")),
        PicturedKind("objective", msg("barrage.pictured_objectives", "objective tiles")),
    )
    setup_frame = SetupStep
    result = staticmethod(scoring.score)
    findings = staticmethod(audit.findings)
    resume_points = staticmethod(audit.resume_points)
    storage_places = staticmethod(audit.homes)
    status = staticmethod(describe.status)
    progress = staticmethod(describe.progress)
    place_icons = staticmethod(printed.place_icons)
    explain_drag = staticmethod(explain.explain)
    quiz_kinds = asking.KINDS
    quiz_questions = staticmethod(asking.quiz_questions)
    evaluate = staticmethod(valuation.value)
    aspects = staticmethod(valuation.aspects)
    stage = staticmethod(queries.round_number)
    opportunities = staticmethod(prospects.prospects)

    def piece_name(self, table: Table, piece: str) -> Message:
        return describe.piece_name(piece)

    def place_name(self, table: Table, place: str) -> Message:
        return describe.place_name(place)

    def piece_text(self, table: Table, piece: str) -> tuple[Message, ...]:
        return printed.piece_words(piece)

    def piece_icons(self, table: Table, piece: str) -> IconRows:
        return printed.piece_icons(piece)

    def piece_facts(self, table: Table, piece: str) -> Mapping[str, int | str]:
        return printed.piece_facts(piece)

    def place_facts(self, table: Table, place: str) -> Mapping[str, int | str]:
        return printed.place_facts(place)

    def setup_errors(self, seats: int, settings: Mapping[str, int]) -> list[Refusal]:
        found = []
        automas = settings.get("automas", 0)
        if seats + automas > MOST:
            message = msg(
                "barrage.too_many_companies_needed",
                "{people} people and {automas} Automas are more than the four companies of the game.",
                people=seats,
                automas=automas,
            )
            found.append(Refusal("barrage/automa", message))
        if settings.get("variant", 0) == 1 and (automas or seats == 1):
            message = msg(
                "barrage.introductory_game_excludes_automas",
                "The introductory game is not made for Automas: choose the full game.",
            )
            found.append(Refusal("barrage/introductory", message))
        return found

    def computer_seats(self, seats: int, settings: Mapping[str, int]) -> tuple[int, ...]:
        people = settings.get("people", seats)
        automas = settings.get("automas", 0)
        if people == 1:
            automas = max(1, automas)
        return tuple(range(people + 1, min(MOST, people + automas) + 1))

    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        computers = len(self.computer_seats(people, {**chosen, "people": people}))
        return places.blueprint(people, computers, chosen)


BARRAGE = Barrage()
