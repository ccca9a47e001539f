"""Measures what phones cost the window: the work of every single step that is done for them, in whole games.

    python -m tools.bench.phones [GAME …]

A host, its painter and phones without a screen, in one thread: what a phone asks for is asked for as its page does it.
What the garbage collector of the whole program takes is told by itself: it comes when it comes, with or without phones.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qtapp.i18n import complete
from tools.bench.report import Row, render

if TYPE_CHECKING:
    from engine import api
    from qtapp.net.art_book import ArtRef
    from qtapp.net.chairs import Home
    from qtapp.net.guests import DoorNews, MapSteps, PictureSteps, Step, TableWish
    from qtapp.net.host import Host
    from qtapp.net.packets import SeatPackets
    from qtapp.net.pictures import PhonePainter

ROOT = Path(__file__).resolve().parents[2]
HEAD = ("milliseconds of one step", "steps", "p95", "longest", "target", "")
LONGEST = {"sitting down": 8.0, "message": 8.0, "state": 8.0, "gains": 8.0, "picture": 20.0, "map": 40.0}
COLLECTOR = "garbage collector"
_LANGUAGES = (*complete(), *complete())
_MOST_ANSWERS = 2000
_GUESTS_AFTER = 25


class _Steps:
    """The window of a host that does one step after the other and looks at the clock."""

    def __init__(self, session: api.Session, painter: PhonePainter) -> None:
        self._session, self._painter = session, painter
        self._soon: deque[Step] = deque()
        self._later: deque[Step] = deque()
        self.taken: dict[str, list[float]] = defaultdict(list)
        self._kind = ""
        self._since = 0.0

    def do_later(self, step: Step, *, soon: bool = True, after: int = 0) -> None:
        (self._soon if soon else self._later).append(step)

    def do_next(self, step: Step) -> None:
        self._soon.appendleft(step)

    def timed(self, kind: str, step: Step) -> bool:
        """One step; what it paints says itself what it is."""
        self._kind, collected = kind, len(self.taken[COLLECTOR])
        start = time.thread_time()
        more = step()
        taken = (time.thread_time() - start) * 1000
        self.taken[self._kind].append(taken - sum(self.taken[COLLECTOR][collected:]))
        return more

    def collecting(self, phase: str, info: dict[str, int]) -> None:
        """The garbage collector begins or ends."""
        if phase == "start":
            self._since = time.thread_time()
        else:
            self.taken[COLLECTOR].append((time.thread_time() - self._since) * 1000)

    def settle(self) -> None:
        """All that waits."""
        while self._soon or self._later:
            queue = self._soon or self._later
            step = queue.popleft()
            if self.timed("state" if queue is self._soon else "gains", step):
                queue.appendleft(step)

    def picture_of(self, packets: SeatPackets, ref: ArtRef) -> PictureSteps:
        for made in self._painter.picture_of(packets, ref):
            self._kind = "picture"
            yield made
            self._kind = "picture"
        self._kind = "picture"

    def map_of(self, packets: SeatPackets, wish: TableWish) -> MapSteps:
        for made in self._painter.map_of(self._session, packets, wish):
            self._kind = "map"
            yield made
            self._kind = "map"
        self._kind = "map"

    def happened(self, entry: api.HistoryEntry) -> None:
        self._kind = "window"

    def taken_back(self) -> None:
        self._kind = "window"

    def seats_changed(self) -> None:
        pass

    def door_says(self, what: DoorNews) -> None:
        pass

    def answers_obvious(self) -> bool:
        return True

    def is_computer(self, seat: int) -> bool:
        return False


class _Phone:
    """A link that remembers what it was asked, and asks for the pictures that it does not know."""

    address = "192.168.1.7"
    home: Home | None = None

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self._known: set[str] = set()
        self.wanted: list[str] = []
        self._heard: list[str] = []
        self.said = self.answered = self.wished = 0

    def push(self, data: str | bytes) -> None:
        if isinstance(data, str):
            self._heard.append(data)

    def hang_up(self) -> None:
        raise AssertionError("nobody is sent away here")

    def let_in(self) -> None:
        """A stranger no more."""

    def _look_for_art(self, part: Any) -> None:
        if isinstance(part, list):
            for one in part:
                self._look_for_art(one)
        elif isinstance(part, dict):
            art = part.get("art")
            if art and art not in self._known:
                self._known.add(art)
                self.wanted.append(art)
            for one in part.values():
                self._look_for_art(one)

    def next_message(self, dice: api.RandomStream) -> dict[str, Any] | None:
        """What this phone would say now."""
        for text in self._heard:
            heard = json.loads(text)
            if heard["t"] == "state":
                self.state = heard
            self._look_for_art(heard)
        self._heard = []
        if self.wanted:
            ids, self.wanted = self.wanted[:40], self.wanted[40:]
            return {"t": "art", "ids": ids}
        ask = self.state.get("ask")
        if ask is None or ask["id"] == self.answered:
            return None
        if ask["id"] != self.wished:
            self.wished = ask["id"]
            placed = [at for at, one in enumerate(ask["options"]) if one["spot"]][:60]
            if len(placed) > 1:
                self.said += 1
                return {"t": "places", "ask": ask["id"], "say": self.said, "options": placed}
        self.said += 1
        self.answered = ask["id"]
        picks = [dice.randrange(len(ask["options"]))] if ask["shape"] == "pick" else ask["start"]
        return {"t": "answer", "ask": ask["id"], "say": self.said, "picks": picks}


def _play(session: api.Session, host: Host, steps: _Steps, seed: int) -> None:
    """A whole game; each phone says what it has to say when nothing else is to be done."""
    from engine import api

    phones = [_Phone() for _ in session.players]
    dice = api.RandomStream(seed, "phones", 0)

    def say(phone: _Phone, message: dict[str, Any], kind: str) -> None:
        def receive() -> bool:
            host.receive(phone, text)
            return False

        text = json.dumps(message)
        steps.timed(kind, receive)
        steps.settle()

    for seat, (phone, language) in enumerate(zip(phones, _LANGUAGES, strict=False), 1):
        host.arrived(phone)
        say(phone, {"t": "join", "v": 1, "code": host.code, "lang": language}, "sitting down")
        say(phone, {"t": "sit", "seat": seat}, "sitting down")
    for turn in range(_MOST_ANSWERS):
        if turn % _GUESTS_AFTER == 0:  # somebody comes late and looks on for a while
            guest = _Phone()
            host.open_door()
            host.arrived(guest)
            say(guest, {"t": "join", "v": 1, "code": host.code, "lang": "en"}, "sitting down")
            say(guest, {"t": "sit", "seat": 0}, "sitting down")
            host.gone(guest)
            steps.settle()
        said = False
        for phone in phones:
            while message := phone.next_message(dice):
                say(phone, message, "message")
                said = True
        if not said:
            return


def _patient() -> Callable[[], float]:
    """A clock by which a second passes whenever somebody looks at it: nobody floods."""
    seconds = count()
    return lambda: float(next(seconds))


def measure(game: str, people: tuple[int, ...] = (2, 4)) -> dict[str, list[float]]:
    """Milliseconds of work of each step, by what was done."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TARSAS_HOME"] = home
        from engine import api
        from qtapp.app import app_context, application
        from qtapp.board.paint.context import BoardContext
        from qtapp.board.scene.scene import TableScene
        from qtapp.games import find_art
        from qtapp.i18n.catalogue import catalogue
        from qtapp.i18n.voice import LANGUAGES
        from qtapp.kit.paint.icons import has_icon
        from qtapp.net.host import Host
        from qtapp.net.pictures import PhonePainter
        from qtapp.session.client import SeatClient
        from qtapp.windows.other_tables.phone_table import PlateSigns

        application()
        context = app_context()
        for language in LANGUAGES:
            catalogue(language)  # read in the background when the door is opened
        has_icon("")  # the plates of the window have icons
        painter = PhonePainter(context.speech)
        gc.collect()
        gc.freeze()  # as the program does it
        found: dict[str, list[float]] = defaultdict(list)
        for number in people:
            session = api.new_session(game, number, seed=7 + number)
            board_context = BoardContext(SeatClient(session, 1), context.speech, context.theme)
            TableScene(board_context, find_art).show_view(
                board_context.client.view()
            )  # the window's own table has been there for long
            steps = _Steps(session, painter)
            gc.callbacks.append(steps.collecting)
            host = Host(session, steps, _patient(), signs=PlateSigns(board_context.blueprint))
            _play(session, host, steps, number)
            gc.callbacks.remove(steps.collecting)
            assert session.is_over
            for kind, taken in steps.taken.items():
                found[kind] += taken
        context.close()
    return found


def rows(game: str) -> list[Row]:
    """The longest steps of one game, measured in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tools.bench.phones", "--measure", game]
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command[1:])} failed with code {done.returncode}.")
    found = json.loads(done.stdout)
    return [_row(f"{game}: {kind}", found[kind], most) for kind, most in (*LONGEST.items(), (COLLECTOR, None))]


def _row(name: str, taken: list[float], most: float | None) -> Row:
    ordered = sorted(taken) or [0.0]
    figures = f"{len(taken):,}", f"{ordered[int(len(ordered) * 0.95)]:.1f}", f"{ordered[-1]:.1f}"
    return Row(name, *figures, "" if most is None else f"≤ {most:.0f}", None if most is None else ordered[-1] <= most)


def main() -> None:
    from engine.api import GAMES

    parser = argparse.ArgumentParser(prog="python -m tools.bench.phones", description="Measure what phones cost.")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="games to measure (all)")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(measure(options.measure)))
        return
    print(render([row for game in options.games for row in rows(game)], HEAD))


if __name__ == "__main__":
    main()
