"""What no player does, however it came to its answer: announce what cannot be paid, or pay more for the same.

A search may find such an answer as good as another, since what it leads to is the same or luck had its say. Whoever
sits at the table sees only that it is silly.
"""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.messages.message import Message, NounArg, PieceArg
from engine.core.table.table import Table
from engine.players.ask import Ask, Thought, about
from engine.players.comparison import compare_at_once


def with_manners(ask: Ask, table: Table, step: Frame[Any], thought: Thought) -> Thought:
    """The same thought with an answer that nobody laughs at; `table`: an imagined one where `step` asks."""
    return _called_what_it_is(table, step, _for_the_lowest_price(ask, table, step, thought))


def _called_what_it_is(table: Table, step: Frame[Any], thought: Thought) -> Thought:
    """The same thought with an answer that does what it is named for: nobody would understand one that cannot be paid
    and comes to something else.
    """
    instead = step.becomes(table, thought.answer)
    return thought if instead is None else about(thought, instead)


def _for_the_lowest_price(ask: Ask, table: Table, step: Frame[Any], thought: Thought) -> Thought:
    """The same thought with the same answer where it takes less: nobody would see why more should be paid. It is luck
    in playouts that makes it look better; whoever plays none out is quick, and stays so.
    """
    if isinstance(step, ItemsFrame) or not thought.playouts:
        return thought
    mine = step.label(table, thought.answer)
    for one in thought.ranked:
        if one.answer == thought.answer or not _do_the_same(step.label(table, one.answer), mine):
            continue
        if _takes_no_more(ask, table, one.answer, thought.answer) and not _takes_no_more(
            ask, table, thought.answer, one.answer
        ):
            return about(thought, one.answer)
    return thought


def is_same_for_no_more(ask: Ask, table: Table, step: Frame[Any], one: Any, other: Any) -> bool:
    """Do two answers the same in different places, and the first takes nothing more for it?"""
    return _do_the_same(step.label(table, one), step.label(table, other)) and _takes_no_more(ask, table, one, other)


def _takes_no_more(ask: Ask, table: Table, one: Any, other: Any) -> bool:
    found = compare_at_once(ask, table, one, other)
    return found.is_comparable and found.is_no_dearer


def _do_the_same(one: Message, other: Message) -> bool:
    """Do the words of two answers differ in nothing but places and amounts? What they do is a message within them."""
    mine, theirs = (
        [arg for _, arg in words.args if isinstance(arg, (Message, PieceArg, NounArg))] for words in (one, other)
    )
    return mine == theirs and any(isinstance(arg, Message) for arg in mine)
