"""What pupils call themselves: a whole class sees it, so it is made harmless first. And names that are given."""

from __future__ import annotations

import unicodedata

from engine.api import LiteralArg, Message, msg

MOST_NAME = 16
"""Signs as somebody counts them: a letter with its marks is one."""
_KEPT = "LNPS"
"""Kinds of signs that a name consists of: letters, numbers, marks of writing and pictures."""
_MOST_MARKS = 2
"""More marks on one letter than any language writes only serve to smear over the lines above."""
_JOINER = "\u200d"


def clean_name(raw: str) -> str:
    """One line without signs that steer a screen, that cannot be seen, or that belong to no letter. Empty: there is
    nothing left of it.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", raw):
        kind = unicodedata.category(sign)
        if kind[0] == "M":
            if kept and kept[-1] != " " and unicodedata.category(kept[-1][0])[0] in "LN" and marks < _MOST_MARKS:
                kept[-1] += sign
                marks += 1
            continue
        marks = 0
        if kind == "Zs" or sign in "\t\n\r":
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif kind[0] in _KEPT and not _is_blank(sign):
            kept.append(sign)
    return "".join(kept[:MOST_NAME]).strip()


def _is_blank(sign: str) -> bool:
    """Letters that nobody sees: with them two names look alike, or one looks like none."""
    return sign in "\u115f\u1160\u2800\u3164\uffa0"


GIVEN = (
    msg("voice.fox", "Fox"),
    msg("voice.owl", "Owl"),
    msg("voice.bear", "Bear"),
    msg("voice.hedgehog", "Hedgehog"),
    msg("voice.otter", "Otter"),
    msg("voice.stork", "Stork"),
    msg("voice.badger", "Badger"),
    msg("voice.squirrel", "Squirrel"),
)
"""Animals that a child of any land draws gladly, and that nobody is called names with."""


def given_name(number: int) -> Message:
    """The name of the voice that came as so manyeth."""
    animal = GIVEN[(number - 1) % len(GIVEN)]
    return msg("voice.given_name", "{animal} {number}", animal=animal, number=LiteralArg(str(number)))
