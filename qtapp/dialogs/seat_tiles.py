"""Who sits at the table of a new game: a tile for each seat, and one that adds another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from engine import api
from engine.api import msg
from qtapp.dialogs.computer_players import ComputerLevel
from qtapp.dialogs.seat_by_way import follow_seats, seat_newcomers
from qtapp.dialogs.seat_row import SeatRow
from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.dialogs.way import Way
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.words import LiveTexts

_TILE, _GAP = 228, 10
"""A seat is at least so wide at 100 % of text."""


class SeatTiles(QWidget):
    """Shows a draft and changes it; the page shows the rest of what follows."""

    changed = Signal()
    """Other people, or others play for them: everything is to be shown anew."""
    renamed = Signal()

    def __init__(self, context: AppContext, draft: SetupDraft, levels: Sequence[ComputerLevel]) -> None:
        super().__init__()
        self._context = context
        self.draft = draft
        self._levels = tuple(levels)
        self.rows: list[SeatRow] = []
        words = LiveTexts(context.speech, self)
        self._words = words
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self.another = QPushButton(self)
        self.another.setProperty("kind", "dashed")
        self.another.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        context.put_icon_beside_words(self.another, "plus")
        words.text(self.another, self._offer)
        self.another.clicked.connect(lambda _=False: self._add())

    def _offer(self) -> api.Message:
        if self.draft.way is Way.ALONE:
            return msg("setup.one_more_computer", "One more computer")
        return msg("setup.one_more_person", "Somebody else")

    # ---- what is shown -------------------------------------------------------------------------------------------

    def show_draft(self) -> None:
        """A tile for each seat as it is chosen now."""
        draft = self.draft
        for row in self.rows:
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        has_own = any(not one.level for one in self._levels)
        offers = has_own and (draft.could_have_computer() or bool(draft.computers))
        refusal = draft.computer_refusal() if offers else None
        strong = tuple(one for one in self._levels if one.level)
        for number in range(1, draft.people + draft.computers + 1):
            computer = draft.computer_name(number)
            level = 0 if computer else draft.levels[number - 1]
            name = "" if computer else (draft.nicknames if level else draft.names)[number - 1]
            if computer:
                levels = self._levels if draft.can_seat_person() else ()
            else:
                levels = self._levels if offers else strong
            nickname = draft.nickname(number) if level else ""
            colour = draft.colours[number - 1]
            row = SeatRow(self._context, number, name, colour, computer, draft.people, levels, level, nickname)
            row.show_natures(api.natures(draft.game), draft.natures[number - 1] if level else "")
            if refusal is not None:
                row.refuse_own(refusal)
            row.field.textChanged.connect(self._rename)
            row.moved.connect(self._move)
            row.recoloured.connect(self._recolour)
            row.kind_wanted.connect(self._set_kind)
            row.nature_wanted.connect(self._set_nature)
            self.rows.append(row)
        self.another.setVisible(draft.can_seat_person())
        self._words.say_all()
        self.place(self.width())

    def place(self, width: int) -> None:
        """As many seats beside each other as there is room for, and no more than look well."""
        tiles: list[QWidget] = [*self.rows, *([self.another] if not self.another.isHidden() else [])]
        widest = max((row.minimumSizeHint().width() for row in self.rows), default=0)
        fit = max(1, (width + _GAP) // (max(self._context.theme.px(_TILE), widest) + _GAP))
        columns = max(1, min(4 if len(tiles) <= 4 else 3, fit, len(tiles)))
        if len(tiles) == 4 and columns == 3:
            columns = 2  # two above two, not one alone below three
        for tile in (*self.rows, self.another):
            self._grid.removeWidget(tile)
        for at, tile in enumerate(tiles):
            self._grid.addWidget(tile, at // columns, at % columns)
        for at in range(5):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    # ---- what is chosen ------------------------------------------------------------------------------------------

    def _add(self) -> None:
        before = self.draft.people
        self.draft.seat_person()
        seat_newcomers(self.draft, before)
        self.changed.emit()
        self.rows[self.draft.people - 1].field.setFocus()

    def _rename(self) -> None:
        """The draft knows every name at once."""
        for at, row in enumerate(self.rows):
            if not row.computer:
                (self.draft.nicknames if row.level else self.draft.names)[at] = row.name()
        self.renamed.emit()

    def _set_kind(self, number: int, level: str) -> None:
        chosen = next((one.level for one in self._levels if one.id == level), None)
        if chosen == 0:
            self.draft.seat_computer(number)
        else:
            self.draft.seat_level(number, chosen or 0)
        follow_seats(self.draft)
        self.changed.emit()
        self.rows[min(number, len(self.rows)) - 1].kind.setFocus()

    def _set_nature(self, number: int, nature: str) -> None:
        self.draft.natures[number - 1] = nature
        self.changed.emit()
        self.rows[number - 1].kind.setFocus()

    def _move(self, number: int, step: int) -> None:
        """Let a seat change places with its neighbour."""
        other = number + step
        if 1 <= other <= self.draft.people:
            self.draft.swap(number, other)
            self.changed.emit()
            self.rows[other - 1].focus_move(step)

    def _recolour(self, number: int) -> None:
        self.draft.recolour(number)
        for row in self.rows:
            row.show_colour(self.draft.colours[row.number - 1])
