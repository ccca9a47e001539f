"""The front door: everything a screen, a bot or a tool needs of the engine, and nothing else.

>>> session = new_session("ginkgopolis", 2, seed=7)
>>> question = session.first_pending()
>>> str(question.question.text)
'Choose a card, alone or with a tile.'
>>> first = session.options(question)[0]
>>> entry = session.answer(question, first)
>>> [str(refusal.message) for refusal in session.answer(question, first)]
['This question has already been answered.']
"""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.flow.effect import DataError
from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.flow.question import Gesture, Question, QuestionShape, answer_key
from engine.core.game.game import (
    Game,
    GameOption,
    GameResult,
    Introduction,
    IntroductionStep,
    Opportunity,
    OptionValue,
    ResumePoint,
    ScoreLine,
)
from engine.core.game.options import SetupChoices, plays_seats
from engine.core.game.sandbox import act_from_json, act_to_json
from engine.core.lookahead.bot import Bot, GreedyBot, RandomBot, imagined_table, play_to_end
from engine.core.lookahead.preview import AnswerPreview, Previewer
from engine.core.lookahead.preview import preview_parts as preview_parts
from engine.core.lookahead.preview import preview_sentence as preview_sentence
from engine.core.messages.about import AboutBook, Explanation
from engine.core.messages.errors import EngineBug, InvalidData
from engine.core.messages.icons import Figure, Glyph, Icon, IconPart, IconRow, IconRows
from engine.core.messages.message import (
    LONGEST_TEXT,
    AmountArg,
    Arg,
    ListArg,
    LiteralArg,
    Message,
    NounArg,
    PieceArg,
    PlaceArg,
    SeatArg,
    msg,
    shortened,
    to_english,
)
from engine.core.messages.plain_text import plain_text
from engine.core.messages.rules import Refusal, Rule, RuleBook
from engine.core.messages.stored import message_from_json, message_to_json
from engine.core.session.entry import EntryKind, HistoryEntry, Player, PlayMode, first_public_note
from engine.core.session.narration import NamedNotes
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.storage.disk import content_digest, file_digest, write_atomically
from engine.core.storage.pack import read_pack
from engine.core.storage.save import OpenedGame, decode, encode, load, save
from engine.core.table.actions import (
    DealPieces,
    FlipPiece,
    MovePiece,
    ResumeAt,
    RevealPiece,
    RotatePiece,
    SetCount,
    ShufflePlace,
    TableAction,
)
from engine.core.table.blueprint import DOWN, UP, Blueprint, CountDef, PieceDef, PlaceDef, Visibility
from engine.core.table.chance import RandomStream
from engine.core.table.table import COMMON, Piece, Place, Table
from engine.core.table.view import (
    PieceView,
    PlaceView,
    SeatView,
    VisibleOp,
    piece_view,
    place_view,
    seat_view,
    visible_ops,
)
from engine.registry import GAMES, find_game

__all__ = [
    "COMMON",
    "DOWN",
    "GAMES",
    "LONGEST_TEXT",
    "UP",
    "AboutBook",
    "AmountArg",
    "AnswerPreview",
    "Arg",
    "Blueprint",
    "Bot",
    "CountDef",
    "DataError",
    "DealPieces",
    "EngineBug",
    "EntryKind",
    "Explanation",
    "Figure",
    "Finding",
    "FlipPiece",
    "Frame",
    "Game",
    "GameOption",
    "GameResult",
    "Gesture",
    "Glyph",
    "GreedyBot",
    "HistoryEntry",
    "Icon",
    "IconPart",
    "IconRow",
    "IconRows",
    "Introduction",
    "IntroductionStep",
    "InvalidData",
    "ItemsFrame",
    "ListArg",
    "LiteralArg",
    "Message",
    "MovePiece",
    "NamedNotes",
    "NounArg",
    "OpenedGame",
    "Opportunity",
    "OptionValue",
    "Pending",
    "Piece",
    "PieceArg",
    "PieceDef",
    "PieceView",
    "Place",
    "PlaceArg",
    "PlaceDef",
    "PlaceView",
    "PlayMode",
    "Player",
    "Previewer",
    "Question",
    "QuestionShape",
    "RandomBot",
    "RandomStream",
    "Refusal",
    "Repair",
    "ResumeAt",
    "ResumePoint",
    "RevealPiece",
    "RotatePiece",
    "Rule",
    "RuleBook",
    "ScoreLine",
    "SeatArg",
    "SeatView",
    "Session",
    "SetCount",
    "SetupChoices",
    "ShufflePlace",
    "Table",
    "TableAction",
    "Visibility",
    "VisibleOp",
    "act_from_json",
    "act_to_json",
    "answer_key",
    "content_digest",
    "decode",
    "encode",
    "file_digest",
    "find_game",
    "first_public_note",
    "freeze_gc",
    "imagined_table",
    "load",
    "load_game",
    "message_from_json",
    "message_to_json",
    "msg",
    "new_session",
    "piece_view",
    "place_view",
    "plain_text",
    "play_to_end",
    "players_for",
    "plays_seats",
    "preview_parts",
    "preview_sentence",
    "read_pack",
    "save",
    "seat_view",
    "shortened",
    "to_english",
    "visible_ops",
    "write_atomically",
]


def players_for(game: Game, people: int, settings: Mapping[str, int], names: Sequence[str] = ()) -> list[Player]:
    """Who sits where: the people first, then the seats that the game plays itself."""
    computers = game.computer_seats(people, {**settings, "people": people})
    total = people + len(computers)
    given = [*names[:total], *(f"Player {number}" for number in range(len(names) + 1, total + 1))]
    return [Player(name, number, number > people) for number, name in enumerate(given, 1)]


def new_session(
    game: str,
    people: int,
    *,
    seed: int,
    settings: Mapping[str, int] | None = None,
    names: Sequence[str] = (),
    pack: Mapping[str, Any] | None = None,
) -> Session:
    """A new game, set up until its first question; with a pack, its cards take the place of the shipped ones."""
    chosen = find_game(game)
    if chosen is None:
        raise InvalidData(f"there is no game called {game}")
    if pack is not None:
        chosen, mistakes = chosen.with_pack(pack)
        if chosen is None:
            raise InvalidData(f"the pack cannot be used: {mistakes[0]}")
    if people not in chosen.seat_counts:
        raise InvalidData(f"{game} cannot be played by {people}")
    refused = chosen.setup_errors(people, settings or {})
    if refused:
        raise InvalidData(str(refused[0].message))
    return Session.start(chosen, players_for(chosen, people, settings or {}, names), settings or {}, seed)


def load_game(path: Path) -> OpenedGame:
    """Open a saved game of any registered game; anything wrong is InvalidData with a sentence."""
    return load(path, find_game)


def freeze_gc() -> None:
    """To be called once by a program after its imports: what is loaded now stays, so the collector need not look at it.

    Journals are long-lived by design; without this a quarter of the time goes into looking at them again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
