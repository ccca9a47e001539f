"""Texts of lessons and guides in languages that their files do not hold: contexts `lessons/GAME`, by their English."""

from __future__ import annotations

from functools import cache

from engine import api
from qtapp.i18n.catalogue import catalogue

CONTEXT = "lessons/"


@cache
def _texts(language: str) -> dict[str, str]:
    found = catalogue(language).texts.items()
    return {english: forms[0] for (context, english, _), forms in found if context.startswith(CONTEXT)}


def lesson_text(language: str, english: str) -> str | None:
    """An English text of a lesson in another language; None: nobody has translated it."""
    return _texts(language).get(english)


def offer_translations() -> None:
    """Let lessons speak every language."""
    api.translate_with(lesson_text)
