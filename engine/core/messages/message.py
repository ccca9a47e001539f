"""Messages without prose: a stable id, an English source text and typed arguments.

The engine never builds sentences; the screen renders a message in the chosen language, and the log keeps messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple, ParamSpec, TypeAlias, TypeVar, cast


class _Seat(NamedTuple):
    seat: int


class SeatArg(_Seat):
    """A seat; rendered as the name of the person who sits there. Onlookers (0) have no seat, and no name."""

    __slots__ = ()

    def __new__(cls, seat: int) -> SeatArg:
        if seat < 1:
            raise ValueError(f"nobody sits at seat {seat}")
        return tuple.__new__(cls, (seat,))  # nearly every note names a seat: a third less than by the constructor


class NounArg(NamedTuple):
    """A closed word of a glossary (`resource`, `tile`); translations may ask for its forms."""

    noun: str


class AmountArg(NamedTuple):
    """So many of a closed word, rendered by a numerus message: 3 resources."""

    n: int
    noun: str


class PieceArg(NamedTuple):
    """A piece on the table, named by its game."""

    piece: str


class PlaceArg(NamedTuple):
    """A place on the table, named by its game."""

    place: str


class LiteralArg(NamedTuple):
    """A mark that is the same in every language: the letter A, the roman III."""

    sign: str


class ListArg(NamedTuple):
    """Several arguments joined by the language's own "and"."""

    items: tuple[Arg, ...]


class Message(NamedTuple):
    """One sentence or label: its stable id and its English source, to be rendered with its arguments."""

    id: str
    """What files and catalogues know it by: `context.name`. Without a dot it is only a context: the message has no id,
    its source stands for it (a name that a pack brings along, a sentence of an older program).
    """
    english: str
    """The English wording of today; no file and no rule depends on it."""
    args: tuple[tuple[str, Arg], ...] = ()
    n: int | None = None

    @property
    def context(self) -> str:
        """The part of the program it belongs to."""
        return self.id.partition(".")[0]

    @property
    def key(self) -> tuple[str, str]:
        """What a translation is found by: context, and id or (without one) source."""
        context, dot, _ = self.id.partition(".")
        return context, self.id if dot else self.english

    def __str__(self) -> str:
        """The English wording, for the terminal and for test failures."""
        return to_english(self)


Arg: TypeAlias = SeatArg | NounArg | AmountArg | PieceArg | PlaceArg | LiteralArg | ListArg | Message | int


def msg(id_: str, english: str, numerus: int | None = None, /, **args: Arg) -> Message:
    """A message: `msg("table.gains", "{seat} gains {amount}.", seat=SeatArg(1), amount=Amount(3, "resource"))`.

    `numerus`, always the third, chooses the form of a source with `%n`; it is no argument, as `n` often is. Id and
    English must be literals, so that they can be extracted. The id stays when the wording changes; a new meaning gets
    a new id.
    """
    return tuple.__new__(Message, (id_, english, tuple(args.items()), numerus))  # half the cost of the constructor


_P = ParamSpec("_P")
_T = TypeVar("_T")


def memoized(make: Callable[_P, _T]) -> Callable[_P, _T]:
    """For a function that makes a message, question or frame of ids and numbers: each is made once, then remembered.

    They are values, and a game needs the same ones over and over; making one anew costs as much as an operation.
    """
    return cast(Callable[_P, _T], lru_cache(maxsize=4096)(make))


def flat_args(message: Message) -> Iterator[Arg]:
    """All arguments of a message, those inside lists and inner messages too."""
    open_ = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)
            case arg:
                yield arg


def things_in(message: Message) -> Iterator[str]:
    """The ids of the pieces and places that a message names, each once."""
    found = (arg for arg in flat_args(message) if isinstance(arg, PieceArg | PlaceArg))
    yield from dict.fromkeys(arg[0] for arg in found)


def nonzero_amounts(*pairs: tuple[int, str]) -> Arg:
    """A list of amounts without the zero ones: 2 resources and 1 tile."""
    given = tuple(AmountArg(n, noun) for n, noun in pairs if n)
    return given[0] if len(given) == 1 else ListArg(given)


HOLE = re.compile(r"\{(\w+)((?:\.\w+)*)\}")
"""A place in a text that an argument fills: its name, and the forms that a translation asks for."""
_CLAUSE_FIRST = re.compile(r"\{\w+\.clause\}.*\.$")
LONGEST_TEXT = 4000
"""Letters of a message when it is written out. No sentence of a game comes near; a message in a file may be made to."""


OTHERS = msg("table.others_counted", "%n other(s)", 2)
"""What stands for the rest of a list."""
SOMEBODY = msg("table.somebody", "Somebody")
"""Whose hands those are that belong to no seat."""


def doer(seat: int) -> Arg:
    """The person at a seat, as the one who does something; 0: somebody who has none."""
    return SeatArg(seat) if seat else SOMEBODY


def shortened(text: str) -> str:
    """A text that is written out, cut where it would never end."""
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"


def clause(text: str) -> str:
    """A sentence as the end of a longer one: a small letter first, no full stop. Names and abbreviations stay."""
    if text.endswith("."):
        text = text[:-1]
    first, _, rest = text.partition(" ")
    second = rest.partition(" ")[0]
    is_name = first.isalpha() and second[:1].isupper() and second[1:].islower()  # of two words, such as an office
    return text[:1].lower() + text[1:] if (first[1:].islower() and not is_name) or first == "A" else text


def to_english(message: Message) -> str:
    """A plain English rendering without any catalogue: seats by number, words by their ids."""
    values = {name: _plain(arg) for name, arg in message.args}
    text = ""
    end = 0
    for hole in HOLE.finditer(message.english):
        value = values.get(hole[1], hole[0])
        text += message.english[end : hole.start()] + (clause(value) if hole[2] == ".clause" else value)
        end = hole.end()
        if len(text) > LONGEST_TEXT:
            return shortened(text)
    text += message.english[end:]
    if _CLAUSE_FIRST.match(message.english):
        text = text[:1].upper() + text[1:]
    if message.n is not None:
        text = text.replace("%n", str(message.n)).replace("(s)", "" if message.n == 1 else "s")
    return shortened(text)


def _plain(arg: Arg) -> str:
    match arg:
        case SeatArg(seat):
            return f"Seat {seat}"
        case NounArg(noun):
            return noun.rpartition(".")[2].replace("_", " ")
        case AmountArg(n, noun):
            return f"{n} {noun.rpartition('.')[2].replace('_', ' ')}"
        case PieceArg(piece):
            return piece
        case PlaceArg(place):
            return place
        case LiteralArg(sign):
            return sign
        case ListArg(items):
            words = [_plain(item) for item in items]
            return shortened(" and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words))
        case Message():
            return to_english(arg)
        case _:
            return str(arg)
