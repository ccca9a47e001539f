"""What a computer player keeps and takes inside a turn: by what it is still good for, not by where it lies."""

from __future__ import annotations

from typing import Any

from engine import api
from engine.players.answers import proposed
from engine.underwater_cities.hands import KeepNewHandStep
from engine.underwater_cities.scoring import card_points
from engine.underwater_cities.worth import in_order_of_use, most_wanted
from tests.underwater_cities.table import GREEN, ME, RED, YELLOW, Situation, game, number

MARKET = number("Science Market")


def _answer(session: Situation, level: int = 3) -> Any:
    thought = api.think(session.game, api.seat_view(session.table, ME), ME, level, 1)
    assert thought is not None and not session.refusals(session.asked(), thought.answer)
    return thought.answer


def test_a_special_card_that_will_score_is_not_discarded_for_being_the_oldest() -> None:
    session = game(2)
    session.goods(c=6, sc=12)
    session.hand(MARKET, YELLOW, RED, GREEN)
    session.turn()
    assert session.question() == "keep_hand"
    assert session.default_answer(session.asked()) == (f"card.{MARKET}",)
    assert in_order_of_use(session.table, ME)[0] == f"card.{MARKET}"
    for level in (1, 3, 4):
        (away,) = _answer(session, level)
        assert away != f"card.{MARKET}"


def test_it_is_kept_for_the_next_era_too() -> None:
    session = game(2)
    session.goods(c=6, sc=12)
    session.hand(MARKET, YELLOW, RED, GREEN)
    session.lay(KeepNewHandStep(ME))
    assert f"card.{MARKET}" not in session.default_answer(session.asked())
    kept = _answer(session)
    assert len(kept) == 3 and f"card.{MARKET}" in kept


def test_goods_are_wanted_that_lack() -> None:
    plenty = {"credit": 9, "kelp": 9, "steelplast": 9, "science": 9, "biomatter": 9}
    assert most_wanted({**plenty, "steelplast": 0}, 10, 0)[0] == "steelplast"
    assert most_wanted({**plenty, "kelp": 0}, 20, 1)[0] == "kelp", "somebody would go hungry"
    assert most_wanted(plenty, 0, 0)[0] == "biomatter", "at the end it is two credits"


def test_points_of_laid_cards_are_no_prospect_besides_the_score() -> None:
    session = game(2)
    session.laid(number("Water Legacy"))
    before = _laid_cards(session)
    session.build("LR.b1=desalination+", "LR.b2=desalination+")
    assert card_points(session.table, ME) == 4
    assert abs(_laid_cards(session) - before) < 1.0


def _laid_cards(session: Situation) -> float:
    aspects = {label.id: worth for label, worth in session.game.aspects(session.table, ME)}
    return aspects["underwater_cities.aspect_laid_cards"]


class _Hasty:
    """A game whose rule of thumb does not know the rules."""

    def quick_answer(self, *_: object) -> tuple[str, ...]:
        return ("card.0",)


def test_a_rule_of_thumb_that_is_refused_gives_way_to_the_proposal() -> None:
    session = game(2)
    session.hand(MARKET, YELLOW, RED, GREEN)
    session.turn()
    pending = session.asked()
    frame: Any = pending.frame
    hasty: Any = _Hasty()
    assert proposed(hasty, session.table, pending.lane, ME, frame) == session.default_answer(pending)
