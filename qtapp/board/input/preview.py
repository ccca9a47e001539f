"""The large look: what the pointer or the keyboard rests on, drawn large, with its name and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine import api
from qtapp.board.input.keyboard import CursorTarget
from qtapp.board.motion.surface import Surface
from qtapp.board.paint.art import Picture
from qtapp.board.paint.card import CARD
from qtapp.board.paint.picture import PAPER
from qtapp.board.paint.spoken import Hand, spoken
from qtapp.board.paint.text import BOLD, REGULAR, LaidOutText, font
from qtapp.board.scene.scene import TableScene

REST = 550
"""Milliseconds that the pointer must rest."""
PAD, AWAY, EDGE = 14.0, 14.0, 6.0
"""Pixels around what it says, between it and what it speaks of, and to the edge of the view."""
SIGN, SIGN_WORDS, MOST_SIGNS = 26.0, 14.0, 6
"""Pixels of an icon whose meaning is told and of the letters beside it; so many meanings at most."""
Signs = Sequence[tuple[str, str]]
"""Icons by their nouns, and what they mean."""


class PreviewItem(QGraphicsItem):
    """A panel with a large picture and words, in pixels of the viewport."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.dock)
        self._table = table
        self._picture: Picture | None = None
        self._scale = 1.0
        self._laid: list[LaidOutText] = []
        self._signs: list[tuple[str, LaidOutText]] = []
        self._box = QRectF()
        self._image = QRectF()
        self.setZValue(1400)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_thing(
        self,
        picture: Picture | None,
        lines: list[str],
        beside: QRectF,
        port: QRectF,
        signs: Signs = (),
        floor: float | None = None,
    ) -> None:
        """Show something beside the box it stands in; the first line is its name. Below the lines: what signs mean.
        `floor`: it stays above this.
        """
        self.prepareGeometryChange()
        self._picture = picture
        scale = self._table.board_context.theme.text_scale
        wide, tall = 0.0, 0.0
        if picture is not None:
            foot = picture.footprint(self._table.board_context.art)
            highest = min(port.height() * 0.55, 352.0)
            self._scale = min(highest / foot.height(), 300.0 / foot.width(), 1.25)
            wide, tall = foot.width() * self._scale, foot.height() * self._scale
        room = min(280.0 * scale, max(160.0, port.width() - wide - 4 * PAD))
        align = Qt.AlignmentFlag.AlignLeft
        self._laid = [
            LaidOutText(line, font((17 if index == 0 else 15) * scale, BOLD if index == 0 else REGULAR), room, 9, align)
            for index, line in enumerate(lines)
        ]
        words, left = font(SIGN_WORDS * scale, REGULAR), SIGN * scale + 10
        self._signs = [(icon, LaidOutText(text, words, room - left, 3, align)) for icon, text in signs]
        text_wide = max(
            (*(laid.wide for laid in self._laid), *(left + laid.wide for _, laid in self._signs)), default=0.0
        )
        text_tall = self._words_height()
        gap = PAD if wide and text_wide else 0.0
        size_wide, size_tall = wide + gap + text_wide + 2 * PAD, max(tall, text_tall) + 2 * PAD
        self._box = _place(QSizeF(size_wide, size_tall), beside, port, self._table.room.covered, floor)
        x, y = self._box.left(), self._box.top()
        self._image = QRectF(x + PAD, y + (size_tall - tall) / 2, wide, tall)
        self.setVisible(True)
        self.update()

    def _words_height(self) -> float:
        """Of the lines and the signs below each other."""
        heights = [laid.height for laid in self._laid] + [self._row_height(laid) for _, laid in self._signs]
        return sum(heights) + 6 * max(0, len(heights) - 1)

    def _row_height(self, words: LaidOutText) -> float:
        return max(words.height, SIGN * self._table.board_context.theme.text_scale)

    def _paint_signs(self, painter: QPainter, x: float, y: float) -> None:
        """Each sign on a little paper, as it is on its card in every look; its meaning beside it."""
        side = SIGN * self._table.board_context.theme.text_scale
        art = self._table.board_context.art
        for icon, words in self._signs:
            tall = self._row_height(words)
            box = QRectF(x, y + (tall - side) / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(box, 4, 4)
            art.icon(painter, art.icon_of(icon), box.adjusted(2, 2, -2, -2))
            painter.setPen(QColor(self._table.board_context.theme.colours.text))
            words.layout.draw(painter, QPointF(x + side + 10, y + (tall - words.height) / 2))
            y += tall + 6

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-6, -6, 16, 18)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self._table.board_context.theme
        colours = theme.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in (3, 6, 9):
            painter.setBrush(QColor(0, 0, 0, 18))
            painter.drawRoundedRect(self._box.translated(step, step * 4 / 3), 14, 14)
        painter.setBrush(QColor(colours.panel))
        painter.setPen(QPen(QColor(colours.border), 3 if theme.contrast else 1.2))
        painter.drawRoundedRect(self._box, 14, 14)
        art = self._table.board_context.art
        x = self._box.left() + PAD
        if self._picture is not None:
            pixmap = art.pixmap(self._picture, self._scale * art.ratio)
            foot, box = self._picture.footprint(art), self._picture.box(art)
            corner = self._image.topLeft() + (box.topLeft() - foot.topLeft()) * self._scale
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), pixmap)
            x = self._image.right() + PAD
        painter.setPen(QColor(colours.text))
        y = self._box.center().y() - self._words_height() / 2
        for laid in self._laid:
            laid.layout.draw(painter, QPointF(x, y))
            y += laid.height + 6
        self._paint_signs(painter, x, y)


