"""Texts of teaching: questions to a class, drills, and what lessons and guides say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from pydantic import BaseModel

from engine import api
from qtapp.i18n.lesson_texts import offer_translations
from qtapp.i18n.render import NameSource
from qtapp.i18n.voice import Voice
from qtapp.session.looker import SeatLooker
from qtapp.teach.drill_words import AskedDrill, question_of, reasons_of, told_besides
from tools.i18n.played import SITTERS, TableNames, Told

Say = Callable[[str], str]
"""Says one text in a language."""
_NO_SENTENCES = {"names"}
"""Parts of a lesson that are people."""


def tell_quiz(game: str, seed: int, told: Told, most: int) -> None:
    """So many questions to a class, with their answers and what is said after them."""
    picker = api.QuizPicker(api.GAMES[game], seed)
    for _ in range(most):
        laid = picker.pick()
        if laid is None:
            return
        asked, names = laid.question, TableNames(laid.session)
        whys = [choice.why for choice in asked.choices]
        for message in (asked.text, asked.instead, *asked.why, *whys):
            if message is not None:
                told("quiz", message, names)
        for choice in asked.choices:
            told("quiz answers", choice.text, names)


def drill_texts(game: str, seed: int) -> Iterator[tuple[str, Say]]:
    """Ten drills: the id of each text, and what says it."""
    source = api.DrillSource(api.GAMES[game], seed=seed)
    for drill in api.drill_set(source):
        session = source.position(drill.seed, drill.entry)
        named = zip(session.players, SITTERS, strict=False)
        session.players = tuple(replace(player, name=name) for player, name in named)
        yield from _said_of(AskedDrill(drill, session))


def _said_of(asked: AskedDrill) -> Iterator[tuple[str, Say]]:
    names = SeatLooker(asked.session, asked.drill.quiz.seat).names

    def question(language: str) -> str:
        voice = Voice(language)
        return voice.label(question_of(asked, names), names)

    yield question_of(asked, names).id, question
    for message in (*reasons_of(asked), *told_besides(asked, names)):
        yield message.id, partial(_label, message, names)


def _label(message: api.Message, names: NameSource, language: str) -> str:
    return Voice(language).label(message, names)


def lesson_texts(game: str) -> Iterator[tuple[str, Say]]:
    """Whatever the lessons and the guide of a game say; the id tells the file and the part of it."""
    offer_translations()
    for one in api.course_of(game):
        for part, text in _texts_in(one.lesson, one.lesson.id):
            yield part, text.in_language
    guide = api.load_guide(game)
    for step in guide.all_steps if guide is not None else ():
        for part, text in _texts_in(step, f"guide.{step.id}"):
            yield part, text.in_language


def _texts_in(part: object, name: str) -> Iterator[tuple[str, api.LessonText]]:
    if isinstance(part, api.LessonText):
        yield name, part
    elif isinstance(part, tuple):
        for number, one in enumerate(part, 1):
            yield from _texts_in(one, f"{name}.{number}")
    elif isinstance(part, BaseModel):
        for field in sorted(type(part).model_fields.keys() - _NO_SENTENCES):
            yield from _texts_in(getattr(part, field), f"{name}.{field}")
