"""The primitive operations. Nothing else writes a table; each can be taken back and done again.

To each kind belong a verb of the table, which does it and writes it into the journal, and a record that names the
facts of what was done: those that were wanted (only these are saved) and those that taking back needs.
"""

from engine.core.table.ops.base import Op, named
from engine.core.table.ops.counts import Count, CountVerbs, Pour
from engine.core.table.ops.piles import Order, PileVerbs, Rotation, Sweep
from engine.core.table.ops.single import Flip, Move, Show, SingleVerbs, Turn
from engine.core.table.ops.steps import Note, Pop, Push, StepVerbs

__all__ = [
    "Count",
    "CountVerbs",
    "Flip",
    "Move",
    "Note",
    "Op",
    "Order",
    "PileVerbs",
    "Pop",
    "Pour",
    "Push",
    "Rotation",
    "Show",
    "SingleVerbs",
    "StepVerbs",
    "Sweep",
    "Turn",
    "named",
]
