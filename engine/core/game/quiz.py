"""A question about a position, with its answers, the right ones, and a word about each wrong one.

Plain values: no session, no language, no clock. Kinds that hold for every game are made by the lessons; a game adds
those that only it has (`Game.quiz_questions`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from engine.core.messages.message import Message, msg


class ChoiceOrder(Enum):
    """How the answers of a question may be laid out."""

    ANY = "any"
    """In any order."""
    FIRST_STAYS = "first stays"
    """The first one (yes) stays where it is, the others in any order."""
    NUMBERS = "numbers"
    """Numbers one after the other; four that lie side by side are shown."""


@dataclass(frozen=True, slots=True)
class QuizChoice:
    """One answer."""

    text: Message
    why: Message | None = None
    """What is said to whoever chose it: why it is wrong, with the numbers of this position. None: it is right."""
    spot: str = ""
    """A piece or place on the table that bears the sign of this answer."""
    reason: Message | None = None
    """Of a No: why. It is chosen after the No, where one person answers alone."""


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """One question about a position, as one seat sees it."""

    kind: str
    """allowed, where, where_not, price, brings, leads; or one that only its game has."""
    subject: str
    """What it is about: a rule, `sum:` and a kind of counts, or a word of its own. It tells what somebody knows."""
    seat: int
    """Through whose eyes it is asked: "you" in its sentences."""
    text: Message
    choices: tuple[QuizChoice, ...]
    right: frozenset[int]
    why: tuple[Message, ...] = ()
    """One or two sentences said after it, whatever was answered."""
    rule: str = ""
    """The rule that decides; empty: mere reckoning."""
    instead: Message | None = None
    """What would be allowed, or what would not."""
    gesture: tuple[str, str] | None = None
    """What is taken, and where it goes."""
    things: tuple[str, ...] = ()
    """All that has to be in sight for whoever is to answer; it gives nothing away."""
    lights: tuple[str, ...] = ()
    """What is lit together with the right answer."""
    way: tuple[str, ...] = ()
    """Where something runs along, for drawing it together with the right answer."""
    order: ChoiceOrder = ChoiceOrder.ANY
    stem: tuple[str, ...] = ()
    """Questions with the same stem are alike: nobody is asked both."""
    number: int | None = None
    """The right number, where a number is asked for: who is alone may type it instead of choosing among four."""

    def said_by(self, say: Callable[[Message], Message]) -> QuizQuestion:
        """The same question with every sentence gone through."""

        def said(message: Message | None) -> Message | None:
            return None if message is None else say(message)

        choices = tuple(
            replace(one, text=say(one.text), why=said(one.why), reason=said(one.reason)) for one in self.choices
        )
        return replace(
            self,
            text=say(self.text),
            choices=choices,
            why=tuple(say(one) for one in self.why),
            instead=said(self.instead),
        )


_NEIGHBOURS = 3
"""So many numbers below and above the right one may stand beside it."""


def number_choices(n: int, too_little: Message, too_much: Message | None = None) -> tuple[tuple[QuizChoice, ...], int]:
    """The numbers around the right one, each wrong one with its word, and where the right one lies among them."""
    numbers = range(max(0, n - _NEIGHBOURS), n + _NEIGHBOURS + 1)
    whys = (too_little if one < n or too_much is None else too_much for one in numbers)
    choices = tuple(
        QuizChoice(msg("quiz.number", "{n}", n=one), None if one == n else why)
        for one, why in zip(numbers, whys, strict=True)
    )
    return choices, n - numbers[0]
