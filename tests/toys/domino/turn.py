"""A round: tiles are dealt, laid to the line in turn, and counted when somebody is done or nobody can go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from tests.toys.domino.places import (
    ARMS,
    BONEYARD,
    PASSES,
    POINT,
    ROUND,
    ROUNDS,
    TILES,
    fits,
    hand,
    open_end,
    pips_in_hand,
    tally,
    tiles_in,
)


class Lay(NamedTuple):
    """A tile at an arm of the line; without a tile: draw one, or pass."""

    tile: str
    arm: str


NOTHING = Lay("", "")


@frame("domino.setup")
class SetupStep(Frame[None]):
    """Everything is dealt anew in each round. Rules: domino/deal."""

    def resolve(self, table: Table, answer: None) -> None:
        table.push_all((DealStep(),) * ROUNDS)


@frame("domino.deal")
class DealStep(Frame[None]):
    """A round begins, with another seat than the last. Rules: domino/deal."""

    def resolve(self, table: Table, answer: None) -> None:
        table.add_count("state", ROUND, 1)
        for tile in TILES:
            if table.pieces[tile].place.id != BONEYARD:
                table.move(tile, BONEYARD)
        table.shuffle(BONEYARD)
        for seat in table.seats_from_first():
            for _ in range(7 if table.seats == 2 else 5):
                table.move(tiles_in(table, BONEYARD)[-1], hand(seat))
        number = table.count_at("state", ROUND)
        table.note(msg("domino.round_begins", "Round {number} begins.", number=number), "domino/deal", (BONEYARD,))
        table.push(TurnStep((number - 1) % table.seats + 1))


@frame("domino.turn")
class TurnStep(Frame[Lay]):
    """A seat lays a tile, or draws or passes. It is asked whatever it holds. Rules: domino/lay, domino/draw."""

    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("domino.which_tile", "Which tile do you lay?"))

    def candidates(self, table: Table) -> list[Lay]:
        return [*(Lay(tile, arm) for tile in tiles_in(table, hand(self.seat)) for arm in ARMS), NOTHING]

    def broken_rules(self, table: Table, answer: Lay) -> Iterator[Refusal]:
        own = tiles_in(table, hand(self.seat))
        if answer == NOTHING:
            possible = [tile for tile in own if any(fits(table, tile, arm) for arm in ARMS)]
            if possible:
                tile = PieceArg(possible[0])
                yield Refusal("domino/draw", msg("domino.has_to_lay", "You can lay {tile}.", tile=tile), (possible[0],))
        elif answer.tile not in own or answer.arm not in ARMS:
            yield Refusal("domino/lay", msg("domino.not_in_hand", "Lay a tile of your hand at an end of the line."))
        elif not fits(table, answer.tile, answer.arm):
            yield Refusal("domino/lay", self._unfitting(table, answer.arm), (answer.arm,))

    def _unfitting(self, table: Table, arm: str) -> Message:
        end = open_end(table, arm)
        if end is None:
            return msg("domino.first_tile_right", "The first tile of the line is laid at the right.")
        return msg("domino.end_wants", "This end wants a tile with {number}.", number=end)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> Lay | None:
        if grab == BONEYARD and drop == hand(self.seat):
            return NOTHING
        return Lay(grab, drop) if grab in table.pieces and drop in ARMS else None

    def resolve(self, table: Table, answer: Lay | None) -> None:
        assert answer is not None
        who, after = SeatArg(self.seat), self.seat % table.seats + 1
        if answer != NOTHING:
            table.move(answer.tile, answer.arm)
            table.set_count("state", PASSES, 0)
            message = msg("domino.seat_lays_tile", "{seat} lays {tile}.", seat=who, tile=PieceArg(answer.tile))
            table.note(message, "domino/lay", (answer.tile, answer.arm))
            table.push(TurnStep(after) if tiles_in(table, hand(self.seat)) else CountStep())
        elif draws(table):
            table.move(tiles_in(table, BONEYARD)[-1], hand(self.seat))
            message = msg("domino.seat_draws", "{seat} draws a tile.", seat=who)
            table.note(message, "domino/draw", (BONEYARD, hand(self.seat)))
            table.push(TurnStep(self.seat))
        else:
            table.add_count("state", PASSES, 1)
            table.note(msg("domino.seat_passes", "{seat} passes.", seat=who), "domino/draw", (hand(self.seat),))
            table.push(CountStep() if table.count_at("state", PASSES) >= table.seats else TurnStep(after))

    def label(self, table: Table, answer: Lay) -> Message:
        if answer != NOTHING:
            tile, arm = PieceArg(answer.tile), PlaceArg(answer.arm)
            return msg("domino.option_lay", "Lay {tile}: {place}", tile=tile, place=arm)
        return msg("domino.option_draw", "Draw a tile") if draws(table) else msg("domino.option_pass", "Pass")

    def gesture(self, table: Table, answer: Lay) -> Gesture | None:
        if answer != NOTHING:
            return Gesture(answer.tile, answer.arm)
        return Gesture(BONEYARD, hand(self.seat)) if draws(table) else None


def draws(table: Table) -> bool:
    """Does whoever cannot lay a tile draw one?"""
    return bool(table.settings["draw"] and table.pieces_in(BONEYARD))


@frame("domino.count")
class CountStep(Frame[None]):
    """The round is over: hands are shown, and the lightest scores all others. Rules: domino/count."""

    def resolve(self, table: Table, answer: None) -> None:
        table.set_count("state", PASSES, 0)
        for seat in table.seats_from_first():
            for tile in tiles_in(table, hand(seat)):
                table.reveal(tile)  # only what everybody has seen may decide about points
        held = {seat: pips_in_hand(table, seat) for seat in table.seats_from_first()}
        winner = min(held, key=lambda seat: held[seat])
        gained = sum(held.values()) - held[winner]
        table.add_count(tally(winner), POINT, gained)
        message = msg(
            "domino.seat_scores",
            "{seat} holds the fewest pips and scores the others’: {points}.",
            seat=SeatArg(winner),
            points=AmountArg(gained, POINT),
        )
        table.note(message, "domino/count", (hand(winner), tally(winner)))
