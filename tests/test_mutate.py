"""Mutants behind switches do what they would do written into the program; tests are chosen by where they come by."""

from __future__ import annotations

import builtins
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tools.mutate.changes import Mutant, Ring, mutants_of
from tools.mutate.kept import ELSEWHERE, Kept, Passed, Result, choose
from tools.mutate.switches import HERE, SWITCH, Switches

TEXT = '''"""A module."""

MOST = 3


def kind(n: int) -> str:
    """A function with something of everything."""
    found = []
    for one in range(n):
        if one == 1 or not n:
            continue
        found.append(one)
        n += 1
    match len(found):
        case 2:
            return "two"
        case many if many > 2:
            return "many" if found[0] < 1 else "late"
    return f"{n + 1}{[one for one in found if one > 0]}"
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in (SWITCH, HERE):
        monkeypatch.setattr(builtins, name, None, raising=False)  # and gone afterwards
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    (tmp_path / "engine").mkdir()
    file = tmp_path / "engine" / "some.py"
    file.write_text(TEXT)
    return file


def results(code: Any) -> list[str]:
    names: dict[str, Any] = {}
    exec(code, names)
    return [names["kind"](n) for n in range(5)]


def test_each_mutant_behind_its_switch_is_the_mutant(module: Path, tmp_path: Path) -> None:
    raw, mutants = module.read_bytes(), mutants_of(module, tmp_path)
    switches = Switches(mutants, tmp_path)
    switches.install()
    code = switches.compiled(raw, str(module))
    plain = results(compile(raw, "", "exec"))
    assert results(code) == plain
    assert "engine/some.py" in switches.entered
    noticed = 0
    for number, one in enumerate(mutants):
        changed = raw[: one.start] + one.text.encode() + raw[one.end :]
        written_in = Switches(mutants, tmp_path, number).compiled(raw, str(module))
        wanted = results(compile(changed, "", "exec"))
        assert results(written_in) == wanted, one.id
        if number not in switches.out_of_place:
            switches.active = number
            assert results(code) == wanted, one.id
        noticed += wanted != plain
    assert {mutants[number].id for number in switches.out_of_place} == {"engine/some.py::kind::one more::2::2"}
    assert noticed >= 8


def passed(id_: str, seconds: float, *reached: str) -> Passed:
    return Passed(id_, seconds, frozenset(reached), frozenset(["engine/some.py"]), "key")


def test_tests_that_come_by_are_chosen_the_quick_ones_of_every_file_first() -> None:
    mutant = Mutant("engine/some.py", 0, 1, "", "m", "")
    ring = Ring(("tests/near", "tests/far"), seconds=30)
    tests = [
        *(passed(f"tests/far/a.py::{n}", 1 + n, "m") for n in range(4)),
        passed("tests/near/b.py::slow", 9, "m"),
        passed("tests/near/b.py::elsewhere", 1),
        passed("tests/far/c.py::endless", 99, "m"),
    ]
    chosen = [one.id for one in choose(mutant, ring, tests)]
    assert chosen == [*(f"tests/far/a.py::{n}" for n in range(3)), "tests/near/b.py::slow", "tests/far/a.py::3"]
    elsewhere = passed(f"{ELSEWHERE[0]}::test", 0.1)
    assert choose(mutant, Ring(("tests/near", *ELSEWHERE)), [elsewhere, *tests])[-1] is elsewhere
    unknown = Mutant("engine/some.py", 0, 1, "", "another", "")
    assert len(choose(unknown, Ring(("tests/",), seconds=1000), tests)) == len(tests)
    assert [one.id for one in choose(mutant, Ring(("tests/",), ("slow",)), tests)] == ["tests/near/b.py::slow"]


def test_what_was_found_out_is_kept(tmp_path: Path) -> None:
    mutants = [Mutant("engine/some.py", 0, 1, "", name, "digest") for name in ("killed", "survived")]
    kept = Kept(tmp_path)
    kept.keep_tests("tests/a.py", "key", [passed("tests/a.py::one", 1.0, "killed")])
    kept.keep(Result("killed", "digest", "tests/a.py::one", 1, ()))
    kept.keep(Result("survived", "digest", "", 2, ("mark",)))
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"id": "half wri')
    again = Kept(tmp_path)
    assert again.tests_of("tests/a.py", "key") == [passed("tests/a.py::one", 1.0, "killed")]
    assert again.tests_of("tests/a.py", "another") is None
    killed, survived = (again.last(one) for one in mutants)
    assert killed is not None and killed.noticed == "tests/a.py::one"
    assert survived is not None and survived == Result("survived", "digest", "", 2, ("mark",))
    assert again.last(Mutant("engine/some.py", 0, 1, "", "killed", "of another text")) is None


def test_a_test_is_another_one_as_soon_as_its_file_has_changed() -> None:
    then = Passed("tests/a.py::one", 1.0, frozenset(), frozenset(), "then")
    assert then.mark == replace(then, seconds=2.0).mark
    assert len({then.mark, replace(then, key="now").mark, replace(then, id="tests/a.py::two").mark}) == 3
