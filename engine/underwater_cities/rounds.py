"""Rounds and eras: three turns each in play order, the new order, Production, a new deck; and the tiles of the solo
game.
"""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import ListArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import ClaimContractsStep
from engine.underwater_cities.economy import draw
from engine.underwater_cities.hands import KeepNewHandStep
from engine.underwater_cities.places import slots_of
from engine.underwater_cities.played_cards import used_cards
from engine.underwater_cities.production import ProduceStep
from engine.underwater_cities.queries import card_of, era, ids, turn_order
from engine.underwater_cities.scoring import FinalScoringStep
from engine.underwater_cities.turn import TurnStep

ROUNDS = 10
TURNS = 3
PRODUCTION_AFTER = (4, 7, 10)
NEW_CARDS = 3


@frame("underwater_cities.round")
class RoundStep(Frame[None]):
    """A round: all take one turn in order, three times. Rules: underwater_cities/round."""

    def resolve(self, table: Table, answer: None) -> None:
        gather_tiles(table)
        message = msg("underwater_cities.action_tiles_come_back", "All action tiles come back.")
        table.note(message, "underwater_cities/end-round", tuple(f"seat.{seat}.tiles" for seat in turn_order(table)))
        _not_over(table)
        table.add_count("state", "round", 1)
        table.set_count("state", "stepped", 0)
        number = table.count_at("state", "round")
        table.note(
            msg("underwater_cities.round_begins", "Round {round} of {rounds} begins.", round=number, rounds=ROUNDS),
            "underwater_cities/round",
        )
        turns = [TurnStep(seat) for _ in range(TURNS) for seat in turn_order(table)]
        table.push_all((*turns, EndRoundStep()))


@frame("underwater_cities.end_round")
class EndRoundStep(Frame[None]):
    """Tiles come back, a new order is made, markers go below the track. Rules: underwater_cities/end-round."""

    def resolve(self, table: Table, answer: None) -> None:
        stepped = table.count_at("state", "stepped")
        gather_tiles(table)
        _not_over(table)
        _new_order(table)
        number = table.count_at("state", "round")
        solo = table.settings["people"] == 1
        if solo:
            move_foreign(table)
            if not stepped and number < ROUNDS:
                fourth_tile(table)
        is_last = number in PRODUCTION_AFTER or number > ROUNDS  # free hands may have turned the round further
        table.push_all(phases_from_production(table) if is_last else (RoundStep(),))


def _not_over(table: Table) -> None:
    """After a final scoring free hands may have gone back into the game: then it is not over."""
    if table.count_at("state", "scored"):
        table.set_count("state", "scored", 0)


def era_of(number: int) -> int:
    """The era to which a round belongs."""
    return 1 + sum(number > last for last in PRODUCTION_AFTER[:-1])


def phases_from_production(table: Table) -> tuple[Frame[Any], ...]:
    """The Production and what follows it: a new era, the final scoring, or, out of turn, just the next round."""
    number, seats = table.count_at("state", "round"), turn_order(table)
    produce: list[Frame[Any]] = [ProduceStep(seat) for seat in seats]
    claims = [ClaimContractsStep(seat) for seat in seats]
    if number >= ROUNDS:
        return (*produce, *claims, FinalScoringStep())
    if number in PRODUCTION_AFTER:
        return (*produce, *claims, *phases_from_new_era(table))
    return (*produce, *claims, RoundStep())


def phases_from_new_era(table: Table) -> tuple[Frame[Any], ...]:
    """The new era and its first round."""
    return (NewEraStep(), *(KeepNewHandStep(seat) for seat in turn_order(table)), RoundStep())


def gather_tiles(table: Table) -> None:
    """All action tiles return to their owners, the cloning tile to its place."""
    for slot in slots_of(data_of(table), table.settings["people"]):
        for piece in [piece.id for piece in table.pieces_in(slot) if piece.kind == "action_tile"]:
            table.move(piece, ids(table.pieces[piece].owner).tiles)
    if table.pieces["clone_tile"].place.id not in ("clone", "box"):
        table.move("clone_tile", "clone")


