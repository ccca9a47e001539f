"""Messages with the names of one moment: a place may be called by what lies in it, and that changes."""

from __future__ import annotations

from engine.core.game.game import Game
from engine.core.messages.message import Arg, ListArg, Message, PieceArg, PlaceArg
from engine.core.table.table import Table

_DEEPEST = 4


def named_now(message: Message, game: Game, table: Table, depth: int = 0) -> Message:
    """A message in which pieces and places are called what they are called now."""
    if depth > _DEEPEST or not message.args:
        return message
    return message._replace(args=tuple((name, _named_arg(arg, game, table, depth)) for name, arg in message.args))


def _named_arg(arg: Arg, game: Game, table: Table, depth: int) -> Arg:
    match arg:
        case PlaceArg(place) if table.has_place(place):
            return named_now(game.place_name(table, place), game, table, depth + 1)
        case PieceArg(piece) if piece in table.pieces:
            return named_now(game.piece_name(table, piece), game, table, depth + 1)
        case ListArg(items):
            return ListArg(tuple(_named_arg(item, game, table, depth) for item in items))
        case Message():
            return named_now(arg, game, table, depth + 1)
    return arg


def names_things(message: Message) -> bool:
    """Does a message name a piece or a place?"""
    open_: list[Arg] = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case PieceArg() | PlaceArg():
                return True
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)
    return False
