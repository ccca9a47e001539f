"""`python -m tools.package.windows`: the installer for Windows, made on Linux. What was set up once is kept."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tools.package import about
from tools.package.__main__ import within_budget
from tools.package.windows import installer, python
from tools.package.windows.places import KEPT, PREFIX, PYTHON
from tools.package.windows.wine import Wine, tail

_PATIENCE = 3600.0
"""Seconds for PyInstaller: one and a half minutes where nobody else works."""
BUILD, FOLDER = about.ROOT / "build/windows", about.ROOT / "dist/windows/tarsas"


def main() -> int:
    """Make it; returns the exit code."""
    begin = time.monotonic()
    fresh = python.made()
    _say("set up a Windows Python and Wine" if fresh else "the set-up is there", begin)
    begin = time.monotonic()
    wine = Wine(PREFIX)
    more = {
        about.EPOCH: str(about.moment()),
        about.COMMIT: about.commit(),
        "PYTHONPYCACHEPREFIX": wine.inside(KEPT / "compiled"),
    }
    command: list[str | Path] = [PYTHON / "python.exe", "-m", "tools.package", "--folder"]
    done = wine.run(*command, more=more, seconds=_PATIENCE, cwd=about.ROOT)
    wine.settle()
    if done.returncode != 0 or not (FOLDER / "tarsas.exe").is_file():
        print(f"package-windows: {tail(done.stderr or done.stdout)}", file=sys.stderr)
        return 1
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    _say(f"packed {len(files)} files, {size:.1f} MB", begin)
    begin = time.monotonic()
    made = installer.finished(FOLDER, BUILD)
    _say("made the installer", begin)
    return 0 if within_budget(made) else 1


def _say(what: str, begin: float) -> None:
    print(f"package-windows: {what} ({time.monotonic() - begin:.0f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(main())
