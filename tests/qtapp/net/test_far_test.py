"""`tarsas --far-test` between two homes on the loopback of a namespace, and what it says when nobody is there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from qtapp import far_test_command
from qtapp.__main__ import main
from qtapp.net import far_trial
from qtapp.net.far_trial import Trial, try_line
from qtapp.net.invitation import Invitation, read_invitation, write_invitation
from tests.alone import alone


@alone
def test_two_homes_try_their_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path))
    monkeypatch.setattr(far_trial, "_CALL_SECONDS", 1.0)
    lines: list[Invitation] = []
    waiting: list[Trial] = []
    is_told = threading.Event()

    def told(line: Invitation, has_relay: bool) -> None:
        assert not has_relay
        lines.append(line)
        is_told.set()

    def wait() -> None:
        waiting.append(asyncio.run(far_trial.wait_for_other("", told, seconds=30)))

    thread = threading.Thread(target=wait)
    thread.start()
    assert is_told.wait(20)
    (line,) = lines
    wrong = Invitation(line.endpoint, bytes(16), "", line.addresses)
    assert asyncio.run(try_line(wrong, relayed=False, words=3, pause=0.01)).failed == "old line"
    trial = asyncio.run(try_line(line, relayed=False, words=20, pause=0.01))
    thread.join(20)
    assert not trial.failed and trial.is_direct and trial.words == 20 and 0 < trial.median <= trial.longest < 5000
    assert waiting[0].words == 20 and waiting[0].is_direct
    assert asyncio.run(try_line(line, relayed=False)).failed == "no answer", "nobody waits there any more"


@pytest.mark.parametrize(("language", "word"), [("hu", "közvetlen"), ("de", "direkt"), ("en", "direct")])
def test_it_is_said_plainly(language: str, word: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    async def tried(line: Invitation, *, relayed: bool) -> Trial:
        assert relayed and line.secret == bytes(range(16))
        return Trial("", True, 84.4, 131.2, 25)

    monkeypatch.setattr(far_test_command, "try_line", tried)
    monkeypatch.setattr(far_test_command, "is_offered", lambda: True)
    line = write_invitation(Invitation(bytes(32), bytes(range(16)), "relay.example.org"))
    assert far_test_command.main([line], said.append, language) == 0
    assert any(word in one for one in said) and any("84" in one and "131" in one for one in said)
    said.clear()
    assert far_test_command.main([line[:40]], said.append, language) == 1 and len(said) == 2


def test_a_link_is_never_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[list[str]] = []

    def tried(arguments: Sequence[str], _say: object) -> int:
        asked.append(list(arguments))
        return 0

    monkeypatch.setattr(far_test_command, "main", tried)
    assert main(["--far-test", "tarsas:abc"]) == 0 and asked == [["tarsas:abc"]]
    monkeypatch.setattr("qtapp.__main__.why_no_window", lambda: "no window")
    assert main(["tarsas:abc", "--far-test"]) == 2 and len(asked) == 1


def test_an_invitation_leads_there_whatever_stands_around_it() -> None:
    written = write_invitation(Invitation(bytes(32), bytes(16)))
    assert read_invitation(f"tarsas --far-test {written}").secret == bytes(16)
