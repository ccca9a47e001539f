"""What cards, tiles and places show: the effects themselves say their icons, and nothing is read out of sentences."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import Figure, Glyph, Icon, IconRows, Message
from engine.core.flow.effect import Effect
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.vocabulary import AT_ONCE, LATE, STANDING
from engine.underwater_cities.packs import FEATURES
from engine.underwater_cities.structures.special_sites import SPECIAL_SITES
from tests.underwater_cities.table import game

ALL = (*AT_ONCE, *STANDING, *LATE)
POINT = words.GainEffect(goods={"point": 1})
GLYPHS = {"/": Glyph.EACH, "|": Glyph.OR, "->": Glyph.ARROW}


def rows(*lines: str) -> IconRows:
    """Rows in short: words are icons, / is each, | is or, -> is an arrow, all else are figures."""
    return tuple(tuple(_part(one) for one in line.split()) for line in lines)


def _part(short: str) -> Icon | Figure | Glyph:
    return GLYPHS.get(short) or (Icon(short) if short.replace("_", "").isalpha() else Figure(short))


def check(cases: list[tuple[Effect, IconRows]]) -> None:
    for effect, wanted in cases:
        assert effect.icons() == wanted, effect
        kinds = [[type(part) for part in row] for row in effect.icons()]
        assert kinds == [[type(part) for part in row] for row in wanted], effect  # Icon("x") == Figure("x")


def test_goods_are_shown_one_by_one_up_to_two() -> None:
    check(
        [
            (words.GainEffect(goods={"card": 1, "credit": 2}), rows("credit credit card")),
            (words.GainEffect(goods={"kelp": 3, "credit": 0}), rows("3 kelp")),
            (words.GainDistinctEffect(n=1), rows("1 any_resource")),
            (words.ExchangeEffect(a={"credit": 2}, b={"science": 1}), rows("credit credit ↔ science")),
            (words.FederationEffect(n=1), rows("federation")),
            (words.FederationEffect(n=2), rows("2 federation")),
        ]
    )


def test_what_is_counted_stands_after_a_slash() -> None:
    per = words.GainPerEffect
    check(
        [
            (per(every=1, of="farm", goods={"credit": 1}), rows("credit", "/ farm")),
            (per(every=2, of="farm", goods={"credit": 3}), rows("3 credit", "/ 2 farm")),
            (per(every=1, of="tunnel", goods={"point": 2}, upgraded=True), rows("point point", "/ tunnel upgrade")),
            (
                words.ProductionPerEffect(every=2, of="city", goods={"kelp": 1}, upgraded=True),
                rows("production kelp", "/ 2 city upgrade"),
            ),
            (words.ScorePerEffect(every=1, of="tunnel_at_city", points=3), rows("at_end 3 point", "/ tunnel_at_city")),
        ]
    )


def test_conditions_and_prices_lead_to_their_effect() -> None:
    two = words.PartsEffect(of=(POINT, words.FederationEffect()))
    check(
        [
            (words.IfHaveEffect(least=3, of="farm", then=POINT), rows("≥3 farm", "-> point")),
            (
                words.IfHaveEffect(least=1, of="farm", then=two, upgraded=True),
                rows("≥1 farm upgrade", "-> point", "federation"),
            ),
            (words.IfSpaceEffect(space=2, then=POINT), rows("federation 2", "-> point")),
            (words.PayEffect(prices=({"credit": 1},), then=POINT), rows("credit", "-> point")),
            (
                words.PayEffect(prices=({"credit": 1}, {"kelp": 2}), then=POINT, times=3),
                rows("≤3× credit", "| kelp kelp", "-> point"),
            ),
        ]
    )


def test_parts_stand_apart_and_alternatives_after_a_bar() -> None:
    parts = words.PartsEffect(of=(POINT, words.TakeSpecialEffect()))
    check(
        [
            (parts, rows("point", "special")),
            (words.ChoiceEffect(of=(parts, POINT)), rows("point", "special", "| point")),
            (words.ChoiceEffect(of=(POINT, parts)), rows("point", "| point", "special")),
            (words.ChoiceEffect(of=(POINT,)), rows("point")),
        ]
    )


def test_building_and_upgrading_show_their_price() -> None:
    build, upgrade = words.BuildEffect, words.UpgradeEffect
    check(
        [
            (build(what="tunnel", n=2), rows("tunnel tunnel")),
            (build(what="farm", expansion=True), rows("farm plus")),
            (build(what="city", cost="free"), rows("city 0 credit")),
            (build(what="city", cost="stated", stated={"credit": 1, "kelp": 2}), rows("credit kelp kelp", "-> city")),
            (build(what="city", discount={"steelplast": 1, "credit": 2}), rows("city − 2 credit 1 steelplast")),
            (words.BuildUpgradeEffect(), rows("structure upgrade")),
            (upgrade(), rows("upgrade")),
            (upgrade(n=2, what="farm"), rows("≤2 farm upgrade")),
            (upgrade(cost={}), rows("upgrade 0 science")),
            (upgrade(cost={"credit": 1}), rows("credit", "-> upgrade")),
            (words.ConvertCityEffect(), rows("city", "-> symbiotic")),
            (words.GainMetropolisEffect(), rows("metropolis")),
        ]
    )


def test_cards_and_slots_that_are_used() -> None:
    check(
        [
            (words.UseActionCardEffect(n=1), rows("action_card")),
            (words.UseActionCardEffect(n=2), rows("2 action_card")),
            (words.ReadyActionCardEffect(n=2), rows("ready 2 action_card")),
            (words.SlotActionEffect(which="free"), rows("slot")),
            (words.SlotActionEffect(which="occupied"), rows("slot people")),
            (words.SlotActionEffect(which="not_mine"), rows("slot people")),
            (words.TakeSpecialEffect(), rows("special")),
            (words.ProductionOfEffect(), rows("production structure upgrade")),
        ]
    )


def test_permanent_cards_show_what_sets_them_off() -> None:
    check(
        [
            (words.OnBuildNthEffect(what="farm", nth=2, then=POINT), rows("2. farm", "-> point")),
            (words.OnUpgradeNthEffect(what="farm", nth=2, then=POINT), rows("2. farm upgrade", "-> point")),
            (words.OnTunnelNthEffect(nth=1, then=POINT), rows("1. tunnel", "-> point")),
            (words.OnSpaceEffect(space=4, then=POINT), rows("federation 4", "-> point")),
            (words.OnMetropolisEffect(then=POINT), rows("metropolis", "-> point")),
            (words.OnSlotGivesEffect(good="kelp", least=2, then=POINT), rows("slot ≥2 kelp", "-> point")),
            (words.OnSlotEffect(slots=("3-4/R2",), then=POINT), rows("slot", "-> point")),
            (words.OnSlotEffect(slots=("3-4/R2", "1-2/R2"), then=POINT), rows("slot", "-> point")),
            (words.OnMismatchEffect(then=POINT), rows("card ≠ slot", "-> point")),
            (words.DiscountEffect(what="tunnel", goods={"credit": 1}), rows("tunnel − 1 credit")),
            (words.HandLimitEffect(plus=2), rows("card +2")),
            (words.OncePerTurnEffect(then=POINT), rows("point")),
            (words.EndOfTurnEffect(then=POINT), rows("clock", "-> point")),
            (words.EndOfTurnEffect(then=POINT, built=3), rows("≥3 structure", "-> point")),
        ]
    )


def test_late_cards_show_when_they_count() -> None:
    check(
        [
            (words.ProductionEffect(goods={"kelp": 2}), rows("production kelp kelp")),
            (
                words.ProductionReplaceEffect(what="farm", instead={"kelp": 1}, goods={"biomatter": 1}),
                rows("production farm", "-> biomatter"),
            ),
            (
                words.ProductionConvertEffect(take={"kelp": 1}, goods={"credit": 3}),
                rows("production kelp", "-> 3 credit"),
            ),
            (words.ScoreGoodsEffect(price={"kelp": 2}, points=1), rows("at_end point", "/ kelp kelp")),
            (
                words.ScoreStepsEffect(of="city", steps=((3, 2), (5, 4))),
                rows("at_end city", "-> point", "3→2", "5→4"),
            ),
            (
                words.ScoreSetsEffect(of=("farm", "laboratory"), points=4),
                rows("at_end 4 point", "/ farm laboratory upgrade"),
            ),
        ]
    )


@pytest.mark.parametrize("effect", ALL, ids=lambda effect: effect.name)
def test_every_word_says_its_icons(effect: type[Effect]) -> None:
    assert effect.icons is not Effect.icons


def test_other_words_leave_the_icons_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences of all effects are turned round: no icon may come from them."""
    before = {name: effect.icons() for name, effect in shipped().effects.items()}
    assert all(before.values())
    for effect in ALL:
        monkeypatch.setattr(effect, "text", _reversed(effect.text))
    one = shipped().effects["slot.AA"].text()
    assert one.english.endswith("niaG")
    assert {name: effect.icons() for name, effect in shipped().effects.items()} == before


