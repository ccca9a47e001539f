"""A message in every language at once, as the words of a guide are kept."""

from __future__ import annotations

from engine.api import LessonText, Message
from qtapp.i18n import LANGUAGES, Voice


def in_all_languages(message: Message) -> LessonText:
    """Words that a guide can show, whatever language is spoken later."""
    return LessonText.model_validate({language: Voice(language).label(message) for language in LANGUAGES})
