"""An entry of a history as one seat may know it: what it saw of it and may read about it, and nothing else.

It is made where the game is played (`seen_entry`) and laid into a history that follows it elsewhere (`records_of`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.messages.errors import EngineBug, InvalidData
from engine.core.session.entry import EntryKind, HistoryEntry, PlayMode
from engine.core.table import ops
from engine.core.table.state import COMMON, JournalRecord
from engine.core.table.table import Piece, Table
from engine.core.table.view import VisibleOp, visible_ops

MOST_STEPS = 600
"""Operations of an entry that are shown; of one that has more only the notes are told. Skipping them is safe."""
MOST_NOTES = 300


class SeenStep(NamedTuple):
    """What a seat saw of one operation."""

    step: VisibleOp
    is_public: bool = False
    """A note that everybody may read, onlookers included."""


class SeenEntry(NamedTuple):
    """One step of a history through the eyes of a seat."""

    kind: EntryKind
    seat: int
    lane: int
    mode: PlayMode
    steps: tuple[SeenStep, ...] = ()
    level: int = 0
    by_itself: bool = False
    moves_common_lane: bool = False
    remark: str = ""


def seen_entry(
    entry: HistoryEntry, viewer: int, notes: Sequence[ops.NoteOp], *, told_only: bool = False
) -> SeenEntry | None:
    """An entry for one viewer, its notes with the names of their moment; None: the viewer knows nothing of it.

    `told_only`: without what moved, for entries of long ago. Whether somebody else had a choice is not told.
    """
    own = bool(viewer) and entry.seat == viewer
    steps = _steps(entry, viewer, notes)
    if not steps and entry.kind is EntryKind.ANSWER and not own:
        return None
    if told_only or len(steps) > MOST_STEPS or entry.kind is EntryKind.SETUP:
        steps = [one for one in steps if one.step.what == "note"][-MOST_NOTES:]
    return SeenEntry(
        entry.kind,
        entry.seat,
        entry.lane,
        entry.mode,
        tuple(steps),
        entry.level,
        entry.by_itself and own,
        entry.touches_common_lane,
        str(entry.payload) if entry.kind is EntryKind.REMARK else "",
    )


def _steps(entry: HistoryEntry, viewer: int, notes: Sequence[ops.NoteOp]) -> list[SeenStep]:
    found: list[SeenStep] = []
    named = iter(notes)
    for op in entry.ops:
        told = next(named) if isinstance(op, ops.NoteOp) else None
        for one in visible_ops((op if told is None else told,), viewer):
            found.append(SeenStep(one, told is not None and bool(told.viewers & 1)))
    return found


# ---- and back --------------------------------------------------------------------------------------------------------


def records_of(ground: Table, viewer: int, steps: Iterable[SeenStep]) -> list[JournalRecord]:
    """Operations of which this viewer sees exactly these steps, for a history that is only read.

    `ground`: any table of the game, for its places and pieces. InvalidData: this game has no such thing.
    """
    try:
        return [_record(ground, 1 << viewer, step, is_public) for step, is_public in steps]
    except (EngineBug, KeyError, StopIteration) as error:
        raise InvalidData("a step does not fit its game") from error


def _record(ground: Table, bit: int, step: VisibleOp, is_public: bool) -> JournalRecord:
    match step.what:
        case "note" if step.message is not None:
            return (ops.NoteOp, step.message, step.rule, step.subjects, bit | int(is_public))
        case "move":
            source, target = ground.place(step.source), ground.place(step.target)
            known = bit if step.piece else 0
            return (ops.MoveOp, _piece(ground, step), target, None, source, 0, 0, 0, known, known, None)
        case "flip":
            return (ops.FlipOp, ground.pieces[step.piece], 0, 0, ground.place("state"), 0, bit, bit)
        case "turn":
            return (ops.RotateOp, ground.pieces[step.piece], 0, ground.place("state"), 0, bit)
        case "show":
            return (ops.ShowOp, ground.pieces[step.piece], 0, ground.place("state"), bit, bit)
        case "count" if step.kind in ground.count_defs:
            return (ops.CountOp, ground.place(step.target), step.kind, step.n, 0)
        case "pour" if step.kind in ground.count_defs:
            return (ops.TransferOp, step.kind, ground.place(step.source), ground.place(step.target), step.n)
        case "sweep" if 0 <= step.n <= len(ground.pieces):
            moved = list(ground.pieces.values())[: step.n]
            before, shown = [(0, 0, 0)] * step.n, [0] * step.n
            return (ops.MoveAllOp, ground.place(step.source), ground.place(step.target), moved, before, shown)
        case "pass":
            return (ops.PassHandsOp, [ground.place(one) for one in step.subjects], [], [])
        case "order":
            return (ops.ReorderOp, ground.place(step.target), [], False, [], None)
    raise InvalidData("a step has no known form")


def _piece(ground: Table, step: VisibleOp) -> Piece:
    """The piece that moved; of one that was not seen, any other with the same back."""
    if step.piece:
        return ground.pieces[step.piece]
    return next(piece for piece in ground.pieces.values() if piece.back and piece.back == step.back)


def common_record() -> JournalRecord:
    """That the common lane has moved, without saying how."""
    return (ops.PopOp, COMMON, None)
