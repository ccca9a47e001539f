"""All steps of a lesson in the making: to be read, changed, moved, taken out and put back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QPushButton, QWidget

from engine import api
from engine.api import Message, TextPlace, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient
from qtapp.teach.author import LessonAuthor
from qtapp.teach.draft import LessonDraft
from qtapp.teach.goal_words import GoalWords
from qtapp.teach.step_form import StepForm
from qtapp.teach.step_list import KINDS, StepList

_NARROW = 820
"""Pixels, at letters of 100 %: below it the list lies above the form."""
_KEPT = msg("editor.kept_by_itself", "kept by itself as a draft")
_SAVED = msg("editor.saved_in_file", "saved")
_NEW_KINDS = ("tell", "quiz", "show", "try")


class NoteStrip(QFrame):
    """Above the fields: what is missing, what was done. It goes with the next step that is looked at."""

    def __init__(self, context: AppContext, words: LiveTexts) -> None:
        super().__init__()
        self._context, self._words = context, words
        self.setProperty("role", "way")
        row = make_row(self, gap=8, margins=(12, 8, 12, 8))
        self._sign = PlainLabel()
        self.words = WrapLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        self.hide()

    def say(self, message: Message, icon: str) -> None:
        """Say something; a reader hears it at once."""
        self._sign.setPixmap(self._context.pixmap(icon, 22))
        self.words.setText(self._words.label(message))
        self.show()
        announce(self, self.words.text())


class LessonEditorPage(QFrame):
    """One lesson, its steps at the left, what the chosen one says at the right."""

    left = Signal()
    table_wanted = Signal()
    """To the table, where steps are told, shown and recorded."""
    try_wanted = Signal()
    save_wanted = Signal(bool)
    """True: the teacher chooses where."""
    edited = Signal()
    """There is something new to be kept."""

    def __init__(self, context: AppContext, client: SeatClient, author: LessonAuthor) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context, self._client, self._author = context, client, author
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=8, margins=(12, 8, 12, 10))
        column.addWidget(self._head())
        self.list = StepList(context, words)
        self.form = StepForm(context, words, GoalWords(LiveTexts(context.speech, self, client.names), client))
        self._body = make_row(gap=10)
        self._left = QFrame()
        self._left.setProperty("role", "sheet")
        side = make_column(self._left, gap=6, margins=6)
        side.addWidget(self.list, 1)
        side.addWidget(self._foot())
        self._right = QFrame()
        self._right.setProperty("role", "sheet")
        beside = make_column(self._right, margins=3)
        self.note = NoteStrip(context, words)
        beside.addWidget(self.note)
        beside.addWidget(self.form, 1)
        self._body.addWidget(self._left, 36)
        self._body.addWidget(self._right, 64)
        column.addLayout(self._body, 1)
        self.list.picked.connect(self.go_to)
        self.list.moved.connect(self._move)
        self.list.delete_wanted.connect(self.delete)
        self.form.edited.connect(self._edited)
        self.form.rebuilt.connect(self.refresh)
        self.form.record_wanted.connect(self._record)
        self.form.table_wanted.connect(self._to_table)
        for keys, done in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            (QKeySequence.StandardKey.Save, partial(self.save_wanted.emit, False)),
        ):
            made = QShortcut(QKeySequence(keys), self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(done)
        words.spoken.connect(self.refresh)
        context.theme_changed.connect(self._dress)
        self._dress()

    def _head(self) -> QWidget:
        words = self._words
        head = QWidget()
        flow = FlowLayout(head, gap=8)
        flow.setContentsMargins(0, 0, 0, 0)
        self.home, self.undo_button, self.redo_button = QPushButton(), QPushButton(), QPushButton()
        words.text(self.home, msg("editor.leave_button", "Lessons"))
        words.name(self.undo_button, msg("box.undo", "Take back the last step"), hint=True)
        words.name(self.redo_button, msg("box.redo", "Do it again"), hint=True)
        self.title = PlainLabel()
        self.title.setProperty("role", "heading")
        words.text(self.title, msg("editor.title", "Change a lesson"))
        self.kept = PlainLabel()
        self.kept.setProperty("role", "hint")
        self.table, self.try_, self.save, self.save_as = (QPushButton() for _ in range(4))
        words.text(self.table, msg("editor.table_button", "To the table"))
        words.text(self.try_, msg("author.try_button", "Try it out"))
        words.text(self.save, msg("editor.save_button", "Save"))
        words.text(self.save_as, msg("editor.save_as_button", "Save elsewhere…"))
        self.save.setProperty("kind", "primary")
        for button, done in (
            (self.home, self.left.emit),
            (self.undo_button, self.undo),
            (self.redo_button, self.redo),
            (self.table, self.table_wanted.emit),
            (self.try_, self.try_wanted.emit),
            (self.save, partial(self.save_wanted.emit, False)),
            (self.save_as, partial(self.save_wanted.emit, True)),
        ):
            button.clicked.connect(lambda _=False, done=done: done())
        for part in (
            self.home,
            self.title,
            self.undo_button,
            self.redo_button,
            self.kept,
            self.table,
            self.try_,
            self.save_as,
            self.save,
        ):
            flow.addWidget(part)
        return head

    def _foot(self) -> QWidget:
        words = self._words
        foot = QWidget()
        flow = FlowLayout(foot, gap=6)
        flow.setContentsMargins(0, 0, 0, 0)
        self.add, self.up, self.down, self.bin = (QPushButton() for _ in range(4))
        words.text(self.add, msg("editor.add_step_button", "New step"))
        words.name(self.up, msg("editor.move_up", "Move the step up (Alt+Up)"), hint=True)
        words.name(self.down, msg("editor.move_down", "Move the step down (Alt+Down)"), hint=True)
        words.name(self.bin, msg("editor.delete_step", "Delete the step (Del)"), hint=True)
        self.add.clicked.connect(lambda _=False: self._offer_kinds())
        self.up.clicked.connect(lambda _=False: self._move_by(-1))
        self.down.clicked.connect(lambda _=False: self._move_by(1))
        self.bin.clicked.connect(lambda _=False: self.delete(self.at))
        for button in (self.add, self.up, self.down, self.bin):
            flow.addWidget(button)
        self.kinds: QMenu | None = None
        return foot

    # ---- what it shows -------------------------------------------------------------------------------------------

    @property
    def draft(self) -> LessonDraft:
        """The lesson that is changed."""
        return self._author.draft

    @property
    def at(self) -> str:
        """The step that is looked at; empty: the head."""
        return self.form.at

    def refresh(self) -> None:
        """Show the lesson as it is now."""
        at = self.at if self.draft.edit.step(self.at) is not None else ""
        self.form.show_step(self.draft.edit, at)
        self._edited()

    def go_to(self, id_: str) -> None:
        """Look at another step."""
        if self.draft.edit.step(id_) is not None:
            self.draft.picked = id_
        self.note.hide()
        self.form.show_step(self.draft.edit, id_)
        self._say()

    def begin(self) -> None:
        """The page has come: the step that was made last, or the head."""
        self.go_to(self.draft.picked)

    def _edited(self) -> None:
        self._say()
        self.edited.emit()

    def _say(self) -> None:
        edit, at = self.draft.edit, self.at
        self.list.show_lesson(edit, self._words.speech.language, at)
        self.undo_button.setEnabled(edit.can_undo)
        self.redo_button.setEnabled(edit.can_redo)
        row, count = edit.index(at), len(edit.steps)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < count - 1)
        self.bin.setEnabled(row >= 0)
        for button in (self.try_, self.save, self.save_as):
            button.setEnabled(bool(count))
        is_saved = not self.draft.is_unsaved and self.draft.file is not None
        self.kept.setText(self._words.label(_SAVED if is_saved else _KEPT) if count else "")

    def _dress(self) -> None:
        put, icon = self._context.put_icon_beside_words, self._context.put_icon
        put(self.home, "book_mark", 20)
        put(self.table, "eye", 18)
        put(self.try_, "play", 18)
        put(self.save, "save", 18, self._context.theme.colours.on_strict)
        put(self.add, "plus", 18)
        for button, name in (
            (self.undo_button, "undo"),
            (self.redo_button, "redo"),
            (self.up, "arrow_up"),
            (self.down, "arrow_down"),
            (self.bin, "trash"),
        ):
            icon(button, name, 20)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() / self._context.theme.text_scale < _NARROW
        ways = QBoxLayout.Direction
        self._body.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)

    def take_focus(self) -> None:
        """The keyboard begins in the list, or where something is still to be written."""
        step = self.draft.edit.step(self.at)
        if step is not None and any(map(api.is_blank, api.step_texts(step).values())):
            self.form.take_focus()
        else:
            self.list.setFocus()

    # ---- changes -------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last change back."""
        self._walk(self.draft.edit.undo)

    def redo(self) -> None:
        """Make it again."""
        self._walk(self.draft.edit.redo)

    def _walk(self, go: object) -> None:
        before = {one.id: one for one in self.draft.steps}
        assert callable(go)
        if go():
            changed = [one.id for one in self.draft.steps if before.get(one.id) != one]
            if changed and self.at not in changed:
                self.form.show_step(self.draft.edit, changed[0])
            self.refresh()

    def _move(self, id_: str, to: int) -> None:
        if self.draft.edit.move(id_, to):
            self.form.at = id_
            self.refresh()
            where = msg("editor.moved_to", "It is step {number} now.", number=to + 1)
            announce(self.list, self._words.label(where))

    def _move_by(self, by: int) -> None:
        self._move(self.at, self.draft.edit.index(self.at) + by)

    def delete(self, id_: str) -> None:
        """Do without a step; undo brings it back."""
        at = self.draft.edit.index(id_)
        if at < 0:
            return
        self.draft.edit.remove(id_)
        left = self.draft.steps
        self.draft.picked = self.form.at = left[min(at, len(left) - 1)].id if left else ""
        self.refresh()
        announce(self.list, self._words.label(msg("editor.deleted", "Deleted. One step back brings it again.")))

    def _offer_kinds(self) -> None:
        """What kind of step? A telling and a question are written here, the others played at the table."""
        self.kinds = QMenu(self)
        for kind in _NEW_KINDS:
            name, icon = KINDS[kind]
            action = self.kinds.addAction(self._context.icon(icon), self._words.label(name))
            action.triggered.connect(partial(self._add, kind))
        self.kinds.popup(self.add.mapToGlobal(self.add.rect().topLeft()))

    def _add(self, kind: str, _checked: bool = False) -> None:
        draft = self.draft
        step = draft.edit.step(self.at)
        if kind in ("show", "try"):
            self._to_table(self.at)
            return
        here = step.at if step is not None else draft.steps[-1].at if draft.steps else draft.session.current.number
        draft.picked = self.at
        id_, blank = draft.edit.free_id(), api.text_of({draft.edit.languages[0]: ""})
        new = api.TellPage(id=id_, at=here, say=blank, do="tell") if kind == "tell" else api.pick_quiz(id_, here, blank)
        trouble = draft.add(new)
        if trouble is None:
            self.go_to(id_)
            self._edited()
            self.form.take_focus(TextPlace("say"))
        else:
            self.note.say(trouble, "warning")

    # ---- at the table --------------------------------------------------------------------------------------------

    def _to_table(self, id_: str) -> None:
        step = self.draft.edit.step(id_)
        if step is not None:
            self.draft.picked = id_
            self._author.go_to(step.at)
        self.table_wanted.emit()

    def _record(self, id_: str) -> None:
        step = self.draft.edit.step(id_)
        if isinstance(step, api.TryTask | api.ShowPage):
            self._author.record_anew(step)
            self.table_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
