"""Where a long word may be parted: by the sounds of the language, near its middle, for narrow boxes on cards."""

from __future__ import annotations

import re
from itertools import pairwise

SOFT = "\u00ad"
LEAST = 3
"""Letters on each side of a hyphen, at least."""
_LONG = re.compile(r"[^\W\d_]{13,}")
"""Words that do not fit into a line of a small phone when its letters are twice as large."""
_JOINED = re.compile(r"(ung|heit|keit|schaft|tion|tät)s$", re.IGNORECASE)
"""German parts of words that an "s" joins to the next one: it stays with them."""
_VOWELS = "aáäeéiíoóöőuúüűy"
_UNITS = {
    "hu": re.compile(r"dzs|cs|dz|gy|ly|ny|sz|ty|zs|.", re.IGNORECASE),
    "de": re.compile(r"sch|ch|ck|ph|th|qu|.", re.IGNORECASE),
}
"""Letters that are one sound."""
_ONSETS = re.compile(r"[bfgkp]l|[bdfgkpt]r|kn|pf|s[pt]|zw|sch[lmnrw]|gn", re.IGNORECASE)
"""Sounds with which a German syllable begins, so that they stay together."""
_ENDS = {
    "hu": ("akció", "alagút", "alku", "akna", "írnok", "monopólium", "udvar", "ütés"),
    "de": (
        *("ader", "anlage", "aquädukt", "archiv", "auftrag", "aufträg", "ausstellung", "effekt", "einheit", "liche"),
        *("punkt", "sprung", "straße"),
    ),
}
"""Last parts of compound words that their sounds do not show; an ending may follow them."""
ENDING = 4
"""Letters of such an ending, at most."""


def hyphenated(text: str, language: str) -> str:
    """The same text with a soft hyphen in each long word, where it is parted best; languages we cannot part stay."""
    if language not in _UNITS:
        return text
    return " ".join(_halved(word, language) for word in text.split(" "))


def softened(text: str, language: str) -> str:
    """The same text with soft hyphens in very long words, wherever they may be parted: for a screen that shows few
    letters in a line. Browsers know how to part words only where their system has a dictionary of the language.
    """
    return _LONG.sub(lambda found: _syllables(found.group(), language), text) if language in _UNITS else text


def _syllables(word: str, language: str) -> str:
    breaks = [at + (language == "de" and _JOINED.search(word[: at + 1]) is not None) for at in _breaks(word, language)]
    places = [0, *(at for at in breaks if LEAST <= at <= len(word) - LEAST), len(word)]
    return SOFT.join(word[one:other] for one, other in pairwise(places))


def _halved(word: str, language: str) -> str:
    places = [at for at in _breaks(word, language) if LEAST <= at <= len(word) - LEAST]
    if not places or not word.isalpha():
        return word
    seams = [at for end in _ENDS[language] if LEAST <= (at := word.lower().rfind(end)) >= len(word) - len(end) - ENDING]
    best = seams[0] if seams else min(places, key=lambda at: (abs(2 * at - len(word)), -at))
    return word[:best] + SOFT + word[best:]


def _breaks(word: str, language: str) -> list[int]:
    """Where a syllable begins: before the last sound, or the last few that belong together, ahead of a vowel."""
    units = [found.group() for found in _UNITS[language].finditer(word)]
    starts = [sum(map(len, units[:index])) for index in range(len(units))]
    found = []
    for index in range(1, len(units) - 1):
        if not _is_vowel(units[index]) and _is_vowel(units[index + 1]):
            if len(units[index]) > 1 and units[index - 1].lower() == units[index][0].lower():
                continue  # "ssz" is a long "sz": parted, it would be spelt otherwise
            first = index
            if language == "de" and index > 1 and _stay_together(units[index - 2 : index + 1]):
                first = index - 1
            if any(_is_vowel(unit) for unit in units[:first]):
                found.append(starts[first])
    return found


def _stay_together(units: list[str]) -> bool:
    """Do the last two of three sounds begin a syllable? Not those of a doubled letter, nor "st" after a vowel."""
    before, one, other = units
    if before.lower() == one.lower() or (one.lower() == "s" and _is_vowel(before)):
        return False
    return _ONSETS.fullmatch(one + other) is not None


def _is_vowel(unit: str) -> bool:
    return unit.lower() in _VOWELS
