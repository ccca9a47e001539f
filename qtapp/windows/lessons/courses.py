"""From the start page to a lesson and back: the page of courses, the table of a lesson, lessons of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.games.listings import game_listings
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.paths import LESSON_SUFFIX, documents_folder, lesson_results_file, resources
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.session.autosave import trouble
from qtapp.teach.course_card import Course, read_courses
from qtapp.teach.course_page import CoursePage
from qtapp.teach.desk_page import DeskPage
from qtapp.teach.draft import LessonDraft
from qtapp.teach.draft_store import opened_draft, opened_lesson
from qtapp.teach.drill_run import some_seed
from qtapp.teach.drill_words import drills_as_file
from qtapp.teach.progress import LessonProgress
from qtapp.teach.pupils import Pupils
from qtapp.teach.wall_bar import WallBar
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.game.window import GameWindow
from qtapp.windows.lessons.authoring import Authoring
from qtapp.windows.lessons.lesson_table import LessonTable
from qtapp.windows.lessons.papers import LessonPapers, ask_file


class LessonHost(Protocol):
    """The window in which lessons take place."""

    stack: QStackedWidget
    game: GameWindow | None

    def say(self, message: Message, icon: str = "warning", seconds: int = 0) -> None:
        """Say something where the eyes are."""

    def go_home(self) -> None:
        """To the start page."""

    def resume(self) -> None:
        """Back to the game that is played."""

    def link_commands(self, actions: GameActions) -> None:
        """Let the commands work that every table has."""


class Lessons(QObject):
    """Made with the window; the page and the table are made when they are first wanted."""

    told = Signal(object)
    """Message: why a lesson could not be opened."""

    quiz_wanted = Signal(str, object)
    """A whole class is to be asked about a game (empty: any); what leads back from there."""
    offer_wanted = Signal(Path, str)
    """A lesson with this title is to be offered to others in the house."""
    fetch_wanted = Signal()
    """One that others offer is wanted."""
    desk_wanted = Signal(object)
    """The teacher's desk is wanted; what leads back from there."""
    command_wanted = Signal(str)
    """A command of the table on which a game is played."""

    def __init__(self, context: AppContext, host: LessonHost, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._host = host
        self._window = window
        self._words = LiveTexts(context.speech, self)
        self._progress: LessonProgress | None = None
        self._pupils: Pupils | None = None
        self.page: CoursePage | None = None
        self.table: LessonTable | None = None
        self.authoring: Authoring | None = None
        self.begun_from: Callable[[], None] = self.show_courses
        """The page from which lessons were opened last: that of all courses, or the teacher's desk. Leaving one, or
        the making of one, leads there.
        """
        self._back: Callable[[], None] | None = None
        """Where leaving this lesson leads to instead."""
        self._from_author: Callable[[], None] = self.show_courses
        """Where leaving the making of a lesson leads to."""
        self._path: Path | None = None
        """The file of the lesson on the table."""
        self._lesson: api.Lesson | None = None
        self.wall_bar: WallBar | None = None
        self._bar: MessageBar | None = None
        self.papers = LessonPapers(context, window, self._shown, host.say)
        self.papers.told.connect(self.told)

    @property
    def bar(self) -> MessageBar:
        """Where something is said on the page of courses, or on that of all steps."""
        if self.authoring is not None and self._host.stack.currentWidget() is self.authoring.page:
            return self.authoring.bar
        if self._bar is None:
            self._bar = MessageBar(self._context, self.page or self._window)
        return self._bar

    @property
    def progress(self) -> LessonProgress:
        """What the pupils of this computer have done."""
        if self._progress is None:
            self._progress = LessonProgress(self.pupils.present_file)
        return self._progress

    @property
    def pupils(self) -> Pupils:
        """Pupils with names, if there are any at this computer."""
        if self._pupils is None:
            self._pupils = Pupils(lesson_results_file().parent)
        return self._pupils

    def somebody_else_learns(self) -> None:
        """The stars of somebody else are shown from now on."""
        self.progress.turn_to(self.pupils.present_file)
        if self.page is not None:
            self.page.show_learner()

    def _shown(self) -> api.LessonBook | None:
        return self.table.player.book if self.table is not None and self.table.player.is_open else None

    # ---- the page of courses -------------------------------------------------------------------------------------

    def show_courses(self) -> None:
        """The page of courses; a game on the table is kept."""
        self.begun_from = self.show_courses
        self._host.go_home()
        if self.page is None:
            accents = {one.id: one.accent for one in game_listings() if one.playable}
            self.page = CoursePage(self._context, self.progress, accents, self.pupils)
            self.page.learner_changed.connect(self.somebody_else_learns)
            self.page.lesson_wanted.connect(self.open_lesson)
            self.page.open_wanted.connect(self.ask_open)
            self.page.quiz_wanted.connect(self._ask_quiz)
            self.page.drills_wanted.connect(self.begin_drills)
            self.page.edit_wanted.connect(self.edit_lesson)
            self.page.new_wanted.connect(self.new_lesson)
            self.page.throw_wanted.connect(self.throw_away)
            self.page.left.connect(self._host.go_home)
            self._host.stack.addWidget(self.page)
        self.page.end.clear()
        self._host.stack.setCurrentWidget(self.page)
        self.page.refresh()
        self.page.take_focus()

    def _ask_quiz(self) -> None:
        """About the game that is played, if one is: others stand beside it on the sheet."""
        game = self._host.game
        self.quiz_wanted.emit(game.client.game.id if game is not None else "", self.show_courses)

    # ---- a lesson ------------------------------------------------------------------------------------------------

    @staticmethod
    def takes(path: Path) -> bool:
        """Is this the file of a lesson?"""
        return path.suffix.lower() == LESSON_SUFFIX

    def open_lesson(self, path: Path) -> None:
        """Read a lesson beside the window and begin it."""
        self._context.loader.run(
            self, partial(api.load_lesson, path), partial(self._begin, path), partial(self.cannot_open, path)
        )

    def open_next(self, game: str) -> None:
        """The first lesson of a game that nobody here is through with; if all are done, the first."""
        work = partial(read_courses, resources(), (game,))
        self._context.loader.run(self, work, self._open_next, partial(self.cannot_open, resources() / game))

    def _open_next(self, courses: list[Course]) -> None:
        lessons = [one for course in courses for one in course.lessons]
        left = (one for one in lessons if not self.progress.of(one.lesson, one.digest).is_through(one.lesson))
        found = next(left, next(iter(lessons), None))
        if found is None:
            self.show_courses()  # a damaged installation: there one sees what there is
        else:
            self._back = self._host.go_home
            self.open_lesson(found.path)

    def _begin(self, path: Path, book: api.LessonBook) -> None:
        is_foreign = resources() not in path.resolve().parents
        self._path, self._lesson = path, book.lesson
        page = self._host.stack.currentWidget()
        if isinstance(page, CoursePage | DeskPage):
            page.end.clear()
        table = self._lay_table(book.cut(book.lesson.steps[0].at))
        table.begin(book, is_foreign=is_foreign)

    def _lay_table(self, session: api.Session) -> LessonTable:
        """The table that all lessons and drills share; the first of them lends it a session."""
        self._host.go_home()
        if self.table is None:
            self.table = LessonTable(self._context, session, self.progress)
            self.table.left.connect(self._left)
            self.table.player.finished.connect(self._finished)
            self._host.link_commands(self.table.window.actions_)
            self.table.window.actions_["handout"].triggered.connect(self.papers.ask_handout)
            self.table.window.actions_["edit_lesson"].triggered.connect(self._edit_this)
            self.table.drill_card.save_wanted.connect(self.ask_save_drills)
            self._host.stack.addWidget(self.table.window)
        self._host.stack.setCurrentWidget(self.table.window)
        return self.table

    def _left(self) -> None:
        back, self._back = self._back or self.begun_from, None
        back()

    def _finished(self) -> None:
        """A lesson is through: the page to which it led back says what was learned."""
        page = self._host.stack.currentWidget()
        if self._path is not None and self._lesson is not None and isinstance(page, CoursePage | DeskPage):
            page.show_end(self._lesson, self._path)

    def begin_drills(self, game: str, names: Sequence[str]) -> None:
        """Ask about a game without end."""
        self._lay_table(api.new_session(game, 2, seed=1, names=list(names))).begin_drills(api.GAMES[game], names)

    def ask_save_drills(self) -> None:
        """Choose where ten questions go; the name of the file is their title."""
        dialog = ask_file(
            self._window, self._words.label(msg("drill.save_title", "Save ten questions as a lesson")), LESSON_SUFFIX
        )
        dialog.setNameFilters([f"{self._words.label(msg('lesson.files', 'Lessons'))} (*{LESSON_SUFFIX})"])
        dialog.fileSelected.connect(lambda name: self.save_drills(Path(name)))
        dialog.open()

    def save_drills(self, path: Path, seed: int = 0) -> None:
        """Make ten questions beside the window, about what was wrong before all, and save them as one lesson."""
        run = self.table.drills if self.table is not None else None
        if run is None or run.game is None:
            return
        title = path.name.removesuffix(LESSON_SUFFIX)
        seed = seed or some_seed()
        work = partial(drills_as_file, run.game, self._context.speech, title, run.seats, run.weak_spots(), seed)
        late = msg("drill.set_takes_too_long", "Making the questions takes too long. Try it once more.")
        self._context.loader.run(self, work, partial(self._write, path), partial(self._not_made, path), late)

    def _not_made(self, path: Path, error: Exception) -> None:
        if not isinstance(error, FileTooSlow):
            raise error
        file = LiteralArg(path.name)
        self.told.emit(msg("drill.not_saved", "“{file}” was not saved: {reason}", file=file, reason=error.message))

    def _write(self, path: Path, text: str) -> None:
        try:
            api.write_atomically(path, text)
        except OSError as error:
            self.told.emit(trouble(error))
            return
        self._host.say(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)

    def serve(self, game: GameWindow) -> None:
        """Let the commands of teaching work at the table of a game."""
        game.actions_["learn"].triggered.connect(self.show_courses)
        game.actions_["desk"].triggered.connect(lambda _=False: self.desk_wanted.emit(self._host.resume))
        game.actions_["make_lesson"].triggered.connect(lambda _=False: self.make_lesson())
        game.timeline.strip.makes_lessons = game.log.makes_lessons = True
        game.lesson_wanted.connect(self._make_from)
        for name in ("handout", "edit_lesson"):
            game.actions_[name].setVisible(False)
            game.actions_[name].setEnabled(False)
        self.wall_bar = WallBar(self._context, game.client, game.page.view, game.page)
        game.actions_["wall"].triggered.connect(self.wall_bar.open_wall)
        self.wall_bar.turned.connect(game.history.step)
        self.wall_bar.lit.connect(self._light)
        self.wall_bar.switched.connect(self._make_room)

    def _make_room(self) -> None:
        """The table moves aside for the teacher's sheet, and back."""
        if self.wall_bar is not None and self._host.game is not None:
            self._host.game.regions.left_covered = self.wall_bar.room
            self._host.game.regions.lay()

    def _light(self) -> None:
        """Turn the light on what the teacher points at."""
        if self.wall_bar is not None and self.wall_bar.wall is not None:
            self.wall_bar.wall.spot(self.wall_bar.pointer.lit)

    # ---- a lesson of one's own -----------------------------------------------------------------------------------

    def _make_from(self, moment: api.HistoryEntry) -> None:
        self.make_lesson(moment)

    def make_lesson(self, moment: api.HistoryEntry | None = None) -> None:
        """Make a lesson on a copy of the table that is played, as it is now or as it was."""
        game = self._host.game
        if game is not None:
            self._authors(game.client.session, self._host.resume).open(game.client, moment)

    def new_lesson(self, game: str) -> None:
        """Make a lesson about a game from its beginning."""
        names = [
            self._words.label(msg("window.default_player_name", "Player {number}", number=seat)) for seat in (1, 2)
        ]
        session = api.new_session(game, 2, seed=some_seed(), names=names)
        self._authors(session, self.begun_from).open_new(session)

    def edit_lesson(self, path: Path) -> None:
        """Change a lesson of one's own; of one that comes with the program, a copy; or go on with a draft."""
        language, praise = self._context.speech.language, self._words.label(msg("lesson.well_done", "Well done!"))
        if path.suffix == api.DRAFT_SUFFIX:
            work = partial(opened_draft, path, language, praise)
        else:
            is_copy = resources() in path.resolve().parents
            work = partial(opened_lesson, path, language, praise, is_copy=is_copy)
        self._context.loader.run(self, work, self._edit, partial(self.cannot_open, path))

    def _edit(self, draft: LessonDraft) -> None:
        self._authors(draft.session, self.begun_from).open_draft(draft)

    def throw_away(self, path: Path) -> None:
        """Do without a draft; for a while it can be had back."""
        try:
            raw = path.read_bytes()
            api.remove_file(path)
        except OSError as error:
            self.told.emit(trouble(error))
            return
        self._read_again()
        gone = msg("editor.draft_deleted", "The draft was deleted.")
        self.bar.offer(gone, msg("author.put_back_button", "Put it back"), partial(self._put_back, path, raw), 20)

    def _put_back(self, path: Path, raw: bytes) -> None:
        try:
            api.write_atomically(path, raw)
        except OSError as error:
            self.told.emit(trouble(error))
        self._read_again()

    def _read_again(self) -> None:
        if self.page is not None:
            self.page.refresh()

    def _edit_this(self) -> None:
        """Change the lesson that is on the table."""
        if self._path is not None and self.table is not None:
            path = self._path
            self.table.leave()
            self.edit_lesson(path)

    def _authors(self, session: api.Session, back: Callable[[], None]) -> Authoring:
        """The table for making lessons; the first lesson lends it a session."""
        self._from_author = back
        self._host.go_home()
        if self.authoring is None:
            made = self.authoring = Authoring(
                self._context, api.decode(api.encode(session).encode(), api.find_game).session, self
            )
            made.told.connect(self._author_told)
            made.try_wanted.connect(self._try_out)
            made.left.connect(self._author_left)
            made.lessons_wanted.connect(self.show_courses)
            made.shown.connect(self._host.stack.setCurrentWidget)
            self._host.link_commands(made.window.actions_)
            self._host.stack.addWidget(made.window)
            self._host.stack.addWidget(made.page)
        return self.authoring

    def _author_told(self, message: Message, icon: str, seconds: int) -> None:
        if self.authoring is not None and self._host.stack.currentWidget() is self.authoring.page:
            self.authoring.page.note.say(message, icon)
        else:
            self._host.say(message, icon, seconds)

    def _author_left(self) -> None:
        self._from_author()

    def leave(self) -> None:
        """The program ends: a lesson in the making is kept."""
        if self.authoring is not None:
            self.authoring.leave()

    def _try_out(self, book: api.LessonBook) -> None:
        """Run a lesson that is being made; leaving it leads back to where it was tried from."""
        assert self.authoring is not None
        shown = self._host.stack.currentWidget()
        table = self._lay_table(book.cut(book.lesson.steps[0].at))
        back = self.authoring.show_steps if shown is self.authoring.page else self.authoring.show_table
        self._back, self._path = back, None
        table.begin(book)

    def cannot_open(self, path: Path, error: Exception) -> None:
        """Say why a lesson cannot be opened."""
        self.told.emit(cannot_open_lesson(path, error))

    def ask_open(self) -> None:
        """Choose the file of a lesson."""
        title = self._words.label(msg("lesson.open_title", "Open a lesson"))
        kind = self._words.label(msg("lesson.files", "Lessons"))
        dialog = QFileDialog(self._window, title, str(documents_folder()))
        dialog.setNameFilters([f"{kind} (*{LESSON_SUFFIX})"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_lesson(Path(name)))
        dialog.open()


def cannot_open_lesson(path: Path, error: Exception) -> Message:
    """Why a lesson cannot be opened, in a sentence that names its file."""
    told = error.message if isinstance(error, api.InvalidData | FileTooSlow) else None
    reason = told or msg("file.not_a_lesson", "It is damaged, or it is not a lesson.")
    return msg(
        "window.cannot_open_file", "“{file}” cannot be opened: {reason}", file=LiteralArg(path.name), reason=reason
    )
