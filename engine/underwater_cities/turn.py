"""A turn: hand limit, a card with a slot, two blocks in an order of choice, and the card at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.flow.search import can_meet_obligations
from engine.core.messages.message import Message, PieceArg, PlaceArg, SeatArg, memoized, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.blocks import BlocksStep, PutAwayStep, lay_blocks, natural_order
from engine.underwater_cities.by_hand import carried_out_each_turn
from engine.underwater_cities.cards import Card, data_of
from engine.underwater_cities.cloning import (
    CLONE_PRICE,
    free_slots_for,
    may_choose,
    may_clone,
    occupied,
    too_poor_to_clone,
    why_not_cloned,
)
from engine.underwater_cities.contracts import look_at_contracts
from engine.underwater_cities.economy import draw, fire, pay
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import USED, AbilitiesStep
from engine.underwater_cities.facets import play_facet
from engine.underwater_cities.hands import KeepHandStep, not_held
from engine.underwater_cities.hints import held_cards, joined, with_cards_first
from engine.underwater_cities.places import slots_of
from engine.underwater_cities.played_cards import standing
from engine.underwater_cities.queries import card_of, ids
from engine.underwater_cities.slot_queries import ALWAYS, slot_possible
from engine.underwater_cities.slots import unusable_slot, use_slot
from engine.underwater_cities.structures.rescue import Help, help_of

_NEVER_PLAYED = frozenset({"board", "clone", "contract", "foreign", "marker", "metropolis", "order"})
"""Pieces that nobody takes for cards."""
TURN_FACTS = ("turn.built", "turn.tunnels", USED)
"""What holds for one turn only; its last frame forgets it."""


@memoized
def _on_turn(seat: int) -> Message:
    return msg("underwater_cities.seat_on_turn", "It is {seat}'s turn.", seat=SeatArg(seat))


@frame("underwater_cities.turn")
class TurnStep(Frame[None]):
    """One turn of a seat, unless free hands have laid its action tiles elsewhere. Rules: underwater_cities/turn."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        if not _has_tile(table, self.seat):
            message = msg(
                "underwater_cities.seat_passed_over",
                "{seat} has no action tile left and is skipped.",
                seat=SeatArg(self.seat),
            )
            table.note(message, "underwater_cities/action-tiles", (ids(self.seat).tiles,))
            return
        table.note(_on_turn(self.seat), "underwater_cities/turn", (ids(self.seat).tiles,))
        table.push(EndTurnStep(self.seat))
        table.push(ChooseSlotStep(self.seat))
        if standing(table, self.seat, words.OncePerTurnEffect):
            table.push(AbilitiesStep(self.seat))
        table.push(KeepHandStep(self.seat))


# ---- card and slot -------------------------------------------------------------------------------------------


class Play(NamedTuple):
    """A card, a slot, and whether the slot is cloned."""

    card: str
    slot: str
    clone: bool = False


_CHOOSE = msg("underwater_cities.choose_slot_and_card", "Choose a slot and play a card.")
_CHOOSE_SHORT = msg("underwater_cities.ask_which_card", "Which card do you play?")


@memoized
def _plays(seat: int, card: str, slot: str) -> Message:
    return msg(
        "underwater_cities.seat_plays_card_on_slot",
        "{seat} plays {card} on {slot}.",
        seat=SeatArg(seat),
        card=PieceArg(card),
        slot=PlaceArg(slot),
    )


def _no_such_slot(table: Table, slot: str) -> Message:
    if slot in data_of(table).slots:
        return msg(
            "underwater_cities.slot_of_other_side",
            "This slot is on the other side of the board, which is not used with %n player(s).",
            table.settings["people"],
        )
    return msg("underwater_cities.no_such_slot", "There is no such slot.")


def _has_tile(table: Table, seat: int) -> bool:
    """Is an action tile left? (The cloning tile may lie beside them.)"""
    for piece in table.places[ids(seat).tiles].pieces:  # noqa: SIM110  # asked often: cheaper than a generator
        if piece.kind == "action_tile":
            return True
    return False


