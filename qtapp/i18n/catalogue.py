"""Translations straight from the .ts files: read once, kept as one dictionary per language. No compile step."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from qtapp.location import program_root

FORMS = {"hu": 1, "de": 2, "en": 2}
"""How many numerus forms a language has."""

Key = tuple[str, str, str]
"""Context, id (or English source, where there is none), form (empty: the basic form)."""

FORM_MARK = "@"
"""Stands between an id and its form (`nouns/barrage.dam@acc`), because to Qt the id is the whole key of a message."""


def folder() -> Path:
    """Where the .ts files lie."""
    return program_root() / "i18n"


def path_of(language: str) -> Path:
    """The file of one language."""
    return folder() / f"tarsas_{language}.ts"


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
        """Which numerus form a number takes. Hungarian has one; German and English tell 1 from all the others."""
        return 0 if FORMS.get(self.language, 2) == 1 or abs(n) == 1 else 1


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
