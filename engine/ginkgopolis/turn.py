"""The round: choose a card in secret, resolve in turn order, prepare the next round."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, NamedTuple

from engine.core.flow.facet import Facet
from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, frame, is_next
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, SeatArg, memoized, msg
from engine.core.messages.rules import Refusal
from engine.core.table.actions import DealPieces, MovePiece, SetCount
from engine.core.table.actions import TableAction as Deed
from engine.core.table.table import Table
from engine.ginkgopolis.actions import NOTHING, ActStep, yield_of
from engine.ginkgopolis.cards import ALL_CARDS, NUMBER, is_urbanization
from engine.ginkgopolis.deck import draw
from engine.ginkgopolis.describe import commit_facet
from engine.ginkgopolis.explain import card_of_cell, missing_card, missing_tile
from engine.ginkgopolis.gains import is_ending
from engine.ginkgopolis.places import COMMIT, HAND, TILES, TOKENS
from engine.ginkgopolis.price import cannot_pay, target_of
from engine.ginkgopolis.queries import first_player, hand_size, is_city, is_solo, people, tokens, top_tile
from engine.ginkgopolis.scoring import FinalScoringStep
from engine.ginkgopolis.solo import HalActStep, HalDrawStep, SoloEndStep

NEW_HAND = "new_hand"


class Commitment(NamedTuple):
    """A card from the hand, with a tile or alone; or the wish for a new hand."""

    card: str
    tile: str = ""


_A_NEW_HAND = Commitment(NEW_HAND)


_COMMITMENTS = {card: {tile: Commitment(card, tile) for tile in ("", *NUMBER)} for card in ALL_CARDS}
"""All commitments of a card, by tile, made once: every hand lists some two dozen of them."""
_ALONE = {card: by_tile[""] for card, by_tile in _COMMITMENTS.items()}


@frame("ginkgopolis.round")
class RoundStep(Frame[None]):
    """A round begins. Rules: ginkgopolis/round."""

    def resolve(self, table: Table, answer: None) -> None:
        table.add_count("state", "round", 1)
        number = table.count_at("state", "round")
        table.note(_begins(number), "ginkgopolis/round")
        table.push_all(_course(is_solo(table), people(table)))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not is_next(self, table):
            return
        for seat in table.seats_from_first():  # Hal too: a card in his hand would never come back
            yield from empty_commitment(table, seat)  # first: taken back, it may fill the hand
            yield from full_hand(table, seat, 0 if is_solo(table) else hand_size(table))


@memoized
def _begins(number: int) -> Message:
    return msg("ginkgopolis.round_begins", "Round {round} begins.", round=number)


@memoized
def _course(solo: bool, order: tuple[int, ...]) -> tuple[Frame[Any], ...]:
    """The steps of a round for people in this order."""
    return (*((HalDrawStep(),) if solo else ()), ChooseStep(), *_actions(solo, order))


def _actions(solo: bool, order: tuple[int, ...]) -> tuple[Frame[Any], ...]:
    """What follows in a round when all have chosen."""
    if solo:
        return ActStep(1), HalActStep(), SoloEndStep(), NextRoundStep()
    return *(ActStep(seat) for seat in order), NextRoundStep()


def phases_from_actions(table: Table) -> tuple[Frame[Any], ...]:
    """The actions of this table's seats and what follows them in a round."""
    return _actions(is_solo(table), people(table))


@frame("ginkgopolis.choose")
class ChooseStep(Frame[None]):
    """All choose at the same time, each on a lane of its own. Rules: ginkgopolis/commit."""

    def resolve(self, table: Table, answer: None) -> None:
        for seat in people(table):
            table.push(CommitStep(seat), seat)


