"""Cards whose sentence is like words that somebody typed: by common pieces of words, whatever the language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

_LONG = 4
"""Letters of a piece."""


def most_alike(typed: str, sentences: Iterable[tuple[str, str]], most: int = 6) -> list[str]:
    """Those whose sentence is most like what was typed: pairs of a name and a sentence in, names out."""
    asked = _pieces(typed)
    ranked = sorted(((_shared(asked, _pieces(text)), name) for name, text in sentences), key=lambda one: -one[0])
    return [name for share, name in ranked[:most] if share > 0]


def _pieces(text: str) -> Counter[str]:
    words = re.findall(r"[^\W\d_]+", text.lower())
    return Counter(word[at : at + _LONG] for word in words for at in range(max(1, len(word) - _LONG + 1)))


def _shared(one: Counter[str], other: Counter[str]) -> float:
    return 2 * sum((one & other).values()) / max(1, sum(one.values()) + sum(other.values()))
