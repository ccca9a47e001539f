"""What others did: played by itself, skippable, with a banner; one line for each on the curtain; taken back there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.controls import grace
from qtapp.kit.paint.theme import Theme
from qtapp.kit.store.settings import Settings
from qtapp.panels.told.banner import SeatState
from qtapp.windows.game import told as told_module
from qtapp.windows.game.told import BEAT, PER_LETTER, PER_REASON, PERSON, WHOLE, beat_pace
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press
from tests.qtapp.waiting import wait_for
from tools.screen_figures.told import CASES, measure


def _beats(*seats: int) -> list[api.Beat]:
    words = api.msg("told.remark_caption", "“{remark}”", remark=api.LiteralArg("x"))
    return [api.Beat(1, seat, api.NoteClass.DEED, api.remark_beat(1, words).note, (), ()) for seat in seats]


def _letters(beat: api.Beat) -> int:
    return 40


@pytest.mark.parametrize("counts", [(1,), (3, 2), (8, 1), (9,), (17, 2), (40, 40), (2, 2, 9, 9, 9)])
def test_in_short_there_is_time_to_read_each_and_fifteen_seconds_for_all(counts: tuple[int, ...]) -> None:
    seats = [seat for seat, n in enumerate(counts, 1) for _ in range(n)]
    pace = beat_pace(_beats(*seats), _letters)
    assert 0 < len(pace) <= len(seats) and sum(pace) <= WHOLE and all(one > 0 for one in pace)
    ends = {sum(counts[:n]) for n in range(1, len(counts) + 1)}
    assert len(pace) in ends, "nobody is told in half"
    start = 0
    for n in counts:
        lasts = sum(pace[start : start + n])
        assert not pace[start:] or lasts >= min(PERSON, WHOLE)
        start += n


def test_a_reason_takes_time_and_so_does_a_long_sentence() -> None:
    (plain,) = _beats(1)
    reason = api.Reason(1, "point", 1, "city.0.0", None, "ginkgopolis/bonus")
    rich = replace(plain, reasons=(reason, reason))
    assert beat_pace([rich], _letters)[0] == beat_pace([plain], _letters)[0] + 2 * PER_REASON
    assert beat_pace([plain], lambda _: 100)[0] == 100 * PER_LETTER > beat_pace([plain], lambda _: 5)[0] == PERSON
    assert beat_pace([plain], lambda _: 5, goes_on=True) == [BEAT], "the turn of a computer is not over"


@pytest.fixture
def lively(shell: MainWindow) -> MainWindow:
    """The window with animations on."""
    shell.context.set_theme(Theme(animations=True))
    return shell


def game_of(shell: MainWindow) -> GameWindow:
    assert shell.game is not None
    return shell.game


def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Of the moments in which nothing counts: on a busy machine a key takes longer than they last."""
    now = [1000.0]
    monkeypatch.setattr(grace, "SHARE", 1.0)
    monkeypatch.setattr(grace, "monotonic", lambda: now[0])
    return now


def until_told(shell: MainWindow, session: api.Session, home: Path, qtbot: QtBot) -> GameWindow:
    """Answer until something is played by itself, or marked."""
    bot = api.GreedyBot(1)
    shell.show_session(session, home / "games" / "test.tarsas")
    game = game_of(shell)
    assert shell.curtain is not None
    for _ in range(40):
        if shell.curtain.seat:
            shell.curtain.uncover()
        elif game.page.hand_over.waiting:
            game.page.hand_over.ready.click()
        elif (pending := game.client.questions.pending()) is not None:
            game.client.questions.answer(bot.choose_answer(session, pending))
        else:  # whoever has moved looks at it for a moment
            wait_for(qtbot, lambda: bool((shell.curtain and shell.curtain.seat) or game.client.questions.pending()))
        if game.told.playing or game.page.view.highlights.shown("new"):
            return game
    raise AssertionError("nothing was told")