def _new_order(table: Table) -> None:
    """By space on the Federation track, higher in the stack first; those below it keep their order. Rules:
    …/new-order.
    """
    before = turn_order(table)
    ahead = [
        piece.owner
        for space in (1, 2, 3, 4)
        for piece in reversed(table.pieces_in(f"federation.{space}"))
        if piece.kind == "marker"
    ]
    order = ahead + [seat for seat in before if seat not in ahead]
    pieces = [piece.id for piece in table.pieces_in("order")]
    markers = [marker for seat in order if (marker := f"order.{seat}") in pieces]
    table.reorder("order", [*markers, *(piece for piece in pieces if piece not in markers)])  # hands may lay more there
    for seat in order:
        if table.pieces[f"marker.{seat}"].place.id != "federation.below":
            table.move(f"marker.{seat}", "federation.below")
    listed = ListArg(tuple(SeatArg(seat) for seat in order))
    table.note(
        msg("underwater_cities.order_of_play_changes", "New order of play: {seats}.", seats=listed),
        "underwater_cities/new-order",
        ("order",),
    )


# ---- a new era -----------------------------------------------------------------------------------------------


@frame("underwater_cities.new_era")
class NewEraStep(Frame[None]):
    """Action cards are ready again, the old deck leaves, everybody draws three of the new one. Rules:
    underwater_cities/new-era.
    """

    def resolve(self, table: Table, answer: None) -> None:
        for seat in turn_order(table):
            for card in used_cards(table, seat):
                table.rotate(card, 0)
        gone = era(table)
        old = f"era{gone}"
        table.move_all("discard", "out")
        table.move_all(old, "box")
        table.add_count("state", "era", 1)
        table.note(
            msg("underwater_cities.era_begins", "Era {era} begins.", era=era(table)), "underwater_cities/new-era"
        )
        message = msg(
            "underwater_cities.old_cards_leave",
            "The deck and the discards of era {era} leave the game; all action cards are ready again.",
            era=gone,
        )
        table.note(message, "underwater_cities/new-era", (old, "discard"))
        for seat in turn_order(table):
            draw(table, seat, NEW_CARDS)


# ---- solo ----------------------------------------------------------------------------------------------------


def walk(table: Table) -> list[str]:
    """The coloured slots clockwise from the first green one."""
    return [slot for slot in slots_of(data_of(table), table.settings["people"]) if slot != "slot.AA"]


def move_foreign(table: Table) -> None:
    """The three foreign tiles go one slot on; a fourth one leaves. Rules: underwater_cities/solo-tiles."""
    slots = walk(table)
    fourth = table.pieces["foreign.4"]
    if fourth.place.id in slots:
        table.move("foreign.4", "box")
    for n in (1, 2, 3):
        here = table.pieces[f"foreign.{n}"].place.id
        if here in slots:
            table.move(f"foreign.{n}", slots[(slots.index(here) + 1) % len(slots)])
    table.note(
        msg("underwater_cities.foreign_tiles_move_on", "The foreign tiles move one slot on."),
        "underwater_cities/solo-tiles",
        tuple(slots[:1]),
    )


def fourth_tile(table: Table) -> None:
    """Without a step on the track a fourth tile comes, on a slot by the digits of a card. Rules:
    underwater_cities/solo-tiles.

    (D12, D13, D15: the card goes to the discard pile; after the other tiles have moved; from the old deck.)
    """
    deck = f"era{era(table)}"
    if not table.pieces_in(deck):
        if not table.pieces_in("discard"):
            return
        table.move_all("discard", deck)
        table.shuffle(deck)
    piece = table.pieces_in(deck)[-1].id
    table.move(piece, "discard")
    card = card_of(table, piece)
    slots = walk(table)
    start = (sum(map(int, str(card.number))) - 1) % len(slots) if card is not None else 0
    for step in range(len(slots)):
        slot = slots[(start + step) % len(slots)]
        if not table.pieces_in(slot):
            table.move("foreign.4", slot)
            message = msg(
                "underwater_cities.fourth_foreign_tile_placed",
                "{card}: a fourth foreign tile goes on {slot} instead of a step on the Federation track.",
                card=PieceArg(piece),
                slot=PlaceArg(slot),
            )
            table.note(message, "underwater_cities/solo-tiles", (piece, slot))
            return
