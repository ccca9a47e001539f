"""Measures our engine through its front door and prints one line of JSON.

    python -m tools.bench.ours play GAME SEATS SECONDS SEED
    python -m tools.bench.ours listing|crowded|refusing|previewing|timeline|saving|memory GAME SEATS

Each runs in a process of its own, so that none warms another up. Seeds are fixed.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from math import ceil
from pathlib import Path
from typing import Any

from engine import api
from tools.bench.positions import POSITIONS
from tools.bench.report import Row

GAMES = 30
"""Games behind each single figure."""


def new_session(game: str, seats: int, seed: int) -> api.Session:
    return api.new_session(game, seats, seed=seed)


def play_on(session: api.Session, luck: random.Random) -> Iterator[tuple[api.Pending, list[Any]]]:
    """Play a game to its end at random; each question is handed out with its options before it is answered."""
    bot = api.RandomBot(luck.randrange(1 << 32))
    pick = api.QuestionShape.PICK
    while (pending := session.first_pending()) is not None:
        options = session.options(pending)
        yield pending, options
        if pending.frame.shape is pick:
            answer = luck.choice(options)
        else:
            answer = bot.choose_answer(session, pending)
        given = session.answer(pending, answer)
        if isinstance(given, list):
            raise SystemExit(f"bench: a listed answer was refused: {given[0].rule}")


def finished_game(game: str, seats: int, seed: int) -> api.Session:
    session = new_session(game, seats, seed)
    for _ in play_on(session, random.Random(seed)):
        pass
    return session


def finished_games(game: str, seats: int) -> Iterator[api.Session]:
    return (finished_game(game, seats, seed) for seed in range(1, GAMES + 1))


class Times:
    """Durations of one thing, in milliseconds of the processor, so that others on the machine count less."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    @contextmanager
    def one(self) -> Iterator[None]:
        started = time.process_time()
        yield
        self.taken.append(1000 * (time.process_time() - started))

    def row(self, name: str, percent: int, limit: float | None = None) -> Row:
        """The smallest duration that so many percent of all do not exceed."""
        value = sorted(self.taken)[ceil(len(self.taken) * percent / 100) - 1]
        if limit is None:
            return Row(name, f"{value:.3f} ms")
        return Row(name, f"{value:.3f} ms", target=f"≤ {limit:g} ms", met=value <= limit)


# --- actions per second ----------------------------------------------------------------------------------------------


