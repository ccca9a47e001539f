"""Questions without end about one game: the engine makes them, marks them, and asks again what was wrong.

The questions are made beside the window; what lies on the table is a position of self-play as one seat sees it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from PySide6.QtCore import QObject, QTimer, Signal

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.progress import LessonProgress

_LOOKED_AT = 25
"""So many questions are made before one is chosen; a rule that is due is looked for in more of them."""
_DUE_LOOKED_AT = 250
_REJECTED = 6
"""So many sums in a row may be of a kind that is no good question."""
_SEED_BITS = 20
SLOW = 8000
"""Milliseconds after which is said that a question takes long, and another one may be asked for."""


def some_seed() -> int:
    """Where questions begin if nobody says it."""
    return 1 + secrets.randbits(_SEED_BITS)


class AskedDrill:
    """A question and its table. All that is said about it is known before it is laid: nothing that happens to the table
    afterwards can change what is right, and the window has nothing to reckon.
    """

    def __init__(self, drill: api.Drill, session: api.Session) -> None:
        self.drill = drill
        self.session = session
        quiz, found = drill.quiz, self._answer()
        self.right = api.right_answers(session, quiz)
        """What is taken as right: `legal` and rules, or numbers."""
        self.number = api.number_mark(session, quiz) if isinstance(quiz, api.NumberQuiz) else 0
        """The right number of a sum."""
        self.gesture = self._gesture(found)
        """What is taken and where it would go; None: the answer has no gesture."""
        self.label = None if found is None else session.label(*found)
        """What the answer that a sum is about would be called in the list of options."""
        self.reasons: list[api.Message] = []
        """Why what is asked about is not possible, or what lies near it if that is: in the words of the rules."""
        if self.gesture is not None and isinstance(quiz, api.LegalQuiz):
            refused = self.gesture if quiz.expect != api.LEGAL else self._ends(drill.contrast)
            reasons = session.explain_drag(quiz.seat, *refused) if refused is not None else ()
            self.reasons = [one.message for one in reasons]

    @property
    def rule(self) -> str:
        """What the question is about: a rule, or a sum of one kind."""
        return self.drill.subject

    def _answer(self) -> tuple[api.Pending, object] | None:
        """The answer that a sum is about, and the question that it answers."""
        key = self.drill.quiz.deed.key
        for pending in self.session.pending() if key is not None else ():
            for answer in self.session.options(pending):
                if api.answer_key(answer) == key:
                    return pending, answer
        return None

    def _gesture(self, found: tuple[api.Pending, object] | None) -> tuple[str, str] | None:
        if (drag := self._ends(self.drill.quiz.deed)) is not None:
            return drag
        gesture = self.session.gesture(*found) if found is not None else None
        return None if gesture is None else (gesture.grab, gesture.drop)

    @staticmethod
    def _ends(deed: api.QuizDeed | None) -> tuple[str, str] | None:
        return (deed.grab, deed.drop) if deed is not None and deed.grab is not None and deed.drop is not None else None


class DrillPicker:
    """Chooses the next question: what was wrong before, then what was asked least. Used by one thread at a time; one
    that nobody waits for any more ends at the next question that it finds.
    """

    def __init__(self, game: api.Game, seed: int) -> None:
        self.game = game
        self._source = api.DrillSource(game, seed=seed)
        self._made: Iterator[api.Drill] = self._source.drills()
        self._asked: dict[str, int] = {}
        self._places = api.AnswerPlaces(seed)
        self.is_wanted = True
        """Does anybody wait for what it makes?"""

    @property
    def rules(self) -> list[str]:
        """The rules that are asked about."""
        return list(self._source.rules)

    def pick(self, due: Sequence[str]) -> AskedDrill:
        """The next question. A sum about a mere choice of what to take would tell its answer."""
        for _ in range(_REJECTED):
            drill = self._choose(due)
            asked = AskedDrill(drill.laid_out(self._places), self._source.replay(drill))
            if isinstance(drill.quiz, api.LegalQuiz) or asked.gesture is not None:
                break
        return asked

    def _choose(self, due: Sequence[str]) -> api.Drill:
        best: api.Drill | None = None
        for number, drill in enumerate(islice(self._made, _DUE_LOOKED_AT)):
            rule = drill.subject
            if due and rule == due[0]:
                best = drill
                break
            if not self.is_wanted:
                raise api.NobodyWaits
            if best is None or self._asked.get(rule, 0) < self._asked.get(best.subject, 0):
                best = drill
            if number >= _LOOKED_AT and not due:
                break
        assert best is not None, "every game that has drills makes some"
        self._asked[best.subject] = self._asked.get(best.subject, 0) + 1
        return best


class DrillRun(QObject):
    """One run of questions about a game."""

    changed = Signal()
    """There is something else to be said."""

    def __init__(self, context: AppContext, client: SeatClient, progress: LessonProgress) -> None:
        super().__init__(client)
        self._context = context
        self._client = client
        self._progress = progress
        self._picker: DrillPicker | None = None
        self._names: tuple[str, ...] = ()
        self._ready: AskedDrill | None = None
        """The next question, made beforehand."""
        self._is_making = self._is_wanted = False
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(self._takes_long)
        self.is_slow = self.has_failed = False
        """Does the next question take long to be made, or could it not be made?"""
        self.game: api.Game | None = None
        self.memory = api.DrillMemory()
        self.asked: AskedDrill | None = None
        """The question that lies on the table; None: it is being made."""
        self.given: str | int | None = None
        """What was answered."""
        self.right = self.count = 0
        """Answers of this run: right ones, all."""

    @property
    def is_open(self) -> bool:
        """Is a run going on?"""
        return self.game is not None

    @property
    def seats(self) -> tuple[str, ...]:
        """What the people at the table are called."""
        return self._names

    def weak_spots(self) -> list[str]:
        """What was answered wrongly and is not known yet, the longest waiting first."""
        return sorted(self.memory.due_at, key=lambda rule: self.memory.due_at[rule])

    @property
    def rules(self) -> list[str]:
        """The rules that are asked about."""
        return [] if self._picker is None else self._picker.rules

    def begin(self, game: api.Game, names: Sequence[str], seed: int = 0) -> None:
        """Ask about a game. A seed of one's own gives the same questions again."""
        self.game = game
        self._names = tuple(names)
        self.memory = self._progress.drills_of(game.id)
        self.right = self.count = 0
        self._ready = None
        self._take_picker(DrillPicker(game, seed or some_seed()))
        self.next()

    def _take_picker(self, picker: DrillPicker | None) -> None:
        if self._picker is not None:
            self._picker.is_wanted = False
        self._picker = picker
        self._is_making = False

    def leave(self) -> None:
        """No more questions."""
        self._slow.stop()
        self._take_picker(None)
        self.game = self.asked = self._ready = None

    def try_again(self) -> None:
        """Give up what is being made, and ask for a question from other games."""
        if self.game is not None and self.asked is None:
            self._take_picker(DrillPicker(self.game, some_seed()))
            self.next()

    def next(self) -> None:
        """The next question; it was made while the last one was looked at, or is waited for."""
        self.asked, self.given = None, None
        self._is_wanted = True
        self.is_slow = self.has_failed = False
        self.changed.emit()
        if self._ready is not None:
            self.lay(self._ready)
        else:
            self._slow.start()
            self._make()

    def _takes_long(self) -> None:
        self.is_slow = self._is_wanted
        self.changed.emit()

    def _make(self) -> None:
        """Make a question beside the window, one at a time."""
        if self._picker is not None and not self._is_making:
            self._is_making = True
            work, picker = partial(self._picker.pick, self.memory.due()), self._picker
            done, failed = partial(self._made, picker), partial(self._failed, picker)
            self._context.loader.run(self, work, done, failed, late=None)

    def _made(self, picker: DrillPicker, asked: AskedDrill) -> None:
        if picker is not self._picker:  # given up, or another game is asked about now
            return
        self._is_making = False
        self._ready = asked
        if self._is_wanted:
            self.lay(asked)

    def lay(self, asked: AskedDrill) -> None:
        """Lay a question on the table."""
        self._ready, self._is_wanted = None, False
        self._slow.stop()
        self.is_slow = False
        session = asked.session
        named = zip(session.players, self._names, strict=True)
        session.players = tuple(replace(player, name=name) for player, name in named)
        self._client.questions.is_silent = True
        self._client.history.first = session.current
        self._client.open_session(session, asked.drill.quiz.seat)
        self.asked = asked
        self.changed.emit()
        self._make()

    def _failed(self, picker: DrillPicker, error: Exception) -> None:
        if picker is not self._picker or isinstance(error, api.NobodyWaits):
            return
        self._slow.stop()
        self._take_picker(DrillPicker(picker.game, some_seed()))
        self.has_failed = True
        self.changed.emit()
        raise error  # a fault of the program: it is told like any other

    # ---- answers -------------------------------------------------------------------------------------------------

    def answer(self, given: str | int) -> None:
        """Answer: `legal` or a rule, or a number."""
        if self.asked is None or self.given is not None or self.game is None:
            return
        self.given = given
        self.count += 1
        self.right += self.is_right(given)
        self.memory.note(self.asked.rule, self.is_right(given))
        self._progress.keep_drills(self.game.id, self.memory)
        self.changed.emit()

    def is_right(self, given: str | int) -> bool:
        """Is this the right answer? The engine knows."""
        assert self.asked is not None
        return given in self.asked.right

    @property
    def is_solved(self) -> bool:
        """Was it answered rightly?"""
        return self.given is not None and self.is_right(self.given)
