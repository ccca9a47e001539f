"""Letters at the table that let a screen reader say again what it says only once."""

from __future__ import annotations

from engine.api import Message, msg

LETTERS: tuple[tuple[str, Message, Message], ...] = (
    ("news", msg("hear.key_news", "N"), msg("hear.news", "Hear the last move again")),
    ("question", msg("hear.key_question", "Q"), msg("hear.question", "Hear the question and its answers again")),
    ("own", msg("hear.key_own", "G"), msg("hear.own", "Hear what I have")),
    ("others", msg("hear.key_others", "O"), msg("hear.others", "Hear what the others have")),
    ("this", msg("hear.key_this", "T"), msg("hear.this", "Hear all about where I stand")),
)
"""What each letter says. They are letters of the language: the first of a word that says what is heard."""
