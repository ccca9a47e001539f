"""A lesson while somebody changes it: its words and steps as values, so that every change can be taken back.

Each step stands on an entry of the tree by itself, whatever comes before it: a step that is moved or taken out leaves
all others as they are. What is saved is made anew from the tree, with only the lines that its steps need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.messages.message import Message, msg
from engine.core.session.session import Session
from engine.lessons.book import LessonBook
from engine.lessons.format import (
    MOST_STEPS,
    AnyStep,
    LessonText,
    PickQuiz,
    QuizTask,
    WrongChoice,
)
from engine.lessons.step_texts import (
    TextPlace,
    is_blank,
    step_texts,
    text_of,
    with_step_text,
    with_words,
    written_in,
)

LONGEST_AUTHOR = 200
_MINUTES_PER_STEP = 1


@dataclass(frozen=True, slots=True)
class LessonHead:
    """What a lesson says of itself; what the editor does not ask for stays as it was."""

    id: str
    game: str
    names: tuple[LessonText, ...]
    title: LessonText
    goal: LessonText
    author: str = ""
    licence: str = ""
    course: str = "own"
    number: int = 1
    viewer: int = 1
    minutes: int = 0
    """0: as many as its steps take."""


@dataclass(frozen=True, slots=True)
class LessonSketch:
    """Everything that can be changed, at one moment."""

    head: LessonHead
    languages: tuple[str, ...]
    """Those that the author writes in, the first before the others."""
    steps: tuple[AnyStep, ...] = ()

    def texts(self) -> Iterator[tuple[str, TextPlace, LessonText]]:
        """Every text that the author writes, with the id of its step (empty: the head)."""
        yield "", TextPlace("title"), self.head.title
        yield "", TextPlace("goal"), self.head.goal
        for number, name in enumerate(self.head.names):
            yield "", TextPlace("name", number), name
        for step in self.steps:
            for place, text in step_texts(step).items():
                yield step.id, place, text


class LessonEdit:
    """One lesson that is changed. Its tree only grows; undo and redo change the sketch alone."""

    def __init__(self, session: Session, sketch: LessonSketch) -> None:
        self.session = session
        self.sketch = sketch
        self._past: list[LessonSketch] = []
        self._future: list[LessonSketch] = []
        self._field: tuple[str, ...] | None = None
        """What is being typed in: all of it is one step back."""

    @property
    def steps(self) -> tuple[AnyStep, ...]:
        """The steps in their order."""
        return self.sketch.steps

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of its fields."""
        return self.sketch.languages

    def step(self, id_: str) -> AnyStep | None:
        """A step by its id."""
        return next((one for one in self.steps if one.id == id_), None)

    def index(self, id_: str) -> int:
        """Where a step stands; -1: there is none of that id."""
        return next((at for at, one in enumerate(self.steps) if one.id == id_), -1)

    def free_id(self) -> str:
        """An id that no step has, and none had that could be put back."""
        taken = {one.id for sketch in (self.sketch, *self._past, *self._future) for one in sketch.steps}
        return next(name for n in range(1, 10_000) if (name := f"step-{n}") not in taken)

    # ---- back and forth ------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Is there a change that could be taken back?"""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Was one taken back?"""
        return bool(self._future)

    def undo(self) -> bool:
        """Take the last change back."""
        return self._go(self._past, self._future)

    def redo(self) -> bool:
        """Make it again."""
        return self._go(self._future, self._past)

    def _go(self, source: list[LessonSketch], target: list[LessonSketch]) -> bool:
        self._field = None
        if not source:
            return False
        target.append(self.sketch)
        self.sketch = source.pop()
        return True

    def change(self, sketch: LessonSketch, field: tuple[str, ...] | None = None) -> None:
        """Go on with another sketch. Changes of one field that follow each other are one."""
        if sketch == self.sketch:
            return
        if field is None or field != self._field:
            self._past.append(self.sketch)
        self._field = field
        self._future.clear()
        self.sketch = sketch

    def settle(self, found: Callable[[LessonHead], LessonHead]) -> None:
        """Facts of the head that were found out, not chosen: no change, so no step back leads behind them."""
        for sketches in (self._past, self._future):
            sketches[:] = [replace(one, head=found(one.head)) for one in sketches]
        self.sketch = replace(self.sketch, head=found(self.sketch.head))

    # ---- steps ---------------------------------------------------------------------------------------------------

    def add(self, step: AnyStep, after: str = "") -> Message | None:
        """A new step behind another (else at the end); else why not."""
        if len(self.steps) >= MOST_STEPS:
            return msg(
                "editor.too_many_steps",
                "A lesson has %n step(s) at most. Begin a second lesson, or delete a step.",
                MOST_STEPS,
            )
        at = self.index(after) + 1 if after else len(self.steps)
        self._order([*self.steps[:at], step, *self.steps[at:]])
        return None

    def remove(self, id_: str) -> None:
        """Do without a step."""
        self._order([one for one in self.steps if one.id != id_])

    def move(self, id_: str, to: int) -> bool:
        """Put a step at another place; False: it stands there already, or there is no such place."""
        step, at = self.step(id_), self.index(id_)
        if step is None or to == at or not 0 <= to < len(self.steps):
            return False
        rest = [one for one in self.steps if one.id != id_]
        self._order([*rest[:to], step, *rest[to:]])
        return True

    def put(self, step: AnyStep) -> None:
        """Another step in the place of that with its id."""
        self._order([step if one.id == step.id else one for one in self.steps])

    def _order(self, steps: Sequence[AnyStep]) -> None:
        self.change(replace(self.sketch, steps=tuple(steps)))

    # ---- words ---------------------------------------------------------------------------------------------------

    def text(self, step: str, place: TextPlace) -> LessonText | None:
        """A text by its place; a step of no id is the head."""
        return next((text for id_, one, text in self.sketch.texts() if (id_, one) == (step, place)), None)

    def write(self, id_: str, place: TextPlace, language: str, words: str) -> None:
        """Other words at a place, in one language."""
        old = self.text(id_, place)
        if old is None or words == written_in(old, language):
            return
        new, field = with_words(old, language, words), (id_, place.field, str(place.number), language)
        if not id_:
            self.change(replace(self.sketch, head=_with_head_text(self.sketch.head, place, new)), field)
            return
        steps = [with_step_text(one, place, new) if one.id == id_ else one for one in self.steps]
        self.change(replace(self.sketch, steps=tuple(steps)), field)

    def sign(self, author: str) -> None:
        """Whose lesson it is."""
        head = replace(self.sketch.head, author=author[:LONGEST_AUTHOR])
        self.change(replace(self.sketch, head=head), ("author",))

    def write_in(self, languages: Sequence[str]) -> None:
        """Which languages there are fields for. Words in a language that is left out stay until they are saved."""
        if languages:
            self.change(replace(self.sketch, languages=tuple(dict.fromkeys(languages))))

    def missing(self, language: str, step: str | None = None) -> int:
        """How many texts (of a step) say nothing in a language, though they do in another; names need not."""
        sought = ((id_, text) for id_, place, text in self.sketch.texts() if place.field != "name")
        texts = (text for id_, text in sought if step is None or id_ == step)
        return sum(not is_blank(text) and not written_in(text, language) for text in texts)


