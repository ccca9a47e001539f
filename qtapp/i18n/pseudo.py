"""The pseudo-locale: English whose letters all wear a mark, made from every message that the extractor has seen.

A plain letter on the screen is then a text that no translator was ever given, even in the middle of a sentence: a name
that a game forgot to declare, a word glued together in code, a message that `make i18n` does not know.
"""

from __future__ import annotations

import re
from functools import cache

from qtapp.i18n.catalogue import Catalogue, catalogue
from qtapp.i18n.languages import SOURCE, complete

PSEUDO = "xx"
"""Not a language of the program; for the tests."""

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WORN = "āḃċḋēḟġḣīĵķļṁņōṗʠŗşţūṽẇẋẏżĀḂĊḊĒḞĠḢĪĴĶĻṀŅŌṖɊŖŞŢŪṼẆẊẎŻ"
_MARKS = str.maketrans(_PLAIN, _WORN)
_KEPT = re.compile(r"(\{[^}]*\}|%n|<[^>]*>)")
"""What is no word: holes, the place of the number, tags."""


def marked(text: str) -> str:
    """A text with a mark on every letter; its holes stay what they are."""
    return "".join(part if _KEPT.fullmatch(part) else part.translate(_MARKS) for part in _KEPT.split(text))


@cache
def pseudo_catalogue() -> Catalogue:
    """Every message that translators are given, as English with marks."""
    english = catalogue("en")
    translated = catalogue(next(code for code in complete() if code != SOURCE))
    known, sources = translated.known, translated.sources
    texts = {
        key: tuple(marked(form) for form in english.texts.get(key, (sources[key],))) for key in known if not key[2]
    }
    return Catalogue(PSEUDO, texts, known)
