"""A long run that can be stopped: what has passed is kept and not run again while the program stays as it is.

    python -m pytest -p tests.soak -m soak --kept build/soak

A plugin of pytest. The kept list belongs to one state of the program and its tests; after any change it begins anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = (
    "engine",
    "qtapp",
    "tests",
    "resources",
    "i18n",
    "packaging",
    "requirements",
    "tools/compiled",
    "tools/package",
)
ENDINGS = (".py", ".json", ".toml", ".svg", ".ts", ".tarsas", ".c", ".nsi", ".nsh", ".spec", ".txt")
is_left_out = False
"""Is this a run without the long tests? Then they need not be listed."""


def mostly_soak(every: Iterable[Any], *always: Any) -> list[Any]:
    """What a test runs over: these always, all others in the soak only, as each takes long and much alike."""
    every = list(every)
    assert all(one in every for one in always), f"not among them: {always}"
    return [
        pytest.param(
            one,
            id=str(getattr(one, "id", getattr(one, "game", one))),
            marks=[] if one in always else [pytest.mark.soak],
        )
        for one in every
    ]


def state_of_the_program() -> str:
    """Equal as long as nothing that is tested has changed."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS:
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Kept:
    """The tests that have passed in this state of the program."""

    def __init__(self, folder: Path, state: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{state}.txt"
        text = self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        whole = text[: text.rfind("\n") + 1]  # the last line may be half written
        if whole != text:
            self._file.write_text(whole, encoding="utf-8")
        self.passed = whole.splitlines()
        self.skipped = 0

    def add(self, test: str) -> None:
        """One more has passed."""
        with self._file.open("a", encoding="utf-8") as file:
            file.write(test + "\n")

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        known = set(self.passed)
        done = [item for item in items if item.nodeid in known]
        self.skipped = len(done)
        if done:
            config.hook.pytest_deselected(items=done)
            items[:] = [item for item in items if item.nodeid not in known]

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.add(report.nodeid)

    @pytest.hookimpl
    def pytest_report_header(self) -> str:
        return f"soak: {len(self.passed)} tests of this state of the program have passed before, in {self._file}"

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """All workers leave out the same tests, whatever has passed meanwhile."""
        node.workerinput["passed"] = self.passed


class KeptByOthers(Kept):
    """In a worker: the first process keeps the list."""

    def __init__(self, passed: list[str]) -> None:
        self.passed, self.skipped = passed, 0

    def add(self, test: str) -> None:
        """The first process hears of it too."""

    @pytest.hookimpl
    def pytest_report_header(self) -> str:
        """The first process says it."""
        return ""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kept", type=Path, default=None, help="folder in which passed tests are kept")


def pytest_configure(config: pytest.Config) -> None:
    folder: Path | None = config.getoption("--kept")
    if folder is not None:
        given: dict[str, Any] | None = getattr(config, "workerinput", None)
        kept = Kept(folder, state_of_the_program()) if given is None else KeptByOthers(given["passed"])
        config.pluginmanager.register(kept, "kept")
