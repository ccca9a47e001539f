"""Every answer that has a gesture can be given by hand: both its ends are drawn on the table."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import api
from engine.barrage.contracts import DiscardContractStep
from tests.barrage.table import FRANCE, game


@pytest.mark.parametrize(("seed", "settings"), [(1, {}), (2, {"variant": 1}), (3, {"automas": 1}), (4, {}), (5, {})])
def test_both_ends_of_every_gesture_are_drawn(seed: int, settings: dict[str, int]) -> None:
    session = api.new_session("barrage", 2, seed=seed, settings=settings)
    dice = random.Random(seed)
    drawn = {name for name, place in session.table.places.items() if place.drawn}
    made: Counter[str] = Counter()
    while (pending := session.first_pending()) is not None:
        table = session.table
        if pending.frame.shape is not api.QuestionShape.PICK:
            session.answer(pending, session.default_answer(pending))
            continue
        options = session.options(pending)
        for answer in options:
            gesture = pending.frame.gesture(table, answer)
            for end in gesture or ():
                place = table.pieces[end].place.id if end in table.pieces else end
                assert place in drawn or place.startswith("draft."), (pending.frame, gesture)
            made[pending.frame.name] += gesture is not None
        session.answer(pending, dice.choice(options))
    assert made["barrage.turn"] > 1000


def test_a_contract_is_discarded_onto_its_pile() -> None:
    session = game()
    session.contracts(FRANCE, "G01", "Y01", "R01", "S1")
    frame = DiscardContractStep(FRANCE)
    ends = [frame.gesture(session.table, answer) for answer in frame.candidates(session.table)]
    assert sorted(one.drop for one in ends if one is not None) == [
        "contracts.green",
        "contracts.red",
        "contracts.yellow",
    ]
