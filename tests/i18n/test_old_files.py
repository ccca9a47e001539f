"""What people have kept speaks as before: games of every format, lessons, packs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import api
from engine.api import ListArg, Message
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.languages import SOURCE, complete, languages
from qtapp.i18n.voice import Voice
from qtapp.kit.paths import resources
from tests.package.make_fixtures import FIXTURES
from tests.toys import SHIPPED
from tools.i18n.played import TableNames

TRANSLATED = [code for code in complete() if code != SOURCE]
SAVES = sorted((FIXTURES / "save").rglob("*.tarsas"))
LESSONS = [sorted((resources() / game / "lessons").iterdir())[0] for game in sorted(SHIPPED)]


def parts(message: Message) -> Iterator[Message]:
    """A message and all that it is made of."""
    yield message
    for _, arg in message.args:
        for one in arg.items if isinstance(arg, ListArg) else (arg,):
            if isinstance(one, Message):
                yield from parts(one)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_game_is_told_in_every_language(path: Path, language: str) -> None:
    session = api.load_game(path).session
    names, notes, texts = TableNames(session), api.NamedNotes(session), catalogue(language)
    told = 0
    for entry in session.line():
        notes.record(entry)
        for note in notes.notes(entry):
            assert all(texts.find(*one.key) is not None for one in parts(note.message)), note.message
            said = Voice(language).text(note.message, names)
            assert said and "{" not in said
            told += said != Voice(SOURCE).text(note.message, names)
    assert told > 10


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parents[1].name)
def test_a_lesson_says_what_its_file_holds(path: Path) -> None:
    written = json.loads(path.read_text("utf-8"))
    lesson = api.load_lesson(path).lesson
    for language in complete():
        assert lesson.title.in_language(language) == written["title"][language]
        for step, own in zip(lesson.steps, written["steps"], strict=True):
            assert step.say.in_language(language) == own["say"][language]
    for language in set(languages()) - set(complete()):
        begun = lesson.title.in_language(language)
        assert begun in (written["title"][SOURCE], *(forms[0] for forms in catalogue(language).texts.values()))


def test_a_lesson_of_one_language_keeps_it() -> None:
    text = api.LessonText.model_validate({"hu": "Csak magyarul."})
    assert {text.in_language(language) for language in languages()} == {"Csak magyarul."}


def test_an_old_pack_keeps_its_names() -> None:
    pack = api.read_pack(next((FIXTURES / "pack" / "1").iterdir()))
    session = api.new_session(pack["game"], 2, seed=1, pack=pack)
    names = TableNames(session)
    for language in languages():
        said = {Voice(language).text(name, names) for piece in names.pieces() if (name := names.piece_name(piece))}
        assert {"Saját kártya"} <= said, language
