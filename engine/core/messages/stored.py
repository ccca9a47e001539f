"""The stored form of messages: their ids and arguments, never their English."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import (
    HOLE,
    LONGEST_TEXT,
    AmountArg,
    Arg,
    ListArg,
    LiteralArg,
    Message,
    NounArg,
    PieceArg,
    PlaceArg,
    SeatArg,
    doer,
)
from engine.core.messages.short_lists import LONGEST_LIST

_WORDS: dict[str, type[NounArg | PieceArg | PlaceArg | LiteralArg]] = {
    "term": NounArg,
    "piece": PieceArg,
    "place": PlaceArg,
    "sign": LiteralArg,
}
_MAX_DEPTH = 6
_BIG = 1_000_000_000
_MOST_SEATS = 8
_NAME_LENGTH = 20
"""Letters that the name of a person, a piece or a place is counted with: the message does not say them itself."""


def message_to_json(message: Message) -> list[Any]:
    """The stored form: [id, {name: argument}, n]; a message without id: [context, source, {name: argument}, n]."""
    args = {name: _arg_to_json(arg) for name, arg in message.args}
    if "." in message.id:
        return [message.id, args, message.n]
    return [message.id, message.english, args, message.n]


def _arg_to_json(arg: Arg) -> Any:
    match arg:
        case SeatArg(seat):
            return ["seat", seat]
        case NounArg(noun):
            return ["term", noun]
        case AmountArg(n, noun):
            return ["amount", n, noun]
        case PieceArg(piece):
            return ["piece", piece]
        case PlaceArg(place):
            return ["place", place]
        case LiteralArg(sign):
            return ["sign", sign]
        case ListArg(items):
            return ["list", *(_arg_to_json(item) for item in items)]
        case Message():
            return ["msg", *message_to_json(arg)]
        case _:
            return arg


def message_from_json(raw: object, spare: int = 0) -> Message:
    """Read a stored message; anything else than its exact shape is InvalidData.

    `spare`: levels of nesting beyond those of a saved message, for a message that holds the words of others.
    """
    message = _message_from_json(raw, -spare)
    if _length(message) > LONGEST_TEXT:
        raise InvalidData("a message is too long when it is written out")
    return message


def _length(arg: Arg) -> int:
    """How long an argument is when it is written out, about. Each hole counts, even an empty one: filling it is work.

    Every part is looked at once, so it takes no longer than reading the message did.
    """
    match arg:
        case Message():
            inside = {name: _length(one) for name, one in arg.args}
            holes = sum(max(1, inside.get(hole[1], 0)) for hole in HOLE.finditer(arg.english))
            return len(arg.english) + holes
        case ListArg(items):
            return sum(2 + _length(item) for item in items)
        case NounArg(word) | LiteralArg(word) | AmountArg(_, word):
            return len(word)
        case _:
            return _NAME_LENGTH


def _message_from_json(raw: object, depth: int) -> Message:
    if depth > _MAX_DEPTH:
        raise InvalidData("a message is nested too deeply")
    match raw:
        case [str(id_), dict(args), (int() | None) as n] if len(id_) <= 200 and len(args) <= 20 and "." in id_:
            return Message(id_, english_source(id_), _args_from_json(args, depth), None if n is None else _number(n))
        case [str(context), str(source), dict(args), (int() | None) as n] if len(source) <= 2000 and len(args) <= 20:
            return Message(
                context.partition(".")[0], source, _args_from_json(args, depth), None if n is None else _number(n)
            )
    raise InvalidData("a message does not have the form [id, arguments, number]")


def _args_from_json(args: dict[Any, Any], depth: int) -> tuple[tuple[str, Arg], ...]:
    return tuple((_name(name), _arg_from_json(arg, depth + 1)) for name, arg in args.items())


_packages = ["engine.core"]
"""Where wordings lie: the kernel's own, and those of every game that was made."""


def add_wordings(package: str) -> None:
    """From now on messages of this package are read too: its `messages.json` keeps their English."""
    if package not in _packages:
        _packages.append(package)
        _sources.cache_clear()


@cache
def _sources() -> dict[str, str]:
    """The English of every id (`messages.json` in each package, made by `make i18n`), also of ids no code uses now."""
    found: dict[str, str] = {}
    for package in _packages:
        made = files(package).joinpath("messages.json")
        if made.is_file():
            found.update(json.loads(made.read_text(encoding="utf-8")))
    return found


def english_source(id_: str) -> str:
    """The English wording of a stored message; of an id that nobody knows, the id itself."""
    return _sources().get(id_, id_)


def is_known_message(id_: str) -> bool:
    """Is this the id of a message that some note or label of a loaded game can have?"""
    return id_ in _sources()


def _number(n: int) -> int:
    if -_BIG <= n <= _BIG:
        return int(n)
    raise InvalidData("a message holds a number that no game reaches")


def _name(name: object) -> str:
    if isinstance(name, str) and name.isidentifier():
        return name
    raise InvalidData("an argument of a message has no proper name")


def _arg_from_json(raw: object, depth: int) -> Arg:
    if depth > _MAX_DEPTH:
        raise InvalidData("a message is nested too deeply")
    match raw:
        case bool():
            raise InvalidData("an argument of a message is true or false")
        case int():
            return _number(raw)
        case ["seat", int(seat)] if 0 <= seat <= _MOST_SEATS:  # 0 stands in games of earlier programs
            return doer(int(seat))
        case ["amount", int(n), str(noun)]:
            return AmountArg(_number(n), noun)
        case [str(tag), str(word)] if tag in _WORDS:
            return _WORDS[tag](word)
        case ["list", *items] if len(items) <= LONGEST_LIST:
            return ListArg(tuple(_arg_from_json(item, depth + 1) for item in items))
        case ["msg", *parts]:
            return _message_from_json(parts, depth + 1)
    raise InvalidData("an argument of a message is of no known kind")
