"""Small positions beside rules: `scenes.toml` of a game says what lies where, which part is shown, and what is marked.

    [network]
    show = ["seat.1.city.LR", "seat.1.city.CC"]
    marks = ["seat.1.tunnel.CC_LR"]
    counts = [["seat.1.city.CC", "city", 1, "supply.city"]]

A scene is laid by free hands on a fresh table, so it can be whatever hands could make. The window paints it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.session.entry import HistoryEntry, Player
from engine.core.session.session import Session
from engine.core.table.actions import FlipPiece, MovePiece, RotatePiece, SetCount, TableAction


class RuleScene(NamedTuple):
    """A position that shows a rule at work: a table, the places that are looked at, and those that are pointed out."""

    session: Session
    show: tuple[str, ...]
    marks: tuple[str, ...]
    around: float
    """How much of what lies round about is shown, in sizes of the largest place."""


@dataclass(frozen=True, slots=True)
class _Record:
    """One scene as its file has it."""

    show: tuple[str, ...]
    marks: tuple[str, ...] = ()
    people: int = 2
    seed: int = 1
    settings: Mapping[str, int] | None = None
    around: float = 1.0
    pieces: tuple[tuple[str, str], ...] = ()
    """Pieces and where they lie, in the order in which they are laid."""
    faces: tuple[tuple[str, int], ...] = ()
    turns: tuple[tuple[str, int], ...] = ()
    counts: tuple[tuple[Any, ...], ...] = ()
    """Places, kinds, how many there are, and for what is limited where they come from."""

    def actions(self) -> Iterator[TableAction]:
        """What hands do to lay it."""
        yield from (MovePiece(piece, place) for piece, place in self.pieces)
        yield from (FlipPiece(piece, face) for piece, face in self.faces)
        yield from (RotatePiece(piece, quarters) for piece, quarters in self.turns)
        yield from (SetCount(*row) for row in self.counts)


@lru_cache(maxsize=32)
def _records(package: str) -> Mapping[str, _Record]:
    source = files(package).joinpath("scenes.toml")
    if not source.is_file():
        return {}
    return {rule: _read(body) for rule, body in tomllib.loads(source.read_text(encoding="utf-8")).items()}


def _read(body: Mapping[str, Any]) -> _Record:
    def as_tuple(value: Any) -> Any:
        return tuple(as_tuple(one) for one in value) if isinstance(value, list) else value

    return _Record(**{name: as_tuple(value) for name, value in body.items()})


def rules_with_scenes(game: Game) -> tuple[str, ...]:
    """The rules of a game that have a drawn position."""
    return tuple(f"{game.id}/{rule}" for rule in _records(game.package))


def rule_scene(game: Game, rule: str) -> RuleScene | None:
    """The position of a rule, laid anew; None: it has none."""
    record = _records(game.package).get(rule.partition("/")[2]) if rule.startswith(f"{game.id}/") else None
    if record is None:
        return None
    players = [Player("", seat) for seat in range(1, record.people + 1)]
    session = Session.start(game, players, record.settings or {}, record.seed)
    session.to_sandbox()
    for action in record.actions():
        if not isinstance(session.apply_action(action), HistoryEntry):
            raise InvalidData(f"the position of {rule} cannot be laid: {action}")
    return RuleScene(session, record.show, record.marks, record.around)
