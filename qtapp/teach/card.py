"""The card of a lesson: what the step says, hints and verdicts, the answers of a quiz, and where to go from here."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.panels.explain.step_bars import StepBars
from qtapp.session.client import SeatClient
from qtapp.teach.player import NO, LessonPlayer, StepPhase
from qtapp.teach.teaching_card import ALLOWED, NOT_ALLOWED, WHY_NOT, Saying, TeachingCard

BUTTONS = {
    "next": msg("lesson.next_button", "Next"),
    "done": msg("lesson.finish_button", "Done"),
    "begin": msg("lesson.begin_button", "Begin"),
    "back": msg("lesson.back_button", "Back"),
    "play": msg("lesson.play_button", "Watch it"),
    "play_again": msg("lesson.watch_again_button", "Watch it again"),
    "again": msg("lesson.try_again_button", "Try again"),
    "hint": msg("lesson.hint_button", "Hint"),
    "more_hint": msg("lesson.another_hint_button", "Another hint"),
    "show": msg("lesson.show_me_button", "Show me"),
    "skip": msg("lesson.skip_button", "Skip it"),
    "options": msg("lesson.options_button", "What can I do?"),
}
_ICONS = {
    "next": "chevron_right",
    "done": "check",
    "play_again": "play",
    "again": "undo",
    "hint": "bulb",
    "more_hint": "bulb",
    "show": "eye",
    "options": "filter",
}
_LOOK_AGAIN = msg("lesson.wrong_once", "That is not it. Look once more, then try again!")
_NOW_YOU = msg("lesson.now_you", "That is one way to do it. Now you!")


class LessonCard(TeachingCard):
    """What a lesson says about its present step."""

    options_wanted = Signal()
    """The list of all that can be done is to be opened: the decision has stepped aside for this card."""

    def __init__(self, context: AppContext, client: SeatClient, player: LessonPlayer, parent: QWidget) -> None:
        self._player = player
        self._folds_options = False
        super().__init__(context, client, parent)
        self.bars = StepBars(context)
        self._below_title.addWidget(self.bars, 1)
        self.who = PlainLabel()
        self.who.setProperty("role", "hint")
        self._below_title.addWidget(self.who)
        player.changed.connect(self.refresh)
        self._retheme()

    @property
    def is_open(self) -> bool:
        """Is there a lesson?"""
        return self._player.is_open

    def things(self) -> tuple[str, ...]:
        """Pieces and places that it speaks of."""
        return tuple(self._player.spots()) if self._player.is_open else ()

    def fold_options(self, on: bool) -> None:
        """Offer the list of options by a button, or not: the decision lies beside it."""
        self._folds_options = on
        self.refresh()

    # ---- what it says --------------------------------------------------------------------------------------------

    def _say(self) -> None:
        self._say_head()
        if self._player.number < 0:
            self._say_introduction()
        else:
            self._say_step()
        likeliest = self._likeliest_button()
        for name in self.wanted_buttons():
            kind = "primary" if name == likeliest else "quiet" if name in ("skip", "back") else ""
            self._add_button(name, BUTTONS[name], _ICONS.get(name, ""), kind)

    def _say_head(self) -> None:
        player = self._player
        lesson = player.lesson
        self.title.setText(
            self._words.label(
                msg(
                    "lesson.number_and_title",
                    "{number}. {title}",
                    number=lesson.number,
                    title=LiteralArg(self._read(lesson.title)),
                )
            )
        )
        seat = api.viewer_of(lesson, player.step)
        self.who.setText(
            self._words.label(msg("lesson.you_are", "You are {seat}", seat=api.SeatArg(seat))) if seat else ""
        )
        self._sign.setPixmap(self._context.pixmap(f"game.{lesson.game}", 22))
        done = [step.id in player.record.steps for step in lesson.steps]
        self.bars.show_steps(done, player.number)
        number, count = max(0, player.number) + 1, len(lesson.steps)
        self.bars.setAccessibleName(
            self._words.label(
                msg("lesson.step_of_steps", "Step {number} of {count}", number=number, count=count),
            )
        )

    def _say_introduction(self) -> None:
        lesson = self._player.lesson
        self._line(lesson.goal, "reading")
        facts: list[Message] = [
            self._client.game.title,
            msg("lesson.steps_counted", "%n step(s)", len(lesson.steps)),
            msg("lesson.minutes_counted", "about %n minute(s)", lesson.minutes),
        ]
        if lesson.author:
            facts.insert(0, msg("lesson.written_by", "Written by {author}", author=LiteralArg(lesson.author)))
        for fact in facts:
            self._line(fact, "muted")

    def _say_step(self) -> None:
        player, step = self._player, self._player.step
        solved = player.phase is StepPhase.DONE and isinstance(step, api.TryTask) and not player.was_shown
        if not solved:
            self._line(step.say, "reading")
        if not player.is_sound:
            words = msg("lesson.other_rules", "This was made for another version of the rules: it can only be read.")
            self._verdict("warning", words)
        elif isinstance(step, api.QuizTask):
            self._say_quiz(step)
        elif player.phase is StepPhase.DONE and player.was_shown:
            self._verdict("info", _NOW_YOU)
        elif isinstance(step, api.TryTask):
            self._say_task(step)
        elif isinstance(step, api.FreeTask) and player.has_missed and player.phase is StepPhase.OPEN:
            words = msg("lesson.not_mended", "That is not it yet. Lay it elsewhere, or start again.")
            self._verdict("warning", words)
        elif isinstance(step, api.FreeTask) and player.phase is StepPhase.DONE:
            self._verdict("ok", msg("lesson.well_done", "Well done!"))

    def _say_task(self, task: api.TryTask) -> None:
        player = self._player
        if player.phase is StepPhase.DONE:
            self._verdict("ok", task.praise)
            return
        if player.phase is StepPhase.WRONG:
            slip = player.outcome.slip
            if slip >= 0:
                self._verdict("warning", task.slips[slip].say)
            else:
                words = msg("lesson.not_yet", "Not yet. Try it once more: all lies as it did before.")
                self._verdict("warning", words)
        elif player.hints.is_offered:
            words = msg("lesson.hint_offered", "This rule was in the way twice. Would a hint help?")
            self._verdict("info", words)
        for hint in player.hints.given():
            self._verdict("bulb", hint.say)

    def _say_quiz(self, step: api.QuizTask) -> None:
        player, quiz = self._player, step.quiz
        over = player.phase is StepPhase.DONE
        if isinstance(quiz, api.NumberQuiz) and not over:
            self._ask_number(player.answer_quiz, *player.given)
        if isinstance(quiz, api.LegalQuiz):
            self._say_yes_or_no()
        elif isinstance(quiz, api.PickQuiz):
            for given in player.choices:
                self._answer(given, quiz.choices[int(given)])
        against = next((step.word_against(one) for one in reversed(player.given)), None)
        if over:
            if against is not None:
                self._verdict("warning", against)
            self._verdict("info" if player.was_shown else "ok", step.after)
        elif player.phase is StepPhase.WRONG:
            self._verdict("warning", against or self._word_about(quiz, player.given[-1]))

    def _say_yes_or_no(self) -> None:
        """First yes or no; after a no why, in sentences."""
        player = self._player
        over = player.phase is StepPhase.DONE
        if over or not player.has_said_no:
            self._answer(api.LEGAL, ALLOWED)
            is_refused = over and not player.is_right(api.LEGAL)
            tried = NO in player.given
            sign = "ok" if is_refused else "close" if tried else ""
            self._add_choice(NOT_ALLOWED, sign, not over and not tried, player.say_no)
        if player.has_said_no:
            if not over:
                self._line(WHY_NOT, "reading")
            for given in player.choices:
                if given != api.LEGAL:
                    self._answer(given, api.reason_against(self._client.game.rules, str(given)))

    def _answer(self, given: str | int, saying: Saying) -> None:
        """One of the answers of a quiz."""
        player = self._player
        over, tried = player.phase is StepPhase.DONE, given in player.given
        sign = "ok" if over and player.is_right(given) else "close" if tried else ""
        self._add_choice(saying, sign, not over and not tried, partial(player.answer_quiz, given))

    def _word_about(self, quiz: api.Quiz, given: str | int) -> Message:
        """Why an answer is wrong, without the right one."""
        if isinstance(quiz, api.LegalQuiz):
            words = {
                api.LEGAL: msg("lesson.is_not_allowed", "It is not allowed. Find out why not!"),
                NO: msg("lesson.is_allowed", "Look again: nothing is against it."),
            }
            other = msg("lesson.another_reason", "It is not allowed, but for another reason.")
            return words.get(str(given), other)
        if isinstance(quiz, api.NumberQuiz):
            if int(given) < abs(api.number_mark(self._client.session, quiz)):
                return msg("lesson.more_than_that", "It is more than that. Count once more!")
            return msg("lesson.less_than_that", "It is less than that. Count once more!")
        return _LOOK_AGAIN

    def for_the_class(self) -> list[str]:
        """What it says and asks, line by line, to be read on a wall."""
        player = self._player
        if player.number < 0:
            return [self._read(player.lesson.title), self._read(player.lesson.goal)]
        verdicts = [words for _, words in self.verdicts()]
        solved = player.phase is StepPhase.DONE and isinstance(player.step, api.TryTask) and not player.was_shown
        return [*([] if solved else [self._read(player.step.say)]), *self._lettered_choices(), *verdicts]

    # ---- where to go from here -----------------------------------------------------------------------------------

    def wanted_buttons(self) -> list[str]:
        """What can be done now."""
        player, step = self._player, self._player.step
        if player.number < 0:
            return ["begin"]
        on = "next" if player.number + 1 < len(player.lesson.steps) else "done"
        back = ["back"] if player.number > 0 else []
        done = player.phase is StepPhase.DONE
        if not player.is_sound or isinstance(step, api.TellPage):
            return [*back, on]
        if isinstance(step, api.ShowPage):
            return [*back, "play_again", on] if done else [*back, "play"]
        if isinstance(step, api.QuizTask):
            return [*back, on] if done else [*back, "skip"]
        if done and player.was_shown:
            return ["again", on]
        if done:
            return [*back, "again", on] if isinstance(step, api.TryTask) else [on]
        if isinstance(step, api.FreeTask) and step.goal is None:
            return [on]
        return self._buttons_of_task(step)

    def _buttons_of_task(self, step: api.TryTask | api.FreeTask) -> list[str]:
        player = self._player
        found = ["again"] if player.phase is StepPhase.WRONG or player.is_touched else []
        if self._folds_options and player.phase is StepPhase.OPEN:
            found.insert(0, "options")
        if player.hints.has_more:
            found.append("more_hint" if player.hints.count else "hint")
        if step.solved and (player.attempts or not player.hints.has_more or isinstance(step, api.FreeTask)):
            found.append("show")
        return [*found, "skip"]

    def _likeliest_button(self) -> str:
        """The button that the pupil most likely wants; empty: none of them."""
        player, wanted = self._player, self.wanted_buttons()
        if "again" in wanted and (player.phase is StepPhase.WRONG or player.was_shown):
            return "again"
        return next((name for name in ("next", "done", "begin", "play") if name in wanted), "")

    def press(self, name: str) -> None:
        """Do what a button of the foot does."""
        player = self._player
        match name:
            case "next" | "done" | "begin":
                player.next()
            case "back":
                player.back()
            case "play" | "play_again":
                player.play()
            case "again":
                player.again()
            case "options":
                self.options_wanted.emit()
            case "hint" | "more_hint":
                player.hint()
            case "show":
                player.show_me()
            case "skip":
                player.skip()
