"""A turn: a throw of the dice, then a stone that goes as far as they say."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.frame import Frame, frame
from engine.core.flow.question import Gesture, Question
from engine.core.messages.message import Message, PieceArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from tests.toys.royal_ur.places import DICE, HOME, START, THROW, is_done, is_rosette, stones, target


@frame("royal_ur.setup")
class SetupStep(Frame[None]):
    """The stones lie ready; the first throw follows. Rules: royal_ur/goal."""

    def resolve(self, table: Table, answer: None) -> None:
        table.note(msg("royal_ur.stones_lie_ready", "The stones lie ready."), "royal_ur/goal", (START[1], START[2]))
        table.push(ThrowStep(1))


@frame("royal_ur.throw")
class ThrowStep(Frame[None]):
    """A seat throws, unless the game is over. Rules: royal_ur/throw, royal_ur/goal."""

    seat: int

    def resolve(self, table: Table, answer: None) -> None:
        if any(is_done(table, seat) for seat in table.seats_from_first()):
            return
        dice = table.dice(THROW)
        thrown = sum(dice.randrange(2) for _ in range(DICE))
        table.set_count("state", THROW, thrown)
        message = msg("royal_ur.seat_throws", "{seat} throws {number}.", seat=SeatArg(self.seat), number=thrown)
        table.note(message, "royal_ur/throw", ("state",))
        table.push(MoveStep(self.seat))


@frame("royal_ur.move")
class MoveStep(Frame[str]):
    """A seat moves a stone, if it can. Rules: royal_ur/move, royal_ur/capture, royal_ur/rosette."""

    seat: int

    def question(self, table: Table) -> Question | None:
        if not any(self._can_go(table, stone) for stone in stones(table, self.seat)):
            return None
        return Question(self.seat, msg("royal_ur.which_stone", "Which stone do you move?"))

    def candidates(self, table: Table) -> list[str]:
        return stones(table, self.seat)

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        if answer not in stones(table, self.seat):
            yield Refusal("royal_ur/move", msg("royal_ur.not_your_stone", "Move a stone of your own."))
            return
        goal = target(table, self.seat, answer)
        if not goal or not table.count_at("state", THROW):
            message = msg("royal_ur.too_far", "With {number} it gets nowhere.", number=table.count_at("state", THROW))
            yield Refusal("royal_ur/move", message, (answer,))
            return
        for piece in table.pieces_in(goal) if goal != HOME[self.seat] else ():
            if piece.owner == self.seat:
                yield Refusal(
                    "royal_ur/move", msg("royal_ur.own_stone_there", "A stone of your own is there."), (goal,)
                )
            elif is_rosette(goal):
                yield Refusal("royal_ur/rosette", msg("royal_ur.safe_there", "On a rosette a stone is safe."), (goal,))

    def resolve(self, table: Table, answer: str | None) -> None:
        who = SeatArg(self.seat)
        again = False
        if answer is None:
            table.note(msg("royal_ur.seat_cannot_move", "{seat} cannot move.", seat=who), "royal_ur/move")
        else:
            goal = target(table, self.seat, answer)
            message = msg("royal_ur.seat_moves", "{seat} moves a stone: {place}.", seat=who, place=PlaceArg(goal))
            self._capture(table, goal)
            table.move(answer, goal)
            table.note(message, "royal_ur/move", (answer, goal))
            again = is_rosette(goal)
        table.push(ThrowStep(self.seat if again else self.seat % table.seats + 1))

    def _capture(self, table: Table, goal: str) -> None:
        for piece in table.pieces_in(goal) if goal != HOME[self.seat] else ():
            table.move(piece.id, START[piece.owner])
            message = msg("royal_ur.stone_is_captured", "A stone of {seat} goes back.", seat=SeatArg(piece.owner))
            table.note(message, "royal_ur/capture", (goal, START[piece.owner]))

    def label(self, table: Table, answer: str) -> Message:
        goal = PlaceArg(target(table, self.seat, answer))
        return msg("royal_ur.option_move", "{stone}: {place}", stone=PieceArg(answer), place=goal)

    def gesture(self, table: Table, answer: str) -> Gesture | None:
        return Gesture(answer, target(table, self.seat, answer))

    def answer_from_drag(self, table: Table, grab: str, drop: str) -> str | None:
        return grab if grab in table.pieces else None

    def _can_go(self, table: Table, stone: str) -> bool:
        return next(self.broken_rules(table, stone), None) is None
