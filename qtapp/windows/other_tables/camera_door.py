"""Leads to the phone as a camera for one's own cards. What listens is read in when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from qtapp.box.workshop_page import WorkshopPage
from qtapp.kit.app_context import AppContext

if TYPE_CHECKING:
    from qtapp.windows.other_tables.camera_dialog import CameraDialog


class CameraDoor(QObject):
    """Made with the window."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self.dialog: CameraDialog | None = None

    def open(self, page: WorkshopPage) -> None:
        """Let phones send photos into the tray of this workshop, as long as the sheet is open."""
        from qtapp.windows.other_tables.camera_dialog import CameraDialog

        self.leave()
        self.dialog = dialog = CameraDialog(self._context, page)
        dialog.finished.connect(self._closed)
        page.left.connect(dialog.reject)
        dialog.open()
        dialog.begin()

    def _closed(self) -> None:
        self.dialog = None

    def leave(self) -> None:
        """The program ends, or another workshop is opened: nobody is listened to any more."""
        if self.dialog is not None:
            self.dialog.reject()
