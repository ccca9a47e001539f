"""Whole tables that fit what one seat sees: what is hidden from it is dealt anew."""

from __future__ import annotations

from engine.core.game.game import Game
from engine.core.table.blueprint import DOWN, UP, Visibility
from engine.core.table.chance import RandomStream
from engine.core.table.table import Piece, Place, Table
from engine.core.table.view import SeatView


def imagined_table(game: Game, seen: SeatView, dice: RandomStream) -> Table:
    """A whole table that fits a view: known pieces where they lie, unseen ones dealt by their backs.

    Only the view is read. The game then fills the counts that the view keeps closed.
    """
    people = seen.seats - len(game.computer_seats(seen.seats, seen.settings))
    table = Table(game.blueprint(people, seen.settings), dice.bits())
    known = seen.piece_places()
    everything = list(table.pieces.values())
    for place in table.places.values():
        place.pieces = []
        place.counts = {}
    bit = 1 << seen.viewer
    unseen: dict[tuple[str, int], list[Piece]] = {}
    for piece in dice.shuffled(everything):
        if piece.id not in known:
            unseen.setdefault((piece.back, piece.owner), []).append(piece)
    for shown in seen.places.values():
        place = table.place(shown.id)
        place.counts = dict(shown.counts)
        for one in shown.pieces:
            if one.known:
                _lay(table, place, table.pieces[one.id], one.face, one.quarter_turns, bit, 0)
            else:
                _lay(table, place, unseen[one.back, one.owner].pop(), one.face, one.quarter_turns, 0, bit)
    game.fill_hidden_counts(table, seen, dice)
    for pool in unseen.values():
        for piece in pool:
            if piece not in piece.place.pieces:
                home = _hidden_home(table, piece, bit)
                _lay(table, home, piece, UP if home.face is None else home.face, 0, 0, bit)
    for lane, frames in enumerate(seen.agenda):
        for step in frames:
            table.push(step, lane)
    table.lanes_changed = False
    table.drop_journal()
    table.clear_cache()
    return table


def _lay(table: Table, place: Place, piece: Piece, face: int, turned: int, known: int, unknown: int) -> None:
    """Lay a piece on a table that is being imagined; bits of who surely knows it, and of who surely does not."""
    place.pieces.append(piece)
    piece.place = place
    piece.face = face
    piece.quarter_turns = turned
    lookers = 0 if face == DOWN and place.is_open else place.viewers
    piece.seen_by = (lookers | known) & ~unknown if piece.back else table.all_viewers


def _hidden_home(table: Table, piece: Piece, bit: int) -> Place:
    """A place closed to the viewer for a piece that the view knows nothing about: its owner's first, where there is
    room.
    """
    closed = [
        place
        for place in table.places.values()
        if piece.kind in place.accepts
        and (
            place.visibility is Visibility.HIDDEN or (place.visibility is Visibility.SECRET and not place.viewers & bit)
        )
        and (place.capacity is None or len(place.pieces) < place.capacity)
    ]
    return min(closed, key=lambda place: place.owner != piece.owner, default=table.place("box"))
