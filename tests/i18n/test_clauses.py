"""Composed sentences: every way of joining, with 0, 1, 2 and many, in all three languages."""

from __future__ import annotations

import pytest

from engine.api import AmountArg, Message, NounArg, SeatArg, clause, msg
from engine.core.flow.effect import Effect
from engine.core.messages.clauses import all_in_one, alternatives, either, in_sequence
from engine.imperial_miners.effects import CoinEffect, PayEffect, PointEffect, sentences
from engine.imperial_miners.numbers import CountEffect, IfEffect, Number
from engine.underwater_cities.effects import composite, construction, instant, late, permanent
from engine.underwater_cities.goods import Counted
from qtapp.i18n import german, hungarian
from qtapp.i18n.catalogue import catalogue
from qtapp.i18n.forms import bent
from qtapp.i18n.render import Renderer


def said(message: Message, *languages: str) -> list[str]:
    return [Renderer(catalogue(language), str).text(message) for language in languages or ("en", "hu", "de")]


def gain(n: int, noun: str = "point") -> Message:
    return msg("underwater_cities.effect_gain", "Gain {amount}.", amount=AmountArg(n, noun))


# ---- how sentences are joined ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 2, 17])
def test_a_condition_is_followed_by_a_clause(n: int) -> None:
    points = "point" if n == 1 else "points"
    effect = msg(
        "underwater_cities.effect_if_enough_things",
        "If you have at least {things}, {effect.clause}.",
        things=AmountArg(n, "farm"),
        effect=gain(n),
    )
    farms, farmen, punkte = ("farm", "Farm", "Punkt") if n == 1 else ("farms", "Farmen", "Punkte")
    assert said(effect) == [
        f"If you have at least {n} {farms}, gain {n} {points}.",
        f"Ha van legalább {n} teleped, kapsz {n} pontot.",
        f"Wenn du mindestens {n} {farmen} hast, erhältst du {n} {punkte}.",
    ]


def test_several_conditions_are_one_list() -> None:
    effect: Effect = instant.GainEffect({"point": 4, "card": 2})
    kinds: tuple[Counted, ...] = ("farm", "tunnel", "laboratory")
    for kind in kinds:
        effect = composite.IfHaveEffect(1, kind, effect, upgraded=True)
    assert said(effect.text()) == [
        "If you have at least 1 upgraded laboratory, 1 upgraded tunnel and 1 upgraded farm,"
        " gain 4 points and draw 2 cards.",
        "Ha van legalább 1 fejlesztett laboratóriumod, 1 fejlesztett alagutad és 1 fejlesztett teleped,"
        " kapsz 4 pontot, és húzol 2 kártyát.",
        "Wenn du mindestens 1 aufgewertetes Labor, 1 aufgewerteten Tunnel und 1 aufgewertete Farm hast,"
        " erhältst du 4 Punkte und ziehst 2 Karten.",
    ]


def test_what_is_gained_together_has_one_verb() -> None:
    parts = composite.PartsEffect((instant.GainEffect({"card": 1}), instant.GainEffect({"credit": 2})))
    assert said(parts.text()) == [
        "Gain 2 credits and draw 1 card.",
        "Kapsz 2 kreditet, és húzol 1 kártyát.",
        "Du erhältst 2 Credits und ziehst 1 Karte.",
    ]


def test_alternatives_with_one_verb_and_with_two() -> None:
    gains = composite.ChoiceEffect((instant.GainEffect({"steelplast": 1}), instant.GainEffect({"credit": 2})))
    assert said(gains.text()) == [
        "Gain 1 steelplast OR 2 credits.",
        "Kapsz 1 acéllemezt VAGY 2 kreditet.",
        "Du erhältst 1 Stahlplastik ODER 2 Credits.",
    ]
    two = composite.ChoiceEffect((construction.UpgradeEffect(), instant.GainEffect({"kelp": 1})))
    assert said(two.text()) == [
        "Upgrade 1 structure OR gain 1 kelp.",
        "Fejlesztesz 1 építményt, VAGY kapsz 1 hínárt.",
        "Werte 1 Struktur auf ODER erhalte 1 Tang.",
    ]


