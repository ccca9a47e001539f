"""Words and icons: the arguments of messages, rules and explanations, and what is printed on pieces."""

from engine.core.messages.about import AboutBook, Explanation
from engine.core.messages.icons import Icon, IconPart, IconRow, IconRows, Figure, Glyph
from engine.core.messages.message import (
    Arg,
    SeatArg,
    PieceArg,
    PlaceArg,
    NounArg,
    AmountArg,
    ListArg,
    LiteralArg,
    OTHERS,
    SOMEBODY,
    LONGEST_TEXT,
    clause,
    shortened,
    things_in,
    to_english,
)
from engine.core.messages.note_class import NoteClass, ToldBook
from engine.core.messages.plain_text import plain_text
from engine.core.messages.rules import Rule, RuleBook
from engine.core.messages.stored import message_from_json, message_to_json
from engine.core.session.rule_scene import RuleScene, rule_scene, rules_with_scenes
