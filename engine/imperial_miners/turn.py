"""The round: an event for all, then everybody digs at the same time, each on a lane of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, LiteralArg, Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.actions import MovePiece, SetCount
from engine.core.table.table import Table
from engine.imperial_miners.cards import ROMAN, data_of
from engine.imperial_miners.draws import draw
from engine.imperial_miners.explain import missing_card
from engine.imperial_miners.facets import priced_facet
from engine.imperial_miners.hands import HandLimitStep, full_hand, nothing_chosen
from engine.imperial_miners.perform import CarryStep, spend
from engine.imperial_miners.placing import PlaceCardStep
from engine.imperial_miners.queries import (
    CHOSEN,
    DECK,
    HAND,
    RECORD,
    ROUNDS,
    SURFACE,
    can_play,
    chosen_card,
    coins,
    has_free_place,
    playable,
    present_event,
    price,
    round_number,
)
from engine.imperial_miners.scoring import FinalScoringStep
from engine.imperial_miners.tokens import cell_drop

FORCED = "deck.1"
"""The answer of a seat that would rather draw from the deck of level I."""

# ---- the event -------------------------------------------------------------------------------------------------------


@frame("imperial_miners.round")
class RoundStep(Frame[None]):
    """A round begins: an event is turned up. Rules: imperial_miners/round, imperial_miners/event."""

    def resolve(self, table: Table, answer: None) -> None:
        event = table.top_piece("event.deck")
        if event is None:
            table.push(FinalScoringStep())
            return
        table.add_count("state", "round", 1)
        number = round_number(table)
        table.note(msg("imperial_miners.round_begins", "Round {round} begins.", round=number), "imperial_miners/round")
        table.move(event.id, "event.now")
        message = msg(
            "imperial_miners.event_turned_up", "The event of this round: {event.quoted}.", event=PieceArg(event.id)
        )
        table.note(message, "imperial_miners/event", ("event.deck", event.id))
        known = data_of(table).events.get(event.id)
        if known is not None and known.kind == "modifier":
            message = msg(
                "imperial_miners.event_holds_all_round",
                "{event} holds for all effects of this round.",
                event=PieceArg(event.id),
            )
            table.note(message, "imperial_miners/event-modifier", (event.id,))
        table.push(MinePhaseStep())
        carry_out_event(table, "immediate")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        for seat in table.seats_from_first():
            yield from full_hand(table, seat)
            yield from nothing_chosen(table, seat)
        stray = present_event(table)
        if stray is not None:
            message = msg(
                "imperial_miners.audit_last_event_still_present", "The event of the last round is still there."
            )
            repair = Repair(msg("imperial_miners.lay_event_aside", "Lay it aside"), (MovePiece(stray, "event.past"),))
            yield Finding("imperial_miners/event", message, (stray,), (repair,))


def carry_out_event(table: Table, kind: str) -> None:
    """If the event is of this kind, every seat carries it out on its own lane. Rules: imperial_miners/event-duty."""
    event = present_event(table)
    known = data_of(table).events.get(event or "")
    if event is not None and known is not None and known.kind == kind:
        if kind == "immediate":
            message = msg(
                "imperial_miners.event_carried_out_by_all",
                "{event} comes first: everybody carries it out.",
                event=PieceArg(event),
            )
            table.note(message, "imperial_miners/event-duty", (event,))
        else:
            message = msg(
                "imperial_miners.event_carried_out_at_end",
                "The round ends with {event}: everybody carries it out.",
                event=PieceArg(event),
            )
            table.note(message, "imperial_miners/event-end", (event,))
        for seat in table.seats_from_first():
            table.push_all((CarryStep(seat, event, "", 0, 0), HandLimitStep(seat)), seat)


# ---- choosing --------------------------------------------------------------------------------------------------------


@frame("imperial_miners.mine_phase")
class MinePhaseStep(Frame[None]):
    """All choose a card at the same time, in secret. Rules: imperial_miners/choose (A24)."""

    def resolve(self, table: Table, answer: None) -> None:
        table.push(RevealStep())
        for seat in table.seats_from_first():
            table.push(ChooseStep(seat), seat)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        between = not any(table.lanes[1:])
        for seat in table.seats_from_first():
            if between:
                yield from full_hand(table, seat)
            yield from nothing_chosen(table, seat)
        event = table.top_piece("event.deck")
        if not round_number(table) and event is not None:
            message = msg("imperial_miners.audit_no_round_begun", "No round has begun yet: an event comes first.")
            label = msg("imperial_miners.turn_up_first_event", "Turn up the first event")
            acts = (MovePiece(event.id, "event.now"), SetCount("state", "round", 1))
            yield Finding("imperial_miners/round", message, ("event.deck",), (Repair(label, acts),))


@cache
def _has_chosen(seat: int) -> Message:
    return msg("imperial_miners.seat_has_chosen", "{seat} has chosen.", seat=SeatArg(seat))


@cache
def _which(seat: int) -> Question:
    return Question(seat, msg("imperial_miners.choose_card_to_play", "Which card do you play?"))


@frame("imperial_miners.choose")
class ChooseStep(Frame[str]):
    """A seat chooses a hand card that it can pay and place. Rules: imperial_miners/choose (A23, A33).

    A seat without such a card is not asked: it draws from the deck of level I when all reveal.
    """

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        if not can_play(table, self.seat):
            return None
        return _which(self.seat)

    def candidates(self, table: Table) -> list[str]:
        return playable(table, self.seat)

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        seat = self.seat
        if answer == FORCED:
            message = msg(
                "imperial_miners.only_without_playable_card",
                "You may draw from the level I deck only if you cannot play any card from your hand.",
            )
            yield Refusal("imperial_miners/forced-draw", message, (FORCED, HAND[seat]))
            return
        piece = table.pieces.get(answer)
        if piece is None or piece.place.id != HAND[seat] or answer not in data_of(table).level:
            yield missing_card(table, seat, answer)
            return
        yield from cannot_play(table, seat, answer)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        own = drop == CHOSEN[self.seat] or cell_drop(table, drop) is not None
        if not own:
            return None
        if grab.partition("?")[0] == FORCED:
            return FORCED
        piece = table.pieces.get(grab)
        if piece is None or grab not in data_of(table).level:
            return None
        return FORCED if piece.place.id == FORCED else grab

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        table.move(answer, CHOSEN[self.seat])
        table.note(_has_chosen(self.seat), "imperial_miners/choose", (HAND[self.seat], CHOSEN[self.seat]))

    def label(self, table: Table, answer: str) -> Message:
        cost = price(table, self.seat, answer) if answer in data_of(table).level else 0
        if not cost:
            return msg("imperial_miners.play_card_free", "{card}, free", card=PieceArg(answer))
        return msg(
            "imperial_miners.play_card_for_price",
            "{card} for {price}",
            card=PieceArg(answer),
            price=AmountArg(cost, "coin"),
        )

    def facet(self, table: Table, answer: str) -> Facet | None:
        known = answer in data_of(table).level
        return priced_facet(table, answer, price(table, self.seat, answer)) if known else None

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, CHOSEN[self.seat])

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from full_hand(table, self.seat)
        yield from nothing_chosen(table, self.seat)


def cannot_play(table: Table, seat: int, card: str) -> Iterator[Refusal]:
    """Why a card cannot be played now: its price, or no place for it. Rules: imperial_miners/price, .../touch-above."""
    need, have = price(table, seat, card), coins(table, seat)
    if need > have:
        message = msg(
            "imperial_miners.not_enough_coins_for_card",
            "It costs {need}, you have {have}.",
            need=AmountArg(need, "coin"),
            have=have,
        )
        yield Refusal("imperial_miners/price", message, (card, SURFACE[seat]))
    level = data_of(table).level[card]
    if not has_free_place(table, seat, level):
        message = msg(
            "imperial_miners.no_place_for_card_level",
            "A card of level {level} must lie under one of level {upper}: there is no free place.",
            level=LiteralArg(ROMAN[level]),
            upper=LiteralArg(ROMAN[level - 1]),
        )
        yield Refusal("imperial_miners/touch-above", message, (card,))


# ---- revealing -------------------------------------------------------------------------------------------------------


@cache
def _plays(seat: int, card: str) -> Message:
    return msg("imperial_miners.seat_plays_card", "{seat} plays {card}.", seat=SeatArg(seat), card=PieceArg(card))


@frame("imperial_miners.reveal")
class RevealStep(Frame[None]):
    """All show their cards and pay; who has chosen none draws from the deck of level I, in seat order.

    Rules: imperial_miners/reveal, imperial_miners/forced-draw (A22, A24, A32).
    """

    def resolve(self, table: Table, answer: None) -> None:
        table.push(EndOfRoundStep())
        for seat in table.seats_from_first():
            card = chosen_card(table, seat)
            if card is None:
                card = draw(table, seat, 1, CHOSEN[seat], DECK[1], "imperial_miners/forced-draw")
            if card is None or card not in data_of(table).level:
                message = msg(
                    "imperial_miners.seat_has_none_to_play",
                    "{seat} has no card to play this round.",
                    seat=SeatArg(seat),
                )
                table.note(message, "imperial_miners/forced-draw", (DECK[1], CHOSEN[seat]))
                continue
            self._show(table, seat, card)
            table.push(PlaceCardStep(seat), seat)

    def _show(self, table: Table, seat: int, card: str) -> None:
        table.reveal(card)
        table.note(_plays(seat, card), "imperial_miners/reveal", (CHOSEN[seat], card))
        cost = price(table, seat, card)
        if cost:
            spend(table, seat, cost, card, "imperial_miners/price")
        if table.places[RECORD[seat]].counts.get("cheaper", 0):
            table.set_count(RECORD[seat], "cheaper", 0)

    def state_findings(self, table: Table) -> Iterator[Finding]:
        for seat in table.seats_from_first():
            card = chosen_card(table, seat)
            if card is None:
                continue
            for refusal in cannot_play(table, seat, card):
                back = Repair(
                    msg(
                        "imperial_miners.take_card_back_into_hand",
                        "Take {card} back into the hand",
                        card=PieceArg(card),
                    ),
                    (MovePiece(card, HAND[seat]),),
                )
                repairs: tuple[Repair, ...] = (back,)
                if refusal.rule == "imperial_miners/price":
                    cost = price(table, seat, card)
                    label = msg(
                        "imperial_miners.give_seat_coins",
                        "Give {seat} {amount}",
                        seat=SeatArg(seat),
                        amount=AmountArg(cost, "coin"),
                    )
                    repairs = (Repair(label, (SetCount(SURFACE[seat], "coin", cost),)), back)
                yield Finding(refusal.rule, refusal.message, refusal.subjects, repairs)


# ---- the end of the round --------------------------------------------------------------------------------------------


@frame("imperial_miners.end_of_round")
class EndOfRoundStep(Frame[None]):
    """When all lanes are empty, an end-of-round event is carried out. Rules: imperial_miners/event-end (A20)."""

    def resolve(self, table: Table, answer: None) -> None:
        table.push(NextRoundStep())
        carry_out_event(table, "end_of_round")

    def state_findings(self, table: Table) -> Iterator[Finding]:
        for seat in table.seats_from_first():
            if not any(table.lanes[1:]):
                yield from full_hand(table, seat)
            if not any(isinstance(step, PlaceCardStep) for step, _ in table.lanes[seat]):
                yield from nothing_chosen(table, seat)  # else the reveal of the next round would play it unasked


@frame("imperial_miners.next_round")
class NextRoundStep(Frame[None]):
    """The next round, or after the tenth the final scoring. Rules: imperial_miners/round, imperial_miners/end."""

    def resolve(self, table: Table, answer: None) -> None:
        for event in [piece.id for piece in table.pieces_in("event.now")]:
            table.move(event, "event.past")
        over = round_number(table) >= ROUNDS or not table.pieces_in("event.deck")
        table.push(FinalScoringStep() if over else RoundStep())
