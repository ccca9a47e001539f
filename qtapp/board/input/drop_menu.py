"""The small menu over a drop that several options share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from qtapp.board.paint.cost_preview import menu_words
from qtapp.session.client import OptionItem

if TYPE_CHECKING:
    from qtapp.board.view import TableView


class DropMenu(QObject):
    """One menu at a time; it says what was chosen, or that nothing was."""

    def __init__(self, view: TableView, chosen: Callable[[object], None], given_up: Callable[[], None]) -> None:
        super().__init__(view)
        self._view = view
        self._chosen = chosen
        self._given_up = given_up
        self.menu: QMenu | None = None
        """The menu that is open."""

    def open(self, faces: list[OptionItem], at: QPointF) -> None:
        """Offer these at a point of the viewport."""
        menu = QMenu(self._view)
        for face in faces:
            action = QAction(menu_words(self._view.desk, face), menu)
            action.triggered.connect(lambda _=False, one=face: self._chosen(one.answer))
            menu.addAction(action)
        menu.aboutToHide.connect(self._closed)
        self.menu = menu
        point = self._view.viewport().mapToGlobal(at.toPoint())
        self._view.options_at.emit(QPointF(point), list(faces))
        menu.popup(point)

    def _closed(self) -> None:
        menu, self.menu = self.menu, None
        if menu is not None:
            menu.deleteLater()
            if menu.activeAction() is None:
                self._given_up()
