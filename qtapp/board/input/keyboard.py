"""Playing without the mouse: arrows walk over places and pieces, Enter takes and drops, Tab goes from area to area."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QTransform

from engine import api
from qtapp.board.motion.surface import Surface
from qtapp.board.place.layout import Layout
from qtapp.board.place.sprite import is_hidden
from qtapp.board.scene.hand_layout import HandLayout
from qtapp.board.scene.pieces import SpriteItem
from qtapp.session.client import OptionItem

DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@dataclass(frozen=True)
class CursorTarget:
    """Something the keyboard can stand on: its ids (piece first, then place) and its box in the viewport."""

    ids: tuple[str, ...]
    box: QRectF
    area: str
    held: bool = False
    """In the hand: such things lie in a row, whichever of them is raised."""

    @property
    def id(self) -> str:
        """What it is called by."""
        return self.ids[0]

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The centre of its box."""
        centre = self.box.center()
        return centre.x(), centre.y()


def beside(now: CursorTarget, way: tuple[int, int], targets: list[CursorTarget]) -> CursorTarget | None:
    """The nearest in a direction; None: nothing lies there. In a hand left and right go from one to the next."""
    (x, y), (wx, wy) = now.middle, way
    if now.held and wx:
        row = [one for one in targets if one.area == now.area and (one.middle[0] - x) * wx > 0]
        if row:
            return min(row, key=lambda one: abs(one.middle[0] - x))
    best, least = None, float("inf")
    for one in targets:
        ax, ay = one.middle[0] - x, one.middle[1] - y
        along = ax * wx + ay * wy
        if along <= 1:
            continue
        aside = abs(ax * wy) + abs(ay * wx)
        cost = along + aside * 1.8
        if cost < least and aside <= along * 2.5 and one.id != now.id:
            best, least = one, cost
    return best


CursorState = tuple[api.SeatView, Layout, HandLayout, QTransform, int, frozenset[str] | None]
"""What is shown, where it lies, what is held in the strip, from where it is looked at, how many things there are, which
places are open.
"""


def _same(one: CursorState, other: CursorState) -> bool:
    return one[0] is other[0] and one[1] is other[1] and one[2:] == other[2:]


class DragPort(Protocol):
    """The hand that the keyboard moves."""

    @property
    def holding(self) -> bool: ...

    @property
    def ghost(self) -> bool: ...

    @property
    def drops(self) -> Mapping[str, Sequence[OptionItem]]: ...

    def begin(self, item: SpriteItem, at: QPointF) -> None: ...

    def point(self) -> bool: ...

    def show_held(self) -> None: ...

    def point_at(self, at: QPointF, ids: tuple[str, ...]) -> None: ...

    @property
    def grab(self) -> str: ...

    def drop(self, ids: tuple[str, ...], at: QPointF) -> None: ...


