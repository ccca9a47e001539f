"""What is told about card packs in the language that is spoken: the word list of a game."""

from __future__ import annotations

from engine import api
from qtapp.i18n.speech import Localizer
from qtapp.kit.speak.words import PlayerNames


class GameWords(PlayerNames):
    """Nobody sits anywhere, but things are called as in this game."""

    def __init__(self, game: api.Game) -> None:
        super().__init__({})
        self.game = game


def word_list(speech: Localizer, game: api.Game) -> str:
    """Every field and word of a game's packs, and what is allowed there; empty: the game takes none."""
    form, names = game.pack_form, GameWords(game)
    return "" if form is None else api.guide_text(form, game.title, lambda message: speech.text(message, names))
