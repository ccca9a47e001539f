"""Messages with the names of one moment: a place may be called by what lies in it, and that changes."""

from __future__ import annotations

from engine.core.game.game import Game
from engine.core.messages.message import Arg, ListArg, Message, PieceArg, PlaceArg, SeatArg
from engine.core.table.table import Table

_DEEPEST = 4


class _Namer:
    """Calls things what they are called on one table."""

    def __init__(self, game: Game, table: Table, pieces: bool, reader: int = 0) -> None:
        self._game = game
        self._table = table
        self._pieces = pieces
        self._reader = SeatArg(reader)

    def message(self, message: Message, depth: int = 0) -> Message:
        if depth > _DEEPEST or not message.args:
            return message
        return message._replace(args=tuple((name, self._arg(arg, depth)) for name, arg in message.args))

    def _arg(self, arg: Arg, depth: int) -> Arg:
        match arg:
            case PlaceArg(place) if self._table.has_place(place):
                return self.message(self._without_reader(self._game.place_name(self._table, place)), depth + 1)
            case PieceArg(piece) if self._pieces and piece in self._table.pieces:
                return self.message(self._game.piece_name(self._table, piece), depth + 1)
            case ListArg(items):
                return ListArg(tuple(self._arg(item, depth) for item in items))
            case Message():
                return self.message(arg, depth + 1)
        return arg

    def _without_reader(self, name: Message) -> Message:
        """Nobody is told by name that something is theirs."""
        own = self._game.own_names.get(name.id)
        is_own = own is not None and any(arg == self._reader for _, arg in name.args)
        return own._replace(args=name.args) if own is not None and is_own else name


def named_now(message: Message, game: Game, table: Table) -> Message:
    """A message in which pieces and places are called what they are called now."""
    return _Namer(game, table, True).message(message)


def places_named_now(message: Message, game: Game, table: Table, reader: int = 0) -> Message:
    """The same for places alone: whoever reads it still has to know the pieces to be told their names. `reader`: the
    seat that it is said to, if to one alone.
    """
    return _Namer(game, table, False, reader).message(message)


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
