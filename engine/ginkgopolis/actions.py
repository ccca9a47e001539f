"""The three actions: exploit, urbanize, construct; and what happens when one cannot be paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.agenda import Frame, frame
from engine.core.audit import Finding
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Amount, PieceArg, PlaceArg, SeatArg, msg
from engine.ginkgopolis.cards import COLOUR, NUMBER, YIELD, Action, Gain, is_urbanization
from engine.ginkgopolis.gains import ResourceOrTile, bonuses, gain, trigger_end
from engine.ginkgopolis.markers import MoveMarker
from engine.ginkgopolis.queries import (
    HAL,
    building_at,
    committed,
    is_solo,
    marker_cell,
    neighbour_ids,
    place_of_code,
    points,
    resources,
    supply,
)


@dataclass(frozen=True, slots=True)
class Price:
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
    return marker_cell(table, card[5:]) if is_urbanization(card) else place_of_code(table, card[5:])


def price(table: Table, seat: int, card: str, tile: str) -> Price | None:
    """What it takes to build with this card and tile; None: there is nowhere to build.

    Rules: ginkgopolis/floor-resources (002, C. SZINTÉPÍTÉS items 1-3); own resources on the building come back first.
    """
    target = target_of(table, card)
    if target is None:
        return None
    if is_urbanization(card):
        return Price(1, resources(table, seat), 0, points(table, seat))
    old = building_at(table, target)
    if old is None:
        return None
    return Price(
        old.height + 1 + (COLOUR[tile] != old.colour),
        resources(table, seat) + (old.resources if old.owner == seat else 0),
        max(0, old.number - NUMBER[tile]),
        points(table, seat),
        old.height + 1,
    )


def cannot_pay(table: Table, seat: int, card: str, tile: str) -> Iterator[Refusal]:
    """Why this card and tile cannot be built now, with the numbers."""
    cost = price(table, seat, card, tile)
    if cost is None:
        yield Refusal(
            "ginkgopolis/matching-card",
            msg("ginkgopolis", "This card speaks of no building or marker in the city."),
            (card,),
        )
        return
    target = target_of(table, card) or ""
    if cost.have_resources < cost.need_resources:
        need = Amount(cost.need_resources, "resource")
        message = (
            msg("ginkgopolis", "Needs {need}, you have {have}.", need=need, have=cost.have_resources)
            if cost.need_resources == cost.floors
            else msg(
                "ginkgopolis",
                "Needs {need} ({floors} for the floors, 1 for another colour), you have {have}.",
                need=need,
                floors=cost.floors,
                have=cost.have_resources,
            )
        )
        yield Refusal("ginkgopolis/floor-resources", message, (target, f"seat.{seat}.screen"))
    if cost.have_points < cost.need_points:
        message = msg(
            "ginkgopolis",
            "The new tile shows {new}, the overbuilt one {old}: this costs {cost}, you have {have}.",
            new=NUMBER[tile],
            old=NUMBER[tile] + cost.need_points,
            cost=Amount(cost.need_points, "point"),
            have=cost.have_points,
        )
        yield Refusal("ginkgopolis/number-surcharge", message, (target, tile, f"seat.{seat}.screen"))


# ---- revealing -----------------------------------------------------------------------------------------------


@frame("ginkgopolis.act")
class Act(Frame[None]):
    """A seat reveals what it committed and resolves it. Rules: ginkgopolis/resolve (002, 2. AKCIÓK VÉGREHAJTÁSA)."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat = self.seat
        card, tile = committed(table, seat)
        if card is None:
            return
        for piece in (card, tile):
            if piece is not None:
                table.reveal(piece)
        if tile is not None and any(True for _ in cannot_pay(table, seat, card, tile)):
            message = msg(
                "ginkgopolis",
                "{seat} cannot build with {card} and {tile}: the card is exploited instead.",
                seat=SeatArg(seat),
                card=PieceArg(card),
                tile=PieceArg(tile),
            )
            table.note(message, "ginkgopolis/cannot-pay", (tile, f"seat.{seat}.tiles", card))
            table.move(tile, f"seat.{seat}.tiles")
            tile = None
        if tile is None:
            exploit(table, seat, card)
        elif is_urbanization(card):
            urbanize(table, seat, card, tile)
        else:
            construct(table, seat, card, tile)

    def sound(self, table: Table) -> Iterator[Finding]:
        card, _ = committed(table, self.seat)
        if card is None and self.is_next(table):
            message = msg("ginkgopolis", "{seat} has no card to resolve.", seat=SeatArg(self.seat))
            yield Finding("ginkgopolis/resolve", message, (f"seat.{self.seat}.commit",))


