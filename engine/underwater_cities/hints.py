"""What would do it instead: slots in play and cards in hand by which something is built, taken, moved or gained."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.core.flow.effect import Effect
from engine.core.flow.frame import active_lanes, lanes_of
from engine.core.flow.kernel import legal_answers
from engine.core.messages.clauses import in_sequence
from engine.core.messages.message import Arg, ListArg, Message, NounArg, PieceArg, PlaceArg, msg
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import possible
from engine.underwater_cities.places import ERA, slots_of
from engine.underwater_cities.queries import card_of, era, ids
from engine.underwater_cities.structures.sites import kinds_of

Test = Callable[[Effect], bool]
_MOST_NAMED = 5
"""Slots or cards that are named; more would only confuse."""


def does(effect: Effect, fits: Test) -> bool:
    """Does an effect, or one of its parts, fit?"""
    if fits(effect):
        return True
    match effect:
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return any(does(part, fits) for part in of)
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then) | words.PayEffect(then=then):
            return does(then, fits)
    return False


def builds(kind: str) -> Test:
    """Builds this kind of piece."""

    def fits(effect: Effect) -> bool:
        match effect:
            case words.BuildEffect(what=what):
                return kind in kinds_of(what)
            case words.BuildUpgradeEffect():
                return kind in kinds_of("structure")
        return False

    return fits


def upgrades(effect: Effect) -> bool:
    """Upgrades a structure."""
    return isinstance(effect, words.UpgradeEffect | words.BuildUpgradeEffect)


def takes_special(effect: Effect) -> bool:
    """Takes a Special card."""
    return isinstance(effect, words.TakeSpecialEffect)


def advances(effect: Effect) -> bool:
    """Moves the marker on the Federation track."""
    return isinstance(effect, words.FederationEffect)


def uses_action_card(effect: Effect) -> bool:
    """Uses an action card."""
    return isinstance(effect, words.UseActionCardEffect)


def gives(wanted: Iterable[str]) -> Test:
    """Gives one of these goods."""
    wanted = frozenset(wanted)

    def fits(effect: Effect) -> bool:
        match effect:
            case words.GainEffect(given):
                return any(given.get(good, 0) for good in wanted)  # type: ignore[call-overload]  # any word for a good
            case words.GainDistinctEffect():
                return bool(wanted - {"card", "point"})
        return False

    return fits


class Playable(NamedTuple):
    """A card and a slot that a seat may choose now."""

    card: str
    slot: str
    clone: bool


def playable(table: Table, seat: int) -> list[Playable]:
    """All pairs of a card and a slot that a seat may choose now; none, if it is asked something else."""
    found: list[Playable] = table.cached(("playable", seat), _playable, table, seat)
    return found


def _playable(table: Table, seat: int) -> list[Playable]:
    for lane in active_lanes(table):
        step = lanes_of(table)[lane][-1][0]
        question = step.question(table) if step.name == "underwater_cities.choose_slot" else None
        if question is not None and question.seat == seat:
            return [Playable(*play) for play in legal_answers(table, lane)]
    return []


def playable_slots(table: Table, seat: int) -> list[str]:
    """The slots that a seat may choose now, without cloning one."""
    return list(dict.fromkeys(slot for _, slot, clone in playable(table, seat) if not clone))


def slots_that(table: Table, fits: Test) -> list[str]:
    """The slots in play that do this."""
    slots = data_of(table).slots
    return [slot for slot in slots_of(data_of(table), table.settings["people"]) if does(slots[slot].effect, fits)]


def open_slots_that(table: Table, seat: int, fits: Test) -> list[str]:
    """Of the slots that a seat may choose now those that do this, as far as something would come of it."""
    slots = data_of(table).slots

    def fits_now(effect: Effect) -> bool:
        return fits(effect) and possible(table, seat, effect)

    return [slot for slot in playable_slots(table, seat) if does(slots[slot].effect, fits_now)]


def cards_that(table: Table, seat: int, fits: Test) -> list[str]:
    """The cards in the seat's own hand that do this at once, on a slot of their colour that may be chosen now."""
    slots, found = data_of(table).slots, []
    for piece in dict.fromkeys(piece for piece, _, _ in playable(table, seat)):
        card = card_of(table, piece)
        if card is None or card.type != "instant" or not does(card.effect, fits):
            continue
        if not possible(table, seat, card.effect) or table.count_at(ids(seat).stock, "credit") < card.cost:
            continue
        if any(one == piece and slots[slot].colour == card.colour for one, slot, _ in playable(table, seat)):
            found.append(piece)
    return found


def by_means_of(table: Table, seat: int, fits: Test) -> Message | None:
    """The free slots and the hand cards that do this, in one sentence; None: nobody is asked for one now, or there
    never are any.
    """
    slots = [PlaceArg(slot) for slot in open_slots_that(table, seat, fits)]
    cards = [PieceArg(card) for card in cards_that(table, seat, fits)]
    if slots and cards:
        return msg(
            "underwater_cities.hint_slots_and_cards",
            "Free slots that do it: {slots}; cards in your hand: {cards}.",
            slots=_and(slots),
            cards=_and(cards),
        )
    if slots:
        return msg("underwater_cities.hint_slots", "Free slots that do it: {slots}.", slots=_and(slots))
    if cards:
        return msg("underwater_cities.hint_cards", "Cards in your hand that do it: {cards}.", cards=_and(cards))
    doing = slots_that(table, fits)
    if doing and playable(table, seat) and all(table.pieces_in(slot) for slot in doing):
        return msg("underwater_cities.hint_slots_taken", "All slots that do it are taken this round.")
    return None


