"""A lesson on paper: its tasks, and a page of solutions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import documents_folder
from qtapp.session.autosave import trouble
from qtapp.teach.handout import write_handout
from qtapp.windows.lessons.authoring import file_name


def ask_file(window: QWidget, title: str, suffix: str) -> QFileDialog:
    """Asks where something of a teacher's is to be kept: among the documents unless somebody wants otherwise."""
    dialog = QFileDialog(window, title, str(documents_folder()))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix.lstrip("."))
    return dialog


class LessonPapers(QObject):
    """Of any lesson, and of the one on the table."""

    told = Signal(object)
    """Message: why a paper could not be written."""

    def __init__(
        self,
        context: AppContext,
        window: QWidget,
        shown: Callable[[], api.LessonBook | None],
        say: Callable[[Message, str, int], None],
    ) -> None:
        super().__init__(window)
        self._context, self._window, self._shown, self._say = context, window, shown, say

    def ask_handout(self) -> None:
        """Choose where the handout of the lesson on the table goes."""
        book = self._shown()
        if book is not None:
            self.ask_paper(book)

    def ask_paper(self, book: api.LessonBook) -> None:
        """Choose where the handout of a lesson goes."""
        label, language = self._context.speech.label, self._context.speech.language
        dialog = ask_file(self._window, label(msg("handout.save_title", "Save the handout")), "pdf")
        dialog.selectFile(f"{file_name(book.lesson.title.in_language(language))}.pdf")
        dialog.setNameFilters([f"{label(msg('window.pdf_page', 'PDF page'))} (*.pdf)"])
        dialog.fileSelected.connect(lambda name: self.write_paper(book, Path(name)))
        dialog.open()

    def write_handout(self, path: Path) -> None:
        """Write the tasks of the lesson on the table, and a page of solutions."""
        book = self._shown()
        if book is not None:
            self.write_paper(book, path)

    def write_paper(self, book: api.LessonBook, path: Path) -> None:
        """Write the tasks of a lesson, and a page of solutions."""
        try:
            write_handout(self._context, book, path)
        except OSError as error:
            self.told.emit(trouble(error))
            return
        self._say(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)
