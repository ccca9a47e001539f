"""The project's glossary (`i18n/glossary.toml`): words never to appear, and terms that a translation must use."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from qtapp.i18n.languages import described, language_of
from qtapp.i18n.nouns import TABLE

_FOLD = str.maketrans("äöü", "aou")
_ARTICLE = re.compile(r"^(der|die|das) ")
_ADJECTIVE_END = re.compile(r"(e|en|er|es|em)$")


@dataclass(frozen=True)
class Never:
    """Words that must not stand in the translations of a part."""

    language: str
    part: str
    words: tuple[str, ...]
    instead: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Whole words; a ~ at the end makes a word a stem. Case counts."""
        parts = [re.escape(word.rstrip("~")) + ("" if word.endswith("~") else r"(?!\w)") for word in self.words]
        return re.compile(r"(?<!\w)(?:" + "|".join(parts) + ")")


@dataclass(frozen=True)
class Term:
    """An English term and what each language calls it."""

    english: str
    words: dict[str, tuple[str, ...]]
    """By language; one that is not there is not held to the term."""

    @cached_property
    def source(self) -> re.Pattern[str]:
        """Finds the term in an English text, singular or plural."""
        return re.compile(rf"(?<![\w-]){re.escape(self.english)}(?:s|es)?(?![\w-])", re.IGNORECASE)

    def used(self, language: str, text: str) -> bool:
        """Does the translation use the word, in whatever form?"""
        text = text.replace("\u00ad", "").replace("&", "").lower()
        if language not in self.words:
            return True
        if language_of(language).grammar == "german":
            return re.search(_german(self.words[language]), text.translate(_FOLD)) is not None
        return _common(self.words[language]) in text


def _words(entry: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    return {code: tuple(entry[code]) for code in described() if code in entry}


def _common(words: tuple[str, ...]) -> str:
    """What all forms begin with: kárty for kártya, kártyák, kártyát."""
    first = words[0].lower()
    for word in words[1:]:
        other = word.lower()
        while not other.startswith(first):
            first = first[:-1]
    return first


def _german(words: tuple[str, ...]) -> str:
    """A pattern for a German noun in any case, without its article; adjectives before it may have any ending."""
    bare = tuple(_ARTICLE.sub("", word).lower().translate(_FOLD) for word in words)
    before = [_ADJECTIVE_END.sub("", word) for word in bare[0].split(" ")[:-1]]
    noun = _common(tuple(word.split(" ")[-1] for word in bare))
    return "".join(rf"{re.escape(word)}\w* " for word in before) + re.escape(noun)


@dataclass(frozen=True)
class Glossary:
    """Everything in the file."""

    in_the_making: tuple[str, ...]
    """Parts that need not be complete yet."""
    never: tuple[Never, ...]
    checked: dict[str, tuple[Term, ...]]
    """The terms to check, by part, the longest first."""

    @classmethod
    def load(cls, path: Path) -> Glossary:
        """Read the file; a checked term that has no entry is an error."""
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        checked: dict[str, tuple[Term, ...]] = {}
        for part, wanted in data["checked"].items():
            entries = {**data["terms"][TABLE], **data["terms"][part]}
            terms = [Term(english, _words(entries[english])) for english in wanted]
            checked[part] = tuple(sorted(terms, key=lambda term: -len(term.english)))
        never = tuple(Never(one["language"], one["part"], tuple(one["words"]), one["instead"]) for one in data["never"])
        return cls(tuple(data["in_the_making"]), never, checked)

    def is_required(self, context: str) -> bool:
        """Must this context be complete? `about/…`, `rules/…`, `lessons/…` and so on go with their game."""
        return part_of(context) not in self.in_the_making


def part_of(context: str) -> str:
    """The part of the glossary that a context belongs to: a game, or the table."""
    head, _, tail = context.partition("/")
    return tail if head in ("about", "lessons", "names", "nouns", "rules") else head
