"""Cards that people carry out themselves: a word for what no other word can say, and the step that waits for them.

Whoever has such a card is reminded of what it says, has free hands for it, and says when it is done. Any game takes
part by giving the word a place in its vocabulary and laying a `ByHandStep` where such a card acts.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.effect import Effect, effect_class
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame, frame, item_arg
from engine.core.flow.own_words import EXAMPLE, OwnWords
from engine.core.flow.question import Question
from engine.core.messages.icons import Icon, IconRows
from engine.core.messages.message import LiteralArg, Message, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.messages.teaching import IconMeaning
from engine.core.table.table import Table

DONE = "done"
BY_HAND_EXAMPLE = {"do": "by_hand", "says": EXAMPLE}
"""The word as a pack holds it, for lists of words and for forms; what it says is still to be written."""
BY_HAND_RULE = "table/by-hand"


BY_HAND_MEANING = IconMeaning((Icon("by_hand"),), msg("table.legend_by_hand", "Do with your hands what the card says"))


@effect_class("by_hand")
class ByHandEffect(Effect):
    """Do with hands what is written here; the rules remind of it and wait."""

    says: OwnWords

    def text(self) -> Message:
        return msg("table.effect_by_hand", "By hand: “{says}”", says=LiteralArg(self.says))

    def icons(self) -> IconRows:
        return ((Icon("by_hand"),),)


@frame("table.by_hand")
class ByHandStep(Frame[str]):
    """Somebody carries out with free hands what a card says, and says when it is done."""

    candidates_are_legal = True
    frees_hands = True
    seat: int
    source: str
    """The piece or place that says it."""
    says: OwnWords

    def question(self, table: Table) -> Question | None:
        return Question(
            self.seat,
            msg("table.ask_carry_out_by_hand", "Carry out by hand: “{says}”", says=self._words()),
            asked_by=self.source if self.source in table.pieces else "",
        )

    def _words(self) -> LiteralArg:
        return LiteralArg(self.says)

    def candidates(self, table: Table) -> list[str]:
        return [DONE]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer != DONE:
            message = msg("table.only_done_by_hand", "You can only say that it is done.")
            yield Refusal(BY_HAND_RULE, message, (self.source,))

    def forfeits(self, table: Table, answer: str) -> bool:
        return True  # nobody else can know when it is done

    def resolve(self, table: Table, answer: str | None) -> None:
        message = msg(
            "table.seat_carried_out_by_hand",
            "{seat} carried out {card} by hand: “{says}”",
            seat=SeatArg(self.seat),
            card=item_arg(table, self.source),
            says=self._words(),
        )
        table.note(message, BY_HAND_RULE, (self.source,))

    def label(self, table: Table, answer: str) -> Message:
        return msg("table.done_by_hand", "Done")

    def subject(self, table: Table) -> Message | None:
        return ByHandEffect(self.says).text()

    def state_findings(self, table: Table) -> Iterator[Finding]:
        known = self.source in table.pieces or table.has_place(self.source)
        if not known or not 1 <= self.seat <= table.seats:
            message = msg("table.audit_nobody_says_this", "This step belongs to nothing on this table.")
            yield Finding(BY_HAND_RULE, message, ())
