"""The numbered examples of the rulebooks: building, timing, the network. T01 to T24."""

from __future__ import annotations

from engine.api import Session
from engine.underwater_cities.economy import PayWithBiomatterStep
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.queries import count_of, network
from engine.underwater_cities.structures.sites import At
from tests.underwater_cities.table import (
    ME,
    OTHER,
    RED,
    asked,
    build,
    chosen,
    fresh,
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
    place,
    play,
    question,
    refused,
    say,
    space,
)


def at(kind: str, where: str) -> At:
    return At(kind, place(where))


def test_t01_setup_of_four() -> None:
    session = fresh(4)
    table = session.table
    order = [piece.owner for piece in table.pieces_in("order")]
    assert [space(session, seat) for seat in order] == ["below", "4", "3", "2"]
    common = {"k": 1, "sc": 1}
    assert has(session, order[0]) == {**common, "c": 2, "st": 1} == has(session, order[1])
    assert has(session, order[2]) == {**common, "c": 3, "st": 1}
    assert has(session, order[3]) == {**common, "c": 3, "st": 2}
    assert lies(session, "clone_tile") == "clone"
    assert all(len(table.pieces_in(f"seat.{seat}.hand")) == 6 for seat in order)


def test_t02_a_city_with_biomatter() -> None:
    session = game()
    goods(session, c=1, st=1, b=2)
    hand(session, RED)
    play(session, RED, "3-4/Y2")  # city and building
    say(session, 0, at("city", "CC"))
    assert has(session) == {}, "there is one way to pay, so nobody is asked"
    assert count_of(session.table, ME, "city") == 1, "it is not connected"


def test_t02_the_payment_is_asked_where_it_can_be_chosen() -> None:
    session = game()
    goods(session, c=1, k=1, st=2, b=2)
    hand(session, "1")
    play(session, "1", "3-4/G3")
    say(session, 0, at("city", "CC"))
    assert isinstance(asked(session).frame, PayWithBiomatterStep)
    assert session.default_answer(asked(session)) == (1, 2, 0)
    assert refused(session, (2, 1, 0)) == ["biomatter"], "one kelp is due"
    assert refused(session, (0, 0, 3)) == ["cost"], "there are two"
    assert refused(session, (1, 1, 0)) == ["table/answer-number"], "three are due"
    say(session, (0, 1, 2))
    assert has(session) == {"k": 1, "st": 1}


def test_t03_the_bonus_of_the_first_tunnel_pays_the_second() -> None:
    session = game()
    goods(session, c=2, st=1)
    build(session, "BM_LR")
    hand(session, RED)
    play(session, RED, "3-4/Y4")
    say(session, at("tunnel", "LL_BM"), at("tunnel", "CC_LR"))
    assert has(session) == {}
    assert network(session.table, ME).tunnels == {"BM_LR", "LL_BM", "CC_LR"}


def test_t04_a_discount_does_not_pay_back() -> None:
    """Two credits off a tunnel, which costs one: no shipped card does it, so a pack brings it."""
    less = {"do": "discount", "what": "tunnel", "goods": {"credit": 2}}
    card = {"number": 300, "deck": "era1", "name": "Toll", "colour": "red", "type": "permanent", "effects": [less]}
    session = game(cards=[card])
    goods(session, c=1, st=1)
    laid(session, "300")
    hand(session, RED)
    play(session, RED, "3-4/Y4")
    say(session, at("tunnel", "CC_LR"))
    assert has(session) == {"c": 1}, "the steelplast is paid, and no credit comes back"


def test_t04_discounts_add_up() -> None:
    session = game()
    goods(session, c=1, st=1)
    laid(session, number("Tunnel Authority"), number("Deep Drills"))  # a credit cheaper; a steelplast cheaper
    hand(session, RED)
    play(session, RED, "3-4/Y4")
    say(session, at("tunnel", "CC_LR"))
    assert has(session) == {"c": 1, "st": 1}, "both parts of the price are gone, nothing comes back"


def _timing_one(session: Session) -> None:
    """Kate: lab with #37 and #34 on "A; build and upgrade"."""
    goods(session, st=1, sc=1)
    laid(session, "37", "34")
    build(session, "LR.b1=laboratory")
    hand(session, "1")


