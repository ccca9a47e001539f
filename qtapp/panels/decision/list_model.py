"""The rows of the list of options: heads of groups that open and close, and the options under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.api import IconRows
from qtapp.session.client import OptionItem

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class ListedOption:
    """An option with its words."""

    words: str
    """The whole sentence: for the filter and the screen reader."""
    face: OptionItem
    short: str = ""
    """What is left to be said below the head of its group; empty: the whole sentence."""
    detail: str = ""
    """One line more."""
    icons: IconRows = ()


@dataclass(frozen=True)
class ListedGroup:
    """Options under one head, in the order in which they are looked for."""

    id: str
    head: str
    """Empty: they stand without a head."""
    options: tuple[ListedOption, ...]


@dataclass(frozen=True)
class ListRow:
    """One row: the head of a group, or an option."""

    words: str
    option: ListedOption | None
    group: str
    number: int = 0
    """Of options in sight the number of its key; of heads how many there are."""

    @property
    def face(self) -> OptionItem | None:
        """The option that it is; None: it is a head."""
        return self.option.face if self.option is not None else None


class OptionModel(QAbstractListModel):
    """Options under the heads of their groups; a group is open or closed. Who filters sees all that fit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[ListedGroup, ...] = ()
        self._open: set[str] = set()
        self._wanted: list[str] = []
        self._rows: list[ListRow] = []
        self._outlooks: dict[str, str] = {}
        self.foresee: Callable[[OptionItem], str] = lambda _: ""
        """What an option would cost and bring, in words; asked once for each option, when it is to be seen."""

    def show(self, groups: Sequence[ListedGroup], open_: str = "") -> None:
        """Other options; `open_`: the group that is open, of several all others are closed."""
        self.beginResetModel()
        self._groups = tuple(groups)
        self._open = {open_ or (groups[0].id if groups else "")}
        self._wanted = []
        self._outlooks = {}
        self._lay()
        self.endResetModel()

    def filter(self, text: str) -> None:
        """Only options that have all of these words, in their own words or in their group's."""
        self.beginResetModel()
        self._wanted = text.casefold().split()
        self._lay()
        self.endResetModel()

    def toggle(self, row: int) -> bool:
        """Open or close the group of a head; False: the row is none."""
        if not 0 <= row < len(self._rows) or self._rows[row].face is not None:
            return False
        self.beginResetModel()
        self._open ^= {self._rows[row].group}
        self._lay()
        self.endResetModel()
        return True

    def open_group(self, group: str) -> None:
        """Open one group and close the others."""
        if self._open != {group} and any(one.id == group for one in self._groups):
            self.beginResetModel()
            self._open = {group}
            self._lay()
            self.endResetModel()

    def _lay(self) -> None:
        self._rows, number = [], 0
        for group in self._groups:
            fitting = [
                one
                for one in group.options
                if all(word in f"{group.head} {one.words} {one.short}".casefold() for word in self._wanted)
            ]
            if not fitting:
                continue
            if group.head:
                self._rows.append(ListRow(group.head, None, group.id, len(fitting)))
            if not group.head or self._wanted or group.id in self._open:
                for one in fitting:
                    number += 1
                    self._rows.append(ListRow(one.words, one, group.id, number))

    # ---- rows ----------------------------------------------------------------------------------------------------

    def row(self, at: int) -> ListRow | None:
        """A row."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def is_open(self, group: str) -> bool:
        """Are the options of a group in sight?"""
        return group in self._open or bool(self._wanted)

    def face(self, at: int) -> OptionItem | None:
        """The option of a row; None: it is a head."""
        return self._rows[at].face if 0 <= at < len(self._rows) else None

    def row_of(self, key: str) -> int:
        """The row of an option; -1 if it is not in sight."""
        return next((at for at, row in enumerate(self._rows) if row.face is not None and row.face.key == key), -1)

    def row_of_number(self, number: int) -> int:
        """The row of the option with a number; -1: there is none."""
        return next((at for at, row in enumerate(self._rows) if row.face is not None and row.number == number), -1)

    def first(self) -> int:
        """The row of the first option in sight."""
        return max(0, self.row_of_number(1))

    def outlook(self, at: int) -> str:
        """What an option would cost and bring; nothing as long as nobody has looked."""
        face = self.face(at)
        return self._outlooks.get(face.key, "") if face is not None else ""

    def below(self, at: int) -> str:
        """What stands under an option."""
        option = self._rows[at].option if 0 <= at < len(self._rows) else None
        parts = [option.detail, self.outlook(at)] if option is not None else []
        return " · ".join(part for part in parts if part)

    def look_ahead(self, first: int, last: int) -> bool:
        """Look up what the options of these rows would do; True: there is something new to be shown."""
        found = False
        for at in range(max(0, first), min(last + 1, len(self._rows))):
            face = self._rows[at].face
            if face is not None and face.key not in self._outlooks:
                self._outlooks[face.key] = self.foresee(face)
                found = found or bool(self._outlooks[face.key])
        return found

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            self.look_ahead(index.row(), index.row())
            outlook = self.outlook(index.row())
            return f"{row.words}\n{outlook}" if outlook else row.words
        shown = row.option.short if row.option is not None else ""
        return (shown or row.words) if role == Qt.ItemDataRole.DisplayRole else None
