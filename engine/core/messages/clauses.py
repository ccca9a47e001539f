"""Sentences made of sentences: what is joined, what is offered as alternatives, and a sentence as part of another.

The engine lays the parts out as a tree of messages; a language says the tree with its own forms. In a wording a hole
`{effect.clause}` wants a sentence as the end of a longer one ("If …, gain 2 cards"), `{a.same}` wants an argument in
the form that is asked of the whole: so one wording of "{a} or {b}" serves every case.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TypeVar

from engine.core.messages.message import Arg, Message, msg

T = TypeVar("T")


def in_sequence(sentences: Sequence[Message]) -> Message:
    """Sentence after sentence."""
    return reduce(_then, sentences)


def _then(first: Message, then: Message) -> Message:
    return msg("table.sentence_after_sentence", "{first} {then}", first=first, then=then)


def all_in_one(sentences: Sequence[Message]) -> Message:
    """Several things to do as one sentence, so that a condition before them holds for all."""
    return _enumerated(sentences, _clause_comma, _clause_and)


def _clause_comma(first: Message, then: Message) -> Message:
    return msg("table.clauses_before_last", "{first.clause}, {then.clause}.", first=first, then=then)


def _clause_and(first: Message, then: Message) -> Message:
    return msg("table.clauses_and_last", "{first.clause} and {then.clause}.", first=first, then=then)


def alternatives(sentences: Sequence[Message]) -> Message:
    """One sentence of which exactly one part holds. Sentences that differ in one argument keep their verb once."""
    first = sentences[0]
    if len(sentences) == 1:
        return first
    at = _only_difference(sentences)
    if at is not None:
        offered = one_of([message.args[at][1] for message in sentences])
        return first._replace(args=(*first.args[:at], (first.args[at][0], offered), *first.args[at + 1 :]))
    return reduce(_sentence_or, sentences)


def _sentence_or(first: Message, other: Message) -> Message:
    return msg("table.sentence_or_other", "{first.clause} OR {other.clause}.", first=first, other=other)


def one_of(things: Sequence[Arg]) -> Arg:
    """Things of which one is chosen, with the OR that is printed on cards: 1 credit OR 2 kelp."""
    return reduce(_printed_or, things)


def _printed_or(first: Arg, other: Arg) -> Arg:
    return msg("table.this_or_that_printed", "{first.same} OR {other.same}", first=first, other=other)


def either(things: Sequence[Arg]) -> Arg:
    """Things of which one will do, within a sentence: 1 credit, 2 kelp or 1 science."""
    return _enumerated(things, _thing_comma, _thing_or)


def _thing_comma(first: Arg, other: Arg) -> Arg:
    return msg("table.this_comma_that", "{first.same}, {other.same}", first=first, other=other)


def _thing_or(first: Arg, other: Arg) -> Arg:
    return msg("table.this_or_that", "{first.same} or {other.same}", first=first, other=other)


def _enumerated(parts: Sequence[T], comma: Callable[[T, T], T], last: Callable[[T, T], T]) -> T:
    """Parts with commas between them and a word before the last one; a single one stays as it is."""
    *others, final = parts
    return last(reduce(comma, others), final) if others else final


def _only_difference(sentences: Sequence[Message]) -> int | None:
    """Where messages of one id differ, if they do so in a single argument."""
    first = sentences[0]
    if any(one.id != first.id or one.n != first.n or len(one.args) != len(first.args) for one in sentences):
        return None
    differing = [at for at in range(len(first.args)) if any(one.args[at] != first.args[at] for one in sentences)]
    return differing[0] if len(differing) == 1 else None
