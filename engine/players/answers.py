"""The answers that a question has on an imagined table, and what one of them is worth at first sight."""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers, submit, why_refused
from engine.core.flow.question import Question, QuestionShape, answer_key
from engine.core.game.game import Game
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table

_THROWS = 8
"""How often chance tries to find a legal answer over items before the frame's own proposal is taken."""


def asked_on(table: Table, lane: int) -> tuple[Frame[Any], Question] | None:
    """The step on top of a lane and its question; None: nothing is asked there."""
    stack = lanes_of(table)[lane]
    if not stack:
        return None
    step = stack[-1][0]
    question = step.question(table)
    return None if question is None else (step, question)


def proposed(game: Game, table: Table, lane: int, seat: int, step: ItemsFrame[Any, Any]) -> Any:
    """One answer to a question over items: the game's rule of thumb, or else the frame's own proposal."""
    default = step.default_answer(table)
    quick = game.quick_answer(table, seat, step, [default])
    return default if quick is None or why_refused(table, lane, quick) else quick


def possible_answers(game: Game, table: Table, lane: int, seat: int, tries: int, dice: RandomStream) -> list[Any]:
    """All legal answers; of a question over items the proposals and, up to so many, others that chance finds."""
    step = lanes_of(table)[lane][-1][0]
    if not isinstance(step, ItemsFrame):
        return legal_answers(table, lane)
    found: dict[str, Any] = {}
    further = (step.default_answer(table), *(step.search_answers(table) if tries > 1 else ()))
    for answer in (proposed(game, table, lane, seat, step), *further):
        if len(found) < tries and not why_refused(table, lane, answer):
            found[answer_key(answer)] = answer
    for _ in range(2 * tries if tries > 1 else 0):
        if len(found) >= tries:
            break
        answer = random_items(table, step, dice)
        if not why_refused(table, lane, answer):
            found[answer_key(answer)] = answer
    return list(found.values())


def random_answer(table: Table, lane: int, dice: RandomStream) -> Any:
    """A legal answer at random; over items, if chance finds no legal one soon, the frame's own proposal.

    Its frame alone cannot judge it: an obligation that lies deeper may forbid it.
    """
    step = lanes_of(table)[lane][-1][0]
    if not isinstance(step, ItemsFrame):
        return dice.choice(legal_answers(table, lane))
    for _ in range(_THROWS):
        answer = random_items(table, step, dice)
        if not why_refused(table, lane, answer):
            return answer
    return step.default_answer(table)


def random_items(table: Table, step: ItemsFrame[Any, Any], dice: RandomStream) -> tuple[Any, ...]:
    """An answer over items of the right size, legal or not."""
    items, question = step.items(table), step.question(table)
    if step.shape is QuestionShape.ORDER or question is None:
        return tuple(dice.shuffled(items))
    low, high = question.low, question.high
    size = low + dice.randrange(high - low + 1) if high > low else low
    if step.shape is QuestionShape.SOME:
        chosen = set(dice.shuffled(range(len(items)))[:size])
        return tuple(item for at, item in enumerate(items) if at in chosen)
    given = [0] * len(items)
    for _ in range(size if items else 0):
        given[dice.randrange(len(items))] += 1
    return tuple(given)


def worth(game: Game, table: Table, lane: int, seat: int, answer: Any) -> float:
    """What an answer is worth to a seat one step ahead; where luck decides, what is sure until there."""
    with table.trial(seat):
        try:
            submit(table, lane, answer)
        except OutcomeUnknown:
            table.triggered = []
        return game.evaluate(table, seat)
