"""What can be done with a kept game: name, pin, copy, export, throw away, bring back. The disk is never waited for."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import SUFFIX, documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.game_marks import GameMark, GameMarks
from qtapp.session.game_trash import DAYS, GameInUse, copy_game, restore, throw_away
from qtapp.session.library import Folders, LibraryGame

T = TypeVar("T")
_SECONDS = 10


class LibraryActions(QObject):
    """Does it in the background, and says what came of it."""

    changed = Signal()
    """Something lies otherwise on the disk."""
    told = Signal(object)
    """Message: why it could not be done."""
    offered = Signal(object, object, object, int)
    """Message, label of a button, what it does, for how many seconds."""
    leaving = Signal(Path)
    """A file is about to be moved: whoever has it open lets go of it."""
    open_wanted = Signal(object)
    """LibraryGame."""
    rename_wanted = Signal(object)

    def __init__(self, context: AppContext, folders: Folders, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._folders = folders
        self._window = window
        self._words = LiveTexts(context.speech, self)
        self._marks = GameMarks(folders.marks, folders.games)

    # ---- the menu of a row ---------------------------------------------------------------------------------------

    def show_menu(self, one: LibraryGame, point: QPoint) -> QMenu:
        """All that can be done with a game."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for label, icon, deed, key in self._deeds(one):
            action = menu.addAction(self._words.label(label))
            action.setIcon(self._context.icon(icon))
            action.triggered.connect(lambda _=False, deed=deed: deed())
            if key:
                action.setShortcut(QKeySequence(key))
        menu.popup(point)
        return menu

    def _deeds(self, one: LibraryGame) -> list[tuple[Message, str, Callable[[], object], str]]:
        if one.thrown_away is not None:
            return [(msg("library.bring_back", "Bring back"), "undo", partial(self.bring_back, one.info.path), "")]
        mark, path = one.mark, one.info.path
        pin = msg("library.unpin", "Unpin") if mark.pinned else msg("library.pin", "Pin to the top")
        lesson = (
            msg("library.is_no_lesson", "No lesson") if one.is_lesson else msg("library.is_lesson", "This is a lesson")
        )
        last: tuple[Message, str, Callable[[], object], str]
        if path.parent == self._folders.games:
            last = (msg("library.throw_away", "Move to the trash"), "trash", partial(self.throw, one), "Del")
        else:  # a file of one's own, somewhere else: it stays where it is
            last = (msg("library.take_off_list", "Take off this list"), "close", partial(self._forget, path), "Del")
        return [
            (msg("library.open_game", "Open"), "play", partial(self.open_wanted.emit, one), "Return"),
            (msg("library.rename", "Rename…"), "edit", partial(self.rename_wanted.emit, one), "F2"),
            (pin, "pin", partial(self._mark, path, replace(mark, pinned=not mark.pinned)), ""),
            (lesson, "book_mark", partial(self._mark, path, replace(mark, lesson=not one.is_lesson)), ""),
            (msg("library.copy", "Make a copy"), "copy", partial(self._copy, one), ""),
            (msg("library.export", "Export…"), "save", partial(self.ask_export, one), ""),
            (msg("library.show_folder", "Show in folder"), "open", partial(self._show_folder, path), ""),
            last,
        ]

    # ---- deeds ---------------------------------------------------------------------------------------------------

    def rename(self, one: LibraryGame, name: str) -> None:
        """Another name; an empty one: it is called after its game again."""
        self._mark(one.info.path, replace(one.mark, name=name))

    def throw(self, one: LibraryGame) -> None:
        """Into the trash, with a way back at hand."""
        path = one.info.path
        if path.parent != self._folders.games:
            self._forget(path)
            return
        self.leaving.emit(path)
        trash, today = self._folders.trash, date.today()
        self._do(lambda: throw_away(path, trash, today), self._thrown)

    def _thrown(self, away: Path) -> None:
        self.changed.emit()
        gone = msg("library.thrown_away", "The game is in the trash. It stays there for {days} days.", days=DAYS)
        self.offered.emit(gone, msg("library.bring_back", "Bring back"), partial(self.bring_back, away), _SECONDS)

    def bring_back(self, path: Path) -> None:
        """Out of the trash again."""
        home = self._folders.games
        self._do(lambda: restore(path, home), lambda _: self.changed.emit())

    def _forget(self, path: Path) -> None:
        self._context.settings.forget_file(path)
        self.changed.emit()

    def _mark(self, path: Path, mark: GameMark) -> None:
        marks = self._marks
        self._do(lambda: marks.put(path, mark), lambda _: self.changed.emit())

    def _copy(self, one: LibraryGame) -> None:
        path, home, marks = one.info.path, self._folders.games, self._marks
        mark = replace(one.mark, pinned=False)

        def work() -> None:
            copy = copy_game(path, home)
            if mark != GameMark():
                marks.put(copy, mark)

        self._do(work, lambda _: self.changed.emit())

    def ask_export(self, one: LibraryGame) -> None:
        """Choose where a copy for others goes."""
        title = self._words.label(msg("library.export_title", "Export this game"))
        dialog = QFileDialog(self._window, title, str(documents_folder()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{self._words.label(msg('window.saved_game_files', 'Saved games'))} (*{SUFFIX})"])
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.selectFile(one.mark.name.replace("/", "-") or one.info.path.stem)
        path = one.info.path
        dialog.fileSelected.connect(lambda name: self.export(path, Path(name)))
        dialog.open()

    def export(self, path: Path, target: Path) -> None:
        """Write a copy of a game to a file of one's own."""
        self._do(lambda: shutil.copyfile(path, target), lambda _: None)

    def _show_folder(self, path: Path) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))

    def _do(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        self._context.background.run(work, done, self._failed)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, GameInUse):
            told = msg("library.game_is_open", "“{file}” is open in another window.", file=LiteralArg(str(error)))
        elif isinstance(error, (OSError, shutil.Error)):
            told = msg("library.disk_refused", "That could not be done: the disk does not allow it.")
        else:
            raise error
        self.told.emit(told)
        self.changed.emit()
