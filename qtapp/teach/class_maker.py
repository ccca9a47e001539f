"""Questions for a class, made beside the window: chosen by the engine, their tables painted, two ahead of the class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QSize, Signal

from engine import api
from qtapp.board import TableView
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.session.looker import SeatLooker
from qtapp.session.names import SeatNames
from qtapp.teach.class_asked import REGION
from qtapp.teach.class_quiz import QuizPlan
from qtapp.teach.class_shot import ClassShot, ShotPlan, plan_shot
from qtapp.teach.class_told import FRAME
from qtapp.teach.drill_run import some_seed

T = TypeVar("T")
AHEAD = 2
"""So many questions lie ready."""
_ROOM = QSize(1300, 860)
"""The table from which the pictures are taken is laid out for this."""
_SHARPEST = 1.0
"""Pixels to a unit of a page at most: larger pictures would only fill the memory."""


@dataclass(frozen=True, slots=True)
class ReadyQuestion:
    """A question with its position, and the pictures of it."""

    laid: api.LaidQuestion
    names: SeatNames
    """What the asked seat calls things."""
    shot: ClassShot

    @property
    def question(self) -> api.QuizQuestion:
        """What is asked."""
        return self.laid.question

    @property
    def session(self) -> api.Session:
        """The position: a session for whoever wants to try it."""
        return self.laid.session


def _nothing_due(_: int) -> Sequence[str]:
    return ()


class QuestionMaker(QObject):
    """One at a time. What is given up is forgotten when it comes."""

    made = Signal()
    """A question lies ready."""
    ran_out = Signal()
    """There are no more questions of this sort."""

    def __init__(self, context: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._picker: api.QuizPicker | None = None
        self._people: tuple[str, ...] = ()
        self._ready: list[ReadyQuestion] = []
        self._is_making = False
        self._view: TableView | None = None
        self._client: SeatClient | None = None
        self.due_for: Callable[[int], Sequence[str]] = _nothing_due
        """What a question should be about that lies behind so many that are ready."""
        self.sharp = 1.0
        """Pixels to a unit of the page."""

    @property
    def count(self) -> int:
        """How many lie ready."""
        return len(self._ready)

    @property
    def has_run_out(self) -> bool:
        """Will no other one come?"""
        return self._picker is None

    def begin(self, plan: QuizPlan, people: Sequence[str], seed: int = 0) -> None:
        """Make questions as a teacher wants them; a seed of one's own gives the same ones again."""
        self.stop()
        self._people = tuple(people)
        game = api.GAMES[plan.game]
        self._picker = api.QuizPicker(game, seed or some_seed(), len(people), plan.kinds, plan.subjects)
        self._make()

    def stop(self) -> None:
        """Nobody waits any more."""
        if self._picker is not None:
            self._picker.is_wanted = False
        self._picker, self._is_making = None, False
        self._ready.clear()
        view, client, self._view, self._client = self._view, self._client, None, None
        if view is not None and client is not None:
            view.deleteLater()
            client.deleteLater()

    def take(self) -> ReadyQuestion | None:
        """The next question, and another one is made; None: it is not ready yet."""
        ready = self._ready.pop(0) if self._ready else None
        self._make()
        return ready

    def _make(self) -> None:
        picker = self._picker
        if picker is None or self._is_making or len(self._ready) >= AHEAD:
            return
        self._is_making = True
        work = partial(picker.pick, tuple(self.due_for(len(self._ready))))
        self._run(picker, work, self._laid)

    def _run(self, picker: api.QuizPicker, work: Callable[[], T], then: Callable[[api.QuizPicker, T], None]) -> None:
        self._context.loader.run(self, work, partial(then, picker), partial(self._failed, picker), late=None)

    def _failed(self, picker: api.QuizPicker, error: Exception) -> None:
        if picker is not self._picker or isinstance(error, api.NobodyWaits):
            return
        self._picker, self._is_making = None, False
        self.ran_out.emit()
        raise error  # a fault of the program: it is told like any other

    def _laid(self, picker: api.QuizPicker, laid: api.LaidQuestion | None) -> None:
        """A question was found: read its table, and have it painted elsewhere."""
        if picker is not self._picker:
            return
        if laid is None:
            self._picker, self._is_making = None, False
            self.ran_out.emit()
            return
        session = laid.session
        named = zip(session.players, self._people, strict=False)
        session.players = tuple(replace(player, name=name) for player, name in named)
        view = self._table(session, laid.question.seat)
        plan = plan_shot(view, laid.question, FRAME.width() / FRAME.height())
        self._run(picker, partial(_develop, plan, min(self.sharp, _SHARPEST)), partial(self._developed, laid=laid))

    def _table(self, session: api.Session, seat: int) -> TableView:
        """A table that nobody sees, and that serves all questions."""
        if self._view is None or self._client is None:
            self._client = SeatClient(session, seat)
            self._client.questions.is_silent = True
            self._view = TableView(self._client, self._context.speech, self._context.theme, find_art)
            self._view.resize(_ROOM)
        else:
            self._client.open_session(session, seat)
        return self._view

    def _developed(self, picker: api.QuizPicker, shot: ClassShot, laid: api.LaidQuestion) -> None:
        if picker is not self._picker:
            return
        self._is_making = False
        names = SeatLooker(laid.session, laid.question.seat).names
        self._ready.append(ReadyQuestion(laid, names, shot))
        self.made.emit()
        self._make()


def _develop(plan: ShotPlan, sharp: float) -> ClassShot:
    return plan.develop(REGION, (FRAME.width(), FRAME.height()), sharp)