def _place(size: QSizeF, beside: QRectF, port: QRectF, covered: QRectF, floor: float | None) -> QRectF:
    """Right of a box, or left of it, above or below: whole, over the box as little as need be, not under what lies over
    the view, and above a floor.
    """
    middle = QPointF(beside.center().x() - size.width() / 2, beside.center().y() - size.height() / 2)
    right = QPointF(beside.right() + AWAY, middle.y())
    left = QPointF(beside.left() - AWAY - size.width(), middle.y())
    above = QPointF(middle.x(), beside.top() - AWAY - size.height())
    below = QPointF(middle.x(), beside.bottom() + AWAY)
    room = port.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    if floor is not None and floor - AWAY - size.height() >= room.top():
        highest = floor - AWAY - size.height()
        right.setY(min(right.y(), highest))
        left.setY(min(left.y(), highest))
    boxes = [_inside(QRectF(corner, size), room) for corner in (right, left, above, below)]
    return min(boxes, key=lambda box: (_shared(box, covered), _shared(box, beside)))


def _inside(box: QRectF, room: QRectF) -> QRectF:
    x = max(room.left(), min(box.left(), room.right() - box.width()))
    y = max(room.top(), min(box.top(), room.bottom() - box.height()))
    return QRectF(QPointF(x, y), box.size())


def _shared(box: QRectF, other: QRectF) -> float:
    common = box.intersected(other)
    return common.width() * common.height()


class HandWithGhost(Hand, Protocol):
    """What is held just now, or was refused and is shown as a ghost."""

    @property
    def ghost(self) -> bool: ...


