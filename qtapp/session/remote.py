"""What one viewer knows of a game that is played at another table: everything is read here, and done there.

The parts of a looker are the usual ones; those by which something is done send it away, or say why it cannot be.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine import api
from qtapp.session.actions import SeatActions
from qtapp.session.by_itself import SelfAnswers
from qtapp.session.controls import ComputerAsk, SeatControls
from qtapp.session.face_down import NeverFaceDown
from qtapp.session.first_end import UnknownEnd
from qtapp.session.history import SeatHistory
from qtapp.session.looker import SeatLooker
from qtapp.session.names import SeatNames
from qtapp.session.open_table import OpenTable
from qtapp.session.questions import SeatQuestions
from qtapp.session.told import SeatTold
from qtapp.session.view_models import ChosenItem

SendAnswer = Callable[[api.Pending, Any], bool]
NO_LINE = api.Refusal(
    "table/played-elsewhere",
    api.msg("far.no_connection", "There is no connection to the other table right now."),
)
NOT_SEEN_HERE = api.Refusal(
    "table/played-elsewhere",
    api.msg("far.moment_not_seen", "This moment was not seen at this table."),
)
NOTHING_TO_TAKE_BACK = api.Refusal(
    "table/played-elsewhere",
    api.msg("far.nothing_to_take_back", "Nothing of yours can be taken back now; the others may do so at their table."),
)


def _mirror(table: OpenTable) -> api.MirrorSession:
    session = table.session
    assert isinstance(session, api.MirrorSession)
    return session


def _not_sent(_pending: api.Pending, _answer: Any) -> bool:
    return False


class _NothingByItself(SelfAnswers):
    """What has nothing to be decided is answered where the game is played."""

    def go_on(self) -> None:
        """Nothing."""


class RemoteQuestions(SeatQuestions):
    """The question to the viewer; the answer is sent away."""

    def __init__(
        self,
        table: OpenTable,
        names: SeatNames,
        drafted: Callable[[tuple[Any, ...]], None],
        told: Callable[[api.Message], None],
    ) -> None:
        super().__init__(table, names, drafted, told)
        self.by_itself = _NothingByItself(table, told)
        self.face_down = NeverFaceDown(table)
        self.send: SendAnswer = _not_sent
        """Sends an answer; False: there is no connection."""
        self.mirrors: Callable[[], Mapping[int, api.MirrorSession]] = dict
        """What each seat of this home sees, if there are several: each knows best whether it is asked."""

    def asked_seats(self) -> list[int]:
        """The seats that are asked something: those of this home by their own mirrors."""
        asked = super().asked_seats()
        mirrors = self.mirrors()
        if len(mirrors) < 2 or not _mirror(self._open).is_live:
            return asked
        own = {seat for seat, one in mirrors.items() if any(p.question.seat == seat for p in one.pending())}
        return sorted({seat for seat in asked if seat not in mirrors} | own)

    def answer(self, answer: Any) -> bool:
        """Send an answer to the viewer's question; what would be refused is refused here."""
        if isinstance(answer, ChosenItem):
            return super().answer(answer)
        pending = self.pending()
        if pending is None:
            self._open.refuse(self.why_not("", ""))
            return False
        if self.holds_back(pending, answer):
            return True
        refused = self._open.session.refusals(pending, answer)
        if not refused and not self.send(pending, answer):
            refused = [NO_LINE]
        if refused:
            self._open.refuse(refused)
        return not refused


