"""What earlier runs have found out: which tests come by which mutants, and what became of each mutant."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Any

from tools.mutate.changes import Mutant, Ring, digest_of

ELSEWHERE = ("tests/house/test_pictures.py",)
"""Tests that look at the program in a process of its own: nobody knows where they come by."""


@dataclass(frozen=True)
class Passed:
    """A test that passes without any mutant: what it needs, and where it comes by."""

    id: str
    seconds: float
    reached: frozenset[str]  # mutants
    entered: frozenset[str]  # modules of which a function ran
    key: str = ""  # of its file, as it was

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]

    @property
    def mark(self) -> str:
        """Another one as soon as its file has changed."""
        return digest_of(f"{self.id} {self.key}".encode())[:10]


@dataclass(frozen=True)
class Result:
    """What became of a mutant; `noticed` is empty if it survived."""

    id: str
    digest: str
    noticed: str
    rings: int  # of tests that it has met
    met: tuple[str, ...]  # marks of tests that have overlooked it


class Kept:
    """A folder with both."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._map, self._results = folder / "map.jsonl", folder / "results.jsonl"
        self._ways: dict[str, tuple[str, list[Passed]]] = {}
        for row in _rows(self._map):
            tests = [
                Passed(one["id"], one["seconds"], frozenset(one["reached"]), frozenset(one["entered"]), row["key"])
                for one in row["tests"]
            ]
            self._ways[row["file"]] = (row["key"], tests)
        made = (Result(**{**row, "met": tuple(row["met"])}) for row in _rows(self._results))
        self._known = {(one.id, one.digest): one for one in made}

    def tests_of(self, file: str, key: str) -> list[Passed] | None:
        """The tests of a file, as long as it is the same."""
        known, tests = self._ways.get(file, ("", []))
        return tests if known == key else None

    def keep_tests(self, file: str, key: str, tests: list[Passed]) -> None:
        self._ways[file] = key, tests
        rows = [
            {"id": one.id, "seconds": one.seconds, "reached": sorted(one.reached), "entered": sorted(one.entered)}
            for one in tests
        ]
        _add(self._map, {"file": file, "key": key, "tests": rows})

    def last(self, mutant: Mutant) -> Result | None:
        """What became of it when it was last tried."""
        return self._known.get((mutant.id, mutant.digest))

    def keep(self, result: Result) -> None:
        self._known[result.id, result.digest] = result
        _add(self._results, asdict(result))


def _rows(file: Path) -> Iterable[dict[str, Any]]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return (json.loads(line) for line in lines if line.endswith("}"))  # the last may be half written


def _add(file: Path, row: dict[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(row) + "\n")


def choose(mutant: Mutant, ring: Ring, passed: Iterable[Passed]) -> list[Passed]:
    """The tests of a ring that may notice a mutant, as many as there is time for: of every file that comes by the quick
    ones first, and those of which nobody knows last.
    """
    held = [one for one in passed if ring.holds(one.id)]
    every = [one for one in held if one.file not in ELSEWHERE]
    near = [one for one in every if mutant.id in one.reached] or [one for one in every if mutant.path in one.entered]
    near.sort(key=lambda one: one.seconds)
    ranks: dict[str, count[int]] = {}
    order = {one.id: next(ranks.setdefault(one.file, count())) // 3 for one in near}
    chosen, spent = list[Passed](), 0.0
    for one in sorted(near, key=lambda one: (order[one.id], one.seconds)):
        if spent + one.seconds <= ring.seconds:
            chosen.append(one)
            spent += one.seconds
    return chosen + [one for one in held if one.file in ELSEWHERE]
