"""One test for each card, generated from its data: it is played by the rules, and exactly what it says changes."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.flow.effect import Effect
from engine.underwater_cities.cards import Card, shipped
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.scoring import FinalScoringStep
from engine.underwater_cities.structures.sites import STOP
from tests.underwater_cities.oracle import BELOW, COST, UPGRADED, change, climb, give, perform, state, told
from tests.underwater_cities.table import GREEN, ME, RED, YELLOW, Situation, at, game, number, place

CARDS = [card for card in shipped().cards.values() if card.number]
INSTANT, ACTION, PERMANENT = (
    [card for card in CARDS if card.type == kind] for kind in ("instant", "action", "permanent")
)
SLOT = {"green": "3-4/G3", "red": "3-4/R2", "yellow": "3-4/Y5"}
"""A slot of each colour that gives goods (the green one by choice) and does nothing else."""
COUNTS = {
    **{("city", False): 6, ("symbiotic", False): 1, ("metropolis", False): 1, ("special", False): 2},
    **{("farm", False): 3, ("desalination", False): 3, ("laboratory", False): 3, ("building", False): 9},
    **{("farm", True): 1, ("desalination", True): 2, ("laboratory", True): 2, ("building", True): 5},
    **{("tunnel", False): 6, ("tunnel_at_city", False): 6, ("structure", False): 15},
    **{("tunnel", True): 2, ("tunnel_at_city", True): 2, ("structure", True): 7},
}
"""What is connected on the rich table, counted by hand."""


def name_of(card: Card) -> str:
    return f"{card.number} {card.name.english}"


def rich() -> Situation:
    """A table on which everything is possible: all kinds of pieces, goods, used and ready action cards."""
    session = game(3)
    session.build("CC", "CC_LR+", "UL*", "CC_UL+", "UR", "CC_UR", "LL", "CC_LL", "RM", "LR_RM", "BM", "UR_blue")
    session.build("LR.b1=farm+", "LR.b2=desalination+", "LR.b3=laboratory+", "CC.b1=laboratory+")
    session.build("CC.b3=desalination", "UL.b1=farm", "UL.b2=desalination+", "RM.b1=farm", "RM.b2=laboratory")
    session.build("BM.b1=farm", "BM.b2=laboratory+")  # not connected: they count nowhere
    session.table.set_count("state", "era", 3)
    session.goods(c=20, k=20, st=20, sc=20, b=20, p=20)
    session.laid("41", "34", "181")
    session.table.move("card.196", "seat.1.under")
    session.used("assistant.1")
    for n, slot in ((1, "slot.3-4/Y1"), (2, "slot.3-4/R4")):
        session.table.move(f"tile.2.{n}", slot)
    return session


def in_hand(session: Situation, card: Card) -> None:
    """The card is the only one in hand, wherever the rich table had it."""
    session.table.move(card.id, "box")
    session.hand(card.id.removeprefix("card."))


def until_card_block(session: Situation, card: Card) -> None:
    """Play the card on a slot of its colour, the slot first."""
    session.play(card.id.removeprefix("card."), SLOT[card.colour])
    if session.question() == "blocks":
        session.say("slot")
    while session.question() != "card_block":
        session.say(1)  # a kelp instead of a city


@pytest.mark.parametrize("card", INSTANT, ids=name_of)
def test_an_instant_card_does_exactly_what_it_says(card: Card) -> None:
    session = rich()
    if isinstance(card.effect, words.IfSpaceEffect):
        session.marker(ME, card.effect.space)
    if "ReadyActionCardEffect(n=2)" in repr(card.effect):
        session.used("card.41")
    counts = dict(COUNTS)
    if card.id == "card.196":
        counts["special", False] -= 1
    in_hand(session, card)
    card_first = isinstance(card.effect, words.GainEffect) and not card.cost
    if card_first:
        session.play(card.id.removeprefix("card."), SLOT[card.colour])
    else:
        until_card_block(session, card)
    assert session.question() == "card_block"
    before, due = state(session), Counter({"credit": -card.cost})
    session.say("use")
    perform(session, card.effect, counts, due)
    if card_first:
        if session.question():
            session.say(1)  # the green slot: a kelp
        give(due, {"green": {"kelp": 1}, "red": {"steelplast": 2, "kelp": 1}}.get(card.colour, _YELLOW))
    assert session.question() == "", "the turn is over"
    due["card"] += 1
    assert change(before, state(session)) == told(due)
    assert session.lies(card.id) == ("seat.1.under" if card.special else "discard" if card.deck == "era3" else "out")


_YELLOW = {"science": 1, "steelplast": 1, "kelp": 1}


@pytest.mark.parametrize("card", ACTION, ids=name_of)
def test_an_action_card_is_claimed_and_then_does_exactly_what_it_says(card: Card) -> None:
    session = rich()
    in_hand(session, card)
    until_card_block(session, card)
    credits = state(session)["credit"]
    session.say("use")
    assert session.lies(card.id) == "seat.1.claimed"
    assert state(session)["credit"] == credits - card.cost
    session.hand(RED)
    session.turn()
    session.play(RED, "3-4/G1")
    before, due = state(session), Counter({"ready": -1, "card": 1})
    session.say(0, card.id)
    perform(session, card.effect, COUNTS, due)
    session.say(-1)  # without the steelplast of the slot
    assert session.question() == ""
    assert change(before, state(session)) == told(due)
    assert session.table.pieces[card.id].quarter_turns == 1


@pytest.mark.parametrize("site", ["LR.b1", "LR.b2", "LR.b3", "CC_LR"])
def test_the_output_of_each_kind_of_structure(site: str) -> None:
    session = rich()
    session.lay(DoStep(ME, f"card.{number('Trial Run', 'red')}", ()))
    before = state(session)
    kind = next(kind for kind in UPGRADED if session.table.count_at(place(site), kind))
    for wrong in ("RM.b1", "BM.b2", "CC_UR"):
        assert session.refused(place(wrong)) == ["output-of-one"], "plain, or at no connected city"
    session.say(place(site))
    assert change(before, state(session)) == UPGRADED[kind]


# ---- permanent cards -------------------------------------------------------------------------------------------

BUILD_SLOT = {"farm": "3-4/R4", "desalination": "3-4/G4", "laboratory": "3-4/R1", "tunnel": "3-4/Y4"}
GIVES = {
    "kelp": ("3-4/R2", {"steelplast": 2, "kelp": 1}),
    "steelplast": ("3-4/R2", {"steelplast": 2, "kelp": 1}),
    "science": ("3-4/Y5", _YELLOW),
}
MISMATCH = {"G": RED, "R": YELLOW, "Y": GREEN, "A": RED}


def event(session: Situation, effect: Effect, due: Counter[str]) -> None:
    """Let happen what sets a permanent card off, and say what that changes by itself."""
    match effect:
        case words.OnBuildNthEffect(what, nth):
            session.lay(DoStep(ME, f"slot.{BUILD_SLOT[what]}", ()))
            session.say(at(what, f"LR.b{nth}"))
            give(due, COST[what], -1)
            due[what] += 1
        case words.OnUpgradeNthEffect(what, nth):
            session.lay(DoStep(ME, "slot.3-4/Y1", (1,)))
            session.say(place(f"LR.b{nth}"))
            give(due, {"science": -1, "upgrade": 1})
        case words.OnTunnelNthEffect(nth):
            session.lay(DoStep(ME, "slot.3-4/Y4", ()))
            for site in ("LR_RM", "CC_LR")[:nth]:
                session.say(at("tunnel", site))
                give(due, {**{good: -n for good, n in COST["tunnel"].items()}, "tunnel": 1})
        case words.OnSpaceEffect(there):
            session.lay(DoStep(ME, "slot.3-4/G2", (1, 0)))
            climb(due, there + 1, 1)
        case words.OnMetropolisEffect():
            session.lay(DoStep(ME, "slot.3-4/Y4", ()))
            session.say(at("tunnel", "UR_blue"))
            give(due, {**{good: -n for good, n in COST["tunnel"].items()}, "tunnel": 1, "kelp": 1})
        case words.OnSlotGivesEffect(good):
            slot, given = GIVES[good]
            chosen(session, slot)
            give(due, given)
        case words.OnMismatchEffect():
            chosen(session, "3-4/Y5")
            give(due, _YELLOW)
        case words.OncePerTurnEffect():
            session.hand(RED)
            session.turn()
        case words.EndOfTurnEffect(_, built):
            chosen(session, "3-4/R4" if built else "3-4/Y5")
            for n in range(built):
                session.say(at("farm", f"LR.b{n + 1}"))
            give(due, {"kelp": -built, "farm": built} if built else _YELLOW)
        case _:
            raise AssertionError(f"no event for {effect.name}")


def chosen(session: Situation, slot: str) -> None:
    """Choose a slot with a card of another colour; the card of the end of the turn makes up for it."""
    card = MISMATCH[slot.rpartition("/")[2][0]]
    session.hand(card)
    session.turn()
    session.play(card, slot)


def prepared(card: Card, people: int = 3) -> Situation:
    """A table on which the card can be set off, with the card laid out or not yet."""
    session = game(people)
    session.goods(c=20, k=20, st=20, sc=20, p=20)
    session.hand(RED)
    match card.effect:
        case words.OnBuildNthEffect(what, nth):
            session.build(*(f"LR.b{n}={what}" for n in range(1, nth)))
        case words.OnUpgradeNthEffect(what, nth):
            session.build(*(f"LR.b{n}={what}+" for n in range(1, nth)), f"LR.b{nth}={what}")
        case words.OnSpaceEffect(there):
            session.marker(ME, there + 1 if there < BELOW - 1 else "below")
        case words.OnMetropolisEffect():
            session.build("LR_RM", "RM_UR")
            tile = session.table.pieces_in("seat.1.metropolis.blue_1")[0].id
            where = session.lies("metropolis.kelp")
            if where != "seat.1.metropolis.blue_1":
                session.table.move(tile, "box")
                session.table.move("metropolis.kelp", "seat.1.metropolis.blue_1")
                session.table.move(tile, where)
    return session


EVENTS = [
    card
    for card in PERMANENT
    if not isinstance(card.effect, (words.DiscountEffect, words.HandLimitEffect, words.OnSlotEffect))
]


@pytest.mark.parametrize("card", EVENTS, ids=name_of)
@pytest.mark.parametrize("owned", [True, False], ids=["owned", "not owned"])
def test_a_permanent_card_rewards_its_event_and_only_for_its_owner(card: Card, owned: bool) -> None:
    session = prepared(card)
    if owned:
        session.table.move(card.id, "seat.1.claimed")
    before, due = state(session), Counter[str]()
    event(session, card.effect, due)
    if owned:
        if isinstance(card.effect, words.OncePerTurnEffect):
            session.say(card.id)
        perform(session, card.effect.then, COUNTS, due)  # type: ignore[attr-defined]
    if isinstance(card.effect, words.OncePerTurnEffect):
        assert session.question() == "choose_slot", "once in a turn"
    if session.question() == "build":
        session.say(STOP)
    assert change(before, state(session)) == told(due)


@pytest.mark.parametrize("slot", ["3-4", "1-2"])
@pytest.mark.parametrize(
    "card", [card for card in PERMANENT if isinstance(card.effect, words.OnSlotEffect)], ids=name_of
)
def test_a_permanent_card_rewards_its_slot_on_both_sides(card: Card, slot: str) -> None:
    assert isinstance(card.effect, words.OnSlotEffect)
    (named,) = [one for one in card.effect.slots if one.startswith(slot)]
    session = prepared(card, 3 if slot == "3-4" else 2)
    session.table.move(card.id, "seat.1.claimed")
    before, due = state(session), Counter[str]()
    chosen(session, named)
    match shipped().slots[f"slot.{named}"].effect:
        case words.FederationEffect(n):
            climb(due, BELOW, n)
        case words.GainEffect(given):
            give(due, given)
    perform(session, card.effect.then, COUNTS, due)
    assert change(before, state(session)) == told(due)
    assert session.question() == ""


@pytest.mark.parametrize(
    "card", [card for card in PERMANENT if isinstance(card.effect, words.DiscountEffect)], ids=name_of
)
def test_a_discount_is_taken_off_the_price(card: Card) -> None:
    assert isinstance(card.effect, words.DiscountEffect)
    what, less = card.effect.what, card.effect.goods
    session = prepared(card)
    session.table.move(card.id, "seat.1.claimed")
    before = state(session)
    if what == "city":
        session.lay(DoStep(ME, "slot.3-4/G3", (0,)))
        session.say(at("city", "CC"))
    else:
        session.lay(DoStep(ME, f"slot.{BUILD_SLOT[what]}", ()))
        session.say(at(what, "CC_LR" if what == "tunnel" else "LR.b1"))
    due = Counter({good: -max(0, n - less.get(good, 0)) for good, n in COST[what].items()})  # type: ignore[call-overload]
    due[what] += 1
    assert change(before, state(session)) == told(due)


SELLING = [card for card in CARDS if isinstance(card.effect, words.ScoreGoodsEffect)]


@pytest.mark.parametrize("card", SELLING, ids=name_of)
def test_points_are_bought_at_the_end(card: Card) -> None:
    assert isinstance(card.effect, words.ScoreGoodsEffect)
    price, points, times = card.effect.price, card.effect.points, card.effect.times
    session = game()
    session.laid(card.id.removeprefix("card."))
    session.goods(c=40, k=40, st=40, sc=40, b=40)
    most = min(times, *(40 // n for n in price.values()))
    before = state(session)
    session.lay(FinalScoringStep())
    assert session.options(session.asked()) == list(range(most + 1))
    session.say(most)
    due = Counter[str]({good: -n * most for good, n in price.items()})
    due["point"] += points * most
    assert change(before, state(session)) == told(due)
