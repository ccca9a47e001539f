"""One text of a lesson in all its languages, field beside field. An empty one says what pupils read instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPlainTextEdit, QSizePolicy, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.i18n import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.speak.tongue import mark_language
from qtapp.kit.speak.words import LiveTexts

_AIR = 20
"""Pixels of a field around its lines."""
_MOST_LINES = 9
_NARROW = 230
"""Pixels, at letters of 100 %: narrower fields stand below each other."""
_STEPS_BACK = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class WordsField(QPlainTextEdit):
    """A field as high as its words. Steps back belong to the page: one leads behind everything typed in a field."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._least = lines
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setProperty("kind", "words")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(self._grow)
        self._grow()

    def _grow(self) -> None:
        """As many lines as there are, of very many only so many at once."""
        policy = Qt.ScrollBarPolicy
        is_long = self.document().size().height() > _MOST_LINES
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if is_long else policy.ScrollBarAlwaysOff)
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        is_asked = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and any(event.matches(key) for key in _STEPS_BACK):
            event.ignore()
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        lines = max(self._least, min(_MOST_LINES, round(self.document().size().height())))
        return QSize(120, self.fontMetrics().lineSpacing() * lines + _AIR)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._grow()


class TextFields(QWidget):
    """The fields of one text."""

    written = Signal(str, str)
    """Language, and the words that stand there now."""

    def __init__(
        self,
        context: AppContext,
        words: LiveTexts,
        name: Message | None,
        languages: Sequence[str],
        text: api.LessonText,
        *,
        lines: int = 1,
        asks: Message | None = None,
        is_name: bool = False,
        says_languages: bool = False,
    ) -> None:
        """`name` stands above the fields (None: only a reader is told what they are), `asks` in an empty one; a name
        need not be translated.
        """
        super().__init__()
        self._context, self._words, self._asks = context, words, asks
        self._is_name = is_name
        self.fields: dict[str, WordsField] = {}
        """By language, the one that is written first at the left."""
        column = make_column(self, gap=3, margins=0)
        self.label = PlainLabel("" if name is None else words.label(name))
        self.label.setProperty("role", "strong")
        column.addWidget(self.label)
        if name is None:  # to show it here would make a window of it
            self.label.hide()
        self._row: QBoxLayout = make_row(gap=10)
        column.addLayout(self._row)
        for language in languages:
            field = WordsField(lines)
            field.setPlainText(api.written_in(text, language))
            field.textChanged.connect(self._tells(language))
            mark_language(field, language)
            self.fields[language] = field
            box = QWidget()
            inner = make_column(box, gap=2, margins=0)
            if says_languages and len(languages) > 1:
                tongue = PlainLabel(LANGUAGES.get(language, language))
                tongue.setProperty("role", "hint")
                inner.addWidget(tongue)
            inner.addWidget(field)
            self._row.addWidget(box, 1, Qt.AlignmentFlag.AlignTop)
        self.say_names(name)
        self._mark(text)

    def say_names(self, name: Message | None) -> None:
        """What a reader calls the fields: the text, and its language where there are several."""
        called = "" if name is None else self._words.label(name)
        for language, field in self.fields.items():
            tongue = LANGUAGES.get(language, language) if len(self.fields) > 1 else ""
            field.setAccessibleName(", ".join(filter(None, (called, tongue))))

    def _tells(self, language: str) -> Callable[[], None]:
        def tell() -> None:
            words = {code: field.toPlainText() for code, field in self.fields.items()}
            self._mark(api.text_of(words))
            self.written.emit(language, words[language])

        return tell

    def _mark(self, text: api.LessonText) -> None:
        """A field that says nothing shows what pupils read there, and has an edge of its own."""
        for language, field in self.fields.items():
            is_empty = not api.is_blank(text) and not api.written_in(text, language)
            is_missing = is_empty and not self._is_name
            shown = ""
            if is_empty and self._is_name:
                shown = text.in_language(language)
            elif is_empty:
                instead = LiteralArg(text.in_language(language))
                shown = self._words.label(msg("editor.shown_instead", "missing; shown instead: {words}", words=instead))
            elif self._asks is not None:
                shown = self._words.label(self._asks)
            field.setPlaceholderText(shown)
            field.setAccessibleDescription(shown)
            if field.property("missing") != is_missing:
                field.setProperty("missing", is_missing)
                field.style().unpolish(field)
                field.style().polish(field)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() / self._context.theme.text_scale
        is_narrow = room < _NARROW * len(self.fields)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
