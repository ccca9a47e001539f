"""Where lessons in the making lie: each in a file of its own that is written by itself, whole or not at all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from engine import api
from qtapp.i18n import LANGUAGES
from qtapp.kit.paths import drafts_folder
from qtapp.session.autosave import trouble
from qtapp.teach.draft import LessonDraft, slug

_SOON = 1200
"""Milliseconds after the last change."""


class DraftStore(QObject):
    """Keeps one draft at a time: that which is worked at."""

    failed = Signal(object)
    """Message: why the disk did not take it. The work goes on in memory."""
    kept = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._draft: LessonDraft | None = None
        self._written: api.LessonSketch | None = None
        """What lies on the disk."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SOON)
        self._timer.timeout.connect(self.keep_now)

    def changed(self, draft: LessonDraft) -> None:
        """There may be something new in it."""
        if draft is not self._draft:
            self.keep_now()
            self._draft, self._written = draft, None
        if draft.edit.sketch is not self._written:
            self._timer.start()

    def keep_now(self) -> None:
        """Write what is not written yet. A draft that says no more than its file is taken away."""
        self._timer.stop()
        draft = self._draft
        if draft is None or draft.edit.sketch is self._written:
            return
        try:
            if draft.is_unsaved:
                self._write(draft)
            elif draft.kept_at is not None:
                api.remove_file(draft.kept_at)
                draft.kept_at = None
        except OSError as error:
            self.failed.emit(trouble(error))
            return
        self._written = draft.edit.sketch
        self.kept.emit()

    def _write(self, draft: LessonDraft) -> None:
        folder = drafts_folder()
        folder.mkdir(parents=True, exist_ok=True)
        if draft.kept_at is None:
            draft.kept_at = free_file(folder, slug(draft.heading), api.DRAFT_SUFFIX)
        file = "" if draft.file is None else str(draft.file)
        api.write_atomically(draft.kept_at, api.draft_text(api.kept_lesson(draft.edit), file, draft.edit.languages))


def free_file(folder: Path, name: str, suffix: str) -> Path:
    """A file of this name, or "name (2)" if there is one already."""
    names = [name, *(f"{name} ({number})" for number in range(2, 10_000))]
    return next(path for one in names if not (path := folder / f"{one}{suffix}").exists())


# ---- opening ---------------------------------------------------------------------------------------------------------


def opened_draft(path: Path, language: str, praise: str) -> LessonDraft:
    """A draft that was kept; InvalidData: why it cannot be opened."""
    kept = api.read_draft(path)
    book = kept.book()
    sketch = api.sketch_of(book, kept.languages)
    draft = LessonDraft(
        _named(book, language), kept.languages[0], praise, api.LessonSketch(sketch.head, kept.languages, sketch.steps)
    )
    draft.was_saved(None)
    draft.kept_at, draft.file = path, Path(kept.file) if kept.file else None
    return draft


def opened_lesson(path: Path, language: str, praise: str, *, is_copy: bool) -> LessonDraft:
    """A lesson to be changed; a copy belongs to no file yet."""
    book = api.load_lesson(path)
    order = [language, *(one for one in LANGUAGES if one != language)]
    sketch = api.sketch_of(book, order, is_copy=is_copy)
    first = language if language in sketch.languages else sketch.languages[0]
    draft = LessonDraft(_named(book, language), first, praise, sketch)
    draft.was_saved(None if is_copy else path)
    return draft


def _named(book: api.LessonBook, language: str) -> api.Session:
    """The table with the names that the lesson has for its seats, where the rules of today play it alike."""
    old = book.session
    players = tuple(
        replace(player, name=name.in_language(language))
        for player, name in zip(old.players, book.lesson.names, strict=True)
    )
    try:
        new = api.rebuilt(old, players)
    except api.InvalidData:
        return old
    return new if api.is_same_tree(old, new) else old
