"""Reviewing a game that is over: the curve at once, then decision by decision, thought out beside the window."""

from __future__ import annotations

import asyncio
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import Message, msg
from qtapp.dialogs.review import ReviewDialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import documents_folder
from qtapp.panels.points.review_page import write_review
from qtapp.session.autosave import trouble
from qtapp.session.client import SeatClient
from qtapp.teach.puzzle_file import MOST, OwnPuzzle, puzzles_as_file
from qtapp.windows.end.page import EndPage
from qtapp.windows.game.window import GameWindow


class ReviewController(QObject):
    """Judges each decision of a seat by what it saw then, the newest first. Whoever closes the review ends it."""

    lesson_wanted = Signal(Path)
    """The lesson of puzzles that was made of one's own mistakes."""

    def __init__(
        self, context: AppContext, client: SeatClient, game: GameWindow, end_page: EndPage, window: QWidget
    ) -> None:
        super().__init__(game)
        self._context = context
        self._client = client
        self._game = game
        self._window = window
        self._task: asyncio.Task[None] | None = None
        self.dialog: ReviewDialog | None = None
        self._seat = 1
        """Whose game is looked at."""
        self._known: dict[tuple[api.HistoryEntry, int], list[api.Swing | None]] = {}
        """By the end of a line and the seat: what was found of its decisions, the newest first."""
        self._made: Path | None = None
        """The lesson of puzzles that was made last."""
        end_page.pressed.connect(self._pressed)
        client.replaced.connect(self._known.clear)

    def open(self) -> ReviewDialog:
        """The review of the line that lies on the table, for the viewer or else for the first person."""
        people = self._client.player_seats()
        seat = self._client.viewer or (people[0] if people else 1)
        self.dialog = dialog = ReviewDialog(self._context, self._client, seat, self._window)
        dialog.seat_chosen.connect(self._review)
        dialog.moment_wanted.connect(self._go_to)
        dialog.what_if_wanted.connect(self._try)
        dialog.stop_wanted.connect(self._stop)
        dialog.page_wanted.connect(self.write_page)
        dialog.puzzles_wanted.connect(self._ask_puzzles)
        dialog.solving_wanted.connect(self._solve)
        dialog.finished.connect(self._closed)
        dialog.open()
        self._review(seat)
        return dialog

    @property
    def is_judging(self) -> bool:
        """Are decisions still being looked at?"""
        return self._task is not None

    def _pressed(self, name: str) -> None:
        if name == "review":
            self.open()

    def _review(self, seat: int) -> None:
        self._end()
        if self.dialog is None:
            return
        self._seat = seat
        self.dialog.show_curve(self._client.told.lead_curve(), seat)
        moments = self._client.told.decisions(seat)
        known = self._known.setdefault((self._client.history.current, seat), [])
        self.dialog.show_found(known)
        self.dialog.show_progress(len(known), len(moments))
        if len(known) < len(moments):
            self._task = self._context.start(self._judge(self.dialog, moments, known))

    async def _judge(self, dialog: ReviewDialog, moments: list[api.Moment], known: list[api.Swing | None]) -> None:
        for moment in moments[len(known) :]:
            try:
                found = await self._context.workshop.judge(self._client.game, moment)
            except (api.WorkerFailed, api.InvalidData, OSError):
                found = None  # of this decision nothing can be said; the next one gets a new worker
            known.append(found)
            dialog.show_found(known)
            dialog.show_progress(len(known), len(moments))
        self._task = None

    # ---- puzzles -------------------------------------------------------------------------------------------------

    def _ask_puzzles(self) -> None:
        if self.dialog is None or self._task is not None:
            return
        seat = self._seat
        known = self._known.get((self._client.history.current, seat), [])
        sure = [one for one in known if one is not None and api.may_be_puzzle(one)]
        moments = {one.number: one for one in self._client.told.decisions(seat)}
        wanted = [(moments[one.number], one) for one in sorted(sure, key=lambda one: -one.points)]
        self.dialog.say_of_puzzles(msg("puzzle.is_made", "Each mistake is looked at once more …"), is_busy=True)
        self._task = self._context.start(self._make_puzzles(self.dialog, seat, wanted))

    async def _make_puzzles(self, dialog: ReviewDialog, seat: int, wanted: list[tuple[api.Moment, api.Swing]]) -> None:
        """Only what another search finds again is asked about; so many of them as a lesson holds."""
        made: list[OwnPuzzle] = []
        for moment, swing in wanted:
            try:
                wrong = await self._context.workshop.puzzle(self._client.game, moment, swing)
            except (api.WorkerFailed, api.InvalidData, OSError):
                continue  # of this one nothing can be said; the next one gets a new worker
            if wrong:
                made.append(OwnPuzzle(swing, wrong))
            if len(made) == MOST:
                break
        self._task = None
        dialog.say_of_puzzles(self._keep_puzzles(dialog, seat, made))

    def _keep_puzzles(self, dialog: ReviewDialog, seat: int, made: list[OwnPuzzle]) -> Message:
        if not made:
            return msg("puzzle.none_is_sure", "None of these mistakes is sure enough to be asked about.")
        language, folder = self._context.speech.language, documents_folder()
        try:
            path, text = puzzles_as_file(self._client.session, seat, made, language, dialog.words.label, folder)
            api.write_atomically(path, text)
        except OSError as error:
            return trouble(error)
        self._made = path
        dialog.offer_puzzles()
        return msg("puzzle.kept", "%n puzzle(s) made: they stand beside the drills, among your own lessons.", len(made))

    def _solve(self) -> None:
        if self._made is not None:
            self._close()
            self.lesson_wanted.emit(self._made)

    # ---- on paper ------------------------------------------------------------------------------------------------

    def write_page(self, path: Path) -> None:
        """Write what is found so far on one page of paper."""
        if self.dialog is None:
            return
        try:
            write_review(path, self.dialog.sheet())
        except OSError as error:
            self.dialog.complain(trouble(error))

    # ---- from the review to the table ----------------------------------------------------------------------------

    def _go_to(self, number: int) -> None:
        """To the moment before an answer."""
        entry = self._client.history.entries[number]
        self._close()
        self._game.history.go_to(entry.parent or entry)

    def _try(self, swing: api.Swing) -> None:
        """Give the better answer instead: the old line stays as a branch, and play goes on from here."""
        self._go_to(swing.number)
        self._client.controls.try_answer(swing.seat, swing.answer)

    # ---- ending it -----------------------------------------------------------------------------------------------

    def _stop(self) -> None:
        self._end()
        if self.dialog is not None:
            self.dialog.show_stopped()

    def _close(self) -> None:
        if self.dialog is not None:
            self.dialog.close()

    def _closed(self) -> None:
        self._end()
        self.dialog = None

    def _end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
