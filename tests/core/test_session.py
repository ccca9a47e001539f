"""Sessions: each seat takes back its own, others' answers are laid again, and what was revealed is known."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.messages.errors import EngineBug
from engine.core.messages.rules import Refusal
from engine.core.session.entry import EntryKind, HistoryEntry, Player, PlayMode
from engine.core.session.session import Session
from engine.core.storage.save import chain_hash, decode, encode
from engine.core.table.actions import DealPieces, FlipPiece, MovePiece, RevealPiece, RotatePiece, SetCount, ShufflePlace
from engine.core.table.ops import NoteOp
from tests.core.toy import CARDS, All, Pick, Say, Toy, session


def say(played: Session, seat: int, answer: Any) -> HistoryEntry:
    pending = next(one for one in played.pending() if one.question.seat == seat)
    entry = played.answer(pending, answer)
    assert isinstance(entry, HistoryEntry), entry
    return entry


def line(played: Session) -> list[tuple[int, Any]]:
    return [(entry.seat, entry.payload) for entry in played.line()[1:]]


# ---- undo of one's own -----------------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_answer_while_another_has_gone_on() -> None:
    played = session(All(2))
    say(played, 1, "coin")
    say(played, 2, "pass")
    say(played, 2, "coin")
    undone = played.undo_seat(1)
    assert isinstance(undone, HistoryEntry) and undone.payload == "coin"
    assert line(played) == [(2, "pass"), (2, "coin")]
    say(played, 1, "pass")
    assert len(played.root.children) == 2, "the first line is still there as a branch"


def test_if_a_later_answer_would_come_out_otherwise_nothing_changes() -> None:
    """Seat 2 drew the card below the one that seat 1 drew: without that it would be another card."""
    played = session(All(2))
    say(played, 1, "draw")
    say(played, 2, "draw")
    before, entries = played.table.digest(), len(played.entries)
    refused = played.undo_seat(1)
    assert isinstance(refused, Refusal)
    assert refused.rule == "table/undo-own-lane" and refused.subjects == ("seat.2",)
    assert played.table.digest() == before and len(played.entries) == entries
    assert len(played.root.children) == 1, "what was only tried leaves no trace"
    assert isinstance(played.undo_seat(2), HistoryEntry)
    assert isinstance(played.undo_seat(1), HistoryEntry)


def test_who_has_not_answered_takes_nothing_back() -> None:
    played = session(All(2))
    say(played, 1, "coin")
    refused = played.undo_seat(2)
    assert isinstance(refused, Refusal) and refused.rule == "table/undo-own-lane"
    assert line(played) == [(1, "coin")]


def test_once_the_common_lane_has_moved_undo_is_the_tables() -> None:
    played = session(All(1), Say("end"), All(1))
    say(played, 1, "coin")
    say(played, 2, "pass")
    assert isinstance(played.undo_seat(1), HistoryEntry)
    assert line(played) == [(1, "coin")], "the newest entry of all was taken back"


def test_remarks_in_between_are_kept() -> None:
    played = session(All(2))
    say(played, 1, "coin")
    played.remark("Hm.", 2)
    say(played, 2, "coin")
    assert isinstance(played.undo_seat(1), HistoryEntry)
    assert [(entry.kind, entry.payload) for entry in played.line()[1:]] == [
        (EntryKind.REMARK, "Hm."),
        (EntryKind.ANSWER, "coin"),
    ]


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    played = session(All(1))
    assert played.undo_seat(1) is None and played.undo() is None
    assert played.redo() is None and played.redo(5) is None


# ---- what an entry revealed ------------------------------------------------------------------------------------------


def test_an_entry_knows_what_it_revealed_and_to_whom() -> None:
    played = session(All(2))
    assert say(played, 1, "draw").first_seen() == {"card.8": 1 << 1}
    assert say(played, 2, "pass").first_seen() == {}
    played.to_sandbox()
    shown = played.apply_action(RevealPiece("card.8"))
    assert isinstance(shown, HistoryEntry) and shown.first_seen() == {"card.8": 0b101}
    moved = played.apply_action(MovePiece("pawn", "row"))
    assert isinstance(moved, HistoryEntry) and moved.first_seen() == {}, "a piece without a back reveals nothing"


# ---- names, seeds, remarks -------------------------------------------------------------------------------------------


def test_only_what_can_be_read_back_gets_in() -> None:
    toy = Toy(All(1))
    played = Session.start(toy, [Player("a\ud800" + "b" * 500, 1), Player("", 2)], {}, 3)
    played.remark("\udfff!" * 3000)
    again = decode(encode(played).encode(), {"toy": toy}.get)
    assert again.first_divergence is None
    assert again.session.players == played.players
    for seed in (-1, 1 << 64):
        with pytest.raises(EngineBug):
            Session(toy, [Player("a", 1)], {}, seed)


def test_branches_are_left_out_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that could not be opened again is never written."""
    monkeypatch.setattr("engine.core.storage.save.MOST_OPS", 40)
    toy = Toy(All(3))
    played = Session.start(toy, [Player("a", 1), Player("b", 2)], {}, 3)
    for _ in range(8):
        played.seek(played.root)
        say(played, 1, "coin")
        say(played, 2, "draw")
    digest = played.table.digest()
    opened = decode(encode(played).encode(), {"toy": toy}.get)
    assert opened.first_divergence is None and len(opened.session.entries) == 3
    assert opened.session.table.digest() == digest
    assert chain_hash("a", 1) != chain_hash("b", 1)


