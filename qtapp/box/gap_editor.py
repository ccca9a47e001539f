"""What an open gap offers: steppers for numbers and amounts, words for the rest. Nothing that cannot be is offered.

Each control has a name of its own (`objectName`), so that the keyboard finds it again after the card was said anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QWidget

from engine import api
from engine.api import AmountsKind, CardRow, FieldPath, Message, NumberKind, RecordForm, TextKind, msg
from qtapp.box.words import bare, noun, question
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.speak.words import LiveTexts

_FIELD = 44
"""Letters of a text that are seen at once."""
_MOST_WORDS = 44
"""Values of a gap that are listed: a board has no more slots."""


def control_name(what: str, path: FieldPath, more: object = "") -> str:
    """The name by which a control is found again."""
    return f"{what}:{'.'.join(map(str, path))}:{more}"


_WAYS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1}


class StepRow(QFrame):
    """A number of something with a button on each side; arrow keys work too."""

    stepped = Signal(object)
    """CardRow: the card with the next number."""

    def __init__(self, words: LiveTexts, name: str, value: str, key: str) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        row = make_row(self, gap=2, margins=3)
        self._buttons: dict[int, QPushButton] = {}
        self._rows: dict[int, CardRow | None] = {-1: None, 1: None}
        number = PlainLabel(value)
        number.setProperty("role", "number")
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("00") + 8)
        said = bare(name)
        for way, sign, spoken in (
            (-1, "−", msg("a11y.stepper_one_less", "{what}: one less", what=said)),
            (1, "+", msg("a11y.stepper_one_more", "{what}: one more", what=said)),
        ):
            button = QPushButton(sign)
            button.setProperty("kind", "segment")
            button.setObjectName(f"{key}:{way}")
            button.setAccessibleName(f"{words.label(spoken)} ({value})")
            button.setEnabled(False)
            button.clicked.connect(partial(self._step, way))
            button.installEventFilter(self)
            self._buttons[way] = button
        row.addWidget(self._buttons[-1])
        row.addWidget(number)
        row.addWidget(self._buttons[1])

    def offer(self, way: int, row: CardRow | None) -> None:
        """What one less or one more would make of the card; None: that cannot be."""
        self._rows[way] = row
        self._buttons[way].setEnabled(row is not None)

    def _step(self, way: int, _checked: bool = False) -> None:
        row = self._rows[way]
        if row is not None:
            self.stepped.emit(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys count. Qt's own would go from button to button."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self._step(way)
        return way is not None


class GapEditor(QFrame):
    """One open gap."""

    chosen = Signal(object)
    """CardRow: the card as it would be then."""

    def __init__(
        self, words: LiveTexts, form: RecordForm, row: CardRow, path: FieldPath, word: FieldPath, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "box")
        self._words = words
        self.text: QLineEdit | None = None
        self._form, self._row, self._path, self._word = form, row, path, word
        column = make_column(self, gap=6, margins=(10, 8, 10, 10))
        kind = form.kind_at(row, path)
        value = form.said_or_usual(row, path)
        plain = api.plain_kind(kind, value) if kind is not None else None
        around = path[:-1]
        outer = form.kind_at(row, around)
        outer = api.plain_kind(outer, form.said_or_usual(row, around)) if outer is not None else None
        asked = WrapLabel("hint")
        amounts = around if isinstance(outer, AmountsKind) else path if isinstance(plain, AmountsKind) else None
        words.text(asked, question(AmountsKind((), NumberKind()) if amounts is not None else plain))
        column.addWidget(asked)
        self._flow = FlowLayout(gap=8)
        column.addLayout(self._flow)
        if amounts is not None:
            add_amounts(self._flow, words, form, row, amounts, self.chosen.emit)
        elif isinstance(plain, TextKind) and plain.is_free:
            self._add_text(str(value), plain.most)
        elif isinstance(plain, NumberKind):
            self._add_number(value)
            self._add_words(lambda offer: not isinstance(offer.value, int))
        else:
            self._add_words(lambda _: True)
        self._add_row_buttons(outer)

    def _add_number(self, value: object) -> None:
        form, row, path = self._form, self._row, self._path
        stepper = StepRow(self._words, self._words.label(question(NumberKind())), str(value), control_name("n", path))
        for way in (-1, 1):
            found = api.step(form, row, path, way)
            stepper.offer(way, found.row if found is not None else None)
        stepper.stepped.connect(self.chosen)
        self._flow.addWidget(stepper)

    def _add_text(self, value: str, most: int) -> None:
        """What its owner writes: taken at Enter, and when the keyboard leaves."""
        field = self.text = QLineEdit("" if value == api.EXAMPLE else value)
        field.setMaxLength(most)
        field.setMinimumWidth(field.fontMetrics().averageCharWidth() * _FIELD)
        field.setObjectName(control_name("text", self._path))
        self._words.field(field, msg("box.write_what_is_printed", "As it is printed on the card"))
        field.editingFinished.connect(self._write)
        self._flow.addWidget(field)

    def _write(self) -> None:
        """Nothing, or only spaces: it stays as it was; and so it does where another card has come in its place."""
        if self.text is None or not self.isVisible():
            return
        text = api.plain_text(self.text.text()).strip()
        if text and text != self._form.said_or_usual(self._row, self._path):
            self.chosen.emit(self._form.put(self._row, self._path, text))

    def _add_words(self, wanted: Callable[[api.Offer], bool]) -> None:
        told = api.told_offers(self._form, self._row, self._path, self._words.say, self._word)
        listed = [(offer, text) for offer, text in told if offer.row is self._row or wanted(offer)]
        if len(listed) < 2:
            return
        for at, (offer, text) in enumerate(listed[:_MOST_WORDS]):
            button = WrapButton(text or self._words.label(msg("box.left_out", "(left out)")))
            button.setProperty("kind", "value")
            button.setCheckable(True)
            button.setChecked(offer.row is self._row)
            button.setObjectName(control_name("value", self._path, offer.value if at else "present"))
            button.clicked.connect(partial(self._choose, offer.row))
            self._flow.addWidget(button)

    def _add_row_buttons(self, outer: api.FieldKind | None) -> None:
        """One of several things in a row: it can go, and another one can come."""
        if not isinstance(outer, api.RowKind) or isinstance(outer.item, api.WordKind):
            return
        form, row, around = self._form, self._row, self._path[:-1]
        for offer in api.removals(form, row, around):
            if offer.value == self._path[-1]:
                self._add_button(msg("box.take_out_button", "Take this out"), offer.row, "less")
        for offer in api.additions(form, row, around):
            self._add_button(msg("box.one_more_button", "One more"), offer.row, "more")
            break

    def _add_button(self, text: Message, row: CardRow, key: str) -> None:
        button = QPushButton()
        button.setProperty("kind", "link")
        button.setObjectName(control_name(key, self._path))
        self._words.text(button, text)
        button.clicked.connect(partial(self._choose, row))
        self._flow.addWidget(button)

    def _choose(self, row: CardRow, _checked: bool = False) -> None:
        self.chosen.emit(row)

    def take_focus(self) -> None:
        """The keyboard goes to the first thing that can be done."""
        if self.text is not None:
            self.text.setFocus()
            return
        buttons = [one for one in self.findChildren(QPushButton) if one.isEnabled()]
        checked = next((one for one in buttons if one.isChecked()), None)
        more = next((one for one in reversed(buttons) if one.objectName().startswith("n:")), None)
        best = checked or more or next(iter(buttons), None)
        if best is not None:
            best.setFocus()


def add_amounts(
    flow: FlowLayout,
    words: LiveTexts,
    form: RecordForm,
    row: CardRow,
    path: FieldPath,
    chosen: Callable[[CardRow], object],
) -> None:
    """A stepper for each thing that may be there; those that cannot be are left out."""
    kind = form.kind_at(row, path)
    there = form.said_or_usual(row, path)
    there = there if isinstance(there, dict) else {}
    kind = api.plain_kind(kind, there) if kind is not None else None
    if not isinstance(kind, AmountsKind):
        return
    more = {offer.value: offer.row for offer in api.additions(form, row, path)}
    gone = {offer.value: offer.row for offer in api.removals(form, row, path)}
    for key in kind.keys:
        if key not in there and key not in more:
            continue
        called = words.label(noun(form, key))
        stepper = StepRow(words, called, str(there.get(key, 0)), control_name("n", (*path, key)))
        up = api.step(form, row, (*path, key), 1) if key in there else None
        down = api.step(form, row, (*path, key), -1) if key in there else None
        stepper.offer(1, up.row if up is not None else more.get(key))
        stepper.offer(-1, down.row if down is not None else gone.get(key))
        stepper.stepped.connect(chosen)
        holder = QWidget()
        line = make_row(holder, gap=6, margins=0)
        label = PlainLabel(called)
        line.addWidget(label)
        line.addWidget(stepper)
        flow.addWidget(holder)
