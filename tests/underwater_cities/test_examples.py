"""The numbered examples of the rulebooks: building, timing, the network. T01 to T24."""

from __future__ import annotations

from engine.underwater_cities.economy import PayWithBiomatterStep
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.queries import count_of, network
from tests.underwater_cities.table import ME, OTHER, RED, Situation, at, chosen, fresh, game, number, place


def test_t01_setup_of_four() -> None:
    session = fresh(4)
    table = session.table
    order = [piece.owner for piece in table.pieces_in("order")]
    assert [session.space(seat) for seat in order] == ["below", "4", "3", "2"]
    common = {"k": 1, "sc": 1}
    assert session.has(order[0]) == {**common, "c": 2, "st": 1} == session.has(order[1])
    assert session.has(order[2]) == {**common, "c": 3, "st": 1}
    assert session.has(order[3]) == {**common, "c": 3, "st": 2}
    assert session.lies("clone_tile") == "clone"
    assert all(len(table.pieces_in(f"seat.{seat}.hand")) == 6 for seat in order)


def test_t02_a_city_with_biomatter() -> None:
    session = game()
    session.goods(c=1, st=1, b=2)
    session.hand(RED)
    session.play(RED, "3-4/Y2")  # city and building
    session.say(0, at("city", "CC"))
    assert session.has() == {}, "there is one way to pay, so nobody is asked"
    assert count_of(session.table, ME, "city") == 1, "it is not connected"


def test_t02_the_payment_is_asked_where_it_can_be_chosen() -> None:
    session = game()
    session.goods(c=1, k=1, st=2, b=2)
    session.hand("1")
    session.play("1", "3-4/G3")
    session.say(0, at("city", "CC"))
    assert isinstance(session.asked().frame, PayWithBiomatterStep)
    assert session.default_answer(session.asked()) == (1, 2, 0)
    assert session.refused((2, 1, 0)) == ["biomatter"], "one kelp is due"
    assert session.refused((0, 0, 3)) == ["cost"], "there are two"
    assert session.refused((1, 1, 0)) == ["biomatter"], "three are due"
    session.say((0, 1, 2))
    assert session.has() == {"k": 1, "st": 1}


def test_t03_the_bonus_of_the_first_tunnel_pays_the_second() -> None:
    session = game()
    session.goods(c=2, st=1)
    session.build("BM_LR")
    session.hand(RED)
    session.play(RED, "3-4/Y4")
    session.say(at("tunnel", "LL_BM"), at("tunnel", "CC_LR"))
    assert session.has() == {}
    assert network(session.table, ME).tunnels == {"BM_LR", "LL_BM", "CC_LR"}


def test_t04_a_discount_does_not_pay_back() -> None:
    """Two credits off a tunnel, which costs one: no shipped card does it, so a pack brings it."""
    less = {"do": "discount", "what": "tunnel", "goods": {"credit": 2}}
    card = {"number": 300, "deck": "era1", "name": "Toll", "colour": "red", "type": "permanent", "effects": [less]}
    session = game(cards=[card])
    session.goods(c=1, st=1)
    session.laid("300")
    session.hand(RED)
    session.play(RED, "3-4/Y4")
    session.say(at("tunnel", "CC_LR"))
    assert session.has() == {"c": 1}, "the steelplast is paid, and no credit comes back"


def test_t04_discounts_add_up() -> None:
    session = game()
    session.goods(c=1, st=1)
    session.laid(number("Tunnel Authority"), number("Deep Drills"))  # a credit cheaper; a steelplast cheaper
    session.hand(RED)
    session.play(RED, "3-4/Y4")
    session.say(at("tunnel", "CC_LR"))
    assert session.has() == {"c": 1, "st": 1}, "both parts of the price are gone, nothing comes back"


def _timing_one(session: Situation) -> None:
    """Kate: lab with #37 and #34 on "A; build and upgrade"."""
    session.goods(st=1, sc=1)
    session.laid("37", "34")
    session.build("LR.b1=laboratory")
    session.hand("1")


