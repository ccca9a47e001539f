"""Every check lets the right thing pass and refuses the wrong one by its rule."""

from __future__ import annotations

from typing import Any

from engine.api import RandomBot, RandomStream, Session, to_english
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.structures.sites import STOP, At
from tests.underwater_cities.table import (
    GREEN,
    ME,
    RED,
    YELLOW,
    asked,
    build,
    chosen,
    first_edition,
    fresh,
    game,
    goods,
    hand,
    has,
    laid,
    lay,
    legal,
    number,
    occupy,
    place,
    play,
    question,
    refused,
    say,
    turn,
    used,
)


def at(kind: str, where: str, seat: int = ME) -> At:
    return At(kind, place(where, seat))


def building(session: Session, slot: str, *first: Any) -> None:
    """Seat 1 is asked what it builds through a slot."""
    lay(session, DoStep(ME, f"slot.{slot}", ()))
    say(session, *first)
    assert question(session) in ("build", "build_and_upgrade"), question(session)


def test_choosing_a_slot() -> None:
    session = game()
    goods(session, c=2, k=2, st=2)
    hand(session, RED)
    assert legal(session, chosen(RED, "3-4/Y5"))
    assert refused(session, chosen(YELLOW, "3-4/Y5")) == ["play-card"]
    (unseen,) = session.explain_drag(ME, f"card.{YELLOW}", "slot.3-4/Y5")
    assert unseen.rule == "table/not-asked", "nobody may learn where a card lies by asking"
    session.table.move(f"card.{YELLOW}", "discard")
    (held,) = session.explain_drag(ME, f"card.{YELLOW}", "slot.3-4/Y5")
    assert to_english(held.message) == "You do not hold Petty Cash."
    assert refused(session, chosen("", "3-4/Y5")) == ["play-card"]
    assert refused(session, chosen(RED, "1-2/Y4")) == ["choose-slot"]
    assert refused(session, chosen(RED, "3-4/Y5", clone=True)) == ["cloning"]
    occupy(session, "3-4/Y5", 2)
    assert refused(session, chosen(RED, "3-4/Y5")) == ["choose-slot"]
    assert session.explain_drag(ME, f"card.{RED}", "slot.3-4/Y5")[0].rule == "underwater_cities/choose-slot"
    assert session.explain_drag(ME, f"card.{RED}", "slot.3-4/R2") == []
    for n in (1, 2, 3):
        session.table.move(f"tile.1.{n}", "slot.AA")
    assert refused(session, chosen(RED, "3-4/R2")) == ["action-tiles"]


def test_sites_of_cities() -> None:
    session = game()
    goods(session, c=9, k=9, st=9, b=9)
    building(session, "3-4/G3", 0)
    assert legal(session, at("city", "CC")) and legal(session, at("symbiotic", "CC"))
    assert refused(session, at("city", "UL")) == ["city"], "it lies beside no city"
    assert refused(session, at("city", "LR")) == ["city"], "there is one already"
    assert refused(session, at("city", "CC_LR")) == ["sites"]
    assert refused(session, at("farm", "LR.b1")) == ["build"]
    assert refused(session, at("city", "CC", 2)) == ["own-board"]
    assert refused(session, STOP) == ["build"], "to build was chosen"
    session.table.transfer("city", "supply.city", place("UL", 2), session.table.count_at("supply.city", "city"))
    assert refused(session, at("city", "CC")) == ["limited"]
    assert legal(session, at("symbiotic", "CC"))


def test_sites_of_buildings() -> None:
    session = game()
    goods(session, k=9)
    build(session, "LR.b2=farm")
    building(session, "3-4/R4")
    assert legal(session, at("farm", "LR.b1"))
    assert legal(session, at("farm", "CC.b1")), "a city could be built there now"
    assert refused(session, at("farm", "LR.b2")) == ["building"]
    assert refused(session, at("farm", "UL.b1")) == ["building"]
    assert refused(session, at("farm", "LR.x")) == ["expansion-site"]
    assert refused(session, at("farm", "LR.b4")) == ["sites"], "basic boards have three sites at each city"
    goods(session)
    assert refused(session, at("farm", "LR.b1")) == ["cost"]


