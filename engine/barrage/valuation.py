"""How good a table is for a seat, for those who look ahead: what is scored, built and in stock, and what is begun."""

from __future__ import annotations

from engine.barrage.board import CONDUIT_SPACES, SPACES, STRUCTURES
from engine.barrage.contracts import MOST_OPEN
from engine.barrage.production import NOTHING, ProduceStep
from engine.barrage.queries import (
    CONTRACTS_OF,
    SUPPLY,
    WHEEL,
    advanced_owned,
    built,
    dams,
    energy,
    engineers,
    own_dams,
    powerhouse_basins,
    round_number,
)
from engine.barrage.scoring import points_so_far
from engine.barrage.tiles import ROUNDS
from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers, submit
from engine.core.messages.errors import OutcomeUnknown
from engine.core.messages.message import Message, msg
from engine.core.table.table import COMMON, Table

_PIECE = {"base": 3.0, "elevation": 2.0, "conduit": 3.0, "powerhouse": 3.5}
_ENERGY, _DROP, _LINK = 0.9, 0.8, 0.8
_CREDIT, _MACHINE, _TURNING = 0.1, 0.5, 0.4
_ENGINEER, _CONTRACT, _TILE = 0.9, 0.6, 1.5
_PATIENCE = 4
"""How many questions of the player's turn are answered on trial."""


def value(table: Table, seat: int) -> float:
    """What a seat has; an action that it has begun is first brought to its end."""
    with table.trial(seat):
        try:
            for _ in range(_PATIENCE):
                step = _own_question(table, seat)
                if step is None:
                    break
                submit(table, COMMON, _likely(table, step))
        except OutcomeUnknown:
            table.triggered = []
        return _standing(table, seat)


def _own_question(table: Table, seat: int) -> Frame[object] | None:
    """A question that belongs to the seat's action, not a new turn."""
    stack = lanes_of(table)[COMMON]
    if not stack or stack[-1][0].name in ("barrage.turn", "barrage.draft_pick"):
        return None
    question = stack[-1][0].question(table)
    return stack[-1][0] if question is not None and question.seat == seat else None


def _likely(table: Table, step: Frame[object]) -> object:
    if isinstance(step, ItemsFrame):
        return step.default_answer(table)
    listed = legal_answers(table, COMMON)
    if isinstance(step, ProduceStep):
        found = [one for one in listed if one != NOTHING]
        return max(found, key=lambda one: one.drops * SPACES[one.conduit].value, default=NOTHING)
    return listed[0]


def _standing(table: Table, seat: int) -> float:
    totals = points_so_far(table)
    best = max((total for other, total in enumerate(totals, 1) if other != seat), default=0)
    counts = table.places[SUPPLY[seat]].counts
    machines = counts.get("excavator", 0) + counts.get("mixer", 0)
    turning = sum(n for name in WHEEL[seat] for n in table.places[name].counts.values())
    open_contracts = min(MOST_OPEN, len(table.places[CONTRACTS_OF[seat]].pieces))
    return (
        totals[seat - 1]
        - 0.2 * best
        + _structures(table, seat)
        + _CREDIT * min(12, counts.get("credit", 0))
        + _MACHINE * machines
        + _TURNING * turning
        + _ENGINEER * engineers(table, seat)
        + _DROP * sum(dam.drops for dam in own_dams(table, seat))
        + _CONTRACT * open_contracts
        + _ENERGY * energy(table, seat)
        + _TILE * advanced_owned(table, seat)
    )


def _structures(table: Table, seat: int) -> float:
    """What is built, and what belongs together: the more rounds it will serve, the more it is worth."""
    left = max(1, ROUNDS + 1 - round_number(table))
    pieces = sum(_PIECE[kind] * built(table, seat, kind) for kind in STRUCTURES)
    return (pieces + _links(table, seat)) * (left + 1) / ROUNDS


def aspects(table: Table, seat: int) -> tuple[tuple[Message, float], ...]:
    """What a table is worth besides score and stock."""
    return ((msg("barrage.aspect_structures", "Structures"), _structures(table, seat)),)


def _links(table: Table, seat: int) -> float:
    """Dams, conduits and powerhouses that belong together, and those that could."""
    found = 0.0
    houses = powerhouse_basins(table, seat)
    watered = {dam.basin for dam in dams(table) if dam.owner in (0, seat)}
    for pipe in CONDUIT_SPACES:
        house, dam = pipe.end in houses, pipe.basin in watered
        if not house and not dam:
            continue
        laid = table.places[pipe.id].pieces
        if house and dam and laid:
            found += _LINK * pipe.value * (1.0 if laid[0].owner == seat else 0.5)
        elif (house and dam) or (laid and laid[0].owner == seat):
            found += 0.2 * _LINK * pipe.value
    return found
