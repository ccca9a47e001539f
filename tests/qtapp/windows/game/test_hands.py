"""Strict and free: the why-not card, F2, a scramble, the tidy-up list, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.input.sandbox_menu import SandboxMenu
from qtapp.panels.free.counts import CountList, CountRow
from qtapp.panels.points.score_sheet import ScoreSheet
from qtapp.session.client import RefusedDrag
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.packs.by_hand import SAYS, asked_by_hand, by_hand_session
from tests.qtapp.conftest import mode_of, played, press, show
from tests.qtapp.waiting import settle, wait_for


def game_of(shell: MainWindow) -> GameWindow:
    """The part of the window that shows the game."""
    assert shell.game is not None
    return shell.game


def test_what_a_card_says_is_carried_out_by_hand(shell: MainWindow, qtbot: QtBot, home: Path) -> None:
    """The card asks, hands are free with it in sight, and *Done* leads back into strict play and on."""
    session = by_hand_session("imperial_miners")
    seat = asked_by_hand(session).question.seat
    shell.show_session(session, home / "games" / "by hand.tarsas")
    show(shell, qtbot)
    game = game_of(shell)
    game.client.set_viewer(seat)
    settle(qtbot, shell)
    assert SAYS in game.decision.question.text()
    assert game.decision.hands_button is not None
    game.decision.hands_button.click()
    settle(qtbot, shell)
    assert mode_of(game) is api.PlayMode.SANDBOX and game.overlay.current == "sandbox"
    assert game.decision.isVisible() and SAYS in game.decision.question.text()
    assert game.client.actions.act(api.SetCount(f"seat.{seat}.surface", "coin", 9))
    assert game.decision.seat_button is not None
    game.decision.seat_button.click()
    settle(qtbot, shell)
    assert mode_of(game) is api.PlayMode.STRICT and session.table.count_at(f"seat.{seat}.surface", "coin") == 9
    assert "table.seat_carried_out_by_hand" in [note.message.id for note in session.current.notes()]
    assert len(game.client.told.by_hand()) == 1
    sheet = ScoreSheet(shell.context, game.client, game.words, session.game.result(session.table))
    assert any("Carried out by hand" in one.text() for one in sheet.findChildren(QLabel))
    sheet.deleteLater()


def test_the_why_not_card_names_rule_sentence_and_what_is_possible(table: Callable[..., MainWindow]) -> None:
    shell = table(2)
    game = game_of(shell)
    client = game.client
    grab = next(one for one in sorted(client.questions.grabs()) if one.startswith("tile."))
    legal = client.questions.drops(grab)
    wrong = next(place for place in client.view().places if place.startswith("city.") and place not in legal)
    said: list[RefusedDrag] = []
    client.refused.connect(said.append)
    client.questions.refuse(grab, wrong)
    card = game.page.card
    assert card.isVisible() and said
    text = _texts(card)
    for reason in said[0].reasons:
        assert shell.context.speech.text(reason.message, client.names) in text
        assert shell.context.speech.text(client.game.rules[reason.rule].heading) in text
        assert reason.rule not in text, "people read its heading; its id stands under the details of the rule"
    assert card.nearest, "options that take hold of the same piece are offered"
    far = {drop: -at for at, drop in enumerate(legal)}
    card.away = lambda drop: far[drop]
    card.dismiss()
    client.questions.refuse(grab, wrong)
    nearest = [shell.context.speech.label(legal[drop][0].label, client.names) for drop in list(legal)[:-4:-1]]
    assert [button.text() for button in card.nearest] == nearest, "one for each place, the nearest first"
    QTest.mouseClick(card.rule_buttons[0], Qt.MouseButton.LeftButton)
    assert game.rules._shown == said[0].reasons[0].rule
    assert any(moment.refused for moment in game.rules.moments(said[0].reasons[0].rule))
    card.setFocus()
    press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    game.page.view.setFocus()
    client.questions.refuse(grab, wrong)
    press(Qt.Key.Key_Escape)
    assert not card.isVisible() and game.page.view.hasFocus(), "the keyboard is where it was before the card"
    client.questions.refuse(grab, wrong)
    entry = client.session.current
    QTest.mouseClick(card.nearest[0], Qt.MouseButton.LeftButton)
    assert client.session.current.parent is entry
    assert not card.isVisible()


def _texts(card: object) -> str:
    from PySide6.QtWidgets import QLabel, QWidget

    assert isinstance(card, QWidget)
    labels = cast(list[QLabel], card.findChildren(QLabel))
    return "\n".join(label.text() for label in labels)


def test_f2_scramble_tidy_up_and_play_on(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 6)
    game = game_of(shell)
    client = game.client
    before = client.session.current
    press(Qt.Key.Key_F2)
    assert mode_of(game) is api.PlayMode.SANDBOX
    assert game.overlay.current == "tidy" and game.overlay.pinned
    assert "not checked" in game.story.text()
    for act in (
        api.MovePiece("marker.A", "city.0.0"),
        api.MovePiece("tile.R1", "box"),
        api.MovePiece("card.A", "reserve"),
        api.MovePiece("first", "box"),
        api.MovePiece("screen.1", "seat.2.screen"),
    ):
        assert client.actions.act(act)
    press(Qt.Key.Key_F2)
    assert mode_of(game) is api.PlayMode.SANDBOX, "findings first"
    wait_for(qtbot, lambda: bool(game.tidy.repair_buttons))
    assert game.tidy.isVisible()
    found = len(game.tidy.findings)
    assert found and "finding" in game.story.text()
    QTest.mouseClick(game.tidy.repair_buttons[0], Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: len(game.tidy.findings) < found)
    assert game.tidy.repair_all is not None
    QTest.mouseClick(game.tidy.repair_all, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: not any(one.repairs for one in client.actions.findings()))
    settle(qtbot, shell)
    if client.actions.findings():
        points = [point.id for point in client.actions.resume_points() if not client.actions.findings(point.id)]
        game.tidy._choose(points[0])
    press(Qt.Key.Key_F2)
    assert mode_of(game) is api.PlayMode.STRICT
    if shell.curtain is not None and shell.curtain.seat:
        shell.curtain.uncover()
    assert client.questions.pending() is not None
    assert client.questions.answer(client.questions.options()[0].answer)
    assert before in client.session.line()


def test_back_to_the_last_legal_position(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 3)
    game = game_of(shell)
    entry = game.client.session.current
    game.switch_mode()
    game.client.actions.act(api.MovePiece("tile.R1", "box"))
    game.switch_mode()
    wait_for(qtbot, lambda: game.tidy.go_back is not None)
    assert game.tidy.go_back is not None
    QTest.mouseClick(game.tidy.go_back, Qt.MouseButton.LeftButton)
    assert game.client.session.current is entry
    assert game.client.mode is api.PlayMode.STRICT


def test_a_clean_table_goes_back_at_once(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 3)
    game = game_of(shell)
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_F2)
    assert game.client.mode is api.PlayMode.STRICT
    assert not game.overlay.current and game.decision.isVisible()


def test_the_palette_sets_counts_and_the_phase(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 3)
    game = game_of(shell)
    game.switch_mode()
    game.side.open("sandbox")
    counts = game.sandbox.list
    wait_for(qtbot, lambda: counts.counts.rowCount() > 0)
    line, row = next((at, one) for at, one in lines(counts) if one.count is not None and one.count.kind == "point")
    assert row.count is not None

    def held() -> int:
        assert row.count is not None
        return game.client.session.table.count_at(row.count.place, row.count.kind)

    def shown(n: int) -> bool:
        return f": {n}" in next(one.spoken for at, one in lines(counts) if at == line)

    before = held()
    counts.scrollTo(counts.counts.index(line))
    less, number, more = counts.boxes(line)
    for box, n in ((more, before + 1), (more, before + 2), (less, before + 1)):
        QTest.mouseClick(counts.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
        assert held() == n
        wait_for(qtbot, partial(shown, n))
    counts.setFocus()
    counts.setCurrentIndex(counts.counts.index(line))
    press(Qt.Key.Key_Left)
    assert held() == before
    wait_for(qtbot, lambda: f": {before}" in next(one.spoken for at, one in lines(counts) if at == line))
    QTest.mouseClick(counts.viewport(), Qt.MouseButton.LeftButton, pos=number.center())
    editor = counts.viewport().findChild(QSpinBox)
    assert editor is not None and editor.value() == before
    QTest.keyClicks(editor, "37")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    wait_for(qtbot, lambda: held() == 37)
    points = game.sandbox.phase.menu()
    points.aboutToShow.emit()
    assert [action.text() for action in points.actions()] == [
        game.words.label(point.label) for point in game.client.actions.resume_points()
    ]
    points.actions()[0].trigger()
    assert game.client.session.current.payload["point"] == game.client.actions.resume_points()[0].id


def lines(counts: CountList) -> list[tuple[int, CountRow]]:
    """Every line of the palette."""
    found = ((at, counts.counts.row(at)) for at in range(counts.counts.rowCount()))
    return [(at, row) for at, row in found if row is not None]


def test_the_palette_is_searched_and_keeps_its_place(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(3, 9)
    game = game_of(shell)
    game.switch_mode()
    game.side.open("sandbox")
    counts = game.sandbox.list
    wait_for(qtbot, lambda: counts.counts.rowCount() > 0)
    whole = lines(counts)
    assert [row.what for _, row in whole if row.count is None][:3] == ["Anna", "Bence", "Őze"]
    game.sandbox.search.setText("bence resource")
    left = lines(counts)
    assert [row.what for _, row in left if row.count is None] == ["Bence"]
    assert {row.count.kind for _, row in left if row.count is not None} == {"resource.2"}
    game.sandbox.search.clear()
    assert lines(counts) == whole
    counts.setCurrentIndex(counts.counts.index(len(whole) - 1))
    kept = whole[-1][1].key
    game.client.actions.act(api.MovePiece("tile.R1", "box"))
    settle(qtbot, shell)
    now = counts.counts.row(counts.currentIndex().row())
    assert now is not None and now.key == kept


def test_a_panel_behind_another_one_costs_nothing(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 3)
    game = game_of(shell)
    game.switch_mode()
    game.side.open("sandbox")
    wait_for(qtbot, lambda: game.sandbox.list.counts.rowCount() > 0)
    game.side.open("tidy")
    wait_for(qtbot, lambda: game.sandbox.visibleRegion().isEmpty())
    asked: list[int] = []
    palette = game.client.actions.countables
    game.client.actions.countables = lambda: asked.append(1) or palette()  # type: ignore[method-assign,func-returns-value]
    game.client.actions.act(api.MovePiece("tile.R1", "box"))
    settle(qtbot, shell)
    assert not asked, "nobody sees it"
    game.side.open("sandbox")
    wait_for(qtbot, lambda: bool(asked))


def test_everything_done_by_hand_can_be_undone(table: Callable[..., MainWindow]) -> None:
    shell = table(1, 3)
    game = game_of(shell)
    table_ = game.client.session.table
    before = game.client.session.current
    mark = table_.checkpoint()
    game.switch_mode()
    game.client.actions.act(api.MovePiece("tile.R1", "box"))
    game.client.actions.act(api.MovePiece("marker.B", "city.0.0"))
    while game.client.session.current is not before:
        game.client.history.undo()
    assert table_.checkpoint() == mark


def test_take_this_as_the_new_position(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """What may be left as it is, is recorded, told by the log, and not asked again; the rest has to be settled."""
    shell = table(2, 6)
    game = game_of(shell)
    client = game.client
    game.switch_mode()
    assert client.actions.act(api.MovePiece("marker.A", "city.0.0"))
    assert client.actions.act(api.MovePiece("first", "box"))
    game.switch_mode()
    wait_for(qtbot, lambda: bool(game.tidy.leave_buttons))
    firm = [one for one in game.tidy.findings if not one.waivable]
    assert firm and game.tidy.leave_all is not None
    QTest.mouseClick(game.tidy.leave_all, Qt.MouseButton.LeftButton)
    assert game.tidy.unsettled == firm
    assert game.tidy.resume is not None and not game.tidy.resume.isEnabled()
    assert not game.tidy.go_strict()
    game.tidy.start_repairing()
    wait_for(qtbot, lambda: not game.tidy.unsettled)
    left = [one for one in game.tidy.findings if one.waivable]
    assert left, "what is left as it is has not been repaired"
    press(Qt.Key.Key_F2)
    assert mode_of(game) is api.PlayMode.STRICT
    entry = client.session.current
    assert client.session.waived() == {one.key for one in left}
    told = [line.text for line in game.log.rows.lines if line.entry is entry]
    assert told[0].startswith(f"Strict play continues from this position; {len(left)} finding")
    assert sum(text.startswith("Left unchanged:") for text in told) == len(left)
    assert {one.rule for one in left} <= {line.rule for line in game.log.rows.lines if line.entry is entry}
    game.switch_mode()
    assert game.tidy.go_strict(), "what was left once is not asked again"
    assert entry.parent is not None
    game.history.go_to(entry.parent)
    assert mode_of(game) is api.PlayMode.SANDBOX
    assert client.session.waived() == set()


def test_what_is_left_as_it_is_can_be_taken_back(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    game = game_of(table(2, 6))
    game.switch_mode()
    game.client.actions.act(api.MovePiece("marker.A", "city.0.0"))
    wait_for(qtbot, lambda: bool(game.tidy.leave_buttons))
    found = len(game.tidy.unsettled)
    game.tidy.leave_buttons[0].click()
    assert len(game.tidy.unsettled) == found - 1
    game.tidy.leave_buttons[0].click()
    assert len(game.tidy.unsettled) == found


def test_a_chosen_point_to_go_on_from_may_vanish(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """Somebody's turn was chosen; then free hands take away what that seat would do it with."""
    session = api.new_session("underwater_cities", 2, seed=5, names=["Anna", "Bence"])
    while not session.table.count_at("state", "round"):  # before the first round there is no turn to go on from
        pending = session.pending()[0]
        session.answer(pending, session.default_answer(pending))
    shell.show_session(session, home / "games" / "test.tarsas")
    assert shell.curtain is not None
    shell.curtain.uncover()
    game = game_of(shell)
    game.switch_mode()
    game.side.open("tidy")
    point = next(one.id for one in game.client.actions.resume_points() if one.id == "turn.1")
    game.tidy._choose(point)
    for piece in [one.id for one in session.table.pieces_in("seat.1.tiles")]:
        game.client.actions.act(api.MovePiece(piece, "box"))
    wait_for(qtbot, lambda: bool(game.tidy.findings))
    assert point not in [one.id for one in game.client.actions.resume_points()]
    assert [one.rule for one in game.client.actions.findings(point)] == ["table/resume-point"]
    refused = session.to_strict(1, point)
    assert isinstance(refused, list) and [one.rule for one in refused] == ["table/resume-point"]
    assert "table/resume-point" not in [one.rule for one in game.tidy.findings], "the list is about where play was"
    assert game.tidy.repair_all is not None
    QTest.mouseClick(game.tidy.repair_all, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: not game.tidy.unsettled)
    assert game.tidy.go_strict()


