"""The shared window knows no game: no id of a blueprint stands in it as a string. Blueprints give hints instead.

A word that only happens to be an id of some game is named below with what it means there; an exception that nothing
needs any more fails, so that the lists only shrink.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from engine import api
from tests.house.source import files, modules
from tests.toys import SHIPPED

_KERNEL = {
    "seat": "the kernel calls the places of a seat so, in every game",
    "box": "the kernel's place of what is not in play, in every game",
    "draws": "the kernel counts with this how often chance was asked",
}
_OTHERWISE = {
    "qtapp.board.input.draft": {"chosen": "a group of highlights"},
    "qtapp.board.input.drag": {"picked": "a group of highlights"},
    "qtapp.board.input.step_targets": {"drop": "the look of a highlight"},
    "qtapp.board.scene.highlight": {"drop": "the look of a highlight", "picked": "the look of a highlight"},
    "qtapp.board.scene.marks": {"drop": "the look of a highlight", "picked": "the look of a highlight"},
    "qtapp.board.paint.card": {"stone": "a paper of the kit"},
    "qtapp.panels.points.score_curve": {"round": "what each game calls its rounds, in its closed words"},
    "qtapp.windows.end.memorable": {"round": "what each game calls its rounds, in its closed words"},
    "qtapp.board.motion.replay": {"turn": "an operation: a piece is turned"},
    "qtapp.net.server": {"boards": "a file of the page of phones"},
    "qtapp.board.place.arrange": {"boards": "the folder of the drawings"},
    "qtapp.board.scan.scans": {"board": "a field of the file of scans", "boards": "a field of the file of scans"},
    "qtapp.kit.paint.start_picture": {"start": "the folder of the start page"},
    "qtapp.session.saved_games": {"progress": "a field of the card of facts"},
    "qtapp.kit.store.version": {"commit": "the commit the program was made from"},
    "qtapp.net.deeds": {"draft": "a field of a message"},
    "qtapp.net.host": {"taken": "why a line is cut"},
    "qtapp.net.packets": {"order": "the shape of a question", "start": "a field of a message"},
    "qtapp.net.table_wire": {"past": "a kind of message", "setup": "a kind of entry"},
    "qtapp.net.wire": {
        "board": "what a phone says that wants to look at one",
        "state": "a kind of message",
        "gained": "a kind of message",
        "taken": "a kind of message",
        "order": "the shape of a question",
    },
    "qtapp.net.voice_room": {"taken": "why a line is cut", "out": "why a line is cut", "right": "a field of a message"},
    "qtapp.net.voice_texts": {
        "left": "a field of a message",
        "mine": "a field of a message",
        "order": "the shape of a question",
    },
    "qtapp.net.voice_wire": {
        "taken": "why a line is cut",
        "out": "why a line is cut",
        "order": "the shape of a question",
    },
    "qtapp.net.voice_words": {
        "left": "a word of the page",
        "out": "a word of the page",
        "right": "a word of the page",
        "chosen": "a word of the page",
    },
    "qtapp.teach.class_vote_words": {"order": "the shape of a question"},
    "qtapp.net.words": {"hand": "a word of the page", "chosen": "a word of the page"},
    "qtapp.panels.told.motion": {"start": "an icon of the kit"},
    "qtapp.panels.bar.chips": {"first_player": "an icon of the kit"},
    "qtapp.windows.game.sounds": {"order": "an operation: a place is shuffled"},
    "qtapp.kit.controls.actions": {"open": "a menu entry"},
    "qtapp.kit.store.single_instance": {"open": "a field of a request to the running program"},
    "qtapp.windows.game.boards": {"board": "a menu"},
    "qtapp.windows.other_tables.far_game": {"taken": "why a line is cut"},
    "qtapp.windows.other_tables.other_homes": {"open": "how a door stands"},
    "qtapp.windows.other_tables.why_over": {"taken": "why a line is cut"},
    "qtapp.windows.lessons.authoring": {"open": "a menu entry"},
    "qtapp.windows.boxes": {"open": "a menu entry"},
    "qtapp.windows.lessons.lesson_table": {"open": "a menu entry"},
    "qtapp.windows.start.library": {"open": "an icon of the kit"},
    "qtapp.windows.start.library_actions": {"open": "an icon of the kit"},
    "qtapp.windows.game.history": {"start": "a button of the timeline"},
    "qtapp.windows.main": {"open": "a menu entry"},
    "qtapp.windows.other_tables.remote_table": {"open": "a menu entry"},
    "qtapp.windows.other_tables.class_try": {"open": "a menu entry"},
}
"""Words that mean something else in one module."""
_SHORTEST = 3
"""Shorter ids are letters of a map; as strings they are coordinates and commands of a path."""


@cache
def _game_words() -> frozenset[str]:
    """Every part of a place, a kind of piece and a kind of count, in every game, table size and option."""
    found: set[str] = set()
    for game in api.GAMES.values():
        options = [{}, *({option.id: one.value} for option in game.options for one in option.choices)]
        for seats in game.seat_counts:
            for settings in options:
                blueprint = game.blueprint(seats, settings)
                ids = (
                    *(place.id for place in blueprint.places),
                    *(piece.kind for piece in blueprint.pieces),
                    *(count.kind for count in blueprint.kinds),
                )
                found |= {part for id_ in ids for part in id_.split(".")}
    return frozenset(word for word in found if len(word) >= _SHORTEST and word[0].isalpha())


def _strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """The strings of a module without its docstrings, and without ids and wordings of messages."""
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            left_out.add(node.value)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("msg", "api.msg"):
            left_out |= set(node.args[:2])
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            yield node


def _said(name: str) -> dict[str, list[int]]:
    """Which words of games stand in a module, and in which lines."""
    found: dict[str, list[int]] = {}
    for node in _strings(modules()[name]):
        for word in {*str(node.value).split(".")} & _game_words():
            found.setdefault(word, []).append(node.lineno)
    return found


_SHARED = [name for name in files() if name.startswith("qtapp.") and not name.startswith("qtapp.games.")]


@pytest.mark.parametrize("name", _SHARED)
def test_no_word_of_a_game_stands_in_the_shared_window(name: str) -> None:
    allowed = {*_KERNEL, *_OTHERWISE.get(name, ())}
    found = {word: lines for word, lines in _said(name).items() if word not in allowed}
    assert not found, (
        f"{name} says what is part of an id in some game's blueprint (word: lines). Does the window mean the game? "
        "Then a hint of the blueprint has to tell it. Or something else? Then the id gets another name, or the word a "
        "line in _OTHERWISE"
    )


def test_no_game_is_named_outside_its_art() -> None:
    """What one game alone needs stands in `qtapp.games`; a further game changes nothing else here."""
    named = {
        f"{name}:{node.lineno}"
        for name in _SHARED
        for node in _strings(modules()[name])
        if not SHIPPED.keys().isdisjoint(re.split(r"\W", str(node.value)))
    }
    assert named == set()


def test_every_exception_is_needed() -> None:
    assert [(name, word) for name, words in _OTHERWISE.items() for word in words if word not in _said(name)] == []
    assert set(_KERNEL) <= {word for name in _SHARED for word in _said(name)}
