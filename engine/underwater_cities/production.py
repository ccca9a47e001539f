"""Production and feeding: what the network gives, what cards and metropolises add, and what the cities eat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Question
from engine.core.messages.message import AmountArg, Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.by_hand import carried_out_in
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.economy import Price, gain, pay, payable, price_of
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.outputs import OUTPUT
from engine.underwater_cities.goods import BUILDINGS, Goods
from engine.underwater_cities.played_cards import claimed
from engine.underwater_cities.queries import (
    board_of,
    building_in,
    buildings_at,
    card_of,
    connected_metropolis,
    connected_metropolises,
    count_of,
    ids,
    is_upgraded,
    network,
    stock,
    tunnel_at_city,
)
from engine.underwater_cities.structures.graph import CITIES, METROPOLISES, TUNNELS
from engine.underwater_cities.structures.sites import kinds_of
from engine.underwater_cities.structures.special_sites import SPECIAL_SITES, special_site

PAIR: dict[str, Goods] = {
    "farm": {"kelp": 1, "point": 1},
    "desalination": {"credit": 1},
    "laboratory": {"steelplast": 1},
}
SYMBIOTIC_POINTS = 2
RULE = "underwater_cities/production"


def _sum(*parts: tuple[Goods, int]) -> Goods:
    total: Goods = {}
    for given, times in parts:
        for good, n in given.items():
            total[good] = total.get(good, 0) + n * times
    return total


def city_output(table: Table, seat: int, city: str) -> Goods:
    """What a connected city and its buildings give. Rules: underwater_cities/production,
    underwater_cities/pair-bonus.
    """
    board, places = board_of(table, seat), table.places
    feature = board.feature if board is not None else {}
    points = 0
    if city in network(table, seat).symbiotic:
        points = special_site(feature.get(city)).symbiotic_points or SYMBIOTIC_POINTS
    there = []
    for site, name in ids(seat).sites[city].items():
        place = places[name]
        if place.counts:
            kind = building_in(place)
            if kind:
                there.append((kind, is_upgraded(place), special_site(feature.get(f"{city}.{site}")).times))
    return _of_buildings(points, tuple(there))


@lru_cache(maxsize=1 << 12)
def _of_buildings(points: int, there: tuple[tuple[str, bool, int], ...]) -> Goods:
    """What these buildings give at one city: kind, upgraded, and how often the site counts. Do not change it."""
    parts: list[tuple[Goods, int]] = [({"point": points}, 1)] if points else []
    parts.extend((OUTPUT[kind][raised], times) for kind, raised, times in there)
    raised_kinds = [kind for kind, raised, _ in there if raised]
    parts.extend((PAIR[kind], 1) for kind in BUILDINGS if raised_kinds.count(kind) >= 2)
    return _sum(*parts)


def tunnel_output(table: Table, seat: int, name: str) -> Goods:
    """What a tunnel gives: nothing unless it touches a built city. Rules: underwater_cities/production."""
    net = network(table, seat)
    if name not in net.tunnels or not tunnel_at_city(net, name):
        return {}
    board = board_of(table, seat)
    upgraded = is_upgraded(table.places[ids(seat).tunnels[name]])
    times = special_site(board.feature.get(name)).times if board is not None else 1
    connected = times > 1 and any(net.connected(end) for end in TUNNELS[name])
    return _sum((OUTPUT["tunnel"][upgraded], times if connected else 1))


def marks_output(table: Table, seat: int) -> Goods:
    """What the marks of an advanced board add: two tunnels together, a metropolis. Rules: underwater_cities/features
    (D19).
    """
    board, net = board_of(table, seat), network(table, seat)
    if board is None:
        return {}
    parts: list[tuple[Goods, int]] = []
    if len(board.pairs) == 2 and all(
        name in net.tunnels and any(net.connected(end) for end in TUNNELS[name] if end in CITIES)
        for name in board.pairs
    ):
        parts.append((SPECIAL_SITES["pair2"].extra, 1))
    for name, tunnels in METROPOLISES.items():
        marked = any(board.feature.get(tunnel) == "metro2" for tunnel in tunnels)
        if marked and connected_metropolis(table, seat, name) is not None:
            parts.append((SPECIAL_SITES["metro2"].extra, 1))
    return _sum(*parts)


def network_output(table: Table, seat: int) -> Goods:
    """The whole output of a network, without cards. Do not change it: it is kept until something is moved."""
    return table.reading(_network_output, seat)


def _network_output(table: Table, seat: int) -> Goods:
    net = network(table, seat)
    return _sum(
        *((city_output(table, seat, city), 1) for city in net.connected_cities),
        *((tunnel_output(table, seat, name), 1) for name in net.tunnels),
        (marks_output(table, seat), 1),
    )


@frame("underwater_cities.produce")
class ProduceStep(Frame[None]):
    """One seat's Production: the network with what modifies it, then cards and metropolises, then feeding.

    Rules: underwater_cities/production.
    """

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat, net = self.seat, network(table, self.seat)
        table.note(
            msg("underwater_cities.seat_production_begins", "Production of {seat}.", seat=SeatArg(seat)),
            RULE,
            (ids(seat).stock,),
        )
        for city in net.connected_cities:
            gain(table, seat, city_output(table, seat, city), ids(seat).cities[city], RULE)
        tunnels = _sum(*((tunnel_output(table, seat, name), 1) for name in TUNNELS))
        if any(tunnels.values()):
            first = next(ids(seat).tunnels[name] for name in TUNNELS if tunnel_output(table, seat, name))
            gain(table, seat, tunnels, first, RULE)
        gain(table, seat, marks_output(table, seat), ids(seat).stock, "underwater_cities/features")
        replacing = tuple(
            piece
            for piece in claimed(table, seat, "production")
            if (card := card_of(table, piece)) is not None and isinstance(card.effect, words.ProductionReplaceEffect)
        )
        table.push_all((ReplaceOutputStep(seat, replacing, ()), FeedStep(seat)))


def producing(table: Table, seat: int, what: str) -> int:
    """How many pieces of a kind produce."""
    net, kinds = network(table, seat), kinds_of(what)
    found = sum(kind in kinds for city in net.connected_cities for kind, _ in buildings_at(table, seat, city))
    if "tunnel" in kinds:
        found += sum(tunnel_at_city(net, name) for name in net.tunnels)
    return found


@frame("underwater_cities.replace_output")
class ReplaceOutputStep(Frame[str]):
    """While the network produces, a card may let one piece give other goods. Rules: underwater_cities/change-output."""

    seat: int
    left: tuple[str, ...]
    used: tuple[str, ...]
    """Cards used so far: each changes another piece."""

    def _word(self, table: Table, piece: str) -> words.ProductionReplaceEffect | None:
        card = card_of(table, piece)
        return card.effect if card is not None and isinstance(card.effect, words.ProductionReplaceEffect) else None

    def _can(self, table: Table, piece: str) -> bool:
        word = self._word(table, piece)
        if word is None:
            return False
        taken = sum(
            (other := self._word(table, card)) is not None and bool({*kinds_of(other.what)} & {*kinds_of(word.what)})
            for card in self.used
        )
        return producing(table, self.seat, word.what) > taken and payable(
            table, self.seat, price_of(word.instead), False
        )

    def question(self, table: Table) -> Question | None:
        if not self.left or not self._can(table, self.left[0]):
            return None
        return Question(
            self.seat,
            msg("underwater_cities.choose_whether_to_use_card", "Do you use {card}?", card=PieceArg(self.left[0])),
        )

    def candidates(self, table: Table) -> list[str]:
        return ["use", "decline"]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        yield from _use_or_leave(answer, self.left[0])

    def resolve(self, table: Table, answer: str | None) -> None:
        used = self.used
        if answer == "use" and (word := self._word(table, self.left[0])) is not None:
            _change(table, self.seat, self.left[0], word.instead, word.goods)
            used = (*used, self.left[0])
        if len(self.left) > 1:
            table.push(ReplaceOutputStep(self.seat, self.left[1:], used))
        else:
            table.push(FixedOutputStep(self.seat, used))

    def label(self, table: Table, answer: str) -> Message:
        word = self._word(table, self.left[0])
        return _change_label(answer, word.instead, word.goods) if word is not None else _LEAVE


@frame("underwater_cities.fixed_output")
class FixedOutputStep(Frame[None]):
    """Production cards and metropolises give theirs; then a unit that was produced may be changed. Rules:
    underwater_cities/production.
    """

    seat: int
    changed: tuple[str, ...]
    """Cards by which a piece of the network gave something else: that was produced in its place."""

    def resolve(self, table: Table, answer: None) -> None:
        seat = self.seat
        total = network_output(table, seat)
        for piece in self.changed:
            card = card_of(table, piece)
            if card is not None and isinstance(card.effect, words.ProductionReplaceEffect):
                total = _sum((total, 1), (card.effect.goods, 1), (card.effect.instead, -1))
        converting = []
        for piece in claimed(table, seat, "production"):
            card = card_of(table, piece)
            given: Goods = {}
            match card.effect if card is not None else None:
                case words.ProductionEffect(goods):
                    given = goods
                case words.ProductionPerEffect(every, of, goods, upgraded):
                    given = _sum((goods, count_of(table, seat, of, upgraded) // every))
                case words.ProductionConvertEffect():
                    converting.append(piece)
            gain(table, seat, given, piece, RULE)
            total = _sum((total, 1), (given, 1))
        for tile in connected_metropolises(table, seat):
            given = data_of(table).metropolises[tile].production
            gain(table, seat, given, tile, RULE)
            total = _sum((total, 1), (given, 1))
        table.push_all(carried_out_in(table, seat, "production"))
        if converting:
            table.push(ConvertOutputStep(seat, tuple(converting), price_of(total)))


@frame("underwater_cities.convert_output")
class ConvertOutputStep(Frame[str]):
    """A card may change a unit that was produced in this Production. Rules: underwater_cities/change-output."""

    seat: int
    left: tuple[str, ...]
    produced: Price
    """What was produced and not changed yet."""

    def _word(self, table: Table) -> words.ProductionConvertEffect | None:
        card = card_of(table, self.left[0]) if self.left else None
        return card.effect if card is not None and isinstance(card.effect, words.ProductionConvertEffect) else None

    def question(self, table: Table) -> Question | None:
        word, produced = self._word(table), dict(self.produced)
        if (
            word is None
            or any(produced.get(good, 0) < n for good, n in word.take.items())
            or not payable(table, self.seat, price_of(word.take), False)
        ):
            return None
        return Question(
            self.seat,
            msg("underwater_cities.choose_whether_to_use_card", "Do you use {card}?", card=PieceArg(self.left[0])),
        )

    def candidates(self, table: Table) -> list[str]:
        return ["use", "decline"]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        yield from _use_or_leave(answer, self.left[0])

    def resolve(self, table: Table, answer: str | None) -> None:
        if not self.left:
            return
        produced: dict[str, int] = dict(self.produced)
        word = self._word(table)
        if answer == "use" and word is not None:
            _change(table, self.seat, self.left[0], word.take, word.goods)
            for good, n in word.take.items():
                produced[good] = produced.get(good, 0) - n
        if len(self.left) > 1:
            table.push(ConvertOutputStep(self.seat, self.left[1:], price_of(produced)))

    def label(self, table: Table, answer: str) -> Message:
        word = self._word(table)
        return _change_label(answer, word.take, word.goods) if word is not None else _LEAVE


_LEAVE = msg("underwater_cities.decline_to_use", "Do not use it")


def _use_or_leave(answer: str, card: str) -> Iterator[Refusal]:
    if answer not in ("use", "decline"):
        yield Refusal(
            "underwater_cities/change-output",
            msg("underwater_cities.only_use_or_leave_card", "Use the card or leave it."),
            (card,),
        )


def _change(table: Table, seat: int, card: str, take: Goods, given: Goods) -> None:
    pay(table, seat, price_of(take), card)
    gain(table, seat, given, card, "underwater_cities/change-output")


def _change_label(answer: str, take: Goods, given: Goods) -> Message:
    if answer == "use":
        return msg("underwater_cities.exchange_goods", "{a} → {b}", a=words.goods(take), b=words.goods(given))
    return _LEAVE


@frame("underwater_cities.feed")
class FeedStep(Frame[None]):
    """Each connected city eats: kelp first, then biomatter, then three points each are lost. Rules:
    underwater_cities/feeding.
    """

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat, rule = self.seat, "underwater_cities/feeding"
        place, own = ids(seat).stock, stock(table, seat)
        hungry = count_of(table, seat, "city")
        eaten: Goods = {"kelp": min(hungry, own.get("kelp", 0))}
        eaten["biomatter"] = min(hungry - eaten["kelp"], own.get("biomatter", 0))
        for good in ("kelp", "biomatter"):
            if eaten[good]:
                table.add_count(place, good, -eaten[good])
        if any(eaten.values()):
            message = msg(
                "underwater_cities.seat_feeds_cities",
                "{seat} feeds the cities with {amount}.",
                seat=SeatArg(seat),
                amount=words.goods(eaten),
            )
            table.note(message, rule, (place,))
        unfed = hungry - sum(eaten.values())
        if unfed:
            lost = min(3 * unfed, own.get("point", 0))
            table.add_count(place, "point", -lost)
            message = (
                msg(
                    "underwater_cities.seat_cannot_feed_cities",
                    "{seat} cannot feed %n city(s) and loses {amount}.",
                    unfed,
                    seat=SeatArg(seat),
                    amount=AmountArg(lost, "point"),
                )
                if lost
                else msg(
                    "underwater_cities.seat_cannot_feed_cities_nor_pay",
                    "{seat} cannot feed %n city(s), and has no points to lose.",
                    unfed,
                    seat=SeatArg(seat),
                )
            )
            table.note(message, rule, (place,))
