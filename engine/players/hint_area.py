"""Where a hint sends somebody to look: the place, the item or the point by which answers differ, and what lights up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.flow.question import QuestionShape
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, msg
from engine.core.table.blueprint import Visibility
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.ask import Thought
from engine.players.differences import main_point
from engine.players.rivals import Rival


def acting_piece(table: Table, step: Frame[Any]) -> str:
    """The piece that the options speak of, such as the card that acts; empty: none, or several."""
    subject = step.subject(table)
    named = [arg.piece for _, arg in subject.args if isinstance(arg, PieceArg)] if subject is not None else []
    return named[0] if len(named) == 1 and named[0] in table.pieces else ""


def area_of(table: Table, step: Frame[Any], thought: Thought, seat: int) -> tuple[Message, str] | None:
    """Where to look and what lights up there: where the best answer lands or where its piece comes from, whichever it
    has in common with fewer answers; None: it has both in common with all.
    """
    if isinstance(step, ItemsFrame) and (named := _one_of(table, step, thought)) is not None:
        return named
    others = [spots_of(table, step, one.answer) for one in thought.ranked]
    shared = [
        (sum(other[at] == name for other in others), -at, name)
        for at, name in enumerate(spots_of(table, step, thought.answer))
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


def at_stake(seat: int, found: list[Rival], is_of_two: bool) -> Message:
    """How much is at stake and what it turns on, where no place tells the answers apart."""
    if found and found[0].is_nothing:
        return msg("players.hint_something_is_free", "There is something here that costs nothing.")
    if found and found[0].is_blind:
        return msg("players.hint_luck_decides", "Luck decides what comes of it, whichever you choose.")
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


def items_place(table: Table, step: ItemsFrame[Any, Any]) -> list[str]:
    """Where the items of a question lie."""
    return list(dict.fromkeys(_place_of(table, one) for one in step.items(table) if isinstance(one, str)))


def touched_spots(table: Table, step: Frame[Any], thought: Thought) -> list[str]:
    """What the best answer takes hold of and where it lands; over items: those that it chooses.

    Where all answers land among other pieces (a card is drawn to the hand), it is those that would seem to be meant.
    """
    if isinstance(step, ItemsFrame):
        chosen = [] if step.shape is QuestionShape.ORDER else _chosen(step, step.items(table), thought.answer)
        return [item for item in chosen if isinstance(item, str)]
    gesture = step.gesture(table, thought.answer)
    if gesture is None:
        return []
    lands, taken = spots_of(table, step, thought.answer)
    among_others = lands != taken and lands and table.pieces_in(lands)
    if among_others and all(spots_of(table, step, one.answer)[0] == lands for one in thought.ranked):
        return [gesture.grab]
    return [gesture.grab, gesture.drop]


def seen_spots(view: SeatView, table: Table, spots: Sequence[str]) -> tuple[str, ...]:
    """What lights up for some spots: a piece that the seat knows, or else the place where it lies."""
    known = view.piece_places()
    return tuple(dict.fromkeys(one for spot in spots if (one := spot if spot in known else _place_of(table, spot))))


def spots_of(table: Table, step: Frame[Any], answer: Any) -> tuple[str, str]:
    """The places where an answer lands and where it is taken from, as far as it is given by hand."""
    gesture = None if isinstance(step, ItemsFrame) else step.gesture(table, answer)
    return ("", "") if gesture is None else (_place_of(table, gesture.drop), _place_of(table, gesture.grab))


def _place_of(table: Table, spot: str) -> str:
    """The place of a spot that a gesture names: a place, one of what is counted there, or where a piece lies."""
    name = spot.partition("#")[0]
    if name in table.pieces:
        return table.pieces[name].place.id
    return name if table.has_place(name) else ""
