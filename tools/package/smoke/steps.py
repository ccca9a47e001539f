"""The steps of the smoke test. Each uses the installed program as a family would, from outside."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

from engine.api import LiteralArg, Message, msg
from qtapp.i18n import Localizer
from qtapp.kit.paint.theme import Theme
from tools.package.smoke import tables
from tools.package.smoke.cleanroot import NUMBER, CleanRoot
from tools.package.smoke.program import (
    LOCALES,
    PICTURES,
    PROGRAM,
    Running,
    kept_games,
    play,
    processes_of,
    running,
    steps_in,
    wait_for,
)
from tools.package.smoke.report import Broken, NotRun, within
from tools.package.smoke.screen import A_CURTAIN, A_PAGE, Screen

WARM, COLD, MEMORY = 1.5, 4.0, 300.0
_DROP = Path("/proc/sys/vm/drop_caches")


class Steps:
    """One clean root, one screen, one person called Anna."""

    def __init__(self, root: CleanRoot, screen: Screen, deb: Path) -> None:
        self.root, self.screen, self.deb = root, screen, deb
        self.before = root.files()
        self._seen = root.folder / "home/shared"
        self._seen.mkdir(mode=0o755)
        self._young = self._seen / "este.tarsas"
        tables.young_table(self._young)
        self._young.chmod(0o644)

    # ---- in and out ----------------------------------------------------------------------------------------------

    def install(self) -> str:
        """The package goes in with nothing but what it says it needs."""
        if any((self.root.folder / "usr/bin").glob("python3*")):
            raise Broken("the clean root is not clean: there is a Python in it")
        shutil.copy(self.deb, self.root.folder / "tmp/tarsas.deb")
        apt = ("apt-get", "--quiet", "--no-install-recommends", "--yes")
        self.root.as_root(*apt, "install", "/tmp/tarsas.deb")
        missing = self.root.as_root(
            "env",
            "LD_LIBRARY_PATH=/usr/lib/tarsas/_internal",  # as the starter sets it
            "sh",
            "-c",
            "find /usr/lib/tarsas -type f -exec ldd {} + 2>/dev/null | grep 'not found' | sort -u || true",
        )
        beyond = [line.split()[0] for line in missing.splitlines() if not line.strip().startswith("libwayland-")]
        if beyond:
            raise Broken(f"libraries are missing: {', '.join(beyond)}")
        return self._version()

    def _version(self) -> str:
        said = subprocess.run(
            self.root.as_user("", "C", PROGRAM, "--version"), capture_output=True, text=True, check=False
        )
        if said.returncode != 0 or not said.stdout.startswith("Társas "):
            raise Broken(f"--version says {said.stdout!r} {said.stderr!r}")
        return said.stdout.strip()

    def remove(self) -> str:
        """Gone without a trace in the system; the person's games and settings stay."""
        games = kept_games(self.root.home)
        settings = self.root.home / ".config/tarsas/tarsas.ini"
        if not games or not settings.is_file():
            raise Broken("nothing was kept for this person, so nothing can be seen to stay")
        self.root.as_root("dpkg", "--purge", "tarsas")
        left = sorted(self.root.files() - self.before)
        lost = sorted(self.before - self.root.files())
        if left or lost:
            raise Broken(f"left behind: {left[:5]}, taken along: {lost[:5]}")
        if kept_games(self.root.home) != games or not settings.is_file():
            raise Broken("the games of the person are gone")
        return f"{len(games)} kept games and the settings are still there, nothing else"

    # ---- starting ------------------------------------------------------------------------------------------------

    def warm_start(self) -> str:
        """The best of several."""
        self._start()
        return self._measured([self._start() for _ in range(4)], WARM)

    def cold_start(self) -> str:
        """With nothing of it in memory."""
        times = []
        for _ in range(2):
            os.sync()
            try:
                _DROP.write_text("3", encoding="ascii")
            except OSError as error:
                raise NotRun("the caches may not be dropped") from error
            times.append(self._start())
        return self._measured(times, COLD)

    def _start(self) -> tuple[float, float]:
        usual = os.sched_getscheduler(0), os.sched_getparam(0)
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(2))  # who measures must not wait either
        run = Running(self.root, self.screen, first=True)
        try:
            return run.painted(A_PAGE), run.at_work()
        finally:
            os.sched_setscheduler(0, *usual)
            run.close()

    def _measured(self, times: list[tuple[float, float]], budget: float) -> str:
        seconds, work = min(times)
        load, cores = os.getloadavg()[0], os.cpu_count() or 1
        said = f"first frame, {work:.2f} s of them at work, load {load:.1f} on {cores} cores:"
        if seconds > budget >= work and load > cores:
            raise NotRun(f"the machine is too busy to measure ({said} {seconds:.2f} s, budget {budget:g} s)")
        return within(seconds, budget, "s", said)

    def self_test(self) -> str:
        """All games in all languages, in the packed program itself."""
        command = self.root.as_user("", LOCALES["de"], PROGRAM, "--self-test")
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
        print("".join(f"         | {line}\n" for line in done.stdout.splitlines()), end="")
        if done.returncode != 0:
            raise Broken(f"ended with {done.returncode}: {done.stderr.strip()[-400:]}")
        return done.stdout.strip().splitlines()[-1]

    def no_display(self) -> str:
        """Without a screen there is one sentence, not silence."""
        done = subprocess.run(self.root.as_user("", "C", PROGRAM), capture_output=True, text=True, check=False)
        if done.returncode != 2 or "no display" not in done.stderr:
            raise Broken(f"ended with {done.returncode}: {done.stderr}")
        return done.stderr.strip()

    def memory(self) -> str:
        """Every game with as many people as it takes, late in the game."""
        said, worst = [], 0.0
        for game, path in tables.full_tables(self._seen).items():
            path.chmod(0o644)
            with running(self.root, self.screen, f"/home/shared/{path.name}") as run:
                time.sleep(3)
                self.screen.focus()
                self.screen.press("Return")
                time.sleep(4)
                run.alive()
                if "tarsas:" in run.said:  # a refused file would weigh nothing
                    raise Broken(run.said.strip())
                share, peak = run.memory()
                self.screen.photograph(PICTURES / f"full-{game}.png")
            worst = max(worst, share)
            said.append(f"{game} {share:.0f} (peak {peak:.0f})")
        return within(worst, MEMORY, "MB", "; ".join(said) + "; most")

    # ---- playing -------------------------------------------------------------------------------------------------

    def play_and_kill(self) -> str:
        """A file from the command line; played by keys; killed; continued from the start page."""
        content = self._young.read_bytes()
        before = len(kept_games(self.root.home))
        with running(self.root, self.screen, "/home/shared/este.tarsas", language="hu") as run:
            time.sleep(3)
            entries = play(run, self.root.home, 10)
            run.kill()
            if len(kept_games(self.root.home)) == before:
                raise Broken("the file given on the command line was not opened and played")
        if self._young.read_bytes() != content:
            raise Broken("the opened file itself was changed")
        game = kept_games(self.root.home)[-1]
        kept = steps_in(game)
        with running(self.root, self.screen, language="hu") as run:
            time.sleep(1)
            spot = self.screen.lowest(Theme().colours.strict)  # the one strong button below the games: go on
            if spot is None:
                raise Broken("the start page does not offer to continue")
            self.screen.photograph(PICTURES / "continue.png")
            self.screen.click(*spot)
            time.sleep(3)
            after = play(run, self.root.home, kept + 2)
            self.screen.photograph(PICTURES / "continued.png")
        if kept_games(self.root.home)[-1] != game:
            raise Broken("another game was continued")
        return f"{entries} entries, killed, {kept} on the disk, {after} after going on"

    def double_click(self) -> str:
        """The desktop knows the file type and opens the program with it."""
        path = self._seen / "szülinap 1.tarsas"
        tables.young_table(path)
        path.chmod(0o644)
        inside = f"/home/shared/{path.name}"
        asked = self.root.as_root("gio", "info", "-a", "standard::content-type", inside)
        if "application/x-tarsas" not in asked:
            raise Broken(f"the file type is not known: {asked.strip().splitlines()[-1]}")
        if "tarsas.desktop" not in self.root.as_root("gio", "mime", "application/x-tarsas"):
            raise Broken("the file type is not opened by this program")
        before = processes_of(self.root)
        self.screen.wait_dark()
        begin = time.monotonic()
        subprocess.run(self.root.as_user(self.screen.display, LOCALES["hu"], "gio", "open", inside), check=True)
        try:
            wait_for(lambda: bool(processes_of(self.root) - before), "the desktop started nothing")
            self.screen.wait_painted(begin, lambda: bool(processes_of(self.root) - before), A_CURTAIN)
            time.sleep(3)
            self.screen.photograph(PICTURES / "double-click.png")
        finally:
            for process in processes_of(self.root) - before:
                os.kill(process, signal.SIGKILL)
        return "known, and opened by the desktop"

    def bad_files(self) -> str:
        """A corrupt file and one of a newer program: a sentence in the window and on the terminal, no crash."""
        good = self._seen / "jó.tarsas"
        tables.young_table(good)
        text = good.read_text(encoding="utf-8")
        files = {
            "sérült.tarsas": (
                text[: len(text) // 2],
                msg("file.save_damaged_or_foreign", "It is damaged, or it is not a saved game."),
            ),
            "újabb.tarsas": (
                re.sub(r'"format": ?\d+', '"format": 99', text, count=1),
                msg("file.save_from_newer_program", "It was saved by a newer version of this program."),
            ),
        }
        for name, (content, reason) in files.items():
            path = self._seen / name
            path.write_text(content, encoding="utf-8")
            path.chmod(0o644)
            for language in LOCALES:
                whole = msg(
                    "window.cannot_open_file",
                    "“{file}” cannot be opened: {reason}",
                    file=LiteralArg(name),
                    reason=reason,
                )
                with running(self.root, self.screen, f"/home/shared/{name}", language=language) as run:
                    self._hears(run, whole, language)
                    time.sleep(1)
                    self.screen.photograph(PICTURES / f"{path.stem}-{language}.png")
        return "refused with a sentence in three languages"

    # ---- bad days ------------------------------------------------------------------------------------------------

    def read_only_home(self) -> str:
        """Nothing can be kept: said once, and play goes on."""
        point = self.root.memory_disk("nur-lesen", "size=1m")
        subprocess.run(["mount", "-o", "remount,ro", str(point)], check=True)
        reason = msg(
            "window.not_saved_folder_not_writable",
            "The folder cannot be written to: the game cannot be saved. You can play on.",
        )
        return self._troubled("/home/nur-lesen", reason, "read-only")

    def full_disk(self) -> str:
        """No room at all."""
        point = self.root.memory_disk("voll", "size=256k")
        (point / ".local/share/tarsas/games").mkdir(parents=True)
        for folder in (point / ".local", point / ".local/share", point / ".local/share/tarsas"):
            os.chown(folder, NUMBER, NUMBER)
        os.chown(point / ".local/share/tarsas/games", NUMBER, NUMBER)
        handle = os.open(point / "photos", os.O_WRONLY | os.O_CREAT)
        with contextlib.suppress(OSError):
            while os.write(handle, b"x" * 1024):
                pass
        os.close(handle)
        reason = msg("window.not_saved_disk_full", "The disk is full: the game cannot be saved. You can play on.")
        return self._troubled("/home/voll", reason, "full-disk")

    def _troubled(self, home: str, reason: Message, picture: str) -> str:
        for language in LOCALES:
            with running(self.root, self.screen, "/home/shared/este.tarsas", language=language, home=home) as run:
                time.sleep(2)
                self.screen.focus()
                self.screen.press("Return", "F6", "1", "Return", "F6", "1")
                self._hears(run, reason, language)
                self.screen.press("Return", "F6", "1")
                run.alive()
                time.sleep(0.5)
                self.screen.photograph(PICTURES / f"{picture}-{language}.png")
        return f"“{Localizer('en').text(reason)}” (and in hu, de); play goes on"

    def _hears(self, run: Running, message: Message, language: str) -> None:
        sentence = Localizer(language).text(message)
        wait_for(lambda: sentence in run.said, f"“{sentence}” was not said, but: {run.said.strip()[-300:]}", 15)
        run.alive()

    def newer_settings(self) -> str:
        """Settings of a newer program are left alone."""
        home = self.root.folder / "home/newer"
        file = home / ".config/tarsas/tarsas.ini"
        file.parent.mkdir(parents=True)
        file.write_text("[General]\nformat=99\nlanguage=de\n\n[weather]\nrain=true\n", encoding="utf-8")
        for path in [home, *home.rglob("*")]:
            os.chown(path, NUMBER, NUMBER)
        content = file.read_bytes()
        with running(self.root, self.screen, home="/home/newer") as run:
            wait_for(lambda: "neueren Version" in run.said, f"nothing is said: {run.said}", 15)
            self.screen.photograph(PICTURES / "newer-settings.png")
        if file.read_bytes() != content:
            raise Broken("the newer settings were changed")
        return "left as they are, said in their language"

    def settings_kept(self) -> str:
        """A window that is closed in the usual way leaves its settings."""
        with running(self.root, self.screen, "/home/shared/este.tarsas") as run:
            time.sleep(2)
            self.screen.focus()
            self.screen.press("Return", "F6", "1", "Return", "ctrl+q")
            wait_for(lambda: run.process.poll() is not None, "Ctrl+Q does not end the program")
            if run.process.returncode != 0:
                raise Broken(f"ended with {run.process.returncode}: {run.said}")
        wait_for((self.root.home / ".config/tarsas/tarsas.ini").is_file, "no settings were written", 5)
        card = sorted((self.root.home / ".local/share/tarsas/games").glob("*.json"))
        facts = json.loads(card[-1].read_text(encoding="utf-8")) if card else {}
        return f"closed with code 0, {facts.get('game', 'no game')} on the shelf"
