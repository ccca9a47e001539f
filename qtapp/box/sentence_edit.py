"""A card's own sentence with gaps in it: a click, or Tab and Enter, opens one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from engine import api
from engine.api import CardRow, FieldPath, LiteralArg, Message, RecordForm, msg
from qtapp.box.gap_editor import GapEditor, control_name
from qtapp.box.words import bare, gap_kind
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column
from qtapp.kit.speak.words import LiveTexts

_SPACE = "\u00a0"
_NARROW = 24
"""Letters that need not wrap."""
_SHORT = 40
"""Letters of a chip."""


class SentenceEdit(QFrame):
    """The sentence of one word of a card, and of the words inside it."""

    chosen = Signal(object)
    """CardRow: the card as it would be then."""
    opened = Signal(object)
    """FieldPath: this gap was opened; None: none is open any more."""
    sentence_wanted = Signal(object, bool)
    """FieldPath: another sentence is wanted there; whether it comes in addition."""

    def __init__(
        self,
        words: LiveTexts,
        form: RecordForm,
        row: CardRow,
        path: FieldPath,
        open_gap: FieldPath | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "sheet")
        self._words = words
        self._form, self._row, self.path = form, row, path
        self.editor: GapEditor | None = None
        self.gaps: dict[FieldPath, QPushButton] = {}
        self._column = column = make_column(self, gap=8, margins=(14, 10, 14, 12))
        sentence = api.gap_sentence(form, row, path, words.say)
        self._sentence = sentence
        mistakes = form.mistakes(row)
        self._wrong = {api.gap_at(sentence, api.path_of(one.field)): one for one in mistakes}
        line = FlowLayout(gap=0, between_lines=8)
        for part in sentence.parts:
            self._add_part(line, part)
        column.addLayout(line)
        chips = FlowLayout(gap=6)
        for chip in sentence.chips:
            text = f"+ {chip.words}" if chip.is_silent else chip.words
            text = text if len(text) <= _SHORT else f"{text[:_SHORT].rstrip()}…"
            chips.addWidget(self._gap(chip.path, text, "pill"))
        if sentence.chips:
            column.addLayout(chips)
        self._editor_at = column.count()
        self.show_gap(open_gap)
        for mistake in dict.fromkeys(mistakes):
            if api.begins_with(api.path_of(mistake.field), path):
                told = WrapLabel("refused")
                told.setText(words.label(mistake.reason))
                column.addWidget(told)
        self._add_inner()

    def show_gap(self, path: FieldPath | None) -> None:
        """Open this gap and no other; the sentence stays as it is, so that it takes no time. None, or one that is not
        in it: none is open.
        """
        before, self.editor = self.editor, None
        if before is not None:
            before.hide()
            before.setParent(None)
            before.deleteLater()
        for one, button in self.gaps.items():
            button.setChecked(one == path)
        if path in self.gaps and path is not None:
            words = LiveTexts(self._words.speech, self)
            self.editor = GapEditor(words, self._form, self._row, path, self.path, self)
            words.setParent(self.editor)  # it goes with what it says
            self.editor.chosen.connect(self.chosen)
            self._column.insertWidget(self._editor_at, self.editor)

    def _add_part(self, line: FlowLayout, part: api.SentencePart) -> None:
        """A gap, or plain words; spaces are signs of the words, so that a comma stays where it belongs."""
        if part.path is not None:
            if part.spaced:
                line.addWidget(PlainLabel(_SPACE))
            line.addWidget(self._gap(part.path, part.words.strip(" ,;"), "gap"))
            return
        for at, word in enumerate(part.words.split()):
            label = PlainLabel(f"{_SPACE}{word}" if at or part.spaced else word)
            label.setProperty("role", "sentence")
            line.addWidget(label)

    def _gap(self, path: FieldPath, text: str, kind: str) -> QPushButton:
        button = WrapButton(text) if len(text) > _NARROW else QPushButton(text.replace("&", "&&"))
        button.setProperty("kind", kind)
        button.setProperty("wrong", path in self._wrong)
        button.setCheckable(True)
        button.setObjectName(control_name("gap", path))
        button.clicked.connect(partial(self._open, path))
        order = self._sentence.gaps
        found = self._form.kind_at(self._row, path)
        plain = api.plain_kind(found, self._form.said_or_usual(self._row, path)) if found is not None else None
        said = msg(
            "a11y.gap_in_sentence",
            "gap {at} of {all}, {what}, {value}",
            at=LiteralArg(str(order.index(path) + 1)),
            all=LiteralArg(str(len(order))),
            what=gap_kind(plain),
            value=bare(text),
        )
        button.setAccessibleName(self._words.label(said))
        if path in self._wrong:
            button.setAccessibleDescription(self._words.label(self._wrong[path].reason))
        self.gaps[path] = button
        return button

    def _open(self, path: FieldPath, _checked: bool = False) -> None:
        self.opened.emit(path if self.gaps[path].isChecked() else None)

    # ---- the words inside ------------------------------------------------------------------------------------------

    def _add_inner(self) -> None:
        """What stands inside, and the ways to another sentence."""
        own = FlowLayout(gap=10)
        own.addWidget(self._link(msg("box.another_sentence_button", "Another sentence…"), self.path, False))
        self._column.addLayout(own)
        for place in self._form.word_places(self._row):
            if len(place) <= len(self.path) or not api.begins_with(place, self.path):
                continue
            self._add_inner_word(place)
        self._add_more()

    def _add_inner_word(self, place: FieldPath) -> None:
        form, row = self._form, self._row
        kind = form.kind_at(row, place)
        plain = api.plain_kind(kind, api.value_at(row, place)) if kind is not None else None
        if not isinstance(plain, api.WordKind) or plain.words:
            return  # a counted number is no sentence: it is a value of its gap
        line = FlowLayout(gap=8)
        line.setContentsMargins(18, 0, 0, 0)
        said = WrapLabel("muted")
        said.setText(f"… {api.sentence_of(form, row, place, self._words.say)}")
        said.setMinimumWidth(240)
        line.addWidget(said)
        line.addWidget(self._link(msg("box.another_sentence_button", "Another sentence…"), place, False))
        around = form.kind_at(row, place[:-1])
        if isinstance(around, api.RowKind):
            gone = [one for one in api.removals(form, row, place[:-1]) if one.value == place[-1]]
            if gone:
                button = QPushButton()
                button.setProperty("kind", "link")
                button.setObjectName(control_name("less", place))
                self._words.text(button, msg("box.take_out_button", "Take this out"))
                button.clicked.connect(partial(self._choose, gone[0].row))
                line.addWidget(button)
        self._column.addLayout(line)

    def _add_more(self) -> None:
        """Rows of words, such as the two sides of a choice, that may have one more."""
        for word in self._form.word_places(self._row):
            if not api.begins_with(word, self.path):
                continue
            for field in self._form.fields_at(self._row, word):
                spot = (*word, field.name)
                if isinstance(field.kind, api.RowKind) and isinstance(field.kind.item, api.WordKind):
                    value = self._form.said_or_usual(self._row, spot)
                    if len(value) < field.kind.most:
                        line = FlowLayout(gap=8)
                        line.addWidget(
                            self._link(msg("box.one_more_part_button", "One more part…"), (*spot, len(value)), True)
                        )
                        self._column.addLayout(line)

    def _link(self, text: Message, path: FieldPath, is_more: bool) -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", "link")
        button.setObjectName(control_name("sentence", path))
        self._words.text(button, text)
        button.clicked.connect(lambda: self.sentence_wanted.emit(path, is_more))
        return button

    def _choose(self, row: CardRow, _checked: bool = False) -> None:
        self.chosen.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.editor is not None:
            self.opened.emit(None)
        else:
            super().keyPressEvent(event)
