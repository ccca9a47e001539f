"""The list of all options with its head and its filter: what F6 opens, always there for keyboard and screen reader."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.api import msg, preview_sentence
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.list import OptionList
from qtapp.panels.decision.list_model import ListedGroup, ListedOption
from qtapp.panels.decision.signs import Signs
from qtapp.session.client import OptionItem

_MANY = 7
"""More options than this can be filtered."""


class OptionListPanel(QWidget):
    """The same question as the card's, all of it at once; the group of what is picked is open."""

    option_looked_at = Signal(str)
    """Key of the option to be shown on the board; empty: none."""
    card_wanted = Signal()
    """Back to the card."""

    def __init__(self, context: AppContext, card: DecisionCard) -> None:
        super().__init__()
        self._context = context
        self._card = card
        self._client = card.client
        self._words = LiveTexts(context.speech, self, self._client.names)
        column = make_column(self, gap=8, margins=(12, 10, 12, 12))
        head = QHBoxLayout()
        self.question = WrapLabel("muted")
        head.addWidget(self.question, 1)
        self.count = PlainLabel()
        self.count.setProperty("role", "muted")
        head.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self._words.field(self.filter, msg("window.filter_options", "Filter the options"))
        self.filter.textChanged.connect(self._filter)
        self.filter.returnPressed.connect(self._go_down)
        column.addWidget(self.filter)
        self.nothing = WrapLabel("muted")
        self._words.text(self.nothing, msg("window.no_option_found", "No option has these words."))
        self.nothing.hide()
        column.addWidget(self.nothing)
        self.list = OptionList(context)
        self._words.name(self.list, msg("a11y.options", "Options"))
        self.list.taken.connect(self._take)
        self.list.looked_at.connect(self.option_looked_at)
        self.list.options.foresee = self._foreseen
        self.list.painter.signs = self._signs
        self.list.setMinimumHeight(60)
        column.addWidget(self.list, 1)
        self._is_stale = True
        """Was something else asked while nobody could see the list?"""
        card.asked.connect(self.refresh)
        card.picked.connect(self._open_group)
        self._words.spoken.connect(self.refresh)
        context.theme_changed.connect(self.refresh)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def refresh(self) -> None:
        """List what is asked now; while nobody can see it, later: every option is put into words."""
        self._is_stale = not self.isVisible()
        if self._is_stale:
            return
        at_home = self.list.hasFocus() or self.filter.hasFocus()
        self.option_looked_at.emit("")
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.blockSignals(False)
        self.nothing.hide()
        model = self._card.model
        groups = [
            ListedGroup(
                group.id if group is not None else "",
                self._words.label(group.words) if group is not None else "",
                tuple(self._listed(one, group is not None) for one in options),
            )
            for group, options in model.first_groups()
        ]
        total = sum(len(group.options) for group in groups)
        self.list.options.show(groups, model.picked)
        self.filter.setVisible(total > _MANY)
        self.count.setText(self._context.speech.number(total) if total else "")
        pending = self._card.pending()
        self.question.setText(self._words.say(pending.question.text) if pending is not None else "")
        self.list.to_first()
        if at_home:
            self.take_focus()
        if pending is not None and not total and self.isVisible():  # items are chosen in the card
            self.card_wanted.emit()

    def _take(self, one: OptionItem) -> None:
        """Answer, if that is still asked: a key can be faster than a list that nobody saw for a while."""
        if self._card.pending() is not None and one in self._client.questions.options():
            self._client.questions.answer(one.answer)
        else:
            self.refresh()

    def _listed(self, one: OptionItem, is_headed: bool) -> ListedOption:
        """An option; below the head that its only step has, what is left of it is said in few words and icons."""
        facet, whole = one.facet, self._words.label(one.label)
        if facet is None or not is_headed or len(facet.steps) != 1:
            return ListedOption(whole, one)
        lines = [facet.detail, facet.group.words if facet.group is not None and facet.group.is_best else None]
        detail = " · ".join(self._words.label(line) for line in lines if line is not None)
        icons = facet.icons or (self._card.model.thing_icons(one.gesture.drop) if one.gesture is not None else ())
        return ListedOption(whole, one, self._words.label(facet.words), detail, icons)

    def _signs(self) -> Signs:
        return self._card.signs

    def _open_group(self, thing: str) -> None:
        self.list.options.open_group(thing)
        self.list.to_first()

    def take_focus(self) -> None:
        """Let the keyboard start at the first option."""
        self.list.setFocus()

    def _filter(self, text: str) -> None:
        self.list.options.filter(text)
        self.list.to_first()
        self._say_nothing()

    def _say_nothing(self) -> None:
        """If no option has the words of the filter, that is said, not shown by an empty list."""
        none = bool(self.filter.text()) and not self.list.options.rowCount()
        self.nothing.setVisible(none)
        if none:
            announce(self, self.nothing.text())

    def _go_down(self) -> None:
        """From the filter to the first option that is left; the next Enter takes it."""
        if self.list.options.rowCount():
            self.list.to_first()
            self.list.setFocus()

    def _foreseen(self, face: OptionItem) -> str:
        preview = self._client.questions.preview(face.answer)
        told = preview_sentence(preview) if preview is not None else None
        return unbroken(self._words.say(told)) if told is not None else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.card_wanted.emit()
        elif event.key() == Qt.Key.Key_Down and self.filter.hasFocus():
            self._go_down()
        else:
            super().keyPressEvent(event)
