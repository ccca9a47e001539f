"""A session: one table that is played, in strict mode and with free hands, with its whole history.

Answers, acts of free hands, changes of mode and remarks are entries of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.flow.finding import Finding
from engine.core.flow.frame import active_lanes, lanes_of
from engine.core.flow.kernel import advance, legal_answers, submit
from engine.core.flow.question import to_plain_data
from engine.core.game.audit import agenda_findings, all_findings, waived_note
from engine.core.game.game import Game
from engine.core.game.sandbox import act_to_json, perform, why_impossible
from engine.core.messages.errors import EngineBug, InvalidData, OutcomeUnknown
from engine.core.messages.message import SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.session.entry import (
    LONGEST_REMARK,
    MOST_WAIVED,
    SEEDS,
    EntryKind,
    HistoryEntry,
    Player,
    PlayMode,
    SeatControl,
    storable_text,
)
from engine.core.session.questions import Pending, Questions
from engine.core.table.actions import ResumeAt, TableAction
from engine.core.table.table import COMMON, Table

_STRICT = PlayMode.STRICT  # enum attribute access is slow, and every answer does it often
_ANSWER = EntryKind.ANSWER


class Session(Questions):
    """The one object through which a table is played, in strict mode and with free hands."""

    def __init__(self, game: Game, players: Sequence[Player], settings: Mapping[str, int], seed: int) -> None:
        self.players = tuple(players)
        self.settings = dict(settings)
        self.controls: dict[int, SeatControl] = {}
        """The seats of persons that computer players answer for, or once did."""
        self.seed = seed
        if not 0 <= seed < SEEDS:
            raise EngineBug(f"{seed} is no seed: it must be between 0 and {SEEDS - 1}")
        people = sum(not player.is_automa for player in players)
        super().__init__(game, Table(game.blueprint(people, self.settings), seed))

    @classmethod
    def start(cls, game: Game, players: Sequence[Player], settings: Mapping[str, int], seed: int) -> Session:
        """A new game, set up until the first question."""
        session = cls(game, players, settings, seed)
        table = session.table
        table.push_all(game.initial_frames(), COMMON)
        advance(table)
        session.root.records = table.journal[:]
        return session

    # ---- strict play ---------------------------------------------------------------------------------------------

    def answer(
        self, pending: Pending, answer: Any, *, by_itself: bool = False, level: int = 0
    ) -> HistoryEntry | list[Refusal]:
        """Give an answer. A legal one becomes an entry; otherwise the refusals come back and nothing has changed.

        `by_itself`: nobody was asked, because there was nothing to decide. `level`: a computer player gave it.
        """
        lane, ticket, _, question = pending
        asked, stamp, legal = self._listed
        current = self.current
        try:
            if ticket != asked or stamp != self.table.stamp or current.mode is not _STRICT:
                legal = ()
            answer = legal[legal.index(answer)]  # it was listed as legal for this very question and table
        except ValueError:
            if refused := self.refusals(pending, answer):
                return refused
        entry = HistoryEntry(len(self.entries), current, _ANSWER, question.seat, lane, answer, _STRICT)
        self._perform(entry, submit, self.table, lane, answer)
        entry.by_itself = by_itself
        entry.level = level
        return entry

    # ---- free hands ----------------------------------------------------------------------------------------------

    def to_sandbox(self, seat: int = 0) -> HistoryEntry:
        """Let hands move anything anywhere."""
        entry = self._new(EntryKind.MODE, seat, COMMON, PlayMode.SANDBOX.value, PlayMode.SANDBOX)
        self._perform(entry, self.change_mode, entry.payload)
        return entry

    def change_mode(self, said: Any) -> None:
        """The operations of a change of mode: "sandbox", or ["strict", where play resumes, what is left as it is]."""
        table = self.table
        if said == PlayMode.SANDBOX.value:
            table.note(msg("table.free_hands_begin", "Sandbox: the rules are not checked."), "table/free-hands")
            return
        waived = waived_keys(said)
        left = [finding for finding in self.findings(said[1]) if finding.key in waived] if waived else []
        if left:
            message = msg(
                "table.strict_play_begins_despite_findings",
                "Strict play continues from this position; %n finding(s) left as they are.",
                len(left),
            )
            table.note(message, "table/playable")
            for finding in left:
                waived_note(table, finding)
        else:
            table.note(
                msg("table.strict_play_begins", "Strict: from now on only legal moves are possible."), "table/strict"
            )
        if said[1]:
            perform(self.game, table, ResumeAt(said[1]), 0)
        advance(table)

    def apply_action(self, act: TableAction, seat: int = 0) -> HistoryEntry | list[Refusal]:
        """Do with hands what can be done at all."""
        if self.mode is not PlayMode.SANDBOX:
            return [
                Refusal(
                    "table/sandbox-only",
                    msg("table.free_hands_need_sandbox", "Pieces can be moved freely only in sandbox mode."),
                )
            ]
        refused = why_impossible(self.game, self.table, act)
        if refused is not None:
            return [refused]
        entry = self._new(EntryKind.ACT, seat, COMMON, act_to_json(act), PlayMode.SANDBOX)
        self._perform(entry, perform, self.game, self.table, act, seat)
        return entry

    def findings(self, point: str = "") -> list[Finding]:
        """What must be settled before strict play goes on where it was, or at a resume point.

        A repair can take away what a point rests on: that it is no longer offered is then all there is to find.
        """
        table = self.table
        if not point:
            return all_findings(self.game, table) + agenda_findings(table)
        gone = why_impossible(self.game, table, ResumeAt(point))
        if gone is not None:
            return [Finding(gone.rule, gone.message, gone.subjects)]
        with table.trial():
            perform(self.game, table, ResumeAt(point), 0)
            return all_findings(self.game, table) + agenda_findings(table)

    def waived(self) -> set[tuple[str, tuple[str, ...]]]:
        """What people have left as it is on this line of the history (rule and subjects)."""
        return {key for entry in self.line() if entry.kind is EntryKind.MODE for key in waived_keys(entry.payload)}

    def to_strict(self, seat: int = 0, point: str = "", waive: Sequence[Finding] = ()) -> HistoryEntry | list[Refusal]:
        """Back to strict play, as it was or at a resume point.

        Findings must be settled first, or be waived, if play can go on with them: the position is then taken as it is.
        """
        if self.mode is not PlayMode.SANDBOX:
            return [Refusal("table/sandbox-only", msg("table.already_strict_play", "You are already in strict play."))]
        if point:
            refused = why_impossible(self.game, self.table, ResumeAt(point))
            if refused is not None:
                return [refused]
        left = {finding.key for finding in waive}
        found = self.findings(point)
        firm = [finding for finding in found if not (finding.waivable and finding.key in left)]
        if firm:
            return [Refusal(finding.rule, finding.message, finding.subjects) for finding in firm]
        said: list[Any] = [PlayMode.STRICT.value, point]
        if found:
            if len(found) > MOST_WAIVED or not self._can_go_on(point):
                message = msg("table.rules_cannot_go_on", "The rules cannot go on from this position.")
                return [Refusal("table/playable", message)]
            said.append([[finding.rule, list(finding.subjects)] for finding in found])
        entry = self._new(EntryKind.MODE, seat, COMMON, said, PlayMode.STRICT)
        self._perform(entry, self.change_mode, entry.payload)
        return entry

    def _can_go_on(self, point: str) -> bool:
        """Try whether the rules find their way from here to the next question; on any error they do not."""
        table = self.table
        try:
            with table.trial(table.seats + 1):  # a bit that no seat has: only chance ends this trial
                if point:
                    perform(self.game, table, ResumeAt(point), 0)
                advance(table)
                for lane in active_lanes(table):
                    legal_answers(table, lane)
        except OutcomeUnknown:
            return True
        except Exception:
            return False
        return True

    def remark(self, text: str, seat: int = 0) -> HistoryEntry:
        """Write a remark into the history."""
        entry = self._new(EntryKind.REMARK, seat, COMMON, storable_text(text, LONGEST_REMARK, lines=True), self.mode)
        self._perform(entry, lambda: None)
        return entry

    # ---- one seat alone ------------------------------------------------------------------------------------------

    def undo_seat(self, seat: int) -> HistoryEntry | Refusal | None:
        """Take back the last answer of one seat, even if others have gone on in lanes of their own.

        Their later answers are laid again; if one is refused or would give something else, nothing changes. Once the
        common lane has moved, the newest entry of the whole table is taken back.
        """
        later: list[HistoryEntry] = []
        mine = self.current
        while mine.parent is not None and (
            mine.kind is EntryKind.REMARK
            or (mine.kind is EntryKind.ANSWER and mine.seat != seat and not mine.touches_common_lane)
        ):
            later.append(mine)
            mine = mine.parent
        if mine.kind is not EntryKind.ANSWER or mine.touches_common_lane:
            if any(one.kind is EntryKind.ANSWER for one in later):
                message = msg(
                    "table.seat_not_answered_since_asked",
                    "{seat} has not chosen yet: there is nothing to take back.",
                    seat=SeatArg(seat),
                )
                return Refusal("table/undo-own-lane", message, (f"seat.{seat}",))
            return self.undo()
        here = self.current
        kept = len(self.entries)
        for _ in range(len(later) + 1):
            self.undo()
        for old in reversed(later):
            refusal = self._lay_again(old)
            if refusal is not None:
                self.forget(kept)
                self.seek(here)
                return refusal
        return mine

    def _lay_again(self, old: HistoryEntry) -> Refusal | None:
        """Say again what an entry said; if that fails or comes out otherwise, a refusal that names its seat."""
        if old.kind is EntryKind.REMARK:
            self.remark(old.payload, old.seat)
            return None
        pending = self.pending_on(old.lane) if lanes_of(self.table)[old.lane] else None
        if pending is not None and pending.question.seat == old.seat:
            try:
                said = self.parse_answer(pending, to_plain_data(old.payload))
                entry = self.answer(pending, said, by_itself=old.by_itself, level=old.level)
            except InvalidData:
                entry = []
            if isinstance(entry, HistoryEntry) and [op.to_json() for op in entry.ops] == [
                op.to_json() for op in old.ops
            ]:
                return None
        who = SeatArg(old.seat)
        message = msg(
            "table.seat_already_gone_on",
            "{seat} has already gone on from this; that step must be taken back first.",
            seat=who,
        )
        return Refusal("table/undo-own-lane", message, (f"seat.{old.seat}",))


def waived_keys(said: Any) -> set[tuple[str, tuple[str, ...]]]:
    """What a change to strict play left as it is: rule and subjects of each finding."""
    match said:
        case [PlayMode.STRICT.value, str(), [*left]]:
            return {(rule, tuple(subjects)) for rule, subjects in left}
    return set()
