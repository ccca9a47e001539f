"""The mouse: hovering, taking hold, panning, a rubber band for free hands, double clicks that fly, the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QRubberBand

from qtapp.board.input.drag import Drag
from qtapp.board.input.keyboard import CursorTarget
from qtapp.board.input.lit_targets import LitTargets
from qtapp.board.input.sandbox_menu import SandboxMenu, menu_ids
from qtapp.board.input.scan_fitting import ScanFitting
from qtapp.board.motion.surface import Surface
from qtapp.board.scene.pieces import SpriteItem
from qtapp.session.client import TableChange

BESIDE = 24.0
"""Pixels beside what can be taken hold of: a drag that begins there shifts no table."""


class KeyboardPort(Protocol):
    """Where the keyboard stands: the mouse takes it away, its menu opens there."""

    def stand_on(self, target: CursorTarget | None) -> None: ...

    def current(self) -> CursorTarget | None: ...


class Pointer(QObject):
    """Turns mouse events into what they mean."""

    def __init__(
        self,
        surface: Surface,
        drag: Drag,
        keyboard: KeyboardPort,
        scans: ScanFitting,
        *,
        rests_on: Callable[[tuple[str, ...]], None],
        presses: Callable[[], None],
        gives_up: Callable[[], None],
        opens_menu: Callable[[QPoint, Sequence[str]], None],
    ) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._table = surface.scene
        self._drag = drag
        self._keyboard = keyboard
        self._scans = scans
        self._rests_on = rests_on
        """Is told the ids of what is under the pointer."""
        self._presses = presses
        """Is told before a button does anything."""
        self._gives_up = gives_up
        """Lays everything down."""
        self._opens_menu = opens_menu
        """Is told where on the screen a menu of free hands opens, and for what."""
        self._panning: QPointF | None = None
        self._pans = False
        """Has the table been shifted since the button went down?"""
        self._space = False
        self._band: QRubberBand | None = None
        self._band_from = QPointF()
        self._told: tuple[str, ...] = ()
        self._stale = False
        """The table has changed under the pointer."""
        self.chosen: set[str] = set()
        """Ids of the things that were chosen with the rubber band."""
        self.open_menu: SandboxMenu | None = None
        self._lit = LitTargets(surface, pinned=False)
        """What can be taken hold of."""
        self._aiming = False
        """The button is down where the thing goes that a click has picked up."""
        surface.client.changed.connect(self._changed)

    def item_at(self, at: QPointF) -> SpriteItem | None:
        """The thing that a point of the viewport means: what lies there; if that cannot be taken hold of, what can be
        and whose middle is near.
        """
        item = self._table.item_at(self._surface.to_scene(at))
        if self._surface.board_context.sandbox or (item is not None and (item.docked or item.grabbable)):
            return item
        near = self._lit.hit(at)
        found = self._table.items_by_id.get(near) if near else None
        return item if found is None or found.sprite.closed else found

    def _from_place(self, at: QPointF) -> SpriteItem | None:
        """The place itself may be taken hold of (a supply, a pile): then anything in it stands for it."""
        place = self._table.place_at(self._surface.to_scene(at))
        if not place or place not in self._surface.client.questions.grabs():
            return None
        inside = [item for item in self._table.items_by_id.values() if item.sprite.place == place]
        return min(inside, key=lambda item: bool(item.sprite.pieces), default=None)

    # ---- press, move, release ------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        at = event.position()
        self._presses()
        self._keyboard.stand_on(None)
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._space):
            self._start_pan(at)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._drag.ghost:
            again = (item := self.item_at(at)) is None or self._drag.holds(item.sprite)
            self._gives_up()
            if again:
                return
        if self._scans.nudging:
            self._scans.begin(self._surface.to_scene(at))
            return
        more = self._table.held.more_at(at)
        if more is not None:
            self._table.scroll_hand(at, more.by)
            return
        item = self.item_at(at) or self._from_place(at)
        if self._drag.picked and self._put_or_let_go(at, item):
            return
        if item is not None and not item.sprite.closed:
            together = tuple(
                other.sprite
                for name, other in self._table.items_by_id.items()
                if name in self.chosen and other is not item
            )
            self._drag.begin(item, at, together if item.sprite.id in self.chosen else ())
            return
        self.clear()
        if self._table.held.ground_at(at) is not None:
            return
        if self._surface.board_context.sandbox:
            self._start_band(at)
        elif not self._lit.is_beside(at, BESIDE):  # whoever just missed a thing did not mean the table
            self._start_pan(at)

    def _put_or_let_go(self, at: QPointF, item: SpriteItem | None) -> bool:
        """A press while something is picked up; False: it means something else, and the thing is let go."""
        drag = self._drag
        self._aiming = drag.aims(at)
        if self._aiming:
            return True
        again = item is not None and drag.holds(item.sprite)
        drag.cancel()
        return again

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        at = event.position()
        if self._panning is not None:
            away = at - self._panning
            if self._pans or away.manhattanLength() >= QApplication.startDragDistance():  # a click that shakes is none
                self._pans = True
                self._surface.camera.pan(away)
                self._panning = at
        elif self._scans.holding:
            self._scans.move(self._surface.to_scene(at))
        elif self._band is not None:
            self._band.setGeometry(QRectF(self._band_from, at).normalized().toRect())
        elif self._drag.picked:
            self._drag.point_at(at, self._drag.target(at))
            self.hover(at)
        elif self._drag.holding and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag.move(at)
        elif not self._drag.ghost:
            self.hover(at)

    def release(self, event: QMouseEvent) -> None:
        """A button went up."""
        at = event.position()
        if self._panning is not None:
            self._panning = None
            self._surface.viewport.unsetCursor()
        elif self._scans.holding:
            self._scans.end()
        elif self._band is not None:
            self._choose(QRectF(self._band_from, at).normalized())
        elif event.button() == Qt.MouseButton.LeftButton and self._aiming:
            self._aiming = False
            self._drag.release(at)
        elif event.button() == Qt.MouseButton.LeftButton and not self._drag.picked:
            self._drag.release(at)

    def double(self, event: QMouseEvent) -> None:
        """A double click flies to the area under the pointer; once there, back to the whole table.

        Where clicks are counted (one more here, and one more), it is simply the next of them.
        """
        if self._counts(event.position()):
            self.press(event)
            return
        self._drag.cancel()
        point = self._surface.to_scene(event.position())
        if self._table.held.ground_at(event.position()) is not None:
            return
        board = next((one.key for one in self._table.layout.boards if one.rect.contains(point)), "")
        self._surface.camera.fly_near_or_back(board)

    def _counts(self, at: QPointF) -> bool:
        """Is an item of a question over items chosen here with a click? (A second click answers no next question.)"""
        client = self._surface.client
        if self._surface.board_context.sandbox or not client.questions.item_options():
            return False
        item = self.item_at(at)
        here = {self._table.place_at(self._surface.to_scene(at)), *(item.sprite.ids if item is not None else ())}
        return not client.questions.answer_of_gesture().isdisjoint(here)

    # ---- panning and the rubber band -----------------------------------------------------------------------------

    def hold_to_pan(self, held: bool) -> None:
        """Space is held: the table can be shifted."""
        if held != self._space:
            self._space = held
            if held:
                self._surface.viewport.setCursor(Qt.CursorShape.OpenHandCursor)
            else:
                self._surface.viewport.unsetCursor()

    def _start_pan(self, at: QPointF) -> None:
        self._panning, self._pans = at, False
        self._surface.viewport.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _start_band(self, at: QPointF) -> None:
        self._band_from = at
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self._surface.viewport)
        self._band.setGeometry(QRectF(at, at).toRect())
        self._band.show()

    def _choose(self, box: QRectF) -> None:
        if self._band is not None:
            self._band.hide()
            self._band.deleteLater()
            self._band = None
        transform = self._surface.to_port()
        self.chosen = {
            name
            for name, item in self._table.items_by_id.items()
            if not item.sprite.closed
            and (item.sprite.pieces or item.sprite.kind)
            and box.contains(transform.mapRect(item.scene_foot()).center())
        }
        self._mark()

    def _changed(self, _change: TableChange) -> None:
        if not self._surface.board_context.sandbox:  # what free hands chose is no choice of strict play
            self.clear()

    def clear(self) -> None:
        """Choose nothing."""
        if self.chosen:
            self.chosen = set()
            self._mark()

    def mark_grabbable(self) -> None:
        """Show what can be taken hold of now."""
        client, sandbox = self._surface.client, self._surface.board_context.sandbox
        may = client.questions.grabs() if not sandbox else set()
        counted = client.questions.answer_of_gesture() if not sandbox else set()
        self._lit.light(sorted(may))
        for item in self._table.items_by_id.values():
            sprite = item.sprite
            if sprite.kind and sprite.place in may:
                counted.add(sprite.place)
            elif sprite.kind and sprite.grabs[0] in may:
                counted.add(sprite.id)
            may_take = sprite.top in may or (sprite.place in may and "?" in sprite.top)
            item.mark(grabbable=may_take and not sprite.closed, selected=sprite.id in self.chosen)
        self._surface.highlights.show("grabs", [(place, "held") for place in sorted(counted)])

    def _mark(self) -> None:
        for name, item in self._table.items_by_id.items():
            item.mark(grabbable=item.grabbable, selected=name in self.chosen)

    # ---- hovering and the menu -----------------------------------------------------------------------------------

    def hover(self, at: QPointF) -> None:
        """The pointer rests somewhere: what is held there is raised, and the window is told."""
        item = self.item_at(at)
        self._table.raise_card(
            item.sprite.id if item is not None and item.docked else "", self._surface.board_context.theme.animations
        )
        place = self._table.place_at(self._surface.to_scene(at)) if item is None or item.sprite.closed else ""
        ids = item.sprite.ids if item is not None and not item.sprite.closed else (place,) if place else ()
        here = item.sprite.place if item is not None else place
        if ids != self._told or self._stale:
            self._told, self._stale = ids, False
            self._rests_on(ids)
            may = item is not None and item.grabbable
            sandbox = self._surface.board_context.sandbox
            if not sandbox and not self._surface.client.questions.answer_of_gesture().isdisjoint({*ids, here}):
                self._surface.viewport.setCursor(Qt.CursorShape.PointingHandCursor)
            elif may or (sandbox and item is not None and not item.sprite.closed):
                self._surface.viewport.setCursor(Qt.CursorShape.OpenHandCursor)
            else:
                self._surface.viewport.unsetCursor()

    def again(self) -> None:
        """The table has changed: what the pointer rests on may be taken now, or no longer."""
        self._stale = True

    def leave(self) -> None:
        """The pointer has left the view."""
        self._table.raise_card("")
        if self._told:
            self._told = ()
            self._rests_on(())

    def menu(self, event: QContextMenuEvent) -> None:
        """Free hands: everything that can be done to what is under the pointer."""
        at = QPointF(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            now = self._keyboard.current()
            at = now.box.center() if now is not None else at
        item = self.item_at(at)
        sprite = item.sprite if item is not None and not item.sprite.closed else None
        place = self._table.place_at(self._surface.to_scene(at)) or (sprite.place if sprite is not None else "")
        self.show_menu(sprite.id if sprite is not None else "", place, at.toPoint())
        event.accept()

    def show_menu(self, thing: str, place: str, at: QPoint) -> None:
        """Open the menu for a thing or a place."""
        if not self._surface.board_context.sandbox:
            return
        item = self._table.items_by_id.get(thing)
        sprite = item.sprite if item is not None else None
        if sprite is None and not place:
            return
        point = self._surface.to_screen(at)
        self._opens_menu(point, list(menu_ids(sprite, place)))
        if self.open_menu is not None:
            self.open_menu.deleteLater()
        self.open_menu = SandboxMenu(self._surface.board_context, sprite, place, self._surface.widget)
        if self.open_menu.actions():
            self.open_menu.popup(point)
