"""One placement for everything that lies over the table: pure geometry, numbers in, numbers out, no widget.

A *shot* is one way the camera may stand; with it come the boxes that nothing may ever cover (`hard`) and those that are
covered as little as can be (`soft`). Each card has forms, from whole to folded. One search over all shots and cards
finds the cheapest plan, so that no card has to know another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from math import inf
from operator import itemgetter
from typing import TypeAlias

from qtapp.kit.controls.free_room import Box, FreeRoom, shared

GAP = 8
"""Pixels between two cards."""
LEAST_ZOOM = 0.8
"""Of the largest possible zoom: the table is not made smaller for a card than this."""
CALM = 60.0
"""So much dearer a plan may be in which everything stays where it is."""
_ZOOM, _FOLD, _AWAY, _ASKED_AWAY = 1300.0, 260.0, 4.0, 40.0
_SOFT, _SIDE_EDGE, _LOW_EDGE, _SIDE, _NEAR, _MOVE, _MOST_MOVED = 0.0011, 0.12, 0.06, 30.0, 0.02, 0.1, 500
_TURNED = 500.0
"""What it costs that a question is asked at the other side of the table than the one before. What is taught lies at its
left and changes sides for nothing: it makes room for the question.
"""
_TOUCHED = 12.0
"""What it costs to lie over a board at all: where half of it is bare, the other half may be its name."""
_MOST_TRIED = 6000
"""Steps of the search: a bound, so that no table keeps the window waiting."""
_GROWN = 400
"""Square pixels of soft things that a folded card may cover more when it unfolds."""


@dataclass(frozen=True)
class Form:
    """One size of a card; `loss`: 0 nothing of it is missing, 1 as good as gone."""

    name: str
    width: int
    height: int
    loss: float = 0.0


@dataclass(frozen=True)
class CardShape:
    """What is to be placed; `side`: -1 it would rather lie at the left, 1 at the right, 0 anywhere."""

    name: str
    forms: tuple[Form, ...]
    weight: float = 1.0
    side: int = 0
    is_asked: bool = False
    """It holds what is asked: everything else gives way first, and it never stays away."""


@dataclass(frozen=True)
class Shot:
    """One way the camera may stand, with pixels kept free at its left and right side."""

    left: int
    right: int
    zoom: float
    within: Box
    hard: tuple[Box, ...]
    soft: tuple[tuple[Box, float], ...] = ()
    near: Mapping[str, tuple[Box, ...]] = field(default_factory=dict)
    """By card what it speaks of: it would like to lie beside it."""
    needed: float = 0.0
    """The zoom from which on everything that is asked about can be hit."""


Place: TypeAlias = tuple[Form, Box]


@dataclass
class Plan:
    """Where everything lies. A card without a place stays away."""

    shot: Shot
    places: dict[str, Place] = field(default_factory=dict)
    cost: float = inf


def solve(
    shots: Sequence[Shot],
    cards: Sequence[CardShape],
    before: Mapping[str, Box] | None = None,
    fixed: Mapping[str, Place] | None = None,
    held: Set[str] = frozenset(),
) -> Plan:
    """The cheapest plan. `before`: where cards lie; `fixed`: furniture that is not moved whatever it covers; `held`:
    cards that stay at their corner as long as nothing hard is under them there.
    """
    search = _PlanSearch(cards, before or {}, fixed or {}, held)
    plan = search.over(_worth_it(shots))
    if any(card.is_asked and card.name not in plan.places for card in cards):
        plan = search.over(sorted(shots, key=lambda one: -one.zoom))  # what is asked comes before a large table
    lasting = {card.name for card in cards if card.is_asked} | set(fixed or {})
    forced = [card for card in cards if card.is_asked and card.name not in plan.places]
    for card in forced:
        _force(plan, card, lasting)
    if forced:
        _make_way(plan, [card for card in cards if card.name not in lasting], lasting)
    return _tidied(plan, cards, frozenset(fixed or {}) | held)


def _force(plan: Plan, card: CardShape, lasting: Set[str]) -> None:
    """No spot is free for what is asked: it lies at an edge, over as little as can be of what should stay free. Cards
    that are not asked make way for it.
    """
    left, top, right, bottom = plan.shot.within
    best: tuple[float, Form, Box] | None = None
    for form in card.forms:
        wide, tall = min(form.width, right - left), min(form.height, bottom - top)
        for x in (right - wide, left, (left + right - wide) // 2):
            for y in (top, bottom - tall, (top + bottom - tall) // 2):
                box = x, y, x + wide, y + tall
                under = [*plan.shot.hard, *(one for name, (_, one) in plan.places.items() if name in lasting)]
                cost = sum(shared(box, one) for one in under) + 1000 * form.loss
                if best is None or cost < best[0]:
                    best = cost, form, box
    if best is not None:
        plan.places[card.name] = best[1], best[2]


def _make_way(plan: Plan, cards: Sequence[CardShape], lasting: Set[str]) -> None:
    """Cards over which something was forced go where they lie over no other, as small as they have to be, or away."""
    asked = [grown(box) for name, (_, box) in plan.places.items() if name in lasting]
    for card in sorted(cards, key=lambda one: -one.weight):
        place = plan.places.get(card.name)
        if place is None or not any(shared(place[1], one) for one in asked):
            continue
        others = [grown(box) for name, (_, box) in plan.places.items() if name != card.name]
        room = FreeRoom(plan.shot.within, (*plan.shot.hard, *others), plan.shot.soft)
        spots = [
            (_FOLD * form.loss * card.weight + room.covered(box) * _SOFT, form, box)
            for form in card.forms
            for box in room.spots(form.width, form.height, (), GAP)
        ]
        if spots:
            _, form, box = min(spots, key=_PRICE)
            plan.places[card.name] = form, box
        else:
            del plan.places[card.name]


def _worth_it(shots: Sequence[Shot]) -> list[Shot]:
    """Shots that show the table large enough, the largest first."""
    largest = max(shot.zoom for shot in shots)
    found = [shot for shot in shots if shot.zoom >= LEAST_ZOOM * largest]
    hittable = [shot for shot in found if shot.zoom >= shot.needed]
    return sorted(hittable or found, key=lambda one: -one.zoom)


_Choice: TypeAlias = tuple[float, Form | None, Box]
_NOWHERE: Box = (0, 0, 0, 0)
_PRICE = itemgetter(0)


class _PlanSearch:
    """Branch and bound over the cards, shot by shot."""

    def __init__(
        self, cards: Sequence[CardShape], before: Mapping[str, Box], fixed: Mapping[str, Place], held: Set[str]
    ) -> None:
        self._cards = sorted((one for one in cards if one.name not in fixed), key=lambda one: -one.weight)
        self._before = before
        self._fixed = dict(fixed)
        self._held = held
        self._calm = CALM / max(1, len(self._cards))

    def over(self, shots: Sequence[Shot]) -> Plan:
        """The cheapest plan over some shots, the largest of which comes first."""
        best = Plan(shots[0])
        for shot in shots:
            base = _ZOOM * (1 - shot.zoom / shots[0].zoom)
            if base - CALM >= best.cost:
                continue
            found = self._in(shot, base, best.cost)
            if found is not None:
                best = found
        return best

    def _in(self, shot: Shot, base: float, bound: float) -> Plan | None:
        room = FreeRoom(shot.within, shot.hard, shot.soft)
        choices = [sorted(self._choices(card, shot, room), key=_PRICE) for card in self._cards]
        least = [0.0] * (len(choices) + 1)
        for at in range(len(choices) - 1, -1, -1):
            least[at] = least[at + 1] + choices[at][0][0] - 10.0  # a spot beside another card may be cheaper still
        best: dict[str, Place] | None = None
        tried = 0
        flush: dict[tuple[str, Box], list[_Choice]] = {}
        """By card and what it would lie beside."""

        def go_on(at: int, cost: float, chosen: dict[str, Place], boxes: list[Box], taken: list[Box]) -> None:
            nonlocal best, bound, tried
            tried += 1
            if at == len(self._cards):
                best, bound = dict(chosen), cost
                return
            card, here = self._cards[at], choices[at]
            if boxes and card.name not in self._held:
                for box in boxes:
                    if (card.name, box) not in flush:
                        flush[card.name, box] = list(self._beside(card, shot, room, box))
                beside = (one for box in boxes for one in flush[card.name, box])
                here = sorted([*here, *beside], key=_PRICE)
            for price, form, box in here:
                if cost + price + least[at + 1] >= bound or tried > _MOST_TRIED:
                    return
                if form is None:
                    go_on(at + 1, cost + price, chosen, boxes, taken)
                elif not any(shared(box, one) for one in taken):
                    chosen[card.name] = (form, box)
                    go_on(at + 1, cost + price, chosen, [*boxes, box], [*taken, grown(box)])
                    del chosen[card.name]

        furniture = [box for _, box in self._fixed.values()]
        go_on(0, base, {}, furniture, [grown(box) for box in furniture])
        return None if best is None else Plan(shot, {**self._fixed, **best}, bound)

    def _choices(self, card: CardShape, shot: Shot, room: FreeRoom) -> Iterator[_Choice]:
        away = _FOLD * (_ASKED_AWAY if card.is_asked else _AWAY * card.weight)
        yield away, None, _NOWHERE
        staying = [(form, box) for form, box in self._staying(card) if room.is_free(box)]
        if card.name in self._held and any(not form.loss for form, _ in staying):
            yield from ((self._price(card, form, box, shot, room), form, box) for form, box in staying)
            return
        near = shot.near.get(card.name, ())
        for form in card.forms:
            best: dict[object, tuple[float, Box]] = {}
            for box in room.spots(form.width, form.height, near, GAP):
                zone = _zone(box, shot.within)
                most = best[zone][0] if zone in best else inf
                price = self._price(card, form, box, shot, room, most)
                if price < most:
                    best[zone] = price, box
            yield from ((price, form, box) for price, box in best.values())
        for form, box in staying:
            yield self._price(card, form, box, shot, room), form, box

    def _staying(self, card: CardShape) -> Iterator[Place]:
        """Every form at a corner where the card lies: it grows downwards, or upwards."""
        old = self._before.get(card.name)
        if old is None:
            return
        for form in card.forms:
            for top in dict.fromkeys((old[1], old[3] - form.height)):
                yield form, (old[0], top, old[0] + form.width, top + form.height)

    def _beside(self, card: CardShape, shot: Shot, room: FreeRoom, other: Box) -> Iterator[_Choice]:
        """Flush below, above, right or left of what lies there already."""
        left, top, right, bottom = other
        for form in card.forms:
            wide, tall = form.width, form.height
            for x, y in (
                *((x, y) for x in (left, right - wide) for y in (bottom + GAP, top - GAP - tall)),
                *((x, y) for y in (top, bottom - tall) for x in (right + GAP, left - GAP - wide)),
            ):
                box = x, y, x + wide, y + tall
                if room.is_free(box):
                    yield self._price(card, form, box, shot, room), form, box

    def _price(self, card: CardShape, form: Form, box: Box, shot: Shot, room: FreeRoom, most: float = inf) -> float:
        """What it costs to lie there; what is dearer than `most` is not reckoned to its end."""
        left, top, right, bottom = shot.within
        box_left, box_top, box_right, box_bottom = box
        from_left, from_right, from_top, from_bottom = (
            box_left - left,
            right - box_right,
            box_top - top,
            bottom - box_bottom,
        )
        cost = _FOLD * form.loss * card.weight
        cost += _SIDE_EDGE * (from_left if from_left < from_right else from_right) + _LOW_EDGE * (
            from_top if from_top < from_bottom else from_bottom
        )
        if card.side:
            away = from_left if card.side < 0 else from_right
            cost += _SIDE * card.weight * away / max(1, right - left)
        old = self._before.get(card.name)
        if old is not None:
            moved = abs(old[0] - box_left) + min(abs(old[1] - box_top), abs(old[3] - box_bottom))
            cost += _MOVE * min(_MOST_MOVED, moved) if moved else -self._calm
            if (
                card.is_asked
                and card.side > 0
                and (old[0] + old[2] > left + right) != (box_left + box_right > left + right)
            ):
                cost += _TURNED
        if cost >= most:
            return cost
        near = shot.near.get(card.name)
        if near:
            cost += _NEAR * min([_distance(box, one) for one in near])
        if cost >= most:
            return cost
        covered = room.covered(box)
        return cost + covered * _SOFT + (_TOUCHED if covered else 0.0)


def _distance(box: Box, other: Box) -> int:
    wide = box[0] - other[2] if box[0] > other[2] else other[0] - box[2]
    tall = box[1] - other[3] if box[1] > other[3] else other[1] - box[3]
    return (wide if wide > 0 else 0) + (tall if tall > 0 else 0)


def _zone(box: Box, within: Box) -> object:
    """Spots of one zone come to the same: only the cheapest of them is looked at."""
    left, top, right, bottom = within
    third = 3 * (box[1] + box[3] - 2 * top) // (2 * max(1, bottom - top))
    return box[0] <= left + GAP, box[2] >= right - GAP, third, box[1] <= top + GAP, box[3] >= bottom - GAP


def grown(box: Box) -> Box:
    """A box with the room around it that belongs to it."""
    return box[0] - GAP + 1, box[1] - GAP + 1, box[2] + GAP - 1, box[3] + GAP - 1


# ---- the last pixels -------------------------------------------------------------------------------------------------


def _tidied(plan: Plan, cards: Sequence[CardShape], still: Set[str]) -> Plan:
    """Everything flush with its neighbour or the edge; what was folded unfolds where nothing is lost by it."""
    for name in sorted(plan.places, key=lambda one: plan.places[one][1][1]):
        if name not in still:
            _slide(plan, name, 0)
            _slide(plan, name, 1)
    for card in sorted(cards, key=lambda one: -one.weight):
        if card.name in plan.places and card.name not in still:
            _unfold(plan, card)
    return plan


def _slide(plan: Plan, name: str, axis: int) -> None:
    """To the nearer edge of the page, or to what lies in between, if that hides no more than before."""
    form, box = plan.places[name]
    low, high = plan.shot.within[axis], plan.shot.within[axis + 2]
    back = box[axis] - low < high - box[axis + 2]
    others = [one for other, (_, one) in plan.places.items() if other != name]
    limit = low if back else high
    for one in (*plan.shot.hard, *(grown(one) for one in others)):
        if one[1 - axis] < box[3 - axis] and box[1 - axis] < one[3 - axis]:
            if back and one[axis + 2] <= box[axis]:
                limit = max(limit, one[axis + 2])
            elif not back and one[axis] >= box[axis + 2]:
                limit = min(limit, one[axis])
    by = limit - box[axis] if back else limit - box[axis + 2]
    if by and abs(by) <= 96:
        moved = (box[0] + by, box[1], box[2] + by, box[3]) if axis == 0 else (box[0], box[1] + by, box[2], box[3] + by)
        if _hidden(plan, moved) <= _hidden(plan, box):
            plan.places[name] = form, moved


def _unfold(plan: Plan, card: CardShape) -> None:
    form, box = plan.places[card.name]
    for larger in sorted(card.forms, key=lambda one: one.loss):
        if larger.loss >= form.loss:
            return
        for x in (box[0], box[2] - larger.width):
            for y in (box[1], box[3] - larger.height):
                wider = x, y, x + larger.width, y + larger.height
                if _is_free(plan, card.name, wider) and _hidden(plan, wider) <= _hidden(plan, box) + _GROWN:
                    plan.places[card.name] = larger, wider
                    return


def _is_free(plan: Plan, name: str, box: Box) -> bool:
    left, top, right, bottom = plan.shot.within
    if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
        return False
    others = (grown(one) for other, (_, one) in plan.places.items() if other != name)
    return not any(shared(box, one) for one in (*plan.shot.hard, *others))


def _hidden(plan: Plan, box: Box) -> float:
    return sum(shared(box, one) * weight for one, weight in plan.shot.soft)
