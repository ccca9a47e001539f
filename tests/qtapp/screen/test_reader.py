"""What a screen reader is told of the whole program, on a real bus of accessibility, while somebody plays by keys."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import api
from tests.qtapp.screen.virtual import Heard, Reader, can_listen, session_bus, virtual_screen

ROOT = Path(__file__).resolve().parents[3]
LONGEST = 60.0

pytestmark = pytest.mark.skipif(
    any(shutil.which(one) is None for one in ("Xvfb", "xdotool")) or not can_listen(),
    reason="needs Xvfb, xdotool and at-spi2-core, which the set-up installs",
)


class Listener:
    """The program with a kept game open, somebody at its keys, and a reader."""

    def __init__(self, environment: dict[str, str], reader: Reader, program: subprocess.Popen[bytes]) -> None:
        self.environment, self.reader, self.program = environment, reader, program

    def press(self, *keys: str) -> None:
        """Press keys as a keyboard would."""
        subprocess.run(["xdotool", "key", *keys], env=self.environment, check=True, timeout=30)

    def sit_down(self) -> None:
        """Take the curtain away; a key that comes too early would not be meant for it."""
        self.hears("Show my cards")
        self.reader.calm()
        self.press("Return")

    def hears(self, words: str) -> Heard:
        """The next thing with these words in it."""
        return self.reader.until(words, LONGEST)[-1]


@pytest.fixture
def listener(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Listener]:
    session = api.new_session(request.param, 2, seed=7, names=("Anna", "Béla"))
    kept = tmp_path / "kept.tarsas"
    api.save(session, kept)
    with virtual_screen("1366x768x24") as display:
        around = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        around |= {"LANG": "C.UTF-8", "LANGUAGE": ""}
        with session_bus(around, tmp_path) as environment:
            reader = Reader(environment)
            program = subprocess.Popen(
                [sys.executable, "-m", "qtapp", str(kept)], env=environment, cwd=ROOT, stderr=subprocess.DEVNULL
            )
            try:
                _give_keyboard(environment)
                yield Listener(environment, reader, program)
            finally:
                if program.poll() is None:
                    program.kill()
                program.wait(20)
                reader.close()


def _give_keyboard(environment: dict[str, str]) -> None:
    """Without a window manager nobody gives a window the keyboard."""
    until = time.monotonic() + LONGEST
    command = ["xdotool", "search", "--onlyvisible", "--name", "Társas", "windowfocus"]
    while subprocess.run(command, env=environment, check=False, capture_output=True).returncode:
        assert time.monotonic() < until, "no window came"
        time.sleep(0.2)


@pytest.mark.parametrize("listener", ["ginkgopolis"], indirect=True)
def test_the_table_says_where_the_keyboard_is_and_what_it_holds(listener: Listener) -> None:
    listener.sit_down()
    asked = listener.hears("Choose a card")
    while asked.kind != "focus":
        asked = listener.reader.next(LONGEST)
    assert asked.role == "push button" and "Choose a card" in asked.description
    listener.press("F6")
    listener.hears("Options")
    listener.press("F6")
    first = listener.hears("hand of Anna")
    assert first.kind == "focus" and first.role == "list item" and first.is_focused
    assert "can be taken" in first.words
    listener.press("Right")
    second = listener.hears("hand of Anna")
    assert second.words != first.words and second.is_focused and second.description, "with what the card does"
    listener.press("Return")
    assert "Places where it may go: " in listener.hears("You hold: ").words
    listener.press("Tab")
    assert listener.hears("can be dropped here").is_focused
    listener.press("Escape", "ctrl+q")
    assert listener.program.wait(LONGEST) == 0, "nothing falls while it is taken down"


@pytest.mark.parametrize("listener", ["underwater_cities"], indirect=True)
def test_a_question_over_items_is_asked_where_one_stands(listener: Listener) -> None:
    listener.sit_down()
    asked = listener.hears("Keep 3 cards")
    while asked.role != "check box":
        asked = listener.reader.next(LONGEST)
    assert "Keep 3 cards. Which ones?" in asked.description and "Chosen: 0 of 3." in asked.description
    listener.reader.calm()  # a key that comes at once was meant for what was there before
    listener.press("Return", "2", "3")
    counted = [one.words for one in listener.reader.until("Ctrl+Enter: done", LONGEST) if one.kind == "news"]
    assert counted == ["Chosen: 1 of 3.", "Chosen: 2 of 3.", "Chosen: 3 of 3. Ctrl+Enter: done."]
    listener.press("ctrl+Return")
    listener.hears("Show my cards")
