"""A process that plays and saves is killed: the file always opens and lacks at most the entry in hand."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from engine.api import Game, RandomBot, RandomStream, load_game, new_session, save
from engine.core.storage.disk import write_atomically
from tests.conformance.cases import answered, each_game, seeds

ROOT = Path(__file__).resolve().parents[2]
NURSERY = """
import os, signal, sys, time
from pathlib import Path
from engine.api import RandomBot, new_session, save
from tests import toys

def play(game, people, seed, path):
    log = os.open(path.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    while True:
        session, bot = new_session(game, people, seed=seed), RandomBot(seed)
        save(session, path)
        os.write(log, f"{seed} 1 \\n".encode())
        while (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
            save(session, path)
            os.write(log, f"{seed} {len(session.entries)} \\n".encode())
        seed += 1

toys.register()
folder, game = Path(sys.argv[1]), sys.argv[2]
for row in sys.argv[3:]:
    people, seed, delay = map(int, row.split(","))
    path = folder / f"{seed}.tarsas"
    child = os.fork()
    if not child:
        try:
            play(game, people, seed, path)
        finally:
            os._exit(1)
    log, status = path.with_suffix(".log"), 0
    while not status and not (log.exists() and log.stat().st_size):
        status = os.waitpid(child, os.WNOHANG)[1]
        time.sleep(0.001)
    if not status:
        time.sleep(delay / 1000)
        os.kill(child, signal.SIGKILL)
        status = os.waitpid(child, 0)[1]
    if not os.WIFSIGNALED(status):
        sys.exit("it died before it was killed")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is killed like that here")
@each_game
@seeds(normal=3, soak=100, chunk=30)
def test_killed_while_saving(game: Game, seeds: range, tmp_path: Path) -> None:
    """Killed at random moments: in the middle of an answer, of writing, of renaming."""
    dice = RandomStream(seeds.start, "kill", 0)
    rows = [f"{game.seat_counts[seed % len(game.seat_counts)]},{seed},{dice.randrange(150)}" for seed in seeds]
    command = [sys.executable, "-c", NURSERY, str(tmp_path), game.id, *rows]
    subprocess.run(command, cwd=ROOT, check=True, timeout=120)
    for seed in seeds:
        path = tmp_path / f"{seed}.tarsas"
        opened = load_game(path)
        assert opened.first_divergence is None
        said = [line.split() for line in path.with_suffix(".log").read_text().splitlines() if line.endswith(" ")]
        last_seed, length = int(said[-1][0]), int(said[-1][1])
        assert opened.session.seed in (last_seed, last_seed + 1)
        if opened.session.seed == last_seed:
            assert length <= len(opened.session.entries) <= length + 1
        save(opened.session, path)
    assert list(tmp_path.glob(".*.part")) == [], "stale parts pile up"


@each_game
def test_a_save_is_an_ordinary_file(game: Game, tmp_path: Path) -> None:
    """With the rights that any new file gets, and through a link into the file behind it."""
    session = new_session(game.id, game.seat_counts[-1], seed=1)
    path, plain = tmp_path / "new folder" / "[a*] tarsas é.tarsas", tmp_path / "plain"
    plain.touch()
    save(session, path)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)
    link = tmp_path / "link.tarsas"
    link.symlink_to(path)
    answered(session, RandomBot(1))
    save(session, link)
    assert link.is_symlink()
    assert len(load_game(path).session.entries) == 2


def test_old_parts_of_this_name_are_cleared_away(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    (tmp_path / ".game.tarsas.999.part").write_text("half")
    (tmp_path / ".other.tarsas.999.part").write_text("somebody else's")
    write_atomically(path, "whole")
    assert sorted(one.name for one in tmp_path.iterdir()) == [".other.tarsas.999.part", "game.tarsas"]


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.tarsas"
    write_atomically(path, "old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["game.tarsas"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_write_that_fails_at_once_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_atomically(Path("/dev/full") / "game.tarsas", "new")
    with pytest.raises(OSError):
        write_atomically(tmp_path / ("x" * 300), "new")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        write_atomically(tmp_path / "folder", "new")
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    write_atomically(path, "old")
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError):
            write_atomically(path, "new")
        assert path.read_text() == "old"
    finally:
        tmp_path.chmod(0o700)
