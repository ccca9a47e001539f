"""The version of the program: what a package was built from, or of the source beside it. Needs no window."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def program_version() -> str:
    """The version; in a package also the commit and the Python it was built from."""
    packed = getattr(sys, "_MEIPASS", "")
    if packed:
        facts = json.loads((Path(packed) / "about" / "build.json").read_text(encoding="utf-8"))
        commit = facts["commit"][:12] or "no commit"
        return f"{facts['version']} ({commit}, Python {facts['python']}, {facts['platform']})"
    source = Path(__file__).resolve().parents[1] / "pyproject.toml"
    lines = source.read_text(encoding="utf-8").splitlines() if source.is_file() else []
    found = next((line for line in lines if line.startswith("version = ")), 'version = "?"')
    return found.split('"')[1]


def licences() -> str:
    """The licences of everything that a package brings along; from source only our own."""
    packed = getattr(sys, "_MEIPASS", "")
    file = Path(packed) / "about" / "licences.txt" if packed else Path(__file__).resolve().parents[1] / "LICENSE"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
