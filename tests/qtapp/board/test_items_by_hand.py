"""Questions over items answered on the table: tokens laid out one by one, cards put away, the panel beside it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context
from qtapp.panels.decision import items as items_module
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.items import AmountsQuestion, ItemQuestion, ItemsPart, OrderQuestion, SomeQuestion
from qtapp.session.client import RefusedDrag
from tests.qtapp.board.tabletop import NAMES, Tabletop


def asked(game: str, players: int, frame: str, seeds: range, least: int = 1) -> api.Session:
    """A session in which somebody is asked by this frame for so many at least."""
    seed, answers = _way_to(game, players, frame, seeds, least)
    session = api.new_session(game, players, seed=seed, names=NAMES[:players])
    for answer in answers:
        pending = session.first_pending()
        assert pending is not None and isinstance(session.answer(pending, answer), api.HistoryEntry)
    return session


@cache
def _way_to(game: str, players: int, frame: str, seeds: range, least: int) -> tuple[int, list[Any]]:
    """A seed and the answers that lead to such a question: to look for them once is enough for all tests."""
    for seed in seeds:
        session = api.new_session(game, players, seed=seed, names=NAMES[:players])
        bot = api.GreedyBot(seed)
        answers: list[Any] = []
        while (pending := session.first_pending()) is not None:
            if pending.frame.name == frame and pending.question.high >= least:
                return seed, answers
            answers.append(bot.choose_answer(session, pending))
            session.answer(pending, answers[-1])
    raise AssertionError(frame)


def laid(qtbot: QtBot, session: api.Session) -> tuple[Tabletop, DecisionCard]:
    """The table and the panel, both with the one who is asked."""
    pending = session.first_pending()
    assert pending is not None
    table = Tabletop(qtbot, session=session, viewer=pending.question.seat)
    panel = DecisionCard(app_context(), table.view.board_context)
    qtbot.addWidget(panel)
    panel.show()
    return table, panel


def part_of(panel: DecisionCard) -> ItemsPart:
    assert panel.part is not None
    return panel.part


def items_of(panel: DecisionCard) -> ItemQuestion:
    return part_of(panel).question


def done_of(panel: DecisionCard) -> QPushButton:
    return part_of(panel).done


def payment(qtbot: QtBot) -> tuple[Tabletop, DecisionCard, api.Pending]:
    session = asked("underwater_cities", 2, "underwater_cities.pay_with_biomatter", range(3, 9), 2)
    table, panel = laid(qtbot, session)
    pending = table.client.questions.pending()
    assert pending is not None
    return table, panel, pending


def test_a_payment_is_laid_out_token_by_token(qtbot: QtBot) -> None:
    """Each token that is dragged counts; the last one pays. Another way than the proposed one."""
    table, panel, pending = payment(qtbot)
    seat, state = pending.question.seat, table.client.session.table
    ways = pending.frame.search_answers(state)
    wanted = next(way for way in ways if way != table.client.session.default_answer(pending))
    before = table.client.session.current
    stock = f"seat.{seat}.stock"
    held = {good: state.count_at(stock, good) for good in table.client.questions.items()}
    left = sum(wanted)
    for good, n in zip(table.client.questions.items(), wanted, strict=True):
        for _ in range(n):
            assert table.client.session.current is before
            table.drag(f"{stock}#{good}", pending.frame.cause)  # type: ignore[attr-defined]
            left -= 1
            if left:
                assert isinstance(items_of(panel), AmountsQuestion)
                assert sum(items_of(panel).answer()) == sum(wanted) - left
                assert not done_of(panel).isEnabled()
                assert table.view.drag.draft.tag.isVisible()
    assert table.client.session.current is not before
    assert not table.view.drag.draft.tag.isVisible()
    assert {good: held[good] - state.count_at(stock, good) for good in held} == dict(zip(held, wanted, strict=True))


def test_the_proposed_payment_is_one_click(qtbot: QtBot) -> None:
    table, panel, pending = payment(qtbot)
    proposed = table.client.session.default_answer(pending)
    assert items_of(panel).answer() == proposed
    before = table.client.session.current
    QTest.mouseClick(done_of(panel), Qt.MouseButton.LeftButton)
    assert table.client.session.current is not before
    assert tuple(table.client.session.current.payload) == proposed


def test_what_the_panel_says_goes_on_by_hand(qtbot: QtBot) -> None:
    """One less in the panel, then one more token on the table: that is a whole payment again."""
    table, panel, pending = payment(qtbot)
    items = items_of(panel)
    assert isinstance(items, AmountsQuestion)
    proposed = table.client.session.default_answer(pending)
    at = next(index for index, n in enumerate(proposed) if n)
    QTest.mouseClick(items.steppers[at].less, Qt.MouseButton.LeftButton)
    assert not done_of(panel).isEnabled()
    before = table.client.session.current
    good = table.client.questions.items()[at]
    table.drag(f"seat.{pending.question.seat}.stock#{good}", pending.frame.cause)  # type: ignore[attr-defined]
    assert table.client.session.current is not before
    assert tuple(table.client.session.current.payload) == proposed


def test_a_payment_that_cannot_be_is_refused_with_its_rule(qtbot: QtBot) -> None:
    """Too many of one kind: the sentence says so, and nothing is paid."""
    table, panel, pending = payment(qtbot)
    kelp_or_steel = table.client.questions.items()[0]
    due = dict(pending.frame.price)[kelp_or_steel]  # type: ignore[attr-defined]
    total = pending.question.high
    refusals: list[RefusedDrag] = []
    table.client.refused.connect(refusals.append)
    before = table.client.session.current
    for _ in range(total):
        table.drag(f"seat.{pending.question.seat}.stock#{kelp_or_steel}", pending.frame.cause)  # type: ignore[attr-defined]
    assert total > due and table.client.session.current is before
    assert not done_of(panel).isEnabled() and part_of(panel).hint.text()
    table.drag(f"seat.{pending.question.seat}.stock#{kelp_or_steel}", pending.frame.cause)  # type: ignore[attr-defined]
    assert refusals and refusals[-1].reasons
    assert items_of(panel) is not None and sum(items_of(panel).answer()) == total


def test_items_are_named_in_every_language(qtbot: QtBot) -> None:
    table, _, _ = payment(qtbot)
    names: dict[str, list[str]] = {}
    for language in ("hu", "de", "en"):
        table.view.board_context.speech.set_language(language)
        names[language] = [
            table.view.board_context.label(table.client.names.item_name(item))
            for item in table.client.questions.items()
        ]
    assert names["hu"][-1].casefold() == "biomassza" and names["de"][-1] == "Biomasse"
    assert names["en"][-1].casefold() == "biomatter"


def test_cards_too_many_are_dragged_to_their_pile(qtbot: QtBot) -> None:
    session = asked("imperial_miners", 2, "imperial_miners.hand_limit", range(3, 40))
    table, panel = laid(qtbot, session)
    pending = table.client.questions.pending()
    assert pending is not None and isinstance(items_of(panel), SomeQuestion)
    before = session.current
    for face in table.client.questions.item_options()[: pending.question.high]:
        assert face.gesture is not None
        table.drag(face.gesture.grab, face.gesture.drop)
        assert session.current is before, "what is thrown away is thrown away by a button"
    QTest.mouseClick(done_of(panel), Qt.MouseButton.LeftButton)
    assert session.current is not before
    assert len(session.current.payload) == pending.question.high


def lit(table: Tabletop) -> set[str]:
    return {name for name, look in table.view.highlights.shown("grabs") if look == "held"}


def click(table: Tabletop, place: str) -> None:
    """A click in the middle of a place, without a move."""
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.point(place))


def flowing() -> api.Session:
    """A session in which somebody has just taken the action with which drops flow at once."""
    session = api.new_session("barrage", 2, seed=3, names=NAMES[:2])
    bot = api.GreedyBot(3)
    while (pending := session.first_pending()) is not None:
        if pending.frame.name == "barrage.flow_drops":
            return session
        acts = [one for one in session.options(pending) if "action.water_flow" in str(one)]
        session.answer(pending, acts[0] if acts else bot.choose_answer(session, pending))
    raise AssertionError("nobody lets water flow")


HEADSTREAMS = {f"headstream.{letter}" for letter in "ABCD"}


def test_drops_are_laid_by_clicks_on_the_headstreams(qtbot: QtBot) -> None:
    """What the question is about is lit, and nothing else; each click is a drop, the last one answers."""
    session = asked("barrage", 2, "barrage.place_drops", range(3, 40), 2)
    table, panel = laid(qtbot, session)
    pending = table.client.questions.pending()
    assert pending is not None and lit(table) == HEADSTREAMS
    before = session.current
    for _ in range(pending.question.high - 1):
        click(table, "headstream.C")
        assert session.current is before
        assert table.view.highlights.shown("chosen") == [("headstream.C", "ticked")]
    assert items_of(panel).answer() == (0, 0, pending.question.high - 1, 0)
    click(table, "headstream.B")
    assert tuple(session.current.payload) == (0, 1, pending.question.high - 1, 0)
    assert not table.view.highlights.shown("chosen")


def test_quick_clicks_are_all_counted(qtbot: QtBot) -> None:
    """The second of two quick ones comes as a double click: elsewhere that flies to the board, here it is a drop."""
    table, panel = laid(qtbot, asked("barrage", 2, "barrage.place_drops", range(3, 40), 3))
    port, at, scale = table.view.viewport(), table.point("headstream.C"), table.view.camera.scale
    click(table, "headstream.C")
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)
    assert items_of(panel).answer() == (0, 0, 2, 0)
    assert table.view.camera.scale == scale


def test_what_the_panel_takes_back_is_not_ringed_any_more(qtbot: QtBot) -> None:
    """Panel and table speak of the same choice, wherever it was changed last."""
    table, panel = laid(qtbot, asked("barrage", 2, "barrage.place_drops", range(3, 40), 2))
    items = items_of(panel)
    assert isinstance(items, AmountsQuestion)
    click(table, "headstream.C")
    QTest.mouseClick(items.steppers[2].less, Qt.MouseButton.LeftButton)
    assert items_of(panel).answer() == (0, 0, 0, 0) and not table.view.highlights.shown("chosen")
    QTest.mouseClick(items.steppers[3].more, Qt.MouseButton.LeftButton)
    assert table.view.highlights.shown("chosen") == [("headstream.D", "ticked")]


def test_another_language_or_a_remark_loses_nothing_that_was_chosen(qtbot: QtBot) -> None:
    table, panel = laid(qtbot, asked("barrage", 2, "barrage.place_drops", range(3, 40), 2))
    click(table, "headstream.C")
    for change in (
        panel.refresh,
        lambda: table.client.history.remark("!"),
        lambda: table.view.board_context.speech.set_language("hu"),
    ):
        change()
        assert items_of(panel).answer() == (0, 0, 1, 0)
        assert table.view.highlights.shown("chosen") == [("headstream.C", "ticked")]
    QTest.mouseClick(done_of(panel), Qt.MouseButton.LeftButton)
    assert tuple(table.client.session.current.payload) == (0, 0, 1, 0) and not table.view.highlights.shown("chosen")


def test_an_order_stays_in_another_language(qtbot: QtBot) -> None:
    session = next(one for one in map(ordering, range(1, 60)) if one is not None)
    _, panel = laid(qtbot, session)
    items = items_of(panel)
    assert isinstance(items, OrderQuestion)
    items.list.setCurrentRow(0)
    items.list.shift(1)
    wanted = items_of(panel).answer()
    panel.refresh()
    assert items_of(panel).answer() == wanted != tuple(panel.client.questions.items())
    assert panel.part is not None and "Ctrl+Enter" in panel.part.lines()[-1], "who listens hears how it is given"
    assert len(panel.part.lines()) == len(wanted) + 1
    letter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier, "q")
    panel.part.first().keyPressEvent(letter)
    assert not letter.isAccepted(), "letters say things again"


def ordering(seed: int) -> api.Session | None:
    """A session in which somebody puts things in order; None: nobody does."""
    for game in api.GAMES:
        session = api.new_session(game, 2, seed=seed, names=NAMES[:2])
        bot = api.RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            if pending.frame.shape is api.QuestionShape.ORDER:
                return session
            session.answer(pending, bot.choose_answer(session, pending))
    return None


def test_tokens_that_the_panel_takes_back_are_not_named_any_more(qtbot: QtBot) -> None:
    table, panel, pending = payment(qtbot)
    items = items_of(panel)
    assert isinstance(items, AmountsQuestion)
    for stepper in items.steppers:
        while stepper.value:
            QTest.mouseClick(stepper.less, Qt.MouseButton.LeftButton)
    assert not table.view.drag.draft.tag.isVisible()
    good = table.client.questions.items()[0]
    table.drag(f"seat.{pending.question.seat}.stock#{good}", pending.frame.cause)  # type: ignore[attr-defined]
    assert table.view.drag.draft.tag.isVisible()
    QTest.mouseClick(items.steppers[0].less, Qt.MouseButton.LeftButton)
    assert not table.view.drag.draft.tag.isVisible()


def test_named_tokens_follow_the_table_and_the_language(qtbot: QtBot) -> None:
    table, _, pending = payment(qtbot)
    tag = table.view.drag.draft.tag
    good = table.client.questions.items()[0]
    table.drag(f"seat.{pending.question.seat}.stock#{good}", pending.frame.cause)  # type: ignore[attr-defined]
    words, place = [laid.layout.text() for laid, _, _ in tag._laid], tag.boundingRect()
    table.view.camera.fly_to(f"seat.{pending.question.seat}")
    assert tag.isVisible() and tag.boundingRect() != place
    table.view.board_context.speech.set_language("hu")
    assert tag.isVisible() and words != [laid.layout.text() for laid, _, _ in tag._laid]


def test_ticks_in_the_panel_ring_the_cards(qtbot: QtBot) -> None:
    """Also where the cards that are named stay where they are."""
    table, panel = laid(qtbot, asked("imperial_miners", 2, "imperial_miners.hand_limit", range(3, 40)))
    items = items_of(panel)
    assert isinstance(items, SomeQuestion)
    for box in items.boxes:
        box.setChecked(False)
    assert not table.view.highlights.shown("chosen")
    items.boxes[1].setChecked(True)
    assert table.view.highlights.shown("chosen") == [(table.client.questions.items()[1], "ticked")]
    table, panel = laid(qtbot, asked("imperial_miners", 2, "imperial_miners.keep_hand", range(3, 40)))
    items = items_of(panel)
    assert isinstance(items, SomeQuestion)
    items.boxes[0].toggle()
    assert table.view.highlights.shown("chosen") == [(table.client.questions.items()[0], "ticked")]


def test_cards_to_keep_are_clicked_in_the_hand_and_kept_only_when_that_is_said(qtbot: QtBot) -> None:
    session = asked("underwater_cities", 2, "underwater_cities.keep_first", range(3, 9), 2)
    table, _panel = laid(qtbot, session)
    before, cards = session.current, table.client.questions.items()[:3]
    for card in cards:
        click(table, card)
    assert table.client.questions.draft() == tuple(cards)
    assert session.current is before, "the others would be thrown away: that is said with Done"
    click(table, cards[0])
    assert table.client.questions.draft() == tuple(cards[1:])


def test_a_drop_that_flows_is_laid_by_one_click(qtbot: QtBot) -> None:
    session = flowing()
    table, _ = laid(qtbot, session)
    assert lit(table) == HEADSTREAMS
    before = session.current
    click(table, "headstream.D")
    assert session.current is not before and session.current.payload == "headstream.D"


def test_a_headstream_is_chosen_with_one_key(qtbot: QtBot) -> None:
    session = flowing()
    table, _ = laid(qtbot, session)
    walk = table.view.keyboard
    walk.stand_on(next(one for one in walk.targets() if "headstream.A" in one.ids))
    walk.act()
    assert session.current.payload == "headstream.A" and not table.view.drag.holding


def test_the_pointing_hand_goes_with_the_question(qtbot: QtBot) -> None:
    table, panel = laid(qtbot, asked("barrage", 2, "barrage.place_drops", range(3, 40), 2))
    port, at = table.view.viewport(), table.point("headstream.C")
    QTest.mouseMove(port, at)
    assert port.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(done_of(panel), Qt.MouseButton.LeftButton)
    assert "headstream.C" not in table.client.questions.answer_of_gesture()
    QTest.mouseMove(port, at + QPoint(1, 0))
    assert port.cursor().shape() is not Qt.CursorShape.PointingHandCursor


def test_where_one_can_be_chosen_another_tick_takes_its_place_and_enter_gives_it(qtbot: QtBot) -> None:
    for seed in range(3, 60):
        session = asked("imperial_miners", 2, "imperial_miners.hand_limit", range(seed, 60))
        pending = session.first_pending()
        assert pending is not None
        if pending.question.high == 1:
            break
    _, panel = laid(qtbot, session)
    items = items_of(panel)
    assert isinstance(items, SomeQuestion)
    boxes, other = items.boxes, 1
    assert not any(box.isChecked() for box in boxes), "nothing is thrown away beforehand"
    boxes[0].click()
    boxes[other].click()
    assert [at for at, box in enumerate(boxes) if box.isChecked()] == [other]
    assert done_of(panel).isEnabled()
    before = session.current
    boxes[other].setFocus()
    QTest.keyClick(boxes[other], Qt.Key.Key_Return)
    assert session.current.parent is before and len(session.current.payload) == 1


def test_digits_and_enter_tick_and_ctrl_enter_is_done(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = asked("underwater_cities", 2, "underwater_cities.keep_first", range(3, 10))
    said: list[str] = []
    monkeypatch.setattr(items_module, "announce", lambda _, words: said.append(words))
    _, panel = laid(qtbot, session)
    items = items_of(panel)
    assert isinstance(items, SomeQuestion)
    asked_of = items.boxes[0].accessibleDescription()
    assert "Keep 3 cards. Which ones?" in asked_of and "Chosen: 0 of 3." in asked_of
    assert all(box.accessibleDescription() for box in items.boxes), "what each card does"
    before = session.current
    items.boxes[0].setFocus()
    QTest.keyClick(items.boxes[0], Qt.Key.Key_Return)
    QTest.keyClick(items.boxes[0], Qt.Key.Key_2)
    assert said == ["Chosen: 1 of 3.", "Chosen: 2 of 3."]
    QTest.keyClick(items.boxes[0], Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.current is before, "not enough yet"
    QTest.keyClick(items.boxes[0], Qt.Key.Key_6)
    QTest.keyClick(items.boxes[0], Qt.Key.Key_9)
    assert [at for at, box in enumerate(items.boxes) if box.isChecked()] == [0, 1, 5]
    QTest.keyClick(items.boxes[0], Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.current is not before and len(session.current.payload) == 3, "five keys"


def test_lit_items_are_still_taken_hold_of(qtbot: QtBot) -> None:
    """The window lights what can be chosen; a press on it begins a drag or a choice, as ever."""
    session = asked("imperial_miners", 2, "imperial_miners.hand_limit", range(3, 40))
    table, panel = laid(qtbot, session)
    table.view.steps.light(panel.targets())
    first = table.client.questions.item_options()[0]
    assert first.gesture is not None and first.gesture.grab in panel.targets()
    table.drag(first.gesture.grab, first.gesture.drop)
    assert table.client.questions.draft() == (first.gesture.grab,)


def test_two_cards_over_one_question_do_not_answer_each_other_without_end(qtbot: QtBot) -> None:
    """A card that lives a little longer than its question may have the same items in another order."""
    session = asked("underwater_cities", 2, "underwater_cities.keep_first", range(3, 9), 2)
    table, panel = laid(qtbot, session)
    items, pending = items_of(panel), table.client.questions.pending()
    assert isinstance(items, SomeQuestion) and pending is not None
    turned = list(reversed(table.client.questions.items()))
    older = SomeQuestion(app_context(), table.client, turned, pending.question)
    qtbot.addWidget(older)
    items.boxes[0].setChecked(True)
    items.boxes[1].setChecked(True)
    assert table.client.questions.draft() == tuple(table.client.questions.items()[:2])
    assert set(older.answer()) == set(items.answer())
