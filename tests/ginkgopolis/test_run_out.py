"""The supply of tiles runs out: the first time all may give tiles, the second time this is the last round."""

from __future__ import annotations

from tests.ginkgopolis.table import Situation, game


def about_to_run_out(*left: str, floors: str = "B4 B5 B6") -> Situation:
    """Seat 1 exploits a blue building of three floors while so many tiles are left; 2 and 3 hold tiles."""
    session = game(3)
    session.city({(0, 0): (floors, 2), (1, 0): "Y1", (0, 1): "Y2"})
    for seat in (1, 2, 3):
        session.kept(seat)
        session.stock(seat, resources=5, points=0)
    session.hand(1, floors.split()[-1], "A", "B", "C")
    session.hand(2, "Y1", "D", "E", "F")
    session.hand(3, "L", "G", "H", "I")
    session.tiles(1, "R4")
    session.tiles(2, "R5", "R6", "R7")
    session.tiles(3)
    session.pile(*left)
    session.commit(3, "L")
    return session


def test_the_first_time_interrupts_the_gain_and_the_gain_goes_on() -> None:
    """G7."""
    session = about_to_run_out("Y9", "Y10")
    session.commit(2, "Y1", "R7")
    session.commit(1, "B6")
    assert set(session.codes_in("seat.1.tiles")) == {"R4", "Y9", "Y10"}, "two of three are there"
    assert [one.question.seat for one in session.pending()] == [1, 2], "seat 3 has no tile to give"
    assert session.items(session.asked(2)) == ["tile.R5", "tile.R6"], "a chosen tile cannot be given"

    session.choose(1, ("tile.R4", "tile.Y9"))
    assert session.lies("tile.R4") == "seat.1.given"
    assert session.table.pieces["tile.R4"].seen_by == 1 << 1, "nobody knows before all have chosen"
    session.choose(2, ("tile.R5",))
    assert session.screen(1)[2] == 2, "a point for each tile"
    assert session.screen(2)[2] == 1
    assert len(session.codes_in("seat.1.tiles")) == 1 + 1, "Y10, and the third tile of the gain"
    assert len(session.table.pieces_in("tiles")) == 3 - 1
    assert all(piece.seen_by == 0 for piece in session.table.pieces_in("tiles")), "shuffled face down (G20)"
    assert session.table.count_at("state", "ending") == 0


def test_the_last_tile_triggers_even_if_the_gain_is_complete() -> None:
    session = about_to_run_out("Y9", "Y10", "Y11")
    session.commit(2, "Y1")
    session.commit(1, "B6")
    assert session.asked(1).frame.name == "ginkgopolis.give_tiles"
    session.choose(1, ())
    session.choose(2, ("tile.R5",))
    assert session.codes_in("tiles") == ["R5"]
    assert session.lies("card.B6") == "discard"


def test_nobody_gives_a_tile() -> None:
    """G8: that is the second time; what is still due is lost."""
    session = about_to_run_out("Y9")
    session.commit(2, "Y1")
    session.commit(1, "B6")
    session.choose(1, ())
    session.choose(2, ())
    assert session.table.count_at("state", "ending") == 1
    assert session.told("ginkgopolis/second-run-out") == [
        "The supply of tiles is empty: this is the last round.",
        "Seat 1 gets no tile: the supply is empty.",
    ]
    assert session.screen(1)[1] == 2
    assert session.options(session.asked(3)) == ["resource"], "the round is finished, without tiles"
    session.choose(3, "resource")
    assert session.is_over


def test_the_second_time_ends_the_game_after_the_round() -> None:
    session = about_to_run_out("Y9", "Y10")
    session.commit(2, "Y1")
    session.commit(1, "B6")
    session.choose(1, ())
    session.choose(2, ("tile.R5",))
    assert session.screen(1)[1] == 1 + 3
    assert session.table.count_at("state", "ending") == 1, "the given tile was the last one again"
    assert session.screen(2)[2] == 1 + 1, "the point for the tile, and seat 2 still acted"
    session.choose(3, "resource")
    assert session.is_over


def test_the_first_run_out_happens_in_the_last_round_too() -> None:
    """G9."""
    session = about_to_run_out("Y9")
    session.table.set_count("state", "ending", 1)
    session.commit(2, "Y1")
    session.commit(1, "B6")
    session.choose(1, ())
    session.choose(2, ("tile.R5", "tile.R6", "tile.R7"))
    assert session.screen(1)[1] == 1 + 3
    assert session.screen(2)[2] == 3 + 1
    assert session.table.count_at("state", "runout") == 1


def test_a_bonus_tile_empties_the_supply_before_the_card_is_kept() -> None:
    """C. SZINTÉPÍTÉS: bonuses (5) come before the card is kept (6), also when the tiles run out in between."""
    session = about_to_run_out("Y9")
    session.kept(1, "C03")  # construct: a tile
    session.tiles(1, "B9")
    session.pile("Y9")
    session.commit(2, "Y1")
    session.commit(1, "B6", "B9")
    assert session.lies("tile.Y9") == "seat.1.tiles"
    assert session.lies("card.B6") == "seat.1.commit"
    session.choose(1, ())
    session.choose(2, ("tile.R5", "tile.R6"))
    assert session.lies("card.B6") == "seat.1.kept"


def test_which_tiles_can_be_given() -> None:
    session = about_to_run_out("Y9", "Y10")
    session.commit(2, "Y1", "R7")
    session.commit(1, "B6")
    assert session.refused(1, ("tile.R5",)) == ["table/answer-items"], "a tile of somebody else"
    assert session.refused(1, ("tile.R4", "tile.R4")) == ["table/answer-items"], "one tile twice"
    assert session.refused(1, ("nonsense",)) == ["table/answer-items"]
    assert session.refused(2, ("tile.R7",)) == ["table/answer-items"]
    assert session.why_not(2, "tile.R7", "tiles") == ["ginkgopolis/resolve"], "already played with a card"
    assert session.why_not(1, "tile.R4", "tiles") == []
    assert session.why_not(1, "tile.R4", "city.0.0") == ["ginkgopolis/run-out"]
    assert session.why_not(1, "tile.R5", "tiles") == ["table/not-asked"], "nothing is said of a hidden tile"
    assert session.why_not(1, "card.A", "seat.1.commit") == ["table/not-asked"], "cards are not asked for now"
    session.choose(1, ("tile.R4", "tile.Y9", "tile.Y10"))
    assert session.screen(1)[1] == 0
