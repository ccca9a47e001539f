"""Who answers for a seat: a person, or a computer player of a level. Handed over and taken back at any moment."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from engine import api
from qtapp.session.open_table import OpenTable
from qtapp.session.seat_holders import SeatHolders

_TEMPER_BITS = 32


@dataclass(frozen=True, slots=True, eq=False)
class ComputerAsk:
    """A question to a computer player, with what its seat saw when the question was laid."""

    session: api.Session
    pending: api.Pending
    control: api.SeatControl
    view: api.SeatView

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.pending.question.seat


def drawn_control(level: int, nature: str = "", pace: int = 0) -> api.SeatControl:
    """A computer player of a level sits down; its luck is drawn now and stays. `nature`: what it likes besides;
    `pace`: how strong it is where it follows a person.
    """
    return api.SeatControl(level, secrets.randbits(_TEMPER_BITS), nature=nature, pace=pace)


def level_of(session: api.Session, seat: int) -> int:
    """The level of the computer player that answers for a seat; 0: a person does, or the game itself."""
    control = session.controls.get(seat)
    return control.level if control is not None else 0


def people_at(session: api.Session) -> list[int]:
    """The seats where persons sit."""
    players = enumerate(session.players, 1)
    return [seat for seat, player in players if not player.is_automa and not level_of(session, seat)]


class SeatControls:
    """Beside the game, not in it: a change is no entry of the history, and the file keeps it."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table
        self.holders = SeatHolders()
        """Who plays from elsewhere: among those who are left the screen is handed over."""
        self._asked: dict[int, ComputerAsk] = {}
        """By ticket: what others do on lanes of their own meanwhile changes nothing in what a seat thinks about."""

    def level(self, seat: int) -> int:
        """The level of the computer player at a seat; 0: none."""
        return level_of(self._open.session, seat)

    def temper(self, seat: int) -> int:
        """The seed with which the computer player of a seat thinks, also if a person has taken the seat since."""
        control = self._open.session.controls.get(seat)
        return control.temper if control is not None else 0

    def nature(self, seat: int) -> str:
        """What the computer player at a seat likes besides; empty: nothing in particular."""
        control = self._open.session.controls.get(seat)
        return control.nature if control is not None else ""

    def people(self) -> list[int]:
        """The seats where persons sit."""
        return people_at(self._open.session)

    def people_here(self) -> list[int]:
        """The seats of those who sit at this screen."""
        return [seat for seat in self.people() if self.holders.is_here(seat)]

    def can_change(self, seat: int) -> bool:
        """Can this seat be handed over? The game's own players stay what they are."""
        return not self._open.session.players[seat - 1].is_automa

    def give(self, seat: int, level: int, pace: int = 0) -> None:
        """Let a computer player of this level answer from now on; 0: a person. `pace`: of one who follows a person."""
        if not self.can_change(seat) or level == self.level(seat):
            return
        controls = self._open.session.controls
        known = controls.get(seat)
        natures = api.natures(self._open.session.game)
        nature = natures[(seat - 1) % len(natures)].id if natures else ""
        known = known or drawn_control(level, nature)
        controls[seat] = replace(known, level=level, pace=pace, nature=known.nature or nature)
        self._open.moved("control", ())

    def count_hint(self, seat: int) -> int:
        """The person at a seat has had another hint; how many that makes in this game."""
        controls = self._open.session.controls
        known = controls.get(seat) or drawn_control(0)
        controls[seat] = replace(known, hints=min(known.hints + 1, api.MOST_HINTS))
        return controls[seat].hints

    def hints(self, seat: int) -> int:
        """How many hints the person at a seat has had, if they are counted."""
        control = self._open.session.controls.get(seat)
        return control.hints if control is not None else 0

    def asks(self) -> list[ComputerAsk]:
        """The questions that computers have to answer now; none while hands are free."""
        session = self._open.session
        if session.mode is not api.PlayMode.STRICT:
            self._asked = {}
            return []
        found: dict[int, ComputerAsk] = {}
        for pending in session.pending():
            control = session.controls.get(pending.question.seat)
            if control is None or not control.level:
                continue
            known = self._asked.get(pending.ticket)
            if known is None or known.session is not session or known.control != control:
                view = api.seat_view(session.table, pending.question.seat)
                known = ComputerAsk(session, pending, control, view)
            found[pending.ticket] = known
        self._asked = found
        return list(found.values())

    def forget(self, ask: ComputerAsk) -> None:
        """Look again: what was thought about it does not hold any more."""
        self._asked.pop(ask.pending.ticket, None)

    def try_answer(self, seat: int, answer: Any) -> bool:
        """What if a seat had answered this here? Whoever plays it, it is a branch of the history."""
        session = self._open.session
        pending = next((one for one in session.pending() if one.question.seat == seat), None)
        entry = [] if pending is None else session.answer(pending, answer)
        return isinstance(entry, api.HistoryEntry) and self._open.done(entry, "answer")

    @property
    def is_at_newest(self) -> bool:
        """Is the end of a line shown? At an earlier moment nobody answers before a person says so."""
        return not self._open.session.current.children

    def answer(self, ask: ComputerAsk, answer: Any) -> bool:
        """A computer player answers, as a person would; False: the question is gone, or the rules refuse it."""
        if ask not in self.asks():
            return False
        entry = ask.session.answer(ask.pending, answer, level=ask.control.level)
        return isinstance(entry, api.HistoryEntry) and self._open.done(entry, "answer")
