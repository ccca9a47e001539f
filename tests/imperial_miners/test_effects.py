"""Every word in the mouth of a card, and every effect of every card carried out to its end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import QuestionShape, to_english
from engine.imperial_miners import info
from engine.imperial_miners.cards import shipped
from engine.imperial_miners.effects import NESTED, VOCABULARY, sentences
from engine.imperial_miners.grid import cell_id
from engine.imperial_miners.numbers import CountEffect
from engine.imperial_miners.perform import EFFECTS, CarryStep, cannot_pay
from engine.imperial_miners.token_effects import CaveInEffect, GadgetEffect
from tests.imperial_miners.table import COIN2, SKIP, edges, game, says

DATA = shipped()

CELLS = {1: (1, 2), 2: (2, 1), 3: (3, 2), 4: (4, 3)}


@pytest.mark.parametrize("card", DATA.level)
def test_each_effect_of_each_card_is_carried_out(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    """In a rich mine, with the first option each time, until nothing is asked."""
    for effect in range(len(DATA.effects[card])):
        session = game()
        edges(monkeypatch, "J21", R="empty")
        edges(monkeypatch, "E21", L="loaded")
        edges(monkeypatch, "N12", R="empty")
        edges(monkeypatch, "S11", L="loaded")
        others = {(1, 0): "N11", (1, 4): "N12", (1, 6): "S11", (2, 3): "J21", (2, 5): "E21", (3, 4): "B31"}
        plan = {cell: code for cell, code in others.items() if f"mine.{code}" != card}
        cell = CELLS[DATA.level[card]]
        session.mine({**plan, cell: card[5:]})
        session.put((1, 0), cave_in=1, gadget=1)
        session.give(coin=9)
        session.table.move("pickaxe.1", "research.1.4")
        place = cell_id(1, *cell)
        assert next(cannot_pay(session.table, 1, place, DATA.effects[card][effect]), None) is None
        before = session.table.digest()
        session.open_with(CarryStep(1, card, place, effect, 0))
        for _ in range(60):
            pending = session.first_pending()
            if pending is None:
                break
            pick = pending.frame.shape is QuestionShape.PICK
            said = session.options(pending)[0] if pick else session.default_answer(pending)
            assert to_english(pending.frame.label(session.table, said))
            session.answer(pending, said)
        assert session.is_over
        assert session.table.digest() != before


def test_every_word_has_a_meaning_or_is_part_of_another() -> None:
    assert info
    assert {word for word in VOCABULARY.kinds() if not EFFECTS.knows(word)} == set(NESTED)


def test_the_words_of_a_card_carry_its_numbers() -> None:
    said = {DATA.mine[card].id: [to_english(sentences(effect)) for effect in DATA.effects[card]] for card in DATA.mine}
    assert said["S12"][1] == "Gain 2 coin."
    assert said["B12"][0] == "Gain 2 point. Put 1 cave in on this card."
    assert said["S12"][0] == (
        "Pay 3 coin, 1 less for each scots card in your mine: move up to 2 step in research and gain 1 coin."
    )
    assert all(text and "{" not in text for texts in said.values() for text in texts)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_card_of_level_k_gives_k_activations_and_one_surface_effect(level: int) -> None:
    """T18, T20 and T23 played out."""
    session = game()
    session.mine({CELLS[lower]: code for lower, code in ((1, "N11"), (2, "N22"), (3, "N31")) if lower < level})
    played = {1: "N12", 2: "N23", 3: "N32", 4: "D01"}[level]
    session.hand(1, played)
    session.give(coin=13)
    session.begin().choose_all(played, CELLS[level])
    while session.asks() != "surface":
        session.choose_all(SKIP)
    assert session.told().count("optional-effect") == level
    session.choose_all(COIN2)
    assert session.told().count("surface") == 1


def carried(monkeypatch: pytest.MonkeyPatch, effect: dict[str, Any], *said: Any) -> Any:
    """A level I card with this effect, beside another one, carries it out."""
    session = game()
    says(monkeypatch, "N11", effect)
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    session.open_with(CarryStep(1, "mine.N11", cell_id(1, 1, 0), 0, 0))
    session.choose_all(*said)
    assert session.is_over
    return session


def test_word_draw_faction(monkeypatch: pytest.MonkeyPatch) -> None:
    session = carried(monkeypatch, {"do": "draw_faction", "faction": "romans", "n": 2}, 1, 2)
    assert len(session.held()) == 2
    assert all("R" in code for code in session.held())


def test_word_draw_of_a_counted_number(monkeypatch: pytest.MonkeyPatch) -> None:
    session = carried(monkeypatch, {"do": "draw", "n": {"do": "count", "of": "row"}}, 1, 3)
    assert len(session.held()) == 2


def test_word_research_of_nothing_asks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = carried(monkeypatch, {"do": "research", "n": {"do": "count", "of": "cave_ins"}})
    assert session.table.pieces["pickaxe.1"].place.id == "research.start"


def test_word_activate_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "N12", {"do": "point", "n": 3})
    session = carried(monkeypatch, {"do": "activate", "n": 2}, (1, 0), SKIP, (1, 2), 0)
    assert session.points() == 3


def test_word_gadget_on_any_and_cave_in_on_any(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [{"do": "gadget", "on": "any"}, {"do": "cave_in", "on": "any", "n": 2}]
    session = carried(monkeypatch, {"do": "all", "parts": parts}, (1, 0), (1, 0), (1, 2))
    assert session.tokens((1, 0), "gadget") == 1
    assert session.tokens((1, 0), "cave_in") == session.tokens((1, 2), "cave_in") == 1


def test_word_discard_pays_points_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "discard", "n": 1, "each": {"do": "point", "n": 2}})
    session.mine({(1, 0): "N11"})
    session.hand(1, "N12")
    session.open_with(CarryStep(1, "mine.N11", cell_id(1, 1, 0), 0, 0))
    session.choose_all(("N12",))
    assert (session.points(), session.coins()) == (2, 0)


def test_a_cap_is_said_in_what_it_caps() -> None:
    """Silver Hoard gives at most 6 coins for the Scots beside it, not for at most 6 Scots."""
    count = CountEffect("faction", "scots", base=1, each=3, most=6, least=2)
    said = to_english(count.amount("coin"))
    assert (
        said == "1 coin, and 3 coin for each scots card in your mine, these at most 6 coin, but at least 2 coin in all"
    )


@pytest.mark.parametrize("word", [GadgetEffect, CaveInEffect])
def test_one_thing_lies_on_one_card_and_several_on_several(word: type[GadgetEffect | CaveInEffect]) -> None:
    told = {(on, n): word(on, n).text().id for on in ("here", "other", "any") for n in (1, 2)}
    stem = "imperial_miners.effect_put_on_"
    assert told == {
        ("here", 1): f"{stem}this_card",
        ("here", 2): f"{stem}this_card",
        ("other", 1): f"{stem}another_card",
        ("other", 2): f"{stem}other_cards",
        ("any", 1): f"{stem}any_card",
        ("any", 2): f"{stem}any_cards",
    }
