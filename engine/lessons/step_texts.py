"""The texts of a step, each at a place of its own, so that all of them can be read, changed and translated alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from engine.lessons.format import (
    LONGEST_SAYING,
    AnyStep,
    LessonText,
    PickQuiz,
    QuizTask,
    TryTask,
)

BLANK = "…"
"""What stands where nothing was written yet: a text is never in no language."""


class TextPlace(NamedTuple):
    """Which text of a step it is."""

    field: str
    """`say`, `hint`, `slip`, `praise`, `choice`, `wrong` or `after`."""
    number: int = 0
    """Which of several."""


def step_texts(step: AnyStep) -> dict[TextPlace, LessonText]:
    """Every text of a step, in the order in which it is met."""
    found = {TextPlace("say"): step.say}
    match step:
        case TryTask():
            found |= {TextPlace("hint", number): one.say for number, one in enumerate(step.hints)}
            found |= {TextPlace("slip", number): one.say for number, one in enumerate(step.slips)}
            found[TextPlace("praise")] = step.praise
        case QuizTask():
            if isinstance(step.quiz, PickQuiz):
                found |= {TextPlace("choice", number): one for number, one in enumerate(step.quiz.choices)}
            found |= {TextPlace("wrong", number): one.say for number, one in enumerate(step.wrong)}
            found[TextPlace("after")] = step.after
    return found


def with_step_text(step: AnyStep, place: TextPlace, text: LessonText) -> AnyStep:
    """The step with another text at a place; a place that it does not have changes nothing."""
    match step, place.field:
        case _, "say":
            return step.model_copy(update={"say": text})
        case TryTask(), "praise":
            return step.model_copy(update={"praise": text})
        case TryTask(), "hint" if place.number < len(step.hints):
            hints = [
                one.model_copy(update={"say": text}) if n == place.number else one for n, one in enumerate(step.hints)
            ]
            return step.model_copy(update={"hints": tuple(hints)})
        case TryTask(), "slip" if place.number < len(step.slips):
            slips = [
                one.model_copy(update={"say": text}) if n == place.number else one for n, one in enumerate(step.slips)
            ]
            return step.model_copy(update={"slips": tuple(slips)})
        case QuizTask(), "wrong" if place.number < len(step.wrong):
            words = [
                one.model_copy(update={"say": text}) if n == place.number else one for n, one in enumerate(step.wrong)
            ]
            return step.model_copy(update={"wrong": tuple(words)})
        case QuizTask(), "after":
            return step.model_copy(update={"after": text})
        case QuizTask(quiz=PickQuiz() as quiz), "choice" if place.number < len(quiz.choices):
            choices = tuple(text if n == place.number else one for n, one in enumerate(quiz.choices))
            return step.model_copy(update={"quiz": quiz.model_copy(update={"choices": choices})})
    return step


# ---- one text --------------------------------------------------------------------------------------------------------


def plain_words(words: str) -> str:
    """What somebody typed, as a file takes it: without letters that steer a screen, and not too long."""
    readable = (
        letter
        for letter in words
        if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs", "Cn")
    )
    return "".join(readable).strip()[:LONGEST_SAYING]


def text_of(words: Mapping[str, str]) -> LessonText:
    """A text from what was written in each language; blank if that is nothing."""
    written = {language: plain for language, one in words.items() if (plain := plain_words(one)) and plain != BLANK}
    return LessonText.model_validate(written or {next(iter(words), "en"): BLANK})


def written_in(text: LessonText, language: str) -> str:
    """What was written in this very language; empty: nothing."""
    words = text.root.get(language) or ""
    return "" if words == BLANK else words


def with_words(text: LessonText, language: str, words: str) -> LessonText:
    """The text with other words in one language; empty words take the language away."""
    return text_of({code: one or "" for code, one in text.root.items()} | {language: words})


def is_blank(text: LessonText) -> bool:
    """Was nothing written in any language?"""
    return not any(one and one != BLANK for one in text.root.values())
