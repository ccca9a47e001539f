"""Tests in forks of one process that has read in everything: a mutant costs a fork and the tests that come by it.

Runs inside a copy of the tree: `python -m tools.mutate.server KEPT [--most 40] [--part engine/core]`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from itertools import zip_longest
from pathlib import Path

import pytest
from tqdm import tqdm

from tools.mutate.changes import PARTS, ROOT, SEED, Mutant, Part, Ring, digest_of, sample
from tools.mutate.kept import ELSEWHERE, Kept, Passed, Result, beside, choose
from tools.mutate.switches import Switches

LEFT_OUT = ("tests/qtapp/net/test_browsers.py", "tests/qtapp/screen")
"""Tests in other processes, which hold no mutant."""
PLAIN = ("-q", "-s", "-p", "no:xdist", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0")
LONGEST = 240.0
"""Seconds of work after which the tests of a mutant would never end: several times what they take without it."""
NEVER = 1e9
"""Seconds of a test that does not pass: it is never chosen."""
MEMORY = 6 << 30
Job = tuple[Part, Mutant]


class Server:
    """A plugin of pytest: in place of a run of the tests come many."""

    def __init__(self, jobs: Sequence[Job], switches: Switches, kept: Kept, options: argparse.Namespace) -> None:
        self._jobs, self._switches, self._kept, self._options = jobs, switches, kept, options
        self._numbers = {one.id: number for number, (_, one) in enumerate(jobs)}
        self._items: dict[str, pytest.Item] = {}
        self._failed = False

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        if self._options.chosen is not None:
            chosen = json.loads(self._options.chosen.read_text())["tests"]
            self._options.told.write_text(json.dumps(self._noticed(-1, chosen)))
            return True
        todo = self._todo()
        for level in range(max((len(part.rings) for part, _ in todo), default=0)):
            at = [job for job in todo if level < len(job[0].rings) and self._rings(job[1]) >= 0]
            passed = self._walk(dict.fromkeys(part.rings[level] for part, _ in at))
            for part, mutant in tqdm(at, desc=f"mutants, ring {level + 1}", unit="mutant", disable=None):
                self._meet(mutant, level, part.rings[level], passed)
        return True

    def _todo(self) -> list[Job]:
        """Mutants that nobody has noticed yet, those first that have not met every ring."""
        only = self._options.only.read_text().splitlines() if self._options.only is not None else None
        jobs = [
            job
            for job in self._jobs
            if job[0].folder.startswith(self._options.part)
            and (only is None or job[1].id in only)
            and self._rings(job[1]) >= 0
        ]
        jobs.sort(key=lambda job: self._rings(job[1]) >= len(job[0].rings))
        return jobs[: self._options.most]

    def _rings(self, mutant: Mutant) -> int:
        """How many rings a mutant has survived; -1: it was noticed."""
        last = self._kept.last(mutant)
        return 0 if last is None else -1 if last.noticed else last.rings

    def _meet(self, mutant: Mutant, level: int, ring: Ring, passed: list[Passed]) -> None:
        """Let a mutant meet the tests of a ring, without those that have overlooked it as they are.

        Who survives behind its switch is written in: what modules make while they are read in, or once and for all,
        was made without it.
        """
        last, number = self._kept.last(mutant), self._numbers[mutant.id]
        met = set(last.met) if last is not None else set()
        near = choose(mutant, ring, passed)
        fresh = [one for one in near if one.id in self._items and one.mark not in met]
        others = [one for one in beside(near, ring, passed) if one.id in self._items and one.mark not in met]
        chosen = [one.id for one in fresh if one.file not in ELSEWHERE]
        elsewhere = [one.id for one in fresh if one.file in ELSEWHERE]
        is_written_in = number in self._switches.out_of_place
        noticed = "" if is_written_in or not chosen else self._noticed(number, chosen)
        if not noticed and (chosen or others):
            noticed = self._anew(mutant, [*chosen, *(one.id for one in others)])
        if not noticed and elsewhere:
            noticed = self._in_the_tree(mutant, elsewhere)
        met |= {one.mark for one in (*fresh, *others)}
        rings = max(level + 1, last.rings if last is not None else 0)
        self._kept.keep(Result(mutant.id, mutant.digest, noticed, rings, () if noticed else tuple(sorted(met))))

    def _walk(self, rings: Iterable[Ring]) -> list[Passed]:
        """Where each test of these rings comes by: once for every file of tests, as long as it is the same."""
        wanted = list(rings)
        files: dict[str, list[str]] = {}
        for id_ in self._items:
            if any(ring.holds(id_) for ring in wanted):
                files.setdefault(id_.partition("::")[0], []).append(id_)
        passed = list[Passed]()
        for file, ids in tqdm(files.items(), desc="without mutants", unit="file", disable=None):
            key = digest_of((ROOT / file).read_bytes())
            known = self._kept.tests_of(file, key) or []
            fresh = sorted(set(ids) - {one.id for one in known}, key=ids.index)
            if fresh:
                known += self._walked(fresh, key)
                failed = set(ids) - {one.id for one in known}
                if failed:
                    print(f"{file}: {len(failed)} of {len(ids)} do not pass without mutants", flush=True)
                known += [Passed(id_, NEVER, frozenset(), frozenset(), key) for id_ in sorted(failed)]
                self._kept.keep_tests(file, key, known)
            passed += known
        return passed

    def _walked(self, ids: list[str], key: str) -> list[Passed]:
        with tempfile.TemporaryDirectory() as folder:
            rows = Path(folder) / "rows.jsonl"

            def walk() -> bool:
                for id_, following in zip_longest(ids, ids[1:]):
                    self._switches.reached.clear()
                    self._switches.entered.clear()
                    start, self._failed = time.process_time(), False
                    self._run(id_, following)
                    row = {
                        "id": id_,
                        "seconds": round(time.process_time() - start, 3),
                        "passed": not self._failed,
                        "reached": sorted(self._switches.reached),
                        "entered": sorted(self._switches.entered),
                    }
                    with rows.open("a") as file:
                        file.write(json.dumps(row) + "\n")
                return True

            self._forked(walk, Path(folder), 900.0)
            told = [json.loads(line) for line in rows.read_text().splitlines()] if rows.exists() else []
        return [
            Passed(
                row["id"],
                row["seconds"],
                frozenset(self._jobs[number][1].id for number in row["reached"]),
                frozenset(row["entered"]),
                key,
            )
            for row in told
            if row["passed"]
        ]

    def _noticed(self, number: int, ids: list[str]) -> str:
        """The test that notices a mutant."""
        with tempfile.TemporaryDirectory() as folder:
            at = Path(folder) / "at.txt"

            def until_one_fails() -> bool:
                if number >= 0:
                    self._switches.active = number
                for id_, following in zip_longest(ids, ids[1:]):
                    at.write_text(id_)
                    self._run(id_, following)
                    if self._failed:
                        return False
                return True

            is_fine = self._forked(until_one_fails, Path(folder), LONGEST)
            last = at.read_text() if at.exists() else ""
        return "" if is_fine else last or "reading in"

    def _in_the_tree(self, mutant: Mutant, ids: list[str]) -> str:
        """Try a mutant with tests that start the program: it stands in its file as long as they run."""
        file = ROOT / mutant.path
        raw = file.read_bytes()
        file.write_bytes(raw[: mutant.start] + mutant.text.encode() + raw[mutant.end :])
        try:
            return self._noticed(-1, ids)
        finally:
            file.write_bytes(raw)

    def _run(self, id_: str, following: str | None) -> None:
        item, after = self._items[id_], self._items[following] if following is not None else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)

    def _forked(self, do: Callable[[], bool], folder: Path, seconds: float) -> bool:
        """Do something in a fork: False if it says so, dies, or does not come to an end."""
        pid = os.fork()
        if not pid:
            code = 2
            try:
                os.setpgid(0, 0)  # in the same session: whoever made it yield to others meant its tests too
                nothing = os.open(os.devnull, os.O_RDWR)
                for stream in (0, 1, 2):
                    os.dup2(nothing, stream)
                resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                (folder / "tmp").mkdir()
                factory = next(iter(self._items.values())).config._tmp_path_factory  # type: ignore[attr-defined]
                factory._basetemp = folder / "tmp"
                code = 0 if do() else 1
            finally:
                os._exit(code)
        end = time.monotonic() + 5 * seconds + 60  # the machine may be busy
        while time.monotonic() < end:
            done, status = os.waitpid(pid, os.WNOHANG)
            if done:
                _end_all(pid)
                return status == 0
            time.sleep(0.01)
        _end_all(pid)
        os.waitpid(pid, 0)
        return False

    def _anew(self, mutant: Mutant, ids: list[str]) -> str:
        """Try a mutant that acts while modules are read in: in a process that reads them in with it."""
        with tempfile.TemporaryDirectory() as folder:
            chosen, told = Path(folder) / "chosen.json", Path(folder) / "told.json"
            chosen.write_text(json.dumps({"mutant": asdict(mutant), "tests": ids}))
            command = [sys.executable, "-m", "tools.mutate.server", str(self._options.kept)]
            command += ["--chosen", str(chosen), "--told", str(told)]
            subprocess.run(command, capture_output=True, timeout=4000, check=False)
            if not told.exists():
                return "reading in"  # not even that works
            return str(json.loads(told.read_text()))


def _end_all(group: int) -> None:
    """Whatever a fork has started."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def jobs() -> list[Job]:
    """All mutants, in an order in which any beginning is a fair sample."""
    every = [(part, one) for part in PARTS for one in sample(part)]
    return sorted(every, key=lambda job: hashlib.sha256(f"order {SEED} {job[1].id}".encode()).digest())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate.server")
    parser.add_argument("kept", type=Path)
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--part", default="")
    parser.add_argument("--only", type=Path, help="a file with the ids of the mutants that are tried, one a line")
    parser.add_argument("--chosen", type=Path, help="one mutant that is written in, and the tests that it meets")
    parser.add_argument("--told", type=Path, help="where to tell how that went")
    options = parser.parse_args()
    if options.chosen is not None:
        given = json.loads(options.chosen.read_text())
        every = [(PARTS[0], Mutant(**given["mutant"]))]
        tests = dict.fromkeys(id_.partition("::")[0] for id_ in given["tests"])
    else:
        every = jobs()
        parts = [part for part in PARTS if part.folder.startswith(options.part)]
        tests = dict.fromkeys(folder for part in parts for ring in part.rings for folder in ring.folders)
    switches = Switches([one for _, one in every], ROOT, 0 if options.chosen is not None else -1)
    switches.install()
    left_out = [f"--deselect={one}" for one in LEFT_OUT]
    server = Server(every, switches, Kept(options.kept), options)
    return int(pytest.main([*PLAIN, *left_out, *tests], plugins=[server]))


if __name__ == "__main__":
    shutil.rmtree(ROOT / ".hypothesis", ignore_errors=True)
    sys.exit(main())