@frame("underwater_cities.choose_slot")
class ChooseSlotStep(Frame[Play]):
    """Choose a slot and play a card at the same time. Rules: underwater_cities/choose-slot (D17)."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, _CHOOSE, short=_CHOOSE_SHORT)

    def candidates(self, table: Table) -> list[Play]:
        if not _has_tile(table, self.seat):
            return []
        hand = [piece.id for piece in table.pieces_in(ids(self.seat).hand)] or [""]
        rich = table.count_at(ids(self.seat).stock, "credit") > 0
        helped = bool(standing(table, self.seat, words.OnMismatchEffect))
        data, places = data_of(table), table.places
        slots = data.slots
        found: list[Play] = []
        new = tuple.__new__  # half the cost of the constructor, and there are many
        for slot in slots_of(data, table.settings["people"]):
            clone = False
            if places[slot].pieces and slot != ALWAYS:
                if not rich or not may_clone(table, self.seat, slot):
                    continue
                clone = True
            if slots[slot].sure or self._plainly_usable(table, slot, clone):
                found.extend([new(Play, (card, slot, clone)) for card in hand])
            else:
                colour = slots[slot].colour
                found.extend(
                    [
                        new(Play, (card, slot, clone))
                        for card in hand
                        if (helped or ((played := data.pieces.get(card)) is not None and played.colour == colour))
                        and self._rescuable(table, card, slot, clone)
                    ]
                )
        return found

    def broken_rules(self, table: Table, answer: Play) -> Iterator[Refusal]:
        card, slot, clone = answer
        hand = [piece.id for piece in table.pieces_in(ids(self.seat).hand)]
        if card not in hand and (card or hand):
            yield replace(not_held(table, card), instead=held_cards(table, self.seat, slot))
        if slot not in data_of(table).slots or slot not in table.places:
            advice = free_slots_for(table, self.seat, card)
            yield Refusal("underwater_cities/choose-slot", _no_such_slot(table, slot), instead=advice)
            return
        if not _has_tile(table, self.seat):
            yield Refusal(
                "underwater_cities/action-tiles",
                msg("underwater_cities.no_action_tile_left", "You have no action tile left."),
                (ids(self.seat).tiles,),
                msg("underwater_cities.hint_tiles_return", "Your tiles come back at the end of the round."),
            )
        poor = False
        if clone:
            if not may_clone(table, self.seat, slot):
                yield why_not_cloned(table, self.seat, card, slot)
            short = list(too_poor_to_clone(table, self.seat, card))
            poor = bool(short)
            yield from short
        elif not may_choose(table, slot):
            yield occupied(table, self.seat, card, slot)
        if not poor and not self._usable(table, card, slot, clone):
            yield self._unusable(table, card, slot, clone)

    def _unusable(self, table: Table, card: str, slot: str, clone: bool) -> Refusal:
        """Why no part of a slot can be used, and the cards in hand with which one could."""
        if clone:
            with table.trial(self.seat):
                pay(table, self.seat, CLONE_PRICE, "clone_tile")
                found = unusable_slot(table, self.seat, slot)
        else:
            found = unusable_slot(table, self.seat, slot)
        cards = [one for one, there, cloned in self.candidates(table) if (there, cloned) == (slot, clone) and one]
        first = with_cards_first(cards)
        advice = joined(found.instead, first) or free_slots_for(table, self.seat, card)
        return replace(found, instead=advice)

    def _usable(self, table: Table, card: str, slot: str, clone: bool) -> bool:
        """At least one part of the slot must be used; a matching card taken first may supply the means, and so may a
        card that rewards another colour. Rules: underwater_cities/use-slot (D17).
        """
        return self._plainly_usable(table, slot, clone) or self._rescuable(table, card, slot, clone)

    def _plainly_usable(self, table: Table, slot: str, clone: bool) -> bool:
        """Can some part be used whatever is played?"""
        known: dict[tuple[str, bool], bool] = table.cached(("slots", self.seat), dict)
        found = known.get((slot, clone))
        if found is None:
            found = known[slot, clone] = self._possible(table, slot, clone)
        return found

    def _possible(self, table: Table, slot: str, clone: bool) -> bool:
        if not clone or data_of(table).slots[slot].sure:
            return slot_possible(table, self.seat, slot)
        with table.trial(self.seat):
            pay(table, self.seat, CLONE_PRICE, "clone_tile")
            return slot_possible(table, self.seat, slot)

    def _rescuable(self, table: Table, card: str, slot: str, clone: bool) -> bool:
        """Can it be used with the help of this card?"""
        played, chosen = card_of(table, card), data_of(table).slots[slot]
        if played is None or chosen.colour == "none" or table.pieces[card].place.id != ids(self.seat).hand:
            return False
        if not _has_tile(table, self.seat):
            return False
        if played.colour != chosen.colour and not standing(table, self.seat, words.OnMismatchEffect):
            return False
        return table.cached((slot, self.seat, clone, card), self._rescued, table, card, slot, clone)

    def _rescued(self, table: Table, card: str, slot: str, clone: bool) -> bool:
        """Is there a line of answers by which the slot can be used after all?"""
        played = data_of(table).pieces[card]
        matching = played.colour == data_of(table).slots[slot].colour
        lane = table.lane
        if matching:
            helped = self._help(table, played, slot, clone)
            if helped is not Help.PERHAPS:
                return helped is Help.YES
        with table.trial(self.seat):
            self._take(table, Play(card, slot, clone))
            if matching:
                lay_blocks(table, self.seat, slot, "card")
            else:
                table.push(use_slot(table, self.seat, slot), lane)
                fire(table, self.seat, words.OnMismatchEffect)
                raised, table.triggered = table.triggered, []
                table.push_all(raised, lane)
            return can_meet_obligations(table, lane, self.seat)

    def _help(self, table: Table, card: Card, slot: str, clone: bool) -> Help:
        """What can be told at once of a card that is used first."""
        if not clone:
            return help_of(table, self.seat, card, slot)
        with table.trial(self.seat):
            pay(table, self.seat, CLONE_PRICE, "clone_tile")
            return help_of(table, self.seat, card, slot)

    def _take(self, table: Table, play: Play) -> None:
        """Tile and card go where they are played; a cloned slot is paid for."""
        own, (card, slot, clone) = ids(self.seat), play
        if clone:
            pay(table, self.seat, CLONE_PRICE, "clone_tile")
            table.move("clone_tile", own.tiles)
        tile = next(piece.id for piece in reversed(table.pieces_in(own.tiles)) if piece.kind == "action_tile")
        table.move(tile, slot)
        if card:
            table.move(card, own.played)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> Play | None:
        if drop not in data_of(table).slots or not self._is_meant_as_card(table, grab):
            return None
        clone = drop in table.places and not may_choose(table, drop) and may_clone(table, self.seat, drop)
        return Play(grab, drop, clone)

    def _is_meant_as_card(self, table: Table, grab: str) -> bool:
        """Does a hand that lays this on a slot mean to play it? Of anything else its own rule tells."""
        piece = table.pieces.get(grab)
        if piece is None or piece.kind in _NEVER_PLAYED:
            return False
        taken = piece.place.id.startswith("specials.") and piece.seen_by & 1 << self.seat
        return not taken and (piece.kind == "assistant" or piece.place.id != ids(self.seat).claimed)

    def resolve(self, table: Table, answer: Play | None) -> None:
        if answer is None:
            return
        seat, (card, slot, _) = self.seat, answer
        self._take(table, answer)
        if card and not table.trial_mask:
            table.note(_plays(seat, card, slot), "underwater_cities/choose-slot", (card, slot))
        played, chosen = card_of(table, card), data_of(table).slots[slot]
        if standing(table, seat, words.OncePerTurnEffect) or (
            played is not None and isinstance(played.effect, words.OncePerTurnEffect)
        ):
            table.push(AbilitiesStep(seat))
        table.push(PutAwayStep(seat))
        if played is not None and played.colour == chosen.colour and slot != ALWAYS:
            first = natural_order(table, seat, played, slot)
            if first:
                lay_blocks(table, seat, slot, first)
            else:
                table.push(BlocksStep(seat, slot))
            return
        table.push(use_slot(table, seat, slot))
        if slot == ALWAYS and played is not None:
            table.note(
                msg(
                    "underwater_cities.card_effect_lost_on_always_available_slot",
                    "This slot has no colour: the card has no effect.",
                ),
                "underwater_cities/play-card",
                (card, slot),
            )
        elif played is not None:
            table.note(
                msg(
                    "underwater_cities.card_effect_lost_by_colour",
                    "Card and slot differ in colour: the card has no effect.",
                ),
                "underwater_cities/colour",
                (card, slot),
            )
            fire(table, seat, words.OnMismatchEffect)

    def label(self, table: Table, answer: Play) -> Message:
        chosen, played = data_of(table).slots[answer.slot], card_of(table, answer.card)
        slot, card = chosen.effect.text(), PieceArg(answer.card)
        if played is not None and played.colour == chosen.colour:  # else one would have to look for it on the board
            if answer.clone:
                return msg(
                    "underwater_cities.clone_with_matching_card",
                    "{card} (the colours match) – cloned slot: {slot.clause}",
                    card=card,
                    slot=slot,
                )
            return msg(
                "underwater_cities.play_matching_card",
                "{card} (the colours match) – slot: {slot.clause}",
                card=card,
                slot=slot,
            )
        if answer.clone:
            return msg(
                "underwater_cities.clone_with_card",
                "{card} (another colour, the card does nothing) – cloned slot: {slot.clause}",
                card=card,
                slot=slot,
            )
        return (
            msg(
                "underwater_cities.play_card",
                "{card} (another colour, the card does nothing) – slot: {slot.clause}",
                card=card,
                slot=slot,
            )
            if answer.card
            else slot
        )

    def facet(self, table: Table, answer: Play) -> Facet:
        return play_facet(answer.card, card_of(table, answer.card), data_of(table).slots[answer.slot], answer.clone)

    def gesture(self, table: Table, answer: Play) -> Gesture | None:
        return Gesture(answer.card, answer.slot) if answer.card else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not _has_tile(table, self.seat):
            message = msg(
                "underwater_cities.audit_no_action_tile",
                "{seat} has no action tile for this turn.",
                seat=SeatArg(self.seat),
            )
            yield Finding("underwater_cities/action-tiles", message, (ids(self.seat).tiles,))


# ---- the end of a turn ---------------------------------------------------------------------------------------


@frame("underwater_cities.end_turn")
class EndTurnStep(Frame[None]):
    """Effects of the end of a turn, then one card. Rules: underwater_cities/end-turn (D4)."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        built = table.count_at(ids(self.seat).turn, "turn.built")
        table.push(DrawOneStep(self.seat))
        fire(table, self.seat, words.EndOfTurnEffect, partial(_asks_no_more, built))
        for step in carried_out_each_turn(table, self.seat):
            table.trigger(step)
        look_at_contracts(table, self.seat)


def _asks_no_more(built: int, effect: words.EndOfTurnEffect) -> bool:
    return built >= effect.built


@frame("underwater_cities.draw_one")
class DrawOneStep(Frame[None]):
    """The card at the end of a turn; what only held for this turn is forgotten. Rules: underwater_cities/end-turn."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        draw(table, self.seat, 1)
        table.note(
            msg("underwater_cities.seat_draws_card", "{seat} draws a card.", seat=SeatArg(self.seat)),
            "underwater_cities/end-turn",
            (ids(self.seat).hand,),
        )
        for kind in TURN_FACTS:
            if table.count_at(ids(self.seat).turn, kind):
                table.set_count(ids(self.seat).turn, kind, 0)
