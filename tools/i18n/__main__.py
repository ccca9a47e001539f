"""`python -m tools.i18n` brings the .ts files in line with the sources; `--check` only looks and complains."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.i18n import tsfile
from tools.i18n.check import check, summary
from tools.i18n.extract import extract, extract_toys
from tools.i18n.wordings import update_wordings

ROOT = Path(__file__).resolve().parents[2]


def update(root: Path = ROOT, prune: bool = False, accept: bool = False) -> list[str]:
    """Extract, merge and write all three files; what cannot be extracted is returned.

    `accept`: translations of changed wordings were read and still say the same.
    """
    found = extract(root)
    for language in found.texts:
        path = root / "i18n" / f"tarsas_{language}.ts"
        entries = tsfile.merge(tsfile.read(path), found, language)
        if prune:
            entries = {key: entry for key, entry in entries.items() if entry.state != "vanished"}
        if accept:
            entries = {key: tsfile.accepted(entry) for key, entry in entries.items()}
        tsfile.write(path, entries, found.places, language)
    toys = extract_toys(root)
    return [*found.errors, *update_wordings(root, found), *toys.errors, *update_wordings(root, toys)]


def main(arguments: list[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.i18n", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if anything is wrong")
    parser.add_argument("--prune", action="store_true", help="throw vanished translations away")
    parser.add_argument("--accept", action="store_true", help="translations of changed English were read and stay")
    parser.add_argument("--all", action="store_true", help="also complain about contexts that need not be complete yet")
    given = parser.parse_args(arguments)
    errors = [] if given.check else update(prune=given.prune, accept=given.accept)
    problems = [*errors, *check(ROOT, every=given.all)]
    for problem in problems:
        print(problem)
    print(summary(ROOT))
    return 1 if problems and given.check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