def test_a_price_speaks_for_all_that_it_buys() -> None:
    effect = PayEffect(3, (CoinEffect(1), PointEffect(2)), less="scots")
    assert said(effect.text()) == [
        "Pay 3 coins, 1 less for each Scottish card in your mine: gain 1 coin and 2 victory points.",
        "Fizetsz 3 pénzérmét (a bányádban lévő minden skót kártya után 1-gyel kevesebbet):"
        " kapsz 1 pénzérmét és 2 győzelmi pontot.",
        "Bezahle 3 Münzen (1 weniger für jede Schotten-Karte in deiner Mine): Du erhältst 1 Münze und 2 Siegpunkte.",
    ]


@pytest.mark.parametrize(
    ("n", "texts"),
    [
        (
            CountEffect("gadgets", base=2, per=2, most=1),
            (
                "Gain 2 coins, and 1 coin for every 2 gadgets in your mine, these at most 1 coin.",
                "Kapsz 2 pénzérmét, továbbá 1 pénzérmét a bányádban lévő minden 2 masina után "
                "(ezekért legfeljebb 1 pénzérmét).",
                "Du erhältst 2 Münzen, dazu 1 Münze für je 2 Maschinen in deiner Mine (dafür höchstens 1 Münze).",
            ),
        ),
        (
            IfEffect("hand", 1, 3, otherwise=1),
            (
                "Gain 3 coins if you have at least 1 card in your hand, otherwise 1 coin.",
                "Kapsz 3 pénzérmét, ha legalább 1 lap van a kezedben, különben 1 pénzérmét.",
                "Du erhältst 3 Münzen, wenn du mindestens 1 Karte auf der Hand hast, sonst 1 Münze.",
            ),
        ),
        (0, ("Gain 0 coins.", "Kapsz 0 pénzérmét.", "Du erhältst 0 Münzen.")),
    ],
)
def test_numbers_that_count(n: Number, texts: tuple[str, ...]) -> None:
    assert said(CoinEffect(n).text()) == list(texts)


def test_what_counts_does_not_seem_to_count_for_the_plain_part() -> None:
    message = sentences((PointEffect(CountEffect("gadgets_here")), CoinEffect(2)))
    assert said(message, "en") == ["Gain 2 coins, and 1 victory point for each gadget on this card."]


def test_joining_more_than_two() -> None:
    three = [gain(1), gain(2), msg("underwater_cities.effect_take_special_card", "Take a Special card.")]
    assert said(in_sequence(three), "de") == ["Du erhältst 1 Punkt. Du erhältst 2 Punkte. Nimm eine Spezialkarte."]
    assert said(all_in_one(three), "de") == ["Erhalte 1 Punkt, erhalte 2 Punkte und nimm eine Spezialkarte."]
    assert said(alternatives(three), "en") == ["Gain 1 point OR gain 2 points OR take a Special card."]
    price = either([AmountArg(n, noun) for n, noun in ((1, "credit"), (2, "kelp"), (3, "science"))])
    pay = msg(
        "underwater_cities.effect_build_at_stated_cost",
        "Build {amount} for {cost}.",
        amount=AmountArg(1, "city"),
        cost=price,
    )
    assert said(pay, "hu") == ["Építesz 1 várost 1 kreditért, 2 hínárért vagy 3 tudományért."]


@pytest.mark.parametrize(
    ("effect", "hu"),
    [
        (
            permanent.DiscountEffect("city", {"credit": 1, "steelplast": 2}),
            "Várost 1 kredittel és 2 acéllemezzel olcsóbban építesz.",
        ),
        (
            late.ScoreGoodsEffect({"credit": 2}, 3, 1),
            "A játék végén egyszer leadhatsz 2 kreditet, és kapsz érte 3 pontot.",
        ),
        (
            late.ScoreStepsEffect("city", ((1, 2), (3, 4))),
            "A játék végén 1 városod után 2 pont vagy 3 után 4 pont jár.",
        ),
        (permanent.HandLimitEffect(2), "2 lappal többet tarthatsz a kezedben."),
    ],
)
def test_words_of_cards(effect: Effect, hu: str) -> None:
    assert said(effect.text(), "hu") == [hu]


