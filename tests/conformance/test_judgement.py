"""What a computer player holds of a position changes only on purpose: `python -m tests.conformance.test_judgement`.

The numbers have no meaning by themselves. A change of rules or cards may change them, a change of the judgement must;
let the levels play each other (`make ladder`) before the new ones are kept. Without this a slip in a formula would only
make the players a little weaker, and nobody would notice.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.api import Game, Session
from tests.conformance.cases import Case, again, finished
from tests.toys import SHIPPED

FILE = Path(__file__).with_name("judgement.json")
SEEDS = (1, 2, 5)
POSITIONS = 14
"""Of each game, evenly from its beginning to its end."""


def judged(game: Game) -> dict[str, list[list[float]]]:
    """What each seat's prospects are held to be along a few games that were played at random."""
    found: dict[str, list[list[float]]] = {}
    for seed in SEEDS:
        people = game.seat_counts[seed % len(game.seat_counts)]
        session = finished(Case(game, people), seed)
        wanted = {round(part * (len(session.line()) - 1) / (POSITIONS - 1)) for part in range(POSITIONS)}
        rows = [_row(session) for at, _ in enumerate(again(session)) if at in wanted]
        found[f"{people} seats, seed {seed}"] = rows
    return found


def _row(session: Session) -> list[float]:
    seats = [seat for seat, player in enumerate(session.players, 1) if not player.is_automa]
    return [round(session.game.evaluate(session.table, seat), 3) for seat in seats]


def _on_one_line(row: re.Match[str]) -> str:
    return f"[{' '.join(row[1].split())}]"


@pytest.mark.parametrize("game", SHIPPED)
def test_positions_are_judged_as_they_were(game: str) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))[game]
    now = judged(SHIPPED[game])
    assert kept.keys() == now.keys()
    for name, rows in now.items():
        assert len(rows) == len(kept[name])
        for row, old in zip(rows, kept[name], strict=True):
            assert row == pytest.approx(old, abs=0.002), name


if __name__ == "__main__":
    text = json.dumps({name: judged(game) for name, game in SHIPPED.items()}, indent=1)
    FILE.write_text(re.sub(r"\[\s+([-\d.,\s]+?)\s+\]", _on_one_line, text) + "\n", encoding="utf-8")
