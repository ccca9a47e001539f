"""Proposing goals from what an author has just done: facts of the line, the rarer among random pupils the better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt

from engine.core.flow.question import answer_key
from engine.core.messages.message import AmountArg, NounArg, PieceArg, PlaceArg, SeatArg, flat_args
from engine.core.session.entry import EntryKind, HistoryEntry
from engine.core.session.session import Session
from engine.core.table.ops import NoteOp
from engine.core.table.view import SeatView, seat_view
from engine.driver import RandomBot
from engine.lessons.book import LessonBook
from engine.lessons.goal import (
    AllOf,
    AnswerFact,
    AskedFact,
    CountFact,
    Goal,
    NoteFact,
    OverFact,
    PiecesFact,
    ScoreFact,
    Verdict,
)
from engine.lessons.judge import GoalWindow, answered_frame

PROPOSAL_PUPILS = 60
"""So many random pupils tell how special something is."""
_TOO_COMMON = 0.85
_OWN, _TOUCHED, _STRANGE = 1.0, 0.8, 0.3
"""What a note is worth: about the author's own seat, about something that seat touched, about others."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A goal that the recorded line reaches, and how many random pupils would reach it by how many lines."""

    goal: Goal
    worth: float
    pupils: int
    lines: int


@dataclass(frozen=True, slots=True)
class ProposalCard:
    """Proposals about one rule (or one kind of table fact), the best first."""

    subject: str
    """A rule id, or `count:kind`, `pieces:kind`, `answer:frame`, `score`."""
    proposals: tuple[Proposal, ...]


def propose(book: LessonBook, start: int, end: int, seat: int, pupils: int = PROPOSAL_PUPILS) -> list[ProposalCard]:
    """Cards for what happened between two entries of a line, the most special first."""
    session = book.cut_line(start, end)
    first, before = session.current, seat_view(session.table, seat)
    scored = session.game.result(session.table).totals[seat - 1]
    window = GoalWindow(session, seat)
    while session.redo() is not None:
        pass
    found: dict[str, tuple[Goal, float]] = {}
    entries = window.entries()
    gained = session.game.result(session.table).totals[seat - 1] - scored
    for goal, weight in (
        *_note_facts(entries, seat),
        *_answer_facts(entries, seat),
        *_table_facts(before, seat_view(session.table, seat), seat),
        *(((ScoreFact(seat=seat, change=True, least=gained), 0.55),) if gained > 0 else ()),
    ):
        key = goal.model_dump_json()
        if key not in found or found[key][1] < weight:
            found[key] = (goal, weight)
    answers = sum(one.kind is EntryKind.ANSWER and one.seat == seat for one in entries)
    session.seek(first)
    met = _met_by_pupils(session, seat, answers, [goal for goal, _ in found.values()], pupils)
    ranked = sorted(
        (
            Proposal(goal, _worth(weight, hits, pupils), hits, lines)
            for (goal, weight), (hits, lines) in zip(found.values(), met, strict=True)
        ),
        key=lambda one: -one.worth,
    )
    cards: dict[str, list[Proposal]] = {}
    for one in ranked:
        cards.setdefault(_subject(one.goal), []).append(one)
    return [ProposalCard(subject, tuple(proposals)) for subject, proposals in cards.items()]


def _worth(weight: float, hits: int, pupils: int) -> float:
    rate = (hits + 0.5) / (pupils + 1)
    if rate > _TOO_COMMON:
        return weight * 0.05
    return weight * sqrt(-log(rate)) * (1 if hits else 0.9)


def _subject(goal: Goal) -> str:
    match goal:
        case NoteFact():
            return goal.rule
        case CountFact() | PiecesFact():
            return f"{goal.fact}:{goal.kind}"
        case AnswerFact():
            return f"answer:{goal.frame}"
    return goal.fact


# ---- facts of a line ------------------------------------------------------------------------------------------------


