"""Positions with much to look at, made with free hands, in which listing options is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine import api
from engine.barrage.board import CONDUIT_SPACES, DAM_SPACES, HEADSTREAM_PLACES, POWERHOUSE_SPACES, SPACES
from engine.barrage.production import ProduceStep
from engine.core.flow.kernel import advance

Listings = Iterator[tuple[api.Session, api.Pending]]
TABLES = 20
"""Tables behind each figure."""


def laid_out(session: api.Session, acts: list[api.TableAction], point: str) -> None:
    """Free hands do all this, then play goes on from a resume point, whatever rules the position breaks."""
    session.to_sandbox()
    for act in acts:
        if not isinstance(session.apply_action(act), api.HistoryEntry):
            raise SystemExit(f"bench: free hands were refused: {act}")
    waived = [finding for finding in session.findings(point) if finding.waivable]
    given = session.to_strict(point=point, waive=waived)
    if not isinstance(given, api.HistoryEntry):
        raise SystemExit(f"bench: play does not go on from here: {given[0].message}")


# ---- Imperial Miners ------------------------------------------------------------------------------------------------


def mines(people: int, rows: tuple[int, ...]) -> Listings:
    """Staggered rows of so many cards in each mine, and coins; from there a mine phase is played at random."""
    wide = rows[1] > rows[0]  # then the cards of row I stand apart, and each row reaches further out than the one above
    for seed in range(1, TABLES + 1):
        session = api.new_session("imperial_miners", people, seed=seed, settings={"first_game": 1})
        acts: list[api.TableAction] = []
        for row, n in enumerate(rows, 1):
            pile = [piece.id for piece in session.table.pieces_in(f"deck.{row}")]
            first, step = (1 - row, 4 if row == 1 else 2) if wide else (row - 1, 2)
            for seat in range(1, people + 1):
                acts += [api.MovePiece(pile.pop(), f"seat.{seat}.mine.{row}.{first + step * at}") for at in range(n)]
        acts += [api.SetCount(f"seat.{seat}.surface", "coin", 20) for seat in range(1, people + 1)]
        laid_out(session, acts, "mine")
        bot = api.RandomBot(seed)
        now = session.table.count_at("state", "round")
        while session.table.count_at("state", "round") == now and (pending := session.first_pending()) is not None:
            yield session, pending
            session.answer(pending, bot.choose_answer(session, pending))


# ---- Barrage --------------------------------------------------------------------------------------------------------


def productions() -> Listings:
    """Every conduit laid, every dam space taken and full, four powerhouses a seat: what can each of them produce?"""
    for seed in range(1, TABLES + 1):
        session = api.new_session("barrage", 4, seed=seed, settings={"variant": 1})
        table = session.table
        for place in (*SPACES, *HEADSTREAM_PLACES):
            for piece in [piece.id for piece in table.pieces_in(place)]:
                table.move(piece, "box")
            table.set_count(place, "drop", 0)
        for at, space in enumerate(CONDUIT_SPACES):
            table.move(f"conduit.{at % 4 + 1}.{at // 4 + 1}", space.id)
        for at, space in enumerate(DAM_SPACES):
            table.move(f"base.{at % 4 + 1}.{at // 4 + 1}", space.id)
            table.set_count(space.id, "drop", 1)
        for number, basin in enumerate((8, 10, 11, 12), 1):
            free = [space.id for space in POWERHOUSE_SPACES if space.basin == basin]
            for seat, place in enumerate(free[:4], 1):
                table.move(f"powerhouse.{seat}.{number}", place)
        for seat in table.seats_from_first():
            while table.lanes[0]:
                table.pop(0)
            table.push(ProduceStep(seat, 0, False, ""), 0)
            advance(table)
            pending = session.first_pending()
            if pending is None:
                raise SystemExit("bench: nobody is asked on the full map")
            for _ in range(10):
                yield session, pending


POSITIONS: dict[str, tuple[tuple[str, float, Callable[[], Listings]], ...]] = {
    "imperial_miners": (
        ("ten cards in each of five mines", 5, partial(mines, 5, (4, 3, 2, 1))),
        ("two mines of sixty", 20, partial(mines, 2, (15, 19, 19, 7))),
    ),
    "barrage": (("all productions of a full map", 5, productions),),
}
"""By game: what a position is called, the milliseconds that one listing in a hundred may exceed, and the listings."""
