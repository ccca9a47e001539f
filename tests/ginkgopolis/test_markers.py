"""Where the urbanization marker goes: beside the new tile, or, rarely, along the edge of the city.

The notch of the rare cases (# building, * the cell of A, L the marker in its mouth):

    y= 2   # L
    y= 1   # * #
    y= 0   # # # # #      x = -1 .. 3
"""

from __future__ import annotations

from engine.api import RandomBot
from engine.ginkgopolis.markers import (
    MarkerTo,
    MoveMarkerStep,
    beside,
    between,
    edge_walk,
    in_order,
    is_free,
    letters_on,
    marker_on,
    outskirts,
    pushed,
)
from engine.ginkgopolis.queries import cell_id
from tests.ginkgopolis.table import Cell, Situation, game

NOTCH: dict[Cell, str] = {
    (-1, 2): "Y1",
    (-1, 1): "Y2",
    (1, 1): "Y3",
    (-1, 0): "R1",
    (0, 0): "R2",
    (1, 0): "R3",
    (2, 0): "B1",
    (3, 0): "B2",
}
EDGE = [
    *((-1, 3), (0, 2), (1, 2), (2, 1), (3, 1), (4, 0)),
    *((3, -1), (2, -1), (1, -1), (0, -1), (-1, -1), (-2, 0), (-2, 1), (-2, 2)),
]
"""The edge after a tile was laid into the notch, clockwise."""


def urbanized(plan: dict[Cell, str], outskirts: dict[str, Cell], letter: str = "A") -> Situation:
    """A city and its markers; seat 1 has just urbanized at a letter and must move the marker."""
    session = game(2)
    for other in "ABCDEFGHIJKL":
        session.table.move(f"marker.{other}", "box")
    session.city(plan)
    session.markers(outskirts)
    session.kept(1)
    session.hand(1, letter, "R1", "R2", "R3")
    session.hand(2, "Y1", "Y2", "Y3", "B1")
    session.tiles(1, "Y9")
    session.stock(1, resources=2)
    session.commit(2, "Y1")
    session.commit(1, letter, "Y9")
    assert isinstance(session.asked(1).frame, MoveMarkerStep)
    return session


def along_the_edge(outskirts: str) -> dict[str, Cell]:
    """Markers on the cells of the edge, a dot for a free one; A lies in the notch."""
    assert len(outskirts) == len(EDGE)
    return {"A": (0, 1), **{letter: cell for letter, cell in zip(outskirts, EDGE, strict=True) if letter != "."}}


def alphabetical(session: Situation) -> bool:
    """Read along the edge, the letters go round the alphabet once."""
    table = session.table
    read = [letter for cell in dict.fromkeys(edge_walk(table)) if (letter := marker_on(table.place(cell))) is not None]
    start = read.index(min(read))
    return read[start:] + read[:start] == sorted(read)


# ---- the usual move ------------------------------------------------------------------------------------------


def usual() -> Situation:
    return urbanized({(-1, 1): "Y1", (0, 1): "R1"}, {"A": (-1, 2), "B": (0, 2), "C": (1, 1), "L": (-2, 1)})


def test_the_marker_goes_to_any_free_cell_beside_the_tile() -> None:
    session = usual()
    assert session.options(session.asked(1)) == [MarkerTo("city.-1.3"), MarkerTo("city.-2.2")]
    assert session.why_not(1, "marker.A", "city.-2.2") == []
    session.choose(1, MarkerTo("city.-2.2"))
    assert session.lies("marker.A") == "city.-2.2"
    (note,) = session.notes("ginkgopolis/marker-move")
    assert note.subjects == ("city.-1.2", "city.-2.2", "marker.A"), "from its old cell to its new one"


def test_cells_that_a_marker_cannot_take() -> None:
    session = usual()
    cases = {
        "city.-1.1": "There is a building on this cell.",
        "city.-1.2": "There is a building on this cell.",
        "city.0.2": "marker.B already lies here.",
        "city.0.3": "The marker must go to a free cell beside the new tile.",
        "city.-2.3": "The marker must go to a free cell beside the new tile.",
        "deck": "A marker lies on a cell of the city's outskirts.",
        "city.999.0": "A marker lies on a cell of the city's outskirts.",
    }
    for cell, expected in cases.items():
        assert session.refused(1, MarkerTo(cell)) == ["ginkgopolis/marker-move"]
        assert session.sentence(1, MarkerTo(cell)) == expected
        assert session.why_not(1, "marker.A", cell) == ["ginkgopolis/marker-move"]
    assert session.refused(1, MarkerTo("city.-1.3", "later")) == ["ginkgopolis/marker-move"]
    assert session.sentence(1, MarkerTo("city.-1.3", "later")).startswith("No marker makes room")
    assert session.why_not(1, "marker.B", "city.-1.3") == ["ginkgopolis/marker-move"], "only A moves"
    assert session.why_not(2, "marker.A", "city.-1.3") == ["ginkgopolis/marker-move"], "and seat 1 moves it"