def play(game: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Random games for so many seconds: what was done, and how long set-up and play took (of the processor's time)."""
    finished_game(game, seats, seed)  # a first game warms the caches up and is not counted
    games = actions = listed = 0
    setup = playing = 0.0
    while setup + playing < seconds:
        games += 1
        started = time.process_time()
        session = new_session(game, seats, seed + games)
        ready = time.process_time()
        for _, options in play_on(session, random.Random(seed + games)):
            actions += 1
            listed += len(options)
        setup += ready - started
        playing += time.process_time() - ready
    return {"games": games, "actions": actions, "options": listed, "setup": setup, "play": playing}


# --- single figures --------------------------------------------------------------------------------------------------


def listing(game: str, seats: int) -> list[Row]:
    """How long it takes to list the options of a question, from nothing."""
    times = Times()
    for seed in range(1, GAMES + 1):
        session = new_session(game, seats, seed)
        bot = api.RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            with times.one():
                session.options(pending)
            session.answer(pending, bot.choose_answer(session, pending))
    return [times.row("listing options, p50", 50), times.row("listing options, p99", 99, 5)]


def refusing(game: str, seats: int) -> list[Row]:
    """How long it takes to say why a drag is not possible: right piece to a wrong place, wrong piece, both wrong."""
    times = Times()
    refused = 0
    for seed in range(1, GAMES + 1):
        session = new_session(game, seats, seed)
        luck = random.Random(seed)
        pieces, places = list(session.table.pieces), list(session.table.places)
        for pending, _ in play_on(session, luck):
            gesture = next((gesture for gesture, _ in session.gestures(pending)), None)
            drags = [(luck.choice(pieces), luck.choice(places))]
            if gesture is not None:
                drags += [(gesture.grab, luck.choice(places)), (luck.choice(pieces), gesture.drop)]
            for grab, drop in drags:
                with times.one():
                    reasons = session.explain_drag(pending.question.seat, grab, drop)
                refused += bool(reasons)
    return [
        times.row("why not, p50", 50),
        times.row("why not, p99", 99, 10),
        Row("  drags refused with a reason", f"{refused:,} of {len(times.taken):,}"),
    ]


def crowded(game: str, _seats: int) -> list[Row]:
    """Listing where there is most to look at, in positions that a game names; its own number of players."""
    found = []
    for name, limit, listings in POSITIONS.get(game, ()):
        times = Times()
        for session, pending in listings():
            with times.one():
                session.options(pending)
        found += [times.row(f"listing, {name}, p50", 50), times.row(f"listing, {name}, p99", 99, limit)]
    return found


def previewing(game: str, seats: int) -> list[Row]:
    """How long it takes to foresee what an option costs and brings, option by option."""
    times = Times()
    for seed in range(1, 6):
        session = new_session(game, seats, seed)
        previews = api.Previewer(session)
        for asked, (pending, options) in enumerate(play_on(session, random.Random(seed))):
            if asked % 4 or pending.frame.shape is not api.QuestionShape.PICK:
                continue
            for answer in options:
                with times.one():
                    previews.preview(pending, answer)
    return [times.row("preview of an option, p50", 50), times.row("preview of an option, p99", 99, 5)]


def thinking(game: str, seats: int) -> list[Row]:
    """How long players of the upper levels think about questions that leave a choice, and how much they play out."""
    found = []
    for level, p50, p95 in ((3, 300.0, 300.0), (4, None, None), (5, 1500.0, 3000.0)):
        times, playouts = Times(), 0
        session = new_session(game, seats, 7)
        for asked, (pending, options) in enumerate(play_on(session, random.Random(7))):
            if asked % 20 == 10 and len(options) > 1:
                view = api.seat_view(session.table, pending.question.seat)
                with times.one():
                    thought = api.think(session.game, view, pending.question.seat, level, 1)
                playouts += thought.playouts if thought is not None else 0
        found += [times.row(f"thought of level {level}, p50", 50, p50), times.row(f"  level {level}, p95", 95, p95)]
        if playouts:
            found.append(Row(f"  level {level}, playouts/s", f"{1000 * playouts / sum(times.taken):,.0f}"))
    return found


def timeline(game: str, seats: int) -> list[Row]:
    """Whole games taken back to the set-up and done again; the table must be the same afterwards."""
    undo, redo, both = Times(), Times(), Times()
    for session in finished_games(game, seats):
        before = session.table.digest()
        with both.one():
            with undo.one():
                while session.undo() is not None:
                    pass
            with redo.one():
                while session.redo() is not None:
                    pass
        if session.table.digest() != before:
            raise SystemExit("bench: undo and redo did not lead back to the same table")
    return [
        undo.row("undo of a whole game, p50", 50),
        redo.row("redo of a whole game, p50", 50),
        both.row("undo + redo of a whole game, worst", 100, 50),
    ]


def saving(game: str, seats: int) -> list[Row]:
    """Whole games written to a file, every entry anew, and opened again, which checks them by the rules.

    The first opening also makes what later ones find ready; it is the one a player waits for.
    """
    save, load = Times(), Times()
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.tarsas"
        for session in finished_games(game, seats):
            with save.one():
                api.save(session, file)
            sizes.append(file.stat().st_size)
            with load.one():
                opened = api.load_game(file)
            if opened.session.table.digest() != session.table.digest():
                raise SystemExit("bench: an opened game is not the saved one")
    return [
        Row("file of a whole game, mean", f"{sum(sizes) / len(sizes) / 1000:,.0f} kB"),
        save.row("saving a whole game, p50", 50),
        load.row("opening a whole game, p50", 50),
        load.row("opening a whole game, worst (the first)", 100, 300),
    ]


def memory(game: str, seats: int) -> list[Row]:
    """What a finished game with its whole history holds, and the process at its largest."""
    finished_game(game, seats, 1)
    process = peak_of_process()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    session = finished_game(game, seats, 2)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    actions = len(session.entries) - 1
    return [
        Row("memory of a whole game with history", f"{(after - before) / 1e6:.1f} MB"),
        Row("  of it per action", f"{(after - before) / actions / 1000:.1f} kB"),
        Row("memory of the process", f"{process:.0f} MB"),
    ]


def peak_of_process() -> float:
    """In MB; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


FIGURES: dict[str, Callable[[str, int], list[Row]]] = {
    "listing": listing,
    "crowded": crowded,
    "refusing": refusing,
    "previewing": previewing,
    "thinking": thinking,
    "timeline": timeline,
    "saving": saving,
    "memory": memory,
}


def main(part: str, game: str, seats: int, *rest: str) -> None:
    api.freeze_gc()
    if part == "play":
        report = play(game, seats, float(rest[0]), int(rest[1]))
    else:
        report = {"rows": [asdict(row) for row in FIGURES[part](game, seats)]}
    print(json.dumps(report))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
