"""The scene: boards, labels and everything that stands on them, kept equal to the viewer's view.

The view is the truth; what moved is found by comparing what stands now with what should stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.painting import PaintedScene
from qtapp.board.place.layout import Layout
from qtapp.board.place.sprite import Sprite
from qtapp.board.scan.scans import BoardScan, pictures_of
from qtapp.board.scene.animator import GROW, MOVE, RUN, Animator, Glide
from qtapp.board.scene.board_layer import BoardLayer
from qtapp.board.scene.flights import flight_sprites, flight_starts, joined, turning
from qtapp.board.scene.gameart import FindArt, GameArt
from qtapp.board.scene.hand_ground import HandGround
from qtapp.board.scene.hand_layout import HandLayout, HandRoom, HandState
from qtapp.board.scene.hand_strip import held_places, lay_out_hand
from qtapp.board.scene.pieces import RootItem, SpriteItem
from qtapp.board.scene.table_layouts import TableLayouts


class TableScene(PaintedScene):
    """Everything on the table of one viewer."""

    boards_hidden = Signal()
    """Other boards are shown than before."""
    regrown = Signal()
    """The table has another size than before."""

    def __init__(self, board_context: BoardContext, find_art: FindArt, parent: QObject | None = None) -> None:
        super().__init__(board_context.art, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.board_context = board_context
        self._find_art = find_art
        self.art: GameArt = find_art(board_context.client.game.id, board_context)
        self.zoom = 1.0
        self.layouts = TableLayouts(board_context)
        """How its boards are arranged."""
        self.skin: BoardScan | None = None
        self.nudges: dict[str, QPointF] = {}
        """Places that were moved to fit a scan, in units of their board."""
        self._view = board_context.client.view()
        self.layout: Layout = self.layouts.find(self._view, self.nudges)
        self.room = HandRoom(QSize(1280, 720), QSize(1280, 720))
        """What the window leaves to the hand."""
        self.raised = ""
        """What of the hand is looked at."""
        self.picked = ""
        """What of the hand was picked up and waits for its target."""
        self._scrolled: dict[str, int] = {}
        self._only: frozenset[str] | None = None
        """The boards that are shown; None: all. The others would stand cut at the edges of the view."""
        self.items_by_id: dict[str, SpriteItem] = {}
        self._part_of: dict[str, SpriteItem] | None = None
        """By piece, the thing that shows it. Made when somebody asks, until the things change."""
        self.top = RootItem(100)
        """Parent of all that stands on the boards."""
        self.dock = RootItem(3000)
        """Parent of what stays in the viewport; its units are pixels."""
        self.addItem(self.top)
        self.addItem(self.dock)
        self.over = RootItem(3100)
        """In pixels of the viewport too, over everything: arrows and pills, seen also while the hand is away."""
        self.addItem(self.over)
        self._hand_ground = HandGround(board_context, self.dock)
        self.held = HandLayout()
        self.grounds = BoardLayer(self)
        self.mover = Animator(self)
        self._lifter = Animator(self)
        """Raises what is looked at; what moves over the table goes on."""

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def view(self) -> api.SeatView:
        """The view that is shown."""
        return self._view

    def sprites(self, view: api.SeatView) -> list[Sprite]:
        """All that should stand on the boards."""
        self.art.view = view
        held = set(self.art.hand_places(view.viewer))
        found = list(self.art.fixed_sprites(self.layout))
        for place in view.places.values():
            if place.id not in held:
                found += self.art.standing_in(place, self.layout)
        for definition in self.board_context.blueprint.places:
            unseen = definition.visibility is api.Visibility.SECRET and definition.owner != view.viewer
            if unseen and definition.id not in view.places:
                closed = api.PlaceView(definition.id, definition.owner, (), {}, True)
                found += self.art.standing_in(closed, self.layout)
        return found

    def _hold(self, view: api.SeatView) -> HandLayout:
        """All that should be in the strip."""
        places, box = held_places(self.board_context, self.art, view)
        state = HandState(self.raised, self.picked, self._scrolled)
        found = lay_out_hand(self.board_context, self.art, places, self.room, state, box)
        self._scrolled = dict(found.scrolled)
        return found

    def standing_on(self, box: QRectF) -> list[tuple[Picture, QPointF, float]]:
        """What lies and stands within a box of the scene, lowest first: picture, point and scale."""
        found = []
        for picture, at, scale, _ in self.grounds.pictures():
            ground = picture.box(self.board_context.art)
            if box.intersects(QRectF(at + ground.topLeft() * scale, ground.size() * scale)):
                found.append((picture, at, scale))
        items = [item for item in self.items_by_id.values() if not item.docked and box.contains(item.sprite.at)]
        for item in sorted(items, key=lambda item: item.zValue()):
            found.append((item.picture, item.sprite.at, item.sprite.scale))
        return found

    # ---- scans ---------------------------------------------------------------------------------------------------

    def use_skin(self, skin: BoardScan | None) -> list[api.Message]:
        """Lay an owner's scans over the drawn boards, or take them away; what could not be shown is told."""
        self.skin = skin
        self.nudges = skin.nudges() if skin is not None else {}
        notes = self._lay_skin()
        self.show_view(self._view)
        return notes

    def _lay_skin(self) -> list[api.Message]:
        self.grounds.skins = {}
        if self.skin is None:
            return []
        notes: list[api.Message] = []
        for board in self.layout.boards:
            if board.cells is not None:
                continue
            stem = Path(board.drawing.name).stem
            size = board.drawing.size
            found, told = pictures_of(self.skin, {stem: (size.width(), size.height())})
            notes += [note for note in told if note not in notes]
            if stem in found:
                self.grounds.skins[board.key] = found[stem]
        return notes

    # ---- keeping it equal to the view ----------------------------------------------------------------------------

    def reset(self, *, only_viewer: bool = False) -> None:
        """Another game, another language, another look: all anew, without movement.

        `only_viewer`: the same table, but somebody else looks at it: what looks the same to them stays as it is.
        """
        self.mover.finish()
        self._lifter.finish()
        if not only_viewer:
            self.art = self._find_art(self.board_context.client.game.id, self.board_context)
            was_held = self.layouts.is_held
            self.layouts = TableLayouts(self.board_context)
            self.layouts.hold(was_held)
            for item in list(self.items_by_id.values()):
                self._remove(item)
            self.items_by_id.clear()
            self._part_of = None
        self.raised = self.picked = ""
        self._scrolled = {}
        self._view = self.board_context.client.view()
        self.held = self._hold(self._view)
        self.layouts.fit(self.room.port, self.held.height)
        self.show_view(self._view)

    def resize(self, size: QSize, window: QSize | None = None) -> None:
        """The viewport, in a window of a size, has another size: the hand follows."""
        self.room = replace(self.room, port=size, window=window or size)
        self.lay_strip(animate=False)
        if self.layouts.fit(size, self.held.height):
            self.show_view(self._view)

    def show_view(self, view: api.SeatView, steps: Sequence[api.VisibleOp] = (), animate: bool = False) -> None:
        """Make the scene equal to a view; what changed its place glides there."""
        self.mover.finish()
        self._lifter.finish()
        self._view = view
        old = self.layout.bounds()
        self.layout = self.layouts.find(view, self.nudges)
        self._lay_skin()
        self.grounds.show(view)
        self.held = self._hold(view)
        self._hand_ground.show_hand(self.held)
        origins = flight_starts(self, steps) if animate else {}
        self._part_of = None
        ways = self._equalize([*self.sprites(view), *self.held.sprites], len(self.held.sprites), origins, animate)
        self._hide_others()
        if animate:
            ways += flight_sprites(self, steps)
            ways += turning(self, steps)
        follows = any(way.path is not None or way.spin for way in ways)
        self.mover.start(ways, self.board_context.theme.ms(RUN if follows else MOVE) if animate else 0)
        if self.layout.bounds() != old:
            self.regrown.emit()

    def show_only(self, boards: frozenset[str] | None) -> None:
        """Show some boards with all that stands on them, and no others; None: all."""
        if boards != self._only:
            self._only = boards
            self._hide_others()
            self.boards_hidden.emit()

    def _hide_others(self) -> None:
        only = self._only
        self.grounds.show_only(only)
        hidden = [board.rect for board in self.layout.boards if only is not None and board.key not in only]
        edges = [(box.left(), box.top(), box.right(), box.bottom()) for box in hidden]
        for item in self.items_by_id.values():  # one that comes into the hand may have been out of sight before
            item.setVisible(item.docked or not _is_within(item.sprite.at, edges))

    def shows_board(self, board: str) -> bool:
        """Is a board shown at all?"""
        return self._only is None or board in self._only

    def lay_strip(self, animate: bool = True) -> None:
        """Lay out only the hand (another size, something is raised). What is raised grows; all else is there at once:
        nothing runs after the pointer.
        """
        self._lifter.finish()
        self._part_of = None
        self.held = self._hold(self._view)
        self._hand_ground.show_hand(self.held)
        changed = [
            (item, sprite)
            for sprite in self.held.sprites
            if (item := self.items_by_id.get(sprite.id)) is not None
            and item.docked
            and not item.stands_as(sprite, self.dock)
        ]
        if any(item.moving for item, _ in changed):
            self.mover.finish()
        ways: list[Glide] = []
        for item, sprite in changed:
            grows = animate and sprite.id in (self.raised, self.picked) and sprite.scale > item.scale()
            turned = item.rotation()
            found = self._put(item, sprite, item.scenePos(), item.scale(), grows)
            for way in found:
                way.spin = sprite.turn - turned
            ways += found
        self._lifter.start(ways, self.board_context.theme.ms(GROW) if ways else 0)

    def raise_card(self, name: str, animate: bool = True) -> None:
        """Look at something that is held; empty: at nothing."""
        if name != self.raised:
            self.raised = name
            self.lay_strip(animate)

    def pick_up(self, name: str) -> None:
        """Something that is held waits for its target; empty: nothing does."""
        name = name if self.held.slot(name) is not None else ""
        if name != self.picked:
            self.picked = name
            self.lay_strip()

    def scroll_hand(self, at: QPointF, by: int) -> bool:
        """Show further cards of the fan under a point of the viewport; False: all of them are seen."""
        tray, sign = self.held.ground_at(at), self.held.more_at(at)
        place = sign.place if sign is not None else tray.place if tray is not None else ""
        if place not in self._scrolled:
            return False
        self._scrolled[place] += by
        self.raised = ""
        self.lay_strip(animate=False)
        return True

    def _equalize(
        self, sprites: Sequence[Sprite], held: int, origins: dict[str, QPointF], animate: bool
    ) -> list[Glide]:
        ways: list[Glide] = []
        wanted = {sprite.id for sprite in sprites}
        for name in [name for name in self.items_by_id if name not in wanted]:
            self._remove(self.items_by_id.pop(name))
        first_held = len(sprites) - held
        for index, sprite in enumerate(sprites):
            parent = self.dock if index >= first_held else self.top
            item = self.items_by_id.get(sprite.id)
            if item is None:
                item = SpriteItem(self, sprite, parent)
                self.items_by_id[sprite.id] = item
                start = origins.get(sprite.id)
                moves = animate and start is not None
                ways += self._put(item, sprite, start if start is not None else QPointF(), sprite.scale, moves)
                continue
            if item.stands_as(sprite, parent):
                item.sprite = sprite  # its words may be others
                continue
            start, scale = item.scenePos(), item.scale() * self._unit(item.parentItem())
            if item.parentItem() is not parent:
                item.lay_into(parent)
            old = item.sprite.place
            found = self._put(item, sprite, start, scale / self._unit(parent), animate)
            if found and old != sprite.place and parent is self.top:
                line = self.art.flight_path(old, sprite.place, (), self.layout)
                found[0].path = joined(found[0], line) if line is not None else None
            ways += found
        return ways

    def _unit(self, parent: QGraphicsItem) -> float:
        """Scene units of one unit of a parent."""
        return parent.sceneTransform().m11()

    def _put(self, item: SpriteItem, sprite: Sprite, start: QPointF, scale: float, animate: bool) -> list[Glide]:
        """Let an item show a sprite; the way it has to go, if it has one."""
        item.set_sprite(sprite)
        begin = item.parentItem().mapFromScene(start)
        z = sprite.z if item.docked else sprite.y * 0.01 + sprite.x * 1e-5 + sprite.z
        away = abs(begin.x() - sprite.x) + abs(begin.y() - sprite.y)
        if animate and away > 0.5:
            return [Glide(item, begin, sprite.at, scale, sprite.scale, z, turn=sprite.turn)]
        item.setPos(sprite.at)
        item.setScale(sprite.scale)
        item.setRotation(sprite.turn)
        item.setZValue(z)
        return []

    def _remove(self, item: QGraphicsItem) -> None:
        self.mover.drop(item)
        if item.scene() is self:
            self.removeItem(item)

    # ---- where things come from ----------------------------------------------------------------------------------

    def spot_of(self, place: str) -> QPointF | None:
        """The middle of a place in the scene, also if it is held in the strip or only an area of a board."""
        tray = self.held.tray(place)
        if tray is not None:
            return self.dock.mapToScene(tray.box.center())
        ground = self.layout.place(place) or self.layout.area(place)
        if ground is not None:
            return ground.rect.center()
        parts = place.split(".")
        board = self.layout.board(".".join(parts[:2])) if len(parts) > 2 else None
        return None if board is None else board.rect.center()

    # ---- finding -------------------------------------------------------------------------------------------------

    def set_dock(self, transform: QTransform) -> None:
        """Keep the strip where it is while the table moves below it."""
        self.dock.setTransform(transform)
        self.over.setTransform(transform)

    def item_at(self, point: QPointF) -> SpriteItem | None:
        """The topmost thing under a point of the scene; of what is held, the one whose slot it is."""
        slot = self.held.slot_at(self.dock.mapFromScene(point))
        if slot is not None:
            return self.items_by_id.get(slot.id)
        best: SpriteItem | None = None
        highest = -inf
        x, y = point.x(), point.y()
        for item in self.items_by_id.values():
            if item.docked or item.is_far(x, y) or item.sprite.is_decoration or not item.isVisible():
                continue
            z = item.zValue()
            if z > highest and item.foot().contains(item.mapFromScene(point)):
                best, highest = item, z
        return best

    def item_of(self, name: str) -> SpriteItem | None:
        """The thing that shows a piece; if it is not on top, the thing it is part of."""
        found = self.items_by_id.get(name)
        if found is not None:
            return found
        if self._part_of is None:
            items = reversed(self.items_by_id.values())  # of several the first
            self._part_of = {piece: item for item in items for piece in item.sprite.pieces}
        return self._part_of.get(name)

    def place_at(self, point: QPointF) -> str:
        """The place under a point of the scene; empty: none."""
        tray = self.held.ground_at(self.dock.mapFromScene(point))
        if tray is not None:
            return tray.place
        ground = self.layout.place_at(point)
        return "" if ground is None or not self.shows_board(ground.board) else ground.id

    def box_of(self, name: str) -> tuple[QRectF, bool] | None:
        """The box of a piece or place, and whether it is docked; docked ones in pixels of the viewport."""
        item = self.item_of(name)
        if item is not None:
            sprite = item.sprite
            slot = self.held.slot(sprite.id) if item.docked else None
            if slot is not None:
                return slot.box, True
            foot = item.foot()
            size = foot.size() * sprite.scale
            corner = sprite.at + foot.topLeft() * sprite.scale
            return QRectF(corner, size), item.docked
        tray = self.held.tray(name)
        if tray is not None:
            return tray.box.adjusted(0, 0, 0, -32), True
        ground = self.layout.place(name) or self.layout.area(name)
        return None if ground is None else (ground.rect, False)

    def rect_of(self, name: str) -> QRectF | None:
        """Where a piece or a place is, in the scene."""
        item = self.item_of(name)
        if item is not None:
            return item.scene_foot()
        tray = self.held.tray(name)
        if tray is not None:
            return self.dock.mapRectToScene(tray.box)
        ground = self.layout.place(name) or self.layout.area(name)
        return None if ground is None else ground.rect


def _is_within(point: QPointF, boxes: Sequence[tuple[float, float, float, float]]) -> bool:
    """Does a point lie in one of these boxes (left, top, right, bottom)? Asked for hundreds of things at a time."""
    x, y = point.x(), point.y()
    for left, top, right, bottom in boxes:  # noqa: SIM110  # a generator would take twice the time
        if left <= x <= right and top <= y <= bottom:
            return True
    return False
