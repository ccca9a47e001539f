"""The languages of the program, as `i18n/languages.toml` describes them: the one list that everything else reads."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from qtapp.i18n.plurals import form_of
from qtapp.location import program_root

SOURCE = "en"
"""The language that all texts are written in; whatever is not translated is shown in it."""


@dataclass(frozen=True)
class Language:
    """What has to be known of a language beside its texts."""

    code: str
    name: str
    """As it calls itself."""
    locale: str
    is_complete: bool
    """Are all texts translated? Others are offered too, and show how far they are."""
    plural: tuple[str, ...]
    quotes: tuple[str, str]
    inner_quotes: tuple[str, str]
    thousands: str
    thousands_from: int
    day: str
    ellipsis: str
    """`close` or `spaced`; empty: as it comes."""
    grammar: str
    """What computes its forms; empty: all of them are stored."""
    forms: dict[str, tuple[str, ...]]
    """The forms translators are asked for, by what has them."""

    @property
    def sizes(self) -> int:
        """How many numerus forms it has."""
        return len(self.plural) + 1

    def plural_of(self, n: int) -> int:
        """Which of them a number takes."""
        return form_of(n, self.plural)

    def asked(self, what: str) -> tuple[str, ...]:
        """The forms that translators are asked for of a `noun`, a `phrase`, …"""
        return self.forms.get(what, ())


def folder() -> Path:
    """Where the translations lie."""
    return program_root() / "i18n"


def path_of(language: str) -> Path:
    """The file of one language."""
    return folder() / f"tarsas_{language}.ts"


def read_languages(path: Path) -> dict[str, Language]:
    """Every language that a file describes, in its order."""
    return {code: _language(code, body) for code, body in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def _language(code: str, body: dict[str, Any]) -> Language:
    left, right = body.get("quotes", ("“", "”"))
    inner_left, inner_right = body.get("inner_quotes", ("‘", "’"))
    return Language(
        code,
        body["name"],
        body.get("locale", code),
        body.get("complete", False),
        tuple(body.get("plural", ("i = 1",))),
        (left, right),
        (inner_left, inner_right),
        body.get("thousands", "\u00a0"),
        body.get("thousands_from", 5),
        body.get("day", "d MMMM yyyy"),
        body.get("ellipsis", ""),
        body.get("grammar", ""),
        {what: tuple(forms) for what, forms in body.get("forms", {}).items()},
    )


@cache
def described() -> dict[str, Language]:
    """Every language that is described, whether it has a file or not."""
    return read_languages(folder() / "languages.toml")


@cache
def languages() -> dict[str, Language]:
    """Every language that is offered: described, and with a file."""
    return {code: one for code, one in described().items() if path_of(code).is_file()}


def complete() -> tuple[str, ...]:
    """The languages in which nothing is missing."""
    return tuple(code for code, one in languages().items() if one.is_complete)


def language_of(code: str) -> Language:
    """What is known of a language. One that nobody has described is like the source, and nothing of it is computed."""
    known = described()
    return known.get(code) or replace(known[SOURCE], code=code, grammar="")
