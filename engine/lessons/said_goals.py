"""Goals made of the sentences of a line: each holds fast just what its own sentence says; "…" stands for the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engine.core.messages.message import (
    AmountArg,
    Arg,
    ListArg,
    LiteralArg,
    Message,
    NounArg,
    PieceArg,
    PlaceArg,
    SeatArg,
)
from engine.core.messages.note_class import NoteClass, ToldBook
from engine.core.session.entry import HistoryEntry
from engine.core.table.ops import NoteOp
from engine.lessons.goal import LARGEST, AllOf, Goal, NoteFact
from engine.lessons.judge import note_amount, told_word

ANYTHING = LiteralArg("…")
"""What a sentence says where its goal leaves it open."""
_OWN, _TOUCHED, _STRANGE = 1.0, 0.8, 0.3
"""What a note is worth: about the author's own seat, about something that seat touched, about others."""
_OPEN_AMOUNTS, _ONE_THING, _ALL_THINGS, _NUMBERED = 0.85, 0.7, 0.6, 0.65
"""What a variant is worth beside the plain one."""
_MOST_PARTS = 8
_RANKS = {
    NoteClass.DEED: 0,
    NoteClass.OPENING: 0,
    NoteClass.GAIN: 1,
    NoteClass.PHASE: 2,
    NoteClass.KEEPING: 2,
}
_OF_RANK = (1.0, 0.9, 0.5)
"""What deeds, gains, and the course of the game are worth."""

ToldNote: TypeAlias = tuple[HistoryEntry, NoteOp]


class SaidGoal(NamedTuple):
    """A goal, and the sentence that says what counts. Amounts in it are meant all in all, or more."""

    goal: Goal
    weight: float
    sentence: Message
    held: int
    """How many pieces, places and numbers it holds fast: the fewer, the more lines are meant."""
    rank: int = 0
    """0: what somebody did, 1: what came of it, 2: what the game did."""


class _SameSaying(NamedTuple):
    """Notes of one line that say the same, but for pieces, places, numbers and amounts."""

    rule: str
    who: int | None
    names: tuple[tuple[str, str], ...]
    """Arguments that every goal about it holds fast: whose it is, which words."""
    shape: tuple[tuple[str, str], ...]
    """Names and kinds of all its arguments, and the words that amounts are of."""
    says: str


def said_goals(entries: Sequence[HistoryEntry], seat: int, book: ToldBook) -> Iterator[SaidGoal]:
    """Goals that the notes of a line reach, as far as a seat may read them."""
    bit = 1 << seat
    told = [(entry, note) for entry in entries for note in entry.notes() if note.viewers & bit and "/" in note.rule]
    told = [(entry, note) for entry, note in told if not note.rule.startswith("table/")]
    touched = {name for entry, note in told if _whose(entry, note, seat) == seat for name in note.subjects}
    groups: dict[_SameSaying, list[NoteOp]] = {}
    for entry, note in told:
        group = _group(note, _whose(entry, note, seat))
        groups.setdefault(group, []).append(note)
    for group, notes in groups.items():
        if group.who == seat:
            base = _OWN
        else:
            base = _TOUCHED if any(touched & set(note.subjects) for note in notes) else _STRANGE
        rank = _RANKS[book.class_of(group.rule, group.says)]
        for goal in _variants(group, notes):
            yield goal._replace(weight=goal.weight * base * _OF_RANK[rank], rank=rank)


def _whose(entry: HistoryEntry, note: NoteOp, seat: int) -> int | None:
    """Whose deed a note tells: the seat's if it is named, else the first that is, else whoever answered."""
    seats = [arg.seat for _, arg in note.message.args if isinstance(arg, SeatArg)]
    return (seat if seat in seats else seats[0]) if seats else entry.seat or None


def _group(note: NoteOp, who: int | None) -> _SameSaying:
    message = note.message
    shape = [(name, type(arg).__name__) for name, arg in message.args]
    shape += [(name, amount.noun) for name, arg in message.args for amount in _amounts_of(arg)]
    names = []
    for name, arg in message.args:
        if isinstance(arg, NounArg | LiteralArg) or (isinstance(arg, SeatArg) and arg.seat == who):
            word = told_word(arg)
            if word is not None:
                names.append((name, word))
    return _SameSaying(note.rule, who, tuple(names), tuple(shape), message.id)


def _variants(group: _SameSaying, notes: Sequence[NoteOp]) -> Iterator[SaidGoal]:
    """All that can be meant by the sentence, from the plain one to that with every piece and place."""
    first = notes[0].message
    yield from _amounts_and_open(group, notes, {}, 1.0)
    if len(notes) > 1 and first.n is None:
        yield from _times(group, notes)
    things = [name for name, arg in first.args if isinstance(arg, PieceArg | PlaceArg)]
    for wanted in [*((name,) for name in things), *([tuple(things)] if len(things) > 1 else [])]:
        weight = _ONE_THING if len(wanted) == 1 else _ALL_THINGS
        yield from _pinned(group, notes, wanted, weight)
    for name, arg in first.args:
        if isinstance(arg, int):
            yield from _pinned(group, notes, (name,), _NUMBERED)


