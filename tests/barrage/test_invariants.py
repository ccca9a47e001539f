"""What holds at every question of random games: the listed answers are just the legal ones, and nothing gets lost."""

from __future__ import annotations

from itertools import product

import pytest

from engine.api import HistoryEntry, RandomBot, RandomStream, Session, new_session
from engine.barrage.board import (
    CONDUIT_SPACES,
    DAM_SPACES,
    POWERHOUSE_SPACES,
    SPACES,
    SPACES_FOR,
    STRUCTURES,
    ProductionPlan,
)
from engine.barrage.building import ChooseTileStep
from engine.barrage.construction import Method
from engine.barrage.contracts import DiscardContractStep, FulfilStep, TakeContractStep
from engine.barrage.places import ENGINEERS
from engine.barrage.production import NOTHING, ProduceStep
from engine.barrage.queries import WHEEL, dams, has_officer
from engine.barrage.rewards import PlaceFreeStep
from engine.barrage.setup import Pick
from engine.barrage.tiles import ACTION_SPACES, BANK, CONTRACTS, GRAZIANO, OFFICERS, PRIVATE, TECHNOLOGY
from engine.barrage.turn import PASS, TurnAction, TurnStep

SETTINGS = [(4, {}), (3, {"mahiri_copies": 1}), (2, {"variant": 1}), (2, {"automas": 2, "level": 4})]


def thinkable(session: Session, step: object) -> list[object]:
    """Every answer of the right type that somebody could think of."""
    table = session.table
    match step:
        case TurnStep(seat):
            return [
                *(TurnAction(name) for name in ACTION_SPACES),
                *(TurnAction(BANK, n=n) for n in range(14)),
                *(TurnAction(space.id, kind) for kind in STRUCTURES for space in SPACES.values()),
                *(TurnAction(f"seat.{seat}.officer_space.{n}", who) for n in (1, 2) for who in OFFICERS),
                TurnAction(PASS),
            ]
        case ProduceStep():
            houses = [space for space in POWERHOUSE_SPACES if table.pieces_in(space.id)]
            waters = [space for space in DAM_SPACES if table.pieces_in(space.id)]
            pipes = [space for space in CONDUIT_SPACES if table.pieces_in(space.id)]
            return [
                NOTHING,
                *(
                    ProductionPlan(dam.id, pipe.id, house.id, n)
                    for dam, pipe, house, n in product(waters, pipes, houses, range(6))
                ),
            ]
        case ChooseTileStep():
            tiles = [*TECHNOLOGY, "tech.anton", ""]
            return [Method(tile, acts) for tile in tiles for acts in TECHNOLOGY if tile in (acts, "tech.anton", "")]
        case FulfilStep() | TakeContractStep() | DiscardContractStep():
            return ["", *CONTRACTS]
        case PlaceFreeStep():
            return ["", *SPACES]
    return []


@pytest.mark.parametrize(("people", "settings"), SETTINGS)
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 4), marks=pytest.mark.soak)])
def test_the_listed_answers_are_the_legal_ones(people: int, settings: dict[str, int], seeds: range) -> None:
    kinds = set()
    for seed in seeds:
        session = new_session("barrage", people, seed=seed, settings=settings)
        bot = RandomBot(seed)
        number = 0
        while (pending := session.first_pending()) is not None:
            number += 1
            every = thinkable(session, pending.frame) if number % 4 == seed or number % 7 == 0 else []
            if every:
                listed = session.options(pending)
                legal = [one for one in every if not session.refusals(pending, one)]
                assert set(listed) == set(legal), pending.frame
                assert len(listed) == len(set(listed))
                kinds.add(pending.frame.name)
            assert isinstance(session.answer(pending, bot.choose_answer(session, pending)), HistoryEntry)
    assert {"barrage.turn", "barrage.take_contract"} <= kinds


