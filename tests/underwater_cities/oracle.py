"""What an effect should do, read from its words alone: it answers the questions and says what has to change.

Costs, outputs and the track are written down here once more, from the rulebook, and not taken from the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.flow.effect import Effect
from engine.underwater_cities.cards import shipped
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import Goods
from engine.underwater_cities.queries import ids, stock
from engine.underwater_cities.structures.sites import STOP, At
from tests.underwater_cities.table import ME, Situation

COST: dict[str, dict[str, int]] = {
    "city": {"steelplast": 2, "kelp": 1, "credit": 1},
    "symbiotic": {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2},
    "farm": {"kelp": 1},
    "desalination": {"credit": 1},
    "laboratory": {"steelplast": 1},
    "tunnel": {"steelplast": 1, "credit": 1},
}
UPGRADED: dict[str, dict[str, int]] = {
    "farm": {"kelp": 1, "point": 1},
    "desalination": {"credit": 1, "biomatter": 1},
    "laboratory": {"science": 1, "steelplast": 1},
    "tunnel": {"credit": 1, "point": 1},
}
TRACK: dict[int, dict[str, int]] = {4: {}, 3: {"credit": 1}, 2: {"steelplast": 1}, 1: {"point": 1}, 0: {"point": 1}}
RESOURCES = ("credit", "kelp", "steelplast", "science", "biomatter")
BUILT = (*COST, "upgrade")
BELOW = 5


def state(session: Situation, seat: int = ME) -> Counter[str]:
    """Goods, cards in hand, what stands on the board, the place on the track, action cards that are ready."""
    table, own = session.table, f"seat.{seat}."
    found = Counter({good: n for good, n in stock(table, seat).items() if n})
    found["card"] = len(table.pieces_in(ids(seat).hand))
    for place in table.places.values():
        if place.id.startswith((own + "city.", own + "site.", own + "tunnel.")):
            found.update({kind: n for kind, n in place.counts.items() if kind in BUILT})
    found["climbed"] = BELOW - _space(session)
    found["ready"] = sum(
        not piece.quarter_turns
        for piece in table.pieces_in(own + "claimed")
        if table.data.pieces[piece.id].type == "action"
    )
    found["gained"] = len(table.pieces_in(own + "metropolis.gained"))
    return found


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What is more and what is less, without what stayed."""
    return {what: after[what] - before[what] for what in {*before, *after} if after[what] != before[what]}


def told(due: Counter[str]) -> dict[str, int]:
    """The same for what should change."""
    return {what: n for what, n in due.items() if n}


def _space(session: Situation) -> int:
    where = session.space()
    return int(where) if where.isdigit() else BELOW


def give(due: Counter[str], goods: Mapping[str, int] | Goods, times: int = 1) -> None:
    """So much more; less with a negative number of times."""
    for good, n in goods.items():
        due[good] += n * times


def climb(due: Counter[str], start: int, steps: int) -> None:
    """Steps on the Federation track: each space entered pays, each step past the first is a point."""
    for _ in range(steps):
        give(due, TRACK[start - 1])
        due["climbed"] += start > 1
        start = max(1, start - 1)


def price_of(how: words.BuildEffect, kind: str) -> dict[str, int]:
    """The price of a piece on a plain site."""
    if how.cost == "free":
        return {}
    price = dict(how.stated) if how.cost == "stated" else COST[kind]
    return {str(good): max(0, n - how.discount.get(good, 0)) for good, n in price.items()}  # type: ignore[call-overload]


def plain_site(session: Situation, how: words.BuildEffect) -> At:
    """The first site on offer without a bonus, and not at a metropolis."""
    board = session.table.data.boards[session.table.pieces_in(ids(ME).board)[0].id]
    for at in session.options(session.asked()):
        site = at.place.split(".", 3)[3] if at != STOP else ""
        if site and site not in board.bonuses and not site.startswith(("UL_brown", "UR_blue", "LL_blue")):
            assert site.endswith(".x") is how.expansion
            return At(*at)
    raise AssertionError("no plain site")