def where_goods_come_from(table: Table, seat: int, missing: Iterable[str]) -> Message | None:
    """The free slots that give what is missing, good by good."""
    found: Message | None = None
    for good in missing:
        slots = open_slots_that(table, seat, gives((good,)))
        if slots:
            places = _and([PlaceArg(slot) for slot in slots])
            here = msg("underwater_cities.good_from_slots", "{good}: {slots}", good=NounArg(good), slots=places)
            found = (
                here
                if found is None
                else msg("underwater_cities.lacks_in_sequence", "{one}; {other}", one=found, other=here)
            )
    if found is None:
        return None
    return msg("underwater_cities.hint_goods_from_slots", "What is missing comes from – {sources}.", sources=found)


def named_slots(slots: Sequence[str]) -> Message | None:
    """The slots that would do."""
    if not slots:
        return None
    return msg(
        "underwater_cities.hint_these_slots", "These will do: {slots}.", slots=_and([PlaceArg(slot) for slot in slots])
    )


def with_cards_first(cards: list[str]) -> Message | None:
    """The cards of the hand that, used first, bring what a slot lacks."""
    if not cards:
        return None
    return msg(
        "underwater_cities.hint_cards_before_slot",
        "With one of these cards first it would work: {cards}.",
        cards=_and([PieceArg(card) for card in cards]),
    )


def joined(*hints: Message | None) -> Message | None:
    """Several hints, one after the other."""
    found = [hint for hint in hints if hint is not None]
    return in_sequence(found) if found else None


def held_cards(table: Table, seat: int, slot: str) -> Message | None:
    """What the seat could play, on this slot if it may be chosen: cards in its own hand."""
    plays = [play for play in playable(table, seat) if play.card]
    cards = [PieceArg(card) for card in dict.fromkeys(card for card, where, _ in plays if where == slot)]
    cards = cards or [PieceArg(card) for card in dict.fromkeys(card for card, _, _ in plays)]
    return msg("underwater_cities.hint_cards_in_hand", "In your hand: {cards}.", cards=_and(cards)) if cards else None


def usable_cards(cards: list[str]) -> Message | None:
    """The action cards that could be used."""
    if not cards:
        return None
    return msg(
        "underwater_cities.hint_usable_cards",
        "You can use: {cards}.",
        cards=_and([PieceArg(card) for card in cards]),
    )


def offered_cards(cards: list[str]) -> Message | None:
    """The cards on offer."""
    if not cards:
        return None
    return msg(
        "underwater_cities.hint_offered_cards",
        "On offer: {cards}.",
        cards=_and([PieceArg(card) for card in cards], len(cards)),
    )


def ready_next_era(table: Table) -> Message | None:
    """When used action cards can be used again, if they ever can."""
    if era(table) >= len(ERA):
        return None
    return msg("underwater_cities.hint_ready_next_era", "It is ready again in the next era.")


def sites_named(places: list[str]) -> Arg:
    """Some sites by their names."""
    return _and([PlaceArg(place) for place in dict.fromkeys(places)])


def buildable_at(places: list[str]) -> Message | None:
    """The sites where something can be built."""
    if not places:
        return None
    if len(places) > _MOST_NAMED:
        return msg(
            "underwater_cities.hint_some_sites_to_build",
            "Here you can build, for example: {places}.",
            places=sites_named(places),
        )
    return msg(
        "underwater_cities.hint_sites_to_build",
        "Here you can build: {places}.",
        places=sites_named(places),
    )


def upgradable_at(places: list[str]) -> Message | None:
    """The structures that can be upgraded."""
    if not places:
        return None
    return msg(
        "underwater_cities.hint_structures_to_upgrade",
        "You can upgrade: {places}.",
        places=_and([PlaceArg(place) for place in places]),
    )


def through_slots(table: Table, seat: int, of: str, upgraded: bool) -> Message | None:
    """The slots open now by which more of something counted is built or upgraded; None: none brings it."""
    kind = "tunnel" if of == "metropolis" else of
    building = [PlaceArg(slot) for slot in open_slots_that(table, seat, builds(kind))]
    upgrading = [PlaceArg(slot) for slot in open_slots_that(table, seat, upgrades)] if upgraded else []
    build = msg("underwater_cities.hint_build_through", "You build through: {slots}.", slots=_and(building))
    upgrade = msg("underwater_cities.hint_upgrade_through", "You upgrade through: {slots}.", slots=_and(upgrading))
    return joined(build if building else None, upgrade if upgrading else None)


def _and(items: list[Arg] | list[PlaceArg] | list[PieceArg], most: int = _MOST_NAMED) -> Arg:
    named = tuple(items[:most])
    return named[0] if len(named) == 1 else ListArg(named)
