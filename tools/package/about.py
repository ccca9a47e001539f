"""What the packed program knows of itself: version, commit, and the licences of everything that comes with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

from qtapp.kit.store.licences import Licence, as_json, as_text, gathered
from qtapp.kit.store.version import facts_here
from tools.compiled.loader import runtime_licence, tested_engine
from tools.package.windows import parts

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = (
    "engine",
    "qtapp",
    "resources",
    "i18n",
    "packaging",
    "tools/compiled",
    "tools/package",
    "pyproject.toml",
    "requirements",
    "LICENSE",
)
"""What a package is made from."""
EPOCH, COMMIT = "SOURCE_DATE_EPOCH", "TARSAS_COMMIT"
"""Variables that say when and from what, where nobody can be asked."""


def version() -> str:
    """The version, from the one place where it stands."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def commit() -> str:
    """The commit that is being built, or nothing outside a checkout. What was changed since is not hidden.

    Where git is not at hand, as under Wine, whoever calls can say it: TARSAS_COMMIT.
    """
    if COMMIT in os.environ:
        return os.environ[COMMIT]
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", *SHIPPED)
    return _git("rev-parse", "HEAD")[:16] + ("+changes" if changed else "")


def moment() -> int:
    """The time stamp of everything that is built: that of the commit, so that two builds are alike.

    SOURCE_DATE_EPOCH comes first, as everywhere.
    """
    return int(os.environ.get(EPOCH) or _git("log", "-1", "--format=%ct") or 0)


def day() -> str:
    """The day of that moment."""
    return datetime.fromtimestamp(moment(), UTC).date().isoformat()


def _git(*arguments: str) -> str:
    try:
        asked = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:  # a machine without git can still build
        return ""
    return asked.stdout.strip()


def licences() -> list[Licence]:
    """What every package brings along; a part whose licence cannot be found stops the build."""
    found = gathered(ROOT)
    starter = metadata.distribution("pyinstaller")
    terms = next(file for file in starter.files or [] if Path(str(file)).name == "COPYING.txt")
    text = Path(str(starter.locate_file(terms))).read_text(encoding="utf-8", errors="replace")
    found.append(Licence("PyInstaller (starter)", starter.version, "GPL-2.0-or-later WITH Bootloader-exception", text))
    compiled = tested_engine() if sys.platform.startswith("linux") else None
    if compiled is not None:
        known, terms_of_mypyc = runtime_licence(compiled)
        found.append(Licence("mypyc (part of the compiled rules)", known, "MIT", terms_of_mypyc))
    if sys.platform == "win32":
        found += parts.licences()
    for one in found:
        if not one.text:
            raise SystemExit(f"package: the licence of {one.name} cannot be found, so it cannot be shipped.")
    return found


def write(folder: Path, more: Iterable[Licence] = ()) -> None:
    """Write build.json, licences.json for the window and licences.txt for reading."""
    folder.mkdir(parents=True, exist_ok=True)
    facts = facts_here(version(), commit(), day())
    (folder / "build.json").write_text(json.dumps(facts, sort_keys=True) + "\n", encoding="utf-8")
    all_ = [*licences(), *more]
    (folder / "licences.json").write_text(as_json(all_), encoding="utf-8")
    (folder / "licences.txt").write_text(as_text(all_), encoding="utf-8")
