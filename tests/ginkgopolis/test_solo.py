"""Alone against Hal: Egyszemélyes változat, and the expert variant."""

from __future__ import annotations

from engine.core.table.view import visible_ops
from engine.ginkgopolis.markers import MarkerTo
from engine.ginkgopolis.queries import supply
from engine.ginkgopolis.scoring import score
from engine.ginkgopolis.turn import NEW_HAND, Commitment
from tests.ginkgopolis.table import Situation, game

ME, HAL = 1, 2


def solo(hals_card: str, *, expert: int = 0) -> Situation:
    """A small city; I hold yellow 2 to exploit. Yellow 1 is bare, red 5 mine, blue 5 Hal's."""
    session = game(1, expert=expert)
    session.city(
        {(-1, 1): "Y1", (0, 1): "Y2", (0, 0): ("R4 R5", ME), (1, 0): ("B4 B5", HAL), (-1, 0): "R1", (0, -1): "B1"},
    )
    session.hand(ME, "Y2", "B", "C")
    session.hal(hals_card)
    session.deck(*"DEFGHIJKL")
    return session


def test_set_up_against_hal() -> None:
    session = game(1)
    assert session.screen(ME) == (6, 6, 6)
    assert session.screen(HAL) == (0, 0, 0)
    assert session.supply_left(HAL) == 25
    assert len(session.codes_in("seat.1.hand")) == 3
    assert len(session.codes_in("seat.2.commit")) == 1
    card = session.table.pieces_in("seat.2.commit")[0]
    assert not card.seen_by & 1 << ME, "Hal's card is face down"
    assert session.codes_in("seat.1.kept") == []
    assert session.lies("first") == "seat.1.tokens"


def test_there_are_no_new_hands() -> None:
    session = game(1)
    assert session.refused(ME, Commitment(NEW_HAND)) == ["ginkgopolis/new-hand"]
    assert session.why_not(ME, "seat.1.tokens", "discard") == ["ginkgopolis/new-hand"]


def test_hal_urbanizes_and_gains_points_whatever_the_colours() -> None:
    session = solo("A")
    session.pile("R20", "R19", "R18")
    mine = session.screen(ME)
    session.commit(ME, "Y2")
    assert session.screen(ME)[2] == mine[2] + 1, "I act first"
    assert session.on((-1, 2)) == {"resource.2": 1, "site": 1}
    session.choose(ME, MarkerTo("city.-2.2"))
    assert session.screen(HAL) == (0, 0, 1)
    assert session.supply_left(HAL) == 25 - 2 - 1
    assert session.lies("card.A") == "discard"
    assert session.lies("tile.R20") == "city.-1.2"


def test_hal_overbuilds_me() -> None:
    session = solo("R5")
    session.pile("B2", "R19", "R18")  # a lower number and another colour: Hal pays for neither (G12)
    session.stock(ME, resources=1, points=3)
    session.tiles(ME)
    session.commit(ME, "Y2")
    assert session.screen(ME) == (1 + 2, 0, 3 + 1 + 2), "my resources come back, with a point for each"
    assert session.on((0, 0)) == {"resource.2": 3, "site": 1}
    assert session.supply_left(HAL) == 25 - 2 - 3
    assert session.screen(HAL) == (0, 0, 0)
    assert session.codes_in("seat.2.kept") == ["R5"]


def test_hal_overbuilds_himself_without_points() -> None:
    session = solo("B5")
    session.pile("B6", "R19", "R18")
    session.commit(ME, "Y2")
    assert session.on((1, 0)) == {"resource.2": 3, "site": 1}
    assert session.screen(HAL) == (0, 0, 0)
    assert session.supply_left(HAL) == 25 - 3


def test_hals_arrows_never_pay() -> None:
    session = solo("B5")
    session.kept(HAL, "Y3", "Y6", "R3")  # construct bonuses
    session.pile("B6", "R19", "R18")
    session.commit(ME, "Y2")
    assert session.screen(HAL) == (0, 0, 0)


