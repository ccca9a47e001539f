"""Where a long word may be parted: by the sounds of the language, near its middle, for narrow boxes on cards."""

from __future__ import annotations

import re
from itertools import pairwise

from qtapp.i18n.languages import language_of
from qtapp.i18n.seams import seams

SOFT = "\u00ad"
LEAST = 3
"""Letters on each side of a hyphen, at least."""
_LONG = re.compile(r"[^\W\d_]{13,}")
"""Words that do not fit into a line of a small phone when its letters are twice as large."""
_JOINED = re.compile(r"(ung|heit|keit|schaft|tion|tät)s$", re.IGNORECASE)
"""German parts of words that an "s" joins to the next one: it stays with them."""
_VOWELS = "aáäeéiíoóöőuúüűy"
_UNITS = {
    "hungarian": re.compile(r"dzs|ch|cs|dz|gy|ly|ny|sz|ty|zs|.", re.IGNORECASE),
    "german": re.compile(r"sch|ch|ck|ph|th|qu|.", re.IGNORECASE),
}
"""Letters that are one sound."""
_ONSETS = re.compile(r"[bfgkp]l|[bdfgkpt]r|kn|pf|zw|sch[lmnrw]", re.IGNORECASE)
"""Sounds with which a German syllable begins, so that they stay together."""
SEAM = 3
"""So many letters farther from the middle a seam of a compound word is still the better place."""


def hyphenated(text: str, language: str) -> str:
    """The same text with a soft hyphen in each long word, where it is parted best; languages we cannot part stay."""
    grammar = language_of(language).grammar
    if grammar not in _UNITS:
        return text
    return " ".join(_halved(word, grammar) for word in text.split(" "))


def softened(text: str, language: str) -> str:
    """The same text with soft hyphens in very long words, wherever they may be parted: for a screen that shows few
    letters in a line. Browsers know how to part words only where their system has a dictionary of the language.
    """
    grammar = language_of(language).grammar
    return _LONG.sub(lambda found: _syllables(found.group(), grammar), text) if grammar in _UNITS else text


def _syllables(word: str, grammar: str) -> str:
    breaks = [
        at + (grammar == "german" and _JOINED.search(word[: at + 1]) is not None) for at in _breaks(word, grammar)
    ]
    places = [0, *(at for at in breaks if LEAST <= at <= len(word) - LEAST), len(word)]
    return SOFT.join(word[one:other] for one, other in pairwise(places))


def _halved(word: str, grammar: str) -> str:
    places = [at for at in _breaks(word, grammar) if LEAST <= at <= len(word) - LEAST]
    if not places or not word.isalpha():
        return word
    joints = seams(word, grammar)
    best = min(places, key=lambda at: (abs(2 * at - len(word)) - 2 * SEAM * (at in joints), -at))
    return word[:best] + SOFT + word[best:]


def _breaks(word: str, grammar: str) -> list[int]:
    """Where a syllable begins; each part of a compound word has its own."""
    joints = seams(word, grammar)
    inner = [
        one + at
        for one, other in pairwise((0, *joints, len(word)))
        for at in _starts(word[one:other], grammar)
        if at > 1  # one letter is no syllable to begin a part with
    ]
    return sorted((*joints, *inner))


def _starts(part: str, grammar: str) -> list[int]:
    """Before the last sound, or the last few that belong together, ahead of a vowel."""
    units = [found.group() for found in _UNITS[grammar].finditer(part)]
    starts = [sum(map(len, units[:index])) for index in range(len(units))]
    found = []
    for index in range(1, len(units) - 1):
        if not _is_vowel(units[index]) and _is_vowel(units[index + 1]):
            if len(units[index]) > 1 and units[index - 1].lower() == units[index][0].lower():
                continue  # "ssz" is a long "sz": parted, it would be spelt otherwise
            first = index
            if grammar == "german" and index > 1 and _stay_together(units[index - 2 : index + 1]):
                first = index - 1
            if any(_is_vowel(unit) for unit in units[:first]):
                found.append(starts[first])
    return found


def _stay_together(units: list[str]) -> bool:
    """Do the last two of three sounds begin a syllable? Not those of a doubled letter."""
    before, one, other = units
    return before.lower() != one.lower() and _ONSETS.fullmatch(one + other) is not None


def _is_vowel(unit: str) -> bool:
    return unit.lower() in _VOWELS
