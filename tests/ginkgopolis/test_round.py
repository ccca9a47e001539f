"""The round: choosing in secret, new hands, turn order, passing to the left, drawing and rebuilding the deck."""

from __future__ import annotations

import pytest

from engine.api import Previewer, preview_sentence
from engine.core.table.ops import MoveOp
from engine.ginkgopolis.deck import draw
from engine.ginkgopolis.queries import first_player
from engine.ginkgopolis.turn import NEW_HAND, Commitment
from tests.ginkgopolis.table import Situation, choice, game

NEW = Commitment(NEW_HAND)


def finish_round(session: Situation) -> None:
    """Everybody plays the first card alone and takes the first thing offered, until the next round or the end."""
    number = session.table.count_at("state", "round")
    while not session.is_over and session.table.count_at("state", "round") == number:
        one = session.first_pending()
        assert one is not None
        session.choose(one.question.seat, session.options(one)[0])


# ---- choosing ------------------------------------------------------------------------------------------------


def test_all_choose_at_the_same_time_and_in_secret() -> None:
    session = game(4)
    assert [one.question.seat for one in session.pending()] == [1, 2, 3, 4]
    card = session.codes_in("seat.3.hand")[0]
    session.commit(3, card)
    piece = session.table.pieces[f"card.{card}"]
    assert piece.place.id == "seat.3.commit"
    assert piece.seen_by == 1 << 3, "only the owner knows it"
    assert [one.question.seat for one in session.pending()] == [1, 2, 4]


def test_any_card_with_any_own_tile_or_alone_can_be_chosen() -> None:
    session = game(2)
    session.tiles(1, "R20", "B20")
    session.hand(1, "A", "R1")
    session.tokens_of(1, 0)
    session.stock(1, resources=0)
    assert set(session.options(session.asked(1))) == {
        choice(card, tile) for card in ("A", "R1") for tile in ("", "R20", "B20")
    }, "whatever it costs"


def test_players_resolve_from_the_first_player_on() -> None:
    session = game(3, first=2)
    session.city({(0, 0): "Y1", (1, 0): "Y2", (0, 1): "Y3"})
    for seat, code in ((1, "Y1"), (2, "Y2"), (3, "Y3")):
        session.hand(seat, code, "ABC"[seat - 1], "DEF"[seat - 1], "GHI"[seat - 1])
    for seat, code in ((3, "Y3"), (1, "Y1"), (2, "Y2")):
        session.commit(seat, code)
    assert session.told("ginkgopolis/exploit")[::2] == [
        "Seat 2 exploits card.Y2.",
        "Seat 3 exploits card.Y3.",
        "Seat 1 exploits card.Y1.",
    ]


# ---- new hands -----------------------------------------------------------------------------------------------


def test_a_new_hand_costs_a_token_and_the_whole_hand() -> None:
    session = game(2)
    session.hand(1, "A", "B", "C", "D")
    session.deck("E", "F", "G", "H", "I")
    session.choose(1, NEW)
    assert set(session.codes_in("seat.1.hand")) == {"E", "F", "G", "H"}
    assert all(session.lies(f"card.{code}") == "discard" for code in "ABCD")
    assert session.table.count_at("seat.1.tokens", "hand_token") == 1
    assert session.asked(1).frame.name == "ginkgopolis.commit", "and the round goes on with the new cards"


def test_both_tokens_may_be_used_in_one_round_and_then_no_more() -> None:
    """G2."""
    session = game(4)
    session.choose(1, NEW)
    session.choose(1, NEW)
    assert NEW not in session.options(session.asked(1))
    assert session.refused(1, NEW) == ["ginkgopolis/new-hand"]
    assert session.sentence(1, NEW) == "A new hand costs 1 hand token, you have 0."


