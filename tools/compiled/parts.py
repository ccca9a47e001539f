"""Which modules of the engine are compiled, and why others stay as they are."""

from __future__ import annotations

import ast
from fnmatch import fnmatchcase

LEFT = {
    "packages only hand on": ("*.__init__", "engine.api.*", "engine.registry", "engine.__main__"),
    "processes, files and sessions of people, which wait for something else than rules": (
        "engine.startup", "engine.trial", "engine.worker", "engine.workshop", "engine.review",
        "engine.core.storage.*", "engine.core.session.replay", "engine.core.session.mending",
        "engine.core.session.rule_scene", "engine.core.session.narration",
    ),
    "words, shown to people one at a time": (
        "engine.lessons.*", "engine.core.box.*", "engine.core.told.*", "engine.core.game.*",
        "engine.core.messages.[!s]*", "engine.core.messages.stored", "engine.*.asking",
        "engine.*.info", "engine.*.describe", "engine.*.explain", "engine.*.teaching", "engine.*.own_deeds",
        "engine.*.causes", "engine.*.audit*", "engine.*.audits.*", "engine.*.pack*", "engine.*.card_fields",
        "engine.core.flow.data_error", "engine.core.flow.word_form", "engine.core.flow.field_kind",
    ),
    "what happens once in a game, or when somebody looks": (
        "engine.*.setup", "engine.*.places", "engine.*.board", "engine.*.hints", "engine.*.offers", "engine.*.solo",
        "engine.*.automa.*", "engine.core.table.snapshot", "engine.core.table.actions", "engine.core.table.blueprint",
        "engine.core.session.take_back", "engine.core.session.first_end", "engine.core.flow.finding",
        "engine.core.lookahead.preview", "engine.core.lookahead.path", "engine.core.lookahead.obvious",
        "engine.core.lookahead.openly", "engine.core.lookahead.seen_entry", "engine.barrage.reward_drops",
        "engine.underwater_cities.specials", "engine.underwater_cities.effects.outputs",
        "engine.underwater_cities.effects.reasons", "engine.underwater_cities.effects.vocabulary",
        "engine.underwater_cities.structures.lacking", "engine.underwater_cities.structures.spots",
    ),
    "judgements of a finished thought, which its tests take apart": (
        "engine.players.wire", "engine.players.levels", "engine.players.coach", "engine.players.comparison",
        "engine.players.differences", "engine.players.reasons", "engine.players.review",
        "engine.players.hint_area", "engine.players.hint_line", "engine.players.ideas", "engine.players.opinion",
        "engine.players.rivals", "engine.players.settled", "engine.players.summary",
    ),
}  # fmt: skip
"""Reasons, and the modules that nobody waits for: they would only make the build longer."""


def is_left(module: str) -> bool:
    """Does nobody wait for this module?"""
    return any(fnmatchcase(module, pattern) for patterns in LEFT.values() for pattern in patterns)


def what_resists(tree: ast.Module) -> str:
    """Why the compiler cannot take a module, or would make something else of it; empty: it can."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(map(_is_choice_of_classes, ast.walk(node))):
            return "a choice of classes with a name inside a function is never made"
        match node:
            case ast.ImportFrom(module="typing", names=names) if "dataclass_transform" in {one.name for one in names}:
                return "a compiled function cannot be marked as one that makes dataclasses"
            case ast.ImportFrom(module="engine.core.messages.icons"):
                return "icons are named tuples: going through some of several kinds would make plain tuples of them"
            case ast.MatchAs(pattern=ast.MatchOr()):
                return "the name for one of several patterns stays empty"
            case ast.FunctionDef(name="__new__"):
                return "a class of Python has no __new__ of its own"
    return ""


def _is_choice_of_classes(node: ast.AST) -> bool:
    """Is it `some = ThisClass | words.ThatClass`?"""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.BinOp):
        return False
    parts = ast.unparse(node.value).split(" | ")
    return len(parts) > 1 and all(part.replace(".", "").isidentifier() and _last(part)[0].isupper() for part in parts)


def _last(name: str) -> str:
    return name.rpartition(".")[2]
