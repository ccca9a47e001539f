"""Names: one word, one thing, in words that any Python programmer knows."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.house.source import modules

ROLES = {
    "ChooseStep",
    "DraftPickStep",
    "EndRoundStep",
    "EndTurnStep",
    "FinalScoringStep",
    "FirstHandsStep",
    "GainEffect",
    "KeepHandStep",
    "NextRoundStep",
    "PayEffect",
    "ProduceStep",
    "PutAwayStep",
    "RoundStep",
    "SetupStep",
    "StartItemsStep",
    "TurnStep",
}
"""The same role in several games keeps one name."""
BANNED = {
    "atelier": "PictureCache",
    "cloth": "backdrop",
    "doors": "hooks",
    "foremost": "first_meetable",
    "heart": "inner_point",
    "hindrance": "why_impossible",
    "lying": "pieces_in, or what the pieces are",
    "misfit": "shape_error",
    "sitters": "players",
    "stirred": "lanes_changed",
    "ventures": "search_answers",
}
"""Words of a private dialect, with what to say instead."""


def test_no_class_name_stands_twice() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for name, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name)
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert twice.keys() <= ROLES, {name: twice[name] for name in twice.keys() - ROLES}
    assert twice.keys() >= ROLES, "a role that only one game has is no role"
    for name in ROLES:
        games = [place.split(".")[1] for place in twice[name] if place.startswith("engine.")]
        assert len(set(games)) == len(twice[name]), f"{name}: one for each game"


def test_no_word_of_a_private_dialect() -> None:
    for name, tree in modules().items():
        if name in ("engine.core.storage.save", "engine.core.storage.schema"):
            continue  # `sitters` is a field of saved games
        for node in ast.walk(tree):
            for word in _names(node):
                assert word.strip("_").lower() not in BANNED, f"{name}: {word} → {BANNED[word.strip('_').lower()]}"


def _names(node: ast.AST) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.Attribute(attr=name):
            return [name]
    return []


FORMER = {"stage": "AppContext", "bridge": "SeatClient", "desk": "BoardContext", "stand": "Sprite"}
"""What variables of these classes were once called. `stage` is a hook of games, and nothing of the window."""
CALLED = {
    "AppContext": {"context"},
    "SeatClient": {"client", "leader"},  # a wall follows the one who leads
    "BoardContext": {"board_context"},
    "ArtContext": {"art_context"},
    "Sprite": {"sprite"},
}
"""What parameters of these classes are called, wherever they are handed on."""


def test_no_variable_bears_the_name_of_a_former_class() -> None:
    words = {ast.arg: "arg", ast.Attribute: "attr", ast.Name: "id", ast.FunctionDef: "name"}
    for name, tree in modules().items():
        for node in ast.walk(tree) if name.startswith("qtapp.") else ():
            word = str(getattr(node, words.get(type(node), ""), "")).lstrip("_")
            assert word not in FORMER, f"{name}: {ast.unparse(node)} for {FORMER[word]}"
            if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name):
                assert node.arg in CALLED.get(node.annotation.id, {node.arg}), f"{name}: {ast.unparse(node)}"
