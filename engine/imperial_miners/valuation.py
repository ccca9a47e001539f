"""How good a table is for a seat, for those who look ahead: a scale in points that falls towards the last round.

What a seat has begun is played out first, each question by the scale, so that a card is judged by its whole chain.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from engine.core.flow.by_hand import ByHandEffect
from engine.core.flow.effect import Effect
from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.messages.errors import OutcomeUnknown
from engine.core.messages.message import Message, msg
from engine.core.table.table import Table
from engine.imperial_miners import effects as words
from engine.imperial_miners.activation import SpecialStep
from engine.imperial_miners.cards import MinersCards, data_of
from engine.imperial_miners.carts import cart_numbers
from engine.imperial_miners.draws import DrawCardsStep, NameStep, SearchStep
from engine.imperial_miners.numbers import CountEffect, Number
from engine.imperial_miners.placing import PlaceCardStep
from engine.imperial_miners.queries import (
    HAND,
    MINES,
    RECORD,
    ROUNDS,
    SURFACE,
    chosen_card,
    coins,
    has_free_place,
    points,
    price,
    round_number,
    standing,
)
from engine.imperial_miners.research import ResearchStep
from engine.imperial_miners.token_effects import CartEffect, CaveInEffect, GadgetEffect
from engine.imperial_miners.tokens import ClearCaveInStep, PutCartStep, PutTokenStep
from engine.imperial_miners.turn import ChooseStep

REST = 0.1
"""How much of what the best cards of the rows will bring later is counted now."""
LONGEST = 60
"""Steps of a phase that are played out before the rest is left to the scale."""


class Scale(NamedTuple):
    """What things are worth in victory points."""

    coin: float
    card: float
    deep: float
    step: float
    gadget: float
    cave_in: float
    half_cart: float
    special: float


SCALES = (
    *(Scale(0.55, 0.5, 2.0, 0.9, 0.7, -0.6, 0.3, 1.5),) * 6,
    *(Scale(0.4, 0.25, 2.0, 0.8, 0.4, -0.4, 0.15, 1.8),) * 3,
    Scale(0.4, 0.2, 1.5, 0.7, 0.1, -0.1, 0.05, 2.0),
    Scale(0.01, 0.0, 0.0, 0.3, 0.0, 0.0, 0.0, 2.0),
)
"""By round, from 0 on. A coin in the last round only breaks ties."""
USUAL: dict[str, float] = {
    "faction": 2.0,
    "others": 1.3,
    "kinds": 3.5,
    "cave_ins": 1.0,
    "gadgets_here": 2.0,
    "gadgets": 3.0,
    "full_carts": 3.5,
    "position": 3.0,
    "progress": 9.0,
    "completed": 0.7,
    "neighbours": 3.0,
    "above": 1.6,
    "below": 0.8,
    "beside": 1.0,
    "kin": 1.0,
    "row": 2.5,
    "hand": 4.0,
}
"""How many of each thing an ordinary mine has in the middle of a game."""


def _usual(n: Number) -> float:
    if isinstance(n, int):
        return float(n)
    if isinstance(n, CountEffect):
        counted = n.each * USUAL[n.of] / n.per
        return max(n.base + (counted if n.most is None else min(counted, n.most)), n.least)
    return 0.5 * _usual(n.then) + 0.5 * _usual(n.otherwise)


def _strength(part: Effect) -> float:
    """What a part of an effect usually brings in the middle of a game."""
    match part:
        case words.PointEffect(n):
            return _usual(n)
        case words.CoinEffect(n):
            return 0.4 * _usual(n)
        case words.DrawEffect(n):
            return 0.3 * _usual(n)
        case words.ResearchEffect(n):
            return 0.85 * _usual(n)
        case words.PayEffect(n):
            return -0.4 * max(0, n - 2 * (part.less is not None))
        case GadgetEffect(_, n):
            return 0.3 * n
        case CaveInEffect():
            return -0.8
        case CartEffect(n):
            return 0.8 * n
        case words.ActivateEffect(n):
            return 1.5 * n
        case words.DrawFactionEffect(_, n):
            return 0.5 * n
        case ByHandEffect():
            return 0.0  # nobody but people knows what it brings
    return 0.4


@cache
def strengths(data: MinersCards) -> dict[str, float]:
    """What each card brings when it acts, in an ordinary mine."""
    return {card: max(sum(_strength(part) for part in effect) for effect in data.effects[card]) for card in data.level}


@cache
def gadget_cards(data: MinersCards) -> frozenset[str]:
    """The cards that give more for gadgets on them."""

    def counts_gadgets(part: Effect) -> bool:
        n = getattr(part, "n", 0)
        return isinstance(n, CountEffect) and n.of == "gadgets_here"

    return frozenset(card for card in data.level if any(counts_gadgets(part) for e in data.effects[card] for part in e))


PASSED = (0.0, 1.0, 0.8, 0.5, 0.2)
"""How often the chain of a round passes a row."""


def scale_of(table: Table) -> Scale:
    """The scale of the present round; once its event is laid aside the round is over but still counts."""
    number_ = round_number(table)
    if not table.places["event.now"].pieces and number_:
        number_ -= 1
    return SCALES[min(max(number_, 0), ROUNDS)]


def value(table: Table, seat: int) -> float:
    """What the table is worth to a seat when it has finished what it has begun."""
    scale = scale_of(table)
    with table.trial(seat):
        card = chosen_card(table, seat)
        if card is not None and not lanes_of(table)[seat]:
            table.add_count(SURFACE[seat], "coin", -min(price(table, seat, card), coins(table, seat)))
            table.push(PlaceCardStep(seat), seat)
        return _played_out(table, seat, scale)


def worth_of(table: Table, seat: int, answer: Any) -> float:
    """What an answer to the question on a seat's lane is worth to it."""
    with table.trial(seat):
        try:
            _go(table, seat, answer)
        except OutcomeUnknown:
            return scale_of(table).deep + standing_value(table, seat, scale_of(table))
        return value(table, seat)


