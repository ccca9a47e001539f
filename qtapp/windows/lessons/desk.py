"""The teacher's desk in the window: what its buttons lead to, and the papers that are written there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from engine import api
from engine.api import LiteralArg, msg
from qtapp.games.listings import game_listings
from qtapp.kit.app_context import AppContext
from qtapp.session.autosave import trouble
from qtapp.teach.desk_page import DeskPage
from qtapp.teach.progress import LessonProgress
from qtapp.teach.pupil_sheet import write_sheet
from qtapp.teach.pupils import NamedPupil
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.lessons.authoring import file_name
from qtapp.windows.lessons.courses import LessonHost, Lessons
from qtapp.windows.lessons.papers import ask_file

_UNDONE = 20
"""Seconds in which somebody who was deleted can be put back."""


class TeacherDesk(QObject):
    """Made with the window; its page when it is first wanted."""

    def __init__(self, context: AppContext, host: LessonHost, lessons: Lessons) -> None:
        super().__init__(lessons)
        self._context, self._host, self._lessons = context, host, lessons
        self._back: Callable[[], None] = host.go_home
        self._page: DeskPage | None = None
        lessons.desk_wanted.connect(self.show)

    @property
    def page(self) -> DeskPage:
        """Everything for teaching on one page."""
        if self._page is None:
            self._page = self._made()
        return self._page

    def _made(self) -> DeskPage:
        lessons = self._lessons
        accents = {one.id: one.accent for one in game_listings() if one.playable}
        page = DeskPage(self._context, lessons.pupils, lessons.progress, accents)
        self._host.stack.addWidget(page)
        self.bar = MessageBar(self._context, page)
        page.left.connect(self._leave)
        page.lesson_wanted.connect(lessons.open_lesson)
        page.wanted.connect(self._do)
        page.new_wanted.connect(lessons.new_lesson)
        page.edit_wanted.connect(lessons.edit_lesson)
        page.paper_wanted.connect(self._read_for_paper)
        page.offer_wanted.connect(lessons.offer_wanted)
        page.pupils.changed.connect(lessons.somebody_else_learns)
        page.pupils.deleted.connect(self._offer_back)
        page.pupils.sheet_wanted.connect(self.ask_sheet)
        return page

    def show(self, back: Callable[[], None] | None = None) -> None:
        """Show the desk; a game on the table is kept. `back` leads to where one came from."""
        if back is not None:
            self._back = back
        self._lessons.begun_from = self.show
        has_game = self._host.game is not None
        self._host.go_home()
        self.page.end.clear()
        self._host.stack.setCurrentWidget(self.page)
        self.page.refresh(has_game=has_game)
        self.page.take_focus()

    def _leave(self) -> None:
        self._back()

    def _do(self, name: str) -> None:
        lessons = self._lessons
        match name:
            case "courses":
                lessons.show_courses()
            case "open_lesson":
                lessons.ask_open()
            case "quiz":
                game = self._host.game
                lessons.quiz_wanted.emit(game.client.game.id if game is not None else "", self.show)
            case "vote" | "wall":
                lessons.command_wanted.emit("class_vote" if name == "vote" else name)
            case "fetch":
                lessons.fetch_wanted.emit()
            case "from_table":
                lessons.make_lesson()

    # ---- papers --------------------------------------------------------------------------------------------------

    def _read_for_paper(self, path: Path) -> None:
        failed = partial(self._lessons.cannot_open, path)
        self._context.loader.run(self, partial(api.load_lesson, path), self._lessons.papers.ask_paper, failed)

    def ask_sheet(self, pupil: NamedPupil) -> None:
        """Choose where the sheet of a pupil goes."""
        label = self._context.speech.label
        title = label(msg("pupils.save_sheet", "Save the sheet of {name}", name=LiteralArg(pupil.name)))
        dialog = ask_file(self.page.window(), title, "pdf")
        dialog.selectFile(f"{file_name(pupil.name)}.pdf")
        dialog.setNameFilters([f"{label(msg('window.pdf_page', 'PDF page'))} (*.pdf)"])
        dialog.fileSelected.connect(lambda name: self.write_sheet(pupil, Path(name)))
        dialog.open()

    def write_sheet(self, pupil: NamedPupil, path: Path) -> None:
        """What a pupil has done, on paper."""
        progress = LessonProgress(self._lessons.pupils.results_file(pupil))
        try:
            write_sheet(self._context.speech, pupil.name, progress, self.page.courses, path)
        except OSError as error:
            self.bar.tell(trouble(error), "warning", 0)
            return
        self.bar.tell(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)

    def _offer_back(self, pupil: NamedPupil, results: bytes) -> None:
        gone = msg("pupils.deleted", "{name} was deleted, with all results.", name=LiteralArg(pupil.name))
        back = msg("author.put_back_button", "Put it back")
        self.bar.offer(gone, back, partial(self._put_back, pupil, results), _UNDONE)

    def _put_back(self, pupil: NamedPupil, results: bytes) -> None:
        self._lessons.pupils.put_back(pupil, results)
        self.page.pupils.refresh()
        self._lessons.somebody_else_learns()
