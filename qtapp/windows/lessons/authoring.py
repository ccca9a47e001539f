"""A lesson of one's own, made on a copy of the table that is played: the card, pointing, trying out, saving.

The game itself stays as it is, whatever the teacher plays, goes back to or breaks while the lesson is made.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import LESSON_SUFFIX, allowed_stem, documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.autosave import trouble
from qtapp.session.client import SeatClient, TableChange
from qtapp.teach.author import LessonAuthor
from qtapp.teach.author_card import AuthorCard
from qtapp.teach.draft import DraftMode, LessonDraft
from qtapp.teach.draft_store import DraftStore, free_file
from qtapp.teach.editor_page import LessonEditorPage
from qtapp.teach.own_card import next_number
from qtapp.teach.thing_picker import ThingPicker
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.game.window import GameWindow

HIDDEN = (
    "new",
    "open",
    "save",
    "save_as",
    "handout",
    "edit_lesson",
    "devices",
    "remark",
    "desk",
    "make_lesson",
    "class_quiz",
    "class_vote",
    "class_join",
    "wall",
    "aim",
    "guide",
    "sound",
    "scan",
    "drawn",
    "learn",
)
"""Commands that are about the game, not about a lesson that is made of it."""
_MARKS = "author"
_NO_NAME = '<>:"/\\|?*'
"""Letters that some system takes for something else in the name of a file."""


class Authoring(QObject):
    """A table of its own for making lessons, and a page of all steps. Nobody is called to the screen: the teacher plays
    for all.
    """

    told = Signal(object, str, int)
    """Message, its icon, and for how many seconds it is said."""
    try_wanted = Signal(object)
    """api.LessonBook: the lesson as a pupil would have it."""
    shown = Signal(object)
    """QWidget: the table or the page comes to the screen."""
    left = Signal()
    """Back to where one came from."""
    lessons_wanted = Signal()
    """To the page of courses, where drafts and saved lessons stand."""

    def __init__(self, context: AppContext, session: api.Session, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._leader: SeatClient | None = None
        """The game that a lesson is made of; None: it has a table of its own."""
        self._copied: api.Session | None = None
        """What the table was copied from."""
        self._words = LiveTexts(context.speech, self)
        self.client = SeatClient(session, 1)
        self.client.hands_are_open = True
        self.window = GameWindow(context, self.client)
        self.window.bar.show_kept("", False)
        self.author = LessonAuthor(context, self.client)
        self.card = AuthorCard(context, self.client, self.author, self.window.page)
        self.page = LessonEditorPage(context, self.client, self.author)
        self.bar = MessageBar(context, self.page)
        self.store = DraftStore(self)
        self.picker = ThingPicker(self.window.page.view)
        self.window.regions.guest = self.card
        for name in HIDDEN:
            self.window.actions_[name].setVisible(False)
            self.window.actions_[name].setEnabled(False)
            if name in self.window.rail.buttons:
                self.window.rail.take_out(name)
        self.window.actions_["home"].triggered.connect(self.close)
        self.author.pointing.connect(self.picker.switch)
        self.author.changed.connect(self._changed)
        self.author.abandoned.connect(self._keep)
        self.author.came_back.connect(self.show_steps)
        self.author.told.connect(lambda message: self.told.emit(message, "warning", 0))
        self.picker.picked.connect(self.author.add_spot)
        self.card.grown.connect(self._lay)
        self.card.left.connect(self.close)
        self.card.save_wanted.connect(self.save_from_table)
        self.card.try_wanted.connect(self.try_out)
        self.card.steps_wanted.connect(self.show_steps)
        self.page.left.connect(self._to_lessons)
        self.page.table_wanted.connect(self.show_table)
        self.page.try_wanted.connect(self.try_out)
        self.page.save_wanted.connect(self._save_wanted)
        self.page.edited.connect(self._edited)
        self.store.failed.connect(lambda message: self.told.emit(message, "warning", 0))
        self.client.changed.connect(self._follow)

    # ---- coming and going ----------------------------------------------------------------------------------------

    def open(self, leader: SeatClient, moment: api.HistoryEntry | None = None) -> None:
        """Begin a lesson on the table of a game as it is now, or as it was; one that was begun there goes on."""
        self._lead(leader)
        draft = self.author.draft
        begun = bool(draft.steps or draft.removed) and self._copied is leader.session
        if moment is not None or not begun:
            self._set_aside()
            self._copied = leader.session
            self.client.open_session(_copy_of(leader.session), leader.viewer or 1)
            self.client.hands_are_open = True
            if moment is not None:
                self.client.history.seek(self.client.history.entries[moment.number])
        self.author.open(self._praise)
        self._follow(None)
        self.show_table()

    def open_new(self, session: api.Session) -> None:
        """Begin a lesson on a table of its own."""
        self._set_aside()
        self._copied = None
        self.client.open_session(session, 1)
        self.client.hands_are_open = True
        self.author.open(self._praise)
        self._follow(None)
        self.show_table()

    def open_draft(self, draft: LessonDraft) -> None:
        """Change a lesson that there is already."""
        self._set_aside()
        self._copied = None
        draft.session.controls = {}
        self.client.open_session(draft.session, draft.edit.sketch.head.viewer or 1)
        self.client.hands_are_open = True
        self.author.open(self._praise, draft)
        if draft.steps:
            self.author.go_to(draft.steps[0].at)
            draft.picked = draft.steps[0].id
        self.show_steps()

    @property
    def _praise(self) -> str:
        return self._words.label(msg("lesson.well_done", "Well done!"))

    def _lead(self, leader: SeatClient) -> None:
        if leader is not self._leader:
            self._leader = leader
            leader.replaced.connect(self._leader_replaced)

    def _set_aside(self) -> None:
        """Another lesson comes: what was made of the present one is kept."""
        self.author.close()
        self.author.give_up()

    def show_table(self) -> None:
        """To the table, where steps are told, shown and recorded."""
        self.shown.emit(self.window)
        self.window.fit()
        self.author.changed.emit()
        self.card.take_focus()

    def show_steps(self) -> None:
        """To the page of all steps."""
        self.shown.emit(self.page)
        self.page.begin()
        self.page.take_focus()

    def close(self) -> None:
        """Back to where one came from; what was made stays."""
        if self.author.is_open:
            self.store.keep_now()
            self.author.close()
            self.left.emit()

    def _to_lessons(self) -> None:
        self.store.keep_now()
        self.author.close()
        self.lessons_wanted.emit()

    def _leader_replaced(self) -> None:
        """Another game lies on the table: a lesson belongs to its own."""
        if self._copied is not None and self._leader is not None and self._leader.session is not self._copied:
            self._set_aside()

    def _follow(self, change: TableChange | None) -> None:
        """Whoever is asked sits before the screen."""
        client = self.client
        if client.mode is api.PlayMode.STRICT and (change is None or change.kind in ("answer", "undo", "redo")):
            seat = client.questions.asked_next(client.player_seats())
            if seat:
                client.set_viewer(seat)

    def _changed(self) -> None:
        if self.author.draft.steps:
            self._edited()
        if not self.author.is_open:
            self.card.hide()
        plays = self.author.mode in (DraftMode.RECORDING, DraftMode.MISTAKE)
        self.window.regions.decision_withheld = self.author.is_open and not plays
        self.window.page.view.highlights.show(_MARKS, [(name, "subject") for name in self.author.spots])
        self._lay()

    def _lay(self) -> None:
        self.window.regions.lay()

    # ---- the lesson ----------------------------------------------------------------------------------------------

    def _edited(self) -> None:
        self.store.changed(self.author.draft)

    def try_out(self) -> None:
        """Run the lesson as a pupil would."""
        self._name_it()
        try:
            book = api.read_lesson(api.finished_lesson(self.author.draft.edit).encode("utf-8"))
        except api.InvalidData as error:
            self._hindered(error)
            return
        self.try_wanted.emit(book)

    def _hindered(self, error: api.InvalidData) -> None:
        """Say what is missing, and show where."""
        gap = next((one for one in api.lesson_gaps(self.author.draft.edit) if one.step), None)
        if gap is not None:
            self.author.draft.picked = gap.step
            self.show_steps()
        self.told.emit(_not_ready(error), "warning", 0)

    def save_from_table(self) -> None:
        """A lesson that has a file goes there; a new one is asked for its title first."""
        self._save_wanted(False)

    def _save_wanted(self, elsewhere: bool) -> None:
        draft = self.author.draft
        if not draft.heading:
            self._name_it()
            draft.picked = ""
            self.show_steps()
            self.page.form.take_focus(api.TextPlace("title"))
            asked = msg("editor.ask_title", "What is it called, and who made it? Then save it once more.")
            self.told.emit(asked, "info", 0)
        elif elsewhere:
            self.ask_save()
        else:
            self.save(draft.file or free_file(documents_folder(), file_name(draft.heading), LESSON_SUFFIX))

    def _name_it(self) -> None:
        """Good beginnings for what is asked once."""
        draft, settings = self.author.draft, self._context.settings.teach
        game = self._words.label(draft.session.game.title)
        if draft.file is None:
            draft.number = next_number(documents_folder(), draft.session.game.id)
        title = msg("author.title_of_number", "{game}, lesson {number}", game=LiteralArg(game), number=draft.number)
        draft.call_it(self._words.label(title), "", settings.author)

    def ask_save(self) -> None:
        """Choose where the lesson goes."""
        title = self._words.label(msg("author.save_title", "Save the lesson"))
        kind = self._words.label(msg("lesson.files", "Lessons"))
        dialog = QFileDialog(self.window.window(), title, str(documents_folder()))
        dialog.setNameFilters([f"{kind} (*{LESSON_SUFFIX})"])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(LESSON_SUFFIX[1:])
        dialog.selectFile(f"{file_name(self.author.draft.heading)}{LESSON_SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the lesson, one file with everything in it. One that would not open again is not written."""
        if self._write(self.author.draft, path):
            self.page.refresh()
            self.told.emit(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)

    def _write(self, draft: LessonDraft, path: Path) -> bool:
        if not path.exists():
            draft.number = next_number(path.parent, draft.session.game.id)
        try:
            text = draft.lesson_file(path.name.removesuffix(LESSON_SUFFIX), "", self._context.settings.teach.author)
        except api.InvalidData as error:
            self._hindered(error)
            return False
        try:
            api.write_atomically(path, text)
        except OSError as error:
            self.told.emit(trouble(error), "warning", 0)
            return False
        draft.was_saved(path)
        self._context.settings.teach.author = draft.edit.sketch.head.author
        self.store.changed(draft)
        self.store.keep_now()
        return True

    def _keep(self, draft: LessonDraft) -> None:
        """Its table is gone, and no file has what is in it: it lies among the drafts."""
        self.store.changed(draft)
        self.store.keep_now()
        if draft.kept_at is not None:
            name = LiteralArg(draft.heading) if draft.heading else draft.session.game.title
            kept = msg("author.draft_kept", "The unfinished lesson lies among the drafts: {lesson}", lesson=name)
            self.told.emit(kept, "ok", 10)

    def leave(self) -> None:
        """The program ends: what was made is kept."""
        self._set_aside()


def _copy_of(session: api.Session) -> api.Session:
    """The same game at the same moment, with all its branches; persons sit at every seat."""
    copy = api.decode(api.encode(session).encode(), api.find_game).session
    copy.controls = {}
    return copy


def file_name(title: str) -> str:
    """A title as the name of a file, on any system."""
    plain = "".join(" " if letter in _NO_NAME or not letter.isprintable() else letter for letter in title)
    return allowed_stem(" ".join(plain.split()).strip(". ")[:80] or "lesson", "lesson-")


def _not_ready(error: api.InvalidData) -> Message:
    reason = error.message or msg("author.plain_reason", "{reason}", reason=LiteralArg(str(error)))
    return msg("author.not_ready", "The lesson is not ready: {reason}", reason=reason)
