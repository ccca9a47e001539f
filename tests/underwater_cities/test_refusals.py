"""Every check lets the right thing pass and refuses the wrong one by its rule."""

from __future__ import annotations

from typing import Any

from engine.api import RandomBot, RandomStream, to_english
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.structures.sites import STOP
from tests.underwater_cities.table import (
    GREEN,
    ME,
    RED,
    YELLOW,
    Situation,
    at,
    chosen,
    first_edition,
    fresh,
    game,
    number,
    place,
)


def building(session: Situation, slot: str, *first: Any) -> None:
    """Seat 1 is asked what it builds through a slot."""
    session.lay(DoStep(ME, f"slot.{slot}", ()))
    session.say(*first)
    assert session.question() in ("build", "build_and_upgrade"), session.question()


def test_choosing_a_slot() -> None:
    session = game()
    session.goods(c=2, k=2, st=2)
    session.hand(RED)
    assert session.legal(chosen(RED, "3-4/Y5"))
    assert session.refused(chosen(YELLOW, "3-4/Y5")) == ["play-card"]
    (unseen,) = session.explain_drag(ME, f"card.{YELLOW}", "slot.3-4/Y5")
    assert unseen.rule == "table/not-asked", "nobody may learn where a card lies by asking"
    session.table.move(f"card.{YELLOW}", "discard")
    (held,) = session.explain_drag(ME, f"card.{YELLOW}", "slot.3-4/Y5")
    assert to_english(held.message) == "You do not hold Petty Cash."
    assert session.refused(chosen("", "3-4/Y5")) == ["play-card"]
    assert session.refused(chosen(RED, "1-2/Y4")) == ["choose-slot"]
    assert session.refused(chosen(RED, "3-4/Y5", clone=True)) == ["cloning"]
    session.occupy("3-4/Y5", 2)
    assert session.refused(chosen(RED, "3-4/Y5")) == ["choose-slot"]
    assert session.explain_drag(ME, f"card.{RED}", "slot.3-4/Y5")[0].rule == "underwater_cities/choose-slot"
    assert session.explain_drag(ME, f"card.{RED}", "slot.3-4/R2") == []
    for n in (1, 2, 3):
        session.table.move(f"tile.1.{n}", "slot.AA")
    assert session.refused(chosen(RED, "3-4/R2")) == ["action-tiles"]


def test_sites_of_cities() -> None:
    session = game()
    session.goods(c=9, k=9, st=9, b=9)
    building(session, "3-4/G3", 0)
    assert session.legal(at("city", "CC")) and session.legal(at("symbiotic", "CC"))
    assert session.refused(at("city", "UL")) == ["city"], "it lies beside no city"
    assert session.refused(at("city", "LR")) == ["city"], "there is one already"
    assert session.refused(at("city", "CC_LR")) == ["sites"]
    assert session.refused(at("farm", "LR.b1")) == ["build"]
    assert session.refused(at("city", "CC", 2)) == ["own-board"]
    assert session.refused(STOP) == ["build"], "to build was chosen"
    session.table.transfer("city", "supply.city", place("UL", 2), session.table.count_at("supply.city", "city"))
    assert session.refused(at("city", "CC")) == ["limited"]
    assert session.legal(at("symbiotic", "CC"))


def test_sites_of_buildings() -> None:
    session = game()
    session.goods(k=9)
    session.build("LR.b2=farm")
    building(session, "3-4/R4")
    assert session.legal(at("farm", "LR.b1"))
    assert session.legal(at("farm", "CC.b1")), "a city could be built there now"
    assert session.refused(at("farm", "LR.b2")) == ["building"]
    assert session.refused(at("farm", "UL.b1")) == ["building"]
    assert session.refused(at("farm", "LR.x")) == ["expansion-site"]
    assert session.refused(at("farm", "LR.b4")) == ["sites"], "basic boards have three sites at each city"
    session.goods()
    assert session.refused(at("farm", "LR.b1")) == ["cost"]


def test_expansion_sites_need_an_effect_that_says_so() -> None:
    session = game()
    session.goods(k=1, c=1)
    session.lay(DoStep(ME, f"card.{number('Survey')}", ()))
    assert session.refused(at("farm", "LR.b1")) == ["expansion-site"]
    session.say(at("farm", "LR.x"))


