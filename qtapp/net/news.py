"""What one seat is told of the past: what others did meanwhile, how it came by its points, and the score sheet."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.net import wire
from qtapp.session.looker import SeatLooker

_LOOKED_BACK = 60
"""Entries in which one looks for points of this seat."""
_READ_AT_ONCE = 4
_WATCHED, _MISSED = 10, 30
"""Entries that are told to somebody who only looks on, and to somebody who has not answered for long."""


class SeatNews:
    """Entries stay as they are, so that what each brought is read once."""

    def __init__(self, looker: SeatLooker, say: Callable[[api.Message], str]) -> None:
        self._looker = looker
        self._say = say
        self._won: dict[api.HistoryEntry, tuple[api.Reason, ...]] = {}
        self._told: tuple[object, list[wire.WireTold]] | None = None

    def read_on(self) -> bool:
        """A part of what has to be read; True: there is more."""
        unread = [entry for entry in self._recent() if entry not in self._won]
        for entry in unread[:_READ_AT_ONCE]:
            self._read(entry)
        return len(unread) > _READ_AT_ONCE

    def told(self) -> list[wire.WireTold]:
        """A line for each person in turn who did something since the last answer of this seat."""
        session, viewer = self._looker.session, self._looker.viewer
        now = (session, session.current, session.stamp, viewer)
        if self._told is None or self._told[0] != now:
            entries = self._looker.told.since(viewer)
            rows = self._looker.story.rows(entries[-(_MISSED if viewer else _WATCHED) :])
            rows = tuple(row for row in rows if not viewer or row.seat != viewer)
            self._told = (now, [self._line(row) for row in rows[-wire.MOST_TOLD :]])
        return self._told[1]

    def _line(self, row: api.StoryRow) -> wire.WireTold:
        sentence = row.main.sentence or api.msg("window.person_name", "{seat}", seat=api.SeatArg(row.seat))
        return wire.WireTold(who=row.seat, text=wire.long(self._say(sentence)), n=row.points)

    def won(self) -> list[wire.WireWon]:
        """The newest points of this seat and why they came, the newest first."""
        found: list[wire.WireWon] = []
        rules = self._looker.game.rules
        for entry in self._recent():
            for reason in reversed(self._read(entry)):
                why = api.because(reason, rules)
                found.append(wire.WireWon(n=reason.n, text="" if why is None else wire.long(self._say(why))))
            if len(found) >= wire.MOST_WON:
                break
        return found[: wire.MOST_WON]

    def sheet(self) -> list[wire.WireScore]:
        """The score sheet; nothing as long as the game goes on."""
        if not self._looker.is_over:
            return []
        lines = [one for one in self._looker.result().lines if any(one.points)]
        return [
            wire.WireScore(label=wire.short(self._say(one.label)), points=list(one.points[:8]))
            for one in lines[: wire.MOST_SCORES]
        ]

    def _recent(self) -> list[api.HistoryEntry]:
        """The newest entries, the newest first."""
        return self._looker.session.line()[1:][: -_LOOKED_BACK - 1 : -1] if self._looker.viewer else []

    def _read(self, entry: api.HistoryEntry) -> tuple[api.Reason, ...]:
        """What an entry brought this seat of what decides the game."""
        found = self._won.get(entry)
        if found is None:
            points, viewer = self._looker.story.points, self._looker.viewer
            found = self._won[entry] = tuple(
                reason
                for beat in self._looker.told.beats([entry])
                for reason in beat.reasons
                if reason.seat == viewer and reason.kind in points and reason.n
            )
        return found
