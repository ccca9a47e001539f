"""One person against Hal, who always builds: his draws, his two actions, the expert variant, and how this game ends."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import AmountArg, PieceArg, SeatArg, msg
from engine.core.table.table import COMMON, Table
from engine.ginkgopolis.actions import no_card, put_away, put_resources, return_resources
from engine.ginkgopolis.cards import is_urbanization
from engine.ginkgopolis.deck import draw
from engine.ginkgopolis.gains import is_ending, latch_end, trigger_end
from engine.ginkgopolis.markers import MoveMarkerStep
from engine.ginkgopolis.places import COMMIT, HAND, SCREEN, SUPPLY
from engine.ginkgopolis.price import target_of
from engine.ginkgopolis.queries import (
    HAL,
    building_at,
    committed,
    hand_size,
    marker_cell,
    neighbour_ids,
    place_of_code,
    supply,
)

PERSON = 1


@frame("ginkgopolis.hal_draw")
class HalDrawStep(Frame[None]):
    """Three cards for the person, then one face down for Hal. Rules: ginkgopolis/hal."""

    def resolve(self, table: Table, answer: None) -> None:
        missing = hand_size(table) - len(table.pieces_in(HAND[PERSON]))
        draw(table, PERSON, missing)
        message = msg("ginkgopolis.seat_draws_cards", "{seat} draws %n card(s).", missing, seat=SeatArg(PERSON))
        table.note(message, "ginkgopolis/draw", ("deck", HAND[PERSON]))
        if committed(table, HAL)[0] is None:
            draw(table, HAL, 1, "commit")
            message = msg("ginkgopolis.hal_gets_hidden_card", "{seat} gets a card, face down.", seat=SeatArg(HAL))
            table.note(message, "ginkgopolis/hal", ("deck", COMMIT[HAL]))


@frame("ginkgopolis.hal_act")
class HalActStep(Frame[None]):
    """Hal's card is revealed, he draws a tile at random and builds. Rules: ginkgopolis/hal."""

    def resolve(self, table: Table, answer: None) -> None:
        card, _ = committed(table, HAL)
        tile = table.top_piece("tiles")
        if card is None:
            return
        if tile is None:
            message = msg(
                "ginkgopolis.no_tile_left_for_hal",
                "No tile is left for {seat}, who skips this action.",
                seat=SeatArg(HAL),
            )
            table.note(message, "ginkgopolis/hal-end", ("tiles", COMMIT[HAL]))
            return
        table.reveal(card)
        if table.settings.get("expert") and is_urbanization(card):
            card = _expert_choice(table, card)
        if not affordable(table, card):
            message = msg(
                "ginkgopolis.hal_lacks_resources",
                "{seat} does not have the resources for {card} and skips the action: this is the last round.",
                seat=SeatArg(HAL),
                card=PieceArg(card),
            )
            latch_end(table)
            table.note(message, "ginkgopolis/hal-end", (SUPPLY[HAL], card))
            put_away(table, HAL, keep=False)
            return
        table.move(tile.id, COMMIT[HAL])
        table.reveal(tile.id)
        if not table.pieces_in("tiles"):
            trigger_end(
                table,
                msg("ginkgopolis.tile_supply_ends_game", "The supply of tiles is empty: this is the last round."),
                "ginkgopolis/hal-end",
                "tiles",
            )
        if is_urbanization(card):
            _urbanize(table, card, tile.id)
        else:
            _construct(table, card, tile.id)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not any(step.name == HalDrawStep.name for step, _ in table.lanes[COMMON]):
            yield from no_card(table, HAL)


def affordable(table: Table, card: str) -> bool:
    """Has Hal the resources for this card? Those on his own building come back first. Rules: ginkgopolis/hal-end
    (G12).
    """
    target = target_of(table, card)
    if target is None:
        return False
    if is_urbanization(card):
        return supply(table, HAL) >= 1
    old = building_at(table, target)
    return old is not None and supply(table, HAL) + (old.resources if old.owner == HAL else 0) >= old.height + 1


def worth(table: Table, card: str) -> int:
    """What an urbanization card gives Hal: the heights of all buildings beside its marker."""
    cell = marker_cell(table, card[5:])
    if cell is None:
        return 0
    around = (building_at(table, name) for name in neighbour_ids(cell) if table.has_place(name))
    return sum(building.height for building in around if building is not None)