def _exploit_label(table: Table, card: str) -> Message:
    """A building card alone, with what its building gives as it stands now."""
    target = target_of(table, card)
    due = yield_of(table, target) if target is not None else NOTHING
    if due == NOTHING:
        return msg("ginkgopolis.option_exploit", "Exploit: {card}", card=PieceArg(card))
    return msg(
        "ginkgopolis.option_exploit_building",
        "Exploit: {card} – you get {gain}",
        card=PieceArg(card),
        gain=due.as_arg(),
    )


_WHICH_CARD = {
    seat: Question(seat, msg("ginkgopolis.choose_card_and_tile", "Choose a card, alone or with a tile."))
    for seat in HAND
}
_HAS_CHOSEN = {
    seat: msg("ginkgopolis.seat_has_chosen", "{seat} has chosen.", seat=SeatArg(seat)) for seat in HAND if seat
}


@frame("ginkgopolis.commit")
class CommitStep(Frame[Commitment]):
    """A seat commits one card in secret, with or without a tile. Rules: ginkgopolis/commit.

    No cost is checked here: what cannot be paid is exploited when it is revealed.
    """

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        return _WHICH_CARD[self.seat]

    def candidates(self, table: Table) -> list[Commitment]:
        hand = [piece.id for piece in table.places[HAND[self.seat]].pieces if piece.id in _ALONE]
        tiles = [piece.id for piece in table.places[TILES[self.seat]].pieces if piece.kind == "tile"]
        found = [*map(_ALONE.__getitem__, hand)]
        cards = map(_COMMITMENTS.__getitem__, hand)
        if len(tiles) > 1:
            with_each = itemgetter(*tiles)
            for card in cards:
                found += with_each(card)
        elif tiles:
            found += [card[tiles[0]] for card in cards]
        if tokens(table, self.seat):
            found.append(_A_NEW_HAND)
        return found

    def broken_rules(self, table: Table, answer: Commitment) -> Iterator[Refusal]:
        card, tile = answer
        pieces = table.pieces
        if card == NEW_HAND:
            if not tokens(table, self.seat):
                message = msg(
                    "ginkgopolis.not_enough_tokens_for_hand",
                    "A new hand costs {need}, you have {have}.",
                    need=AmountArg(1, "hand_token"),
                    have=tokens(table, self.seat),
                )
                yield Refusal("ginkgopolis/new-hand", message, (TOKENS[self.seat],))
            if tile:
                message = msg(
                    "ginkgopolis.new_hand_before_tile",
                    "A new hand is taken first; the tile is played with a card after that.",
                )
                yield Refusal("ginkgopolis/new-hand", message, (tile,) if tile in pieces else ())
            return
        if card not in pieces or pieces[card].place.id != HAND[self.seat]:
            yield missing_card(table, self.seat, card)
        if tile and (tile not in pieces or pieces[tile].place.id != TILES[self.seat]):
            yield missing_tile(table, tile)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> Commitment | None:
        """A card laid on the player's choice is played alone; a tile dropped in the city is built with the card of that
        cell; the tokens laid on the discards ask for a new hand.
        """
        own = f"seat.{self.seat}."
        if (grab, drop) == (own + "tokens", "discard"):
            return Commitment(NEW_HAND)
        piece = table.pieces.get(grab)
        if piece is None:
            return None
        if piece.kind in ("building", "urbanization") and drop == own + "commit":
            return Commitment(grab)
        if piece.kind == "tile" and not is_city(piece.place) and drop.startswith("city.") and table.has_place(drop):
            card = card_of_cell(table, drop)
            return Commitment(card, grab) if card is not None else None
        return None

    def resolve(self, table: Table, answer: Commitment | None) -> None:
        if answer is None:
            return
        seat, (card, tile) = self.seat, answer
        if card == NEW_HAND:
            new_hand(table, seat)
            table.push(CommitStep(seat))
            return
        place = COMMIT[seat]
        table.move(card, place)
        if tile:
            table.move(tile, place)
        table.note(_HAS_CHOSEN[seat], "ginkgopolis/commit", (HAND[seat], place))

    def label(self, table: Table, answer: Commitment) -> Message:
        card, tile = answer
        if card == NEW_HAND:
            return msg("ginkgopolis.option_new_hand", "New hand: discard all cards and draw again")
        if not tile and is_urbanization(card):
            return msg(
                "ginkgopolis.option_exploit_urbanization_card",
                "Exploit: {card} – you get a resource or a tile",
                card=PieceArg(card),
            )
        if not tile:
            return _exploit_label(table, card)
        if self.becomes(table, answer) is not None:
            return msg(
                "ginkgopolis.option_unaffordable_build",
                "{card} with {tile} (cannot be paid now: would be exploited)",
                card=PieceArg(card),
                tile=PieceArg(tile),
            )
        if is_urbanization(card):
            return msg(
                "ginkgopolis.option_urbanize", "Urbanize: {card} with {tile}", card=PieceArg(card), tile=PieceArg(tile)
            )
        return msg(
            "ginkgopolis.option_construct", "Construct: {card} with {tile}", card=PieceArg(card), tile=PieceArg(tile)
        )

    def facet(self, table: Table, answer: Commitment) -> Facet | None:
        if answer.card == NEW_HAND:
            return None
        return commit_facet(*answer, is_urbanization(answer.card), self.becomes(table, answer) is not None)

    def becomes(self, table: Table, answer: Commitment) -> Commitment | None:
        is_too_dear = bool(answer.tile) and next(cannot_pay(table, self.seat, *answer), None) is not None
        return Commitment(answer.card) if is_too_dear else None

    def gesture(self, table: Table, answer: Commitment) -> Gesture | None:
        if answer.card == NEW_HAND:
            return Gesture(TOKENS[self.seat], "discard")
        if not answer.tile:
            return Gesture(answer.card, COMMIT[self.seat])
        target = target_of(table, answer.card)
        return Gesture(answer.tile, target) if target is not None else None

    def state_findings(self, table: Table) -> Iterator[Finding]:
        yield from empty_commitment(table, self.seat)
        yield from full_hand(table, self.seat, hand_size(table))


