"""The output of one structure, cities made symbiotic, further metropolises."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.question import Question
from engine.core.messages.message import Message, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import look_at_contracts
from engine.underwater_cities.economy import fire, gain
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import DoStep, known_effect, means, stuck
from engine.underwater_cities.goods import Goods
from engine.underwater_cities.queries import GAINED, building_in, ids, is_upgraded, network, tunnel_at_city
from engine.underwater_cities.structures.sites import kinds_of

OUTPUT: dict[str, tuple[Goods, Goods]] = {
    "farm": ({"kelp": 1}, {"kelp": 1, "point": 1}),
    "desalination": ({"credit": 1}, {"credit": 1, "biomatter": 1}),
    "laboratory": ({"science": 1}, {"science": 1, "steelplast": 1}),
    "tunnel": ({"credit": 1}, {"credit": 1, "point": 1}),
}
"""What a structure gives in Production: plain, upgraded."""


def output_sites(table: Table, seat: int, what: str) -> list[str]:
    """Upgraded structures at connected cities. Rules: underwater_cities/output-of-one."""
    own, net, places = ids(seat), network(table, seat), table.places
    kinds = kinds_of(what)
    found = [
        name
        for city in net.connected_cities
        for name in own.sites[city].values()
        if building_in(places[name]) in kinds and is_upgraded(places[name])
    ]
    if "tunnel" in kinds:
        found.extend(
            own.tunnels[name]
            for name in sorted(net.tunnels)
            if tunnel_at_city(net, name) and is_upgraded(places[own.tunnels[name]])
        )
    return found


@frame("underwater_cities.output_of")
class OutputOfStep(Frame[str]):
    """Take the output of one upgraded structure; sites do not multiply it. Rules: underwater_cities/output-of-one."""

    seat: int
    source: str
    path: tuple[int, ...]

    def _what(self, table: Table) -> str:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.ProductionOfEffect)
        return effect.what

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat, msg("underwater_cities.choose_output_to_gain", "Which structure's output do you gain?")
        )

    def candidates(self, table: Table) -> list[str]:
        return output_sites(table, self.seat, self._what(table))

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            message = msg(
                "underwater_cities.needs_connected_upgraded_structure",
                "Choose an upgraded structure at a connected city.",
            )
            yield Refusal("underwater_cities/output-of-one", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            kind = building_in(table.places[answer]) or "tunnel"
            gain(table, self.seat, OUTPUT[kind][1], answer, "underwater_cities/output-of-one")

    def label(self, table: Table, answer: str) -> Message:
        return msg("underwater_cities.gain_output_of_structure", "Output: {place}", place=PlaceArg(answer))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        known = list(known_effect(table, self.source, self.path, words.ProductionOfEffect))
        yield from known or stuck(table, self)


def convertible(table: Table, seat: int) -> list[str]:
    """Cities that can become symbiotic. Rules: underwater_cities/convert (D6)."""
    if not table.count_at("supply.symbiotic", "symbiotic"):
        return []
    return [place for place in ids(seat).cities.values() if table.places[place].counts.get("city", 0)]


@frame("underwater_cities.convert")
class ConvertStep(Frame[str]):
    """Turn a city into a symbiotic one. Rules: underwater_cities/convert."""

    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat, msg("underwater_cities.choose_city_to_make_symbiotic", "Which city becomes symbiotic?")
        )

    def candidates(self, table: Table) -> list[str]:
        return convertible(table, self.seat)

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in convertible(table, self.seat):
            message = msg(
                "underwater_cities.only_own_non_symbiotic_city",
                "Only one of your non-symbiotic cities can be turned.",
            )
            yield Refusal("underwater_cities/convert", message, (answer,))

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.transfer("city", answer, "supply.city", 1)
            table.transfer("symbiotic", "supply.symbiotic", answer, 1)
            message = msg(
                "underwater_cities.seat_makes_city_symbiotic",
                "{seat} makes a city symbiotic: {place}.",
                seat=SeatArg(self.seat),
                place=PlaceArg(answer),
            )
            table.note(message, "underwater_cities/convert", (answer,))
            look_at_contracts(table, self.seat)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from stuck(table, self)

    def label(self, table: Table, answer: str) -> Message:
        return msg("underwater_cities.make_city_symbiotic", "This city: {place}", place=PlaceArg(answer))


def further_metropolis(table: Table, seat: int) -> None:
    """Draw a blue metropolis; it counts as connected at once. Rules: underwater_cities/metropolis (D14)."""
    tile = next((piece for piece in reversed(table.pieces_in("metropolises")) if piece.back == "blue"), None)
    if tile is None:
        return
    if table.in_search and not tile.seen_by >> seat & 1:
        table.push(SupposeMetropolisStep(seat))
        return
    _gain_metropolis(table, seat, tile.id)


def _gain_metropolis(table: Table, seat: int, tile: str) -> None:
    table.move(tile, GAINED[seat])
    message = msg(
        "underwater_cities.seat_gains_further_metropolis", "{seat} gains a further metropolis.", seat=SeatArg(seat)
    )
    table.note(message, "underwater_cities/metropolis", (tile,))
    table.trigger(DoStep(seat, tile, ()))
    fire(table, seat, words.OnMetropolisEffect)
    look_at_contracts(table, seat)


@frame("underwater_cities.suppose_metropolis")
class SupposeMetropolisStep(Frame[str]):
    """Only in a search for a way to use a slot: each tile that may come is looked at, for not every one helps.

    Rules: underwater_cities/use-slot (D17).
    """

    candidates_are_legal = True
    only_in_search = True
    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _SUPPOSED)

    def candidates(self, table: Table) -> list[str]:
        """The blue tiles that the seat has not seen: to it each of them may lie on top."""
        known = data_of(table).metropolises
        return [
            piece.id
            for name in known
            if (piece := table.pieces.get(name)) and piece.back == "blue" and not piece.seen_by >> self.seat & 1
        ]

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.suppose(answer)
            _gain_metropolis(table, self.seat, answer)


_SUPPOSED = msg("underwater_cities.suppose_metropolis", "Which metropolis comes?")


# ---- their words ---------------------------------------------------------------------------------------------


def _output(table: Table, at: Address, effect: words.ProductionOfEffect) -> None:
    seat, source, path = at
    table.push(OutputOfStep(seat, source, path))


def _any_output(table: Table, seat: int, effect: words.ProductionOfEffect, busy: Busy) -> bool:
    return bool(output_sites(table, seat, effect.what))


def _convert(table: Table, at: Address, effect: words.ConvertCityEffect) -> None:
    seat = at.seat
    table.push(ConvertStep(seat))


def _any_convertible(table: Table, seat: int, effect: words.ConvertCityEffect, busy: Busy) -> bool:
    return bool(convertible(table, seat))


def _metropolis(table: Table, at: Address, effect: words.GainMetropolisEffect) -> None:
    seat = at.seat
    further_metropolis(table, seat)


def _any_metropolis(table: Table, seat: int, effect: words.GainMetropolisEffect, busy: Busy) -> bool:
    return any(piece.back == "blue" for piece in table.pieces_in("metropolises"))


means(words.ProductionOfEffect, _output, _any_output)
means(words.ConvertCityEffect, _convert, _any_convertible)
means(words.GainMetropolisEffect, _metropolis, _any_metropolis)
