"""Cards that reward what happens, and the tile that clones a slot."""

from __future__ import annotations

from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.rounds import EndRoundStep
from tests.underwater_cities.table import ME, OTHER, RED, at, chosen, game, number, place


def test_t37_what_a_slot_gives_itself() -> None:
    for slot, answers, points in (("3-4/R2", (), 1), ("3-4/G5", (), 0), ("3-4/G1", (0, "assistant.1", 0, -1), 0)):
        session = game()
        session.marker(ME, 4)
        session.laid(number("Steel Broker"))
        session.hand(number("Petty Cash"))
        session.play(number("Petty Cash"), slot)
        session.say(*answers)
        assert session.has().get("p", 0) == points, slot
    assert session.has() == {"st": 1}


def test_t38_the_second_tunnel_of_a_turn_fires_once() -> None:
    """Two tunnels by the slot, then a third by the card; in the next turn it is counted anew."""
    session = game()
    session.goods(c=9, st=9)
    session.laid(number("Digging Shift"))
    cofferdam = number("Cofferdam")  # a tunnel for two credits
    session.hand(cofferdam)
    session.play(cofferdam, "3-4/Y4")
    session.say("slot", at("tunnel", "LR_RM"))
    assert session.has() == {"c": 8, "st": 8}
    session.say(at("tunnel", "RM_UR"))
    assert session.has() == {"c": 7 + 1, "st": 7} and len(session.table.pieces_in("seat.1.hand")) == 1, "right after it"
    session.say("use", at("tunnel", "CC_LR"))
    assert session.has() == {"c": 8 - 2, "st": 7} and len(session.table.pieces_in("seat.1.hand")) == 1 + 1, "not again"
    session.hand(RED)
    session.table.move("tile.2.1", "slot.3-4/Y4")
    session.turn()
    session.play(RED, "3-4/G2")
    session.say(0, at("tunnel", "BM_LR"))
    assert session.has() == {"c": 5, "st": 6}, "the first tunnel of this turn"


def test_t39_the_second_lab_of_a_connected_city() -> None:
    session = game()
    session.goods(st=9)
    session.laid("37")
    session.build("CC", "CC.b1=laboratory", "LR.b1=laboratory", "LR.b2=laboratory")
    for site in ("CC.b3", "LR.b3"):
        session.hand(number("Petty Cash"))
        session.turn()
        session.play(number("Petty Cash"), "3-4/R1")
        session.say(at("laboratory", site))
        assert "c" not in session.has(), site
        session.table.move(session.table.pieces_in("slot.3-4/R1")[-1].id, "seat.1.tiles")


def test_t40_the_second_upgraded_farm() -> None:
    session = game()
    session.goods(sc=2)
    session.laid(number("Weir Keepers"))
    session.build("LR.b1=farm+", "LR.b2=farm", "LR.b3=farm")
    session.lay(DoStep(ME, "slot.3-4/Y1", (1,)))
    session.say(place("LR.b2"))
    assert session.has() == {"sc": 1, "k": 1, "p": 1}
    session.say(place("LR.b3"))
    assert session.has() == {"k": 1, "p": 1}


def test_t43_the_cloning_tile() -> None:
    session = game(4)
    a, b, c, d = 2, ME, 3, 4
    session.occupy("3-4/Y4", a)
    session.goods(c=3, st=2)
    session.hand(RED)
    assert session.refused(chosen(RED, "3-4/Y4")) == ["choose-slot"]
    session.play(RED, "3-4/Y4", clone=True)
    assert session.has() == {"c": 2, "st": 2}
    assert [piece.owner for piece in session.table.pieces_in("slot.3-4/Y4")] == [a, b]
    assert session.lies("clone_tile") == "seat.1.tiles"
    from engine.underwater_cities.effects.vocabulary import SlotActionEffect
    from engine.underwater_cities.slot_queries import slots_for

    occupied = SlotActionEffect("occupied")
    assert [slots_for(session.table, seat, occupied) for seat in (a, b)] == [[], []]
    assert [slots_for(session.table, seat, occupied) for seat in (c, d)] == [["slot.3-4/Y4"]] * 2
    session.lay(EndRoundStep())
    assert session.lies("clone_tile") == "clone"


def test_cloning_must_leave_the_means_for_the_slot() -> None:
    session = game(4)
    session.occupy("3-4/G4", OTHER)
    session.goods(c=1)
    session.hand(RED)
    assert session.refused(chosen(RED, "3-4/G4", clone=True)) == ["use-slot"], "the credit for cloning is the last one"
    session.goods(c=2)
    assert session.legal(chosen(RED, "3-4/G4", clone=True))
    session.table.move("clone_tile", "seat.2.tiles")
    assert session.refused(chosen(RED, "3-4/G4", clone=True)) == ["cloning"]
