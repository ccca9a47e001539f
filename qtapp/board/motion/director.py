"""Where the camera looks by itself: the home of the game, the board that a question is about, its targets.

A person who moves the camera has it until their turn ends: the director then waits, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import hypot

from PySide6.QtCore import QMarginsF, QObject, QPointF, QRectF, QSizeF, Signal

from engine import api
from qtapp.board.motion.camera import FLIGHT, Camera
from qtapp.board.scene.scene import TableScene

APART = 44.0
"""Pixels between the middles of two targets, so that both can be hit."""
AROUND_TARGETS = 60.0
NEAREST_SHOT = 1.6
ROOMY = 1.12
"""How much nearer than needed the camera goes: what lies around tells where one is."""


@dataclass(frozen=True)
class Standpoint:
    """How the camera would stand, and what would be seen from there."""

    scale: float
    centre: QPointF
    boards: frozenset[str] | None
    """The boards that would be shown; None: all of them."""


class Director(QObject):
    """Flies the camera, at most once for each question, and never against a person."""

    manual_changed = Signal(bool)
    """A person took the camera, or gave it back."""

    def __init__(self, camera: Camera, table: TableScene) -> None:
        super().__init__(camera)
        self._camera = camera
        self._table = table
        self._shot: QRectF | None = None
        self._boards: tuple[str, ...] = ()
        """The boards of the shot: if they grow, it follows."""
        self._flown: object = None
        """The question for which it has flown to targets."""
        self._asked: object = None
        """The question for which it has flown already."""
        self.moves: Callable[[], str] = lambda: "always"
        """The person's setting: does the camera move by itself? always, told (only while something is played), off."""
        self.flights = 0
        camera.taken = self._taken
        self.told_room: Callable[[], QMarginsF | None] = lambda: None
        """What lies over the edges while something is told; None: what does anyway."""
        self._subject: tuple[str, ...] = ()
        """The boards that a shot of single targets is about."""
        self._after_beat = False
        """Has it flown to what others did? The next question is looked at from its own shot again."""

    @property
    def manual(self) -> bool:
        """Has a person the camera?"""
        return self._camera.manual

    def _taken(self) -> None:
        self._table.show_only(None)
        self.manual_changed.emit(True)

    def landed(self) -> None:
        """The camera has come to rest: boards that are no part of the shot would only stand cut at its edges."""
        self._table.show_only(None if self.manual else self._shown())

    def _shown(self) -> frozenset[str] | None:
        """The boards of the shot; None: all of them."""
        return self._shown_in(self._camera.aimed_box())

    def _shown_in(self, seen: QRectF) -> frozenset[str] | None:
        boards = self._table.layout.boards
        keys = self._boards or self._subject
        if not any(board.key in keys and seen.intersects(board.rect) for board in boards):
            return None  # a hand has taken the camera elsewhere: there nothing may be missing
        # One between two others is whole in sight: without it there would be a hole.
        shown = {*keys, *(board.key for board in boards if seen.contains(board.rect))}
        return frozenset(shown) if len(shown) < len(boards) else None

    def release(self) -> None:
        """The camera moves by itself again."""
        if self._camera.manual:
            self._camera.manual = False
            self.manual_changed.emit(False)

    # ---- shots ---------------------------------------------------------------------------------------------------

    def home_boards(self) -> tuple[str, ...]:
        """The boards that one looks at when nothing is asked; with free hands all of them."""
        layout = self._table.layout
        wanted = self._table.art.home_boards(layout.viewer)
        found = tuple(key for key in wanted if layout.board(key) is not None)
        if self._table.board_context.sandbox or not found:
            return tuple(board.key for board in layout.boards)
        return found

    def go_home(self, *, at_once: bool = False) -> None:
        """Back to what the game is about; the camera is automatic again."""
        self.release()
        self._asked = None
        self._show_boards(self.home_boards(), at_once)

    def begin(self) -> None:
        """Another table, another person: from the home shot, at once."""
        self.go_home(at_once=True)

    def follow_question(self, question: object, targets: Sequence[str]) -> None:
        """A question is asked, or a thing was picked: bring its targets into sight, if they are not."""
        if self.moves() != "always" or self.manual or self._table.board_context.sandbox:
            return
        boxes = self._boxes(targets)
        away, self._after_beat = self._after_beat and not self._at(self.home_boards()), False
        if not boxes:
            if (away or question != self._asked) and not self._at(self.home_boards()):
                self._show_boards(self.home_boards())
            self._asked = question
            return
        # Once it has flown for a question it stays, unless something is out of sight: pins part what lies too near.
        needed = needed_zoom(boxes) if question is None or question != self._flown else 0.0
        self._asked = question
        if self._in_sight(boxes, needed) and not away:
            return
        self._flown = question
        self._fly(boxes, needed)

    def bring(self, targets: Sequence[str]) -> None:
        """Somebody drags something or wants a hint, and its targets are mostly out of sight: bring them, whoever moved
        the camera last.
        """
        found = [box for name in targets if (box := self._table.box_of(name)) is not None]
        seen = self._camera.aimed_box()
        visible = [docked or self._is_seen(box, seen) for box, docked in found]
        if 2 * sum(visible) < len(found):
            boxes = [box for box, docked in found if not docked]
            self._fly(boxes, needed_zoom(boxes))

    def standpoint(self, covered: QMarginsF) -> Standpoint:
        """Where the camera would stand for what it shows now, if so much of the view's edges were covered; one that a
        person has stays where it is.
        """
        camera = self._camera
        box = None if self.manual else self._framed()
        if box is None:
            return Standpoint(camera.scale, camera.centre(), None if self.manual else self._shown())
        scale, centre = camera.aim(box, covered)
        return Standpoint(scale, centre, self._shown_in(camera.seen_from(scale, centre, covered)))

    @property
    def shot(self) -> object:
        """What tells one shot from another."""
        box = self._framed()
        return self.manual, self._boards, self._subject, None if box is None else box.getRect()

    def _framed(self) -> QRectF | None:
        return self._box_of(self._boards) if self._boards else self._shot

    def shows(self, name: str) -> bool:
        """Is the board to be seen on which this lies? What is held always is."""
        found = self._table.box_of(name)
        return found is not None and (found[1] or self._is_shown(found[0].center()))

    def _is_shown(self, point: QPointF) -> bool:
        return all(map(self._table.shows_board, self._table.layout.boards_at(point)))

    def follow_beat(self, things: Sequence[str]) -> None:
        """Something is shown that others did: bring it into sight, if it is not.

        What happened where the game is looked at anyway stays large: what it brought to somebody's own board is told.
        """
        boxes, home = self._boxes(things), self._box_of(self.home_boards())
        boxes = [box for box in boxes if home is not None and home.contains(box)] or boxes
        covered = self.told_room()
        if self.moves() != "off" and not self.manual and boxes and not self._in_sight(boxes, 0.0, covered):
            self._fly(boxes, 0.0, covered)
            self._after_beat = True

    def _fly(self, boxes: list[QRectF], needed: float, covered: QMarginsF | None = None) -> None:
        """The widest shot in which everything can be hit: home, one board, the targets alone."""
        whole = _united(boxes)
        for boards in (self.home_boards(), self._board_of(whole)):
            box = self._box_of(boards)
            if box is not None and box.contains(whole) and self._camera.aim(box, covered)[0] >= needed:
                self._show_boards(boards, covered=covered)
                return
        on = self._board_of(whole)
        margin = AROUND_TARGETS
        box = whole.adjusted(-margin, -margin, margin, margin)
        free = self._camera.free_size()
        wide = max(1.0, free.width() - self._camera.aside)  # beside it lies what is asked
        possible = min(wide / box.width(), free.height() / box.height(), NEAREST_SHOT)
        if possible >= needed or not on:
            self._boards, self._shot = (), self._widened(box, min(possible, needed * ROOMY), on)
            self._subject = on
            self._go(self._shot, False)
        else:
            self._show_boards(on)

    def _widened(self, box: QRectF, scale: float, boards: Sequence[str]) -> QRectF:
        """A box as large as the free part of the view at a scale: no nearer than is needed, and not past the boards."""
        free, aside = self._camera.free_size(), self._camera.aside
        if box.width() * scale <= free.width() - aside:  # what is asked has room beside it
            free.setWidth(free.width() - aside)
        room = free * (1 / scale)
        wide = QRectF(QPointF(0, 0), room.expandedTo(box.size()))
        wide.moveCenter(box.center())
        edge = self._box_of(boards)
        if edge is not None:
            for at, low, high, move in (
                (wide.left(), edge.left(), edge.right() - wide.width(), wide.moveLeft),
                (wide.top(), edge.top(), edge.bottom() - wide.height(), wide.moveTop),
            ):
                if low <= high:
                    move(min(high, max(low, at)))
        return wide

    def one_board(self, targets: Sequence[str]) -> bool:
        """Do all of these lie on one and the same board (or in the hand)?"""
        boards = {self._board_of(QRectF(box.center(), QSizeF(1, 1))) for box in self._boxes(targets)}
        return len(boards) == 1

    def _board_of(self, box: QRectF) -> tuple[str, ...]:
        """The boards that hold a box together."""
        return tuple(board.key for board in self._table.layout.boards if board.rect.intersects(box))

    def _box_of(self, boards: Sequence[str]) -> QRectF | None:
        rects = [board.rect for key in boards if (board := self._table.layout.board(key)) is not None]
        return _united(rects) if rects else None

    def _boxes(self, targets: Sequence[str]) -> list[QRectF]:
        """Where the targets lie that are not in the hand."""
        found = []
        for name in targets:
            box = self._table.box_of(name)
            if box is not None and not box[1]:
                found.append(box[0])
        return found

    def _in_sight(self, boxes: list[QRectF], needed: float, covered: QMarginsF | None = None) -> bool:
        if self._camera.aimed_scale < needed * 0.98:
            return False
        seen = self._camera.aimed_box(covered)
        return all(self._is_seen(box, seen) for box in boxes)

    def _is_seen(self, box: QRectF, seen: QRectF) -> bool:
        return seen.contains(box.center()) and self._is_shown(box.center())

    def _at(self, boards: Sequence[str]) -> bool:
        return bool(boards) and tuple(boards) == self._boards

    def _show_boards(self, boards: Sequence[str], at_once: bool = False, covered: QMarginsF | None = None) -> None:
        box = self._box_of(boards)
        if box is not None:
            self._boards, self._shot = tuple(boards), box
            self._go(box, at_once, covered)

    def _go(self, box: QRectF, at_once: bool, covered: QMarginsF | None = None) -> None:
        self._camera.fitted = False
        self._table.show_only(None)
        if not at_once:
            self.flights += 1
        self._camera.show(box, 0 if at_once else self._table.board_context.theme.ms(FLIGHT), covered)

    def again(self, *, at_once: bool = True) -> None:
        """The room, or a board, has another size: the same shot anew."""
        if self.manual:
            return
        box = self._framed()
        if box is None:
            self.go_home(at_once=True)
            return
        self._shot = box
        self._camera.fitted = False
        self._camera.show(box, 0 if at_once else self._table.board_context.theme.ms(FLIGHT))

    # ---- pictures ------------------------------------------------------------------------------------------------

    def hidden_boards(self) -> list[str]:
        """The boards that are not to be seen well now, the viewer's own first, then the game's, then the others'."""
        layout, seen, shown = self._table.layout, self._camera.aimed_box(), self._shown()
        viewer, homes = layout.viewer, self.home_boards()

        def rank(key: str) -> tuple[bool, bool, int]:
            board = layout.board(key)
            seat = board.seat if board is not None else 0
            after = (seat - viewer) % max(1, layout.seats) if seat else 0
            return seat != viewer or not viewer, key not in homes, after

        if self.manual or shown is None:
            hidden = [board.key for board in layout.boards if not seen.contains(board.rect.center())]
        else:
            hidden = [board.key for board in layout.boards if board.key not in shown]
        return sorted(hidden, key=rank)


def needed_zoom(boxes: Sequence[QRectF]) -> float:
    """The smallest zoom at which any two targets can be told apart by a finger."""
    middles = [box.center() for box in boxes]
    nearest = min((_apart(one, other) for one, other in combinations(middles, 2)), default=1e9)
    return min(NEAREST_SHOT, APART / max(1.0, nearest))


def _apart(one: QPointF, other: QPointF) -> float:
    away = one - other
    return max(1.0, hypot(away.x(), away.y()))


def _united(boxes: Sequence[QRectF]) -> QRectF:
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole


def area_name(table: TableScene, key: str) -> api.Message | None:
    """What a board is called under its picture."""
    board = table.layout.board(key)
    if board is None:
        return None
    if board.seat and board.seat == table.layout.viewer:
        return api.msg("window.own_board", "Own board")
    if board.seat:
        return api.msg("window.person_name", "{seat}", seat=api.SeatArg(board.seat))
    return table.art.board_names.get(key) or api.msg("window.common_board", "Table")