def _note_facts(entries: list[HistoryEntry], seat: int) -> Iterator[tuple[Goal, float]]:
    bit = 1 << seat
    told = [(entry, note) for entry in entries for note in entry.notes() if note.viewers & bit and "/" in note.rule]
    told = [(entry, note) for entry, note in told if not note.rule.startswith("table/")]
    touched = {name for _, note in told if _names_seat(note, seat) for name in note.subjects}
    several = {rule for rule, ids in _ids_by_rule(told).items() if len(ids) > 1}
    sums: Counter[tuple[str, int | None, str, str]] = Counter()
    counts: Counter[tuple[str, int | None, str]] = Counter()
    weights: dict[str, float] = {}
    for entry, note in told:
        args = list(flat_args(note.message))
        seats = [arg.seat for arg in args if isinstance(arg, SeatArg)]
        who = seats[0] if seats else None
        if who == seat or (who is None and entry.seat == seat):
            base = _OWN
        else:
            base = _TOUCHED if touched & set(note.subjects) else _STRANGE
        says = note.message.id
        weights[says] = base
        if note.rule not in several:
            yield NoteFact(rule=note.rule, seat=who), base
        yield NoteFact(rule=note.rule, seat=who, says=says), base * 0.97
        counts[note.rule, who, says] += 1
        for arg in args:
            match arg:
                case AmountArg(n, noun):
                    sums[note.rule, who, says, noun] += n
                case NounArg(noun):
                    yield NoteFact(rule=note.rule, seat=who, says=says, about=noun), base * 0.95
                case PieceArg(name) | PlaceArg(name):
                    yield NoteFact(rule=note.rule, seat=who, says=says, about=name), base * 0.7
    for (rule, who, says, noun), n in sums.items():
        if n > 0:
            yield NoteFact(rule=rule, seat=who, says=says, kind=noun, least=n), weights[says] * 0.95
    for (rule, who, says), n in counts.items():
        if n > 1:
            yield NoteFact(rule=rule, seat=who, says=says, least=n), weights[says]


def _ids_by_rule(told: list[tuple[HistoryEntry, NoteOp]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for _, note in told:
        found.setdefault(note.rule, set()).add(note.message.id)
    return found


def _names_seat(note: NoteOp, seat: int) -> bool:
    return any(isinstance(arg, SeatArg) and arg.seat == seat for arg in flat_args(note.message))


def _answer_facts(entries: list[HistoryEntry], seat: int) -> Iterator[tuple[Goal, float]]:
    for entry in entries:
        step = answered_frame(entry)
        if step is None or entry.seat != seat:
            continue
        payload = entry.payload
        fields = payload._asdict() if hasattr(payload, "_asdict") else {"": payload}
        for name, part in fields.items():
            if isinstance(part, str) and 0 < len(part) <= 120:
                yield AnswerFact(frame=step.name, seat=seat, given={name: part}), 0.45


def _table_facts(before: SeatView, after: SeatView, seat: int) -> Iterator[tuple[Goal, float]]:
    own = f"seat.{seat}."
    for name, place in after.places.items():
        old = before.places.get(name)
        if name.startswith(own) and not place.is_hidden:
            for kind, n in place.counts.items():
                more = n - (old.counts.get(kind, 0) if old else 0)
                if more > 0:
                    yield CountFact(at=name, kind=kind, change=True, least=more), 0.7
                    yield CountFact(at=name, kind=kind, least=n), 0.6
    were = before.piece_places()
    for name, place in after.places.items():
        if name.startswith("seat.") and not name.startswith(own):
            continue
        for piece in place.pieces:
            if piece.known and piece.owner in (0, seat) and were.get(piece.id) not in (None, name):
                yield PiecesFact(at=name, kind=piece.kind, change=True), 0.5
                head, dot, _ = name.rpartition(".")
                if dot:
                    yield PiecesFact(at=f"{head}.*", kind=piece.kind, owner=piece.owner or None, change=True), 0.6


def end_of_line(session: Session, seat: int) -> Goal | None:
    """What ends an attempt like this line: the seat has answered as often as here, and what is asked then is asked. The
    session stands where the line begins, and goes to its end. None: nothing tells when it is over.
    """
    window = GoalWindow(session, seat)
    while session.redo() is not None:
        pass
    steps = [answered_frame(one) for one in window.entries() if one.seat == seat]
    frames = [step.name for step in steps if step is not None]
    if session.is_over:
        return OverFact()
    asked = session.pending()
    if not frames or not asked:
        return None
    last = next((one for one in asked if one.question.seat == seat), asked[0])
    answered = AnswerFact(frame=frames[0], seat=seat, least=frames.count(frames[0]))
    return AllOf(of=(answered, AskedFact(frame=last.frame.name, seat=last.question.seat)))


# ---- random pupils --------------------------------------------------------------------------------------------------


def _met_by_pupils(session: Session, seat: int, answers: int, goals: list[Goal], pupils: int) -> list[tuple[int, int]]:
    """How many random pupils meet each goal within as many answers, and by how many lines."""
    start = session.current
    hits = [0] * len(goals)
    lines: list[set[tuple[str, ...]]] = [set() for _ in goals]
    for number in range(pupils):
        session.seek(start)
        window, bot, own = GoalWindow(session, seat, goals), RandomBot(number * 7 + 1), 0
        while asked := session.pending():
            pending = next((one for one in asked if one.question.seat == seat), asked[0])
            own += pending.question.seat == seat
            if own > answers:
                break
            session.answer(pending, bot.choose_answer(session, pending))
        line = tuple(answer_key(one.payload) for one in window.entries() if one.seat == seat)
        for at, goal in enumerate(goals):
            if window.judge(goal) is Verdict.REACHED:
                hits[at] += 1
                lines[at].add(line)
    return [(one, len(ways)) for one, ways in zip(hits, lines, strict=True)]
