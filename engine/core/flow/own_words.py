"""Words that people write on their own cards: plain, bounded, the same in every language."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import AfterValidator, Field

from engine.core.messages.plain_text import plain_text

LONGEST_OWN_WORDS = 200
EXAMPLE = "…"
"""What stands there until somebody has written something."""


def _plain(words: str) -> str:
    if not words.strip() or plain_text(words) != words:
        raise ValueError
    return words


WRITTEN = AfterValidator(_plain)
"""Marks a text that its owner writes freely: no game knows a list of what may stand there."""
OwnWords: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_OWN_WORDS), WRITTEN]
