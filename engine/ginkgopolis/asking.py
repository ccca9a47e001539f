"""Questions that only Ginkgopolis has: what a building brings, what a floor costs, who leads in a district."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game.quiz import ChoiceOrder, QuizChoice, QuizQuestion, number_choices
from engine.core.messages.message import Message, NounArg, PieceArg, SeatArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.ginkgopolis.actions import yield_of
from engine.ginkgopolis.cards import BONUS_FOR, COLOUR, LETTERS, NUMBER, URBANIZATION, Action, CardGain
from engine.ginkgopolis.places import HAND, KEPT, TILES
from engine.ginkgopolis.price import target_of
from engine.ginkgopolis.queries import Building, building_at, buildings, marker_cell, neighbour_ids
from engine.ginkgopolis.scoring import District, districts

KINDS = {
    "yield": msg("ginkgopolis.quiz_kind_yield", "What do buildings bring?"),
    "floor": msg("ginkgopolis.quiz_kind_floor", "What does a floor cost?"),
    "bonus": msg("ginkgopolis.quiz_kind_bonus", "What do your own cards pay?"),
    "district": msg("ginkgopolis.quiz_kind_district", "Who leads in a district?"),
}
_MOST = 4
_LEAST = 2
_ACTIONS: dict[Action, Message] = {
    "exploit": msg("ginkgopolis.quiz_bonus_of_exploit", "You exploit. What do the cards in front of you pay for it?"),
    "urbanize": msg(
        "ginkgopolis.quiz_bonus_of_urbanize", "You urbanize. What do the cards in front of you pay for it?"
    ),
    "construct": msg(
        "ginkgopolis.quiz_bonus_of_construct", "You construct. What do the cards in front of you pay for it?"
    ),
}
_BONUS_WHY = msg(
    "ginkgopolis.quiz_bonus_why",
    "Only cards whose arrow shows this very action pay. Those with a flag score at the end.",
)


def quiz_questions(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """About the city that everybody sees, and about the asked seat's own hand."""
    yield from _exploit(table, seat, dice)
    yield from _neighbours(table, seat, dice)
    yield from _floor(table, seat, dice)
    yield from _return(table, seat, dice)
    yield from _bonus(table, seat, dice)
    yield from _districts(table, seat, dice)


# ---- which of four amounts is it? ------------------------------------------------------------------------------------


def _amount(gain: CardGain) -> Message:
    if not any(gain):
        return msg("ginkgopolis.quiz_nothing", "Nothing")
    return msg("ginkgopolis.quiz_gain", "{gain}", gain=gain.as_arg())


def _near(gain: CardGain, dice: RandomStream) -> list[CardGain]:
    """Amounts that somebody might mistake for it: another thing, one more, one less."""
    turned = [CardGain(gain.tile, gain.point, gain.resource), CardGain(gain.point, gain.resource, gain.tile)]
    moved = [
        gain._replace(**{name: n + by})
        for name, n in gain._asdict().items()
        for by in (1, -1)
        if n + by >= 0 and (n or by > 0)
    ]
    found = [dice.choice(turned), *dice.shuffled([one for one in moved if any(one)])]
    return list(dict.fromkeys(one for one in found if one != gain))[: _MOST - 1]


def _which(
    kind: str,
    rule: str,
    seat: int,
    asked: Message,
    gain: CardGain,
    why: Message,
    things: tuple[str, ...],
    dice: RandomStream,
) -> QuizQuestion:
    choices = (QuizChoice(_amount(gain)), *(QuizChoice(_amount(one), why) for one in _near(gain, dice)))
    return QuizQuestion(
        kind,
        f"ginkgopolis/{rule}",
        seat,
        asked,
        choices,
        frozenset({0}),
        (why,),
        f"ginkgopolis/{rule}",
        things=things,
        lights=things,
        stem=(rule, *things, *map(str, gain)),
    )


