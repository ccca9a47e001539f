"""Back and forth: undo that asks, redo, branches, moments, the log and the rules that are linked to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.panels.history.timeline_layout import branch_ends, first_line, lay_out
from qtapp.session.client import SeatClient
from qtapp.windows.game.history import revealed
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import played, press

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def game_of(shell: MainWindow) -> GameWindow:
    """The part of the window that shows the game."""
    assert shell.game is not None
    return shell.game


def test_undo_of_a_revealing_step_names_what_was_revealed_and_stops_nothing(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 2)
    game = game_of(shell)
    entry = game.client.session.current
    assert entry.first_seen()
    press(Qt.Key.Key_Z, CTRL)
    bar = game.page.bar
    assert bar.isVisible() and "revealed" in bar.text.text()
    assert game.client.session.current is entry, "nothing has happened yet"
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert game.client.session.current is entry.parent
    assert not bar.isVisible()


def test_a_step_that_revealed_nothing_is_undone_at_once_and_redone(table: Callable[..., MainWindow]) -> None:
    shell = table(1, 0)
    game = game_of(shell)
    game.switch_mode()
    game.client.history.remark("here")
    before = game.client.session.current
    press(Qt.Key.Key_Z, CTRL)
    assert game.client.session.current is before.parent
    press(Qt.Key.Key_Z, CTRL | SHIFT)
    assert game.client.session.current is before


def ask_to_undo(shell: MainWindow) -> None:
    """Somebody draws something hidden and wants to take that back; the question names it."""
    game = game_of(shell)
    session, bots = game.client.session, {seat: api.GreedyBot(seat) for seat in (1, 2)}
    while not (game.client.questions.pending() and revealed(game.client, session.current)):
        pending = session.first_pending()
        assert pending is not None
        game.client.set_viewer(pending.question.seat)
        assert game.client.questions.answer(bots[pending.question.seat].choose_answer(session, pending))
    assert shell.curtain is not None
    shell.curtain.take_down()
    game.decision.take_focus()
    game.history.undo()
    assert game.page.bar.isVisible()


def test_other_eyes_do_not_read_what_was_revealed(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 12)
    ask_to_undo(shell)
    game = game_of(shell)
    game.client.set_viewer(3 - game.client.viewer)
    assert not game.page.bar.isVisible()


def test_a_question_about_a_step_goes_with_the_next_one(table: Callable[..., MainWindow]) -> None:
    """Else its button would take back another step than the one it speaks of."""
    shell = table(2, 12)
    ask_to_undo(shell)
    game = game_of(shell)
    pending = game.client.questions.pending()
    assert pending is not None
    game.client.questions.answer(api.GreedyBot(1).choose_answer(game.client.session, pending))
    assert not game.page.bar.isVisible()
    game.page.bar.tell(api.msg("window.not_saved", "Not saved"))
    game.history.step(-1)
    assert game.page.bar.isVisible(), "what was only said stays"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_the_keyboard_comes_back_from_the_bar(table: Callable[..., MainWindow], key: Qt.Key) -> None:
    shell = table(2, 12)
    ask_to_undo(shell)
    press(key)
    game, focus = game_of(shell), QApplication.focusWidget()
    assert not game.page.bar.isVisible() and focus is not None and game.decision.isAncestorOf(focus), focus


def test_playing_on_from_the_past_makes_a_branch_and_keeps_the_old_line(table: Callable[..., MainWindow]) -> None:
    shell = table(1, 8)
    game = game_of(shell)
    old = game.client.session.current
    game.actions_["what_if"].trigger()
    assert game.client.session.current is old.parent
    other = next(face for face in game.client.questions.options() if face.answer != old.payload)
    game.client.questions.answer(other.answer)
    assert old.parent is not None and len(old.parent.children) == 2
    assert game.page_words("x")[0].count(" · ") == 2, "no name yet"
    game.client.history.remark("Rather north")
    assert " · Rather north · " in game.page_words("x")[0], "a page says which line it shows"
    spots = lay_out(game.client.session.entries, game.client.history.main_line())
    assert spots[game.client.session.current.number].row == 0
    assert spots[old.number].row == 1
    game.history.to_main_line()
    assert game.client.session.current is old
    assert "Rather north" not in game.page_words("x")[0]


def test_leaving_the_end_of_a_line_is_said_once(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 10)
    game = game_of(shell)
    last = game.client.session.current
    told: list[api.Message] = []
    game.history.told.connect(told.append)
    game.history.go_to(game.client.session.entries[4])
    assert len(told) == 1 and "are kept as a branch" in told[0].english
    assert game.story.text() == game.words.say(told[0])
    game.history.go_to(game.client.session.entries[2])
    game.history.go_to(last)
    assert len(told) == 1, "said on leaving the end, not at each step in the past and not on the way back"
    assert game.story.text() == "", "it is not true any more"


@pytest.mark.parametrize("gone", ["undo", "seek", "curtain", "another game"])
def test_what_answered_itself_is_not_said_to_somebody_else_or_of_another_moment(
    table: Callable[..., MainWindow], gone: str
) -> None:
    shell = table(2, 10)
    game = game_of(shell)
    game.client.answered_by_itself.emit(
        api.msg("window.answered_by_itself", "By itself: {label.quoted}.", label=api.LiteralArg("Secret"))
    )
    assert "Secret" in game.story.text()
    if gone == "undo":
        game.client.history.undo()
    elif gone == "seek":
        game.history.go_to(game.client.session.entries[4])
    elif gone == "another game":
        game.client.open_session(api.new_session("ginkgopolis", 2, seed=2), 0)
    else:
        game.client.set_viewer(0)
    assert "Secret" not in game.story.text()


def test_what_was_passed_over_in_one_game_is_not_said_in_another(
    table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(table(2, 10))
    lapse = api.msg("window.answered_by_itself", "By itself: {label.quoted}.", label=api.LiteralArg("Passed over"))
    monkeypatch.setattr(game.client.told, "lapses", lambda _: [lapse])
    game._tell_lapse()
    assert "Passed over" in game.story.text()
    game.client.open_session(api.new_session("ginkgopolis", 2, seed=2), 0)
    assert game.story.message is None


def test_a_click_on_the_timeline_goes_there(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 40)
    game = game_of(shell)
    strip = game.timeline.strip
    for number in (3, 30, 12, 25, 7, 39, 1):
        entry = game.client.session.entries[number]
        at = strip.point(strip._spots[number])
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at.toPoint())
        assert game.client.session.current is entry
        assert not (shell.curtain and shell.curtain.seat), "looking around draws no curtain"
    strip.setFocus()
    press(Qt.Key.Key_Left)
    assert game.client.session.current.number == 0
    press(Qt.Key.Key_End)
    assert game.client.session.current.number == 40


def test_tips_of_the_timeline_are_sentences(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 6)
    game = game_of(shell)
    strip = game.timeline.strip
    assert strip.nearest(strip.point(strip._spots[3])) is game.client.session.entries[3]
    assert "step 6 of 6" in strip.accessibleName()


def test_a_remark_stands_in_log_and_timeline(table: Callable[..., MainWindow]) -> None:
    shell = table(1, 2)
    game = game_of(shell)
    dialog = shell.ask_remark()
    dialog.field.setPlainText("Was this wise?")
    QTest.keyClick(dialog.field, Qt.Key.Key_Tab)
    dialog._done()
    assert game.client.session.current.kind is api.EntryKind.REMARK
    assert "Was this wise?" in game.log.rows.lines[-1].text


def test_log_and_rules_are_linked_both_ways(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 12)
    game = game_of(shell)
    game.side.open("log")
    row = next(at for at, line in enumerate(game.log.rows.lines) if line.rule.endswith("/round") and at > 20)
    line = game.log.rows.lines[row]
    index = game.log.rows.index(row)
    game.log.scrollTo(index)
    QTest.mouseClick(
        game.log.viewport(), Qt.MouseButton.LeftButton, pos=game.log.visualRect(index).center() - QPoint(20, 0)
    )
    assert game.rules._shown == line.rule
    assert game.overlay.current == "rules" and not game.rules.visibleRegion().isEmpty()
    moments = game.rules.moments(line.rule)
    assert any(moment.entry is line.entry for moment in moments)
    game.rules.moment_wanted.emit(moments[0].entry)
    assert game.client.session.current is moments[0].entry


def test_refusals_are_listed_for_those_who_were_refused(table: Callable[..., MainWindow]) -> None:
    """Their reasons tell what somebody has, and that is not for everybody."""
    game = game_of(table(2))
    client, viewer = game.client, game.client.viewer
    grab = next(one for one in sorted(client.questions.grabs()) if one.startswith("tile."))
    wrong = next(
        one for one in client.view().places if one.startswith("city.") and one not in client.questions.drops(grab)
    )
    client.questions.refuse(grab, wrong)
    rule = client.questions.why_not(grab, wrong)[0].rule
    for seat, told in ((viewer, True), (3 - viewer, False), (0, False), (viewer, True)):
        client.set_viewer(seat)
        assert any(moment.refused for moment in game.rules.moments(rule)) is told


def test_rules_are_searched(table: Callable[..., MainWindow]) -> None:
    shell = table(1)
    game = game_of(shell)
    press(Qt.Key.Key_F, CTRL)
    assert QApplication.focusWidget() is game.rules.search
    QTest.keyClicks(game.rules.search, "height")
    shown = [game.rules.list.item(row).text() for row in range(game.rules.list.count())]
    assert 0 < len(shown) < len(game.client.game.rules)
    QTest.keyClicks(game.rules.search, "qqq")
    assert game.rules.list.count() == 0


def test_branches_never_lie_on_each_other() -> None:
    session = played(1, 10)
    for back in (2, 5, 3):
        for _ in range(back):
            session.undo()
        for _ in range(2):
            pending = session.first_pending()
            assert pending is not None
            session.answer(pending, session.options(pending)[-1])
    spots = lay_out(session.entries, session.line())
    assert len({(spot.column, spot.row) for spot in spots.values()}) == len(session.entries)


def test_branches_have_names_and_keep_their_rows() -> None:
    """Wherever somebody looks; the newest remark of a branch is its name."""
    session = played(1, 10)
    for _ in range(3):
        session.undo()
    pending = session.first_pending()
    assert pending is not None
    session.answer(pending, session.options(pending)[-1])
    client = SeatClient(session, 1)
    here = session.current
    client.history.remark("Rather north", here)
    client.history.seek(client.history.root)
    client.history.remark("North after all", here.children[-1])
    assert session.current is session.root, "the table stays where it is"
    rows = []
    for entry in (session.root, here, session.entries[10]):
        session.seek(entry)
        spots = lay_out(session.entries, first_line(session.root))
        rows.append({number: spot.row for number, spot in spots.items()})
        assert list(branch_ends(spots).values()) == ["North after all"]
    assert rows[0] == rows[1] == rows[2] and rows[0][here.number] == 1


def test_the_tip_of_undo_forgets_what_was_taken_back(table: Callable[..., MainWindow]) -> None:
    """At the beginning there is nothing to undo; the step that was undone may be a secret of the one before."""
    shell = table(2, 3)
    game = game_of(shell)
    told = game.actions_["undo"].toolTip()
    game.client.history.seek(game.client.history.root)
    assert "Take back:" in told and "Take back:" not in game.actions_["undo"].toolTip()
