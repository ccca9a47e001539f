"""The five rounds: income and headstreams, actions, water, scoring, end of the round. Rules: barrage/round."""

from __future__ import annotations

from engine.barrage.automa.choice import takes_income
from engine.barrage.board import HEADSTREAM_PLACES, STRUCTURES
from engine.barrage.queries import (
    CREW,
    ENGINEER,
    TRACK,
    TURN,
    built,
    company,
    energy,
    is_introductory,
    round_number,
    turn_order,
)
from engine.barrage.rewards import grant
from engine.barrage.scoring import FinalScoringStep, RoundScoringStep
from engine.barrage.tiles import (
    ACTION_SPACES,
    BANK,
    HEADSTREAM_TILES,
    INCOME_STEPS,
    INCOMES,
    ROUNDS,
    SECTIONS,
)
from engine.barrage.turn import ActionsStep
from engine.barrage.water import WaterFlowStep
from engine.core.flow.frame import Frame, frame
from engine.core.messages.message import AmountArg, ListArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table


@frame("barrage.round")
class RoundStep(Frame[None]):
    """A round begins. Rules: barrage/round."""

    def resolve(self, table: Table, answer: None) -> None:
        table.add_count("state", "round", 1)
        table.note(msg("barrage.round_begins", "Round {round} begins.", round=round_number(table)), "barrage/round")
        table.push_all(phases_from_income(table))


def phases_from_income(table: Table) -> tuple[Frame[None], ...]:
    """Income and headstreams, and what follows them in a round."""
    seats = turn_order(table)[::-1]
    return (*(IncomeStep(seat) for seat in seats), HeadstreamsStep(), *phases_from_actions())


def phases_from_actions() -> tuple[Frame[None], ...]:
    """The action phase and what follows it in a round."""
    return (ActionsStep(), *phases_from_water())


def phases_from_water() -> tuple[Frame[None], ...]:
    """The water flow and what follows it in a round."""
    return (WaterFlowStep(), RoundScoringStep(), EndRoundStep())


@frame("barrage.income")
class IncomeStep(Frame[None]):
    """A seat takes every income it has uncovered. Rules: barrage/income (B3, B34)."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        seat = self.seat
        if not takes_income(table, seat):
            return
        name = company(table, seat)
        for kind in reversed(STRUCTURES):
            have = built(table, seat, kind)
            for step in reversed(INCOME_STEPS):
                income = f"income.{name}.{kind}.{step}"
                if step <= have and income in INCOMES:
                    grant(table, seat, income)


@frame("barrage.headstreams")
class HeadstreamsStep(Frame[None]):
    """Each headstream gets the drops of its tile; none in the last round. Rules: barrage/headstreams."""

    def resolve(self, table: Table, answer: None) -> None:
        number = round_number(table)
        for name in HEADSTREAM_PLACES:
            tile = table.top_piece(name)
            drops = HEADSTREAM_TILES.get(tile.id, ()) if tile is not None else ()
            n = drops[number - 1] if 1 <= number <= len(drops) else 0
            if n and tile is not None:
                table.add_count(name, "drop", n)
                message = msg(
                    "barrage.drops_come_to_headstream",
                    "{place} gets {drops}.",
                    drops=AmountArg(n, "drop"),
                    place=PlaceArg(name),
                )
                table.note(message, "barrage/headstreams", (tile.id, name))


# ---- the end of a round ----------------------------------------------------------------------------------------------


@frame("barrage.end_round")
class EndRoundStep(Frame[None]):
    """Turn order, markers, engineers, patents; after the fifth round the final scoring instead.

    Rules: barrage/end-of-round.
    """

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            if table.places[TURN[seat]].counts.get("passed", 0):
                table.set_count(TURN[seat], "passed", 0)
        if round_number(table) >= ROUNDS:
            table.push(FinalScoringStep())
            return
        new_order(table)
        for seat in table.seats_from_first():
            if energy(table, seat):
                table.set_count(TRACK[seat], "energy", 0)
            engineers_home(table, seat)
        table.note(
            msg("barrage.engineers_and_markers_return", "All engineers and energy markers go back."),
            "barrage/end-of-round",
        )
        if not is_introductory(table):
            clear_patents(table)
            deal_patents(table)
        table.push(RoundStep())


def new_order(table: Table) -> None:
    """Least energy first; those who are equal swap their order. Rules: barrage/turn-order (B22)."""
    before = turn_order(table)
    after = sorted(before, key=lambda seat: (energy(table, seat), -before.index(seat)))
    set_order(table, after)
    message = msg(
        "barrage.turn_order_changed", "New turn order: {seats}.", seats=ListArg(tuple(SeatArg(seat) for seat in after))
    )
    table.note(message, "barrage/turn-order", tuple(f"order.{n}" for n in range(1, table.seats + 1)))


def set_order(table: Table, seats: list[int]) -> None:
    """Lay the turn order markers."""
    for number, seat in enumerate(seats, 1):
        table.move(f"order.{seat}", f"order.{number}")


def engineers_home(table: Table, seat: int) -> None:
    """All engineers of a seat come back from wherever they lie."""
    kind = ENGINEER[seat]
    for name in work_places(seat):
        n = table.places[name].counts.get(kind, 0)
        if n:
            table.transfer(kind, name, CREW[seat], n)


_COMMON_WORK = (*ACTION_SPACES, BANK, *(f"beside.{section}" for section in SECTIONS))
_OWN_WORK = tuple(
    tuple(
        f"seat.{seat}.{name}"
        for name in (
            "construction.1",
            "construction.2",
            "construction.3",
            "construction.4",
            "officer_space.1",
            "officer_space.2",
            "works",
        )
    )
    for seat in range(5)
)


def work_places(seat: int) -> tuple[str, ...]:
    """Every place where engineers of a seat may work."""
    return (*_COMMON_WORK, *_OWN_WORK[seat])


_REFILL = "barrage/patent-refill"


def clear_patents(table: Table) -> None:
    """Tiles that nobody took leave the game. Rules: barrage/patent-refill."""
    left = [top.id for n in (1, 2, 3) if (top := table.top_piece(f"patent.slot.{n}")) is not None]
    for tile in left:
        table.move(tile, "box")
    if left:
        tiles = ListArg(tuple(PieceArg(tile) for tile in left))
        table.note(
            msg("barrage.untaken_tiles_leave_game", "Not taken, and out of the game: {tiles}.", tiles=tiles),
            _REFILL,
            tuple(left),
        )


def deal_patents(table: Table) -> None:
    """Three new tiles: from pile I, then II, then III. Rules: barrage/patent-refill."""
    for n in (1, 2, 3):
        pile = next((name for name in ("patent.1", "patent.2", "patent.3") if table.places[name].pieces), None)
        top = table.top_piece(pile) if pile is not None else None
        if top is not None and not table.places[f"patent.slot.{n}"].pieces:
            table.move(top.id, f"patent.slot.{n}")
            message = msg(
                "barrage.patent_office_offers_tile", "The patent office offers {tile}.", tile=PieceArg(top.id)
            )
            table.note(message, _REFILL, (top.id, f"patent.slot.{n}"))
