"""The rows of the library: what each says, which are shown, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from engine.api import ListArg, LiteralArg, Message, SeatArg, msg
from qtapp.games.listings import exhibit
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.tool_tips import literal_tip
from qtapp.session.game_marks import clean_name
from qtapp.session.game_trash import DAYS
from qtapp.session.library import LibraryGame, Order, Tab, arranged
from qtapp.windows.start.recent_games import day_of, shelf_names, title_of

Index = QModelIndex | QPersistentModelIndex
GAME_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The LibraryGame of a row."""
WORDS_ROLE = GAME_ROLE + 1
"""Its RowWords."""
GO_ON, LOOK, BRING_BACK = (
    msg("window.play_on_button", "Play on"),
    msg("library.look_button", "Look"),
    msg("library.bring_back_button", "Bring back"),
)


@dataclass(frozen=True, slots=True)
class RowWords:
    """All that stands in a row, in the language of the screen."""

    name: str
    game: str
    """Beside a name of its own the game, else who plays."""
    detail: str
    turn: str
    """Who is next; empty: nobody."""
    button: str
    spoken: str
    """The whole row for a screen reader."""


class LibraryModel(QAbstractListModel):
    """Games as rows. Words are made when a row is first looked at: two hundred games cost no more than ten."""

    renamed = Signal(Path, str)
    """Somebody gave a game another name."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._games: list[LibraryGame] = []
        self._rows: list[LibraryGame] = []
        self._counts: dict[Tab, int] = {}
        self._words: dict[Path, RowWords] = {}
        self._texts: dict[Path, str] = {}
        self.tab = Tab.RUNNING
        self.order = Order.NEWEST
        self.search = ""
        context.speech.changed.connect(self.say_again)

    # ---- what is shown -------------------------------------------------------------------------------------------

    def set_games(self, games: list[LibraryGame]) -> None:
        """Other games, or the same ones with other facts."""
        self._games = games
        self._counts = {tab: sum(one.stands_in(tab) for one in games) for tab in Tab}
        self._words, self._texts = {}, {}
        self.arrange()

    def show(self, tab: Tab | None = None, order: Order | None = None, search: str | None = None) -> None:
        """Look at other games, or in another order."""
        self.tab = self.tab if tab is None else tab
        self.order = self.order if order is None else order
        self.search = self.search if search is None else search
        self.arrange()

    def count_of(self, tab: Tab) -> int:
        """How many games a tab has, whatever is searched."""
        return self._counts.get(tab, 0)

    def arrange(self) -> None:
        """Choose and order the rows anew."""
        texts = {one.info.path: self._text(one) for one in self._games} if self.search.strip() else {}
        titles = {}
        if self.order is Order.NAME:
            titles = {one.info.path: self.words(one).name for one in self._games}
        self.beginResetModel()
        self._rows = arranged(self._games, self.tab, self.order, titles, texts, self.search)
        self.endResetModel()

    def say_again(self) -> None:
        """Another language."""
        self._words, self._texts = {}, {}
        self.arrange()

    def row_of(self, path: Path) -> int:
        """Where a game stands; -1: it is not shown."""
        return next((at for at, one in enumerate(self._rows) if one.info.path == path), -1)

    def game_at(self, index: Index) -> LibraryGame | None:
        """The game of a row."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    # ---- words ---------------------------------------------------------------------------------------------------

    def words(self, one: LibraryGame) -> RowWords:
        """What the row of a game says."""
        path = one.info.path
        if path not in self._words:
            self._words[path] = row_words(self._context, one)
        return self._words[path]

    def _text(self, one: LibraryGame) -> str:
        """Everything by which a game can be found: its names, the people, the remarks."""
        path = one.info.path
        if path not in self._texts:
            words = self.words(one)
            parts = (words.name, words.game, words.detail, path.stem, *one.info.names, *one.info.remarks)
            self._texts[path] = "\n".join(parts).casefold()
        return self._texts[path]

    # ---- for the view --------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        one = self.game_at(index)
        if one is None:
            return None
        if role == GAME_ROLE:
            return one
        words = self.words(one)
        if role == WORDS_ROLE:
            return words
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words.spoken
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal_tip(f"{words.spoken}\n{one.info.path.name}")
        return words.name if role == Qt.ItemDataRole.EditRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        one = self.game_at(index)
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if one is not None and one.thrown_away is None else usual

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        one = self.game_at(index)
        if one is None or role != Qt.ItemDataRole.EditRole:
            return False
        name = clean_name(str(value))
        if name == self.words(one).name and name != one.mark.name:
            return False  # nobody has typed anything
        self.renamed.emit(one.info.path, name)
        return True


def row_words(context: AppContext, one: LibraryGame) -> RowWords:
    """The words of a row; any exception: they cannot be made."""
    info, names, speech = one.info, shelf_names(one.info), context.speech
    shown = exhibit(info.game)
    title = speech.label(shown.title if shown else title_of(info), names)
    name = one.own_name or title
    turn = ""
    if info.asked and not info.over:
        turn = speech.label(msg("library.seat_is_next", "{seat} is next", seat=SeatArg(info.asked[0])), names)
    status = speech.label(info.status, names).rstrip(".") if info.status is not None else ""
    tried = speech.label(msg("library.something_is_tried", "tried afterwards: what if…")) if info.tried else ""
    detail = " · ".join(part for part in (status, tried, _when(context, one)) if part)
    people = speech.label(msg("window.kept_game_people", "{people}", people=_people(one)), names)
    beside = title if one.own_name else people  # who plays tells games apart that are called alike
    button = BRING_BACK if one.thrown_away is not None else LOOK if info.over else GO_ON
    pinned = speech.label(msg("library.pinned", "pinned")) if one.mark.pinned else ""
    spoken = ". ".join(part for part in (name, title if one.own_name else "", pinned, turn, people, detail) if part)
    return RowWords(name, beside, detail, turn, speech.label(button), spoken)


def _people(one: LibraryGame) -> ListArg:
    return ListArg(tuple(LiteralArg(name) for name in one.info.names))


def _when(context: AppContext, one: LibraryGame) -> str:
    """The day it was played; of a game in the trash, how long it stays there."""
    speech = context.speech
    if one.thrown_away is not None:
        left = min(DAYS, max(0, (one.thrown_away + timedelta(days=DAYS) - date.today()).days))
        return speech.label(msg("library.days_left_in_trash", "%n day(s) left in the trash", left))
    day: Message | None = day_of(one.info.when, datetime.now())
    return speech.text(day) if day is not None else speech.date(one.info.when.date())
