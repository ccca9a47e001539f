"""Letters of the menus: each one once in its menu, and none whose line would be hidden."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from qtapp.i18n import Localizer
from qtapp.kit.controls.actions import COMMANDS, MENUS

_HIDDEN = "gjpqy"


def letter(text: str) -> str:
    """The letter after the &."""
    return text.replace("&&", "").partition("&")[2][:1]


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_letters_are_unique_and_visible(language: str, qapp: QApplication) -> None:
    speech = Localizer(language)
    label = {name: message for name, message, _, _ in COMMANDS}
    bar = [speech.text(title) for title, _ in MENUS]
    rows = [bar, *([speech.text(label[name]) for name in names if name] for _, names in MENUS)]
    for row in rows:
        letters = [letter(text) for text in row]
        assert len({one.lower() for one in letters}) == len(letters), row
        if language != "en":
            assert all(one.isascii() and one not in _HIDDEN for one in letters), row
