"""A template of a card pack and the word list, written into a folder of one's own."""

from __future__ import annotations

from pathlib import Path

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n.speech import Localizer
from qtapp.kit.speak.pack_texts import word_list

_MOST = 100


def save_template(speech: Localizer, game: api.Game, folder: Path) -> Message:
    """Write both; what is there already is left alone. The sentence says what came of it."""
    form = game.pack_form
    assert form is not None, "only games that take packs ask"
    template = _free(folder, speech.text(msg("window.template_file_name", "{game} template", game=game.title)), ".json")
    words = _free(folder, speech.text(msg("window.word_list_file_name", "{game} words", game=game.title)), ".txt")
    try:
        api.write_atomically(template, api.pack_text(api.template(form, game.id)))
        api.write_atomically(words, word_list(speech, game))
    except OSError:
        return msg(
            "window.template_not_saved", "Nothing can be written into this folder: {folder}", folder=_named(folder)
        )
    return msg(
        "window.template_saved",
        "Saved in {folder}: {template} and {words}",
        folder=_named(folder),
        template=_named(template),
        words=_named(words),
    )


def _named(path: Path) -> LiteralArg:
    return LiteralArg(path.name or str(path))


def _free(folder: Path, name: str, suffix: str) -> Path:
    """A file name that is not taken yet."""
    for number in range(1, _MOST):
        path = folder / (f"{name}{suffix}" if number == 1 else f"{name} {number}{suffix}")
        if not path.exists():
            return path
    return path
