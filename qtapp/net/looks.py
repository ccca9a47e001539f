"""From a session to the messages for a second table: what is played, what its seat knows of the past, what it sees."""

from __future__ import annotations

from engine import api
from qtapp.net.packets import SeatPackets
from qtapp.net.table_wire import (
    MOST_ENTRIES,
    MOST_TABLE,
    GameMessage,
    LookMessage,
    PackMessage,
    PastMessage,
    WireEntry,
    WirePlayer,
    entry_to_wire,
    pack_to_wire,
    result_to_wire,
)
from qtapp.net.wire import WireSeat, short

_AT_ONCE = 12
"""Entries that are put into words in one step."""
_ROOM = MOST_TABLE // 2
"""Bytes for entries; the rest is for the view."""


class TableLooks:
    """What one link of a second table was sent of the history, and what comes next."""

    def __init__(self, session: api.Session, viewer: int) -> None:
        self._session = session
        self._viewer = viewer
        self._notes = api.NamedNotes(session)
        self._sent: list[api.HistoryEntry] = []
        self._unknown: set[api.HistoryEntry] = set()
        """Entries of which this viewer knows nothing."""

    def opening(self) -> list[PackMessage | GameMessage]:
        """What is played with, if these are cards of one's own; then what is played, and by whom."""
        session = self._session
        pack = session.game.pack
        players = [WirePlayer(name=short(one.name), colour=one.colour, automa=one.is_automa) for one in session.players]
        game = GameMessage(
            game=session.game.id,
            rules=session.game.version,
            edition=session.game.edition,
            pack=pack is not None,
            players=players,
            settings=dict(session.settings),
        )
        return [*(pack_to_wire(pack) if pack is not None else ()), game]

    def past(self) -> PastMessage | None:
        """A part of what was not sent yet, if it is too much for one look."""
        kept, left = self._left()
        if len(left) <= _AT_ONCE:
            return None
        return PastMessage(keep=kept, entries=self._take(kept, left[:_AT_ONCE], told_only=True))

    def look(self, packets: SeatPackets, seats: list[WireSeat], may_take_back: bool) -> LookMessage:
        """The table now. It has to be sent if it has entries, or is another one than the last."""
        kept, left = self._left()
        session = self._session
        view = api.view_to_json(packets.looker.view())
        asked = packets.asked()
        return LookMessage(
            seq=0,
            keep=kept,
            entries=self._take(kept, left, told_only=not self._sent),
            view=view,
            mode="sandbox" if session.mode is api.PlayMode.SANDBOX else "strict",
            back=may_take_back,
            ask=asked,
            seats=seats,
            levels=[packets.looker.controls.level(seat) for seat in range(1, len(session.players) + 1)],
            result=result_to_wire(packets.looker.result()) if packets.looker.is_over else None,
        )

    def _left(self) -> tuple[int, list[api.HistoryEntry]]:
        """How many entries of those that were sent still hold, and those that come after them."""
        line = [entry for entry in self._session.line() if entry not in self._unknown]
        kept = 0
        for sent, now in zip(self._sent, line, strict=False):
            if sent is not now:
                break
            kept += 1
        return kept, line[kept:]

    def _take(self, kept: int, entries: list[api.HistoryEntry], *, told_only: bool) -> list[WireEntry]:
        del self._sent[kept:]
        found: list[WireEntry] = []
        room = _ROOM
        for entry in entries[:MOST_ENTRIES]:
            seen = api.seen_entry(entry, self._viewer, self._notes.notes(entry), told_only=told_only)
            if seen is None:
                self._unknown.add(entry)
                continue
            made = entry_to_wire(seen)
            room -= sum(len(str(row)) for row in made.steps)
            if room < 0 and not told_only:  # what moved is left out: skipping it is always safe
                told = api.seen_entry(entry, self._viewer, self._notes.notes(entry), told_only=True)
                made = entry_to_wire(told) if told is not None else made
            self._sent.append(entry)
            found.append(made)
        return found
