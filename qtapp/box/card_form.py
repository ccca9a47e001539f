"""The form of one card: its name, its fields, and its sentence with gaps. It is made anew after every change."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from engine import api
from engine.api import CardRow, FieldLabel, FieldPath, Message, msg
from qtapp.box.gap_editor import StepRow, add_amounts, control_name
from qtapp.box.house_cards import HouseCards, card_name
from qtapp.box.open_box import OpenBox
from qtapp.box.sentence_edit import SentenceEdit
from qtapp.box.sentence_page import SentencePage
from qtapp.box.words import bare, noun, number_of
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_row, reveal
from qtapp.kit.speak.words import LiveTexts

_LONGEST_NAME = 60


class CardForm(ScrollPage):
    """The middle of the workshop."""

    def __init__(self, context: AppContext, box: OpenBox, house: HouseCards) -> None:
        super().__init__()
        self._context = context
        self._box = box
        self._house = house
        self._live = LiveTexts(context.speech, self)
        self._words = self._live
        self._gap: FieldPath | None = None
        self._place = box.place
        self.page_over: SentencePage | None = None
        self.sentences: list[SentenceEdit] = []
        self.name = QLineEdit()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.column.setContentsMargins(16, 12, 16, 12)
        self.column.setSpacing(8)
        self._filling = False
        box.changed.connect(self.refresh)
        self._live.spoken.connect(self.refresh)
        self.refresh()

    # ---- laying out --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Make the form anew; the keyboard stays where it was."""
        if self._place != self._box.place:
            self._place, self._gap = self._box.place, None
        focus = self.focusWidget()
        at = focus.objectName() if focus is not None and self.isAncestorOf(focus) and focus.hasFocus() else ""
        cursor = focus.cursorPosition() if isinstance(focus, QLineEdit) else 0
        bar = self.verticalScrollBar().value()
        clear(self.column)
        self.page_over = None
        self.sentences = []
        self._forget_words()
        self._fill()
        self.column.addStretch(1)
        reveal(self.column)
        self.verticalScrollBar().setValue(bar)
        self._find_focus(at, cursor)

    def _forget_words(self) -> None:
        """What was said is gone with its widgets: nobody says it again in another language."""
        if self._words is not self._live:
            self._words.setParent(None)
            self._words.deleteLater()
        self._words = LiveTexts(self._context.speech, self.page)

    def _find_focus(self, name: str, cursor: int) -> None:
        if not name:
            return
        found = self.page.findChild(QWidget, name)
        editor = next((one.editor for one in self.sentences if one.editor is not None), None)
        if isinstance(found, QWidget) and found.isEnabled():
            found.setFocus()
        elif editor is not None:
            editor.take_focus()
        elif self._gap is None and self.sentences and self.sentences[0].gaps:
            next(iter(self.sentences[0].gaps.values())).setFocus()
        if isinstance(found, QLineEdit):
            found.setCursorPosition(cursor)

    def _fill(self) -> None:
        form, row = self._box.form, self._box.row
        if form.section.is_fixed:
            self._add_piece()
            return
        if "name" in {one.name for one in form.fields}:
            self._add_name(self._shown_name())
            self._add_mistakes("name")
        filled = {"name"}
        for label in form.section.labels:
            if label.name not in form.section.effect_fields:
                self._add_field(label)
                self._add_mistakes(label.name)
                filled.add(label.name)
        labels = {one.name: one.label for one in form.section.labels}
        for field in form.section.effect_fields:
            title = WrapLabel("panel")
            self._words.text(title, labels.get(field, msg("box.what_does_it_do", "What does the card do?")))
            self.column.addWidget(title)
            count = len(row.get(field, ()))
            for at in range(count):
                self._add_sentence((field, at))
            self._add_row_links(field, count)
        if form.is_alike(row):
            told = WrapLabel("hint")
            self._words.text(
                told,
                msg("box.all_say_the_same", "All cards of this kind say the same: what you change here holds for all."),
            )
            self.column.addWidget(told)
        for mistake in form.mistakes(row):
            path = api.path_of(mistake.field)
            if not path or path[0] not in (*filled, *form.section.effect_fields):
                self._add_mistake(mistake)

    def _add_piece(self) -> None:
        """What only bears a picture is the program's own."""
        called = WrapLabel("panel")
        called.setText(self._shown_name())
        self.column.addWidget(called)
        told = WrapLabel("hint")
        self._words.text(
            told,
            msg(
                "box.only_bears_a_picture",
                "The program knows what this does. You can lay a photo of your own one on it: choose a file, drop it "
                "onto the picture, or take one from the photos below.",
            ),
        )
        self.column.addWidget(told)

    def _add_mistakes(self, field: str) -> None:
        """What is wrong with a field, right below it."""
        for mistake in self._box.form.mistakes(self._box.row):
            if api.path_of(mistake.field)[:1] == (field,):
                self._add_mistake(mistake)

    def _add_mistake(self, mistake: api.DataError) -> None:
        told = WrapLabel("refused")
        told.setText(self._words.label(mistake.reason))
        self.column.addWidget(told)

    def _line(self, label: Message) -> QHBoxLayout:
        line = make_row(gap=10)
        told = PlainLabel()
        told.setProperty("role", "muted")
        self._words.text(told, label)
        told.setMinimumWidth(self._context.theme.px(96))
        line.addWidget(told)
        self.column.addLayout(line)
        return line

    def _add_name(self, name: str) -> None:
        line = self._line(msg("box.field_name", "name"))
        self.name = QLineEdit(name)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setObjectName("name")
        self._words.name(self.name, msg("box.name_of_card", "Name of the card"))
        self.name.editingFinished.connect(self._named)
        line.addWidget(self.name, 1)
        number = PlainLabel(number_of(self._box.form, self._box.place))
        number.setProperty("role", "number")
        line.addWidget(number)

    def _shown_name(self) -> str:
        return self._words.label(card_name(self._house, self._box.draft, self._box.place))

    def _named(self) -> None:
        text = self.name.text().strip()
        if text != self._shown_name():
            self._box.put({**self._box.row, "name": text})

    # ---- fields ------------------------------------------------------------------------------------------------------

    def _add_field(self, label: FieldLabel) -> None:
        form, row, path = self._box.form, self._box.row, (label.name,)
        kind = form.kind_at(row, path)
        value = form.said_or_usual(row, path)
        line = self._line(label.label)
        flow = FlowLayout(gap=6)
        line.addLayout(flow, 1)
        match kind:
            case api.NumberKind() if value in label.values:
                self._add_fixed(flow, label.values[value])
            case api.NumberKind():
                self._add_number(flow, label, value)
            case api.ChoiceKind(listed):
                rows = {one.value: one.row for one in api.offers(form, row, path)}
                for word in label.values or listed:
                    if word == value or word in rows:
                        self._add_choice(flow, label, path, word, word == value, rows.get(word, row))
            case api.FlagKind():
                for one in (False, True):
                    made = row if one == bool(value) else api.changed(form, row, path, one)
                    if made is not None:
                        said = _YES if one else _NO
                        self._add_button(flow, said, control_name("field", path, one), one == bool(value), made, label)
            case api.RowKind():
                self._add_marks(flow, label, path, kind)
            case api.AmountsKind(_, inner) if isinstance(inner, api.ChoiceKind):
                self._add_places(flow, label, path, kind, inner)
            case api.AmountsKind():
                add_amounts(flow, self._words, form, row, path, self._box.put)

    def _add_fixed(self, flow: FlowLayout, said: Message) -> None:
        told = PlainLabel()
        told.setProperty("role", "strong")
        self._words.text(told, said)
        flow.addWidget(told)

    def _add_number(self, flow: FlowLayout, label: FieldLabel, value: object) -> None:
        path = (label.name,)
        steps = {way: api.step(self._box.form, self._box.row, path, way) for way in (-1, 1)}
        if not any(steps.values()):
            self._add_fixed(flow, bare(str(value)))
            return
        stepper = StepRow(self._words, self._words.label(label.label), str(value), control_name("n", path))
        for way, found in steps.items():
            stepper.offer(way, found.row if found is not None else None)
        stepper.stepped.connect(self._box.put)
        flow.addWidget(stepper)

    def _add_choice(
        self, flow: FlowLayout, label: FieldLabel, path: FieldPath, word: object, is_now: bool, row: CardRow
    ) -> None:
        said = label.values.get(word) or noun(self._box.form, word)
        self._add_button(flow, said, control_name("field", path, word), is_now, row, label)

    def _add_marks(self, flow: FlowLayout, label: FieldLabel, path: FieldPath, kind: api.RowKind) -> None:
        """Some of a few words: each can be switched on and off."""
        form, row = self._box.form, self._box.row
        there = list(form.said_or_usual(row, path))
        if not isinstance(kind.item, api.ChoiceKind):
            return
        more = {one.value: one.row for one in api.additions(form, row, path)}
        gone = {there[int(one.value)]: one.row for one in api.removals(form, row, path)}
        for word in kind.item.words:
            made = gone.get(word) if word in there else more.get(word)
            if made is not None:
                said = noun(form, word)
                self._add_button(flow, said, control_name("field", path, word), word in there, made, label)

    def _add_places(
        self, flow: FlowLayout, label: FieldLabel, path: FieldPath, kind: api.AmountsKind, inner: api.ChoiceKind
    ) -> None:
        """What lies at each of some places, nothing too: a click goes on to the next."""
        form, row = self._box.form, self._box.row
        there = form.said_or_usual(row, path)
        for key in kind.keys:
            spot = (*path, key)
            words: list[object] = ["", *inner.words]
            now = there.get(key, "") if isinstance(there, dict) else ""
            after = words[(words.index(now) + 1) % len(words)]
            made = api.taken_out(form, row, spot) if after == "" else api.changed(form, row, spot, after)
            if made is None:
                continue
            told = msg(
                "a11y.group_with_value",
                "{what}: {value}",
                what=label.values.get(key) or bare(key),
                value=label.values.get(now) or bare(str(now)),
            )
            self._add_button(flow, told, control_name("field", spot), bool(now), made, label)

    def _add_button(
        self, flow: FlowLayout, said: Message, key: str, is_now: bool, row: CardRow, label: FieldLabel
    ) -> None:
        button = QPushButton()
        button.setProperty("kind", "pill")
        button.setCheckable(True)
        button.setChecked(is_now)
        button.setObjectName(key)
        self._words.text(button, said)
        self._words.name(button, msg("a11y.group_with_value", "{what}: {value}", what=label.label, value=said))
        button.clicked.connect(partial(self._put_or_stay, row))
        flow.addWidget(button)

    def _put_or_stay(self, row: CardRow, _checked: bool = False) -> None:
        if dict(row) == dict(self._box.row):
            self.refresh()
        else:
            self._box.put(row)

    # ---- sentences -----------------------------------------------------------------------------------------------

    def _add_sentence(self, path: FieldPath) -> None:
        edit = SentenceEdit(self._words, self._box.form, self._box.row, path, self._gap, self.page)
        edit.chosen.connect(self._take)
        edit.opened.connect(self._open)
        edit.sentence_wanted.connect(self.ask_sentence)
        self.sentences.append(edit)
        self.column.addWidget(edit)

    def _add_row_links(self, field: str, count: int) -> None:
        form, row = self._box.form, self._box.row
        flow = FlowLayout(gap=10)
        if next(api.additions(form, row, (field,)), None) is not None:
            more = QPushButton()
            more.setProperty("kind", "dashed")
            more.setObjectName(control_name("sentence", (field, count)))
            self._words.text(more, msg("box.one_more_sentence_button", "One more sentence…"))
            more.clicked.connect(lambda: self.ask_sentence((field, count), True))
            flow.addWidget(more)
        for gone in api.removals(form, row, (field,)) if count > 1 else ():
            button = QPushButton()
            button.setProperty("kind", "link")
            button.setObjectName(control_name("less", (field, gone.value)))
            order = msg("box.take_out_sentence", "Take sentence {number} out", number=int(gone.value) + 1)
            self._words.text(button, order)
            button.clicked.connect(partial(self._put_or_stay, gone.row))
            flow.addWidget(button)
        self.column.addLayout(flow)

    def _take(self, row: CardRow) -> None:
        gap = self._gap
        if gap is not None and api.value_at(row, gap) is api.NOTHING and self._box.form.kind_at(row, gap) is None:
            self._gap = None
        self._put_or_stay(row)

    def _take_sentence(self, row: CardRow) -> None:
        """What is still to be written in it is asked for at once."""
        self._put_or_stay(row)
        empty = api.unwritten(self._box.form, self._box.row)
        if empty is not None:
            self._open(empty)

    def _open(self, path: FieldPath | None) -> None:
        before, self._gap = self._gap, path
        if self.page_over is not None or not self.sentences:
            self.refresh()
        for one in self.sentences:
            one.show_gap(path)
            if one.editor is not None:
                one.editor.show()
        editor = next((one.editor for one in self.sentences if one.editor is not None), None)
        if editor is not None:
            editor.take_focus()
            self.ensureWidgetVisible(editor)
        elif before is not None:
            for one in self.sentences:
                if before in one.gaps:
                    one.gaps[before].setFocus()

    def ask_sentence(self, path: FieldPath, is_more: bool = False) -> None:
        """Choose a sentence for a place, over the form."""
        clear(self.column)
        self.sentences = []
        self._gap = None
        self.page_over = over = SentencePage(self._context, self._box, path, is_more, self.page)
        over.chosen.connect(self._take_sentence)
        over.left.connect(self._leave_sentence)
        self.column.addWidget(over, 1)
        over.show()
        over.take_focus()

    def _leave_sentence(self) -> None:
        self.refresh()
        self.take_focus()

    def take_focus(self) -> None:
        """The keyboard goes to the first gap."""
        gaps = [one for edit in self.sentences for one in edit.gaps.values()]
        (gaps[0] if gaps else self.name).setFocus()


_YES = msg("box.yes", "yes")
_NO = msg("box.no", "no")
