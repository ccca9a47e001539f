"""Lists that paint their own words keep together what belongs together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics

from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.lines import fitted, unbroken


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Bence hasznosítja a sárga 17-es kártyát.", "Bence hasznosítja a sárga 17\u2011es kártyát."),
        ("Eine Wassereinheit hierher: Quelle A", "Eine Wassereinheit hierher: Quelle\u00a0A"),
        ("Construct: red card 14 with red tile 8", "Construct: red card 14 with red tile\u00a08"),
        ("Kihagyás", "Kihagyás"),
        ("−1 kredit", "−1 kredit"),
    ],
)
def test_numbers_keep_their_endings_and_signs_their_nouns(text: str, told: str) -> None:
    assert unbroken(text) == told


def test_no_letter_stands_on_a_line_of_its_own(context: AppContext) -> None:
    metrics = QFontMetrics(context.theme.font(15))
    text = "Eine Wassereinheit hierher: Quelle A"
    narrow = QRect(0, 0, metrics.horizontalAdvance(text) - 4, 4000)
    wrap = int(Qt.TextFlag.TextWordWrap)
    parted = metrics.boundingRect(narrow, wrap, text).width()
    assert metrics.boundingRect(narrow, wrap, unbroken(text)).width() < parted - metrics.horizontalAdvance("Que")


def test_only_words_without_room_are_parted() -> None:
    text = "Planen: Urbanisierungskarte H"
    assert fitted(text, 30, len, "de") == unbroken(text)
    assert fitted(text, 12, len, "de").replace("\u00ad", "|") == "Planen: Urbanisie|rungskarte\u00a0H"
    assert fitted("Gebäudeplättchen.", 12, len, "de").count("\u00ad") == 1
    assert fitted("counterproductively", 12, len, "en") == "counterproductively"