def new_hand(table: Table, seat: int) -> None:
    """Hand in a token, discard all cards and draw as many. Rules: ginkgopolis/new-hand (G1, G2)."""
    table.transfer("hand_token", TOKENS[seat], "box", 1)
    cards = len(table.pieces_in(HAND[seat]))
    table.move_all(HAND[seat], "discard")
    table.note(_takes_new_hand(seat), "ginkgopolis/new-hand", (TOKENS[seat], HAND[seat]))
    draw(table, seat, cards)


@memoized
def _takes_new_hand(seat: int) -> Message:
    return msg("ginkgopolis.seat_takes_new_hand", "{seat} hands in a token and takes a new hand.", seat=SeatArg(seat))


_ALL_PASS = msg("ginkgopolis.seats_pass_cards_left", "All pass their cards to the left.")


@memoized
def _is_first(seat: int) -> Message:
    return msg("ginkgopolis.seat_is_first_player", "{seat} is the first player.", seat=SeatArg(seat))


@memoized
def _all_draw(seat: int) -> Message:
    return msg("ginkgopolis.seats_draw_card", "All draw a card, {seat} first.", seat=SeatArg(seat))


@frame("ginkgopolis.next_round")
class NextRoundStep(Frame[None]):
    """Pass the cards left, draw, and go on; or, if the end was triggered, score.

    Rules: ginkgopolis/pass-left, ginkgopolis/draw, ginkgopolis/last-round.
    """

    def resolve(self, table: Table, answer: None) -> None:
        if is_ending(table):
            message = msg("ginkgopolis.last_round_over", "The last round is over: the scores are counted.")
            table.note(message, "ginkgopolis/last-round")
            table.push(FinalScoringStep())
            return
        table.push(RoundStep())
        if is_solo(table):
            return
        old = first_player(table)
        table.pass_hands([HAND[seat] for seat in table.seats_from_first()])
        new = old % table.seats + 1
        table.note(_ALL_PASS, "ginkgopolis/pass-left", (HAND[old], HAND[new]))
        table.move("first", TOKENS[new])
        table.note(_is_first(new), "ginkgopolis/first-player", (TOKENS[old], TOKENS[new]))
        full = hand_size(table)
        for seat in table.seats_from_first(new):
            draw(table, seat, full - len(table.places[HAND[seat]].pieces))
        table.note(_all_draw(new), "ginkgopolis/draw", ("deck", HAND[new]))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if not is_next(self, table):
            return
        for seat in people(table):
            if len(table.pieces_in(HAND[seat])) > hand_size(table):
                yield from full_hand(table, seat, hand_size(table))


