"""The installed program as a process: started, watched, driven by keys, killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from qtapp.i18n.languages import complete, language_of
from tools.package.about import ROOT
from tools.package.smoke.cleanroot import CleanRoot
from tools.package.smoke.report import Broken
from tools.package.smoke.screen import A_CURTAIN, Screen

PROGRAM = "/usr/games/tarsas"
PICTURES = ROOT / "build" / "test-package"
LOCALES = {code: f"{language_of(code).locale}.UTF-8" for code in complete()}


class Running:
    """One start of the program."""

    def __init__(
        self,
        root: CleanRoot,
        screen: Screen,
        *arguments: str,
        language: str = "en",
        home: str = "",
        first: bool = False,
    ) -> None:
        self.screen = screen
        self._noise = root.folder.parent / f"{root.folder.name}.noise"
        where = home or "/home/anna"
        command = root.as_user(screen.display, LOCALES[language], PROGRAM, *arguments, home=where)
        if first:  # what else this machine does is not to be measured
            command = ["chrt", "--rr", "1", *command]
        screen.wait_dark()
        self.begin = time.monotonic()
        with self._noise.open("w") as noise:
            self.process = subprocess.Popen(command, stdout=noise, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)

    @property
    def said(self) -> str:
        """What it wrote to the terminal so far."""
        return self._noise.read_text(encoding="utf-8", errors="replace")

    def painted(self, least: int = A_CURTAIN) -> float:
        """Wait for the first frame; seconds since the start."""
        try:
            return self.screen.wait_painted(self.begin, lambda: self.process.poll() is None, least)
        except Broken as error:
            code = self.process.poll()
            raise Broken(f"{error}; {'still running' if code is None else f'ended with {code}'}: {self.said}") from None

    def at_work(self) -> float:
        """Seconds of the processor that it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> tuple[float, float]:
        """Megabytes now (proportional share), and the highest so far."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text(encoding="utf-8")
        share = next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
        return share / 1000, peak / 1000

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def close(self) -> None:
        """End it, however it is."""
        if self.process.poll() is None:
            self.kill()
        self.screen.wait_dark()
        self._noise.unlink(missing_ok=True)

    def alive(self) -> None:
        """Broken if it has ended by itself."""
        code = self.process.poll()
        if code is not None:
            raise Broken(f"it ended with {code}: {self.said.strip()[-400:]}")


@contextlib.contextmanager
def running(
    root: CleanRoot, screen: Screen, *arguments: str, language: str = "en", home: str = ""
) -> Iterator[Running]:
    """The program for the length of a block, its first frame painted."""
    one = Running(root, screen, *arguments, language=language, home=home)
    try:
        one.painted()
        yield one
    finally:
        one.close()


def wait_for(what: Callable[[], bool], sentence: str, patience: float = 30.0) -> None:
    """Wait until something holds; Broken with the sentence if it does not."""
    begin = time.monotonic()
    while not what():
        if time.monotonic() - begin > patience:
            raise Broken(sentence)
        time.sleep(0.1)


def kept_games(home: Path) -> list[Path]:
    """The games that the program keeps by itself, the newest last."""
    found = (home / ".local/share/tarsas/games").glob("*.tarsas")
    return sorted(found, key=lambda path: path.stat().st_mtime)


def steps_in(path: Path) -> int:
    """How many entries a kept game holds."""
    return len(json.loads(path.read_text(encoding="utf-8"))["entries"])


def play(run: Running, home: Path, until: int) -> int:
    """Play on by keys until the newest kept game has so many entries; how many it has then."""
    run.screen.focus()
    for _ in range(60):
        run.alive()
        if kept_games(home) and steps_in(kept_games(home)[-1]) >= until:
            return steps_in(kept_games(home)[-1])
        run.screen.press("Return", "F6", "1")  # lifts a curtain if one hangs, goes to the options, takes the first
    run.screen.photograph(PICTURES / "stuck.png")
    raise Broken(f"keys do not lead on to {until} entries: {[steps_in(one) for one in kept_games(home)]}")


def processes_of(root: CleanRoot) -> set[int]:
    """All processes of the program in this root, whoever started them."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                if str((folder / "exe").readlink()) == f"{root.folder}/usr/lib/tarsas/tarsas":
                    found.add(int(folder.name))
    return found
