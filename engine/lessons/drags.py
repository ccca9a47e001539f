"""The legal drags of a position, and refused ones that lie near them: what questions are made of."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.messages.rules import Refusal
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.lessons.answer_order import in_some_order

Drag = tuple[str, str]
"""What is taken, and where it would go."""

_MOST_TRIED = 400
"""Drags near the legal ones that are tried at a position."""
_FAMILY = re.compile(r"-?\d+|[A-Z]{1,2}(?=$|\.)|upper|lower|left|right")


@dataclass(frozen=True, slots=True)
class DrillRule:
    """A rule that makes good questions."""

    rule: str
    rank: int
    """Lower comes first."""
    grabs: tuple[str, ...]
    """Kinds of pieces (or place families) that it is asked about; empty: all."""
    about: str = ""
    """What the rule is about, in a word: the reasons that are offered beside it are about the same thing."""

    def is_asked_about(self, session: Session, grab: str) -> bool:
        """Is this one of the things that it is asked about?"""
        piece = session.table.pieces.get(grab)
        return not self.grabs or (piece.kind if piece is not None else family(grab)) in self.grabs


def drill_rules(game: Game) -> list[DrillRule]:
    """The rules of a game that are drilled (`drills.toml` of its package), the best first."""
    file = files(game.package).joinpath("drills.toml")
    if not file.is_file():
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    found = [
        DrillRule(f"{game.id}/{name}", body.get("rank", 5), tuple(body.get("grabs", ())), body.get("about", ""))
        for name, body in data.items()
    ]
    for one in found:
        if one.rule not in game.rules:
            raise InvalidData(f"there is no rule {one.rule}")
    return sorted(found, key=lambda one: one.rank)


def family(name: str) -> str:
    """What places (and pieces) of the same sort have in common: numbers, letters and sides left out."""
    return _FAMILY.sub("#", name)


def legal_drags(session: Session, pending: Pending) -> dict[Drag, Any]:
    """The options that can be given by hand, by how."""
    return {(gesture.grab, gesture.drop): answer for gesture, answer in session.gestures(pending)}


def legal_near(legal: dict[Drag, Any], grab: str, drop: str, here: str) -> list[Drag]:
    """Legal drags near a refused one, the nearest first: with the same grab or drop, of the same sort, any."""

    def distance(drag: Drag) -> int:
        if grab == drag[0] or drop == drag[1]:
            return 0
        return 1 if family(grab) == family(drag[0]) or family(drop) == family(drag[1]) else 2

    return sorted(in_some_order(tuple(legal), here), key=distance)


def refused_drags(session: Session, pending: Pending, legal: dict[Drag, Any]) -> Iterator[tuple[str, str, Refusal]]:
    """Drags near the legal ones that one rule of the game alone forbids."""
    table, seat = session.table, pending.question.seat
    if not legal:
        return
    grabs = {grab for grab, _ in legal}
    sorts = {(table.pieces[grab].kind, family(table.pieces[grab].place.id)) for grab in grabs if grab in table.pieces}
    grabs |= {
        piece.id
        for place in list(table.places.values())
        for piece in place.pieces
        if (piece.kind, family(place.id)) in sorts and (piece.seen_by >> seat & 1 or not piece.back)
    }
    families = {family(drop) for _, drop in legal}
    drops = {drop for _, drop in legal} | {name for name in table.places if family(name) in families}
    tried = 0
    for grab in sorted(grabs):
        for drop in sorted(drops):
            if (grab, drop) in legal:
                continue
            tried += 1
            if tried > _MOST_TRIED:
                return
            coarse = pending.frame.answer_from_drag(table, grab, drop)
            if coarse is not None and not session.refusals(pending, coarse):
                continue  # a coarse reading of the drag: it would be legal
            found = session.explain_drag(seat, grab, drop)
            if found and len({one.rule for one in found}) == 1 and not found[0].rule.startswith("table/"):
                yield grab, drop, found[0]