# ---- the rare move -------------------------------------------------------------------------------------------


def test_the_edge_is_walked_clockwise() -> None:
    session = urbanized(NOTCH, along_the_edge(".L..BCDEFGHIJK"))
    assert edge_walk(session.table) == [cell_id(*cell) for cell in EDGE]


def test_without_a_free_neighbour_the_marker_keeps_the_alphabet() -> None:
    """B. BŐVÍTÉS item 3: any free cell of the edge between L and B."""
    session = urbanized(NOTCH, along_the_edge(".L..BCDEFGHIJK"))
    assert session.options(session.asked(1)) == [MarkerTo("city.1.2"), MarkerTo("city.2.1")]
    assert session.refused(1, MarkerTo("city.-1.3")) == ["ginkgopolis/marker-rare"], "that is between K and L"
    assert session.sentence(1, MarkerTo("city.-1.3")).endswith("alphabetical order.")
    assert session.refused(1, MarkerTo("city.3.3")) == ["ginkgopolis/marker-rare"]
    assert session.sentence(1, MarkerTo("city.3.3")) == "The marker must lie on the outer edge of the city."
    assert session.refused(1, MarkerTo("city.0.2")) == ["ginkgopolis/marker-move"], "L lies there"
    session.choose(1, MarkerTo("city.2.1"))
    assert alphabetical(session)
    assert len(session.notes("ginkgopolis/marker-rare")) == 1
    assert session.notes("ginkgopolis/marker-move") == []


def packed() -> Situation:
    """L and B lie side by side, so that others must make room."""
    return urbanized(NOTCH, along_the_edge(".LBC.DEFGHIJK."))


def test_others_make_room_on_the_earlier_side() -> None:
    """G3."""
    session = packed()
    assert session.options(session.asked(1)) == [MarkerTo("city.0.2", "earlier"), MarkerTo("city.1.2", "later")]
    assert session.why_not(1, "marker.A", "city.0.2") == [], "dropped on L, L makes room"
    labels = [str(session.asked(1).frame.label(session.table, one)) for one in session.options(session.asked(1))]
    assert labels == [
        "To the cell of marker.L, which makes room",
        "To the cell of marker.B, which makes room",
    ]
    session.choose(1, MarkerTo("city.0.2", "earlier"))
    assert session.lies("marker.L") == "city.-1.3"
    assert session.lies("marker.A") == "city.0.2"
    assert alphabetical(session)


def test_others_make_room_on_the_later_side() -> None:
    """G3: a run of markers is pushed along until a free cell is used up."""
    session = packed()
    session.choose(1, MarkerTo("city.1.2", "later"))
    assert [session.lies(f"marker.{letter}") for letter in "ABCD"] == ["city.1.2", "city.2.1", "city.3.1", "city.4.0"]
    assert alphabetical(session)
    assert [note.subjects for note in session.notes("ginkgopolis/marker-rare")] == [
        ("city.2.1", "city.3.1", "marker.C"),
        ("city.1.2", "city.2.1", "marker.B"),
        ("city.0.1", "city.1.2", "marker.A"),
    ]


def test_a_push_to_a_free_cell_is_no_answer() -> None:
    session = packed()
    assert session.refused(1, MarkerTo("city.3.1")) == ["ginkgopolis/marker-rare"]
    assert session.refused(1, MarkerTo("city.0.2", "later")) == ["ginkgopolis/marker-move"]


def test_a_marker_that_was_pushed_is_read_when_its_card_is_resolved() -> None:
    """The cell of a marker counts at the moment of the action, not at the moment of choosing."""
    session = game(2)
    for other in "ABCDEFGHIJKL":
        session.table.move(f"marker.{other}", "box")
    session.city(NOTCH)
    session.markers(along_the_edge(".LBC.DEFGHIJK."))
    for seat, letter, tile in ((1, "A", "Y9"), (2, "B", "R9")):
        session.kept(seat)
        session.hand(seat, letter, f"R{seat}", f"Y{seat}")
        session.tiles(seat, tile)
        session.stock(seat, resources=2)
        session.commit(seat, letter, tile)
    session.choose(1, MarkerTo("city.1.2", "later"))
    assert session.lies("tile.R9") == "city.2.1", "B was pushed there"