# ---- exploit -------------------------------------------------------------------------------------------------


def yield_of(table: Table, cell: str) -> Gain:
    """What a building gives: as many of its colour's items as it has floors."""
    there = building_at(table, cell)
    return Gain() if there is None else Gain(**{YIELD[there.colour]: there.height})


def exploit(table: Table, seat: int, card: str) -> None:
    """Play a card alone. Rules: ginkgopolis/exploit (002, A. HASZNOSÍTÁS)."""
    target = target_of(table, card)
    table.note(
        msg("ginkgopolis", "{seat} exploits {card}.", seat=SeatArg(seat), card=PieceArg(card)),
        "ginkgopolis/exploit",
        (card,) if target is None else (card, target),
    )
    table.push(Conclude(seat, "exploit"))
    if is_urbanization(card):
        table.push(ResourceOrTile(seat, card))
        return
    if target is not None:
        gain(table, seat, yield_of(table, target), target, "ginkgopolis/exploit")


@frame("ginkgopolis.conclude")
class Conclude(Frame[None]):
    """The own face-up cards pay for the action; then the played card is discarded, or kept after a construct.

    Rules: ginkgopolis/bonus, ginkgopolis/keep-card. A kept card was not there yet, so it does not pay for its own
    action.
    """

    seat: int
    action: Action

    def resolve(self, table: Table, answer: None) -> None:
        bonuses(table, self.seat, self.action)
        keep = self.action == "construct"
        if table.raised:
            # Bonus tiles that empty the supply come first: the card is put away when all is settled.
            table.push(PutAway(self.seat, keep))
        else:
            put_away(table, self.seat, keep)


@frame("ginkgopolis.put_away")
class PutAway(Frame[None]):
    """The played card leaves, after the tiles ran out in the middle of its action. Rules: ginkgopolis/keep-card."""

    seat: int
    keep: bool

    def resolve(self, table: Table, answer: None) -> None:
        put_away(table, self.seat, self.keep)


def put_away(table: Table, seat: int, keep: bool) -> None:
    """The played card goes to the discard pile, or face up in front of the player."""
    card, _ = committed(table, seat)
    if card is None:
        return
    table.move(card, f"seat.{seat}.kept" if keep else "discard")
    if keep:
        message = msg("ginkgopolis", "{seat} keeps {card}.", seat=SeatArg(seat), card=PieceArg(card))
        table.note(message, "ginkgopolis/keep-card", (f"seat.{seat}.commit", f"seat.{seat}.kept", card))


# ---- urbanize ------------------------------------------------------------------------------------------------


def put_resources(table: Table, seat: int, source: str, cell: str, n: int) -> None:
    """One resource for each floor and a construction-site marker. Rules: ginkgopolis/floor-resources,
    ginkgopolis/site.
    """
    table.pour(f"resource.{seat}", source, cell, n)
    message = msg(
        "ginkgopolis",
        "{seat} puts {amount} on the building: {place}.",
        seat=SeatArg(seat),
        amount=Amount(n, "resource"),
        place=PlaceArg(cell),
    )
    table.note(message, "ginkgopolis/floor-resources", (source, cell))
    table.set_count(cell, "site", 1)


def urbanize(table: Table, seat: int, card: str, tile: str) -> None:
    """Build on the outskirts. Rules: ginkgopolis/urbanize (002, B. BŐVÍTÉS)."""
    letter = card[5:]
    cell = marker_cell(table, letter)
    if cell is None:
        return
    message = msg(
        "ginkgopolis",
        "{seat} urbanizes: {tile} at {card}.",
        seat=SeatArg(seat),
        tile=PieceArg(tile),
        card=PieceArg(f"marker.{letter}"),
    )
    table.note(message, "ginkgopolis/urbanize", (card, cell, tile))
    table.move(tile, cell)
    put_resources(table, seat, f"seat.{seat}.screen", cell, 1)
    check_last_resource(table, seat)
    table.push_all((MoveMarker(seat, letter, cell), Neighbours(seat, cell)))


@frame("ginkgopolis.neighbours")
class Neighbours(Frame[None]):
    """Every building beside the new one is exploited, north, east, south, west. Rules: ginkgopolis/neighbours."""

    seat: int
    cell: str

    def resolve(self, table: Table, answer: None) -> None:
        table.push(Conclude(self.seat, "urbanize"))
        for cell in neighbour_ids(self.cell):
            if table.has_place(cell):
                due = yield_of(table, cell)
                if any(due):
                    gain(table, self.seat, due, cell, "ginkgopolis/neighbours")

    def sound(self, table: Table) -> Iterator[Finding]:
        if not self.cell.startswith("city.") or not table.has_place(self.cell):
            yield Finding("ginkgopolis/neighbours", msg("ginkgopolis", "There is no such cell in the city."), ())


# ---- construct -----------------------------------------------------------------------------------------------


def return_resources(table: Table, cell: str, seat: int) -> None:
    """What stands on a building goes back to its owner; if that is somebody else, with a point for each.

    Hal has no screen of his own: his resources go to his supply. Rules: ginkgopolis/return-resources.
    """
    there = table.place(cell)
    for owner in table.each_seat():
        n = there.counts.get(f"resource.{owner}", 0)
        if not n:
            continue
        home = "supply" if owner == HAL and is_solo(table) else "screen"
        table.pour(f"resource.{owner}", cell, f"seat.{owner}.{home}", n)
        if owner != seat:
            table.add(f"seat.{owner}.screen", "point", n)
            message = msg(
                "ginkgopolis",
                "{seat} gets back {amount} and gains {points}.",
                seat=SeatArg(owner),
                amount=Amount(n, "resource"),
                points=Amount(n, "point"),
            )
            table.note(message, "ginkgopolis/return-resources", (cell, f"seat.{owner}.{home}"))
        else:
            message = msg(
                "ginkgopolis", "{seat} gets back {amount}.", seat=SeatArg(owner), amount=Amount(n, "resource")
            )
            table.note(message, "ginkgopolis/return-resources", (cell, f"seat.{owner}.{home}"))


def construct(table: Table, seat: int, card: str, tile: str) -> None:
    """Build a floor on a building. Rules: ginkgopolis/construct (002, C. SZINTÉPÍTÉS)."""
    cell = place_of_code(table, card[5:])
    old = building_at(table, cell) if cell is not None else None
    if cell is None or old is None:
        return
    message = msg(
        "ginkgopolis",
        "{seat} constructs: {tile} on {card}.",
        seat=SeatArg(seat),
        tile=PieceArg(tile),
        card=PieceArg(old.top),
    )
    table.note(message, "ginkgopolis/construct", (card, cell, tile))
    return_resources(table, cell, seat)
    table.move(tile, cell)
    screen = f"seat.{seat}.screen"
    less = max(0, old.number - NUMBER[tile])
    if less:
        table.add(screen, "point", -less)
        pay = msg(
            "ginkgopolis",
            "{seat} pays {amount} for the lower number.",
            seat=SeatArg(seat),
            amount=Amount(less, "point"),
        )
        table.note(pay, "ginkgopolis/number-surcharge", (cell, screen))
    if COLOUR[tile] != old.colour:
        table.pour(f"resource.{seat}", screen, f"seat.{seat}.supply", 1)
        pay = msg(
            "ginkgopolis",
            "{seat} pays {amount} for the other colour.",
            seat=SeatArg(seat),
            amount=Amount(1, "resource"),
        )
        table.note(pay, "ginkgopolis/colour-surcharge", (cell, f"seat.{seat}.supply"))
    put_resources(table, seat, screen, cell, old.height + 1)
    check_last_resource(table, seat)
    table.push(Conclude(seat, "construct"))


def check_last_resource(table: Table, seat: int) -> None:
    """Putting one's last resource on a building triggers the end. Rules: ginkgopolis/end-trigger."""
    if not resources(table, seat) and not supply(table, seat):
        message = msg(
            "ginkgopolis", "{seat} has put the last resource on a building: this is the last round.", seat=SeatArg(seat)
        )
        trigger_end(table, message, "ginkgopolis/end-trigger", f"seat.{seat}.screen", f"seat.{seat}.supply")
