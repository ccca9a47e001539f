"""Where the program's own files lie: drawings, fonts, translations, licence. Needs no window."""

from __future__ import annotations

import sys
from pathlib import Path

INSTALLED = "files"
"""The folder inside this package into which `pip install` puts what stands beside the packages in the clone."""


def is_frozen() -> bool:
    """Is this the packed program, which brings its own Python?"""
    return bool(getattr(sys, "_MEIPASS", ""))


def is_clone() -> bool:
    """Is this the source, with the tools beside it?"""
    return not is_frozen() and not _installed().is_dir()


def program_root() -> Path:
    """The folder that holds `resources` and `i18n`: of the packed program, of the installed one, or the clone."""
    if is_frozen():
        return Path(getattr(sys, "_MEIPASS", ""))
    return _installed() if _installed().is_dir() else Path(__file__).resolve().parents[1]


def _installed() -> Path:
    return Path(__file__).resolve().parent / INSTALLED
