"""A file from a stranger is data: it opens cleanly or is refused with a sentence, quickly, in little memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from engine.api import (
    GAMES,
    Game,
    InvalidData,
    RandomStream,
    Session,
    decode,
    encode,
    find_game,
    load_game,
    seat_view,
)
from engine.core.storage.schema import BIGGEST_FILE, MOST_ENTRIES
from tests.conformance.cases import Case, each_game, play_on, seeds
from tests.conformance.hands import Hands
from tests.conformance.mutate import mutated, rechained

SECONDS = 2.0
MEGABYTES = 300


@cache
def good_files(game: str) -> tuple[bytes, ...]:
    """Games in the middle, over, with branches, with remarks and with free hands."""
    found = find_game(game)
    assert found is not None
    files = []
    for number, people in enumerate(found.seat_counts):
        session = Case(found, people).start(number)
        play_on(session, number, 10 + 12 * number)
        session.remark("What if?")
        session.seek(session.entries[len(session.entries) // 2])
        play_on(session, number + 50, 6)
        if number % 2:
            session.to_sandbox()
            hands = Hands(session, number)
            for _ in range(12):
                hands.do(hands.act())
        files.append(encode(session).encode())
    return tuple(files)


@each_game
@seeds(normal=30, soak=20_000, chunk=1000)
def test_changed_files_open_cleanly_or_are_refused(game: Game, seeds: range) -> None:
    files = good_files(game.id)
    opened = 0
    for seed in seeds:
        dice = RandomStream(seed, "hostile", 0)
        raw = mutated(files[seed % len(files)], dice)
        start = time.process_time()
        session = opened_or_refused(raw)
        assert time.process_time() - start <= SECONDS, seed
        if session is not None:
            opened += 1
            look_everywhere(session, dice)
    assert opened, "no changed file was good enough to open: the mutations are too coarse"


def opened_or_refused(raw: bytes) -> Session | None:
    try:
        return decode(raw, find_game).session
    except InvalidData as error:
        assert str(error)
        return None


def look_everywhere(session: Session, dice: RandomStream) -> None:
    """Whatever a screen asks of an opened game is answered, at any moment of its history."""
    moments = [session.current, *dice.shuffled(session.entries)[:5], session.root]
    for entry in moments:
        session.seek(entry)
        for pending in session.pending():
            session.items(pending)
            for answer in session.options(pending)[:3]:
                pending.frame.label(session.table, answer)
        session.game.result(session.table)
        session.game.status(session.table)
        session.findings()
        for viewer in range(session.table.seats + 1):
            seat_view(session.table, viewer)
    session.seek(moments[0])
    while session.undo() is not None:
        pass
    while session.redo() is not None:
        pass
    assert decode(encode(session).encode(), find_game).session.table.digest() == session.table.digest()


@each_game
def test_what_gets_past_the_hashes_is_found_by_the_rules(game: Game) -> None:
    """A game in which somebody helped luck along opens, and the entry is named."""
    data = json.loads(good_files(game.id)[0])
    changed = next(
        number for number, entry in enumerate(data["entries"]) if number and any(op[0] == "note" for op in entry["ops"])
    )
    note = next(op for op in data["entries"][changed]["ops"] if op[0] == "note")
    note[3] = []
    note[1] = ["toy.somebody_wins", {}, None]
    with pytest.raises(InvalidData, match=f"Entry {changed} was damaged"):
        decode(json.dumps(data).encode(), find_game)
    opened = decode(json.dumps(rechained(data), ensure_ascii=False).encode(), find_game)
    assert opened.first_divergence is not None and opened.first_divergence.number == changed


# ---- things that are no files, or far too much of one ----------------------------------------------------------------


def test_no_file_a_folder_a_device(tmp_path: Path) -> None:
    (tmp_path / "empty.tarsas").write_bytes(b"")
    loop = tmp_path / "loop.tarsas"
    loop.symlink_to(loop)
    for path in (
        tmp_path / "nothing.tarsas",
        tmp_path / "empty.tarsas",
        tmp_path,
        loop,
        tmp_path / ("x" * 400),
        Path("a\0b"),
    ):
        with pytest.raises(InvalidData) as refused:
            load_game(path)
        assert str(refused.value)
    if Path("/dev/zero").exists():
        with pytest.raises(InvalidData):
            load_game(Path("/dev/zero"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.tarsas", "loop.tarsas"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tarsas"
    os.mkfifo(pipe)
    with pytest.raises(InvalidData):
        load_game(pipe)


LOADER = """
import resource, sys, time
from pathlib import Path
from engine.api import InvalidData, load_game
start = time.process_time()
try:
    load_game(Path(sys.argv[1]))
    print("opened")
except InvalidData as error:
    print("refused:", error)
# what getrusage calls the most begins with the memory of the process that started this one
status = Path("/proc/self/status")
lines = status.read_text().splitlines() if status.exists() else []
most = [line.split()[1] for line in lines if line.startswith("VmHWM")]
print(time.process_time() - start, int(most[0] if most else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) // 1024)
"""


def many_entries() -> bytes:
    """As many remarks as a file may hold, hung in zigzag on two long branches."""
    data = json.loads(good_files(next(iter(GAMES)))[0])
    data["entries"] = data["entries"][:1]
    data["current"] = 0
    remark = {"kind": "remark", "seat": 0, "lane": 0, "said": "x", "ops": []}
    data["entries"] += [{"parent": max(0, at - 2), **remark} for at in range(1, MOST_ENTRIES)]
    return json.dumps(rechained(data)).encode()


START = b'{"format":1,"x":['
HUGE: dict[str, Callable[[], bytes]] = {
    "too large": lambda: b" " * (BIGGEST_FILE + 1),
    "empty lists": lambda: START + b"[]," * (BIGGEST_FILE // 3 - 10) + b"[]]}",
    "short texts": lambda: START + b'"\xf0\x9f\x8c\xb3",' * 1_990_000 + b"0]}",
    "numbers": lambda: START + b"1000," * 1_990_000 + b"0]}",
    "zigzag": many_entries,
}


@pytest.mark.skipif(sys.platform == "win32", reason="memory is not measured there")
@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind == "zigzag" else pytest.mark.soak) for kind in HUGE]
)
def test_huge_files_cost_little(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "huge.tarsas"
    path.write_bytes(HUGE[kind]())
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(
        [sys.executable, "-c", LOADER, str(path)], cwd=root, capture_output=True, text=True, timeout=60, check=True
    )
    seconds, megabytes = run.stdout.splitlines()[-1].split()
    assert float(seconds) <= SECONDS, run.stdout
    assert int(megabytes) <= MEGABYTES, run.stdout
