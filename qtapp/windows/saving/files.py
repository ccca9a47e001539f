"""Opening and saving by hand: file dialogs that never block, and a clear sentence for every file that is no game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from engine import api
from engine.api import LiteralArg, Message, Session, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import LESSON_SUFFIX, SUFFIX, documents_folder, games_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.background import Background
from qtapp.session.autosave import trouble
from qtapp.session.game_file import GameFile


class Files(QObject):
    """Files in and out, in the background."""

    chosen = Signal(Path)
    """A file that somebody wants to open."""
    opened = Signal(object, Path)
    """api.OpenedGame, and where it came from."""
    refused = Signal(object)
    """Message: why a file could not be opened or written."""
    saved = Signal(Path)

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._words = LiveTexts(context.speech, self)
        self._writer = Background(self)  # what is saved waits for nothing else

    # ---- in ------------------------------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Choose a saved game or a lesson."""
        dialog = self._dialog(
            msg("window.open_game_title", "Open a game"),
            f"{SUFFIX} *{LESSON_SUFFIX}",
            msg("window.games_and_lessons_files", "Saved games and lessons"),
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        places = [documents_folder(), games_folder()]
        dialog.setSidebarUrls([QUrl.fromLocalFile(str(place)) for place in places if place.is_dir()])
        dialog.fileSelected.connect(lambda name: self.chosen.emit(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Open a saved game; the window goes on meanwhile."""
        self._context.background.run(
            lambda: _read_game(path),
            lambda opened: self.opened.emit(opened, path),
            lambda error: self.refused.emit(cannot_open(path, error)),
        )

    # ---- out -----------------------------------------------------------------------------------------------------

    def ask_save(self, session: api.Session) -> None:
        """Choose where to save."""
        dialog = self._dialog(
            msg("window.save_game_title", "Save the game"), SUFFIX, msg("window.saved_game_files", "Saved games")
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        self._suggest(dialog, session.game.title)
        dialog.fileSelected.connect(lambda name: self.save(session, Path(name)))
        dialog.open()

    def save(self, session: api.Session, path: Path) -> None:
        """Save to a file of one's own."""
        try:
            text = api.encode(session)
        except api.InvalidData as error:
            self.refused.emit(trouble(error))
            return
        self._writer.run(
            lambda: _write_if_free(path, text),
            lambda free: self.saved.emit(path) if free else self.refused.emit(_belongs_to_open_game(path)),
            lambda error: self.refused.emit(trouble(error)),
        )

    def ask_picture(self, write: Callable[[Path], object], title: Message) -> None:
        """Choose where a picture of the table goes."""
        dialog = self._dialog(
            msg("window.export_picture_title", "Export picture"), ".png", msg("window.png_picture", "PNG picture")
        )
        kinds = (
            (".png", msg("window.png_picture", "PNG picture")),
            (".svg", msg("window.svg_drawing", "SVG drawing")),
            (".pdf", msg("window.pdf_page", "PDF page")),
        )
        dialog.setNameFilters([f"{self._words.label(label)} (*{end})" for end, label in kinds])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("png")
        dialog.filterSelected.connect(lambda text: dialog.setDefaultSuffix(text.rpartition("*.")[2].rstrip(")")))
        self._suggest(dialog, title)
        dialog.fileSelected.connect(lambda name: write(Path(name)))
        dialog.open()

    def _suggest(self, dialog: QFileDialog, title: Message) -> None:
        """The game's name, without an ending: that comes with the kind of file."""
        dialog.selectFile(self._words.label(title))
        for field in cast(list[QLineEdit], dialog.findChildren(QLineEdit)):
            field.selectAll()  # whoever types replaces it

    def _dialog(self, title: Message, suffix: str, kind: Message) -> QFileDialog:
        dialog = QFileDialog(self._window, self._words.label(title), str(documents_folder()))
        dialog.setNameFilters([f"{self._words.label(kind)} (*{suffix})"])
        return dialog


def _read_game(path: Path) -> api.OpenedGame:
    """Open a game, and read its log once, so that the window does not have to."""
    opened = api.load_game(path)
    api.NamedNotes(opened.session).read_all()
    return opened


def _write_if_free(path: Path, text: str) -> bool:
    """Write a file; False: it belongs to a game that is open, here or in another window."""
    file = GameFile(path)
    if not file.claim():
        return False
    try:
        api.write_atomically(path, text)
    finally:
        file.release()
    return True


def _belongs_to_open_game(path: Path) -> Message:
    return msg(
        "window.file_belongs_to_open_game",
        "“{file}” belongs to a game that is open now. Choose another name.",
        file=LiteralArg(path.name),
    )


def cannot_open(path: Path, error: Exception) -> Message:
    """Why a file cannot be opened, in a sentence that names it."""
    told = error.message if isinstance(error, api.InvalidData) else None
    reason = told or msg("file.save_damaged_or_foreign", "It is damaged, or it is not a saved game.")
    return msg(
        "window.cannot_open_file", "“{file}” cannot be opened: {reason}", file=LiteralArg(path.name), reason=reason
    )


def differs_from(entry: api.HistoryEntry) -> Message:
    """What is said about a save that the rules of today would not give again."""
    return msg(
        "window.saved_with_other_rules",
        "This game was saved with a different version of the rules. "
        "From step {number} on it is shown as recorded, not rechecked.",
        number=entry.number,
    )


class OwnFile(QObject):
    """Knows the file, and writes the game into it."""

    def __init__(self, files: Files, keep: Callable[[Path], None]) -> None:
        super().__init__(files)
        self._files = files
        self._keep = keep
        """Is told when the game belongs to another file."""
        self.path: Path | None = None

    def begin(self, file: str) -> None:
        """Another game lies on the table, with the file that it belongs to; empty: with none."""
        self.path = Path(file) if file else None

    def belong_to(self, path: Path) -> None:
        """From now on this is its file."""
        self.path = path
        self._keep(path)

    def save(self, session: Session) -> None:
        """Write the game into its file; one that has none yet is asked for."""
        if self.path is None:
            self._files.ask_save(session)
        else:
            self._files.save(session, self.path)

    @property
    def name(self) -> str:
        """What it is called, without its folder; empty: there is none."""
        return self.path.stem if self.path is not None else ""

    def title(self, game: Message) -> Message:
        """What the window is called: the file without its folder, and the game."""
        if not self.name:
            return msg("window.window_title_with_game", "{game} – Társas", game=game)
        return msg("window.window_title_with_file", "{file} – {game} – Társas", file=LiteralArg(self.name), game=game)
