"""The map as a graph, read from data once: basins, building spaces, conduits and the way of the water.

Both sides of the printed map have this same graph (B36).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias

Zone: TypeAlias = Literal["mountain", "hill", "plain"]
Structure: TypeAlias = Literal["base", "elevation", "conduit", "powerhouse"]

ZONES: tuple[Zone, ...] = ("mountain", "hill", "plain")
STRUCTURES: tuple[Structure, ...] = ("base", "elevation", "conduit", "powerhouse")
PIECES_EACH: dict[Structure, int] = {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4}
"""How many pieces of a kind each company has."""


class Space(NamedTuple):
    """One building space of the map."""

    id: str
    code: str
    """Its short name: 3U, 3L, 6P1, 6A."""
    basin: int
    zone: Zone
    family: Literal["dam", "conduit", "powerhouse"]
    red: bool
    """Building a base or a powerhouse here costs 3 credits more."""
    value: int = 0
    """Production value of a conduit."""
    end: int = 0
    """The basin where a conduit ends."""


_DATA = json.loads(files("engine.barrage").joinpath("data", "map.json").read_text(encoding="utf-8"))

BASINS: tuple[int, ...] = tuple(basin["id"] for basin in _DATA["basins"])
ZONE: dict[int, Zone] = {basin["id"]: basin["zone"] for basin in _DATA["basins"]}
NEXT: dict[int, int] = {basin["id"]: basin["next"] for basin in _DATA["basins"]}
"""Where the river leads; 0: off the map."""
HEADSTREAMS: dict[str, int] = dict(_DATA["headstreams"])
"""Letter -> the basin it feeds."""
HEADSTREAM_PLACES: tuple[str, ...] = tuple(f"headstream.{letter}" for letter in HEADSTREAMS)


def _spaces() -> dict[str, Space]:
    found: list[Space] = []
    for basin in _DATA["basins"]:
        number, zone = basin["id"], basin["zone"]
        if basin["dams"]:
            found.append(Space(f"basin.{number}.dam.upper", f"{number}U", number, zone, "dam", True))
            found.append(Space(f"basin.{number}.dam.lower", f"{number}L", number, zone, "dam", False))
        for at, red in enumerate(basin["powerhouses"], 1):
            found.append(Space(f"basin.{number}.powerhouse.{at}", f"{number}P{at}", number, zone, "powerhouse", red))
        for pipe in _DATA["conduits"]:
            if pipe["from"] == number:
                name = f"basin.{number}.conduit.{pipe['id'][-1]}"
                found.append(
                    Space(name, pipe["id"], number, zone, "conduit", False, value=pipe["value"], end=pipe["to"])
                )
    return {space.id: space for space in found}


SPACES: dict[str, Space] = _spaces()
"""All building spaces by place id, basin by basin."""
BY_CODE: dict[str, str] = {space.code: space.id for space in SPACES.values()}
"""Short name -> place id."""
DAM_SPACES: tuple[Space, ...] = tuple(space for space in SPACES.values() if space.family == "dam")
CONDUIT_SPACES: tuple[Space, ...] = tuple(space for space in SPACES.values() if space.family == "conduit")
POWERHOUSE_SPACES: tuple[Space, ...] = tuple(space for space in SPACES.values() if space.family == "powerhouse")
SPACES_FOR: dict[Structure, tuple[Space, ...]] = {
    "base": DAM_SPACES,
    "elevation": DAM_SPACES,
    "conduit": CONDUIT_SPACES,
    "powerhouse": POWERHOUSE_SPACES,
}

DAMS: dict[int, tuple[str, ...]] = {
    basin: tuple(space.id for space in DAM_SPACES if space.basin == basin) for basin in BASINS
}
"""The dam spaces of a basin in the order the water meets them: upper, lower."""
POWERHOUSES: dict[int, tuple[str, ...]] = {
    basin: tuple(space.id for space in POWERHOUSE_SPACES if space.basin == basin) for basin in BASINS
}
INTO: dict[int, tuple[Space, ...]] = {
    basin: tuple(space for space in CONDUIT_SPACES if space.end == basin) for basin in BASINS
}
"""The conduit spaces that end in a basin."""
OUT_OF: dict[int, tuple[Space, ...]] = {
    basin: tuple(space for space in CONDUIT_SPACES if space.basin == basin) for basin in BASINS
}
"""The conduit spaces that start in a basin."""
TWIN: dict[str, str] = {
    space.id: next(other for other in DAMS[space.basin] if other != space.id) for space in DAM_SPACES
}
"""The other dam space of the same basin."""


def _course(basin: int) -> tuple[int, ...]:
    found = []
    while basin:
        found.append(basin)
        basin = NEXT[basin]
    return tuple(found)


COURSE: dict[int, tuple[int, ...]] = {basin: _course(basin) for basin in BASINS}
"""The basins a drop runs through from this one on, itself first. Rivers join and never split."""
STATIONS: dict[int, tuple[str, ...]] = {basin: DAMS[basin] or POWERHOUSES[basin][:1] for basin in BASINS}
"""What a drop is seen to pass in a basin, for drawing its way."""
DAM_COURSE: dict[int, tuple[str, ...]] = {
    basin: tuple(dam for step in COURSE[basin] for dam in DAMS[step]) for basin in BASINS
}
"""The dam spaces that a drop meets from the inlet of a basin on."""


class ProductionPlan(NamedTuple):
    """One dam, one conduit, one powerhouse and so many drops; all empty: no production."""

    dam: str = ""
    conduit: str = ""
    powerhouse: str = ""
    drops: int = 0