def _how_many(
    kind: str, rule: str, seat: int, asked: Message, n: int, why: Message, things: tuple[str, ...]
) -> QuizQuestion:
    choices, right = number_choices(n, why)
    return QuizQuestion(
        kind,
        f"ginkgopolis/{rule}",
        seat,
        asked,
        choices,
        frozenset({right}),
        (why,),
        f"ginkgopolis/{rule}",
        things=things,
        lights=things,
        order=ChoiceOrder.NUMBERS,
        stem=(rule, *things, str(n)),
        number=n,
    )


# ---- what buildings bring --------------------------------------------------------------------------------------------


def _exploit(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """A card of the hand is played alone."""
    for piece in dice.shuffled([one.id for one in table.places[HAND[seat]].pieces]):
        cell = target_of(table, piece) if piece not in URBANIZATION else None
        there = building_at(table, cell) if cell is not None else None
        if cell is None or there is None or there.height == there.number:
            continue  # a number that the card shows would tell the answer
        asked = msg(
            "ginkgopolis.quiz_what_building_brings",
            "You play this card alone: {card}. What does its building bring?",
            card=PieceArg(piece),
        )
        why = msg(
            "ginkgopolis.quiz_one_for_each_floor",
            "It brings one for each floor: %n floor(s), {colour}.",
            there.height,
            colour=NounArg(there.colour),
        )
        yield _which("yield", "exploit", seat, asked, yield_of(table, cell), why, (piece, cell), dice)
        return


def _neighbours(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """A new building rises on a marker: its neighbours pay."""
    for letter in dice.shuffled(LETTERS):
        cell = marker_cell(table, letter)
        paying = [one for one in neighbour_ids(cell) if building_at(table, one) is not None] if cell else []
        if cell is None or not paying:
            continue
        given = [yield_of(table, one) for one in paying]
        gain = CardGain(*map(sum, zip(*given, strict=True)))
        asked = msg(
            "ginkgopolis.quiz_what_neighbours_bring",
            "You build a new building here: {place}. What do the neighbours bring?",
            place=PieceArg(f"marker.{letter}"),
        )
        why = msg(
            "ginkgopolis.quiz_neighbours_pay",
            "Every building that shares an edge with it pays one for each floor, whoever owns it: %n building(s).",
            len(paying),
        )
        yield _which("yield", "neighbours", seat, asked, gain, why, (f"marker.{letter}", *paying), dice)
        return


# ---- what a floor costs ----------------------------------------------------------------------------------------------


def _floor(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """One of the own tiles on a building of the city: what it costs in points, and how many resources it takes."""
    own = [one.id for one in table.places[TILES[seat]].pieces]
    city = buildings(table)
    pairs = dice.shuffled([(tile, there) for tile in own for there in city])
    dearer = [one for one in pairs if _is_dearer(*one)]
    other = [one for one in pairs if COLOUR[one[0]] != one[1].colour and one[1].height + 2 not in _shown(*one)]
    for tile, there in dearer[:1]:
        n = there.number - NUMBER[tile]
        asked = msg(
            "ginkgopolis.quiz_how_many_points_for_floor",
            "You build {tile} on {building}. How many success points does the lower number cost?",
            tile=PieceArg(tile),
            building=PieceArg(there.top),
        )
        why = msg("ginkgopolis.quiz_lower_number_costs", "The difference of the two numbers: {n}.", n=n)
        yield _how_many("floor", "number-surcharge", seat, asked, n, why, (tile, there.place))
    for tile, there in other[:1]:
        n = there.height + 2
        asked = msg(
            "ginkgopolis.quiz_how_many_resources_for_floor",
            "You build {tile} on {building}. How many resources does that take altogether?",
            tile=PieceArg(tile),
            building=PieceArg(there.top),
        )
        why = msg(
            "ginkgopolis.quiz_floors_and_colour",
            "One for each floor, the new one included ({floors}), and one for another colour.",
            floors=there.height + 1,
        )
        yield _how_many("floor", "colour-surcharge", seat, asked, n, why, (tile, there.place))


def _shown(tile: str, there: Building) -> tuple[int, int]:
    """Numbers that the question itself shows."""
    return NUMBER[tile], there.number


def _is_dearer(tile: str, there: Building) -> bool:
    n = there.number - NUMBER[tile]
    return n >= _LEAST and n not in _shown(tile, there)


def _return(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """Somebody else's building is built over: what does its owner get?"""
    for there in dice.shuffled([one for one in buildings(table) if one.owner not in (0, seat) and one.resources]):
        if there.resources == there.number:
            continue
        n = there.resources
        asked = msg(
            "ginkgopolis.quiz_what_owner_gets",
            "You build over a building of somebody else: {building}. It belongs to {seat}. What is given for it?",
            building=PieceArg(there.top),
            seat=SeatArg(there.owner),
        )
        why = msg(
            "ginkgopolis.quiz_resources_return",
            "All resources go back to their owner, and each brings one success point: %n resource(s).",
            n,
        )
        yield _which("yield", "return-resources", seat, asked, CardGain(n, 0, n), why, (there.place,), dice)
        return


# ---- permanent bonuses -----------------------------------------------------------------------------------------------


def _bonus(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """What the cards before a seat pay for an action."""
    kept = [one.id for one in table.places[KEPT[seat]].pieces]
    for action in dice.shuffled(list(_ACTIONS)):
        paying = [one for one in kept if one in BONUS_FOR[action]]
        if not paying or len(kept) < _LEAST:
            continue
        gain = CardGain(*map(sum, zip(*(BONUS_FOR[action][one] for one in paying), strict=True)))
        yield _which("bonus", "bonus", seat, _ACTIONS[action], gain, _BONUS_WHY, tuple(paying), dice)
        return


# ---- districts -------------------------------------------------------------------------------------------------------


def _districts(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """Who would lead in a district, and with how many points?"""
    for district in dice.shuffled([one for one in districts(table) if one.awards]):
        seats = [one for one in table.seats_from_first() if district.resources_of(one)]
        question = _leader(table, seat, district, seats, dice)
        if question is not None:
            yield question
            return


def _leader(table: Table, seat: int, district: District, seats: list[int], dice: RandomStream) -> QuizQuestion | None:
    first, n = district.awards[0]
    own = [district.resources_of(one) for one in seats]
    is_tie = own.count(district.resources_of(first)) > 1
    wrong = [(one, n) for one in dice.shuffled([one for one in table.seats_from_first() if one != first])[:2]]
    wrong += [(first, m) for m in (district.resources_of(first), n + 1, n - 1) if m != n and m > 0]
    if len(wrong) < _LEAST:
        return None
    if is_tie:
        rule = "district-ties"
        why = msg(
            "ginkgopolis.quiz_taller_building_leads", "Both have as many resources there. The taller building leads."
        )
    elif len(seats) == 1:
        rule = "districts"
        why = msg(
            "ginkgopolis.quiz_alone_counts_double",
            "{seat} is alone there: the resources count double.",
            seat=SeatArg(first),
        )
    else:
        rule = "districts"
        why = msg(
            "ginkgopolis.quiz_most_resources_lead",
            "{seat} has the most resources there ({own}) and scores all of them.",
            seat=SeatArg(first),
            own=district.resources_of(first),
        )
    places = tuple(one.place for one in district.buildings)
    asked = msg(
        "ginkgopolis.quiz_who_leads_district",
        "The {colour} district of {building}: who would lead there, and for how many success points?",
        colour=NounArg(district.buildings[0].colour),
        building=PieceArg(district.buildings[0].top),
    )
    return QuizQuestion(
        "district",
        f"ginkgopolis/{rule}",
        seat,
        asked,
        tuple(QuizChoice(_scores(*one), why if at else None) for at, one in enumerate([(first, n), *wrong][:_MOST])),
        frozenset({0}),
        (why,),
        f"ginkgopolis/{rule}",
        things=places,
        lights=places,
        stem=("district", *places, str(first), str(n)),
    )


def _scores(seat: int, n: int) -> Message:
    return msg("ginkgopolis.quiz_seat_for_points", "{seat}, for %n point(s)", n, seat=SeatArg(seat))
