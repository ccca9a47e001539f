"""The primitive operations. Nothing else writes a table; each knows how to do and how to take back itself.

An operation keeps forward facts (what it wants) and, once done, what it needs to be undone. Only the forward facts
are saved.
"""

from engine.core.ops.base import Op
from engine.core.ops.counts import Count, Pour
from engine.core.ops.piles import Order, Rotation, Sweep
from engine.core.ops.single import Flip, Move, Show, Turn
from engine.core.ops.steps import Note, Pop, Push

__all__ = ["Count", "Flip", "Move", "Note", "Op", "Order", "Pop", "Pour", "Push", "Rotation", "Show", "Sweep", "Turn"]
