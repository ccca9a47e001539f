"""The door of the game: what the kernel asks of Whist."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game.game import Game, GameResult, ScoreLine
from engine.core.game.score import decide
from engine.core.messages.message import ListArg, Message, NounArg, SeatArg, doer, msg
from engine.core.table.blueprint import Blueprint
from engine.core.table.table import Table
from tests.toys.whist import audit
from tests.toys.whist.places import CARDS, POINT, ROUND, blueprint, hand, played, rank_of, suit_of, tricks
from tests.toys.whist.setup import SetupStep


def result(table: Table) -> GameResult:
    """A point for each trick; a tie is shared."""
    seats = table.seats_from_first()
    points = tuple(table.count_at(tricks(seat), POINT) for seat in seats)
    lines = (ScoreLine(msg("whist.tricks_taken", "Tricks taken"), points),)
    totals, _, winners = decide(lines)
    named = ListArg(tuple(SeatArg(seat) for seat in winners))
    won = msg("whist.seats_have_most_tricks", "Most tricks: {seats}.", seats=named)
    return GameResult(lines, totals, winners, won)


def evaluate(table: Table, seat: int) -> float:
    """Tricks first; then strong cards: in the trick they are worth twice as much as in the hand."""
    trump = table.top_piece("trump")
    suit = suit_of(trump.id) if trump is not None else ""
    value = 20.0 * table.count_at(tricks(seat), POINT)
    for place, weight in ((played(seat), 2), (hand(seat), 1)):
        value += sum(weight * (rank_of(card.id) + 6 * (suit_of(card.id) == suit)) for card in table.pieces_in(place))
    return value


def status(table: Table) -> Message:
    """The round."""
    return msg("whist.round_number", "Round {number}", number=table.count_at("state", ROUND))


def piece_name(table: Table, piece: str) -> Message:
    """What a card is called."""
    if piece not in CARDS:
        return msg("whist.some_card", "card")
    return msg("whist.card_name", "{suit} {number}", suit=NounArg(suit_of(piece)), number=rank_of(piece))


def piece_facts(table: Table, piece: str) -> Mapping[str, int | str]:
    """What is printed on a card."""
    return {"suit": suit_of(piece), "rank": rank_of(piece)} if piece in CARDS else {}


def place_name(table: Table, place: str) -> Message:
    """What a place is called."""
    seat = doer(table.place(place).owner)
    match place.rpartition(".")[2]:
        case "deck":
            return msg("whist.deck", "deck")
        case "trump":
            return msg("whist.trump", "trump")
        case "discard":
            return msg("whist.discard_pile", "discard pile")
        case "hand":
            return msg("whist.hand_of_seat", "hand of {seat}", seat=seat)
        case "played":
            return msg("whist.card_of_seat", "card of {seat}", seat=seat)
        case "tricks":
            return msg("whist.tricks_of_seat", "tricks of {seat}", seat=seat)
    return msg("whist.box", "box")


class Whist(Game):
    """Five cards each, two rounds."""

    id = "whist"
    title = msg("whist.game_title", "Whist")
    version = 1
    seat_counts = (2, 3)
    options = ()
    setup_frame = SetupStep
    result = staticmethod(result)
    findings = staticmethod(audit.findings)
    resume_points = staticmethod(audit.resume_points)
    storage_places = staticmethod(audit.storage_places)
    status = staticmethod(status)
    piece_name = staticmethod(piece_name)
    place_name = staticmethod(place_name)
    piece_facts = staticmethod(piece_facts)
    evaluate = staticmethod(evaluate)

    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        return blueprint(people)


WHIST = Whist()
