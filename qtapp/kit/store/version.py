"""The version of the program: of the package, of the installed wheel, or of the source. Needs no window."""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import dataclass
from importlib import metadata

from qtapp.location import is_clone, is_frozen, program_root


@dataclass(frozen=True, slots=True)
class BuildInfo:
    """What this program was made from."""

    version: str
    commit: str
    """Empty: run from source, or built outside a checkout."""
    date: str
    """The day of that commit."""
    python: str
    qt: str
    platform: str
    packed: bool

    @property
    def origin(self) -> str:
        """The commit in short, with its day."""
        return " · ".join(part for part in (self.commit, self.date) if part)


def build() -> BuildInfo:
    """The facts of this build."""
    if is_frozen():
        facts = json.loads((program_root() / "about" / "build.json").read_text(encoding="utf-8"))
        return BuildInfo(**facts, packed=True)
    return BuildInfo(_source_version(), "", "", sys.version.split()[0], _qt(), _platform(), packed=False)


def program_version() -> str:
    """One line: the version, and what it was built from."""
    made = build()
    origin = made.origin or ("no commit" if made.packed else "from source" if is_clone() else "installed")
    return f"{made.version} ({origin}, Python {made.python}, Qt {made.qt}, {made.platform})"


def facts_here(version: str, commit: str, date: str) -> dict[str, str]:
    """What a build keeps of the interpreter that makes it."""
    python = sys.version.split()[0]
    return {"version": version, "commit": commit, "date": date, "python": python, "qt": _qt(), "platform": _platform()}


def _source_version() -> str:
    if not is_clone():
        return metadata.version("tarsas")
    source = program_root() / "pyproject.toml"
    lines = source.read_text(encoding="utf-8").splitlines() if source.is_file() else []
    found = next((line for line in lines if line.startswith("version = ")), 'version = "?"')
    return found.split('"')[1]


def _qt() -> str:
    from PySide6.QtCore import qVersion

    return qVersion()


def _platform() -> str:
    return f"{platform.system()} {platform.machine()}".strip()
