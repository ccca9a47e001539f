"""A trick: everybody plays a card, the best one takes it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, frame, is_next
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, NounArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.actions import DealPieces
from engine.core.table.table import Table
from tests.toys.whist.places import POINT, card_in, hand, played, rank_of, suit_of, tricks


@frame("whist.trick")
class TrickStep(Frame[None]):
    """A seat leads a trick; without cards the round is over. Rules: whist/follow."""

    leader: int

    def resolve(self, table: Table, answer: None) -> None:
        if any(table.pieces_in(hand(seat)) for seat in table.seats_from_first()):
            table.push(PlayCardStep(self.leader, self.leader))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        for seat in table.seats_from_first() if is_next(self, table) else ():
            there = len(table.pieces_in(played(seat)))
            if there:
                message = msg("whist.audit_old_trick", "A card lies here: {place}.", place=PlaceArg(played(seat)))
                label = msg("whist.clear_trick", "Put it on the discard pile")
                away = Repair(label, (DealPieces(played(seat), "discard", there),))
                yield Finding("whist/follow", message, (played(seat),), (away,))


@frame("whist.play_card")
class PlayCardStep(Frame[str]):
    """A seat plays a card; without one it plays nothing. Rules: whist/follow."""

    seat: int
    leader: int

    def question(self, table: Table) -> Question | None:
        if not table.pieces_in(hand(self.seat)):
            return None
        return Question(self.seat, msg("whist.which_card", "Which card do you play?"))

    def candidates(self, table: Table) -> list[str]:
        return [piece.id for piece in table.pieces_in(hand(self.seat))]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        own = self.candidates(table)
        if answer not in own:
            yield Refusal("whist/follow", msg("whist.not_in_hand", "Play a card of your hand."))
            return
        led = card_in(table, played(self.leader))
        if led and suit_of(answer) != suit_of(led) and any(suit_of(card) == suit_of(led) for card in own):
            message = msg("whist.must_follow_suit", "You have a card of this suit: {suit}.", suit=NounArg(suit_of(led)))
            yield Refusal("whist/follow", message, (led,))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and drop == played(self.seat) else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.move(answer, played(self.seat))
            who, card = SeatArg(self.seat), PieceArg(answer)
            message = msg("whist.seat_plays_card", "{seat} plays {card}.", seat=who, card=card)
            table.note(message, "whist/follow", (answer, played(self.seat)))
        after = self.seat % table.seats + 1
        table.push(TakeTrickStep(self.leader) if after == self.leader else PlayCardStep(after, self.leader))

    def label(self, table: Table, answer: str) -> Message:
        return msg("whist.option_play", "Play {card}", card=PieceArg(answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, played(self.seat))

    def state_findings(self, table: Table) -> Iterator[Finding]:
        if table.pieces_in(played(self.seat)):
            message = msg("whist.audit_has_played", "{seat} has already played.", seat=SeatArg(self.seat))
            back = Repair(
                msg("whist.take_card_back", "Take the card back"), (DealPieces(played(self.seat), hand(self.seat), 1),)
            )
            yield Finding("whist/follow", message, (played(self.seat),), (back,))


@frame("whist.take_trick")
class TakeTrickStep(Frame[None]):
    """The best card takes the trick. Rules: whist/trick."""

    leader: int

    def resolve(self, table: Table, answer: None) -> None:
        winner = self.leader
        cards = [(card, seat) for seat in table.seats_from_first(self.leader) if (card := card_in(table, played(seat)))]
        if cards:
            led, trump = suit_of(cards[0][0]), card_in(table, "trump")
            strong = suit_of(trump) if trump else led
            suits = {led: 1} | {strong: 2}
            best, winner = max(cards, key=lambda one: (suits.get(suit_of(one[0]), 0), rank_of(one[0])))
            table.add_count(tricks(winner), POINT, 1)
            message = msg(
                "whist.seat_takes_trick",
                "{seat} takes the trick with {card}.",
                seat=SeatArg(winner),
                card=PieceArg(best),
            )
            table.note(message, "whist/trick", (best, tricks(winner)))
        for seat in table.seats_from_first():
            table.move_all(played(seat), "discard")
        table.push(TrickStep(winner))
