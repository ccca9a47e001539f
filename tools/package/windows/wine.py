"""Running Windows programs under Wine: in a Windows of our own that neither asks nor sees anything of this person."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

WINE = "wine"
_QUIET = "mscoree=;mshtml="
"""Nothing here needs .NET or a browser; with these Wine would offer to fetch them."""
_PASSED_ON = ("PATH", "TMPDIR")


class Wine:
    """One Windows."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.drive = prefix / "drive_c"
        self.home = prefix.parent / "home"
        """Wine links folders of its person to those of ours: to these, which are empty."""

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """What a Windows program finds around it: nothing of ours, no screen unless one is given."""
        own = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        # Without UTF-8 Wine loses the letters of file names and arguments that are not English.
        folders = {"HOME": str(self.home), "WINEPREFIX": str(self.prefix), "LC_ALL": "C.UTF-8"}
        wine = {"WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": _QUIET}
        return {**own, **folders, **wine, **(more or {})}

    def run(
        self, *command: str | Path, more: Mapping[str, str] | None = None, seconds: float = 120, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run to its end; input and outputs are pipes, as under Wine a plain file cannot be written to by Python."""
        return subprocess.run(
            [WINE, *map(str, command)],
            env=self.environment(more),
            cwd=cwd,
            input="",
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )

    def start(
        self, *command: str | Path, more: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> subprocess.Popen[str]:
        """Start, and go on."""
        return subprocess.Popen(
            [WINE, *map(str, command)],
            env=self.environment(more),
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )

    def made(self) -> None:
        """Make this Windows, Windows 10 by its own word, unless it is there."""
        if not (self.prefix / "system.reg").is_file():
            self._boot()
        self.must("winecfg", "-v", "win10")
        self.settle()

    def _boot(self) -> None:
        """Wine's very first start on a machine can fail, and the next one does not: so it gets two."""
        for last in (False, True):
            for folder in (self.prefix, self.home):
                folder.mkdir(parents=True, exist_ok=True)
            done = self.run("wineboot", "--init", seconds=300)
            if done.returncode == 0:
                return
            if last:
                _cannot_run("wineboot", done)
            self.end()
            shutil.rmtree(self.prefix)

    def must(self, *command: str | Path, seconds: float = 120) -> str:
        """Run, or stop the build."""
        done = self.run(*command, seconds=seconds)
        if done.returncode != 0:
            _cannot_run(str(command[0]), done)
        return done.stdout

    def settle(self) -> None:
        """Wait until every program of this Windows has ended and its registry lies on the disk."""
        subprocess.run(["wineserver", "-w"], env=self.environment(), timeout=120, check=False, stdin=subprocess.DEVNULL)

    def end(self) -> None:
        """End every program of this Windows, and of no other."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), timeout=60, check=False, stdin=subprocess.DEVNULL)

    def inside(self, path: Path) -> str:
        """The name by which Windows programs know a file of this machine."""
        if path.is_relative_to(self.drive):
            return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")
        return "Z:" + str(path).replace("/", "\\")


def _cannot_run(program: str, done: subprocess.CompletedProcess[str]) -> NoReturn:
    said = tail(done.stderr or done.stdout)
    raise SystemExit(f"package-windows: Wine cannot run {program} (it ended with {done.returncode}): {said}")


def tail(text: str, most: int = 600) -> str:
    """The end of what a program said."""
    return text.strip()[-most:] or "no reason given"


def told(command: Sequence[str | Path], cwd: Path | None = None) -> str:
    """Run a program of this machine, or stop the build with what it said."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"package-windows: {Path(command[0]).name} failed: {tail(done.stderr or done.stdout)}")
    return done.stdout
