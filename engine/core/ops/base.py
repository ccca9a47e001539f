"""What every operation can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core.lying import Piece
    from engine.core.table import Table


class Op:
    """One change of the table."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        """Apply it, and remember what undoing needs."""
        raise NotImplementedError

    def undo(self, table: Table) -> None:
        """Take it back; only ever called on the newest operation."""
        raise NotImplementedError

    def to_json(self) -> list[Any]:
        """Its forward facts."""
        raise NotImplementedError

    def reveals(self) -> list[tuple[Piece, int]]:
        """Pieces that somebody saw by it for the first time, with the bits of who did. Only of a done operation."""
        return []
