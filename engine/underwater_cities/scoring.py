"""Final scoring: brown metropolis, end-scoring cards, the network, leftover goods."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.effect import Effect
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Question
from engine.core.game.game import GameResult, ScoreLine
from engine.core.game.score import decide
from engine.core.messages.message import Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.by_hand import brown_by_hand, carried_out_in
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.vocabulary import GOODS
from engine.underwater_cities.played_cards import claimed
from engine.underwater_cities.queries import (
    buildings_at,
    card_of,
    connected_metropolis,
    count_of,
    ids,
    network,
    stock,
    turn_order,
)
from engine.underwater_cities.structures.graph import CITIES

BY_KINDS = {0: 2, 1: 3, 2: 4, 3: 6}
SOLO_CITIES, SOLO_POINTS = 7, 100


def effect_points(table: Table, seat: int, effect: Effect | None) -> int:
    """What an end-scoring effect gives, buying aside. Rules: underwater_cities/end-cards, underwater_cities/brown."""
    match effect:
        case words.ScorePerEffect(every, of, points, upgraded):
            return count_of(table, seat, of, upgraded) // every * points
        case words.ScoreStepsEffect(of, steps):
            have = count_of(table, seat, of)
            return max((points for least, points in steps if have >= least), default=0)
        case words.ScoreSetsEffect(of, points):
            return points * min((count_of(table, seat, what, True) for what in of), default=0)
    return 0


def brown_points(table: Table, seat: int) -> int:
    """The brown metropolis scores if both its tunnels are built."""
    tile = connected_metropolis(table, seat, "brown")
    return 0 if tile is None else effect_points(table, seat, data_of(table).metropolises[tile].effect)


def card_points(table: Table, seat: int) -> int:
    """The end-scoring cards, buying aside."""
    total = 0
    for piece in claimed(table, seat, "end_scoring"):
        card = card_of(table, piece)
        total += effect_points(table, seat, card.effect if card is not None else None)
    return total


def network_points(table: Table, seat: int) -> int:
    """Each connected city by the kinds of buildings at it. Rules: underwater_cities/network-score."""
    net = network(table, seat)
    return sum(
        BY_KINDS[len({kind for kind, _ in buildings_at(table, seat, city)})] for city in CITIES if net.connected(city)
    )


def leftover_points(table: Table, seat: int) -> int:
    """Biomatter is two credits, then a point for four goods. Rules: underwater_cities/leftovers."""
    own = stock(table, seat)
    goods = sum(own.get(good, 0) for good in ("credit", "kelp", "science", "steelplast")) + 2 * own.get("biomatter", 0)
    return goods // 4


def score(table: Table) -> GameResult:
    """The score sheet as it stands; points bought at the end are already among the points."""
    seats = table.seats_from_first()
    over = table.count_at("state", "scored") > 0
    lines = (
        ScoreLine(
            msg("underwater_cities.score_points", "During the game"),
            tuple(stock(table, seat).get("point", 0) for seat in seats),
        ),
        ScoreLine(
            msg("underwater_cities.score_brown_metropolis", "Brown metropolis"),
            tuple(brown_points(table, seat) for seat in seats),
        ),
        ScoreLine(
            msg("underwater_cities.score_end_scoring_cards", "End-scoring cards"),
            tuple(card_points(table, seat) for seat in seats),
        ),
        ScoreLine(
            msg("underwater_cities.score_network", "Network"), tuple(network_points(table, seat) for seat in seats)
        ),
        ScoreLine(
            msg("underwater_cities.score_leftover_goods", "Leftover goods"),
            tuple(leftover_points(table, seat) for seat in seats),
        ),
    )
    order = turn_order(table)
    totals, best, winners = decide(lines, [-order.index(seat) for seat in seats])
    if table.settings["people"] == 1:
        won = over and totals[0] >= SOLO_POINTS and count_of(table, 1, "city") >= SOLO_CITIES
        return GameResult(lines, totals, (1,) if won else (), _solo_verdict(won, totals[0]))
    verdict = msg("underwater_cities.seat_wins", "{seat} wins with %n point(s).", best, seat=SeatArg(winners[0]))
    return GameResult(lines, totals, winners, verdict)


def _solo_verdict(won: bool, points: int) -> Message:
    if won:
        return msg("underwater_cities.solo_won", "You win with %n point(s).", points)
    return msg("underwater_cities.solo_lost", "You have %n point(s): not enough to win.", points)


@frame("underwater_cities.final_scoring")
class FinalScoringStep(Frame[None]):
    """The last scoring begins: first everybody may buy points, and carries out what only hands can.

    Rules: underwater_cities/final-scoring.
    """

    def resolve(self, table: Table, answer: None) -> None:
        buying = [
            BuyPointsStep(seat, piece)
            for seat in turn_order(table)
            for piece in claimed(table, seat, "end_scoring")
            if (card := card_of(table, piece)) is not None and isinstance(card.effect, words.ScoreGoodsEffect)
        ]
        by_hand = [
            step
            for seat in turn_order(table)
            for step in (*brown_by_hand(table, seat), *carried_out_in(table, seat, "end_scoring"))
        ]
        table.push_all((*buying, *by_hand, VerdictStep()))


@frame("underwater_cities.buy_points")
class BuyPointsStep(Frame[int]):
    """Give up goods for points, as often as wanted. Rules: underwater_cities/end-cards."""

    candidates_are_legal = True
    seat: int
    card: str

    def _word(self, table: Table) -> words.ScoreGoodsEffect | None:
        card = card_of(table, self.card)
        return card.effect if card is not None and isinstance(card.effect, words.ScoreGoodsEffect) else None

    def _most(self, table: Table) -> int:
        word, own = self._word(table), stock(table, self.seat)
        if word is None:
            return 0
        return min([word.times, *(own.get(good, 0) // n for good, n in word.price.items() if n)])

    def question(self, table: Table) -> Question | None:
        if not self._most(table):
            return None
        return Question(
            self.seat,
            msg("underwater_cities.choose_times_to_use_card", "How often do you use {card}?", card=PieceArg(self.card)),
        )

    def candidates(self, table: Table) -> list[int]:
        return list(range(self._most(table) + 1))

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if not 0 <= answer <= self._most(table):
            message = msg(
                "underwater_cities.too_many_card_uses", "You can use it at most {most} times.", most=self._most(table)
            )
            yield Refusal("underwater_cities/end-cards", message, (self.card,))

    def resolve(self, table: Table, answer: int | None) -> None:
        word = self._word(table)
        if not answer or word is None:
            return
        place = ids(self.seat).stock
        for good in GOODS:
            if word.price.get(good):
                table.add_count(place, good, -word.price[good] * answer)
        table.add_count(place, "point", word.points * answer)
        message = msg(
            "underwater_cities.seat_scores_with_card",
            "{seat} scores %n point(s) with {card}.",
            word.points * answer,
            seat=SeatArg(self.seat),
            card=PieceArg(self.card),
        )
        table.note(message, "underwater_cities/end-cards", (self.card, place))

    def label(self, table: Table, answer: int) -> Message:
        if answer < 2:
            return _ONCE if answer else _NEVER
        return msg("underwater_cities.use_card_times", "{times} times", times=answer)


_NEVER = msg("underwater_cities.use_card_never", "not at all")
_ONCE = msg("underwater_cities.use_card_once", "once")


@frame("underwater_cities.verdict")
class VerdictStep(Frame[None]):
    """Every line of the score sheet is said, then who has won. Rules: underwater_cities/final-scoring."""

    def resolve(self, table: Table, answer: None) -> None:
        table.set_count("state", "scored", 1)
        result = score(table)
        for line in result.lines[1:]:
            for seat in table.seats_from_first():
                if line.points[seat - 1]:
                    message = msg(
                        "underwater_cities.seat_scores_line",
                        "{seat} scores %n point(s) ({line.clause}).",
                        line.points[seat - 1],
                        seat=SeatArg(seat),
                        line=line.label,
                    )
                    table.note(message, "underwater_cities/final-scoring", (ids(seat).stock,))
        table.note(result.summary, "underwater_cities/winner")
