"""The templates and word lists of card packs in docs/packs are those of today's vocabulary."""

from __future__ import annotations

import json

import pytest
from PySide6.QtWidgets import QApplication

from engine import api
from tools.pack_words import pages, stale

PACKED = [name for name, game in sorted(api.GAMES.items()) if game.pack_form is not None]


def test_games_that_take_packs_say_what_they_look_like() -> None:
    assert [name for name, game in sorted(api.GAMES.items()) if game.supports_packs] == PACKED


def test_the_pages_are_up_to_date(qapp: QApplication) -> None:
    assert stale() == [], "`python -m tools.pack_words` writes them"


@pytest.mark.parametrize("game", PACKED)
def test_a_template_can_be_used_and_shows_every_word(qapp: QApplication, game: str) -> None:
    text = pages()[f"{game}.json"]
    pack = json.loads(text)
    equipped, mistakes = api.GAMES[game].with_pack(pack)
    assert equipped is not None and mistakes == []
    form = api.GAMES[game].pack_form
    assert form is not None
    shipped = json.dumps([section.shipped for section in form.sections])
    words = [word for word in form.vocabulary.names() if f'"do": "{word}"' in shipped]
    assert len(words) > 15 and [word for word in words if f'"do": "{word}"' not in text] == []
    assert all(pack[section.name] for section in form.sections)


@pytest.mark.parametrize("game", PACKED)
def test_the_word_list_names_every_word_field_and_value(qapp: QApplication, game: str) -> None:
    form = api.GAMES[game].pack_form
    assert form is not None
    for language in ("en", "hu", "de"):
        text = pages()[f"{game}.{language}.md"]
        assert [word for word in form.vocabulary.names() if f"### `{word}`" not in text] == []
        assert [section.name for section in form.sections if f"## `{section.name}`" not in text] == []
        assert text.count("\n→ ") == len(form.vocabulary.names()), "each with an example"
