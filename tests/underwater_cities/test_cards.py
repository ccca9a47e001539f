"""One test for each card, generated from its data: it is played by the rules on a rich table and goes where it belongs.

What each instant, action and permanent card changes: test_card_effects.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.api import HistoryEntry, QuestionShape
from engine.core.flow.effect import Effect
from engine.underwater_cities.cards import Card, shipped
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import DoStep, has_meaning
from engine.underwater_cities.effects.vocabulary import AT_ONCE, LATE, STANDING, VOCABULARY
from engine.underwater_cities.production import ProduceStep
from engine.underwater_cities.queries import count_of, ids, stock
from engine.underwater_cities.scoring import effect_points
from tests.underwater_cities.table import ME, Situation, game

DATA = shipped()
CARDS = [card for card in DATA.cards.values() if card.number]
SLOT = {"green": "slot.3-4/G5", "red": "slot.3-4/R2", "yellow": "slot.3-4/Y5"}
SIZES = {"era1": 66, "era2": 57, "era3": 57, "special3": 10, "special12": 15, "assistant": 1}


def rich() -> Situation:
    """A table on which everything is possible: a network with all kinds, goods, used and ready action cards."""
    session = game(3)
    session.build("CC", "CC_LR+", "UL*", "CC_UL+", "UR", "CC_UR", "LL", "CC_LL", "RM", "LR_RM", "BM")
    session.build("LR.b1=farm+", "LR.b2=desalination+", "LR.b3=laboratory+", "CC.b1=laboratory+")
    session.build("CC.b2=desalination", "UL.b1=farm", "UL.b2=desalination+")
    session.table.set_count("state", "era", 3)
    session.goods(c=20, k=20, st=20, sc=20, b=20, p=20)
    session.laid("34")
    session.used("assistant.1")
    for slot in ("slot.3-4/Y1", "slot.3-4/R4"):
        session.table.move(f"tile.2.{1 if slot[-2] == 'Y' else 2}", slot)
    return session


def total(session: Situation) -> dict[str, int]:
    """Goods, cards in hand and everything that stands on the board."""
    table = session.table
    found = {good: n for good, n in stock(table, ME).items() if n}
    found["card"] = len(table.pieces_in(ids(ME).hand))
    return found


def finish(session: Situation, stop: tuple[str, ...] = ("choose_slot", "keep_hand")) -> int:
    """Answer with the first legal answer until the turn is over; how often."""
    answers = 0
    while (pending := session.first_pending()) is not None and session.question() not in stop:
        legal = (
            session.options(pending)[0]
            if pending.frame.shape is QuestionShape.PICK
            else session.default_answer(pending)
        )
        assert isinstance(session.answer(pending, legal), HistoryEntry)
        answers += 1
        assert answers < 60
    return answers


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.number} {card.name.english}")
def test_each_card_is_played_by_the_rules(card: Card) -> None:
    session = rich()
    table = session.table
    if isinstance(card.effect, words.IfSpaceEffect):
        session.marker(ME, card.effect.space)
    table.move(card.id, "box")
    session.hand(card.id.removeprefix("card."))
    pending = session.pending()[0]
    slot = SLOT[card.colour]
    if isinstance(card.effect, words.IfSpaceEffect):
        slot = {"green": "slot.3-4/G3", "red": "slot.3-4/R2", "yellow": "slot.3-4/Y5"}[card.colour]
    assert isinstance(session.answer(pending, (card.id, slot, False)), HistoryEntry)
    while session.question() not in ("card_block", ""):
        (asked,) = session.pending()
        say = "slot" if session.question() == "blocks" else session.options(asked)[0]
        assert isinstance(session.answer(asked, say), HistoryEntry)
    assert session.question() == "card_block", "the card matches"
    (asked,) = session.pending()
    assert "use" in session.options(asked)
    credits = table.count_at(ids(ME).stock, "credit")
    mark = table.checkpoint()
    assert isinstance(session.answer(asked, "use"), HistoryEntry)
    if card.cost:
        paid = [op for op in table.journal_ops[mark:] if getattr(op, "rule", "") == "underwater_cities/cost"]
        assert paid and f"{card.cost} credit" in str(paid[0].message)  # type: ignore[attr-defined]
        assert credits >= card.cost
    finish(session)
    if card.type == "instant":
        assert session.lies(card.id) == (
            "seat.1.under" if card.special else "discard" if card.deck == "era3" else "out"
        )
    else:
        assert session.lies(card.id) == "seat.1.claimed"


INSTANT = [card for card in CARDS if isinstance(card.effect, (words.GainEffect, words.GainPerEffect))]


@pytest.mark.parametrize("card", INSTANT, ids=lambda card: str(card.number))
def test_plain_gains_give_exactly_what_they_say(card: Card) -> None:
    session = rich()
    before = total(session)
    session.lay(DoStep(ME, card.id, ()))
    after = total(session)
    effect = card.effect
    times = 1
    if isinstance(effect, words.GainPerEffect):
        times = min(effect.most, count_of(session.table, ME, effect.of, effect.upgraded) // effect.every)
        assert times > 0
    assert isinstance(effect, (words.GainEffect, words.GainPerEffect))
    assert {good: after[good] - before.get(good, 0) for good in after if after[good] != before.get(good, 0)} == {
        good: n * times for good, n in effect.goods.items()
    }


PRODUCTION = [card for card in CARDS if card.type == "production"]


@pytest.mark.parametrize("card", PRODUCTION, ids=lambda card: str(card.number))
def test_production_cards_give_in_production(card: Card) -> None:
    plain, session = rich(), rich()
    plain.lay(ProduceStep(ME))
    session.laid(card.id.removeprefix("card."))
    session.lay(ProduceStep(ME))
    finish(session)
    more = {good: total(session).get(good, 0) - total(plain).get(good, 0) for good in words.GOODS}
    more = {good: n for good, n in more.items() if n}
    match card.effect:
        case words.ProductionEffect(given):
            assert more == given
        case words.ProductionPerEffect(every, of, given, upgraded):
            times = count_of(session.table, ME, of, upgraded) // every
            assert more == {good: n * times for good, n in given.items() if times}
        case words.ProductionReplaceEffect(_, take, given) | words.ProductionConvertEffect(take, given):
            change = {good: given.get(good, 0) - take.get(good, 0) for good in words.GOODS}
            assert more == {good: n for good, n in change.items() if n}


ENDING = [card for card in CARDS if card.type == "end_scoring"]


@pytest.mark.parametrize("card", ENDING, ids=lambda card: str(card.number))
def test_end_cards_score(card: Card) -> None:
    session = rich()
    table = session.table
    match card.effect:
        case words.ScorePerEffect(every, of, points, upgraded):
            assert effect_points(table, ME, card.effect) == count_of(table, ME, of, upgraded) // every * points
        case words.ScoreGoodsEffect(price, points, times):
            assert points > 0 and times > 0 and price
        case words.ScoreStepsEffect(of, steps):
            assert effect_points(table, ME, card.effect) == max(
                [points for least, points in steps if count_of(table, ME, of) >= least], default=0
            )
        case words.ScoreSetsEffect(of, points):
            assert effect_points(table, ME, card.effect) == points * min(count_of(table, ME, one, True) for one in of)
        case _:
            raise AssertionError(f"{card.id} does not score")


PERMANENT = [card for card in CARDS if card.type == "permanent"]


@pytest.mark.parametrize("card", PERMANENT, ids=lambda card: str(card.number))
def test_permanent_cards_hold_a_standing_word(card: Card) -> None:
    assert isinstance(card.effect, STANDING)
    then = getattr(card.effect, "then", None)
    assert then is None or has_meaning(type(then))


# ---- the whole set -------------------------------------------------------------------------------------------


def test_sizes_colours_and_sources() -> None:
    assert Counter(card.deck for card in DATA.cards.values()) == SIZES
    for deck in ("era1", "era2", "era3"):
        colours = Counter(card.colour for card in CARDS if card.deck == deck)
        assert set(colours.values()) == {SIZES[deck] // 3}
    assert Counter(one.colour for one in DATA.metropolises.values()) == {"brown": 5, "blue": 11}
    assert len(DATA.contracts) == 8 and len(DATA.boards) == 8
    assert {card.source for card in DATA.cards.values()} == {"rulebook", "public", "house"}
    assert [card.number for card in CARDS] == list(range(1, 206))


def test_no_two_cards_are_alike_and_every_word_is_used() -> None:
    seen = Counter(repr((card.type, card.effect)) for card in CARDS)
    assert [effect for effect, n in seen.items() if n > 1] == []
    found: set[type[Effect]] = set()

    def look(effect: Any) -> None:
        if isinstance(effect, Effect):
            found.add(type(effect))
            fields: tuple[str, ...] = effect.__slots__
            for field in fields:
                look(getattr(effect, field))
        elif isinstance(effect, tuple):
            for part in effect:
                look(part)

    for effect in DATA.effects.values():
        look(effect)
    assert {word.name for word in found} == set(VOCABULARY.names()) - {"by_hand"}, "that is for what no word can say"
    assert {word for word in AT_ONCE if not has_meaning(word)} == set()
    assert not any(has_meaning(word) for word in {*STANDING, *LATE} - {*AT_ONCE})


def test_four_cards_of_five_need_no_python() -> None:
    """A card that a rule names is no longer data alone; so far no rule names any, slots and tiles included."""
    folder = Path(str(files("engine.underwater_cities")))
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    numbers = {found for pair in re.findall(r"card\.(\d+)|number == (\d+)", code) for found in pair if found}
    named = [card for card in CARDS if str(card.number) in numbers or f'"{card.name.english}"' in code]
    assert len(named) <= len(CARDS) // 5
    assert named == []
    assert [slot for slot in DATA.slots if f'"{slot}"' in code] == ["slot.AA"], "the one that is always available"
    solo_only = "metropolis.cities"
    assert [name for name in (*DATA.metropolises, *DATA.contracts) if f'"{name}"' in code] == [solo_only]


def test_cards_say_what_they_do() -> None:
    for name, effect in DATA.effects.items():
        text = str(effect.text())
        assert text and "{" not in text, name
    assert json.dumps(sorted(DATA.effects))