def test_t05_timing_first_example_step_by_step() -> None:
    session = game()
    _timing_one(session)
    session.play("1", "3-4/R5")
    session.say(1, at("laboratory", "LR.b2"))
    assert session.has() == {"c": 1, "sc": 1}, "the second lab sets #37 off before the upgrade"
    session.say(place("LR.b2"))
    assert session.has() == {"c": 1}
    cards = len(session.table.pieces_in("seat.1.hand"))
    session.say(0, "card.34", 0, 1, at("desalination", "LR.b3"), 1)
    assert session.has() == {}
    assert session.table.pieces["card.34"].quarter_turns == 1
    assert session.table.count_at(place("LR.b2"), "upgrade") == 1
    assert session.table.count_at(place("LR.b3"), "desalination") == 1
    assert len(session.table.pieces_in("seat.1.hand")) == cards + 1 + 1, "one by #34, one at the end of the turn"


def test_t05b_building_without_upgrading_is_refused() -> None:
    session = game()
    _timing_one(session)
    session.goods(st=1)  # no science: the lab could be built but not upgraded
    session.play("1", "3-4/R5")
    assert session.refused(1) == ["possible"]
    session = game()
    _timing_one(session)
    session.play("1", "3-4/R5")
    session.say(1, at("laboratory", "LR.b2"))
    assert session.question() == "upgrade_built"
    assert session.refused("") == ["build-upgrade"], "once built, it must be upgraded"
    assert session.options(session.asked()) == [place("LR.b2")]


def test_t05b_a_site_that_brings_science_will_do() -> None:
    session = game(board="3")  # BM.b1 gives a science
    session.goods(st=2)
    session.hand("1")
    session.play("1", "3-4/R5")
    session.say(1)
    assert session.question() == "build_for_science"
    assert session.refused(at("laboratory", "LR.b1")) == ["build-upgrade"]
    session.say(at("laboratory", "BM.b1"), place("BM.b1"))
    assert session.has() == {"st": 1}


def _timing_two(session: Situation) -> None:
    """Kate on space 4 with #19 ready; red #28 on red "A; build and upgrade"."""
    session.goods(c=1, st=1, sc=1)
    session.marker(ME, 4)
    session.laid("19")
    session.hand("28")
    session.play("28", "3-4/R5")


def test_t06_timing_second_example_step_by_step() -> None:
    session = game()
    _timing_two(session)
    assert session.question() == "blocks"
    session.say("slot", 1, at("tunnel", "CC_LR"), place("CC_LR"))
    assert session.has() == {}
    session.say(0, "card.19", 1)
    assert (session.space(), session.has()) == ("3", {"c": 1}), "the step first: its credit pays the plant"
    session.say(0, at("desalination", "LR.b1"))
    assert session.has() == {}
    assert session.question() == "card_block"
    session.say("use")
    assert session.has() == {"k": 1}
    assert session.lies("card.28") == "discard"


def test_t06b_the_card_first_gives_nothing() -> None:
    session = game()
    _timing_two(session)
    session.say("card")
    assert session.refused("use") == ["conditions"], "no upgraded tunnel yet"
    session.say("decline")
    assert session.question() == "slot_block"
    session.say(1, at("tunnel", "CC_LR"), place("CC_LR"), -1)
    assert session.question() == "" and session.has() == {}, "its turn is over: no kelp for the tunnel built after it"
    assert session.lies("card.28") == "discard"


def _not_mixed(session: Situation) -> bool:
    """Is the played card kept back by the rule about the two blocks, and by no other?"""
    reasons = session.explain_drag(ME, "card.28", "slot.3-4/R5")
    return [refusal.rule for refusal in reasons] == ["underwater_cities/blocks"]


def test_t06c_blocks_are_not_mixed() -> None:
    """The kelp of #28 cannot build a farm through #19: the card waits until the slot is finished."""
    session = game()
    _timing_two(session)
    session.say("slot", 1, at("tunnel", "CC_LR"), place("CC_LR"))
    assert session.question() == "some_parts"
    assert _not_mixed(session), "right after the tunnel, which would give the kelp"
    session.say(0, "card.19")
    assert _not_mixed(session), "nor in the middle of the action card"
    (refusal, *_) = session.refusals(session.asked(), 0)
    assert refusal.rule == "underwater_cities/possible", "nothing can be built: there is no kelp yet"
    session.say(1, 0)
    assert session.refused(at("farm", "LR.b1")) == ["cost"]
    assert _not_mixed(session)


