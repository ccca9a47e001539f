"""The table of a question as pictures: every board that the deed is about, whole, and what the asked seat has.

What stands where is read in the window's thread; the pictures are painted in another one, so that the window need not
wait for them when the next question comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from engine.api import QuizQuestion
from qtapp.board import TableView
from qtapp.board.paint.art import Picture
from qtapp.board.scene.export import ExportItem, TableExporter
from qtapp.teach.class_layout import ShotPart, compose

_CLEAR = QColor(0, 0, 0, 0)
_NEAR_ROOM = 2.4
"""A near shot is so many times as wide as what it is about, and at least so large a part of its board."""
_NEAR_LEAST, _NEAR_MOST = 0.42, 0.85
_GOAL, _TAKEN, _HAD = 5.0, 1.2, 1.0
"""What it is worth that a board is large: where the deed ends, where it begins, and if it is only had."""
_AROUND = 90.0
"""Units around several places that are seen from near."""
_WHOLE = "*"
"""Instead of a board: the whole table."""
_TRAY = 150.0
"""Units of an empty place beside what is held."""


@dataclass(frozen=True, slots=True)
class ShotPiece:
    """One board, or what is held, as it lies on the page."""

    image: QImage
    box: QRectF


@dataclass(frozen=True, slots=True)
class NearShot:
    """A part of a board from near; boxes of things in parts of its width and height."""

    image: QImage
    boxes: dict[str, QRectF]


@dataclass(frozen=True, slots=True)
class ClassShot:
    """Everything that is seen of a question's table, in units of the page."""

    pieces: tuple[ShotPiece, ...]
    own: QRectF
    """The sheet with what the asked seat has."""
    boxes: dict[str, QRectF]
    """Where things lie on the page."""
    ghost: QImage | None
    """The thing that is moved; None: it is no single thing."""
    near: NearShot | None


class _ShotExporter(TableExporter):
    """Paints parts of a table; knows where what is held lies in the row below it."""

    def held_boxes(self, view: TableView) -> dict[str, QRectF]:
        """By every id of what is held."""
        sprites = view.table.held.sprites
        parts = self.parts[len(self.parts) - len(sprites) :] if sprites else []
        found: dict[str, QRectF] = {}
        for sprite, part in zip(sprites, parts, strict=True):
            box = self._box_of(part)
            for name in (*sprite.pieces, *sprite.grabs):
                found.setdefault(name, box)
        return found

    def _box_of(self, part: ExportItem) -> QRectF:
        foot = part.picture.footprint(self._art)
        return QRectF(part.at + foot.topLeft() * part.scale, foot.size() * part.scale)

    def crop(self, box: QRectF, wide: float, beside: Sequence[QRectF] = ()) -> QImage:
        """A part of the table, so many pixels wide; only what lies there is painted, and nothing of boards beside."""
        whole, self.bounds = self.parts, box
        self.parts = []
        for one in whole:
            reach = self._reach(one)
            if reach.intersects(box) and not any(edge.contains(reach.center()) for edge in beside):
                self.parts.append(one)
        try:
            return self.image(QSize(max(1, round(wide)), max(1, round(wide * box.height() / box.width()))), _CLEAR)
        finally:
            self.parts = whole

    def _reach(self, part: ExportItem) -> QRectF:
        box = part.picture.box(self._art)
        return QRectF(part.at + box.topLeft() * part.scale, box.size() * part.scale)

    def single(self, picture: Picture, wide: float) -> QImage:
        """One thing alone, on nothing."""
        box = picture.box(self._art)
        scale = wide / box.width()
        image = QImage(
            QSize(round(wide), max(1, round(box.height() * scale))), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(_CLEAR)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-box.topLeft())
        picture.paint(painter, self._art, scale)
        painter.end()
        return image


