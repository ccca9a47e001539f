"""Which sentence? All that may stand in a place, and cards that say something like what is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from engine import api
from engine.api import CardPlace, CardRow, FieldPath, msg
from qtapp.box.open_box import OpenBox
from qtapp.box.words import number_of
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.controls.painted_list import WrappedItems
from qtapp.kit.speak.words import LiveTexts

_MOST_ALIKE = 6
_ROW = Qt.ItemDataRole.UserRole


class SentencePage(QFrame):
    """Lies over the form; Enter or a click takes a sentence, Esc leaves it as it was."""

    chosen = Signal(object)
    """CardRow: the card with the sentence."""
    left = Signal()

    def __init__(self, context: AppContext, box: OpenBox, path: FieldPath, is_more: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "sheet")
        self._box, self._path = box, path
        self._words = words = LiveTexts(context.speech, self)
        self._say = words.say
        form, row = box.form, box.row
        column = make_column(self, gap=8, margins=(14, 10, 14, 12))
        head = make_row(gap=10)
        title = WrapLabel("panel")
        words.text(title, msg("box.which_sentence", "Which sentence?"))
        head.addWidget(title, 1)
        self.back = QPushButton()
        words.text(self.back, msg("window.cancel", "Cancel"))
        self.back.clicked.connect(self.left)
        head.addWidget(self.back)
        column.addLayout(head)
        self.typed = QLineEdit()
        words.keep(self.typed.setPlaceholderText, msg("box.type_what_is_printed", "Type what is printed on the card"))
        words.name(self.typed, msg("box.type_what_is_printed", "Type what is printed on the card"))
        self.typed.textChanged.connect(self._fill)
        self.typed.setVisible(not is_more)
        column.addWidget(self.typed)
        hint = WrapLabel("hint")
        words.text(
            hint,
            msg(
                "box.type_hint",
                "It need not be word for word: cards that say something like it come first. Or choose a sentence "
                "below; "
                "its numbers and things can be changed afterwards.",
            ),
        )
        hint.setVisible(not is_more)
        column.addWidget(hint)
        self.list = QListWidget()
        words.name(self.list, msg("box.which_sentence", "Which sentence?"))
        WrappedItems(self.list)
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        column.addWidget(self.list, 1)
        self._phrases = self._sentences(form, row, is_more)
        self._known: list[tuple[str, str]] | None = None
        self._fill("")

    def _sentences(self, form: api.RecordForm, row: CardRow, is_more: bool) -> list[tuple[str, CardRow]]:
        """Every sentence that may stand there; where one stands already, also both of them joined."""
        offers = api.additions(form, row, self._path[:-1]) if is_more else api.phrases(form, row, self._path)
        found = [(api.sentence_of(form, one.row, self._path, self._say), one.row) for one in offers]
        if not is_more:
            found += [
                (api.sentence_of(form, one.row, self._path, self._say), one.row)
                for one in api.joinings(form, row, self._path)
            ]
        return [(text, made) for text, made in dict(found).items() if text]

    def _fill(self, typed: str) -> None:
        self.list.clear()
        if typed.strip():
            for place in self._alike(typed):
                made = api.copied(self._box.form, self._box.row, self._box.draft.row(place))
                if made is not None:
                    text = self._told(place)
                    self._add(f"{number_of(self._box.form, place)} · {text}", made)
            for one in api.written(self._box.form, self._box.row, self._path, api.plain_text(typed).strip()):
                self._add(api.sentence_of(self._box.form, one.row, self._path, self._say), one.row)
        ranked = self._phrases
        if typed.strip():
            order = api.most_alike(typed, [(text, text) for text, _ in ranked], len(ranked))
            ranked = sorted(ranked, key=lambda one: order.index(one[0]) if one[0] in order else len(order))
        for text, row in ranked:
            self._add(text, row)
        self.list.setCurrentRow(0)

    def _add(self, text: str, row: CardRow) -> None:
        item = QListWidgetItem(text)
        item.setData(_ROW, row)
        self.list.addItem(item)

    def _told(self, place: CardPlace) -> str:
        form, row = self._box.draft.form(place), self._box.draft.row(place)
        fields = form.section.effect_fields
        return " ".join(
            api.sentence_of(form, row, (field, at), self._say)
            for field in fields
            for at in range(len(row.get(field, ())))
        )

    def _alike(self, typed: str) -> list[CardPlace]:
        section = self._box.place.section
        if self._known is None:
            places = [one for one in self._box.draft.places(section) if one != self._box.place]
            self._known = [(one.key, self._told(one)) for one in places]
        return [CardPlace(section, key) for key in api.most_alike(typed, self._known, _MOST_ALIKE)]

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_ROW))

    def take_focus(self) -> None:
        """The keyboard goes where one types, or into the list."""
        (self.list if self.typed.isHidden() else self.typed).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.list.currentItem() is not None:
            self._take(self.list.currentItem())
        elif key == Qt.Key.Key_Down and self.typed.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)
