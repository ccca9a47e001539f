"""Building a structure and upgrading that very one: not the one without the other.

Rules: underwater_cities/build-upgrade.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.kernel import why_refused
from engine.core.flow.question import Question
from engine.core.messages.message import Message, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import on_offer
from engine.underwater_cities.economy import pay, payable, shortages
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import means, stuck
from engine.underwater_cities.played_cards import permanents
from engine.underwater_cities.queries import board_of, ids
from engine.underwater_cities.structures.alike import one_of_each
from engine.underwater_cities.structures.bounds import may_bring
from engine.underwater_cities.structures.building import BuildingStep, buy
from engine.underwater_cities.structures.graph import TUNNELS
from engine.underwater_cities.structures.sites import At, build_objections, build_options, can_build, site_key
from engine.underwater_cities.structures.upgrading import upgrade

_ANY_STRUCTURE = words.BuildEffect("structure")
UPGRADE_PRICE = (("science", 1),)
_SET_OFF = (words.OnBuildNthEffect, words.OnTunnelNthEffect, words.OnSpaceEffect, words.OnMetropolisEffect)
"""What a new structure may set off before it is upgraded."""


class _BuildUpgrade(BuildingStep):
    """Build one structure, then upgrade that very one; not the one without the other."""

    __slots__ = ()
    seat: int

    def how(self, table: Table) -> words.BuildEffect:
        return _ANY_STRUCTURE

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat,
            msg("underwater_cities.choose_structure_to_build_upgraded", "Which structure do you build and upgrade?"),
        )

    def candidates(self, table: Table) -> list[At]:
        return build_options(table, self.seat, _ANY_STRUCTURE)

    def broken_rules(self, table: Table, answer: At) -> Iterator[Refusal]:
        return build_objections(table, self.seat, _ANY_STRUCTURE, answer)

    def search_answers(self, table: Table) -> list[At]:
        return one_of_each(table, self.seat, self.candidates(table))

    def resolve(self, table: Table, answer: At | None) -> None:
        if answer is not None:
            table.push(UpgradeBuiltStep(self.seat, answer.place))
            buy(table, self.seat, _ANY_STRUCTURE, answer)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return stuck(table, self)


@frame("underwater_cities.build_and_upgrade")
class BuildAndUpgradeStep(_BuildUpgrade):
    """With science in hand any structure that can be built will do. Rules: underwater_cities/build-upgrade."""

    candidates_are_legal = True
    seat: int

    def candidates(self, table: Table) -> list[At]:
        if not payable(table, self.seat, UPGRADE_PRICE, building=False):
            return []
        return build_options(table, self.seat, _ANY_STRUCTURE)

    def broken_rules(self, table: Table, answer: At) -> Iterator[Refusal]:
        yield from build_objections(table, self.seat, _ANY_STRUCTURE, answer)
        yield from shortages(table, self.seat, UPGRADE_PRICE, building=False)


@frame("underwater_cities.build_for_science")
class BuildForScienceStep(_BuildUpgrade):
    """Without science only a structure that brings some on the way will do. Rules: underwater_cities/build-upgrade."""

    may_oblige = True
    seat: int

    def candidates(self, table: Table) -> list[At]:
        return _science_sites(table, self.seat)


def _build_upgrade(table: Table, at: Address, effect: words.BuildUpgradeEffect) -> None:
    seat = at.seat
    science = table.count_at(ids(seat).stock, "science")
    table.push(BuildAndUpgradeStep(seat) if science else BuildForScienceStep(seat))


def _build_upgrade_possible(table: Table, seat: int, effect: words.BuildUpgradeEffect, busy: Busy) -> bool:
    """With science at hand any legal structure will do; without, only one that brings some."""
    if not can_build(table, seat, _ANY_STRUCTURE):
        return False
    if table.count_at(ids(seat).stock, "science"):
        return True
    sites = _science_sites(table, seat)
    if not sites:
        return False
    with table.trial(seat):
        lane = table.lane
        table.push(BuildForScienceStep(seat))
        return any(not why_refused(table, lane, at) for at in one_of_each(table, seat, sites))


def _science_sites(table: Table, seat: int) -> list[At]:
    """What could be built that may set something off that gives science: a site, a metropolis, a card, a contract.

    A search asks it again and again, often with nothing but frames laid or taken off in between.
    """
    return list(table.reading(_read_science_sites, seat))


def _read_science_sites(table: Table, seat: int) -> list[At]:
    if _anything_brings_science(table, seat):
        return build_options(table, seat, _ANY_STRUCTURE)
    bringing = _sites_with_science(table, seat)
    if not bringing:
        return []
    return [at for at in build_options(table, seat, _ANY_STRUCTURE) if site_key(at.place) in bringing]


def _sites_with_science(table: Table, seat: int) -> set[str]:
    """The sites with a bonus of science, and the tunnels to a metropolis that may give some."""
    board, own, data = board_of(table, seat), ids(seat).metropolises, data_of(table)
    found = {name for name, bonus in board.bonuses.items() if bonus.get("science")} if board is not None else set()
    giving = {
        city
        for city, place in own.items()
        for piece in table.pieces_in(place)
        if piece.id in data.metropolises and may_bring(data.metropolises[piece.id].effect, "science")
    }
    return found | {name for name, ends in TUNNELS.items() if giving.intersection(ends)}


def _anything_brings_science(table: Table, seat: int) -> bool:
    """Is there a card or a contract that may give science whatever is built?"""
    contracts = data_of(table).contracts
    return any(may_bring(contracts[one].effect, "science") for one in on_offer(table)) or any(
        isinstance(effect, _SET_OFF) and may_bring(effect.then, "science") for _, effect in permanents(table, seat)
    )


@frame("underwater_cities.upgrade_built")
class UpgradeBuiltStep(Frame[str]):
    """The structure just built must be upgraded. Rules: underwater_cities/build-upgrade."""

    obligation = "underwater_cities/build-upgrade"
    duty = msg("underwater_cities.duty_to_upgrade_built", "You must upgrade what you build, for 1 science.")
    seat: int
    place: str

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat, msg("underwater_cities.upgrade_piece_just_built", "Upgrade what you have just built.")
        )

    def candidates(self, table: Table) -> list[str]:
        return [self.place]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer != self.place:
            message = msg(
                "underwater_cities.only_structure_just_built", "The structure just built is the one to be upgraded."
            )
            yield Refusal("underwater_cities/build-upgrade", message, (self.place,))
        yield from shortages(table, self.seat, UPGRADE_PRICE, building=False)

    def resolve(self, table: Table, answer: str | None) -> None:
        pay(table, self.seat, UPGRADE_PRICE, self.place)
        upgrade(table, self.seat, self.place)

    def give_up(self, table: Table) -> None:
        message = msg(
            "underwater_cities.seat_cannot_upgrade_built",
            "{seat} can no longer upgrade what was built.",
            seat=SeatArg(self.seat),
        )
        table.note(message, "underwater_cities/build-upgrade", (self.place,))

    def label(self, table: Table, answer: str) -> Message:
        return msg("underwater_cities.upgrade_structure", "Upgrade: {place}", place=PlaceArg(answer))


means(words.BuildUpgradeEffect, _build_upgrade, _build_upgrade_possible)
