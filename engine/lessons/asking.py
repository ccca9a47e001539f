"""Questions about a position that the engine makes and marks itself, for any game.

A position is what self-play or a lesson comes by, looked at through the eyes of the seat that is to move. Of each kind
that it gives rise to some questions are made; `engine/lessons/quiz_mix.py` chooses among them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from engine.core.game.naming import named_for, named_now
from engine.core.game.quiz import QuizQuestion
from engine.core.messages.message import Message, NounArg, SeatArg, flat_args, msg
from engine.core.messages.rules import Refusal
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.chance import RandomStream
from engine.lessons.drags import Drag, DrillRule, legal_drags, refused_drags


@dataclass(frozen=True)
class Position:
    """What questions are made of. Drags are looked for when the first question is about them."""

    session: Session
    pending: Pending
    rules: Mapping[str, DrillRule]
    """The rules that are asked about."""
    dice: RandomStream

    @classmethod
    def of(cls, session: Session, pending: Pending, rules: Mapping[str, DrillRule]) -> Position:
        """A position; the same one always gives the same questions."""
        return cls(session, pending, rules, RandomStream(session.seed, "questions", session.current.number))

    @cached_property
    def legal(self) -> Mapping[Drag, Any]:
        """How the options are given by hand."""
        return legal_drags(self.session, self.pending)

    @cached_property
    def refused(self) -> tuple[tuple[str, str, Refusal], ...]:
        """Drags near them that one of the rules forbids."""
        return tuple(
            (grab, drop, why)
            for grab, drop, why in refused_drags(self.session, self.pending, dict(self.legal))
            if why.rule in self.rules and self.rules[why.rule].is_asked_about(self.session, grab)
        )

    @property
    def seat(self) -> int:
        """Whose eyes these are."""
        return self.pending.question.seat

    def called(self, thing: str) -> Message:
        """What a piece, a place or one of what is counted at a place is called by the seat; of others' places whose."""
        game, table = self.session.game, self.session.table
        if thing in table.pieces:
            name = game.piece_name(table, thing)
        elif table.has_place(thing):
            name = game.place_name(table, thing)
            owner = table.place(thing).owner
            if owner not in (0, self.seat) and SeatArg(owner) not in flat_args(name):
                return msg("quiz.thing_of_seat", "{thing} ({seat})", thing=name, seat=SeatArg(owner))
        else:
            return msg("quiz.one_of_kind", "{kind}", kind=NounArg(thing.rpartition("#")[2]))
        own = game.own_names.get(name.id)
        is_own = own is not None and SeatArg(self.seat) in flat_args(name)
        return own._replace(args=name.args) if own is not None and is_own else name

    def settled(self, question: QuizQuestion) -> QuizQuestion:
        """The question in words that need no table any more: everything in it is called what it is called now."""
        game, table = self.session.game, self.session.table

        def say(message: Message) -> Message:
            return named_now(named_for(self.seat, message, game, table), game, table)

        return replace(question.said_by(say), stem=(question.kind, *question.stem))


Asker = Callable[[Position], Iterator[QuizQuestion]]
"""Makes the questions of one kind, or of some that go together."""