def test_new_hands_are_dealt_in_the_order_they_are_asked_for() -> None:
    """G1: each is complete before the next."""
    session = game(2)
    session.hand(1, "A", "B", "C", "D")
    session.hand(2, "E", "F", "G", "H")
    session.deck("I", "J", "K", "L", "R1", "R2", "R3", "B1", "B2")
    session.choose(2, NEW)
    session.choose(1, NEW)
    assert set(session.codes_in("seat.2.hand")) == {"I", "J", "K", "L"}
    assert set(session.codes_in("seat.1.hand")) == {"R1", "R2", "R3", "B1"}


def test_a_new_hand_can_empty_the_deck_in_the_middle() -> None:
    session = game(5)
    assert len(session.table.pieces_in("deck")) == 1
    last = session.codes_in("deck")[0]
    mine = set(session.codes_in("seat.1.hand"))
    session.choose(1, NEW)
    assert len(session.notes("ginkgopolis/rebuild")) == 1
    assert last in session.codes_in("seat.1.hand")
    assert len(mine & set(session.codes_in("seat.1.hand"))) == 3, "from the four discarded ones three come back"
    assert len(session.table.pieces_in("deck")) == 1


def test_a_new_hand_is_no_choice_with_a_tile_and_comes_before_choosing() -> None:
    session = game(2)
    tile = session.table.pieces_in("seat.1.tiles")[0].id
    assert session.refused(1, Commitment(NEW_HAND, tile)) == ["ginkgopolis/new-hand"]
    session.tokens_of(1, 0)
    assert session.refused(1, Commitment(NEW_HAND, tile)) == ["ginkgopolis/new-hand"] * 2
    session.tokens_of(1, 2)
    session.commit(1, session.codes_in("seat.1.hand")[0])
    assert session.explain_drag(1, "seat.1.tokens", "discard")[0].rule == "ginkgopolis/new-hand"


# ---- preparing the next round --------------------------------------------------------------------------------


def test_cards_and_first_player_card_go_to_the_left() -> None:
    session = game(3, first=3)
    hands = {seat: set(session.codes_in(f"seat.{seat}.hand")) for seat in (1, 2, 3)}
    played = {seat: session.options(session.asked(seat))[0].card[5:] for seat in (1, 2, 3)}
    finish_round(session)
    assert first_player(session.table) == 1, "the left neighbour of the old first player"
    for giver, taker in ((1, 2), (2, 3), (3, 1)):
        assert hands[giver] - {played[giver]} <= set(session.codes_in(f"seat.{taker}.hand"))
        assert len(session.codes_in(f"seat.{taker}.hand")) == 4
    (note,) = session.notes("ginkgopolis/pass-left")
    assert note.subjects == ("seat.3.hand", "seat.1.hand")


def test_the_new_first_player_draws_first() -> None:
    session = game(4, first=2)
    finish_round(session)
    drawn = [
        op.target.id
        for op in session.current.ops
        if isinstance(op, MoveOp) and op.source.id == "deck" and op.target.id.endswith(".hand")
    ]
    assert drawn == ["seat.3.hand", "seat.4.hand", "seat.1.hand", "seat.2.hand"]


