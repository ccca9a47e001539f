"""The primitive operations. Nothing else writes a table; each can be taken back and done again.

To each kind belong a verb of the table, which does it and writes it into the journal, and a record that names the
facts of what was done: those that were wanted (only these are saved) and those that taking back needs.
"""

from engine.core.table.ops.base import Op, as_ops
from engine.core.table.ops.counts import CountOp, CountVerbs, TransferOp
from engine.core.table.ops.piles import MoveAllOp, PassHandsOp, PileVerbs, ReorderOp
from engine.core.table.ops.single import FlipOp, MoveOp, RotateOp, ShowOp, SingleVerbs
from engine.core.table.ops.steps import NoteOp, PopOp, PushOp, StepVerbs

__all__ = [
    "CountOp",
    "CountVerbs",
    "FlipOp",
    "MoveAllOp",
    "MoveOp",
    "NoteOp",
    "Op",
    "PassHandsOp",
    "PileVerbs",
    "PopOp",
    "PushOp",
    "ReorderOp",
    "RotateOp",
    "ShowOp",
    "SingleVerbs",
    "StepVerbs",
    "TransferOp",
    "as_ops",
]
