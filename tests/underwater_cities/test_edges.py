"""Edges of the rules that random games hardly ever reach."""

from __future__ import annotations

import pytest

from engine.api import GAMES, GreedyBot, NamedNotes, SetupChoices, beats_of, new_session
from engine.core.table.ops import NoteOp
from engine.core.table.table import Table
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.cloning import may_clone
from engine.underwater_cities.economy import shortages
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.parts import DONE, SwapStep
from engine.underwater_cities.effects.reasons import POSSIBLE, lacks
from engine.underwater_cities.queries import count_of, ids
from engine.underwater_cities.scoring import VerdictStep, score
from engine.underwater_cities.structures.bounds import building_bound
from engine.underwater_cities.structures.building import PlaceStep
from engine.underwater_cities.structures.sites import build_options, can_build
from engine.underwater_cities.structures.upgrading import upgrade
from engine.underwater_cities.turn import ChooseSlotStep, DrawOneStep, TurnStep
from engine.underwater_cities.worth import productions_left
from tests.underwater_cities.table import ME, OTHER, game


def test_nobody_clones_a_slot_that_they_occupy_themselves() -> None:
    session = game(4)
    slot = "2-4/G1" if "slot.2-4/G1" in session.table.places else _a_slot(session.table)
    assert session.table.pieces["clone_tile"].place.id == "clone"
    session.occupy(slot, ME)
    assert not may_clone(session.table, ME, f"slot.{slot}")
    assert may_clone(session.table, OTHER, f"slot.{slot}")
    session.occupy(slot, OTHER)
    assert not may_clone(session.table, ME, f"slot.{slot}"), "that somebody else stands there too changes nothing"


def _a_slot(table: Table) -> str:
    return next(name for name in table.places if name.startswith("slot.") and "/G" in name).removeprefix("slot.")


@pytest.mark.parametrize("fact", ["turn.built", "turn.tunnels"])
def test_what_was_done_in_a_turn_is_forgotten_at_its_end(fact: str) -> None:
    session = game(2)
    session.table.set_count(ids(ME).turn, fact, 1)
    session.lay(DrawOneStep(ME))
    assert session.table.count_at(ids(ME).turn, fact) == 0


@pytest.mark.parametrize(("biomatter", "missing"), [(0, 2), (1, 1), (2, 0)])
def test_each_biomatter_stands_for_one_thing_only(biomatter: int, missing: int) -> None:
    session = game(2)
    session.goods(b=biomatter)
    price = (("kelp", 1), ("steelplast", 1))
    assert len(list(shortages(session.table, ME, price, building=True))) == missing
    assert len(list(shortages(session.table, ME, price, building=False))) == 2


def test_a_card_that_rewards_building_may_be_set_off_three_times() -> None:
    """One effect that builds a single thing may still build more by what it sets off: the bound allows for that."""
    rewarding = [
        (card, then)
        for card in shipped().cards.values()
        for effect in (card.effect,)
        for then in (getattr(effect, "then", None),)
        if isinstance(then, words.GainEffect) and card.type == "permanent"
    ]
    compared = 0
    for card, then in rewarding:
        session = game(2)
        effect = words.BuildEffect(what="farm", n=1)
        before = building_bound(session.table, ME, effect)
        session.laid(card.id.removeprefix("card."))
        after = building_bound(session.table, ME, effect)
        if before is None or after is None:
            continue
        for good, n in then.goods.items():
            compared += 1
            assert after.get(good, 0) - before.get(good, 0) == 3 * n, card.id
    assert compared


@pytest.mark.parametrize(("points", "cities", "won"), [(99, 7, False), (100, 7, True), (100, 6, False)])
def test_a_hundred_points_and_seven_cities_win_alone(points: int, cities: int, won: bool) -> None:
    session = game(1)
    table = session.table
    free = [city for city in ids(ME).cities if not table.count_at(ids(ME).cities[city], "city")]
    session.build(*(link for link, place in ids(ME).tunnels.items() if not table.count_at(place, "tunnel")))
    session.build(*free[: cities - count_of(table, ME, "city")])
    assert count_of(table, ME, "city") == cities
    table.set_count("state", "scored", 1)
    session.goods(p=0)
    rest = score(table).totals[0]
    session.goods(p=points - rest)
    result = score(table)
    assert result.totals == (points,)
    assert bool(result.winners) is won


def test_the_score_sheet_says_that_the_game_is_over() -> None:
    """Alone, nobody has won before the end, whatever the sheet says so far."""
    session = game(1)
    table = session.table
    session.build(*(link for link, place in ids(ME).tunnels.items() if not table.count_at(place, "tunnel")))
    session.build(*(city for city in ids(ME).cities if not table.count_at(ids(ME).cities[city], "city")))
    session.goods(p=200)
    assert not score(table).winners
    session.lay(VerdictStep())
    assert score(table).winners == (1,)


