"""Letters that are no letters: what people write is kept, what would steer a screen or a terminal is not."""

from __future__ import annotations

import re

_BIDIRECTIONAL = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""They turn the direction of what follows: a name could pass for another, or for the sentence around it."""
_STEERING = re.compile(f"[\x00-\x1f\x7f-\x9f\u2028\u2029{_BIDIRECTIONAL}]")
_STEERING_IN_LINES = re.compile(f"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029{_BIDIRECTIONAL}]")


def plain_text(text: str, *, lines: bool = False) -> str:
    """The text without control and direction characters, and without halves of letters that no file can hold.

    `lines`: line ends and tabs stay. Else they become spaces: a name or a sentence is one line.
    """
    whole = text.encode("utf-8", "replace").decode("utf-8")
    if lines:
        return _STEERING_IN_LINES.sub("", whole)
    return _STEERING.sub(lambda found: " " if found[0] in "\t\n\r\u2028\u2029" else "", whole)
