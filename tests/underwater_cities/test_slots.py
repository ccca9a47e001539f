"""Every slot of both sides is played: what it gives or lets be done, and that it does not do more."""

from __future__ import annotations

import pytest

from engine.underwater_cities.cards import shipped
from engine.underwater_cities.structures.sites import At
from tests.underwater_cities.table import GREEN, ME, RED, YELLOW, Situation, at, chosen, game, number, place

OTHER_COLOUR = {"G": RED, "R": YELLOW, "Y": GREEN, "A": RED}
CITY = {"c": 1, "k": 1, "st": 2}


def played(slot: str, **stock: int) -> Situation:
    """The slot is chosen with a card of another colour."""
    session = game(3 if slot.startswith(("3", "A")) else 2)
    session.goods(**stock)
    card = OTHER_COLOUR[slot.rpartition("/")[2][0]]
    session.hand(card)
    session.play(card, slot)
    assert session.lies(f"card.{card}") in ("seat.1.played", "discard")
    return session


def test_an_offer_says_where_the_colours_match() -> None:
    session = game(4)
    session.goods(c=2)
    session.hand(RED, GREEN)
    pending = session.asked()
    for answer in session.options(pending):
        said = pending.frame.label(session.table, answer).english
        red = answer.card == f"card.{RED}"
        slot = answer.slot.rpartition("/")[2]
        assert ("the colours match" in said) is (slot[0] == ("R" if red else "G")), (answer, said)


GAINS = [
    ("3-4/G1", (1, -1), {"st": 1}),
    ("3-4/G3", (1,), {"k": 1}),
    ("3-4/R2", (), {"st": 2, "k": 1}),
    ("3-4/Y1", (0,), {"sc": 2}),
    ("3-4/Y5", (), {"sc": 1, "st": 1, "k": 1}),
    ("1-2/G1", (1, 1, 0), {"k": 1}),
    ("1-2/R2", (), {"st": 2, "k": 1}),
    ("1-2/Y1", (0,), {"sc": 2}),
    ("1-2/Y4", (1, ("kelp", "biomatter"), -1), {"k": 1, "b": 1}),
    ("AA", (), {"c": 2}),
]


@pytest.mark.parametrize(("slot", "answers", "gives"), GAINS, ids=[row[0] for row in GAINS])
def test_slots_that_give(slot: str, answers: tuple[object, ...], gives: dict[str, int]) -> None:
    session = played(slot)
    session.say(*answers)
    assert session.has() == gives
    assert session.question() == ""


BUILDS = [
    ("3-4/G2", {"c": 1, "st": 1}, (0, at("tunnel", "CC_LR"))),
    ("3-4/G3", CITY, (0, at("city", "CC"))),
    ("3-4/G4", {"c": 2}, (at("desalination", "LR.b1"), at("desalination", "LR.b2"))),
    ("3-4/R1", {"st": 2}, (at("laboratory", "LR.b1"), at("laboratory", "LR.b2"))),
    ("3-4/R3", {"c": 2, "k": 1, "st": 3}, (0, at("city", "RM"), 1, at("tunnel", "LR_RM"))),
    ("3-4/R4", {"k": 2}, (at("farm", "LR.b1"), at("farm", "LR.b2"))),
    ("3-4/R5", {"k": 1, "sc": 1}, (1, at("farm", "LR.b1"), place("LR.b1"), -1)),
    ("3-4/Y2", {"c": 1, "k": 2, "st": 2}, (0, at("city", "RM"), 1, at("farm", "RM.b1"))),
    ("3-4/Y4", {"c": 2, "st": 2}, (at("tunnel", "LR_RM"), at("tunnel", "RM_UR"))),
    ("1-2/G2", CITY, (at("city", "CC"),)),
    ("1-2/G3", {"c": 2}, (at("desalination", "LR.b1"), at("desalination", "LR.b2"))),
    ("1-2/R3", {"c": 1, "st": 1}, (0, at("tunnel", "CC_LR"), -1)),
    ("1-2/R4", {"k": 2}, (0, at("farm", "LR.b1"), at("farm", "LR.b2"))),
    ("1-2/R4", {"st": 2}, (1, at("laboratory", "LR.b1"), at("laboratory", "LR.b2"))),
    ("1-2/Y2", {"c": 2, "k": 1, "st": 2}, (0, at("city", "RM"), 1, at("desalination", "RM.b1"))),
    ("1-2/Y3", {"c": 2, "st": 2}, (at("tunnel", "LR_RM"), at("tunnel", "BM_LR"))),
]


@pytest.mark.parametrize(("slot", "stock", "answers"), BUILDS, ids=[row[0] for row in BUILDS])
def test_slots_that_build(slot: str, stock: dict[str, int], answers: tuple[object, ...]) -> None:
    session = played(slot, **stock)
    session.say(*answers)
    assert session.has() == {}
    for answer in answers:
        if isinstance(answer, At):
            assert session.table.count_at(answer.place, answer.kind) == 1
    assert session.question() == ""


@pytest.mark.parametrize("slot", ["3-4/G5", "1-2/G4"])
def test_two_steps_on_the_track(slot: str) -> None:
    session = played(slot)
    assert session.space() == "3"
    assert session.has() == {"c": 1}


