"""What words mean: each family of rules says for its words how they are carried out and when something comes of them.

An effect is found by its address (what bears it, and the way down), so that a game can be saved, undone and explained
in the middle of any card. Rules: underwater_cities/effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from engine.core.flow.effect import Effect
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, active_lanes, frame
from engine.core.flow.kernel import legal_answers
from engine.core.messages.message import SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.cards import effect_at

Path: TypeAlias = tuple[int, ...]
Carry: TypeAlias = Callable[[Table, int, str, Path, Any], None]
Busy: TypeAlias = frozenset[str]
"""Action cards and slots that are in use already: nothing is used through itself."""
Possible: TypeAlias = Callable[[Table, int, Any, Busy], bool]

NOTHING_BUSY: Busy = frozenset()


def _whatever(table: Table, seat: int, effect: Any, busy: Busy) -> bool:
    return True


class Meaning(NamedTuple):
    """How a word is carried out, and whether something would come of it now."""

    carry: Carry
    possible: Possible


_MEANINGS: dict[type[Effect], Meaning] = {}


def means(word: type[Effect], carry: Carry, possible: Possible = _whatever) -> None:
    """Give a word its meaning."""
    _MEANINGS[word] = Meaning(carry, possible)


def has_meaning(word: type[Effect]) -> bool:
    """Can this word be carried out (and not only hold, produce or score)?"""
    return word in _MEANINGS


def possible(table: Table, seat: int, effect: Effect, busy: Busy = NOTHING_BUSY) -> bool:
    """Can this effect be begun now, so that something comes of it? Rules: underwater_cities/possible."""
    meaning = _MEANINGS.get(type(effect))
    return meaning is not None and meaning.possible(table, seat, effect, busy)


def carry_out(table: Table, seat: int, source: str, path: Path, sure: bool = False) -> None:
    """Let an effect happen, or lay the question it needs; if nothing can come of it, that is said.

    `sure`: whoever calls has just seen that it is possible.
    """
    effect = effect_at(table, source, path)
    meaning = _MEANINGS.get(type(effect))
    if meaning is None:
        return
    if sure or meaning.possible(table, seat, effect, NOTHING_BUSY):
        meaning.carry(table, seat, source, path, effect)
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
