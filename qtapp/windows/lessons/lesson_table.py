"""The table of a lesson: an ordinary game window with the card of the lesson on it, and nothing that gives answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.card import LessonCard
from qtapp.teach.drill_card import DrillCard
from qtapp.teach.drill_run import DrillRun
from qtapp.teach.player import LessonPlayer, StepPhase
from qtapp.teach.progress import LessonProgress
from qtapp.teach.teacher_notes import teacher_notes
from qtapp.teach.wall_bar import WallBar
from qtapp.windows.game.window import FREE, GameWindow

HIDDEN = (
    "new",
    "open",
    "save",
    "save_as",
    "export",
    "sound",
    "redo",
    "mode",
    "remark",
    "timeline",
    "scan",
    "drawn",
    "to_start",
    "step_back",
    "step_forward",
    "to_end",
    "what_if",
    "main_line",
    "slow",
    "learn",
    "desk",
    "make_lesson",
    "class_quiz",
    "class_vote",
    "class_join",
)
"""Commands that lead out of a lesson, or to what it does not want to give away."""
_MARKS = "lesson"


class LessonTable(QObject):
    """One game window that serves every lesson."""

    left = Signal()
    """The pupil leaves, or is through."""

    def __init__(self, context: AppContext, session: api.Session, progress: LessonProgress) -> None:
        super().__init__()
        self._context = context
        self.client = SeatClient(session, 0)
        self.client.questions.is_silent = True
        self.window = GameWindow(context, self.client)
        self.window.bar.show_kept("", False)
        self.window.told.for_learners = True
        self.player = LessonPlayer(context, self.client, progress, self._looked_at)
        self.card = LessonCard(context, self.client, self.player, self.window.page)
        self.drills = DrillRun(context, self.client, progress)
        self.drill_card = DrillCard(context, self.client, self.drills, self.window.page)
        self.drills.changed.connect(self._drill_changed)
        self.drill_card.grown.connect(self._lay)
        self.drill_card.left.connect(self.leave)
        self.window.regions.guest = self.card
        self.card.grown.connect(self._lay)
        self.card.left.connect(self.leave)
        self.card.options_wanted.connect(self.window.actions_["decision"].trigger)
        self.window.regions.folded.connect(self.card.fold_options)
        self.player.begun.connect(self._begun)
        self.player.changed.connect(self._changed)
        self.player.finished.connect(self.leave)
        self.player.play_wanted.connect(self._play)
        self.window.told.watching.connect(self._watched)
        actions = self.window.actions_
        for name in HIDDEN:
            actions[name].setVisible(False)
            actions[name].setEnabled(False)
            if name in self.window.rail.buttons:
                self.window.rail.take_out(name)
        self.wall_bar = WallBar(context, self.client, self.window.page.view, self.window.page)
        self._is_new_step = self._was_at_work = False
        """Does the keyboard still stand where it was before this step?"""
        self._fitted: api.Session | None = None
        """The table that was looked at as a whole when it was laid."""
        self._noted: tuple[str, int, str] | None = None
        """The step whose notes the teacher reads."""
        self._looks_again = QTimer(self.window)  # once the window has settled: that brings the camera home
        self._looks_again.setSingleShot(True)
        self._looks_again.setInterval(60)
        self._looks_again.timeout.connect(self._look)
        self.wall_bar.turned.connect(self.turn)
        self.wall_bar.lit.connect(self.show_wall)
        self.wall_bar.switched.connect(self._make_room)
        self.window.told.beat_shown.connect(self._beat_shown)
        actions["wall"].triggered.connect(self._open_wall)
        actions["home"].triggered.connect(self.leave)
        actions["hint"].triggered.disconnect()  # the coach would do the task; the lesson has hints of its own
        actions["hint"].triggered.connect(self.player.hint)

    def _looked_at(self, spot: str) -> str:
        """What of the table is looked at; the next lesson may be about another game, with another table."""
        return self.window.page.view.table.art.looked_at(spot)

    def begin(self, book: api.LessonBook, *, is_foreign: bool = False) -> None:
        """Open a lesson."""
        self.drills.leave()
        self.drill_card.hide()
        self.window.regions.guest = self.card
        self.player.open_book(book, is_foreign=is_foreign)

    def leave(self) -> None:
        """Leave the lesson; nothing is asked, and nothing is lost."""
        if self.player.is_open or self.drills.is_open:
            self.window.told.stop()
            self.window.page.view.slow_motion.stop()
            self.player.leave()
            self.drills.leave()
            self.card.hide()
            self.drill_card.hide()
            self.wall_bar.close_wall()
            self.left.emit()

    # ---- drills --------------------------------------------------------------------------------------------------

    def begin_drills(self, game: api.Game, names: Sequence[str]) -> None:
        """Ask about a game without end."""
        self.player.leave()
        self.card.hide()
        self._hold_boards(False)
        self.window.regions.guest = self.drill_card
        self.drills.begin(game, names)

    def _drill_changed(self) -> None:
        window, run = self.window, self.drills
        if not run.is_open:
            return
        if run.given is None and run.asked is not None:
            window.fit()
        window.regions.decision_wanted = False
        for name in ("hint", "decision", "undo", "redo"):
            window.actions_[name].setEnabled(False)
        spots = self.drill_card.things()
        window.page.view.highlights.show(_MARKS, [(name, "subject") for name in spots])
        window.director.follow_beat(spots)
        self._lay()
        self.drill_card.take_focus()
        self.show_wall()

    # ---- a step --------------------------------------------------------------------------------------------------

    def _begun(self) -> None:
        """Another step: the camera at home, then at what the step is about."""
        window = self.window
        self.wall_bar.pointer.clear()
        window.page.card.dismiss()
        self._hold_boards(self._is_mending)
        if self.client.session is not self._fitted:  # the same table again: the camera stays where the pupil has it
            self._fitted = self.client.session
            window.fit()
        window.regions.decision_wanted = self._is_trying
        self._put_repairs_away()
        self._look()
        self._looks_again.start()
        self._is_new_step = True

    def _take_focus(self) -> None:
        """The keyboard goes where something is answered: to the question of the table, or to the card."""
        if self.window.regions.decision_wanted and not self.window.regions.is_folded:
            self.window.decision.take_focus()
        elif self._is_mending:
            self.window.page.view.setFocus()  # the card has only buttons that give the task up
        else:
            self.card.take_focus()

    def _hold_boards(self, on: bool) -> None:
        """While something is laid by hand no board changes its size: the next drag finds everything where it was."""
        table = self.window.page.view.table
        if table.layouts.hold(on):
            table.show_view(self.client.view())

    def _put_repairs_away(self) -> None:
        """The list of findings opens with free hands; its repairs would do the task."""
        if self.window.overlay.current in FREE:
            self.window.overlay.dismiss()

    @property
    def _is_trying(self) -> bool:
        player = self.player
        task = player.is_open and isinstance(player.step, api.TryTask) and player.number >= 0 and player.is_sound
        return task and player.phase is StepPhase.OPEN and not player.is_watching and not player.was_shown

    @property
    def _is_mending(self) -> bool:
        """Does a pupil put something right with free hands?"""
        player = self.player
        return player.is_open and isinstance(player.step, api.FreeTask) and player.phase is StepPhase.OPEN

    def _changed(self) -> None:
        self._put_repairs_away()
        player, window = self.player, self.window
        trying = self._is_trying
        window.regions.decision_wanted = trying
        if not trying:
            window.decision.refresh()
            window.page.view.pointer.mark_grabbable()
            window.page.view.steps.light(())
        window.actions_["hint"].setEnabled(player.hints.has_more and trying)
        window.actions_["decision"].setEnabled(trying)
        window.actions_["redo"].setEnabled(False)
        self._look()
        self._lay()
        at_work = trying or self._is_mending
        if self._is_new_step or (self._was_at_work and not at_work):  # only now the card has the buttons of this moment
            self._take_focus()
        self._is_new_step, self._was_at_work = False, at_work
        self.show_wall()

    # ---- for a class ---------------------------------------------------------------------------------------------

    def _open_wall(self) -> None:
        is_new = self.wall_bar.wall is None
        self.wall_bar.open_wall()
        if is_new and self.player.is_open:  # the class is asked what the pupil is asked, and sees the same hand
            self.wall_bar.give_eyes(api.viewer_of(self.player.lesson, self.player.step))
        self.show_wall()

    def _make_room(self) -> None:
        """What the table shows lies beside the teacher's sheet, not below it."""
        self.window.regions.left_covered = self.wall_bar.room
        self._lay()

    def show_wall(self) -> None:
        """Let the class read the step, and see what it is about; the teacher reads what belongs to it."""
        wall, pointer = self.wall_bar.wall, self.wall_bar.pointer
        if wall is None:
            return
        if self.drills.is_open:
            wall.say("\n".join(self.drill_card.for_the_class()))
            wall.spot((*self.drill_card.things(), *pointer.lit))
        elif self.player.is_open and not self.player.is_watching:
            wall.story.end()
            wall.say("\n".join(self.card.for_the_class()))
            wall.spot((*self.player.spots(), *pointer.lit))
        self._note()

    def _note(self) -> None:
        player = self.player
        if not player.is_open:
            self._noted = None
            self.wall_bar.note(())
            return
        wanted = (player.book.digest, player.number, self._context.speech.language)
        if wanted != self._noted:
            self._noted = wanted
            self.wall_bar.note(teacher_notes(self._context, player))

    def _beat_shown(self, beat: api.Beat) -> None:
        wall = self.wall_bar.wall
        shown = wall.story.follow(beat) if wall is not None else None
        if wall is not None and shown is not None:
            wall.spot(())
            wall.say(self._context.speech.text(shown.sentence, wall.client.history.names))

    def turn(self, by: int) -> None:
        """A key of a presenter: on to what comes next, or back. The last step stays until it is left."""
        player = self.player
        if self.drills.is_open:
            self.drills.next()
        elif not player.is_open:
            return
        elif player.is_watching:
            self.window.told.stop()
        elif by < 0:
            player.back()
        elif "play" in self.card.buttons:
            player.play()
        elif player.number + 1 < len(player.lesson.steps):
            player.next() if {"next", "begin"} & self.card.buttons.keys() else player.skip()

    def _look(self) -> None:
        """Light what the step is about, and bring it into sight."""
        if not self.player.is_open or self.player.is_watching:
            self.window.page.view.highlights.clear(_MARKS)
            return
        spots = self.player.spots()
        self.window.page.view.highlights.show(_MARKS, [(name, "subject") for name in spots])
        self.window.director.follow_beat(spots)

    def _lay(self) -> None:
        self.window.regions.lay()

    # ---- a line that is played -----------------------------------------------------------------------------------

    def _play(self, entries: list[api.HistoryEntry]) -> None:
        wall = self.wall_bar.wall
        if wall is not None:
            wall.story.begin(entries, full=self.window.told.how == "full")
        if not self.window.told.play_line(entries):
            self.player.line_played()

    def _watched(self, watching: bool) -> None:
        if not watching:
            self.player.line_played()
            self._take_focus()
