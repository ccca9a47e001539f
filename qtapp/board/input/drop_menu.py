"""The small menu over a drop that several options share."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from qtapp.board.motion.surface import Surface
from qtapp.board.paint.cost_preview import menu_words
from qtapp.session.client import OptionItem


class DropMenu(QObject):
    """One menu at a time; it says what was chosen, or that nothing was."""

    def __init__(
        self,
        surface: Surface,
        offered: Callable[[QPointF, list[OptionItem]], None],
        chosen: Callable[[object], None],
        given_up: Callable[[], None],
    ) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._offered = offered
        """Is told where on the screen the menu opens, and what it offers."""
        self._chosen = chosen
        self._given_up = given_up
        self.menu: QMenu | None = None
        """The menu that is open."""

    def open(self, faces: list[OptionItem], at: QPointF) -> None:
        """Offer these at a point of the viewport."""
        menu = QMenu(self._surface.widget)
        for face in faces:
            action = QAction(menu_words(self._surface.board_context, face), menu)
            action.triggered.connect(lambda _=False, one=face: self._chosen(one.answer))
            menu.addAction(action)
        menu.aboutToHide.connect(self._closed)
        self.menu = menu
        point = self._surface.to_screen(at.toPoint())
        self._offered(QPointF(point), list(faces))
        menu.popup(point)

    def _closed(self) -> None:
        menu, self.menu = self.menu, None
        if menu is not None:
            menu.deleteLater()
            if menu.activeAction() is None:
                self._given_up()
