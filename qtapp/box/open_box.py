"""The box that is open: its cards, the one that is looked at, every step, and keeping it all by itself."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from engine import api
from engine.api import BoxDraft, CardPlace, CardRow, RecordForm, msg
from qtapp.box.box_store import KeptBox, write_box
from qtapp.kit.app_context import AppContext

_SOON = 800
"""Milliseconds after the last change until it is written."""
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
        for pack in (kept.pack, kept.drafts):
            draft.take_pack(pack)
        sections = [one for one, form in draft.forms.items() if form.section.labels]
        self.place = draft.places(sections[0])[0]
        self.sections = sections
        """Those that are filled in with a form."""
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

    def undo(self) -> None:
        """Take the last step back, and look at its card."""
        self._go_to(self.draft.undo())

    def redo(self) -> None:
        """Do a step again, and look at its card."""
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
            work = partial(_written, self.path, self.draft.pack(), self.draft.unfinished())
            self._context.background.run(work, self._wrote)

    def _wrote(self, wrong: api.Message | None) -> None:
        if not isValid(self):
            return  # another box was opened meanwhile
        if wrong is not None:
            self.is_kept = False
            self._timer.start(10 * _SOON)
            self.failed.emit(wrong)
        self.kept_changed.emit()


def _written(path: Path, finished: dict[str, object], unfinished: dict[str, object]) -> api.Message | None:
    try:
        write_box(path, finished, unfinished)
    except OSError:
        return _NOT_KEPT
    return None
