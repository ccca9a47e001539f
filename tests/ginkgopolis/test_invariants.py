"""What holds at every question of every game, however it is played."""

from __future__ import annotations

import pytest

from engine.api import RandomBot
from engine.ginkgopolis.markers import MoveMarkerStep
from engine.ginkgopolis.price import cannot_pay
from engine.ginkgopolis.queries import committed, is_city
from tests.ginkgopolis.table import Situation, game

START = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
CITY = "city."


def check(session: Situation) -> None:
    table = session.table
    people = table.settings["people"]
    built = {place.id: [p.id[5:] for p in place.pieces if p.kind == "tile"] for place in table.existing_members(CITY)}
    built = {name: codes for name, codes in built.items() if codes}
    _resources(session, built)
    assert sum(piece.kind == "tile" for piece in table.pieces_in("box")) == (6 if people <= 3 else 0)
    moving = {step.letter for lane in table.lanes for step, _ in lane if isinstance(step, MoveMarkerStep)}
    for letter in "ABCDEFGHIJKL":
        assert _circulates(table.pieces[f"card.{letter}"].place.id)
        place = table.pieces[f"marker.{letter}"].place
        assert is_city(place)
        assert letter in moving or place.id not in built, "a marker lies alone"
    tops = {codes[-1]: name for name, codes in built.items()}
    covered = {code for codes in built.values() for code in codes[:-1]}
    keeping = {card for seat in table.seats_from_first() if (card := _being_played(session, seat)) is not None}
    for code, name in tops.items():
        where = table.pieces[f"card.{code}"].place.id
        flag = table.count_at(name, "site")
        assert (flag == 1 and where == "reserve") or (flag == 0 and _circulates(where)), (code, where, flag)
    kept = {
        piece.id[5:]
        for seat in table.seats_from_first()
        for piece in table.pieces_in(f"seat.{seat}.kept")
        if piece.kind == "building"
    }
    assert kept | (keeping & covered) == covered, "a card is kept for each tile that was covered"


def _resources(session: Situation, built: dict[str, list[str]]) -> None:
    table = session.table
    for seat in table.seats_from_first():
        kind = f"resource.{seat}"
        on_buildings = sum(table.count_at(name, kind) for name in built)
        behind, supply = table.count_at(f"seat.{seat}.screen", kind), table.count_at(f"seat.{seat}.supply", kind)
        assert on_buildings + behind + supply == START[table.settings["people"]]
        assert table.count_at(f"seat.{seat}.screen", "point") >= 0
    for name, codes in built.items():
        owners = [seat for seat in table.seats_from_first() if table.count_at(name, f"resource.{seat}")]
        assert len(owners) <= 1
        assert owners or len(codes) == 1, "only start buildings are bare"
        assert not owners or table.count_at(name, f"resource.{owners[0]}") == len(codes)


def _circulates(place: str) -> bool:
    return place in ("deck", "discard") or place.endswith((".hand", ".commit"))


def _being_played(session: Situation, seat: int) -> str | None:
    card, _ = committed(session.table, seat)
    return card[5:] if card is not None and session.table.pieces[card].face == 0 else None


@pytest.mark.parametrize(("people", "settings"), [(1, {}), (1, {"expert": 1}), (2, {}), (3, {}), (4, {}), (5, {})])
def test_invariants_of_random_games(people: int, settings: dict[str, int]) -> None:
    for seed in range(10):
        session = game(people, seed, **settings)
        bot = RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            check(session)
            session.answer(pending, bot.choose_answer(session, pending))
        check(session)
        assert session.table.count_at("state", "ending") == 1


@pytest.mark.parametrize("people", [2, 3, 5])
def test_no_two_choices_of_a_round_meet_and_the_payable_stays_payable(people: int) -> None:
    """Two players never choose one building or marker; what could be paid when chosen is built when revealed."""
    for seed in range(8):
        session = game(people, seed)
        table = session.table
        bot = RandomBot(seed)
        payable: dict[str, str] = {}
        while (pending := session.first_pending()) is not None:
            said = bot.choose_answer(session, pending)
            builds = pending.frame.name == "ginkgopolis.commit" and said.tile
            if builds and not list(cannot_pay(table, pending.question.seat, said.card, said.tile)):
                payable[said.tile] = said.card
            session.answer(pending, said)
            cards = [card for seat in table.seats_from_first() if (card := committed(table, seat)[0]) is not None]
            assert len(cards) == len(set(cards))
            for tile in [tile for tile in payable if not table.pieces[tile].place.id.endswith(".commit")]:
                del payable[tile]
                place = table.pieces[tile].place
                assert is_city(place), f"{tile} was not built"