def _played_out(table: Table, seat: int, scale: Scale) -> float:
    """Answer every question of the lane by the scale; what only chance decides counts what it is worth on average."""
    extra = 0.0
    lane = lanes_of(table)[seat]
    for _ in range(LONGEST):
        if not lane:
            break
        step = lane[-1][0]
        worth = _expected(table, seat, step, scale)
        if worth is not None:
            table.pop(seat)
            extra += worth
            continue
        question = step.question(table)
        if question is None:
            answer = None
        elif isinstance(step, ItemsFrame):
            answer = step.default_answer(table)
        else:
            answer = _best(table, seat, step.candidates(table), scale)
        try:
            _go(table, seat, answer)
        except OutcomeUnknown:
            extra += scale.deep
    return extra + standing_value(table, seat, scale)


def _go(table: Table, seat: int, answer: Any) -> None:
    step = lanes_of(table)[seat][-1][0]
    table.pop(seat)
    table.lane = seat
    step.resolve(table, answer)


def quick_answer(table: Table, seat: int, step: Frame[Any], listed: list[Any]) -> Any:
    """What the scale says at once inside a chain of activations; None: where a card is chosen or placed, and where
    nothing lies open to be judged.
    """
    lane = lanes_of(table)[seat]
    if isinstance(step, ChooseStep | PlaceCardStep | ItemsFrame) or not lane or lane[-1][0] is not step:
        return None
    return _best(table, seat, listed, scale_of(table))


def _best(table: Table, seat: int, answers: list[Any], scale: Scale) -> Any:
    if len(answers) < 2:
        return answers[0] if answers else None
    best, most = answers[0], float("-inf")
    for answer in answers:
        with table.trial(seat):
            try:
                _go(table, seat, answer)
                worth = _begun(table, seat, scale)
            except OutcomeUnknown:
                worth = scale.deep
            worth += standing_value(table, seat, scale)
        if worth > most:
            best, most = answer, worth
    return best


def _begun(table: Table, seat: int, scale: Scale) -> float:
    """What the open steps of a lane will bring, roughly; steps without a choice are done."""
    extra = 0.0
    lane = lanes_of(table)[seat]
    for _ in range(LONGEST):
        if not lane:
            break
        step = lane[-1][0]
        worth = _expected(table, seat, step, scale)
        if worth is None and step.question(table) is None:
            _go(table, seat, None)
            continue
        if worth is None:
            worth = _open_worth(step, scale)
            if worth is None:
                break
        extra += worth
        table.pop(seat)
    return extra