def test_sites_of_tunnels() -> None:
    session = game()
    session.goods(c=9, st=9)
    session.build("CC_LR")
    building(session, "3-4/Y4")
    assert session.legal(at("tunnel", "CC_UL")), "the empty site in the middle carries the way on"
    assert session.refused(at("tunnel", "CC_LR")) == ["tunnel"]
    assert session.refused(at("tunnel", "TM_UL")) == ["tunnel"]
    assert [r.rule for r in session.explain_drag(ME, "supply.tunnel", place("TM_UL"))] == ["underwater_cities/tunnel"]
    assert session.explain_drag(ME, "supply.tunnel", place("CC_UL")) == []
    session.table.transfer("tunnel", "supply.tunnel", place("CC_LR", 2), 45)
    assert session.refused(at("tunnel", "CC_UL")) == ["limited"]


def test_upgrading() -> None:
    session = game()
    session.goods(sc=2)
    session.build("LR.b1=farm", "LR.b2=farm+")
    session.lay(DoStep(ME, "slot.3-4/Y1", (1,)))
    assert session.legal(place("LR.b1"))
    assert session.refused(place("LR.b2")) == ["upgrade"], "only once"
    assert session.refused(place("LR")) == ["upgrade"], "cities are not upgraded"
    assert session.refused("") == ["upgrade"], "to upgrade was chosen"
    session.goods()
    assert session.refused(place("LR.b1")) == ["cost"]


def test_parts_and_choices() -> None:
    session = game()
    session.hand(RED)
    session.play(RED, "3-4/G2")
    assert session.refused(0) == ["possible"], "a tunnel cannot be paid"
    assert session.refused(2) == ["choice"]
    session.say(1, 0)
    assert session.refused(0) == ["parts"], "already done"
    assert session.legal(-1)


def test_action_cards() -> None:
    session = game()
    session.laid("34")
    session.used("card.34")
    session.lay(DoStep(ME, f"card.{number('Demonstration', 'green')}", ()))
    assert session.refused("card.34") == ["action-cards"]
    assert session.refused("assistant.2") == ["action-cards"]
    assert session.legal("assistant.1")
    assert [r.rule for r in session.explain_drag(ME, "card.34", "slot.AA")] == ["underwater_cities/action-cards"]


def test_paying_and_the_card_block() -> None:
    session = game()
    session.hand("182")
    session.play("182", "3-4/R2")
    assert session.refused("use") == ["cost"], "three credits are due"
    assert session.refused("perhaps") == ["card-block"]
    session = game()
    session.goods(sc=1)
    session.build("LR.b1=desalination")
    session.lay(DoStep(ME, f"card.{number('Technology Negotiation')}", ()))
    assert session.refused(1) == ["cost"] and session.legal(0) and session.refused(7) == ["pay"]


def test_blocks_are_asked_only_when_it_matters() -> None:
    session = game()
    session.hand(GREEN)
    session.play(GREEN, "3-4/G5")
    assert session.question() == "card_block", "what only gives goods comes first"
    session = game()
    session.hand(number("Rented Berths"))
    session.play(number("Rented Berths"), "3-4/Y5")
    assert session.question() == "card_block"
    assert session.table.count_at("seat.1.stock", "kelp") == 1, "the slot was first"
    session = game(cards=first_edition(number("Embassy")))
    session.hand(number("Embassy"))
    session.play(number("Embassy"), "3-4/G5")
    assert session.question() == "blocks"
    assert session.refused("both") == ["blocks"]


def test_special_cards_are_taken_from_where_they_lie() -> None:
    session = game()
    session.lay(DoStep(ME, "slot.1-2/R1", ()))
    top = session.table.pieces_in("specials.deck")[-1].id
    below = session.table.pieces_in("specials.deck")[0].id
    assert session.legal(top) and session.legal("draw")
    assert session.refused(below) == ["take-special"]
    session.say("draw")
    assert session.refused(top) == ["take-special"]
    session.say(session.options(session.asked())[0])
    items = session.items(session.asked())
    assert session.refused((items[0], items[0])) == ["take-special"]
    assert session.legal(tuple(reversed(items)))


def test_once_per_turn() -> None:
    session = game()
    session.goods(c=3)
    session.laid(number("Morning Market"))
    session.hand(RED)
    session.turn()
    market = f"card.{number('Morning Market')}"
    assert session.question() == "abilities"
    assert session.refused("card.37") == ["once-per-turn"]
    session.say(market, 0)
    assert session.question() == "choose_slot", "it was used"
    session.play(RED, "3-4/Y5")
    assert session.question() == "", "once a turn"


