"""The large place of a television: the boards of the game, and for a moment the board on which something happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMarginsF, QObject, QRectF, QTimer, Signal

from engine import api
from qtapp.board import TableView
from qtapp.board.motion.camera import FLIGHT
from qtapp.kit.app_context import AppContext
from qtapp.panels.told.cause_marks import cause_marks
from qtapp.session.client import TableChange
from qtapp.session.following import OnlookerClient
from qtapp.windows.game.told import RING, beat_pace, note_of

_NEAR = 0.92
"""What else lies in the middle is shown beside the home board, if that stays so large."""


class LargePlace(QObject):
    """Stands still as long as nothing happens; plays each move, and comes back."""

    moved = Signal(object)
    """Beat that is shown now; None: nothing is played any more."""

    def __init__(self, context: AppContext, client: OnlookerClient, view: TableView) -> None:
        super().__init__(view)
        self._context = context
        self._client = client
        self._view = view
        self._table = view.table
        self._beats: list[api.Beat] = []
        self._starting = False
        self.home: tuple[str, ...] = ()
        self.boards: tuple[str, ...] = ()
        """What is shown now."""
        self._ring = QTimer(self)
        self._ring.setSingleShot(True)
        self._ring.timeout.connect(self._put_out)
        view.camera_rested.connect(self._landed)
        view.player_moved.connect(self._moved)
        client.changed.connect(self._changed)

    # ---- what is shown -------------------------------------------------------------------------------------------

    def choose(self, fits: Callable[[Sequence[str]], float]) -> tuple[str, ...]:
        """The boards for the large place: the home of the game, and what else lies in the middle if that costs little.

        `fits` tells how large the home boards would be.
        """
        layout = self._table.layout
        common = tuple(board.key for board in layout.boards if not board.seat)
        wanted = self._table.art.home_boards(0)
        home = tuple(key for key in common if key in wanted) or common[:1]
        if not home:
            return tuple(board.key for board in layout.boards)
        whole = self.box_of(common)
        apart = not any(board.seat and whole.intersects(board.rect) for board in layout.boards)
        return common if apart and fits(common) >= _NEAR * fits(home) else home

    def box_of(self, boards: Sequence[str]) -> QRectF:
        """The part of the scene that holds these boards."""
        box = QRectF()
        for key in boards:
            board = self._table.layout.board(key)
            box = box if board is None else box.united(board.rect)
        return box

    def go_home(self, *, at_once: bool = True) -> None:
        """Back to what the game is about."""
        self._show(self.home, at_once=at_once)

    def lie_in(self, covered: QMarginsF) -> None:
        """The boards have this much room: so many pixels at each edge of the view are others'."""
        self._view.camera.covered = covered
        self._show(self.boards or self.home, at_once=True)

    def _show(self, boards: Sequence[str], *, at_once: bool) -> None:
        camera = self._view.camera
        box = self.box_of(boards)
        if box.isEmpty():
            return
        self.boards = tuple(boards)
        camera.fitted = False
        lasts = 0 if at_once else self._context.theme.ms(FLIGHT)
        if lasts:
            self._table.show_only(frozenset((*self.boards, *self.home)))
        camera.show(box, lasts)

    def _landed(self) -> None:
        self._table.dock.setVisible(False)
        self._table.show_only(frozenset(self.boards))

    # ---- what happens --------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Is a move shown now?"""
        return bool(self._beats)

    def _changed(self, change: TableChange) -> None:
        self._put_out()
        if change.kind == "answer" and self._view.isVisible():
            self._tell([self._client.history.current])

    def _tell(self, entries: Sequence[api.HistoryEntry]) -> None:
        """Play what everybody may see of it, as long as it takes to read."""
        beats = self._client.told.beats(entries)
        if not any(beat.seat for beat in beats):
            return
        if not self._context.theme.animations:
            self._ring_new(beats)
            return
        say = self._view.board_context.say
        pace = beat_pace(beats, lambda beat: len(say(beat.sentence)))
        beats = beats[: len(pace)]
        groups = [([step for step in beat.steps if step.what != "note"], note_of(beat)) for beat in beats]
        marks = [cause_marks(self._client, say, beat) for beat in beats]
        before, player = self._view.slow_motion.before_newest, self._view.slow_motion
        self._starting = True
        try:
            player.stop()
            self._beats = list(beats)
            player.play_groups(before, groups, self._client.view(), pace, marks=marks)
        finally:
            self._starting = False
        self._moved(1, len(beats))

    def _ring_new(self, beats: Sequence[api.Beat]) -> None:
        """Nothing moves: what is new is ringed for a while, and the board of whoever did it is no other than before."""
        names = dict.fromkeys(name for beat in beats if beat.seat for name in beat.note.subjects)
        self._view.highlights.show("new", [(name, "subject") for name in names])
        self._ring.start(RING)

    def _put_out(self) -> None:
        self._ring.stop()
        self._view.highlights.clear("new")

    def _moved(self, at: int, whole: int) -> None:
        if not self._beats or self._starting:
            return
        if not whole:
            self._beats = []
            self._show(self.home, at_once=False)
            self.moved.emit(None)
            return
        beat = self._beats[at - 1]
        boards = self._boards_of(beat)
        if boards and boards != self.boards:
            self._show(boards, at_once=False)
            self._view.slow_motion.lay_out()
        self.moved.emit(beat)

    def _boards_of(self, beat: api.Beat) -> tuple[str, ...]:
        """Where it happens: at home if any of it is seen there, else on one person's board; empty: nowhere."""
        found: list[str] = []
        for name in beat.note.subjects:
            box = self._table.box_of(name)
            if box is not None and not box[1]:
                found += self._table.layout.boards_at(box[0].center())
        if not found or any(key in self.home for key in found):
            return self.home
        return (found[0],)

    def stop(self) -> None:
        """The table is left."""
        self._beats = []
        self._view.slow_motion.stop()
