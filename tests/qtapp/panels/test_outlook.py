"""What an option would cost and bring stands under it in the list, in the tag of a drag and in the menu of a drop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.spoken import spoken
from qtapp.panels.decision.list_model import ListedGroup, ListedOption, OptionModel
from qtapp.panels.decision.list_panel import OptionListPanel
from qtapp.session.view_models import OptionItem
from qtapp.windows.main import MainWindow
from tests.qtapp.board.tabletop import Tabletop
from tests.qtapp.conftest import played
from tests.qtapp.waiting import settle

READ = int(Qt.ItemDataRole.AccessibleTextRole)


def long_list(people: int = 3, answers: int = 30) -> int:
    """After how many answers, at least, somebody has more options than are in sight."""
    while True:
        session = played(people, answers)
        pending = session.first_pending()
        assert pending is not None
        if pending.frame.shape is api.QuestionShape.PICK and len(session.options(pending)) > 20:
            return answers
        answers += 1


def opened(shell: MainWindow, qtbot: QtBot) -> OptionListPanel:
    """The list of all options, in sight, with every group open."""
    assert shell.game is not None
    panel = shell.game.option_list
    shell.game.decision.list_wanted.emit()
    options = panel.list.options
    for row in reversed(range(options.rowCount())):
        head = options.row(row)
        if head is not None and head.face is None and not options.is_open(head.group):
            options.toggle(row)
    settle(qtbot, shell)
    return panel


def test_the_list_tells_what_options_do(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(people=3, answers=long_list())
    game = shell.game
    assert game is not None
    options, client = opened(shell, qtbot).list.options, game.client
    told = [row for row in range(options.rowCount()) if options.outlook(row)]
    assert told, "no row in sight says what it would do"
    for row in told:
        face = options.face(row)
        assert face is not None
        preview = client.questions.preview(face.answer)
        assert preview is not None
        sentence = api.preview_sentence(preview)
        assert sentence is not None
        assert options.outlook(row).replace("\u00a0", " ") == shell.context.speech.text(sentence, client.names)
        whole = shell.context.speech.label(face.label, client.names)
        assert options.index(row).data(READ) == f"{whole}\n{options.outlook(row)}"


def test_only_rows_that_come_into_sight_are_looked_up(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(people=3, answers=long_list())
    game = shell.game
    assert game is not None
    shown = opened(shell, qtbot).list
    rows = shown.options.rowCount()
    assert rows > 20
    looked_up = shown.options._outlooks
    assert 0 < len(looked_up) < rows
    shown.scrollToBottom()
    settle(qtbot, shell)
    last = shown.options.face(rows - 1)
    assert last is not None and last.key in looked_up
    told = [shown.options.index(row) for row in range(rows) if shown.options.outlook(row)]
    assert told
    given = [shown.visualRect(index).height() for index in told]
    assert given == [shown.sizeHintForIndex(index).height() for index in told], "no room for what they would do"
    for index, tall in zip(told, given, strict=True):
        shown.options._outlooks[shown.options.face(index.row()).key] = ""  # type: ignore[union-attr]
        assert shown.sizeHintForIndex(index).height() < tall, "the room is that of the words alone"


def test_what_cannot_be_paid_comes_last(table: Callable[..., MainWindow]) -> None:
    for answers in (0, 24, 40):
        shell = table(people=2, answers=answers)
        assert shell.game is not None
        for _, faces in shell.game.decision.model.first_groups():
            doubts = [face.is_unaffordable for face in faces]
            assert doubts == sorted(doubts)
        for faces in (
            faces
            for grab in shell.game.client.questions.grabs()
            for faces in shell.game.client.questions.drops(grab).values()
        ):
            assert [face.is_unaffordable for face in faces] == sorted(face.is_unaffordable for face in faces)


def test_the_list_keeps_its_order_and_opens_what_is_picked() -> None:
    """As they are given, never by their words; one group is open, a filter looks through all."""
    words = ["pear", "apple", "plum", "cherry"]
    faces = [
        OptionItem(word, api.msg("window.bare_term", "{what}", what=api.NounArg(word)), word, None) for word in words
    ]
    both = [ListedOption(word, face) for word, face in zip(words, faces, strict=True)]
    model = OptionModel()
    model.show([ListedGroup("", "", tuple(both))])
    assert [model.index(row).data() for row in range(model.rowCount())] == words
    groups = [ListedGroup("one", "Tall trees", tuple(both[:2])), ListedGroup("two", "Small trees", tuple(both[2:]))]
    model.show(groups, "two")
    shown = [model.index(row).data() for row in range(model.rowCount())]
    assert shown == ["Tall trees", "Small trees", "plum", "cherry"]
    assert model.face(model.row_of_number(1)) is faces[2] and model.first() == 2
    model.toggle(0)
    assert [model.index(row).data() for row in range(model.rowCount())][:3] == ["Tall trees", "pear", "apple"]
    model.filter("TALL p")
    found = [face.key for row in range(model.rowCount()) if (face := model.face(row)) is not None]
    assert found == ["pear", "apple"]


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_the_tag_of_a_drag_says_what_it_costs_and_brings(qtbot: QtBot, language: str) -> None:
    table = Tabletop(qtbot, session=played(3, long_list()), language=language)
    client = table.client
    client.set_viewer(client.questions.asked_seats()[0])
    QApplication.processEvents()
    told = 0
    for face in client.questions.options():
        item = table.view.table.item_of(face.gesture.grab) if face.gesture is not None else None
        if face.gesture is None or item is None:
            continue
        table.view.drag.begin(item, QPointF(10, 10))
        tag = table.view.drag.hint.told(table.view.drag.grab, table.view.drag.drops, face.gesture.drop)
        assert [one.words for one in tag] == [
            table.view.board_context.label(one.label) for one in table.view.drag.drops[face.gesture.drop]
        ][: len(tag)]
        for one, option in zip(tag, table.view.drag.drops[face.gesture.drop], strict=False):
            preview = client.questions.preview(option.answer)
            assert preview is not None
            parts = api.preview_parts(preview)
            assert len(one.outlook) == len(parts)
            told += len(parts)
        table.view.drag.point_at(QPointF(300, 200), (face.gesture.drop,))
        assert table.view.drag.hint.tag.isVisible()
        port = table.view.viewport().rect()
        assert port.contains(table.view.drag.hint.tag._box.toAlignedRect())
        targets = [one for one in table.view.keyboard.targets() if face.gesture.drop in one.ids]
        if tag[0].outlook and targets:
            assert tag[0].words in spoken(
                table.view.board_context, table.view.table.view, targets[0].ids, table.view.drag
            )
        table.view.drag.cancel()
        QApplication.processEvents()
    assert told


def test_a_choice_of_items_says_what_it_does(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table()
    assert shell.game is not None
    session = api.new_session("imperial_miners", 2, seed=4)
    shell.game.client.open_session(session)
    part = shell.game.decision.part
    assert part is not None
    part.question.show_answer(shell.game.client.questions.default_answer())
    preview = shell.game.client.questions.preview(part.question.answer())
    assert preview
    assert part.outlook.isVisibleTo(part)
    assert "−" in part.outlook.text()
