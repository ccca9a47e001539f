"""What somebody has in mind with an answer: a deed, wherever it is done and with whichever piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, NounArg, PieceArg
from engine.core.table.table import Table


def idea(step: Frame[Any], table: Table, answer: Any) -> str:
    """What answers of one idea have in common, in no language: what their words say besides pieces, places and amounts.

    Where the deed is a message within the words (the effect of a field, say) that alone counts: the words around it
    tell of the price. To build with one tile or with another is one idea, to build and to take something are two.
    """
    if isinstance(step, ItemsFrame):
        return step.name
    becomes = step.becomes(table, answer)
    words = step.label(table, answer if becomes is None else becomes)
    deeds = [part for _, arg in words.args if isinstance(arg, (Message, ListArg)) for part in _parts(arg)]
    return " ".join(deeds or [words.id, *(part for _, arg in words.args for part in _parts(arg))])


def words_of(step: Frame[Any], table: Table, answer: Any) -> set[str]:
    """All ids that an answer is made of: its step, its words, and the kinds of the pieces that it names."""
    label = step.label(table, answer)
    words = {step.name, label.id}
    for _, arg in label.args:
        words.update(_parts(arg))
        if isinstance(arg, PieceArg) and arg.piece in table.pieces:
            words.add(table.pieces[arg.piece].kind)
    return words


def _parts(arg: Arg) -> Iterator[str]:
    match arg:
        case NounArg(noun) | AmountArg(_, noun):
            yield noun
        case ListArg(items):
            for item in items:
                yield from _parts(item)
        case Message():
            yield arg.id
            for _, inner in arg.args:
                yield from _parts(inner)
