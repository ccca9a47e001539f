"""A session that is played elsewhere: its table is made from what one seat was sent, its history from what it may know.

Whatever is read of a session can be read of it. Nothing can be done to it: answers go to the table where it is played.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.flow.frame import active_lanes, lanes_of
from engine.core.game.game import Game, GameResult
from engine.core.lookahead.imagine import imagined_table
from engine.core.lookahead.seen_entry import SeenEntry, common_record, records_of
from engine.core.messages.errors import EngineBug, InvalidData
from engine.core.messages.message import msg
from engine.core.messages.rules import Refusal
from engine.core.session.entry import EntryKind, HistoryEntry, Player, PlayMode
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.actions import TableAction
from engine.core.table.chance import RandomStream
from engine.core.table.ops import NoteOp
from engine.core.table.table import Table
from engine.core.table.view import SeatView

MOST_VIEWS = 200
"""Moments that can be looked at again."""
MOST_ENTRIES = 20_000
_STAMPS = 1000
_OF_LANE = 1000
_OF_QUESTION = 16 * _OF_LANE
PLAYED_ELSEWHERE = Refusal(
    "table/played-elsewhere",
    msg(
        "table.played_at_another_table", "This game is played at another table. Only what it asks you can be done here."
    ),
)


def mirrored_table(game: Game, seen: SeatView, *, stamp: int = 0, question: int = 0) -> Table:
    """The table of a view that came from elsewhere; InvalidData if it is none of this game.

    `stamp`: the number of its moment, so that what was worked out on another mirror is not taken for true. `question`:
    the number under which the table asks; as long as it is the same, so are the tickets.
    """
    try:
        table = imagined_table(game, seen, RandomStream(0, "mirror", seen.viewer))
    except Exception as error:  # untrusted input: any exception means "this view does not fit the game"
        raise InvalidData("a view does not fit its game") from error
    table.number_from(stamp)
    for number, lane in enumerate(table.lanes):
        first = question * _OF_QUESTION + number * _OF_LANE
        lane[:] = [(step, first + at) for at, (step, _) in enumerate(lane)]
    return table


class MirrorSession(Session):
    """What one seat knows of a session. `ask` is the number of its question there; 0: nothing is asked."""

    def __init__(self, game: Game, players: Sequence[Player], settings: Mapping[str, int], viewer: int) -> None:
        try:
            super().__init__(game, players, settings, 0)
        except Exception as error:  # untrusted input: any exception means "there is no such game"
            raise InvalidData("a game cannot be set up like this") from error
        self.viewer = viewer
        self.ask = 0
        self.may_take_back = False
        self.final: GameResult | None = None
        """How the game ended: whoever does not see everything cannot count it."""
        self._ground = self.table
        """Places and pieces as such; the mirrors come and go."""
        self._mode = PlayMode.STRICT
        self._live: list[HistoryEntry] = []
        self._views: OrderedDict[HistoryEntry, tuple[SeatView, int]] = OrderedDict()
        self._newest = self.table
        self._laid = 0

    # ---- what was sent -------------------------------------------------------------------------------------------

    def grow(self, kept: int, entries: Sequence[SeenEntry]) -> None:
        """The line is as it was up to so many entries, and goes on with these. InvalidData: it cannot."""
        if not 0 <= kept <= len(self._live) or len(self.entries) + len(entries) > MOST_ENTRIES:
            raise InvalidData("a history does not go on from here")
        if not kept:
            self.entries, self._live = [], []
            self._views.clear()
        del self._live[kept:]
        for one in entries:
            self._live.append(self._made(one))
        if not self._live:
            raise InvalidData("a history has no beginning")
        self.root, self.current = self._live[0], self._live[-1]

    def _made(self, seen: SeenEntry) -> HistoryEntry:
        parent = self._live[-1] if self._live else None
        if (seen.kind is EntryKind.SETUP) != (parent is None) or seen.seat > len(self.players):
            raise InvalidData("a history begins with the set-up, and only there")
        entry = HistoryEntry(len(self.entries), parent, seen.kind, seen.seat, seen.lane, seen.remark, seen.mode)
        entry.level, entry.by_itself = seen.level, seen.by_itself
        entry.records = records_of(self._ground, self.viewer, seen.steps)
        entry.named_notes = [NoteOp._make(facts) for kind, *facts in entry.records if kind is NoteOp]
        if seen.moves_common_lane:
            entry.records.append(common_record())
        if parent is not None:
            parent.children.append(entry)
        self.entries.append(entry)
        return entry

    def lay(self, seen: SeatView, mode: PlayMode, ask: int, *, may_take_back: bool = False) -> None:
        """The table as it is now. InvalidData: the view is none of this game, seat and history."""
        if not self._live or seen.viewer != self.viewer or seen.seats != len(self.players):
            raise InvalidData("a view is not that of this seat")
        if seen.settings != self._ground.settings:
            raise InvalidData("a view is that of another game")
        newest = self._mirror(seen, ask)
        if mode is PlayMode.STRICT and not self._asks_people(newest):
            raise InvalidData("somebody is asked who does not sit here")
        self._newest = newest
        self.ask, self._mode, self.may_take_back = ask, mode, may_take_back
        self._views[self._live[-1]] = (seen, ask)
        self._views.move_to_end(self._live[-1])
        while len(self._views) > MOST_VIEWS:
            self._views.popitem(last=False)
        self.table, self.current = self._newest, self._live[-1]

    def _asks_people(self, table: Table) -> bool:
        """Is whoever is asked there somebody of this game? What was sent may name any number."""
        try:
            asked = [lanes_of(table)[lane][-1][0].question(table) for lane in active_lanes(table)]
        except Exception as error:  # untrusted input: any exception means "there is no such question"
            raise InvalidData("a question cannot be asked like this") from error
        return all(one is None or 1 <= one.seat <= len(self.players) for one in asked)

    def _mirror(self, seen: SeatView, ask: int) -> Table:
        self._laid += 1
        return mirrored_table(self.game, seen, stamp=self._laid * _STAMPS, question=ask)

    # ---- moments -------------------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        """Is the newest moment shown? Only there something is asked."""
        return self.table is self._newest

    def live_line(self) -> list[HistoryEntry]:
        """From the set-up to the newest entry, whatever is shown."""
        return self._live[:]

    def view_at(self, entry: HistoryEntry) -> SeatView | None:
        """What was seen after an entry; None: it was before this table came, or too long ago."""
        known = self._views.get(entry)
        return None if known is None else known[0]

    def seek(self, entry: HistoryEntry) -> None:
        """Show a moment again, if it was seen here."""
        known = self._views.get(entry)
        if entry is self._live[-1]:
            self.table, self.current = self._newest, entry
        elif known is not None:
            self.table, self.current = self._mirror(*known), entry

    def undo(self) -> HistoryEntry | None:
        """Nothing is taken back here."""
        return None

    def redo(self, branch: int = -1) -> HistoryEntry | None:
        """Nothing is done again here."""
        return None

    # ---- what can be read and not done ---------------------------------------------------------------------------

    @property
    def mode(self) -> PlayMode:
        """Strict or sandbox, as it is where the game is played."""
        return self._mode

    def pending(self) -> list[Pending]:
        """The questions that wait; of an earlier moment none does."""
        return super().pending() if self.is_live else []

    def answer(
        self, pending: Pending, answer: Any, *, by_itself: bool = False, level: int = 0
    ) -> HistoryEntry | list[Refusal]:
        """Answers are given where the game is played."""
        return [PLAYED_ELSEWHERE]

    def apply_action(self, act: TableAction, seat: int = 0) -> HistoryEntry | list[Refusal]:
        """Hands move things where the game is played."""
        return [PLAYED_ELSEWHERE]

    def to_sandbox(self, seat: int = 0) -> HistoryEntry:
        """Nobody may ask for this here: it is refused before."""
        raise EngineBug("a session that is played elsewhere has no free hands")

    def to_strict(self, seat: int = 0, point: str = "", waive: Sequence[Any] = ()) -> HistoryEntry | list[Refusal]:
        """The mode is changed where the game is played."""
        return [PLAYED_ELSEWHERE]

    def remark(self, text: str, seat: int = 0) -> HistoryEntry:
        """Nobody may ask for this here: it is refused before."""
        raise EngineBug("a session that is played elsewhere takes no remarks")

    def undo_seat(self, seat: int) -> HistoryEntry | Refusal | None:
        """Answers are taken back where the game is played."""
        return PLAYED_ELSEWHERE