def _expert_choice(table: Table, first: str) -> str:
    """An expert Hal may replace an urbanization card once. Rules: ginkgopolis/expert-hal (G16)."""
    draw(table, HAL, 1, "commit")
    second = table.pieces_in(COMMIT[HAL])[-1].id
    if second == first:
        return first
    table.reveal(second)
    if is_urbanization(second):
        better = worth(table, second) > worth(table, first)
    else:
        better = affordable(table, second)
    used, unused = (second, first) if better else (first, second)
    message = msg(
        "ginkgopolis.hal_draws_second_card",
        "{seat} draws one more card and plays {card}.",
        seat=SeatArg(HAL),
        card=PieceArg(used),
    )
    table.note(message, "ginkgopolis/expert-hal", ("deck", used, unused))
    table.move(unused, "discard")
    return used


def _urbanize(table: Table, card: str, tile: str) -> None:
    """Hal builds on the outskirts; the person moves the marker. Rules: ginkgopolis/hal-urbanize."""
    letter = card[5:]
    cell = marker_cell(table, letter)
    if cell is None:
        return
    message = msg(
        "ginkgopolis.seat_urbanizes",
        "{seat} urbanizes: {tile} at {card}.",
        seat=SeatArg(HAL),
        tile=PieceArg(tile),
        card=PieceArg(f"marker.{letter}"),
    )
    table.note(message, "ginkgopolis/hal-urbanize", (card, cell, tile))
    table.move(tile, cell)
    put_resources(table, HAL, SUPPLY[HAL], cell, 1)
    _check_last_resource(table)
    table.push_all((MoveMarkerStep(PERSON, letter, cell), HalNeighboursStep(cell)))


@frame("ginkgopolis.hal_neighbours")
class HalNeighboursStep(Frame[None]):
    """Each neighbour gives Hal points equal to its height, whatever its colour. Rules: ginkgopolis/hal-urbanize."""

    cell: str

    def resolve(self, table: Table, answer: None) -> None:
        for name in neighbour_ids(self.cell):
            there = building_at(table, name) if table.has_place(name) else None
            if there is not None:
                table.add_count(SCREEN[HAL], "point", there.height)
                message = msg(
                    "ginkgopolis.seat_gains_amount",
                    "{seat} gains {amount}.",
                    seat=SeatArg(HAL),
                    amount=AmountArg(there.height, "point"),
                )
                table.note(message, "ginkgopolis/hal-urbanize", (name, SCREEN[HAL]))
        put_away(table, HAL, keep=False)


def _construct(table: Table, card: str, tile: str) -> None:
    """Hal builds a floor; he never pays points. Rules: ginkgopolis/hal-construct (G12)."""
    cell = place_of_code(table, card[5:])
    old = building_at(table, cell) if cell is not None else None
    if cell is None or old is None:
        return
    message = msg(
        "ginkgopolis.seat_constructs",
        "{seat} constructs: {tile} on {card}.",
        seat=SeatArg(HAL),
        tile=PieceArg(tile),
        card=PieceArg(old.top),
    )
    table.note(message, "ginkgopolis/hal-construct", (card, cell, tile))
    return_resources(table, cell, HAL)
    table.move(tile, cell)
    put_resources(table, HAL, SUPPLY[HAL], cell, old.height + 1)
    _check_last_resource(table)
    put_away(table, HAL, keep=True)


def _check_last_resource(table: Table) -> None:
    if not supply(table, HAL):
        message = msg(
            "ginkgopolis.seat_places_last_resource",
            "{seat} has put the last resource on a building: this is the last round.",
            seat=SeatArg(HAL),
        )
        trigger_end(table, message, "ginkgopolis/hal-end", SUPPLY[HAL])


@frame("ginkgopolis.solo_end")
class SoloEndStep(Frame[None]):
    """The two cards that were not played are discarded. Rules: ginkgopolis/hal-hand (G11)."""

    def resolve(self, table: Table, answer: None) -> None:
        table.move_all(HAND[PERSON], "discard")
        card, tile = committed(table, HAL)
        for left, home in ((card, "discard"), (tile, "box")):
            if left is not None:
                table.move(left, home)
        if not is_ending(table):
            table.note(
                msg("ginkgopolis.unplayed_cards_discarded", "All unplayed cards are discarded."),
                "ginkgopolis/hal-hand",
                (HAND[PERSON], "discard"),
            )