@pytest.mark.parametrize(("people", "thinned"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_the_deck_is_rebuilt_the_moment_it_is_empty(people: int, thinned: int) -> None:
    """G6: deck, discards and hands then hold twelve letters and a card of each building."""
    session = game(people)
    table = session.table
    plan = {(0, 0): "R1", (1, 0): "Y7", (0, 1): "B8", (-1, 0): "Y1", (0, -1): "R3", (1, 1): "Y2", (-1, -1): "B2"}
    plan |= {(1, -1): "B1", (-1, 1): "B3"}
    session.city(plan, sites=((1, 0), (0, 1)))
    held = 0
    rest = [*"ABCDEFGHIJKL", "R1", "Y1", "R3", "Y2", "B2", "B1", "B3"]
    for seat in range(1, people + 1):
        mine = rest[held : held + (4 if people < 5 else 3)]
        session.hand(seat, *mine)
        held += len(mine)
    spare = rest[held]
    session.deck(spare, *rest[held + 1 : held + 2])
    session.hand(1, *session.codes_in("seat.1.hand")[1:])
    draw(table, 1, 2)
    assert session.lies(f"card.{spare}") == "seat.1.hand"
    in_hands = sum(len(table.pieces_in(f"seat.{seat}.hand")) for seat in table.seats_from_first())
    assert len(table.pieces_in("deck")) == 12 + 9 - in_hands - thinned
    assert len(table.pieces_in("discard")) == thinned
    assert not any(place.counts.get("site", 0) for place in table.existing_members("city."))
    assert session.lies("card.Y7") in ("deck", "discard")


def test_every_card_in_circulation_matches_a_building_or_a_marker() -> None:
    session = game(3, seed=5)
    for _ in range(8):
        finish_round(session)
        if session.is_over:
            break
        for place in ("deck", "discard", *(f"seat.{seat}.hand" for seat in (1, 2, 3))):
            for piece in session.table.pieces_in(place):
                if piece.kind == "building":
                    tile = session.table.pieces[f"tile.{piece.id[5:]}"]
                    assert tile.place.id.startswith("city.")
                    assert tile.place.pieces[-1] is tile
                    assert not tile.place.counts.get("site", 0)


# ---- the end -------------------------------------------------------------------------------------------------


def last_resource(points_back: bool) -> Situation:
    """Seat 1 puts its last resource; seat 2 may then build over it."""
    session = game(3)
    session.city({(0, 0): "R1", (1, 0): ("Y1 Y4", 1), (0, 1): "B1"})
    for seat in (1, 2, 3):
        session.kept(seat)
    session.hand(1, "R1", "A", "B", "C")
    session.hand(2, "Y4", "D", "E", "F")
    session.hand(3, "B1", "G", "H", "I")
    session.tiles(1, "R5")
    session.tiles(2, "Y5")
    session.stock(1, resources=2)
    session.stock(2, resources=5)
    session.table.transfer("resource.1", "seat.1.supply", "box", session.table.count_at("seat.1.supply", "resource.1"))
    session.commit(1, "R1", "R5")
    session.commit(2, "Y4", "Y5" if points_back else "")
    session.commit(3, "B1")
    return session


def test_the_last_resource_ends_the_game_after_the_round() -> None:
    session = last_resource(points_back=False)
    assert session.is_over
    assert session.told("ginkgopolis/exploit")[0] == "Seat 2 exploits card.Y4.", "the others still act"
    assert session.told("ginkgopolis/exploit")[-2].startswith("Seat 3 exploits card.B1")
    assert session.notes("ginkgopolis/pass-left") == []
    assert len(session.notes("ginkgopolis/last-round")) == 1
    assert session.lies("first") == "seat.1.tokens"


def test_the_end_stays_even_if_resources_come_back() -> None:
    session = last_resource(points_back=True)
    assert session.screen(1)[0] == 2, "seat 2 built over the other building"
    assert session.is_over


def test_a_resource_in_the_supply_is_not_the_last_one() -> None:
    session = game(2)
    session.city({(0, 0): "R1", (0, 1): "Y1"})
    session.kept(1)
    session.hand(1, "R1", "A", "B", "C")
    session.hand(2, "L", "K", "J", "I")
    session.tiles(1, "B5")
    session.stock(1, resources=3)
    session.table.transfer("resource.1", "seat.1.supply", "box", session.table.count_at("seat.1.supply", "resource.1"))
    session.commit(2, "L")
    session.commit(1, "R1", "B5")
    assert session.screen(1)[0] == 0
    assert session.table.count_at("seat.1.supply", "resource.1") == 1, "the surcharge for the colour"
    assert session.table.count_at("state", "ending") == 0


def test_a_new_hand_is_foretold_as_at_least_what_the_deck_still_holds() -> None:
    """The deck is shuffled anew in the middle of it: what comes then nobody can know."""
    session = game(3, seed=5)
    pending = session.asked(1)
    left = len(session.table.pieces_in("deck"))
    assert left < 4
    said = str(preview_sentence(Previewer(session).preview(pending, NEW)))
    assert f"draw at least {left} card" in said
