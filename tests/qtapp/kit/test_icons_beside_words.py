"""Between the icon of a button and its words there is room, at every size of text."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapButton


def _widest_gap(button: QPushButton) -> int:
    """Empty columns between the first and the last one that anything is drawn in."""
    button.adjustSize()
    image = button.grab().toImage()
    row = range(image.height() // 4, image.height() * 3 // 4)
    ground = image.pixel(8, image.height() // 2)
    drawn = [any(image.pixel(x, y) != ground for y in row) for x in range(8, image.width() - 8)]
    runs = [(is_drawn, sum(1 for _ in columns)) for is_drawn, columns in groupby(drawn)]
    return max(wide for is_drawn, wide in runs[1:-1] if not is_drawn)


@pytest.mark.parametrize("make", [QPushButton, WrapButton])
def test_words_keep_away_from_the_icon(make: type[QPushButton], context: AppContext, qtbot: QtBot) -> None:
    for scale, least in ((1.0, 7), (2.0, 11)):
        context.set_theme(context.theme.changed(text_scale=scale))
        button = make("MMM")
        qtbot.addWidget(button)
        context.put_icon_beside_words(button, "cube", 20)
        assert least <= _widest_gap(button) <= 3 * least
