"""What seats gain: resources from their own supply, tiles drawn blind, success points; and the tiles running out."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.frame import Frame, SubsetFrame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, SeatArg, memoized, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.ginkgopolis.cards import BONUS_FOR, Action, CardGain
from engine.ginkgopolis.places import GIVEN, KEPT, RESOURCE, SCREEN, SUPPLY, TILES
from engine.ginkgopolis.queries import is_solo, supply


def gain(table: Table, seat: int, due: CardGain, cause: str, rule: str) -> None:
    """Take what is due; resources as far as the player's supply reaches. Tiles that empty the pile follow one by one.

    Rules: ginkgopolis/gain-resources, ginkgopolis/gain-tiles (G5).
    """
    wanted, tiles, point = due
    taken = 0
    screen = SCREEN[seat]
    if wanted:
        taken = min(wanted, supply(table, seat))
        if taken:
            table.transfer(RESOURCE[seat], SUPPLY[seat], screen, taken)
    if point:
        table.add_count(screen, "point", point)
    if tiles:
        pile = table.places["tiles"].pieces
        if len(pile) > tiles:
            for _ in range(tiles):
                table.move(pile[-1].id, TILES[seat])
        else:
            table.trigger(DrawTilesStep(seat, tiles, cause))
            tiles = 0
    if taken or point or tiles:
        table.note(_gains(seat, taken, tiles, point), rule, (cause, screen))
    if taken < wanted:
        lost = AmountArg(wanted - taken, "resource")
        message = msg(
            "ginkgopolis.seat_loses_gain_supply_empty",
            "{seat} loses {amount}: their supply is empty.",
            seat=SeatArg(seat),
            amount=lost,
        )
        table.note(message, "ginkgopolis/gain-resources", (cause, SUPPLY[seat]))


@memoized
def _gains(seat: int, resource: int, tile: int, point: int) -> Message:
    amount = CardGain(resource, tile, point).as_arg()
    return msg("ginkgopolis.seat_gains_amount", "{seat} gains {amount}.", seat=SeatArg(seat), amount=amount)


@frame("ginkgopolis.draw_tiles")
class DrawTilesStep(Frame[None]):
    """A seat draws tiles blind, one by one; the last one of the supply interrupts it. Rules: ginkgopolis/gain-tiles."""

    seat: int
    n: int
    cause: str

    def resolve(self, table: Table, answer: None) -> None:
        drawn = 0
        left = self.n
        while left and (tile := table.top_piece("tiles")) is not None:
            table.move(tile.id, TILES[self.seat])
            drawn += 1
            left -= 1
            if not table.pieces_in("tiles"):
                table.push_all((RunOutStep(), DrawTilesStep(self.seat, left, self.cause)) if left else (RunOutStep(),))
                break
        if drawn:
            message = msg(
                "ginkgopolis.seat_gains_amount",
                "{seat} gains {amount}.",
                seat=SeatArg(self.seat),
                amount=AmountArg(drawn, "tile"),
            )
            table.note(message, "ginkgopolis/gain-tiles", (self.cause, TILES[self.seat]))
        if not drawn and left:
            message = msg(
                "ginkgopolis.seat_gets_no_tile", "{seat} gets no tile: the supply is empty.", seat=SeatArg(self.seat)
            )
            rule = "ginkgopolis/hal-end" if is_solo(table) else "ginkgopolis/second-run-out"
            table.note(message, rule, (self.cause, "tiles"))


def bonuses(table: Table, seat: int, action: Action) -> None:
    """Each own face-up card with a bonus for this action pays. Rules: ginkgopolis/bonus."""
    paying = BONUS_FOR[action]
    for piece in table.places[KEPT[seat]].pieces:
        bonus = paying.get(piece.id)
        if bonus is not None:
            gain(table, seat, bonus, piece.id, "ginkgopolis/bonus")


# ---- the supply of tiles runs out ----------------------------------------------------------------------------


@frame("ginkgopolis.run_out")
class RunOutStep(Frame[None]):
    """The last tile was taken: the first time all may give tiles, the second time the game ends.

    Rules: ginkgopolis/run-out, ginkgopolis/second-run-out (G7, G8, G9, G13).
    """

    def resolve(self, table: Table, answer: None) -> None:
        table.add_count("state", "runout", 1)
        if is_solo(table) or table.count_at("state", "runout") > 1:
            trigger_end(
                table,
                msg("ginkgopolis.tile_supply_ends_game", "The supply of tiles is empty: this is the last round."),
                "ginkgopolis/hal-end" if is_solo(table) else "ginkgopolis/second-run-out",
                "tiles",
            )
            return
        table.note(
            msg(
                "ginkgopolis.tile_supply_empty_first_time",
                "The supply of tiles is empty for the first time: all may give tiles.",
            ),
            "ginkgopolis/run-out",
            ("tiles",),
        )
        table.push(RefillStep())
        for seat in table.seats_from_first():
            table.push(GiveTilesStep(seat), seat)


@memoized
def _which_tiles(seat: int, held: int) -> Question:
    text = msg(
        "ginkgopolis.choose_tiles_to_give_back",
        "Which tiles do you give back? Each one scores {points}.",
        points=AmountArg(1, "point"),
    )
    return Question(seat, text, 0, held)


@frame("ginkgopolis.give_tiles")
class GiveTilesStep(SubsetFrame[str]):
    """A seat secretly sets aside any number of its tiles. Rules: ginkgopolis/run-out (G20)."""

    seat: int

    def _tiles(self, table: Table) -> list[str]:
        return sorted(piece.id for piece in table.pieces_in(TILES[self.seat]))

    def question(self, table: Table) -> Question | None:
        held = len(table.pieces_in(TILES[self.seat]))
        if not held:
            return None
        return _which_tiles(self.seat, held)

    def items(self, table: Table) -> list[str]:
        return self._tiles(table)

    def forfeits(self, table: Table, answer: tuple[str, ...]) -> bool:
        return True

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> tuple[str, ...] | None:
        return (grab,) if drop == "tiles" and grab in self._tiles(table) else None

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return ()

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        if answer is None:
            return
        for tile in answer:
            table.move(tile, GIVEN[self.seat])
        table.note(
            msg("ginkgopolis.seat_has_chosen", "{seat} has chosen.", seat=SeatArg(self.seat)),
            "ginkgopolis/run-out",
            (TILES[self.seat], "tiles"),
        )

    def label(self, table: Table, answer: tuple[str, ...]) -> Message:
        if not answer:
            return msg("ginkgopolis.option_give_back_nothing", "Give back no tile")
        return msg("ginkgopolis.option_give_back_these", "Give back: {tiles}", tiles=self.named_items(table, answer))


@frame("ginkgopolis.refill")
class RefillStep(Frame[None]):
    """The given tiles are shown, scored and shuffled into a new supply; if there are none, it is empty again at
    once.
    """

    def resolve(self, table: Table, answer: None) -> None:
        total = 0
        for seat in table.seats_from_first():
            given = [piece.id for piece in table.pieces_in(GIVEN[seat])]
            for tile in given:
                table.show(tile, table.all_viewers)
            if given:
                table.add_count(SCREEN[seat], "point", len(given))
                message = msg(
                    "ginkgopolis.seat_gives_back_tiles",
                    "{seat} gives back %n tile(s) and gains {amount}.",
                    len(given),
                    seat=SeatArg(seat),
                    amount=AmountArg(len(given), "point"),
                )
                table.note(message, "ginkgopolis/run-out", ("tiles", SCREEN[seat], *given))
            for tile in given:  # after the note: in the pile nobody knows them any more
                table.move(tile, "tiles")
            total += len(given)
        if total:
            table.shuffle("tiles")
            table.note(
                msg("ginkgopolis.new_tile_supply_formed", "%n tile(s) become the new supply.", total),
                "ginkgopolis/run-out",
                ("tiles",),
            )
        else:
            table.push(RunOutStep())


def trigger_end(table: Table, message: Message, rule: str, *subjects: str) -> None:
    """From now on this is the last round; said once. Rules: ginkgopolis/end-trigger (latched)."""
    if latch_end(table):
        table.note(message, rule, subjects)


def latch_end(table: Table) -> bool:
    """Make this the last round, whatever comes; False: it already is."""
    if table.count_at("state", "ending"):
        return False
    table.set_count("state", "ending", 1)
    return True


def is_ending(table: Table) -> bool:
    """Has the end of the game been triggered?"""
    return table.count_at("state", "ending") > 0


# ---- a lone urbanization card --------------------------------------------------------------------------------


_ONE = {"resource": CardGain(resource=1), "tile": CardGain(tile=1)}


_RESOURCE_OR_TILE = {
    seat: Question(seat, msg("ginkgopolis.choose_resource_or_tile", "Do you take a resource or a tile?"))
    for seat in SCREEN
}


@frame("ginkgopolis.resource_or_tile")
class ResourceOrTileStep(Frame[str]):
    """An urbanization card played alone gives a resource or a tile. Rules: ginkgopolis/exploit-urbanization (G5)."""

    seat: int
    card: str

    def _left(self, table: Table, item: str) -> int:
        return supply(table, self.seat) if item == "resource" else len(table.pieces_in("tiles"))

    def question(self, table: Table) -> Question | None:
        if not table.places["tiles"].pieces and not supply(table, self.seat):
            return None
        return _RESOURCE_OR_TILE[self.seat]

    def candidates(self, table: Table) -> list[str]:
        return ["resource", "tile"]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in ("resource", "tile"):
            yield Refusal(
                "ginkgopolis/exploit-urbanization",
                msg("ginkgopolis.only_resource_or_tile", "The card gives a resource or a tile."),
            )
        elif not self._left(table, answer):
            pile = SUPPLY[self.seat] if answer == "resource" else "tiles"
            message = (
                msg("ginkgopolis.no_own_resources_left", "Your supply of resources is empty.")
                if answer == "resource"
                else msg("ginkgopolis.no_supply_tiles_left", "The supply of tiles is empty.")
            )
            yield Refusal("ginkgopolis/exploit-urbanization", message, (pile,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            message = msg(
                "ginkgopolis.seat_gains_nothing",
                "{seat} gains nothing: both supplies are empty.",
                seat=SeatArg(self.seat),
            )
            table.note(message, "ginkgopolis/exploit-urbanization", (self.card, SCREEN[self.seat]))
            return
        gain(table, self.seat, _ONE[answer], self.card, "ginkgopolis/exploit-urbanization")

    def label(self, table: Table, answer: str) -> Message:
        amount = AmountArg(1, "resource" if answer == "resource" else "tile")
        return msg("ginkgopolis.option_take_amount", "Take {amount}", amount=amount)

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        screen = SCREEN[self.seat]
        if answer == "resource":
            return Gesture(SUPPLY[self.seat], screen)
        return Gesture("tiles", TILES[self.seat])

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        own = f"seat.{self.seat}."
        if (grab, drop) == (own + "supply", own + "screen"):
            return "resource"
        return "tile" if (grab.partition("?")[0], drop) == ("tiles", own + "tiles") else None
