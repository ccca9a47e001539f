"""`tarsas --self-test`: the program tries itself out and reports, for a bug report or after packing.

Every game is played in every language through the real window, off-screen: fixed seed, fixed choices. Each is kept as
in real play, read back and compared. Then one person plays each to its end against a computer, by mouse; the computer
thinks in a process of its own. It happens in a folder of its own; the games and settings of the person are not touched.
The report is in English, for those who have to read it.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, process_time, sleep

from PySide6.QtCore import QLocale, QSysInfo, qInstallMessageHandler
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.app import app_context, application
from qtapp.i18n import complete
from qtapp.i18n.catalogue import catalogue
from qtapp.kit.paint.theme import Theme
from qtapp.kit.paths import data_folder, resources, settings_file
from qtapp.kit.store.version import program_version
from qtapp.kit.wait.awaiting import awaiting
from qtapp.selftest_around import Failed, SurroundingsCheck, other_homes
from qtapp.selftest_hands import Mouse
from qtapp.session.looker import SeatLooker
from qtapp.windows.main import MainWindow

FIRST = 4
"""Answers that are given in the window at the beginning of a game."""
LAST = 2
"""Steps before the end at which the window takes the game over again; in between the rules play without it."""
LIMIT = 60.0
"""Seconds of work for everything; what does not fit is reported as failed."""
_PATIENCE = 120.0
_SEED = 2026
_MOST = 600
_COLOURS = 20
_USUAL = ("propagateSizeHints", "does not support raise")
"""What Qt always says when it draws off-screen."""


class Report:
    """Lines for people, and whether all went well."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.failures = 0

    def check(self, name: str, work: Callable[[], str]) -> None:
        """Do one thing and report how it went and how long it took."""
        begin = monotonic()
        try:
            result, word = work(), "ok"
        except Failed as error:
            result, word = str(error), "FAILED"
        except Exception as error:  # whatever goes wrong belongs into the report
            result, word = f"{type(error).__name__}: {error}\n{traceback.format_exc()}", "FAILED"
        self.failures += word != "ok"
        self.say(f"  {word:<6}  {name:<28} {monotonic() - begin:5.1f} s  {result}")


def self_test(say: Callable[[str], None], games: tuple[str, ...] = tuple(api.GAMES)) -> int:
    """Try everything; 0 if all went well, 1 otherwise."""
    begin = monotonic()
    application()
    say(f"Társas {program_version()}")
    say(f"  system    {QSysInfo.prettyProductName()}, {platform.platform()}")
    say(f"  language  {QLocale.system().name()} ({', '.join(QLocale.system().uiLanguages()[:4])})")
    say(f"  settings  {_folder(settings_file().parent)}")
    say(f"  data      {_folder(data_folder())}")
    report = Report(say)
    kept = os.environ.get("TARSAS_HOME")
    complaints: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, text: complaints.append(text))
    with tempfile.TemporaryDirectory(prefix="tarsas-self-test-", ignore_cleanup_errors=True) as home:
        os.environ["TARSAS_HOME"] = home
        try:
            _try_all(report, Path(home), games)
        finally:
            qInstallMessageHandler(before)
            if kept is None:
                del os.environ["TARSAS_HOME"]
            else:
                os.environ["TARSAS_HOME"] = kept
    for text in dict.fromkeys(text for text in complaints if not any(one in text for one in _USUAL)):
        say(f"  Qt said   {text}")
    took = f"{monotonic() - begin:.1f} s, {process_time():.1f} s of them at work"
    if report.failures:
        say(f"{report.failures} check(s) failed ({took}). Please send this report with yours.")
        return 1
    say(f"All is well ({took}).")
    return 0


def _try_all(report: Report, home: Path, games: tuple[str, ...]) -> None:
    deadline = process_time() + LIMIT
    report.check("fonts and drawings", _shipped)
    for language in complete():
        report.check(f"texts, {language}", partial(_texts, language))
    context = app_context()
    context.set_theme(Theme(animations=False))
    shell = MainWindow(context)
    shell.resize(1280, 800)
    shell.show()
    with awaiting(application()) as context.loop:
        try:
            for game in games:
                for language in complete():
                    player = _Player(shell, home / "games" / f"{game}-{language}.tarsas", deadline)
                    report.check(f"{game}, {language}", partial(player.play, game, language))
            for game in games:
                person = _Person(shell, home / "games" / f"{game}-computer.tarsas")
                report.check(f"{game}, computer", partial(person.play, game))
            around = SurroundingsCheck(shell, home, _wait)
            report.check("files with foreign letters", around.foreign_letters)
            report.check("a second start", around.second_start)
            report.check("a card pack", around.packs)
            report.check("the door for phones", around.door)
            report.check("other homes", other_homes)
        finally:
            shell.close()
            context.close()
            shell.deleteLater()
            QApplication.processEvents()
    report.check("no process is left", _no_process)


