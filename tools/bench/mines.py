"""How long it takes to list the options of Imperial Miners in large mines: `python -m tools.bench.mines`.

Ten cards in each of five mines, as at the end of a game, and two mines of sixty that only free hands can make. From
each such table the mine phase is played on at random, and every listing is measured.
"""

from __future__ import annotations

import sys

from engine import api
from tools.bench.ours import Times
from tools.bench.report import Row, render

TABLES = 20
"""Tables behind each figure."""
CASES: tuple[tuple[str, int, tuple[int, int, int, int], float], ...] = (
    ("ten cards in each of five mines", 5, (4, 3, 2, 1), 5),
    ("two mines of sixty", 2, (15, 19, 19, 7), 20),
)
"""What it is called, players, cards in each row, and the milliseconds that one listing in a hundred may exceed."""


def filled(people: int, rows: tuple[int, ...], seed: int) -> api.Session:
    """Free hands lay staggered rows of cards and give coins; then all choose their cards."""
    session = api.new_session("imperial_miners", people, seed=seed, settings={"first_game": 1})
    session.to_sandbox()
    wide = rows[1] > rows[0]  # then the cards of row I stand apart, and each row reaches further out than the one above
    acts: list[api.Act] = []
    for row, n in enumerate(rows, 1):
        pile = [piece.id for piece in session.table.lying(f"deck.{row}")]
        first, step = (1 - row, 4 if row == 1 else 2) if wide else (row - 1, 2)
        for seat in range(1, people + 1):
            acts += [api.Put(pile.pop(), f"seat.{seat}.mine.{row}.{first + step * at}") for at in range(n)]
    acts += [api.SetCount(f"seat.{seat}.surface", "coin", 20) for seat in range(1, people + 1)]
    for act in acts:
        if not isinstance(session.act(act), api.Entry):
            raise SystemExit("bench: free hands were refused")
    given = session.to_strict(point="mine")
    if not isinstance(given, api.Entry):
        raise SystemExit(f"bench: play does not go on from here: {given[0].message}")
    return session


def measure(name: str, people: int, rows: tuple[int, ...], limit: float) -> list[Row]:
    """The listings of whole mine phases that begin on such tables."""
    times = Times()
    for seed in range(1, TABLES + 1):
        session = filled(people, rows, seed)
        bot = api.RandomBot(seed)
        now = session.table.counted("state", "round")
        while session.table.counted("state", "round") == now and (pending := session.first_pending()) is not None:
            with times.one():
                session.options(pending)
            session.answer(pending, bot.choose(session, pending))
    return [times.row(f"{name}, p50", 50), times.row(f"{name}, p99", 99, limit)]


def main() -> int:
    """Print the figures; exit code 1 if one is missed."""
    api.settle_memory()
    table = [row for case in CASES for row in measure(*case)]
    print("listing options")
    print(render(table))
    return 0 if all(row.met is not False for row in table) else 1


if __name__ == "__main__":
    sys.exit(main())