def test_track_cards_and_credit_instead_of_the_tunnel() -> None:
    session = played("3-4/G2", c=1, st=1)
    session.say(1, 0, 1, 2)
    assert session.space() == "4"
    assert session.has() == {"c": 2, "st": 1}
    assert len(session.table.pieces_in("seat.1.hand")) == 2 + 1


@pytest.mark.parametrize("slot", ["3-4/Y1", "1-2/Y1"])
def test_up_to_three_upgrades(slot: str) -> None:
    session = game(3 if slot[0] == "3" else 2)
    session.build("LR.b1=farm", "LR.b2=farm", "LR.b3=laboratory", "CC_LR")
    session.goods(sc=4)
    session.hand(RED)
    session.play(RED, slot)
    session.say(1, place("LR.b1"), place("CC_LR"), place("LR.b3"))
    assert session.has() == {"sc": 1}
    assert session.question() == ""


def test_an_upgrade_with_the_cards() -> None:
    session = game(2)
    session.build("LR.b1=farm")
    session.goods(sc=1)
    session.hand(RED)
    session.play(RED, "1-2/G1")
    session.say(0, 1, 0, place("LR.b1"))
    assert session.has() == {}


@pytest.mark.parametrize("slot", ["3-4/Y3", "1-2/R1"])
def test_the_three_ways_to_a_special_card(slot: str) -> None:
    for way in ("open", "top", "draw"):
        session = played(slot)
        table = session.table
        if slot == "3-4/Y3":
            session.say(1)
        top = table.pieces_in("specials.deck")[-1].id
        assert table.pieces_in("specials.deck")[-1].face == 0, "the top card lies open"
        match way:
            case "open":
                card = table.pieces_in("specials.open.3")[0].id
                session.say(card)
                assert not table.pieces_in("specials.open.3"), "it is not replaced"
            case "top":
                card = top
                session.say(card)
            case _:
                session.say("draw")
                assert session.lies(top) == "specials.deck"
                card, *rest = session.options(session.asked())
                assert len(rest) == 2
                session.say(card, tuple(rest))
                assert [piece.id for piece in table.pieces_in("specials.deck")[:2]] == rest
                assert table.pieces_in("specials.deck")[2].id == top
        assert session.lies(card) == "seat.1.hand"
        assert table.pieces_in("specials.deck")[-1].face == 0


@pytest.mark.parametrize(("slot", "part"), [("3-4/G1", 0), ("3-4/R5", 0), ("3-4/Y3", 0), ("1-2/R3", 1), ("1-2/Y4", 0)])
def test_slots_with_an_action_card(slot: str, part: int) -> None:
    session = played(slot, k=1, sc=1, c=1, st=1)
    session.say(part, "assistant.1", 1)
    assert session.has()["c"] == 2
    assert session.table.pieces["assistant.1"].quarter_turns == 1
    assert session.question() == "some_parts"


def test_an_action_card_part_is_used_or_not_chosen() -> None:
    session = played("3-4/Y3")
    session.say(0)
    assert session.refused("") == ["action-cards"]


def test_every_slot_is_played_here() -> None:
    named = {row[0] for row in GAINS} | {row[0] for row in BUILDS}
    named |= {"3-4/G5", "1-2/G4", "3-4/Y3", "1-2/R1"}
    assert {f"slot.{slot}" for slot in named} == set(shipped().slots)


@pytest.mark.parametrize("slot", sorted(shipped().slots))
def test_an_occupied_slot_is_closed_but_for_the_one_always_available(slot: str) -> None:
    name = slot.removeprefix("slot.")
    session = game(2 if name.startswith("1-2") else 3)
    session.goods(c=9, k=9, st=9, sc=9)
    session.hand(RED)
    session.table.move("tile.2.1", slot)
    if name == "AA":
        session.play(RED, name)
        assert session.has()["c"] == 11
    else:
        assert "choose-slot" in session.refused(chosen(RED, name))


def test_a_matching_card_may_supply_the_means() -> None:
    """D17: a card taken first pays for the slot; then it must come first."""
    session = game()
    session.hand(RED, YELLOW)  # Iron Freight gives 2 steelplast and a credit
    assert session.refused(chosen(YELLOW, "3-4/R1")) == ["use-slot"]
    session.play(RED, "3-4/R1")
    assert session.question() == "card_block"
    assert session.refused("decline") == ["use-slot"], "without the card no part of the slot can be used"
    session.say("use", at("laboratory", "LR.b1"))
    assert session.has() == {"c": 1, "st": 1}


def test_a_reward_for_another_colour_may_supply_the_means() -> None:
    session = game()
    session.hand(YELLOW)
    assert session.refused(chosen(YELLOW, "3-4/R1")) == ["use-slot"]
    session.table.move("card.14", "seat.1.claimed")
    session.play(YELLOW, "3-4/R1")
    session.say(at("laboratory", "LR.b1"))
    assert session.has() == {}


def test_a_slot_through_a_card() -> None:
    session = game()
    mission = number("Extraordinary Mission")
    session.marker(ME, 4)
    session.goods(c=1)
    session.hand(mission)
    session.play(mission, "3-4/G5")
    session.say("slot")
    assert session.has() == {"c": 2, "st": 1}
    session.say("use", 0)
    offered = session.options(session.asked())
    assert "slot.AA" in offered and "slot.3-4/G5" not in offered, "free ones, and the one always available"
    session.say("slot.AA")
    assert session.has() == {"c": 3, "st": 1}
    assert not session.table.pieces_in("slot.AA"), "no tile is laid"
