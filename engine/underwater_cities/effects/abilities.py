"""Cards that may be used once in each own turn: before card and slot, between them, or after."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.effect import Effect
from engine.core.flow.facet import Facet, UsualAnswer, UsualWhen
from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Question
from engine.core.messages.message import Message, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import carry_out, possible
from engine.underwater_cities.facets import card_facet
from engine.underwater_cities.offers import use_card
from engine.underwater_cities.played_cards import standing
from engine.underwater_cities.queries import card_of, ids

USED = "turn.used"
"""Bits of the abilities used this turn, by their order among the seat's cards of this kind (none ever leaves)."""


def unused_abilities(table: Table, seat: int) -> list[tuple[str, int, Effect]]:
    """The cards with an ability that was not used this turn, each with its bit and its effect."""
    cards = standing(table, seat, words.OncePerTurnEffect)
    if not cards:
        return []
    used = table.count_at(ids(seat).turn, USED)
    return [(piece, 1 << at, effect.then) for at, (piece, effect) in enumerate(cards) if not used >> at & 1]


def open_abilities(table: Table, seat: int) -> list[tuple[str, int]]:
    """Those of which something would come now."""
    return [(piece, bit) for piece, bit, then in unused_abilities(table, seat) if possible(table, seat, then)]


@frame("underwater_cities.abilities")
class AbilitiesStep(Frame[str]):
    """An ability of this turn may be used now. Rules: underwater_cities/once-per-turn."""

    seat: int

    def _cards(self, table: Table) -> dict[str, int]:
        found: dict[str, int] = table.cached(self, lambda: dict(open_abilities(table, self.seat)))
        return found

    def question(self, table: Table) -> Question | None:
        if not self._cards(table):
            return None
        return Question(
            self.seat, msg("underwater_cities.choose_ability_of_turn", "Do you use an ability of this turn?")
        )

    def candidates(self, table: Table) -> list[str]:
        return [*self._cards(table), ""]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer and answer not in self._cards(table):
            message = msg("underwater_cities.no_usable_ability", "This card has no ability that you could use now.")
            yield Refusal("underwater_cities/once-per-turn", message, (answer,) if answer in table.pieces else ())

    def usual_answer(self, table: Table) -> UsualAnswer | None:
        return UsualAnswer("", UsualWhen.WHILE_OPEN)

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces and table.pieces[grab].place.id == ids(self.seat).claimed else None

    def resolve(self, table: Table, answer: str | None) -> None:
        if not answer:
            return
        bit = self._cards(table).get(answer, 0)
        table.push(AbilitiesStep(self.seat))
        table.add_count(ids(self.seat).turn, USED, bit)
        carry_out(table, self.seat, answer, (0,), sure=True)

    def label(self, table: Table, answer: str) -> Message:
        return use_card(table, answer) if answer else msg("underwater_cities.use_no_ability", "Use none")

    def facet(self, table: Table, answer: str) -> Facet | None:
        return card_facet(answer, card_of(table, answer))
