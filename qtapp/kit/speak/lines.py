"""Where a line must not end, and where a word may: for lists that paint their own words."""

from __future__ import annotations

import re
from collections.abc import Callable

from qtapp.i18n.hyphens import hyphenated

_ENDING = re.compile(r"(?<=\d)-(?=\w)")
"""A number and the ending that belongs to it: 17-es."""
_LAST = re.compile(r" (?=\S{1,3}$)")
"""A letter or a number at the end would stand on a line of its own: Quelle A, tile 8."""

_WORD = re.compile(r"[^\W\d_]+")


def with_endings(text: str) -> str:
    """The same words; no number is parted from its ending."""
    return _ENDING.sub("\N{NON-BREAKING HYPHEN}", text)


def unbroken(text: str) -> str:
    """The same words with signs in them that keep together what should not be parted."""
    return _LAST.sub("\N{NO-BREAK SPACE}", with_endings(text))


def fitted(text: str, room: float, width: Callable[[str], float], language: str) -> str:
    """The same, and a word that is wider than the room may be parted: else its end would be cut off."""
    chunks = unbroken(text).split(" ")
    return " ".join(
        _WORD.sub(lambda word: hyphenated(word.group(), language), chunk) if width(chunk) > room else chunk
        for chunk in chunks
    )