@dataclass(slots=True)
class ShotPlan:
    """What will be painted; made in the window's thread."""

    exporter: _ShotExporter
    parts: list[ShotPart]
    boxes: dict[str, QRectF]
    """Where the things of the question lie on the table."""
    boards: dict[str, str]
    """By thing: the board that it belongs to; empty: it is held."""
    edges: dict[str, QRectF]
    """Where each board lies on the table."""
    near: QRectF | None = None
    near_board: str = ""
    thing: Picture | None = None

    def develop(self, region: QRectF, near_size: tuple[float, float], sharp: float) -> ClassShot:
        """Paint it; in any thread. `sharp`: pixels to a unit of the page."""
        laid, own, boxes = self.lay(region)
        pieces = [
            ShotPiece(self.exporter.crop(part.source, box.width() * sharp, self._beside(part)), box)
            for part, box in zip(self.parts, laid, strict=True)
        ]
        ghost = self.exporter.single(self.thing, 200 * sharp) if self.thing is not None else None
        return ClassShot(tuple(pieces), own, boxes, ghost, self._near(near_size, sharp))

    def lay(self, region: QRectF) -> tuple[list[QRectF], QRectF, dict[str, QRectF]]:
        """Where the parts lie on the page, the sheet of the asked seat, and where the things lie."""
        laid, own = compose(self.parts, region)
        boxes = {}
        for part, box in zip(self.parts, laid, strict=True):
            scale = box.width() / part.source.width()
            for name, at in self.boxes.items():
                if part.board in (_WHOLE, self.boards[name]):
                    corner = box.topLeft() + (at.topLeft() - part.source.topLeft()) * scale
                    boxes[name] = QRectF(corner, at.size() * scale)
        return laid, own, boxes

    def _beside(self, part: ShotPart) -> list[QRectF]:
        """The boards whose edge may reach into the picture of another one."""
        return [edge for key, edge in self.edges.items() if key != part.board] if part.board in self.edges else []

    def _near(self, size: tuple[float, float], sharp: float) -> NearShot | None:
        if self.near is None:
            return None
        seen = self.near
        image = self.exporter.crop(seen, size[0] * sharp)
        boxes = {
            name: QRectF(
                (at.left() - seen.left()) / seen.width(),
                (at.top() - seen.top()) / seen.height(),
                at.width() / seen.width(),
                at.height() / seen.height(),
            )
            for name, at in self.boxes.items()
            if seen.intersects(at) and self.boards[name] == self.near_board
        }
        return NearShot(image, boxes)


def plan_shot(view: TableView, question: QuizQuestion, aspect: float) -> ShotPlan:
    """Read off a table what a question shows; `aspect` of the near shot: its width by its height."""
    exporter = _ShotExporter(view.table, with_names=False)
    held = exporter.held_boxes(view)
    boxes: dict[str, QRectF] = {}
    row = exporter.held_bounds
    for name in _names_of(question):
        found = _box_of(view, name, held)
        if found is None and row is not None and view.table.box_of(name) is not None:
            row = row.adjusted(0, 0, _TRAY + 20, 0)  # an empty place that only the hand has
            found = QRectF(row.right() - _TRAY, row.top(), _TRAY, row.height())
        if found is not None:
            boxes[name] = found
    boards = {name: _board_of(view, name, box, row) for name, box in boxes.items()}
    edges = {one.key: one.rect for one in view.table.layout.boards}
    plan = ShotPlan(exporter, _parts(view, question, boxes, boards, row), boxes, boards, edges)
    plan.near, plan.near_board = _near_box(view, question, boxes, boards, aspect)
    grab = question.gesture[0] if question.gesture is not None else ""
    item = view.table.item_of(grab) if grab else None
    plan.thing = item.picture if item is not None and not item.sprite.closed else None
    return plan


def _names_of(question: QuizQuestion) -> list[str]:
    spots = [choice.spot for choice in question.choices if choice.spot]
    named = (*(question.gesture or ()), *question.things, *question.lights, *question.way, *spots)
    return list(dict.fromkeys(named))


