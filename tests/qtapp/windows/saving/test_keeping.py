"""Games are kept: after every entry, through a kill, on a disk that refuses, and bad files get a clear sentence."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.store.settings import Settings
from qtapp.session.saved_games import list_saved_games
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, played
from tests.qtapp.waiting import LIMIT, wait_for

ROOT = Path(__file__).resolve().parents[4]

PLAYER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from engine import api
from qtapp.app import application, app_context
from qtapp.dialogs.way import Way
from qtapp.kit.paint.theme import Theme
from qtapp.windows.main import MainWindow

app = application()
context = app_context()
context.set_theme(Theme(animations=False))
shell = MainWindow(context)
shell.show()
dialog = shell.ask_new("ginkgopolis")
dialog.ways.tiles[Way.TOGETHER].click()
dialog.rows[0].field.setText("Anna")
dialog.start.click()

def play():
    if shell.curtain.seat:
        shell.curtain.uncover()
    client = shell.game.client
    client.questions.answer(client.questions.options()[0].answer)
    played.append(client.session.current.number)
    if len(played) % 4 == 0:
        timer.stop()  # on a slow disk there would always be something left to write

def said_to_be_saved():
    print(shell.game.client.session.current.number, flush=True)
    timer.start(20)

played = []
timer = QTimer()
timer.timeout.connect(play)
shell.autosave.kept.connect(said_to_be_saved)
timer.start(20)
app.exec()
"""


def test_after_a_kill_the_game_is_on_the_start_page_and_goes_on(home: Path, shell: MainWindow, qtbot: QtBot) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TARSAS_HOME": str(home), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as player:
        assert player.stdout is not None
        pictures, number = home / "games", 0
        try:
            while number < 12:
                number = int(player.stdout.readline())
            wait_for(qtbot, lambda: any(pictures.glob("[!.]*.png")))
        finally:
            player.send_signal(signal.SIGKILL)
    shell.start.refresh()
    wait_for(qtbot, lambda: not shell.start.reading)
    card = shell.start.continue_card
    assert card is not None
    assert not QPixmap(str(next(pictures.glob("[!.]*.png")))).isNull(), "the table, photographed while it was played"
    QTest.mouseClick(card.go, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: shell.game is not None)
    assert shell.game is not None
    session = shell.game.client.session
    assert session.current.number >= number, "what was said to be saved is there"
    assert session.players[0].name == "Anna"
    if shell.curtain is not None and shell.curtain.seat:
        shell.curtain.uncover()
    assert shell.game.client.questions.answer(shell.game.client.questions.options()[0].answer)


def test_every_entry_is_on_the_disk_soon(table: Callable[..., MainWindow], home: Path, qtbot: QtBot) -> None:
    shell = table(1)
    assert shell.game is not None
    path = home / "games" / "test.tarsas"
    for _ in range(5):
        shell.game.client.questions.answer(shell.game.client.questions.options()[0].answer)
    wait_for(qtbot, lambda: shell.autosave.idle)
    opened = api.load_game(path)
    assert opened.session.current.number == shell.game.client.session.current.number
    assert opened.first_divergence is None
    (one,) = list_saved_games(home / "games", [])
    assert one.game == GAME and one.status is not None and not one.over


def test_going_home_leaves_a_picture_that_shows_no_secret(
    table: Callable[..., MainWindow], home: Path, qtbot: QtBot
) -> None:
    shell = table(2, 5)
    assert shell.game is not None
    shell.go_home()
    assert shell.stack.currentWidget() is shell.start
    wait_for(qtbot, (home / "games" / "test.png").is_file)
    session = shell.game.client.session
    before = shell.photographer.picture(session)
    hands = [session.table.place(f"seat.{seat}.hand").pieces for seat in (1, 2)]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    assert shell.photographer.picture(session) == before, "other cards in the hands, the same picture"


