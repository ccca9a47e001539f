"""Questions that only Underwater Cities has: what Production brings, what cities eat, which things are connected."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game.quiz import ChoiceOrder, QuizChoice, QuizQuestion, number_choices
from engine.core.messages.message import Message, NounArg, PlaceArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.underwater_cities.effects.outputs import OUTPUT
from engine.underwater_cities.goods import BUILDINGS, GOODS, Goods, goods
from engine.underwater_cities.production import PAIR, RULE, city_output, network_output, tunnel_output
from engine.underwater_cities.queries import buildings_at, count_of, ids, is_upgraded, network

KINDS = {
    "income": msg("underwater_cities.quiz_kind_income", "What does Production bring?"),
    "upgrade": msg("underwater_cities.quiz_kind_upgrade", "What does an upgrade bring?"),
    "feeding": msg("underwater_cities.quiz_kind_feeding", "What do the cities eat?"),
}
_PAIR_BONUS = "underwater_cities/pair-bonus"
_MOST = 4
_STRUCTURES = (*BUILDINGS, "tunnel")


def quiz_questions(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """About the asked seat's own network."""
    yield from _cities(table, seat, dice)
    yield from _whole(table, seat, dice)
    yield from _upgrades(table, seat, dice)
    yield from _tunnels(table, seat, dice)
    yield from _feeding(table, seat)


# ---- what brings what ------------------------------------------------------------------------------------------------


def _amount(given: Goods) -> Message:
    if not any(given.values()):
        return msg("underwater_cities.quiz_nothing", "Nothing")
    return msg("underwater_cities.quiz_goods", "{goods}", goods=goods(given))


def _with(given: Goods, good: str, n: int) -> Goods:
    """The same with one good more or less."""
    return {one: given.get(one, 0) + (n if one == good else 0) for one in GOODS if given.get(one, 0) or one == good}


def _others(given: Goods, near: list[Goods], dice: RandomStream) -> list[Goods]:
    """Three wrong ones: those that lie near for a reason first, then one good more or less."""
    close = [
        _with(given, good, n)
        for good in GOODS
        for n in (1, -1)
        if good != "card" and (given.get(good, 0) > 0 or n > 0) and given.get(good, 0) + n >= 0
    ]
    mixed = dice.shuffled([one for one in close if sum(one.values())])
    found: list[Goods] = []
    for one in (*near, *mixed):
        if not any(_same(one, other) for other in (given, *found)):
            found.append(one)
    return found[: _MOST - 1]


def _same(one: Goods, other: Goods) -> bool:
    return all(one.get(good, 0) == other.get(good, 0) for good in GOODS)


def _which(
    kind: str,
    rule: str,
    seat: int,
    asked: Message,
    given: Goods,
    near: list[Goods],
    why: tuple[Message, ...],
    things: tuple[str, ...],
    dice: RandomStream,
) -> QuizQuestion:
    """Which of four amounts is it?"""
    choices = [QuizChoice(_amount(given))]
    choices += [QuizChoice(_amount(one), why[-1]) for one in _others(given, near, dice)]
    return QuizQuestion(
        kind,
        rule,
        seat,
        asked,
        tuple(choices),
        frozenset({0}),
        why,
        rule,
        things=things,
        lights=things,
        stem=(*things, *(f"{good} {given.get(good, 0)}" for good in GOODS)),
    )


