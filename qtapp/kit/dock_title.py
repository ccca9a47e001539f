"""The title of a dock: its name, and buttons that let it float or close it, in the colours and size of the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QStyle, QStyleOption, QToolButton, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import ElideLabel
from qtapp.kit.words import LiveTexts


class DockTitle(QWidget):
    """Qt's own title has buttons that cannot be seen on dark ground and do not grow with the text."""

    def __init__(self, stage: AppContext, dock: QDockWidget, title: Message) -> None:
        super().__init__(dock)
        self.setObjectName("dock_title")
        self._stage = stage
        self._dock = dock
        words = LiveTexts(stage.speech, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 6, 5)
        row.setSpacing(2)
        label = ElideLabel("strong")
        words.keep(label.setText, title)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(label, 1)
        self.float = self._button(words, "copy", msg("a11y.float_panel", "Undock {panel}", panel=title))
        self.float.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.close_ = self._button(words, "close", msg("a11y.close_panel", "Close this: {panel}", panel=title))
        self.close_.clicked.connect(dock.close)
        for button in (self.float, self.close_):
            row.addWidget(button)
        stage.theme_changed.connect(self._retheme)
        self._retheme()

    def _button(self, words: LiveTexts, icon: str, name: Message) -> QToolButton:
        button = QToolButton()
        button.setProperty("icon_name", icon)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words.name(button, name, hint=True)
        return button

    def _retheme(self) -> None:
        side = self._stage.theme.px(14)
        for button in (self.float, self.close_):
            button.setIcon(self._stage.icon(str(button.property("icon_name"))))
            button.setIconSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of the sheet: a plain widget does not paint it by itself."""
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.end()
