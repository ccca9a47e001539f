"""Special cards: the three ways of taking one. Rules: underwater_cities/take-special (D9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.flow.facet import Facet
from engine.core.flow.frame import Frame, OrderFrame, frame
from engine.core.flow.interpreter import Address, Busy
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, PieceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.economy import open_top, tell_under_deck
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import means
from engine.underwater_cities.effects.reasons import Lack, explains
from engine.underwater_cities.facets import card_facet
from engine.underwater_cities.hints import offered_cards
from engine.underwater_cities.offers import keep_card, take_card
from engine.underwater_cities.queries import DRAWN, card_of, ids

RULE = "underwater_cities/take-special"
DRAW = "draw"
LOOK = 3


def face_up(table: Table) -> list[str]:
    """The three-credit cards on offer."""
    return [piece.id for n in range(1, 7) for piece in table.pieces_in(f"specials.open.{n}")]


@frame("underwater_cities.take_special")
class TakeSpecialCardStep(Frame[str]):
    """Take a face-up card, the top of the deck, or look at the next three."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        if not self.candidates(table):
            return None
        return Question(self.seat, msg("underwater_cities.choose_special_card", "Which Special card do you take?"))

    def candidates(self, table: Table) -> list[str]:
        top = table.top_piece("specials.deck")
        found = face_up(table)
        if top is not None:
            found.append(top.id)
            if len(table.pieces_in("specials.deck")) > 1:
                found.append(DRAW)
        return found

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            message = msg(
                "underwater_cities.only_offered_special_cards",
                "Take a face-up Special card, the top one of the deck, or draw three.",
            )
            yield Refusal(RULE, message, (answer,) if answer in table.pieces else ())

    def instead(self, table: Table, answer: str, legal: Sequence[str]) -> Message | None:
        return offered_cards([card for card in legal if card != DRAW])

    def search_answers(self, table: Table) -> list[str]:
        return self.candidates(table)[:1]  # whichever it is, it is not played in this turn

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and drop == ids(self.seat).hand else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is None:
            return
        if answer == DRAW:
            if table.in_search:  # as in `draw`: no card that comes to the hand helps in this turn
                return
            top = table.pieces_in("specials.deck")[-1].id
            table.flip(top, 1)
            table.move(top, "specials.deck", 0)
            tell_under_deck(table, self.seat, 1, RULE)
            for _ in range(min(LOOK, len(table.pieces_in("specials.deck")) - 1)):
                table.move(table.pieces_in("specials.deck")[-1].id, DRAWN[self.seat])
            table.note(
                msg(
                    "underwater_cities.seat_looks_at_specials",
                    "{seat} looks at the next Special cards.",
                    seat=SeatArg(self.seat),
                ),
                RULE,
                ("specials.deck",),
            )
            table.push(KeepSpecialStep(self.seat))
            return
        table.move(answer, ids(self.seat).hand)
        message = msg(
            "underwater_cities.seat_takes_card", "{seat} takes {card}.", seat=SeatArg(self.seat), card=PieceArg(answer)
        )
        table.note(message, RULE, (answer, ids(self.seat).hand))
        open_top(table)

    def label(self, table: Table, answer: str) -> Message:
        if answer == DRAW:
            return msg("underwater_cities.draw_three_keep_one", "Draw three, keep one")
        return take_card(table, answer)

    def facet(self, table: Table, answer: str) -> Facet | None:
        return None if answer == DRAW else card_facet(answer, card_of(table, answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return None if answer == DRAW else Gesture(answer, ids(self.seat).hand)


@frame("underwater_cities.keep_special")
class KeepSpecialStep(Frame[str]):
    """Keep one of the cards just drawn; the others go under the deck."""

    candidates_are_legal = True
    seat: int

    def question(self, table: Table) -> Question | None:
        if not table.pieces_in(DRAWN[self.seat]):
            return None
        return Question(
            self.seat, msg("underwater_cities.choose_drawn_card_to_keep", "Which of these cards do you keep?")
        )

    def candidates(self, table: Table) -> list[str]:
        return [piece.id for piece in table.pieces_in(DRAWN[self.seat])]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in self.candidates(table):
            yield Refusal(
                RULE, msg("underwater_cities.must_keep_drawn_card", "Keep one of the cards you have just drawn.")
            )

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer is not None:
            table.move(answer, ids(self.seat).hand)
        table.push(UnderDeckStep(self.seat))

    def label(self, table: Table, answer: str) -> Message:
        return keep_card(table, answer)

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(answer, card_of(table, answer))

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, ids(self.seat).hand)


@frame("underwater_cities.under_deck")
class UnderDeckStep(OrderFrame[str]):
    """The rest goes under the deck in an order of choice."""

    quotes_items = True
    seat: int

    def question(self, table: Table) -> Question | None:
        rest = len(table.pieces_in(DRAWN[self.seat]))
        if rest < 2:
            return None
        text = msg(
            "underwater_cities.choose_order_under_deck",
            "In which order do they go under the deck? The first lies lowest.",
        )
        return Question(self.seat, text, rest, rest)

    def items(self, table: Table) -> list[str]:
        return [piece.id for piece in table.pieces_in(DRAWN[self.seat])]

    def broken_rules(self, table: Table, answer: tuple[str, ...]) -> Iterator[Refusal]:
        if sorted(answer) != sorted(self.items(table)):
            yield self.wrong_shape(table, answer)

    def wrong_shape(self, table: Table, answer: tuple[str, ...]) -> Refusal:
        return Refusal(
            RULE, msg("underwater_cities.must_order_exactly_these_cards", "Put exactly these cards in order.")
        )

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return tuple(piece.id for piece in table.pieces_in(DRAWN[self.seat]))

    def resolve(self, table: Table, answer: tuple[str, ...] | None) -> None:
        put_back = answer or self.default_answer(table)
        for piece in reversed(put_back):
            table.move(piece, "specials.deck", 0)
        tell_under_deck(table, self.seat, len(put_back), RULE)
        open_top(table)


def _take(table: Table, at: Address, effect: words.TakeSpecialEffect) -> None:
    seat = at.seat
    table.push(TakeSpecialCardStep(seat))


def _any_special(table: Table, seat: int, effect: words.TakeSpecialEffect, busy: Busy) -> bool:
    return bool(table.pieces_in("specials.deck") or face_up(table))


def _no_special(table: Table, seat: int, effect: words.TakeSpecialEffect) -> Iterator[Lack]:
    yield Lack(msg("underwater_cities.lack_of_special_cards", "no Special card is left"), RULE)


means(words.TakeSpecialEffect, _take, _any_special)
explains(words.TakeSpecialEffect, _no_special)
