"""What one pair of eyes sees of a table, of operations and of notes."""

from __future__ import annotations

from engine import api
from engine.core.messages.message import msg
from engine.core.table.view import PieceView, VisibleOp, seat_view, visible_ops
from tests.core.toy import table


def test_the_owner_sees_faces_the_others_count_backs() -> None:
    board = table()
    board.move("card.8", "seat.1.hand")
    mine, yours = seat_view(board, 1).places["seat.1.hand"], seat_view(board, 2).places["seat.1.hand"]
    assert [piece.id for piece in mine.pieces] == ["card.8"]
    assert yours.pieces == (PieceView("seat.1.hand?0", "", "card", 1, 0, 0),)
    assert not yours.pieces[0].known


def test_behind_a_screen_not_even_the_number_shows() -> None:
    board = table()
    empty = seat_view(board, 2).places["seat.1.secret"]
    board.move("card.8", "seat.1.secret")
    board.add_count("seat.1.secret", "point", 3)
    assert seat_view(board, 2).places["seat.1.secret"] == empty and empty.is_hidden
    assert seat_view(board, 1).places["seat.1.secret"].counts == {"point": 3}
    assert seat_view(board, 0).places["memory"].is_hidden


def test_in_a_foreign_hand_known_cards_come_first_and_order_says_nothing() -> None:
    one, other = table(), table()
    for board, cards in ((one, ("card.6", "card.7", "card.8")), (other, ("card.8", "card.6", "card.7"))):
        for card in cards:
            board.move(card, "seat.1.hand")
        board.show("card.7", 1 << 2)
        board.show("card.6", 1 << 2)
    assert seat_view(one, 2).places["seat.1.hand"] == seat_view(other, 2).places["seat.1.hand"]
    assert [piece.id for piece in seat_view(one, 2).places["seat.1.hand"].pieces] == [
        "card.6",
        "card.7",
        "seat.1.hand?2",
    ]


def test_operations_leave_only_through_the_filter() -> None:
    board = table()
    board.move("card.8", "seat.1.hand")
    board.move("card.8", "seat.1.secret")
    board.move("card.8", "memory")
    board.transfer("coin", "bank", "seat.1.purse", 2)
    board.add_count("seat.1.secret", "point", 1)
    board.shuffle("deck")
    board.note(msg("toy", "psst"), "toy/say", ("card.8",), eyes=1 << 1)
    board.rotate("card.8", 1)
    mine, yours = visible_ops(board.journal_ops, 1), visible_ops(board.journal_ops, 2)
    assert mine[:2] == [
        VisibleOp("move", "card.8", "card", "deck", "seat.1.hand"),
        VisibleOp("move", "card.8", "card", "seat.1.hand", "seat.1.secret"),
    ]
    assert [one.what for one in mine] == ["move", "move", "move", "pour", "count", "order", "note"]
    assert yours == [
        VisibleOp("move", "", "card", "deck", "seat.1.hand"),
        VisibleOp("move", "", "card", "seat.1.hand", "seat.1.secret"),
        VisibleOp("pour", source="bank", target="seat.1.purse", kind="coin", n=2),
        VisibleOp("order", target="deck"),
    ]


def test_what_is_forgotten_in_a_move_is_not_told_by_it() -> None:
    """Seat 2 knows both cards of seat 1, but not which of them was put down."""
    told = []
    for card in ("card.7", "card.8"):
        board = table()
        for one in ("card.7", "card.8"):
            board.move(one, "seat.1.hand")
            board.show(one, 1 << 2)
        mark = board.checkpoint()
        board.move(card, "seat.1.secret")
        told.append((visible_ops(board.journal_ops[mark:], 2), seat_view(board, 2)))
    assert told[0] == told[1]


def test_a_piece_that_is_seen_later_was_not_seen_before() -> None:
    """Operations are filtered by what was known then, not by what is known now."""
    board = table()
    board.move("card.8", "heap")
    board.rotate("card.8", 1)
    board.flip("card.8", 0)
    assert [(one.what, one.piece) for one in visible_ops(board.journal_ops, 2)] == [("move", ""), ("flip", "card.8")]
    board.move("card.8", "deck")
    board.shuffle("deck")
    assert [(one.what, one.piece) for one in visible_ops(board.journal_ops, 2)][:2] == [
        ("move", ""),
        ("flip", "card.8"),
    ]


def test_facts_of_a_view_are_told_by_games_that_have_some() -> None:
    for game, has_some in (("imperial_miners", True), ("barrage", False)):
        session = api.new_session(game, 2, seed=1)
        assert bool(session.game.view_facts(seat_view(session.table, 1))) is has_some
