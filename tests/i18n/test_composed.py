"""What the program composes reads as written by a person: every card, and texts of a few games, in three languages."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import api
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.render import Renderer
from tests.toys import SHIPPED
from tools.i18n.composed import ALLOWED, LANGUAGES, MAY_STAND, Reading, read_all, report
from tools.i18n.flaws import ROOT, flaws_of
from tools.i18n.glossary import Glossary
from tools.i18n.played import CARDS, Thoughts
from tools.i18n.told_flaws import TableWords, told_flaws

KINDS = (
    "cards",
    "by itself",
    "end page",
    "findings",
    "hints",
    "log",
    "options",
    "phones",
    "questions",
    "refusals",
    "repairs",
    "review",
    "story",
)
ALL_OLD = 78
"""So many texts that reader marked in both languages."""
GLOSSARY = Glossary.load(ROOT / "i18n" / "glossary.toml")
OLD = tomllib.loads(Path(__file__).with_name("old_flaws.toml").read_text("utf-8"))
PEOPLE = ("Anna", "Áron", "Emma", "Eszter", "Jonas", "Lukas", "Marci", "Zsófi")
THINGS = {
    "hu": ("C jelű külterület-jelző", "piros 16-os épületlapka", "kék 3-as épületlapka", "1. játékostábla"),
    "de": ("Urbanisierungsmarker H", "blaues Gebäudeplättchen 17"),
}


@cache
def reading() -> Reading:
    return read_all(len(SHIPPED), most=60, thoughts=Thoughts(hints=1, moments=2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_one_in_a_hundred_has_a_flaw(language: str) -> None:
    assert all(reading().count(language, kind)[0] for kind in KINDS), "something of every kind is read"
    assert reading().count(language, CARDS)[0] > 500
    assert reading().share(language) <= ALLOWED, report(reading(), 40)
    assert reading().bad_kinds(language) == [], report(reading(), 40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_for_is_there(language: str) -> None:
    assert not reading().missing[language], report(reading())


def old_texts() -> Iterator[tuple[str, str, str]]:
    """Language, kind and text of what a reader once marked."""
    for language, kinds in OLD.items():
        for kind, texts in kinds.items():
            yield from ((language, kind, text) for text in texts)


def is_found(language: str, kind: str, text: str) -> bool:
    """Does the reading call it flawed?"""
    if kind == "shared":
        return any(
            never.pattern.search(text) for never in GLOSSARY.never if (never.language, never.part) == (language, kind)
        )
    titles = {forms[0] for key, forms in catalogue(language).texts.items() if key[0].startswith("names/")}
    words = TableWords(PEOPLE, frozenset(titles), frozenset(THINGS[language]))
    return bool({*flaws_of(text, language), *told_flaws(text, language, kind, words)} - set(MAY_STAND.get(kind, ())))


def test_the_reading_finds_what_a_reader_once_found() -> None:
    found = {one: is_found(*one) for one in old_texts()}
    missed = [text for (_, _, text), hit in found.items() if not hit]
    assert len(found) == ALL_OLD and len(missed) <= 0.3 * len(found), "\n".join(missed)


@pytest.mark.parametrize(
    ("language", "kind", "text"),
    [
        ("hu", "log", "Zsófi áthelyezi a „Szamurájkripta” kártyát: III. szintű pakli → „Szellőztetés”, 2. mező."),
        ("hu", "log", "Zsófi bővít: a kék 3-as épületlapka kerül az A jelű külterület-kártya mezőjére."),
        ("hu", "log", "Anna: 32 sikerpont."),
        ("hu", "cards", "Kapsz 1 pénzérmét a bányádban lévő minden skót kártya után."),
        ("hu", "findings", "A „Tudós vendégek” kártya rossz helyen van."),
        ("hu", "hints", "Nézz ide: kék 18-as épületlapka (1 szint)"),
        ("hu", "refusals", "Most erre a kérdésre kell felelned: „»Árapálykerék«: hová helyezed?”"),
        ("de", "log", "Lukas baut mit dem einfachen Technologieplättchen „Rohrwerk“ ein Rohrwerk (4A mit Wert 3)."),
        ("de", "log", "Für Emma kostet die nächste Karte 1 Münze weniger."),
        ("de", "findings", "Die Karte „Händlerkarawane“ liegt am falschen Platz."),
        ("de", "hints", "Fast genauso gut: „Hierhin: leeres Feld rechts neben dem blauen Gebäudeplättchen 3“"),
        ("hu", "hints", "Mind a 8 próbajátszma jobban sikerült így, mint ezzel: „Hatás nélkül”"),
        ("hu", "log", "Anna áthelyezi a metropoliszt: Dóra metropolisza → fejlesztett laboratórium."),
        (
            "de",
            "refusals",
            "Die Karte „Schlusssteinbogen“ bleibt auf dem Ablagestapel, bis ihr Stapel neu gemischt wird.",
        ),
        ("de", "log", "Lukas platziert das Rohrwerk 1 auf 2A (Wert 3)."),
    ],
)
def test_what_is_said_now_is_no_flaw(language: str, kind: str, text: str) -> None:
    assert not is_found(language, kind, text)


@pytest.mark.parametrize(
    "text",
    [
        "Kapsz 1 pénzérmét a bányádban minden skót kártya után.",
        "Kapsz 1 pénzérmét ezen a kártyán minden masina után.",
        "Kapsz 1 pénzérmét e kártya sorában minden 2 kártya után.",
        "Kapsz 1 pénzérmét a csákányjelölőd alatt minden mező után.",
    ],
)
def test_a_place_between_what_is_gained_and_what_is_counted_belongs_to_neither(text: str) -> None:
    assert is_found("hu", "cards", text)


def test_what_follows_a_comma_begins_small() -> None:
    assert is_found("de", "log", "Lukas übergeht ein Kriterium, denn Ein Turbinenhaus lässt sich nicht bauen.")
    reason = api.msg(
        "barrage.obstacle_cannot_build_piece", "it cannot build this: {piece}.", piece=api.NounArg("powerhouse")
    )
    skips = api.msg(
        "barrage.automa_skips_tile_line", "{seat} skips a criterion: {reason}.", seat=api.SeatArg(1), reason=reason
    )
    text = Renderer(catalogue("de"), str).text(skips)
    assert text.endswith(" übergeht ein Kriterium, denn ein Turbinenhaus lässt sich nicht bauen.")


def test_a_form_that_nobody_has_is_counted() -> None:
    asked: list[tuple[str, str]] = []
    message = api.msg("table.seat_shows_piece", "{seat} shows {piece}.", piece=api.msg("nowhere.thing", "thing"))
    Renderer(catalogue("hu"), str, None, lambda id_, form: asked.append((id_, form))).text(message)
    assert asked == [("nowhere.thing", "acc")]


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
        ("hu", "Jobb lett volna: „Megtartás: »»Raktárbérlet«« és »»Magbunker««”", "joint"),
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
        ("hu", "Ez lett: „»Csillerámpa«, ingyen”"),
        ("hu", "Ha van legalább 2 laboratóriumod és 2 teleped, kapsz 4 pontot, és húzol 2 kártyát."),
        ("de", "Grundmauer Nummer 2, sofort und in jeder weiteren Runde: Drehe deine Bauscheibe um 1 Segment."),
        ("de", "Du erhältst 1 Stahlplastik ODER 1 Credit."),
        ("en", "At the end, score 2 points for 3 cities, 4 points for 5 or 7 points for 7."),
    ],
)
def test_what_is_none(language: str, text: str) -> None:
    assert not list(flaws_of(text, language, on_card=True))