class KeyboardCursor(QObject):
    """Where the keyboard stands, and how it goes on from there."""

    def __init__(
        self,
        surface: Surface,
        drag: DragPort,
        *,
        rests_on: Callable[[tuple[str, ...]], None],
        takes: Callable[[], None],
        gives_up: Callable[[], None],
        finds_nothing: Callable[[], None],
        lit: Callable[[], Collection[str]],
        chooses: Callable[[tuple[str, ...]], bool],
        says: Callable[[api.Message], None],
    ) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._table = surface.scene
        self._drag = drag
        self._rests_on = rests_on
        """Is told the ids of where the keyboard stands."""
        self._takes = takes
        """Is told before something is taken hold of."""
        self._gives_up = gives_up
        """Lays everything down."""
        self._finds_nothing = finds_nothing
        """Is told if there is nothing to take hold of where Enter was pressed."""
        self._lit = lit
        """The places that can be chosen now."""
        self._chooses = chooses
        """Chooses where Enter was pressed, if that can be chosen."""
        self._says = says
        """Says to a screen reader what the hand did."""
        growing = (one.id.partition("{")[0] for one in self._surface.board_context.blueprint.places if one.bounds)
        self._growing = tuple(growing)
        self._here = ""
        self._looked: tuple[CursorState, list[CursorTarget]] | None = None

    @property
    def here(self) -> str:
        """The id the keyboard stands on; empty: nowhere yet."""
        return self._here

    def targets(self) -> list[CursorTarget]:
        """Everything one can stand on: things, and places without any. Looked up once for each moment of the table."""
        table = self._table
        moment = (table.view, table.layout, table.held, self._surface.to_port(), len(table.items_by_id), self._open())
        if table.mover.running:
            return self._look_up()
        if self._looked is None or not _same(self._looked[0], moment):
            self._looked = (moment, self._look_up())
        return self._looked[1]

    def _open(self) -> frozenset[str] | None:
        """The places where something can be laid or that can be chosen now; None: hands may lay anything anywhere."""
        if self._surface.board_context.sandbox:
            return None
        return frozenset((*self._drag.drops, *self._lit()))

    def _is_far(self, place: str, open_now: frozenset[str] | None) -> bool:
        """An empty member of a board that grows, where the rules let nothing happen: nobody walks through those."""
        return open_now is not None and place.startswith(self._growing) and place not in open_now

    def _look_up(self) -> list[CursorTarget]:
        open_now = self._open()
        found: list[CursorTarget] = []
        to_port = self._surface.to_port()
        taken: set[str] = set()
        for item in self._table.items_by_id.values():
            sprite = item.sprite
            if sprite.is_decoration:
                continue
            slot = self._table.held.slot(sprite.id) if item.docked else None
            box = slot.box if slot is not None else to_port.mapRect(item.scene_foot())
            area = sprite.place if item.docked else self._area(sprite.place)
            # Counts of one place form a single stop: from separate ones the arrow keys could never leave the place.
            key = sprite.ids[0]
            if key in taken:
                continue
            taken.add(key)
            taken.add(sprite.place)
            found.append(CursorTarget(tuple(dict.fromkeys((*sprite.ids, sprite.place))), box, area, item.docked))
        held = {tray.place for tray in self._table.held.trays}  # it may be drawn on a board too
        for ground in self._table.layout.grounds():
            if ground.id not in taken and ground.id not in held and not self._is_far(ground.id, open_now):
                found.append(CursorTarget((ground.id,), to_port.mapRect(ground.rect), ground.board))
        for tray in self._table.held.trays:
            if tray.place not in taken:
                found.append(CursorTarget((tray.place,), tray.box, tray.place, True))
        return found

    def _area(self, place: str) -> str:
        ground = self._table.layout.place(place) or self._table.layout.area(place)
        return ground.board if ground is not None else ""

    def current(self) -> CursorTarget | None:
        """Where the keyboard stands."""
        return next((one for one in self.targets() if self._here in one.ids), None)

    def stand_on(self, target: CursorTarget | None) -> None:
        """Stand somewhere: a ring, and the name is said."""
        self._here = target.id if target is not None else ""
        highlights = self._surface.highlights
        if target is None:
            highlights.clear("focus")
            return
        held = any(self._here == one.id for one in self._table.held.sprites)
        self._table.raise_card(self._here if held else "", animate=False)
        highlights.show("focus", [(self._here, "focus")])
        self._come_into_sight(target)
        self._rests_on(target.ids)
        self._surface.announce()
        if self._drag.holding:
            self._drag.point_at(target.box.center(), target.ids)

    def _come_into_sight(self, target: CursorTarget) -> None:
        port = self._surface.port()
        docked = any(target.id in (tray.place, *()) for tray in self._table.held.trays) or any(
            sprite.id == target.id for sprite in self._table.held.sprites
        )
        if docked or port.adjusted(0, 0, 0, -self._table.held.height).intersects(target.box):
            return
        self._surface.camera.pan(port.center() - target.box.center())

    def step(self, way: tuple[int, int]) -> None:
        """Go to the nearest in a direction."""
        targets = self.targets()
        now = self.current()
        if now is None:
            self.stand_on(self._first(targets))
            return
        best = beside(now, way, targets)
        if best is not None:
            self.stand_on(best)

    def _first(self, targets: list[CursorTarget]) -> CursorTarget | None:
        """Where to begin: something that can be taken hold of, else the first thing."""
        may = self._surface.client.questions.grabs()
        able = [one for one in targets if any(name in may for name in one.ids)]
        return min(able or targets, key=lambda one: (one.box.center().x(), one.box.center().y()), default=None)

    def next_area(self, forward: bool) -> bool:
        """Go to the next area; False: there is none any more. While holding: to the next legal drop."""
        targets = self.targets()
        if self._drag.holding:
            return self._next_drop(targets, forward)
        order = list(dict.fromkeys([*(tray.place for tray in self._table.held.trays), *self._surface.camera.areas()]))
        now = self.current()
        index = order.index(now.area) if now is not None and now.area in order else (-1 if forward else len(order))
        while True:
            index += 1 if forward else -1
            if not 0 <= index < len(order):
                return False
            inside = [one for one in targets if one.area == order[index]]
            if inside:
                self.stand_on(self._first(inside))
                return True

    def _next_drop(self, targets: list[CursorTarget], forward: bool) -> bool:
        legal = [one for one in targets if any(name in self._drag.drops for name in one.ids)]
        legal.sort(key=lambda one: (round(one.box.top() / 40), one.box.left()))
        if not legal:
            return False
        at = next((index for index, one in enumerate(legal) if self._here in one.ids), -1 if forward else 0)
        self.stand_on(legal[(at + (1 if forward else -1)) % len(legal)])
        return True

    def act(self) -> None:
        """Take hold of what is here, or drop what is held."""
        now = self.current()
        drag = self._drag
        if now is None:
            self.step((1, 0))
            return
        if drag.holding:
            self._lay(now)
            return
        may = self._surface.client.questions.grabs()
        if not any(name in may for name in now.ids) and self._chooses(now.ids):
            return
        item = self._table.item_of(now.id) or next(
            (one for one in self._table.items_by_id.values() if one.sprite.place == now.id), None
        )
        if item is not None and not item.sprite.closed:
            self._takes()
            drag.begin(item, now.box.center())
            if not drag.point():
                drag.show_held()
            if drag.holding and not drag.ghost:
                self._say_held(now)
        else:
            self._finds_nothing()

    def _say_held(self, thing: CursorTarget) -> None:
        name = self._name(thing.ids)
        if name is not None:
            places = len(self._drag.drops)
            self._says(api.msg("a11y.holding", "You hold: {name}. Places where it may go: {n}.", name=name, n=places))

    def _lay(self, there: CursorTarget) -> None:
        """Lay what is held down here; what came of it is said, unless a card says why not."""
        drag = self._drag
        held, home = drag.grab, self._table.item_of(drag.grab)
        from_home = home is not None and home.sprite.place in there.ids
        what = self._name((held, home.sprite.place) if home is not None else (held,))
        where = self._surface.client.names.place_name(there.ids[-1])
        drag.drop(there.ids, there.box.center())
        if drag.holding or drag.ghost or what is None:
            return
        if from_home:
            self._says(api.msg("a11y.put_back", "Put back: {name}", name=what))
        elif where is not None:
            self._says(api.msg("a11y.laid_down", "Laid down: {name}, there: {place}", name=what, place=where))

    def _name(self, ids: tuple[str, ...]) -> api.Message | None:
        names = self._surface.client.names
        return names.piece_name(ids[0]) or names.place_name(ids[-1])

    def key(self, key: int) -> bool:
        """A key was pressed; False: it is none of ours."""
        way = DIRECTIONS.get(Qt.Key(key))
        if way is not None:
            self.step(way)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.act()
            return True
        if key == Qt.Key.Key_Escape and (self._drag.holding or self._drag.ghost):
            self._gives_up()
            return True
        return False

    def again(self) -> None:
        """The table has changed: stay where we are if that is still there."""
        if not self._here:
            return
        now = self.current()
        if now is None:
            self._here = ""
            self._surface.highlights.clear("focus")
        elif not is_hidden(self._here):
            self._here = now.id
