"""The box that is open: its cards, the one that is looked at, every step, and keeping it all by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from engine.api import IN_SCENE, BoxDraft, CardPhoto, CardPlace, CardRow, LiteralArg, RecordForm, msg
from qtapp.board.paint.photos import common_photos
from qtapp.box.box_store import BoxFiles, KeptBox
from qtapp.box.given_picture import CleanWork
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import UnusablePicture
from qtapp.kit.store.picture_shelf import keep_picture
from qtapp.kit.wait.file_loader import FileTooSlow

_SOON = 800
"""Milliseconds after the last change until it is written."""
_PHOTO_NOT_KEPT = msg("box.photo_not_kept", "The photo could not be kept: the disk does not take it.")
_NOT_KEPT = msg("box.not_kept", "Your cards could not be kept: the disk does not take them. It is tried again.")


class OpenBox(QObject):
    """One game's box. Whoever shows a part of it listens."""

    changed = Signal()
    """A card is otherwise, or another one is looked at."""
    kept_changed = Signal()
    """Something was written, or has to be."""
    failed = Signal(object)
    """Message: the disk did not take it; it goes on in memory and is tried again."""

    def __init__(self, context: AppContext, draft: BoxDraft, path: Path, kept: KeptBox, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self.draft = draft
        self.path = path
        self.files = kept.files or BoxFiles(path)
        for pack in (kept.pack, kept.drafts):
            draft.take_pack(pack)
        sections = [one for one, form in draft.forms.items() if form.section.labels or form.section.is_fixed]
        self.place = draft.places(sections[0])[0]
        self.sections = sections
        """Those that are filled in with a form."""
        self._face, self._at = _usual_way(draft)
        """How the next photo is shown: as the last one was."""
        self.is_kept = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SOON)
        self._timer.timeout.connect(self.keep)

    @property
    def form(self) -> RecordForm:
        """The form of the card that is looked at."""
        return self.draft.form(self.place)

    @property
    def row(self) -> CardRow:
        """The card that is looked at."""
        return self.draft.row(self.place)

    def choose(self, place: CardPlace) -> None:
        """Look at another card."""
        if place != self.place:
            self.place = place
            self.changed.emit()

    def put(self, row: CardRow) -> None:
        """Write the card that is looked at."""
        if dict(row) != dict(self.row):
            self.draft.put(self.place, row)
            self._touched()

    def drop(self) -> None:
        """Back to the card that comes with the program."""
        self.draft.drop(self.place)
        self._touched()

    # ---- photos ----------------------------------------------------------------------------------------------------

    @property
    def photo(self) -> CardPhoto | None:
        """The photo of the card that is looked at."""
        return self.draft.photo(self.place)

    def put_photo(self, photo: CardPhoto | None) -> None:
        """Put a photo onto the card that is looked at, or take it off."""
        if photo is not None:
            self._face, self._at = photo.face, photo.at
        self.put_photos({self.place: photo})

    def put_photos(self, photos: Mapping[CardPlace, CardPhoto | None], tray: Sequence[str] | None = None) -> None:
        """The same for several cards in one step; `tray`: what lies in the tray then."""
        self.draft.put_photos(photos, tray)
        self._touched()

    def lay_photos(self, names: Mapping[CardPlace, str], tray: Sequence[str]) -> None:
        """Photos from the tray come onto cards; the first of them is looked at."""
        self.place = next(iter(names))
        self.put_photos({place: self.fresh_photo(name) for place, name in names.items()}, tray)

    def fresh_photo(self, file: str) -> CardPhoto:
        """A photo that is shown as the last one was."""
        return CardPhoto(file, self._face, self._at)

    def take_photos(self, works: Sequence[CleanWork]) -> None:
        """Read a picture beside the window and put it onto the card that is looked at now."""
        for work in works[:1]:
            done = partial(self._photo_kept, self.place)
            self._context.loader.run(self, partial(_kept, work), done, self._photo_failed)

    def _photo_kept(self, place: CardPlace, file: str) -> None:
        common_photos().look_again()
        if place in self.draft.places(place.section):
            self.place = place
            self.put_photo(self.fresh_photo(file))

    def _photo_failed(self, error: Exception) -> None:
        if isinstance(error, (UnusablePicture, FileTooSlow)):
            self.failed.emit(error.message)
        elif isinstance(error, OSError):
            self.failed.emit(_PHOTO_NOT_KEPT)
        else:
            raise error

    # ---- steps -----------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last step back, and look at its card, if it had one."""
        if self.draft.can_undo:
            self._go_to(self.draft.undo())

    def redo(self) -> None:
        """Do a step again, and look at its card."""
        if self.draft.can_redo:
            self._go_to(self.draft.redo())

    def _go_to(self, place: CardPlace | None) -> None:
        if place is not None:
            self.place = place
        self._touched()

    def _touched(self) -> None:
        if self.place not in self.draft.places(self.place.section):
            self.place = self.draft.places(self.place.section)[0]
        self.is_kept = False
        self._timer.start()
        self.kept_changed.emit()
        self.changed.emit()

    # ---- keeping ---------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write what is there now, beside the window."""
        self._timer.stop()
        if not self.is_kept:
            self.is_kept = True
            work = partial(_written, self.files, self.draft.pack(), self.draft.unfinished())
            self._context.background.run(work, self._wrote)

    def let_go(self) -> None:
        """Keep everything; then another window may have these cards."""
        self.keep()
        self._context.background.run(self.files.release, lambda _: None)  # behind what is being written

    def _wrote(self, done: _WriteResult) -> None:
        if not isValid(self):
            return  # another box was opened meanwhile
        if done.is_refused:
            self.is_kept = False
            self._timer.start(10 * _SOON)
            self.failed.emit(_NOT_KEPT)
        elif done.beside is not None:
            name = LiteralArg(done.beside.stem)
            self.failed.emit(
                msg(
                    "box.laid_beside",
                    "Somebody else had changed these cards meanwhile. Nothing is lost: theirs lie beside as “{name}”.",
                    name=name,
                )
            )
        self.kept_changed.emit()


def _usual_way(draft: BoxDraft) -> tuple[str, int]:
    last = list(draft.photos.values())[-1:]
    return (last[0].face, last[0].at) if last else (IN_SCENE, CardPhoto("").at)


def _kept(work: CleanWork) -> str:
    return keep_picture(work())


@dataclass(frozen=True, slots=True)
class _WriteResult:
    is_refused: bool = False
    """The disk did not take it."""
    beside: Path | None = None
    """Where lies what somebody else had written."""


def _written(files: BoxFiles, finished: dict[str, object], unfinished: dict[str, object]) -> _WriteResult:
    try:
        return _WriteResult(beside=files.write(finished, unfinished))
    except OSError:
        return _WriteResult(is_refused=True)
