"""Messages as they are kept: of a list that nobody would read to its end, the rest is only counted."""

from __future__ import annotations

from engine.core.messages.message import OTHERS, Arg, ListArg, Message

LONGEST_LIST = 60
"""Items of a list in a message. A turn names a few; hands that were free may have given somebody a whole deck."""
_NESTED = (ListArg, Message)


def with_short_lists(message: Message) -> Message:
    """The message as it can be kept: of a list that nobody would read to its end, the rest is only counted."""
    for _, arg in message.args:
        if arg.__class__ in _NESTED and _holds_long_list(arg):
            return message._replace(args=tuple((name, _with_short_list(arg)) for name, arg in message.args))
    return message


def _holds_long_list(arg: Arg) -> bool:
    """Every note asks this, and hardly ever it is so: nothing is made anew before that is known."""
    if isinstance(arg, ListArg):
        if len(arg.items) > LONGEST_LIST:
            return True
        for one in arg.items:  # a loop is cheaper than a generator
            if one.__class__ in _NESTED and _holds_long_list(one):
                return True
    elif isinstance(arg, Message):
        for _, one in arg.args:
            if one.__class__ in _NESTED and _holds_long_list(one):
                return True
    return False


def _with_short_list(arg: Arg) -> Arg:
    match arg:
        case ListArg(items):
            if len(items) > LONGEST_LIST:
                kept = items[: LONGEST_LIST - 1]
                items = (*kept, OTHERS._replace(n=len(items) - len(kept)))
            return ListArg(tuple(_with_short_list(item) for item in items))
        case Message():
            return with_short_lists(arg)
    return arg
