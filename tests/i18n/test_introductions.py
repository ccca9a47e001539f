"""Before the first move somebody who knows none of the games can read what each is about, in three languages."""

from __future__ import annotations

import pytest

from engine import api
from engine.api import Message
from qtapp.i18n.voice import Voice
from tests.toys import SHIPPED

LONGEST_AIM, LONGEST_LINE, LONGEST_LENGTH = 420, 70, 20
LANGUAGES = ("hu", "de", "en")


def told(message: Message | None, language: str) -> str:
    """The text; a message that is missing, or not translated, is found out."""
    assert message is not None
    text = Voice(language).label(message)
    assert text and (language == "en" or text != Voice("en").label(message)), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_aim_length_and_end_of_each_game_are_told(game: str, language: str) -> None:
    words = api.GAMES[game].introduction
    aim = told(words.aim, language)
    assert aim.count(". ") >= 2 and aim.endswith(".") and len(aim) <= LONGEST_AIM
    end = {"hu": "a legtöbb", "de": "die meisten", "en": "the most"}[language]
    assert end in aim, "how one wins"
    line = told(words.line, language)
    assert line[-1] in ".!" and len(line) <= LONGEST_LINE
    length = told(words.length, language)
    assert any(sign.isdigit() for sign in length) and len(length) <= LONGEST_LENGTH
    assert told(words.difficulty, language)
    assert words.facts[0].icon == "timeline" and len(words.facts) == 2
    for one in words.facts:
        assert told(one.label, language)
