"""The teacher's side of the wall: through whose eyes the class looks, freeze, blank, a small picture of the wall, and
what only the teacher reads: hints, the solution, what comes next, the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from engine.api import Message, msg
from qtapp.board import TableView
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, height_of, make_column, parent_of, reveal
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.session.client import SeatClient
from qtapp.teach.wall import WallWindow
from qtapp.teach.wall_pointer import WallPointer

_WIDE = 300
_SIDE, _TOP, _GAP = 12, 8, 6
_PICTURE_LATER = 500
"""Milliseconds after a change until the small picture is taken: the table has come to rest by then."""


@dataclass(frozen=True, slots=True)
class TeacherNote:
    """Something that only the teacher reads: what it is, and its words."""

    heading: Message
    words: str


class WallBar(PaperPanel):
    """A sheet in the lower corner of the teacher's table, as long as there is a wall."""

    turned = Signal(int)
    """One step on, or one back: by the keys that presenters send."""
    lit = Signal()
    """The teacher has turned the light on something, or off."""
    switched = Signal()
    """There is a wall, or none any more."""

    def __init__(self, context: AppContext, client: SeatClient, view: TableView, parent: QWidget) -> None:
        super().__init__(context.theme, 12)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._notes: tuple[TeacherNote, ...] = ()
        self.wall: WallWindow | None = None
        self.pointer = WallPointer(context, view)
        self.pointer.changed.connect(self._drew)
        self._clock = QElapsedTimer()
        self._seconds = QTimer(self)
        self._seconds.setInterval(1000)
        self._seconds.timeout.connect(self._tick)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PICTURE_LATER)
        self._later.timeout.connect(self._take_picture)
        self._build()
        self._link_keys(parent)
        parent.installEventFilter(self)
        context.theme_changed.connect(self._retheme)
        client.replaced.connect(self._fill)
        client.changed.connect(self._picture_soon)
        self._words.spoken.connect(self._say)
        self.hide()

    # ---- form ----------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        column = make_column(self, gap=_GAP, margins=(_SIDE, _TOP, _SIDE, _TOP))
        self.picture = PlainLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.name(self.picture, msg("wall.small_picture", "What the class sees"), hint=True)
        column.addWidget(self.picture)
        self._area = ScrollPage()
        self._area.setProperty("kind", "bare")
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.column.setContentsMargins(0, 0, 0, 0)
        self._area.column.setSpacing(2)
        self._area.hide()  # until there is something to read
        column.addWidget(self._area, 1)
        row = QHBoxLayout()
        self.eyes = QComboBox()
        self._words.name(self.eyes, msg("wall.whose_eyes", "Whose eyes the class has"), hint=True)
        self.eyes.currentIndexChanged.connect(self._look)
        row.addWidget(self.eyes, 1)
        self.time = PlainLabel()
        self.time.setProperty("role", "hint")
        self._words.name(self.time, msg("wall.elapsed_time", "Time since the window was opened"), hint=True)
        row.addWidget(self.time)
        column.addLayout(row)
        self._foot = foot = FlowLayout(gap=6, between_lines=6)
        self.freeze = self._button(msg("wall.freeze_button", "Freeze"))
        self.freeze.toggled.connect(self._freeze)
        self.blank = self._button(msg("wall.blank_button", "Blank"))
        self.blank.toggled.connect(self._blank)
        self.end = QPushButton()
        self._words.text(self.end, msg("wall.close_button", "Close the wall"))
        self.end.clicked.connect(self.close_wall)
        for button in (self.freeze, self.blank, self.end):
            foot.addWidget(button)
        column.addLayout(foot)
        self.how = WrapLabel("hint")
        self._words.text(
            self.how,
            msg(
                "wall.how_to_point", "Ctrl: point; click: light; drag: arrow. Esc clears. Page Up and Down turn pages."
            ),
        )
        column.addWidget(self.how)

    def _button(self, label: Message) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setProperty("kind", "pill")
        self._words.text(button, label)
        return button

    def _link_keys(self, parent: QWidget) -> None:
        """The keys work wherever the keyboard is in the teacher's window, as long as there is a wall."""
        window = parent.parentWidget() or parent
        self._turning = []
        for key, by in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
            shortcut = QShortcut(QKeySequence(key), window, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._turn_on if by > 0 else self._turn_back)
            shortcut.setEnabled(False)
            self._turning.append(shortcut)
        escape = QKeySequence(Qt.Key.Key_Escape)
        self._escape = QShortcut(escape, window, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.activated.connect(self.pointer.clear)
        self._escape.setEnabled(False)

    def _turn_on(self) -> None:
        self.turned.emit(1)

    def _turn_back(self) -> None:
        self.turned.emit(-1)

    # ---- the wall ------------------------------------------------------------------------------------------------

    def open_wall(self) -> WallWindow:
        """Open the second window, or bring it to the front."""
        if self.wall is None:
            self.wall = WallWindow(self._context, self._client, self._viewer)
            self.wall.closed.connect(self._gone)
            self.wall.turned.connect(self.turned)
            self.wall.view.camera_rested.connect(self._picture_soon)
            self._fill()
            self.wall.appear()
            self.pointer.follow(self.wall)
            self._clock.start()
            self._seconds.start()
            self._tick()
            for shortcut in self._turning:
                shortcut.setEnabled(True)
        self.wall.raise_()
        self.show()
        self.switched.emit()
        self._lie_down()
        self._picture_soon()
        return self.wall

    def close_wall(self) -> None:
        """No wall any more."""
        if self.wall is not None:
            self.wall.close()

    def _gone(self) -> None:
        self.pointer.follow(None)
        self._seconds.stop()
        self._later.stop()
        for shortcut in (*self._turning, self._escape):
            shortcut.setEnabled(False)
        if self.wall is not None:
            self.wall.client.deleteLater()
            self.wall.deleteLater()
            self.wall = None
        for button in (self.freeze, self.blank):
            button.setChecked(False)
        self.hide()
        self.switched.emit()

    @property
    def room(self) -> int:
        """Pixels of the table's left side that it lies over."""
        return 0 if self.wall is None else self._inner_width() + 2 * _SIDE + SHADOW + 8

    @property
    def _viewer(self) -> int:
        """Whose eyes were chosen."""
        return int(self.eyes.currentData() or 0)

    def give_eyes(self, seat: int) -> None:
        """Let the class look through the eyes of a seat; the teacher may choose others."""
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(seat)))

    def _fill(self) -> None:
        chosen = self._viewer
        self.eyes.blockSignals(True)
        self.eyes.clear()
        self.eyes.addItem(self._words.label(msg("wall.onlooker", "An onlooker")), 0)
        for seat in self._client.player_seats():
            self.eyes.addItem(self._words.label(person(seat)), seat)
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(chosen)))
        self.eyes.blockSignals(False)
        self._look()

    def _look(self, *_: object) -> None:
        if self.wall is not None and self.eyes.count():
            self.wall.look_as(self._viewer)
            self._picture_soon()

    def _freeze(self, on: bool) -> None:
        if on:
            self.blank.setChecked(False)
        if self.wall is not None:
            self.wall.freeze(on)
            self._picture_soon()

    def _blank(self, on: bool) -> None:
        if on:
            self.freeze.setChecked(False)
        if self.wall is not None:
            self.wall.blank(on)
            self._picture_soon()

    def _drew(self) -> None:
        self._escape.setEnabled(self.pointer.has_drawn and self.wall is not None)
        self._picture_soon()
        self.lit.emit()

    # ---- what the teacher reads ----------------------------------------------------------------------------------

    def note(self, notes: Sequence[TeacherNote]) -> None:
        """Show what belongs to the present step."""
        if tuple(notes) != self._notes:
            self._notes = tuple(notes)
            self._say()

    def _say(self) -> None:
        clear(self._area.column)
        for note in self._notes:
            heading = PlainLabel(self._words.label(note.heading))
            heading.setProperty("role", "hint")
            self._area.column.addWidget(heading)
            words = WrapLabel("")
            words.setText(note.words)
            self._area.column.addWidget(words)
        self._area.column.addStretch(1)
        reveal(self._area.column)
        self._area.setVisible(bool(self._notes))
        self._lie_down()

    def _tick(self) -> None:
        minutes, seconds = divmod(self._clock.elapsed() // 1000, 60)
        self.time.setText(f"{minutes}:{seconds:02d}")

    def _picture_soon(self, *_: object) -> None:
        if self.wall is not None:
            self._later.start()

    def _take_picture(self) -> None:
        if self.wall is not None and self.isVisible():
            wide = self._inner_width()
            ratio = self.devicePixelRatioF()
            size = QSize(round(wide * ratio), round(wide * 0.6 * ratio))
            mode = Qt.TransformationMode.SmoothTransformation
            small = self.wall.grab().scaled(size, Qt.AspectRatioMode.KeepAspectRatio, mode)
            small.setDevicePixelRatio(ratio)
            self.picture.setPixmap(small)
            self._lie_down()

    # ---- place ---------------------------------------------------------------------------------------------------

    def _inner_width(self) -> int:
        return round(_WIDE * min(1.4, self._context.theme.text_scale)) - 2 * _SIDE - SHADOW

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
        self._say()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._lie_down()
        return False

    def _lie_down(self) -> None:
        if self.isVisible():
            parent = parent_of(self)
            inner = self._inner_width()
            small = self.picture.pixmap()
            parts = [
                round(small.height() / small.devicePixelRatio()),
                height_of(self._area.column, inner) if self._notes else 0,
                self.eyes.sizeHint().height(),
                self._foot.heightForWidth(inner),
                self.how.heightForWidth(inner),
            ]
            tall = 2 * _TOP + sum(parts) + _GAP * sum(part > 0 for part in parts) + SHADOW
            tall = min(parent.height() - 16, tall)
            self.setGeometry(8, parent.height() - tall - 8, inner + 2 * _SIDE + SHADOW, tall)
            self.raise_()