def test_going_back_to_an_older_branch_is_replayed_rightly() -> None:
    """Entry 4 hangs on entry 2, after a branch at the root: the replay walks branch by branch."""
    toy = Toy(All(3))
    played = Session.start(toy, [Player("a", 1), Player("b", 2)], {}, 3)
    say(played, 1, "coin")
    second = say(played, 2, "coin")
    played.seek(played.root)
    say(played, 2, "draw")
    played.seek(second)
    say(played, 1, "draw")
    opened = decode(encode(played).encode(), {"toy": toy}.get)
    assert opened.first_divergence is None
    assert opened.session.table.digest() == played.table.digest()


# ---- mixtures --------------------------------------------------------------------------------------------------------

an_act = st.one_of(
    st.builds(
        MovePiece, st.sampled_from((*CARDS, "pawn", "nobody")), st.sampled_from(("row", "deck", "seat.1.hand", "sea"))
    ),
    st.builds(FlipPiece, st.sampled_from(CARDS), st.integers(-1, 2)),
    st.builds(RotatePiece, st.sampled_from(CARDS), st.integers(-1, 4)),
    st.builds(DealPieces, st.just("deck"), st.sampled_from(("seat.2.hand", "row")), st.integers(-1, 9)),
    st.builds(ShufflePlace, st.sampled_from(("deck", "row"))),
    st.builds(RevealPiece, st.sampled_from(CARDS), st.integers(-1, 3)),
    st.builds(SetCount, st.sampled_from(("bank", "seat.1.purse", "deck")), st.sampled_from(("coin", "point", "gold")),
              st.integers(-6, 12), st.sampled_from(("bank", "seat.2.purse", ""))),
)  # fmt: skip
a_step = st.one_of(
    st.tuples(st.just("answer"), st.integers(1, 2), st.sampled_from(("draw", "take", "coin", "pass", "fly"))),
    st.tuples(st.sampled_from(("undo", "redo", "sandbox", "strict", "restart", "remark"))),
    st.tuples(st.just("undo of"), st.integers(1, 2)),
    st.tuples(st.just("seek"), st.integers(0, 30)),
    st.tuples(st.just("act"), an_act),
)


@given(st.lists(a_step, max_size=25))
@settings(max_examples=60, deadline=None)
def test_answers_undo_and_free_hands_in_any_mixture(steps: list[tuple[Any, ...]]) -> None:
    """Every entry keeps its one table, whatever way leads there; and the whole tree can be saved and opened."""
    toy = Toy(All(3), Pick(1))
    played = Session.start(toy, [Player("a", 1), Player("b", 2)], {}, 7)
    digests = {0: played.table.digest()}
    for step in steps:
        take(played, *step)
        held = digests.setdefault(played.current.number, played.table.digest())
        assert held == played.table.digest(), step
        assert sum(len(place.pieces) for place in played.table.places.values()) == len(played.table.pieces)
        assert played.table.total_count("coin") == 10
    opened = decode(encode(played).encode(), {"toy": toy}.get)
    assert opened.first_divergence is None
    for entry in opened.session.entries:
        opened.session.seek(entry)
        assert opened.session.table.digest() == digests.get(entry.number, opened.session.table.digest())


