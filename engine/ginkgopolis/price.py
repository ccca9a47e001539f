"""What it takes to build with a card and a tile, and why a seat cannot pay it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.messages.message import AmountArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.ginkgopolis.cards import COLOUR, NUMBER, URBANIZATION
from engine.ginkgopolis.places import RESOURCE, SCREEN
from engine.ginkgopolis.queries import building_at, marker_cell, place_of_code


class Price(NamedTuple):
    """What an action needs and what the seat has for it."""

    need_resources: int
    have_resources: int
    need_points: int
    have_points: int
    floors: int = 1
    """How many of the resources stand on the building afterwards; one more is for another colour."""

    @property
    def payable(self) -> bool:
        """Is there enough of both?"""
        return self.have_resources >= self.need_resources and self.have_points >= self.need_points


def target_of(table: Table, card: str) -> str | None:
    """The cell a card speaks of: its marker's, or its building's."""
    return marker_cell(table, card[5:]) if card in URBANIZATION else place_of_code(table, card[5:])


def price(table: Table, seat: int, card: str, tile: str) -> Price | None:
    """What it takes to build with this card and tile; None: there is nowhere to build.

    Rules: ginkgopolis/floor-resources; own resources on the building come back first.
    """
    target = target_of(table, card)
    if target is None:
        return None
    screen = table.places[SCREEN[seat]].counts
    resources, points = screen.get(RESOURCE[seat], 0), screen.get("point", 0)
    if card in URBANIZATION:
        return Price(1, resources, 0, points)
    old = building_at(table, target)
    if old is None:
        return None
    _, top, floors, owner, standing = old
    return tuple.__new__(  # half the cost of the constructor
        Price,
        (
            floors + 1 + (COLOUR[tile] != COLOUR[top]),
            resources + (standing if owner == seat else 0),
            max(0, NUMBER[top] - NUMBER[tile]),
            points,
            floors + 1,
        ),
    )


def cannot_pay(table: Table, seat: int, card: str, tile: str) -> Iterator[Refusal]:
    """Why this card and tile cannot be built now, with the numbers."""
    cost = price(table, seat, card, tile)
    if cost is None:
        yield Refusal(
            "ginkgopolis/matching-card",
            msg("ginkgopolis.no_target_for_card", "This card refers to no building or marker in the city."),
            (card,),
        )
        return
    target = target_of(table, card) or ""
    if cost.have_resources < cost.need_resources:
        need = AmountArg(cost.need_resources, "resource")
        message = (
            msg(
                "ginkgopolis.not_enough_resources",
                "Needs {need}, you have {have}.",
                need=need,
                have=cost.have_resources,
            )
            if cost.need_resources == cost.floors
            else msg(
                "ginkgopolis.not_enough_resources_with_colour",
                "Needs {need} ({floors} for the floors, 1 for another colour), you have {have}.",
                need=need,
                floors=cost.floors,
                have=cost.have_resources,
            )
        )
        yield Refusal("ginkgopolis/floor-resources", message, (target, SCREEN[seat]))
    if cost.have_points < cost.need_points:
        message = msg(
            "ginkgopolis.not_enough_points_lower_number",
            "The new tile shows {new}, the overbuilt one {old}: this costs {cost}, you have {have}.",
            new=NUMBER[tile],
            old=NUMBER[tile] + cost.need_points,
            cost=AmountArg(cost.need_points, "point"),
            have=cost.have_points,
        )
        yield Refusal("ginkgopolis/number-surcharge", message, (target, tile, SCREEN[seat]))
