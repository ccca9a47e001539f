"""Why nothing can be built or upgraded now: kind by kind what it costs and what is there, or that no site is left.

Rules: underwater_cities/possible, underwater_cities/cost.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.messages.message import NounArg, msg
from engine.core.table.table import Table
from engine.underwater_cities.economy import payable, price_of
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.outputs import convertible, output_sites
from engine.underwater_cities.effects.reasons import Lack, explains, short_of
from engine.underwater_cities.places import LIMITED
from engine.underwater_cities.queries import ids
from engine.underwater_cities.structures.build_upgrade import UPGRADE_PRICE
from engine.underwater_cities.structures.sites import (
    SUPPLY,
    build_price,
    can_build,
    kinds_of,
    places_for,
    plain_price,
)
from engine.underwater_cities.structures.upgrading import upgradable

_ANY_STRUCTURE = words.BuildEffect("structure")


def _nothing_to_build(table: Table, seat: int, effect: words.BuildEffect) -> Iterator[Lack]:
    for kind in kinds_of(effect.what):
        if kind in LIMITED and not table.count_at(SUPPLY[kind], kind):
            yield Lack(
                msg("underwater_cities.lack_in_supply", "{what}: none are left in the supply", what=NounArg(kind))
            )
            continue
        places = places_for(table, seat, kind, effect.expansion)
        if not places:
            yield Lack(
                msg("underwater_cities.lack_of_site", "{what}: no free site that you can reach", what=NounArg(kind))
            )
            continue
        price = plain_price(table, seat, effect, kind)
        if payable(table, seat, price):  # only the surcharge of its site is too much
            price = build_price(table, seat, effect, kind, places[0])
        yield short_of(table, seat, price, kind, building=True)


def _nothing_to_upgrade(table: Table, seat: int, effect: words.UpgradeEffect) -> Iterator[Lack]:
    if not upgradable(table, seat, effect.what):
        clause = msg(
            "underwater_cities.lack_of_plain_structure",
            "upgrading: you have nothing that is not upgraded yet ({what})",
            what=NounArg(effect.what),
        )
        yield Lack(clause)
        return
    price = price_of(effect.cost)
    if not payable(table, seat, price, False):
        yield short_of(table, seat, price, "upgrade")


def _not_both(table: Table, seat: int, effect: words.BuildUpgradeEffect) -> Iterator[Lack]:
    if not can_build(table, seat, _ANY_STRUCTURE):
        yield from _nothing_to_build(table, seat, _ANY_STRUCTURE)
    if not table.count_at(ids(seat).stock, "science"):
        yield short_of(table, seat, UPGRADE_PRICE, "upgrade")


def _no_output(table: Table, seat: int, effect: words.ProductionOfEffect) -> Iterator[Lack]:
    if not output_sites(table, seat, effect.what):
        yield Lack(
            msg("underwater_cities.lack_of_output", "you have no upgraded structure at a connected city"),
        )


def _no_conversion(table: Table, seat: int, effect: words.ConvertCityEffect) -> Iterator[Lack]:
    if convertible(table, seat):
        return
    if not table.count_at(SUPPLY["symbiotic"], "symbiotic"):
        yield Lack(
            msg("underwater_cities.lack_in_supply", "{what}: none are left in the supply", what=NounArg("symbiotic"))
        )
    else:
        yield Lack(msg("underwater_cities.lack_of_plain_city", "all your cities are symbiotic already"))


def _no_metropolis(table: Table, seat: int, effect: words.GainMetropolisEffect) -> Iterator[Lack]:
    yield Lack(msg("underwater_cities.lack_of_metropolis", "no blue metropolis is left"))


explains(words.BuildEffect, _nothing_to_build)
explains(words.UpgradeEffect, _nothing_to_upgrade)
explains(words.BuildUpgradeEffect, _not_both)
explains(words.ProductionOfEffect, _no_output)
explains(words.ConvertCityEffect, _no_conversion)
explains(words.GainMetropolisEffect, _no_metropolis)
