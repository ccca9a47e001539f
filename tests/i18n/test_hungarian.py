"""The Hungarian forms that are computed."""

from __future__ import annotations

import pytest

from qtapp.i18n.hungarian import accusative, adjective, article


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("alma", "az"),
        ("épület", "az"),
        ("kártya", "a"),
        ("„Embassy”", "az"),
        ("A jelű kártya", "az"),
        ("B jelű kártya", "a"),
        ("F jelű kártya", "az"),
        ("L", "az"),
        ("R01 jelű szerződés", "az"),
        ("S3 jelű kezdőszerződés", "az"),
        ("G09 jelű szerződés", "a"),
        ("Római út", "a"),
        ("1. kör", "az"),
        ("5. kör", "az"),
        ("50. kör", "az"),
        ("10. kör", "a"),
        ("15. kör", "a"),
        ("100. kör", "a"),
        ("1200. kör", "az"),
        ("12\u00a0345 pont", "a"),
        ("1\u00a0000\u00a0000", "az"),
        ("I. szint", "az"),
        ("II", "a"),
        ("IV. szint", "a"),
        ("", "a"),
    ],
)
def test_article(text: str, expected: str) -> None:
    assert article(text) == expected


def test_numbers_with_endings() -> None:
    numbers = (0, 1, 2, 3, 5, 6, 8, 10, 13, 15, 20, 30, 40, 50, 60, 80, 100, 1000)
    assert [adjective(n, str(n)) for n in numbers] == [
        *("0-s", "1-es", "2-es", "3-as", "5-ös", "6-os", "8-as", "10-es", "13-as", "15-ös", "20-as", "30-as"),
        *("40-es", "50-es", "60-as", "80-as", "100-as", "1000-es"),
    ]
    assert [accusative(n, str(n)) for n in (1, 2, 3, 4, 5, 6, 10, 20)] == [
        *("1-et", "2-t", "3-at", "4-et", "5-öt", "6-ot", "10-et", "20-at"),
    ]