def test_a_rule_that_is_asked_for_can_be_read_in_a_low_window(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(4, 6)
    shell.resize(1280, 720)
    game = game_of(shell)
    settle(qtbot, shell)
    game.side.show_rule("ginkgopolis/construct")
    settle(qtbot, shell)
    lines = game.rules._area.height() / game.rules._area.fontMetrics().lineSpacing()
    assert lines >= 7, "a heading and some lines of the rule"


def test_the_menu_of_a_place_says_whose_things_it_lays_there(table: Callable[..., MainWindow]) -> None:
    shell = table(3, 0)
    game = shell.game
    assert game is not None
    game.client.actions.to_sandbox()
    menu = SandboxMenu(game.page.view.board_context, None, "city.0.0", game)
    words = [action.text() for action in menu.actions() if action.text().startswith("+1 resource")]
    assert words == [f"+1 resource: {name}" for name in ("Anna", "Bence", "Őze")]
    assert game.client.actions.act(api.SetCount("seat.1.screen", "resource.1", 0, "seat.1.supply"))
    own = SandboxMenu(game.page.view.board_context, None, "seat.1.screen", game)
    assert "+1 resource" in [action.text() for action in own.actions()], "on the own screen there is but one owner"
    for one in (menu, own):
        one.deleteLater()


def test_a_game_that_is_opened_with_free_hands_shows_their_panels(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = played(3, 2)
    session.to_sandbox()
    shell.show_session(session, home / "games" / "test.tarsas")
    assert shell.curtain is not None
    if shell.curtain.seat:
        shell.curtain.uncover()
    settle(qtbot, shell)
    assert game_of(shell).decision.isHidden() and game_of(shell).overlay.current == "tidy"
    assert QApplication.focusWidget() is game_of(shell).page.view


def test_a_chosen_card_that_was_taken_away_goes_home(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """The game knows no repair for a step whose card is gone; but it is known where the card lay."""
    shell = table(3, 1)
    game = game_of(shell)
    client = game.client
    card = client.session.table.pieces_in("seat.1.commit")[0].id
    client.actions.to_sandbox()
    assert client.actions.act(api.MovePiece(card, "discard"))
    assert not any(finding.repairs for finding in client.actions.findings())
    wait_for(qtbot, lambda: bool(game.tidy.unsettled))
    assert game.tidy.repair_all is not None
    QTest.mouseClick(game.tidy.repair_all, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: not game.tidy.unsettled)
    assert client.session.table.pieces[card].place.id == "seat.1.commit"
    assert game.tidy.go_strict()


def test_repair_all_says_what_it_will_do_and_can_be_taken_back(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    game = game_of(table(2, 6))
    client = game.client
    client.actions.to_sandbox()
    before = client.session.table.digest()
    hand = client.session.table.pieces_in("seat.1.hand")[0].id
    for act in (
        api.MovePiece("tile.R1", "city.4.4"),
        api.MovePiece("marker.A", "city.0.0"),
        api.MovePiece(hand, "box"),
    ):
        assert client.actions.act(act)
    moved = client.session.current
    wait_for(qtbot, lambda: game.tidy.repair_all is not None)
    foretold = _texts(game.tidy)
    for repair in game.tidy._mending.steps:
        assert shown(game, repair.label) in foretold
    assert [repair.label.id for repair in game.tidy._mending.steps] == ["table.put_piece_back"] * 3
    assert game.tidy.go_back is not None and game.tidy.go_back.property("kind") == "primary", (
        "the safest way is in front"
    )
    assert game.tidy.repair_all is not None
    QTest.mouseClick(game.tidy.repair_all, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: game.tidy.take_repairs_back is not None)
    assert client.session.table.digest() == before, "nothing was demolished, and no hand has lost a card"
    assert game.tidy.take_repairs_back is not None
    QTest.mouseClick(game.tidy.take_repairs_back, Qt.MouseButton.LeftButton)
    assert client.session.current is moved
    wait_for(qtbot, lambda: bool(game.tidy.unsettled))
    assert game.tidy.take_repairs_back is None


def test_what_was_changed_without_breaking_a_rule_has_its_way_back(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    game = game_of(table(2, 6))
    client = game.client
    client.actions.to_sandbox()
    before = client.session.table.digest()
    kind, place = "resource.1", "seat.1.screen"
    have = client.session.table.count_at(place, kind)
    assert client.actions.act(api.SetCount(place, kind, have + 1, "seat.1.supply"))
    wait_for(qtbot, lambda: bool(game.tidy.back_buttons))
    assert game.tidy.repair_all is None and not game.tidy.unsettled, "a position like any other"
    QTest.mouseClick(game.tidy.back_buttons[0], Qt.MouseButton.LeftButton)
    assert client.session.table.digest() == before
    wait_for(qtbot, lambda: not game.tidy.back_buttons)


def shown(game: GameWindow, message: api.Message) -> str:
    """A message as this window says it."""
    return game.context.speech.text(message, game.client.names)
