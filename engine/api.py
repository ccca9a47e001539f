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
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.flow.data_error import DataError
from engine.core.flow.facet import Facet, FacetGroup, UsualAnswer, UsualWhen
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
from engine.core.game.pack_form import PackForm, SectionCount, pack_text, template
from engine.core.game.sandbox import act_from_json, act_to_json
from engine.core.lookahead.imagine import imagined_table
from engine.core.lookahead.mirror_session import PLAYED_ELSEWHERE, MirrorSession, mirrored_table
from engine.core.lookahead.obvious import ObviousAnswer, obvious_answer, obvious_steps
from engine.core.lookahead.preview import AnswerPreview, Previewer, PreviewPart
from engine.core.lookahead.preview import preview_parts as preview_parts
from engine.core.lookahead.preview import preview_sentence as preview_sentence
from engine.core.lookahead.seen_entry import MOST_NOTES, MOST_STEPS, SeenEntry, SeenStep, seen_entry
from engine.core.messages.about import AboutBook, Explanation
from engine.core.messages.errors import EngineBug, InvalidData
from engine.core.messages.icons import Figure, Glyph, Icon, IconPart, IconRow, IconRows
from engine.core.messages.message import (
    LONGEST_TEXT,
    OTHERS,
    AmountArg,
    Arg,
    ListArg,
    LiteralArg,
    Message,
    NounArg,
    PieceArg,
    PlaceArg,
    SeatArg,
    clause,
    msg,
    shortened,
    things_in,
    to_english,
)
from engine.core.messages.note_class import NoteClass, ToldBook
from engine.core.messages.plain_text import plain_text
from engine.core.messages.rules import Refusal, Rule, RuleBook
from engine.core.messages.stored import message_from_json, message_to_json
from engine.core.messages.teaching import IconMeaning, RoundStep, TeachingPages
from engine.core.session.entry import (
    MOST_HINTS,
    EntryKind,
    HistoryEntry,
    Player,
    PlayMode,
    SeatControl,
    first_public_note,
    is_by_itself,
)
from engine.core.session.narration import NamedNotes
from engine.core.session.questions import Pending
from engine.core.session.rule_scene import RuleScene, rule_scene, rules_with_scenes
from engine.core.session.session import Session
from engine.core.session.take_back import own_choice, take_back, taken_back
from engine.core.storage.disk import content_digest, file_digest, write_atomically
from engine.core.storage.pack import read_pack
from engine.core.storage.pack_check import CheckedPack, check_pack, count_message
from engine.core.storage.pack_commands import PackCommands
from engine.core.storage.pack_guide import guide_text
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
from engine.core.told.beats import Beat, Gain, beats_of, by_person, remark_beat, seat_of
from engine.core.told.beats import summed as summed_gains
from engine.core.told.curve import ScorePoint, score_curve
from engine.core.told.since import PersonLine, SinceSummary, entries_since, goes_on_by_itself, summary_of
from engine.driver import Bot, GreedyBot, LevelBot, RandomBot, play_to_end
from engine.lessons.attempt import Attempt, AttemptState, Outcome
from engine.lessons.book import (
    LessonBook,
    load_lesson,
    parse_lesson,
    read_lesson,
    steps_digest,
    viewer_of,
    write_lesson,
)
from engine.lessons.check import lesson_faults, step_faults
from engine.lessons.course import TAUGHT, LessonFile, RuleCoverage, course_of, coverage, lessons_in, share_taught
from engine.lessons.drill import Drill, DrillMemory, DrillSource, drill_set, drills_as_lesson
from engine.lessons.format import (
    FreeTask,
    LegalQuiz,
    Lesson,
    LessonHint,
    LessonStep,
    LessonText,
    LikelyMistake,
    NumberQuiz,
    PickQuiz,
    QuizDeed,
    QuizTask,
    ShowPage,
    TellPage,
    TryTask,
)
from engine.lessons.goal import AnswerFact, CountFact, Goal, NoteFact, PiecesFact, ScoreFact, Verdict
from engine.lessons.guide import Guide, GuideStep, guide_words, lit_ids, load_guide
from engine.lessons.judge import GoalWindow
from engine.lessons.mark import is_right, legal_mark, number_mark, right_answers
from engine.lessons.propose import PROPOSAL_PUPILS, Proposal, ProposalCard, end_of_line, propose
from engine.lessons.pupils import PupilReport, let_pupils_try
from engine.lessons.rebuild import is_same_tree, rebuilt
from engine.players.ask import RankedAnswer, Thought, ask_for, view_to_json
from engine.players.coach import Hint, Strength, hint, why
from engine.players.levels import COUNT as LEVEL_COUNT
from engine.players.levels import Level, level_name, level_number
from engine.players.review import Moment, Swing, biggest, judge
from engine.players.think import think
from engine.players.wire import hint_from_json, thought_from_json, view_from_json
from engine.registry import GAMES, find_game
from engine.review import ReviewPoint, curve, moments
from engine.worker import request_bytes, run_worker
from engine.workshop import WorkerFailed, Workshop

