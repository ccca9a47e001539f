"""The log as one seat may read it: numbered, and each sentence put into words once."""

from __future__ import annotations

from engine import api
from qtapp.i18n.voice import Voice
from qtapp.net import wire
from qtapp.session.looker import SeatLooker
from qtapp.session.view_models import LogSentence

_COUNTED_AT_ONCE = 60
"""Entries that are looked at in one step."""
_SAID_AT_ONCE = 10
"""Entries that are put into words in one step."""


class LogLines:
    """The newest sentences. Entries stay as they are and where they are, so that nothing is counted or said twice."""

    def __init__(self, looker: SeatLooker, voice: Voice) -> None:
        self._looker = looker
        self._voice = voice
        self._totals: dict[api.HistoryEntry, int] = {}
        """How many sentences there are from the set-up to an entry."""
        self._lines: dict[api.HistoryEntry, list[wire.WireLine]] = {}

    def read_on(self) -> bool:
        """A part of what has to be read before the newest sentences are at hand; True: there is more.

        Somebody who comes late has a whole game before them: that is too much for one step.
        """
        missing = self._uncounted()
        self._count(missing[:_COUNTED_AT_ONCE])
        if len(missing) > _COUNTED_AT_ONCE:
            return True
        unsaid = [entry for entry in self._newest() if entry not in self._lines]
        for entry in unsaid[:_SAID_AT_ONCE]:
            self._lines_of(entry)
        return len(unsaid) > _SAID_AT_ONCE

    def newest(self) -> list[wire.WireLine]:
        """The newest sentences that this seat may read, each with its number among all of them."""
        self._count(self._uncounted())
        found = [line for entry in reversed(self._newest()) for line in self._lines_of(entry)]
        return found[-wire.MOST_LINES :]

    def _newest(self) -> list[api.HistoryEntry]:
        """The entries of the newest sentences, the present one first."""
        entry: api.HistoryEntry | None = self._looker.history.current
        last = self._totals[self._looker.history.current] - wire.MOST_LINES
        found = []
        while entry is not None:
            found.append(entry)
            before = entry.parent
            entry = None if before is None or self._totals[before] <= last else before
        return found

    def _uncounted(self) -> list[api.HistoryEntry]:
        """The entries whose sentences were not counted yet, the oldest first."""
        found = []
        entry: api.HistoryEntry | None = self._looker.history.current
        while entry is not None and entry not in self._totals:
            found.append(entry)
            entry = entry.parent
        return found[::-1]

    def _count(self, entries: list[api.HistoryEntry]) -> None:
        for entry in entries:
            before = 0 if entry.parent is None else self._totals[entry.parent]
            is_remark = entry.kind is api.EntryKind.REMARK
            self._totals[entry] = before + (1 if is_remark else len(self._looker.history.sentences(entry)))

    def _lines_of(self, entry: api.HistoryEntry) -> list[wire.WireLine]:
        found = self._lines.get(entry)
        if found is None:
            history = self._looker.history
            if entry.kind is api.EntryKind.REMARK:
                said = [(str(entry.payload), entry.seat)]
            else:
                said = [
                    (self._voice.text(self._told(one.message), history.names), self._who(entry, one))
                    for one in history.sentences(entry)
                ]
            first = self._totals[entry] - len(said) + 1
            found = [
                wire.WireLine(no=number, text=wire.long(text), who=who)
                for number, (text, who) in enumerate(said, first)
            ]
            self._lines[entry] = found
        return found

    def _told(self, message: api.Message) -> api.Message:
        """Whoever reads it did some of it."""
        return api.told_to(self._looker.viewer, message, self._looker.game)

    def _who(self, entry: api.HistoryEntry, sentence: LogSentence) -> int:
        """Whose deed it tells; 0: the game went on, whoever answered before."""
        if entry.kind is not api.EntryKind.ANSWER:
            return entry.seat
        told = self._looker.session.game.told
        is_deed = told.class_of(sentence.rule, sentence.message.id) not in (api.NoteClass.PHASE, api.NoteClass.KEEPING)
        return entry.seat if is_deed else 0
