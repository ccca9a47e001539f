"""`make screen-figures`: measure the window off-screen and print what is, what is wanted, and whether it is met.

    python -m tools.screen_figures [MODULE …] [--farm here|pool:2]

Every case is measured in a process of its own, and kept under build/screen-figures as long as nothing of the program
changes: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import time
from typing import Any, Protocol

import tools.screen_figures as package
from tools.farm.backends import backend
from tools.farm.farm import ROOT, Farm, digest_of
from tools.screen_figures import Figure, Found
from tools.screen_figures.elsewhere import work

SOURCES = ("engine", "qtapp", "resources", "i18n", "tools/screen_figures", "tools/bench")
"""What the figures depend on."""


class Measuring(Protocol):
    """A module that measures figures."""

    CASES: tuple[str, ...]

    def measure(self, case: str) -> Any:
        """Plain data of one case."""

    def figures(self, found: Found) -> list[Figure]:
        """The rows that the data of all cases make."""


def modules() -> dict[str, Measuring]:
    """The modules of the package that measure something."""
    names = sorted(one.name for one in pkgutil.iter_modules(package.__path__) if one.name != "__main__")
    found = {name: importlib.import_module(f"{package.__name__}.{name}") for name in names}
    return {name: module for name, module in found.items() if hasattr(module, "CASES")}


def measure_here(name: str, case: str) -> int:
    """Measure one case and print it as a line of JSON."""
    begun = time.process_time()
    found = modules()[name].measure(case)
    print(json.dumps({"found": found, "seconds": time.process_time() - begun}), flush=True)
    return 0


def rows_of(name: str, results: dict[str, Any]) -> list[Figure]:
    """The rows of one module; a case that failed is one that is not met."""
    failed = [case for case, one in results.items() if one is None]
    if failed:
        return [Figure(0, f"{name}: {', '.join(failed)}", "failed", "measured", False)]
    return modules()[name].figures({case: one["found"] for case, one in results.items()})


def main() -> int:
    """Print all rows; returns 1 if a figure is not met."""
    parser = argparse.ArgumentParser(prog="python -m tools.screen_figures", description=__doc__)
    parser.add_argument("only", nargs="*", help=f"only the figures of these modules: {', '.join(modules())}")
    parser.add_argument("--farm", default="here", help="here, or pool:2 for two processes at a time")
    parser.add_argument("--measure", nargs=2, metavar=("MODULE", "CASE"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        return measure_here(*chosen.measure)
    wanted = {name: module for name, module in modules().items() if not chosen.only or name in chosen.only}
    farm = Farm(work, "figures", digest_of(*SOURCES), ROOT / "build/screen-figures", backend(chosen.farm))
    jobs = [[name, case] for name, module in wanted.items() for case in module.CASES]
    found: dict[str, dict[str, Any]] = {}
    for (name, case), result in zip(jobs, farm.run(jobs), strict=True):
        found.setdefault(name, {})[case] = result
    rows = [row for name, results in found.items() for row in rows_of(name, results)]
    rows.sort(key=lambda row: (row.number == 0, row.number, row.name))
    wide = max((len(row.name) for row in rows), default=0)
    for row in rows:
        number = f"{row.number:2}" if row.number else " –"
        print(f"{number}  {row.name:{wide}}  {row.now:>12}  {row.goal:>12}  {'met' if row.met else 'NOT MET'}")
    for name, results in found.items():
        seconds = sum(one["seconds"] for one in results.values() if one is not None)
        print(f"    {name}: {len(results)} case(s), {seconds:.0f} s of the processor")
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
