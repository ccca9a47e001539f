"""The one bar of the game: menu, where the game stands, the people, take back, hint, what is this."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.controls.regions import bar_height
from qtapp.kit.speak.tool_tips import copy_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.bar.chips import PeopleChips
from qtapp.session.client import SeatClient

_LEAST_STATUS, _USUAL_STATUS, _STATUS, _STATUS_ALONE = 90, 150, 260, 430
"""Pixels at most for where the game stands; more if the button beside the people has no words."""
_LARGE, _ROOMY, _TIGHT = 1.5, 1000, 800
"""From this size of text on a bar of so many pixels (at 100 %) has room for words beside the people; at any size it has
none in a bar as narrow as the last.
"""


class ActionButton(QToolButton):
    """A button that does what an action does, with its words, keys and icon."""

    def __init__(self, context: AppContext, action: QAction, icon: str) -> None:
        super().__init__()
        self._context = context
        self.action = action
        self._icon = icon
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        context.theme_changed.connect(self._retheme)
        self._retheme()

    def _follow(self) -> None:
        text = self.action.text().replace("&", "")
        self.setEnabled(self.action.isEnabled())
        self.setCheckable(self.action.isCheckable())
        self.setChecked(self.action.isChecked())
        copy_tool_tip(self.action, self)
        self.setAccessibleName(text)

    def _retheme(self, *_: object) -> None:
        side = round(24 * min(self._context.theme.text_scale, 1.5))
        self.setIcon(self._context.icon(self._icon))
        self.setIconSize(QSize(side, side))
        self.setFixedSize(side + 20, side + 20)
        self._follow()


class TopBar(QWidget):
    """Stands above the table, on one line at every size of text."""

    def __init__(self, context: AppContext, client: SeatClient, undo: QAction, hint: QAction, explain: QAction) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self._window_height = 768
        row = make_row(self, gap=6, margins=(6, 0, 8, 0))
        self.menu_button = QToolButton()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.menu_button)
        self.menu_button.setMenu(self.menu)
        self._words.name(self.menu_button, msg("window.main_menu_button", "Menu"), hint=True)
        row.addWidget(self.menu_button)
        words = make_column(gap=0)
        self.round = ElideLabel("strong")
        self.kept = ElideLabel("hint")
        """Said only if something is not on the disk."""
        words.addStretch(1)
        words.addWidget(self.round)
        words.addWidget(self.kept)
        words.addStretch(1)
        self._words_box = QWidget()
        self._words_box.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        self._words_box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        row.addWidget(self._words_box)
        self.people = PeopleChips(context, client)
        row.addWidget(self.people, 1)
        self.take_back = QPushButton()
        self.take_back.clicked.connect(undo.trigger)
        undo.changed.connect(self._follow_undo)
        self._undo = undo
        row.addWidget(self.take_back)
        self.hint = ActionButton(context, hint, "bulb")
        row.addWidget(self.hint)
        self.explain = ActionButton(context, explain, "help")
        row.addWidget(self.explain)
        context.theme_changed.connect(self._retheme)
        self._words.spoken.connect(self._say)
        client.changed.connect(self._say)
        client.viewer_changed.connect(self._say)
        self._retheme()
        self._say()
        self._follow_undo()

    def set_window_height(self, height: int) -> None:
        """The bar is a little higher in a high window."""
        self._window_height = height
        self.setFixedHeight(bar_height(height, self._context.theme.text_scale))

    def _follow_undo(self) -> None:
        self.take_back.setEnabled(self._undo.isEnabled())
        copy_tool_tip(self._undo, self.take_back)

    def _say(self, *_: object) -> None:
        narrow = self._is_narrow()
        take_back = self._words.label(msg("window.take_back_button", "Take back"))
        self.take_back.setText("" if narrow else take_back)
        self.take_back.setAccessibleName(take_back)
        copy_tool_tip(self._undo, self.take_back)
        self.round.setText(self._words.label(self._client.status()))
        wide = self.round.fontMetrics().horizontalAdvance(self.round.full_text()) + 12
        least, most = (_LEAST_STATUS, _STATUS_ALONE) if narrow else (_USUAL_STATUS, _STATUS)
        most = min(most, max(least, self.width() // 5)) if self.width() < _TIGHT else most
        self._words_box.setFixedWidth(round(max(least, min(wide, most))))
        self.update()  # its colour tells free hands from strict play, also where no word changed

    def _retheme(self, *_: object) -> None:
        scale = min(self._context.theme.text_scale, 1.5)
        side = round(24 * scale)
        self.menu_button.setIcon(self._context.icon("menu"))
        self.menu_button.setIconSize(QSize(side, side))
        self.menu_button.setFixedSize(side + 20, side + 20)
        self._context.put_icon_beside_words(self.take_back, "undo", 20 * scale / self._context.theme.text_scale)
        self.set_window_height(self._window_height)
        self._say()

    def _is_narrow(self) -> bool:
        """In large letters the words for taking back would leave none for where the game stands, in a small window none
        for the names of people: their icon says it.
        """
        scale = self._context.theme.text_scale
        return self.width() < (_ROOMY if scale >= _LARGE else _TIGHT) * scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if bool(self.take_back.text()) == self._is_narrow():
            self._say()

    def show_kept(self, text: str, worrying: bool) -> None:
        """What is said of the saved game; seen only if there is a reason to worry."""
        self.kept.setText(text)
        self.kept.setVisible(worrying)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        free = self._client.mode.value == "sandbox"
        painter.fillRect(self.rect(), QColor(c.sand if free and not theme.contrast else c.panel))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
