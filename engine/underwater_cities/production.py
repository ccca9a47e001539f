"""Production and feeding: what the network gives, what cards and metropolises add, and what the cities eat."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import Frame, frame
from engine.core.question import Question
from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import Amount, Msg, PieceArg, SeatArg, msg
from engine.underwater_cities import words
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.economy import gain
from engine.underwater_cities.effects import OUTPUT
from engine.underwater_cities.graph import CITIES, METROPOLISES, SITES, TUNNELS
from engine.underwater_cities.queries import (
    board_of,
    building_in,
    buildings_at,
    card_of,
    claimed,
    connected_metropolises,
    count_of,
    ids,
    is_upgraded,
    metropolis_connected,
    network,
    stock,
    tunnel_at_city,
)
from engine.underwater_cities.words import BUILDINGS, GOODS, Goods

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
    own, board = ids(seat), board_of(table, seat)
    feature = board.feature if board is not None else {}
    parts: list[tuple[Goods, int]] = []
    if city in network(table, seat).symbiotic:
        parts.append(({"point": 6 if feature.get(city) == "city33" else SYMBIOTIC_POINTS}, 1))
    for site in SITES:
        place = table.places[own.sites[city][site]]
        kind = building_in(place)
        if kind:
            times = 2 if feature.get(f"{city}.{site}") == "mult2" else 1
            parts.append((OUTPUT[kind][is_upgraded(place)], times))
    there = buildings_at(table, seat, city)
    parts.extend((PAIR[kind], 1) for kind in BUILDINGS if sum(one == kind and raised for one, raised in there) >= 2)
    return _sum(*parts)


def tunnel_output(table: Table, seat: int, name: str) -> Goods:
    """What a tunnel gives: nothing unless it touches a built city. Rules: underwater_cities/production."""
    net = network(table, seat)
    if name not in net.tunnels or not tunnel_at_city(net, name):
        return {}
    board = board_of(table, seat)
    upgraded = is_upgraded(table.places[ids(seat).tunnels[name]])
    triple = (
        board is not None and board.feature.get(name) == "tun3" and any(net.connected(end) for end in TUNNELS[name])
    )
    return _sum((OUTPUT["tunnel"][upgraded], 3 if triple else 1))


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
        parts.append(({"credit": 2}, 1))
    for name, tunnels in METROPOLISES.items():
        if any(board.feature.get(tunnel) == "metro2" for tunnel in tunnels) and metropolis_connected(table, seat, name):
            parts.append(({"point": 2}, 1))
    return _sum(*parts)


def network_output(table: Table, seat: int) -> Goods:
    """The whole output of a network, without cards."""
    net = network(table, seat)
    return _sum(
        *((city_output(table, seat, city), 1) for city in CITIES if net.connected(city)),
        *((tunnel_output(table, seat, name), 1) for name in TUNNELS),
        (marks_output(table, seat), 1),
    )


@frame("underwater_cities.produce")
class Produce(Frame[None]):
    """One seat's Production: network, then cards and metropolises. Rules: underwater_cities/production."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat, net = self.seat, network(table, self.seat)
        table.note(msg("underwater_cities", "Production of {seat}.", seat=SeatArg(seat)), RULE, (f"seat.{seat}.stock",))
        for city in CITIES:
            if net.connected(city):
                gain(table, seat, city_output(table, seat, city), ids(seat).cities[city], RULE)
        tunnels = _sum(*((tunnel_output(table, seat, name), 1) for name in TUNNELS))
        if any(tunnels.values()):
            first = next(ids(seat).tunnels[name] for name in TUNNELS if tunnel_output(table, seat, name))
            gain(table, seat, tunnels, first, RULE)
        gain(table, seat, marks_output(table, seat), f"seat.{seat}.stock", "underwater_cities/features")
        produced = network_output(table, seat)
        table.push(Feed(seat))
        for piece in reversed(claimed(table, seat, "production")):
            card = card_of(table, piece)
            match card.effect if card is not None else None:
                case words.ProductionReplace(what) if _producing(table, seat, what):
                    table.push(ChangeOutput(seat, piece))
                case words.ProductionConvert(take) if all(produced.get(good, 0) >= n for good, n in take.items()):
                    table.push(ChangeOutput(seat, piece))
        for piece in claimed(table, seat, "production"):
            card = card_of(table, piece)
            match card.effect if card is not None else None:
                case words.Production(given):
                    gain(table, seat, given, piece, RULE)
                case words.ProductionPer(every, of, given, upgraded):
                    gain(table, seat, _sum((given, count_of(table, seat, of, upgraded) // every)), piece, RULE)
        for tile in connected_metropolises(table, seat):
            gain(table, seat, data_of(table).metropolises[tile].production, tile, RULE)


def _producing(table: Table, seat: int, what: str) -> bool:
    """Does a piece of this kind produce?"""
    net = network(table, seat)
    return any(kind == what for city in CITIES if net.connected(city) for kind, _ in buildings_at(table, seat, city))


@frame("underwater_cities.change_output")
class ChangeOutput(Frame[str]):
    """A card may change part of what was produced. Rules: underwater_cities/change-output."""

    seat: int
    card: str

    def _swap(self, table: Table) -> tuple[Goods, Goods]:
        card = card_of(table, self.card)
        match card.effect if card is not None else None:
            case words.ProductionReplace(_, instead, given):
                return instead, given
            case words.ProductionConvert(take, given):
                return take, given
        return {}, {}

    def _have(self, table: Table) -> bool:
        own = stock(table, self.seat)
        return all(own.get(good, 0) >= n for good, n in self._swap(table)[0].items())

    def asks(self, table: Table) -> Question | None:
        if not self._have(table):
            return None
        return Question(self.seat, msg("underwater_cities", "Do you use {card}?", card=PieceArg(self.card)))

    def candidates(self, table: Table) -> list[str]:
        return ["use", "decline"]

    def objections(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in ("use", "decline"):
            yield Refusal(
                "underwater_cities/change-output", msg("underwater_cities", "Use the card or leave it."), (self.card,)
            )

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer == "use":
            take, given = self._swap(table)
            for good in GOODS:
                if take.get(good):
                    table.add(ids(self.seat).stock, good, -take[good])
            gain(table, self.seat, given, self.card, "underwater_cities/change-output")

    def label(self, table: Table, answer: str) -> Msg:
        take, given = self._swap(table)
        if answer == "use":
            return msg("underwater_cities", "{a} → {b}", a=words.goods(take), b=words.goods(given))
        return msg("underwater_cities", "Do not use it")


@frame("underwater_cities.feed")
class Feed(Frame[None]):
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
                table.add(place, good, -eaten[good])
        if any(eaten.values()):
            message = msg(
                "underwater_cities",
                "{seat} feeds the cities with {amount}.",
                seat=SeatArg(seat),
                amount=words.goods(eaten),
            )
            table.note(message, rule, (place,))
        unfed = hungry - sum(eaten.values())
        if unfed:
            lost = min(3 * unfed, own.get("point", 0))
            table.add(place, "point", -lost)
            message = msg(
                "underwater_cities",
                "{seat} cannot feed %n city(s) and loses {amount}.",
                unfed,
                seat=SeatArg(seat),
                amount=Amount(lost, "point"),
            )
            table.note(message, rule, (place,))
