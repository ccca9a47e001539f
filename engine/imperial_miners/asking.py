"""Questions that only Imperial Miners has: where a chain reaction goes, what a card costs, whose card touches which."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game.quiz import ChoiceOrder, QuizChoice, QuizQuestion, number_choices
from engine.core.messages.message import Message, NounArg, PieceArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.imperial_miners.cards import FACTION_BIT, data_of
from engine.imperial_miners.grid import above, below, beside, neighbours
from engine.imperial_miners.queries import SURFACE, card_at, faction_cards, filled, kinds, mine

KINDS = {
    "chain": msg("imperial_miners.quiz_kind_chain", "Where does the chain reaction go?"),
    "touch": msg("imperial_miners.quiz_kind_touch", "Which cards touch?"),
    "factions": msg("imperial_miners.quiz_kind_factions", "How many of a faction?"),
}
_CHAIN, _TOP = "imperial_miners/chain", "imperial_miners/surface"
_MOST = 4
_LEAST_CARDS = 4
_TO_SURFACE = msg("imperial_miners.quiz_to_the_surface", "To the surface")
_NOT_SIDEWAYS = msg("imperial_miners.quiz_never_sideways", "It never goes sideways, only up.")
_NOT_DOWN = msg("imperial_miners.quiz_never_down", "It never goes down, only up.")
_TOO_FAR = msg("imperial_miners.quiz_not_touching", "That card does not touch it from above.")


def quiz_questions(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """About the asked seat's own mine, once a few cards lie there."""
    laid = mine(table, seat)
    if len(laid) < _LEAST_CARDS:
        return
    cards = dict(laid)
    for place in dice.shuffled(list(cards))[:_MOST]:
        yield from _chain(table, seat, place, cards, dice)
    for place in dice.shuffled(list(cards))[:2]:
        yield from _touch(table, seat, place, cards, dice)
    yield from _factions(table, seat, dice)


# ---- the chain reaction ----------------------------------------------------------------------------------------------


def _chain(table: Table, seat: int, place: str, cards: dict[str, str], dice: RandomStream) -> Iterator[QuizQuestion]:
    up = filled(table, above(place))
    if len(up) > 1:
        return  # its player chooses the way
    near = [one for one in (*beside(place), *below(place)) if one in cards]
    far = dice.shuffled([one for one in cards if one not in (place, *near, *up)])
    right = up[0] if up else SURFACE[seat]
    wrong = [*dice.shuffled(near)[:2], *([SURFACE[seat]] if up else []), *far][: _MOST - 1]
    if len(wrong) < 2:
        return
    rule = _CHAIN if up else _TOP
    if up:
        why = msg(
            "imperial_miners.quiz_touches_from_above", "{card} touches it from above.", card=PieceArg(cards[right])
        )
    else:
        why = msg(
            "imperial_miners.quiz_nothing_above", "No card lies above it: the chain reaction reaches the surface."
        )
    yield QuizQuestion(
        "chain",
        rule,
        seat,
        msg(
            "imperial_miners.quiz_where_chain_goes",
            "You activated {card}. Where does the chain reaction go next?",
            card=PieceArg(cards[place]),
        ),
        tuple(
            QuizChoice(_named(table, seat, one), None if one == right else _why_not(place, one, seat, why), one)
            for one in (right, *wrong)
        ),
        frozenset({0}),
        (why,),
        rule,
        things=(place, right, *wrong),
        lights=(place, right),
        way=(place, right),
        stem=(place, cards[place], right),
    )


def _named(table: Table, seat: int, place: str) -> Message:
    card = card_at(table, place)
    return _TO_SURFACE if card is None else msg("imperial_miners.quiz_card", "{card}", card=PieceArg(card))


def _why_not(place: str, other: str, seat: int, why: Message) -> Message:
    if other == SURFACE[seat]:
        return why
    if other in beside(place):
        return _NOT_SIDEWAYS
    return _NOT_DOWN if other in below(place) else _TOO_FAR


# ---- who touches whom ------------------------------------------------------------------------------------------------


def _touch(table: Table, seat: int, place: str, cards: dict[str, str], dice: RandomStream) -> Iterator[QuizQuestion]:
    """Which card is no neighbour of this one?"""
    near = dice.shuffled(filled(table, neighbours(place)))[: _MOST - 1]
    far = dice.shuffled([one for one in cards if one != place and one not in neighbours(place)])[:1]
    if len(near) < 2 or not far:
        return
    card = PieceArg(cards[place])
    rule = "imperial_miners/neighbours"
    touches = msg("imperial_miners.quiz_is_a_neighbour", "It touches {card}: that makes it a neighbour.", card=card)
    why = msg(
        "imperial_miners.quiz_neighbours_counted",
        "Neighbours of {card} lie beside it, and half a card aside above and below it.",
        card=card,
    )
    yield QuizQuestion(
        "touch",
        rule,
        seat,
        msg("imperial_miners.quiz_which_is_no_neighbour", "Which card is NO neighbour of {card}?", card=card),
        tuple(QuizChoice(_named(table, seat, one), None if one == far[0] else touches, one) for one in (*far, *near)),
        frozenset({0}),
        (why,),
        rule,
        things=(place, *far, *near),
        lights=(place, *near),
        stem=(place, cards[place], *far, *near),
    )


# ---- counting --------------------------------------------------------------------------------------------------------


def _factions(table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
    """How many cards of a faction, and how many factions? A card of two factions counts for both."""
    places = tuple(place for place, _ in mine(table, seat))
    counted = [(one, n) for one in FACTION_BIT if (n := faction_cards(table, seat, one)) > 1]
    for faction, n in dice.shuffled(counted)[:1]:
        cards = [card for _, card in mine(table, seat) if data_of(table).bits[card] & FACTION_BIT[faction]]
        asked = msg(
            "imperial_miners.quiz_how_many_of_faction",
            "How many cards of this faction lie in your mine: {faction}?",
            faction=NounArg(faction),
        )
        why = msg(
            "imperial_miners.quiz_cards_of_faction", "It is %n card(s); a card of two factions counts for both.", n
        )
        yield _counted(seat, "imperial_miners/factions", asked, n, why, places, tuple(cards), faction)
    different = kinds(table, seat)
    if different > 1:
        asked = msg("imperial_miners.quiz_how_many_factions", "How many different factions lie in your mine?")
        why = msg("imperial_miners.quiz_factions_counted", "It is %n faction(s); each counts once.", different)
        yield _counted(seat, "imperial_miners/counting", asked, different, why, places, places, "all")


def _counted(
    seat: int,
    rule: str,
    asked: Message,
    n: int,
    why: Message,
    places: tuple[str, ...],
    lights: tuple[str, ...],
    of: str,
) -> QuizQuestion:
    choices, right = number_choices(n, why)
    return QuizQuestion(
        "factions",
        rule,
        seat,
        asked,
        choices,
        frozenset({right}),
        (why,),
        rule,
        things=places[:1],
        lights=lights,
        order=ChoiceOrder.NUMBERS,
        stem=(of, str(n), str(len(places))),
        number=n,
    )
