"""A lesson of one's own, made on a copy of the table that is played: the card, pointing, trying out, saving.

The game itself stays as it is, whatever the teacher plays, goes back to or breaks while the lesson is made.
"""

from __future__ import annotations

from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import LESSON_SUFFIX, documents_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.autosave import trouble
from qtapp.session.client import SeatClient, TableChange
from qtapp.teach.author import LessonAuthor
from qtapp.teach.author_card import AuthorCard
from qtapp.teach.draft import DraftMode, LessonDraft
from qtapp.teach.own_card import next_number
from qtapp.teach.thing_picker import ThingPicker
from qtapp.windows.game.window import GameWindow

HIDDEN = (
    "new",
    "open",
    "save",
    "save_as",
    "handout",
    "devices",
    "remark",
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


class Authoring(QObject):
    """A table of its own for making lessons. Nobody is called to the screen: the teacher plays for all."""

    told = Signal(object, str, int)
    """Message, its icon, and for how many seconds it is said."""
    try_wanted = Signal(object)
    """api.LessonBook: the lesson as a pupil would have it."""
    left = Signal()
    """Back to the game."""

    def __init__(self, context: AppContext, leader: SeatClient) -> None:
        super().__init__(leader)
        self._context = context
        self._leader = leader
        self._copied = leader.session
        """What the table was copied from."""
        self._words = LiveTexts(context.speech, self)
        self.client = SeatClient(_copy_of(leader.session), leader.viewer or 1)
        self.client.hands_are_open = True
        self.window = GameWindow(context, self.client)
        self.window.bar.show_kept("", False)
        self.author = LessonAuthor(context, self.client)
        self.card = AuthorCard(context, self.client, self.author, self.window.page)
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
        self.picker.picked.connect(self.author.add_spot)
        self.card.grown.connect(self._lay)
        self.card.left.connect(self.close)
        self.card.save_wanted.connect(self.ask_save)
        self.card.try_wanted.connect(self.try_out)
        self.client.changed.connect(self._follow)
        leader.replaced.connect(self._leader_replaced)

    def open(self) -> None:
        """Begin a lesson on the table as it is in the game now; one that was begun goes on where it was."""
        if not self.author.is_open:
            draft = self.author.draft
            if not (draft.steps or draft.removed):
                self._copied = self._leader.session
                self.client.open_session(_copy_of(self._copied), self._leader.viewer or 1)
                self.client.hands_are_open = True
            self.author.open(self._words.label(msg("lesson.well_done", "Well done!")))
            self._follow(None)
        self.card.take_focus()

    def close(self) -> None:
        """Back to the game; what was made stays."""
        if self.author.is_open:
            self.author.close()
            self.left.emit()

    def _leader_replaced(self) -> None:
        """Another game lies on the table: a lesson belongs to its own."""
        if self._leader.session is not self._copied:
            self.author.close()
            self.author.give_up()

    def _follow(self, change: TableChange | None) -> None:
        """Whoever is asked sits before the screen."""
        client = self.client
        if client.mode is api.PlayMode.STRICT and (change is None or change.kind in ("answer", "undo", "redo")):
            seat = client.questions.asked_next(client.player_seats())
            if seat:
                client.set_viewer(seat)

    def _changed(self) -> None:
        if not self.author.is_open:
            self.card.hide()
        plays = self.author.mode in (DraftMode.RECORDING, DraftMode.MISTAKE)
        self.window.regions.decision_withheld = self.author.is_open and not plays
        self.window.page.view.highlights.show(_MARKS, [(name, "subject") for name in self.author.spots])
        self._lay()

    def _lay(self) -> None:
        self.window.regions.lay()

    # ---- the lesson ----------------------------------------------------------------------------------------------

    def try_out(self) -> None:
        """Run the lesson as a pupil would."""
        try:
            title = self.author.draft.title or self._words.label(msg("author.untitled", "Untitled"))
            text = self.author.draft.lesson_file(title, "", "")
            book = api.read_lesson(text.encode("utf-8"))
        except api.InvalidData as error:
            self.told.emit(_not_ready(error), "warning", 0)
            return
        self.try_wanted.emit(book)

    def ask_save(self) -> None:
        """Choose where the lesson goes; the name of the file is its title."""
        title = self._words.label(msg("author.save_title", "Save the lesson"))
        kind = self._words.label(msg("lesson.files", "Lessons"))
        dialog = QFileDialog(self.window.window(), title, str(documents_folder()))
        dialog.setNameFilters([f"{kind} (*{LESSON_SUFFIX})"])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(LESSON_SUFFIX[1:])
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the lesson, one file with everything in it. One that would not open again is not written."""
        if self._write(self.author.draft, path):
            self.told.emit(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)

    def _write(self, draft: LessonDraft, path: Path) -> bool:
        if not path.exists():
            draft.number = next_number(path.parent, draft.session.game.id)
        title = path.name.removesuffix(LESSON_SUFFIX)
        try:
            text = draft.lesson_file(title, "", "")
        except api.InvalidData as error:
            self.told.emit(_not_ready(error), "warning", 0)
            return False
        try:
            api.write_atomically(path, text)
        except OSError as error:
            self.told.emit(trouble(error), "warning", 0)
            return False
        draft.title, draft.is_unsaved = title, False
        return True

    def _keep(self, draft: LessonDraft) -> None:
        """Nobody saved it, and its table is gone: it lies among the lessons of one's own, under a name of its own."""
        name = msg("author.unsaved_name", "{game}, unsaved lesson", game=draft.session.game.title)
        path = _free_path(documents_folder(), self._words.label(name))
        if self._write(draft, path):
            kept = msg("author.unsaved_kept", "The unsaved lesson was kept: {file}", file=LiteralArg(path.name))
            self.told.emit(kept, "ok", 10)

    def leave(self) -> None:
        """The program ends: what was made is kept."""
        self.author.close()
        self.author.give_up()


def _copy_of(session: api.Session) -> api.Session:
    """The same game at the same moment, with all its branches; persons sit at every seat."""
    copy = api.decode(api.encode(session).encode(), api.find_game).session
    copy.controls = {}
    return copy


def _free_path(folder: Path, name: str) -> Path:
    """A file of this name, or "name (2)" if there is one already."""
    names = chain([name], (f"{name} ({number})" for number in count(2)))
    return next(path for one in names if not (path := folder / f"{one}{LESSON_SUFFIX}").exists())


def _not_ready(error: api.InvalidData) -> Message:
    return msg("author.not_ready", "The lesson is not ready: {reason}", reason=LiteralArg(str(error)))
