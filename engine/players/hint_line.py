"""What might follow an answer: the next own decisions, as far as most of the worlds that it may lead to agree on them.

Each of them is thought about as the answer itself was, only shorter: a line is there to be copied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core.flow.frame import Frame, active_lanes
from engine.core.flow.kernel import submit
from engine.core.flow.question import answer_key
from engine.core.game.naming import places_named_now
from engine.core.messages.message import Arg, ListArg, Message, PieceArg, msg
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView, seat_view
from engine.players.answers import asked_on
from engine.players.ask import Ask, Stop, fingerprint, never
from engine.players.levels import Level
from engine.players.outcome import give
from engine.players.search import search
from engine.players.worlds import best_of, listed_answers, some_of, undone, world

_WORLDS = 4
_AGREE = 3
"""So many of them have to come to the same next decision."""
_OWN_DECISIONS = 3
_LONGEST = 60
_PLAYOUTS, _TOP = 12, 4
_COMPARED = 3
"""So many answers of others are compared one step ahead, as in the playouts of a search."""


class _Decision(NamedTuple):
    """What a seat would do next in one world."""

    step: Frame[Any]
    lane: int
    answer: Any


def best_line(ask: Ask, level: Level, answer: Any, seed: int, stop: Stop = never) -> tuple[Message, ...]:
    """The next own decisions after an answer; empty: the worlds part, or luck or a hidden piece decides."""
    key = fingerprint(ask.view, ask.lane, seed, "line")
    short = replace(
        level, playouts=min(level.playouts, _PLAYOUTS), top=min(level.top, _TOP), inside=min(level.inside, _TOP)
    )
    tables = dict[int, Table]()
    for number in range(_WORLDS):
        tables[number] = world(ask, key, number)
        submit(tables[number], ask.lane, answer)
    told: list[Message] = []
    for _ in range(_OWN_DECISIONS):
        found = {
            number: decision
            for number, table in tables.items()
            if (decision := _next_own(ask, short, table, RandomStream(key, "line", number), seed, stop)) is not None
        }
        agreed = _agreed(found)
        if stop() or agreed is None:
            break
        tables = {number: tables[number] for number in agreed}
        words = _words(ask, tables[agreed[0]], found[agreed[0]])
        if words is not None and _names_hidden(ask.view, tables[agreed[0]], words):
            break
        if words is not None and not (told and _holds(told[-1], words)):
            told.append(words)
        for number, table in tables.items():
            submit(table, found[number].lane, found[number].answer)
    return tuple(told)


def _next_own(ask: Ask, level: Level, table: Table, dice: RandomStream, seed: int, stop: Stop) -> _Decision | None:
    """Let the others answer until the seat has a choice, and what it would choose; None: it has none any more."""
    for _ in range(_LONGEST):
        lanes = active_lanes(table)
        asked = asked_on(table, lanes[0]) if lanes else None
        if asked is None:
            return None
        lane, (step, question) = lanes[0], asked
        listed = listed_answers(ask.game, table, lane, question.seat, step)
        if question.seat == ask.seat and len(listed) > 1:
            thought = search(Ask(ask.game, seat_view(table, ask.seat), lane), level, seed, stop)
            return None if thought is None else _Decision(step, lane, thought.answer)
        few = some_of(listed, _COMPARED, dice)
        submit(table, lane, few[0] if len(few) == 1 else best_of(ask, table, lane, question.seat, few))
    return None


def _agreed(found: dict[int, _Decision]) -> list[int] | None:
    """The worlds that come to the same decision, if they are most of them."""
    keys = {number: (one.step.name, answer_key(one.answer)) for number, one in found.items()}
    if not keys:
        return None
    key, often = Counter(keys.values()).most_common(1)[0]
    return [number for number, one in keys.items() if one == key] if often >= _AGREE else None


def _words(ask: Ask, table: Table, decision: _Decision) -> Message | None:
    """The words of a decision, named as things are called by then; None: it does nothing."""
    step, lane, answer = decision
    with undone(table), table.trial(ask.seat):
        if not give(table, lane, answer).does_something:
            return None
    subject = step.subject(table)
    words = places_named_now(step.label(table, answer), ask.game, table, ask.seat)
    if subject is None:
        return words
    return msg("players.line_speaks_of", "{subject} – {words}", subject=subject, words=words)


def _names_hidden(view: SeatView, table: Table, words: Message) -> bool:
    """Does it speak of a piece that this seat has not seen yet? It may be another one in truth."""
    known = view.piece_places()
    return any(table.pieces[piece].back and piece not in known for piece in _pieces(words))


def _pieces(arg: Arg) -> Iterator[str]:
    match arg:
        case PieceArg(piece):
            yield piece
        case ListArg(items):
            for item in items:
                yield from _pieces(item)
        case Message():
            for _, inner in arg.args:
                yield from _pieces(inner)


def _holds(said: Arg, words: Message) -> bool:
    """Were these words said as a part of others? What an effect is made of is often asked right after it."""
    match said:
        case ListArg(items):
            return any(_holds(part, words) for part in items)
        case Message():
            return said == words or any(_holds(part, words) for _, part in said.args)
    return False
