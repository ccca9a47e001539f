"""The card of a drill: the question, the answers, the verdict in the words of the rules, and how it goes so far."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.session.client import SeatClient
from qtapp.teach.card import legal_choice
from qtapp.teach.drill_run import DrillRun
from qtapp.teach.drill_words import question_of, reasons_of, told_besides
from qtapp.teach.teaching_card import TeachingCard


class DrillCard(TeachingCard):
    """One question at a time."""

    save_wanted = Signal()
    """Ten questions are to be saved as a lesson."""

    def __init__(self, context: AppContext, client: SeatClient, run: DrillRun, parent: QWidget) -> None:
        self._run = run
        super().__init__(context, client, parent)
        self.score = PlainLabel()
        self.score.setProperty("role", "hint")
        self._below_title.addWidget(self.score, 1)
        self.who = PlainLabel()
        self.who.setProperty("role", "hint")
        self._below_title.addWidget(self.who)
        run.changed.connect(self.refresh)
        self._retheme()

    @property
    def is_open(self) -> bool:
        """Is anything asked?"""
        return self._run.is_open

    def things(self) -> tuple[str, ...]:
        """What is taken and where it would go."""
        asked = self._run.asked
        return (asked.gesture if asked is not None else None) or ()

    # ---- what it says --------------------------------------------------------------------------------------------

    def _say(self) -> None:
        run = self._run
        game = run.game
        assert game is not None
        self.title.setText(self._words.label(msg("drill.title", "Practice: {game}", game=game.title)))
        self._sign.setPixmap(self._context.pixmap(f"game.{game.id}", 22))
        known = sum(run.memory.is_known(rule) for rule in run.rules)
        self.score.setText(
            self._words.label(
                msg(
                    "drill.score",
                    "{right} / {count} · rules you know: {known} / {rules}",
                    right=run.right,
                    count=run.count,
                    known=known,
                    rules=len(run.rules),
                )
            )
        )
        if run.asked is None:
            self._say_waiting()
            return
        quiz = run.asked.drill.quiz
        self.who.setText(self._words.label(msg("lesson.you_are", "You are {seat}", seat=api.SeatArg(quiz.seat))))
        self._line(self.question(), "reading")
        if isinstance(quiz, api.LegalQuiz):
            self._say_choices(quiz)
        elif run.given is None:
            self._ask_number(run.answer)
        if run.given is None:
            self._add_button("skip", msg("drill.other_question_button", "Another question"), kind="quiet")
        else:
            self._say_verdict()
            self._add_button("next", msg("drill.next_question_button", "Next question"), kind="primary")
        self._add_button("save", msg("drill.save_button", "Ten questions as a lesson…"), kind="quiet")

    def _say_waiting(self) -> None:
        """It is being made; if that takes long, or went wrong, another one can be asked for."""
        run = self._run
        if run.has_failed:
            words = msg("drill.could_not_be_made", "This question could not be made. Ask for another one.")
            self._verdict("warning", words)
        else:
            self._line(msg("drill.being_made", "The next question is being laid out …"), "muted")
        if run.is_slow:
            words = msg("drill.takes_long", "It takes longer than usual. You can wait, or ask for another one.")
            self._verdict("info", words)
        if run.is_slow or run.has_failed:
            self._add_button("again", msg("drill.other_question_button", "Another question"), kind="primary")

    def question(self) -> Message:
        """What is asked."""
        run = self._run
        assert run.asked is not None
        return question_of(run.asked, self._client.names)

    def _say_choices(self, quiz: api.LegalQuiz) -> None:
        run = self._run
        over = run.given is not None
        for choice in quiz.choices:
            sign = "ok" if over and run.is_right(choice) else "close" if choice == run.given else ""
            words = legal_choice(self._client.game, choice)
            self._add_choice(words, sign, not over, partial(run.answer, choice))

    def _say_verdict(self) -> None:
        run = self._run
        assert run.asked is not None
        sign = "ok" if run.is_solved else "warning"
        for reason in reasons_of(run.asked):
            self._verdict(sign, reason)
        besides = told_besides(run.asked, self._client.names)
        if besides:
            self._verdict("info", *besides)

    def for_the_class(self) -> list[str]:
        """What it asks, line by line, to be read on a wall."""
        if self._run.asked is None:
            return []
        verdicts = [words for _, words in self.verdicts()]
        return [self._words.label(self.question()), *self._lettered_choices(), *verdicts]

    def press(self, name: str) -> None:
        """The next question, whether this one was answered or not; or ten of them are to be kept."""
        if name == "save":
            self.save_wanted.emit()
        elif name == "again":
            self._run.try_again()
        else:
            self._run.next()