def test_t06d_with_an_upgraded_tunnel_the_card_first_pays() -> None:
    session = game()
    session.build("LR_RM+")
    _timing_two(session)
    session.say("card", "use")
    assert session.has()["k"] == 1
    session.say(1)
    assert session.legal(at("farm", "LR.b1")), "the kelp can be used in the slot"


def test_t07_past_the_first_space() -> None:
    session = game()
    session.marker(OTHER, 1)
    session.marker(ME, 2)
    session.hand("1")
    session.play("1", "3-4/G5")
    assert session.space() == "1"
    assert [piece.owner for piece in session.table.pieces_in("federation.1")] == [OTHER, ME]
    assert session.has() == {"p": 2}


def test_t08_new_order_of_play() -> None:
    from engine.underwater_cities.rounds import EndRoundStep

    session = game(4)
    purple, orange, blue, black = 1, 2, 3, 4
    session.table.reorder("order", [f"order.{seat}" for seat in (purple, black, orange, blue)])
    for seat in (blue, black):
        session.marker(seat, "below")
    session.marker(purple, 2)
    session.marker(orange, 2)
    session.table.set_count("state", "round", 2)
    session.lay(EndRoundStep())
    assert [piece.owner for piece in session.table.pieces_in("order")] == [orange, purple, black, blue]
    assert {session.space(seat) for seat in (1, 2, 3, 4)} == {"below"}


def test_t09_legal_city_sites() -> None:
    session = game()
    session.build("CC")
    assert set(network(session.table, ME).open_cities) == {"RM", "BM", "UL", "UR", "LL"}
    session.build("UL")
    assert set(network(session.table, ME).open_cities) == {"RM", "BM", "UR", "LL", "TM", "LM"}


def test_t10_connected_and_not() -> None:
    session = game()
    session.build("CC", "LR_RM", "RM_UR", "BM_LR", "CC.b1=farm", "LL.b1=laboratory")
    net = network(session.table, ME)
    assert net.connected_cities == ("LR",)
    assert count_of(session.table, ME, "building") == 0
    assert count_of(session.table, ME, "tunnel") == 3
    assert "LL" in net.open_cities, "the lab was legal"


def test_t17_city22_costs_more_and_scores_at_once() -> None:
    session = game(board="6")  # city22 at TM
    session.build("UR")
    session.goods(st=2, k=1, c=3, sc=2)
    session.hand("1")
    session.play("1", "3-4/G3")
    session.say(0, at("city", "TM"))
    assert session.has() == {"p": 6}


def test_t18_a_free_build_pays_the_surcharge_only() -> None:
    session = game(board="6")  # tun3 at RM_UR
    session.build("LR_RM")
    session.lay(DoStep(ME, f"card.{number('Free Passage')}", ()))
    assert session.question() == "some_parts"
    session.say(0)
    assert session.refused(at("tunnel", "RM_UR")) == ["cost"]
    session.goods(c=1)
    session.say(at("tunnel", "RM_UR"))
    assert session.has() == {}


def test_t19_upgrading_farms_for_credits_or_science() -> None:
    for paid in ((0, 0), (1, 1), (0, 1)):
        session = game()
        session.goods(c=2, sc=2)
        session.build("LR.b1=farm", "LR.b2=farm")
        card = f"card.{number('Refit')}"
        session.lay(DoStep(ME, card, ()))
        for price, site in zip(paid, ("LR.b1", "LR.b2"), strict=True):
            session.say(price, place(site))
        left = {"c": 2 - paid.count(0), "sc": 2 - paid.count(1)}
        assert session.has() == {good: n for good, n in left.items() if n}


def test_t22_a_slot_that_cannot_be_used_cannot_be_chosen() -> None:
    session = game()
    session.hand("1")
    assert session.refused(chosen("1", "3-4/Y4")) == ["use-slot"]
    session.goods(c=1, st=1)
    assert session.legal(chosen("1", "3-4/Y4"))


def test_t23_the_tunnel_alone_will_do() -> None:
    session = game()
    session.goods(c=1, st=1)
    session.hand("1")
    session.play("1", "3-4/R3")
    session.say(1, at("tunnel", "CC_LR"))
    assert session.question() == "", "nothing is left that could be done; the turn is over"


def test_t24_two_steelplast_and_a_kelp() -> None:
    session = game()
    session.hand("1")
    session.play("1", "3-4/R2")
    assert session.has() == {"st": 2, "k": 1}
