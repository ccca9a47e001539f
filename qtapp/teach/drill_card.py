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
from qtapp.teach.drill_run import YES, DrillRun
from qtapp.teach.teaching_card import ALLOWED, NOT_ALLOWED, WHY_NOT, TeachingCard


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
        """All that the question speaks of, then what its answer is about."""
        run = self._run
        if run.asked is None:
            return ()
        question = run.asked.question
        return question.things if run.given is None else (question.lights or question.things)

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
        asked = run.asked.question
        self.who.setText(self._words.label(msg("lesson.you_are", "You are {seat}", seat=api.SeatArg(asked.seat))))
        self._line(asked.text, "reading")
        if asked.number is not None:
            if run.given is None:
                self._ask_number(run.answer_number)
        elif run.asks_yes_or_no:
            self._say_yes_or_no(asked)
        else:
            self._say_choices(asked)
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

    def _say_choices(self, asked: api.QuizQuestion) -> None:
        for at, choice in enumerate(asked.choices):
            self._add_choice(choice.text, self._sign_of(at), self._run.given is None, partial(self._run.answer, at))

    def _sign_of(self, at: int) -> str:
        """What became of an answer."""
        run = self._run
        assert run.asked is not None
        if run.given is not None and at in run.asked.question.right:
            return "ok"
        return "close" if at == run.given else ""

    def _say_yes_or_no(self, asked: api.QuizQuestion) -> None:
        """First yes or no; after a no why, in sentences."""
        run = self._run
        is_open = run.given is None
        if not run.has_said_no:
            self._add_choice(ALLOWED, self._sign_of(YES), is_open, partial(run.answer, YES))
            self._add_choice(NOT_ALLOWED, "" if is_open or YES in asked.right else "ok", is_open, run.say_no)
            return
        if YES in asked.right:
            self._add_choice(ALLOWED, "ok", may_press=False, chosen=run.say_no)
            self._add_choice(NOT_ALLOWED, "close", may_press=False, chosen=run.say_no)
            return
        self._line(WHY_NOT, "reading")
        for at, choice in enumerate(asked.choices):
            if choice.reason is not None:
                self._add_choice(choice.reason, self._sign_of(at), is_open, partial(run.answer, at))

    def _say_verdict(self) -> None:
        """A word about the wrong answer, then why it is so, and what lies near it."""
        run = self._run
        assert run.asked is not None and run.given is not None
        asked = run.asked.question
        words = list(asked.why) or [msg("drill.right_answer", "Yes, that is it.")]
        if run.is_solved:
            self._verdict("ok", *words)
        else:
            word = self._word_about(asked, run.given)
            self._verdict("warning", *([word] if word is not None and word not in words else []), *words)
        if asked.instead is not None:
            self._verdict("info", asked.instead)

    def _word_about(self, asked: api.QuizQuestion, given: int) -> Message | None:
        """Why an answer is wrong."""
        if asked.number is None:
            return asked.choices[given].why if 0 <= given < len(asked.choices) else None
        number = asked.number
        if given < number:
            return msg("drill.more_than_that", "It is more than that: {number}.", number=number)
        return msg("drill.less_than_that", "It is less than that: {number}.", number=number)

    def for_the_class(self) -> list[str]:
        """What it asks, line by line, to be read on a wall."""
        if self._run.asked is None:
            return []
        verdicts = [words for _, words in self.verdicts()]
        return [self._words.label(self._run.asked.question.text), *self._lettered_choices(), *verdicts]

    def press(self, name: str) -> None:
        """The next question, whether this one was answered or not; or ten of them are to be kept."""
        if name == "save":
            self.save_wanted.emit()
        elif name == "again":
            self._run.try_again()
        else:
            self._run.next()
