"""A table that is played elsewhere, from the side of the one who joins: what is said to it, and what comes back.

It knows no socket and no screen. Whatever comes is data of a stranger: what is not exactly a message, or fits no game
of ours, ends the connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pydantic import ValidationError

from engine import api
from qtapp.net import wire
from qtapp.net.table_wire import (
    MOST_TABLE,
    TO_TABLE,
    GameMessage,
    LookMessage,
    PackMessage,
    PastMessage,
    WireEntry,
    answer_digest,
    entry_from_wire,
    pack_from_wire,
    result_from_wire,
)
from qtapp.session.view_models import TableChange

_KINDS = {
    api.EntryKind.ANSWER: "answer",
    api.EntryKind.ACT: "act",
    api.EntryKind.MODE: "mode",
    api.EntryKind.REMARK: "remark",
}


class FarLine(Protocol):
    """The way to the other table. Nothing of it ever waits."""

    def push(self, data: str) -> None:
        """Send a message."""

    def hang_up(self) -> None:
        """Cut the line, once all was sent."""


class FarListener(Protocol):
    """Who wants to know what the other table says."""

    def seats_offered(self, rooms: wire.RoomsMessage) -> None:
        """These seats are there."""

    def table_opened(self, session: api.MirrorSession) -> None:
        """The first look, or the first after another game was laid there."""

    def table_changed(self, change: TableChange) -> None:
        """Another look."""

    def answer_refused(self, reasons: Sequence[str], rule: str) -> None:
        """What was sent was not taken."""

    def table_ended(self, why: str) -> None:
        """The other table says good-bye: code, seat, taken, handed, closed, slow, bad, version, game or pack."""


class FarTable:
    """One seat, or an onlooker, at a table elsewhere."""

    def __init__(self, listener: FarListener) -> None:
        self._listener = listener
        self._line: FarLine | None = None
        self.token = ""
        """With it the same seat is found again; told once."""
        self.seat = 0
        self.name = ""
        """Of the person who sits there."""
        self.seats: Sequence[wire.WireSeat] = ()
        """Who plays from where, as it was said last."""
        self.session: api.MirrorSession | None = None
        self._game: GameMessage | None = None
        self._pack: list[PackMessage] = []
        """The cards that the other table plays with, as far as they were sent."""
        self._first: WireEntry | None = None
        """The set-up of the game that is shown: another game of the same people is another game."""
        self._rules: api.Game | None = None
        self._coming: api.MirrorSession | None = None
        """The session of which the past was sent, and no look yet."""
        self._said = 0
        self._sent_for = 0
        """The question that an answer is on its way to."""

    # ---- coming and going ----------------------------------------------------------------------------------------

    @property
    def is_linked(self) -> bool:
        """Can anything be said?"""
        return self._line is not None

    def join(self, line: FarLine, code: str, language: str) -> None:
        """Knock with the code."""
        self._begin(line)
        self._say(wire.JoinMessage.model_validate({"t": "join", "v": 1, "code": code, "lang": language}))

    def resume(self, line: FarLine, language: str) -> None:
        """The same table again, by another line."""
        self._begin(line)
        said = {"t": "resume", "v": 1, "token": self.token, "run": "", "have": 0, "lang": language}
        self._say(wire.ResumeMessage.model_validate(said))

    def _begin(self, line: FarLine) -> None:
        self._line = line
        self._said = self._sent_for = 0
        self._game = self._coming = None
        self._pack = []
        self._say(wire.TableMessage(t="table", v=1))

    def sit(self, seat: int) -> None:
        """Take a seat; 0: only watch."""
        self._say(wire.SitMessage(t="sit", seat=seat))

    def leave(self) -> None:
        """Hand the seat back, and go."""
        self._say(wire.LeaveMessage(t="leave"))
        self.token = ""
        self.hang_up()

    def hang_up(self) -> None:
        """Cut the line; the seat stays."""
        line, self._line = self._line, None
        if line is not None:
            line.hang_up()

    def lost(self) -> None:
        """The line was cut by somebody else."""
        self._line = None

    def _say(self, message: wire.WireModel) -> None:
        if self._line is not None:
            self._line.push(message.model_dump_json())

    # ---- what the seat does --------------------------------------------------------------------------------------

    def answer(self, pending: api.Pending, answer: Any) -> bool:
        """Send an answer by its number; False: there is none, or the line is cut."""
        session = self.session
        if session is None or not session.is_live or not session.ask or self._line is None:
            return False
        picks = picks_of(session, pending, answer)
        if picks is None:
            return False
        if self._sent_for != session.ask:  # a double click says it once
            self._sent_for = session.ask
            self._said += 1
            self._say(
                wire.AnswerMessage(t="answer", ask=session.ask, say=self._said, picks=picks, key=answer_digest(answer))
            )
        return True

    def take_back(self) -> bool:
        """Ask to choose again; False: nothing of it can be taken back, or the line is cut."""
        session = self.session
        if session is None or not session.may_take_back or self._line is None:
            return False
        self._said += 1
        self._say(wire.UndoMessage(t="undo", ask=session.ask, say=self._said))
        return True

    # ---- what comes ----------------------------------------------------------------------------------------------

    def receive(self, raw: str | bytes) -> None:
        """A message of the other table. What is not exactly one ends the connection."""
        if self._line is None:
            return
        try:
            if not isinstance(raw, str) or len(raw) > MOST_TABLE:
                raise ValueError("no message")
            self._take(TO_TABLE.validate_json(raw))
        except (ValidationError, ValueError, api.InvalidData):
            self._end("bad")

    def _take(self, message: object) -> None:
        match message:
            case wire.RoomsMessage():
                self._listener.seats_offered(message)
            case wire.WelcomeMessage():
                self.seat, self.token, self.name = message.seat, message.token or self.token, message.name
            case PackMessage():
                self._pack = [*self._pack, message] if message.at else [message]
                if message.at != len(self._pack) - 1:
                    raise api.InvalidData("a part of a pack is missing")
            case GameMessage():
                self._open(message)
            case PastMessage():
                self._grow(message.keep, message.entries)
            case LookMessage():
                self._look(message)
            case wire.TakenMessage():
                pass  # a look comes with it
            case wire.RefusedMessage():
                self._sent_for = 0
                self._listener.answer_refused(message.reasons, message.rule)
            case wire.ByeMessage():
                self._end(message.why)

    def _end(self, why: str) -> None:
        self.hang_up()
        self._listener.table_ended(why)

    def _open(self, message: GameMessage) -> None:
        known = api.find_game(message.game)
        game = known.with_edition(message.edition) if known is not None and known.version == message.rules else None
        if game is None:
            self._end("version")
            return
        if message.pack:
            equipped = game.with_pack(pack_from_wire(self._pack), kept=True)[0] if self._pack else None
            if equipped is None:
                self._end("pack")
                return
            game = equipped
        self._pack = []
        is_new_line = self._game is None
        self._game, self._rules = message, game
        if is_new_line and self.session is not None and self._is_same(message, game):
            self._coming = self.session
        else:
            self._begin_game()

    def _begin_game(self) -> None:
        """Another game lies on the table."""
        message, game = self._game, self._rules
        if message is not None and game is not None:
            players = [api.Player(one.name, one.colour, one.automa) for one in message.players]
            self._coming = api.MirrorSession(game, players, message.settings, self.seat)

    def _is_same(self, message: GameMessage, game: api.Game) -> bool:
        """Is it the game that was played before the line was cut?"""
        session = self.session
        if session is None or session.viewer != self.seat or session.game.id != message.game:
            return False
        if (session.game.edition, session.game.pack) != (game.edition, game.pack):
            return False
        people = [(one.name, one.colour, one.automa) for one in message.players]
        return session.settings == message.settings and people == [
            (one.name, one.colour, one.is_automa) for one in session.players
        ]

    def _grow(self, kept: int, entries: Sequence[WireEntry]) -> tuple[int, list[api.HistoryEntry]]:
        """The history goes on; how long it was before, and what is new."""
        if not kept and entries:
            if self._coming is self.session and entries[0] != self._first:
                self._begin_game()
            self._first = entries[0]
        session = self._coming
        if session is None:
            raise api.InvalidData("a history came before its game")
        before = len(session.live_line())
        session.grow(kept, [entry_from_wire(one) for one in entries])
        return before, session.live_line()[kept:]

    def _look(self, message: LookMessage) -> None:
        before, new = self._grow(message.keep, message.entries)
        session = self._coming
        if session is None:
            return
        view = api.view_from_json(message.view)
        session.lay(view, api.PlayMode(message.mode), message.ask, may_take_back=message.back)
        if message.ask != self._sent_for:
            self._sent_for = 0
        for seat, level in enumerate(message.levels[: len(session.players)], 1):
            if level or seat in session.controls:
                session.controls[seat] = api.SeatControl(level)
        self.seats = message.seats
        sheet = message.result
        session.final = None if sheet is None else result_from_wire(sheet, len(session.players))
        if session is not self.session:
            self.session = session
            self._listener.table_opened(session)
        else:
            self._listener.table_changed(_change(session, message.keep, before, new))


def _change(session: api.MirrorSession, kept: int, before: int, new: Sequence[api.HistoryEntry]) -> TableChange:
    """What a look has brought, for whoever shows it."""
    if kept < before:
        return TableChange("undo", ())
    if not new:
        return TableChange("control", ())
    steps = [step for entry in new for step in api.visible_ops(entry.ops, session.viewer)]
    return TableChange(_KINDS.get(new[-1].kind, "seek"), tuple(steps))


def picks_of(session: api.Session, pending: api.Pending, answer: Any) -> list[int] | None:
    """The numbers that mean an answer; None: it is none of those that are listed."""
    match pending.frame.shape:
        case api.QuestionShape.PICK:
            listed = session.options(pending)
            return [listed.index(answer)] if answer in listed else None
        case api.QuestionShape.AMOUNTS:
            return [*answer]
    left: list[Any] = list(session.items(pending))
    picks = []
    for item in answer:
        if item not in left:
            return None
        at = left.index(item)
        left[at] = _TAKEN
        picks.append(at)
    return picks


_TAKEN = object()
