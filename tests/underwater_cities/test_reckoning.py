"""Production and the network score, reckoned a second time from what lies on the boards of played games."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api import RandomBot
from engine.core.table.table import Table
from engine.underwater_cities.production import network_output
from engine.underwater_cities.scoring import network_points
from tests.underwater_cities.oracle import UPGRADED, give
from tests.underwater_cities.table import Situation, fresh

PLAIN = {"farm": "kelp", "desalination": "credit", "laboratory": "science", "tunnel": "credit"}
PAIR = {"farm": {"kelp": 1, "point": 1}, "desalination": {"credit": 1}, "laboratory": {"steelplast": 1}}
SCORE = {0: 2, 1: 3, 2: 4, 3: 6}


def standing(table: Table, seat: int) -> dict[str, dict[str, int]]:
    """What stands on each site of a board: UR, LL_BM, CC.b2."""
    return {
        place.id.split(".", 3)[3]: {kind: n for kind, n in place.counts.items() if n}
        for place in table.places.values()
        if place.id.startswith((f"seat.{seat}.city.", f"seat.{seat}.tunnel.", f"seat.{seat}.site.")) and place.counts
    }


def reached(sites: dict[str, dict[str, int]]) -> set[str]:
    """The cities and empty city sites to which built tunnels lead from the start city, and the metropolises beside."""
    tunnels = [name.split("_")[:2] for name, there in sites.items() if there.get("tunnel")]
    found = {"LR"}
    while True:
        more = {b for a, b in (*tunnels, *((b, a) for a, b in tunnels)) if a in found and a.isupper()}
        if more <= found:
            return found
        found |= more


def reckoned(table: Table, seat: int) -> tuple[dict[str, int], int]:
    """What a seat's network gives in Production, and what its cities score at the end."""
    sites, board = standing(table, seat), table.data.boards[table.pieces_in(f"seat.{seat}.board")[0].id]
    cities = {name for name, there in sites.items() if there.get("city") or there.get("symbiotic")}
    connected = cities & reached(sites)
    given, points = Counter[str](), 0
    for city in connected:
        if sites[city].get("symbiotic"):
            given["point"] += 6 if board.feature.get(city) == "city33" else 2
        raised, kinds = Counter[str](), set()
        for name, there in sites.items():
            if name.startswith(f"{city}."):
                (kind,) = set(there) - {"upgrade"} or {""}
                if not kind:
                    continue
                kinds.add(kind)
                raised[kind] += bool(there.get("upgrade"))
                output = UPGRADED[kind] if there.get("upgrade") else {PLAIN[kind]: 1}
                give(given, output, 2 if board.feature.get(name) == "mult2" else 1)
        for kind, n in raised.items():
            give(given, PAIR[kind], n >= 2)
        points += SCORE[len(kinds)]
    producing = set()
    for name, there in sites.items():
        if there.get("tunnel"):
            if {*name.split("_")[:2]} & cities:
                producing.add(name)
                output = UPGRADED["tunnel"] if there.get("upgrade") else {"credit": 1}
                give(given, output, 3 if board.feature.get(name) == "tun3" else 1)
            if board.feature.get(name) == "metro2":
                given["point"] += 2
    pair = {site for site, feature in board.feature.items() if feature == "pair2"}
    if pair and pair <= producing:
        given["credit"] += 2
    return {good: n for good, n in given.items() if n}, points


def compare(session: Situation) -> int:
    """Compare both reckonings for all seats; how many pieces stood there."""
    table, pieces = session.table, 0
    for seat in table.seats_from_first():
        given, points = reckoned(table, seat)
        assert {good: n for good, n in network_output(table, seat).items() if n} == given
        assert network_points(table, seat) == points
        pieces += len(standing(table, seat))
    return pieces


@pytest.mark.parametrize(("people", "boards"), [(1, 1), (2, 0), (3, 1), (4, 0), (4, 1)])
def test_production_and_network_score_agree_with_a_second_reckoning(people: int, boards: int) -> None:
    pieces = 0
    for seed in (1, 2, 3):
        session, bot, before = fresh(people, seed, boards=boards), RandomBot(seed), 0
        while (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
            if session.table.count_at("state", "round") != before:
                before = session.table.count_at("state", "round")
                compare(session)
        pieces += compare(session)
    assert pieces > 25 * people, "boards with enough on them"
