"""Words that stay what they are are put together once: most of what a phone is sent it was sent before."""

from __future__ import annotations

from collections.abc import Callable

from engine.api import Arg, ListArg, Message, PieceArg, PlaceArg

_MOST = 4_000


class FixedWords:
    """Remembers texts by their messages. What names a place or a piece may be called otherwise a moment later."""

    def __init__(self, make: Callable[[Message], str]) -> None:
        self._make = make
        self._known: dict[Message, str | None] = {}

    def text(self, message: Message) -> str:
        """A message in words."""
        known = self._known.get(message, "")
        if known:
            return known
        made = self._make(message)
        if known == "":  # never seen before
            if len(self._known) >= _MOST:
                self._known.clear()
            self._known[message] = made if _is_fixed(message) else None
        return made


def _is_fixed(message: Message) -> bool:
    open_: list[Arg] = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case PieceArg() | PlaceArg():
                return False
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)
    return True
