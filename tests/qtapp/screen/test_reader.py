"""What a screen reader is told of the whole program, on a real bus of accessibility, while somebody plays by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import api
from tests.qtapp.screen.listener import LONGEST, Listener, is_possible, listening

pytestmark = pytest.mark.skipif(
    not is_possible(), reason="needs Xvfb, xdotool and at-spi2-core, which the set-up installs"
)


@pytest.fixture
def listener(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Listener]:
    session = api.new_session(request.param, 2, seed=7, names=("Anna", "Béla"))
    with listening(session, tmp_path) as found:
        yield found


@pytest.mark.parametrize("listener", ["ginkgopolis"], indirect=True)
def test_the_table_says_where_the_keyboard_is_and_what_it_holds(listener: Listener) -> None:
    listener.sit_down()
    asked = listener.hears("Choose a card")
    while asked.kind != "focus":
        asked = listener.reader.next(LONGEST)
    assert asked.role == "push button" and "Choose a card" in asked.description and asked.language == "en"
    listener.reader.calm()
    listener.press("F6")
    on_the_way = [one.words for one in listener.reader.until("Options", LONGEST) if one.kind == "focus"]
    assert on_the_way == ["Options"], "the keyboard goes past no strangers"
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
