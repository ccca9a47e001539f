"""The version of the program: of the installed package, or of the source beside it. Needs no window."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def program_version() -> str:
    """The version."""
    try:
        return version("tarsas")
    except PackageNotFoundError:
        source = Path(__file__).resolve().parents[1] / "pyproject.toml"
        lines = source.read_text(encoding="utf-8").splitlines() if source.is_file() else []
        found = next((line for line in lines if line.startswith("version = ")), 'version = "?"')
        return found.split('"')[1]
