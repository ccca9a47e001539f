"""What one step of a lesson says, asks and counts, as fields; and what the lesson says of itself."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QWidget

from engine import api
from engine.api import LiteralArg, TextPlace, msg
from qtapp.i18n import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import FlowLayout, clear, make_column, make_row, reveal
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.draft import MOST_HINTS
from qtapp.teach.goal_words import GoalWords
from qtapp.teach.step_fields import StepFields
from qtapp.teach.step_list import HEAD, KINDS
from qtapp.teach.teaching_card import legal_choice

_MOST_CHOICES = 5
_SAY = {
    "tell": msg("editor.field_tell", "What is told"),
    "show": msg("editor.field_show", "What is said before it is shown"),
    "try": msg("editor.field_try", "The task"),
    "quiz": msg("editor.field_quiz", "The question"),
    "free": msg("editor.field_free", "What can be done here"),
}
_PRAISE = msg("editor.field_praise", "Praise, when it is done")
_AFTER = msg("editor.field_after", "Afterwards: why that is right")
_HINT = msg("editor.field_hint", "Hint")
_SLIP = msg("editor.field_slip", "Said to this mistake")
_ANSWER = msg("editor.field_answer", "Answer")


class StepForm(StepFields):
    """Shows one step. Every change goes to the lesson at once."""

    record_wanted = Signal(str)
    """The id of a step whose line is to be played anew."""
    table_wanted = Signal(str)
    """The moment of a step is to be looked at."""

    def __init__(self, context: AppContext, words: LiveTexts, goals: GoalWords) -> None:
        super().__init__(context, words)
        self._goals = goals
        self.rights: list[QCheckBox] = []
        """Of each answer of a question: is it right?"""
        self.languages: dict[str, QCheckBox] = {}
        self.author: QLineEdit | None = None

    def show_step(self, edit: api.LessonEdit, at: str) -> None:
        """Another step, or the same with another shape."""
        focus = self._focus()
        same = edit is self._edit and at == self.at
        self._edit, self.at = edit, at
        clear(self.column)
        self.fields, self.rights, self.languages, self.author, self.buttons = {}, [], {}, None, {}
        step = edit.step(at)
        if step is None:
            self._show_head(edit)
        else:
            self._show(edit, step)
        self.column.addStretch(1)
        reveal(self.column)
        if same and focus is not None:
            self._give_focus(focus)
        if not same:
            self.verticalScrollBar().setValue(0)

    # ---- the head ------------------------------------------------------------------------------------------------

    def _show_head(self, edit: api.LessonEdit) -> None:
        self._title(HEAD)
        boxes = FlowLayout(gap=14)
        label = PlainLabel(self._words.label(msg("editor.languages", "Languages:")))
        label.setProperty("role", "strong")
        boxes.addWidget(label)
        for code, name in LANGUAGES.items():
            box = QCheckBox(name)
            box.setChecked(code in edit.languages)
            box.setEnabled(edit.languages != (code,))
            box.toggled.connect(partial(self._speak, code))
            self.languages[code] = box
            boxes.addWidget(box)
        self.column.addLayout(boxes)
        self._text(
            TextPlace("title"), msg("editor.field_title", "Title"), asks=msg("editor.asks_title", "What is it called?")
        )
        goal = msg("editor.asks_goal", "What can whoever did it do afterwards? Without words: the title.")
        self._text(TextPlace("goal"), msg("editor.field_goal", "What is learned"), asks=goal, lines=2)
        author = self._caption(msg("editor.field_author", "Who made it"))
        self.author = QLineEdit(edit.sketch.head.author)
        self.author.setMaxLength(200)
        self.author.setAccessibleName(author)
        self.author.textEdited.connect(self._sign)
        self.column.addWidget(self.author)
        self._caption(msg("editor.names_of_seats", "What the players are called"))
        for number in range(len(edit.sketch.head.names)):
            fields = self._text(TextPlace("name", number), None, is_name=True)
            fields.say_names(msg("editor.name_of_seat", "Name of player {number}", number=number + 1))

    def _sign(self, name: str) -> None:
        assert self._edit is not None
        self._edit.sign(name)
        self.edited.emit()

    def _speak(self, code: str, on: bool) -> None:
        assert self._edit is not None
        spoken = self._edit.languages
        self._edit.write_in((*spoken, code) if on else [one for one in spoken if one != code])
        self.rebuilt.emit()

    # ---- a step --------------------------------------------------------------------------------------------------

    def _show(self, edit: api.LessonEdit, step: api.AnyStep) -> None:
        kind, _ = KINDS[step.do]
        number, count = edit.index(step.id) + 1, len(edit.steps)
        self._title(
            msg("editor.step_of_kind", "Step {number} of {count}: {kind}", number=number, count=count, kind=kind)
        )
        self._row(
            self._button(
                "table",
                msg("editor.to_the_table_button", "See it at the table"),
                "eye",
                partial(self.table_wanted.emit, step.id),
                "quiet",
            )
        )
        asks = msg("author.words_placeholder", "What do you say to the pupil?")
        self._text(TextPlace("say"), _SAY[step.do], lines=3, asks=asks)
        match step:
            case api.QuizTask():
                self._show_quiz(step)
            case api.TryTask():
                self._show_task(step)
            case api.ShowPage():
                self._row(self._record_button(step))

    def _record_button(self, step: api.AnyStep) -> QPushButton:
        label = msg("editor.record_anew_button", "Play it anew at the table…")
        return self._button("play_anew", label, "goal", partial(self.record_wanted.emit, step.id))

    def _show_quiz(self, step: api.QuizTask) -> None:
        match step.quiz:
            case api.PickQuiz() as quiz:
                self._line(msg("editor.tick_what_is_right", "Tick every answer that is right."))
                for number in range(len(quiz.choices)):
                    self._show_choice(step, quiz, number)
                if len(quiz.choices) < _MOST_CHOICES:
                    more = msg("editor.add_answer_button", "One more answer")
                    self._row(self._button("add_answer", more, "plus", partial(self._add_choice, step, quiz)))
            case api.LegalQuiz() as quiz:
                self._line(msg("editor.marked_by_the_rules", "The rules know the answers, whatever changes:"))
                for choice in quiz.choices:
                    sign = "✓" if choice == quiz.expect else "✗"
                    said = legal_choice(self._context_game(), choice)
                    self._line(msg("editor.signed_answer", "{sign} {answer}", sign=LiteralArg(sign), answer=said), "")
                    for at, word in enumerate(step.wrong):
                        if word.choice == choice:
                            self._show_word(step, at)
            case api.NumberQuiz() as quiz:
                self._line(
                    msg("editor.number_by_the_rules", "The rules reckon the answer: {number}", number=quiz.expect)
                )
                for at, word in enumerate(step.wrong):
                    self._line(
                        msg("editor.signed_answer", "{sign} {answer}", sign=LiteralArg("✗"), answer=int(word.choice)),
                        "",
                    )
                    self._show_word(step, at)
        why = msg("editor.asks_after", "Without words the right answer stands here.")
        self._text(TextPlace("after"), _AFTER, lines=2, asks=why)

    def _context_game(self) -> api.Game:
        assert self._edit is not None
        return self._edit.session.game

    def _show_choice(self, step: api.QuizTask, quiz: api.PickQuiz, number: int) -> None:
        row = QWidget()
        line = make_row(row, gap=6, margins=0)
        right = QCheckBox()
        named = msg("editor.answer_is_right", "Answer {number} is right", number=number + 1)
        right.setAccessibleName(self._words.label(named))
        set_tool_tip(right, self._words.label(named))
        right.setChecked(number in quiz.right)
        right.setEnabled(quiz.right != (number,) and (number in quiz.right or len(quiz.right) < _MOST_CHOICES - 1))
        right.toggled.connect(partial(self._tick, step, quiz, number))
        self.rights.append(right)
        beside = make_column(gap=0, margins=(0, 9, 0, 0))
        beside.addWidget(right)
        beside.addStretch(1)
        line.addLayout(beside)
        inner = make_column(gap=0)
        line.addLayout(inner, 1)
        fields = self._text(TextPlace("choice", number), None, asks=_ANSWER, into=inner)
        fields.say_names(msg("editor.answer_number", "Answer {number}", number=number + 1))
        told = [one.choice for one in step.wrong]
        if number not in quiz.right and number not in told:
            label = msg("editor.add_word_against", "Say why this answer is wrong")
            tell = partial(self._add_word, step, quiz, number)
            line.addWidget(self._small_button(f"tell {number}", label, "note", tell), 0, Qt.AlignmentFlag.AlignTop)
        if len(quiz.choices) > 2:
            label = msg("editor.delete_answer", "Delete this answer")
            delete = partial(self._drop_choice, step, quiz, number)
            line.addWidget(self._small_button(f"answer {number}", label, "trash", delete), 0, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(row)
        if number in told:
            self._show_word(step, told.index(number))

    def _show_word(self, step: api.QuizTask, number: int) -> None:
        """What is said to a wrong answer."""
        name = msg("editor.field_word_against", "Said to this answer")
        delete = msg("editor.delete_word_against", "Delete what is said to this answer")
        drop = partial(self._drop_word, step, number)
        self._with_bin(f"word {number}", TextPlace("wrong", number), name, delete, drop)

    def _add_word(self, step: api.QuizTask, quiz: api.PickQuiz, number: int) -> None:
        step, _ = self._now(step, quiz)
        assert self._edit is not None
        self._edit.put(api.with_word_against(step, number, self._edit.languages[0]))
        self.rebuilt.emit()
        self.take_focus(TextPlace("wrong", len(step.wrong)))

    def _drop_word(self, step: api.QuizTask, number: int) -> None:
        assert self._edit is not None
        found = self._edit.step(step.id)
        if isinstance(found, api.QuizTask):
            self._edit.put(api.without_word_against(found, number))
            self.rebuilt.emit()

    def _now(self, step: api.QuizTask, quiz: api.PickQuiz) -> tuple[api.QuizTask, api.PickQuiz]:
        """The step with what was written since the form was filled."""
        assert self._edit is not None
        found = self._edit.step(step.id)
        if isinstance(found, api.QuizTask) and isinstance(found.quiz, api.PickQuiz):
            return found, found.quiz
        return step, quiz

    def _put(self, step: api.QuizTask, quiz: api.PickQuiz, **changed: object) -> None:
        assert self._edit is not None
        self._edit.put(step.model_copy(update={"quiz": quiz.model_copy(update=changed)}))
        self.rebuilt.emit()

    def _tick(self, step: api.QuizTask, quiz: api.PickQuiz, number: int, on: bool) -> None:
        step, quiz = self._now(step, quiz)
        assert self._edit is not None
        self._edit.put(api.with_right(step, quiz, {*quiz.right, number} if on else {*quiz.right} - {number}))
        self.rebuilt.emit()

    def _add_choice(self, step: api.QuizTask, quiz: api.PickQuiz) -> None:
        step, quiz = self._now(step, quiz)
        assert self._edit is not None
        self._put(step, quiz, choices=(*quiz.choices, api.text_of({self._edit.languages[0]: ""})))
        self.take_focus(TextPlace("choice", len(quiz.choices)))

    def _drop_choice(self, step: api.QuizTask, quiz: api.PickQuiz, number: int) -> None:
        step, quiz = self._now(step, quiz)
        assert self._edit is not None
        self._edit.put(api.without_choice(step, quiz, number))
        self.rebuilt.emit()

    def _show_task(self, step: api.TryTask) -> None:
        counts = msg("author.what_counts", "✓ what counts: {goal}", goal=self._goals.of_task(step))
        self._line(counts, "")
        self._row(self._record_button(step))
        for number in range(len(step.hints)):
            drop = partial(self._drop, "hint", step.id, number)
            label = msg("editor.delete_hint", "Delete this hint")
            self._with_bin(f"hint {number}", TextPlace("hint", number), _HINT, label, drop)
        if len(step.hints) < MOST_HINTS:
            more = msg("editor.add_hint_button", "One more hint")
            self._row(self._button("add_hint", more, "plus", partial(self._add_hint, step.id)))
        for number in range(len(step.slips)):
            drop = partial(self._drop, "slip", step.id, number)
            label = msg("editor.delete_slip", "Delete this mistake")
            self._with_bin(f"slip {number}", TextPlace("slip", number), _SLIP, label, drop)
            known = self._goals.of_mistake(step, number)
            self._line(msg("editor.mistake_if", "✗ if: {known}", known=known), "hint")
        self._text(TextPlace("praise"), _PRAISE)

    def _drop(self, what: str, id_: str, number: int) -> None:
        edit = self._edit
        step = edit.step(id_) if edit is not None else None
        if edit is None or not isinstance(step, api.TryTask):
            return
        if what == "hint":
            hints = tuple(one for at, one in enumerate(step.hints) if at != number)
            edit.put(step.model_copy(update={"hints": hints}))
        else:
            edit.put(api.without_slip(edit, step, number))
        self.rebuilt.emit()

    def _add_hint(self, id_: str) -> None:
        assert self._edit is not None
        step = self._edit.step(id_)
        if isinstance(step, api.TryTask):
            hint = api.LessonHint(say=api.text_of({self._edit.languages[0]: ""}))
            self._edit.put(step.model_copy(update={"hints": (*step.hints, hint)}))
            self.rebuilt.emit()
            self.take_focus(TextPlace("hint", len(step.hints)))
