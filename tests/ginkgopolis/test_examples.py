"""The worked examples of the rulebook, E-1 to E-8, each under its heading."""

from __future__ import annotations

from engine.ginkgopolis.markers import MarkerTo
from engine.ginkgopolis.queries import building_at
from engine.ginkgopolis.scoring import districts
from tests.ginkgopolis.table import game

MILEY, NELL, FAYE = 1, 2, 3


def test_e1_set_two_starts_with_four_resources_two_tiles_and_two_points() -> None:
    """Az előkészületek, Példa."""
    for seed in range(20):
        session = game(4, seed)
        for seat in range(1, 5):
            if session.codes_in(f"seat.{seat}.kept") == ["C04", "C05", "C06"]:
                assert session.screen(seat) == (4, 2, 2)
                assert session.supply_left(seat) == 18 - 4
                return
    raise AssertionError("nobody got set 2")


def test_e2_faye_exploits_red_nine() -> None:
    """A. HASZNOSÍTÁS, Példa."""
    session = game(2)
    faye, other = 1, 2
    session.city({(0, 0): ("R1 R9", other), (1, 0): "Y1"})
    session.kept(faye, "C06", "C14", "C16")  # exploit: a tile; exploit: a point; urbanize: does not pay now
    session.hand(faye, "R9", "A", "B", "C")
    session.hand(other, "L", "K", "J", "I")
    session.stock(faye, resources=1, points=1)
    session.tiles(faye)
    session.commit(other, "L")
    session.commit(faye, "R9")
    assert session.screen(faye) == (1 + 2, 1, 1 + 1)
    assert session.lies("card.R9") == "discard"
    assert session.on((0, 0)) == {"resource.2": 2}, "the owner loses nothing"


def test_e3_miley_urbanizes_at_a() -> None:
    """B. BŐVÍTÉS, Példa."""
    session = game(2)
    session.city({(-1, 1): "R1", (-2, 2): ("B1 B7", NELL), (0, 1): ("Y1 Y8 Y9", NELL)})
    session.kept(MILEY, "C01", "C07")  # urbanize: a resource; exploit: does not pay here
    session.hand(MILEY, "A", "B", "C", "D")
    session.hand(NELL, "L", "K", "J", "I")
    session.tiles(MILEY, "R4", "Y20")
    session.stock(MILEY, resources=3, points=0)
    session.commit(NELL, "L")
    session.commit(MILEY, "A", "R4")
    assert session.lies("tile.R4") == "city.-1.2"
    assert session.on((-1, 2)) == {"resource.1": 1, "site": 1}
    assert session.screen(MILEY) == (2, 1, 0), "the marker moves before the neighbours are exploited"

    session.choose(MILEY, MarkerTo("city.-1.3"))
    assert session.lies("marker.A") == "city.-1.3"
    assert session.screen(MILEY) == (3 - 1 + 1 + 1, 2 - 1 + 2, 0)
    assert session.lies("card.A") == "discard"
    assert session.lies("character.C01") == "seat.1.kept", "the card that gives the bonus stays"


def test_e4_nell_overbuilds_faye() -> None:
    """C. SZINTÉPÍTÉS, Példa."""
    session = game(3, first=NELL)
    session.city({(0, 0): ("B1 B5", FAYE), (1, 0): ("Y1 Y9", FAYE)})
    session.kept(NELL, "C05", "C04")  # construct: a point; construct: a resource
    session.hand(NELL, "B5", "A", "B", "C")
    session.hand(FAYE, "L", "K", "J", "I")
    session.tiles(NELL, "R4")
    session.stock(NELL, resources=5, points=1)
    session.stock(FAYE, resources=2, points=0)
    before = session.supply_left(NELL)
    session.commit(MILEY, session.codes_in("seat.1.hand")[0])
    session.commit(FAYE, "L")
    session.commit(NELL, "B5", "R4")

    assert session.screen(FAYE)[0::2] == (2 + 2, 0 + 2)
    assert session.screen(NELL) == (5 - 3, 0, 1 - 1 + 1), "one for the colour, three on the building, one comes back"
    assert session.supply_left(NELL) == before + 1 - 1
    building = building_at(session.table, "city.0.0")
    assert building is not None
    assert (building.top, building.height, building.owner, building.resources) == ("tile.R4", 3, NELL, 3)
    assert session.on((0, 0)) == {"resource.2": 3, "site": 1}
    assert session.codes_in("seat.2.kept")[-1] == "B5"
    assert len(session.notes("ginkgopolis/neighbours")) == 0, "the neighbours are not exploited"


