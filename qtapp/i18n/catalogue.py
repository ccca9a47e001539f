"""Translations straight from the .ts files: read once, kept as one dictionary per language. No compile step."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from qtapp.i18n.languages import language_of, path_of

Key = tuple[str, str, str]
"""Context, id (or English source, where there is none), form (empty: the basic form)."""

FORM_MARK = "@"
"""Stands between an id and its form (`nouns/barrage.dam@acc`), because to Qt the id is the whole key of a message."""


@dataclass(frozen=True)
class Catalogue:
    """The texts of one language. A text that is not there is rendered in English."""

    language: str
    texts: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    known: frozenset[Key] = frozenset()
    """Every message of the file, translated or not: what the extractor has seen."""
    sources: dict[Key, str] = field(default_factory=dict)
    """The English of each message."""

    def find(self, context: str, name: str, form: str = "") -> tuple[str, ...] | None:
        """The translation in the asked form (one text for each numerus form); None if there is none."""
        return self.texts.get((context, name, form))

    def plural(self, n: int) -> int:
        """Which numerus form a number takes, by the rules of its language."""
        return language_of(self.language).plural_of(n)

    @property
    def share(self) -> float:
        """The part of its messages that is translated; what nobody translates, forms apart, is English."""
        plain = [key for key in self.known if not key[2]]
        return sum(key in self.texts for key in plain) / len(plain) if plain else 0.0


def id_and_form(message: ElementTree.Element) -> tuple[str, str]:
    """The id of a <message> without its form, and the form: the end of the id, or the comment where there is none."""
    id_, _, form = message.get("id", "").partition(FORM_MARK)
    return id_, form or message.findtext("comment", "")


def read(path: Path, language: str) -> Catalogue:
    """Read a .ts file. A file that is missing or broken yields an empty catalogue: English is better than a crash."""
    texts: dict[Key, tuple[str, ...]] = {}
    known: set[Key] = set()
    sources: dict[Key, str] = {}
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError):
        return Catalogue(language)
    for context in root:
        name = context.findtext("name", "")
        for message in context:
            parts = {part.tag: part for part in message}
            translation = parts.get("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            source = parts["source"].text or ""
            id_, form = id_and_form(message)
            key = (name, id_ or source, form)
            known.add(key)
            sources[key] = source
            if message.get("numerus") == "yes":
                forms = tuple(one.text or "" for one in translation)
            else:
                forms = (translation.text or "",)
            if forms and all(forms):
                texts[key] = forms
    return Catalogue(language, texts, frozenset(known), sources)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read at its first use."""
    return read(path_of(language), language)