def test_i_overbuild_hal() -> None:
    session = solo("A")
    session.hand(ME, "B5", "B", "C")
    session.tiles(ME, "B7")
    session.pile("R20", "R19", "R18")
    session.stock(ME, resources=5, points=0)
    session.commit(ME, "B5", "B7")
    assert session.screen(HAL)[2] == 2, "a point for each resource"
    assert session.supply_left(HAL) == 25 - 1, "they go back to his supply; one stands on his new building"
    assert session.on((1, 0)) == {"resource.1": 3, "site": 1}
    assert session.notes("ginkgopolis/return-resources")[0].subjects == ("city.1.0", "seat.2.supply")


def test_the_cards_that_were_not_played_are_discarded() -> None:
    """G11."""
    session = solo("B5")
    session.pile("B6", "R19", "R18")
    session.commit(ME, "Y2")
    assert session.lies("card.B") == session.lies("card.C") == "discard"
    assert session.codes_in("seat.1.hand") == ["D", "E", "F"], "three new cards"
    assert session.codes_in("seat.2.commit") == ["G"], "then one for Hal"
    assert session.table.count_at("state", "round") == 2
    assert session.lies("first") == "seat.1.tokens", "I am always first"


# ---- the end -------------------------------------------------------------------------------------------------


def test_the_last_tile_ends_the_game_and_hal_does_not_act_without_one() -> None:
    """G13, G14."""
    session = solo("R1")
    session.hand(ME, "B1", "B", "C")
    session.pile("R20")
    session.commit(ME, "B1")
    assert session.is_over
    assert session.on((-1, 0)) == {}, "Hal had no tile"
    assert session.told("ginkgopolis/hal-end") == [
        "The supply of tiles is empty: this is the last round.",
        "No tile is left for Seat 2, who skips this action.",
    ]
    assert session.notes("ginkgopolis/run-out") == [], "nobody gives tiles back"
    assert session.lies("card.R1") == "discard"


def test_hal_still_plays_the_last_tile() -> None:
    """G14."""
    session = solo("R1")
    session.pile("R20")
    session.commit(ME, "Y2")
    assert session.on((-1, 0)) == {"resource.2": 2, "site": 1}
    assert session.is_over


def test_my_last_resource_ends_the_game_after_hals_action() -> None:
    session = solo("R1")
    session.hand(ME, "Y1", "B", "C")
    session.tiles(ME, "Y9")
    session.pile("R20", "R19")
    session.stock(ME, resources=2)
    session.supply_of(ME, 0)
    session.commit(ME, "Y1", "Y9")
    assert session.on((-1, 0)) == {"resource.2": 2, "site": 1}
    assert session.is_over


def test_hals_last_resource_ends_the_game() -> None:
    session = solo("R1")
    session.pile("R20", "R19")
    session.supply_of(HAL, 2)
    session.commit(ME, "Y2")
    assert supply(session.table, HAL) == 0
    assert session.is_over


def test_hal_lacks_the_resources() -> None:
    session = solo("R5")
    session.pile("R20", "R19")
    session.supply_of(HAL, 2)
    session.commit(ME, "Y2")
    assert session.on((0, 0)) == {"resource.1": 2}, "the action is not carried out"
    assert len(session.table.pieces_in("tiles")) == 2
    assert session.lies("card.R5") == "discard"
    assert session.is_over
    assert "does not have the resources" in session.told("ginkgopolis/hal-end")[0]


def test_hals_own_resources_count_for_his_own_building() -> None:
    """G12: h + 1 with those that come back; the surcharge for the colour is no part of it."""
    session = solo("B5")
    session.pile("R20", "R19", "R18")
    session.supply_of(HAL, 1)
    session.commit(ME, "Y2")
    assert session.on((1, 0)) == {"resource.2": 3, "site": 1}


