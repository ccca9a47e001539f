"""What words mean: each family of rules says for its words how they are carried out and when something comes of them.

An effect is found by its address (what bears it, and the way down), so that a game can be saved, undone and explained
in the middle of any card. Rules: underwater_cities/effects.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.core.flow.effect import Effect
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, active_lanes, frame
from engine.core.flow.interpreter import Address, Interpreter
from engine.core.flow.kernel import legal_answers
from engine.core.messages.message import SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import effect_at

Path: TypeAlias = tuple[int, ...]
EFFECTS: Interpreter[Address] = Interpreter("underwater_cities")
means, possible, has_meaning = EFFECTS.add, EFFECTS.possible, EFFECTS.knows
"""`possible`: can an effect be begun now, so that something comes of it? Rules: underwater_cities/possible."""


def carry_out(table: Table, seat: int, source: str, path: Path, sure: bool = False) -> None:
    """Let an effect happen, or lay the question it needs; if nothing can come of it, that is said.

    `sure`: whoever calls has just seen that it is possible.
    """
    effect = effect_at(table, source, path)
    if not has_meaning(type(effect)):
        return
    if sure or possible(table, seat, effect):
        asking = EFFECTS.perform(table, Address(seat, source, path), effect)
        if asking is not None:
            table.push(asking)
        return
    message = msg(
        "underwater_cities.seat_gets_nothing_from_effect", "{seat}: an effect has no result.", seat=SeatArg(seat)
    )
    table.note(message, "underwater_cities/possible", (source,) if source in table.pieces else ())


@frame("underwater_cities.do")
class DoStep(Frame[None]):
    """Carry out the effect at an address. Rules: underwater_cities/effects."""

    seat: int
    source: str
    path: tuple[int, ...]

    def resolve(self, table: Table, answer: None) -> None:
        carry_out(table, self.seat, self.source, self.path)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, Effect)


def impossible(source: str) -> Refusal:
    """The refusal of an effect that cannot be carried out now."""
    message = msg(
        "underwater_cities.nothing_would_come_of_it",
        "This would have no effect now: you cannot pay for it, or there is no room for it.",
    )
    return Refusal("underwater_cities/possible", message, (source,))


def known_effect(table: Table, source: str, path: Path, kind: type[Effect]) -> Iterator[Finding]:
    """A finding if a frame's address leads nowhere (only in files that were tampered with)."""
    try:
        fits = isinstance(effect_at(table, source, path), kind)
    except (KeyError, IndexError, AttributeError, TypeError):
        fits = False
    if not fits:
        yield Finding(
            "underwater_cities/effects",
            msg("underwater_cities.audit_effect_unknown", "This step belongs to no known effect."),
            (),
        )


def stuck(table: Table, step: Frame[Any]) -> Iterator[Finding]:
    """A finding if it is this question's turn and no answer is left to it (hands have changed the table)."""
    if any(table.lanes[lane][-1][0] is step and not legal_answers(table, lane) for lane in active_lanes(table)):
        message = msg(
            "underwater_cities.audit_question_unanswerable", "The present question has no answer on this table."
        )
        yield Finding("underwater_cities/possible", message, ())
