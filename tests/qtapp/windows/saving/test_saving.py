"""Saving waits for nothing, says nothing that is not so, and whoever leaves an unsaved game is asked."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.wait import background
from qtapp.kit.wait.background import Background
from qtapp.windows.main import MainWindow
from qtapp.windows.saving import keeping
from qtapp.windows.saving.keeping import UnsavedDialog
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import LIMIT, wait_for

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def gate() -> Iterator[Event]:
    """Closed until the test opens it; open at the end, so that nothing hangs."""
    made = Event()
    yield made
    made.set()


def _play(shell: MainWindow, answers: int = 1) -> int:
    assert shell.game is not None
    client = shell.game.client
    for _ in range(answers):
        assert client.questions.answer(client.questions.options()[0].answer)
    return client.session.current.number


def _label(shell: MainWindow) -> str:
    assert shell.game is not None
    return shell.game.bar.kept.full_text()


def _on_disk(shell: MainWindow) -> int:
    assert shell.autosave.path is not None
    return api.load_game(shell.autosave.path).session.current.number


def _full(path: Path, content: str | bytes) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _asked(shell: MainWindow) -> UnsavedDialog:
    found = cast(list[UnsavedDialog], shell.findChildren(UnsavedDialog))
    (dialog,) = [one for one in found if one.isVisible()]
    return dialog


def test_work_that_never_ends_does_not_stop_saving(
    table: Callable[..., MainWindow], home: Path, gate: Event, qtbot: QtBot
) -> None:
    shell = table(1)
    shell.context.background.run(gate.wait, lambda _: None)
    number = _play(shell, 3)
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    assert _on_disk(shell) == number
    number = _play(shell)
    assert shell.close()
    assert api.load_game(home / "games" / "test.tarsas").session.current.number == number


def test_saved_is_said_only_of_what_is_on_the_disk(
    table: Callable[..., MainWindow], gate: Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    _play(shell)
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    written, write = [], api.write_atomically

    def slow(path: Path, content: str | bytes) -> None:
        gate.wait()
        written.append(path)
        write(path, content)

    monkeypatch.setattr(api, "write_atomically", slow)
    for _ in range(4):
        number = _play(shell)
        assert _label(shell) == "Saving…"
    shell.context.set_language("hu")
    assert _label(shell) == "Mentés…"
    shell.context.set_language("en")
    gate.set()
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    assert _on_disk(shell) == number
    assert sum(path == shell.autosave.path for path in written) == 2, "of what came meanwhile only the newest"


def test_what_taking_back_plays_again_is_on_the_disk_at_once(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """All choose at the same time: whoever takes the own choice back leaves those of the others as they are."""
    shell = table(3)
    assert shell.game is not None and shell.autosave.path is not None
    client = shell.game.client
    for seat in (1, 2):
        client.set_viewer(seat)
        _play(shell)
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    before = len(client.session.entries)
    client.set_viewer(1)
    shell.game.actions_["undo"].trigger()
    assert len(client.session.entries) == before + 1, "the choice of seat 2 is played again"
    assert shell.autosave.settle(10)
    assert len(api.load_game(shell.autosave.path).session.entries) == before + 1


def test_a_disk_that_does_not_answer_is_asked_about(
    table: Callable[..., MainWindow], gate: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    monkeypatch.setattr(keeping, "PATIENCE", 0.05)
    monkeypatch.setattr(api, "write_atomically", lambda *_: gate.wait())
    _play(shell)
    assert not shell.close()
    assert shell.isVisible()
    dialog = _asked(shell)
    assert not shell.close() and _asked(shell) is dialog, "it is asked once"
    dialog.abandon.click()
    assert not shell.isVisible()


def test_closing_on_a_full_disk_asks(
    table: Callable[..., MainWindow], home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    with monkeypatch.context() as full:
        full.setattr(api, "write_atomically", _full)
        number = _play(shell, 3)
        wait_for(qtbot, lambda: _label(shell) == "Not saved")
        assert not shell.close()
        _asked(shell).reject()
        assert shell.isVisible(), "whoever cancels plays on"
        number = _play(shell)
        assert not shell.close()
        _asked(shell).retry.click()
        assert shell.isVisible()
        dialog = _asked(shell)
    dialog.retry.click()
    assert not shell.isVisible()
    assert api.load_game(home / "games" / "test.tarsas").session.current.number == number
    assert list((home / "games").glob(".*")) == []


def test_a_warning_goes_when_it_is_no_longer_true(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    assert shell.game is not None
    bar, toast = shell.game.page.bar, shell.game.story
    with monkeypatch.context() as full:
        full.setattr(api, "write_atomically", _full)
        _play(shell, 2)
        wait_for(qtbot, lambda: _label(shell) == "Not saved")
        assert bar.isVisible() and bar.message is not None
    _play(shell)
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    assert not bar.isVisible() and toast.message is None
    bar.tell(api.msg("toy.other", "Something else"))
    _play(shell)
    wait_for(qtbot, lambda: shell.autosave.idle)
    assert bar.isVisible(), "what somebody else says stays"


def test_leaving_for_another_game_asks_too(
    table: Callable[..., MainWindow], home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    assert shell.game is not None
    session = shell.game.client.session
    monkeypatch.setattr(api, "write_atomically", _full)
    _play(shell)
    shell.ask_new(GAME).start.click()
    assert shell.game.client.session is session
    _asked(shell).reject()
    assert shell.game.client.session is session
    shell.ask_new(GAME).start.click()
    _asked(shell).abandon.click()
    assert shell.game.client.session is not session
    shell.autosave.end()


def test_a_game_that_no_file_can_hold_leaves_the_older_file(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    assert shell.game is not None
    number = _play(shell, 2)
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    with monkeypatch.context() as small:
        small.setattr("engine.core.storage.save.MOST_ENTRIES", number + 1)
        _play(shell)
        assert _label(shell) == "Not saved"
        assert "too long" in shell.game.page.bar.text.text()
        assert _on_disk(shell) == number
        with qtbot.waitSignal(shell.files.refused, timeout=LIMIT):
            shell.files.save(shell.game.client.session, shell.context.settings.file.with_name("mine.tarsas"))
        assert not shell.close()
        _asked(shell).reject()
    number = _play(shell)
    wait_for(qtbot, lambda: _label(shell) == "Saved")
    assert _on_disk(shell) == number


def test_a_full_disk_leaves_no_half_pictures(
    table: Callable[..., MainWindow], home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(1)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", lambda _: _full(home, b""))
        shell.photographer.ask()
        shell.photographer.take()
        wait_for(qtbot, lambda: not shell.context.background.busy)
    assert [one for one in (home / "games").iterdir() if one.suffix in (".png", ".part")] == []


# ---- the worker ------------------------------------------------------------------------------------------------------


def test_a_worker_that_hangs_lets_everybody_leave(gate: Event, qapp: object) -> None:
    worker = Background()
    got: list[str] = []
    worker.run(lambda: "first", got.append)
    assert worker.settle(60) and got == ["first"] and not worker.busy
    worker.run(gate.wait, lambda _: got.append("second"))
    assert not worker.settle(0) and worker.busy
    worker.close(0)
    worker.run(lambda: "third", got.append)
    gate.set()
    assert worker.settle(60) and got == ["first", "second"], "what was begun is finished, nothing else is taken on"


def test_the_end_waits_until_the_worker_has_told_what_it_has_done(gate: Event) -> None:
    """Telling needs Qt: a worker that is just about to do so when the program ends would tell somebody who is gone."""
    queue, telling = background._Queue(), Event()

    def tell() -> None:
        telling.set()
        gate.wait(60)

    worker = Thread(target=queue.work, args=(tell,), daemon=True)
    worker.start()
    assert queue.put(lambda: lambda: None)
    assert telling.wait(60)
    assert not queue.close(0), "it is not over yet"
    gate.set()
    worker.join(60)
    assert queue.close(0)


HANGING = """
from threading import Event, Thread
from qtapp.kit.wait import background
background.PATIENCE = 0.1
worker = background.Background()
worker.run(Event().wait, print)
print("the end")
"""


def test_a_worker_that_hangs_lets_the_program_end() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", HANGING], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "the end\n"), ended.stderr


def test_what_goes_wrong_is_handed_back(qapp: object) -> None:
    worker = Background()
    wrong: list[Exception] = []
    worker.run(lambda: 1 // 0, lambda _: None, wrong.append)
    assert worker.settle(60)
    assert isinstance(wrong[0], ZeroDivisionError)
    worker.run(lambda: 1 // 0, lambda _: None)
    with pytest.raises(ZeroDivisionError):
        worker.settle(60)
    worker.close()


def test_a_worker_that_was_taken_apart_is_called_in_vain(qapp: object) -> None:
    """The collector takes Python's half first; Qt's half, which belongs to its parent, may still be rung for."""
    worker = Background()
    vars(worker).clear()
    worker._hand_back()