def final(my_points: int, hals_points: int) -> Situation:
    session = game(1)
    session.city({(0, 0): ("R4", ME), (1, 0): "B1"})
    session.stock(ME, points=my_points)
    session.stock(HAL, points=hals_points)
    session.kept(HAL, "R20", "B19", "B7", "B16", "R1")
    return session


def test_hals_kept_cards_score() -> None:
    session = final(0, 0)
    result = score(session.table)
    assert result.totals == (0, 9 + 6 + 4), "nine; three blue cards; blue 7 and red 1 for exploit"


def test_equal_scores_are_no_win() -> None:
    """G15."""
    assert score(final(20, 0).table).winners == (ME,)
    tie = score(final(19, 0).table)
    assert tie.winners == (HAL,)
    assert str(tie.summary) == "Both have 19 success points: Seat 2 is not beaten."
    assert score(final(18, 0).table).winners == (HAL,)


def test_no_tokens_score_against_hal() -> None:
    session = final(0, 0)
    tokens = next(line for line in score(session.table).lines if str(line.label) == "Unused tokens")
    assert tokens.points == (0, 0)


# ---- expert Hal ----------------------------------------------------------------------------------------------


def expert(second: str) -> Situation:
    """Hal's first card is A, worth one point (beside yellow 1); the next card of the deck is given."""
    session = solo("A", expert=1)
    session.pile("R20", "R19", "R18")
    session.deck(second, *"GHIJKL")
    session.commit(ME, "Y2")
    return session


def test_an_expert_hal_builds_if_the_new_card_lets_him() -> None:
    session = expert("R1")
    assert session.on((-1, 0)) == {"resource.2": 2, "site": 1}
    assert session.lies("card.A") == "discard"
    assert session.codes_in("seat.2.kept") == ["R1"]


def test_an_expert_hal_takes_the_better_marker() -> None:
    session = solo("A", expert=1)
    session.table.move("marker.E", "city.1.1")  # beside yellow 2 and blue 5: three points
    session.pile("R20", "R19", "R18")
    session.deck("E", *"GHIJKL")
    session.commit(ME, "Y2")
    assert session.lies("tile.R20") == "city.1.1"
    assert session.lies("card.A") == "discard"


def test_an_expert_hal_keeps_the_first_marker_if_the_second_gives_no_more() -> None:
    session = solo("A", expert=1)
    session.table.move("marker.D", "city.-2.0")  # beside red 1: one point, not more
    session.table.move("marker.K", "city.3.3")
    session.pile("R20", "R19", "R18")
    session.deck("D", *"GHIJKL")
    session.commit(ME, "Y2")
    assert session.lies("tile.R20") == "city.-1.2"
    assert session.lies("card.D") == "discard", "the unused one is discarded (G16)"
    told = session.notes("ginkgopolis/expert-hal")[0]
    before = session.table.journal_ops[: session.table.journal_ops.index(told)]
    assert any(
        (one.what, one.piece) == ("flip", "card.D") or one.what == "show" for one in visible_ops(before[-3:], ME)
    ), "it was shown before it is spoken of"


def test_an_expert_hal_does_not_take_a_card_he_cannot_pay() -> None:
    """G16."""
    session = solo("A", expert=1)
    session.supply_of(HAL, 2)
    session.pile("R20", "R19", "R18")
    session.deck("R5", *"GHIJKL")
    session.commit(ME, "Y2")
    assert session.lies("tile.R20") == "city.-1.2"
    assert session.lies("card.R5") == "discard"
    assert not session.table.count_at("state", "ending")


def test_an_expert_hal_keeps_a_building_card() -> None:
    session = solo("R1", expert=1)
    session.pile("R20", "R19", "R18")
    session.commit(ME, "Y2")
    assert session.notes("ginkgopolis/expert-hal") == []
    assert session.codes_in("seat.2.kept") == ["R1"]


def test_the_usual_hal_draws_no_second_card() -> None:
    session = solo("A")
    session.pile("R20", "R19", "R18")
    session.commit(ME, "Y2")
    assert session.notes("ginkgopolis/expert-hal") == []
