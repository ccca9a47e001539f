"""Activating cards: the chain reaction up to the surface, cave-ins in its way, and special activations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.imperial_miners import effects as words
from engine.imperial_miners.cards import data_of
from engine.imperial_miners.facets import card_facet, effect_facet
from engine.imperial_miners.grid import above, cell_of
from engine.imperial_miners.hands import HandLimitStep, holds_too_many
from engine.imperial_miners.perform import CarryStep, EffectSource, cannot_pay, meaning, sound_source
from engine.imperial_miners.queries import SURFACE, card_at, filled, has_acted, mine, round_number
from engine.imperial_miners.tokens import cell_drop, not_own_card, take_off

SKIP = -1
"""The answer that leaves a card's effects alone."""


def climb_from(table: Table, seat: int, place: str) -> None:
    """Lay the activation of the card in a place and what comes after it. Rules: imperial_miners/chain."""
    table.push(ClimbStep(seat, place))
    table.push(ActivateStep(seat, place))


def _sound(table: Table, seat: int, place: str) -> Iterator[Finding]:
    """A finding if there is no card of the seat's own mine in a place."""
    cell = cell_of(place)
    if cell is None or cell.seat != seat or not table.has_place(place) or card_at(table, place) is None:
        message = msg(
            "imperial_miners.audit_no_card_to_activate", "{seat}: there is no card to activate.", seat=SeatArg(seat)
        )
        yield Finding("imperial_miners/chain", message, ())


@cache
def _which_effect(seat: int, card: str) -> Question:
    return Question(
        seat, msg("imperial_miners.choose_card_effect", "Which effect of {card} do you use?", card=PieceArg(card))
    )


_TO_SURFACE = msg("imperial_miners.chain_reaches_surface", "The chain reaction reaches the surface.")


@cache
def _chooses_way(seat: int) -> Message:
    return msg("imperial_miners.seat_chooses_way_up", "{seat} chooses the way up.", seat=SeatArg(seat))


@cache
def _reaches(card: str) -> Message:
    return msg("imperial_miners.chain_reaches_card", "The chain reaction reaches {card}.", card=PieceArg(card))


@cache
def _activates(seat: int, card: str) -> Message:
    return msg(
        "imperial_miners.seat_activates_card", "{seat} activates {card}.", seat=SeatArg(seat), card=PieceArg(card)
    )


@cache
def _leaves(seat: int, card: str) -> Message:
    return msg(
        "imperial_miners.seat_leaves_card_alone", "{seat} leaves {card} alone.", seat=SeatArg(seat), card=PieceArg(card)
    )


@cache
def _uses_surface(seat: int) -> Message:
    return msg("imperial_miners.seat_uses_surface_effect", "{seat} uses an effect of the surface.", seat=SeatArg(seat))


@cache
def _which_above(seat: int) -> Question:
    return Question(seat, msg("imperial_miners.choose_card_above_for_chain", "Which card above does the chain reach?"))


@cache
def _which_surface(seat: int) -> Question:
    return Question(seat, msg("imperial_miners.choose_surface_effect", "Which effect of the surface do you use?"))


