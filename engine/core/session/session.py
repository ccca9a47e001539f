"""A session: one table that is played, in strict mode and with free hands, with its whole history.

Answers, acts of free hands, changes of mode and remarks are entries of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, active_lanes, answer_from_json, lanes_of
from engine.core.flow.kernel import advance, legal_answers, submit, why_refused
from engine.core.flow.question import Gesture, Question, QuestionShape, to_plain_data
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
    storable_text,
)
from engine.core.session.history import History
from engine.core.table.actions import ResumeAt, TableAction
from engine.core.table.table import COMMON, Table

_STRICT = PlayMode.STRICT  # to read a member of an enumeration costs more than a call, and every answer does it often
_ANSWER = EntryKind.ANSWER
_PICK = QuestionShape.PICK


class Pending(NamedTuple):
    """A question that waits for an answer. The ticket belongs to this one asking: a double click cannot answer the
    next.
    """

    lane: int
    ticket: int
    frame: Frame[Any]
    question: Question


class Session(History):
    """The one object through which a table is played, in strict mode and with free hands."""

    def __init__(self, game: Game, sitters: Sequence[Player], settings: Mapping[str, int], seed: int) -> None:
        self.game = game
        self.players = tuple(sitters)
        self.settings = dict(settings)
        self.seed = seed
        if not 0 <= seed < SEEDS:
            raise EngineBug(f"{seed} is no seed: it must be between 0 and {SEEDS - 1}")
        people = sum(not sitter.is_automa for sitter in sitters)
        super().__init__(Table(game.blueprint(people, self.settings), seed))
        self._listed: tuple[int, int, tuple[Any, ...]] = (-1, -1, ())
        """The newest listing of a PICK: ticket of the question, stamp of the table, the legal answers."""

    @classmethod
    def start(cls, game: Game, sitters: Sequence[Player], settings: Mapping[str, int], seed: int) -> Session:
        """A new game, set up until the first question."""
        session = cls(game, sitters, settings, seed)
        table = session.table
        table.push_all(game.initial_frames(table), COMMON)
        advance(table)
        session.root.records = table.journal[:]
        return session

    # ---- strict play ---------------------------------------------------------------------------------------------

    @property
    def mode(self) -> PlayMode:
        """Strict or sandbox."""
        return self.current.mode

    @property
    def is_over(self) -> bool:
        """Nothing is left on the agenda."""
        return not any(lanes_of(self.table))

    def pending(self) -> list[Pending]:
        """The questions that wait for an answer, in seat order."""
        found = []
        if self.mode is PlayMode.STRICT:
            for lane in active_lanes(self.table):
                one = self.pending_on(lane)
                if one is not None:
                    found.append(one)
        return found

    def first_pending(self) -> Pending | None:
        """The question a driver that serves seats in turn would take next."""
        if self.current.mode is _STRICT:
            for lane, stack in enumerate(lanes_of(self.table)):
                if stack and lane:
                    return self.pending_on(lane)
            return self.pending_on(COMMON) if lanes_of(self.table)[COMMON] else None
        return None

    def pending_on(self, lane: int) -> Pending | None:
        step, ticket = lanes_of(self.table)[lane][-1]
        question = step.question(self.table)
        # Asked at every turn of every driver; to go round the class's own constructor halves the cost.
        return None if question is None else tuple.__new__(Pending, (lane, ticket, step, question))

    def options(self, pending: Pending) -> list[Any]:
        """All legal answers (or the items of a question over items)."""
        lane, ticket, _, question = pending
        table = self.table
        found = legal_answers(table, lane)
        if question.shape is _PICK and lanes_of(table)[lane][-1][1] == ticket:
            self._listed = (ticket, table.stamp, tuple(found))
        return found

    def refusals(self, pending: Pending, answer: Any) -> list[Refusal]:
        """Why an answer would not be taken; empty: it is legal."""
        lane, ticket, _, _ = pending
        stack = lanes_of(self.table)[lane]
        if self.current.mode is not _STRICT:
            return [
                Refusal(
                    "table/strict-only", msg("table.answers_need_strict_play", "Answers are taken in strict play only.")
                )
            ]
        if not stack or stack[-1][1] != ticket:
            return [
                Refusal(
                    "table/stale-question",
                    msg("table.already_answered_question", "This question has already been answered."),
                )
            ]
        return why_refused(self.table, lane, answer)

    def answer(self, pending: Pending, answer: Any) -> HistoryEntry | list[Refusal]:
        """Give an answer. A legal one becomes an entry; otherwise the refusals come back and nothing has changed."""
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
        return entry

    def parse_answer(self, pending: Pending, raw: object) -> Any:
        """An answer that comes as JSON data, typed for its question; its objections still judge it."""
        return answer_from_json(pending.frame, raw)

    def explain_drag(self, seat: int, grab: str, drop: str) -> list[Refusal]:
        """Every reason why this seat cannot drag this there. Empty: it can, it is an option."""
        table = self.table
        asked = [one for one in self.pending() if one.question.seat == seat]
        for one in asked:
            tried = one.frame.answer_from_drag(table, grab, drop)
            if tried is not None:
                return why_refused(table, one.lane, tried)
        explained = self.game.explain_drag(table, seat, grab, drop)
        if explained is not None:
            return [explained]
        if self.is_over:
            return [Refusal("table/game-over", msg("table.game_over", "The game is over."), (grab,))]
        if not asked:
            others = self.pending()
            if others:
                who = SeatArg(others[0].question.seat)
                return [
                    Refusal(
                        "table/not-your-turn",
                        msg("table.not_now_seat_choosing", "Not now: {seat} is choosing.", seat=who),
                        (grab,),
                    )
                ]
        piece = table.pieces.get(grab)
        if piece is not None and piece.owner and piece.owner != seat:
            owner = SeatArg(piece.owner)
            return [
                Refusal(
                    "table/foreign-piece",
                    msg("table.piece_belongs_to_seat", "This piece belongs to {seat}.", seat=owner),
                    (grab,),
                )
            ]
        if not table.has_place(drop):
            return [
                Refusal(
                    "table/known-place", msg("table.nothing_can_be_laid_there", "Nothing can be laid there."), (grab,)
                )
            ]
        return [
            Refusal(
                "table/not-asked",
                msg("table.not_answering_present_question", "This does not answer the present question."),
                (grab, drop),
            )
        ]

    def gestures(self, pending: Pending) -> Iterator[tuple[Gesture, Any]]:
        """The options that can be given by hand, with how."""
        if pending.question.shape is QuestionShape.PICK:
            for answer in self.options(pending):
                gesture = pending.frame.gesture(self.table, answer)
                if gesture is not None:
                    yield gesture, answer

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
            table.note(msg("table.free_hands_begin", "Free hands: the rules are not checked now."), "table/free-hands")
            return
        waived = waived_keys(said)
        left = [finding for finding in self.findings(said[1]) if finding.key in waived] if waived else []
        if left:
            message = msg(
                "table.strict_play_begins_despite_findings",
                "Strict: this is the new position; %n finding(s) are left as they are.",
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
                    "table/sandbox-only", msg("table.free_hands_need_sandbox", "Hands are free in the sandbox only.")
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
            return [Refusal("table/sandbox-only", msg("table.already_strict_play", "Play is strict already."))]
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
                    "{seat} has not answered since all were asked.",
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
                self._forget(kept)
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
                entry = self.answer(pending, self.parse_answer(pending, to_plain_data(old.payload)))
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
