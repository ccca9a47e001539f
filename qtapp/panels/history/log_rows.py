"""The rows of the log: which entries are listed, and what each of them says, in one language or in two."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.api import EntryKind, HistoryEntry, LiteralArg, msg
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import LogSentence, SeatClient

Index = QModelIndex | QPersistentModelIndex
LISTED = 600
"""Rows that are listed at first, and with every step further back: each row that is listed has to be measured."""


class LogLine:
    """One row of the log. Its sentence is said when somebody reads it: of a long game that is a small part."""

    __slots__ = ("_beside", "_text", "_words", "entry", "is_first", "sentence")

    def __init__(self, words: LiveTexts, entry: HistoryEntry, sentence: LogSentence, first: bool) -> None:
        self._words = words
        self._text: str | None = None
        self._beside: str | None = None
        self.entry = entry
        self.sentence = sentence
        self.is_first = first
        """The first row of its entry: it bears the entry's number and seat."""

    @property
    def text(self) -> str:
        """What is read, in the language in which it was read first."""
        if self._text is None:
            self._text = self._words.say(self.sentence.message)
        return self._text

    @property
    def beside(self) -> str:
        """The same in the second language; empty: there is none, or it is the same."""
        if self._beside is None:
            self._beside = self._words.beside(self.sentence.message)
        return self._beside

    @property
    def can_be_asked(self) -> bool:
        """Can it be asked why? That is the first row of what a computer player did."""
        return self.is_first and bool(self.entry.level)

    @property
    def rule(self) -> str:
        """The rule that it cites."""
        return self.sentence.rule

    @property
    def subjects(self) -> tuple[str, ...]:
        """What it is about."""
        return self.sentence.subjects


def sentences_of(client: SeatClient, entry: HistoryEntry) -> list[LogSentence]:
    """The sentences of an entry; a remark is its own sentence."""
    if entry.kind is EntryKind.REMARK:
        return [LogSentence(msg("window.remark_in_log", "Remark: {text}", text=LiteralArg(str(entry.payload))), "", ())]
    return client.history.sentences(entry)


class LogModel(QAbstractListModel):
    """The rows of the played line up to now: the newest, and as many older ones as somebody has gone back to."""

    def __init__(self, client: SeatClient, words: LiveTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._words = words
        self.lines: list[LogLine] = []
        self._entries: list[tuple[int, int]] = []
        """Number of each entry that is listed, and how many rows it has."""
        self._skipped = 0
        """Entries at the beginning of the line that are not listed."""

    def refresh(self, anew: bool = False) -> None:
        """Take over what was played; rows of the common past stay as they are."""
        line = self._client.history.line()
        listed = self._entries
        same = 0
        while same < min(len(line) - self._skipped, len(listed)) and (
            listed[same][0] == line[self._skipped + same].number
        ):
            same += 1
        if anew or not same or len(self.lines) > 2 * LISTED:
            self._list_newest(line)
            return
        kept = sum(rows for _, rows in listed[:same])
        if kept < len(self.lines):
            self.beginRemoveRows(QModelIndex(), kept, len(self.lines) - 1)
            del self.lines[kept:]
            del listed[same:]
            self.endRemoveRows()
        new = line[self._skipped + same :]
        if len(new) > LISTED:
            self._list_newest(line)
            return
        made = [self._lines_of(entry) for entry in new]
        rows = sum(map(len, made))
        listed += [(entry.number, len(its)) for entry, its in zip(new, made, strict=True)]
        if rows:
            self.beginInsertRows(QModelIndex(), kept, kept + rows - 1)
            for its in made:
                self.lines += its
            self.endInsertRows()

    def _list_newest(self, line: list[HistoryEntry]) -> None:
        self.beginResetModel()
        self.lines, self._entries, self._skipped = [], [], len(line)
        self._take_older(line)
        self.endResetModel()

    def _older(self, line: list[HistoryEntry]) -> list[tuple[HistoryEntry, list[LogLine]]]:
        """The next entries towards the beginning, oldest first: enough of them for a page of rows."""
        found: list[tuple[HistoryEntry, list[LogLine]]] = []
        rows = 0
        for entry in reversed(line[: self._skipped]):
            found.append((entry, self._lines_of(entry)))
            rows += len(found[-1][1])
            if rows >= LISTED:
                break
        return found[::-1]

    def _take_older(self, line: list[HistoryEntry]) -> None:
        older = self._older(line)
        self._skipped -= len(older)
        self._entries[:0] = [(entry.number, len(its)) for entry, its in older]
        self.lines[:0] = [row for _, its in older for row in its]

    def list_older(self) -> bool:
        """List a page more of what was before; False: everything is listed."""
        if not self._skipped:
            return False
        line = self._client.history.line()
        rows = sum(len(its) for _, its in self._older(line))
        if rows:
            self.beginInsertRows(QModelIndex(), 0, rows - 1)
        self._take_older(line)
        if rows:
            self.endInsertRows()
        return rows > 0

    def _lines_of(self, entry: HistoryEntry) -> list[LogLine]:
        found = sentences_of(self._client, entry)
        return [LogLine(self._words, entry, one, at == 0) for at, one in enumerate(found)]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) and index.isValid():
            return self.lines[index.row()].text
        return None
