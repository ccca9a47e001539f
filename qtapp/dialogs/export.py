"""Writing a picture of the table while the game goes on: progress that can be seen, and a way to stop it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from engine.api import LiteralArg, msg
from qtapp.board.scene.export import ExportCancelled, TableExporter
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.store.finished_file import finished_file
from qtapp.kit.wait.background import Background

_PATIENCE = 350
"""Milliseconds after which the dialog is shown: most pictures are ready before."""


class ExportDialog(Dialog):
    """One picture being written, in a worker of its own: autosave must not wait for it."""

    told = Signal(object, str)
    """Message and icon: what came of it. Nothing is told if it was stopped."""
    _stepped = Signal(int)

    def __init__(self, context: AppContext, composer: TableExporter, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(context, msg("window.export_picture_title", "Export picture"), parent)
        self.setModal(False)
        self._composer = composer
        self._path = path
        self._worker = Background(self)
        self._percent = -1
        self.over = False
        file = WrapLabel("muted")
        self.words.text(file, msg("window.file_being_written", "Writing: {file}", file=LiteralArg(path.name)))
        self.body.addWidget(file)
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)  # its letters would lie half on the dark part
        self.words.name(self.bar, msg("a11y.picture_export_progress", "Export progress"))
        self.body.addWidget(self.bar)
        self.stop_button = self.button(msg("window.stop_button", "Stop"), self.stop)
        self._stepped.connect(self.bar.setValue, Qt.ConnectionType.QueuedConnection)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self.show)
        self.resize(context.theme.px(380), context.theme.px(150))

    def start(self) -> None:
        """Begin; the dialog comes only if it takes long."""
        self._composer.progress = self._progress
        self._late.start(_PATIENCE)
        self._worker.run(self._write, lambda _: self._end(written=True), self._failed)

    def stop(self) -> None:
        """Give it up: nothing is left of the file that was begun, an older one of that name stays."""
        self._composer.stopped = True
        self.stop_button.setEnabled(False)

    # ---- elsewhere -----------------------------------------------------------------------------------------------

    def _write(self) -> None:
        kinds = {".svg": self._composer.svg, ".pdf": self._composer.pdf}
        with finished_file(self._path) as part:
            kinds.get(self._path.suffix.lower(), self._composer.png)(part)
            if self._composer.stopped:
                raise ExportCancelled

    def _progress(self, done: float) -> None:
        percent = int(done * 100)
        if percent != self._percent:
            self._percent = percent
            self._stepped.emit(percent)

    # ---- here again ----------------------------------------------------------------------------------------------

    def _failed(self, error: Exception) -> None:
        self._end(written=False)
        if not isinstance(error, ExportCancelled):
            self.told.emit(
                msg(
                    "window.picture_not_writable",
                    "The picture cannot be written: {file}",
                    file=LiteralArg(self._path.name),
                ),
                "warning",
            )

    def _end(self, written: bool) -> None:
        self._late.stop()
        self.over = True
        if written:
            self.told.emit(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(self._path.name)), "ok")
        self.close()

    def reject(self) -> None:
        """Esc stops it; it goes away when the work has ended."""
        if self.over:
            super().reject()
        else:
            self.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.over:  # closed by its cross, or together with the window
            self.stop()
            self.over = True
        self._worker.close()
        super().closeEvent(event)
