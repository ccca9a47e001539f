"""Guards of the kernel that no game leads to: seats in files, waivers, what previews and notes may tell."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.api import (
    COMMON,
    EntryKind,
    Finding,
    Frame,
    HistoryEntry,
    InvalidData,
    MovePiece,
    Player,
    PlayMode,
    Previewer,
    Question,
    Session,
    Table,
    decode,
    encode,
    find_game,
    new_session,
)
from engine.core.flow.frame import frame
from engine.core.game.audit import waived_note
from engine.core.lookahead.path import GainTally
from engine.core.messages.message import PieceArg, msg
from engine.core.table.blueprint import Blueprint
from engine.core.table.ops.steps import NoteOp
from tests.conformance.cases import play_on
from tests.conformance.mutate import rechained
from tests.core import toy

# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "number"), [("seat", 3), ("lane", 3)])
def test_a_stored_entry_names_no_seat_that_is_not_there(part: str, number: int) -> None:
    session = new_session("ginkgopolis", 2, seed=1)
    play_on(session, 1, 2)
    session.remark("Whose is this?", 2)
    data = json.loads(encode(session))
    assert decode(json.dumps(rechained(data)).encode(), find_game).first_divergence is None
    data["entries"][-1][part] = number
    with pytest.raises(InvalidData, match="names a seat that is not there"):
        decode(json.dumps(rechained(data)).encode(), find_game)


def test_a_file_cannot_waive_what_nobody_may_waive() -> None:
    """The change to strict play is written as if it had been allowed; the rules of today find that it was not."""
    session = new_session("ginkgopolis", 2, seed=1)
    session.to_sandbox()
    session.apply_action(MovePiece("tile.R1", "seat.1.hand"))
    found = session.findings()
    assert found and not all(one.waivable for one in found)
    assert not isinstance(session.to_strict(1, "", found), type(session.root))
    said = ["strict", "", [[one.rule, list(one.subjects)] for one in found]]
    entry = session._new(EntryKind.MODE, 1, COMMON, said, PlayMode.STRICT)
    session._perform(entry, session.change_mode, said)
    try:
        differs = decode(encode(session).encode(), find_game).first_divergence
    except InvalidData:
        return
    assert differs is not None and differs.number == entry.number


# ---- what is told ----------------------------------------------------------------------------------------------------


def test_what_is_left_as_it_is_names_a_hidden_piece_only_to_those_who_know_it() -> None:
    board = toy.table()
    board.move("card.1", "seat.1.hand")
    mine = board.pieces["card.1"].seen_by
    assert mine != board.all_viewers
    named = msg("toy", "{piece} is wrong.", piece=PieceArg("card.1"))
    waived_note(board, Finding("toy/say", named, (), waivable=True))
    waived_note(board, Finding("toy/say", msg("toy", "A thing is wrong."), ("card.1",), waivable=True))
    waived_note(board, Finding("toy/say", msg("toy", "A thing is wrong."), ("pawn",), waivable=True))
    viewers = [op.viewers for op in board.journal_ops if isinstance(op, NoteOp)]
    assert viewers == [mine, mine, board.all_viewers]


def test_pieces_of_ones_own_are_neither_won_nor_lost() -> None:
    """A powerhouse that is built has not been paid; a contract that is taken has been won."""
    table = new_session("barrage", 2, seed=1, settings={"variant": 1}).table
    mark = table.checkpoint()
    own = next(piece for piece in table.pieces.values() if piece.owner == 1 and piece.place.owner == 1)
    common = next(
        one for one in table.pieces.values() if not one.owner and not one.place.owner and one.kind != own.kind
    )
    place = own.place.id
    table.move(own.id, next(name for name, one in table.places.items() if not one.owner))
    table.move(common.id, place)
    tally = GainTally(1, frozenset(), frozenset(), table)
    tally.add(table.ops_since(mark))
    kinds = {kind for _, kind in tally.sums()} | set(tally.drawn())
    assert own.kind not in kinds and kinds <= {common.kind, common.back}


@frame("toy.draw_and_gain")
class DrawAndGain(Frame[str]):
    """Draw a card and get coins: as many as its number says, or always two."""

    seat: int
    by_number: bool

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy", "Draw?"))

    def candidates(self, table: Table) -> list[str]:
        return ["draw"]

    def resolve(self, table: Table, answer: str | None) -> None:
        card = table.pieces_in("deck")[-1]
        table.move(card.id, f"seat.{self.seat}.hand")
        n = int(card.id.removeprefix("card.")) if self.by_number else 2
        table.transfer("coin", "bank", f"seat.{self.seat}.purse", n)


@pytest.mark.parametrize("by_number", [True, False])
def test_a_preview_tells_only_what_is_so_in_every_world(by_number: bool) -> None:
    """What depends on the card that would be drawn is not told, though the rules of one imagined world would say it."""
    session: Session = toy.session(DrawAndGain(1, by_number))
    pending = session.first_pending()
    assert pending is not None
    preview = Previewer(session).preview(pending, "draw")
    assert [(one.kind, one.n) for one in preview.changes] == ([] if by_number else [("coin", 2)])
    if not by_number:
        assert [(one.kind, one.n) for one in preview.drawn] == [("card", 1)]


class _Crowded(toy.Toy):
    """Only two pieces have room in the row."""

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        made = toy.blueprint(seats)
        places = tuple(replace(one, capacity=2) if one.id == "row" else one for one in made.places)
        return replace(made, places=places)


def test_of_a_place_that_holds_too_many_those_are_named_that_came_last_or_do_not_belong() -> None:
    session = Session.start(_Crowded(), [Player("A", 1)], {}, 1)
    session.to_sandbox()
    for card in toy.CARDS[:3]:
        assert isinstance(session.apply_action(MovePiece(card, "row")), HistoryEntry)
    crowded = [one for one in session.findings() if one.rule == "table/capacity"]
    assert [one.subjects for one in crowded] == [("row", toy.CARDS[2])]
    assert [repair.acts for repair in crowded[0].repairs] == [(MovePiece(toy.CARDS[2], "deck"),)]
    assert isinstance(session.apply_action(MovePiece(toy.CARDS[1], "deck")), HistoryEntry)
    assert not [one for one in session.findings() if one.rule == "table/capacity"]