def _expected(table: Table, seat: int, step: Frame[Any], scale: Scale) -> float | None:
    """The average worth of a step that chance decides; None: it can be played out."""
    if isinstance(step, DrawCardsStep):
        held = len(table.places[HAND[seat]].pieces)
        return scale.card * max(0, min(step.n, 6 - held)) + 0.05 * step.n
    if isinstance(step, SearchStep | NameStep):
        return scale.card * step.n * (1.2 if len(table.places[HAND[seat]].pieces) < 6 else 0.3)
    return None


def _open_worth(step: Frame[Any], scale: Scale) -> float | None:
    """The usual worth of a question about tokens, steps or special activations."""
    match step:
        case ResearchStep():
            return scale.step * step.n
        case PutTokenStep():
            return step.n * (scale.gadget if step.kind == "gadget" else scale.cave_in)
        case PutCartStep():
            return float(step.n)
        case ClearCaveInStep():
            return -scale.cave_in * step.n
        case SpecialStep():
            return scale.special * step.n
    return None


def standing_value(table: Table, seat: int, scale: Scale) -> float:
    """The score as it stands, and what is in stock by the scale."""
    full, half_full = cart_numbers(table, seat)
    worth = points(table, seat) + full + scale.half_cart * half_full
    left = max(0, ROUNDS - round_number(table))
    worth += scale.coin * _useful(coins(table, seat), left) + _hand_value(table, seat, scale)
    worth += _mine_value(table, seat, scale, left)
    worth += 0.4 * scale.step * standing(table, seat)[1]
    return worth + scale.coin * table.places[RECORD[seat]].counts.get("cheaper", 0) * 0.8


def _mine_value(table: Table, seat: int, scale: Scale, left: int) -> float:
    """What lies in a mine: tokens, and what the best card of each row will bring when chains pass it again."""
    worth = 0.0
    data = data_of(table)
    strength, uses_gadgets = strengths(data), gadget_cards(data)
    best = [0.0] * 5
    for place in table.existing_members(MINES[seat]):
        if place.pieces:
            card = place.pieces[-1].id
            level = data.level.get(card, 0)
            if level and strength[card] > best[level]:
                best[level] = strength[card]
        counts = place.counts
        if counts:
            if counts.get("cave_in", 0):
                worth += scale.cave_in
            gadgets = counts.get("gadget", 0)
            if gadgets:
                uses = bool(place.pieces) and place.pieces[-1].id in uses_gadgets
                worth += gadgets * scale.gadget * (1.0 if uses else 0.4)
    return worth + REST * left * sum(most * share for most, share in zip(best, PASSED, strict=True))


def aspects(table: Table, seat: int) -> tuple[tuple[Message, float], ...]:
    """What a table is worth besides score and stock."""
    mine = _mine_value(table, seat, scale_of(table), max(0, ROUNDS - round_number(table)))
    return ((msg("imperial_miners.aspect_mine", "Cards in the mine"), mine),)


def _useful(n: int, left: int) -> float:
    """Coins beyond what can still be spent are worth little."""
    full = min(6, 3 * left)
    return min(n, full) + 0.5 * min(max(n - full, 0), full) + 0.1 * max(n - 2 * full, 0)


def _hand_value(table: Table, seat: int, scale: Scale) -> float:
    """Cards that can be placed are worth more; the sixth card and further ones little."""
    if not scale.card:
        return 0.0
    data = data_of(table)
    room: dict[int, bool] = {}
    found = []
    for piece in table.places[HAND[seat]].pieces:
        level = data.level.get(piece.id, 0)
        if level == 4:
            found.append(scale.deep)
            continue
        fits = room.get(level)
        if fits is None:
            fits = room[level] = bool(level) and has_free_place(table, seat, level)
        found.append(scale.card * (0.5 + 0.25 * level if fits else 0.6) - 0.01 * data.cost.get(piece.id, 0))
    found.sort(reverse=True)
    return sum(found[:5])
