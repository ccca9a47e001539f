"""What a preview may tell where others hide how many of something they have. The rest is in the conformance suite."""

from __future__ import annotations

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Question
from engine.core.lookahead.preview import AnswerPreview, CountChange, Previewer
from engine.core.messages.message import msg
from engine.core.session.entry import Player
from engine.core.session.session import Session
from engine.core.table.actions import MovePiece
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from tests.core import toy
from tests.core.toy import Toy


def _secret(seat: int) -> str:
    return f"seat.{seat}.secret"


@frame("toy.hide")
class Hide(Frame[None]):
    """Both hide coins."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in (1, 2):
            table.transfer("coin", "bank", _secret(seat), 3)


@frame("toy.doubt")
class Doubt(Frame[int]):
    """Pay a coin to see what a seat hides: if it is much, it brings a point, else it costs one."""

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy.whom", "Whom do you doubt?"))

    def candidates(self, table: Table) -> list[int]:
        return [1, 2]

    def resolve(self, table: Table, answer: int | None) -> None:
        assert answer is not None
        table.add_count("seat.1.purse", "point", 2)
        table.transfer("coin", _secret(answer), "bank", table.count_at(_secret(answer), "coin"))
        table.add_count("seat.1.purse", "point", 1 if table.count_at("bank", "coin") > 4 else -1)


class HidingToy(Toy):
    """Whatever world is imagined, the others hide the same: what it tells would be made up all the same."""

    def fill_hidden_counts(self, table: Table, view: SeatView, dice: RandomStream) -> None:
        table.place(_secret(2)).counts["coin"] = 1


def _foreseen(answer: int) -> AnswerPreview:
    session = Session.start(HidingToy(Hide(), Doubt()), [Player("Ada", 1), Player("Grace", 2)], {}, 1)
    pending = session.first_pending()
    assert pending is not None
    return Previewer(session).preview(pending, answer)


def test_what_hangs_on_a_secret_number_is_not_foretold() -> None:
    """It ends there as where chance comes in; what was certain before it is told."""
    assert _foreseen(2) == AnswerPreview(1, (CountChange(1, "point", 2),), has_chance=True)


def test_the_own_secret_is_no_secret() -> None:
    assert set(_foreseen(1).changes) == {CountChange(1, "coin", -3), CountChange(1, "point", 3)}


# ---- how far an answer is followed -----------------------------------------------------------------------------------


@frame("toy.pay_toll")
class PayToll(Frame[str]):
    """A question with a single answer: nobody has a choice."""

    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy.toll", "How do you pay?"))

    def candidates(self, table: Table) -> list[str]:
        return ["coin"]

    def resolve(self, table: Table, answer: str | None) -> None:
        table.transfer("coin", "bank", f"seat.{self.seat}.purse", 1)


@frame("toy.arrive")
class Arrive(Frame[None]):
    """Whoever comes here has a point; on dangerous ways dice are thrown for one more."""

    is_dangerous: bool

    def resolve(self, table: Table, answer: None) -> None:
        table.add_count("seat.1.purse", "point", 1)
        if self.is_dangerous:
            table.add_count("seat.1.purse", "point", table.dice("deck").randrange(2))


@frame("toy.travel")
class Travel(Frame[str]):
    """A way with a toll on it."""

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy.way", "Which way?"))

    def candidates(self, table: Table) -> list[str]:
        return ["safe", "dangerous"]

    def resolve(self, table: Table, answer: str | None) -> None:
        table.push_all([PayToll(1), Arrive(answer == "dangerous")])


def test_an_answer_is_followed_through_what_has_only_one_answer_to_chance() -> None:
    session = Session.start(Toy(Travel()), [Player("Ada", 1)], {}, 1)
    pending = session.first_pending()
    assert pending is not None
    previews = Previewer(session)
    sure = (CountChange(1, "coin", 1), CountChange(1, "point", 1))
    assert previews.preview(pending, "safe") == AnswerPreview(1, sure)
    assert previews.preview(pending, "dangerous") == AnswerPreview(1, sure, has_chance=True)


def test_a_card_that_lies_open_is_won_and_one_from_the_pile_is_drawn() -> None:
    session = toy.session(toy.Pick(1))
    session.to_sandbox()
    session.apply_action(MovePiece("card.1", "row"))
    session.to_strict()
    pending = session.first_pending()
    assert pending is not None
    previews = Previewer(session)
    assert previews.preview(pending, "take") == AnswerPreview(1, (CountChange(1, "card", 1),))
    assert previews.preview(pending, "draw").drawn == (CountChange(1, "card", 1),)
    assert not previews.preview(pending, "draw").changes