def test_the_direction_of_an_exchange_is_part_of_the_same_question() -> None:
    session = game()
    session.goods(c=1)
    market = f"card.{number('Morning Market')}"
    session.laid(number("Morning Market"))
    session.hand(RED)
    session.turn()
    assert session.options(session.asked()) == [f"{market}#0", ""], "there is no kelp to give"
    assert session.refused(f"{market}#1") == ["cost"]
    assert session.refused(f"{market}#2") == ["once-per-turn"]
    session.say(f"{market}#0")
    assert session.has() == {"k": 1} and session.question() == "choose_slot"


def test_contracts() -> None:
    session = game(contracts=1)
    table = session.table
    for n, contract in enumerate(("farms", "labs", "all"), 1):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
        table.move(f"contract.{contract}", f"contracts.{n}")
    session.build("CC", "CC_LR", "LR.b1=farm", "LR.b2=farm", "CC.b1=farm")
    session.goods(k=2)
    session.hand(YELLOW)
    session.turn()
    session.play(YELLOW, "3-4/R4")
    session.say(at("farm", "CC.b2"))
    assert session.question() == "claim_contracts", "at once, in the middle of the action"
    assert session.refused("contract.labs") == ["contracts"]
    assert session.refused("contract.cities") == ["contracts"]
    session.say("contract.farms")
    assert table.pieces["contract.farms"].place.id == "seat.1.contracts"
    assert session.question() == "build", "the action goes on"


def test_first_hands_and_blue_metropolises() -> None:
    session = fresh(2, metropolises=1)
    seat_one = session.asked(1)
    tiles = session.options(seat_one)
    assert len(tiles) == 2
    session.say(tiles[1], seat=1)
    assert session.table.pieces_in("seat.1.metropolis.blue_1")[0].id == tiles[1]
    assert session.table.pieces_in("seat.1.metropolis.blue_2")[0].id == tiles[0]
    assert session.refused(tiles[0], seat=2) == ["blue-places"]
    session.say(session.options(session.asked(2))[0], seat=2)
    cards = session.items(session.asked(1))
    assert len(cards) == 6
    assert session.refused(tuple(cards[:2]), seat=1) == ["setup"]
    session.say(tuple(cards[:3]), seat=1)


def test_no_refusal_without_a_rule() -> None:
    """Absurd answers and drags at every question of a few games are refused by a rule of the book."""
    for people in (1, 3):
        session = fresh(people, 5)
        bot, dice = RandomBot(5), RandomStream(5, "absurd", 0)
        pieces, places = list(session.table.pieces), list(session.table.places)
        for _ in range(60):
            pending = session.first_pending()
            if pending is None:
                break
            for refusal in session.explain_drag(pending.question.seat, dice.choice(pieces), dice.choice(places)):
                assert refusal.rule in session.game.rules
            session.answer(pending, bot.choose_answer(session, pending))


def test_goods_of_choice_must_leave_a_use_for_the_slot() -> None:
    """Odds and Ends gives two goods of choice; a tunnel needs a credit and steelplast, and there is nothing yet."""
    session = game()
    odds = number("Odds and Ends")
    session.hand(odds)
    assert session.legal(chosen(odds, "3-4/Y4")), "the right goods make the slot possible"
    session.play(odds, "3-4/Y4")
    session.say("use")
    assert session.question() == "pick_goods"
    assert session.refused(("kelp", "science")) == ["use-slot"]
    useful = {("credit", "steelplast"), ("credit", "biomatter")}
    assert session.default_answer(session.asked()) in useful, "what is proposed can be answered"
    assert {RandomBot(seed).choose_answer(session, session.asked()) for seed in range(30)} == useful
    session.say(("credit", "steelplast"), at("tunnel", "LR_RM"))
    assert session.table.count_at(place("LR_RM"), "tunnel") == 1


def test_paying_with_biomatter_must_leave_a_use_for_the_slot() -> None:
    """Exchange Counter wants two steelplast, so the tunnel of the card before it is paid with biomatter."""
    session = game()
    session.goods(st=2, b=1)
    session.laid(number("Exchange Counter"))
    session.used("assistant.1")
    bore = number("Open Borehole")
    session.hand(bore)
    session.play(bore, "3-4/R5")
    session.say("card", "use", at("tunnel", "LR_RM"))
    assert session.question() == "pay_with_biomatter"
    assert session.refused((1, 0)) == ["use-slot"]
    assert session.default_answer(session.asked()) == (0, 1)
    session.say((0, 1), 0, f"card.{number('Exchange Counter')}", 1)
    assert session.has()["c"] == 2
