"""Marks of the moment: where something may be dropped, what is in the way, the keyboard's focus, tags with words.

Lines have a fixed width on the screen; nothing pulses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from qtapp.board.paint.text import REGULAR, SEMIBOLD, LaidOutText, font, number, paint_text
from qtapp.board.scene.marks import HighlightItem

if TYPE_CHECKING:
    from qtapp.board.scene.scene import TableScene

FADE = 120


def _covered(line: QPainterPath, box: QRectF) -> int:
    """How much of a line lies under a box, in parts of forty."""
    return sum(box.contains(line.pointAtPercent(step / 40)) for step in range(41))


def _round(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


@dataclass(frozen=True)
class TagText:
    """What a tag says of one thing: its words, and below them what it would cost and bring, each with an icon."""

    words: str
    outlook: tuple[tuple[str, str], ...] = ()
    """Icon (empty: none) and words."""


class TagItem(QGraphicsItem):
    """Words on a paper pill, in pixels of the viewport, always within sight."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.dock)
        self._table = table
        self._box = QRectF()
        self._laid: list[tuple[LaidOutText, QPointF, str]] = []
        """Words, where they stand in the pill, and the icon before them."""
        self._side = 0.0
        self.setZValue(1500)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_words(self, told: Sequence[TagText], at: QPointF, port: QRectF, free: Sequence[QPainterPath] = ()) -> None:
        """Say something beside a point of the viewport; lines that should stay free are covered only if need be."""
        self.prepareGeometryChange()
        scale = self._table.board_context.theme.text_scale
        widest = min(380.0 * scale, port.width() - 40)
        wide, tall = self._lay(told, widest, scale)
        x = min(max(port.left() + 6, at.x() + 16), port.right() - wide - 36)
        y = at.y() + 20
        if y + tall + 14 > port.bottom() - 6:
            y = at.y() - tall - 30
        self._box = QRectF(x, max(port.top() + 6, y), wide + 28, tall + 14)
        if any(line.intersects(self._box) for line in free):
            self._box = self._aside(at, port, free)
        self.setVisible(bool(told))
        self.update()

    def _aside(self, at: QPointF, port: QRectF, free: Sequence[QPainterPath]) -> QRectF:
        """A place near a point that covers as little as possible of some lines."""
        size = self._box.size()
        wide, tall = size.width(), size.height()
        corners = [
            QPointF(x, y)
            for y in (at.y() + 20, at.y() - tall - 20, at.y() - tall / 2)
            for x in (at.x() + 16, at.x() - wide - 16, at.x() - wide / 2, port.left() + 6, port.right() - wide - 8)
        ]
        inside = port.adjusted(6, 6, -6, -6)
        boxes = [QRectF(corner, size) for corner in corners]
        rest = [box for box in boxes if inside.contains(box) and not box.contains(at)] or [self._box]
        return min(rest, key=lambda box: sum(_covered(line, box) for line in free))

    def _lay(self, told: Sequence[TagText], widest: float, scale: float) -> tuple[float, float]:
        """Lay everything out; returns how wide and how tall it is."""
        face, small = font(15 * scale), font(14 * scale, SEMIBOLD)
        self._side, gap = 18 * scale, 12 * scale
        self._laid = []
        wide = tall = 0.0
        for at, one in enumerate(told):
            tall += 5 * scale if at else 0
            laid = LaidOutText(one.words, face, widest, 4, Qt.AlignmentFlag.AlignLeft)
            self._laid.append((laid, QPointF(0, tall), ""))
            wide, tall = max(wide, laid.wide), tall + laid.height
            x = line = 0.0
            for icon, words in one.outlook:
                before = self._side + 4 * scale if icon else 0.0
                laid = LaidOutText(words, small, widest - before, 2, Qt.AlignmentFlag.AlignLeft)
                if x and x + before + laid.wide > widest:
                    x, tall, line = 0.0, tall + line, 0.0
                self._laid.append((laid, QPointF(x + before, tall + 3 * scale), icon))
                line = max(line, laid.height + 3 * scale)
                wide, x = max(wide, x + before + laid.wide), x + before + laid.wide + gap
            tall += line
        return wide, tall

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 8, 10)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = self._table.board_context.theme.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(16.0, self._box.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(self._box.translated(2, 3.5), radius, radius)
        painter.setBrush(QColor(colours.panel))
        painter.setPen(QPen(QColor(colours.text), 3 if self._table.board_context.theme.contrast else 1.4))
        painter.drawRoundedRect(self._box, radius, radius)
        painter.setPen(QColor(colours.text))
        corner = self._box.topLeft() + QPointF(14, 7)
        for laid, at, icon in self._laid:
            laid.layout.draw(painter, corner + at)
            if icon:
                side = self._side
                top = corner + at + QPointF(-side * 11 / 9, (laid.step - side) / 2)
                self._table.board_context.art.icon(painter, icon, QRectF(top.x(), top.y(), side, side))


class DraggedOutline(QGraphicsItem):
    """Over a refused ghost: red hatch, a dashed ring and a badge that asks "?"."""

    def __init__(self, table: TableScene, box: QRectF, *, hatched: bool = True) -> None:
        super().__init__(table.dock)
        self._table = table
        self._hatched = hatched
        self.box = box
        self.setZValue(1301)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-26, -26, 26, 26)

    def badge(self) -> QRectF:
        """Where the "?" is, in pixels of the viewport."""
        return QRectF(self.box.right() - 16, self.box.top() - 18, 34, 34)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        red = QColor(self._table.board_context.theme.colours.refused_ring)
        ring = _round(self.box, 10)
        if self._hatched:
            hatch = QColor(red)
            hatch.setAlpha(190)
            painter.fillPath(ring, QBrush(hatch, Qt.BrushStyle.BDiagPattern))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#ffffff"), 6))
        painter.drawPath(ring)
        pen = QPen(red, 3.2)
        pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        painter.drawPath(ring)
        badge = self.badge()
        painter.setPen(QPen(QColor("#ffffff"), 2.4))
        painter.setBrush(QColor("#b3261e"))
        painter.drawEllipse(badge)
        number(painter, "?", badge, size=22, colour="#ffffff")