def _reversed(text: Any) -> Any:
    def turned(self: Effect) -> Message:
        message: Message = text(self)
        return message._replace(english=message.english[::-1])

    return turned


# ---- pieces and places -----------------------------------------------------------------------------------------------


def test_cards_and_tiles_show_their_effects_and_facts() -> None:
    session = game()
    table, asked = session.table, session.game
    data = shipped()
    for piece, card in data.pieces.items():
        assert asked.piece_icons(table, piece) == card.effect.icons()
        assert asked.piece_facts(table, piece) == {
            "colour": card.colour,
            "type": card.type,
            "deck": card.deck,
            "cost": card.cost,
            "number": card.number,
            "source": card.source,
        }
    for tile in data.metropolises.values():
        later = words.ProductionEffect(tile.production).icons() if tile.production else ()
        assert asked.piece_icons(table, tile.id) == (*tile.effect.icons(), *later)
        assert asked.piece_facts(table, tile.id) == {"colour": tile.colour}
    for contract in data.contracts.values():
        icons = asked.piece_icons(table, contract.id)
        needs = [Figure(f"≥{n}") for n in contract.needs.values()]
        assert [part for row in icons for part in row if part in needs] == needs[::-1]
        assert icons[len(needs)][0] is Glyph.ARROW and not asked.piece_facts(table, contract.id)
    assert asked.piece_icons(table, "marker.1") == () and asked.piece_facts(table, "marker.1") == {}


