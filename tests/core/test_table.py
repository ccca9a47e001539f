"""The table: each operation does what it says, is taken back exactly, and keeps who has seen what."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.messages.errors import EngineBug, OutcomeUnknown
from engine.core.messages.message import msg
from engine.core.table.blueprint import DOWN, UP
from engine.core.table.table import Table
from tests.core.toy import CARDS, Say, table

P1, P2, EVERYBODY = 1 << 1, 1 << 2, 0b111


def lying(board: Table, place: str) -> list[str]:
    return [piece.id for piece in board.pieces_in(place)]


def known(board: Table, piece: str) -> int:
    return board.pieces[piece].seen_by


# ---- where pieces lie ------------------------------------------------------------------------------------------------


def test_a_piece_lands_with_the_face_of_its_place() -> None:
    board = table()
    board.move("card.8", "row")
    assert board.pieces["card.8"].face == UP
    board.move("card.8", "seat.1.hand")
    assert board.pieces["card.8"].face == DOWN
    board.move("card.8", "heap")
    assert board.pieces["card.8"].face == DOWN, "the heap keeps the face"


def test_a_piece_is_laid_on_top_or_at_an_index() -> None:
    board = table()
    for card, to in (("card.1", None), ("card.2", None), ("card.3", 0), ("card.4", 1)):
        board.move(card, "row", to)
    assert lying(board, "row") == ["card.3", "card.4", "card.1", "card.2"]
    board.move("card.3", "row")
    assert lying(board, "row") == ["card.4", "card.1", "card.2", "card.3"]
    board.rewind_to(0)
    assert lying(board, "deck") == CARDS


def test_sweep_order_and_turn() -> None:
    board = table()
    board.move("card.1", "heap")
    board.move_all("deck", "heap")
    assert lying(board, "heap") == CARDS
    board.reorder("heap", CARDS[::-1])
    board.rotate("card.1", 5)
    assert board.pieces["card.1"].quarter_turns == 1
    assert lying(board, "heap") == CARDS[::-1]
    with pytest.raises(EngineBug):
        board.reorder("heap", CARDS[1:])
    with pytest.raises(EngineBug):
        board.move_all("heap", "heap")


def test_what_was_swept_is_known_on_a_left_branch() -> None:
    """After it was taken back others may be laid there; the record still tells of those that were swept."""
    board = table()
    board.move("card.1", "heap")
    mark = board.checkpoint()
    board.move_all("heap", "row")
    swept = board.ops_since(mark)[0]
    board.rewind_to(mark)
    board.move("card.2", "heap")
    assert [piece.id for piece, _ in swept.reveals()] == ["card.1"]


def test_hands_are_passed_round_all_at_once() -> None:
    board = table(seats=3)
    for seat in (1, 2, 3):
        board.move(f"card.{seat}", f"seat.{seat}.hand")
    board.pass_hands([f"seat.{seat}.hand" for seat in (1, 2, 3)])
    assert [lying(board, f"seat.{seat}.hand") for seat in (1, 2, 3)] == [["card.3"], ["card.1"], ["card.2"]]


def test_what_lay_turned_in_a_hand_is_passed_on_straight() -> None:
    board = table()
    for seat in (1, 2):
        board.move(f"card.{seat}", f"seat.{seat}.hand")
    board.rotate("card.1", 1)
    board.flip("card.2", UP)
    board.pass_hands(["seat.1.hand", "seat.2.hand"])
    assert [(board.pieces[card].face, board.pieces[card].quarter_turns) for card in ("card.1", "card.2")] == [
        (DOWN, 0)
    ] * 2


def test_counts_keep_their_floor_and_their_sum() -> None:
    board = table()
    board.transfer("coin", "bank", "seat.1.purse", 4)
    assert (board.count_at("bank", "coin"), board.total_count("coin")) == (6, 10)
    board.add_count("seat.1.purse", "point", -5)
    wrongs: tuple[Callable[[], object], ...] = (
        lambda: board.transfer("coin", "bank", "seat.1.purse", 7),
        lambda: board.transfer("coin", "bank", "seat.1.purse", -1),
        lambda: board.add_count("seat.1.purse", "point", -1),
    )
    for wrong in wrongs:
        mark = board.checkpoint()
        with pytest.raises(EngineBug):
            wrong()
        assert board.checkpoint() == mark, "what failed is not in the journal"
    with pytest.raises((EngineBug, KeyError)):
        board.add_count("seat.1.purse", "gold", 1)


# ---- families --------------------------------------------------------------------------------------------------------


def test_a_family_grows_within_its_bounds() -> None:
    board = table()
    for name in ("field.-2.0", "field.2.3", "field.0.0"):
        assert board.has_place(name)
    for name in (
        *("field.3.0", "field.0.-1", "field.0", "field.0.0.0", "field.-0.1", "field.+1.1", "field. 1.1"),
        *("field.01.1", "field.².1", f"field.{'9' * 5000}.0", "field.{x}.{y}", "field.", "meadow.0.0"),
    ):
        assert not board.has_place(name), name
        with pytest.raises(EngineBug):
            board.place(name)


def test_grown_places_come_in_the_order_of_their_coordinates() -> None:
    board = table()
    for card, cell in zip(CARDS, ("field.2.0", "field.-1.3", "field.-1.0", "field.0.1"), strict=False):
        board.move(card, cell)
    assert [place.id for place in board.existing_members("field.")] == [
        "field.-1.0",
        "field.-1.3",
        "field.0.1",
        "field.2.0",
    ]
    board.rewind_to(0)
    assert board.existing_members("field.") == []


def test_an_empty_place_that_was_asked_for_is_no_difference() -> None:
    one, other = table(), table()
    one.place("field.1.1")
    one.add_count("bank", "point", 1)
    one.add_count("bank", "point", -1)
    assert one.digest() == other.digest()


# ---- who has seen what -----------------------------------------------------------------------------------------------


def test_drawing_shows_a_card_to_its_owner_only() -> None:
    board = table()
    board.move("card.8", "seat.1.hand")
    assert known(board, "card.8") == P1
    assert known(board, "pawn") == EVERYBODY, "what has no back is never hidden"


def test_who_passes_a_hand_on_still_knows_it() -> None:
    board = table()
    board.move("card.8", "seat.1.hand")
    board.pass_hands(["seat.1.hand", "seat.2.hand"])
    assert known(board, "card.8") == P1 | P2


def test_a_card_that_leaves_a_hand_unseen_makes_others_forget_the_hand() -> None:
    """Seat 2 knows two cards in the hand of seat 1; one is put down secretly: it may be either."""
    board = table()
    for card in ("card.7", "card.8"):
        board.move(card, "seat.2.hand")
    board.pass_hands(["seat.2.hand", "seat.1.hand"])
    assert known(board, "card.7") == known(board, "card.8") == P1 | P2
    mark = board.checkpoint()
    board.move("card.8", "seat.1.secret")
    assert known(board, "card.7") == known(board, "card.8") == P1
    board.rewind_to(mark)
    assert known(board, "card.7") == known(board, "card.8") == P1 | P2
    board.move("card.8", "row")
    assert known(board, "card.7") == P1 | P2, "played openly, the other one is still known"


def test_a_shuffle_is_forgotten() -> None:
    board = table()
    board.move("card.1", "row")
    board.move("card.1", "deck", 0)
    assert known(board, "card.1") == EVERYBODY
    board.shuffle("deck")
    assert all(known(board, card) == 0 for card in CARDS)
    board.rewind_to(board.checkpoint() - 1)
    assert known(board, "card.1") == EVERYBODY


def test_face_down_before_all_eyes_is_seen_by_nobody() -> None:
    board = table()
    board.move("card.8", "heap")
    assert known(board, "card.8") == 0
    board.shuffle("heap", "other")
    assert known(board, "card.8") == 0
    board.flip("card.8", UP)
    assert known(board, "card.8") == EVERYBODY
    board.rewind_to(board.checkpoint() - 1)
    board.show("card.8", P2)
    assert known(board, "card.8") == P2
    board.move_all("heap", "row")
    assert known(board, "card.8") == EVERYBODY


def test_a_hand_swept_onto_a_pile_hides_where_its_cards_lie() -> None:
    board = table()
    for card in ("card.7", "card.8"):
        board.move(card, "seat.1.hand")
        board.show(card, P2)
    board.move_all("seat.1.hand", "heap")
    assert known(board, "card.7") == P1


def test_what_an_operation_revealed() -> None:
    board = table()
    board.move("card.8", "seat.1.hand")
    board.move("card.7", "seat.2.hand")
    board.pass_hands(["seat.1.hand", "seat.2.hand"])
    board.move("card.6", "seat.2.hand")
    board.reveal("card.8")
    found = [[(piece.id, new) for piece, new in op.reveals() if new] for op in board.journal_ops]
    assert found == [
        [("card.8", P1)],
        [("card.7", P2)],
        [("card.8", P2), ("card.7", P1)],
        [("card.6", P2)],
        [("card.8", EVERYBODY & ~P1 & ~P2)],
    ]


# ---- trials ----------------------------------------------------------------------------------------------------------


def test_a_trial_leaves_nothing_behind() -> None:
    board = table()
    board.move("card.8", "row")
    before, mark = board.digest(), board.checkpoint()
    with board.trial(1):
        board.move("card.8", "seat.1.hand")
        board.note(msg("toy", "never said"), "toy/say")
        board.lanes_changed = True
        assert board.checkpoint() == mark + 1, "a trial says nothing"
        with board.trial(2):
            board.transfer("coin", "bank", "seat.2.purse", 10)
        assert board.count_at("bank", "coin") == 10
    assert (board.digest(), board.checkpoint(), board.trial_mask, board.lanes_changed) == (before, mark, 0, False)


@pytest.mark.parametrize(
    "unknowable",
    [
        lambda board: board.move("card.8", "seat.1.hand"),
        lambda board: board.move("card.8", "row"),
        lambda board: board.reveal("card.8"),
        lambda board: board.show("card.8", EVERYBODY),
        lambda board: board.move_all("deck", "row"),
        lambda board: board.shuffle("deck"),
        lambda board: board.dice("deck"),
        lambda board: board.pass_hands(["seat.1.hand", "seat.2.hand"]),
    ],
)
def test_chance_and_unseen_cards_cannot_be_tried(unknowable: object) -> None:
    board = table()
    before = board.digest()
    with pytest.raises(OutcomeUnknown), board.trial(1):
        unknowable(board)  # type: ignore[operator]
    assert board.digest() == before and board.trial_mask == 0


def test_what_the_seat_has_seen_can_be_tried() -> None:
    board = table()
    board.move("card.8", "seat.1.hand")
    with board.trial(1):
        board.move("card.8", "row")
    with pytest.raises(OutcomeUnknown), board.trial(2):
        board.move("card.8", "row")


def test_how_many_others_hide_cannot_be_tried() -> None:
    """Only its owner may try what comes out of a secret place; what goes in shows nothing."""
    board = table()
    board.transfer("coin", "bank", "seat.2.secret", 3)
    with board.trial(1):
        board.transfer("coin", "bank", "seat.2.secret", 1)
    with board.trial(2):
        board.transfer("coin", "seat.2.secret", "bank", 3)
    for viewer in (0, 1):
        with pytest.raises(OutcomeUnknown), board.trial(viewer):
            board.transfer("coin", "seat.2.secret", "bank", 3)


def test_readings_are_made_anew_after_every_operation() -> None:
    board = table()

    def length() -> int:
        return int(board.cached("n", lambda: len(board.pieces_in("deck"))))

    assert length() == 8
    board.move("card.8", "row")
    assert length() == 7
    board.rewind_to(0)
    assert length() == 8
    board.move("card.7", "seat.1.hand")
    board.move("card.6", "seat.1.hand")
    assert length() == 6


def test_a_reading_outlives_frames_and_holds_in_trials() -> None:
    """It is made anew when something moves or is counted, and only then; a trial leaves nothing of its own behind."""
    board, made = table(), []

    def length(here: Table, place: str) -> int:
        made.append(place)
        return len(here.pieces_in(place))

    assert board.reading(length, "deck") == 8
    board.push(Say("hello"), 0)
    board.pop(0)
    board.note(msg("toy.say_hello", "Hello."), "toy/say")
    with board.trial(1):
        assert board.reading(length, "deck") == 8 and made == ["deck"], "nothing has moved"
        board.add_count("seat.2.purse", "point", 1)
        assert board.reading(length, "deck") == 8 and len(made) == 2
    board.move("card.8", "row")  # the moment has the number that the trial's first step had
    assert board.reading(length, "deck") == 7
    board.push(Say("hello"), 0)
    board.rewind_to(0)
    assert board.reading(length, "deck") == 8
    board.move("card.7", "seat.1.hand")
    assert board.reading(length, "deck") == 7 and board.reading(length, "row") == 0


# ---- chance ----------------------------------------------------------------------------------------------------------


def test_streams_of_chance_do_not_touch_each_other() -> None:
    calm, busy = table(seed=9), table(seed=9)
    for _ in range(5):
        busy.dice("other")
    assert calm.dice("deck").bits() == busy.dice("deck").bits()
    assert calm.dice("deck").bits() != table(seed=9).dice("deck").bits(), "the second draw is another one"
    mark = busy.checkpoint()
    first = busy.dice("deck").bits()
    busy.rewind_to(mark)
    assert busy.dice("deck").bits() == first, "undo gives back the draw"
    assert table(seed=10).dice("deck").bits() != table(seed=9).dice("deck").bits()


def test_dice_are_fair_enough() -> None:
    dice = table().dice("deck")
    thrown = [dice.randrange(6) for _ in range(6000)]
    assert all(850 < thrown.count(side) < 1150 for side in range(6))
    assert sorted(dice.shuffled(range(20))) == list(range(20))


# ---- any operations, taken back -------------------------------------------------------------------------------------

PLACES = ("deck", "row", "heap", "box", "memory", "seat.1.hand", "seat.2.hand", "seat.1.secret", "field.1.1")
a_card, a_place = st.sampled_from(CARDS), st.sampled_from(PLACES)
an_operation = st.one_of(
    st.tuples(st.just("move"), a_card, a_place, st.sampled_from((None, 0))),
    st.tuples(st.just("flip"), a_card, st.sampled_from((UP, DOWN)), st.integers(0, 7)),
    st.tuples(st.just("rotate"), a_card, st.integers(0, 3)),
    st.tuples(st.just("show"), a_card, st.integers(0, 7)),
    st.tuples(st.just("move_all"), a_place, a_place).filter(lambda op: op[1] != op[2]),
    st.tuples(st.just("shuffle"), a_place, st.just("other")),
    st.tuples(st.just("pass_hands"), st.permutations(PLACES[:4])),
    st.tuples(st.just("transfer"), st.just("coin"), st.just("bank"), st.just("seat.1.purse"), st.integers(0, 1)),
    st.tuples(st.just("add_count"), st.just("seat.2.purse"), st.just("point"), st.integers(0, 5)),
)


@given(st.lists(an_operation, max_size=10))
def test_any_operations_are_taken_back_one_by_one(deeds: list[tuple[object, ...]]) -> None:
    board = table()
    digests = [board.digest()]
    marks = [0]
    for name, *arguments in deeds:
        getattr(board, str(name))(*arguments)
        digests.append(board.digest())
        marks.append(board.checkpoint())
        assert sorted(piece.id for place in board.places.values() for piece in place.pieces) == sorted(board.pieces)
    done = board.journal[:]
    for mark, digest in zip(reversed(marks), reversed(digests), strict=True):
        board.rewind_to(mark)
        assert board.digest() == digest
    for op in done:
        board.redo(op)
    assert board.digest() == digests[-1]