def test_expansion_sites_need_an_effect_that_says_so() -> None:
    session = game()
    goods(session, k=1, c=1)
    lay(session, DoStep(ME, f"card.{number('Survey')}", ()))
    assert refused(session, at("farm", "LR.b1")) == ["expansion-site"]
    say(session, at("farm", "LR.x"))


def test_sites_of_tunnels() -> None:
    session = game()
    goods(session, c=9, st=9)
    build(session, "CC_LR")
    building(session, "3-4/Y4")
    assert legal(session, at("tunnel", "CC_UL")), "the empty site in the middle carries the way on"
    assert refused(session, at("tunnel", "CC_LR")) == ["tunnel"]
    assert refused(session, at("tunnel", "TM_UL")) == ["tunnel"]
    assert [r.rule for r in session.explain_drag(ME, "supply.tunnel", place("TM_UL"))] == ["underwater_cities/tunnel"]
    assert session.explain_drag(ME, "supply.tunnel", place("CC_UL")) == []
    session.table.transfer("tunnel", "supply.tunnel", place("CC_LR", 2), 45)
    assert refused(session, at("tunnel", "CC_UL")) == ["limited"]


def test_upgrading() -> None:
    session = game()
    goods(session, sc=2)
    build(session, "LR.b1=farm", "LR.b2=farm+")
    lay(session, DoStep(ME, "slot.3-4/Y1", (1,)))
    assert legal(session, place("LR.b1"))
    assert refused(session, place("LR.b2")) == ["upgrade"], "only once"
    assert refused(session, place("LR")) == ["upgrade"], "cities are not upgraded"
    assert refused(session, "") == ["upgrade"], "to upgrade was chosen"
    goods(session)
    assert refused(session, place("LR.b1")) == ["cost"]


def test_parts_and_choices() -> None:
    session = game()
    hand(session, RED)
    play(session, RED, "3-4/G2")
    assert refused(session, 0) == ["possible"], "a tunnel cannot be paid"
    assert refused(session, 2) == ["choice"]
    say(session, 1, 0)
    assert refused(session, 0) == ["parts"], "already done"
    assert legal(session, -1)


def test_action_cards() -> None:
    session = game()
    laid(session, "34")
    used(session, "card.34")
    lay(session, DoStep(ME, f"card.{number('Demonstration', 'green')}", ()))
    assert refused(session, "card.34") == ["action-cards"]
    assert refused(session, "assistant.2") == ["action-cards"]
    assert legal(session, "assistant.1")
    assert [r.rule for r in session.explain_drag(ME, "card.34", "slot.AA")] == ["underwater_cities/action-cards"]


def test_paying_and_the_card_block() -> None:
    session = game()
    hand(session, "182")
    play(session, "182", "3-4/R2")
    assert refused(session, "use") == ["cost"], "three credits are due"
    assert refused(session, "perhaps") == ["card-block"]
    session = game()
    goods(session, sc=1)
    build(session, "LR.b1=desalination")
    lay(session, DoStep(ME, f"card.{number('Technology Negotiation')}", ()))
    assert refused(session, 1) == ["cost"] and legal(session, 0) and refused(session, 7) == ["pay"]


def test_blocks_are_asked_only_when_it_matters() -> None:
    session = game()
    hand(session, GREEN)
    play(session, GREEN, "3-4/G5")
    assert question(session) == "card_block", "what only gives goods comes first"
    session = game()
    hand(session, number("Rented Berths"))
    play(session, number("Rented Berths"), "3-4/Y5")
    assert question(session) == "card_block"
    assert session.table.count_at("seat.1.stock", "kelp") == 1, "the slot was first"
    session = game(cards=first_edition(number("Embassy")))
    hand(session, number("Embassy"))
    play(session, number("Embassy"), "3-4/G5")
    assert question(session) == "blocks"
    assert refused(session, "both") == ["blocks"]


def test_special_cards_are_taken_from_where_they_lie() -> None:
    session = game()
    lay(session, DoStep(ME, "slot.1-2/R1", ()))
    top = session.table.pieces_in("specials.deck")[-1].id
    below = session.table.pieces_in("specials.deck")[0].id
    assert legal(session, top) and legal(session, "draw")
    assert refused(session, below) == ["take-special"]
    say(session, "draw")
    assert refused(session, top) == ["take-special"]
    say(session, session.options(asked(session))[0])
    items = session.items(asked(session))
    assert refused(session, (items[0], items[0])) == ["table/answer-items"]
    assert legal(session, tuple(reversed(items)))


