"""The table of Imperial Miners: everything is drawn, mines grow under their surface, carts join, cards are dragged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.picture import SvgPicture
from qtapp.board.paint.text import SMALLEST
from qtapp.board.place.drawing import PlaceGrid
from qtapp.games.imperial_miners.cards import SLOTS, LongCard, ResearchBoard, SquareCard, SurfaceBoard, room_for
from qtapp.games.imperial_miners.mine import JointPicture, Mine
from qtapp.kit.paint.theme import Look, Theme
from tests.imperial_miners.test_packs import CARD as OWN
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on


def opened(players: int, answers: int, seed: int = 7) -> api.Session:
    session = api.new_session("imperial_miners", players, seed=seed, names=NAMES[:players])
    play_on(session, answers)
    return session


def until(session: api.Session, wanted: Callable[[api.Gesture], bool], most: int = 400) -> bool:
    """Answer questions until the first seat is asked one that can be answered by such a drag."""
    for _ in range(most):
        pending = next((one for one in session.pending() if one.question.seat == 1), None)
        if pending is not None and any(wanted(gesture) for gesture, _ in session.gestures(pending)):
            return True
        if session.first_pending() is None:
            return False
        play_on(session, 1)
    return False


@pytest.mark.parametrize(("players", "answers"), [(1, 60), (3, 110), (5, 200)])
def test_every_place_of_the_view_is_drawn(qtbot: QtBot, messages: list[str], players: int, answers: int) -> None:
    table = Tabletop(qtbot, session=opened(players, answers))
    scene = table.view.table
    blueprint = table.view.board_context.blueprint
    hidden = {place.id for place in blueprint.places if not place.drawn}
    assert not scene.layout.boards[0].drawing.plain
    for place in scene.view.places.values():
        if place.id in hidden:
            continue
        ground = scene.layout.place(place.id)
        assert ground is not None, place.id
        board = scene.layout.board(ground.board)
        assert board is not None and board.rect.contains(ground.rect.center()), place.id
        if place.pieces and not place.is_hidden:
            assert any(item.sprite.place == place.id for item in scene.items_by_id.values()), place.id
    assert not table.view.grab().isNull()
    assert messages == []


def test_dark_and_high_contrast_are_drawn(qtbot: QtBot, messages: list[str]) -> None:
    session = opened(2, 60)
    for look in (Look.DARK, Look.CONTRAST):
        table = Tabletop(qtbot, session=session, theme=Theme(animations=False, look=look))
        assert not table.view.grab().isNull()
    assert messages == []


def test_every_effect_is_drawn_with_its_icons(qtbot: QtBot) -> None:
    """What a card, event, board and surface shows is what the engine says, and each icon of it exists."""
    table = Tabletop(qtbot, session=opened(2, 0))
    game, state, art = table.client.game, table.client.session.table, table.view.board_context.art
    for piece in state.pieces.values():
        rows = game.piece_icons(state, piece.id)
        assert all(art.has_icon(part.noun) for row in rows for part in row if isinstance(part, api.Icon)), piece.id
        if piece.kind in ("board", "surface"):  # nothing on them is hidden
            shown = api.PieceView(piece.id, piece.kind, piece.back, api.UP, 0, piece.owner)
            picture = table.view.table.art.piece(shown, "box")
            assert isinstance(picture, ResearchBoard | SurfaceBoard) and picture.rows == rows


def test_a_card_is_drawn_as_it_is_printed(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, session=opened(1, 8))
    client = table.client
    held = client.view().places["seat.1.hand"].pieces
    assert held
    for piece in held:
        picture = table.view.table.art.enlarged(piece, "seat.1.hand")
        assert isinstance(picture, LongCard)
        card, facts = picture.square.card, client.names.piece_facts(piece.id)
        assert (card.level, card.price, card.rows) == (
            facts["level"],
            facts["cost"],
            client.names.piece_icons(piece.id),
        )
        assert list(card.factions) == [value for name, value in facts.items() if name.startswith("faction.")]
        assert {edge: "loaded" if full else "empty" for edge, full in card.halves} == {
            edge: facts[f"cart.{edge}"] for edge in SLOTS if f"cart.{edge}" in facts
        }
        effects = client.names.piece_text(piece.id)[-len(card.rows) :]
        assert picture.words.split("\u2028") == [table.view.board_context.say(one) for one in effects]


def test_an_older_view_shows_its_own_carts_and_free_places(qtbot: QtBot) -> None:
    """In slow motion the table is already further than what is shown."""
    session = opened(1, 0)
    assert until(session, lambda gesture: ".mine.1." in gesture.drop)
    table = Tabletop(qtbot, session=session)
    scene = table.view.table
    before = scene.view

    def recesses(view: api.SeatView) -> int:
        board = scene.layout.board("seat.1")
        assert board is not None
        mine = scene.art.terrain(board, view)
        assert isinstance(mine, Mine)
        return len(mine.free)

    first = recesses(before)
    play_on(session, 1)
    assert recesses(table.client.view()) != first
    assert recesses(before) == first


def test_rows_are_half_a_card_aside_and_the_mine_grows(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, session=opened(3, 110))
    layout = table.view.table.layout
    upper, lower = layout.place("seat.1.mine.1.0"), layout.place("seat.1.mine.2.1")
    joint = layout.place("seat.1.cart.3.1")
    assert upper is not None and lower is not None and joint is not None
    assert lower.rect.left() - upper.rect.left() == pytest.approx(130 * upper.unit)
    assert lower.rect.top() - upper.rect.top() == pytest.approx(260 * upper.unit)
    assert joint.rect.center().y() == pytest.approx((upper.rect.bottom() + lower.rect.top()) / 2)
    assert joint.rect.center().x() == pytest.approx((upper.rect.right() + lower.rect.left()) / 2)
    assert {board.seat for board in layout.boards if board.cells is not None} == {1, 2, 3}
    for board in layout.boards:
        if board.cells is not None:
            assert isinstance(table.view.table.art.terrain(board, table.view.table.view), Mine)
    # a point between two cards of a row belongs to one that can lie there
    found = layout.place_at(upper.rect.center())
    assert found is not None and found.id == "seat.1.mine.1.0"


def test_half_carts_join_where_cards_touch(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, session=opened(5, 260))
    joints = [
        item.sprite for item in table.view.table.items_by_id.values() if isinstance(item.sprite.picture, JointPicture)
    ]
    assert joints
    cards = [
        item.sprite.picture
        for item in table.view.table.items_by_id.values()
        if isinstance(item.sprite.picture, SquareCard)
    ]
    assert sum(len(card.joined) for card in cards) == 2 * len(joints)
    for sprite in joints:
        assert ".cart." in sprite.place


def test_the_legal_places_are_in_sight(qtbot: QtBot) -> None:
    session = opened(1, 0)
    for _ in range(4):
        assert until(session, lambda gesture: ".mine.1." in gesture.drop)
        table = Tabletop(qtbot, session=session)
        board = table.view.table.layout.board("seat.1")
        assert board is not None
        for face in table.client.questions.options():
            assert face.gesture is not None
            ground = table.view.table.layout.place(face.gesture.drop)
            assert ground is not None and board.rect.contains(ground.rect)
        play_on(session, 1)


def test_a_card_is_dragged_from_the_hand_into_the_mine(qtbot: QtBot, messages: list[str]) -> None:
    session = opened(1, 0)
    assert until(session, lambda gesture: gesture.drop == "seat.1.chosen")
    table = Tabletop(qtbot, session=session)
    card = next(iter(sorted(table.client.questions.grabs())))
    item = table.view.table.items_by_id[card]
    assert item.docked and isinstance(item.sprite.picture, LongCard)
    assert isinstance(table.view.table.art.dragged(item.sprite), SquareCard)
    table.drag(card, "seat.1.chosen")
    assert session.table.pieces[card].place.id == "seat.1.chosen"
    assert table.client.questions.grabs() == {card}
    drop = sorted(table.client.questions.drops(card))[-1]
    table.drag(card, drop)
    assert session.table.pieces[card].place.id == drop
    assert messages == []


def test_a_token_is_dragged_from_the_supply(qtbot: QtBot) -> None:
    for seed in range(1, 12):
        session = opened(1, 0, seed)
        if until(session, lambda gesture: gesture.grab == "supply" and ".mine." in gesture.drop):
            break
    else:
        pytest.fail("no token was ever put on a card")
    table = Tabletop(qtbot, session=session)
    port = table.view.viewport()
    drop = sorted(table.client.questions.drops("supply"))[0]
    sprite = table.view.table.items_by_id["supply#gadget"]
    assert isinstance(sprite.sprite.picture, SvgPicture) and not sprite.sprite.closed
    start = table.view.viewportTransform().mapRect(sprite.scene_foot()).center().toPoint()
    end = table.point(drop)
    before = sum(session.table.count_at(drop, kind) for kind in ("gadget", "cave_in"))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for at in (start + QPoint(6, 6), end - QPoint(9, 9), end):
        QTest.mouseMove(port, at)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert sum(session.table.count_at(drop, kind) for kind in ("gadget", "cave_in")) == before + 1


def test_free_hands_put_a_token_anywhere(qtbot: QtBot) -> None:
    table = Tabletop(qtbot, session=opened(2, 60))
    table.client.actions.to_sandbox()
    name = next(place for place in table.view.table.view.places if place.startswith("seat.1.mine."))
    sprite = table.view.table.items_by_id["supply#gadget"]
    port = table.view.viewport()
    start = table.view.viewportTransform().mapRect(sprite.scene_foot()).center().toPoint()
    end = table.point(name)
    before = table.client.session.table.count_at(name, "gadget")
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for at in (start + QPoint(6, 6), end - QPoint(9, 9), end):
        QTest.mouseMove(port, at)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert table.client.session.table.count_at(name, "gadget") == before + 1


def test_a_pickaxe_is_dragged_up_a_research_board(qtbot: QtBot) -> None:
    session = opened(1, 0)
    assert until(session, lambda gesture: gesture.grab == "pickaxe.1" and gesture.drop.startswith("research."))
    table = Tabletop(qtbot, session=session)
    drop = sorted(table.client.questions.drops("pickaxe.1"))[-1]
    table.drag("pickaxe.1", drop)
    assert session.table.pieces["pickaxe.1"].place.id == drop


def test_a_cart_token_is_dragged_to_a_half_full_cart(qtbot: QtBot) -> None:
    for seed in range(1, 20):
        session = opened(1, 0, seed)
        if until(session, lambda gesture: ".cart." in gesture.drop):
            break
    else:
        pytest.fail("no cart token was ever put on a cart")
    table = Tabletop(qtbot, session=session)
    drop = sorted(table.client.questions.drops("supply"))[0]
    port = table.view.viewport()
    sprite = table.view.table.items_by_id["supply#cart"]
    start = table.view.viewportTransform().mapRect(sprite.scene_foot()).center().toPoint()
    end = table.point(drop)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for at in (start + QPoint(6, 6), end - QPoint(9, 9), end):
        QTest.mouseMove(port, at)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert session.table.count_at(drop, "cart") == 1
    picture = table.view.table.items_by_id[f"{drop}#cart"].sprite.picture
    assert isinstance(picture, JointPicture) and picture.token and picture.full


def test_staggered_members_are_found_by_their_nearest_middle() -> None:
    family = PlaceGrid("mine.{r}.{x}", (1, 0), ((0, 260), (130, 0)), ((1, 4), (-9, 9)), (2, 7), 1)
    assert family.nearest(QPointF(0, 0)) == (1, 0)
    assert family.nearest(QPointF(100, 20)) == (1, 0)
    assert family.nearest(QPointF(140, 250)) == (2, 1)
    assert family.nearest(QPointF(120, 60)) in ((1, 0), (1, 2))
    assert family.has((2, 1)) and not family.has((2, 2)) and not family.has((5, 0)) and not family.has((1, 10))


def test_only_cards_of_ours_carry_the_small_house(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of a pack is marked no more; the others are."""
    pack = {"game": "imperial_miners", "mine": [OWN]}
    session = api.new_session("imperial_miners", 2, seed=3, names=NAMES[:2], pack=pack)
    table = Tabletop(qtbot, session=session)
    shipped = api.find_game("imperial_miners")
    assert shipped is not None
    before, now = shipped.blueprint(2, {}).data.mine, session.table.data.mine
    monkeypatch.setattr(table.client.names, "knows", lambda _: True)
    marks = {piece: table.view.table.art._card(piece).house for piece in now}  # type: ignore[attr-defined]
    assert [piece for piece, house in marks.items() if not house] == [
        piece for piece in now if before.get(piece) != now[piece]
    ]
    assert list(marks.values()).count(False) == 1


