"""The coach: hints in three strengths, and why somebody did what they did. All of it as data for a window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, active_lanes, lanes_of
from engine.core.flow.kernel import legal_answers
from engine.core.flow.question import QuestionShape
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, PieceArg, PlaceArg, msg
from engine.core.table.blueprint import Visibility
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.answers import asked_on, proposed, worth
from engine.players.ask import Ask, Stop, Thought, about, ask_for, fingerprint, never, same_answer
from engine.players.differences import main_point
from engine.players.levels import COUNT, level_number
from engine.players.outcome import give
from engine.players.reasons import reasons
from engine.players.rivals import Rival, rivals
from engine.players.search import search
from engine.players.worlds import undone, world

_OWN_DECISIONS = 3
_LONGEST = 60


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
    """What might follow: the next own decisions, as far as neither luck nor a hidden piece decides."""
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
    ask = ask_for(game, view, seat)
    if ask is None:
        return None
    level = level_number(game, COUNT, view.seats)
    if budget is not None:
        level = replace(level, playouts=max(1, budget))
    thought = search(ask, level, seed, stop)
    if thought is None:
        return None
    try:
        table = world(ask, fingerprint(ask.view), 0)
        step = lanes_of(table)[ask.lane][-1][0]
        where = _area(table, step, thought, seat)
        found = rivals(ask, level, thought, seed, stop)
        if _is_better_by_all_but_one(thought, found):
            thought = about(thought, found[0].ranked.answer)
            found, where = rivals(ask, level, thought, seed, stop), _area(table, step, thought, seat)
        spots = _spots(table, step, thought.answer)
        is_of_two = not isinstance(step, ItemsFrame) and len(legal_answers(table, ask.lane)) == 2
        area, lit = where or (
            _at_stake(seat, found, is_of_two),
            next(filter(None, (*reversed(spots), _acting(table, step))), ""),
        )
        area = places_named_now(area, game, table, seat)
        given = Hint(strength, area, _seen(view, table, [lit]), is_cut=thought.is_cut)
        if strength is Strength.AREA:
            return given
        given = replace(
            given,
            lit=_seen(view, table, _touched(table, step, thought)) or given.lit,
            answer=thought.answer,
            move=places_named_now(step.label(table, thought.answer), game, table, seat),
            reasons=reasons(ask, level, thought, seed, stop=stop, found=found, reader=seat),
        )
        return given if strength is Strength.MOVE else replace(given, line=_line(ask, table, thought.answer))
    except Exception:  # a table that hands have laid: better no hint than a broken window
        return None


def _acting(table: Table, step: Frame[Any]) -> str:
    """The piece that the options speak of, such as the card that acts; empty: none, or several."""
    subject = step.subject(table)
    named = [arg.piece for _, arg in subject.args if isinstance(arg, PieceArg)] if subject is not None else []
    return named[0] if len(named) == 1 and named[0] in table.pieces else ""


def _is_better_by_all_but_one(thought: Thought, found: list[Rival]) -> bool:
    """Is the next best answer better at first sight, and in the trial games too? Then nobody would see why the other
    one is advised: it may only be luck that its playouts were a little better.
    """
    mine = next((one.prior for one in thought.ranked if one.answer == thought.answer), 0.0)
    return bool(found) and found[0].found.gain < 0 and found[0].ranked.prior > mine


def _area(table: Table, step: Frame[Any], thought: Thought, seat: int) -> tuple[Message, str] | None:
    """Where to look and what lights up there: where the best answer lands or where its piece comes from, whichever it
    has in common with fewer answers; None: it has both in common with all.
    """
    if isinstance(step, ItemsFrame) and (named := _one_of(table, step, thought)) is not None:
        return named
    others = [_spots(table, step, one.answer) for one in thought.ranked]
    shared = [
        (sum(other[at] == name for other in others), -at, name)
        for at, name in enumerate(_spots(table, step, thought.answer))
        if name
        and (not others or any(other[at] != name for other in others))
        and (at or table.place(name).visibility is not Visibility.PILE)  # what is thrown away comes from elsewhere
    ]
    if not shared:
        return None
    name = min(shared)[2]
    place = table.place(name)
    if place.owner == seat and place.visibility is Visibility.HAND:
        return msg("players.hint_look_at_own_hand", "Look at what you hold!"), name
    return msg("players.hint_look_at_place", "Look here: {place}", place=PlaceArg(name)), name


def _at_stake(seat: int, found: list[Rival], is_of_two: bool) -> Message:
    """How much is at stake and what it turns on, where no place tells the answers apart."""
    if not found or not found[0].found.is_sure:
        if is_of_two:
            return msg("players.hint_little_between_two", "Both answers are about equally good.")
        if found and found[-1].found.is_sure:
            return msg("players.hint_some_are_about_equal", "Several answers are about equally good, but not all.")
        return msg("players.hint_little_between_answers", "Several answers are about equally good.")
    is_clear = found[0].found.is_clear
    match main_point(seat, found[0].found):
        case None:
            pass
        case AmountArg() as amount if is_clear:
            return msg(
                "players.hint_clearly_better_by_goods",
                "One answer is clearly better: about {amount} more.",
                amount=amount,
            )
        case AmountArg() as amount:
            return msg(
                "players.hint_a_little_better_by_goods",
                "One answer is a little better: about {amount} more.",
                amount=amount,
            )
        case line if is_clear:
            return msg("players.hint_clearly_better_by", "One answer is clearly better. Think of: {point}", point=line)
        case line:
            return msg(
                "players.hint_a_little_better_by", "One answer is a little better. Think of: {point}", point=line
            )
    if is_of_two:
        if is_clear:
            return msg("players.hint_one_of_two_stands_out", "One of the two answers is clearly better.")
        return msg("players.hint_one_of_two_a_little_better", "One of the two answers is a little better.")
    if is_clear:
        return msg("players.hint_one_answer_stands_out", "One of the answers is clearly better than the others.")
    return msg("players.hint_one_answer_a_little_better", "One of the answers is a little better than the others.")


def _one_of(table: Table, step: ItemsFrame[Any, Any], thought: Thought) -> tuple[Message, str] | None:
    """One item of the best answer that the next best one lacks, or at least another, with what lights up; None: no item
    tells them apart.
    """
    if step.shape is QuestionShape.ORDER or not thought.ranked:
        return None
    items = step.items(table)
    mine, *others = (_chosen(step, items, one.answer) for one in thought.ranked)
    item = next((one for other in others for one in mine if one not in other), None)
    if item is None:
        return None
    lit = item if isinstance(item, str) else ""
    return msg("players.hint_look_at_item", "Look closely at this: {item}", item=step.named_item(table, item)), lit


def _chosen(step: ItemsFrame[Any, Any], items: list[Any], answer: Any) -> list[Any]:
    """The items that an answer holds, those with the most of them first."""
    if step.shape is not QuestionShape.AMOUNTS:
        return list(answer)
    held = sorted(zip(answer, range(len(items)), strict=False), key=lambda one: (-one[0], one[1]))
    return [items[at] for n, at in held if n]


def _touched(table: Table, step: Frame[Any], thought: Thought) -> list[str]:
    """What the best answer takes hold of and where it lands; over items: those that it chooses.

    Where all answers land among other pieces (a card is drawn to the hand), it is those that would seem to be meant.
    """
    if isinstance(step, ItemsFrame):
        chosen = [] if step.shape is QuestionShape.ORDER else _chosen(step, step.items(table), thought.answer)
        return [item for item in chosen if isinstance(item, str)]
    gesture = step.gesture(table, thought.answer)
    if gesture is None:
        return []
    lands, taken = _spots(table, step, thought.answer)
    among_others = lands != taken and lands and table.pieces_in(lands)
    if among_others and all(_spots(table, step, one.answer)[0] == lands for one in thought.ranked):
        return [gesture.grab]
    return [gesture.grab, gesture.drop]


def _seen(view: SeatView, table: Table, spots: Sequence[str]) -> tuple[str, ...]:
    """What lights up for some spots: a piece that the seat knows, or else the place where it lies."""
    known = view.piece_places()
    return tuple(dict.fromkeys(one for spot in spots if (one := spot if spot in known else _place_of(table, spot))))


def _spots(table: Table, step: Frame[Any], answer: Any) -> tuple[str, str]:
    """The places where an answer lands and where it is taken from, as far as it is given by hand."""
    gesture = None if isinstance(step, ItemsFrame) else step.gesture(table, answer)
    return ("", "") if gesture is None else (_place_of(table, gesture.drop), _place_of(table, gesture.grab))


def _place_of(table: Table, spot: str) -> str:
    """The place of a spot that a gesture names: a place, one of what is counted there, or where a piece lies."""
    name = spot.partition("#")[0]
    if name in table.pieces:
        return table.pieces[name].place.id
    return name if table.has_place(name) else ""


def _line(ask: Ask, table: Table, answer: Any) -> tuple[Message, ...]:
    """The next own decisions if everybody does what is best one step ahead; it ends where luck decides."""
    told: list[Message] = []
    with undone(table), table.trial(ask.seat):
        goes_on = give(table, ask.lane, answer).goes_on
        for _ in range(_LONGEST):
            lanes = active_lanes(table)
            asked = asked_on(table, lanes[0]) if lanes else None
            if not goes_on or asked is None or len(told) == _OWN_DECISIONS:
                break
            subject = asked[0].subject(table)
            words, goes_on = _decide(ask, table, lanes[0], asked[0], asked[1].seat)
            if words is not None and not (told and _holds(told[-1], words)):
                told.append(words if subject is None else _speaking_of(subject, words))
    return tuple(told)


def _speaking_of(subject: Message, words: Message) -> Message:
    return msg("players.line_speaks_of", "{subject} – {words}", subject=subject, words=words)


def _decide(ask: Ask, table: Table, lane: int, step: Frame[Any], seat: int) -> tuple[Message | None, bool]:
    """Answer one question: the words of the answer, if it was a choice of the seat that asks and does something; and
    whether it is known how the game goes on.
    """
    if isinstance(step, ItemsFrame):
        return None, give(table, lane, proposed(ask.game, table, lane, seat, step)).goes_on
    listed = legal_answers(table, lane)
    best = listed[0] if len(listed) == 1 else max(listed, key=lambda one: worth(ask.game, table, lane, seat, one))
    words = None
    if seat == ask.seat and len(listed) > 1:  # what stands there by then gives a place its name
        words = places_named_now(step.label(table, best), ask.game, table, seat)
    done = give(table, lane, best)
    return words if done.does_something else None, done.goes_on


def _holds(said: Arg, words: Message) -> bool:
    """Were these words said as a part of others? What an effect is made of is often asked right after it."""
    match said:
        case ListArg(items):
            return any(_holds(part, words) for part in items)
        case Message():
            return said == words or any(_holds(part, words) for _, part in said.args)
    return False


def why(
    game: Game,
    view: SeatView,
    seat: int,
    answer: Any,
    level: int,
    seed: int,
    asker: SeatView | None = None,
    budget: int | None = None,
    stop: Stop = never,
) -> tuple[Message, ...]:
    """Why a seat gave an answer, from what it saw then; `asker`: only with what this view may know.

    The same view, level and seed give the same thought again, so no reasons need to be kept.
    """
    ask = ask_for(game, view, seat)
    if ask is None:
        return ()
    chosen = level_number(game, level, view.seats)
    if budget is not None and chosen.playouts:
        chosen = replace(chosen, playouts=max(1, budget))
    thought = search(ask, chosen, seed, stop)
    if thought is None:
        return ()
    try:
        erred = not same_answer(thought.answer, answer)
        reader = asker.viewer if asker is not None else 0
        return reasons(ask, chosen, about(thought, answer), seed, asker, stop, erred=erred, reader=reader)
    except Exception:
        return ()
