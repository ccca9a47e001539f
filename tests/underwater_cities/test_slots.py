"""Every slot of both sides is played: what it gives or lets be done, and that it does not do more."""

from __future__ import annotations

import pytest

from engine.api import Session
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.structures.sites import At
from tests.underwater_cities.table import (
    GREEN,
    ME,
    RED,
    YELLOW,
    asked,
    build,
    chosen,
    game,
    goods,
    hand,
    has,
    lies,
    marker,
    number,
    place,
    play,
    question,
    refused,
    say,
    space,
)

OTHER_COLOUR = {"G": RED, "R": YELLOW, "Y": GREEN, "A": RED}
CITY = {"c": 1, "k": 1, "st": 2}


def at(kind: str, where: str) -> At:
    return At(kind, place(where))


def played(slot: str, **stock: int) -> Session:
    """The slot is chosen with a card of another colour."""
    session = game(3 if slot.startswith(("3", "A")) else 2)
    goods(session, **stock)
    card = OTHER_COLOUR[slot.rpartition("/")[2][0]]
    hand(session, card)
    play(session, card, slot)
    assert lies(session, f"card.{card}") in ("seat.1.played", "discard")
    return session


def test_an_offer_says_where_the_colours_match() -> None:
    session = game(4)
    goods(session, c=2)
    hand(session, RED, GREEN)
    pending = asked(session)
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
    say(session, *answers)
    assert has(session) == gives
    assert question(session) == ""


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
    say(session, *answers)
    assert has(session) == {}
    for answer in answers:
        if isinstance(answer, At):
            assert session.table.count_at(answer.place, answer.kind) == 1
    assert question(session) == ""


@pytest.mark.parametrize("slot", ["3-4/G5", "1-2/G4"])
def test_two_steps_on_the_track(slot: str) -> None:
    session = played(slot)
    assert space(session) == "3"
    assert has(session) == {"c": 1}


def test_track_cards_and_credit_instead_of_the_tunnel() -> None:
    session = played("3-4/G2", c=1, st=1)
    say(session, 1, 0, 1, 2)
    assert space(session) == "4"
    assert has(session) == {"c": 2, "st": 1}
    assert len(session.table.pieces_in("seat.1.hand")) == 2 + 1


@pytest.mark.parametrize("slot", ["3-4/Y1", "1-2/Y1"])
def test_up_to_three_upgrades(slot: str) -> None:
    session = game(3 if slot[0] == "3" else 2)
    build(session, "LR.b1=farm", "LR.b2=farm", "LR.b3=laboratory", "CC_LR")
    goods(session, sc=4)
    hand(session, RED)
    play(session, RED, slot)
    say(session, 1, place("LR.b1"), place("CC_LR"), place("LR.b3"))
    assert has(session) == {"sc": 1}
    assert question(session) == ""


def test_an_upgrade_with_the_cards() -> None:
    session = game(2)
    build(session, "LR.b1=farm")
    goods(session, sc=1)
    hand(session, RED)
    play(session, RED, "1-2/G1")
    say(session, 0, 1, 0, place("LR.b1"))
    assert has(session) == {}


@pytest.mark.parametrize("slot", ["3-4/Y3", "1-2/R1"])
def test_the_three_ways_to_a_special_card(slot: str) -> None:
    for way in ("open", "top", "draw"):
        session = played(slot)
        table = session.table
        if slot == "3-4/Y3":
            say(session, 1)
        top = table.pieces_in("specials.deck")[-1].id
        assert table.pieces_in("specials.deck")[-1].face == 0, "the top card lies open"
        match way:
            case "open":
                card = table.pieces_in("specials.open.3")[0].id
                say(session, card)
                assert not table.pieces_in("specials.open.3"), "it is not replaced"
            case "top":
                card = top
                say(session, card)
            case _:
                say(session, "draw")
                assert lies(session, top) == "specials.deck"
                card, *rest = session.options(asked(session))
                assert len(rest) == 2
                say(session, card, tuple(rest))
                assert [piece.id for piece in table.pieces_in("specials.deck")[:2]] == rest
                assert table.pieces_in("specials.deck")[2].id == top
        assert lies(session, card) == "seat.1.hand"
        assert table.pieces_in("specials.deck")[-1].face == 0


@pytest.mark.parametrize(("slot", "part"), [("3-4/G1", 0), ("3-4/R5", 0), ("3-4/Y3", 0), ("1-2/R3", 1), ("1-2/Y4", 0)])
def test_slots_with_an_action_card(slot: str, part: int) -> None:
    session = played(slot, k=1, sc=1, c=1, st=1)
    say(session, part, "assistant.1", 1)
    assert has(session)["c"] == 2
    assert session.table.pieces["assistant.1"].quarter_turns == 1
    assert question(session) == "some_parts"


def test_an_action_card_part_is_used_or_not_chosen() -> None:
    session = played("3-4/Y3")
    say(session, 0)
    assert refused(session, "") == ["action-cards"]


def test_every_slot_is_played_here() -> None:
    named = {row[0] for row in GAINS} | {row[0] for row in BUILDS}
    named |= {"3-4/G5", "1-2/G4", "3-4/Y3", "1-2/R1"}
    assert {f"slot.{slot}" for slot in named} == set(shipped().slots)


@pytest.mark.parametrize("slot", sorted(shipped().slots))
def test_an_occupied_slot_is_closed_but_for_the_one_always_available(slot: str) -> None:
    name = slot.removeprefix("slot.")
    session = game(2 if name.startswith("1-2") else 3)
    goods(session, c=9, k=9, st=9, sc=9)
    hand(session, RED)
    session.table.move("tile.2.1", slot)
    if name == "AA":
        play(session, RED, name)
        assert has(session)["c"] == 11
    else:
        assert "choose-slot" in refused(session, chosen(RED, name))


def test_a_matching_card_may_supply_the_means() -> None:
    """D17: a card taken first pays for the slot; then it must come first."""
    session = game()
    hand(session, RED, YELLOW)  # Iron Freight gives 2 steelplast and a credit
    assert refused(session, chosen(YELLOW, "3-4/R1")) == ["use-slot"]
    play(session, RED, "3-4/R1")
    assert question(session) == "card_block"
    assert refused(session, "decline") == ["use-slot"], "without the card no part of the slot can be used"
    say(session, "use", at("laboratory", "LR.b1"))
    assert has(session) == {"c": 1, "st": 1}


def test_a_reward_for_another_colour_may_supply_the_means() -> None:
    session = game()
    hand(session, YELLOW)
    assert refused(session, chosen(YELLOW, "3-4/R1")) == ["use-slot"]
    session.table.move("card.14", "seat.1.claimed")
    play(session, YELLOW, "3-4/R1")
    say(session, at("laboratory", "LR.b1"))
    assert has(session) == {}


def test_a_slot_through_a_card() -> None:
    session = game()
    mission = number("Extraordinary Mission")
    marker(session, ME, 4)
    goods(session, c=1)
    hand(session, mission)
    play(session, mission, "3-4/G5")
    say(session, "slot")
    assert has(session) == {"c": 2, "st": 1}
    say(session, "use", 0)
    offered = session.options(asked(session))
    assert "slot.AA" in offered and "slot.3-4/G5" not in offered, "free ones, and the one always available"
    say(session, "slot.AA")
    assert has(session) == {"c": 3, "st": 1}
    assert not session.table.pieces_in("slot.AA"), "no tile is laid"
