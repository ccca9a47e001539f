"""Upgrading structures. Rules: underwater_cities/upgrade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, NounArg, PlaceArg, SeatArg, memoized, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.contracts import look_at_contracts
from engine.underwater_cities.economy import (
    fire,
    pay,
    payable,
    price_of,
    shortages,
)
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import known_effect, means
from engine.underwater_cities.facets import upgrade_facet
from engine.underwater_cities.hints import upgradable_at
from engine.underwater_cities.queries import (
    building_in,
    buildings_at,
    ids,
    is_upgraded,
    network,
)
from engine.underwater_cities.structures.alike import one_upgrade_of_each
from engine.underwater_cities.structures.sites import grabbed_kind, kinds_of, spot


def upgradable(table: Table, seat: int, what: str) -> list[str]:
    """Own structures of a kind that are not upgraded yet, connected or not (D18)."""
    own, places = ids(seat), table.places
    found = []
    kinds = kinds_of(what)
    for name in own.all_sites:
        place = places[name]
        counts = place.counts
        if counts and not counts.get("upgrade", 0) and building_in(place) in kinds:
            found.append(name)
    if "tunnel" in kinds:
        for name, _ in own.tunnel_bits:
            counts = places[name].counts
            if counts and counts.get("tunnel", 0) and counts.get("upgrade", 0) <= 0:
                found.append(name)
    return found


def upgrade(table: Table, seat: int, place: str) -> None:
    """Upgrade a structure; the second of its kind at a city may set something off. Rules: underwater_cities/upgrade."""
    if not table.trial_mask:  # first of all: the structure is still called what it was
        table.note(_upgrades(seat, place), "underwater_cities/upgrade", (ids(seat).stock, place))
    table.set_count(place, "upgrade", 1)
    what, city, _ = spot(place)
    if what == "site" and network(table, seat).connected(city):
        kind = building_in(table.places[place])
        number = sum(one == kind and raised for one, raised in buildings_at(table, seat, city))
        fire(
            table,
            seat,
            words.OnUpgradeNthEffect,
            lambda effect: effect.nth == number and kind in kinds_of(effect.what),
        )
    look_at_contracts(table, seat)


@memoized
def _upgrades(seat: int, place: str) -> Message:
    return msg(
        "underwater_cities.seat_upgrades", "{seat} upgrades: {place}.", seat=SeatArg(seat), place=PlaceArg(place)
    )


@memoized
def _what_to_upgrade(n: int, what: str) -> Message:
    return msg(
        "underwater_cities.choose_structure_to_upgrade", "What do you upgrade? ({what})", what=AmountArg(n, what)
    )


def _why_not_upgraded(table: Table, seat: int, what: str, place: str) -> Message:
    """What keeps this from being upgraded."""
    there = table.places.get(place)
    if there is None or there.owner != seat or place.count(".") < 3:
        return msg("underwater_cities.only_own_structures_upgraded", "You upgrade structures on your own board only.")
    if is_upgraded(there):
        return msg("underwater_cities.already_upgraded", "This is upgraded already; nothing is upgraded twice.")
    if there.counts.get("city", 0) or there.counts.get("symbiotic", 0):
        return msg(
            "underwater_cities.cities_not_upgraded",
            "Cities are not upgraded: choose a farm, a desalination plant, a laboratory or a tunnel.",
        )
    if not building_in(there) and not there.counts.get("tunnel", 0):
        return msg("underwater_cities.nothing_to_upgrade_here", "There is nothing here that could be upgraded.")
    return msg("underwater_cities.only_this_is_upgraded", "You can upgrade only this now: {what}.", what=NounArg(what))


@frame("underwater_cities.upgrade")
class UpgradeSomeStep(Frame[str]):
    """A seat upgrades up to so many structures, paying for each. Rules: underwater_cities/upgrade."""

    candidates_are_legal = True
    seat: int
    source: str
    path: tuple[int, ...]
    left: int
    done: int

    def _word(self, table: Table) -> words.UpgradeEffect:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.UpgradeEffect)
        return effect

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _what_to_upgrade(self.left, self._word(table).what))

    def candidates(self, table: Table) -> list[str]:
        word = self._word(table)
        found = upgradable(table, self.seat, word.what) if payable(table, self.seat, price_of(word.cost), False) else []
        return [*found, ""] if self.done or not found else found

    def search_answers(self, table: Table) -> list[str]:
        found = one_upgrade_of_each(table, self.seat, [place for place in self.candidates(table) if place])
        return ["", *found] if self.done or not found else found

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        word = self._word(table)
        rule = "underwater_cities/upgrade"
        if not answer:
            if not self.done and self.candidates(table) != [""]:
                yield Refusal(
                    rule,
                    msg(
                        "underwater_cities.needs_one_structure_upgraded",
                        "You chose to upgrade: upgrade at least one structure.",
                    ),
                )
            return
        if answer not in upgradable(table, self.seat, word.what):
            yield Refusal(rule, _why_not_upgraded(table, self.seat, word.what, answer), (answer,))
        yield from shortages(table, self.seat, price_of(word.cost), building=False)

    def instead(self, table: Table, answer: str, legal: Sequence[str]) -> Message | None:
        return upgradable_at([place for place in legal if place])

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return drop if grabbed_kind(grab) == "upgrade" else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        if self.left > 1:
            table.push(UpgradeMoreStep(self.seat, self.source, self.path, self.left - 1, self.done + 1))
        pay(table, self.seat, price_of(self._word(table).cost), answer)
        upgrade(table, self.seat, answer)

    def label(self, table: Table, answer: str) -> Message:
        if not answer:
            return msg("underwater_cities.stop_upgrading", "Upgrade no more")
        return msg("underwater_cities.upgrade_structure", "Upgrade: {place}", place=PlaceArg(answer))

    def facet(self, table: Table, answer: str) -> Facet | None:
        return upgrade_facet(building_in(table.places[answer]) or "tunnel", answer) if answer else None

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture("supply.upgrade", answer) if answer else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.UpgradeEffect)


@frame("underwater_cities.upgrade_more")
class UpgradeMoreStep(Frame[None]):
    """If something further can be upgraded, the seat is asked for it. Rules: underwater_cities/upgrade."""

    seat: int
    source: str
    path: tuple[int, ...]
    left: int
    done: int

    def resolve(self, table: Table, answer: None) -> None:
        effect = effect_at(table, self.source, self.path)
        assert isinstance(effect, words.UpgradeEffect)
        if _anything_to_upgrade(table, self.seat, effect, frozenset()):
            table.push(UpgradeSomeStep(self.seat, self.source, self.path, self.left, self.done))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from known_effect(table, self.source, self.path, words.UpgradeEffect)


def _upgrade(table: Table, at: Address, effect: words.UpgradeEffect) -> None:
    seat, source, path = at
    table.push(UpgradeSomeStep(seat, source, path, effect.n, 0))


def _anything_to_upgrade(table: Table, seat: int, effect: words.UpgradeEffect, busy: Busy) -> bool:
    return payable(table, seat, price_of(effect.cost), False) and bool(upgradable(table, seat, effect.what))


means(words.UpgradeEffect, _upgrade, _anything_to_upgrade)