def _pinned(group: _SameSaying, notes: Sequence[NoteOp], names: tuple[str, ...], weight: float) -> Iterator[SaidGoal]:
    """Variants that hold fast some of the arguments, each value for itself."""
    by_value: dict[tuple[str | None, ...], list[NoteOp]] = {}
    for note in notes:
        args = dict(note.message.args)
        by_value.setdefault(tuple(told_word(args[name]) for name in names), []).append(note)
    for value, same in by_value.items():
        held = {name: word for name, word in zip(names, value, strict=True) if word is not None}
        if len(held) == len(names):
            yield from _amounts_and_open(group, same, held, weight)


def _amounts_and_open(
    group: _SameSaying, notes: Sequence[NoteOp], held: dict[str, str], weight: float
) -> Iterator[SaidGoal]:
    """With its amounts, all in all; and without them, if the sentence can do without."""
    first = notes[0].message
    plain = _fact(group, held)
    sums = _sums([note.message for note in notes])
    number = sum(note.message.n or 0 for note in notes)
    if first.n is not None and not 0 < number <= LARGEST:
        return  # nothing that a goal could count, and the sentence cannot leave the number out
    parts: list[Goal] = [
        plain.model_copy(update={"kind": noun, "least": n}) for noun, n in sorted((sums or Counter()).items())
    ]
    if first.n is not None:
        parts.append(plain.model_copy(update={"kind": "number", "least": number}))
    size = len(held)
    if parts and sums is not None and len(parts) <= _MOST_PARTS:
        goal = parts[0] if len(parts) == 1 else AllOf(of=tuple(parts))
        sentence = _sentence(first, group, held, sums)._replace(n=None if first.n is None else number)
        yield SaidGoal(goal, weight, sentence, size)
    if first.n is None:
        light = weight * (_OPEN_AMOUNTS if parts or _has_amounts(first) else 1.0)
        yield SaidGoal(plain, light, _sentence(first, group, held, None), size)


def _times(group: _SameSaying, notes: Sequence[NoteOp]) -> Iterator[SaidGoal]:
    sentence = _sentence(notes[0].message, group, {}, None)
    yield SaidGoal(_fact(group, {}).model_copy(update={"least": len(notes)}), 0.9, sentence, 0)


def _fact(group: _SameSaying, held: dict[str, str]) -> NoteFact:
    return NoteFact(rule=group.rule, seat=group.who, says=group.says, told={**dict(group.names), **held})


def _has_amounts(message: Message) -> bool:
    return any(_amounts_of(arg) for _, arg in message.args)


def _amounts_of(arg: Arg) -> list[AmountArg]:
    """The amounts of an argument that consists of nothing else."""
    match arg:
        case AmountArg():
            return [arg]
        case ListArg(items) if all(isinstance(one, AmountArg) for one in items):
            return [one for one in items if isinstance(one, AmountArg)]
    return []


def _sums(messages: Sequence[Message]) -> Counter[str] | None:
    """How much of each word the notes tell together; None: one is told in two places (paid and gained, say), and no
    goal could tell them apart, or it is more than a goal may say.
    """
    found: Counter[str] = Counter()
    where: dict[str, str] = {}
    for message in messages:
        for name, arg in message.args:
            for amount in _amounts_of(arg):
                if where.setdefault(amount.noun, name) != name or amount.n <= 0:
                    return None
                found[amount.noun] += amount.n
    return None if max(found.values(), default=0) > LARGEST else found


def _sentence(message: Message, group: _SameSaying, held: dict[str, str], sums: Counter[str] | None) -> Message:
    """The sentence with what is held fast; amounts all in all, or open."""
    fast = {**dict(group.names), **held}
    args: list[tuple[str, Arg]] = []
    for name, arg in message.args:
        amounts = _amounts_of(arg)
        if name in fast:
            args.append((name, arg))
        elif amounts and sums:
            summed = tuple(AmountArg(sums[noun], noun) for noun in dict.fromkeys(one.noun for one in amounts))
            args.append((name, summed[0] if len(summed) == 1 else ListArg(summed)))
        else:
            args.append((name, ANYTHING))
    return message._replace(args=tuple(args))


# ---- a goal that there is already -----------------------------------------------------------------------------------


def goal_sentence(goal: Goal, entries: Sequence[HistoryEntry]) -> Message | None:
    """What a goal of one sentence says, in the words of a line that reaches it; None: it is no such goal."""
    facts = [one for one in (goal.of if isinstance(goal, AllOf) else (goal,)) if isinstance(one, NoteFact)]
    if (
        not facts
        or len({(one.rule, one.says) for one in facts}) > 1
        or (isinstance(goal, AllOf) and len(facts) < len(goal.of))
    ):
        return None
    least = {one.kind: one.least or 1 for one in facts if one.kind is not None}
    for entry in entries:
        for note in entry.notes():
            if note_amount(facts[0], note, entry.seat):
                return _as_held(note.message, facts[0], least)
    return None


def _as_held(message: Message, fact: NoteFact, least: dict[str, int]) -> Message:
    args: list[tuple[str, Arg]] = []
    for name, arg in message.args:
        nouns = [one.noun for one in _amounts_of(arg)]
        if name in fact.told or (isinstance(arg, SeatArg) and arg.seat == fact.seat):
            args.append((name, arg))
        elif nouns and all(noun in least for noun in nouns):
            amounts = tuple(AmountArg(least[noun], noun) for noun in dict.fromkeys(nouns))
            args.append((name, amounts[0] if len(amounts) == 1 else ListArg(amounts)))
        else:
            args.append((name, ANYTHING))
    return message._replace(args=tuple(args), n=message.n if message.n is None else least.get("number", message.n))
