"""Sites that are alike: whatever may follow, to build or upgrade at one of them comes to the same as at another.

Searches look at one of each kind only: permutations of equal sites would use up their patience.
"""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.table.table import Table
from engine.underwater_cities.places import LIMITED
from engine.underwater_cities.queries import board_of, building_in, buildings_at, network, tunnel_at_city
from engine.underwater_cities.structures.sites import At, site_key, spot


def one_of_each(table: Table, seat: int, listed: list[At]) -> list[At]:
    """One of all sites that are alike, those with a bonus first."""
    board = board_of(table, seat)
    bonuses = board.bonuses if board is not None else {}
    found: dict[Hashable, At] = {}
    for at in listed:
        found.setdefault(_site(table, seat, at), at)
    return sorted(found.values(), key=lambda at: site_key(at.place) not in bonuses)


def _site(table: Table, seat: int, at: At) -> Hashable:
    """Tunnels and cities open different ways. Buildings differ by their site and by what they may set off there."""
    kind, place = at
    if kind in LIMITED:
        return at
    name, board = site_key(place), board_of(table, seat)
    bonus = board.bonuses.get(name, {}) if board is not None else {}
    mark = board.feature.get(name, "") if board is not None else ""
    return kind, name.endswith(".x"), mark, tuple(sorted(bonus.items())), _company(table, seat, kind, place)


def one_upgrade_of_each(table: Table, seat: int, listed: list[str]) -> list[str]:
    """One of all structures that are alike."""
    found: dict[Hashable, str] = {}
    for place in listed:
        kind = building_in(table.places[place])
        if kind:
            found.setdefault((kind, _company(table, seat, kind, place)), place)
        else:
            found.setdefault(tunnel_at_city(network(table, seat), site_key(place)), place)
    return list(found.values())


def _company(table: Table, seat: int, kind: str, place: str) -> Hashable:
    """What decides whether a building counts, and as which of its kind; cities that are not connected may become so."""
    city = spot(place)[1]
    there = [raised for one, raised in buildings_at(table, seat, city) if one == kind]
    return "" if network(table, seat).connected(city) else city, len(there), sum(there)
