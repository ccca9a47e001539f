"""Words that stay what they are are put together once: most of what a phone is sent it was sent before."""

from __future__ import annotations

from collections.abc import Callable

from engine.api import Arg, ListArg, Message, PieceArg, PlaceArg
from qtapp.i18n.render import NameSource

_MOST = 4_000
_DEEPEST = 8
_Names = tuple["tuple[Message | None, _Names]", ...]


class FixedWords:
    """Remembers texts by their messages, and by what the places and pieces in them are called at the moment."""

    def __init__(self, make: Callable[[Message], str], names: NameSource) -> None:
        self._make = make
        self._names = names
        self._known: dict[tuple[Message, _Names], str] = {}
        self._named: dict[Message, tuple[PieceArg | PlaceArg, ...]] = {}
        self.made = 0
        """So many texts were put together so far."""

    def text(self, message: Message) -> str:
        """A message in words."""
        key = (message, self._names_in(message, 0))
        found = self._known.get(key)
        if found is None:
            found = self._make(message)
            self.made += 1
            if len(self._known) >= _MOST:
                self._known.clear()
                self._named.clear()
            self._known[key] = found
        return found

    def _names_in(self, message: Message, depth: int) -> _Names:
        """What the things that a message names are called now: with the message this makes the text."""
        things = self._named.get(message)
        if things is None:
            things = self._named[message] = tuple(_things_in(message))
        if not things or depth > _DEEPEST:
            return ()
        found = []
        for one in things:
            source = self._names
            name = source.piece_name(one.piece) if isinstance(one, PieceArg) else source.place_name(one.place)
            found.append((name, () if name is None else self._names_in(name, depth + 1)))
        return tuple(found)


def _things_in(message: Message) -> list[PieceArg | PlaceArg]:
    found: list[PieceArg | PlaceArg] = []
    open_: list[Arg] = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case PieceArg() | PlaceArg() as thing:
                found.append(thing)
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)
    return found
