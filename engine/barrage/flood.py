"""Foreseeing water: where the waiting drops would end, without touching the table."""

from __future__ import annotations

from engine.barrage.board import COURSE, DAMS, HEADSTREAM_PLACES, HEADSTREAMS
from engine.barrage.queries import capacity, dam_owner
from engine.core.table.table import Table


def _room(table: Table) -> dict[str, int]:
    """How many more drops each dam takes."""
    return {
        name: max(0, capacity(table, place) - place.counts.get("drop", 0))
        for names in DAMS.values()
        for name in names
        if (place := table.places[name]).pieces
    }


def _run(room: dict[str, int], basin: int) -> str:
    """One drop from an inlet: the dam that takes it, which then has less room; empty: it leaves the map."""
    for step in COURSE[basin]:
        for name in DAMS[step]:
            if room.get(name, 0) > 0:
                room[name] -= 1
                return name
    return ""


def own_drops_after(table: Table, seat: int, extra: str) -> int:
    """How many waiting drops the coming flow brings into a seat's dams, with one more on a headstream if named."""
    room = _room(table)
    found = 0
    for name in HEADSTREAM_PLACES:
        for _ in range(table.places[name].counts.get("drop", 0) + (name == extra)):
            stop = _run(room, HEADSTREAMS[name[11:]])
            found += bool(stop) and dam_owner(table.places[stop]) == seat
    return found


def arriving(table: Table, space: str) -> int:
    """How many of the waiting drops would come as far as a dam space."""
    room = _room(table)
    room[space] = 1_000
    found = 0
    for name in HEADSTREAM_PLACES:
        for _ in range(table.places[name].counts.get("drop", 0)):
            found += _run(room, HEADSTREAMS[name[11:]]) == space
    return found
