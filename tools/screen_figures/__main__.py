"""`make screen-figures`: measure the window off-screen and print what is, what is wanted, and whether it is met."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys

import tools.screen_figures as package
from tools.screen_figures import Figure


def modules() -> list[str]:
    """The modules of the package; those that measure something have a function `figures`."""
    return sorted(one.name for one in pkgutil.iter_modules(package.__path__) if one.name != "__main__")


def measure(name: str) -> list[Figure]:
    """The figures of one module."""
    found = getattr(importlib.import_module(f"{package.__name__}.{name}"), "figures", None)
    return [] if found is None else list(found())


def main() -> int:
    """Print all rows; returns 1 if a figure is not met."""
    parser = argparse.ArgumentParser(prog="python -m tools.screen_figures", description=__doc__)
    parser.add_argument("--only", choices=modules(), help="only the figures of this module")
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false;qt.qpa.*=false")
    rows = [row for name in modules() if chosen.only in (None, name) for row in measure(name)]
    rows.sort(key=lambda row: (row.number == 0, row.number, row.name))
    wide = max((len(row.name) for row in rows), default=0)
    for row in rows:
        number = f"{row.number:2}" if row.number else " –"
        print(f"{number}  {row.name:{wide}}  {row.now:>12}  {row.goal:>12}  {'met' if row.met else 'NOT MET'}")
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