class _Player:
    """Plays one game in one language."""

    def __init__(self, shell: MainWindow, path: Path, deadline: float) -> None:
        self._shell = shell
        self._path = path
        self._deadline = deadline
        self._bot = api.RandomBot(_SEED)

    def play(self, game: str, language: str) -> str:
        """The beginning and the end in the window, kept and read back at both; what was done."""
        shell = self._shell
        shell.context.set_language(language)
        counts = api.GAMES[game].seat_counts
        people = 2 if 2 in counts else counts[0]
        shell.show_session(api.new_session(game, people, seed=_SEED, names=("Anna", "Őze")), self._path)
        given = self._answers(FIRST)
        session = self._read_back()
        self._look()
        api.play_to_end(session, dict.fromkeys(range(1, len(session.players) + 1), self._bot))
        line = session.line()
        session.seek(line[max(1, len(line) - 1 - LAST)])
        shell.show_session(session, self._path)
        given += self._answers(_MOST)
        if not session.is_over:
            raise Failed("the game does not come to its end")
        total = len(session.line()) - 1
        self._read_back()
        self._look()
        self._close_dialogs()
        return f"{given} of {total} answers in the window, {self._path.stat().st_size // 1024} kB kept and read back"

    def _answers(self, most: int) -> int:
        shell = self._shell
        assert shell.game is not None and shell.curtain is not None
        client = shell.game.client
        for done in range(most):
            if process_time() > self._deadline:
                raise Failed(f"out of time after {done} answers")
            if client.is_over:
                return done
            if shell.curtain.seat:
                shell.curtain.uncover()
            pending = client.questions.pending()
            if pending is None:
                raise Failed(f"nobody is asked after {done} answers")
            if not client.questions.answer(self._bot.choose_answer(client.session, pending)):
                raise Failed(f"a legal answer was refused after {done} answers")
            QApplication.processEvents()
        return most

    def _read_back(self) -> api.Session:
        """What is on the disk is what was played; the session as it was read, laid on the table."""
        shell = self._shell
        assert shell.game is not None
        _wait(lambda: shell.autosave.idle, "the game was not kept")
        played = shell.game.client.session
        opened = api.load_game(self._path)
        if opened.first_divergence is not None:
            raise Failed(f"entry {opened.first_divergence.number} is played otherwise by the rules")
        if api.encode(opened.session) != api.encode(played):
            raise Failed("the kept game is another than the one that was played")
        if SeatLooker(opened.session, 0).view() != SeatLooker(played, 0).view():
            raise Failed("the table that was read back looks different")
        shell.show_session(opened.session, self._path)
        return opened.session

    def _look(self) -> None:
        """The table, without its curtain, is painted."""
        if self._shell.curtain is not None and self._shell.curtain.seat:
            self._shell.curtain.uncover()
        small = self._shell.grab().toImage().scaled(64, 40)
        if len({small.pixel(x, y) for x in range(64) for y in range(40)}) < _COLOURS:
            raise Failed("the window stays empty")

    def _close_dialogs(self) -> None:
        page = self._shell.end_page
        if page is None or not page.isVisible():
            raise Failed("no score sheet is shown at the end")
        page.close_page()


class _Person:
    """Plays a whole game against a computer player: every answer of the person by mouse."""

    def __init__(self, shell: MainWindow, path: Path) -> None:
        self._shell = shell
        self._path = path

    def play(self, game: str) -> str:
        """To the end, the person with fixed choices; what was done."""
        shell, bot = self._shell, api.RandomBot(_SEED)
        counts = api.GAMES[game].seat_counts
        session = api.new_session(game, 2 if 2 in counts else counts[-1], seed=_SEED)
        people = [seat for seat, player in enumerate(session.players, 1) if not player.is_automa]
        session.controls = {seat: api.SeatControl(1) for seat in people[1:]}
        shell.context.set_language(complete()[0])
        shell.show_session(session, self._path)
        assert shell.game is not None
        client, mouse = shell.game.client, Mouse(shell.game)
        for _ in range(_MOST):
            _wait(lambda: client.is_over or not client.controls.asks(), "the computer player does not answer")
            pending = client.questions.pending()
            if client.is_over or pending is None:
                break
            before = session.current
            mouse.answer(pending, bot.choose_answer(session, pending))
            if session.current is before:
                raise Failed(f"clicks do not answer {pending.frame.name}")
            QApplication.processEvents()
        if not session.is_over:
            raise Failed("the game does not come to its end")
        if shell.end_page is not None:
            shell.end_page.close_page()
        mine = sum(entry.seat == people[0] for entry in session.line())
        given = sum(bool(entry.level) for entry in session.line())
        if not given:
            raise Failed("the computer player was never asked")
        return f"{mine} answers by mouse, {given} of a computer player"


def _wait(done: Callable[[], bool], otherwise: str) -> None:
    until = monotonic() + _PATIENCE
    while not done():
        if monotonic() > until:
            raise Failed(otherwise)
        QApplication.processEvents()
        sleep(0.002)


def _no_process() -> str:
    left = active_children()
    if left:
        raise Failed(f"{len(left)} process(es) of computer players are still there")
    return "computer players have gone"


def _shipped() -> str:
    families = [name for name in QFontDatabase.families() if name.startswith("Source Sans 3")]
    if not families:
        raise Failed("the letters of the program are missing")
    drawings = len(list(resources().rglob("*.svg")))
    if not drawings:
        raise Failed("the drawings are missing")
    return f"{drawings} drawings, Qt on “{QGuiApplication.platformName()}”"


def _texts(language: str) -> str:
    many = len(catalogue(language).texts)
    if not many:
        raise Failed("there are no texts of this language")
    return f"{many} texts"


def _folder(path: Path) -> str:
    """A folder of the person, whether it can be written to, and how much room there is."""
    there = path
    while not there.exists() and there != there.parent:
        there = there.parent
    rights = "can be written to" if os.access(there, os.W_OK) else "CANNOT be written to"
    try:
        space = f"{shutil.disk_usage(there).free / 1e6:.0f} MB free"
    except OSError:
        space = "room unknown"
    name = str(path).replace(str(Path.home()), "~", 1)  # a report is given away: no name of a person in it
    return f"{name} ({rights}, {space})"


def main() -> int:
    """The command: reports to the terminal; a program without one leaves a file in its data folder."""
    if sys.stdout is not None:
        return self_test(lambda line: print(line, flush=True))
    lines: list[str] = []
    code = self_test(lines.append)
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "self-test.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return code
