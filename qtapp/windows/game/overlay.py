"""What the rail opens over the table: one panel at a time, with its name, a pin that keeps it, and a cross."""

from __future__ import annotations

from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QToolButton, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import ElideLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts


@runtime_checkable
class TakesFocus(Protocol):
    """A panel that knows where the keyboard begins."""

    def take_focus(self) -> None:
        """Let the keyboard begin there."""


class Overlay(PaperPanel):
    """A sheet over the right side of the table. Panels that belong together stand behind each other as tabs."""

    changed = Signal()
    """Another panel is shown, or none, or it was pinned or loosened."""

    def __init__(
        self,
        context: AppContext,
        panels: dict[str, tuple[Message, QWidget]],
        groups: tuple[tuple[str, ...], ...],
        parent: QWidget,
    ) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._keyboard = FocusRestorer(self)
        self._groups = groups
        self._panels = panels
        self.current = ""
        """The name of the panel that is shown; empty: none."""
        column = make_column(self, gap=2, margins=(4, 4, 4, 6))
        head = make_row(gap=4, margins=(10, 4, 4, 0))
        self.title = ElideLabel("panel")
        head.addWidget(self.title, 1)
        self.tabs: dict[str, QPushButton] = {}
        for name in (name for group in groups for name in group):
            tab = QPushButton()
            tab.setProperty("kind", "segment")
            tab.setCheckable(True)
            self._words.text(tab, panels[name][0])
            tab.clicked.connect(lambda _=False, name=name: self.open(name))
            self.tabs[name] = tab
            head.addWidget(tab)
        head.addStretch(0)
        self.pin = QToolButton()
        self.pin.setCheckable(True)
        self._words.name(self.pin, msg("window.pin_panel_button", "Keep it open"), hint=True)
        self.pin.toggled.connect(lambda _: self.changed.emit())
        head.addWidget(self.pin)
        self.cross = QToolButton()
        self._words.name(self.cross, msg("window.close", "Close"), hint=True)
        self.cross.clicked.connect(self.dismiss)
        head.addWidget(self.cross)
        column.addLayout(head)
        self._stack = QStackedWidget()
        for _, panel in panels.values():
            self._stack.addWidget(panel)
        column.addWidget(self._stack, 1)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        self._retheme()
        self.hide()

    @property
    def pinned(self) -> bool:
        """Is it open, and does it stay?"""
        return bool(self.current) and self.pin.isChecked()

    def open(self, name: str, *, pinned: bool | None = None, with_keyboard: bool = False) -> None:
        """Show a panel; it takes the keyboard before what it lies over goes, or that would wander over strangers."""
        if not self.current:
            self._keyboard.take()
        self.current = name
        if pinned is not None:
            self.pin.blockSignals(True)
            self.pin.setChecked(pinned)
            self.pin.blockSignals(False)
        self._stack.setCurrentWidget(self._panels[name][1])
        group = next((group for group in self._groups if name in group), ())
        for tab, button in self.tabs.items():
            button.setVisible(tab in group)
            button.setChecked(tab == name)
        self.title.setVisible(not group)
        self._say()
        self.show()
        self.raise_()
        if with_keyboard:
            self.take_focus()
        self.changed.emit()

    def toggle(self, name: str) -> bool:
        """Show a panel, or take it away if it is shown; True: it is shown now."""
        if self.current == name:
            self.dismiss()
            return False
        self.open(name)
        return True

    def dismiss(self) -> None:
        """Take it away; the keyboard goes back to whoever had it."""
        if self.current:
            self.current = ""
            self._keyboard.give_back()
            self.hide()
            self.changed.emit()

    def has_keyboard(self) -> bool:
        """Is the keyboard in here?"""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_focus(self) -> None:
        """Let the keyboard begin where the panel that is shown wants it, else at its first control."""
        panel = self._stack.currentWidget()
        if isinstance(panel, TakesFocus):
            panel.take_focus()
            return
        for child in cast(list[QWidget], panel.findChildren(QWidget)) if panel is not None else ():
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled():
                child.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def lie_down(self, box: QRect) -> None:
        """Take a place."""
        self.setGeometry(box)

    def set_room(self, has_room: bool) -> None:
        """Be seen, or stay away for as long as there is no room: it is open all the same."""
        self.setVisible(has_room and bool(self.current))

    def drag_handle(self) -> QWidget:
        """Its name, by which it can be moved."""
        return self.title

    def _say(self) -> None:
        if self.current:
            words = self._words.label(self._panels[self.current][0])
            self.title.setText(words)
            self.setAccessibleName(words)

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
        self.pin.setIcon(self._context.icon("pin"))
        self._context.put_icon(self.cross, "close")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
