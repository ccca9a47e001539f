"""What a review comes to: no idea twice, three sizes of mistakes, and how exact somebody played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import api
from engine.api import AmountArg, Moment, Swing
from engine.players import review
from engine.players.comparison import Comparison
from tests.players.test_coach import _position

WORDS = api.msg("players.level_steady", "Steady")


def swing(number: int, points: float, played: str, better: str, unused: int = 0) -> Swing:
    """A moment of which only this counts."""
    amount = AmountArg(unused, "resource") if unused else None
    return Swing(
        number, 1, WORDS, points, WORDS, WORDS, "", 8, 8, ideas=(played, better), unused=amount, is_sure=points >= 3
    )


def test_what_was_played_or_missed_several_times_is_told_once() -> None:
    found = [
        swing(3, 2.0, "take", "build", 9),
        None,
        swing(5, 4.0, "take", "town", 22),
        swing(7, 7.0, "pass", "build"),
        swing(9, 1.0, "draw", "town"),
    ]
    groups = api.grouped(found)
    assert [[one.number for one in group.swings] for group in groups] == [[7, 3], [5, 9]]
    assert [group.points for group in groups] == [9.0, 5.0]
    for at, idea in ((0, "played"), (1, "better")):
        heads = [group.head.ideas[at] for group in groups]
        assert len(set(heads)) == len(heads), f"the same was {idea} in two rows"
    assert groups[0].unused is None, "goods lay there once: that is no habit"
    took = api.grouped([found[0], found[2], swing(11, 1.0, "take", "road", 15)])
    assert len(took) == 1 and took[0].unused == (9, 22, "resource")


def test_sizes_and_exactness() -> None:
    found = [swing(1, 2.9, "a", "b"), swing(2, 3.0, "c", "d"), swing(3, 6.0, "e", "f"), swing(4, 40.0, "g", "h")]
    names = ["slip", "mistake", "blunder", "blunder"]
    assert [api.size_of(one).value for one in found] == names
    assert len({api.size_of(one).words for one in found}) == 3
    exact = api.exactness([*[None] * 6, *found])
    assert exact is not None and exact.percent == 78 and exact.decisions == 10
    assert [n for _, n in exact.sizes] == [1, 1, 2]
    assert api.exactness([]) is None
    nothing = api.exactness([None] * 3)
    assert nothing is not None and nothing.percent == 100
    assert [api.may_be_puzzle(one) for one in (None, *found)] == [False, False, True, True, True]


def test_a_puzzle_is_what_another_search_finds_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session, pending, view = _position()
    seat = pending.question.seat
    played, better, *rest = session.options(pending)
    moment = Moment(4, seat, view, played)
    label = {answer: pending.frame.label(session.table, answer) for answer in (played, better)}
    first = replace(swing(4, 5.0, "a", "b"), seat=seat, played=label[played], better=label[better], answer=better)

    def wrong(again: Swing | None, often: int) -> tuple[api.Message, ...]:
        monkeypatch.setattr(review, "judge", lambda *_: again)
        monkeypatch.setattr(review, "compare", lambda *_: Comparison(often, 8, 2.0, {}))
        return api.puzzle(session.game, moment, first)

    beside = wrong(first, 8)
    assert beside[0] == label[played] and 2 <= len(beside) <= 3 and label[better] not in beside
    assert wrong(first, 4) == (label[played],), "what is not surely worse is no wrong answer"
    assert wrong(replace(first, answer=rest[0]), 8) == ()
    assert wrong(replace(first, is_sure=False), 8) == () == wrong(None, 8)
