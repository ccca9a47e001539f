"""Messages with the names of one moment: a place may be called by what lies in it, and that changes."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game.game import Game
from engine.core.messages.message import Arg, ListArg, Message, PieceArg, PlaceArg, SeatArg
from engine.core.table.table import Table

_DEEPEST = 4


class _Namer:
    """Calls things what they are called on one table."""

    def __init__(
        self,
        game: Game,
        table: Table,
        *,
        pieces: bool,
        places: bool = True,
        reader: int = 0,
        in_short: bool = False,
    ) -> None:
        self._game = game
        self._table = table
        self._pieces = pieces
        self._places = places
        """All of them, not only those that the reader owns."""
        self._reader = SeatArg(reader) if reader else None
        self._short = game.short_names if in_short else {}

    def message(self, message: Message, depth: int = 0) -> Message:
        if message.id in self._short:
            message = self._short[message.id]._replace(args=message.args)
        if depth > _DEEPEST or not message.args:
            return message
        return message._replace(args=tuple((name, self.arg(arg, depth)) for name, arg in message.args))

    def arg(self, arg: Arg, depth: int) -> Arg:
        match arg:
            case PlaceArg(place) if self._table.has_place(place):
                name = self._game.place_name(self._table, place)
                own = self._own(name)
                return self.message(own or name, depth + 1) if own is not None or self._places else arg
            case PieceArg(piece) if self._pieces and piece in self._table.pieces:
                return self.message(self._game.piece_name(self._table, piece), depth + 1)
            case ListArg(items):
                return ListArg(tuple(self.arg(item, depth) for item in items))
            case Message():
                return self.message(arg, depth + 1)
        return arg

    def _own(self, name: Message) -> Message | None:
        """A name of what is the reader's: nobody is told by name that something is theirs."""
        own = self._game.own_names.get(name.id)
        is_own = own is not None and any(arg == self._reader for _, arg in name.args)
        return own._replace(args=name.args) if own is not None and is_own else None


def named_now(message: Message, game: Game, table: Table) -> Message:
    """A message in which pieces and places are called what they are called now."""
    return _Namer(game, table, pieces=True).message(message)


def places_named_now(message: Message, game: Game, table: Table, reader: int = 0) -> Message:
    """The same for places alone: whoever reads it still has to know the pieces to be told their names. `reader`: the
    seat that it is said to, if to one alone.
    """
    return _Namer(game, table, pieces=False, reader=reader).message(message)


def named_for(reader: int, message: Message, game: Game, table: Table) -> Message:
    """A message to one seat, in which its own places are not called by its name; all other things stay as they are."""
    return (
        _Namer(game, table, pieces=False, places=False, reader=reader).message(message) if game.own_names else message
    )


def short_name_now(thing: str, game: Game, table: Table) -> Message | None:
    """What a piece or a place is called now, in as few words as there are and without whose it is; None: there is no
    such thing on this table.
    """
    place = table.places.get(thing)
    owner = place.owner if place is not None and thing not in table.pieces else 0
    namer = _Namer(game, table, pieces=True, reader=owner, in_short=True)
    arg = PieceArg(thing) if thing in table.pieces else PlaceArg(thing)
    named = namer.arg(arg, 0)
    return named if isinstance(named, Message) else None


def laid_there(message: Message, table: Table) -> list[tuple[str, str]]:
    """Pieces and places of which a message speaks, where the piece now lies in the place."""
    pieces = [arg.piece for _, arg in message.args if isinstance(arg, PieceArg) and arg.piece in table.pieces]
    places = {arg.place for _, arg in message.args if isinstance(arg, PlaceArg)}
    return [(piece, table.pieces[piece].place.id) for piece in pieces if table.pieces[piece].place.id in places]


def with_places_named(message: Message, names: Mapping[str, Message]) -> Message:
    """A message in which some places are called by given names."""
    return message._replace(
        args=tuple(
            (key, names[arg.place] if isinstance(arg, PlaceArg) and arg.place in names else arg)
            for key, arg in message.args
        )
    )


def told_to(reader: int, message: Message, game: Game) -> Message:
    """What a seat did, told to that seat itself: "you built". Told to others, or of others, it stays as it is."""
    own = game.own_deeds.get(message.id) if reader else None
    is_own = next((arg.seat for _, arg in message.args if isinstance(arg, SeatArg)), 0) == reader
    return own._replace(args=message.args, n=message.n) if own is not None and is_own else message


def called_for(reader: int, name: Message, game: Game) -> Message:
    """The name of a place in words to one seat: its own is "yours"."""
    own = game.own_holdings.get(name.id) if reader else None
    is_own = any(arg == SeatArg(reader) for _, arg in name.args)
    return own if own is not None and is_own else name


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
