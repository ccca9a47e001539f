"""Judging goals: over the entries since a step began, and over the table as the pupil sees it.

Only what the pupil's seat may know is looked at, so a goal can tell nothing else, by construction.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.flow.frame import Frame, answer_parts
from engine.core.game.audit import agenda_findings, all_findings
from engine.core.messages.message import (
    AmountArg,
    Arg,
    LiteralArg,
    NounArg,
    PieceArg,
    PlaceArg,
    SeatArg,
    flat_args,
)
from engine.core.session.entry import EntryKind, HistoryEntry
from engine.core.session.session import Session
from engine.core.table.ops import NoteOp, PopOp
from engine.core.table.view import PlaceView, place_view, visible_ops
from engine.lessons.goal import (
    AllOf,
    AnswerFact,
    AnyOf,
    AskedFact,
    CountFact,
    FindingFact,
    Goal,
    MoveFact,
    NoteFact,
    NotOf,
    OverFact,
    PiecesFact,
    ScoreFact,
    TableFact,
    Verdict,
    is_firm,
    matches,
    walk_goal,
)

MOST_NOTES = 2000
"""Notes of a window that are looked at: no attempt comes near, a hostile file may."""


LONGEST_WORD = 120


class GoalWindow:
    """What happened on the present line since a step began, for one viewer. Made while the session stands there.

    What table facts compare with ("since the step began") is read at once, so judging never moves the session.
    """

    def __init__(self, session: Session, viewer: int, goals: Iterable[Goal] = ()) -> None:
        self.session = session
        self.viewer = viewer
        self.start = session.current
        facts = {part for goal in goals for part in walk_goal(goal) if isinstance(part, TableFact) and part.change}
        self._before = {fact: self._value(fact) for fact in facts}

    def entries(self) -> list[HistoryEntry]:
        """The entries after the start on the present line; none if it was left."""
        found: list[HistoryEntry] = []
        entry: HistoryEntry | None = self.session.current
        while entry is not None and entry is not self.start:
            found.append(entry)
            entry = entry.parent
        return found[::-1] if entry is not None else []

    def judge(self, goal: Goal) -> Verdict:
        """What a goal says of the present line."""
        match goal:
            case AllOf():
                parts = [self.judge(part) for part in goal.of]
                if Verdict.LOST in parts:
                    return Verdict.LOST
                return Verdict.OPEN if Verdict.OPEN in parts else Verdict.REACHED
            case AnyOf():
                parts = [self.judge(part) for part in goal.of]
                if Verdict.REACHED in parts:
                    return Verdict.REACHED
                return Verdict.OPEN if Verdict.OPEN in parts else Verdict.LOST
            case NotOf():
                if self.judge(goal.of) is not Verdict.REACHED:
                    return Verdict.REACHED
                return Verdict.LOST if is_firm(goal.of) else Verdict.OPEN
        return self._judge_fact(goal)

    def _judge_fact(self, goal: Goal) -> Verdict:
        session = self.session
        match goal:
            case NoteFact():
                return goal.verdict_of_sum(self._notes(goal))
            case AnswerFact():
                return goal.verdict_of_sum(sum(self._is_answer(goal, entry) for entry in self.entries()))
            case MoveFact():
                return goal.verdict_of_sum(sum(self._moved(goal, entry) for entry in self.entries()))
            case CountFact() | PiecesFact() | ScoreFact():
                return goal.verdict_now(self._value(goal) - (self._before.get(goal, 0) if goal.change else 0))
            case AskedFact():
                asked = any(
                    one.frame.name == goal.frame and goal.seat in (None, one.question.seat) for one in session.pending()
                )
                return Verdict.REACHED if asked else Verdict.OPEN
            case FindingFact():
                found = all_findings(session.game, session.table) + agenda_findings(session.table)
                return goal.verdict_now(sum(goal.rule in (None, one.rule) for one in found))
            case OverFact():
                return Verdict.REACHED if session.is_over else Verdict.OPEN
        raise TypeError(goal)

    # ---- the journal ---------------------------------------------------------------------------------------------

    def _notes(self, fact: NoteFact) -> int:
        total = looked_at = 0
        for entry in self.entries():
            for kind, *facts in entry.records:
                if kind is not NoteOp or facts[1] != fact.rule:
                    continue
                looked_at += 1
                if looked_at > MOST_NOTES:
                    return total
                if facts[3] >> self.viewer & 1:
                    total += note_amount(fact, NoteOp._make(facts), entry.seat)
        return total

    def _is_answer(self, fact: AnswerFact, entry: HistoryEntry) -> bool:
        if entry.kind is not EntryKind.ANSWER or fact.seat not in (None, entry.seat):
            return False
        if fact.seat is None and entry.seat != self.viewer and self.viewer:
            return False
        step = answered_frame(entry)
        if fact.frame is not None and (step is None or step.name != fact.frame):
            return False
        parts = answer_parts(entry.payload)
        return all(name in parts and matches(pattern, parts[name]) for name, pattern in fact.given.items())

    def _moved(self, fact: MoveFact, entry: HistoryEntry) -> int:
        total = 0
        for op in visible_ops(entry.ops, self.viewer):
            if not (matches(fact.source, op.source) and matches(fact.target, op.target)):
                continue
            match op.what:
                case "move":
                    names = (op.piece, self.session.table.pieces[op.piece].kind) if op.piece else (op.back,)
                    total += any(matches(fact.what, name) for name in names)
                case "pour" if matches(fact.what, op.kind):
                    total += op.n
                case "sweep" if fact.what == "*":
                    total += op.n
        return total

    # ---- the table -----------------------------------------------------------------------------------------------

    def _value(self, fact: TableFact) -> int:
        match fact:
            case CountFact():
                return sum(
                    n for place in self._places(fact.at) for kind, n in place.counts.items() if matches(fact.kind, kind)
                )
            case PiecesFact():
                return sum(
                    matches(fact.piece, piece.id)
                    and matches(fact.kind, piece.kind)
                    and fact.owner in (None, piece.owner)
                    and fact.face in (None, piece.face)
                    for place in self._places(fact.at)
                    for piece in place.pieces
                )
        result = self.session.game.result(self.session.table)
        if fact.line is None:
            return result.totals[fact.seat - 1]
        return sum(line.points[fact.seat - 1] for line in result.lines if line.label.id == fact.line)

    def _places(self, pattern: str) -> list[PlaceView]:
        """The places that a pattern names, each as the viewer sees it."""
        places, bit = self.session.table.places, 1 << self.viewer
        if "*" not in pattern:
            return [place_view(places[pattern], bit)] if pattern in places else []
        return [place_view(place, bit) for name, place in places.items() if matches(pattern, name)]


def note_amount(fact: NoteFact, note: NoteOp, by: int) -> int:
    """What a note counts for a fact: 0 if it is not meant; `by` is the seat whose entry it stands in."""
    message = note.message
    if note.rule != fact.rule or (fact.says is not None and message.id != fact.says):
        return 0
    if fact.told:
        named = dict(message.args)
        words = ((pattern, told_word(named[name]) if name in named else None) for name, pattern in fact.told.items())
        if not all(word is not None and matches(pattern, word) for pattern, word in words):
            return 0
    args = list(flat_args(message))
    if fact.seat is not None:
        seats = [arg.seat for arg in args if isinstance(arg, SeatArg)]
        if fact.seat not in (seats or [by]):
            return 0
    if fact.about is not None:
        pattern = fact.about
        names = [*note.subjects, *(arg[0] for arg in args if isinstance(arg, PieceArg | PlaceArg | NounArg))]
        if not any(matches(pattern, name) for name in names):
            return 0
    if fact.kind == "number":
        return message.n or 0
    if fact.kind is not None:
        return sum(arg.n for arg in args if isinstance(arg, AmountArg) and matches(fact.kind, arg.noun))
    return 1


def told_word(arg: Arg) -> str | None:
    """An argument of a message as goals name it; None: it is made of others, or has no name that fits."""
    match arg:
        case SeatArg(seat):
            word = f"seat.{seat}"
        case NounArg(word) | PieceArg(word) | PlaceArg(word) | LiteralArg(word):
            pass
        case int():
            word = str(arg)
        case _:
            return None
    return word if 0 < len(word) <= LONGEST_WORD and "*" not in word else None


def answered_frame(entry: HistoryEntry) -> Frame[Any] | None:
    """The step that an answer was given to: the first thing an answer does is to take it off its lane."""
    if entry.kind is EntryKind.ANSWER and entry.records and entry.records[0][0] is PopOp:
        step = entry.records[0][2][0]
        return step if isinstance(step, Frame) else None
    return None