class LargePreview(QObject):
    """Shows the large look when the pointer or the keyboard has rested for a moment."""

    def __init__(self, surface: Surface, hand: HandWithGhost, playing: Callable[[], bool]) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._hand = hand
        self._playing = playing
        """Is slow motion on the table? Then nothing is shown large."""
        self._item = PreviewItem(surface.scene)
        self._target: CursorTarget | None = None
        self.wanted = True
        """False: the window shows the large look itself."""
        self.outlook: Callable[[str], str] = lambda _: ""
        """What it would cost and bring to answer with a thing; empty: nothing, or it is no answer."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.show_now)

    @property
    def visible(self) -> bool:
        """Is something shown large?"""
        return self._item.isVisible()

    def rest_on(self, target: CursorTarget | None) -> None:
        """The pointer or the keyboard is somewhere else."""
        self.hide()
        self._target = target
        if target is not None and self.wanted and not self._hand.holding:
            self._rest.start()

    def hide(self) -> None:
        """Take it away."""
        self._rest.stop()
        self._target = None
        if self._item.isVisible():
            self._item.setVisible(False)

    def show_now(self) -> None:
        """Show what is rested on."""
        target = self._target
        if target is None or self._hand.holding or self._hand.ghost or self._playing():
            return
        picture, words = self._look(target)
        lines = words if words is not None else []
        if words is not None:
            name = spoken(self._surface.board_context, self._surface.scene.view, target.ids, self._hand)
            outlook = next((told for one in target.ids if (told := self.outlook(one))), "")
            lines = [line for line in (name, outlook, *words) if line]
        if not self._is_held(target):
            lines = self._with_kind(target, lines)
        signs = self._signs_on(target)
        if lines or signs or picture is not None:
            held = self._surface.scene.held.slots if self._is_held(target) else ()
            floor = min((slot.box.top() for slot in held), default=None)
            self._item.show_thing(picture, lines, self._box_of(target), self._surface.port(), signs, floor)

    def _signs_on(self, target: CursorTarget) -> Signs:
        """What the signs on a card or tile mean that is seen large."""
        say = self._surface.board_context.say
        told = self._surface.client.names.signs_on(target.id) if target.id else ()
        shown = [
            (part.noun, say(one.text)) for one in told[:MOST_SIGNS] for part in one.icons if isinstance(part, api.Icon)
        ]
        return [(icon, text[:1].upper() + text[1:]) for icon, text in shown]

    def _is_held(self, target: CursorTarget) -> bool:
        item = self._surface.scene.item_of(target.id)
        return item is not None and item.docked

    def _with_kind(self, target: CursorTarget, lines: list[str]) -> list[str]:
        """The same with what sort of thing it is, in one sentence; if nothing else is told, below its name."""
        names = self._surface.client.names
        thing = next((one for one in target.ids if one and "?" not in one), "")
        known = names.about(thing) if thing else None
        if known is None:
            return lines
        name = names.piece_name(thing) or names.place_name(thing)
        head = lines or ([self._surface.board_context.label(name)] if name is not None else [])
        return [*head, self._surface.board_context.say(known.text)]

    def _box_of(self, target: CursorTarget) -> QRectF:
        """Where it stands by now: a held card was raised when the pointer came."""
        item = self._surface.scene.item_of(target.id)
        if item is None or not self._is_held(target):
            return target.box
        return self._surface.to_port().mapRect(item.scene_foot())

    def _look(self, target: CursorTarget) -> tuple[Picture | None, list[str] | None]:
        """The large picture, if there is one, and its words; no list: nothing is left to be told."""
        table = self._surface.scene
        piece = target.id
        seen = next(
            (
                (one, place.id)
                for place in table.view.places.values()
                for one in place.pieces
                if one.id == piece and one.known
            ),
            None,
        )
        item = table.item_of(piece)
        if seen is None or table.art.shows_back(*seen):
            return None, []
        words = [self._surface.board_context.say(one) for one in self._surface.client.names.piece_text(piece)]
        if item is not None and item.docked and _is_card(table, item.sprite.picture):
            return None, None if table.art.shows_full_text(item.sprite.picture) else words
        picture = table.art.enlarged(*seen)
        return picture, None if _is_card(table, picture) and table.art.shows_full_text(picture) else words


def _is_card(table: TableScene, picture: Picture) -> bool:
    return bool(picture.footprint(table.board_context.art).height() >= CARD.height() - 1)
