"""What free hands do: a drag becomes acts, a right click opens a menu of everything that can be done to a thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from engine import api
from qtapp.board.place.sprite import Sprite, is_hidden

if TYPE_CHECKING:
    from qtapp.board.paint.context import BoardContext

BOX = "box"

FLIP = api.msg("window.turn_over", "Turn over")
TURN = api.msg("window.turn_by_quarter", "Turn by a quarter")
REVEAL = api.msg("window.show_to_everybody", "Show to everybody")
TO_BOX = api.msg("window.put_into_box", "Put into the box")
SHUFFLE = api.msg("window.shuffle", "Shuffle")
DEAL = api.msg("window.deal_one_to_seat", "Deal one to …")
DEAL_ALL = api.msg("window.deal_one_to_every_seat", "Deal one to every seat")
FETCH = api.msg("window.fetch_from_box", "Fetch from the box")
TAKE_UNSEEN = api.msg("window.take_one_unseen", "Take one unseen")
LOOK = api.msg("window.fly_here", "Fly here")


def kinds_of(board_context: BoardContext) -> dict[str, api.CountDef]:
    """The kinds that are counted in this game."""
    return {kind.kind: kind for kind in board_context.blueprint.kinds}


def actions_for_drag(
    board_context: BoardContext, view: api.SeatView, sprite: Sprite, target: str
) -> list[api.TableAction]:
    """The acts of dragging a thing to a place."""
    if sprite.kind:
        return _pour(board_context, view, sprite.kind, sprite.place, target, 1)
    if not sprite.pieces or sprite.closed:
        return []
    if is_hidden(sprite.top):
        return [api.DealPieces(sprite.place, target, 1)]
    return [api.MovePiece(sprite.top, target)]


def _pour(
    board_context: BoardContext, view: api.SeatView, kind: str, source: str, target: str, n: int
) -> list[api.TableAction]:
    there = view.places.get(target)
    if there is not None and there.is_hidden:
        return []
    have = there.counts.get(kind, 0) if there is not None else 0
    definition = kinds_of(board_context).get(kind)
    if definition is not None and definition.is_limited:
        return [api.SetCount(target, kind, have + n, source)]
    here = view.places.get(source)
    left = (here.counts.get(kind, 0) if here is not None else 0) - n
    if left < 0:
        return [api.SetCount(target, kind, have + n)]
    return [api.SetCount(target, kind, have + n), api.SetCount(source, kind, max(0, left))]


class SandboxMenu(QMenu):
    """Everything free hands can do to one thing or in one place."""

    def __init__(self, board_context: BoardContext, sprite: Sprite | None, place: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._board_context = board_context
        self._view = board_context.client.view()
        if sprite is not None and sprite.kind:
            self._counts(sprite.place, sprite.kind)
        elif sprite is not None and sprite.pieces and not sprite.closed:
            self._piece(sprite)
        if place:
            self._place(place)

    def _add(self, menu: QMenu, message: api.Message, deed: Callable[[], object]) -> QAction:
        action = QAction(self._board_context.label(message), menu)
        action.triggered.connect(lambda _=False: deed())
        menu.addAction(action)
        return action

    def _act(self, *acts: api.TableAction) -> Callable[[], object]:
        return lambda: all(self._board_context.client.actions.act(act) for act in acts)

    def _seen(self, piece: str) -> api.PieceView | None:
        for place in self._view.places.values():
            for one in place.pieces:
                if one.id == piece:
                    return one
        return None

    def _piece(self, sprite: Sprite) -> None:
        piece = sprite.top
        seen = self._seen(piece)
        if seen is not None and seen.known:
            if seen.back:
                self._add(self, FLIP, self._act(api.FlipPiece(piece, 1 - seen.face)))
                self._add(self, REVEAL, self._act(api.RevealPiece(piece)))
            self._add(self, TURN, self._act(api.RotatePiece(piece, (seen.quarter_turns + 1) % 4)))
            self._add(self, TO_BOX, self._act(api.MovePiece(piece, BOX)))
        elif is_hidden(piece):
            self._add(self, TO_BOX, self._act(api.DealPieces(sprite.place, BOX, 1)))

    def _counts(self, place: str, kind: str) -> None:
        here = self._view.places.get(place)
        have = here.counts.get(kind, 0) if here is not None else 0
        definition = kinds_of(self._board_context).get(kind)
        finite = definition is not None and definition.is_limited
        for step in (1, 5, -1, -5):
            other = self._other(kind, place, step) if finite else ""
            if have + step >= 0 and (other or not finite):
                message = self._more_of(f"+{step}" if step > 0 else f"−{-step}", kind, here)
                self._add(self, message, self._act(api.SetCount(place, kind, have + step, other)))

    def _more_of(self, step: str, kind: str, here: api.PlaceView | None) -> api.Message:
        """So many more of a kind; if it is a seat's own kind and lies with somebody else, whose."""
        sign, what, seat = api.LiteralArg(step), api.NounArg(kind), kind.rpartition(".")[2]
        if not seat.isdigit() or not 1 <= int(seat) <= self._view.seats or (here and here.owner == int(seat)):
            return api.msg("window.change_count", "{sign} {what}", sign=sign, what=what)
        return api.msg(
            "window.change_count_for_seat", "{sign} {what}: {seat}", sign=sign, what=what, seat=api.SeatArg(int(seat))
        )

    def _other(self, kind: str, place: str, step: int) -> str:
        """Where a finite kind comes from, or goes to: the box first if it has enough, then where most of it is."""
        box = self._view.places.get(BOX)
        if place != BOX and (step < 0 or (box is not None and box.counts.get(kind, 0) >= step)):
            return BOX
        source = self._source(kind, place)
        enough = source and self._view.places[source].counts.get(kind, 0) >= step
        return source if enough else ""

    def _place(self, place: str) -> None:
        if self.actions():
            self.addSeparator()
        here = self._view.places.get(place)
        countable = [
            kind.kind
            for kind in kinds_of(self._board_context).values()
            if any(place.startswith(prefix) for prefix in kind.places)
        ]
        if here is None or not here.is_hidden:
            for kind in countable:
                if here is None or not here.counts.get(kind):
                    message = self._more_of("+1", kind, here)
                    finite = kinds_of(self._board_context)[kind].is_limited
                    other = self._other(kind, place, 1) if finite else ""
                    if not finite or other:
                        self._add(self, message, self._act(api.SetCount(place, kind, 1, other)))
        if f"draws.{place}" in kinds_of(self._board_context):
            self._add(self, SHUFFLE, self._act(api.ShufflePlace(place)))
        if here is not None and len(here.pieces) > 1:
            self._deal(place, here)
        self._fetch(place)

    def _source(self, kind: str, place: str) -> str:
        """Where one of a finite kind can come from: the place that has most of it."""
        found = [
            (other.counts.get(kind, 0), other.id)
            for other in self._view.places.values()
            if other.id != place and other.counts.get(kind, 0)
        ]
        return max(found)[1] if found else ""

    def _deal(self, place: str, here: api.PlaceView) -> None:
        hands = [
            one.id
            for one in self._board_context.blueprint.places
            if one.in_hand_strip and one.visibility is api.Visibility.HAND and one.id != place
        ]
        if not hands:
            return
        menu = self.addMenu(self._board_context.label(DEAL))
        for hand in hands:
            name = self._board_context.client.names.place_name(hand)
            if name is not None:
                self._add(menu, name, self._act(api.DealPieces(place, hand, 1)))
        if len(here.pieces) >= len(hands) > 1:
            self._add(menu, DEAL_ALL, self._act(*(api.DealPieces(place, hand, 1) for hand in hands)))

    def _fetch(self, place: str) -> None:
        inside, unseen = (
            self._board_context.client.actions.known_in_box(),
            self._board_context.client.actions.unseen_in_box(),
        )
        if place == BOX or not (inside or unseen):
            return
        menu = self.addMenu(self._board_context.label(FETCH))
        groups: dict[str, list[tuple[str, str]]] = {}
        for piece, name in inside.items():
            groups.setdefault(piece.partition(".")[0], []).append((self._board_context.label(name), piece))
        for named in groups.values():
            named.sort(key=lambda one: (len(one[0]), one[0]))
            target = menu if len(groups) == 1 or len(named) == 1 else menu.addMenu(f"{named[0][0]} …")
            for words, piece in named:
                action = QAction(words, target)
                action.triggered.connect(
                    lambda _=False, one=piece: self._board_context.client.actions.act(api.MovePiece(one, place))
                )
                target.addAction(action)
        for kind, pieces in unseen.items():
            amount = api.AmountArg(len(pieces), kind)
            target = menu.addMenu(
                self._board_context.label(api.msg("window.unseen_in_box", "Unseen: {amount}", amount=amount))
            )
            self._add(target, TAKE_UNSEEN, self._act(api.MovePiece(pieces[0], place)))
            self._add(target, REVEAL, self._show_all(pieces))

    def _show_all(self, pieces: Sequence[str]) -> Callable[[], object]:
        return lambda: self._board_context.client.actions.act_all([api.RevealPiece(piece) for piece in pieces])


def menu_ids(sprite: Sprite | None, place: str) -> Sequence[str]:
    """What a menu is about."""
    return tuple(dict.fromkeys([*(sprite.ids if sprite is not None else ()), *([place] if place else [])]))
