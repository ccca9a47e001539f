"""Pupils with names on the teacher's desk: on or off, who is there, who learns now, a sheet for each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton

from engine.api import LiteralArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import clear, make_column, make_row, reveal
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.pupils import LONGEST, NamedPupil, Pupils

NOBODY = msg("pupils.nobody", "Nobody in particular")


class PupilsCard(PaperPanel):
    """Everything is done by one click; what was deleted can be put back for a while."""

    changed = Signal()
    """Somebody else learns, or the list is another one."""
    deleted = Signal(object, bytes)
    """NamedPupil, and the results as bytes."""
    sheet_wanted = Signal(object)
    """NamedPupil: what was done is to be written on a page."""

    def __init__(self, context: AppContext, pupils: Pupils) -> None:
        super().__init__(context.theme)
        self._context, self._pupils = context, pupils
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=6, margins=(16, 12, 16, 12))
        title = PlainLabel()
        title.setProperty("role", "card")
        words.text(title, msg("pupils.title", "Pupils at this computer"))
        column.addWidget(title)
        hint = WrapLabel("hint")
        words.text(
            hint,
            msg(
                "pupils.what_it_is",
                "With names everybody has stars of their own. All of it stays on this computer and goes with the name.",
            ),
        )
        column.addWidget(hint)
        self.on = QCheckBox()
        words.text(self.on, msg("pupils.with_names", "Pupils have names here"))
        self.on.setChecked(pupils.is_on)
        self.on.toggled.connect(self._switch)
        column.addWidget(self.on)
        self._list = make_column(gap=3)
        column.addLayout(self._list)
        self._new = make_row(gap=6)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        words.keep(self.name.setPlaceholderText, msg("pupils.new_name", "A name"))
        words.name(self.name, msg("pupils.new_name", "A name"))
        self.name.returnPressed.connect(self._add)
        self._new.addWidget(self.name, 1)
        self.add = QPushButton()
        words.text(self.add, msg("pupils.add", "Add"))
        self.add.clicked.connect(self._add)
        self._new.addWidget(self.add)
        column.addLayout(self._new)
        column.addStretch(1)
        self.rows: dict[int, QPushButton] = {}
        """By number of the pupil: who learns now; 0: nobody in particular."""
        self.bins: dict[int, QPushButton] = {}
        self.sheets: dict[int, QPushButton] = {}
        words.spoken.connect(self.refresh)
        context.theme_changed.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show who is there."""
        clear(self._list)
        self.rows, self.bins, self.sheets = {}, {}, {}
        shown = self._pupils.is_on
        self.name.setVisible(shown)
        self.add.setVisible(shown)
        if shown:
            if self._pupils.listed:
                self._row(None)
            for pupil in self._pupils.listed:
                self._row(pupil)
        reveal(self._list)
        self.updateGeometry()

    def _row(self, pupil: NamedPupil | None) -> None:
        number = 0 if pupil is None else pupil.number
        line = make_row(gap=4)
        who = QPushButton(self._words.label(NOBODY) if pupil is None else pupil.name.replace("&", "&&"))
        who.setProperty("kind", "row")
        who.setCheckable(True)
        who.setChecked(pupil == self._pupils.present)
        if who.isChecked():
            self._context.put_icon_beside_words(who, "check", 18)
        who.clicked.connect(partial(self._choose, pupil))
        self.rows[number] = who
        line.addWidget(who, 1)
        if pupil is not None:
            name = LiteralArg(pupil.name)
            sheet = msg("pupils.sheet_button", "Sheet of {name} as PDF…", name=name)
            self.sheets[number] = self._beside("print", self._words.label(sheet))
            self.sheets[number].clicked.connect(lambda _=False: self.sheet_wanted.emit(pupil))
            gone = msg("pupils.delete_button", "Delete {name} and all results", name=name)
            self.bins[number] = self._beside("trash", self._words.label(gone))
            self.bins[number].clicked.connect(partial(self._delete, pupil))
            line.addWidget(self.sheets[number])
            line.addWidget(self.bins[number])
        self._list.addLayout(line)

    def _beside(self, icon: str, said: str) -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", "icon")
        self._context.put_icon(button, icon, 18)
        button.setAccessibleName(said)
        set_tool_tip(button, said)
        return button

    # ---- deeds ---------------------------------------------------------------------------------------------------

    def _switch(self, on: bool) -> None:
        self._pupils.switch(on)
        self.refresh()
        self.changed.emit()
        if on:
            self.name.setFocus()

    def _add(self) -> None:
        if self._pupils.add(self.name.text()) is not None:
            self.name.clear()
            self.refresh()
            self.changed.emit()
        self.name.setFocus()

    def _choose(self, pupil: NamedPupil | None, _checked: bool = False) -> None:
        self._pupils.choose(pupil)
        self.refresh()
        self.rows[0 if pupil is None else pupil.number].setFocus()
        self.changed.emit()

    def _delete(self, pupil: NamedPupil, _checked: bool = False) -> None:
        results = self._pupils.delete(pupil)
        self.refresh()
        self.name.setFocus()
        self.deleted.emit(pupil, results)
        self.changed.emit()