def _built(session: Situation, how: words.BuildEffect, due: Counter[str]) -> At:
    at = plain_site(session, how)
    session.say(at)
    if session.question() == "pay_with_biomatter":
        session.say(session.default_answer(session.asked()))
    give(due, price_of(how, at.kind), -1)
    due[at.kind] += 1
    return at


def perform(session: Situation, effect: Effect, counts: Mapping[tuple[str, bool], int], due: Counter[str]) -> None:
    """Carry an effect out in full, always with the first choice, and add to `due` what it has to change.

    `counts`: how many connected pieces there are, by kind and whether only upgraded ones count.
    """
    match effect:
        case words.GainEffect(goods):
            give(due, goods)
        case words.GainPerEffect(every, of, goods, upgraded, most):
            times = min(most, counts[of, upgraded] // every)
            assert times, "the table is too poor for this card"
            give(due, goods, times)
        case words.GainDistinctEffect(n):
            session.say(RESOURCES[:n])
            give(due, dict.fromkeys(RESOURCES[:n], 1))
        case words.IfHaveEffect(least, of, then, upgraded):
            assert counts[of, upgraded] >= least
            perform(session, then, counts, due)
        case words.IfSpaceEffect(there, then):
            assert _space(session) == there
            perform(session, then, counts, due)
        case words.PayEffect(prices, then, times):
            for n in range(times):
                assert session.question() == "pay_for", n
                give(due, prices[0], -1)
                session.say(0)
                perform(session, then, counts, due)
        case words.ExchangeEffect(a, b):
            session.say(0)
            give(due, a, -1)
            give(due, b)
        case words.ChoiceEffect(of):
            session.say(0)
            perform(session, of[0], counts, due)
        case words.PartsEffect(of):
            for n, part in enumerate(of):
                if isinstance(part, words.FederationEffect):
                    climb(due, _space(session), part.n)
                session.say(n)
                if not isinstance(part, words.FederationEffect):
                    perform(session, part, counts, due)
        case words.BuildEffect():
            for _ in range(effect.n):
                assert session.question() == "build"
                _built(session, effect, due)
        case words.BuildUpgradeEffect():
            at = _built(session, words.BuildEffect("structure"), due)
            session.say(at.place)
            give(due, {"science": -1, "upgrade": 1})
        case words.UpgradeEffect(n, _, cost):
            for _ in range(n):
                assert session.question() == "upgrade"
                session.say(next(place for place in session.options(session.asked()) if place))
                give(due, cost, -1)
                due["upgrade"] += 1
        case words.UseActionCardEffect(n):
            for _ in range(n):
                card = next(card for card in session.options(session.asked()) if card)
                session.say(card)
                due["ready"] -= 1
                perform(session, shipped().pieces[card].effect, counts, due)
        case words.ReadyActionCardEffect(n):
            for _ in range(n):
                session.say(next(card for card in session.options(session.asked()) if card))
                due["ready"] += 1
        case words.SlotActionEffect():
            offered = session.options(session.asked())
            slot = next(f"slot.3-4/{name}" for name in ("Y5", "R2", "Y1") if f"slot.3-4/{name}" in offered)
            session.say(slot)
            perform(session, shipped().slots[slot].effect, counts, due)
        case words.ProductionOfEffect():
            place = session.options(session.asked())[0]
            kind = next(kind for kind in UPGRADED if session.table.count_at(place, kind))
            session.say(place)
            give(due, UPGRADED[kind])
        case words.ConvertCityEffect():
            session.say(session.options(session.asked())[0])
            give(due, {"city": -1, "symbiotic": 1})
        case words.GainMetropolisEffect():
            due["gained"] += 1
            tile = session.table.pieces_in("seat.1.metropolis.gained")[-1].id
            perform(session, shipped().metropolises[tile].effect, counts, due)
        case _:
            raise AssertionError(f"no expectation for {effect.name}")
