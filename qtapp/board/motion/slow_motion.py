"""Slow motion: what the game does by itself, one caused step after the other, with an arrow and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer, QVariantAnimation

from engine import api
from qtapp.board.motion.replay import MotionStep, frames_of
from qtapp.board.scene.animator import RUN
from qtapp.board.scene.arrow import ArrowItem

if TYPE_CHECKING:
    from qtapp.board.view import TableView

STEP, DRAW = 900, 250
"""Milliseconds of a step at least, and of drawing an arrow."""
PER_LETTER = 26
"""Milliseconds of reading."""


class SlowMotion(QObject):
    """Plays frames: pause, step, back, speed. Ending it shows the table as it is."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._table = view.table
        self._frames: list[MotionStep] = []
        self._before: api.SeatView | None = None
        self._at = -1
        self._speed = 1.0
        self._paused = False
        self._arrow: ArrowItem | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._on)
        self._draw = QVariantAnimation(self)
        self._draw.setStartValue(0.0)
        self._draw.setEndValue(1.0)
        self._draw.valueChanged.connect(self._drawn)

    @property
    def playing(self) -> bool:
        """Is slow motion on the table now?"""
        return bool(self._frames)

    @property
    def paused(self) -> bool:
        """Is it halted?"""
        return self._paused

    @property
    def note(self) -> api.VisibleOp | None:
        """The sentence that is shown now."""
        return self._frames[self._at].note if 0 <= self._at < len(self._frames) else None

    def play(self, before: api.SeatView, steps: Sequence[api.VisibleOp], after: api.SeatView) -> None:
        """Play the steps of a change from the table before it."""
        self.stop()
        self._frames = [frame for frame in frames_of(before, steps, after) if frame.note is not None]
        self._before = before
        self._at = -1
        self._paused = False
        if self._frames:
            self._table.show_view(before)
            self._arrow = ArrowItem(self._table)
            self._on()

    def _on(self) -> None:
        if self._at + 1 >= len(self._frames):
            self.stop()
            return
        self._show(self._at + 1, animate=True)
        self._wait()

    def _wait(self) -> None:
        note = self._frames[self._at].note
        letters = len(self._words(note)) if note is not None else 0
        self._next.stop()
        if not self._paused:
            self._next.start(round(max(STEP, letters * PER_LETTER) / self._speed))

    def _words(self, note: api.VisibleOp) -> str:
        return self._view.desk.say(note.message) if note.message is not None else ""

    def _show(self, index: int, animate: bool) -> None:
        self._at = index
        frame = self._frames[index]
        told = (*frame.steps, frame.note) if frame.note is not None else frame.steps
        self._table.show_view(frame.view, told, animate and self._view.theme.animations)
        self.lay_out()
        if animate and self._view.theme.animations:
            follows = self._table.mover.follows
            self._draw.setDuration(round((RUN if follows else DRAW) / self._speed))
            self._draw.start()
        self._view.player_moved.emit(index + 1, len(self._frames))

    def lay_out(self) -> None:
        """Lay arrow and sentence anew (the view has moved)."""
        note = self.note
        if note is None or self._arrow is None:
            return
        boxes = [box for name in note.subjects if (box := self._box(name)) is not None]
        port = QRectF(self._view.viewport().rect())
        port.setBottom(port.bottom() - self._table.held.height)
        cause, effect = (boxes[0] if boxes else None), (boxes[1] if len(boxes) > 1 else None)
        line = self._table.art.flight_path("", "", note.subjects, self._table.layout)
        if line is not None:
            line = self._view.viewportTransform().map(line)
            effect = boxes[-1] if len(boxes) > 1 else None
        self._arrow.tell(self._words(note), str(self._at + 1), cause, effect, port, line)
        looks = [(name, "subject") for name in note.subjects[:1]]
        self._view.highlights.show("player", looks)

    def _box(self, name: str) -> QRectF | None:
        found = self._table.box_of(name)
        if found is None:
            return None
        box, docked = found
        return box if docked else self._view.viewportTransform().mapRect(box)

    def _drawn(self, value: object) -> None:
        if self._arrow is not None:
            self._arrow.draw_until(float(value) if isinstance(value, (int, float)) else 1.0)

    # ---- the controls --------------------------------------------------------------------------------------------

    def pause(self, paused: bool = True) -> None:
        """Halt, or go on."""
        self._paused = paused
        if self.playing:
            self._wait()

    def step(self) -> None:
        """One step on, and halt there; after the last one it is over."""
        if self.playing:
            self._paused = True
            self._next.stop()
            self._on()

    def back(self) -> None:
        """One step back, and halt there."""
        if self.playing:
            self._paused = True
            self._next.stop()
            self._show(max(0, self._at - 1), animate=False)
            if self._arrow is not None:
                self._draw.stop()
                self._arrow.draw_until(1.0)

    def set_speed(self, speed: float) -> None:
        """How quick it is."""
        self._speed = max(0.1, speed)

    def stop(self) -> None:
        """The table as it is."""
        self._next.stop()
        self._draw.stop()
        if self._arrow is not None:
            self._table.removeItem(self._arrow)
            self._arrow = None
        if self._frames:
            self._frames = []
            self._view.highlights.clear("player")
            self._view.refresh()
            self._view.player_moved.emit(0, 0)