def test_a_cell_inside_the_city_is_no_edge() -> None:
    """A closed hole is not reached from outside, nor over corners."""
    session = game(2)
    for other in "ABCDEFGHIJKL":
        session.table.move(f"marker.{other}", "box")
    ring = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) not in ((0, 0), (1, 1))]
    codes = ["R1", "R2", "R3", "B1", "B2", "B3", "Y1"]
    session.city(dict(zip(ring, codes, strict=True)))
    assert "city.0.0" not in edge_walk(session.table), "the two cells beside the corner close it"
    assert "city.1.1" in edge_walk(session.table)


def deep_notch(outskirts: dict[str, Cell]) -> Situation:
    """Two towers with a gap of one cell between them: its mouth (0, 2) is met going in and coming out."""
    session = game(2)
    for other in "ABCDEFGHIJKL":
        session.table.move(f"marker.{other}", "box")
    towers = [(-1, 0), (-1, 1), (-1, 2), (0, 0), (1, 0), (1, 1), (1, 2)]
    session.city(dict(zip(towers, ["R1", "R2", "R3", "B1", "B2", "B3", "Y1"], strict=True)))
    session.markers(outskirts)
    walk = edge_walk(session.table)
    assert walk[:5] == ["city.-1.3", "city.0.2", "city.0.1", "city.0.2", "city.1.3"]
    return session


def test_a_cell_that_is_met_twice_may_be_read_at_either_place() -> None:
    """G3."""
    going_in = deep_notch({"K": (-1, 3), "L": (0, 2), "B": (1, 3), "C": (2, 2)})
    assert between(going_in.table, "A") == ["city.0.1"], "L is read before the inner cell"
    coming_out = deep_notch({"L": (-1, 3), "B": (0, 2), "C": (1, 3), "D": (2, 2)})
    assert between(coming_out.table, "A") == ["city.0.1"], "B is read after it"


def test_a_marker_inside_does_not_open_the_whole_edge() -> None:
    """L in the mouth, B inside, C outside: nothing lies between L and B, and none of the cells after C will do."""
    session = deep_notch({"K": (-1, 3), "L": (0, 2), "B": (0, 1), "C": (1, 3), "D": (2, 2)})
    assert between(session.table, "A") == []
    assert pushed(session.table, "A", "earlier")[-2:] == [("marker.L", "city.-1.3"), ("marker.A", "city.0.2")]
    assert pushed(session.table, "A", "later")[-1] == ("marker.A", "city.0.1")


def test_for_hal_the_person_moves_the_marker() -> None:
    session = game(1)
    session.table.move("card.A", "seat.2.commit")
    for piece in [piece.id for piece in session.table.pieces_in("seat.2.commit")][:-1]:
        session.table.move(piece, "discard")
    session.city({(-1, 1): "R1", (0, 0): "Y1"})
    session.hand(1, "Y1", "B", "C")
    session.commit(1, "Y1")
    assert session.asked(1).frame.name == "ginkgopolis.move_marker"
    session.choose(1, MarkerTo("city.-1.3"))
    assert session.told("ginkgopolis/marker-move")[-1].startswith("Seat 1 moves marker.A")


def test_random_games_never_break_the_order() -> None:
    """Neither a usual move nor a rare one."""
    met = set()
    for seed in range(12):
        session, bot = game(2, seed), RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            said = bot.choose_answer(session, pending)
            if isinstance(pending.frame, MoveMarkerStep) and not beside(session.table, pending.frame.cell):
                met.add(bool(said.push))
            session.answer(pending, said)
            if isinstance(pending.frame, MoveMarkerStep):
                walk = edge_walk(session.table)
                moving = [
                    step.letter for lane in session.table.lanes for step, _ in lane if isinstance(step, MoveMarkerStep)
                ]
                assert in_order(walk, letters_on(session.table, walk, "".join(moving[:1])))
    assert met, "rare moves do happen"


def test_where_the_whole_edge_is_taken_there_is_room_further_out() -> None:
    session = game()
    table = session.table
    edge = set(edge_walk(table))
    assert not any(is_free(table, cell) for cell in edge), "a marker lies on each cell"
    found = outskirts(table, 3)
    assert len(set(found)) == 3 and not edge & set(found)
    assert all(is_free(table, cell) for cell in found)