def test_t05_timing_first_example_step_by_step() -> None:
    session = game()
    _timing_one(session)
    play(session, "1", "3-4/R5")
    say(session, 1, at("laboratory", "LR.b2"))
    assert has(session) == {"c": 1, "sc": 1}, "the second lab sets #37 off before the upgrade"
    say(session, place("LR.b2"))
    assert has(session) == {"c": 1}
    cards = len(session.table.pieces_in("seat.1.hand"))
    say(session, 0, "card.34", 0, 1, at("desalination", "LR.b3"), 1)
    assert has(session) == {}
    assert session.table.pieces["card.34"].quarter_turns == 1
    assert session.table.count_at(place("LR.b2"), "upgrade") == 1
    assert session.table.count_at(place("LR.b3"), "desalination") == 1
    assert len(session.table.pieces_in("seat.1.hand")) == cards + 1 + 1, "one by #34, one at the end of the turn"


def test_t05b_building_without_upgrading_is_refused() -> None:
    session = game()
    _timing_one(session)
    goods(session, st=1)  # no science: the lab could be built but not upgraded
    play(session, "1", "3-4/R5")
    assert refused(session, 1) == ["possible"]
    session = game()
    _timing_one(session)
    play(session, "1", "3-4/R5")
    say(session, 1, at("laboratory", "LR.b2"))
    assert question(session) == "upgrade_built"
    assert refused(session, "") == ["build-upgrade"], "once built, it must be upgraded"
    assert session.options(asked(session)) == [place("LR.b2")]


def test_t05b_a_site_that_brings_science_will_do() -> None:
    session = game(board="3")  # BM.b1 gives a science
    goods(session, st=2)
    hand(session, "1")
    play(session, "1", "3-4/R5")
    say(session, 1)
    assert question(session) == "build_for_science"
    assert refused(session, at("laboratory", "LR.b1")) == ["build-upgrade"]
    say(session, at("laboratory", "BM.b1"), place("BM.b1"))
    assert has(session) == {"st": 1}


def _timing_two(session: Session) -> None:
    """Kate on space 4 with #19 ready; red #28 on red "A; build and upgrade"."""
    goods(session, c=1, st=1, sc=1)
    marker(session, ME, 4)
    laid(session, "19")
    hand(session, "28")
    play(session, "28", "3-4/R5")


def test_t06_timing_second_example_step_by_step() -> None:
    session = game()
    _timing_two(session)
    assert question(session) == "blocks"
    say(session, "slot", 1, at("tunnel", "CC_LR"), place("CC_LR"))
    assert has(session) == {}
    say(session, 0, "card.19", 1)
    assert (space(session), has(session)) == ("3", {"c": 1}), "the step first: its credit pays the plant"
    say(session, 0, at("desalination", "LR.b1"))
    assert has(session) == {}
    assert question(session) == "card_block"
    say(session, "use")
    assert has(session) == {"k": 1}
    assert lies(session, "card.28") == "discard"


def test_t06b_the_card_first_gives_nothing() -> None:
    session = game()
    _timing_two(session)
    say(session, "card")
    assert refused(session, "use") == ["conditions"], "no upgraded tunnel yet"
    say(session, "decline")
    assert question(session) == "slot_block"
    say(session, 1, at("tunnel", "CC_LR"), place("CC_LR"), -1)
    assert question(session) == "" and has(session) == {}, "its turn is over: no kelp for the tunnel built after it"
    assert lies(session, "card.28") == "discard"


def _not_mixed(session: Session) -> bool:
    """Is the played card kept back by the rule about the two blocks, and by no other?"""
    reasons = session.explain_drag(ME, "card.28", "slot.3-4/R5")
    return [refusal.rule for refusal in reasons] == ["underwater_cities/blocks"]


def test_t06c_blocks_are_not_mixed() -> None:
    """The kelp of #28 cannot build a farm through #19: the card waits until the slot is finished."""
    session = game()
    _timing_two(session)
    say(session, "slot", 1, at("tunnel", "CC_LR"), place("CC_LR"))
    assert question(session) == "some_parts"
    assert _not_mixed(session), "right after the tunnel, which would give the kelp"
    say(session, 0, "card.19")
    assert _not_mixed(session), "nor in the middle of the action card"
    (refusal, *_) = session.refusals(asked(session), 0)
    assert refusal.rule == "underwater_cities/possible", "nothing can be built: there is no kelp yet"
    say(session, 1, 0)
    assert refused(session, at("farm", "LR.b1")) == ["cost"]
    assert _not_mixed(session)