@frame("imperial_miners.activate")
class ActivateStep(Frame[int]):
    """Activate a card: one of its effects, or none. A cave-in is removed instead; once a round is enough.

    Rules: imperial_miners/activate, imperial_miners/optional-effect, imperial_miners/cave-ins (A6, A7, A8),
    imperial_miners/once-per-round. The card is marked at the start of its activation.
    """

    candidates_are_legal = True
    seat: int
    place: str

    def question(self, table: Table) -> Question | None:
        place = self.place
        card = card_at(table, place)
        if card is None or table.places[place].counts.get("cave_in", 0) or has_acted(table, place):
            return None
        seat = self.seat
        for effect in data_of(table).effects[card]:
            if next(cannot_pay(table, seat, place, effect), None) is None:
                return _which_effect(seat, card)
        return None

    def candidates(self, table: Table) -> list[int]:
        card = card_at(table, self.place)
        found = [
            at
            for at, effect in enumerate(data_of(table).effects.get(card or "", ()))
            if next(cannot_pay(table, self.seat, self.place, effect), None) is None
        ]
        found.append(SKIP)
        return found

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer == SKIP:
            return
        card = card_at(table, self.place) or ""
        effects = data_of(table).effects.get(card, ())
        if not 0 <= answer < len(effects):
            message = msg("imperial_miners.no_such_effect_on_card", "The card has %n effect(s).", len(effects))
            yield Refusal("imperial_miners/activate", message, (card,))
        else:
            yield from cannot_pay(table, self.seat, self.place, effects[answer])

    def resolve(self, table: Table, answer: int | None) -> None:
        seat, place = self.seat, self.place
        card = card_at(table, place)
        if card is None:
            return
        if has_acted(table, place):
            message = msg(
                "imperial_miners.already_acted_this_round", "{card} has already acted this round.", card=PieceArg(card)
            )
            table.note(message, "imperial_miners/once-per-round", (card, place))
            return
        table.set_count(place, "acted", round_number(table))
        if table.places[place].counts.get("cave_in", 0):
            take_off(table, seat, place, card, "imperial_miners/cave-ins")
        elif answer is None:
            message = msg(
                "imperial_miners.no_payable_effect_on_card", "No effect of {card} can be paid.", card=PieceArg(card)
            )
            table.note(message, "imperial_miners/effect-price", (card, place))
        elif answer == SKIP:
            table.note(_leaves(seat, card), "imperial_miners/optional-effect", (card, place))
        else:
            table.note(_activates(seat, card), "imperial_miners/activate", (card, place))
            table.push(CarryStep(seat, card, place, answer, 0))

    def label(self, table: Table, answer: int) -> Message:
        effects = data_of(table).effects.get(card_at(table, self.place) or "", ())
        if not 0 <= answer < len(effects):
            return msg("imperial_miners.use_no_effect", "Use no effect")
        return words.sentences(effects[answer])

    def subject(self, table: Table) -> Message | None:
        card = card_at(table, self.place)
        return msg("imperial_miners.effect_of_card", "{card}", card=PieceArg(card)) if card is not None else None

    def facet(self, table: Table, answer: int) -> Facet | None:
        effects = data_of(table).effects.get(card_at(table, self.place) or "", ())
        return effect_facet(effects[answer]) if 0 <= answer < len(effects) else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return _sound(table, self.seat, self.place)