def test_a_full_disk_is_said_at_once_and_play_goes_on(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    assert shell.game is not None

    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(api, "write_atomically", full)
    client = shell.game.client
    before = client.session.current.number
    client.questions.answer(client.questions.options()[0].answer)
    wait_for(qtbot, lambda: shell.game is not None and "full" in shell.game.story.text())
    assert shell.game.page.bar.isVisible()
    client.questions.answer(client.questions.options()[0].answer)
    assert client.session.current.number == before + 2
    monkeypatch.undo()
    client.questions.answer(client.questions.options()[0].answer)
    wait_for(qtbot, lambda: shell.game is not None and shell.game.bar.kept.full_text() == "Saved")


def test_a_data_folder_that_cannot_be_made_is_said(
    shell: MainWindow, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = home / "games"
    blocked.parent.mkdir(parents=True, exist_ok=True)
    blocked.write_text("a file where the folder should be")
    dialog = shell.ask_new(GAME)
    dialog.start.click()
    assert shell.game is not None
    wait_for(qtbot, lambda: shell.game is not None and "cannot be saved" in shell.game.story.text())
    if shell.curtain is not None and shell.curtain.seat:
        shell.curtain.uncover()
    assert shell.game.client.questions.answer(shell.game.client.questions.options()[0].answer)


def _damaged(text: str) -> str:
    return text[: len(text) // 2]


def _changed(text: str) -> str:
    return text.replace('"Anna"', '"Anne"', 1)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.tarsas", ""),
        ("prose.tarsas", "once upon a time"),
        ("list.tarsas", "[1, 2, 3]"),
        ("nested.tarsas", "[" * 100_000),
        ("foreign.tarsas", '{"format": 1, "game": "chess"}'),
        ("cut.tarsas", _damaged),
        ("touched.tarsas", _changed),
        ("missing.tarsas", None),
    ],
)
def test_a_bad_file_gets_one_sentence_that_names_it(
    name: str, content: str | Callable[[str], str] | None, shell: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / name
    if callable(content):
        content = content(api.encode(played(2, 5)))
    if content is not None:
        path.write_text(content, encoding="utf-8")
    shell.files.open(path)
    wait_for(qtbot, shell.bar.isVisible)
    text = shell.bar.text.text()
    assert f"“{name}” cannot be opened" in text
    assert "Traceback" not in text and len(text) < 300
    assert shell.game is None
    if content is not None:
        assert path.read_text(encoding="utf-8") == content


def test_save_as_and_open_again(table: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot) -> None:
    shell = table(2, 7)
    assert shell.game is not None
    path = tmp_path / "mine.tarsas"
    with qtbot.waitSignal(shell.files.saved, timeout=LIMIT):
        shell.files.save(shell.game.client.session, path)
    assert path in shell.context.settings.recent
    with qtbot.waitSignal(shell.files.opened, timeout=LIMIT):
        shell.files.open(path)
    assert shell.game.client.session.current.number == 7
    assert shell.autosave.path != path, "a file of one's own is changed only by hand"
    assert shell.windowTitle() == "mine – Ginkgopolis – Társas"
    before = path.read_bytes()
    shell.game.client.history.remark("What for?")
    assert path.read_bytes() == before
    with qtbot.waitSignal(shell.files.saved, timeout=LIMIT):
        shell.game.actions_["save"].trigger()
    assert path.read_bytes() != before and "What for?" in path.read_text(encoding="utf-8")
    kept = shell.autosave.path
    assert kept is not None
    shell.go_home()
    shell.open_file(kept)
    assert shell.own_file.path == path, "it is remembered with the game"
    shell.show_session(played(2, 3), kept.with_name("another.tarsas"))
    assert shell.own_file.path is None and shell.windowTitle() == "Ginkgopolis – Társas"


def test_broken_settings_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "tarsas.ini"
    for content in (b"\x00\xff\xfe nonsense [[[", b"format=x\nlanguage=klingon\n"):
        file.write_bytes(content)
        settings = Settings(file)
        assert settings.language in ("hu", "de", "en")
        assert settings.theme.text_scale == 1.0
        assert settings.names == []
        settings.language = "de"
        settings.flush()
        assert Settings(file).language == "de"


def test_settings_outlive_the_window(shell: MainWindow, home: Path) -> None:
    shell.start.text_size.click()
    shell.start.look.click()
    shell.context.settings.flush()
    again = Settings(home / "tarsas.ini")
    assert again.theme.text_scale == 1.25
    assert again.theme.look.value == "dark"


def test_no_display_is_one_sentence_and_code_2() -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    ran = subprocess.run(
        [sys.executable, "-m", "qtapp"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 2
    assert "no display" in ran.stderr and "make demo" in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1


def test_the_version_needs_no_display() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    ran = subprocess.run(
        [sys.executable, "-m", "qtapp", "--version"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ran.stdout.startswith("Társas ")