def test_without_a_special_card_it_is_said_that_none_is_left() -> None:
    session = game(3)
    table, effect = session.table, words.TakeSpecialEffect()
    for piece in [piece.id for piece in table.pieces.values() if piece.place.id.startswith("specials.")]:
        table.move(piece, "box")
    assert [lack.words.id for lack in lacks(table, ME, effect)] == ["underwater_cities.lack_of_special_cards"]


def test_both_ways_of_an_exchange_are_offered_if_both_can_be_paid() -> None:
    session = game(3)
    session.lay(SwapStep(ME, "card.7", ()))  # kelp for steelplast, or the other way round
    offers = {}
    for held in ({}, {"k": 1}, {"st": 1}, {"k": 1, "st": 1}):
        session.goods(**held)
        offers[tuple(held)] = session.options(session.asked())
    assert offers == {(): [DONE], ("k",): [0, DONE], ("st",): [1, DONE], ("k", "st"): [0, 1, DONE]}


def test_what_is_to_be_built_where_it_no_longer_fits_is_found_at_its_place() -> None:
    session = game(3)
    taken = next(place for place in ids(ME).cities.values() if session.table.count_at(place, "city"))
    for place, subjects in ((taken, (taken,)), ("seat.1.city.none", ())):
        found = list(PlaceStep(ME, "city", place).state_findings(session.table))
        assert [(one.rule, one.subjects) for one in found] == [("underwater_cities/build", subjects)]


def test_an_assistant_is_played_from_where_it_lies_and_no_other_claimed_card_is() -> None:
    session = game(3)
    own = next(iter(session.table.places[ids(ME).claimed].pieces)).id
    assert session.table.pieces[own].kind == "assistant"
    session.laid("60")
    slot = next(iter(session.table.data.slots))
    step = ChooseSlotStep(ME)
    meant = step.answer_from_drag(session.table, own, slot)
    assert meant is not None and meant.card == own
    assert step.answer_from_drag(session.table, "card.60", slot) is None


def test_without_a_board_nothing_is_dearer() -> None:
    """Free hands may have taken it away: what could be built is still known, and nothing fails."""
    session = game(3)
    session.goods(c=9, st=9, k=9)
    effect = words.BuildEffect(what="farm", n=1)
    board = session.table.pieces_in(ids(ME).board)[-1].id
    session.table.move(board, "box")
    assert can_build(session.table, ME, effect) and build_options(session.table, ME, effect)


def test_productions_to_come() -> None:
    """After rounds 4, 7 and 10; hands may have set the round to anything."""
    session = game(3)
    left = {}
    for number in (0, 1, 4, 5, 7, 8, 10, 11, 12, 99):
        session.table.set_count("state", "round", number)
        left[number] = productions_left(session.table)
    assert left == {0: 3, 1: 3, 4: 3, 5: 2, 7: 2, 8: 1, 10: 1, 11: 0, 12: 0, 99: 0}


@pytest.mark.parametrize("people", [2, 3])
def test_play_resumes_with_every_turn_that_is_still_due(people: int) -> None:
    session = game(people)
    table = session.table
    table.move("tile.1.1", "box")
    points = {one.id: one for one in session.game.resume_points(table)}
    for first in range(1, people + 1):
        seats = [step.seat for step in points[f"turn.{first}"].frames if isinstance(step, TurnStep)]
        assert seats[0] == first
        assert {seat: seats.count(seat) for seat in seats} == {1: 2, **dict.fromkeys(range(2, people + 1), 3)}


def test_contracts_are_offered_wherever_there_is_somebody_to_race() -> None:
    offered = [
        people
        for people in (1, 2, 3, 4)
        if "contracts" in SetupChoices(GAMES["underwater_cities"], people).recommended()
    ]
    assert offered == [2, 3, 4]


def test_an_upgrade_is_told_before_the_structure_is_called_otherwise() -> None:
    session = game(3)
    table = session.table
    mark, place = table.checkpoint(), next(iter(ids(ME).tunnels.values()))
    upgrade(table, ME, place)
    done = table.ops_since(mark)
    assert isinstance(done[0], NoteOp) and done[0].message.id == "underwater_cities.seat_upgrades"
    assert done[0].subjects[-1] == place and table.count_at(place, "upgrade") == 1


def test_what_could_not_be_used_is_no_reason_for_what_was_built_before_it() -> None:
    """That somebody builds is said first, then it is laid: what is said next brought nobody that building."""
    lapsed = 0
    for seed in (2, 3):
        session = new_session("underwater_cities", 2, seed=seed)
        for _ in range(150):
            pending = session.first_pending()
            assert pending is not None
            session.answer(pending, GreedyBot(seed).choose_answer(session, pending))
        beats = beats_of(session, session.line()[1:], NamedNotes(session).notes, ME)
        lapsed += sum(note.rule == POSSIBLE for entry in session.line() for note in entry.notes())
        assert not [one for beat in beats for one in beat.reasons if one.rule == POSSIBLE]
    assert lapsed
