"""Where everything for Windows lies below build/: what is kept between runs, and what is made anew each time."""

from __future__ import annotations

from tools.package.about import ROOT

SOURCES = ROOT / "packaging/windows"
"""The C sources, the installer's script and its words."""
KEPT = ROOT / "build/for-windows"
"""Set-up that later runs find again."""
PYTHON = KEPT / "python"
"""The Windows Python, with all packages of the lock file."""
PREFIX = KEPT / "wine"
"""Wine's own folder: its Windows."""
STANDINS = KEPT / "standins"
"""Libraries that an older Wine lacks, to be laid into any Windows of ours."""
STAMP = KEPT / "whole.txt"
"""What the set-up was made from; written last."""
