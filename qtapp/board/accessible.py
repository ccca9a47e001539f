"""The table for assistive technology: every place and piece with its spoken name, and what can be done with it.

Items of a scene are invisible to screen readers, so the view answers for them.
"""

from __future__ import annotations

import weakref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QGraphicsView
from shiboken6 import isValid

from engine import api
from qtapp.board.input.drag import Drag
from qtapp.board.input.keyboard import CursorTarget, KeyboardCursor
from qtapp.board.input.step_targets import StepTargets
from qtapp.board.motion.surface import Surface
from qtapp.board.paint.spoken import described, spoken
from qtapp.kit.controls.layouts import parent_of

HELP = api.msg(
    "a11y.board_keys_tip",
    "Use the arrow keys to move, Enter to pick up or drop, Escape to cancel, Tab for the next area.",
)


class SpokenTable(QGraphicsView):
    """A view that assistive technology is told about: what it is asked for."""

    surface: Surface
    keyboard: KeyboardCursor
    drag: Drag
    steps: StepTargets


class SpokenThings:
    """Everything on one table that can be spoken of. It outlives the view, and each thing lives as long as it does: Qt
    keeps a pointer to whatever it was once told about.
    """

    def __init__(self, view: SpokenTable) -> None:
        self._view = weakref.ref(view)
        self._moment: object = None
        self._now: list[ThingAccessible] = []
        self._made: dict[tuple[str, ...], ThingAccessible] = {}

    @property
    def view(self) -> SpokenTable | None:
        """The view; None: it is being taken down, or gone. Qt asks even then."""
        found = self._view()
        return found if found is not None and isValid(found) else None

    def now(self) -> list[ThingAccessible]:
        """Everything that can be stood on, as it is now."""
        view = self.view
        if view is None:
            return []
        targets = view.keyboard.targets()
        if targets is not self._moment:
            self._moment = targets
            self._now = [self._thing(target) for target in targets]
        return self._now

    def _thing(self, target: CursorTarget) -> ThingAccessible:
        made = self._made.get(target.ids)
        if made is None:
            made = self._made[target.ids] = ThingAccessible(self, target)
        made.target = target
        return made

    def release(self) -> None:
        """The view is gone: let Qt forget its things, which deletes them."""
        for thing in self._made.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(thing))
        self._made.clear()
        self._now.clear()


class ThingAccessible(QAccessibleInterface):
    """One place or piece."""

    def __init__(self, things: SpokenThings, target: CursorTarget) -> None:
        super().__init__()
        self._things = things
        self.target = target

    def isValid(self) -> bool:
        return self._things.view is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # a thing of the scene is no object
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]  # None: the table is gone
        view = self._things.view
        return None if view is None else view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # None: the table is gone
        view = self._things.view
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # there is none
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # there is none
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        view = self._things.view
        if view is None:
            return QRect()
        box = self.target.box.toRect()
        return QRect(view.surface.to_screen(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        view = self._things.view
        state.focused = view is not None and view.hasFocus() and view.keyboard.here in self.target.ids
        return state

    def text(self, kind: QAccessible.Text) -> str:
        view = self._things.view
        if view is None:
            return ""
        surface = view.surface
        if kind == QAccessible.Text.Name:
            return spoken(surface.board_context, surface.scene.view, self.target.ids, view.drag, view.steps.names)
        if kind == QAccessible.Text.Description:
            return described(surface.board_context, self.target.ids)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""


class TableAccessible(QAccessibleInterface):
    """The table view and everything on it. It does not hold its view: that would keep both alive for ever."""

    def __init__(self, things: SpokenThings) -> None:
        super().__init__()
        self._things = things

    def things(self) -> list[ThingAccessible]:
        """Everything that can be stood on, as it is now."""
        return self._things.now()

    def isValid(self) -> bool:
        return self._things.view is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # None: it is gone
        return self._things.view

    def window(self) -> QWindow | None:  # type: ignore[override]  # None: it is gone
        view = self._things.view
        return None if view is None else view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # None: it is gone
        view = self._things.view
        return None if view is None else QAccessible.queryAccessibleInterface(parent_of(view))

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
        view = self._things.view
        here = "" if view is None else view.keyboard.here
        return next((thing for thing in self.things() if here and here in thing.target.ids), None)

    def rect(self) -> QRect:
        view = self._things.view
        if view is None:
            return QRect()
        port = view.viewport()
        return QRect(port.mapToGlobal(QPoint(0, 0)), port.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        view = self._things.view
        if view is None:
            return ""
        context = view.surface.board_context
        if kind == QAccessible.Text.Name:
            return context.label(api.msg("a11y.table_of_game", "Table: {game}", game=context.client.game.title))
        return context.say(HELP) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""


_KEPT: list[TableAccessible] = []
"""Qt deletes an interface together with its view; until then nobody else may, so each is held here."""
_THINGS: list[SpokenThings] = []
"""The things of every table that is there; those of a table that is gone are released when another comes."""


def accessible_of(view: SpokenTable) -> TableAccessible:
    """An accessible form of a view: a new one for each asking.

    Qt asks again whenever Python has widened the view's meta object, and deletes every one that it was given.
    """
    _KEPT[:] = [one for one in _KEPT if isValid(one)]
    made = TableAccessible(_things_of(view))
    _KEPT.append(made)
    return made


def _things_of(view: SpokenTable) -> SpokenThings:
    for things in [one for one in _THINGS if one.view is None]:
        _THINGS.remove(things)
        things.release()
    found = next((one for one in _THINGS if one.view is view), None)
    if found is None:
        found = SpokenThings(view)
        _THINGS.append(found)
    return found


def _factory(_name: str, thing: QObject) -> QAccessibleInterface | None:
    return accessible_of(thing) if isinstance(thing, SpokenTable) else None


_installed = False


def install() -> None:
    """Let assistive technology see tables; once for the program."""
    global _installed  # noqa: PLW0603 - Qt keeps its factories for the whole process
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)


def announce_focus(view: SpokenTable) -> None:
    """The keyboard stands somewhere else: say where.

    Readers are told of the thing itself: of a table as a whole none of them asks which of its things is meant.
    """
    if QAccessible.isActive():
        table = QAccessible.queryAccessibleInterface(view)
        here = table.focusChild() if table is not None else None
        event = QAccessibleEvent(view if here is None else here, QAccessible.Event.Focus)
        QAccessible.updateAccessibility(event)
