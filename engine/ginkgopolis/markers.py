"""Where an urbanization marker goes after its tile is laid: beside the new tile, or, rarely, along the city's edge.

Rules: ginkgopolis/marker-move, ginkgopolis/marker-rare (G3).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, PieceArg, PlaceArg, SeatArg, memoized, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Place, Table
from engine.ginkgopolis.cards import LETTERS
from engine.ginkgopolis.queries import Cell, cell_id, cell_of, is_city, marker_cell, neighbour_ids, top_tile


class MarkerTo(NamedTuple):
    """A new cell for the marker; `push` says to which side others make room, if they must."""

    cell: str
    push: str = ""


_to = memoized(MarkerTo)


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
    return table.reading(_walk)


def _walk(table: Table) -> list[str]:
    built = {cell_of(place.id) for place in table.existing_members("city.") if top_tile(place) is not None}
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


def outskirts(table: Table, n: int) -> list[str]:
    """So many free cells, the nearest to the city first: along its edge in walking order, then further out."""
    found = [cell for cell in dict.fromkeys(edge_walk(table)) if is_free(table, cell)][:n]
    seen = {place.id for place in table.existing_members("city.") if top_tile(place) is not None} or {cell_id(0, 0)}
    ring = sorted(seen)
    while len(found) < n and ring:
        ring = [name for cell in ring for name in neighbour_ids(cell) if table.has_place(name)]
        ring = [name for name in dict.fromkeys(ring) if name not in seen]
        seen.update(ring)
        found.extend(name for name in ring if is_free(table, name) and name not in found)
    return found[:n]


def letters_on(table: Table, walk: list[str], apart_from: str) -> dict[str, str]:
    """The markers on the cells of a walk, by cell, without one of them."""
    found: dict[str, str] = {}
    for cell in walk:
        letter = marker_on(table.place(cell))
        if letter is not None and letter != apart_from:
            found[cell] = letter
    return found


def in_order(walk: list[str], letters: dict[str, str]) -> bool:
    """Do these markers go once round the alphabet? A cell that is met twice may be read at either place (G3)."""
    first, *rest = sorted(letters.values()) or [""]
    for start, cell in enumerate(walk):
        if letters.get(cell) == first:
            wanted = iter(rest)
            due = next(wanted, None)
            for met in (*walk[start + 1 :], *walk[:start]):
                if due is not None and letters.get(met) == due:
                    due = next(wanted, None)
            if due is None:
                return True
    return not rest


def between(table: Table, letter: str) -> list[str]:
    """Free cells of the edge where the marker keeps the alphabetical order, in walking order."""
    walk = edge_walk(table)
    letters = letters_on(table, walk, letter)
    free = [cell for cell in dict.fromkeys(walk) if is_free(table, cell)]
    return [cell for cell in free if in_order(walk, {**letters, cell: letter})]


def pushed(table: Table, letter: str, side: str) -> list[tuple[str, str]]:
    """How a run of markers makes room: (marker, new cell) from the far end, and last the marker itself."""
    walk = edge_walk(table)
    letters = letters_on(table, walk, letter)
    round_ = [other for other in LETTERS[LETTERS.index(letter) + 1 :] + LETTERS if other in letters.values()]
    if side == "earlier":
        walk, round_ = walk[::-1], round_[len(letters) - 1 :: -1]
    tries = [
        moves
        for at, cell in enumerate(walk)
        if round_
        and letters.get(cell) == round_[0]
        and (moves := _run(table, walk, at, letter, round_[: len(letters)]))
    ]
    for moves in tries:
        after = {cell: other for cell, other in letters.items() if f"marker.{other}" not in dict(moves)}
        after |= {cell: marker[-1] for marker, cell in moves}
        if in_order(walk if side == "later" else walk[::-1], after):
            return moves
    return tries[0] if tries else []


def _run(table: Table, walk: list[str], at: int, letter: str, round_: list[str]) -> list[tuple[str, str]]:
    """The markers of this round, from a place of the walk on, each go one cell along until a free cell is used up."""
    run = [walk[at]]
    for met in (*walk[at + 1 :], *walk[:at]):
        if met in run:
            continue
        if is_free(table, met):
            movers = [f"marker.{other}" for other in round_[: len(run)]]
            return [*zip(movers[::-1], [met, *run[:0:-1]], strict=True), (f"marker.{letter}", run[0])]
        if len(run) < len(round_) and marker_on(table.place(met)) == round_[len(run)]:
            run.append(met)
    return []


# ---- the question --------------------------------------------------------------------------------------------


@memoized
def _where_to(seat: int, letter: str) -> Question:
    return Question(
        seat, msg("ginkgopolis.choose_marker_cell", "Where does {marker} go?", marker=PieceArg(f"marker.{letter}"))
    )


@memoized
def _moves(seat: int, marker: str, origin: str, target: str) -> Message:
    return msg(
        "ginkgopolis.seat_moves_marker",
        "{seat} moves {marker}: {origin} → {target}.",
        seat=SeatArg(seat),
        marker=PieceArg(marker),
        origin=PlaceArg(origin),
        target=PlaceArg(target),
    )


@frame("ginkgopolis.move_marker")
class MoveMarkerStep(Frame[MarkerTo]):
    """The acting seat (against Hal: the person) chooses the marker's new cell."""

    candidates_are_legal = True
    seat: int
    letter: str
    cell: str

    def question(self, table: Table) -> Question | None:
        return _where_to(self.seat, self.letter)

    def candidates(self, table: Table) -> list[MarkerTo]:
        near = beside(table, self.cell)
        if near:
            return [_to(cell) for cell in near]
        along = between(table, self.letter)
        if along:
            return [MarkerTo(cell) for cell in along]
        sides = [(side, pushed(table, self.letter, side)) for side in ("earlier", "later")]
        found = [MarkerTo(moves[-1][1], side) for side, moves in sides if moves]
        if found:
            return found
        # Only free hands can lead here (no other marker on the edge): a free cell as near as can be will do.
        return [MarkerTo(cell) for cell in outskirts(table, 3)]

    def broken_rules(self, table: Table, answer: MarkerTo) -> Iterator[Refusal]:
        if answer in self.candidates(table):
            return
        if not table.has_place(answer.cell) or not is_city(table.place(answer.cell)):
            yield Refusal(
                "ginkgopolis/marker-move",
                msg("ginkgopolis.marker_only_on_outskirts", "A marker lies on a cell of the city's outskirts."),
                (f"marker.{self.letter}",),
            )
        elif top_tile(table.place(answer.cell)) is not None:
            yield Refusal(
                "ginkgopolis/marker-move",
                msg("ginkgopolis.already_building_on_cell", "There is a building on this cell."),
                (answer.cell,),
            )
        elif (other := marker_on(table.place(answer.cell))) is not None:
            message = msg(
                "ginkgopolis.already_marker_on_cell", "{marker} already lies here.", marker=PieceArg(f"marker.{other}")
            )
            yield Refusal("ginkgopolis/marker-move", message, (f"marker.{other}", answer.cell))
        elif near := beside(table, self.cell):
            if answer.cell in near:
                message = msg(
                    "ginkgopolis.no_push_with_free_cell",
                    "No marker makes room: there is a free cell beside the new tile.",
                )
            else:
                message = msg(
                    "ginkgopolis.only_free_cell_beside_tile", "The marker must go to a free cell beside the new tile."
                )
            yield Refusal("ginkgopolis/marker-move", message, (self.cell, answer.cell))
        elif answer.cell not in edge_walk(table):
            message = msg(
                "ginkgopolis.only_outer_edge_for_marker", "The marker must lie on the outer edge of the city."
            )
            yield Refusal("ginkgopolis/marker-rare", message, (answer.cell,))
        else:
            message = msg(
                "ginkgopolis.only_alphabetical_marker_order",
                "On the edge of the city the markers keep their alphabetical order.",
            )
            yield Refusal("ginkgopolis/marker-rare", message, (answer.cell,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> MarkerTo | None:
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

    def label(self, table: Table, answer: MarkerTo) -> Message:
        if answer.push:
            other = marker_on(table.place(answer.cell)) or self.letter
            return msg(
                "ginkgopolis.option_marker_pushes_marker",
                "To the cell of {marker}, which makes room",
                marker=PieceArg(f"marker.{other}"),
            )
        return msg("ginkgopolis.option_marker_to_cell", "To the {cell}", cell=PlaceArg(answer.cell))

    def subject(self, table: Table) -> Message | None:
        return msg("ginkgopolis.marker_to_move", "{marker}", marker=PieceArg(f"marker.{self.letter}"))

    def gesture(self, table: Table, answer: MarkerTo) -> Gesture | None:
        return Gesture(f"marker.{self.letter}", answer.cell)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if self.letter not in LETTERS or not table.has_place(self.cell) or not is_city(table.place(self.cell)):
            yield Finding(
                "ginkgopolis/marker-move",
                msg("ginkgopolis.audit_moving_marker_unknown", "The marker to be moved is not known."),
                (),
            )
        elif marker_cell(table, self.letter) != self.cell or top_tile(table.place(self.cell)) is None:
            message = msg(
                "ginkgopolis.audit_moving_marker_not_covered",
                "The marker to be moved no longer lies under the new tile.",
            )
            yield Finding("ginkgopolis/marker-move", message, (f"marker.{self.letter}", self.cell))
