"""Scoring after each round, and at the end: leaders, credits, bonus tile; objective, stock and water."""

from __future__ import annotations

from engine.barrage.board import (
    CONDUIT_SPACES,
    DAM_SPACES,
    POWERHOUSE_SPACES,
    STRUCTURES,
    ZONE,
    ZONES,
)
from engine.barrage.effects import Goods
from engine.barrage.queries import (
    COMPANY,
    FULFILLED,
    SUPPLY,
    TRACK,
    advanced_owned,
    built,
    energy,
    is_automa,
    own_dams,
    owner_at,
    pieces_in_basins,
    points,
    powerhouse_in,
    round_number,
)
from engine.barrage.stock import gain
from engine.barrage.tiles import BONUS, ROUNDS
from engine.core.flow.frame import Frame, frame
from engine.core.game.game import GameResult, ScoreLine
from engine.core.game.score import decide, verdict
from engine.core.messages.message import AmountArg, PieceArg, SeatArg, msg
from engine.core.table.table import Table

LEADER, RUNNER_UP = 6, 2
SECTION = 6
BEHIND = 4
MARKS = ((29, 8), (22, 7), (16, 6), (11, 5), (7, 4), (4, 3), (2, 2), (1, 1))
"""Marked spaces of the energy track and their credits."""
IDLE_CREDITS, IDLE_POINTS = 3, -3
_RED_DAMS = frozenset(space.id for space in DAM_SPACES if space.red)
_RED_POWERHOUSES = tuple(space.id for space in POWERHOUSE_SPACES if space.red)
PIECES_IN_BASIN = {5: 1, 6: 3}
"""Objectives that count basins -> so many own pieces must at least be there."""
PRIZES = (15, 10, 5)
AUTOMA_PRIZES = (20, 15, 10)
STOCK = 5


# ---- after a round ---------------------------------------------------------------------------------------------------


