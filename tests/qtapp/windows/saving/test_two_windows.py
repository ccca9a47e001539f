"""One game, one owner: a second window, a second start and a file that went on elsewhere cost nobody a move."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.kit.store.file_lock import FileLock
from qtapp.kit.store.single_instance import SingleInstance
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, played
from tests.qtapp.waiting import LIMIT, wait_for

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def second(shell: MainWindow, context: AppContext) -> Iterator[MainWindow]:
    """Another window on the same data folder."""
    made = MainWindow(context)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def evening(home: Path) -> Path:
    """A kept game that nobody plays at the moment."""
    path = home / "games" / "evening.tarsas"
    api.save(played(1), path)
    return path


def _open(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.files.opened, timeout=LIMIT):
        window.open_file(path)
    assert window.game is not None


def _play(window: MainWindow, answers: int, qtbot: QtBot) -> int:
    """Play, wait until it is kept; the number of the last entry."""
    assert window.game is not None
    client = window.game.client
    for _ in range(answers):
        assert client.questions.answer(client.questions.options()[0].answer)
    wait_for(qtbot, lambda: window.autosave.idle)
    return client.session.current.number


def _length(path: Path) -> int:
    return api.load_game(path).session.current.number


def _said(window: MainWindow) -> str:
    assert window.game is not None
    return window.game.page.bar.text.text()


def test_closing_an_idle_window_wipes_nothing(
    shell: MainWindow, second: MainWindow, evening: Path, qtbot: QtBot
) -> None:
    _open(shell, evening, qtbot)
    _open(second, evening, qtbot)
    number = _play(shell, 6, qtbot)
    shell.close()
    second.close()
    assert _length(evening) == number
    assert [one.name for one in evening.parent.glob("[!.]*.tarsas")] == ["evening.tarsas"], "nothing changed there"


def test_the_second_window_plays_in_a_copy_and_says_so(
    shell: MainWindow, second: MainWindow, evening: Path, qtbot: QtBot
) -> None:
    _open(shell, evening, qtbot)
    _open(second, evening, qtbot)
    assert "copy" in _said(second)
    number = _play(shell, 6, qtbot)
    assert _play(second, 1, qtbot) < number
    assert _length(evening) == number
    assert _length(evening.with_name("evening (2).tarsas")) == number - 5
    shell.close()
    _play(second, 1, qtbot)
    assert _length(evening) == number, "also after its owner has gone"


def test_a_closed_game_can_be_opened_by_the_other_window(
    shell: MainWindow, second: MainWindow, evening: Path, qtbot: QtBot
) -> None:
    _open(shell, evening, qtbot)
    shell.close()
    _open(second, evening, qtbot)
    assert second.autosave.path == evening
    assert not second.game or not second.game.page.bar.isVisible()


def test_what_was_not_changed_is_not_written(shell: MainWindow, evening: Path, qtbot: QtBot) -> None:
    evening.write_text(evening.read_text() + "\n\n")
    before = evening.read_bytes()
    _open(shell, evening, qtbot)
    shell.close()
    assert evening.read_bytes() == before


def test_a_file_that_went_on_elsewhere_is_left_as_it_is(shell: MainWindow, evening: Path, qtbot: QtBot) -> None:
    _open(shell, evening, qtbot)
    _play(shell, 1, qtbot)
    api.save(played(1, 9), evening)
    elsewhere = evening.read_bytes()
    number = _play(shell, 1, qtbot)
    assert evening.read_bytes() == elsewhere
    assert _length(evening.with_name("evening (2).tarsas")) == number
    assert "“evening.tarsas” was changed" in _said(shell) and "“evening (2).tarsas”" in _said(shell)
    number = _play(shell, 2, qtbot)
    assert evening.read_bytes() == elsewhere
    assert _length(evening.with_name("evening (2).tarsas")) == number
    assert not evening.with_name("evening (3).tarsas").exists()


def test_a_file_that_was_removed_is_written_again(shell: MainWindow, evening: Path, qtbot: QtBot) -> None:
    _open(shell, evening, qtbot)
    evening.unlink()
    number = _play(shell, 1, qtbot)
    assert _length(evening) == number


def test_the_game_on_the_table_is_not_read_again(shell: MainWindow, evening: Path, qtbot: QtBot) -> None:
    """What the disk refused is still on the table; the file would be older."""
    _open(shell, evening, qtbot)
    assert shell.game is not None
    session = shell.game.client.session
    shell.go_home()
    shell.open_file(evening)
    assert shell.stack.currentWidget() is shell.game
    assert shell.game.client.session is session


def test_saving_by_hand_does_not_overwrite_a_game_that_is_open(
    shell: MainWindow, second: MainWindow, evening: Path, qtbot: QtBot
) -> None:
    _open(shell, evening, qtbot)
    before = evening.read_bytes()
    with qtbot.waitSignal(second.files.refused, timeout=LIMIT) as refused:
        second.files.save(played(1, 4), evening)
    assert "belongs to a game that is open" in str(refused.args[0])
    assert evening.read_bytes() == before


# ---- locks -----------------------------------------------------------------------------------------------------------

HOLDER = """
import sys
from pathlib import Path
from qtapp.kit.store.file_lock import FileLock
print(FileLock(Path(sys.argv[1])).acquire(), flush=True)
sys.stdin.read()
"""


def test_a_lock_is_free_again_when_its_owner_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    lock = FileLock(path)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "True\n"
        assert not lock.acquire()
        holder.send_signal(signal.SIGKILL)
    assert path.exists(), "what is left behind means nothing"
    assert lock.acquire() and lock.held
    assert not FileLock(path).acquire(), "not even in the same program"
    lock.release()
    assert not path.exists()


# ---- a second start --------------------------------------------------------------------------------------------------

FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
import qtapp.run

class Window(qtapp.run.MainWindow):
    def __init__(self, context):
        super().__init__(context)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(20)
        print("here", flush=True)

    def look(self):
        if self.game is not None:
            print(self.game.client.session.current.number, flush=True)
            self.timer.stop()
            self.close()

qtapp.run.MainWindow = Window
raise SystemExit(qtapp.run.run())
"""


