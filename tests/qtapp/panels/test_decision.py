"""The decision in steps: every option can be reached, few rows at a time, by keys alone, and what answers itself."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context
from qtapp.board.paint.art import PictureCache
from qtapp.i18n import Localizer
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.paint.theme import Theme
from qtapp.panels.decision.buttons import LEAST, OptionTile
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.list_panel import OptionListPanel
from qtapp.panels.decision.marks import FootButton
from qtapp.panels.decision.model import DecisionModel
from qtapp.panels.decision.signs import Signs
from qtapp.panels.decision.steps import Change, amount
from qtapp.session.client import SeatClient
from tests.qtapp.board.tabletop import Tabletop
from tools.screen_figures.decision import GAMES, asked, is_small, picked_steps, questions


def reached(model: DecisionModel) -> set[str]:
    """The keys of all options that the steps lead to."""
    step = model.step()
    assert step is not None
    found: set[str] = set()
    for row in step.rows():
        if row.option is not None:
            found.add(row.option.key)
            continue
        assert model.choose(row) is None
        found |= reached(model)
        assert model.back()
    return found


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_every_option_is_reached_and_little_is_left_of_what_is_picked(game: str, people: int) -> None:
    for client, pending in questions(game, people, 30):
        options = client.questions.options()
        if not options:
            continue
        model = asked(client, pending)
        assert reached(model) == {one.key for one in options}
        listed = [one.key for _, group in model.first_groups() for one in group]
        assert sorted(listed) == sorted(one.key for one in options), "the list has each of them once"
        for thing, step in picked_steps(client, pending):
            assert is_small(step), (pending.frame.name, thing)
            assert {one.gesture.grab for row in step.rows() for one in row.options if one.gesture} <= {
                thing,
                *client.questions.grabs(),
            }


def test_options_without_doubt_and_cheap_ones_come_first() -> None:
    for client, pending in questions("barrage", 2, 12):
        if pending.frame.name != "barrage.turn":
            continue
        model = asked(client, pending)
        for wanted in ("build", "base"):
            step = model.step()
            assert step is not None
            model.choose(next(row for row in step.rows() if row.id == wanted))
        step = model.step()
        assert step is not None and [group.head is not None for group in step.groups] == [True] * len(step.groups)
        for group in step.groups:
            paid = [sum(-one.low for one in row.changes if one.low < 0) for row in group.rows]
            assert paid == sorted(paid)
        return
    raise AssertionError("no turn")


@pytest.fixture(autouse=True)
def own_home(home: Path) -> Path:
    """Settings of nobody else."""
    return home


def laid(qtbot: QtBot, game: str, frame: str = "", answers: int = 0, by: str = "") -> tuple[Tabletop, DecisionCard]:
    """The table and the card at a question, or at the first one that a kind of card asks."""
    session = api.new_session(game, 2, seed=7, names=("Anna", "Bence"))
    while (pending := session.first_pending()) is not None:
        if by and pending.asked_by.startswith(by):
            break
        if pending.frame.name == frame and len(session.entries) > answers:
            break
        session.answer(pending, api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    assert pending is not None
    table = Tabletop(qtbot, session=session, viewer=pending.question.seat)
    context = app_context()
    context.set_language("en")
    card = DecisionCard(context, table.view.board_context)
    qtbot.addWidget(card)
    card.resize(388, min(430, card.height_for(388)))
    card.show()
    QApplication.processEvents()
    return table, card


def test_rows_are_large_and_speak_in_whole_sentences(qtbot: QtBot) -> None:
    table, card = laid(qtbot, "underwater_cities", "underwater_cities.choose_slot")
    for _ in range(2):
        assert card.buttons
        for button in card.buttons:
            assert button.height() >= LEAST and button.width() >= (52 if isinstance(button, OptionTile) else LEAST)
            one = button.row.option
            name = table.view.board_context.label(one.label) if one is not None else button.words
            assert button.accessibleName().startswith(name)
        assert len(card.question.text().split()) <= 8
        card.buttons[0].click()
        card.resize(388, card.height_for(388))
        QApplication.processEvents()


def test_a_question_names_the_card_whose_effect_asks(qtbot: QtBot) -> None:
    _, card = laid(qtbot, "imperial_miners", by="mine.")
    pending = card.pending()
    assert pending is not None
    name = card.client.names.piece_name(pending.asked_by)
    assert name is not None
    labels = cast(list[WrapLabel], card.findChildren(WrapLabel))
    assert any(str(name) in label.text() for label in labels)


def test_keys_lead_through_the_steps(qtbot: QtBot) -> None:
    table, card = laid(qtbot, "barrage", "barrage.turn")
    card.activateWindow()
    card.take_focus()
    before = table.client.session.current
    assert card.buttons[0].hasFocus() and not card.back()
    row = next(at for at, button in enumerate(card.buttons) if button.row.id == "build")
    QTest.keyClick(card.buttons[0], Qt.Key(Qt.Key.Key_1 + row))
    assert card.buttons[0].hasFocus() and {button.row.id for button in card.buttons} >= {"base", "conduit"}
    QTest.keyClick(card.buttons[0], Qt.Key.Key_Down)
    assert card.buttons[1].hasFocus()
    QTest.keyClick(card.buttons[1], Qt.Key.Key_Return)
    assert card.model.step() is not None and len(card.model.step().done) == 2  # type: ignore[union-attr]
    QTest.keyClick(card.buttons[0], Qt.Key.Key_Escape)
    assert {button.row.id for button in card.buttons} >= {"base", "conduit"}, "a step back"
    assert table.client.session.current is before
    card.buttons[0].click()
    QTest.keyClick(card.buttons[0], Qt.Key.Key_1)
    assert table.client.session.current is not before


def test_card_and_table_pick_the_same_thing(qtbot: QtBot) -> None:
    _, card = laid(qtbot, "underwater_cities", "underwater_cities.choose_slot")
    wanted: list[str] = []
    card.thing_wanted.connect(wanted.append)
    thing = card.buttons[1].row.thing
    everything = card.targets()
    card.buttons[1].click()
    assert wanted == [thing] and card.model.picked == thing
    assert all(target.startswith("slot.") for target in card.targets())
    assert card.back() and wanted == [thing, ""] and card.targets() == everything
    card.pick(thing)
    assert card.model.picked == thing and all(one.row.option is not None for one in card.buttons)
    slot = card.buttons[0].row.option
    assert slot is not None and slot.gesture is not None
    card.look_at(slot.gesture.drop)
    assert [button._lit for button in card.buttons] == [True] + [False] * (len(card.buttons) - 1)
    card.pick("")
    assert not card.model.picked and len(card.buttons) > 1


def by_itself(game: str, people: int, answers: int) -> tuple[SeatClient, list[api.Message]]:
    """A game in which everything obvious answers itself; what was told of it."""
    session = api.new_session(game, people, seed=7)
    client = SeatClient(session, 0)
    told: list[api.Message] = []
    client.answered_by_itself.connect(told.append)
    client.questions.by_itself.is_wanted = lambda: True
    for _ in range(answers):
        pending = session.first_pending()
        if pending is None:
            break
        client.set_viewer(pending.question.seat)
        pending = client.questions.pending()
        if pending is not None:
            client.questions.answer(api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    return client, told


def test_what_answered_itself_for_one_is_not_told_to_the_next() -> None:
    """Somebody may sit down at once, without a curtain: while a lesson is made one plays for everybody."""
    session = api.new_session("underwater_cities", 2, seed=7)
    client = SeatClient(session, 0)
    told: list[tuple[int, int]] = []
    client.answered_by_itself.connect(lambda _: told.append((client.viewer, session.current.seat)))
    client.questions.by_itself.is_wanted = lambda: True
    seated: list[bool] = []

    def sit(_: object) -> None:
        pending = session.first_pending()
        if pending is not None and pending.question.seat != client.viewer:
            seated.append(session.current.by_itself)
            client.set_viewer(pending.question.seat)

    client.changed.connect(sit)
    for _ in range(40):
        sit(None)
        pending = client.questions.pending()
        if pending is not None:
            client.questions.answer(api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    assert any(seated), "nobody sat down after an answer that gave itself"
    assert told and all(viewer == seat for viewer, seat in told)


def test_what_answers_itself_is_told_and_taken_back_with_the_answer_before() -> None:
    client, told = by_itself("underwater_cities", 2, 30)
    given = [entry for entry in client.history.line() if entry.by_itself]
    assert len(told) == len(given) > 3
    client.history.seek(given[-1])
    before = given[-1]
    while before.by_itself:
        assert before.parent is not None
        before = before.parent
    assert client.history.undo()
    assert client.history.current is before.parent, "over what was done by itself to the last answer of a person"
    assert client.history.redo() and client.history.current is given[-1]


def test_what_answered_itself_can_be_decided_otherwise() -> None:
    client, _ = by_itself("underwater_cities", 2, 3)
    answers = client.questions.by_itself
    for _ in range(60):
        if answers.choices():
            break
        pending = client.session.first_pending()
        assert pending is not None
        client.set_viewer(pending.question.seat)
        if (pending := client.questions.pending()) is not None:
            client.questions.answer(api.GreedyBot(pending.question.seat).choose_answer(client.session, pending))
    given = answers.choices()[-1]
    other = given.others[0]
    answers.decide_otherwise(given, other)
    line = client.history.line()
    assert given.entry not in line and given.entry.parent in line
    if other.answer is not None:
        again = line[line.index(given.entry.parent) + 1]
        assert not again.by_itself and again.payload == other.answer


def test_the_setting_asks_everything(qtbot: QtBot) -> None:
    session = api.new_session("underwater_cities", 2, seed=7)
    client = SeatClient(session, 1)
    for _ in range(20):
        pending = session.first_pending()
        assert pending is not None
        client.set_viewer(pending.question.seat)
        client.questions.answer(api.GreedyBot(pending.question.seat).choose_answer(session, pending))
    assert not any(entry.by_itself for entry in client.history.line())


def test_one_thing_to_do_or_nothing_more_is_one_step() -> None:
    """Only one kind can still be built, or the building ends: the sites are lit at once."""
    for client, pending in questions("underwater_cities", 2, 400):
        options = client.questions.options()
        kinds = {one.facet.steps[0].id for one in options if one.facet is not None and one.facet.steps}
        ends = [one for one in options if one.facet is None or not one.facet.steps]
        if pending.frame.name == "underwater_cities.build" and len(kinds) == 1 and ends and len(options) > 3:
            break
    else:
        raise AssertionError("no such question in this game")
    model = asked(client, pending)
    step = model.step()
    assert step is not None
    rows = list(step.rows())
    assert len(rows) == len(options) and all(row.option is not None for row in rows)
    assert rows[-1].option is not None and rows[-1].option.key == ends[-1].key, "to end it stands at the end"
    drops = {one.gesture.drop for one in options if one.gesture is not None}
    assert len(drops) > 1 and drops <= set(model.targets())


def test_few_ways_to_choose_some_are_listed_like_options() -> None:
    """Two different resources of five: one click on a pair, not one for each and Done."""
    every = questions("underwater_cities", 2, 200)
    client, pending = next(one for one in every if one[1].frame.name == "underwater_cities.pick_goods")
    options = client.questions.options()
    items, n = client.questions.items(), pending.question.high
    assert [one.answer for one in options] == [*combinations(items, n)]
    step = asked(client, pending).step()
    assert step is not None and len(step.rows()) == len(options) and all(row.icons for row in step.rows())
    assert client.questions.answer(options[-1].answer)
    assert client.session.current.payload == options[-1].answer


def test_what_is_thrown_away_is_not_listed_in_sets() -> None:
    """Cards are clicked where they are held, and Done says that it is meant."""
    for client, pending in questions("underwater_cities", 2, 3):
        if pending.frame.shape is api.QuestionShape.SOME:
            assert client.questions.item_options() and not client.questions.options()
            return
    raise AssertionError("no such question in this game")


def listed(qtbot: QtBot) -> tuple[Tabletop, OptionListPanel]:
    """A question of which all options are listed."""
    table, card = laid(qtbot, "underwater_cities", "underwater_cities.choose_slot")
    panel = OptionListPanel(app_context(), card)
    qtbot.addWidget(panel)
    panel.show()
    QApplication.processEvents()
    return table, panel


def test_below_its_head_the_list_says_what_is_left_to_be_said(qtbot: QtBot) -> None:
    table, panel = listed(qtbot)
    options = panel.list.options
    every = [options.row(number) for number in range(options.rowCount())]
    rows = [row for row in every if row is not None and row.option is not None]
    assert rows and all(row.option is not None and row.option.short and row.option.icons for row in rows)
    first = options.index(options.row_of_number(1))
    face = options.face(first.row())
    assert face is not None and face.facet is not None
    shown, heard = first.data(), first.data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert shown == table.view.board_context.label(face.facet.words)
    assert heard.startswith(table.view.board_context.label(face.label)), "a reader hears the whole sentence"


def test_a_row_that_comes_up_under_a_resting_pointer_is_the_one_that_is_shown(qtbot: QtBot) -> None:
    _, card = laid(qtbot, "underwater_cities", "underwater_cities.choose_slot")
    card.buttons[0].click()
    heard: list[str] = []
    card.option_looked_at.connect(heard.append)
    second = card.buttons[1]
    second.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    card.setFocus()
    card.take_focus()
    assert second.row.option is not None and heard[-1] == second.row.option.key
    QTest.keyClick(card.buttons[0], Qt.Key.Key_Down)
    QTest.keyClick(card.buttons[1], Qt.Key.Key_Down)
    third = card.buttons[2].row.option
    assert third is not None and heard[-1] == third.key, "who walks with the keyboard sees where it is"


def test_a_card_that_is_high_enough_has_no_scroll_bar(qtbot: QtBot) -> None:
    _, card = laid(qtbot, "underwater_cities", "underwater_cities.choose_slot")
    card.buttons[0].click()
    needed = card.height_for(388)
    for tall, scrolls in ((needed - 60, True), (needed, False)):
        card.lie_at(QRect(0, 0, 388, tall), needed)
        QApplication.processEvents()
        assert card._area.verticalScrollBar().isVisible() is scrolls


def test_a_list_that_nobody_saw_answers_no_other_question(qtbot: QtBot) -> None:
    """A key can be faster than the list: what stands in it may belong to what was asked before."""
    table, panel = listed(qtbot)
    options = panel.list.options
    old = options.face(options.index(options.row_of_number(1)).row())
    assert old is not None
    panel.hide()
    session = table.client.session
    while old in table.client.questions.options():
        pending = session.first_pending()
        assert pending is not None
        table.client.set_viewer(pending.question.seat)
        table.client.questions.answer(api.GreedyBot(1).choose_answer(session, pending))
    entries = len(session.entries)
    panel.list.taken.emit(old)
    assert len(session.entries) == entries
    panel.show()
    new = options.face(options.index(options.row_of_number(1)).row())
    assert new in table.client.questions.options()
    panel.list.taken.emit(new)
    assert len(session.entries) > entries


def test_a_button_without_a_key_shows_no_empty_cap(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would look like a box to tick."""
    signs = Signs(PictureCache(), Theme())
    caps: list[str] = []
    monkeypatch.setattr(signs, "paint_cap", lambda _painter, key, *_: caps.append(key))
    plain, keyed = FootButton(signs, "One more", ""), FootButton(signs, "One more", "F6")
    for button in (plain, keyed):
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        button.grab()
    assert set(caps) == {"F6"}
    assert plain.sizeHint().width() < keyed.sizeHint().width()


@pytest.mark.parametrize(("n", "words"), [(-1, "−1 Urbanisierungskarte"), (-3, "−3 Urbanisierungskarten")])
def test_what_has_no_icon_is_counted_by_the_grammar_of_the_language(n: int, words: str) -> None:
    names = SeatClient(api.new_session("ginkgopolis", 2, seed=3), 1).names
    signs, change = Signs(PictureCache(), Theme()), Change("urbanization", n, n)
    pill = signs.pill(change, "", Localizer("de").text(amount(change), names))
    assert pill.text == words == pill.name and pill.is_cost
    assert signs.pill(change, "coin", words).text == f"−{abs(n)}"
