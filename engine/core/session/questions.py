"""What a session asks: the questions that wait, their legal answers, and why anything else is not possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core.flow.frame import Frame, ItemsFrame, active_lanes, answer_from_json, lanes_of
from engine.core.flow.kernel import legal_answers, why_refused
from engine.core.flow.question import Gesture, Question
from engine.core.game.game import Game
from engine.core.game.naming import named_for
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import Message, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.session.entry import PlayMode
from engine.core.session.history import History
from engine.core.table.table import COMMON, Table

_STRICT = PlayMode.STRICT  # enum attribute access is slow, and every answer does it often


class Pending(NamedTuple):
    """A question that waits for an answer. The ticket belongs to this one asking: a double click cannot answer the
    next.
    """

    lane: int
    ticket: int
    frame: Frame[Any]
    question: Question

    @property
    def asked_by(self) -> str:
        """The piece or place whose effect asks: by custom the frame's field `source`; empty: the turn itself asks."""
        return self.question.asked_by or str(getattr(self.frame, "source", ""))


class Questions(History):
    """A table with its history, and what is asked there by the rules of its game."""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(table)
        self.game = game
        self._listed: tuple[int, int, tuple[Any, ...]] = (-1, -1, ())
        """The newest listing: ticket of the question, stamp of the table, the legal answers."""

    @property
    def mode(self) -> PlayMode:
        """Strict or sandbox."""
        return self.current.mode

    @property
    def is_over(self) -> bool:
        """Nothing is left on the agenda."""
        return not any(lanes_of(self.table))

    def pending(self) -> list[Pending]:
        """The questions that wait for an answer, in seat order."""
        found = []
        if self.mode is PlayMode.STRICT:
            for lane in active_lanes(self.table):
                one = self.pending_on(lane)
                if one is not None:
                    found.append(one)
        return found

    def waiting_by_hand(self) -> Pending | None:
        """The question whose seat carries something out with free hands now; None: none is."""
        if self.mode is PlayMode.SANDBOX:
            for lane in active_lanes(self.table):
                if lanes_of(self.table)[lane][-1][0].frees_hands:
                    return self.pending_on(lane)
        return None

    def first_pending(self) -> Pending | None:
        """The question a driver that serves seats in turn would take next."""
        if self.current.mode is _STRICT:
            for lane, stack in enumerate(lanes_of(self.table)):
                if stack and lane:
                    return self.pending_on(lane)
            return self.pending_on(COMMON) if lanes_of(self.table)[COMMON] else None
        return None

    def pending_on(self, lane: int) -> Pending | None:
        """The question on top of a lane, if there is one."""
        step, ticket = lanes_of(self.table)[lane][-1]
        question = step.question(self.table)
        # `tuple.__new__` skips NamedTuple's constructor: twice as fast, and this runs once per answer.
        return None if question is None else tuple.__new__(Pending, (lane, ticket, step, question))

    def options(self, pending: Pending) -> list[Any]:
        """All legal answers; a question over items lists none."""
        lane, ticket, _, _ = pending
        table = self.table
        found = legal_answers(table, lane)
        if found and lanes_of(table)[lane][-1][1] == ticket:
            self._listed = (ticket, table.stamp, tuple(found))
        return found

    def items(self, pending: Pending) -> list[Any]:
        """The items of a question over items; a question that lists its answers has none."""
        return pending.frame.items(self.table) if isinstance(pending.frame, ItemsFrame) else []

    def default_answer(self, pending: Pending) -> Any:
        """What the game would answer to a question over items."""
        if not isinstance(pending.frame, ItemsFrame):
            raise EngineBug(f"{pending.frame.name} lists its answers and proposes none")
        return pending.frame.default_answer(self.table)

    def refusals(self, pending: Pending, answer: Any) -> list[Refusal]:
        """Why an answer would not be taken; empty: it is legal."""
        lane, ticket, _, _ = pending
        stack = lanes_of(self.table)[lane]
        if self.current.mode is not _STRICT:
            return [
                Refusal(
                    "table/strict-only",
                    msg("table.answers_need_strict_play", "Answers are accepted only in strict play."),
                )
            ]
        if not stack or stack[-1][1] != ticket:
            return [
                Refusal(
                    "table/stale-question",
                    msg("table.already_answered_question", "This question has already been answered."),
                )
            ]
        return self._advised(pending, answer)

    def _advised(self, pending: Pending, answer: Any) -> list[Refusal]:
        """Why an answer is refused, and what could be done instead: once, after the last reason."""
        found = why_refused(self.table, pending.lane, answer)
        if found and not any(one.instead or one.rule.startswith("table/") for one in found):
            legal = self.table.cached(("legal", pending.ticket), legal_answers, self.table, pending.lane)
            advice = pending.frame.instead(self.table, answer, legal)
            return [*found[:-1], replace(found[-1], instead=advice)]
        return found

    def parse_answer(self, pending: Pending, raw: object) -> Any:
        """An answer that comes as JSON data, typed for its question; its objections still judge it."""
        return answer_from_json(pending.frame, raw)

    def explain_drag(self, seat: int, grab: str, drop: str) -> list[Refusal]:
        """Every reason why this seat cannot drag this there. Empty: it can, it is an option.

        What the seat has not seen is nothing that it could take: the reasons would tell where it lies.
        """
        return _named_alone(self._refusals(seat, self._named(seat, grab), self._named(seat, drop)))

    def explain_grab(self, seat: int, grab: str) -> list[Refusal]:
        """Why this seat can do nothing with this now, wherever it would take it. Empty: it can, it is not asked
        anything, or no rule of the game speaks of it.
        """
        thing, table = self._named(seat, grab), self.table
        asked = [one for one in self.pending() if one.question.seat == seat]
        if not asked:
            return []
        for one in asked:
            drops = dict.fromkeys(gesture.drop for gesture, _ in self.gestures(one))
            tried = [one.frame.answer_from_drag(table, thing, drop) for drop in drops]
            found = [self._advised(one, answer) for answer in tried if answer is not None]
            if found:  # what holds of one place only says nothing of the thing itself
                return _named_alone([why for why in found[0] if all(why in others for others in found)])
        explained = self.game.explain_drag(table, seat, thing, "")
        return [] if explained is None or explained.rule.startswith("table/") else _named_alone([explained])

    def _refusals(self, seat: int, grab: str, drop: str) -> list[Refusal]:
        table = self.table
        asked = [one for one in self.pending() if one.question.seat == seat]
        for one in asked:
            tried = one.frame.answer_from_drag(table, grab, drop)
            if tried is not None:
                return self._advised(one, tried)
        explained = self.game.explain_drag(table, seat, grab, drop)
        if explained is not None:
            return [explained]
        if self.is_over:
            return [Refusal("table/game-over", msg("table.game_over", "The game is over."), (grab,))]
        if not asked:
            others = self.pending()
            if others:
                who = SeatArg(others[0].question.seat)
                return [
                    Refusal(
                        "table/not-your-turn",
                        msg("table.not_now_seat_choosing", "Not now: {seat} is choosing.", seat=who),
                        (grab,),
                    )
                ]
        piece = table.pieces.get(grab)
        if piece is not None and piece.owner and piece.owner != seat:
            owner = SeatArg(piece.owner)
            return [
                Refusal(
                    "table/foreign-piece",
                    msg("table.piece_belongs_to_seat", "This piece belongs to {seat}.", seat=owner),
                    (grab,),
                )
            ]
        if not table.has_place(drop):
            return [
                Refusal(
                    "table/known-place", msg("table.nothing_can_be_laid_there", "Nothing can be put there."), (grab,)
                )
            ]
        message = msg("table.not_answering_present_question", "This does not answer the present question.")
        if asked:
            message = msg(
                "table.not_answering_what_is_asked",
                "This does not answer what you are asked now: {question.quoted}",
                question=asked[0].question.text,
            )
        return [Refusal("table/not-asked", message, (grab, drop))]

    def _named(self, seat: int, thing: str) -> str:
        """A thing by its id, if the seat may know it; a piece that it has not seen has no name."""
        piece = self.table.pieces.get(thing)
        return thing if piece is None or not piece.back or piece.seen_by & (1 << seat) else ""

    def label(self, pending: Pending, answer: Any) -> Message:
        """What an answer is called in a list of options for the seat that is asked."""
        label = pending.frame.label(self.table, answer)
        return named_for(pending.question.seat, label, self.game, self.table)

    def gesture(self, pending: Pending, answer: Any) -> Gesture | None:
        """How an answer is given by hand; None: it cannot be."""
        return pending.frame.gesture(self.table, answer)

    def gestures(self, pending: Pending) -> Iterator[tuple[Gesture, Any]]:
        """The options that can be given by hand, with how."""
        for answer in self.options(pending):
            gesture = self.gesture(pending, answer)
            if gesture is not None:
                yield gesture, answer


def _named_alone(reasons: list[Refusal]) -> list[Refusal]:
    """The same reasons; what the seat cannot name is no subject of theirs."""
    return [replace(one, subjects=tuple(filter(None, one.subjects))) for one in reasons]