def leader_prizes(energies: list[int]) -> list[int]:
    """Points for the first and second on the energy track. Rules: barrage/leaders."""
    prizes = [0] * len(energies)
    ranks = sorted({n for n in energies if n > 0}, reverse=True)
    if not ranks:
        return prizes
    first = [at for at, n in enumerate(energies) if n == ranks[0]]
    if len(first) > 1:
        for at in first:
            prizes[at] = -(-(LEADER + RUNNER_UP) // len(first))
        return prizes
    prizes[first[0]] = LEADER
    if len(ranks) > 1:
        second = [at for at, n in enumerate(energies) if n == ranks[1]]
        for at in second:
            prizes[at] = RUNNER_UP if len(second) == 1 else 1
    return prizes


def track_credits(n: int) -> int:
    """Credits of the last marked space reached; whoever stayed at 0 gets 3. Rules: barrage/track-credits."""
    return next((credit for mark, credit in MARKS if n >= mark), IDLE_CREDITS)


def section(n: int) -> int:
    """The section of the energy track, 0 to 5."""
    return min(ROUNDS, n // SECTION)


def bonus_count(table: Table, seat: int, bonus: str) -> int:
    """How many things a bonus tile counts for a seat. Rules: barrage/bonus-tiles."""
    what = bonus.partition(".")[2]
    if what == "contract":
        return len(table.places[FULFILLED[seat]].pieces)
    if what == "advanced":
        return advanced_owned(table, seat)
    for kind in STRUCTURES:
        if kind == what:
            return built(table, seat, kind)
    return 0


def bonus_points(count: int, each: int, number: int, n: int) -> int:
    """A bonus tile's points: less for each section behind the round, never below 0. Rules: barrage/bonus-tiles."""
    reached = section(n)
    if not reached:
        return 0
    return max(0, count * each - BEHIND * max(0, number - reached))


@frame("barrage.round_scoring")
class RoundScoringStep(Frame[None]):
    """Phase 4. Rules: barrage/leaders, barrage/track-credits, barrage/bonus-tiles."""

    def resolve(self, table: Table, answer: None) -> None:
        seats = table.seats_from_first()
        energies = [energy(table, seat) for seat in seats]
        for seat, prize in zip(seats, leader_prizes(energies), strict=True):
            gain(table, seat, Goods(point=prize), TRACK[seat], "barrage/leaders")
        for seat, n in zip(seats, energies, strict=True):
            gain(table, seat, Goods(credit=track_credits(n)), TRACK[seat], "barrage/track-credits")
            if not n:
                table.add_count(TRACK[seat], "point", IDLE_POINTS)
                message = msg(
                    "barrage.seat_penalised_for_no_production",
                    "{seat} has produced nothing and loses {points}.",
                    seat=SeatArg(seat),
                    points=AmountArg(-IDLE_POINTS, "point"),
                )
                table.note(message, "barrage/track-credits", (TRACK[seat],))
        number = round_number(table)
        if 1 <= number <= ROUNDS:
            self._bonus(table, number)

    def _bonus(self, table: Table, number: int) -> None:
        tile = table.top_piece(f"bonus.round.{number}")
        if tile is None or tile.id not in BONUS:
            return
        each = BONUS[tile.id].each
        for seat in table.seats_from_first():
            count = bonus_count(table, seat, tile.id)
            due = bonus_points(count, each, number, energy(table, seat))
            gain(table, seat, Goods(point=due), tile.id, "barrage/bonus-tiles")
        table.move(tile.id, "box")
        table.note(
            msg(
                "barrage.round_bonus_tile_discarded",
                "{tile} is discarded.",
                tile=PieceArg(tile.id),
            ),
            "barrage/bonus-tiles",
            (tile.id,),
        )


# ---- the objective ---------------------------------------------------------------------------------------------------


def objective_count(table: Table, seat: int, number: int) -> int:
    """What an objective tile counts for a seat. Rules: barrage/objectives (B25, B26)."""
    if number == 1:
        dams = sum(dam.place in _RED_DAMS for dam in own_dams(table, seat))
        return dams + sum(owner_at(table, space) == seat for space in _RED_POWERHOUSES)
    if number == 2:
        linked = {
            pipe.basin
            for pipe in CONDUIT_SPACES
            if owner_at(table, pipe.id) == seat and powerhouse_in(table, seat, pipe.end) is not None
        }
        return sum(dam.basin in linked for dam in own_dams(table, seat))
    basins = pieces_in_basins(table, seat)
    if number in (3, 4):
        zones = dict.fromkeys(ZONES, 0)
        for basin, n in basins.items():
            zones[ZONE[basin]] += n
        return max(zones.values()) if number == 3 else min(zones.values())
    return sum(n >= PIECES_IN_BASIN[number] for n in basins.values())


def objective_prizes(counts: list[int], automas: list[bool]) -> list[int]:
    """15, 10, 5 by rank; whoever ties shares the places covered, rounded up. Rules: barrage/objectives (B38)."""
    result = []
    for count, automa in zip(counts, automas, strict=True):
        prizes = AUTOMA_PRIZES if automa else PRIZES
        ahead = sum(other > count for other in counts)
        tied = counts.count(count)
        total = sum(prizes[ahead : ahead + tied])
        result.append(-(-total // tied))
    return result


def objective_number(table: Table) -> int:
    """Which objective is in the game; 0: none (free hands only)."""
    for piece in table.places["objective"].pieces:
        if piece.kind == "objective":
            return int(piece.id[10:])
    return 0


def stock_points(table: Table, seat: int) -> int:
    """A point for every five credits and machines off the wheel. Rules: barrage/final-stock."""
    counts = table.places[SUPPLY[seat]].counts
    return (counts.get("credit", 0) + counts.get("excavator", 0) + counts.get("mixer", 0)) // STOCK


def water_points(table: Table, seat: int) -> int:
    """A point for each drop in own dams. Rules: barrage/final-water."""
    return sum(dam.drops for dam in own_dams(table, seat))


# ---- the end ---------------------------------------------------------------------------------------------------------


def final_points(table: Table) -> list[tuple[int, int, int]]:
    """Objective, stock and water for each seat, as things stand."""
    seats = table.seats_from_first()
    number = objective_number(table)
    prizes = [0] * table.seats
    if number:
        counts = [objective_count(table, seat, number) for seat in seats]
        prizes = objective_prizes(counts, [is_automa(table, seat) for seat in seats])
    return [
        (prize, stock_points(table, seat), water_points(table, seat)) for prize, seat in zip(prizes, seats, strict=True)
    ]


_PARTS = ("objective_point", "stock_point", "water_point")


@frame("barrage.final_scoring")
class FinalScoringStep(Frame[None]):
    """The game ends. Rules: barrage/objectives, barrage/final-stock, barrage/final-water."""

    def resolve(self, table: Table, answer: None) -> None:
        objective = table.top_piece("objective")
        number = objective_number(table)
        for seat, parts in zip(table.seats_from_first(), final_points(table), strict=True):
            if number and objective is not None:
                message = msg(
                    "barrage.seat_reaches_objective_count",
                    "{seat} has {count} for the objective.",
                    seat=SeatArg(seat),
                    count=objective_count(table, seat, number),
                )
                table.note(message, "barrage/objectives", (objective.id,))
            causes = (objective.id if objective is not None else "objective", SUPPLY[seat], COMPANY[seat])
            rules = ("barrage/objectives", "barrage/final-stock", "barrage/final-water")
            for kind, n, cause, rule in zip(_PARTS, parts, causes, rules, strict=True):
                if n != table.count_at(TRACK[seat], kind):
                    table.set_count(TRACK[seat], kind, n)
                gain(table, seat, Goods(point=n), cause, rule)
        table.set_count("state", "finished", 1)
        table.note(score(table).summary, "barrage/winner")


def _sheet(table: Table) -> list[tuple[int, ...]]:
    """Points of the rounds, objective, stock and water, seat by seat, as things stand."""
    seats = table.seats_from_first()
    if table.count_at("state", "finished") > 0:
        final = [tuple(table.count_at(TRACK[seat], kind) for kind in _PARTS) for seat in seats]
        return [(points(table, seat) - sum(parts), *parts) for seat, parts in zip(seats, final, strict=True)]
    return [(points(table, seat), *parts) for seat, parts in zip(seats, final_points(table), strict=True)]


def points_so_far(table: Table) -> list[int]:
    """What each seat has as things stand: the score sheet without its words."""
    return list(map(sum, _sheet(table)))


def score(table: Table) -> GameResult:
    """The score sheet as it stands. Rules: barrage/winner (B14)."""
    columns = list(zip(*_sheet(table), strict=True))
    lines = (
        ScoreLine(msg("barrage.score_round_points", "During the game"), columns[0]),
        ScoreLine(msg("barrage.score_objective", "Objective"), columns[1]),
        ScoreLine(msg("barrage.score_credits_and_machines", "Credits and machines"), columns[2]),
        ScoreLine(msg("barrage.score_water_in_dams", "Water in your dams"), columns[3]),
    )
    totals, best, winners = decide(lines, [energy(table, seat) for seat in table.seats_from_first()])
    summary = verdict(
        winners,
        lambda seat: msg("barrage.seat_wins", "{seat} wins with %n victory point(s).", best, seat=seat),
        lambda seats: msg(
            "barrage.shared_victory", "Shared victory with %n victory point(s): {seats}.", best, seats=seats
        ),
    )
    return GameResult(lines, totals, winners, summary)
