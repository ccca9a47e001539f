"""The explanations in every language: there, short enough, and not left in English."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import GAMES, Game, Message
from engine.core.messages.about import LONGEST_POINT, LONGEST_TEXT
from qtapp.i18n import Localizer, complete
from tests.toys import SHIPPED
from tools.i18n import tsfile

ROOT = Path(__file__).resolve().parents[2]
TRANSLATED = [language for language in complete() if language != "en"]


def _messages(game: Game) -> list[Message]:
    return [message for one in game.about for message in (one.text, *one.points)]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", SHIPPED.values(), ids=lambda game: game.id)
def test_every_language_has_every_explanation(game: Game, language: str) -> None:
    entries = tsfile.read(ROOT / "i18n" / f"tarsas_{language}.ts")
    finished = {key for key, entry in entries.items() if not entry.state and entry.forms[0].strip()}
    assert [message.id for message in _messages(game) if (*message.key, "") not in finished] == []


@pytest.mark.parametrize("language", complete())
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_no_language_takes_too_many_words(game: Game, language: str) -> None:
    speaker = Localizer(language)
    long = [
        (message.id, len(said))
        for message in _messages(game)
        for said in (speaker.text(message, None),)
        if len(said) > (LONGEST_TEXT if message.id.endswith(".text") else LONGEST_POINT)
    ]
    assert long == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", SHIPPED.values(), ids=lambda game: game.id)
def test_no_explanation_stays_english(game: Game, language: str) -> None:
    speaker, english = Localizer(language), Localizer("en")
    same = [one.id for one in _messages(game) if speaker.text(one, None) == english.text(one, None)]
    assert same == []
