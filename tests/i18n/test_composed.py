"""What the program composes reads as written by a person: every card, and texts of a few games, in three languages."""

from __future__ import annotations

from functools import cache

import pytest

from tests.toys import SHIPPED
from tools.i18n.composed import ALLOWED, CARDS, LANGUAGES, Reading, read_all, report
from tools.i18n.flaws import flaws_of

KINDS = ("cards", "findings", "log", "options", "questions", "refusals")


@cache
def reading() -> Reading:
    return read_all(len(SHIPPED), most=60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_one_in_a_hundred_has_a_flaw(language: str) -> None:
    assert all(reading().count(language, kind)[0] for kind in KINDS), "something of every kind is read"
    assert reading().count(language, CARDS)[0] > 500
    assert reading().share(language) <= ALLOWED, report(reading(), 40)


@pytest.mark.parametrize(
    ("language", "text", "flaw"),
    [
        ("hu", "Ha van legalább 2 teleped: Ha van legalább 2 laboratóriumod: Kapsz 4 pontot.", "double condition"),
        (
            "de",
            "Wenn du 2 Labore hast: Wenn du 2 Farmen hast: Du erhältst 4 Punkte.",
            "double condition",
        ),
        ("en", "If you have at least 2 farms: If you have at least 2 cities: Gain 4 points.", "double condition"),
        ("hu", "Kapsz 1 acéllemezt. VAGY Kapsz 1 kreditet.", "capital after OR"),
        ("de", "Du erhältst 1 Stahlplastik. ODER Du erhältst 1 Credit.", "capital after OR"),
        ("en", "Gain 1 steelplast. OR Gain 1 credit.", "capital after OR"),
        ("hu", "Kapsz 2 kártyát. Kapsz 1 kreditet.", "same verb twice"),
        ("de", "Du erhältst 2 Karten. Du erhältst 1 Credit.", "same verb twice"),
        ("en", "Gain 2 cards. Gain 1 credit.", "same verb twice"),
        ("hu", "Anna kijátssza ezt a kártyát: „Csillerámpa”.", "colon crutch"),
        ("hu", "Kapsz 1 pénzérmét ezek mindegyikéért: japán kártyák a bányádban.", "colon crutch"),
        ("hu", "Szükséges: 3 betonkeverő gép; neked van: 1.", "colon crutch"),
        ("hu", "Anna épít: alagút, hely: alagúthely (jobb alsó).", "colon crutch"),
        ("hu", "Ha a jelölőd a szövetségsáv 3. mezőjén áll: Kapsz 2 kreditet.", "colon crutch"),
        ("de", "1 Siegpunkt für je 1 davon: andere Japaner-Karten in deiner Mine.", "colon crutch"),
        ("de", "Wenn dein Anzeiger auf Feld 2 steht: Du erhältst 1 Credit.", "colon crutch"),
        ("de", "Du erhältst 3 Siegpunkte pro Grundmauer von dir.", "colon crutch"),
        ("en", "Gain 3 victory points for each of yours: base.", "colon crutch"),
        ("hu", "Kapsz 1 pontot minden japán kártya után, legfeljebb 3-at.", "cap without unit"),
        ("de", "Du erhältst 1 Punkt für jede Farm, höchstens 3.", "cap without unit"),
        ("en", "Gain 1 point for each farm (at most 3).", "cap without unit"),
        ("de", "Du erhältst 1 Karten.", "number and noun"),
        ("de", "1 Arbeiter gehören nicht hierher.", "number and verb"),
        ("en", "Gain 2 card.", "number and noun"),
        ("en", "1 water drop come to headstream A.", "number and verb"),
        ("hu", "a A forrás kap 1 vízcseppet.", "article"),
        ("hu", "Húzz 2 kártyák a pakliból.", "number and noun"),
        ("de", "Regel: ginkgopolis/own-card", "not filled"),
        ("en", "Gain 2 cave_in.", "not filled"),
    ],
)
def test_what_a_flaw_is(language: str, text: str, flaw: str) -> None:
    """The worst examples of a reader who read all texts."""
    assert flaw in flaws_of(text, language, on_card=True)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "A 2. alap lerakásakor, majd minden fordulóban: kapsz 1 tetszőleges munkagépet."),
        ("hu", "Ha van legalább 2 laboratóriumod és 2 teleped, kapsz 4 pontot, és húzol 2 kártyát."),
        ("de", "Grundmauer Nummer 2, sofort und in jeder weiteren Runde: Drehe deine Bauscheibe um 1 Segment."),
        ("de", "Du erhältst 1 Stahlplastik ODER 1 Credit."),
        ("en", "At the end, score 2 points for 3 cities, 4 points for 5 or 7 points for 7."),
    ],
)
def test_what_is_none(language: str, text: str) -> None:
    assert not list(flaws_of(text, language, on_card=True))