def _with_head_text(head: LessonHead, place: TextPlace, text: LessonText) -> LessonHead:
    match place.field:
        case "title":
            return replace(head, title=text)
        case "goal":
            return replace(head, goal=text)
    return replace(head, names=tuple(text if at == place.number else one for at, one in enumerate(head.names)))


# ---- a lesson that there is already ---------------------------------------------------------------------------------


def sketch_of(book: LessonBook, languages: Sequence[str], *, is_copy: bool = False) -> LessonSketch:
    """A lesson as a sketch. All its words in these languages are written out, so that each can be changed; a copy gets
    an id of its own, so that what pupils did in the first belongs to that alone.
    """
    lesson = book.lesson
    texts = [text for text in lesson.texts() if not is_blank(text)]
    there = [one for one in languages if any(text.root.get(one) for text in texts)]
    there += [one for text in texts for one in text.root if one not in there and text.root[one]]
    spoken = tuple(dict.fromkeys(there)) or tuple(languages[:1])

    def whole(text: LessonText) -> LessonText:
        return text_of({one: "" if text.missing([one]) else text.in_language(one) for one in spoken})

    head = LessonHead(
        id=f"{lesson.id[:54]}-copy" if is_copy else lesson.id,
        game=lesson.game,
        names=lesson.names,
        title=whole(lesson.title),
        goal=text_of({spoken[0]: ""}) if lesson.goal == lesson.title else whole(lesson.goal),
        author="" if is_copy else lesson.author,
        licence=lesson.licence,
        course="own" if is_copy else lesson.course,
        number=lesson.number,
        viewer=lesson.viewer,
        minutes=lesson.minutes,
    )
    steps = [_with_texts(step, whole) for step in lesson.steps]
    return LessonSketch(head, spoken, tuple(_without_what_follows(step) for step in steps))


