"""The scans of a person on one table: make one, choose one, go back to the drawn boards, give one away, take one."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.api import Msg, msg
from qtapp.board.skins import Skin, delete_skin, export_skin, import_skin, list_skins, read_skin
from qtapp.board.view import TableView
from qtapp.board.warp import Unusable
from qtapp.dialogs.scan import ScanDialog, boards_of
from qtapp.kit.stage import Stage
from qtapp.paths import data_folder

_CHOSEN = "chosen.json"


def skins_folder() -> Path:
    """Where the skins of the person lie."""
    return data_folder() / "skins"


class Skins(QObject):
    """Everything the menu of the board needs; what went wrong is told by `told`."""

    told = Signal(object)
    """Msg: a sentence for the person."""
    changed = Signal()
    """Other skins than before, or another one is used."""

    def __init__(self, stage: Stage, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._view = view
        self._window = parent
        view.note.connect(self.told)

    @property
    def game(self) -> str:
        """The game on the table."""
        return self._view.bridge.game.id

    def all(self) -> list[Skin]:
        """The skins of this game."""
        return list_skins(skins_folder(), self.game)

    def ask_scan(self) -> ScanDialog:
        """Make a scan; it joins the skin that is used, or begins a new one."""
        boards = boards_of(self._view)
        dialog = ScanDialog(self._stage, self.game, boards, skins_folder(), self._window, self._view.skin)
        dialog.made.connect(self.use)
        dialog.open()
        return dialog

    def use(self, skin: Skin | None) -> None:
        """Use a skin from now on, also in the next game; None: the drawn boards."""
        self._view.use_skin(skin)
        self._remember(skin)
        self.changed.emit()

    def drawn(self) -> None:
        """Back to the drawn boards."""
        self.use(None)

    def nudge(self, nudging: bool) -> None:
        """Let places be dragged to where the scan has them."""
        self._view.set_nudging(nudging)

    def begin(self) -> None:
        """A game is opened: use the skin that was used last."""
        wanted = self._read().get(self.game, "")
        skin = next((one for one in self.all() if one.id == wanted), None)
        if wanted and skin is None:
            self._tell_why(wanted)
        self._view.use_skin(skin)
        self.changed.emit()

    def _tell_why(self, wanted: str) -> None:
        """The scan that was used last cannot be used any more; one that was thrown away needs no word."""
        folder = skins_folder() / wanted
        if folder.parent == skins_folder() and folder.is_dir():
            try:
                read_skin(folder)
            except Unusable as error:
                self.told.emit(error.message)

    # ---- giving and taking ---------------------------------------------------------------------------------------

    def give(self, skin: Skin, path: Path) -> None:
        """Write a skin as one file."""
        try:
            export_skin(skin, path)
        except OSError:
            self.told.emit(msg("window", "The skin could not be written to this file."))

    def take(self, path: Path) -> Skin | None:
        """Take a skin from one file and use it, if it is for this game."""
        try:
            skin = import_skin(path, skins_folder())
        except Unusable as error:
            self.told.emit(error.message)
            return None
        except OSError:
            self.told.emit(msg("window", "The skin could not be kept: the folder cannot be written."))
            return None
        if skin.record.game == self.game:
            self.use(skin)
        else:
            self.told.emit(self._other_game())
        return skin

    def _other_game(self) -> Msg:
        return msg("window", "The skin is kept, but it belongs to another game.")

    def throw_away(self, skin: Skin) -> None:
        """Delete a skin for good."""
        if self._view.skin is not None and self._view.skin.id == skin.id:
            self.drawn()
        delete_skin(skin)
        self.changed.emit()

    # ---- what is remembered --------------------------------------------------------------------------------------

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads((skins_folder() / _CHOSEN).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return {str(game): str(skin) for game, skin in found.items()} if isinstance(found, dict) else {}

    def _remember(self, skin: Skin | None) -> None:
        chosen = {**self._read(), self.game: skin.id if skin is not None else ""}
        try:
            skins_folder().mkdir(parents=True, exist_ok=True)
            (skins_folder() / _CHOSEN).write_text(json.dumps(chosen), encoding="utf-8")
        except OSError:
            self.told.emit(msg("window", "Which skin is used could not be remembered."))
