"""Which form a number takes: the rules of CLDR for whole numbers, as they are written there (`i % 10 = 2..4 and …`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

_RELATION = re.compile(r"([nivwfte])(?: % (\d+))? (=|!=) ([\d., ]+)")


def form_of(n: int, rules: Sequence[str]) -> int:
    """The number of the first rule that holds; past the last one if none does."""
    return next((at for at, rule in enumerate(rules) if holds(rule, abs(n))), len(rules))


def holds(rule: str, n: int) -> bool:
    """Does a rule hold for a whole number? An unreadable rule is a ValueError."""
    return any(all(_is(relation, n) for relation in both) for both in _parts(rule))


@lru_cache(maxsize=256)
def _parts(rule: str) -> tuple[tuple[tuple[str, int, bool, tuple[tuple[int, int], ...]], ...], ...]:
    return tuple(tuple(_relation(one) for one in either.split(" and ")) for either in rule.split(" or "))


def _relation(text: str) -> tuple[str, int, bool, tuple[tuple[int, int], ...]]:
    found = _RELATION.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"no rule of CLDR: {text}")
    spans = [one.strip().partition("..") for one in found[4].split(",")]
    return (
        found[1],
        int(found[2] or 0),
        found[3] == "=",
        tuple((int(first), int(last or first)) for first, _, last in spans),
    )


def _is(relation: tuple[str, int, bool, tuple[tuple[int, int], ...]], n: int) -> bool:
    operand, modulus, wanted, spans = relation
    value = n if operand in "ni" else 0  # a whole number has no digits behind a point, and no exponent
    value = value % modulus if modulus else value
    return any(first <= value <= last for first, last in spans) is wanted
