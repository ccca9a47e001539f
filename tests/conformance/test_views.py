"""A view tells a seat nothing that it may not know: hidden things can be exchanged without any difference to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from engine.api import (
    HistoryEntry,
    Message,
    Piece,
    RandomBot,
    RandomStream,
    SeatView,
    Session,
    Table,
    Visibility,
    VisibleOp,
    imagined_table,
    seat_view,
    visible_ops,
)
from engine.core.flow.question import to_plain_data
from engine.core.messages.message import ListArg, PieceArg
from engine.core.table import ops
from engine.core.table.state import JournalRecord
from engine.core.table.view import _open
from tests.conformance.cases import Case, again, each_case, finished, played, seeds
from tests.conformance.guard import assert_whole


def hidden_pair(table: Table, viewer: int, dice: RandomStream) -> tuple[Piece, Piece] | None:
    """Two pieces that nobody could tell apart from where the viewer sits."""
    unseen = [piece for piece in table.pieces.values() if piece.back and not piece.seen_by >> viewer & 1]
    if not unseen:
        return None
    one = dice.choice(unseen)
    others = [piece for piece in unseen if piece is not one and (piece.back, piece.owner) == (one.back, one.owner)]
    return (one, dice.choice(others)) if others else None


@contextmanager
def exchanged(table: Table, one: Piece, other: Piece) -> Iterator[None]:
    """Another world for a while: each lies where the other lay. Whatever is done in it must be taken back in it."""
    _exchange(one, other)
    table.clear_cache()
    try:
        yield
    finally:
        _exchange(one, other)
        table.clear_cache()


def _exchange(one: Piece, other: Piece) -> None:
    """Each lies where the other lay; who had seen what lies there has now seen the other."""
    here, there = one.place, other.place
    at, to = here.pieces.index(one), there.pieces.index(other)
    here.pieces[at], there.pieces[to] = other, one
    for part in ("place", "face", "quarter_turns", "seen_by"):
        mine, yours = getattr(one, part), getattr(other, part)
        setattr(one, part, yours)
        setattr(other, part, mine)


def renamed(answer: Any, one: str, other: str) -> Any:
    """An answer with two pieces exchanged."""
    names = {one: other, other: one}

    def rename(part: Any) -> Any:
        if isinstance(part, list):
            return [rename(item) for item in part]
        if isinstance(part, dict):
            return {key: rename(value) for key, value in part.items()}
        return names.get(part, part) if isinstance(part, str) else part

    return rename(json.loads(json.dumps(to_plain_data(answer))))


@each_case
@seeds(normal=2, soak=100, chunk=10)
def test_hidden_pieces_can_be_exchanged_unnoticed(case: Case, seeds: range) -> None:
    """The view before, what is seen of the next answer, and the view after it are the same in both worlds."""
    compared = 0
    for seed in seeds:
        session, bot, dice = case.start(seed), RandomBot(seed), RandomStream(seed, "exchange", 0)
        for number, _ in enumerate(played(session, seed)):
            if number % 9 or session.is_over:
                continue
            viewer = dice.randrange(session.table.seats + 1)
            pair = hidden_pair(session.table, viewer, dice)
            if pair is not None:
                compared += same_to_the_eye(session, viewer, pair, bot, dice)
    assert bool(compared) is case.has_secrets, "how often hidden pieces were compared"


class Sight(NamedTuple):
    """What an answer showed to one viewer."""

    steps: list[VisibleOp]
    table: SeatView
    of_the_pair: bool
    """Did it show one of the two pieces that are exchanged?"""


def sight(session: Session, entry: HistoryEntry, viewer: int, pair: tuple[Piece, Piece]) -> Sight:
    """Look at the entry that was just performed."""
    shown = entry.first_seen()  # one that was shown and then shuffled away has been seen too
    of_the_pair = any((piece.seen_by | shown.get(piece.id, 0)) >> viewer & 1 for piece in pair)
    return Sight(visible_ops(entry.ops, viewer), seat_view(session.table, viewer), of_the_pair)


def same_to_the_eye(
    session: Session, viewer: int, pair: tuple[Piece, Piece], bot: RandomBot, dice: RandomStream
) -> bool:
    """Give the same answer in both worlds; False: it showed one of the two, or is not possible in the other."""
    table = session.table
    pending = dice.choice(session.pending())
    answer = bot.choose_answer(session, pending)
    before, digest = seat_view(table, viewer), table.digest()
    entry = session.answer(pending, answer)
    assert isinstance(entry, HistoryEntry)
    here = sight(session, entry, viewer, pair)
    session.undo()
    there: Sight | None = None
    with exchanged(table, *pair):
        assert table.digest() != digest, "both worlds are the same"
        assert seat_view(table, viewer) == before
        asked = next((one for one in session.pending() if one.lane == pending.lane), None)
        assert asked is not None, f"{pending.frame}: asked in one world and not in the other (docs/guide, page 13)"
        given = session.answer(asked, session.parse_answer(asked, renamed(answer, pair[0].id, pair[1].id)))
        if isinstance(given, HistoryEntry):
            there = sight(session, given, viewer, pair)
            session.undo()
    assert table.digest() == digest
    if there is None or here.of_the_pair or there.of_the_pair:
        return False
    assert there == here, f"{pending.frame} {answer} {pair} {viewer}"
    return True


@each_case
def test_what_lies_behind_a_screen_does_not_show(case: Case) -> None:
    """Pieces and counts may wander between closed places: neither a view nor what its seat may answer changes."""
    session = case.start(2)
    dice = RandomStream(2, "screen", 0)
    for number, _ in enumerate(played(session, 2, 60)):
        if number % 6:
            continue
        table = session.table
        for viewer in range(table.seats + 1):
            closed = [place for place in table.places.values() if not _open(place, 1 << viewer)]
            has_screens = any(place.visibility is Visibility.SECRET for place in closed)
            asked = [one for one in session.pending() if has_screens and one.question.seat == viewer]
            before = seat_view(table, viewer), list(map(session.options, asked))
            mark = table.checkpoint()
            for place in closed:
                for piece in place.pieces[:1]:
                    table.move(piece.id, dice.choice(closed).id)
                for kind in list(place.counts):
                    table.set_count(place.id, kind, place.counts[kind] + 1)
            assert visible_ops(table.journal_ops[mark:], viewer) == []
            after = seat_view(table, viewer), list(map(session.options, asked))
            table.rewind_to(mark)
            assert after == before


class Eavesdropper:
    """Asks of every note that is written again whether its readers know the pieces it names."""

    def __init__(self) -> None:
        self.heard = 0

    def redo(self, table: Table, written: JournalRecord) -> None:
        """In place of `NoteOp.redo`."""
        self.heard += 1
        note = ops.NoteOp._make(written[1:])
        for name in {*note.subjects, *named(note.message)}:
            piece = table.pieces.get(name)
            if piece is not None and piece.back:
                assert not note.viewers & ~piece.seen_by, f"“{note.message}” names {name} to those who have not seen it"
        table.note(*written[1:])


def named(message: Message) -> set[str]:
    """The pieces a message names."""
    found: set[str] = set()
    open_: list[Any] = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case PieceArg(piece):
                found.add(piece)
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)
    return found


@each_case
@seeds(normal=4, soak=300, chunk=50)
def test_notes_name_only_what_their_readers_have_seen(
    case: Case, seeds: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in seeds:
        session = finished(case, seed)
        listening = Eavesdropper()
        with monkeypatch.context() as patched:
            patched.setattr(ops.NoteOp, "redo", listening.redo)
            for _ in again(session):
                pass
        assert listening.heard


@each_case
def test_frames_name_no_piece_that_is_hidden(case: Case) -> None:
    """The agenda is everybody's to see."""
    for seed in range(4):
        session = finished(case, seed)
        for _ in again(session):
            table = session.table
            for lane in table.lanes:
                for frame, _ in lane:
                    for name in strings(frame.to_json()[1]):
                        piece = table.pieces.get(name)
                        assert piece is None or not piece.back or piece.seen_by == table.all_viewers, f"{frame}"


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [name for part in parts for name in strings(part)]


@each_case
def test_an_imagined_table_is_one_that_the_view_allows(case: Case) -> None:
    """It comes from the view alone, has all pieces, and looks the same to the viewer."""
    session = case.start(6)
    dice = RandomStream(6, "imagine", 0)
    for number, _ in enumerate(played(session, 6)):
        if number % 7:
            continue
        viewer = number // 7 % (session.table.seats + 1)
        known = seat_view(session.table, viewer)
        made = imagined_table(session.game, known, RandomStream(number, "bot", viewer))
        assert seat_view(made, viewer) == known
        assert_whole(made)
        pair = hidden_pair(session.table, viewer, dice)
        if pair is not None:
            with exchanged(session.table, *pair):
                other = imagined_table(
                    session.game, seat_view(session.table, viewer), RandomStream(number, "bot", viewer)
                )
            assert other.digest() == made.digest()