# ---- forms -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "case", "bent_word"),
    [
        ("kredit", "ins", "kredittel"),
        ("acéllemez", "ins", "acéllemezzel"),
        ("építmény", "ins", "építménnyel"),
        ("hínár", "ins", "hínárral"),
        ("biomassza", "ins", "biomasszával"),
        ("pénzérme", "cau", "pénzérméért"),
        ("A forrás", "sub", "A forrásra"),
        ("gáthely (felső)", "ill", "gáthelybe (felső)"),
        ("földmunkagép", "ins", "földmunkagéppel"),
        ("mérnök", "all", "mérnökhöz"),
        ("telep", "ela", "telepből"),
        ("10", "sub", "10-re"),
        ("3", "sub", "3-ra"),
    ],
)
def test_hungarian_endings(word: str, case: str, bent_word: str) -> None:
    assert hungarian.with_ending(word, case) == bent_word


@pytest.mark.parametrize(
    ("text", "gender", "form", "bent_text"),
    [
        ("Grundmauer", "f", "a_acc", "eine Grundmauer"),
        ("einfaches Technologieplättchen von Lukas", "n", "the", "das einfache Technologieplättchen von Lukas"),
        ("grüner privater Vertrag", "m", "the_acc", "den grünen privaten Vertrag"),
        ("grüner privater Vertrag", "m", "a", "ein grüner privater Vertrag"),
        ("blaue Gebäudekarte 5", "f", "the_dat", "der blauen Gebäudekarte 5"),
        ("Tunnel", "m", "every", "jeder Tunnel"),
    ],
)
def test_german_articles(text: str, gender: str, form: str, bent_text: str) -> None:
    assert german.with_article(text, gender, form) == bent_text


def test_german_word_order() -> None:
    assert german.clause("Du erhältst 2 Karten.") == "erhältst du 2 Karten"
    assert german.clause("Baue 1 Tunnel.") == "baue 1 Tunnel"
    assert german.command("Du erhältst 2 Credits und ziehst 1 Karte.") == "erhalte 2 Credits und ziehe 1 Karte"
    assert german.each_of_yours("fortgeschrittene Technologieplättchen", "n") == (
        "jedes deiner fortgeschrittenen Technologieplättchen"
    )


def test_a_place_of_many_is_called_by_their_plural() -> None:
    message = msg("barrage.contract_pile", "pile: {colour}", colour=NounArg("contract.green"))
    assert said(message, "de") == ["Stapel (grüne private Verträge)"]


def test_clauses_keep_names_and_abbreviations() -> None:
    assert clause("USA gains 1 energy.") == "USA gains 1 energy"
    assert clause("Szabadalmi Hivatal 2") == "Szabadalmi Hivatal 2"
    assert clause("Lehelyezés: Alkímia") == "lehelyezés: Alkímia"
    assert clause("Kapsz I. szintű kártyát.") == "kapsz I. szintű kártyát"
    assert bent("hu", "A 2. alap lerakásakor.", "clause") == "a 2. alap lerakásakor"
    named = msg("table.gains", "{seat} gains {what}.", seat=SeatArg(1), what=NounArg("card"))
    joined = msg("table.clauses_and_last", "{first.clause} and {then.clause}.", first=named, then=gain(1))
    assert said(joined, "en") == ["Seat 1 gains card and gain 1 point."]


def test_the_terminal_reads_clauses_too() -> None:
    effect = composite.ChoiceEffect((construction.UpgradeEffect(), instant.GainEffect({"kelp": 1})))
    assert str(effect.text()) == "Upgrade 1 structure OR gain 1 kelp."


def test_after_a_colon_only_a_german_sentence_begins_with_a_capital_letter() -> None:
    for text, said_so in {
        "Eine Karte ziehen": "eine Karte ziehen",
        "Hierhin: Quelle C": "hierhin: Quelle C",
        "Roter Aktionsplatz 4": "roter Aktionsplatz 4",
        "Zuerst die Karte – Du ziehst 2 Karten.": "zuerst die Karte – Du ziehst 2 Karten.",
        "Werkstatt 2×, linkes Feld": "Werkstatt 2×, linkes Feld",
        "Eine deiner Karten ist aktiviert.": "Eine deiner Karten ist aktiviert.",
    }.items():
        assert bent("de", text, "fragment") == said_so