def test_e5_miley_draws_the_last_card() -> None:
    """3. FELKÉSZÜLÉS A KÖVETKEZŐ KÖRRE, Példa: the deck is rebuilt before Nell draws."""
    session = game(3, first=FAYE)
    plan = {
        (x, y): code
        for code, (x, y) in zip(
            ("Y4", "Y5", "Y9", "R4", "B17", "R1", "B1", "Y1", "R2"),
            ((x, y) for y in (1, 0, -1) for x in (-1, 0, 1)),
            strict=True,
        )
    }
    flagged = ("Y4", "Y5", "Y9", "R4", "B17")
    session.city(plan, sites=tuple(cell for cell, code in plan.items() if code in flagged))
    for seat, letters in ((MILEY, "ABCD"), (NELL, "EFGH"), (FAYE, "IJKL")):
        session.hand(seat, *letters)
    session.deck("Y1")
    for seat in (MILEY, NELL, FAYE):
        session.commit(seat, "AEI"[seat - 1])
    for seat in (FAYE, MILEY, NELL):
        session.choose(seat, "resource")

    table = session.table
    assert session.lies("first") == "seat.1.tokens", "Miley sits to the left of Faye"
    assert set(session.codes_in("seat.1.hand")) == {"J", "K", "L", "Y1"}
    moves = [str(op.to_json()) for op in session.current.ops]
    at_last = moves.index("['move', 'card.Y1', 'seat.1.hand', None]")
    at_rebuild = next(at for at, op in enumerate(moves) if "deck_rebuilt" in op)
    at_nell = next(at for at, op in enumerate(moves) if "'seat.2.hand'" in op and "'move'" in op)
    assert at_last < at_rebuild < at_nell
    assert all(not place.counts.get("site", 0) for place in table.existing_members("city."))
    circulating = {"deck", "discard", "seat.1.hand", "seat.2.hand", "seat.3.hand"}
    assert all(session.lies(f"card.{code}") in circulating for code in plan.values())
    assert len(table.pieces_in("discard")) == 7
    assert len(table.pieces_in("deck")) == 12 + 9 - 12 - 7, "twelve cards in hands, seven discarded"
    (note,) = session.notes("ginkgopolis/site")
    assert set(note.subjects[2:]) == {f"card.{code}" for code in flagged}


def _example_city() -> dict[tuple[int, int], tuple[str, int]]:
    """Yellow: Miley 3. Blue: Faye 3, Miley 2, Nell 2, Miley's number is higher. Red 20 alone."""
    return {
        (-1, 1): ("Y4", MILEY),
        (0, 1): ("Y5 Y9", MILEY),
        (1, 1): ("R20", FAYE),
        (-1, 0): ("B4 B5 B12", FAYE),
        (0, 0): ("B6 B15", MILEY),
        (1, 0): ("B7 B11", NELL),
    }


def test_e6_alone_in_the_yellow_district() -> None:
    """A JÁTÉK VÉGE, Példa: both places, so twice the resources."""
    session = game(3)
    session.city(_example_city())
    (yellow,) = [one for one in districts(session.table) if one.buildings[0].colour == "yellow"]
    assert yellow.awards == ((MILEY, 6),)


def test_e7_the_tie_in_the_blue_district() -> None:
    """A JÁTÉK VÉGE, Példa: equal in resources and height, the higher number is second."""
    session = game(3)
    session.city(_example_city())
    (blue,) = [one for one in districts(session.table) if one.buildings[0].colour == "blue"]
    assert blue.awards == ((FAYE, 7), (MILEY, 2))


def test_e8_red_twenty_stands_alone() -> None:
    """A JÁTÉK VÉGE, Példa: a single building is no district."""
    session = game(3)
    session.city(_example_city())
    assert [one for one in districts(session.table) if one.buildings[0].colour == "red"] == []
