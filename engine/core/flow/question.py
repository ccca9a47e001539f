"""What a seat is asked, and what an answer looks like.

Questions have four shapes; only the first lists all answers, the others list items and bounds (16 tiles have 65,536
subsets).
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, NamedTuple

from engine.core.messages.message import Message, msg
from engine.core.messages.rules import Refusal


class QuestionShape(Enum):
    """The known shapes of a question."""

    PICK = "pick"
    """One of the candidates."""
    SOME = "some"
    """A set of the items, between low and high: a tuple of items in the order they are listed."""
    AMOUNTS = "amounts"
    """A number for each item, in the items' order, adding up to something between low and high."""
    ORDER = "order"
    """All items in a new order."""


class Question(NamedTuple):
    """A question to one seat: its sentence and, for a question over items, how many."""

    seat: int
    text: Message
    low: int = 0
    high: int = 0
    short: Message | None = None
    """The same in at most eight words, if the sentence has more."""
    asked_by: str = ""
    """The piece or place whose effect asks, if the frame's field `source` does not name it."""


class Gesture(NamedTuple):
    """How an answer is given by hand: take hold of this piece (or place), drop it there.

    `place#kind` is one of what is counted at a place.
    """

    grab: str
    drop: str


def shape_error(shape: QuestionShape, question: Question, items: list[Any], answer: Any) -> Refusal | None:
    """Why an answer over items does not have the shape that was asked for; None: it has, and its frame judges it."""
    given = tuple(answer) if isinstance(answer, (tuple, list)) else ()
    if shape is QuestionShape.AMOUNTS:
        fits = len(given) == len(items) and all(type(n) is int and n >= 0 for n in given)
        if not fits:
            return Refusal(
                "table/answer-items", msg("table.needs_number_for_each_item", "Each item needs a number, zero or more.")
            )
        size = sum(given)
    else:
        left = list(items)
        for item in given:
            if item not in left:
                return Refusal(
                    "table/answer-items",
                    msg("table.only_listed_items_once_each", "Choose among the listed items, each one once."),
                )
            left.remove(item)
        size = len(given)
    low, high = (len(items), len(items)) if shape is QuestionShape.ORDER else (question.low, question.high)
    if low <= size <= high:
        return None
    message = msg(
        "table.needs_number_chosen_in_range",
        "From {low} to {high} can be chosen, not {size}.",
        low=low,
        high=high,
        size=size,
    )
    if low == high:
        message = msg("table.needs_exact_number_chosen", "Exactly {n} must be chosen, not {size}.", n=low, size=size)
    return Refusal("table/answer-number", message)


def answer_key(answer: Any) -> str:
    """A stable text for an answer, made from its content: `card.R4+tile.B7`."""
    if answer is None:
        return "-"
    if isinstance(answer, str):
        return answer
    if isinstance(answer, tuple):
        return "+".join(answer_key(part) for part in answer) or "()"
    if is_dataclass(answer):
        return "+".join(answer_key(getattr(answer, field.name)) for field in fields(answer))
    return str(answer)


def to_plain_data(value: Any) -> Any:
    """A frame's field or an answer as JSON data."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, (tuple, list)):
        return [to_plain_data(part) for part in value]
    if is_dataclass(value):
        return {field.name: to_plain_data(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): to_plain_data(part) for key, part in value.items()}
    raise TypeError(f"{value!r} has no JSON form")