def _box_of(view: TableView, name: str, held: dict[str, QRectF]) -> QRectF | None:
    """Where a thing lies on the table or in the row of what is held; None: nowhere there."""
    found = view.table.box_of(name)
    if found is None or not found[1]:
        return None if found is None else found[0]
    if name in held:
        return held[name]
    ground = view.table.layout.place(name) or view.table.layout.area(name)
    return None if ground is None else ground.rect


def _board_of(view: TableView, name: str, box: QRectF, row: QRectF | None) -> str:
    """The board that a thing belongs to: a place that a game may yet need lies beyond the edge of its own."""
    layout = view.table.layout
    if row is not None and row.contains(box.center()):
        return ""
    item = view.table.item_of(name)
    place = layout.place(name) or (layout.place(item.sprite.place) if item is not None else None)
    if place is not None:
        return place.board
    return next((one.key for one in layout.boards if one.rect.contains(box.center())), "")


def _parts(
    view: TableView,
    question: QuizQuestion,
    boxes: dict[str, QRectF],
    boards: dict[str, str],
    row: QRectF | None,
) -> list[ShotPart]:
    """The boards of the deed, and what the asked seat has."""
    layout, seat = view.table.layout, question.seat
    grab = question.gesture[0] if question.gesture is not None else ""
    ends = [name for name in boxes if name in (*(question.gesture or ()), *question.things)]

    def worth(board: str) -> float:
        found = [name for name in ends if boards[name] == board]
        return _TAKEN if found == [grab] else _GOAL if found else 0.0

    if not ends:  # it is about the whole table, and about nothing that somebody holds
        return [ShotPart(layout.bounds(), False, _GOAL, _WHOLE)]
    parts = []
    for board in layout.boards:
        if worth(board.key) or board.seat == seat:
            whole = united([board.rect, *(boxes[name] for name in ends if boards[name] == board.key)])
            parts.append(ShotPart(whole, board.seat == seat, worth(board.key) or _HAD, board.key))
    if row is not None:
        parts.append(ShotPart(row, True, worth("") or _HAD))
    if all(part.is_own for part in parts):  # then the board that it is about is the large one
        parts = [replace(one, is_own=not one.board) for one in parts]
    return parts


def _near_box(
    view: TableView, question: QuizQuestion, boxes: dict[str, QRectF], boards: dict[str, str], aspect: float
) -> tuple[QRectF | None, str]:
    """The part of a board that the answer is about, and that board; None: several, or one that is seen well anyway."""
    drop = (question.gesture[1],) if question.gesture is not None else ()
    spots = tuple(one.spot for one in question.choices if one.spot)
    wanted = [name for name in dict.fromkeys((*drop, *spots, *question.lights)) if name in boxes]
    keys = {boards[name] for name in wanted}
    board = view.table.layout.board(keys.pop()) if len(keys) == 1 else None
    if board is None:
        return None, ""
    edge, about = board.rect, united(boxes[name] for name in wanted)
    wide = max(about.width() * _NEAR_ROOM, about.height() * _NEAR_ROOM * aspect, edge.width() * _NEAR_LEAST)
    wide = max(wide, edge.height() * _NEAR_LEAST * aspect)
    if len(wanted) > 1:
        wide = max(about.width() + 2 * _AROUND, (about.height() + 2 * _AROUND) * aspect, edge.width() * _NEAR_LEAST)
    if wide > edge.width() * _NEAR_MOST or wide / aspect > edge.height() or not edge.contains(about.center()):
        return None, ""
    near = QRectF(0, 0, wide, wide / aspect)
    near.moveCenter(about.center())
    near.moveLeft(max(edge.left(), min(near.left(), edge.right() - near.width())))
    near.moveTop(max(edge.top(), min(near.top(), edge.bottom() - near.height())))
    return near, board.key


def united(boxes: Iterable[QRectF]) -> QRectF:
    """One box around all."""
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole
