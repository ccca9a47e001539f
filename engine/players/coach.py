"""The coach: hints in three strengths, and why somebody did what they did. All of it as data for a window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import Message, msg
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.ask import Ask, RankedAnswer, Stop, Thought, about, ask_for, fingerprint, never, same_answer
from engine.players.hint_area import acting_piece, area_of, at_stake, items_place, seen_spots, spots_of, touched_spots
from engine.players.hint_line import best_line
from engine.players.levels import COUNT, Level, level_number
from engine.players.reasons import reasons
from engine.players.rivals import Rival, rivals
from engine.players.search import search
from engine.players.settled import settle
from engine.players.worlds import world


class Strength(Enum):
    """How much a hint gives away; each holds what the ones before it hold."""

    AREA = "area"
    MOVE = "move"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat might do. A field that the strength does not cover is empty."""

    strength: Strength
    area: Message
    """Where to look."""
    lit: tuple[str, ...]
    """The pieces and places to light up: where to look, then what the move takes and where it puts it. Of pieces only
    such as the seat knows."""
    answer: Any = None
    move: Message | None = None
    reasons: tuple[Message, ...] = ()
    line: tuple[Message, ...] = ()
    """What might follow: the next own decisions, as far as most of the imagined games agree on them."""
    goes_on: bool = False
    """A stronger hint has something to tell: nobody is sent to a line that is empty."""
    is_cut: bool = False


def hint(
    game: Game,
    view: SeatView,
    seat: int,
    strength: Strength,
    seed: int = 0,
    budget: int | None = None,
    stop: Stop = never,
) -> Hint | None:
    """What the strongest player would do here, from what this seat sees; None: no thought.

    A stronger hint for the same view tells more of the same thought.
    """
    advice = advise(game, view, seat, seed, budget, stop)
    return None if advice is None else advice.told(strength, stop)


def advise(
    game: Game, view: SeatView, seat: int, seed: int = 0, budget: int | None = None, stop: Stop = never
) -> Advice | None:
    """All that hints for a question tell, thought about once; None: no thought."""
    ask = ask_for(game, view, seat)
    if ask is None:
        return None
    level = level_number(game, COUNT, view.seats)
    if budget is not None:
        level = replace(level, playouts=max(1, budget))
    settled = settle(ask, level, seed, stop)
    if settled is None:
        return None
    thought, as_good, beside = settled
    try:
        found = rivals(ask, level, thought, seed, stop)
        if found and (found[0].is_blind or found[0].is_nothing):
            as_good = None  # there is more to say than that nobody can tell
        elif as_good is not None and beside is not None:
            found = [Rival(as_good, beside), *(one for one in found if one.found.is_sure)]
        elif _is_better_by_all_but_one(thought, found):
            thought = about(thought, found[0].ranked.answer)
            found = rivals(ask, level, thought, seed, stop)
        return Advice(ask, level, seed, thought, as_good, found)
    except Exception:  # a table that hands have laid: better no hint than a broken window
        return None


class Advice:
    """What is advised about one question; the words are made when they are asked for."""

    def __init__(
        self, ask: Ask, level: Level, seed: int, thought: Thought, as_good: RankedAnswer | None, found: list[Rival]
    ) -> None:
        self.ask = ask
        self._level = level
        self._seed = seed
        self._as_good = as_good
        self._found = found
        self.thought = thought
        self._stop: Stop = never

    def told(self, strength: Strength, stop: Stop = never) -> Hint | None:
        """So much of it; None: hands have laid a table on which there are no words for it."""
        self._stop = stop
        try:
            return self._told(strength)
        except Exception:  # as with every thought about a table that hands have laid
            return None

    def _told(self, strength: Strength) -> Hint:
        ask, thought, seat = self.ask, self.thought, self.ask.seat
        game, table = ask.game, self._table
        step = lanes_of(table)[ask.lane][-1][0]
        area, lit = self._area(table, step)
        given = Hint(
            strength,
            places_named_now(area, game, table, seat),
            seen_spots(ask.view, table, lit),
            goes_on=True,
            is_cut=thought.is_cut,
        )
        if strength is Strength.AREA:
            return given
        touched = touched_spots(table, step, thought)
        if self._as_good is not None:
            touched += touched_spots(table, step, about(thought, self._as_good.answer))
        given = replace(
            given,
            lit=seen_spots(ask.view, table, touched) or given.lit,
            answer=thought.answer,
            move=self._move(table, step),
            reasons=self._reasons(),
            goes_on=strength is Strength.MOVE and bool(self._line),
        )
        return given if strength is Strength.MOVE else replace(given, line=self._line)

    def _area(self, table: Table, step: Frame[Any]) -> tuple[Message, Sequence[str]]:
        ask, thought, found = self.ask, self.thought, self._found
        where = area_of(table, step, thought, ask.seat)
        lit = [next(filter(None, (*reversed(spots_of(table, step, thought.answer)), acting_piece(table, step))), "")]
        if isinstance(step, ItemsFrame) and not any(one.found.is_sure for one in found):
            where, lit = None, items_place(table, step)  # to name one of them would be to call it something special
        if self._as_good is not None:
            if not isinstance(step, ItemsFrame):
                lit += [next(filter(None, reversed(spots_of(table, step, self._as_good.answer))), "")]
            return msg("players.hint_several_good_ideas", "There are several good ideas here."), lit
        if where is not None:
            return where[0], [where[1]]
        is_of_two = not isinstance(step, ItemsFrame) and len(legal_answers(table, ask.lane)) == 2
        return at_stake(ask.seat, found, is_of_two), lit

    def _move(self, table: Table, step: Frame[Any]) -> Message:
        ask = self.ask
        mine = places_named_now(step.label(table, self.thought.answer), ask.game, table, ask.seat)
        if self._as_good is None:
            return mine
        return msg(
            "players.hint_two_good_ideas",
            "Several good ideas, for example {one.quoted} or {other.quoted}",
            one=mine,
            other=places_named_now(step.label(table, self._as_good.answer), ask.game, table, ask.seat),
        )

    def _reasons(self) -> tuple[Message, ...]:
        ask, found = self.ask, self._found
        if self._as_good is None:
            return reasons(ask, self._level, self.thought, self._seed, stop=self._stop, found=found, reader=ask.seat)
        equal = msg("players.hint_no_telling_which", "Which of the two is better the trial games do not decide.")
        if len(found) < 2:
            return (equal,)
        beside = found[1:]
        told = reasons(ask, self._level, self.thought, self._seed, stop=self._stop, found=beside, reader=ask.seat)
        return (equal, *told)

    @cached_property
    def _table(self) -> Table:
        return world(self.ask, fingerprint(self.ask.view), 0)

    @cached_property
    def _line(self) -> tuple[Message, ...]:
        if self._as_good is not None or self.thought.is_cut:
            return ()
        return best_line(self.ask, self._level, self.thought.answer, self._seed, self._stop)


def _is_better_by_all_but_one(thought: Thought, found: list[Rival]) -> bool:
    """Is the next best answer better at first sight, and in the trial games too? Then nobody would see why the other
    one is advised: it may only be luck that its playouts were a little better.
    """
    mine = next((one.prior for one in thought.ranked if one.answer == thought.answer), 0.0)
    return bool(found) and found[0].found.gain < 0 and found[0].ranked.prior > mine


def why(
    game: Game,
    view: SeatView,
    seat: int,
    answer: Any,
    seed: int,
    asker: SeatView | None = None,
    budget: int | None = None,
    stop: Stop = never,
) -> tuple[Message, ...]:
    """Why a seat gave an answer, from what it saw then; `asker`: only with what this view may know.

    Whoever gave it, it is judged with the eyes of the strongest level: a weak player is always sure of itself. The same
    view and seed give the same thought again, so no reasons need to be kept.
    """
    ask = ask_for(game, view, seat)
    if ask is None:
        return ()
    eyes = level_number(game, COUNT, view.seats)
    if budget is not None and eyes.playouts:
        eyes = replace(eyes, playouts=max(1, budget))
    thought = search(ask, eyes, seed, stop)
    if thought is None:
        return ()
    try:
        erred = not same_answer(thought.answer, answer)
        reader = asker.viewer if asker is not None else 0
        return reasons(ask, eyes, about(thought, answer), seed, asker, stop, erred=erred, reader=reader)
    except Exception:  # an answer of an old game that the rules of today do not know
        return ()
