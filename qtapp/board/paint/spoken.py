"""The words for a piece or place when it is spoken of: its name, and what can be done with it now."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from engine import api
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.cost_preview import cost_text
from qtapp.kit.speak.words import in_sentences
from qtapp.session.client import OptionItem


class Hand(Protocol):
    """What is held just now."""

    @property
    def holding(self) -> bool: ...

    @property
    def grab(self) -> str: ...

    @property
    def drops(self) -> Mapping[str, Sequence[OptionItem]]: ...


def spoken(
    board_context: BoardContext, shown: api.SeatView, ids: tuple[str, ...], hand: Hand, lit: Collection[str] = ()
) -> str:
    """What is said of a piece and its place (or of a place alone); nothing that the viewer does not see. `lit`: the
    places that can be chosen now.
    """
    name = name_of(board_context, shown, ids)
    if name is None:
        return ""
    if hand.holding and hand.grab in ids:
        name = api.msg("a11y.piece_held", "{name}, held", name=name)
    elif any(one in hand.drops for one in ids):
        name = api.msg("a11y.can_be_dropped_here", "{name}, can be dropped here", name=name)
        told = [words for one in ids for face in hand.drops.get(one, ()) if (words := _does(board_context, face))]
        if told:
            return f"{board_context.label(name)}\n" + "\n".join(told)
    elif any(one in board_context.client.questions.grabs() for one in ids) and not board_context.sandbox:
        name = api.msg("a11y.can_be_taken", "{name}, can be taken", name=name)
    elif any(one in lit for one in ids) and not hand.holding:
        name = api.msg("a11y.can_be_chosen", "{name}, can be chosen", name=name)
    return board_context.label(name)


def described(board_context: BoardContext, ids: tuple[str, ...]) -> str:
    """What stands on a piece that the viewer knows, in sentences; empty: no words."""
    return in_sentences(board_context.say(words) for words in board_context.client.names.piece_text(ids[0]))


def name_of(board_context: BoardContext, shown: api.SeatView, ids: tuple[str, ...]) -> api.Message | None:
    """What a piece and its place are called, whose it is and where it lies; None: there is no such thing."""
    name = _name(board_context, shown, ids)
    if name is None:
        return None
    owner = next((one.owner for one in board_context.blueprint.places if one.id == ids[-1]), 0)
    if owner and not _names_seat(name, owner, board_context):
        name = api.msg("a11y.thing_of_seat", "{seat}: {name}", seat=api.SeatArg(owner), name=name)
    spot = board_context.client.names.place_spot(ids[-1])
    return name if spot is None else api.msg("a11y.thing_at_spot", "{name}, {spot}", name=name, spot=spot)


def _names_seat(name: api.Message, seat: int, board_context: BoardContext) -> bool:
    """Does a name say whose it is?"""
    return board_context.client.names.seat_name(seat) in board_context.say(name)


def _does(board_context: BoardContext, face: OptionItem) -> str:
    """An option of a drop with what it would cost and bring; empty: nothing is known of that."""
    outlook = cost_text(board_context, face.answer)
    return f"{board_context.label(face.label)}: {outlook}" if outlook else ""


def _name(board_context: BoardContext, shown: api.SeatView, ids: tuple[str, ...]) -> api.Message | None:
    client = board_context.client
    known = client.names.piece_name(ids[0]) if "?" not in ids[0] else None
    place = next((found for one in reversed(ids) if (found := client.names.place_name(one)) is not None), None)
    seen = shown.places.get(ids[-1])
    if seen is not None and seen.is_hidden and place is not None:
        return api.msg("a11y.place_closed", "{name}, closed", name=place)
    if place is None:
        return known
    amounts = _amounts(board_context, seen) if seen is not None else ()
    if known is not None and board_context.say(known) not in board_context.say(place):
        return api.msg("a11y.piece_in_place", "{name}, in: {place}", name=known, place=place)
    if amounts:
        listed: api.Arg = amounts[0] if len(amounts) == 1 else api.ListArg(amounts)
        place = api.msg("a11y.place_with_amounts", "{place}: {amount}", place=place, amount=listed)
    pieces = len(seen.pieces) if seen is not None and known is None else 0
    return api.msg("a11y.place_with_piece_count", "{name}, %n piece(s)", pieces, name=place) if pieces else place


def _amounts(board_context: BoardContext, seen: api.PlaceView) -> tuple[api.Arg, ...]:
    """What is counted in a place; of a kind that only marks something, no number is said."""
    marks = {kind.kind for kind in board_context.blueprint.kinds if kind.is_marker}
    return tuple(
        api.NounArg(kind) if kind in marks else _amount(kind, n, seen.owner)
        for kind, n in sorted(seen.counts.items())
        if n
    )


def _amount(kind: str, n: int, owner: int) -> api.Arg:
    """So many of a kind; if it is a seat's own kind and lies with somebody else, whose."""
    stem, _, seat = kind.partition(".")
    amount = api.AmountArg(n, stem)
    if not seat.isdigit() or int(seat) == owner:
        return amount
    return api.msg("a11y.amount_of_seat", "{amount} of {seat}", amount=amount, seat=api.SeatArg(int(seat)))
