"""The page at the end of a quiz on paper: a PDF that any program prints."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import documents_folder
from qtapp.session.autosave import trouble
from qtapp.teach.class_end import ResultPage
from qtapp.teach.class_paper import write_end_page
from qtapp.windows.game.message_bar import MessageBar


class EndPrinting(QObject):
    """Asks where the page goes, and writes it there."""

    def __init__(
        self, context: AppContext, page: QWidget, bar: MessageBar, end: Callable[[], tuple[ResultPage, str] | None]
    ) -> None:
        """`end`: the page of this moment, and what the game is called; None: there is no quiz."""
        super().__init__(page)
        self._context, self._page, self._bar, self._end = context, page, bar, end

    def _label(self, message: Message) -> str:
        return self._context.speech.label(message)

    def ask(self) -> None:
        """Choose where the page goes."""
        title = self._label(msg("class.print_title", "Save the result as PDF"))
        dialog = QFileDialog(self._page.window(), title, str(documents_folder()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.setNameFilters([f"{self._label(msg('window.pdf_page', 'PDF page'))} (*.pdf)"])
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the page at the end."""
        found = self._end()
        if found is None:
            return
        try:
            write_end_page(*found, path)
        except OSError as error:
            self._bar.tell(trouble(error), "warning", 0)
            return
        self._bar.tell(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)