def _without_what_follows(step: AnyStep) -> AnyStep:
    """What was not written but follows from something else is blank again, and follows it when that is changed."""
    if (
        isinstance(step, QuizTask)
        and isinstance(step.quiz, PickQuiz)
        and step.after == step.quiz.choices[step.quiz.right[0]]
    ):
        return step.model_copy(update={"after": text_of({next(iter(step.say.root)): ""})})
    return step


def _with_texts(step: AnyStep, changed: Callable[[LessonText], LessonText]) -> AnyStep:
    made = step
    for place, text in step_texts(step).items():
        made = with_step_text(made, place, changed(text))
    return made


def pick_quiz(id_: str, at: int, say: LessonText, spots: Sequence[str] = ()) -> QuizTask:
    """A question with two answers that are still to be written; the first is right."""
    blank = text_of({next(iter(say.root)): ""})
    quiz = PickQuiz(kind="pick", choices=(blank, blank), right=(0,))
    return QuizTask(id=id_, at=at, say=say, spot=tuple(spots), do="quiz", quiz=quiz, after=blank)


def _quiz_with(step: QuizTask, quiz: PickQuiz, numbers: Mapping[int, int]) -> QuizTask:
    """Other answers; words against one go with it, and only wrong ones keep theirs."""
    kept = {old: new for old, new in numbers.items() if new not in quiz.right}
    told = tuple(
        one.model_copy(update={"choice": kept[one.choice]})
        for one in step.wrong
        if isinstance(one.choice, int) and one.choice in kept
    )
    return step.model_copy(update={"quiz": quiz, "wrong": told})


def with_right(step: QuizTask, quiz: PickQuiz, right: Iterable[int]) -> QuizTask:
    """The question with these answers as the right ones."""
    quiz = quiz.model_copy(update={"right": tuple(sorted(right))})
    return _quiz_with(step, quiz, {at: at for at in range(len(quiz.choices))})


def without_choice(step: QuizTask, quiz: PickQuiz, number: int) -> QuizTask:
    """The question without one of its answers; if it was the only right one, the first is."""
    names = {at: at - (at > number) for at in range(len(quiz.choices)) if at != number}
    choices = tuple(one for at, one in enumerate(quiz.choices) if at != number)
    right = tuple(names[at] for at in quiz.right if at != number) or (0,)
    return _quiz_with(step, quiz.model_copy(update={"choices": choices, "right": right}), names)


def with_word_against(step: QuizTask, number: int, language: str) -> QuizTask:
    """The question with room for a word against an answer of it."""
    word = WrongChoice(choice=number, say=text_of({language: ""}))
    return step.model_copy(update={"wrong": (*step.wrong, word)})


def without_word_against(step: QuizTask, number: int) -> QuizTask:
    """The question without one of its words against an answer."""
    return step.model_copy(update={"wrong": tuple(one for at, one in enumerate(step.wrong) if at != number)})
