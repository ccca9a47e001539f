"""Cards that reward what happens, and the tile that clones a slot."""

from __future__ import annotations

from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.rounds import EndRoundStep
from engine.underwater_cities.structures.sites import At
from tests.underwater_cities.table import (
    ME,
    OTHER,
    RED,
    build,
    chosen,
    game,
    goods,
    hand,
    has,
    laid,
    lay,
    legal,
    lies,
    marker,
    number,
    occupy,
    place,
    play,
    refused,
    say,
    turn,
)


def test_t37_what_a_slot_gives_itself() -> None:
    for slot, answers, points in (("3-4/R2", (), 1), ("3-4/G5", (), 0), ("3-4/G1", (0, "assistant.1", 0, -1), 0)):
        session = game()
        marker(session, ME, 4)
        laid(session, number("Steel Broker"))
        hand(session, number("Petty Cash"))
        play(session, number("Petty Cash"), slot)
        say(session, *answers)
        assert has(session).get("p", 0) == points, slot
    assert has(session) == {"st": 1}


def test_t38_the_second_tunnel_of_a_turn_fires_once() -> None:
    """Two tunnels by the slot, then a third by the card; in the next turn it is counted anew."""
    session = game()
    goods(session, c=9, st=9)
    laid(session, number("Digging Shift"))
    cofferdam = number("Cofferdam")  # a tunnel for two credits
    hand(session, cofferdam)
    play(session, cofferdam, "3-4/Y4")
    say(session, "slot", At("tunnel", place("LR_RM")))
    assert has(session) == {"c": 8, "st": 8}
    say(session, At("tunnel", place("RM_UR")))
    assert has(session) == {"c": 7 + 1, "st": 7} and len(session.table.pieces_in("seat.1.hand")) == 1, "right after it"
    say(session, "use", At("tunnel", place("CC_LR")))
    assert has(session) == {"c": 8 - 2, "st": 7} and len(session.table.pieces_in("seat.1.hand")) == 1 + 1, "not again"
    hand(session, RED)
    session.table.move("tile.2.1", "slot.3-4/Y4")
    turn(session)
    play(session, RED, "3-4/G2")
    say(session, 0, At("tunnel", place("BM_LR")))
    assert has(session) == {"c": 5, "st": 6}, "the first tunnel of this turn"


def test_t39_the_second_lab_of_a_connected_city() -> None:
    session = game()
    goods(session, st=9)
    laid(session, "37")
    build(session, "CC", "CC.b1=laboratory", "LR.b1=laboratory", "LR.b2=laboratory")
    for site in ("CC.b3", "LR.b3"):
        hand(session, number("Petty Cash"))
        turn(session)
        play(session, number("Petty Cash"), "3-4/R1")
        say(session, At("laboratory", place(site)))
        assert "c" not in has(session), site
        session.table.move(session.table.pieces_in("slot.3-4/R1")[-1].id, "seat.1.tiles")


def test_t40_the_second_upgraded_farm() -> None:
    session = game()
    goods(session, sc=2)
    laid(session, number("Weir Keepers"))
    build(session, "LR.b1=farm+", "LR.b2=farm", "LR.b3=farm")
    lay(session, DoStep(ME, "slot.3-4/Y1", (1,)))
    say(session, place("LR.b2"))
    assert has(session) == {"sc": 1, "k": 1, "p": 1}
    say(session, place("LR.b3"))
    assert has(session) == {"k": 1, "p": 1}


def test_t43_the_cloning_tile() -> None:
    session = game(4)
    a, b, c, d = 2, ME, 3, 4
    occupy(session, "3-4/Y4", a)
    goods(session, c=3, st=2)
    hand(session, RED)
    assert refused(session, chosen(RED, "3-4/Y4")) == ["choose-slot"]
    play(session, RED, "3-4/Y4", clone=True)
    assert has(session) == {"c": 2, "st": 2}
    assert [piece.owner for piece in session.table.pieces_in("slot.3-4/Y4")] == [a, b]
    assert lies(session, "clone_tile") == "seat.1.tiles"
    from engine.underwater_cities.effects.vocabulary import SlotActionEffect
    from engine.underwater_cities.slot_queries import slots_for

    occupied = SlotActionEffect("occupied")
    assert [slots_for(session.table, seat, occupied) for seat in (a, b)] == [[], []]
    assert [slots_for(session.table, seat, occupied) for seat in (c, d)] == [["slot.3-4/Y4"]] * 2
    lay(session, EndRoundStep())
    assert lies(session, "clone_tile") == "clone"


def test_cloning_must_leave_the_means_for_the_slot() -> None:
    session = game(4)
    occupy(session, "3-4/G4", OTHER)
    goods(session, c=1)
    hand(session, RED)
    assert refused(session, chosen(RED, "3-4/G4", clone=True)) == ["use-slot"], "the credit for cloning is the last one"
    goods(session, c=2)
    assert legal(session, chosen(RED, "3-4/G4", clone=True))
    session.table.move("clone_tile", "seat.2.tiles")
    assert refused(session, chosen(RED, "3-4/G4", clone=True)) == ["cloning"]
