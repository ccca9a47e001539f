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
from qtapp.board.motion.surface import Surface
from qtapp.board.paint.spoken import spoken
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
        return QRect(self._owner.view.surface.to_screen(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        if kind != QAccessible.Text.Name:
            return ""
        surface = self._owner.view.surface
        return spoken(surface.board_context, surface.scene.view, self.target.ids, self._owner.view.drag)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""


class TableAccessible(QAccessibleInterface):
    """The table view and everything on it. It does not hold its view: that would keep both alive for ever."""

    def __init__(self, view: SpokenTable) -> None:
        super().__init__()
        self._view = weakref.ref(view)
        self._moment: object = None
        self._things: list[ThingAccessible] = []

    @property
    def view(self) -> SpokenTable:
        """The view; Qt asks nothing once it is gone."""
        found = self._view()
        assert found is not None
        return found

    def things(self) -> list[ThingAccessible]:
        """Everything that can be stood on, as it is now."""
        surface = self.view.surface
        scene = surface.scene
        moment = (scene.view, surface.camera.scale, surface.board_context.speech.language, scene.held.slots)
        if moment != self._moment:
            self._moment = moment
            self._things = [ThingAccessible(self, target) for target in self.view.keyboard.targets()]
        return self._things

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self.view

    def window(self) -> QWindow:
        return self.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(parent_of(self.view))

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
        here = self.view.keyboard.here
        return next((thing for thing in self.things() if here and here in thing.target.ids), None)

    def rect(self) -> QRect:
        port = self.view.viewport()
        return QRect(port.mapToGlobal(QPoint(0, 0)), port.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        context = self.view.surface.board_context
        if kind == QAccessible.Text.Name:
            return context.label(api.msg("a11y.table_of_game", "Table: {game}", game=context.client.game.title))
        return context.say(HELP) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""


_KEPT: list[TableAccessible] = []
"""Qt deletes an interface together with its view; until then nobody else may, so each is held here."""


def accessible_of(view: SpokenTable) -> TableAccessible:
    """An accessible form of a view: a new one for each asking.

    Qt asks again whenever Python has widened the view's meta object, and deletes every one that it was given.
    """
    _KEPT[:] = [one for one in _KEPT if isValid(one)]
    made = TableAccessible(view)
    _KEPT.append(made)
    return made


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
    """The keyboard stands somewhere else: say so."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.Focus))