def take(played: Session, what: str, *arguments: Any) -> None:
    match what:
        case "answer":
            for pending in played.pending():
                if pending.question.seat == arguments[0]:
                    given = played.answer(pending, arguments[1])
                    assert given, "either an entry or reasons"
        case "undo":
            played.undo()
        case "redo":
            played.redo()
        case "sandbox":
            played.to_sandbox()
        case "strict":
            played.to_strict()
        case "restart":
            played.to_strict(point="start")
        case "remark":
            played.remark("So.")
        case "undo of":
            played.undo_seat(arguments[0])
        case "seek":
            played.seek(played.entries[arguments[0] % len(played.entries)])
        case "act":
            given = played.apply_action(arguments[0])
            assert isinstance(given, HistoryEntry) or given
            assert isinstance(given, HistoryEntry) is False or played.mode is PlayMode.SANDBOX


def test_free_hands_set_counts_and_limited_ones_come_from_somewhere() -> None:
    played = session(All(2))
    played.to_sandbox()
    table = played.table
    for act, there, bank in (
        (SetCount("seat.1.purse", "point", 3), 3, 10),
        (SetCount("seat.1.purse", "point", -2), -2, 10),
        (SetCount("seat.1.purse", "coin", 4, "bank"), 4, 6),
        (SetCount("seat.1.purse", "coin", 1, "bank"), 1, 9),
    ):
        assert isinstance(played.apply_action(act), HistoryEntry)
        assert (table.count_at("seat.1.purse", act.kind), table.count_at("bank", "coin")) == (there, bank)


def test_each_change_of_mode_is_told() -> None:
    played = session(All(2))
    said = [played.to_sandbox(), played.to_strict(1)]
    assert all(isinstance(entry, HistoryEntry) for entry in said)
    notes = [op.message.id for op in played.current.ops if isinstance(op, NoteOp)]
    assert notes == ["table.strict_play_begins"]


def test_hands_deal_from_the_top_one_after_the_other() -> None:
    played = session(All(2))
    played.to_sandbox()
    pile = [piece.id for piece in played.table.pieces_in("deck")]
    assert isinstance(played.apply_action(DealPieces("deck", "row", 3)), HistoryEntry)
    assert [piece.id for piece in played.table.pieces_in("row")] == pile[:-4:-1], "the top card first"
    assert [piece.id for piece in played.table.pieces_in("deck")] == pile[:-3]


# ---- answers that were listed ----------------------------------------------------------------------------------------


def test_a_listed_answer_is_taken_only_for_that_question_and_table() -> None:
    played = session(All(2))
    first, second = played.pending()
    options = played.options(first)
    options.append("nonsense")  # the list belongs to whoever asked; what was found legal does not change with it
    assert isinstance(played.answer(first, "nonsense"), list)
    say(played, 2, "pass")
    assert isinstance(played.answer(first, "coin"), HistoryEntry), "another seat's answer does not make it stale"
    assert isinstance(played.answer(first, "coin"), list), "a second click does"
    played.options(played.pending()[0])
    played.to_sandbox()
    stale = played.answer(second, "coin")
    assert isinstance(stale, list) and stale[0].rule == "table/strict-only"


# ---- from the beginning again ----------------------------------------------------------------------------------------


def test_what_came_after_an_entry_is_dropped_as_if_it_had_never_been() -> None:
    played = session(All(2))
    start = say(played, 1, "coin")
    before = encode(played)
    say(played, 2, "pass")
    played.seek(start)
    say(played, 2, "coin")
    played.drop_after(start)
    assert played.current is start and start.children == [] and encode(played) == before
    say(played, 2, "pass")
    assert line(played) == [(1, "coin"), (2, "pass")]
