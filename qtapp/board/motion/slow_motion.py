"""Slow motion: what the game does by itself, one caused step after the other, with an arrow and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject, QRectF, QTimer, QVariantAnimation

from engine import api
from qtapp.board.motion.replay import MotionStep, StepGroup, frames_in_groups, frames_of
from qtapp.board.motion.surface import Surface
from qtapp.board.scene.animator import RUN
from qtapp.board.scene.arrow import ArrowItem
from qtapp.board.scene.gain_marks import GainMark, GainMarks

STEP, DRAW = 900, 250
"""Milliseconds of a step at least, and of drawing an arrow."""
PER_LETTER = 26
"""Milliseconds of reading."""


class SlowMotion(QObject):
    """Plays frames: pause, step, back, speed. Ending it shows the table as it is."""

    def __init__(
        self,
        surface: Surface,
        *,
        begins: Callable[[], None],
        moved: Callable[[int, int], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._table = surface.scene
        self._begins = begins
        """Is told before the table shows the past."""
        self._moved = moved
        """Is told the step that is shown, of so many; (0, 0): it is over."""
        self._ended = ended
        """Shows the table as it is."""
        self._newest = self._before_newest = surface.client.view()
        self._frames: list[MotionStep] = []
        self._before: api.SeatView | None = None
        self._pace: Sequence[int] = ()
        """Milliseconds of each step; empty: as long as it takes to read its sentence."""
        self._silent = False
        """The sentences are shown elsewhere."""
        self._halts: frozenset[int] = frozenset()
        """The steps after which it waits for somebody to go on."""
        self._marks: tuple[Sequence[GainMark], ...] = ()
        self._gains: GainMarks | None = None
        self.stand_in: Callable[[], QRectF | None] = lambda: None
        """Where a cause that lies nowhere on the table is shown."""
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
    def waits(self) -> bool:
        """Does the step that is shown stay until somebody goes on?"""
        return self.playing and self._at in self._halts

    @property
    def at(self) -> int:
        """The number of the step that is shown, from 0; -1: none."""
        return self._at if self.playing else -1

    @property
    def before_newest(self) -> api.SeatView:
        """The table before the newest change."""
        return self._before_newest

    @property
    def note(self) -> api.VisibleOp | None:
        """The sentence that is shown now."""
        return self._frames[self._at].note if 0 <= self._at < len(self._frames) else None

    def table_changed(self) -> None:
        """Remember the table before the newest change."""
        self._before_newest, self._newest = self._newest, self._surface.client.view()

    def table_replaced(self) -> None:
        """Another table, or other eyes: there is no change that could be shown."""
        self._newest = self._before_newest = self._surface.client.view()

    def play_steps(self, steps: Sequence[api.VisibleOp], before: api.SeatView | None = None) -> None:
        """Show steps in slow motion: those of the newest change, or others with the table before them."""
        self._begins()
        self.set_speed(self._surface.board_context.theme.speed)
        self.play(before or self._before_newest, steps, self._surface.client.view())

    def play(self, before: api.SeatView, steps: Sequence[api.VisibleOp], after: api.SeatView) -> None:
        """Play the steps of a change from the table before it."""
        self._play(before, [frame for frame in frames_of(before, steps, after) if frame.note is not None])

    def play_groups(
        self,
        before: api.SeatView,
        groups: Sequence[StepGroup],
        after: api.SeatView,
        pace: Sequence[int],
        first: int = 0,
        *,
        halts: Collection[int] = (),
        marks: Sequence[Sequence[GainMark]] = (),
    ) -> None:
        """Play groups of steps from one of them on, each so many milliseconds; others show their sentences.

        At `halts`, numbers of groups, it stands still until somebody goes on; `marks` are laid on what brought
        something, group by group.
        """
        self._begins()
        self.set_speed(self._surface.board_context.theme.speed)
        frames = frames_in_groups(before, groups, after)
        start = frames[first - 1].view if first else before
        self._play(start, frames[first:], pace[first:], silent=True)
        self._halts, self._marks = frozenset(at - first for at in halts), tuple(marks[first:])
        if self.playing:
            self.lay_out()
            self._wait()

    def _play(
        self, before: api.SeatView, frames: list[MotionStep], pace: Sequence[int] = (), *, silent: bool = False
    ) -> None:
        self.stop()
        self._frames, self._pace, self._silent = frames, pace, silent
        self._halts, self._marks = frozenset(), ()
        self._before = before
        self._at = -1
        self._paused = False
        if self._frames:
            self._table.show_view(before)
            self._arrow = ArrowItem(self._table)
            self._gains = GainMarks(self._table)
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
        lasts = self._pace[self._at] if self._pace else max(STEP, letters * PER_LETTER)
        self._next.stop()
        if not self._paused and not self.waits:
            self._next.start(round(lasts / self._speed))

    def _words(self, note: api.VisibleOp) -> str:
        return self._surface.board_context.say(note.message) if note.message is not None else ""

    def _show(self, index: int, animate: bool) -> None:
        self._at = index
        frame = self._frames[index]
        told = (*frame.steps, frame.note) if frame.note is not None else frame.steps
        self._table.show_view(frame.view, told, animate and self._surface.board_context.theme.animations)
        self.lay_out()
        if animate and self._surface.board_context.theme.animations:
            follows = self._table.mover.follows
            self._draw.setDuration(round((RUN if follows else DRAW) / self._speed))
            self._draw.start()
        self._moved(index + 1, len(self._frames))

    def lay_out(self) -> None:
        """Lay arrow and sentence anew (the view has moved)."""
        note = self.note
        if note is None or self._arrow is None:
            return
        boxes = [box for name in note.subjects if (box := self._surface.box_of(name)) is not None]
        beside = self.stand_in() if self._silent and boxes and self._surface.box_of(note.subjects[0]) is None else None
        boxes = [beside, *boxes] if beside is not None else boxes
        port = self._surface.port()
        port.setBottom(port.bottom() - self._table.held.height)
        cause, effect = (boxes[0] if boxes else None), (boxes[1] if len(boxes) > 1 else None)
        line = self._table.art.flight_path("", "", note.subjects, self._table.layout)
        if line is not None:
            line = self._surface.to_port().map(line)
            effect = boxes[-1] if len(boxes) > 1 else None
        words, number = ("", "") if self._silent else (self._words(note), str(self._at + 1))
        self._arrow.tell(words, number, cause, effect, port, line)
        marks = self._marks[self._at] if self._at < len(self._marks) else ()
        if self._gains is not None:
            found = ((one, self._surface.box_of(one.thing)) for one in marks)
            self._gains.lay([(one, box) for one, box in found if box is not None and box.intersects(port)], port)
        looks = [(name, "subject") for name in dict.fromkeys((*note.subjects[:1], *(one.thing for one in marks)))]
        self._surface.highlights.show("player", looks)

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

    def go_to(self, index: int) -> None:
        """To one of the steps, and on from there; past the last one it is over."""
        if self.playing:
            self._next.stop()
            if index >= len(self._frames):
                self.stop()
            else:
                self._show(max(0, index), animate=True)
                self._wait()

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
        if self._gains is not None:
            self._table.removeItem(self._gains)
            self._gains = None
        if self._frames:
            self._frames = []
            self._surface.highlights.clear("player")
            self._ended()
            self._moved(0, 0)