class RemoteHistory(SeatHistory):
    """What was seen of the history here. Going back shows it; nothing is played on from there."""

    can_branch = False

    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self.first_end = UnknownEnd(table)
        self.send_take_back: Callable[[], bool] = lambda: False
        """Asks to take the own answer back; False: there is nothing, or no connection."""

    def main_line(self) -> list[api.HistoryEntry]:
        """From the set-up to the newest entry."""
        return _mirror(self._open).live_line()

    def view_before(self, entry: api.HistoryEntry | None = None) -> api.SeatView:
        """The table before an entry, if it was seen here; else as it is now."""
        before = (entry or self.current).parent
        seen = None if before is None else _mirror(self._open).view_at(before)
        return seen or self._open.view()

    def view_of(self, seat: int, entry: api.HistoryEntry) -> api.SeatView:
        """Nobody knows here what others saw."""
        return self.view_before(entry)

    def taken_back(self, seat: int = 0) -> list[api.HistoryEntry]:
        """The own answer, if it may be taken back; of others nothing may."""
        own = (one for one in reversed(self.line()) if one.seat == self._open.viewer)
        newest = next(own, None)
        is_own = seat in (0, self._open.viewer)
        return [newest] if newest is not None and is_own and self.has_past else []

    @property
    def has_past(self) -> bool:
        """May the own answer be taken back?"""
        return _mirror(self._open).may_take_back

    def undo(self, seat: int = 0) -> bool:
        """Ask for it; the next look shows what came of it."""
        sent = seat in (0, self._open.viewer) and self.has_past and self.send_take_back()
        if not sent:
            self._open.refuse([NOTHING_TO_TAKE_BACK])
        return sent

    def redo(self, branch: int = -1) -> bool:
        """Nothing is done again here."""
        self._open.refuse([api.PLAYED_ELSEWHERE])
        return False

    def seek(self, entry: api.HistoryEntry) -> None:
        """Look at a moment that was seen here."""
        session = _mirror(self._open)
        if entry is not session.live_line()[-1] and session.view_at(entry) is None:
            self._open.refuse([NOT_SEEN_HERE])
            return
        super().seek(entry)

    def remark(self, text: str, at: api.HistoryEntry | None = None) -> None:
        """Remarks are written at the other table."""
        self._open.refuse([api.PLAYED_ELSEWHERE])


class RemoteActions(SeatActions):
    """Hands are free only at the other table."""

    def to_sandbox(self) -> None:
        """Not here."""
        self._open.refuse([api.PLAYED_ELSEWHERE])

    def to_strict(self, point: str = "", waive: Sequence[api.Finding] = ()) -> bool:
        """Not here."""
        self._open.refuse([api.PLAYED_ELSEWHERE])
        return False

    def mending(self, point: str, left: Collection[tuple[str, tuple[str, ...]]]) -> api.Mending:
        """What is found with what is known here; nothing is mended here."""
        return api.Mending(tuple(self.findings(point)))


class RemoteControls(SeatControls):
    """Computer players think at the other table."""

    def can_change(self, seat: int) -> bool:
        """Not here."""
        return False

    seats_here: tuple[int, ...] = ()
    """The seats of this home, if there are several."""

    def people_here(self) -> list[int]:
        """Those who have joined sit here, and nobody else."""
        if self.seats_here:
            return list(self.seats_here)
        return [self._open.viewer] if self._open.viewer else []

    def asks(self) -> list[ComputerAsk]:
        """None."""
        return []


class RemoteTold(SeatTold):
    """What happened, as far as it was seen here; nobody here can walk along the whole history."""

    def last_seen(self, thing: str) -> api.HistoryEntry | None:
        """Unknown."""
        return None

    def score_curve(self) -> list[api.ScorePoint]:
        """Unknown."""
        return []

    def lead_curve(self) -> list[api.ReviewPoint]:
        """Unknown."""
        return []

    def decisions(self, seat: int) -> list[api.Moment]:
        """Unknown."""
        return []

    def choosers(self) -> list[int]:
        """Each takes back at the own device."""
        return []

    @property
    def shuffle(self) -> int:
        """The luck of the game is not known here; how it ended tells it from others well enough."""
        return zlib.crc32(repr(_mirror(self._open).final).encode())


class RemoteLooker(SeatLooker):
    """A looker whose session is a mirror."""

    def __init__(self, session: api.Session, viewer: int = 1, **hooks: Any) -> None:
        super().__init__(session, viewer, **hooks)
        drafted, told = hooks["drafted"], hooks["answered_by_itself"]
        self.questions = self.far_questions = RemoteQuestions(self._open, self.names, drafted, told)
        self.history = self.far_history = RemoteHistory(self._open)
        self.actions = RemoteActions(self._open)
        self.controls = self.far_controls = RemoteControls(self._open)
        self.told = RemoteTold(self._open)

    def result(self) -> api.GameResult:
        """The score sheet, as the other table counted it."""
        return _mirror(self._open).final or super().result()

    def moved(self, kind: str, steps: tuple[api.VisibleOp, ...]) -> None:
        """Another look has come."""
        self._open.moved(kind, steps)

    def refuse(self, reasons: Sequence[api.Refusal]) -> None:
        """The other table has refused something."""
        self._open.refuse(list(reasons))
