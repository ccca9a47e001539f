"""Questions from games that bots play: found, chosen, and laid with the position that they are about."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from engine.core.game.game import Game
from engine.core.game.options import SetupChoices
from engine.core.game.quiz import QuizQuestion
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.lessons.ask_deeds import ask_allowed, ask_where, ask_which
from engine.lessons.ask_sums import ask_leader, ask_next, ask_sums
from engine.lessons.asking import Asker, Position
from engine.lessons.drill import DrillSource
from engine.lessons.quiz_mix import QuizMix

QUIZ_KINDS = ("allowed", "which", "which_not", "where", "where_not", "price", "brings", "next", "leads")
"""Kinds of questions that every game has; games add their own."""
_EVERY = 17
"""One position of so many is looked at."""
_POOL = 60
"""So many questions at least are chosen from."""
_SUBJECTS = 14
_ENOUGH_POSITIONS = 24
"""After so many positions no more subjects are waited for."""
_MOST_KEPT = 400
_MOST_POSITIONS = 40
"""Positions that are looked at for one question; a subject that is due is looked for in all of them."""
_FURTHER = 4
"""Of a sort of which few questions are found so many positions more are looked at for each one, and a new question that
there is already is not kept waiting.
"""


def _own_kinds(position: Position) -> Iterator[QuizQuestion]:
    yield from position.session.game.quiz_questions(position.session.table, position.seat, position.dice)


_ASKERS: tuple[tuple[Asker, frozenset[str]], ...] = (
    (ask_allowed, frozenset({"allowed"})),
    (ask_which, frozenset({"which", "which_not"})),
    (ask_where, frozenset({"where", "where_not"})),
    (ask_sums, frozenset({"price", "brings"})),
    (ask_next, frozenset({"next"})),
    (ask_leader, frozenset({"leads"})),
)
"""Who asks, and the kinds of their questions."""


def questions_at(
    source: DrillSource, session: Session, pending: Pending, kinds: Collection[str] = ()
) -> list[QuizQuestion]:
    """Every question about one position, in words that need no table; of some `kinds` only those (empty: all)."""
    position = Position.of(session, pending, source.rules)
    askers = (*_ASKERS, (_own_kinds, frozenset(source.game.quiz_kinds)))
    found = (one for ask, asked in askers if not kinds or not asked.isdisjoint(kinds) for one in ask(position))
    return [position.settled(one) for one in found if not kinds or one.kind in kinds]


@dataclass(frozen=True, slots=True)
class FoundQuestion:
    """A question of self-play, before its answers are laid out."""

    seed: int
    entry: int
    question: QuizQuestion


@dataclass(frozen=True, slots=True)
class LaidQuestion:
    """A question with its answers in order, and the position that it is about: a session for whoever shows it."""

    question: QuizQuestion
    session: Session


class NobodyWaits(Exception):
    """A question is not needed any more."""


class QuizPicker:
    """Chooses one question after the other, without end. Used by one thread at a time; a question takes up to some
    seconds, so it is made beside the window. When `is_wanted` is set to false the one that is being made is given up.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        people: int = 3,
        kinds: Collection[str] = (),
        subjects: Collection[str] = (),
    ) -> None:
        """`kinds` and `subjects` that are asked about; empty: all."""
        self.game = game
        self.is_wanted = True
        seats = min(game.seat_counts, key=lambda one: abs(one - people))
        self.source = DrillSource(game, seats, SetupChoices(game, seats).for_first_game(), seed)
        self._positions = self.source.positions(_EVERY)
        self._kinds, self._subjects = frozenset(kinds), frozenset(subjects)
        self._pool: list[FoundQuestion] = []
        self._mix = QuizMix(seed)
        self._looked = 0
        """So many positions were looked at."""

    @property
    def rules(self) -> list[str]:
        """The rules that are asked about."""
        return [one for one in self.source.rules if not self._subjects or one in self._subjects]

    def pick(self, due: Sequence[str] = ()) -> LaidQuestion | None:
        """The next question; about a subject that is due, if one is found. None: there are no more of this sort."""
        found = self._choose(due)
        if found is None:
            return None
        session = self.source.position(found.seed, found.entry)
        return LaidQuestion(self._mix.ask(found.question), session)

    def _choose(self, due: Sequence[str]) -> FoundQuestion | None:
        for subject in due:
            fitting = [one for one in self._pool if one.question.subject == subject and self._mix.is_new(one.question)]
            if fitting:
                return self._take(fitting)
        for looked in range(_MOST_POSITIONS):
            new = [one for one in self._pool if self._mix.is_new(one.question)]
            wanted = [one for one in new if due and one.question.subject == due[0]]
            if wanted:
                return self._take(wanted)
            is_enough = self._looked >= _ENOUGH_POSITIONS and looked >= _FURTHER
            if not due and new and (is_enough or self._is_varied(new)):
                return self._take(new)
            self._look_further()
        new = [one for one in self._pool if self._mix.is_new(one.question)]
        return self._take(new) if new else None

    def _is_varied(self, new: Sequence[FoundQuestion]) -> bool:
        """Is there enough to choose from? A game that is just begun asks about few things."""
        subjects = {one.question.subject for one in new}
        return len(new) >= _POOL and (len(subjects) >= _SUBJECTS or self._looked >= _ENOUGH_POSITIONS)

    def _take(self, fitting: Sequence[FoundQuestion]) -> FoundQuestion:
        chosen = fitting[self._mix.choose([one.question for one in fitting])]
        self._pool.remove(chosen)
        return chosen

    def _look_further(self) -> None:
        if not self.is_wanted:
            raise NobodyWaits
        seed, session, pending = next(self._positions)
        self._looked += 1
        for one in questions_at(self.source, session, pending, self._kinds):
            if not self._subjects or one.subject in self._subjects:
                self._pool.append(FoundQuestion(seed, session.current.number, one))
        del self._pool[:-_MOST_KEPT]
