"""Where an urbanization marker goes after its tile is laid: beside the new tile, or, rarely, along the city's edge.

Rules: ginkgopolis/marker-move, ginkgopolis/marker-rare (002, B. BŐVÍTÉS item 3; D-3).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.agenda import Frame, frame
from engine.core.audit import Finding
from engine.core.question import Gesture, Question
from engine.core.rule import Refusal
from engine.core.table import Place, Table
from engine.core.text import Msg, PieceArg, PlaceArg, SeatArg, msg, remembered
from engine.ginkgopolis.cards import LETTERS
from engine.ginkgopolis.queries import Cell, cell_id, cell_of, is_city, marker_cell, neighbour_ids, top_tile


class MarkerTo(NamedTuple):
    """A new cell for the marker; `push` says to which side others make room, if they must."""

    cell: str
    push: str = ""


def marker_on(place: Place) -> str | None:
    """The letter of a marker on this cell."""
    for piece in place.pieces:
        if piece.kind == "marker":
            return piece.id[-1]
    return None


def is_free(table: Table, cell: str) -> bool:
    """Neither building nor marker."""
    there = table.places.get(cell)
    return not there.pieces if there is not None else table.has_place(cell)


def beside(table: Table, cell: str) -> list[str]:
    """The free cells beside a tile."""
    return [name for name in neighbour_ids(cell) if is_free(table, name)]


# ---- the edge of the city ------------------------------------------------------------------------------------

_NORTH, _EAST, _SOUTH, _WEST = 0, 1, 2, 3
_SIDE: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))


def edge_walk(table: Table) -> list[str]:
    """The cells met on a clockwise walk round the outer edge of the city, in order; a cell may be met twice."""
    built = {cell_of(place.id) for place in table.grown("city.") if top_tile(place) is not None}
    if not built:
        return []
    start = (max(built, key=lambda cell: (cell[1], -cell[0])), _NORTH)
    walk: list[str] = []
    edge = start
    while True:
        (x, y), side = edge
        dx, dy = _SIDE[side]
        outside = cell_id(x + dx, y + dy)
        if not walk or walk[-1] != outside:
            walk.append(outside)
        edge = _next_edge(built, edge)
        if edge == start:
            break
    if len(walk) > 1 and walk[0] == walk[-1]:
        walk.pop()
    return walk


def _next_edge(built: set[Cell], edge: tuple[Cell, int]) -> tuple[Cell, int]:
    """The next stretch of the outline, the city on the right hand; diagonal neighbours close the way between them."""
    (x, y), side = edge
    ox, oy = _SIDE[side]
    fx, fy = _SIDE[(side + 1) % 4]
    corner = (x + ox + fx, y + oy + fy)
    if corner in built:
        return corner, (side + 3) % 4
    ahead = (x + fx, y + fy)
    if ahead in built:
        return ahead, side
    return (x, y), (side + 1) % 4


def _others_on_edge(table: Table, walk: list[str], letter: str) -> tuple[str, str] | None:
    """The nearest earlier and later letters whose markers lie on the edge."""
    on_edge = set(walk)
    number = LETTERS.index(letter)
    round_ = [LETTERS[(number + step) % len(LETTERS)] for step in range(1, len(LETTERS))]
    present = [other for other in round_ if marker_cell(table, other) in on_edge]
    return (present[-1], present[0]) if present else None


def between(table: Table, letter: str) -> list[str]:
    """Free cells of the edge where the marker keeps the alphabetical order, in walking order."""
    walk = edge_walk(table)
    around = _others_on_edge(table, walk, letter)
    free = [cell for cell in dict.fromkeys(walk) if is_free(table, cell)]
    if around is None:
        return free
    earlier, later = (marker_cell(table, other) for other in around)
    found: list[str] = []
    size = len(walk)
    for at, cell in enumerate(walk):
        if cell == earlier:
            for step in range(1, size + 1):
                met = walk[(at + step) % size]
                if met == later and (step < size or earlier == later):
                    break
                if met in free and met not in found:
                    found.append(met)
    return found


def pushed(table: Table, letter: str, side: str) -> list[tuple[str, str]]:
    """How a run of markers makes room: (marker, new cell) from the far end, and last the marker itself."""
    walk = edge_walk(table)
    around = _others_on_edge(table, walk, letter)
    if around is None:
        return []
    later = side == "later"
    cell = marker_cell(table, around[1] if later else around[0])
    if cell is None or cell not in walk:
        return []
    size = len(walk)
    at = walk.index(cell)
    run = [cell]
    for step in range(1, size):
        met = walk[(at + step) % size] if later else walk[(at - step) % size]
        if met in run:
            continue
        run.append(met)
        if is_free(table, met):
            break
    else:
        return []
    moves = [
        (f"marker.{other}", target)
        for source, target in zip(run[-2::-1], run[:0:-1], strict=True)
        if (other := marker_on(table.place(source))) is not None
    ]
    return [*moves, (f"marker.{letter}", run[0])]


# ---- the question --------------------------------------------------------------------------------------------


@remembered
def _where_to(seat: int, letter: str) -> Question:
    return Question(seat, msg("ginkgopolis", "Where does {marker} go?", marker=PieceArg(f"marker.{letter}")))


@remembered
def _moves(seat: int, marker: str, origin: str, target: str) -> Msg:
    return msg(
        "ginkgopolis",
        "{seat} moves {marker}: {origin} → {target}.",
        seat=SeatArg(seat),
        marker=PieceArg(marker),
        origin=PlaceArg(origin),
        target=PlaceArg(target),
    )


@frame("ginkgopolis.move_marker")
class MoveMarker(Frame[MarkerTo]):
    """The acting seat (against Hal: the person) chooses the marker's new cell."""

    lists_legal = True
    seat: int
    letter: str
    cell: str

    def asks(self, table: Table) -> Question | None:
        return _where_to(self.seat, self.letter)

    def candidates(self, table: Table) -> list[MarkerTo]:
        found: tuple[MarkerTo, ...] = table.cached(self, lambda: tuple(self._cells(table)))
        return list(found)

    def _cells(self, table: Table) -> list[MarkerTo]:
        near = beside(table, self.cell)
        if near:
            return [MarkerTo(cell) for cell in near]
        along = between(table, self.letter)
        if along:
            return [MarkerTo(cell) for cell in along]
        sides = [(side, pushed(table, self.letter, side)) for side in ("earlier", "later")]
        found = [MarkerTo(moves[-1][1], side) for side, moves in sides if moves]
        if found:
            return found
        # Only free hands can lead here (no other marker on the edge): any free cell of the edge will do.
        return [MarkerTo(cell) for cell in dict.fromkeys(edge_walk(table)) if is_free(table, cell)]

    def objections(self, table: Table, answer: MarkerTo) -> Iterator[Refusal]:
        if answer in self.candidates(table):
            return
        if not table.has_place(answer.cell) or not is_city(table.place(answer.cell)):
            yield Refusal(
                "ginkgopolis/marker-move",
                msg("ginkgopolis", "A marker lies on a cell of the city's outskirts."),
                (f"marker.{self.letter}",),
            )
        elif top_tile(table.place(answer.cell)) is not None:
            yield Refusal(
                "ginkgopolis/marker-move", msg("ginkgopolis", "There is a building on this cell."), (answer.cell,)
            )
        elif (other := marker_on(table.place(answer.cell))) is not None:
            message = msg("ginkgopolis", "{marker} already lies here.", marker=PieceArg(f"marker.{other}"))
            yield Refusal("ginkgopolis/marker-move", message, (f"marker.{other}", answer.cell))
        elif near := beside(table, self.cell):
            if answer.cell in near:
                message = msg("ginkgopolis", "No marker makes room: there is a free cell beside the new tile.")
            else:
                message = msg("ginkgopolis", "The marker must go to a free cell beside the new tile.")
            yield Refusal("ginkgopolis/marker-move", message, (self.cell, answer.cell))
        elif answer.cell not in edge_walk(table):
            message = msg("ginkgopolis", "The marker must lie on the outer edge of the city.")
            yield Refusal("ginkgopolis/marker-rare", message, (answer.cell,))
        else:
            message = msg("ginkgopolis", "On the edge of the city the markers keep their alphabetical order.")
            yield Refusal("ginkgopolis/marker-rare", message, (answer.cell,))

    def attempt(self, table: Table, grab: str, drop: str) -> MarkerTo | None:
        if grab != f"marker.{self.letter}":
            return None
        return next((one for one in self.candidates(table) if one.cell == drop), MarkerTo(drop))

    def resolve(self, table: Table, answer: MarkerTo | None) -> None:
        if answer is None:
            return
        marker = f"marker.{self.letter}"
        moves = pushed(table, self.letter, answer.push) if answer.push else [(marker, answer.cell)]
        near = answer.cell in neighbour_ids(self.cell) and not answer.push
        rule = "ginkgopolis/marker-move" if near else "ginkgopolis/marker-rare"
        for piece, cell in moves:
            origin = table.pieces[piece].place.id
            table.move(piece, cell)
            table.note(_moves(self.seat, piece, origin, cell), rule, (origin, cell, piece))

    def label(self, table: Table, answer: MarkerTo) -> Msg:
        if answer.push:
            other = marker_on(table.place(answer.cell)) or self.letter
            return msg("ginkgopolis", "To the cell of {marker}, which makes room", marker=PieceArg(f"marker.{other}"))
        return msg("ginkgopolis", "To {cell}", cell=PlaceArg(answer.cell))

    def gesture(self, table: Table, answer: MarkerTo) -> Gesture | None:
        return Gesture(f"marker.{self.letter}", answer.cell)

    def sound(self, table: Table) -> Iterator[Finding]:
        if self.letter not in LETTERS or not table.has_place(self.cell) or not is_city(table.place(self.cell)):
            yield Finding("ginkgopolis/marker-move", msg("ginkgopolis", "The marker to be moved is not known."), ())
        elif marker_cell(table, self.letter) != self.cell or top_tile(table.place(self.cell)) is None:
            message = msg("ginkgopolis", "The marker to be moved no longer lies under the new tile.")
            yield Finding("ginkgopolis/marker-move", message, (f"marker.{self.letter}", self.cell))
