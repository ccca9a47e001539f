"""Proposing goals from what an author has just done: facts of the line, the rarer among random pupils the better."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from typing import NamedTuple

from engine.core.flow.question import answer_key
from engine.core.messages.message import Message
from engine.core.session.entry import EntryKind, HistoryEntry
from engine.core.session.session import Session
from engine.core.table.view import SeatView, seat_view
from engine.driver import RandomBot
from engine.lessons.book import LessonBook
from engine.lessons.goal import (
    LARGEST,
    AllOf,
    AnswerFact,
    AnyOf,
    AskedFact,
    CountFact,
    Goal,
    NoteFact,
    OverFact,
    PiecesFact,
    ScoreFact,
    Verdict,
    matches,
)
from engine.lessons.judge import GoalWindow, answered_frame
from engine.lessons.said_goals import SaidGoal, said_goals

PROPOSAL_PUPILS = 60
"""So many random pupils tell how special something is."""
_TOO_COMMON = 0.85
_COORDINATES = re.compile(r"(\.-?\d+)+$")
"""Where in a family of places one lies."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A goal that the recorded line reaches, and how many random pupils would reach it by how many lines."""

    goal: Goal
    worth: float
    pupils: int
    lines: int
    sentence: Message | None = None
    """What a goal of notes says, with "…" for what it leaves open; amounts are meant all in all, or more."""
    held: int = 0
    """How many pieces, places and numbers it holds fast: the fewer, the more lines are meant."""
    rank: int = 2
    """0: what somebody did, 1: what came of it, 2: what else was true then."""


@dataclass(frozen=True, slots=True)
class ProposalCard:
    """Proposals about one sentence of a rule (or one kind of table fact), the best first."""

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
    found: dict[str, SaidGoal | _Fact] = {}
    entries = window.entries()
    gained = session.game.result(session.table).totals[seat - 1] - scored
    for one in (
        *said_goals(entries, seat, session.game.told),
        *_answer_facts(entries, seat),
        *_table_facts(before, seat_view(session.table, seat), seat),
        *((_Fact(ScoreFact(seat=seat, change=True, least=min(gained, LARGEST)), 0.55),) if gained > 0 else ()),
    ):
        key = one.goal.model_dump_json()
        if key not in found or found[key].weight < one.weight:
            found[key] = one
    answers = sum(one.kind is EntryKind.ANSWER and one.seat == seat for one in entries)
    session.seek(first)
    met = _met_by_pupils(session, seat, answers, [one.goal for one in found.values()], pupils)
    ranked = sorted(
        (
            Proposal(one.goal, _worth(one.weight, hits, pupils), hits, lines, one.sentence, one.held, one.rank)
            for one, (hits, lines) in zip(found.values(), met, strict=True)
        ),
        key=lambda one: -one.worth,
    )
    cards: dict[tuple[str, str], list[Proposal]] = {}
    for proposal in ranked:
        said = "" if proposal.sentence is None else proposal.sentence.id
        cards.setdefault((_subject(proposal.goal), said), []).append(proposal)
    return [ProposalCard(subject, tuple(proposals)) for (subject, _), proposals in cards.items()]


class _Fact(NamedTuple):
    """A goal that is no sentence of the log."""

    goal: Goal
    weight: float
    sentence: Message | None = None
    held: int = 1
    rank: int = 2


def _worth(weight: float, hits: int, pupils: int) -> float:
    rate = (hits + 0.5) / (pupils + 1)
    if rate > _TOO_COMMON:
        return weight * 0.05
    return weight * sqrt(-log(rate)) * (1 if hits else 0.9)


def _subject(goal: Goal) -> str:
    match goal:
        case NoteFact():
            return goal.rule
        case AllOf(of=(NoteFact() as first, *_)):
            return first.rule
        case CountFact() | PiecesFact():
            return f"{goal.fact}:{goal.kind}"
        case AnswerFact():
            return f"answer:{goal.frame}"
    return goal.fact


# ---- facts of a line ------------------------------------------------------------------------------------------------


def _answer_facts(entries: list[HistoryEntry], seat: int) -> Iterator[_Fact]:
    for entry in entries:
        step = answered_frame(entry)
        if step is None or entry.seat != seat:
            continue
        payload = entry.payload
        fields = payload._asdict() if hasattr(payload, "_asdict") else {"": payload}
        for name, part in fields.items():
            if isinstance(part, str) and 0 < len(part) <= 120:
                yield _Fact(AnswerFact(frame=step.name, seat=seat, given={name: part}), 0.45)


def _table_facts(before: SeatView, after: SeatView, seat: int) -> Iterator[_Fact]:
    own = f"seat.{seat}."
    for name, place in after.places.items():
        old = before.places.get(name)
        if name.startswith(own) and not place.is_hidden:
            for kind, n in place.counts.items():
                more = n - (old.counts.get(kind, 0) if old else 0)
                if more > 0:
                    yield _Fact(CountFact(at=name, kind=kind, change=True, least=min(more, LARGEST)), 0.7)
                    if n <= LARGEST:
                        yield _Fact(CountFact(at=name, kind=kind, least=n), 0.6)
    were = before.piece_places()
    for name, place in after.places.items():
        if name.startswith("seat.") and not name.startswith(own):
            continue
        for piece in place.pieces:
            old_name = were.get(piece.id)
            if piece.known and piece.owner in (0, seat) and old_name not in (None, name):
                yield _Fact(PiecesFact(at=name, kind=piece.kind, change=True), 0.5)
                alike = _COORDINATES.sub(".*", name)
                if alike != name and not matches(alike, old_name or ""):
                    yield _Fact(PiecesFact(at=alike, kind=piece.kind, owner=piece.owner or None, change=True), 0.6)


def end_of_line(session: Session, seat: int) -> Goal | None:
    """What ends an attempt like this line: the seat has answered as often as here, and what is asked then is asked, or
    it would begin anew. The session stands where the line begins, and goes to its end. None: the seat has answered
    nothing, so nothing tells when it is over.
    """
    window = GoalWindow(session, seat)
    while session.redo() is not None:
        pass
    steps = [answered_frame(one) for one in window.entries() if one.seat == seat]
    frames = [step.name for step in steps if step is not None]
    if not frames:
        return None
    asked = session.pending()
    answered = AnswerFact(frame=frames[0], seat=seat, least=frames.count(frames[0]))
    as_many = AnswerFact(seat=seat, least=len(frames))
    anew = AskedFact(frame=frames[0], seat=seat)
    ways: list[Goal] = [AllOf(of=(answered, anew)), AllOf(of=(as_many, anew)), OverFact()]
    if asked:
        last = next((one for one in asked if one.question.seat == seat), asked[0])
        ways.insert(0, AllOf(of=(answered, AskedFact(frame=last.frame.name, seat=last.question.seat))))
    return AnyOf(of=tuple({one.model_dump_json(): one for one in ways}.values()))


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
