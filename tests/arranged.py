"""What the tables of all games in the tests have in common: a session that can be brought into any position."""

from __future__ import annotations

from typing import Any, Self

from engine.api import COMMON, Frame, Session
from engine.core.flow.kernel import advance


class ArrangedSession(Session):
    """A session with words of its own for a position; each game adds those of its rulebook."""

    @classmethod
    def of(cls, session: Session) -> Self:
        """The same game from its beginning."""
        made = cls.start(session.game, session.players, session.settings, session.seed)
        assert isinstance(made, cls)
        return made

    def lay(self, *frames: Frame[Any]) -> None:
        """The agenda holds just these frames, the first is played first; the game runs until somebody is asked."""
        table = self.table
        for lane, stack in enumerate(table.lanes):
            while stack:
                table.pop(lane)
        table.lane = COMMON
        table.push_all(frames, COMMON)
        advance(table)

    def lies(self, piece: str) -> str:
        """Where a piece lies."""
        return self.table.pieces[piece].place.id
