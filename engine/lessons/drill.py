"""Drills: endless questions from self-play that the engine marks. Is this drag legal, and why not? What does it cost?

A refused drag is near a legal one: the same piece elsewhere, or a piece of the same sort at the same place. Two
questions of five ask about the legal one of such a pair: seeing that something is allowed has to be practised too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeAlias

from engine.core.flow.question import answer_key
from engine.core.game.game import Game
from engine.core.lookahead.preview import Previewer
from engine.core.messages.errors import InvalidData
from engine.core.session.entry import Player
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.storage.save import encode
from engine.core.table.chance import RandomStream
from engine.driver import Bot, GreedyBot, RandomBot
from engine.lessons.answer_order import AnswerPlaces, in_some_order
from engine.lessons.drags import DrillRule, drill_rules, family, legal_drags, legal_near, refused_drags
from engine.lessons.format import LegalQuiz, Lesson, LessonText, NumberQuiz, QuizDeed, QuizTask
from engine.lessons.mark import LEGAL

_MOST_SUMS = 3
_MOST_CHOICES = 4
_LEGAL_OF_TEN = 4
"""Of ten questions whether something is allowed so many are about something that is."""

DrillQuiz: TypeAlias = LegalQuiz | NumberQuiz
DrillWords: TypeAlias = tuple[LessonText, LessonText]
"""The words of a question, and what is said after it."""


@dataclass(frozen=True, slots=True)
class Drill:
    """A question about a position of self-play. Its table is the session at `entry`."""

    game: str
    seed: int
    entry: int
    quiz: DrillQuiz
    subject: str
    """What the question is about: a rule, or a sum of one kind."""
    contrast: QuizDeed | None = None
    """A drag near the one that is asked about: a legal one if that is refused, and the other way round."""

    def laid_out(self, places: AnswerPlaces) -> Drill:
        """The same question with its right answer at the place whose turn it is."""
        quiz = self.quiz
        if not isinstance(quiz, LegalQuiz):
            return self
        choices = places.order(quiz.choices, quiz.expect, f"{self.seed} {self.entry} {quiz.deed}")
        return replace(self, quiz=quiz.model_copy(update={"choices": choices}))


class DrillSource:
    """Questions from games that bots play, as many as are asked for."""

    def __init__(self, game: Game, people: int = 2, settings: dict[str, int] | None = None, seed: int = 1) -> None:
        self.game = game
        self.rules = {one.rule: one for one in drill_rules(game)}
        self._people = people
        self._settings = settings or {}
        self._seed = seed

    def session(self, seed: int) -> Session:
        """The game of a seed at its beginning."""
        players = [Player(f"Player {number}", number) for number in range(1, self._people + 1)]
        return Session.start(self.game, players, self._settings, seed)

    def positions(self, every: int = 5, greedy: bool = False) -> Iterator[tuple[int, Session, Pending]]:
        """Positions of self-play with their seed, without end; the session goes on when the next one is asked for."""
        seed = self._seed
        while True:
            session = self.session(seed)
            bot: Bot = GreedyBot(seed) if greedy else RandomBot(seed)
            asked = 0
            while (pending := session.first_pending()) is not None:
                asked += 1
                if asked % every == seed % every:
                    yield seed, session, pending
                session.answer(pending, bot.choose_answer(session, pending))
            seed += 1

    def drills(self, every: int = 5, greedy: bool = False) -> Iterator[Drill]:
        """Questions without end. The session of a drill is had again by `replay`."""
        for seed, session, pending in self.positions(every, greedy):
            for asked in position_quizzes(session, pending, self.rules):
                yield Drill(self.game.id, seed, session.current.number, *asked)

    def replay(self, drill: Drill, greedy: bool = False) -> Session:
        """The position of a drill, played again from its seed."""
        return self.position(drill.seed, drill.entry, greedy)

    def position(self, seed: int, entry: int, greedy: bool = False) -> Session:
        """The game of a seed, played again up to an entry."""
        session = self.session(seed)
        bot: Bot = GreedyBot(seed) if greedy else RandomBot(seed)
        while session.current.number < entry and (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
        return session


class PositionQuiz(NamedTuple):
    """A question about one position; see `Drill`."""

    quiz: DrillQuiz
    subject: str
    contrast: QuizDeed | None = None


def position_quizzes(session: Session, pending: Pending, rules: dict[str, DrillRule]) -> Iterator[PositionQuiz]:
    """The questions of one position, one of each sort."""
    legal = legal_drags(session, pending)
    refused = list(refused_drags(session, pending, legal))
    named = list(dict.fromkeys(refusal.rule for _, _, refusal in refused))
    seen: set[tuple[str, str, str]] = set()
    asked: set[tuple[str, str]] = set()
    for grab, drop, refusal in refused:
        rule, key = refusal.rule, (refusal.rule, family(grab), family(drop))
        if key in seen or rule not in rules or not rules[rule].is_asked_about(session, grab):
            continue
        seen.add(key)
        here = f"{session.seed} {session.current.number} {rule} {grab} {drop}"
        near = legal_near(legal, grab, drop, here)
        fresh = next((drag for drag in near if drag not in asked), None)
        is_legal = fresh is not None and RandomStream(0, f"legal {here}", 0).randrange(10) < _LEGAL_OF_TEN
        deed, contrast = (grab, drop), near[0] if near else None
        if is_legal and fresh is not None:
            asked.add(fresh)
            deed, contrast = fresh, (grab, drop)
        others = [one for one in dict.fromkeys((*named, *rules)) if one != rule]
        choices = in_some_order((LEGAL, rule, *others[: _MOST_CHOICES - 2]), here)
        yield PositionQuiz(
            LegalQuiz(
                kind="legal",
                seat=pending.question.seat,
                deed=_drag(deed),
                choices=choices,
                expect=LEGAL if is_legal else rule,
            ),
            rule,
            None if contrast is None else _drag(contrast),
        )
    yield from (PositionQuiz(quiz, f"sum:{quiz.of}") for quiz in _sums(session, pending))


def _drag(ends: tuple[str, str]) -> QuizDeed:
    return QuizDeed(grab=ends[0], drop=ends[1])


def _sums(session: Session, pending: Pending) -> Iterator[NumberQuiz]:
    """What an answer costs or brings, where neither choice nor luck comes in."""
    seat, previewer = pending.question.seat, Previewer(session)
    for answer in session.options(pending)[:_MOST_SUMS]:
        key = answer_key(answer)
        preview = previewer.preview(pending, answer)
        own = [one for one in preview.changes if one.seat == seat]
        if own and not preview.has_choice and not preview.has_chance and len(key) <= 300:
            one = own[0]
            yield NumberQuiz(kind="number", seat=seat, deed=QuizDeed(key=key), of=one.kind, expect=one.n)


# ---- a set of drills as a lesson ------------------------------------------------------------------------------------


def drill_set(source: DrillSource, wanted: Sequence[str] = (), count: int = 10) -> list[Drill]:
    """Questions from one game that are to be saved together: each subject once before any comes twice, the wanted ones
    (what a pupil has got wrong, say) first. A sum about a mere choice of what to take would tell its answer: none such.
    """
    found: dict[str, list[Drill]] = {}
    first = 0
    for seed, session, pending in source.positions(every=3):
        first = first or seed
        if seed != first:
            break
        for asked in position_quizzes(session, pending, source.rules):
            if isinstance(asked.quiz, LegalQuiz) or _is_a_gesture(session, pending, asked.quiz):
                drill = Drill(source.game.id, seed, session.current.number, *asked)
                found.setdefault(drill.subject, []).append(drill)
    rules = list(source.rules)
    subjects = sorted(
        found,
        key=lambda one: (one not in wanted, rules.index(one) if one in rules else len(rules), one),
    )
    chosen: list[Drill] = []
    turn = 0
    while len(chosen) < count and any(len(drills) > turn for drills in found.values()):
        for subject in subjects:
            drills = found[subject]
            if len(drills) > turn and len(chosen) < count:
                chosen.append(drills[(len(drills) // 2 + turn) % len(drills)])  # the middle of a game is most like one
        turn += 1
    return sorted(chosen, key=lambda drill: drill.entry)


def _is_a_gesture(session: Session, pending: Pending, quiz: NumberQuiz) -> bool:
    table = session.table
    for answer in session.options(pending):
        if answer_key(answer) == quiz.deed.key:
            return pending.frame.gesture(table, answer) is not None
    return False


def drills_as_lesson(
    source: DrillSource, drills: Sequence[Drill], head: Mapping[str, Any], ask: Callable[[Drill, Session], DrillWords]
) -> tuple[Lesson, Session]:
    """A lesson of drills that come from one game, and the session that is its table. `head`: what a lesson says of
    itself (id, number, title, goal, minutes, names); `ask` gives the words of a question and what is said after it,
    with the session standing at its position.
    """
    if len({drill.seed for drill in drills}) != 1:
        raise InvalidData("the drills of a lesson come from one game")
    last = max(drills, key=lambda drill: drill.entry)
    session = source.replay(last)
    steps = []
    for number, drill in enumerate(sorted(drills, key=lambda one: one.entry), 1):
        session.seek(session.entries[drill.entry])
        say, after = ask(drill, session)
        rules = (drill.subject,) if isinstance(drill.quiz, LegalQuiz) else ()
        steps.append(
            QuizTask(
                id=f"drill-{number}", at=drill.entry, say=say, rules=rules, do="quiz", quiz=drill.quiz, after=after
            )
        )
    lesson = Lesson(
        format=1,
        kind="tarsas-lesson",
        game=source.game.id,
        course="drills",
        viewer=drills[0].quiz.seat,
        steps=tuple(steps),
        table=json.loads(encode(session)),
        **head,
    )
    return lesson, session


# ---- repetition -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class DrillMemory:
    """What a pupil knows. A rule answered wrongly comes back after 3, then after 10 questions; right twice: known."""

    asked: int = 0
    right_in_a_row: dict[str, int] = field(default_factory=dict)
    due_at: dict[str, int] = field(default_factory=dict)
    """Rules that were once wrong, and after how many questions they come back."""

    def note(self, rule: str, right: bool) -> None:
        """A question about a rule was answered."""
        self.asked += 1
        self.right_in_a_row[rule] = self.right_in_a_row.get(rule, 0) + 1 if right else 0
        if not right:
            self.due_at[rule] = self.asked + 3
        elif rule in self.due_at:
            self.due_at[rule] = self.asked + 10
            if self.is_known(rule):
                del self.due_at[rule]

    def is_known(self, rule: str) -> bool:
        """Were the last two answers about it right?"""
        return self.right_in_a_row.get(rule, 0) >= 2

    def due(self) -> list[str]:
        """Rules that should be asked about now, the longest waiting first."""
        return sorted((rule for rule, at in self.due_at.items() if at <= self.asked), key=lambda one: self.due_at[one])
