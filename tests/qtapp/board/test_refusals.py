"""Every drop that is not allowed is held as a ghost and answered with the rules it breaks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.session.client import RefusedDrag
from tests.qtapp.board.tabletop import Tabletop, asked_for


def refused_by(table: Tabletop, grab: str, drop: str | QPoint) -> list[str]:
    """The rules that refuse a drag; the ghost must be there."""
    heard: list[tuple[QRect, RefusedDrag]] = []
    table.view.refused_at.connect(lambda at, refused: heard.append((at, refused)))
    before = table.client.session.current
    table.drag(grab, drop)
    assert table.view.drag.ghost
    assert table.client.session.current is before
    assert len(heard) == 1
    return [reason.rule for reason in heard[0][1].reasons]


def first(table: Tabletop, place: str) -> str:
    return table.client.view().places[place].pieces[0].id


def test_a_built_tile_stays(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    assert refused_by(table, first(table, "city.0.0"), "city.1.0") == ["ginkgopolis/construct"]


def test_a_marker_does_not_move_by_itself(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    assert refused_by(table, "marker.A", "city.0.0") == ["ginkgopolis/marker-move"]


def test_a_kept_card_stays(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    assert refused_by(table, first(table, "seat.1.kept"), "discard") == ["ginkgopolis/keep-card"]


def test_a_card_does_not_go_to_the_deck(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    rules = refused_by(table, first(table, "seat.1.hand"), "deck")
    assert rules and all("/" in rule for rule in rules)


def test_a_tile_without_its_card(qtbot: QtBot) -> None:
    """A tile over a building whose card is not in the hand."""
    table = Tabletop(qtbot, 2)
    tile = first(table, "seat.1.tiles")
    legal = set(table.client.questions.drops(tile))
    cell = next(
        place.id
        for place in table.client.view().places.values()
        if place.id.startswith("city.") and place.pieces[0].kind == "tile" and place.id not in legal
    )
    assert "ginkgopolis/own-card" in refused_by(table, tile, cell)


def test_nothing_lies_beside_the_table(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    assert refused_by(table, first(table, "seat.1.hand"), QPoint(2, 2))


def test_not_your_turn(qtbot: QtBot) -> None:
    """Who has chosen already must wait for the others."""
    table = Tabletop(qtbot, 2)
    card = first(table, "seat.1.hand")
    table.drag(card, "seat.1.commit")
    other = first(table, "seat.1.hand")
    assert refused_by(table, other, "seat.1.commit") == ["table/not-your-turn"]


def test_what_is_in_the_way_is_lit(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    table.client.refused.emit(
        RefusedDrag("x", "y", (api.Refusal("table/any", api.msg("table.box", "box"), ("marker.A",)),))
    )
    assert table.view.highlights.shown("blocks") == [("marker.A", "block")]


def test_escape_or_a_click_sends_the_ghost_home(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    refused_by(table, "marker.A", "city.0.0")
    table.view.setFocus()
    table.key(Qt.Key.Key_Escape)
    assert not table.view.drag.ghost
    refused_by(table, "marker.A", "city.0.0")
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert not table.view.drag.ghost
    assert table.view.table.items_by_id["marker.A"].opacity() == 1.0


def test_what_is_clearly_meant_is_answered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the usual gesture, but the question itself knows what the drag means."""
    table = Tabletop(qtbot, 2)
    before = table.client.session.current
    card = first(table, "seat.1.hand")
    answer = next(iter(table.client.questions.drops(card).values()))[0].answer
    monkeypatch.setattr(table.client.questions, "answer_for_drop", lambda *_: answer)
    table.drag(card, "city.0.0")
    assert table.client.session.current is not before


@pytest.mark.parametrize(("ways", "answers"), [(1, 2), (2, 1)])
def test_the_next_question_is_answered_too_if_the_drop_says_all(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ways: int, answers: int
) -> None:
    """Dragged into the mine, a card is chosen and placed; if it could be placed there in two ways, that is asked."""
    session = asked_for("imperial_miners", "choose")
    other = session.pending()[1]
    session.answer(other, session.options(other)[0])
    table = Tabletop(qtbot, session=session)
    questions = table.client.questions
    card = next(piece.id for piece in table.client.view().places["seat.1.hand"].pieces if piece.id in questions.grabs())
    where, usual = "seat.1.mine.1.0", questions.drops
    monkeypatch.setattr(questions, "drops", lambda grab: {at: ways * faces for at, faces in usual(grab).items()})
    before = session.current.number
    table.drag(card, where)
    assert session.current.number == before + answers
    assert (card in [piece.id for piece in session.table.pieces_in(where)]) is (ways == 1)


def test_a_raised_card_sinks_back_while_it_is_dragged(qtbot: QtBot) -> None:
    """It must not hide the places where it may be dropped."""
    table = Tabletop(qtbot, 2)
    card = first(table, "seat.1.hand")
    port = table.view.viewport()
    QTest.mouseMove(port, table.point(card))
    assert table.view.table.raised == card
    at = table.point(card)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(port, at + QPoint(20, -20))
    assert table.view.table.raised == ""
    assert table.view.drag.dragging
    table.view.cancel()


def test_drops_light_up_while_something_is_held(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, 2)
    card = first(table, "seat.1.hand")
    port = table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, table.point(card))
    assert table.view.highlights.shown("drops") == [("seat.1.commit", "drop")]
    QTest.mouseMove(port, table.point(card) + QPoint(9, 9))
    QTest.mouseMove(port, table.point("seat.1.commit"))
    assert table.view.highlights.shown("over") == [("seat.1.commit", "over")]
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, table.point("seat.1.commit"))
    assert table.view.highlights.shown("drops") == []