def test_slots_say_action_and_colour() -> None:
    session = game()
    table, asked = session.table, session.game
    assert asked.place_icons(table, "slot.AA") == rows("credit credit card card")
    assert asked.place_facts(table, "slot.AA") == {"colour": "none", "always_available": 1}
    for name, slot in shipped().slots.items():
        assert asked.place_icons(table, name) == slot.effect.icons()
        assert asked.place_facts(table, name) == {"colour": slot.colour, "always_available": int(name == "slot.AA")}


def test_the_track_shows_what_its_spaces_give() -> None:
    session = game()
    shown = {name: session.game.place_icons(session.table, f"federation.{name}") for name in ("below", *"4321")}
    assert shown == {
        "below": rows("federation"),
        "4": rows("4"),
        "3": rows("3 credit"),
        "2": rows("2 steelplast"),
        "1": rows("1 point"),
    }


def test_only_some_supplies_run_out() -> None:
    session = game()
    facts = {
        place: session.game.place_facts(session.table, place)
        for place in session.table.places
        if place.startswith("supply.")
    }
    assert {place: dict(found) for place, found in facts.items() if found} == {
        f"supply.{kind}": {"endless": kind} for kind in ("farm", "desalination", "laboratory", "upgrade")
    }


def test_a_board_says_its_sites_bonuses_and_plates() -> None:
    session = game(board="7")
    table, asked = session.table, session.game
    wanted: dict[str, tuple[str, dict[str, int | str]]] = {
        "site.LM.b2": ("steelplast", {"site": "normal", "bonus": 1}),
        "city.CC": ("card federation", {"bonus": 1}),
        "tunnel.BM_LR": ("science", {"bonus": 1}),
        "city.UL": ("3 steelplast 3 credit -> 6 point", {"special": 1}),
        "city.BM": ("2 science 2 credit -> 6 point", {"special": 1}),
        "tunnel.LL_BM": ("credit -> ×3", {"special": 1}),
        "tunnel.RM_UR": ("+2 credit", {"special": 1, "shared_with": "seat.1.tunnel.CC_UR"}),
        "tunnel.CC_UR": ("+2 credit", {"special": 1, "shared_with": "seat.1.tunnel.RM_UR"}),
        "tunnel.LL_blue": ("credit steelplast -> +2 point", {"special": 1}),
        "site.LL.b1": ("×2", {"site": "normal", "special": 1}),
    }
    for name, (icons, facts) in wanted.items():
        assert asked.place_icons(table, f"seat.1.{name}") == rows(icons), name
        assert asked.place_facts(table, f"seat.1.{name}") == facts, name
    sites = {n: asked.place_facts(table, f"seat.1.site.TM.{n}").get("site") for n in ("b1", "b2", "b3", "b4", "x")}
    assert sites == {"b1": "normal", "b2": "normal", "b3": None, "b4": None, "x": "expansion"}
    assert asked.place_facts(table, "seat.1.stock") == {} and asked.place_icons(table, "seat.1.stock") == ()


def test_a_seat_without_a_board_shows_nothing() -> None:
    session = game()
    session.table.move("board.1", "box")
    assert session.game.place_icons(session.table, "seat.1.site.CC.b2") == ()
    assert session.game.place_facts(session.table, "seat.1.site.CC.b2") == {}


def test_every_mark_that_packs_may_set_is_a_special_site() -> None:
    assert set(FEATURES) == set(SPECIAL_SITES)