NONSENSE = (
    "",
    "box",
    "seat.1.base.4",
    "basin.1.dam.upper",
    "basin.11.powerhouse.1",
    "action.bank",
    "officer.nobody",
    "?",
)


@pytest.mark.parametrize(("people", "settings"), SETTINGS)
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 8), marks=pytest.mark.soak)])
def test_any_drag_and_any_nonsense_is_answered_by_a_rule(people: int, settings: dict[str, int], seeds: range) -> None:
    for seed in seeds:
        session = new_session("barrage", people, seed=seed, settings=settings)
        bot, dice, rules = RandomBot(seed), RandomStream(seed, "drags", 0), session.game.rules
        things = [*session.table.pieces, *session.table.places]
        while (pending := session.first_pending()) is not None:
            for _ in range(12):
                seat = 1 + dice.randrange(session.table.seats)
                found = session.explain_drag(seat, dice.choice(things), dice.choice(things))
                assert all(refusal.rule in rules for refusal in found)
            one, other, third = (dice.choice(NONSENSE) for _ in range(3))
            for said in (
                TurnAction(one, other, dice.randrange(20) - 2),
                ProductionPlan(one, other, third, dice.randrange(5) - 1),
                Method(one, other),
                Pick(one, other),
                one,
                (1, -1, 2),
                7,
            ):
                if type(said) in TYPES.get(pending.frame.name, ()):
                    assert all(refusal.rule in rules for refusal in session.refusals(pending, said))
            session.answer(pending, bot.choose_answer(session, pending))


TYPES: dict[str, tuple[type, ...]] = {
    "barrage.turn": (TurnAction,),
    "barrage.produce": (ProductionPlan,),
    "barrage.choose_tile": (Method,),
    "barrage.draft_pick": (Pick,),
    "barrage.rewards": (int,),
    "barrage.pay_machines": (tuple,),
    "barrage.place_drops": (tuple,),
    "barrage.choose_machines": (tuple,),
    "barrage.fulfil": (str,),
    "barrage.take_contract": (str,),
    "barrage.discard_contract": (str,),
    "barrage.place_free": (str,),
    "barrage.flow_drops": (str,),
}


@pytest.mark.parametrize(("people", "settings"), SETTINGS)
def test_nothing_gets_lost(people: int, settings: dict[str, int]) -> None:
    for seed in range(4):
        session = new_session("barrage", people, seed=seed, settings=settings)
        bot, table = RandomBot(seed), session.table
        while (pending := session.first_pending()) is not None:
            check(session, isinstance(pending.frame, TurnStep))
            session.answer(pending, bot.choose_answer(session, pending))
        check(session, False)
    assert table.count_at("state", "round") == 5


def check(session: Session, new_turn: bool) -> None:
    """Pieces, engineers, water, wheels, contracts."""
    table = session.table
    for seat in table.seats_from_first():
        assert table.total_count(f"engineer.{seat}") == ENGINEERS
        assert not table.pieces_in(WHEEL[seat][0])
        for kind in STRUCTURES:
            spaces = [space.id for space in SPACES_FOR[kind]]
            for piece in [piece for piece in table.pieces.values() if piece.kind == kind and piece.owner == seat]:
                assert piece.place.id in spaces or piece.place.id.startswith(f"seat.{seat}.{kind}.")
    for dam in dams(table):
        assert dam.drops <= dam.level + (dam.level == 3)
        if dam.drops == 4:
            assert has_officer(table, dam.owner, GRAZIANO) or table.pieces_in(f"seat.{dam.owner}.officer")
    assert sum(table.count_at(space.id, "drop") for space in POWERHOUSE_SPACES) == 0
    if new_turn:
        for colour in PRIVATE:
            full = all(table.pieces_in(f"offer.{colour}.{n}") for n in (1, 2))
            assert full or not (table.pieces_in(f"contracts.{colour}") or table.pieces_in(f"discard.{colour}"))
        assert all(len(table.pieces_in(f"seat.{seat}.contracts")) <= 3 for seat in table.seats_from_first())