def test_once_per_turn() -> None:
    session = game()
    goods(session, c=3)
    laid(session, number("Morning Market"))
    hand(session, RED)
    turn(session)
    market = f"card.{number('Morning Market')}"
    assert question(session) == "abilities"
    assert refused(session, "card.37") == ["once-per-turn"]
    say(session, market, 0)
    assert question(session) == "choose_slot", "it was used"
    play(session, RED, "3-4/Y5")
    assert question(session) == "", "once a turn"


def test_the_direction_of_an_exchange_is_part_of_the_same_question() -> None:
    session = game()
    goods(session, c=1)
    market = f"card.{number('Morning Market')}"
    laid(session, number("Morning Market"))
    hand(session, RED)
    turn(session)
    assert session.options(asked(session)) == [f"{market}#0", ""], "there is no kelp to give"
    assert refused(session, f"{market}#1") == ["cost"]
    assert refused(session, f"{market}#2") == ["once-per-turn"]
    say(session, f"{market}#0")
    assert has(session) == {"k": 1} and question(session) == "choose_slot"


def test_contracts() -> None:
    session = game(contracts=1)
    table = session.table
    for n, contract in enumerate(("farms", "labs", "all"), 1):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
        table.move(f"contract.{contract}", f"contracts.{n}")
    build(session, "CC", "CC_LR", "LR.b1=farm", "LR.b2=farm", "CC.b1=farm")
    goods(session, k=2)
    hand(session, YELLOW)
    turn(session)
    play(session, YELLOW, "3-4/R4")
    say(session, at("farm", "CC.b2"))
    assert question(session) == "claim_contracts", "at once, in the middle of the action"
    assert refused(session, "contract.labs") == ["contracts"]
    assert refused(session, "contract.cities") == ["contracts"]
    say(session, "contract.farms")
    assert table.pieces["contract.farms"].place.id == "seat.1.contracts"
    assert question(session) == "build", "the action goes on"


def test_first_hands_and_blue_metropolises() -> None:
    session = fresh(2, metropolises=1)
    seat_one = asked(session, 1)
    tiles = session.options(seat_one)
    assert len(tiles) == 2
    say(session, tiles[1], seat=1)
    assert session.table.pieces_in("seat.1.metropolis.blue_1")[0].id == tiles[1]
    assert session.table.pieces_in("seat.1.metropolis.blue_2")[0].id == tiles[0]
    assert refused(session, tiles[0], seat=2) == ["blue-places"]
    say(session, session.options(asked(session, 2))[0], seat=2)
    cards = session.items(asked(session, 1))
    assert len(cards) == 6
    assert refused(session, tuple(cards[:2]), seat=1) == ["setup"]
    say(session, tuple(cards[:3]), seat=1)


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
    hand(session, odds)
    assert legal(session, chosen(odds, "3-4/Y4")), "the right goods make the slot possible"
    play(session, odds, "3-4/Y4")
    say(session, "use")
    assert question(session) == "pick_goods"
    assert refused(session, ("kelp", "science")) == ["use-slot"]
    useful = {("credit", "steelplast"), ("credit", "biomatter")}
    assert session.default_answer(asked(session)) in useful, "what is proposed can be answered"
    assert {RandomBot(seed).choose_answer(session, asked(session)) for seed in range(30)} == useful
    say(session, ("credit", "steelplast"), at("tunnel", "LR_RM"))
    assert session.table.count_at(place("LR_RM"), "tunnel") == 1


def test_paying_with_biomatter_must_leave_a_use_for_the_slot() -> None:
    """Exchange Counter wants two steelplast, so the tunnel of the card before it is paid with biomatter."""
    session = game()
    goods(session, st=2, b=1)
    laid(session, number("Exchange Counter"))
    used(session, "assistant.1")
    bore = number("Open Borehole")
    hand(session, bore)
    play(session, bore, "3-4/R5")
    say(session, "card", "use", at("tunnel", "LR_RM"))
    assert question(session) == "pay_with_biomatter"
    assert refused(session, (1, 0)) == ["use-slot"]
    assert session.default_answer(asked(session)) == (0, 1)
    say(session, (0, 1), 0, f"card.{number('Exchange Counter')}", 1)
    assert has(session)["c"] == 2