def _cities(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """One city with its buildings, if there is something to add up."""
    for city in dice.shuffled(list(network(table, seat).connected_cities)):
        there = buildings_at(table, seat, city)
        if len(there) < 2:
            continue
        given = city_output(table, seat, city)
        raised = [kind for kind, is_raised in there if is_raised]
        pairs = [kind for kind in BUILDINGS if raised.count(kind) >= 2]
        plain: Goods = {}
        for kind, _ in there:
            for good, n in OUTPUT[kind][0].items():
                plain[good] = plain.get(good, 0) + n
        without = given
        for kind in pairs:
            for good, n in PAIR[kind].items():
                without = _with(without, good, -n)
        asked = msg(
            "underwater_cities.quiz_what_city_brings",
            "What does this city bring in Production: {place}?",
            place=PlaceArg(ids(seat).cities[city]),
        )
        why = [msg("underwater_cities.quiz_city_brings", "Together it is {goods}.", goods=goods(given))]
        if pairs:
            why.insert(
                0,
                msg(
                    "underwater_cities.quiz_pair_at_city",
                    "Two upgraded buildings of a kind at one city bring {goods} more.",
                    goods=goods(PAIR[pairs[0]]),
                ),
            )
        rule = _PAIR_BONUS if pairs else RULE
        yield _which("income", rule, seat, asked, given, [without, plain], tuple(why), (ids(seat).cities[city],), dice)
        return


def _whole(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """One good of the whole network, without what cards and metropolises give."""
    given = network_output(table, seat)
    for good in dice.shuffled([one for one in GOODS if given.get(one, 0) > 1])[:1]:
        n = given[good]
        asked = msg(
            "underwater_cities.quiz_how_much_income",
            "How much does your network bring in Production, without cards and metropolises? ({good})",
            good=NounArg(good),
        )
        why = msg("underwater_cities.quiz_network_brings", "The whole network brings {goods}.", goods=goods(given))
        choices, right = number_choices(n, why)
        home = ids(seat).cities[network(table, seat).connected_cities[0]]
        yield QuizQuestion(
            "income",
            f"sum:{good}",
            seat,
            asked,
            choices,
            frozenset({right}),
            (why,),
            RULE,
            things=(home,),
            lights=tuple(ids(seat).cities[city] for city in network(table, seat).connected_cities),
            order=ChoiceOrder.NUMBERS,
            stem=("network", good, str(n)),
            number=n,
        )


def _upgrades(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """What a structure brings before and after it is upgraded."""
    net, places = network(table, seat), table.places
    built = [
        (kind, name)
        for city in net.connected_cities
        for name in ids(seat).sites[city].values()
        for kind in BUILDINGS
        if places[name].counts.get(kind, 0)
    ]
    for kind, name in dice.shuffled(built)[:1]:
        plain, raised = OUTPUT[kind]
        if is_upgraded(places[name]):
            asked = msg(
                "underwater_cities.quiz_what_upgraded_brings",
                "What does this bring alone in Production: {place}?",
                place=PlaceArg(name),
            )
        else:
            asked = msg(
                "underwater_cities.quiz_what_upgrade_would_bring",
                "What would this bring alone in Production, once it is upgraded: {place}?",
                place=PlaceArg(name),
            )
        why = msg(
            "underwater_cities.quiz_plain_and_upgraded",
            "Plain it brings {plain}, upgraded {raised}.",
            plain=goods(plain),
            raised=goods(raised),
        )
        near = [plain, OUTPUT[dice.choice([one for one in _STRUCTURES if one != kind])][1]]
        yield _which("upgrade", "underwater_cities/upgrade", seat, asked, raised, near, (why,), (name,), dice)


def _tunnels(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """Which tunnel brings something?"""
    net = network(table, seat)
    good = dice.shuffled([one for one in net.tunnels if tunnel_output(table, seat, one)])
    idle = dice.shuffled([one for one in net.tunnels if not tunnel_output(table, seat, one)])
    if not idle or len(good) < 2:
        return
    own = ids(seat).tunnels
    chosen = [idle[0], *good[: _MOST - 1]]
    brings = msg("underwater_cities.quiz_tunnel_at_city", "It touches a built city, so it brings something.")
    why = msg("underwater_cities.quiz_tunnel_at_no_city", "It touches no built city: it brings nothing yet.")
    rule = "underwater_cities/tunnel"
    yield QuizQuestion(
        "income",
        rule,
        seat,
        msg("underwater_cities.quiz_which_tunnel_is_idle", "Which of your tunnels brings NOTHING in Production?"),
        tuple(
            QuizChoice(
                msg("underwater_cities.quiz_tunnel", "{place}", place=PlaceArg(own[name])),
                brings if at else None,
                own[name],
            )
            for at, name in enumerate(chosen)
        ),
        frozenset({0}),
        (why,),
        rule,
        things=tuple(own[name] for name in chosen),
        lights=(own[idle[0]],),
        stem=("idle", *chosen),
    )


# ---- what cities eat -------------------------------------------------------------------------------------------------


def _feeding(table: Table, seat: int) -> Iterator[QuizQuestion]:
    """How much is eaten after Production: one for each connected city."""
    hungry = count_of(table, seat, "city")
    if hungry < 2:
        return
    rule = "underwater_cities/feeding"
    why = msg(
        "underwater_cities.quiz_each_city_eats",
        "Each connected city eats one kelp, or one biomatter if there is no kelp: %n in all.",
        hungry,
    )
    choices, right = number_choices(hungry, why)
    home = ids(seat).cities[network(table, seat).connected_cities[0]]
    yield QuizQuestion(
        "feeding",
        rule,
        seat,
        msg("underwater_cities.quiz_how_much_is_eaten", "How many kelp would your cities eat after Production now?"),
        choices,
        frozenset({right}),
        (why,),
        rule,
        things=(home,),
        lights=tuple(ids(seat).cities[city] for city in network(table, seat).connected_cities),
        order=ChoiceOrder.NUMBERS,
        stem=("eaten", str(hungry)),
        number=hungry,
    )
