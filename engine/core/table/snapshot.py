"""How everything on a table lay at one moment, and what lies otherwise now: piece by piece, count by count."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.core.table.actions import FlipPiece, MovePiece, RevealPiece, RotatePiece, SetCount, TableAction
from engine.core.table.table import Table

_FEW = 2
"""So many pieces that changed their position in one place are told one by one; of more, the order as a whole."""


@dataclass(frozen=True, slots=True)
class PieceSnapshot:
    """How one piece lay."""

    place: str
    face: int
    quarter_turns: int
    seen_by: int


@dataclass(frozen=True, slots=True)
class MovedPiece:
    """A piece that lies elsewhere, or at another position of its place, or turned."""

    piece: str
    now: str
    then: str
    is_only_turned: bool = False

    def things(self) -> tuple[str, ...]:
        """What it is about."""
        return self.piece, self.now, self.then


@dataclass(frozen=True, slots=True)
class MixedPlace:
    """The same pieces lie in a place, in another order."""

    place: str
    pieces: tuple[str, ...]
    """Those that have to be laid anew."""

    def things(self) -> tuple[str, ...]:
        """What it is about."""
        return (self.place,)


@dataclass(frozen=True, slots=True)
class MovedCount:
    """Of a kind, `place` has `n` more now, and `other` as many less; without `other`: it held `n` once."""

    kind: str
    place: str
    n: int
    other: str = ""

    def things(self) -> tuple[str, ...]:
        """What it is about."""
        return (self.place, self.other) if self.other else (self.place,)


Change = MovedPiece | MixedPlace | MovedCount


class TableSnapshot:
    """How everything on a table lay at one moment."""

    def __init__(self, table: Table) -> None:
        self._orders = {name: [piece.id for piece in place.pieces] for name, place in table.places.items()}
        self.pieces: Mapping[str, PieceSnapshot] = {
            piece.id: PieceSnapshot(piece.place.id, piece.face, piece.quarter_turns, piece.seen_by)
            for piece in table.pieces.values()
        }
        self._counts = {name: dict(place.counts) for name, place in table.places.items()}

    def pieces_in(self, place: str) -> list[str]:
        """The pieces that lay in a place, bottom first."""
        return self._orders.get(place, [])

    # ---- what is otherwise now -----------------------------------------------------------------------------------

    def changes(self, table: Table) -> list[Change]:
        """Everything that lies otherwise on the table of now."""
        return [*self._moved_pieces(table), *self._mixed(table), *self._moved_counts(table)]

    def _moved_pieces(self, table: Table) -> Iterator[Change]:
        for name, then in self.pieces.items():
            piece = table.pieces[name]
            if piece.place.id != then.place:
                yield MovedPiece(name, piece.place.id, then.place)
            elif (piece.face, piece.quarter_turns) != (then.face, then.quarter_turns):
                yield MovedPiece(name, then.place, then.place, is_only_turned=True)

    def _mixed(self, table: Table) -> Iterator[Change]:
        for name, place in table.places.items():
            stayed = [piece.id for piece in place.pieces if self.pieces[piece.id].place == name]
            rank = {piece: number for number, piece in enumerate(self.pieces_in(name))}
            out = _out_of_order([rank[piece] for piece in stayed])
            astray = tuple(stayed[at] for at in out)
            if len(astray) > _FEW:
                yield MixedPlace(name, astray)
            else:
                yield from (MovedPiece(piece, name, name) for piece in astray)

    def _moved_counts(self, table: Table) -> Iterator[Change]:
        for kind, definition in table.count_defs.items():
            if not definition.places:
                continue
            more: list[tuple[str, int]] = []
            fewer: list[tuple[str, int]] = []
            for name, place in table.places.items():
                have, had = place.counts.get(kind, 0), self._counts.get(name, {}).get(kind, 0)
                if have == had:
                    continue
                if not definition.is_limited:
                    yield MovedCount(kind, name, had)
                else:
                    (more if have > had else fewer).append((name, abs(have - had)))
            yield from _transfers(kind, more, fewer)

    # ---- and back ------------------------------------------------------------------------------------------------

    def acts_back(self, table: Table, changes: Iterable[Change]) -> list[TableAction]:
        """What hands do to lay these things as they lay; the others stay where they are."""
        astray: dict[str, None] = {}
        turned: list[str] = []
        counted: list[MovedCount] = []
        for change in changes:
            match change:
                case MovedPiece(piece, is_only_turned=True):
                    turned.append(piece)
                case MovedPiece(piece):
                    astray[piece] = None
                case MixedPlace(pieces=pieces):
                    astray.update(dict.fromkeys(pieces))
                case MovedCount():
                    counted.append(change)
        acts = self._moves(table, astray)
        for name in turned:
            acts += self._turned(name, table.pieces[name].face, table.pieces[name].quarter_turns)
        return acts + _counts_back(table, counted)

    def _moves(self, table: Table, astray: Mapping[str, None]) -> list[TableAction]:
        """Each piece right on top of the one that it lay upon, first those that lay lowest."""
        acts: list[TableAction] = []
        lists: dict[str, list[str]] = {}

        def list_of(place: str) -> list[str]:
            return lists.setdefault(place, [piece.id for piece in table.pieces_in(place)])

        for place in dict.fromkeys(self.pieces[name].place for name in astray):
            target, order = list_of(place), self.pieces_in(place)
            settled = set(target).difference(astray)
            at = 0
            for name in order:
                if name in astray:
                    piece = table.pieces[name]
                    source = list_of(piece.place.id)
                    if source is target and source.index(name) < at:
                        at -= 1
                    source.remove(name)
                    target.insert(at, name)
                    acts.append(MovePiece(name, place, at))
                    lands = table.place(place).face
                    acts += self._turned(name, piece.face if lands is None else lands, 0)
                    at += 1
                elif name in settled:
                    at = max(at, target.index(name) + 1)
        return acts

    def _turned(self, piece: str, face: int, quarters: int) -> list[TableAction]:
        then = self.pieces[piece]
        acts: list[TableAction] = [] if face == then.face else [FlipPiece(piece, then.face)]
        return acts if quarters == then.quarter_turns else [*acts, RotatePiece(piece, then.quarter_turns)]

    def forgotten(self, table: Table, places: Iterable[str]) -> list[TableAction]:
        """Show again what somebody knew, in places that hold again exactly what they held."""
        acts: list[TableAction] = []
        for place in places:
            held = table.pieces_in(place)
            if sorted(piece.id for piece in held) != sorted(self.pieces_in(place)):
                continue
            for piece in held:
                knew = self.pieces[piece.id].seen_by
                lost = knew & ~piece.seen_by
                if lost and knew == table.all_viewers:
                    acts.append(RevealPiece(piece.id))
                else:
                    acts += [RevealPiece(piece.id, seat) for seat in table.seats_from_first() if lost >> seat & 1]
        return acts


def _counts_back(table: Table, counted: Iterable[MovedCount]) -> list[TableAction]:
    acts: list[TableAction] = []
    given: dict[tuple[str, str], int] = {}
    for one in counted:
        if one.other:
            given[one.kind, one.place] = given.get((one.kind, one.place), 0) + one.n
            left = table.count_at(one.place, one.kind) - given[one.kind, one.place]
            acts.append(SetCount(one.place, one.kind, left, one.other))
        else:
            acts.append(SetCount(one.place, one.kind, one.n))
    return acts


def _transfers(kind: str, more: list[tuple[str, int]], fewer: list[tuple[str, int]]) -> Iterator[MovedCount]:
    """Which place has what another one lacks."""
    lacking = dict(fewer)
    spare = dict(more)
    for place in spare:
        for other in lacking:
            moved = min(spare[place], lacking[other])
            if moved:
                yield MovedCount(kind, place, moved, other)
                spare[place] -= moved
                lacking[other] -= moved


def _out_of_order(numbers: list[int]) -> list[int]:
    """The indices of those that must be taken out, so that the rest is in rising order; as few as possible."""
    ends: list[int] = []
    chain: list[int] = []
    before: list[int] = []
    for at, number in enumerate(numbers):
        length = bisect_left(ends, number)
        ends[length : length + 1] = [number]
        chain[length : length + 1] = [at]
        before.append(chain[length - 1] if length else -1)
    kept: set[int] = set()
    at = chain[-1] if chain else -1
    while at >= 0:
        kept.add(at)
        at = before[at]
    return [at for at in range(len(numbers)) if at not in kept]
