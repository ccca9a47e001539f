"""How would you like to play? Four tiles, on the start page of somebody new and on the page of every new game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QSizePolicy, QWidget

from engine.api import Message, msg
from qtapp.dialogs.way import Way
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column, make_row
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.words import LiveTexts

_LEAST = 208
"""Pixels at 100 % of text: a tile is at least so wide, or there are fewer beside each other."""
_SIGN = 28
_GAP = 10
_WORDS = {
    Way.ALONE: (
        "robot",
        msg("setup.way_alone", "Alone, against the computer"),
        msg("setup.way_alone_says", "You and a computer; you can make it stronger or weaker at any time."),
    ),
    Way.TOGETHER: (
        "people",
        msg("setup.way_together", "Together at one table"),
        msg("setup.way_together_says", "Around one screen; where hands are secret a curtain hides them."),
    ),
    Way.PHONES: (
        "phone",
        msg("setup.way_phones", "With phones"),
        msg("setup.way_phones_says", "Everybody has their cards on their own phone, the table is here."),
    ),
    Way.LEARN: (
        "rules",
        msg("setup.way_learn", "Learn it"),
        msg("setup.way_learn_says", "A lesson on a real table: step by step, and everything can be taken back."),
    ),
}


_ARROWS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class WayTile(QPushButton):
    """One way: a sign, a few words, one sentence. Pressed it stays chosen."""

    stepped = Signal(int)
    """An arrow key leads to the next way, or back."""

    def __init__(self, context: AppContext, way: Way) -> None:
        super().__init__()
        self.way = way
        self._context = context
        self.setCheckable(True)
        self.setAutoExclusive(True)  # one of several: a reader calls it a radio button
        self.setAutoDefault(False)  # Enter belongs to the dialog's button; arrow keys choose here
        icon, title, says = _WORDS[way]
        self._icon = icon
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=4, margins=(14, 11, 12, 11))
        head = make_row(gap=9)
        self._sign = PlainLabel()
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        heading = WrapLabel("choice")
        words.text(heading, title)
        head.addWidget(heading, 1)
        column.addLayout(head)
        body = WrapLabel("hint")
        words.text(body, says)
        column.addWidget(body)
        column.addStretch(1)
        for part in cast(list[QWidget], self.findChildren(QWidget)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # the tile is one button
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        words.name(self, msg("a11y.choice_and_what_it_means", "{choice}. {meaning}", choice=title, meaning=says))
        context.theme_changed.connect(self._dress)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def _dress(self, *_: object) -> None:
        self._sign.setPixmap(self._context.pixmap(self._icon, _SIGN))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return layout_of(self).heightForWidth(width)

    def sizeHint(self) -> QSize:
        least = self._context.theme.px(_LEAST)
        return QSize(least, layout_of(self).heightForWidth(max(self.width(), least)))

    def minimumSizeHint(self) -> QSize:
        """Its height follows from its width; before it has one, a narrow column would be measured."""
        return QSize(self._context.theme.px(120), self._context.theme.px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        chosen = self.isChecked()
        if chosen:
            painter.setPen(QPen(QColor(colours.lamp), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 14, 14)
        fill = blend(colours.panel, colours.lamp, 0.2) if chosen and not theme.contrast else colours.panel
        if self.underMouse() and self.isEnabled() and not chosen:
            fill = blend(colours.panel, colours.text, 0.05)
        edge = colours.lamp if theme.dark else colours.ink
        painter.setPen(QPen(QColor(edge), 2.5) if chosen else QPen(QColor(colours.border), 3 if theme.contrast else 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, 12, 12)
        painter.end()


class WayTiles(QWidget):
    """The ways that there are, as many beside each other as there is room for. One of them is chosen, or none yet."""

    chosen = Signal(object)
    """A Way: somebody has pressed it."""

    def __init__(self, context: AppContext, ways: Sequence[Way] = tuple(Way)) -> None:
        super().__init__()
        self._context = context
        self._group = QButtonGroup(self)
        self.tiles = {way: WayTile(context, way) for way in ways}
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        for tile in self.tiles.values():
            self._group.addButton(tile)
            tile.clicked.connect(partial(self._press, tile.way))
            tile.stepped.connect(partial(self._step, tile.way))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        LiveTexts(context.speech, self).name(self, HOW)
        self.choose(None)
        self._place(len(self.tiles))

    @property
    def way(self) -> Way | None:
        """What is chosen."""
        return next((way for way, tile in self.tiles.items() if tile.isChecked()), None)

    def choose(self, way: Way | None) -> None:
        """Choose without telling anybody; None: nothing is chosen."""
        self._group.setExclusive(False)
        for one, tile in self.tiles.items():
            tile.setChecked(one is way)
        self._group.setExclusive(True)
        self._mind_tab()

    def _press(self, way: Way, _: bool = False) -> None:
        self._mind_tab()
        self.chosen.emit(way)

    def _step(self, way: Way, step: int) -> None:
        tiles = list(self.tiles.values())
        tile = tiles[(list(self.tiles).index(way) + step) % len(tiles)]
        tile.click()
        tile.setFocus(Qt.FocusReason.TabFocusReason)

    def _mind_tab(self) -> None:
        """One stop for Tab: what is chosen; where nothing is, each of them."""
        for tile in self.tiles.values():
            stop = tile.isChecked() or self.way is None
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    # ---- room ----------------------------------------------------------------------------------------------------

    def _columns_at(self, width: int) -> int:
        fit = max(1, (width + _GAP) // (self._context.theme.px(_LEAST) + _GAP))
        many = len(self.tiles)
        return many if fit >= many else 2 if fit >= 2 else 1

    def _place(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for tile in self.tiles.values():
            self._grid.removeWidget(tile)
        for at, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, at // columns, at % columns)
        for at in range(len(self.tiles)):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the highest tile of each row."""
        columns = self._columns_at(width)
        wide = (width - _GAP * (columns - 1)) // columns
        tall = [tile.heightForWidth(wide) for tile in self.tiles.values()]
        rows = [max(tall[at : at + columns]) for at in range(0, len(tall), columns)]
        return sum(rows) + _GAP * (len(rows) - 1)

    def sizeHint(self) -> QSize:
        return QSize(self._context.theme.px(_LEAST), self.heightForWidth(max(self.width(), 320)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(self.width(), 320)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place(self._columns_at(self.width()))
            self.updateGeometry()


HOW: Message = msg("setup.how_to_play", "How would you like to play?")
