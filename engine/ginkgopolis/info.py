"""The hooks of the game: what the kernel asks of Ginkgopolis, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game.game import EASY, Game, GameOption, Introduction, IntroductionStep, OptionValue
from engine.core.game.pack_form import PicturedKind
from engine.core.messages.icons import IconRows
from engine.core.messages.message import Message, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.messages.teaching import IconMeaning
from engine.core.table.table import Table
from engine.ginkgopolis import asking, audit, describe, explain, places, scoring, valuation
from engine.ginkgopolis.own_deeds import OWN_DEEDS
from engine.ginkgopolis.setup import SetupStep
from engine.ginkgopolis.teaching import PAGES


class Ginkgopolis(Game):
    """The base game for two to five, the draft of characters, and the solo game against Hal."""

    id = "ginkgopolis"
    title = msg("ginkgopolis.game_title", "Ginkgopolis")
    version = 1
    seat_counts = (1, 2, 3, 4, 5)
    teaching = PAGES
    introduction = Introduction(
        msg("ginkgopolis.introduction_first_game", "Everybody begins with a ready set of three characters."),
        msg("ginkgopolis.introduction_known_game", "You may also choose your characters one by one."),
        (
            IntroductionStep("card", msg("ginkgopolis.introduction_card", "Choose a card")),
            IntroductionStep("tile", msg("ginkgopolis.introduction_tile", "Alone or with a tile")),
            IntroductionStep("eye", msg("ginkgopolis.introduction_reveal", "All reveal at once")),
            IntroductionStep("resource", msg("ginkgopolis.introduction_gain", "Neighbours pay")),
        ),
        line=msg("ginkgopolis.introduction_line", "One shared city, secret choices, revealed at once."),
        aim=msg(
            "ginkgopolis.introduction_aim",
            "You build one city together: everybody secretly chooses a card at the same time, with a "
            "tile or without. Without a tile the building gives you something; with one a new house "
            "or another floor is built, and your resources stay on it. In the end majorities in the "
            "districts score too, and the most success points win.",
        ),
        length=msg("ginkgopolis.introduction_length", "about 45 minutes"),
        difficulty=EASY,
        facts=(
            IntroductionStep(
                "timeline",
                msg("ginkgopolis.introduction_length_in_full", "until the tiles run out twice · about 45 minutes"),
            ),
            IntroductionStep("point", msg("ginkgopolis.introduction_points", "points: buildings, majorities")),
        ),
    )
    computer_names = ("Hal",)
    options = (
        GameOption(
            "characters",
            msg("ginkgopolis.characters_setting", "Characters"),
            msg(
                "ginkgopolis.characters_setting_tip",
                "For a first game take ready sets; later choose your characters one by one.",
            ),
            (
                OptionValue(0, msg("ginkgopolis.option_character_ready_sets", "Ready sets")),
                OptionValue(1, msg("ginkgopolis.option_character_draft", "Draft")),
            ),
            seats=(2, 3, 4, 5),
            first_game=0,
        ),
        GameOption(
            "first",
            msg("ginkgopolis.first_player_setting", "First player"),
            msg(
                "ginkgopolis.first_player_setting_tip",
                "Whoever planted a tree most recently goes first, or choose at random.",
            ),
            (
                OptionValue(0, msg("ginkgopolis.option_first_player_by_chance", "At random")),
                *(
                    OptionValue(seat, msg("ginkgopolis.option_first_player_seat", "{seat}", seat=SeatArg(seat)))
                    for seat in range(1, 6)
                ),
            ),
            seats=(2, 3, 4, 5),
        ),
        GameOption(
            "expert",
            msg("ginkgopolis.hal_setting", "Hal"),
            msg("ginkgopolis.hal_setting_tip", "An expert Hal may replace a weak card once a round."),
            (
                OptionValue(0, msg("ginkgopolis.option_hal_usual", "Standard")),
                OptionValue(1, msg("ginkgopolis.option_hal_expert", "Expert")),
            ),
            seats=(1,),
        ),
    )
    own_names = describe.OWN_NAMES
    own_holdings = describe.OWN_HOLDINGS
    own_deeds = OWN_DEEDS
    short_names = describe.SHORT_NAMES
    make_blueprint = staticmethod(places.blueprint)
    pictured = (
        PicturedKind("building", msg("ginkgopolis.pictured_buildings", "building cards")),
        PicturedKind("character", msg("ginkgopolis.pictured_characters", "characters")),
        PicturedKind("urbanization", msg("ginkgopolis.pictured_urbanizations", "urbanization cards")),
        PicturedKind("tile", msg("ginkgopolis.pictured_tiles", "building tiles")),
    )
    setup_frame = SetupStep
    result = staticmethod(scoring.score)
    findings = staticmethod(audit.findings)
    resume_points = staticmethod(audit.resume_points)
    storage_places = staticmethod(audit.homes)
    status = staticmethod(describe.status)
    progress = staticmethod(describe.progress)
    place_name = staticmethod(describe.place_name)
    explain_drag = staticmethod(explain.explain)
    quiz_kinds = asking.KINDS
    quiz_questions = staticmethod(asking.quiz_questions)
    evaluate = staticmethod(valuation.value)
    aspects = staticmethod(valuation.aspects)
    quick_answer = staticmethod(valuation.quick_answer)
    fill_hidden_counts = staticmethod(valuation.imagine)

    def place_spot(self, table: Table, place: str) -> Message | None:
        return describe.place_spot(place)

    def piece_name(self, table: Table, piece: str) -> Message:
        return describe.piece_name(piece)

    def piece_text(self, table: Table, piece: str) -> tuple[Message, ...]:
        return describe.piece_words(piece)

    def piece_icons(self, table: Table, piece: str) -> IconRows:
        return describe.piece_icons(piece)

    def piece_signs(self, table: Table, piece: str) -> tuple[IconMeaning, ...]:
        return describe.piece_signs(piece)

    def piece_facts(self, table: Table, piece: str) -> Mapping[str, int | str]:
        return describe.piece_facts(piece)

    def setup_errors(self, seats: int, settings: Mapping[str, int]) -> list[Refusal]:
        first = settings.get("first", 0)
        if 0 <= first <= seats:
            return []
        message = msg("ginkgopolis.first_player_not_at_table", "The first player is chosen from %n player(s).", seats)
        return [Refusal("ginkgopolis/first-player", message)]

    def computer_seats(self, seats: int, settings: Mapping[str, int]) -> tuple[int, ...]:
        return (2,) if settings.get("people", seats) == 1 else ()


GINKGOPOLIS = Ginkgopolis()
