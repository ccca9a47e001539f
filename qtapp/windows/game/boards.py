"""The menu Board: the drawn board or an owner's scans, nudging single places, skins as files to give away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu

from engine.api import LiteralArg, Message, msg
from qtapp.board.scan.scans import BoardScan, CheckedSkin, check_skin_file, export_skin, list_skins, unpack_skin
from qtapp.dialogs.scan import ScanDialog, boards_of
from qtapp.dialogs.small import NameDialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import UnusablePicture
from qtapp.kit.paths import data_folder, documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.windows.game.window import GameWindow

_SUFFIX = "tarsas-skin"
_NUDGING = msg(
    "window.nudge_places_by_hand",
    "Drag each place to where it is on your picture; Ctrl+Z takes the last one back. Nothing is played meanwhile.",
)


def skins_folder() -> Path:
    """Where scans are kept."""
    return data_folder() / "skins"


class BoardMenu(QObject):
    """What the menu Board does."""

    told = Signal(object)
    """Message."""

    def __init__(self, context: AppContext, game: GameWindow) -> None:
        super().__init__(game)
        self._context = context
        self._game = game
        self._words = LiveTexts(context.speech, self)
        menu = game.menus["board"]
        self._skins = QMenu(menu)
        self._words.keep(self._skins.setTitle, msg("window.menu_my_scans", "My scans"))
        self.nudge = QAction(menu)
        self.nudge.setCheckable(True)
        self._words.keep(self.nudge.setText, msg("window.menu_nudge_places", "Nudge places"))
        self.nudge.toggled.connect(self._nudging)
        self.rename = QAction(menu)
        self._words.keep(self.rename.setText, msg("window.menu_rename_scans", "Rename these scans…"))
        self.rename.triggered.connect(self._ask_name)
        self.delete = QAction(menu)
        self._words.keep(self.delete.setText, msg("window.menu_delete_scans", "Delete these scans…"))
        self.delete.triggered.connect(self._ask_delete)
        self.give = QAction(menu)
        self._words.keep(self.give.setText, msg("window.menu_export_scans", "Export scans…"))
        self.give.triggered.connect(self._ask_export)
        self.take = QAction(menu)
        self._words.keep(self.take.setText, msg("window.menu_import_scans", "Import scans…"))
        self.take.triggered.connect(self._ask_import)
        first = menu.actions()[2] if len(menu.actions()) > 2 else None
        for action in (self._skins.menuAction(), self.nudge, self.rename, self.delete, self.give, self.take):
            menu.insertAction(first, action) if first else menu.addAction(action)
        menu.aboutToShow.connect(self.refresh)
        game.actions_["scan"].triggered.connect(lambda _=False: self.ask_scan())
        game.actions_["drawn"].triggered.connect(lambda _=False: self.use(None))
        game.client.replaced.connect(self._replaced)
        self._replaced()

    def refresh(self) -> None:
        """List the skins of the game that is played."""
        self._skins.clear()
        current = self._game.page.view.scans.skin
        for skin in list_skins(skins_folder(), self._game.client.game.id):
            action = self._skins.addAction(skin.record.title)
            action.setCheckable(True)
            action.setChecked(current is not None and current.id == skin.id)
            action.triggered.connect(lambda _=False, one=skin: self.use(one))
        self._skins.setEnabled(not self._skins.isEmpty())
        self.nudge.setEnabled(current is not None)
        for action in (self.rename, self.delete, self.give):
            action.setEnabled(current is not None)
        self._game.actions_["drawn"].setEnabled(current is not None)

    def _nudging(self, on: bool) -> None:
        """Say what the mouse does now, and how it becomes as usual again."""
        self._game.page.view.scans.set_nudging(on)
        bar = self._game.page.bar
        if on:
            bar.offer(_NUDGING, msg("window.done", "Done"), lambda: self.nudge.setChecked(False), 0)
        elif bar.message is _NUDGING:
            bar.dismiss()

    def use(self, skin: BoardScan | None) -> None:
        """Show scans, or the drawn boards; the next game of this kind begins with the same."""
        if skin is None:
            self.nudge.setChecked(False)  # what is drawn lies where it belongs, and the mouse plays again
        self.nudge.setChecked(False)
        self._game.page.view.scans.use(skin)
        self._context.settings.keep_scan_of(self._game.client.game.id, "" if skin is None else skin.id)

    def ask_scan(self) -> ScanDialog | None:
        """A picture of one's own board; it joins the scans that are shown, or begins new ones."""
        view = self._game.page.view
        boards = boards_of(view)
        if not boards:
            self.told.emit(msg("window.no_board_for_scan", "This game has no board that a scan could be laid over."))
            return None
        dialog = ScanDialog(
            self._context, self._game.client.game.id, boards, skins_folder(), self._game, view.scans.skin
        )
        dialog.made.connect(self.use)
        dialog.open()
        return dialog

    def _replaced(self) -> None:
        """Scans belong to one game: show those that were shown when it was played last."""
        game, view = self._game.client.game.id, self._game.page.view
        wanted = self._context.settings.scan_of(game)
        skin = next((one for one in list_skins(skins_folder(), game) if one.id == wanted), None) if wanted else None
        if skin != view.scans.skin:
            self.nudge.setChecked(False)
            view.scans.use(skin)

    # ---- their name, and away with them -----------------------------------------------------------------------------

    def _ask_name(self) -> None:
        skin = self._game.page.view.scans.skin
        if skin is not None:
            dialog = NameDialog(self._context, skin.record.title, self._game)
            dialog.named.connect(self.rename_to)
            dialog.open()

    def rename_to(self, title: str) -> None:
        """Call the scans that are shown otherwise."""
        skin = self._game.page.view.scans.skin
        if skin is not None:
            self.use(skin.renamed(title))

    def _ask_delete(self) -> None:
        skin = self._game.page.view.scans.skin
        if skin is not None:
            name = LiteralArg(skin.record.title)
            question = msg("window.confirm_delete_scans", "Delete the scans “{name}” for good?", name=name)
            yes = msg("window.delete_scans_button", "Delete")
            self._game.page.bar.ask(question, yes, self.delete_shown)

    def delete_shown(self) -> None:
        """Delete the scans that are shown; the drawn boards come back."""
        skin = self._game.page.view.scans.skin
        if skin is None:
            return
        self.use(None)
        try:
            skin.delete()
        except OSError:
            self.told.emit(msg("window.scans_not_deleted", "The scans cannot be deleted."))

    # ---- files ---------------------------------------------------------------------------------------------------

    def _dialog(self, title: Message) -> QFileDialog:
        dialog = QFileDialog(self._game, self._words.label(title), str(documents_folder()))
        dialog.setNameFilters([f"{self._words.label(msg('window.scan_files', 'Scans of a board'))} (*.{_SUFFIX})"])
        return dialog

    def _ask_export(self) -> None:
        skin = self._game.page.view.scans.skin
        if skin is None:
            return
        dialog = self._dialog(msg("window.export_scans_title", "Export scans"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.fileSelected.connect(lambda name: self.export(skin, Path(name)))
        dialog.open()

    def export(self, skin: BoardScan, path: Path) -> None:
        """Write scans as one file, in the background."""
        self._context.background.run(
            lambda: export_skin(skin, path),
            lambda _: self.told.emit(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name))),
            lambda _: self.told.emit(
                msg("window.file_not_writable", "The file cannot be written: {file}", file=LiteralArg(path.name))
            ),
        )

    def _ask_import(self) -> None:
        dialog = self._dialog(msg("window.import_scans_title", "Import scans"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.bring(Path(name)))
        dialog.open()

    def bring(self, path: Path) -> None:
        """Take scans from a file: a stranger's file is read apart, only writing waits for its turn."""
        self._context.loader.run(self, lambda: check_skin_file(path), self._write, self._refused)

    def _write(self, skin: CheckedSkin) -> None:
        self._context.background.run(lambda: unpack_skin(skin, skins_folder()), self._brought, self._refused)

    def _brought(self, skin: BoardScan) -> None:
        if skin.record.game == self._game.client.game.id:
            self.use(skin)
        else:
            self.told.emit(
                msg("window.scans_of_another_game", "These scans belong to another game; they are kept for it.")
            )

    def _refused(self, error: Exception) -> None:
        if isinstance(error, (UnusablePicture, FileTooSlow)):
            self.told.emit(error.message)
        else:
            self.told.emit(msg("window.skin_file_damaged", "The file is not a scan set, or it is damaged."))
