"""How a friendly beginner errs: it overlooks some answers, misjudges others a little, and has its likes.

Errors are in units of the gap between the best and the worst answer, so that what is obvious stays obvious.
"""

from __future__ import annotations

import math
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.flow.question import answer_key
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.players.ideas import words_of
from engine.players.levels import Level

_SPAN = 1 << 64
_WIDEST = 8.0
"""Points: a liking never weighs more than a share of these, however bad the worst answer is."""


def noticed(listed: list[Any], level: Level, dice: RandomStream) -> list[Any]:
    """The answers that a player of this level sees, at least two of them."""
    if level.share >= 1.0 or len(listed) <= 2:
        return listed
    return dice.shuffled(listed)[: max(2, round(level.share * len(listed)))]


def tasted(
    step: str, answers: list[Any], worths: list[float], level: Level, seed: int, dice: RandomStream
) -> list[float]:
    """The worths as a player of this level sees them. `seed` is the seat's own: its likes last a whole game."""
    if not (level.noise or level.bias):
        return worths
    gap = max(worths) - min(worths)
    return [
        one + gap * (level.noise * _bell(dice) + level.bias * _bell(RandomStream(seed, _family(step, answer), 0)))
        for answer, one in zip(answers, worths, strict=True)
    ]


def liked(step: Frame[Any], table: Table, answers: list[Any], worths: list[float], level: Level) -> list[float]:
    """How much a player likes each of these answers besides what they are worth."""
    if not level.likes or len(answers) < 2 or isinstance(step, ItemsFrame):
        return [0.0] * len(answers)
    gap = min(max(worths) - min(worths), _WIDEST)
    found = [[level.likes.get(word, 0.0) for word in words_of(step, table, answer)] for answer in answers]
    return [gap * max((*one, 0.0)) + gap * min((*one, 0.0)) for one in found]


def _family(step: str, answer: Any) -> str:
    """Answers that somebody may like or dislike as a whole: the step, and the kind of the first thing it names."""
    return f"{step}|{answer_key(answer).partition('+')[0].rpartition('.')[0]}"


def _bell(dice: RandomStream) -> float:
    """A number around zero, as errors are spread (Box and Muller)."""
    far, turn = (dice.bits() + 1) / (_SPAN + 1), dice.bits() / _SPAN
    return math.sqrt(-2 * math.log(far)) * math.cos(2 * math.pi * turn)