# ---- soundness of hands --------------------------------------------------------------------------------------


def full_hand(table: Table, seat: int, size: int) -> Iterator[Finding]:
    """A finding if a hand does not hold so many cards, with a repair that draws or discards."""
    hand = HAND[seat]
    cards = [piece.id for piece in table.pieces_in(hand)]
    if len(cards) == size:
        return
    message = msg(
        "ginkgopolis.audit_wrong_hand_size",
        "{seat} should hold {need}, but holds {have}.",
        seat=SeatArg(seat),
        need=AmountArg(size, "card"),
        have=len(cards),
    )
    repairs: list[Repair] = []
    if len(cards) > size:
        surplus = tuple(MovePiece(card, "discard") for card in cards[size:])
        repairs.append(Repair(msg("ginkgopolis.discard_surplus_cards", "Discard %n card(s)", len(surplus)), surplus))
    else:
        missing = size - len(cards)
        for pile in ("deck", "discard"):
            if len(table.pieces_in(pile)) >= missing:
                repairs.append(
                    Repair(
                        msg(
                            "ginkgopolis.take_cards_from_pile",
                            "Take %n card(s) from {pile}",
                            missing,
                            pile=PlaceArg(pile),
                        ),
                        (DealPieces(pile, hand, missing),),
                    )
                )
        if not repairs:
            repairs.extend(_scraped_together(table, hand, missing))
    yield Finding("ginkgopolis/hand-size", message, (hand,), tuple(repairs))


def _scraped_together(table: Table, hand: str, missing: int) -> Iterator[Repair]:
    """Neither pile alone has enough: take what both have, or first let the buildings under construction be finished."""
    deck = len(table.pieces_in("deck"))
    rest = min(missing - deck, len(table.pieces_in("discard")))
    acts = tuple(act for act in (DealPieces("deck", hand, deck), DealPieces("discard", hand, rest)) if act.n)
    if deck + rest >= missing:
        yield Repair(
            msg(
                "ginkgopolis.take_cards_from_both_piles", "Take %n card(s) from the deck and the discard pile", missing
            ),
            acts,
        )
        return
    finished: list[Deed] = []
    for place in table.existing_members("city."):
        top = top_tile(place)
        if place.counts.get("site", 0) and top is not None:
            finished += [SetCount(place.id, "site", 0), MovePiece(f"card.{top.id[5:]}", "discard")]
    if finished:
        yield Repair(
            msg("ginkgopolis.finish_buildings_under_construction", "Finish all buildings under construction"),
            tuple(finished),
        )


def empty_commitment(table: Table, seat: int) -> Iterator[Finding]:
    """A finding if something is committed although the round only begins."""
    commit = COMMIT[seat]
    pieces = table.pieces_in(commit)
    if pieces:
        back = tuple(MovePiece(p.id, f"seat.{seat}.{'tiles' if p.kind == 'tile' else 'hand'}") for p in pieces)
        message = msg(
            "ginkgopolis.audit_already_committed", "{seat} has already committed something.", seat=SeatArg(seat)
        )
        repair = Repair(msg("ginkgopolis.take_back_commitment", "Take it back"), back)
        yield Finding("ginkgopolis/commit", message, (commit,), (repair,))
