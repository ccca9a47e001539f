"""The table for assistive technology: every place and piece with its spoken name, and what can be done with it.

Items of a scene are invisible to screen readers, so the view answers for them.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from shiboken6 import isValid

from engine import api
from qtapp.board.input.cost_preview import cost_text
from qtapp.board.input.keyboard import CursorTarget
from qtapp.board.paint.context import BoardContext
from qtapp.session.client import OptionItem

if TYPE_CHECKING:
    from qtapp.board.view import TableView

HELP = api.msg(
    "a11y.board_keys_tip",
    "Use the arrow keys to move, Enter to pick up or drop, Escape to cancel, Tab for the next area.",
)


def spoken(view: TableView, target: CursorTarget) -> str:
    """What is said of a place or piece; nothing that the viewer does not see."""
    bridge, desk = view.bridge, view.desk
    name = _name(view, target)
    if name is None:
        return ""
    if view.drag.holding and view.drag.grab in target.ids:
        name = api.msg("a11y.piece_held", "{name}, held", name=name)
    elif any(one in view.drag.drops for one in target.ids):
        name = api.msg("a11y.can_be_dropped_here", "{name}, can be dropped here", name=name)
        told = [words for one in target.ids for face in view.drag.drops.get(one, ()) if (words := _does(desk, face))]
        if told:
            return f"{desk.label(name)}\n" + "\n".join(told)
    elif any(one in bridge.grabs() for one in target.ids) and not desk.sandbox:
        name = api.msg("a11y.can_be_taken", "{name}, can be taken", name=name)
    return desk.label(name)


def _does(desk: BoardContext, face: OptionItem) -> str:
    """An option of a drop with what it would cost and bring; empty: nothing is known of that."""
    outlook = cost_text(desk, face.answer)
    return f"{desk.label(face.label)}: {outlook}" if outlook else ""


def _name(view: TableView, target: CursorTarget) -> api.Message | None:
    bridge = view.bridge
    known = bridge.piece_name(target.id) if "?" not in target.id else None
    place = next((found for one in reversed(target.ids) if (found := bridge.place_name(one)) is not None), None)
    seen = view.table.view.places.get(target.ids[-1])
    if seen is not None and seen.is_hidden and place is not None:
        return api.msg("a11y.place_closed", "{name}, closed", name=place)
    if place is None:
        return known
    amounts = _amounts(view, seen) if seen is not None else ()
    if known is not None and view.desk.say(known) not in view.desk.say(place):
        return api.msg("a11y.piece_in_place", "{name}, in: {place}", name=known, place=place)
    if amounts:
        listed: api.Arg = amounts[0] if len(amounts) == 1 else api.ListArg(amounts)
        place = api.msg("a11y.place_with_amounts", "{place}: {amount}", place=place, amount=listed)
    pieces = len(seen.pieces) if seen is not None and known is None else 0
    return api.msg("a11y.place_with_piece_count", "{name}, %n piece(s)", pieces, name=place) if pieces else place


def _amounts(view: TableView, seen: api.PlaceView) -> tuple[api.Arg, ...]:
    """What is counted in a place; of a kind that only marks something, no number is said."""
    marks = {kind.kind for kind in view.desk.blueprint.kinds if kind.is_marker}
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


class ThingAccessible(QAccessibleInterface):
    """One place or piece."""

    def __init__(self, owner: TableAccessible, target: CursorTarget) -> None:
        super().__init__()
        self._owner = owner
        self.target = target

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:  # type: ignore[override]  # a thing of the scene is no object
        return None

    def window(self) -> QWindow:
        return self._owner.window()

    def parent(self) -> QAccessibleInterface:
        return self._owner

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # there is none
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # there is none
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        box = self.target.box.toRect()
        port = self._owner.view.viewport()
        return QRect(port.mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        return spoken(self._owner.view, self.target) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""


class TableAccessible(QAccessibleInterface):
    """The table view and everything on it. It does not hold its view: that would keep both alive for ever."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = weakref.ref(view)
        self._moment: object = None
        self._things: list[ThingAccessible] = []

    @property
    def view(self) -> TableView:
        """The view; Qt asks nothing once it is gone."""
        found = self._view()
        assert found is not None
        return found

    def things(self) -> list[ThingAccessible]:
        """Everything that can be stood on, as it is now."""
        moment = (id(self.view.table.view), self.view.camera.scale, self.view.desk.speech.language)
        if moment != self._moment:
            self._moment = moment
            self._things = [ThingAccessible(self, target) for target in self.view.walk.targets()]
        return self._things

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self.view

    def window(self) -> QWindow:
        return self.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.view.parent())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None past the end
        things = self.things()
        return things[index] if 0 <= index < len(things) else None

    def childCount(self) -> int:
        return len(self.things())

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None beside all
        found = [thing for thing in self.things() if thing.rect().contains(QPoint(x, y))]
        return min(found, key=lambda thing: thing.rect().width() * thing.rect().height(), default=None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, thing in enumerate(self.things()) if thing is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # None: nowhere yet
        here = self.view.walk.here
        return next((thing for thing in self.things() if here and here in thing.target.ids), None)

    def rect(self) -> QRect:
        port = self.view.viewport()
        return QRect(port.mapToGlobal(QPoint(0, 0)), port.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        desk = self.view.desk
        if kind == QAccessible.Text.Name:
            return desk.label(api.msg("a11y.table_of_game", "Table: {game}", game=self.view.bridge.game.title))
        return desk.say(HELP) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""


_KEPT: list[TableAccessible] = []
"""Qt deletes an interface together with its view; until then nobody else may, so each is held here."""


def accessible_of(view: TableView) -> TableAccessible:
    """An accessible form of a view: a new one for each asking.

    Qt asks again whenever Python has widened the view's meta object, and deletes every one that it was given.
    """
    _KEPT[:] = [one for one in _KEPT if isValid(one)]
    made = TableAccessible(view)
    _KEPT.append(made)
    return made


def _factory(_name: str, thing: QObject) -> QAccessibleInterface | None:
    from qtapp.board.view import TableView

    return accessible_of(thing) if isinstance(thing, TableView) else None


_installed = False


def install() -> None:
    """Let assistive technology see tables; once for the program."""
    global _installed  # noqa: PLW0603 - Qt keeps its factories for the whole process
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)


def announce(view: TableView) -> None:
    """The keyboard stands somewhere else: say so."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.Focus))