def test_a_second_start_hands_its_file_to_the_running_program(tmp_path: Path) -> None:
    file = tmp_path / "evening.tarsas"
    api.save(played(2, 7), file)
    home = tmp_path / "home"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TARSAS_HOME": str(home), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", FIRST], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as first:
        try:
            assert first.stdout is not None and first.stdout.readline() == "here\n"
            second = subprocess.run(
                [sys.executable, "-m", "qtapp", str(file)], cwd=ROOT, env=environment, timeout=60, check=False
            )
            assert second.returncode == 0
            assert first.communicate(timeout=60)[0] == "7\n", "opened there"
            assert first.returncode == 0
        finally:
            first.kill()
    assert list((home / "requests").iterdir()) == []
    assert not (home / "running.lock").exists()


@pytest.fixture
def doors(home: Path) -> Iterator[Callable[[], SingleInstance]]:
    """Makes doors of programs on the same data folder."""
    made: list[SingleInstance] = []

    def make() -> SingleInstance:
        made.append(SingleInstance(home))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_a_second_start_without_a_file_brings_the_window_back(
    shell: MainWindow, doors: Callable[[], SingleInstance], home: Path, qtbot: QtBot
) -> None:
    first, second = doors(), doors()
    assert first.claim() and not second.claim()
    first.wanted.connect(shell.come_forward)
    shell.showMinimized()
    (home / "requests").mkdir(parents=True)
    assert not second.ask(None, 0), "nobody listens yet, so the request is taken back"
    assert list((home / "requests").iterdir()) == []
    first.listen()
    (home / "requests" / "1.json").write_text('{"host": "elsewhere", "open": null}')
    (home / "requests" / "2.json").write_text("[" * 10_000)
    (home / "requests" / "3.json").mkdir()
    (home / "requests" / "4.json").write_text(f'{{"host": "{os.uname().nodename}", "open": null}}')
    wait_for(qtbot, lambda: not (home / "requests" / "4.json").exists())
    assert not shell.windowState() & Qt.WindowState.WindowMinimized
    assert (home / "requests" / "1.json").exists(), "it is meant for another machine"


def test_where_nothing_can_be_locked_each_start_is_alone(doors: Callable[[], SingleInstance], home: Path) -> None:
    home.write_text("a file where the folder should be")
    door = doors()
    assert door.claim()
    door.listen()
    assert not door.ask(None, 0)


def test_another_game_is_the_running_programs_affair_too(
    shell: MainWindow, doors: Callable[[], SingleInstance], evening: Path, qtbot: QtBot
) -> None:
    door = doors()
    assert door.claim()
    door.wanted.connect(shell.come_forward)
    door.listen()
    with qtbot.waitSignal(shell.files.opened, timeout=LIMIT):
        door.wanted.emit(evening)
    assert shell.game is not None and shell.game.client.game.id == GAME
    assert shell.autosave.path == evening
