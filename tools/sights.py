"""What a child of ten would laugh at, counted in games that a level plays against itself.

    python -m tools.sights ginkgopolis --level 2 --games 100

Counted is, by name: what cannot be paid is announced; the same is paid for with more; tiles that are points are kept;
nothing is done where something costs nothing; the same deed eight times in a row.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from engine import api
from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.table.table import Table
from engine.core.table.view import seat_view
from engine.ginkgopolis.gains import GiveTilesStep
from engine.players.answers import asked_on
from engine.players.ask import Ask, Thought, fingerprint
from engine.players.comparison import compare_at_once
from engine.players.levels import level_number
from engine.players.manners import is_same_for_no_more
from engine.players.outcome import give
from engine.players.search import search
from engine.players.worlds import undone, world

UNPAYABLE = "announces what cannot be paid"
DEARER = "pays more for the same"
KEEPS = "keeps tiles that are points"
IDLE = "leaves what costs nothing"
AGAIN = "the same eight times"
STREAK = 8
"""So often the same in a row is more than anybody has a use for."""
_SPARE_TILES = 5
"""More tiles than that are not built any more."""


def sights(session: api.Session, level: int, seed: int) -> Iterator[str]:
    """Play a game; what a level does that looks silly, by name."""
    game = session.game
    player = level_number(game, level, session.table.seats)
    streaks = dict.fromkeys(range(1, session.table.seats + 1), ("", 0))
    while (pending := session.first_pending()) is not None:
        seat = pending.question.seat
        ask = Ask(game, seat_view(session.table, seat), pending.lane)
        thought = search(ask, player, 10 * seed + seat)
        if thought is None:
            raise AssertionError(f"no thought about {pending.frame}")
        yield from _at_one_answer(ask, thought)
        step = lanes_of(session.table)[pending.lane][-1][0]
        if not isinstance(step, ItemsFrame):
            deed = _deed(session.table, step, thought)
            told, times = streaks[seat]
            if deed != "[]":
                streaks[seat] = deed, times + 1 if deed == told else 1
                if streaks[seat][1] == STREAK:
                    yield AGAIN
        session.answer(pending, thought.answer)


def _deed(table: Table, step: Frame[object], thought: Thought) -> str:
    return str([arg for _, arg in step.label(table, thought.answer).args if isinstance(arg, api.Message)])


def _at_one_answer(ask: Ask, thought: Thought) -> Iterator[str]:
    table = world(ask, fingerprint(ask.view), 0)
    asked = asked_on(table, ask.lane)
    if asked is None:
        return
    step, answer = asked[0], thought.answer
    if isinstance(step, GiveTilesStep) and not answer and len(step.items(table)) > _SPARE_TILES:
        yield KEEPS
    if step.becomes(table, answer) is not None:
        yield UNPAYABLE
    if isinstance(step, ItemsFrame):
        return
    if thought.playouts and any(
        is_same_for_no_more(ask, table, step, other.answer, answer)
        and not is_same_for_no_more(ask, table, step, answer, other.answer)
        for other in thought.ranked[1:]
    ):
        yield DEARER
    if _does_nothing(ask, table, answer) and any(
        _is_free(ask, table, one.answer, answer) for one in thought.ranked[1:]
    ):
        yield IDLE


def _does_nothing(ask: Ask, table: Table, answer: object) -> bool:
    with undone(table), table.trial(ask.seat):
        return not give(table, ask.lane, answer).does_something


def _is_free(ask: Ask, table: Table, answer: object, nothing: object) -> bool:
    """Does it bring something, take nothing, and lead on as doing nothing does?"""
    found = compare_at_once(ask, table, answer, nothing)
    return found.is_comparable and found.is_no_dearer and any(n > 0 for n in found.stock.values())


def counted(game: str, level: int, games: int, seed: int) -> Counter[str]:
    """All that was seen in so many games with two at the table."""
    found: Counter[str] = Counter()
    for at in range(games):
        found.update(sights(api.new_session(game, 2, seed=seed + at), level, seed + at))
    return found


def main() -> None:
    """Count, and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(api.GAMES))
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=930_000)
    chosen = parser.parse_args()
    found = counted(chosen.game, chosen.level, chosen.games, chosen.seed)
    print(f"{chosen.game}, level {chosen.level}, {chosen.games} games: {dict(found) or 'nothing'}")


if __name__ == "__main__":
    main()