class Highlights(QObject):
    """The marks on the table, by group; each group is shown and taken away as a whole."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._table = table
        self._groups: dict[str, list[HighlightItem]] = {}
        self._names: dict[str, list[tuple[str, str]]] = {}
        self._fresh: list[HighlightItem] = []
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._faded)

    def show(self, group: str, marks: Iterable[tuple[str, str]], fade: bool = False) -> None:
        """Mark pieces and places: (id, look). What is not to be seen is left out."""
        self.clear(group)
        items = []
        names = list(marks)
        for name, look in names:
            mark = self._mark(name, look)
            if mark is not None:
                items.append(mark)
        self._groups[group] = items
        self._names[group] = names
        if fade and items and self._table.board_context.theme.animations:
            self._fresh = items
            self._faded(0.0)
            self._fade.setDuration(self._table.board_context.theme.ms(FADE))
            self._fade.start()

    def _mark(self, name: str, look: str) -> HighlightItem | None:
        """A mark; what is held bears its own, so that it is always where the thing is."""
        table = self._table
        item = table.item_of(name)
        if item is not None and item.docked:
            return HighlightItem(table, item.foot(), look, item)
        found = table.box_of(name)
        if found is None:
            return None
        box, docked = found
        ground = table.layout.place(name) if item is None and not docked else None
        if (ground is not None and not table.shows_board(ground.board)) or (item is not None and not item.isVisible()):
            return None
        path = ground.path if ground is not None and ground.is_bent else None
        return HighlightItem(table, box, look, table.dock if docked else table.top, path)

    def show_targets(self, strong: Iterable[str], weak: Iterable[str] = (), dim_rest: bool = False) -> None:
        """Light where something may go: the best targets, the other legal ones; others of their kind may be dimmed."""
        best, others = list(strong), list(weak)
        self.show("drops", [*((name, "drop") for name in best), *((name, "weak") for name in others)], fade=True)
        lit = {*best, *others}
        self.show("dimmed", [(name, "dim") for name in self._rest(lit)] if dim_rest and lit else [])

    def _rest(self, lit: set[str]) -> list[str]:
        """The places that are drawn like those that are lit, on the same boards, and are not lit themselves."""
        layout = self._table.layout
        shapes = {
            (ground.board, round(ground.rect.width()), round(ground.rect.height()))
            for name in lit
            if (ground := layout.place(name)) is not None
        }
        return [
            ground.id
            for ground in layout.grounds()
            if ground.id not in lit
            and (ground.board, round(ground.rect.width()), round(ground.rect.height())) in shapes
        ]

    def show_pins(self, pins: Iterable[tuple[QPointF, int]]) -> None:
        """Lay pins at points of the scene, with the number of targets that each stands for."""
        self.clear("pins")
        table = self._table
        self._groups["pins"] = [HighlightItem(table, QRectF(at, at), "pin", table.top, n=n) for at, n in pins]

    def show_subjects(self, ids: Sequence[str], *, refused: bool = False) -> None:
        """Light pieces and places: what a line of the log is about, or what is in the way. Empty: none."""
        self.show("subjects", [(name, "block" if refused else "subject") for name in ids])

    def show_option(self, key: str) -> None:
        """Show on the board what an option of the panel would do; empty: none."""
        options = self._table.board_context.client.questions.options() if key else []
        gesture = next((one.gesture for one in options if one.key == key), None)
        self.show("option", [(gesture.grab, "subject"), (gesture.drop, "over")] if gesture is not None else [])

    def show_things(self, names: tuple[str, ...]) -> None:
        """Show on the board what a row of the decision stands for; nothing: none."""
        held = {name: item is not None and item.docked for name in names for item in [self._table.item_of(name)]}
        self.show("option", [(name, "picked" if held[name] else "over") for name in names])  # a card stays readable

    def clear(self, group: str) -> None:
        """Take a group of marks away."""
        for item in self._groups.pop(group, ()):
            if item in self._fresh:
                self._fade.stop()
                self._fresh = []
            if isValid(item) and item.scene() is self._table:  # a thing that left the hand took its marks along
                self._table.removeItem(item)
        self._names.pop(group, None)

    def again(self) -> None:
        """Lay all marks anew, after the table has changed."""
        for group, names in list(self._names.items()):
            self.show(group, names)

    def shown(self, group: str) -> list[tuple[str, str]]:
        """What a group marks."""
        return list(self._names.get(group, ()))

    def _faded(self, value: object) -> None:
        for item in self._fresh:
            if isValid(item):
                item.setOpacity(float(value) if isinstance(value, (int, float)) else 1.0)


def plate_size(words: str, size: float, widest: float) -> tuple[float, float]:
    """How large a plate with a sentence becomes."""
    laid = LaidOutText(words, font(size), widest, 8, Qt.AlignmentFlag.AlignLeft)
    return laid.wide + size * 2, laid.height + size * 1.2


def paint_plate(painter: QPainter, box: QRectF, words: str, size: float, ground: str, ink: str) -> None:
    """A sentence on a paper plate."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(box.translated(3, 4), 9, 9)
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(ink), 1.4))
    painter.drawRoundedRect(box, 9, 9)
    inner = box.adjusted(size, size * 0.5, -size * 0.6, -size * 0.4)
    paint_text(painter, words, inner, size=size, least=size, weight=REGULAR, colour=ink, middle=True)


def disc_number(painter: QPainter, at: QPointF, text: str, ground: str, ink: str, radius: float = 17) -> None:
    """A number on a round plate."""
    painter.setPen(QPen(QColor(ink), 3))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, radius * 2, radius * 2)
    number(painter, text, box, size=radius * 1.15, colour=ink)
