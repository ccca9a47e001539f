"""The three actions: exploit, urbanize, construct; and what happens when one cannot be paid."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, SeatArg, memoized, msg
from engine.core.table.table import COMMON, Table
from engine.ginkgopolis.cards import COLOUR, NUMBER, URBANIZATION, YIELD, Action, CardGain, Colour
from engine.ginkgopolis.gains import ResourceOrTileStep, bonuses, gain, trigger_end
from engine.ginkgopolis.markers import MoveMarkerStep
from engine.ginkgopolis.places import COMMIT, KEPT, RESOURCE, SCREEN, SUPPLY, TILES
from engine.ginkgopolis.price import price, target_of
from engine.ginkgopolis.queries import (
    HAL,
    building_at,
    committed,
    is_solo,
    marker_cell,
    neighbour_ids,
    place_of_code,
    resources,
    roof_of,
    supply,
)

NOTHING = CardGain()


# ---- revealing -----------------------------------------------------------------------------------------------


@memoized
def _cannot_build(seat: int, card: str, tile: str) -> Message:
    return msg(
        "ginkgopolis.seat_exploits_instead_of_building",
        "{seat} cannot build with {card} and {tile}: the card is exploited instead.",
        seat=SeatArg(seat),
        card=PieceArg(card),
        tile=PieceArg(tile),
    )


@frame("ginkgopolis.act")
class ActStep(Frame[None]):
    """A seat reveals what it committed and resolves it. Rules: ginkgopolis/resolve."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat = self.seat
        card, tile = committed(table, seat)
        if card is None:
            return
        table.reveal(card)
        if tile is not None:
            table.reveal(tile)
            cost = price(table, seat, card, tile)
            if cost is None or not cost.payable:
                table.note(_cannot_build(seat, card, tile), "ginkgopolis/cannot-pay", (tile, TILES[seat], card))
                table.move(tile, TILES[seat])
                tile = None
        if tile is None:
            exploit(table, seat, card)
        elif card in URBANIZATION:
            urbanize(table, seat, card, tile)
        else:
            construct(table, seat, card, tile)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not _has_yet_to_choose(table, self.seat):
            yield from no_card(table, self.seat)


def _has_yet_to_choose(table: Table, seat: int) -> bool:
    """Will a seat still be asked for its card in this round, or is it just being asked?"""
    return any(step.name == "ginkgopolis.choose" for step, _ in table.lanes[COMMON]) or any(
        step.name == "ginkgopolis.commit" for step, _ in table.lanes[seat]
    )


def no_card(table: Table, seat: int) -> Iterator[Finding]:
    """A finding if nothing lies on a seat's choice: its action would be lost."""
    if committed(table, seat)[0] is None:
        message = msg("ginkgopolis.audit_no_card_to_resolve", "{seat} has no card to resolve.", seat=SeatArg(seat))
        yield Finding("ginkgopolis/resolve", message, (COMMIT[seat],))


# ---- exploit -------------------------------------------------------------------------------------------------


def yield_of(table: Table, cell: str) -> CardGain:
    """What a building gives: as many of its colour's items as it has floors."""
    top, floors = roof_of(table.places.get(cell) or table.place(cell))
    return _yield(COLOUR[top], floors) if floors else NOTHING


@memoized
def _yield(colour: Colour, floors: int) -> CardGain:
    return CardGain(**{YIELD[colour]: floors})


@memoized
def _exploits(seat: int, card: str) -> Message:
    return msg("ginkgopolis.seat_exploits_card", "{seat} exploits {card}.", seat=SeatArg(seat), card=PieceArg(card))


def exploit(table: Table, seat: int, card: str) -> None:
    """Play a card alone. Rules: ginkgopolis/exploit."""
    target = target_of(table, card)
    table.note(_exploits(seat, card), "ginkgopolis/exploit", (card,) if target is None else (card, target))
    if card in URBANIZATION:
        table.push(ConcludeStep(seat, "exploit"))
        table.push(ResourceOrTileStep(seat, card))
        return
    if target is not None:
        gain(table, seat, yield_of(table, target), target, "ginkgopolis/exploit")
    conclude(table, seat, "exploit")


def conclude(table: Table, seat: int, action: Action) -> None:
    """End an action: at once, or, if tiles are still to be drawn one by one, after that."""
    if table.triggered:
        table.push(ConcludeStep(seat, action))
        return
    bonuses(table, seat, action)
    keep = action == "construct"
    if table.triggered:
        # Bonus tiles that empty the supply come first: the card is put away when all is settled.
        table.push(PutAwayStep(seat, keep))
    else:
        put_away(table, seat, keep)


@frame("ginkgopolis.conclude")
class ConcludeStep(Frame[None]):
    """The own face-up cards pay for the action; then the played card is discarded, or kept after a construct.

    Rules: ginkgopolis/bonus, ginkgopolis/keep-card. A kept card was not there yet, so it does not pay for its own
    action.
    """

    seat: int
    action: Action

    def resolve(self, table: Table, answer: None) -> None:
        conclude(table, self.seat, self.action)


@frame("ginkgopolis.put_away")
class PutAwayStep(Frame[None]):
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
    table.move(card, KEPT[seat] if keep else "discard")
    if keep:
        table.note(_keeps(seat, card), "ginkgopolis/keep-card", (COMMIT[seat], KEPT[seat], card))


@memoized
def _keeps(seat: int, card: str) -> Message:
    return msg("ginkgopolis.seat_keeps_card", "{seat} keeps {card}.", seat=SeatArg(seat), card=PieceArg(card))


# ---- urbanize ------------------------------------------------------------------------------------------------


def put_resources(table: Table, seat: int, source: str, cell: str, n: int) -> None:
    """One resource for each floor and a construction-site marker. Rules: ginkgopolis/floor-resources,
    ginkgopolis/site.
    """
    table.transfer(RESOURCE[seat], source, cell, n)
    table.note(_puts(seat, n, cell), "ginkgopolis/floor-resources", (source, cell))
    table.set_count(cell, "site", 1)


@memoized
def _puts(seat: int, n: int, cell: str) -> Message:
    return msg(
        "ginkgopolis.seat_puts_resources_on_building",
        "{seat} puts {amount} on {place}.",
        seat=SeatArg(seat),
        amount=AmountArg(n, "resource"),
        place=PlaceArg(cell),
    )


@memoized
def _urbanizes(seat: int, tile: str, letter: str) -> Message:
    return msg(
        "ginkgopolis.seat_urbanizes",
        "{seat} urbanizes: {tile} at {card}.",
        seat=SeatArg(seat),
        tile=PieceArg(tile),
        card=PieceArg(f"marker.{letter}"),
    )


def urbanize(table: Table, seat: int, card: str, tile: str) -> None:
    """Build on the outskirts. Rules: ginkgopolis/urbanize."""
    letter = card[5:]
    cell = marker_cell(table, letter)
    if cell is None:
        return
    table.note(_urbanizes(seat, tile, letter), "ginkgopolis/urbanize", (card, cell, tile))
    table.move(tile, cell)
    put_resources(table, seat, SCREEN[seat], cell, 1)
    check_last_resource(table, seat)
    table.push_all((MoveMarkerStep(seat, letter, cell), NeighboursStep(seat, cell)))


@frame("ginkgopolis.neighbours")
class NeighboursStep(Frame[None]):
    """Every building beside the new one is exploited, north, east, south, west. Rules: ginkgopolis/neighbours."""

    seat: int
    cell: str

    def resolve(self, table: Table, answer: None) -> None:
        for cell in neighbour_ids(self.cell):
            if cell in table.places:
                due = yield_of(table, cell)
                if due is not NOTHING:
                    gain(table, self.seat, due, cell, "ginkgopolis/neighbours")
        conclude(table, self.seat, "urbanize")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not self.cell.startswith("city.") or not table.has_place(self.cell):
            yield Finding(
                "ginkgopolis/neighbours",
                msg("ginkgopolis.audit_cell_not_in_city", "There is no such cell in the city."),
                (),
            )


# ---- construct -----------------------------------------------------------------------------------------------


def return_resources(table: Table, cell: str, seat: int) -> None:
    """What stands on a building goes back to its owner; if that is somebody else, with a point for each.

    Hal has no screen of his own: his resources go to his supply. Rules: ginkgopolis/return-resources.
    """
    there = table.place(cell)
    for owner in table.seats_from_first():
        n = there.counts.get(RESOURCE[owner], 0)
        if not n:
            continue
        home = SUPPLY[owner] if owner == HAL and is_solo(table) else SCREEN[owner]
        table.transfer(RESOURCE[owner], cell, home, n)
        if owner != seat:
            table.add_count(SCREEN[owner], "point", n)
        table.note(_gets_back(owner, n, owner != seat), "ginkgopolis/return-resources", (cell, home))


@memoized
def _gets_back(seat: int, n: int, points: bool) -> Message:
    back = AmountArg(n, "resource")
    if not points:
        return msg("ginkgopolis.seat_regains_resources", "{seat} gets back {amount}.", seat=SeatArg(seat), amount=back)
    return msg(
        "ginkgopolis.seat_regains_resources_and_points",
        "{seat} gets back {amount} and gains {points}.",
        seat=SeatArg(seat),
        amount=back,
        points=AmountArg(n, "point"),
    )


@memoized
def _constructs(seat: int, tile: str, old: str) -> Message:
    return msg(
        "ginkgopolis.seat_constructs",
        "{seat} constructs: {tile} on {card}.",
        seat=SeatArg(seat),
        tile=PieceArg(tile),
        card=PieceArg(old),
    )


@memoized
def _pays_for_number(seat: int, n: int) -> Message:
    return msg(
        "ginkgopolis.seat_pays_for_lower_number",
        "{seat} pays {amount} for the lower number.",
        seat=SeatArg(seat),
        amount=AmountArg(n, "point"),
    )


@memoized
def _pays_for_colour(seat: int) -> Message:
    return msg(
        "ginkgopolis.seat_pays_for_other_colour",
        "{seat} pays {amount} for the other colour.",
        seat=SeatArg(seat),
        amount=AmountArg(1, "resource"),
    )


def construct(table: Table, seat: int, card: str, tile: str) -> None:
    """Build a floor on a building. Rules: ginkgopolis/construct."""
    cell = place_of_code(table, card[5:])
    old = building_at(table, cell) if cell is not None else None
    if cell is None or old is None:
        return
    table.note(_constructs(seat, tile, old.top), "ginkgopolis/construct", (card, cell, tile))
    return_resources(table, cell, seat)
    table.move(tile, cell)
    screen = SCREEN[seat]
    less = old.number - NUMBER[tile]
    if less > 0:
        table.add_count(screen, "point", -less)
        table.note(_pays_for_number(seat, less), "ginkgopolis/number-surcharge", (cell, screen))
    if COLOUR[tile] != old.colour:
        table.transfer(RESOURCE[seat], screen, SUPPLY[seat], 1)
        table.note(_pays_for_colour(seat), "ginkgopolis/colour-surcharge", (cell, SUPPLY[seat]))
    put_resources(table, seat, screen, cell, old.height + 1)
    check_last_resource(table, seat)
    conclude(table, seat, "construct")


def check_last_resource(table: Table, seat: int) -> None:
    """Putting one's last resource on a building triggers the end. Rules: ginkgopolis/end-trigger."""
    if not resources(table, seat) and not supply(table, seat):
        message = msg(
            "ginkgopolis.seat_places_last_resource",
            "{seat} has put the last resource on a building: this is the last round.",
            seat=SeatArg(seat),
        )
        trigger_end(table, message, "ginkgopolis/end-trigger", SCREEN[seat], SUPPLY[seat])
