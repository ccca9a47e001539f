"""Water: one drop at a time along its only way, held by the first dam with room.

Rules: barrage/water-flow, barrage/capacity.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.barrage.board import COURSE, DAMS, HEADSTREAM_PLACES, HEADSTREAMS, SPACES, STATIONS
from engine.barrage.queries import TRACK, capacity, company, has_ability, powerhouse_in
from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import AmountArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table

FLOW = "barrage/water-flow"
PASSING = "barrage/pass-through"
PASSING_ENERGY = 1
"""What the USA gain for each drop that runs past one of their powerhouses."""


def destination(table: Table, basin: int) -> str:
    """Where the next drop from the inlet of a basin would stop; empty: it leaves the map."""
    places = table.places
    for step in COURSE[basin]:
        for name in DAMS[step]:
            place = places[name]
            if place.pieces and place.counts.get("drop", 0) < capacity(table, place):
                return name
    return ""


def way(basin: int, stop: str) -> tuple[str, ...]:
    """What a drop passes from the inlet of a basin to where it stops, for drawing."""
    found: list[str] = []
    for step in COURSE[basin]:
        for name in STATIONS[step]:
            found.append(name)
            if name == stop:
                return tuple(found)
    return tuple(found)


def basins_entered(basin: int, stop: str) -> tuple[int, ...]:
    """The basins whose inlet a drop passes on its way."""
    course = COURSE[basin]
    if not stop:
        return course
    return course[: course.index(SPACES[stop].basin) + 1]


def run_drop(table: Table, origin: str, basin: int, natural: bool) -> str:
    """Let one drop run from where it lies, and say where it stopped. `natural`: it comes down the river, not out of a
    powerhouse.

    A drop that runs past an inlet with a powerhouse of the USA may move their marker, even if a dam of that basin
    then holds it. Rules: barrage/pass-through.
    """
    stop = destination(table, basin)
    if stop:
        table.transfer("drop", origin, stop, 1)
    else:
        table.add_count(origin, "drop", -1)
    if not table.trial_mask:
        if stop:
            message = msg(
                "barrage.drop_runs_to_stop",
                "A drop runs from {origin} to {stop}.",
                origin=PlaceArg(origin),
                stop=PlaceArg(stop),
            )
        else:
            message = msg(
                "barrage.drop_runs_off_map",
                "A drop runs from {origin} down the river and off the map.",
                origin=PlaceArg(origin),
            )
        table.note(message, FLOW, (origin, *way(basin, stop)))
    seat = _watcher(table)
    if seat:
        passed = basins_entered(basin, stop)
        for step in passed if natural else passed[1:]:
            powerhouse = powerhouse_in(table, seat, step)
            if powerhouse is not None:
                table.add_count(TRACK[seat], "energy", PASSING_ENERGY)
                message = msg(
                    "barrage.passing_drop_gives_energy",
                    "The drop runs past {place}: {seat} gains {amount}.",
                    place=PlaceArg(powerhouse),
                    seat=SeatArg(seat),
                    amount=AmountArg(PASSING_ENERGY, "energy"),
                )
                table.note(message, PASSING, (powerhouse, TRACK[seat]))
    return stop


def tell_flood(table: Table, stops: Sequence[str]) -> None:
    """After several drops one sentence says how many there were: it stands for the sentences of all of them."""
    if len(stops) < 2 or table.trial_mask:
        return
    held = sum(map(bool, stops))
    if held == len(stops):
        message = msg("barrage.drops_run_all_held", "%n drop(s) run; dams hold all of them.", len(stops))
    elif held:
        message = msg(
            "barrage.drops_run", "%n drop(s) run; dams hold {held}, the rest leaves the map.", len(stops), held=held
        )
    else:
        message = msg("barrage.drops_run_all_lost", "%n drop(s) run down the river and off the map.", len(stops))
    table.note(message, FLOW, tuple(dict.fromkeys(stop for stop in stops if stop)))


def _watcher(table: Table) -> int:
    """The seat that gains from passing drops: the USA with three powerhouses."""
    for seat in range(1, table.seats + 1):
        if company(table, seat) == "USA":
            return seat if has_ability(table, seat, "USA") else 0
    return 0


def place_drops(table: Table, seat: int, headstream: str, n: int, cause: str) -> None:
    """Lay drops on a headstream; there is no limit. Rules: barrage/water-management."""
    if n:
        table.add_count(headstream, "drop", n)
        message = msg(
            "barrage.seat_places_drops",
            "{seat} places {drops} on {place}.",
            seat=SeatArg(seat),
            drops=AmountArg(n, "drop"),
            place=PlaceArg(headstream),
        )
        table.note(message, "barrage/water-management", (cause, headstream))


def flow_from(table: Table, headstream: str) -> str:
    """The drop just placed runs at once; those that wait stay. Rules: barrage/flow-at-once."""
    return run_drop(table, headstream, HEADSTREAMS[headstream[11:]], natural=True)


@frame("barrage.water_flow")
class WaterFlowStep(Frame[None]):
    """Phase 3: every drop on the headstreams runs. Rules: barrage/water-flow."""

    def resolve(self, table: Table, answer: None) -> None:
        table.note(msg("barrage.water_flows", "The water flows."), FLOW, HEADSTREAM_PLACES)
        stops = [
            flow_from(table, name)
            for name in HEADSTREAM_PLACES
            for _ in range(table.places[name].counts.get("drop", 0))
        ]
        tell_flood(table, stops)