def test_the_chosen_card_lies_beside_the_hand(qtbot: QtBot) -> None:
    session = opened(1, 30)
    assert until(session, lambda gesture: gesture.drop == "seat.1.chosen")
    table = Tabletop(qtbot, session=session)
    hand, chosen = table.view.table.held.trays
    assert chosen.place == "seat.1.chosen" and chosen.is_drawn and chosen.is_empty
    assert chosen.box.left() > hand.box.right()


def test_the_keyboard_stands_on_each_thing_once(qtbot: QtBot) -> None:
    """Two things with one name would hold the keyboard for ever: it would step from the one to the other and back."""
    table = Tabletop(qtbot, session=opened(1, 30))
    names = [target.id for target in table.view.keyboard.targets()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("answers", [8, 60, 200])
def test_the_one_other_mine_is_well_seen(qtbot: QtBot, answers: int) -> None:
    layout = Tabletop(qtbot, session=opened(2, answers)).view.table.layout
    scales = {board.key: board.scale for board in layout.boards}
    assert 0.6 <= scales["seat.2"] / scales["seat.1"] <= 1.0


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_long_names_are_parted_instead_of_becoming_tiny(qtbot: QtBot, language: str) -> None:
    """In the hand at 1366x768, too: there a name of 14 has 8 pixels, and a smaller one would not be drawn."""
    session = opened(2, 8)
    for piece in session.table.pieces.values():
        piece.seen_by |= 0b111  # a card that nobody knows has no name
    table = Tabletop(qtbot, session=session, language=language, size=(1366, 768))
    scene, tiny = table.view.table, []
    held = next(item.sprite for item in scene.items_by_id.values() if item.docked)
    assert 14 * held.scale >= SMALLEST
    for name in scene.board_context.blueprint.data.mine:
        face = scene.art.piece(api.PieceView(name, "mine_1", "mine_1", 0, 0, 0), "box")
        assert isinstance(face, SquareCard) and face.title
        head = scene.board_context.art.element(f"imperial_miners/pieces/card_mine_{face.card.level}.svg", "card.head")
        box = face.name_box(head)
        if not room_for(face.name_in(box), box, 14):
            tiny.append(face.title)
    assert tiny == []


def test_a_card_dropped_into_the_mine_is_chosen_and_placed_at_once(qtbot: QtBot) -> None:
    """Alone nobody else has to choose first: the drop says which card and where it goes."""
    session = opened(1, 0)
    assert until(session, lambda gesture: gesture.drop == "seat.1.chosen")
    table = Tabletop(qtbot, session=session, size=(1600, 900))
    card = next(
        face.gesture.grab
        for face in table.client.questions.options()
        if face.gesture and face.gesture.drop == "seat.1.chosen"
    )
    cell = "seat.1.mine.1.0"
    port, start, end = table.view.viewport(), table.point(card), table.point(cell)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, start + QPoint(9, -9))
    QTest.mouseMove(port, end)
    assert table.view.highlights.shown("over") == [(cell, "over")], "it is seen before it is done"
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert [piece.id for piece in table.client.view().places[cell].pieces] == [card]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_mines_of_the_others_are_equally_wide(qtbot: QtBot, players: int) -> None:
    table = Tabletop(qtbot, session=opened(players, 60 * players), size=(1600, 900))
    boards = [board for board in table.view.table.layout.boards if board.seat > 1]
    assert len(boards) == players - 1
    assert len({round(board.rect.width(), 3) for board in boards}) == 1
