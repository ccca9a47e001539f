"""The words of lessons and guides: three languages, the rulebooks' terms, sentences that a child can read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from engine.lessons.format import LessonText
from engine.lessons.guide import load_guide
from qtapp.i18n import complete
from tests.house.source import ROOT
from tests.lessons.shipped import FILES, GUIDED, NAMES, shared
from tools.i18n.glossary import Glossary

LONGEST_SENTENCE = 160


@cache
def texts() -> list[tuple[str, str, LessonText]]:
    """Every text with its game and where it stands."""
    found = []
    for path, name in zip(FILES, NAMES, strict=True):
        lesson = shared(path).lesson
        found += [(lesson.game, name, text) for text in lesson.texts()]
    for game in GUIDED:
        guide = load_guide(game)
        assert guide is not None
        found += [(game, f"guide of {game}: {step.id}", step.say) for step in guide.all_steps]
        for step in guide.all_steps:
            more = [text for text in (step.title, step.hint, step.otherwise) if text is not None]
            found += [(game, f"guide of {game}: {step.id}", text) for text in more]
    return found


def _said(text: LessonText) -> Iterator[tuple[str, str]]:
    for language in ("hu", "de", "en"):
        yield language, text.in_language(language)


def test_every_text_has_three_languages() -> None:
    assert [(where, text) for _, where, text in texts() if text.missing(complete())] == []


def test_sentences_are_short() -> None:
    long = [
        (where, sentence)
        for _, where, text in texts()
        for _, words in _said(text)
        for sentence in re.split(r"(?<=[.!?:]) ", words)
        if len(sentence) > LONGEST_SENTENCE
    ]
    assert long == []


def test_words_are_those_of_the_rulebooks() -> None:
    glossary = Glossary.load(ROOT / "i18n" / "glossary.toml")
    found = []
    for game, where, text in texts():
        for never in glossary.never:
            if never.part in ("all", game) and (hit := never.pattern.search(text.in_language(never.language))):
                found.append((where, hit[0], never.instead))
        english = text.in_language("en")
        for term in glossary.checked.get(game, ()):
            if term.source.search(english):
                english = term.source.sub(" ", english)
                found += [
                    (where, term.english, text.in_language(language))
                    for language in ("hu", "de")
                    if not term.used(language, text.in_language(language))
                ]
    assert found == []


def test_quotation_marks_and_dashes_are_those_of_the_language() -> None:
    wrong = {"hu": r"[\"'‘“]| - ", "de": r"[\"'”]| - ", "en": r"[\"„]| - "}
    found = [
        (where, words)
        for _, where, text in texts()
        for language, words in _said(text)
        if re.search(wrong[language], words)
    ]
    assert found == []
