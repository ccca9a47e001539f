"""A quiz with a class, put together: the door for phones, the run, the questions, the teacher's screen and the wall.

Imported when a quiz begins, never before: with it comes all that listens. What phones get goes out before the wall is
painted, and the end of a question goes behind all answers that were sent in time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget

from engine import api
from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.net.addresses import home_addresses
from qtapp.net.voices import Asked, Told, Voices
from qtapp.teach.class_end import ResultPage
from qtapp.teach.class_lobby import JoinSign
from qtapp.teach.class_maker import QuestionMaker, ReadyQuestion
from qtapp.teach.class_panel import MORE_SECONDS, ClassPanel
from qtapp.teach.class_quiz import BY_HAND, ClassQuiz, QuestionResult, QuizPhase, QuizPlan, hard_subjects
from qtapp.teach.class_screens import ClassMoment, ClassScreens
from qtapp.teach.class_wall import ClassWall, WallPage
from qtapp.teach.class_who import PanelPupil
from qtapp.teach.class_words import you_are
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.other_tables.class_entry import open_voices, typed_address
from qtapp.windows.other_tables.class_names import ClassNames
from qtapp.windows.other_tables.class_printing import EndPrinting
from qtapp.windows.other_tables.class_try import TryTable
from qtapp.windows.other_tables.qr_code import code_cells

_PEOPLE = (msg("class.first_person", "Anna"), msg("class.second_person", "Ben"), msg("class.third_person", "Clara"))
"""Who sits at the tables that are asked about."""
_TICK, _GRACE, _PLAYED = 250, 1200, 900
"""Milliseconds: between two looks at the clock; in which the last one can still change an answer; that a deed takes."""


class ClassHour(QObject):
    """From the lobby to the page at the end, as often as the class wants."""

    told = Signal(object)
    """Message: why it cannot begin."""
    left = Signal()
    """Back to what was on the screen."""

    def __init__(self, context: AppContext, stack: QStackedWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._stack = stack
        self.quiz: ClassQuiz | None = None
        self.voices: Voices | None = None
        self.maker = QuestionMaker(context, self)
        self.maker.made.connect(self._made)
        self.maker.ran_out.connect(self._ran_out)
        self.maker.due_for = self._due
        self.panel = ClassPanel(context)
        self.panel.pressed.connect(self.press)
        self.names = ClassNames(context, self.panel, lambda: self.voices)
        self.names.changed.connect(self._came)
        self.panel.rename_wanted.connect(self.names.ask)
        self.panel.mute_wanted.connect(self.names.mute)
        self.panel.send_out_wanted.connect(self.names.send_out)
        stack.addWidget(self.panel)
        self.bar = MessageBar(context, self.panel)
        self.printing = EndPrinting(context, self.panel, self.bar, self._end_page)
        self.wall: ClassWall | None = None
        self.table: TryTable | None = None
        self.find_addresses: Callable[[], list[str]] = home_addresses
        self._ready: ReadyQuestion | None = None
        self._screens = ClassScreens(context.speech)
        self._sign = JoinSign()
        self._result: QuestionResult | None = None
        self._ending = ""
        """Why the open question is about to end: to be told, or to be talked over."""
        self._seconds, self._clock = 0, QElapsedTimer()
        self._tick = _timer(self, _TICK, self._look_at_clock)
        self._grace = _timer(self, _GRACE, self._all_have_answered)
        self._grace.setSingleShot(True)
        self._deed = QVariantAnimation(self)
        self._deed.setStartValue(0.0)
        self._deed.setEndValue(1.0)
        self._deed.valueChanged.connect(self._play)
        context.speech.changed.connect(self._speak)
        screens = QGuiApplication.instance()
        assert isinstance(screens, QGuiApplication)
        screens.screenAdded.connect(self._screens_changed)
        screens.screenRemoved.connect(self._screens_changed)

    # ---- begin and end -------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Is a class here?"""
        return self.voices is not None

    def begin(self, plan: QuizPlan, *, is_address_shared: bool = False) -> bool:
        """Open the door; False: it cannot be opened, and why was told."""
        self.leave()
        voices = open_voices(
            self.find_addresses(),
            self._context.speech.language,
            self,
            names_given=plan.names_given,
            is_address_shared=is_address_shared,
        )
        if not isinstance(voices, Voices):
            self.told.emit(voices)
            return False
        self.voices = voices
        self._sign = JoinSign(typed_address(voices), voices.code, code_cells(voices.address_for_camera))
        voices.came.connect(self._came)
        voices.said.connect(self._said)
        voices.ended.connect(self._ended)
        self._stack.setCurrentWidget(self.panel)
        self._open_wall()
        self._start_run(plan)
        return True

    def _start_run(self, plan: QuizPlan) -> None:
        self.quiz = ClassQuiz(plan)
        self._ready = self._result = None
        self._screens.begin()
        unit = max(self.panel.page.unit, self.wall.unit if self.wall is not None else 0.0)
        self.maker.sharp = max(0.75, unit * self.panel.devicePixelRatioF())
        self.maker.begin(plan, [self._label(one) for one in _PEOPLE])
        self._refresh()

    def _open_wall(self) -> None:
        """On a second screen, if there is one; else the teacher's screen is what the class sees."""
        wall = ClassWall(self._context)
        if not wall.appear():
            wall.deleteLater()
            return
        self.wall = wall
        wall.closed.connect(self._wall_closed)
        wall.pressed.connect(self.panel.keyPressEvent)

    def _screens_changed(self, *_: object) -> None:
        """A projector may be plugged in, or out, at any time: without one the teacher's screen is the wall."""
        if self.wall is not None and not self.wall.appear():
            self.wall.close()
        elif self.wall is None and self.is_open:
            self._open_wall()
            self._refresh()

    def _wall_closed(self) -> None:
        wall, self.wall = self.wall, None
        if wall is not None:
            wall.deleteLater()

    def leave(self) -> None:
        """The lesson is over: nothing is known of anybody any more."""
        if self.voices is None:
            return
        for timer in (self._tick, self._grace):
            timer.stop()
        self._deed.stop()
        self.maker.stop()
        voices, self.voices = self.voices, None
        voices.bye()
        voices.deleteLater()
        if self.wall is not None:
            self.wall.close()
        if self.table is not None:
            self.table.close()
        self.quiz = self._ready = self._result = None
        self.left.emit()

    # ---- what the teacher does -----------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """A button of the panel, or a key."""
        deeds: dict[str, Callable[[], None]] = {
            "step": self._step,
            "talk": self._talk,
            "more": self._more_time,
            "try": self.try_it,
            "again": self._again,
            "print": self.printing.ask,
            "leave": self._finish,
        }
        if self.quiz is not None:
            deeds[name]()

    def _step(self) -> None:
        """The one way on: start, show the answer, next question, result, close."""
        quiz = self.quiz
        assert quiz is not None
        match quiz.phase:
            case QuizPhase.LOBBY | QuizPhase.TOLD:
                self._next()
            case QuizPhase.ASKED:
                self._end("tell")
            case QuizPhase.ENDED:
                self.leave()

    def _next(self) -> None:
        quiz = self.quiz
        assert quiz is not None
        self._deed.stop()
        if not quiz.wait():
            self._show_end()
        elif not self._ask_ready():
            if self.maker.has_run_out:
                self._finish()
            else:
                self._refresh()

    def _finish(self) -> None:
        """To the page at the end; before the first answer there is none."""
        quiz = self.quiz
        assert quiz is not None
        quiz.finish()
        if quiz.results:
            self._show_end()
        else:
            self.leave()

    def _talk(self) -> None:
        poll = self.quiz.poll if self.quiz is not None else None
        if poll is not None and poll.votes and not poll.before:
            self._end("talk")

    def _more_time(self) -> None:
        if self.voices is not None and self._seconds:
            self._seconds += MORE_SECONDS
            self.voices.give_time(MORE_SECONDS)
            self._refresh()

    def try_it(self) -> None:
        """The position on the ordinary table, with free hands; the class sees it."""
        ready, voices = self._ready, self.voices
        if ready is None or voices is None or self._result is None:
            return
        voices.rest(msg("class.look_at_the_table", "Watch the table!"))
        if self.table is None:
            self.table = TryTable(self._context, ready.session, ready.question.seat)
            self.table.left.connect(self._back_from_table)
            self._stack.addWidget(self.table.window)
        self._stack.setCurrentWidget(self.table.window)
        self.table.begin(ready.session, ready.question, has_wall=self.wall is not None)

    def _back_from_table(self) -> None:
        if self.voices is not None:
            self._stack.setCurrentWidget(self.panel)
            self._refresh()

    def _again(self) -> None:
        """The same class, only what was hard."""
        quiz, voices = self.quiz, self.voices
        if quiz is None or voices is None or not hard_subjects(quiz):
            return
        voices.begin_anew()
        self._start_run(replace(quiz.plan, subjects=hard_subjects(quiz), kinds=()))
        self._next()

    # ---- one question --------------------------------------------------------------------------------------------

    def _due(self, ready: int) -> list[str]:
        """What a question should be about that is made now, behind so many that lie ready."""
        quiz = self.quiz
        if quiz is None:
            return []
        return quiz.due(self._made_for(ready))

    def _made_for(self, ready: int) -> int:
        """The number with which a question behind so many others will be asked."""
        quiz = self.quiz
        assert quiz is not None
        waits = quiz.phase in (QuizPhase.LOBBY, QuizPhase.MAKING)
        return quiz.number + ready + (0 if waits else 1)

    def _made(self) -> None:
        quiz = self.quiz
        if quiz is None:
            return
        if quiz.phase is QuizPhase.MAKING:
            self._ask_ready()
        elif quiz.phase is QuizPhase.LOBBY:
            self._refresh()

    def _ran_out(self) -> None:
        if self.quiz is not None and self.quiz.phase is QuizPhase.MAKING and not self.maker.count:
            self._finish()

    def _ask_ready(self) -> bool:
        quiz = self.quiz
        ready = self.maker.take() if quiz is not None else None
        if quiz is None or ready is None:
            return False
        quiz.was_made(ready.question.subject, quiz.number)
        self._ready, self._result = ready, None
        self._ask(quiz.ask(ready.question))
        return True

    def _ask(self, poll: api.Poll[api.QuizChoice]) -> None:
        """The phones first: what they get lies in their queues before the wall is painted."""
        quiz, voices, ready = self.quiz, self.voices, self._ready
        assert quiz is not None and voices is not None and ready is not None
        question = ready.question
        self._seconds = max(0, quiz.plan.pace)
        voices.ask(
            Asked(
                poll,
                quiz.number,
                quiz.plan.count,
                question.kind,
                you_are(question.seat),
                question.text,
                tuple(one.text for one in question.choices),
                self._seconds,
                ready.names,
            )
        )
        self._clock.start()
        if self._seconds:
            self._tick.start()
        self._screens.take_up(ready, quiz)
        self._refresh()

    def _end(self, why: str) -> None:
        """Nobody is listened to any more, as soon as all has been counted that was sent in time."""
        if self.quiz is not None and self.voices is not None and self.quiz.phase is QuizPhase.ASKED:
            self._tick.stop()
            self._grace.stop()
            if not self._ending:
                self._ending = why
                self.voices.end()

    def _ended(self) -> None:
        quiz, why, self._ending = self.quiz, self._ending, ""
        if quiz is None or quiz.phase is not QuizPhase.ASKED:
            return
        poll = quiz.talk_it_over() if why == "talk" else None
        if poll is not None:
            self._ask(poll)
        else:
            self._tell()

    def _tell(self) -> None:
        quiz, voices, ready = self.quiz, self.voices, self._ready
        assert quiz is not None and voices is not None and ready is not None
        self._result = quiz.tell()
        question = ready.question
        rules = ready.session.game.rules
        voices.tell(
            Told(
                tuple(sorted(question.right)),
                question.why,
                rules[question.rule].heading if question.rule in rules else "",
                question.instead,
                ready.names,
            )
        )
        page = self._screens.told(self._moment(quiz))
        if page is not None and page.is_allowed and self._context.theme.animations:
            self._deed.setDuration(self._context.theme.ms(_PLAYED))
            self._deed.start()
        self._refresh()

    def _came(self) -> None:
        self._refresh()
        self._said()

    def _said(self) -> None:
        """An answer was counted: the last one may still be changed for a moment."""
        quiz, voices = self.quiz, self.voices
        if quiz is None or voices is None or quiz.phase is not QuizPhase.ASKED:
            return
        self._refresh()
        if quiz.plan.pace != BY_HAND and voices.everybody_said:
            if not self._grace.isActive():
                self._grace.start()
        else:
            self._grace.stop()

    def _all_have_answered(self) -> None:
        if self.voices is not None and self.voices.everybody_said:
            self._end("tell")

    def _look_at_clock(self) -> None:
        if self._clock.elapsed() >= self._seconds * 1000:
            self._end("tell")
        else:
            self._refresh()

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _speak(self) -> None:
        """Another language."""
        if self.quiz is not None:
            if self._ready is not None:
                self._screens.take_up(self._ready, self.quiz)
            self._refresh()

    def _moment(self, quiz: ClassQuiz) -> ClassMoment:
        voices = self.voices
        here = voices.voices() if voices is not None else ()
        is_played = self._deed.state() is QVariantAnimation.State.Running
        return ClassMoment(
            quiz,
            self._sign,
            tuple(PanelPupil(one.id, one.name, one.is_muted, one.is_awake) for one in here),
            self._seconds,
            self._clock.elapsed() / 1000 if quiz.phase is QuizPhase.ASKED else 0.0,
            self._result,
            float(self._deed.currentValue()) if is_played else 1.0,
        )

    def _refresh(self) -> None:
        """The page of this moment, on every screen, and what can be done."""
        if self.quiz is None:
            return
        moment = self._moment(self.quiz)
        self._show(self._screens.page_of(moment))
        self.panel.show_state(self._screens.state_of(moment))

    def _show(self, page: WallPage | None) -> None:
        for screen in (self.panel.page, self.wall):
            if screen is not None and page is not None:
                screen.show_page(page)

    def _play(self, _: object) -> None:
        if self.quiz is not None and self.quiz.phase is QuizPhase.TOLD:
            self._show(self._screens.told(self._moment(self.quiz)))

    def _show_end(self) -> None:
        quiz, voices = self.quiz, self.voices
        assert quiz is not None and voices is not None
        self._tick.stop()
        self._grace.stop()
        self.maker.stop()
        voices.sum_up()
        rules = {one.rule for one in api.drill_rules(api.GAMES[quiz.plan.game])}
        weak = [one for one in hard_subjects(quiz) if one in rules]
        self._context.settings.teach.keep_weak_rules(quiz.plan.game, weak)
        self._refresh()

    def _label(self, message: Message) -> str:
        return self._context.speech.label(message)

    def _end_page(self) -> tuple[ResultPage, str] | None:
        """The page at the end, and what the game is called."""
        quiz = self.quiz
        return None if quiz is None else (self._screens.end(quiz), self._label(api.GAMES[quiz.plan.game].title))


def _timer(parent: QObject, interval: int, then: Callable[[], None]) -> QTimer:
    made = QTimer(parent)
    made.setInterval(interval)
    made.timeout.connect(then)
    return made
