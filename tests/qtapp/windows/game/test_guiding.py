"""The guide of a first game in the window: it speaks to whom it concerns, keeps out of the way, and can be left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.i18n.languages import complete
from qtapp.kit.paint.theme import Look
from qtapp.session.game_marks import GameMark
from qtapp.windows.game.guiding import GROUP
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.lessons.shipped import GUIDED
from tests.qtapp.conftest import NAMES
from tests.qtapp.waiting import settle


def guided(shell: MainWindow, home: Path, game: str = "ginkgopolis") -> GameWindow:
    """A first game as the dialog begins it, with its guide, the first person at the table."""
    guide = api.load_guide(game)
    assert guide is not None
    session = api.new_session(game, guide.people, seed=guide.seed, settings=guide.settings, names=NAMES[: guide.people])
    shell.show_session(session, home / "games" / "first.tarsas", mark=GameMark(guide=True))
    assert shell.game is not None and shell.curtain is not None
    if shell.curtain.seat:
        shell.curtain.uncover()
    return shell.game


def answer(game: GameWindow, bot: api.GreedyBot) -> None:
    """One answer of whoever is asked and sits here."""
    pending = game.client.questions.pending()
    assert pending is not None
    assert game.client.questions.answer(bot.choose_answer(game.client.session, pending))


def goes_on(shell: MainWindow, window: GameWindow, bot: api.GreedyBot) -> bool:
    """One answer, and whoever is next sits down; False: nobody here is asked."""
    if window.client.questions.pending() is None:
        return False
    answer(window, bot)
    if shell.curtain is not None and shell.curtain.seat:
        shell.curtain.uncover()
    window.page.hand_over.ready.click()
    return True


@pytest.mark.parametrize("game", GUIDED)
def test_the_card_lies_over_nothing_that_is_asked_about(game: str, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = guided(shell, home, game)
    bot, seen = api.GreedyBot(3), set[str]()
    for size in ((1366, 768), (1280, 720)):
        shell.resize(*size)
        for _ in range(6):
            settle(qtbot, shell)
            step = window.guiding.step()
            card = window.guiding.card
            assert card.isVisible() is (step is not None)
            if step is not None:
                seen.add(step.id)
                box = card.geometry()
                assert not [one for one in window.regions.possible_boxes() if one.intersects(box)]
                assert not [one for one in window.page.view.table.held.trays if one.box.toRect().intersects(box)]
                decision = window.regions.decision_box()
                assert decision is None or not decision.intersects(box)
                assert window.page.rect().contains(box)
                assert step.say.in_language("en").split()[0] in card.text.text()
                title = "" if step.title is None else step.title.in_language("en")
                assert card.headline.text() == title and card.headline.isVisible() is bool(title)
            if not goes_on(shell, window, bot):
                break
    assert seen


@pytest.mark.parametrize(("look", "scale"), [(Look.LIGHT, 1.0), (Look.CONTRAST, 1.0), (Look.LIGHT, 1.5)])
@pytest.mark.parametrize("language", complete())
def test_its_buttons_are_never_cut(
    language: str, look: Look, scale: float, shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    """With the bolder frames of high contrast, or with large letters, they take a second line."""
    shell.context.set_language(language)
    shell.context.set_theme(shell.context.theme.changed(look=look, text_scale=scale))
    shell.resize(*((1366, 768) if scale == 1.0 else (1920, 1080)))
    window = guided(shell, home)
    settle(qtbot, shell)
    window.guiding.card.understood.emit()
    settle(qtbot, shell)
    card = window.guiding.card
    for button in (card.previous, card.show_me, card.alone):
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width()
        assert card.rect().contains(button.geometry())


@pytest.mark.parametrize("game", GUIDED)
def test_no_picture_covers_what_is_shown(game: str, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.resize(1366, 768)
    window = guided(shell, home, game)
    bot, seen = api.GreedyBot(3), 0
    for _ in range(5):
        settle(qtbot, shell)
        if window.guiding.step() is not None:
            window.guiding.show_meant()
            settle(qtbot, shell)
            bright = [box.toRect() for box in window.guiding.spotlight.bright()]
            shown = [one.geometry() for one in window.regions.pictures if one.isVisible()]
            assert not [one for one in shown if any(one.intersects(box) for box in bright)]
            seen += len(bright)
        if not goes_on(shell, window, bot):
            break
    assert seen


def test_a_board_that_leaves_room_lies_between_the_guide_and_what_is_asked(
    shell: MainWindow, home: Path, qtbot: QtBot
) -> None:
    shell.resize(1366, 768)
    window = guided(shell, home)
    settle(qtbot, shell)
    view = window.page.view
    tiles = [name for name in view.table.items_by_id if name.startswith("tile.")]
    boxes = [box.toRect() for one in tiles if (box := view.surface.box_of(one)) is not None]
    decision = window.regions.decision_box()
    assert len(boxes) >= 9 and decision is not None and window.guiding.card.isVisible()
    for tile in boxes:
        assert not tile.intersects(window.guiding.card.geometry()) and not tile.intersects(decision)


def test_no_light_falls_on_a_board_that_is_not_shown(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.resize(1366, 768)
    window = guided(shell, home)
    settle(qtbot, shell)
    view, spotlight = window.page.view, window.guiding.spotlight
    assert not view.table.shows_board("table") and view.table.box_of("discard") is not None
    spotlight.shine_on(("discard", "city.0.0"))
    assert spotlight.bright() == [view.surface.box_of("city.0.0")]
    assert view.surface.box_of("discard") is None


def test_the_keyboard_goes_on_to_what_is_asked_when_the_card_goes(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = guided(shell, home)
    settle(qtbot, shell)
    shell.activateWindow()
    window.guiding.card.show_me.setFocus()
    focus = QApplication.focusWidget()
    assert focus is not None and window.guiding.card.isAncestorOf(focus)
    window.guiding.card.folded.emit()
    focus = QApplication.focusWidget()
    assert not window.guiding.card.isVisible()
    assert focus is not None and (focus is window.decision or window.decision.isAncestorOf(focus))


def test_each_seat_is_guided_for_itself_and_told_once(shell: MainWindow, home: Path) -> None:
    window = guided(shell, home)
    first = window.guiding.step()
    assert first is not None
    window.client.set_viewer(2)
    assert window.guiding.step() is first, "the second person has read nothing yet"
    assert not window.guiding.card.previous.isEnabled()
    for _ in range(12):
        window.client.set_viewer(window.client.questions.asked_seats()[0])
        answer(window, api.GreedyBot(1))
        window.client.set_viewer(1)
        if window.guiding.step() not in (None, first):
            break
    assert shell.curtain is not None
    if shell.curtain.seat:  # it takes the keyboard and the mouse from the table
        shell.curtain.uncover()
        window.client.set_viewer(1)
    second = window.guiding.step()
    assert second is not None and second is not first
    window.guiding.card.previous.click()
    assert window.guiding.step() is first
    window.guiding.card.show_me.click()
    assert window.guiding.step() is second and window.guiding.spotlight.bright()


def test_it_is_left_remembered_and_had_again(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    window = guided(shell, home)
    marks = window.page.view.highlights
    assert window.guiding.card.isVisible() and marks.shown(GROUP)
    window.guiding.card.cross.click()
    assert not window.guiding.card.isVisible() and window.guiding.is_on, "put away until the next step"
    window.guiding.card.alone.click()
    assert not window.guiding.is_on and not marks.shown(GROUP)
    path = shell.autosave.path
    assert path is not None and not shell._marks().of(path).guide
    window.actions_["guide"].trigger()
    assert window.guiding.card.isVisible() and shell._marks().of(path).guide
    shell.go_home()
    shell.show_session(window.client.session, path)
    assert window.guiding.is_on, "a game that is opened again goes on with its guide"


def test_free_hands_and_what_others_did_are_not_talked_over(shell: MainWindow, home: Path) -> None:
    window = guided(shell, home)
    window.switch_mode()
    assert window.guiding.step() is None and not window.guiding.card.isVisible()
    window.switch_mode()
    marks = window.page.view.highlights
    assert window.guiding.card.isVisible() and marks.shown(GROUP)
    window.told.watching.emit(True)
    assert not window.guiding.card.isVisible() and not marks.shown(GROUP)
    window.told.watching.emit(False)
    assert window.guiding.card.isVisible() and marks.shown(GROUP)


def test_it_is_silent_where_a_lesson_is_made(shell: MainWindow, home: Path) -> None:
    window = guided(shell, home)
    window.actions_["make_lesson"].trigger()
    assert shell.lessons.authoring is not None
    made = shell.lessons.authoring.window
    assert not made.guiding.card.isVisible() and not made.page.view.highlights.shown(GROUP)
    assert window.guiding.is_on and window.actions_["guide"].isChecked(), "it was not switched off"
    shell.lessons.authoring.close()
    assert window.guiding.card.isVisible()


def test_a_game_without_its_guide_is_silent(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.show_session(api.new_session("nim", 2, seed=1), home / "games" / "nim.tarsas", mark=GameMark(guide=True))
    assert shell.game is not None
    assert not shell.game.guiding.is_on and not shell.game.actions_["guide"].isEnabled()
    settle(qtbot, shell)
    assert not shell.game.guiding.card.isVisible()


def test_of_a_hand_only_what_can_be_played_is_ringed(shell: MainWindow, home: Path) -> None:
    window = guided(shell, home, "imperial_miners")
    step = window.guiding.step()
    assert step is not None and step.id == "card"
    held = {piece.id for piece in window.client.view().places["seat.1.hand"].pieces}
    playable = held & window.client.questions.grabs()
    assert playable and playable < held
    assert {name for name, _ in window.page.view.highlights.shown(GROUP)} & held == playable


def begun(shell: MainWindow, game: str) -> GameWindow:
    """A first game against the computer, as two clicks begin it."""
    shell.ask_new(game).start.click()
    assert shell.game is not None
    return shell.game


@pytest.mark.parametrize("game", GUIDED)
def test_before_the_first_step_the_card_says_what_the_game_is_about(game: str, shell: MainWindow, qtbot: QtBot) -> None:
    window = begun(shell, game)
    settle(qtbot, shell)
    card, aim = window.guiding.card, api.GAMES[game].introduction.aim
    assert aim is not None and card.isVisible() and card.text.text().replace("\u00a0", " ") == window.words.label(aim)
    assert card.begin.isVisible() and not card.alone.isVisible() and not card.bars.isVisible()
    shell.context.set_language("hu")
    assert card.title.text() == "Miről szól?" and card.text.text().replace("\u00a0", " ") == window.words.label(aim)
    card.begin.click()
    step = window.guiding.step()
    assert step is None or step.id != api.AIM, "now the steps begin, counted from 1"
    assert card.alone.isVisible() is (step is not None)


def test_an_answer_closes_it_and_the_menu_brings_it_back(shell: MainWindow, qtbot: QtBot) -> None:
    window = begun(shell, "underwater_cities")
    step = window.guiding.step()
    assert step is not None and step.id == api.AIM
    answer(window, api.GreedyBot(3))
    later = window.guiding.step()
    assert later is None or later.id != api.AIM, "nothing is forced"
    window.actions_["guide"].trigger()
    assert not window.guiding.is_on
    said: list[api.Message] = []
    window.guiding.told.connect(lambda message, _: said.append(message))
    is_asked = window.client.questions.pending() is not None
    window.actions_["aim"].trigger()
    step = window.guiding.step()
    assert (step is not None and step.id == api.AIM) is is_asked
    assert bool(said) is not is_asked, "while the computer thinks it is only said"