@frame("imperial_miners.climb")
class ClimbStep(Frame[str]):
    """The chain goes on to one card touching this one from above, and from row I to the surface.

    Rules: imperial_miners/chain, imperial_miners/free-path (A9). The activation below is over, so the hand limit is
    looked at first.
    """

    candidates_are_legal = True
    seat: int
    place: str

    def question(self, table: Table) -> Question | None:
        if len(filled(table, above(self.place))) < 2 or holds_too_many(table, self.seat):
            return None
        return _which_above(self.seat)

    def candidates(self, table: Table) -> list[str]:
        return filled(table, above(self.place))

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            message = msg(
                "imperial_miners.only_to_touching_card_above",
                "The chain goes to a card that touches this one from above.",
            )
            yield Refusal("imperial_miners/chain", message, (self.place, answer))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return cell_drop(table, drop) if grab == card_at(table, self.place) else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            if holds_too_many(table, self.seat):
                table.push_all((HandLimitStep(self.seat), self))
                return
            up = filled(table, above(self.place))
            if not up:
                table.note(_TO_SURFACE, "imperial_miners/chain", (self.place, SURFACE[self.seat]))
                table.push(SurfaceStep(self.seat))
                return
            answer = up[0]
        else:
            table.note(_chooses_way(self.seat), "imperial_miners/free-path", (self.place, answer))
        table.note(_reaches(card_at(table, answer) or ""), "imperial_miners/chain", (self.place, answer))
        climb_from(table, self.seat, answer)

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.go_on_to_card", "Go on to {card}", card=PieceArg(card_at(table, answer) or ""))

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(table, card_at(table, answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        card = card_at(table, self.place)
        return Gesture(card, answer) if card is not None else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return _sound(table, self.seat, self.place)


@frame("imperial_miners.surface")
class SurfaceStep(Frame[int]):
    """At the surface one of its three effects is carried out. Rules: imperial_miners/surface (A3)."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        return _which_surface(self.seat)

    def candidates(self, table: Table) -> list[int]:
        seat = self.seat
        return [
            at
            for at, effect in enumerate(data_of(table).effects["surface"])
            if next(cannot_pay(table, seat, "", effect), None) is None
        ]

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        effects = data_of(table).effects["surface"]
        if not 0 <= answer < len(effects):
            message = msg(
                "imperial_miners.needs_surface_effect", "One of the three effects of the surface must be carried out."
            )
            yield Refusal("imperial_miners/surface", message, (SURFACE[self.seat],))
        else:
            yield from cannot_pay(table, self.seat, "", effects[answer])

    def resolve(self, table: Table, answer: int | None) -> None:
        seat = self.seat
        table.note(_uses_surface(seat), "imperial_miners/surface", (SURFACE[seat],))
        table.push_all((CarryStep(seat, "surface", "", answer or 0, 0), HandLimitStep(seat)))

    def label(self, table: Table, answer: int) -> Message:
        effects = data_of(table).effects["surface"]
        return words.sentences(effects[answer if 0 <= answer < len(effects) else 0])

    def subject(self, table: Table) -> Message | None:
        return msg("imperial_miners.effect_of_surface", "Surface")

    def facet(self, table: Table, answer: int) -> Facet | None:
        effects = data_of(table).effects["surface"]
        return effect_facet(effects[answer]) if 0 <= answer < len(effects) else None


# ---- special activations ---------------------------------------------------------------------------------------------


@frame("imperial_miners.special")
class SpecialStep(Frame[str]):
    """Activate a card of the player's mine that has not acted this round; no chain follows.

    Rules: imperial_miners/special-activation. They may nest.
    """

    candidates_are_legal = True
    seat: int
    n: int
    source: str
    place: str

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        return Question(self.seat, msg("imperial_miners.choose_card_to_activate", "Which card do you activate?"))

    def candidates(self, table: Table) -> list[str]:
        now, places = round_number(table), table.places
        return [place for place, _ in mine(table, self.seat) if places[place].counts.get("acted", 0) != now]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        yield from not_own_card(table, self.seat, answer, "imperial_miners/special-activation")
        card = card_at(table, answer)
        if card is not None and has_acted(table, answer):
            message = msg(
                "imperial_miners.already_acted_this_round", "{card} has already acted this round.", card=PieceArg(card)
            )
            yield Refusal("imperial_miners/once-per-round", message, (answer,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return cell_drop(table, drop) if grab == self.source else None

    def resolve(self, table: Table, answer: str | None) -> None:
        cause = EffectSource(self.seat, self.source, self.place, 0, 0).cause
        if answer is None:
            message = msg(
                "imperial_miners.seat_has_none_to_activate",
                "{seat} has no card left to activate.",
                seat=SeatArg(self.seat),
            )
            table.note(message, "imperial_miners/once-per-round", (cause,))
            return
        message = msg(
            "imperial_miners.seat_chooses_special_activation",
            "{seat} chooses {card} for a special activation.",
            seat=SeatArg(self.seat),
            card=PieceArg(card_at(table, answer) or ""),
        )
        table.note(message, "imperial_miners/special-activation", (cause, answer))
        if self.n > 1:
            table.push(SpecialStep(self.seat, self.n - 1, self.source, self.place))
        table.push(ActivateStep(self.seat, answer))

    def label(self, table: Table, answer: str) -> Message:
        return msg("imperial_miners.activate_card", "Activate {card}", card=PieceArg(card_at(table, answer) or ""))

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(table, card_at(table, answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(self.source, answer) if self.source in data_of(table).level else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        return sound_source(table, self.seat, self.source, self.place)


@meaning(words.ActivateEffect)
def _activate(_table: Table, deed: EffectSource, part: words.ActivateEffect) -> Frame[str] | None:
    return SpecialStep(deed.seat, part.n, deed.source, deed.place)
