"""The steps of the trial, in one Windows that is made anew each time."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tools.package import about, archives, qt_parts
from tools.package.smoke.report import Broken
from tools.package.smoke.tables import young_table
from tools.package.windows.__main__ import FOLDER
from tools.package.windows.places import PYTHON, SOURCES
from tools.package.windows.python import RUNTIMES, complete, file_version
from tools.package.windows.wine import Wine, tail

TRIAL = about.ROOT / "build/test-package-windows"
STILL_RUNNING, TOO_OLD = 2, 3
"""Exit codes of the installer."""
_CLASSES = "HKCU\\Software\\Classes"
_OPENS = "tarsas.exe"
_OWN = ("uninstall.exe",)
_SAVES = 200
REMOVAL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Tarsas"


class Steps:
    """What is tried; each step returns what it saw, or raises Broken."""

    def __init__(self, installer: Path, display: str) -> None:
        shutil.rmtree(TRIAL, ignore_errors=True)
        self.installer = installer
        self.wine = Wine(TRIAL / "wine")
        self._more = {"DISPLAY": display}
        self.wine.made()
        complete(self.wine)

    @property
    def _local(self) -> Path:
        """The folder of the person's own programs and data, whatever Wine calls the person."""
        (person,) = (one for one in (self.wine.drive / "users").iterdir() if one.name != "Public")
        return person / "AppData/Local"

    @property
    def _home(self) -> Path:
        return self._local / "Programs/Tarsas"

    @property
    def _data(self) -> Path:
        return self._local / "tarsas"

    def close(self) -> None:
        """End what still runs in there."""
        self.wine.end()
        shutil.rmtree(TRIAL, ignore_errors=True)

    def system(self) -> str:
        """What Windows calls itself."""
        return self.wine.run("cmd", "/c", "ver").stdout.strip()

    # ---- installing ------------------------------------------------------------------------------------------------

    def too_old(self) -> str:
        """A Windows before 1903 is told before anything is installed."""
        self.wine.must("winecfg", "-v", "win81")
        try:
            done = self.wine.run(self.installer, "/S")
        finally:
            self.wine.must("winecfg", "-v", "win10")
        if done.returncode != TOO_OLD or self._home.exists():
            raise Broken(f"ended with {done.returncode}; installed all the same: {self._home.exists()}")
        return f"ended with {TOO_OLD}, nothing was installed"

    def install(self) -> str:
        """What lies there is what was packed."""
        self._install(0)
        self._is_whole()
        return f"{len(archives.fingerprint(self._home))} files, as they were packed"

    def _install(self, code: int) -> None:
        done = self.wine.run(self.installer, "/S", seconds=600)
        if done.returncode != code:
            raise Broken(f"the installer ended with {done.returncode}, not {code}: {tail(done.stderr)}")

    def _is_whole(self) -> None:
        found = {name: value for name, value in archives.fingerprint(self._home).items() if name not in _OWN}
        differing = archives.differing(found, archives.fingerprint(FOLDER))
        if differing:
            raise Broken(f"{len(differing)} files are others than those that were packed: {differing[:5]}")

    def registered(self) -> str:
        """Files, links, the list of programs and the start menu."""
        for kind in ("Tarsas.Game", "Tarsas.Lesson", "Tarsas.Pack", "tarsas"):
            if _OPENS not in self._value(f"{_CLASSES}\\{kind}\\shell\\open\\command"):
                raise Broken(f"{kind} is not opened by the program")
        for ending, kind in (
            (".tarsas", "Tarsas.Game"),
            (".tarsas-lesson", "Tarsas.Lesson"),
            (".tarsaspack", "Tarsas.Pack"),
        ):
            if kind not in self._value(f"{_CLASSES}\\{ending}"):
                raise Broken(f"{ending} is not known")
        if "Tarsas.Pack" in self._value(f"{_CLASSES}\\.json"):
            raise Broken("the ending .json was taken from others")
        if about.version() not in self._value(f"HKCU\\{REMOVAL}", "DisplayVersion"):
            raise Broken("the list of programs lacks it")
        if not list(self.wine.drive.rglob("Start Menu/**/Társas.lnk")):
            raise Broken("the start menu lacks it")
        return "games, lessons, packs, links, start menu, list of programs"

    def _value(self, key: str, name: str = "") -> str:
        return self.wine.run("reg", "query", key, *(["/v", name] if name else ["/ve"])).stdout

    # ---- what was packed -------------------------------------------------------------------------------------------

    def version(self) -> str:
        """By the launcher for consoles, whose words are read here."""
        done = self._say("--version")
        if not done.startswith(f"Társas {about.version()} (") or about.day() not in done or "1970" in done:
            raise Broken(f"--version says {done!r}")
        return done.strip()

    def letters(self) -> str:
        """Hungarian through a pipe, and the code of a command that fails."""
        pack = TRIAL / "csomag ő.json"
        pack.write_text('{"game": "sakk ő"}', encoding="utf-8")
        done = self.wine.run(self._home / "tarsas.com", "pack", "check", self.wine.inside(pack))
        if done.returncode != 2 or "sakk ő" not in done.stdout + done.stderr:
            raise Broken(f"ended with {done.returncode}: {done.stdout!r} {done.stderr!r}")
        return (done.stdout + done.stderr).strip().splitlines()[0]

    def parts(self) -> str:
        """Nothing of Qt that nobody uses, and no library of this machine's Wine."""
        names = [str(path.relative_to(self._home)) for path in self._home.rglob("*") if path.is_file()]
        unused = [name for name in names if not qt_parts.used(name)]
        foreign = [name for name in names if Path(name).stem in {one.stem for one in SOURCES.glob("standins/*.c")}]
        old = [name for name in names if Path(name).name.lower().startswith("api-ms-win-")]
        if unused or foreign or old:
            raise Broken(f"too much: {[*unused, *foreign, *old][:6]}")
        runtimes = {path: file_version(path) for path in self._home.rglob("*") if path.name.lower() == RUNTIMES[0]}
        first = next(version for path, version in runtimes.items() if path.parent.name == "_internal")
        if first != max(runtimes.values()):
            raise Broken(f"beside Python's library lies an older C runtime ({first}) than elsewhere")
        return f"{len(names)} files, C runtime {'.'.join(map(str, first))} beside Python's library"

    def origins(self) -> str:
        """The licences name what only this package holds."""
        text = (self._home / "_internal/about/licences.txt").read_text(encoding="utf-8")
        for word in ("panda3d", "Microsoft Visual C++ runtime", "libffi", "NSIS", "PySide6", "PyInstaller", "iroh"):
            if word not in text:
                raise Broken(f"{word} is not named")
        return f"{len(text) // 1024} kB of licences"

    def self_test(self) -> str:
        """All games in all languages, the door, a pack, a file with foreign letters, a second start."""
        done = self.wine.run(self._home / "tarsas.com", "--self-test", more=self._more, seconds=1800)
        print("".join(f"         | {line}\n" for line in done.stdout.splitlines()), end="")
        if done.returncode != 0:
            raise Broken(f"ended with {done.returncode}: {tail(done.stderr)}")
        return done.stdout.strip().splitlines()[-1]

    def _say(self, *arguments: str) -> str:
        done = self.wine.run(self._home / "tarsas.com", *arguments)
        if done.returncode != 0:
            raise Broken(f"ended with {done.returncode}: {tail(done.stderr)}")
        return done.stdout

    # ---- while it runs ---------------------------------------------------------------------------------------------

    def second_start(self) -> str:
        """A window, and a second start with a file from a folder with foreign letters."""
        running = self._start()
        try:
            path = self.wine.drive / "users/Public/Játékok ő/este ű.tarsas"
            path.parent.mkdir(parents=True, exist_ok=True)
            young_table(path)
            done = self.wine.run(self._home / "tarsas.exe", self.wine.inside(path), more=self._more)
            if done.returncode != 0:
                raise Broken(f"the second start ended with {done.returncode}: {tail(done.stderr)}")
            self._until(lambda: self._has_opened(path.name), "the running program did not open the file")
            if running.poll() is not None:
                raise Broken("the running program has ended")
        finally:
            self._stop()
        return f"ended with 0, {path.parent.name}/{path.name} is open in the running one"

    def _has_opened(self, name: str) -> bool:
        """Does the list of games know where a game came from? It does from the moment in which it lies on the table."""
        marks = self._data / "library.json"
        games = json.loads(marks.read_text(encoding="utf-8"))["games"] if marks.is_file() else {}
        return any(mark.get("file", "").endswith(name) for mark in games.values())

    def refuse_update(self) -> str:
        """Code 2, and every file as it was."""
        self._start()
        try:
            self._install(STILL_RUNNING)
            self._is_whole()
        finally:
            self._stop()
        return f"ended with {STILL_RUNNING}, every file is as it was"

    def refuse_removal(self) -> str:
        """The same for the uninstaller, which stays."""
        self._start()
        try:
            done = self.wine.run(self._home / "uninstall.exe", "/S", f"_?={self.wine.inside(self._home)}")
            if done.returncode != STILL_RUNNING:
                raise Broken(f"ended with {done.returncode}")
            self._is_whole()
            if not (self._home / "uninstall.exe").is_file():
                raise Broken("the uninstaller is gone")
        finally:
            self._stop()
        return f"ended with {STILL_RUNNING}, every file is as it was"

    def _start(self) -> subprocess.Popen[str]:
        lock = self._data / "running.lock"
        lock.unlink(missing_ok=True)  # that of one that was killed
        running = self.wine.start(self._home / "tarsas.exe", more=self._more)
        self._until(lock.is_file, "the program does not start")
        time.sleep(4)
        return running

    def _stop(self) -> None:
        self.wine.end()
        self.wine.settle()

    def _games(self) -> list[Path]:
        return sorted((self._data / "games").glob("*.tarsas"))

    def older_folder(self) -> str:
        """What an older version kept in the folder that travels."""
        older = self._local.parent / "Roaming/tarsas/games"
        older.mkdir(parents=True, exist_ok=True)
        young_table(older / "regi-1.tarsas")
        self._start()
        self._stop()
        if not (self._data / "games/regi-1.tarsas").is_file() or older.exists():
            raise Broken("the older folder was left alone")
        return "moved whole"

    # ---- over time -------------------------------------------------------------------------------------------------

    def update(self) -> str:
        """What an older version brought along is gone."""
        lessons = next((self._home / "_internal/resources").glob("*/lessons"))
        old = (lessons / "00-of-an-older-version.tarsas-lesson", self._home / "_internal/old.dll")
        for path in old:
            path.write_bytes(b"old")
        self._install(0)
        left = [path.name for path in old if path.exists()]
        if left:
            raise Broken(f"left: {left}")
        self._is_whole()
        return f"{len(old)} older files are gone"

    def held_files(self) -> str:
        """Saves by the real Python of the program while another process opens and closes the file at random."""
        holder = self.wine.start(PYTHON / "python.exe", "-m", f"{__package__}.holder", str(_SAVES), cwd=about.ROOT)
        said = holder.communicate(timeout=600)[0].strip()
        if holder.returncode != 0:
            raise Broken(tail(said))
        return said.splitlines()[-1]

    def remove(self) -> str:
        """Gone but for games; Windows knows nothing of it any more."""
        games = {path.name: path.read_bytes() for path in self._games()}
        if not games:
            raise Broken("no game is kept, so none can be seen to stay")
        done = self.wine.run(self._home / "uninstall.exe", "/S")
        if done.returncode != 0:
            raise Broken(f"ended with {done.returncode}")
        self._until(lambda: not self._home.exists(), "files are left behind")
        self.wine.settle()
        registry = (self.wine.prefix / "user.reg").read_text(encoding="utf-8", errors="replace")
        left = [line for line in registry.splitlines() if "tarsas" in line.lower() and line.startswith("[Software")]
        if left:
            raise Broken(f"Windows still knows: {left[:5]}")
        if list(self.wine.drive.rglob("Társas.lnk")):
            raise Broken("a shortcut is left")
        if {path.name: path.read_bytes() for path in self._games()} != games:
            raise Broken("games are gone")
        return f"{len(games)} game(s) stay, nothing else"

    def _until(self, done: Callable[[], bool], otherwise: str) -> None:
        until = time.monotonic() + 60
        while not done():
            if time.monotonic() > until:
                raise Broken(otherwise)
            time.sleep(0.2)
