"""The real window under attack for half a minute each: it goes on beating, playing and saving, and a family comes in.

On a machine that does other things too a beat is compared with one under the same load without the cause: the very same
attack on a server of another process.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import api
from qtapp.net.server import PhoneServer
from tests.house.source import ROOT
from tests.qtapp.net.attackers import begun, lie, line_to
from tests.qtapp.net.window_process import ShownWindow

pytestmark = pytest.mark.soak
_SECONDS = float(os.environ.get("TARSAS_ATTACK", "30"))
_LONGEST_BEAT = 0.150
_MOST_MEGABYTES = 20.0
_COMES_IN = {"codes": 15.0}
"""Seconds within which a phone of the family sits down."""
_CLOSES_IN = 3.0
_KINDS = ("bad JSON", "lang", "silent", "connects", "codes")


@pytest.fixture
def window(tmp_path: Path) -> Iterator[ShownWindow]:
    made = ShownWindow(tmp_path / "home")
    yield made
    made.end()


def _swallow(pipe: Any) -> None:
    """A door behind which nobody lives: the load of an attack without its cause."""
    server = PhoneServer(ROOT / "resources" / "phone", lambda call, *more: call(*more), _nothing, _nothing, _nothing)
    server.start("127.0.0.1")
    pipe.send(server.port)
    pipe.recv()


def _nothing(*_: object) -> None:
    """Whatever it is."""


class Elsewhere:
    """A process that bears the same attack."""

    def __init__(self, target: Any) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.get_context("spawn").Process(target=target, args=(theirs,), daemon=True)
        self._process.start()
        self.port = int(self._pipe.recv())

    def end(self) -> None:
        self._process.kill()
        self._process.join()


def beat_under(window: ShownWindow, seconds: float) -> dict[str, Any]:
    window.ask("begin")
    time.sleep(seconds)
    found: dict[str, Any] = window.ask("told")
    return found


def come_in(window: ShownWindow, port: int) -> float:
    """A phone of the house takes the third seat; how many seconds that took. Then the table takes the seat back."""
    code, start = window.ask("free", 3), time.monotonic()
    while True:
        try:
            with line_to(port) as line:
                line.send(json.dumps({"t": "join", "v": 1, "code": code, "lang": "de"}))
                line.send(json.dumps({"t": "sit", "seat": 3}))
                while json.loads(line.recv(timeout=5))["t"] != "welcome":
                    pass
                return time.monotonic() - start
        except Exception as error:
            print(f"once more: {error!r}", file=sys.stderr)
            assert time.monotonic() - start < 60, "the family is kept out"
            time.sleep(0.2)


def judged(name: str, calm: dict[str, Any], hard: dict[str, Any], before: float) -> None:
    grown = hard["megabytes"] - before
    print(
        f"{name}: longest beat {hard['longest'] * 1000:.0f} ms, same load elsewhere {calm['longest'] * 1000:.0f} ms; "
        f"{hard['beats']} beats; {grown:+.1f} MB; unsaved for {hard['unsaved'] / 2:.1f} s",
        file=sys.stderr,
    )
    assert hard["longest"] <= max(_LONGEST_BEAT, 3 * calm["longest"])
    assert grown < _MOST_MEGABYTES
    assert hard["unsaved"] <= 6, "a game in progress is saved throughout"


@pytest.mark.parametrize("kind", _KINDS)
def test_strangers_at_the_door(window: ShownWindow, tmp_path: Path, kind: str) -> None:
    window.ask("lay", "underwater_cities")
    port, _ = window.ask("open_door")
    come_in(window, port)  # whatever is read in at the first guest is no growth
    time.sleep(3)
    elsewhere = Elsewhere(_swallow)
    stranger = begun(kind, elsewhere.port, _SECONDS)
    time.sleep(2)
    calm = beat_under(window, _SECONDS - 2)
    stranger.join()
    elsewhere.end()
    before = window.ask("told")["megabytes"]
    stranger = begun(kind, port, _SECONDS)
    time.sleep(2)
    window.ask("begin")
    until, took = time.monotonic() + _SECONDS - 2, []
    while time.monotonic() < until:
        took.append(come_in(window, port))
        time.sleep(min(6.0, max(0.0, until - time.monotonic())))
    hard = window.ask("told")
    stranger.join()
    print(f"{kind}: a phone of the family sat down after {[round(one, 2) for one in took]} s", file=sys.stderr)
    judged(kind, calm, hard, before)
    assert max(took) <= _COMES_IN.get(kind, 3.0)
    played = window.ask("told")["entries"]
    time.sleep(2)
    kept = api.load_game(tmp_path / "home" / "games" / "underwater_cities.tarsas").session
    assert len(kept.entries) >= played > 20


def test_a_false_table_at_full_speed(window: ShownWindow, tmp_path: Path) -> None:
    window.ask("lay", "underwater_cities")
    time.sleep(2)
    elsewhere = Elsewhere(lie)
    other = ShownWindow(tmp_path / "other")
    try:
        other.ask("join", elsewhere.port)
        calm = beat_under(window, _SECONDS)
    finally:
        other.end()
    before = window.ask("told")["megabytes"]
    window.ask("begin")
    window.ask("join", elsewhere.port)
    time.sleep(_SECONDS)
    hard = window.ask("told")
    elsewhere.end()
    judged("false table", calm, hard, before)


# ---- workers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["stopped", "killed", "full pipe"])
def test_a_worker_that_fails(window: ShownWindow, way: str) -> None:
    """Its seat thinks on, or a person is called with a word; the window beats, and closing leaves nothing."""
    window.ask("lay", "underwater_cities", (5, 5, 5))
    window.wait_for(lambda told: told["entries"] > 4 and told["is_thinking"], 120)
    calm = beat_under(window, 8)
    window.wait_for(lambda told: told["is_thinking"], 60)
    found = window.ask("told")
    (worker,) = found["workers"]
    window.ask("begin")
    os.kill(worker, signal.SIGKILL if way == "killed" else signal.SIGSTOP)
    if way == "full pipe":
        window.ask("stuff_pipe", 8)
    try:
        took = window.wait_for(
            lambda told: (
                worker not in told["workers"]
                and (told["entries"] > found["entries"] + 1 or 0 in told["levels"] or bool(told["said"]))
            ),
            60,
        )
        hard = window.ask("told")
        print(f"{way}: {took:.1f} s, said {hard['said']!r}, levels {hard['levels']}", file=sys.stderr)
        judged(way, calm, hard, hard["megabytes"])
        assert took <= 10
    finally:
        workers = window.ask("told")["workers"]
        took = window.end()
    assert took <= _CLOSES_IN, "closing waits for nobody"
    assert not any(is_alive(one) for one in (worker, *workers)), "nothing is left"


def test_a_window_is_closed_while_its_worker_stands(tmp_path: Path) -> None:
    took = {}
    for stands in (False, True):
        window = ShownWindow(tmp_path / f"home{stands}")
        try:
            window.ask("lay", "underwater_cities", (5, 5, 5))
            window.wait_for(lambda told: told["is_thinking"] and bool(told["workers"]), 120)
            (worker,) = window.ask("told")["workers"]
            if stands:
                os.kill(worker, signal.SIGSTOP)
        finally:
            took[stands] = window.end()
        assert not is_alive(worker)
    print(f"closed after {took[False]:.1f} s, while its worker stood after {took[True]:.1f} s", file=sys.stderr)
    assert took[True] <= max(_CLOSES_IN, 2 * took[False])


def is_alive(process: int) -> bool:
    """Is it there, and not only its last trace?"""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False
