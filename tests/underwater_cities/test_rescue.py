"""What is told at once of a card that may make a slot possible agrees with the whole search."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.api import RandomBot, new_session
from engine.core.flow import search as flow
from engine.core.flow.frame import BoundedObligation
from engine.core.flow.run_frame import run_frame
from engine.core.lookahead import preview
from engine.core.lookahead.preview import Previewer
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table.table import Table
from engine.underwater_cities import turn
from engine.underwater_cities.blocks import lay_blocks
from engine.underwater_cities.cards import Card
from engine.underwater_cities.queries import ids
from engine.underwater_cities.slots import SlotBlockStep
from engine.underwater_cities.structures.rescue import Help, help_of
from tests.underwater_cities.table import Situation, at, chosen, fresh, game, number, place


class Search:
    """The whole search beside the quick verdict; what luck decides is left out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.met: Counter[tuple[Help, bool]] = Counter()
        self._unforeseen = False
        self._patches = monkeypatch
        self._step = run_frame
        monkeypatch.setattr(flow, "run_frame", self._watched)
        monkeypatch.setattr(turn, "help_of", self._compared)

    def _watched(self, table: Table, lane: int, answer: Any) -> None:
        try:
            self._step(table, lane, answer)
        except OutcomeUnknown:
            self._unforeseen = True
            raise

    def _compared(self, table: Table, seat: int, card: Card, slot: str) -> Help:
        verdict = help_of(table, seat, card, slot)
        self._unforeseen = False
        with table.trial(seat):
            tile = next(piece.id for piece in table.pieces_in(ids(seat).tiles) if piece.kind == "action_tile")
            table.move(tile, slot)
            table.move(card.id, ids(seat).played)
            lay_blocks(table, seat, slot, "card")
            with self._patches.context() as patch:
                patch.setattr(SlotBlockStep, "is_out_of_reach", BoundedObligation.is_out_of_reach)
                found = flow.can_meet_obligations(table, table.lane, seat)
            shorter = flow.can_meet_obligations(table, table.lane, seat)
        if not self._unforeseen:
            self.met[verdict, found] += 1
            assert (verdict, found) not in ((Help.NO, True), (Help.YES, False)), (card, slot)
            assert shorter == found, (card, slot, "a search that stops early says otherwise")
        return verdict


@pytest.mark.spies
@pytest.mark.parametrize("people", [2, 3, 4])
def test_quick_verdicts_agree_with_the_search(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(monkeypatch)
    for seed in (1, 2) if people < 4 else (2,):
        session = fresh(people, seed, contracts=int(seed == 2 and people > 1), boards=int(seed == 2))
        bot = RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
    assert search.met[Help.NO, False] > 20 and search.met[Help.YES, True] > 2


def poor() -> Situation:
    """Seat 1 has nothing, and its assistant is used."""
    session = game()
    session.used("assistant.1")
    return session


def test_an_ability_between_card_and_slot_may_make_it_possible() -> None:
    """Trade Winds is laid out first; then it turns science into the steelplast that the laboratory costs."""
    session = poor()
    winds = number("Trade Winds")
    session.hand(winds)
    assert not session.legal(chosen(winds, "3-4/R1"))
    session.goods(sc=1)
    session.play(winds, "3-4/R1")
    session.say("use")
    assert session.question() == "abilities"
    assert session.refused("") == ["use-slot"], "without it the slot could not be used"
    session.say(f"card.{winds}", 0, at("laboratory", "LR.b1"))
    assert session.table.count_at(place("LR.b1"), "laboratory") == 1


def test_an_ability_that_is_laid_out_last_may_still_be_used() -> None:
    session = poor()
    winds = number("Trade Winds")
    session.hand(winds)
    session.play(winds, "3-4/R2")
    session.say("slot", "use")
    assert session.question() == "abilities"
    session.say(f"card.{winds}", 1)
    assert session.table.count_at("seat.1.stock", "science") == 1


def test_what_a_card_gives_is_counted_after_its_price() -> None:
    session = poor()
    gift = number("Petty Cash")
    session.hand(gift)
    assert not session.legal(chosen(gift, "3-4/Y4")), "three credits, but no steelplast"
    session.goods(st=1)
    assert session.legal(chosen(gift, "3-4/Y4"))
    session.occupy("3-4/Y4", 2)
    assert not session.legal(chosen(gift, "3-4/Y4"))


@pytest.mark.spies
def test_a_preview_searches_no_further_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Building and upgrading without science is a search in every part of a search: one preview took 60 ms of it."""
    session, bot, searched = new_session("underwater_cities", 3, seed=2), RandomBot(2), Counter[str]()
    position = flow.Search._position

    def counted(self: flow.Search) -> str | None:
        searched["all" if self._table.search_left > 0 else "believed"] += 1
        return position(self)

    for _ in range(194):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    pending = session.first_pending()
    assert pending is not None
    monkeypatch.setattr(flow.Search, "_position", counted)
    most = 0
    for answer in session.options(pending):
        searched.clear()
        Previewer(session).preview(pending, answer)
        most = max(most, searched["all"])
        assert searched["all"] <= 2 * preview._POSITIONS, "two worlds at most"
    assert most > preview._POSITIONS // 2, "a position with something to search"