__all__ = [
    "COMMON",
    "DOWN",
    "GAMES",
    "LEVEL_COUNT",
    "LONGEST_TEXT",
    "MOST_HINTS",
    "MOST_NOTES",
    "MOST_STEPS",
    "OTHERS",
    "PLAYED_ELSEWHERE",
    "PROPOSAL_PUPILS",
    "TAUGHT",
    "UP",
    "AboutBook",
    "AmountArg",
    "AnswerFact",
    "AnswerPreview",
    "Arg",
    "Attempt",
    "AttemptState",
    "Beat",
    "Blueprint",
    "Bot",
    "CheckedPack",
    "CountDef",
    "CountFact",
    "DataError",
    "DealPieces",
    "Drill",
    "DrillMemory",
    "DrillSource",
    "EngineBug",
    "EntryKind",
    "Explanation",
    "Facet",
    "FacetGroup",
    "Figure",
    "Finding",
    "FlipPiece",
    "Frame",
    "FreeTask",
    "Gain",
    "Game",
    "GameOption",
    "GameResult",
    "Gesture",
    "Glyph",
    "Goal",
    "GoalWindow",
    "GreedyBot",
    "Guide",
    "GuideStep",
    "Hint",
    "HistoryEntry",
    "Icon",
    "IconMeaning",
    "IconPart",
    "IconRow",
    "IconRows",
    "Introduction",
    "IntroductionStep",
    "InvalidData",
    "ItemsFrame",
    "LegalQuiz",
    "Lesson",
    "LessonBook",
    "LessonFile",
    "LessonHint",
    "LessonStep",
    "LessonText",
    "Level",
    "LevelBot",
    "LikelyMistake",
    "ListArg",
    "LiteralArg",
    "Message",
    "MirrorSession",
    "Moment",
    "MovePiece",
    "NamedNotes",
    "NoteClass",
    "NoteFact",
    "NounArg",
    "NumberQuiz",
    "ObviousAnswer",
    "OpenedGame",
    "Opportunity",
    "OptionValue",
    "Outcome",
    "PackCommands",
    "PackForm",
    "Pending",
    "PersonLine",
    "PickQuiz",
    "Piece",
    "PieceArg",
    "PieceDef",
    "PieceView",
    "PiecesFact",
    "Place",
    "PlaceArg",
    "PlaceDef",
    "PlaceView",
    "PlayMode",
    "Player",
    "PreviewPart",
    "Previewer",
    "Proposal",
    "ProposalCard",
    "PupilReport",
    "Question",
    "QuestionShape",
    "QuizDeed",
    "QuizTask",
    "RandomBot",
    "RandomStream",
    "RankedAnswer",
    "Refusal",
    "Repair",
    "ResumeAt",
    "ResumePoint",
    "RevealPiece",
    "ReviewPoint",
    "RotatePiece",
    "RoundStep",
    "Rule",
    "RuleBook",
    "RuleCoverage",
    "RuleScene",
    "ScoreFact",
    "ScoreLine",
    "ScorePoint",
    "SeatArg",
    "SeatControl",
    "SeatView",
    "SectionCount",
    "SeenEntry",
    "SeenStep",
    "Session",
    "SetCount",
    "SetupChoices",
    "ShowPage",
    "ShufflePlace",
    "SinceSummary",
    "Strength",
    "Swing",
    "Table",
    "TableAction",
    "TeachingPages",
    "TellPage",
    "Thought",
    "ToldBook",
    "TryTask",
    "UsualAnswer",
    "UsualWhen",
    "Verdict",
    "Visibility",
    "VisibleOp",
    "WorkerFailed",
    "Workshop",
    "act_from_json",
    "act_to_json",
    "answer_key",
    "ask_for",
    "beats_of",
    "biggest",
    "by_person",
    "check_pack",
    "clause",
    "content_digest",
    "count_message",
    "course_of",
    "coverage",
    "curve",
    "decode",
    "drill_set",
    "drills_as_lesson",
    "encode",
    "end_of_line",
    "entries_since",
    "file_digest",
    "find_game",
    "first_public_note",
    "freeze_gc",
    "goes_on_by_itself",
    "guide_text",
    "guide_words",
    "hint",
    "hint_from_json",
    "imagined_table",
    "is_by_itself",
    "is_right",
    "is_same_tree",
    "judge",
    "legal_mark",
    "lesson_faults",
    "lessons_in",
    "let_pupils_try",
    "level_name",
    "level_number",
    "lit_ids",
    "load",
    "load_game",
    "load_guide",
    "load_lesson",
    "message_from_json",
    "message_to_json",
    "mirrored_table",
    "moments",
    "msg",
    "new_session",
    "number_mark",
    "obvious_answer",
    "obvious_steps",
    "own_choice",
    "pack_text",
    "parse_lesson",
    "piece_view",
    "place_view",
    "plain_text",
    "play_to_end",
    "players_for",
    "plays_seats",
    "preview_parts",
    "preview_sentence",
    "propose",
    "read_lesson",
    "read_pack",
    "rebuilt",
    "remark_beat",
    "request_bytes",
    "right_answers",
    "rule_scene",
    "rules_with_scenes",
    "run_worker",
    "save",
    "score_curve",
    "seat_of",
    "seat_view",
    "seen_entry",
    "share_taught",
    "shortened",
    "step_faults",
    "steps_digest",
    "summary_of",
    "summed_gains",
    "take_back",
    "taken_back",
    "template",
    "things_in",
    "think",
    "thought_from_json",
    "to_english",
    "view_from_json",
    "view_to_json",
    "viewer_of",
    "visible_ops",
    "why",
    "write_atomically",
    "write_lesson",
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
    if sys.implementation.name == "cpython":  # others, which may run a farm, collect in other ways
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 20, 50)
