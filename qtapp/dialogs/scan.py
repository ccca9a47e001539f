"""Use my scan: choose a picture of the viewer's board, drag its corners, let it be straightened, save it as a skin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QLineEdit, QProgressBar, QWidget
from shiboken6 import isValid

from engine.api import LiteralArg, Message, msg
from qtapp.board.scan.corners import CornerPicker
from qtapp.board.scan.perspective import board_size, read_photo, straighten
from qtapp.board.scan.scans import BoardScan, add_board, save_skin
from qtapp.board.view import TableView
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.paint.pictures import UnusablePicture
from qtapp.kit.wait.file_loader import FileTooSlow

_NAMES = {
    "table": msg("window.common_area", "Common area"),
    "own": msg("window.own_area", "Own area"),
    "seat": msg("window.areas_of_others", "Areas of the others"),
}


@dataclass(frozen=True)
class ScanBoard:
    """A board that a scan can be laid over."""

    key: str
    name: Message
    size: QSize


def boards_of(view: TableView) -> list[ScanBoard]:
    """The boards on a table that do not grow, each drawing once."""
    found: dict[str, ScanBoard] = {}
    for board in view.table.layout.boards:
        if board.cells is None and not board.drawing.plain:
            key = Path(board.drawing.name).stem
            size = board.drawing.size
            called = view.table.art.board_names.get(key) or _NAMES.get(key)
            name = called or msg("window.board_named", "Board {name}", name=LiteralArg(key))
            found.setdefault(key, ScanBoard(key, name, board_size(size.width(), size.height())))
    return list(found.values())


class ScanDialog(Dialog):
    """Four corners, a magnifier, a progress bar that can be stopped. What comes of it is told by `made`."""

    made = Signal(object)
    """The new Skin."""

    def __init__(
        self,
        context: AppContext,
        game: str,
        boards: Sequence[ScanBoard],
        folder: Path,
        parent: QWidget | None = None,
        into: BoardScan | None = None,
    ) -> None:
        super().__init__(context, msg("window.use_my_scan_title", "Use my scan"), parent)
        self._into = into
        self._game = game
        self._boards = list(boards)
        self._folder = folder
        self._stopped = False
        self._told = 0.0
        hint = WrapLabel("muted")
        self.words.text(
            hint,
            msg(
                "window.drag_corners_onto_board",
                "Drag the four corners onto the corners of the board. Keys 1 to 4 choose a corner, arrow keys move it.",
            ),
        )
        self.body.addWidget(hint)
        self.picker = CornerPicker(context.theme)
        self.words.name(self.picker, msg("a11y.board_corner_picker", "Corners of the board on the picture"))
        self.picker.moved.connect(self._enable)
        self.body.addWidget(self.picker, 1)
        self.body.addLayout(self._choices())
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)  # its letters would lie half on the dark part
        self.words.name(self.bar, msg("a11y.progress", "Progress"))
        self.bar.hide()
        self.body.addWidget(self.bar)
        self.choose = self.button(msg("window.choose_picture_button", "Choose a picture …"), self._choose)
        self.go = self.primary_button(msg("window.straighten_and_use_button", "Straighten and use"), self._straighten)
        self.stop = self.button(msg("window.stop_button", "Stop"), self._stop)
        self.stop.hide()
        self.cancel_button()
        self._clock = self.startTimer(60)
        self._enable()
        self.fit(860, 660)

    def _choices(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.which = QComboBox()
        self.title = QLineEdit()
        self.title.setMaxLength(80)
        for label_text, widget in (
            (msg("window.board_label", "Board"), self.which),
            (msg("window.skin_name_label", "Name of the skin"), self.title),
        ):
            label = PlainLabel()
            label.setBuddy(widget)
            self.words.text(label, label_text)
            self.words.name(widget, label_text)
            row.addWidget(label)
            row.addWidget(widget, 1)
        self._fill()
        self.words.spoken.connect(self._fill)
        self.title.setText(self.words.label(msg("window.default_skin_name", "My board")))
        if self._into is not None:
            self.title.setText(self._into.record.title)
            self.title.setEnabled(False)
        return row

    def _fill(self) -> None:
        index = max(0, self.which.currentIndex())
        self.which.clear()
        for board in self._boards:
            self.which.addItem(self.words.label(board.name), board.key)
        self.which.setCurrentIndex(index)

    # ---- the picture ---------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        chooser = QFileDialog(self, self.words.label(msg("window.choose_picture_button", "Choose a picture …")))
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setNameFilter(self.words.label(msg("window.picture_files", "Pictures")) + " (*.png *.jpg *.jpeg *)")
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.load(Path(name)))
        chooser.open()

    def load(self, path: Path) -> None:
        """Read a picture in the background; one that cannot be used is told in a sentence."""
        self._busy(True)
        self.context.loader.run(self, lambda: read_photo(path), self._loaded, self._failed)

    def _loaded(self, photo: QImage) -> None:
        self._busy(False)
        self.picker.set_photo(photo)
        self.picker.setFocus()

    def _failed(self, error: Exception) -> None:
        if not isValid(self):  # straightening goes on in the background when the dialog is closed
            return
        self._busy(False)
        if isinstance(error, (UnusablePicture, FileTooSlow)):
            self.complain(error.message)
        elif isinstance(error, OSError):
            self.complain(
                msg(
                    "window.skin_not_writable",
                    "The skin cannot be written: {reason}",
                    reason=LiteralArg(error.strerror or ""),
                )
            )
        else:
            raise error

    # ---- straightening -------------------------------------------------------------------------------------------

    def _straighten(self) -> None:
        if not self.picker.sound:
            self.complain(
                msg("window.corners_must_span_board", "The four corners must span the board: drag them apart.")
            )
            return
        board = self._boards[max(0, self.which.currentIndex())]
        photo, corners = self.picker.photo, self.picker.corners
        title = self.title.text().strip() or self.words.label(msg("window.default_skin_name", "My board"))
        into = self._into
        self._stopped, self._told = False, 0.0
        self._busy(True)

        def progress(done: float) -> bool:
            self._told = done
            return not self._stopped

        def work() -> BoardScan | None:
            straight = straighten(photo, corners, board.size, progress)
            if straight.isNull():
                return None
            if into is not None:
                return add_board(into, board.key, straight)
            return save_skin(self._folder, self._game, title, {board.key: straight})

        self.context.background.run(work, self._finished, self._failed)

    def _finished(self, skin: BoardScan | None) -> None:
        if not isValid(self):
            return
        self._busy(False)
        if skin is not None:
            self.made.emit(skin)
            self.accept()

    def _stop(self) -> None:
        self._stopped = True

    def timerEvent(self, event: object) -> None:
        if self.bar.isVisible():
            self.bar.setValue(round(self._told * 100))

    def _busy(self, busy: bool) -> None:
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)
        self.choose.setEnabled(not busy)
        self.picker.setEnabled(not busy)
        self._enable()

    def _enable(self) -> None:
        self.go.setEnabled(self.picker.sound and not self.bar.isVisible())