def test_t06d_with_an_upgraded_tunnel_the_card_first_pays() -> None:
    session = game()
    build(session, "LR_RM+")
    _timing_two(session)
    say(session, "card", "use")
    assert has(session)["k"] == 1
    say(session, 1)
    assert legal(session, at("farm", "LR.b1")), "the kelp can be used in the slot"


def test_t07_past_the_first_space() -> None:
    session = game()
    marker(session, OTHER, 1)
    marker(session, ME, 2)
    hand(session, "1")
    play(session, "1", "3-4/G5")
    assert space(session) == "1"
    assert [piece.owner for piece in session.table.pieces_in("federation.1")] == [OTHER, ME]
    assert has(session) == {"p": 2}


def test_t08_new_order_of_play() -> None:
    from engine.underwater_cities.rounds import EndRoundStep

    session = game(4)
    purple, orange, blue, black = 1, 2, 3, 4
    session.table.reorder("order", [f"order.{seat}" for seat in (purple, black, orange, blue)])
    for seat in (blue, black):
        marker(session, seat, "below")
    marker(session, purple, 2)
    marker(session, orange, 2)
    session.table.set_count("state", "round", 2)
    lay(session, EndRoundStep())
    assert [piece.owner for piece in session.table.pieces_in("order")] == [orange, purple, black, blue]
    assert {space(session, seat) for seat in (1, 2, 3, 4)} == {"below"}


def test_t09_legal_city_sites() -> None:
    session = game()
    build(session, "CC")
    assert set(network(session.table, ME).open_cities) == {"RM", "BM", "UL", "UR", "LL"}
    build(session, "UL")
    assert set(network(session.table, ME).open_cities) == {"RM", "BM", "UR", "LL", "TM", "LM"}


def test_t10_connected_and_not() -> None:
    session = game()
    build(session, "CC", "LR_RM", "RM_UR", "BM_LR", "CC.b1=farm", "LL.b1=laboratory")
    net = network(session.table, ME)
    assert net.connected_cities == ("LR",)
    assert count_of(session.table, ME, "building") == 0
    assert count_of(session.table, ME, "tunnel") == 3
    assert "LL" in net.open_cities, "the lab was legal"


def test_t17_city22_costs_more_and_scores_at_once() -> None:
    session = game(board="6")  # city22 at TM
    build(session, "UR")
    goods(session, st=2, k=1, c=3, sc=2)
    hand(session, "1")
    play(session, "1", "3-4/G3")
    say(session, 0, at("city", "TM"))
    assert has(session) == {"p": 6}


def test_t18_a_free_build_pays_the_surcharge_only() -> None:
    session = game(board="6")  # tun3 at RM_UR
    build(session, "LR_RM")
    lay(session, DoStep(ME, f"card.{number('Free Passage')}", ()))
    assert question(session) == "some_parts"
    say(session, 0)
    assert refused(session, at("tunnel", "RM_UR")) == ["cost"]
    goods(session, c=1)
    say(session, at("tunnel", "RM_UR"))
    assert has(session) == {}


def test_t19_upgrading_farms_for_credits_or_science() -> None:
    for paid in ((0, 0), (1, 1), (0, 1)):
        session = game()
        goods(session, c=2, sc=2)
        build(session, "LR.b1=farm", "LR.b2=farm")
        card = f"card.{number('Refit')}"
        lay(session, DoStep(ME, card, ()))
        for price, site in zip(paid, ("LR.b1", "LR.b2"), strict=True):
            say(session, price, place(site))
        left = {"c": 2 - paid.count(0), "sc": 2 - paid.count(1)}
        assert has(session) == {good: n for good, n in left.items() if n}


def test_t22_a_slot_that_cannot_be_used_cannot_be_chosen() -> None:
    session = game()
    hand(session, "1")
    assert refused(session, chosen("1", "3-4/Y4")) == ["use-slot"]
    goods(session, c=1, st=1)
    assert legal(session, chosen("1", "3-4/Y4"))


def test_t23_the_tunnel_alone_will_do() -> None:
    session = game()
    goods(session, c=1, st=1)
    hand(session, "1")
    play(session, "1", "3-4/R3")
    say(session, 1, at("tunnel", "CC_LR"))
    assert question(session) == "", "nothing is left that could be done; the turn is over"


def test_t24_two_steelplast_and_a_kelp() -> None:
    session = game()
    hand(session, "1")
    play(session, "1", "3-4/R2")
    assert has(session) == {"st": 2, "k": 1}
