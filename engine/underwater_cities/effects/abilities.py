"""Cards that may be used once in each own turn: before card and slot, between them, or after."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, UsualAnswer, UsualWhen
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Question
from engine.core.messages.icons import Figure
from engine.core.messages.message import Message, PieceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.economy import payable, price_of, shortages
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.icon_rows import goods_icons
from engine.underwater_cities.effects.meanings import carry_out, possible
from engine.underwater_cities.effects.parts import SwapStep
from engine.underwater_cities.facets import card_facet
from engine.underwater_cities.offers import use_card
from engine.underwater_cities.played_cards import standing
from engine.underwater_cities.queries import card_of, ids

SIDE = "#"
"""Parts a card from the side of its exchange that is given: 0 or 1."""
USED = "turn.used"
"""Bits of the abilities used this turn, by their order among the seat's cards of this kind (none ever leaves)."""


def unused_abilities(table: Table, seat: int) -> list[tuple[str, int, Effect]]:
    """The cards with an ability that was not used this turn, each with its bit and its effect."""
    cards = standing(table, seat, words.OncePerTurnEffect)
    if not cards:
        return []
    used = table.count_at(ids(seat).turn, USED)
    return [(piece, 1 << at, effect.then) for at, (piece, effect) in enumerate(cards) if not used >> at & 1]


def used_ability(table: Table, seat: int, piece: str) -> Message | None:
    """What is said of an ability that was used in this turn; None: it was not, or there is none."""
    if piece not in [name for name, _ in standing(table, seat, words.OncePerTurnEffect)]:
        return None
    if piece in [name for name, _, _ in unused_abilities(table, seat)]:
        return None
    return msg(
        "underwater_cities.already_used_ability",
        "You have used {card} in this turn already: it can be used once in each of your turns.",
        card=PieceArg(piece),
    )


def open_abilities(table: Table, seat: int) -> list[tuple[str, int]]:
    """Those of which something would come now."""
    return [(piece, bit) for piece, bit, then in unused_abilities(table, seat) if possible(table, seat, then)]


_NO_ABILITY = msg("underwater_cities.no_usable_ability", "This card has no ability that you could use now.")


@frame("underwater_cities.abilities")
class AbilitiesStep(Frame[str]):
    """An ability of this turn may be used now. Rules: underwater_cities/once-per-turn."""

    seat: int

    def _cards(self, table: Table) -> dict[str, int]:
        return dict(table.cached(self, open_abilities, table, self.seat))

    def question(self, table: Table) -> Question | None:
        if not self._cards(table):
            return None
        return Question(
            self.seat, msg("underwater_cities.choose_ability_of_turn", "Do you use an ability of this turn?")
        )

    def candidates(self, table: Table) -> list[str]:
        found: list[str] = []
        for card in self._cards(table):
            exchange = _exchange(table, card)
            if exchange is None:
                found.append(card)
            else:
                found.extend(
                    f"{card}{SIDE}{side}"
                    for side, given in enumerate((exchange.a, exchange.b))
                    if payable(table, self.seat, price_of(given), False)
                )
        return [*found, ""]

    def search_answers(self, table: Table) -> list[str]:
        return self.candidates(table)[::-1]

    def is_legal_unlisted(self, table: Table, answer: str) -> bool:
        """Older games asked for the direction of an exchange afterwards."""
        return answer in self._cards(table) and _exchange(table, answer) is not None

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        card, _, side = answer.partition(SIDE)
        exchange = _exchange(table, card)
        if answer and (
            card not in self._cards(table) or (SIDE in answer and (exchange is None or side not in ("0", "1")))
        ):
            message = used_ability(table, self.seat, card) or _NO_ABILITY
            yield Refusal("underwater_cities/once-per-turn", message, (card,) if card in table.pieces else ())
        elif side and exchange is not None:
            given = exchange.b if side == "1" else exchange.a
            yield from shortages(table, self.seat, price_of(given), building=False)

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return UsualAnswer("", UsualWhen.WHILE_OPEN)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and table.pieces[grab].place.id == ids(self.seat).claimed else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        card, _, side = answer.partition(SIDE)
        bit = self._cards(table).get(card, 0)
        table.push(AbilitiesStep(self.seat))
        table.add_count(ids(self.seat).turn, USED, bit)
        if side:
            SwapStep(self.seat, card, (0,)).resolve(table, int(side))
        else:
            carry_out(table, self.seat, card, (0,), sure=True)

    def label(self, table: Table, answer: str) -> Message:
        card, _, side = answer.partition(SIDE)
        if side:
            swap = SwapStep(self.seat, card, (0,)).label(table, int(side))
            return msg("underwater_cities.use_card_to_exchange", "Use {card}: {swap}", card=PieceArg(card), swap=swap)
        return use_card(table, answer) if answer else msg("underwater_cities.use_no_ability", "Use none")

    def facet(self, table: Table, answer: str) -> Facet | None:
        card, _, side = answer.partition(SIDE)
        exchange, found = _exchange(table, card), card_facet(card, card_of(table, card))
        if not side or exchange is None or found is None:
            return found
        sides = (exchange.a, exchange.b) if side == "0" else (exchange.b, exchange.a)
        return found._replace(icons=((*goods_icons(sides[0]), Figure("→"), *goods_icons(sides[1])),))


def _exchange(table: Table, piece: str) -> words.ExchangeEffect | None:
    """The exchange that a card allows once a turn, if it is one."""
    card = card_of(table, piece)
    then = card.effect.then if card is not None and isinstance(card.effect, words.OncePerTurnEffect) else None
    return then if isinstance(then, words.ExchangeEffect) else None