def test_a_reveal_is_played_for_everybody_with_the_order_of_seats(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    lively.context.settings.told.others_moves = "short"
    session = api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"])
    game = until_told(lively, session, home, qtbot)
    page, player = game.page, game.page.view.slow_motion
    player.pause()
    assert lively.curtain is not None and not lively.curtain.seat, "the curtain waits"
    assert page.subtitle.isVisible() and page.subtitle.hasFocus() and page.banner.isVisible()
    assert page.subtitle.text.text() == lively.context.speech.text(
        game.told.beats[0].sentence, game.client.history.names
    )
    states = [step.state for step in page.banner.order]
    assert states == [SeatState.SHOWN, SeatState.TO_COME, SeatState.TO_COME]
    assert not page.view.table.dock.isVisible(), "the hand is no part of it"
    first = game.told.beats[0].seat
    assert [chip.facts.seat for chip in game.bar.people.chips if "acts now" in chip.accessibleName()] == [first]
    sides = [side.geometry() for side in (page.sides.left, page.sides.right) if side.isVisible()]
    boards = game.regions.board_boxes()
    assert sides and not any(side.intersects(board) for side in sides for board in boards)
    page.banner.hide()
    game.tell(api.msg("test.words", "A few words over the table."))
    assert game.story.text() and not page.geometry().intersects(game.story.geometry()), "beside the table, not over it"
    press(Qt.Key.Key_Space)
    assert game.told.playing and game.told.beats[player.at].seat != first, "Space skips one person"
    assert page.banner.isVisible()
    assert page.banner.order[0].state is SeatState.DONE
    at = player.at
    press(Qt.Key.Key_Left)
    assert player.at == at - 1 and player.paused
    press(Qt.Key.Key_Right)
    assert player.at == at
    press(Qt.Key.Key_P)
    press(Qt.Key.Key_P)
    assert player.paused
    press(Qt.Key.Key_Escape)
    assert not game.told.playing and not page.subtitle.isVisible() and not page.banner.isVisible()
    assert page.view.table.view == game.client.view(), "the table as it is"
    assert not page.sides.left.isVisible() and not page.sides.right.isVisible()
    assert not page.view.table.dock.isVisible(), "the hand stays away until somebody asks for it"
    assert not any("acts now" in chip.accessibleName() for chip in game.bar.people.chips)


def test_in_a_first_game_each_person_waits_for_whoever_reads(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"])
    game = until_told(lively, session, home, qtbot)
    page, player = game.page, game.page.view.slow_motion
    assert game.told.how == "full", "no game of this kind was finished yet"
    bot = api.GreedyBot(1)
    while len({beat.seat for beat in game.told.beats if beat.seat}) < 3:  # a reveal
        game.told.stop()
        if lively.curtain is not None and lively.curtain.seat:
            lively.curtain.uncover()
        elif game.page.hand_over.waiting:
            game.page.hand_over.ready.click()
        elif (pending := game.client.questions.pending()) is not None:
            game.client.questions.answer(bot.choose_answer(session, pending))
    people = list(dict.fromkeys(beat.seat for beat in game.told.beats if beat.seat))
    waited: list[int] = []
    marked: set[str] = set()
    for _ in range(200):
        if not game.told.playing:
            break
        beat = game.told.beats[player.at]
        assert player._gains is not None
        marked |= set(player._gains.texts)
        if player.waits:
            assert not player._next.isActive(), "it stays until somebody goes on"
            assert page.subtitle.skip.text() == "Next (Space)"
            waited.append(beat.seat)
            press((Qt.Key.Key_Space, Qt.Key.Key_Return)[len(waited) % 2])
        else:
            assert player._next.isActive() and page.subtitle.skip.text() == "Skip (Space)"
            player._on()
    assert waited == people and len(people) == 3
    assert any(text.startswith("+") for text in marked), "what was gained lies on what it came from"
    lively.context.settings.remember_finished("ginkgopolis")
    assert game.told.how == "short"
    lively.context.settings.told.others_moves = "full"
    assert game.told.how == "full", "what was chosen holds"


def test_step_by_step_waits_at_each_step(
    lively: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(told_module, "is_reader_on", lambda: True)
    game = until_told(lively, api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"]), home, qtbot)
    assert game.told.how == "steps", "as long as nobody chose, what is read out waits"
    player, page = game.page.view.slow_motion, game.page
    count = len(game.told.beats)
    assert count > 3
    for _ in range(count):
        assert game.told.playing and player.waits and not player._next.isActive()
        assert page.subtitle.accessibleDescription().endswith("Next (Space)")
        press(Qt.Key.Key_Space)
    assert not game.told.playing
    lively.context.settings.told.others_moves = "short"
    assert game.told.how == "short"


def test_f6_goes_on_to_what_is_asked(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    """It does not take the keyboard elsewhere while something waits for a key."""
    lively.context.settings.told.others_moves = "full"
    game = until_told(lively, api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"]), home, qtbot)
    assert game.told.playing
    press(Qt.Key.Key_F6)
    assert not game.told.playing and game.overlay.current != "list"


def test_a_pointer_on_the_line_halts_what_is_played(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    lively.context.settings.told.others_moves = "short"
    session = api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"])
    game = until_told(lively, session, home, qtbot)
    player = game.page.view.slow_motion
    game.story.halted.emit(True)
    assert player.paused and not player._next.isActive()
    game.story.halted.emit(False)
    assert not player.paused and player._next.isActive()
    player.pause()
    game.story.halted.emit(True)
    game.story.halted.emit(False)
    assert player.paused, "who halted it by a key goes on by a key"
    game.told.stop()


def test_a_key_that_is_held_from_before_does_not_skip(
    lively: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    clock = stopped_clock(monkeypatch)
    lively.context.settings.told.others_moves = "short"
    session = api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"])
    game = until_told(lively, session, home, qtbot)
    at = game.page.view.slow_motion.at
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Escape)
    assert game.told.playing and game.page.view.slow_motion.at == at
    clock[0] += 0.32
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(game.page.subtitle, held)
    assert game.page.view.slow_motion.at == at, "a key that repeats itself was pressed for something else"
    press(Qt.Key.Key_Escape)
    assert not game.told.playing


def test_after_the_curtain_what_others_did_is_played_once(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session("barrage", 2, seed=3, names=["Anna", "Bence"], settings={"variant": 1})
    game = until_told(lively, session, home, qtbot)
    mover, sitter = session.current.seat, game.client.viewer
    assert mover != sitter, "the next person is shown what the one before did"
    assert {beat.seat for beat in game.told.beats} == {mover}
    QTest.mouseClick(game.page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not game.told.playing, "a click skips, and does nothing else"
    assert session.current.seat == mover
    assert game.told.replay(), "and it can be had again"
    game.told.stop()


def test_with_the_setting_off_new_things_are_only_marked(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    lively.context.settings.told.others_moves = "off"
    session = api.new_session("barrage", 2, seed=3, names=["Anna", "Bence"], settings={"variant": 1})
    game = until_told(lively, session, home, qtbot)
    assert not game.told.playing and game.page.view.highlights.shown("new")


def test_a_remark_is_a_caption_of_the_line_that_is_played(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 3)
    game = game_of(shell)
    game.client.history.remark("Look at this")
    game.history.to_start()
    game.history.play_on()
    assert game.told.playing and not game.client.history.current.children
    assert any("Look at this" in str(beat.sentence) for beat in game.told.beats)
    game.told.stop()


def test_the_curtain_has_one_line_for_each_and_says_nothing_if_nothing_happened(
    table: Callable[..., MainWindow],
) -> None:
    shell = table(3, 0)
    curtain = shell.curtain
    assert curtain is not None
    game = game_of(shell)
    bot = api.GreedyBot(1)
    for number in range(1, 9):
        pending = game.client.questions.pending()
        assert pending is not None
        game.client.questions.answer(bot.choose_answer(game.client.session, pending))
        if not curtain.seat:
            continue
        if number < 3:
            assert not curtain.rows and not curtain.again.isVisible(), "all have only chosen"
            assert curtain.takers[0].text().startswith("Anna" if number == 1 else "Bence")
        elif curtain.rows:
            seats = [row.story.row.seat for row in curtain.rows]
            assert len(set(seats)) == len(seats) and set(seats) == {line.seat for line in curtain.summary.people}
            for row in curtain.rows:
                name, own = game.client.names.seat_name(row.story.row.seat), row.story.row.seat == curtain.seat
                assert row.text.startswith("You " if own else name), (
                    "each is named, one's own deeds in the second person"
                )
                assert row.text.rstrip(".") in row.accessibleName()
                assert row.story.points.text()
            return
        curtain.uncover()
    raise AssertionError("nothing was told")


def test_the_curtain_lets_everybody_out_without_showing_cards(table: Callable[..., MainWindow]) -> None:
    shell = table(3, 0)
    game, curtain = game_of(shell), shell.curtain
    assert curtain is not None
    for leave in (curtain.home.click, lambda: press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)):
        if not curtain.seat:
            game.client.questions.answer(game.client.questions.options()[0].answer)
        assert curtain.seat and curtain.home.isVisible()
        leave()
        assert not curtain.isVisible() and game.client.viewer == 0, "nobody's cards were shown"
        assert shell.stack.currentWidget() is shell.start
        path = shell.autosave.path
        assert path is not None
        shell.open_file(path)
        assert curtain.seat, "and it hangs again"
        curtain.uncover()


def test_a_key_that_is_held_from_before_does_not_lift_the_curtain(
    table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(3, 0)
    game, curtain = game_of(shell), shell.curtain
    assert curtain is not None
    clock = stopped_clock(monkeypatch)
    game.client.questions.answer(game.client.questions.options()[0].answer)
    assert curtain.seat
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Space)
    QTest.mouseClick(curtain.ready, Qt.MouseButton.LeftButton)
    assert curtain.seat and game.client.viewer == 0
    clock[0] += 0.72
    press(Qt.Key.Key_Return)
    assert not curtain.seat and game.client.viewer


def test_after_a_reveal_nobodys_cards_come_up_by_themselves(lively: MainWindow, home: Path, qtbot: QtBot) -> None:
    lively.context.settings.told.others_moves = "short"
    session = api.new_session("ginkgopolis", 2, seed=7, names=["Anna", "Bence"])
    game = until_told(lively, session, home, qtbot)
    curtain, bot = lively.curtain, api.GreedyBot(1)
    assert curtain is not None
    for _ in range(60):
        if game.told.playing and game.client.told.is_public(session.current):
            viewer, asked = game.client.viewer, game.client.questions.asked_seats()
            game.told.stop() if viewer not in asked else press(Qt.Key.Key_Escape)
            if viewer in asked:
                break
        elif game.told.playing:
            game.told.stop()
        elif curtain.seat:
            curtain.uncover()
        elif (pending := game.client.questions.pending()) is not None:
            game.client.questions.answer(bot.choose_answer(session, pending))
        elif game.page.hand_over.waiting:
            game.page.hand_over.ready.click()
        else:
            QTest.qWait(50)
    else:
        raise AssertionError("there was no reveal")
    assert not game.page.view.table.dock.isVisible(), "the hand stays away"
    wait_for(qtbot, lambda: bool(curtain.seat))
    assert curtain.seat == viewer and game.client.viewer == 0
    curtain.uncover()
    assert game.client.viewer == viewer and not game.told.playing and game.page.view.table.dock.isVisible()


def test_long_names_leave_room_for_what_happened(shell: MainWindow, home: Path) -> None:
    names = ["Szentgyörgyi-Kovács Annamária Erzsébet", "Wittgenstein-Berleburg Maximilian Alexander", "Bence"]
    shell.resize(1366, 768)
    session = api.new_session("ginkgopolis", 3, seed=3, names=names)
    shell.show_session(session, home / "games" / "test.tarsas")
    curtain, game = shell.curtain, game_of(shell)
    assert curtain is not None and curtain.seat == 1
    assert curtain.title.heightForWidth(curtain.title.width()) <= 2.2 * curtain.title.fontMetrics().height()
    curtain.uncover()
    game.client.questions.answer(game.client.questions.options()[0].answer)
    QApplication.processEvents()
    for button in (curtain.ready, *curtain.takers):
        assert button.width() >= button.sizeHint().width(), "no words are cut"
    assert names[0] in curtain.takers[0].accessibleName() and names[0] not in curtain.takers[0].text()


def test_buttons_of_the_first_curtain_are_of_one_height(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session("underwater_cities", 2, seed=7, names=["Anna", "Bence"])
    shell.show_session(session, home / "games" / "test.tarsas")
    curtain = shell.curtain
    assert curtain is not None
    wait_for(qtbot, curtain.ready.isVisible)
    QApplication.processEvents()
    assert curtain.devices.isVisible()
    assert curtain.ready.height() == curtain.devices.height()


def test_who_has_chosen_takes_it_back_on_the_curtain(table: Callable[..., MainWindow]) -> None:
    shell = table(3, 0)
    game, curtain = game_of(shell), shell.curtain
    assert curtain is not None
    first = game.client.viewer
    game.client.questions.answer(game.client.questions.options()[0].answer)
    assert curtain.seat not in (0, first) and len(curtain.takers) == 1
    curtain.takers[0].click()
    assert curtain.seat == first and game.client.viewer == 0 and not curtain.takers
    curtain.uncover()
    assert game.client.viewer == first and game.client.questions.pending() is not None


def test_what_is_taken_back_behind_the_curtain_is_told_no_more(shell: MainWindow, home: Path) -> None:
    session = api.new_session("underwater_cities", 2, seed=7, names=["Anna", "Bence"])
    shell.show_session(session, home / "games" / "test.tarsas")
    game, curtain, bot = game_of(shell), shell.curtain, api.GreedyBot(1)
    assert curtain is not None
    curtain.uncover()
    for _ in range(60):
        if curtain.seat and curtain.rows:
            break
        if curtain.seat:
            curtain.uncover()
        pending = game.client.questions.pending()
        assert pending is not None
        game.client.questions.answer(bot.choose_answer(session, pending))
    told, called = [row.text for row in curtain.rows], curtain.seat
    assert told and called
    while called in game.client.questions.asked_seats():
        assert game.client.history.undo()
    assert curtain.seat in game.client.questions.asked_seats() and game.client.viewer == 0
    assert [row.text for row in curtain.rows] != told
    assert curtain.summary == game.client.told.summary(game.client.told.since(curtain.seat))


def test_there_are_three_seconds_to_take_back(lively: MainWindow, home: Path) -> None:
    session = api.new_session("ginkgopolis", 3, seed=7, names=["Anna", "Bence", "Őze"])
    lively.show_session(session, home / "games" / "test.tarsas")
    game, curtain = game_of(lively), lively.curtain
    assert curtain is not None
    curtain.uncover()
    first = game.client.viewer
    game.client.questions.answer(game.client.questions.options()[0].answer)
    bar = game.page.hand_over
    assert bar.waiting and not curtain.seat and bar.ready.hasFocus() and "Bence" in bar.ready.text()
    bar.back.click()
    assert session.current is session.root and game.client.viewer == first and not bar.waiting
    game.client.questions.answer(game.client.questions.options()[0].answer)
    assert bar.waiting
    press(Qt.Key.Key_Return)
    assert not bar.waiting and curtain.seat == 2
    lively.context.settings.told.waits_before_hand_over = False
    curtain.uncover()
    game.client.questions.answer(game.client.questions.options()[0].answer)
    assert not bar.waiting
    game.told.stop()


def test_what_is_told_is_remembered_and_checked(home: Path, qapp: QApplication) -> None:
    home.mkdir(parents=True)
    kept = Settings(home / "x.ini")
    settings = kept.told
    assert (settings.others_moves, settings.waits_before_hand_over, settings.sound) == ("short", True, "quiet")
    settings.others_moves, settings.waits_before_hand_over, settings.sound = "full", False, "off"
    kept.flush()
    again = Settings(home / "x.ini").told
    assert (again.others_moves, again.waits_before_hand_over, again.sound) == ("full", False, "off")
    again.others_moves = again.sound = "loud"
    assert (again.others_moves, again.sound) == ("short", "quiet")


def test_no_deed_of_others_is_passed_over() -> None:
    assert [measure(game, 60)["missed"] for game in CASES] == [0] * len(CASES)
