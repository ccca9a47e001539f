"""The line below the bar and the card "since your last turn": what they tell, how long, and to whom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.panels.told.since_card import SinceCard
from qtapp.panels.told.story_line import NEWS, StoryLine, line_height
from qtapp.session.client import SeatClient
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests import soak as soak_
from tests.qtapp.conftest import press
from tests.qtapp.net.test_non_interference import in_another_world

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def game_of(shell: MainWindow) -> GameWindow:
    assert shell.game is not None
    return shell.game


def answer(game: GameWindow) -> None:
    pending = game.client.questions.pending()
    assert pending is not None
    game.client.questions.answer(api.GreedyBot(1).choose_answer(game.client.session, pending))


def test_the_line_is_part_of_the_frame_and_tells_what_somebody_else_did(table: Callable[..., MainWindow]) -> None:
    game = game_of(table(2, 8))
    line = game.story
    assert line.parentWidget() is game and line.height() == line_height(1.0)
    assert line.geometry().bottom() + 1 == game.page.geometry().top(), "nothing lies under it"
    assert line.deed is not None and line.deed.seat != game.client.viewer
    sentence = line.sentence.full_text()
    assert sentence and not sentence.endswith(".")
    assert line.again.isVisible() and str(len(line.rows)) in line.since.text()


def test_it_stays_until_somebody_else_has_moved(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 8)
    game, curtain = game_of(shell), shell.curtain
    assert curtain is not None
    for _ in range(12):
        if curtain.seat:
            curtain.uncover()
        deed, viewer, before = game.story.deed, game.client.viewer, len(game.client.history.line())
        answer(game)
        if game.client.viewer == viewer:  # nobody else has moved meanwhile
            moved = [one.seat for one in game.client.history.line()[before:]]
            told = [row.seat for row in game.client.story.rows(game.client.history.line()[before:])]
            if set(moved) == {viewer} and set(told) <= {viewer}:
                assert game.story.deed == deed
    assert game.story.deed is not None


def test_what_is_said_in_passing_goes_and_the_story_is_back(table: Callable[..., MainWindow]) -> None:
    game = game_of(table(2, 8))
    line = game.story
    sentence = line.sentence.full_text()
    game.tell(api.msg("window.nothing_to_undo", "There is nothing to take back."))
    assert line.text() == "There is nothing to take back." == line.accessibleName()
    assert not line.sentence.isVisible() and not line.again.isVisible()
    assert line._quiet.interval() == NEWS * 1000 and line._quiet.isActive()
    line._quiet.timeout.emit()
    assert line.text() == "" and line.sentence.isVisible() and line.sentence.full_text() == sentence


def test_before_anybody_has_moved_there_is_no_deed(table: Callable[..., MainWindow]) -> None:
    line = game_of(table(2, 0)).story
    assert line.deed is None and not line.again.isVisible() and not line.since.isVisible()


def test_several_people_are_walked_along(table: Callable[..., MainWindow]) -> None:
    game = game_of(table(3, 15))
    line = game.story
    assert len({row.seat for row in line.rows}) > 1 and line.steps[-1].isVisible()
    last = line.sentence.full_text()
    line.steps[-1].click()
    assert line.sentence.full_text() != last and line.steps[1].isEnabled()
    line.steps[1].click()
    assert line.sentence.full_text() == last and not line.steps[1].isEnabled()


def test_the_card_has_a_row_for_each_and_closes_with_the_first_answer(table: Callable[..., MainWindow]) -> None:
    game = game_of(table(3, 15))
    card = game.telling.card
    game.story.since.click()
    assert card.isVisible() and game.story.since.isChecked()
    assert [view.row for view in card.rows] == list(game.client.story.newest())
    own = [view for view in card.rows if view.row.seat == game.client.viewer]
    assert own and all(view.sentences[0].text().startswith("You ") for view in own), (
        "one's own deeds in the second person"
    )
    for view in card.rows:
        assert view.points.text() in view.accessibleName() or view.row.points == 0
        assert len(view.reasons) == sum(len(deed.reasons) for deed in view.row.deeds)
    assert card.height() <= game.regions.regions.focus.height() and card.geometry().left() >= 0
    press(Qt.Key.Key_Escape)
    assert not card.isVisible() and not game.story.since.isChecked()
    game.story.since.click()
    answer(game)
    assert not card.isVisible()


def test_again_plays_the_moves_that_are_told(table: Callable[..., MainWindow]) -> None:
    game = game_of(table(3, 15))
    game.story.again.click()
    assert game.told.playing and {beat.seat for beat in game.told.beats if beat.seat} >= {game.story.rows[-1].seat}
    game.told.stop()


# ---- secrets ---------------------------------------------------------------------------------------------------------


def _looks(line: StoryLine, card: SinceCard) -> tuple[QImage, list[str], list[str]]:
    card.open_card()
    words = [view.accessibleName() for view in card.rows]
    card.close_card()
    picture = line.grab().toImage()
    return picture, [line.accessibleName(), line.since.text()], words


_STATES = [pytest.param(6, id="few")]
if not soak_.is_left_out:
    _STATES.append(pytest.param(500, id="many", marks=pytest.mark.soak))


@pytest.mark.parametrize("most", _STATES)
@pytest.mark.parametrize("game", _GAMES)
def test_line_and_card_are_the_same_in_every_world(context: AppContext, game: str, most: int) -> None:
    """Whatever a seat cannot know may lie otherwise: no pixel of the line, no word of the card tells it."""
    states = 0
    for seed in range(1, 80):
        people = 2 + seed % 2
        session = api.new_session(game, people, seed=seed, names=["Anna", "Bence", "Cili"][:people])
        client = SeatClient(session, 1)
        page = QWidget()
        line, card = StoryLine(context, client), SinceCard(context, client, page)
        line.resize(1366, line_height(1.0))
        notes = api.NamedNotes(session)
        notes.read_all()
        step = 0
        while states < most and step < 120 and (pending := session.first_pending()) is not None:
            bot = api.RandomBot(seed * 1000 + step)
            entry = session.answer(pending, bot.choose_answer(session, pending))
            assert isinstance(entry, api.HistoryEntry)
            notes.record(entry)
            step += 1
            if step % 5:
                continue
            viewer = step // 5 % (people + 1)
            client.open_session(session, viewer)
            here = _looks(line, card)
            other = in_another_world(session, client.view(), seed + step)
            if other is None:
                continue
            client.open_session(other, viewer)
            there = _looks(line, card)
            client.open_session(session, viewer)
            assert here[1:] == there[1:] and here[0] == there[0], f"{game}, seed {seed}, step {step}: seat {viewer}"
            states += 1
        for one in (line, card, page):
            one.deleteLater()
        if states >= most:
            break
    assert states >= most * 9 // 10
