"""Setting the table up: decks, boards, metropolises, first hands. Rules: underwater_cities/setup."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Question
from engine.core.messages.message import ListArg, Message, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.economy import draw, gain, open_top
from engine.underwater_cities.effects.vocabulary import Goods
from engine.underwater_cities.hands import KeepFirstStep
from engine.underwater_cities.places import ERA
from engine.underwater_cities.queries import ids, turn_order
from engine.underwater_cities.rounds import RoundStep, walk
from engine.underwater_cities.structures.graph import START

RULE = "underwater_cities/setup"
START_STOCK: Goods = {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}
OPENING = 6
OPEN_SPECIALS, CONTRACTS = 6, 3
FIRST_BONUS: tuple[tuple[str, Goods], ...] = (
    ("federation.below", {}),
    ("federation.4", {}),
    ("federation.3", {"credit": 1}),
    ("federation.2", {"credit": 1, "steelplast": 1}),
)
"""By place in the first order of play: where the marker starts, and what comes with it."""


@frame("underwater_cities.setup")
class SetupStep(Frame[None]):
    """Lay out everything for the first round. Rules: underwater_cities/setup, underwater_cities/solo-setup."""

    def resolve(self, table: Table, answer: None) -> None:
        table.set_count("state", "era", 1)
        _decks(table)
        dice = table.dice("setup")
        people = table.settings["people"]
        order = dice.shuffled(table.seats_from_first())
        for seat in order:
            table.move(f"order.{seat}", "order")
        boards = dice.shuffled([b.id for b in data_of(table).boards.values() if b.advanced == bool(_advanced(table))])
        brown = dice.shuffled(
            [
                m.id
                for m in data_of(table).metropolises.values()
                if m.colour == "brown" and (people > 1 or m.id != "metropolis.cities")
            ]
        )
        blue = dice.shuffled([m.id for m in data_of(table).metropolises.values() if m.colour == "blue"])
        for seat in table.seats_from_first():
            _seat(table, seat, boards[seat - 1], brown[seat - 1], blue[2 * seat - 2 : 2 * seat])
        for tile in blue[2 * people :]:
            table.move(tile, "metropolises")
        if people == 1:
            table.move("marker.1", "federation.below")
            _foreign(table)
        else:
            for at, seat in enumerate(order):
                place, bonus = FIRST_BONUS[at]
                table.move(f"marker.{seat}", place)
                gain(table, seat, bonus, place, RULE)
        if people == 4:
            table.move("clone_tile", "clone")
        listed = ListArg(tuple(SeatArg(seat) for seat in order))
        table.note(
            msg("underwater_cities.order_of_play_set", "Order of play: {seats}.", seats=listed), RULE, ("order",)
        )
        if table.settings.get("metropolises"):
            table.push(RoundStep())
            table.push(FirstHandsStep())
            for seat in table.seats_from_first():
                table.push(PlaceBlueStep(seat), seat)
            return
        table.push_all((FirstHandsStep(), RoundStep()))


def _advanced(table: Table) -> int:
    return 1 if table.settings["people"] == 1 else table.settings.get("boards", 0)


def _decks(table: Table) -> None:
    cards = data_of(table).cards.values()
    for deck in ERA:
        for card in cards:
            if card.deck == deck:
                table.move(card.id, deck)
        table.shuffle(deck)
    for card in cards:
        if card.deck == "special12":
            table.move(card.id, "specials.deck")
    table.shuffle("specials.deck", "special")
    open_top(table)
    three = table.dice("special").shuffled([card.id for card in cards if card.deck == "special3"])
    for n, piece in enumerate(three[:OPEN_SPECIALS], 1):
        table.move(piece, f"specials.open.{n}")
    if table.settings.get("contracts") and table.settings["people"] > 1:
        drawn = table.dice("special").shuffled(list(data_of(table).contracts))
        for n, contract in enumerate(drawn[:CONTRACTS], 1):
            table.move(contract, f"contracts.{n}")


def _seat(table: Table, seat: int, board: str, brown: str, blue: list[str]) -> None:
    own = ids(seat)
    table.move(board, ids(seat).board)
    for n in (1, 2, 3):
        table.move(f"tile.{seat}.{n}", ids(seat).tiles)
    table.move(f"assistant.{seat}", own.claimed)
    table.transfer("city", "supply.city", own.cities[START], 1)
    for tile, name in zip((brown, *blue), ("brown", "blue_1", "blue_2"), strict=True):
        table.move(tile, own.metropolises[name])
    gain(table, seat, START_STOCK, board, RULE)


def _foreign(table: Table) -> None:
    """Three foreign tiles on the same slot of each colour. Rules: underwater_cities/solo-tiles."""
    slots, later = walk(table), table.settings.get("solo_start", 0)
    each = len(slots) // 3
    for n in (1, 2, 3):
        table.move(f"foreign.{n}", slots[(n - 1) * each + later % each])


@frame("underwater_cities.place_blue")
class PlaceBlueStep(Frame[str]):
    """Where the two blue metropolises lie is the owner's choice, if that was agreed. Rules:
    underwater_cities/blue-places.
    """

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        own = ids(self.seat).metropolises
        if not table.pieces_in(own["blue_1"]) or not table.pieces_in(own["blue_2"]):
            return None
        return Question(
            self.seat,
            msg("underwater_cities.choose_upper_right_metropolis", "Which metropolis lies in the upper right corner?"),
        )

    def candidates(self, table: Table) -> list[str]:
        own = ids(self.seat).metropolises
        return [piece.id for name in ("blue_1", "blue_2") for piece in table.pieces_in(own[name])]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            message = msg("underwater_cities.only_own_blue_metropolises", "Choose one of your two blue metropolises.")
            yield Refusal("underwater_cities/blue-places", message)

    def resolve(self, table: Table, answer: str | None) -> None:
        own = ids(self.seat).metropolises
        here = [piece.id for piece in table.pieces_in(own["blue_1"])]
        if answer is None or answer in here:
            return
        table.move(answer, "box")
        for piece in here:
            table.move(piece, own["blue_2"])
        table.move(answer, own["blue_1"])

    def label(self, table: Table, answer: str) -> Message:
        tile = data_of(table).metropolises.get(answer)
        return tile.effect.text() if tile is not None else msg("underwater_cities.metropolis", "metropolis")


@frame("underwater_cities.first_hands")
class FirstHandsStep(Frame[None]):
    """Six cards each, of which three are kept; all choose at the same time."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in turn_order(table):
            draw(table, seat, OPENING)
        for seat in table.seats_from_first():
            table.push(KeepFirstStep(seat), seat)
