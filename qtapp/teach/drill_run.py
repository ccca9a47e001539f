"""Questions without end about one game: the engine makes them, marks them, and asks again what was wrong.

The questions are made beside the window; what lies on the table is a position of self-play as one seat sees it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.progress import LessonProgress

_SEED_BITS = 20
SLOW = 8000
"""Milliseconds after which is said that a question takes long, and another one may be asked for."""
YES, NO = 0, -1
"""What is answered first where it is asked whether something is allowed."""


def some_seed() -> int:
    """Where questions begin if nobody says it."""
    return 1 + secrets.randbits(_SEED_BITS)


class DrillRun(QObject):
    """One run of questions about a game."""

    changed = Signal()
    """There is something else to be said."""

    def __init__(self, context: AppContext, client: SeatClient, progress: LessonProgress) -> None:
        super().__init__(client)
        self._context = context
        self._client = client
        self._progress = progress
        self._picker: api.QuizPicker | None = None
        self._names: tuple[str, ...] = ()
        self._ready: api.LaidQuestion | None = None
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
        self.asked: api.LaidQuestion | None = None
        """The question that lies on the table; None: it is being made."""
        self.given: int | None = None
        """What was answered: which of its answers, or the number that was typed."""
        self.has_said_no = False
        """Was it answered that something is not allowed, and why is to be said yet?"""
        self.is_solved = False
        """Was it answered rightly?"""
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
        self._take_picker(self._new_picker(game, seed or some_seed()))
        self.next()

    def _new_picker(self, game: api.Game, seed: int) -> api.QuizPicker:
        return api.QuizPicker(game, seed, len(self._names))

    def _take_picker(self, picker: api.QuizPicker | None) -> None:
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
            self._take_picker(self._new_picker(self.game, some_seed()))
            self.next()

    def next(self) -> None:
        """The next question; it was made while the last one was looked at, or is waited for."""
        self.asked, self.given = None, None
        self.has_said_no = self.is_solved = False
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

    def _made(self, picker: api.QuizPicker, asked: api.LaidQuestion | None) -> None:
        if picker is not self._picker:  # given up, or another game is asked about now
            return
        self._is_making = False
        if asked is None:  # these games have nothing new any more: others have
            self._take_picker(self._new_picker(picker.game, some_seed()))
            self._make()
            return
        self._ready = asked
        if self._is_wanted:
            self.lay(asked)

    def lay(self, asked: api.LaidQuestion) -> None:
        """Lay a question on the table."""
        self._ready, self._is_wanted = None, False
        self._slow.stop()
        self.is_slow = False
        session = asked.session
        named = zip(session.players, self._names, strict=True)
        session.players = tuple(replace(player, name=name) for player, name in named)
        self._client.questions.is_silent = True
        self._client.history.first = session.current
        self._client.open_session(session, asked.question.seat)
        self.asked = asked
        self.changed.emit()
        self._make()

    def _failed(self, picker: api.QuizPicker, error: Exception) -> None:
        if picker is not self._picker or isinstance(error, api.NobodyWaits):
            return
        self._slow.stop()
        self._take_picker(self._new_picker(picker.game, some_seed()))
        self.has_failed = True
        self.changed.emit()
        raise error  # a fault of the program: it is told like any other

    # ---- answers -------------------------------------------------------------------------------------------------

    @property
    def asks_yes_or_no(self) -> bool:
        """Is it asked whether something is allowed? Then why comes second."""
        return self.asked is not None and any(one.reason is not None for one in self.asked.question.choices)

    def say_no(self) -> None:
        """It is not allowed: then why? Where it is allowed that is an answer already."""
        if self.asked is None or self.given is not None or self.has_said_no or not self.asks_yes_or_no:
            return
        self.has_said_no = True
        if YES in self.asked.question.right:
            self._answer(NO, is_right=False)
        else:
            self.changed.emit()

    def answer(self, given: int) -> None:
        """Answer with one of the answers, by its number."""
        if self.asked is not None:
            self._answer(given, is_right=given in self.asked.question.right)

    def answer_number(self, given: int) -> None:
        """Answer with a number that was typed."""
        if self.asked is not None:
            self._answer(given, is_right=given == self.asked.question.number)

    def _answer(self, given: int, *, is_right: bool) -> None:
        if self.asked is None or self.given is not None or self.game is None:
            return
        self.given, self.is_solved = given, is_right
        self.count += 1
        self.right += is_right
        self.memory.note(self.asked.question.subject, is_right)
        self._progress.keep_drills(self.game.id, self.memory)
        self.changed.emit()
