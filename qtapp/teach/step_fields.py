"""The fields, lines and buttons that a form of the lesson editor is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from engine import api
from engine.api import Message, TextPlace
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, make_column, make_row
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.text_fields import TextFields


class StepFields(ScrollPage):
    """A page of fields for the texts of one step; what is written goes to the lesson at once."""

    edited = Signal()
    """Words have changed; nothing else."""
    rebuilt = Signal()
    """The lesson has another shape: other answers, hints, languages."""

    def __init__(self, context: AppContext, words: LiveTexts) -> None:
        super().__init__()
        self._context, self._words = context, words
        self._edit: api.LessonEdit | None = None
        self.at = ""
        """The id of the step that is shown; empty: the head."""
        self.fields: dict[TextPlace, TextFields] = {}
        self.buttons: dict[str, QPushButton] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.setSpacing(10)
        self.column.setContentsMargins(16, 12, 16, 12)

    def _focus(self) -> tuple[TextPlace, str] | None:
        """Where somebody is writing."""
        for place, fields in self.fields.items():
            for language, field in fields.fields.items():
                if field.hasFocus():
                    return place, language
        return None

    def _give_focus(self, focus: tuple[TextPlace, str]) -> None:
        fields = self.fields.get(focus[0])
        field = fields.fields.get(focus[1]) if fields is not None else None
        if field is not None:
            field.setFocus()
            field.selectAll()

    def take_focus(self, place: TextPlace | None = None) -> None:
        """Write in a field; in the first that says nothing yet, else in the first."""
        found = self.fields.get(place) if place is not None else None
        empty = (one for one in self.fields.values() if not next(iter(one.fields.values())).toPlainText())
        found = found or next(empty, next(iter(self.fields.values()), None))
        if found is not None:
            field = next(iter(found.fields.values()))
            field.setFocus()
            field.selectAll()
            self.ensureWidgetVisible(field)

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _title(self, message: Message) -> None:
        title = PlainLabel(self._words.label(message))
        title.setProperty("role", "panel")
        self.column.addWidget(title)

    def _caption(self, message: Message) -> str:
        label = PlainLabel(self._words.label(message))
        label.setProperty("role", "strong")
        self.column.addWidget(label)
        return label.text()

    def _line(self, message: Message, role: str = "muted") -> None:
        label = WrapLabel(role)
        label.setText(self._words.label(message))
        self.column.addWidget(label)

    def _text(
        self,
        place: TextPlace,
        name: Message | None,
        *,
        lines: int = 1,
        asks: Message | None = None,
        into: QVBoxLayout | None = None,
        is_name: bool = False,
    ) -> TextFields:
        edit = self._edit
        text = edit.text(self.at, place) if edit is not None else None
        assert edit is not None and text is not None
        fields = TextFields(
            self._context,
            self._words,
            name,
            edit.languages,
            text,
            lines=lines,
            asks=asks,
            is_name=is_name,
            says_languages=not self.fields,
        )
        fields.written.connect(partial(self._write, place))
        self.fields[place] = fields
        (into or self.column).addWidget(fields)
        return fields

    def _write(self, place: TextPlace, language: str, words: str) -> None:
        assert self._edit is not None
        self._edit.write(self.at, place, language, words)
        self.edited.emit()

    def _button(self, name: str, label: Message, icon: str, done: Callable[[], object], kind: str = "") -> QPushButton:
        button = QPushButton(self._words.label(label))
        button.setProperty("kind", kind)
        self._context.put_icon_beside_words(button, icon)
        button.clicked.connect(lambda _=False: done())
        self.buttons[name] = button
        return button

    def _row(self, *buttons: QPushButton) -> None:
        flow = FlowLayout(gap=8)
        for button in buttons:
            flow.addWidget(button)
        self.column.addLayout(flow)

    def _small_button(self, name: str, label: Message, icon: str, done: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", "icon")
        self._context.put_icon(button, icon, 18)
        said = self._words.label(label)
        button.setAccessibleName(said)
        set_tool_tip(button, said)
        button.clicked.connect(lambda _=False: done())
        self.buttons[name] = button
        return button

    def _with_bin(self, key: str, place: TextPlace, name: Message, delete: Message, done: Callable[[], object]) -> None:
        row = QWidget()
        line = make_row(row, gap=6, margins=0)
        inner = make_column(gap=0)
        line.addLayout(inner, 1)
        self._text(place, name, into=inner)
        line.addWidget(self._small_button(key, delete, "trash", done), 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addWidget(row)
