"""The library of the start page: all kept games, with tabs, search and order."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from engine.api import ListArg, LiteralArg, Message, msg
from qtapp.dialogs.way import Way
from qtapp.dialogs.ways import HOW, WayTiles
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, layout_of, make_column, make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.paint.theme import Theme
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.library import Folders, LibraryGame, Order, Tab
from qtapp.windows.start.at_others import AtOthers
from qtapp.windows.start.library_actions import LibraryActions
from qtapp.windows.start.library_model import LibraryModel
from qtapp.windows.start.library_view import ROW, LibraryView

LEAST_ROWS = 4
"""So many games are seen in every window."""
_MOST_NAMED, _LONGEST_NAME = 3, 40
_TABS = {
    Tab.RUNNING: lambda n: msg("library.tab_running", "In progress {number}", number=n),
    Tab.FINISHED: lambda n: msg("library.tab_finished", "Finished {number}", number=n),
    Tab.LESSONS: lambda n: msg("library.tab_lessons", "Lessons {number}", number=n),
    Tab.ALL: lambda n: msg("library.tab_all", "All {number}", number=n),
    Tab.TRASH: lambda n: msg("library.tab_trash", "Trash {number}", number=n),
}
_ORDERS = {
    Order.NEWEST: msg("library.order_newest", "Latest first"),
    Order.NAME: msg("library.order_name", "By name"),
    Order.GAME: msg("library.order_game", "By game"),
    Order.PROGRESS: msg("library.order_progress", "Furthest first"),
}
_EMPTY = {
    Tab.RUNNING: msg("library.none_running", "No game is in progress."),
    Tab.FINISHED: msg("library.none_finished", "No game has been played to its end yet."),
    Tab.LESSONS: msg("library.none_lessons", "A game with remarks is a lesson; any other can be made one by ⋯."),
    Tab.ALL: msg("window.no_kept_games_yet", "Games you play are saved here automatically."),
    Tab.TRASH: msg("library.trash_is_empty", "The trash is empty."),
}


class LibraryCard(PaperPanel):
    """Every game in the games folder."""

    wanted = Signal(Path)
    """Open this game."""
    open_wanted = Signal()
    """Open a file from somewhere else."""
    learn_wanted = Signal()
    """Somebody new would rather have a lesson."""
    join_wanted = Signal()
    """Sit down at a table that stands on another computer of the house."""

    def __init__(self, context: AppContext, folders: Folders) -> None:
        super().__init__(context.theme)
        self._context = context
        self._words = words = LiveTexts(context.speech, self)
        self.model = LibraryModel(context, self)
        self.actions_ = LibraryActions(context, folders, self)
        self._read = False
        self._left_out_files: tuple[str, ...] = ()
        column = make_column(self, gap=6, margins=(16, 12, 16, 12))
        column.addLayout(self._head(words))
        self._tab_line = self._tab_row(words)
        column.addLayout(self._tab_line)
        self.list = LibraryView(context)
        self.list.setModel(self.model)
        words.name(self.list, msg("library.list_name", "Your games"))
        column.addWidget(self.list, 1)
        self.ways = WayTiles(context)
        """How somebody would like to begin who has no game yet; offered as long as there is none."""
        self.ways.chosen.connect(self._choose_way)
        column.addWidget(self.ways)
        self._none = WrapLabel("muted")
        self._none.setContentsMargins(4, 10, 4, 10)
        column.addWidget(self._none)
        self.at_others = AtOthers(context)
        """Tables elsewhere where somebody of this home sits, in a tab of their own."""
        self.at_others.counted.connect(self._others_counted)
        self.at_others.offered.connect(self.actions_.offered)
        column.addWidget(self.at_others, 1)
        self._filler = QWidget()
        column.addWidget(self._filler, 1)
        self.left_out = WrapLabel("hint")
        self.left_out.hide()
        column.addWidget(self.left_out)
        self.list.opened.connect(self._open)
        self.list.throw_wanted.connect(self._throw)
        self.list.menu_wanted.connect(self._menu)
        self.model.renamed.connect(self._rename)
        self.actions_.open_wanted.connect(self._open_game)
        self.actions_.rename_wanted.connect(self._edit)
        words.spoken.connect(self._say)
        self._say()

    # ---- the parts -----------------------------------------------------------------------------------------------

    def _head(self, words: LiveTexts) -> QHBoxLayout:
        head = make_row(gap=8)
        self._title = WrapLabel("panel")
        words.text(self._title, self._heading)
        head.addWidget(self._title, 1, Qt.AlignmentFlag.AlignVCenter)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(80)
        self._glass = self.search.addAction(self._context.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        words.keep(self.search.setPlaceholderText, msg("library.search", "Search"))
        words.name(self.search, msg("library.search_name", "Search by name, people or remarks"), hint=True)
        self.search.textChanged.connect(self._searched)
        head.addWidget(self.search, 1)
        self.open = QPushButton()
        words.text(self.open, msg("library.from_file_button", "From file…"))
        self.open.clicked.connect(self.open_wanted)
        self.join = QPushButton()
        words.text(self.join, msg("window.join_table_button", "Join a table"))
        self.join.clicked.connect(self.join_wanted)
        head.addWidget(self.join)
        head.addWidget(self.open)
        return head

    def _tab_row(self, words: LiveTexts) -> QHBoxLayout:
        row = make_row(gap=8)
        holder = QWidget()
        flow = FlowLayout(holder, gap=6)
        flow.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(self)
        self.tabs: dict[Tab, QPushButton] = {}
        for tab in Tab:
            button = QPushButton()
            button.setProperty("kind", "pill")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # one of several: a reader calls it a radio button
            button.setChecked(tab is self.model.tab)
            button.clicked.connect(lambda _=False, tab=tab: self.show_tab(tab))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tab is self.model.tab else Qt.FocusPolicy.ClickFocus)
            group.addButton(button)
            flow.addWidget(button)
            self.tabs[tab] = button
        self.others_tab = QPushButton()
        self.others_tab.setProperty("kind", "pill")
        self.others_tab.setCheckable(True)
        self.others_tab.setAutoExclusive(True)
        self.others_tab.clicked.connect(self.show_others)
        group.addButton(self.others_tab)
        flow.addWidget(self.others_tab)
        row.addWidget(holder, 1)
        self.order = QPushButton()
        self.order.setProperty("kind", "quiet")
        words.text(self.order, lambda: _ORDERS[self.model.order])
        words.name(self.order, lambda: msg("library.order_is", "Order: {order}", order=_ORDERS[self.model.order]))
        menu = QMenu(self.order)
        for order, label in _ORDERS.items():
            action = menu.addAction("")
            words.text(action, label)
            action.triggered.connect(lambda _=False, order=order: self.set_order(order))
        self.order.setMenu(menu)
        row.addWidget(self.order, 0, Qt.AlignmentFlag.AlignTop)
        return row

    # ---- what is shown -------------------------------------------------------------------------------------------

    def show_games(self, games: list[LibraryGame], left_out: Sequence[str] = ()) -> None:
        """These games lie on the disk, and these files cannot be shown."""
        self._read = True
        current = self.model.game_at(self.list.currentIndex())
        row = self.list.currentIndex().row()
        scrolled = self.list.verticalScrollBar().value()
        self.model.set_games(games)
        self._left_out_files = tuple(left_out)
        self.at_others.refresh()
        if self.model.tab is Tab.TRASH and not self.model.count_of(Tab.TRASH):
            self.show_tab(Tab.RUNNING)
        self._say()
        if current is not None:  # the keyboard stays at its game, or where that was
            at = self.model.row_of(current.info.path)
            at = at if at >= 0 else min(row, self.model.rowCount() - 1)
            self.list.setCurrentIndex(self.model.index(at, 0))
            self.list.verticalScrollBar().setValue(scrolled)

    def show_tab(self, tab: Tab) -> None:
        """Look at other games."""
        self.model.show(tab=tab)
        self.tabs[tab].setChecked(True)
        self._stop_at(self.tabs[tab])
        self._say()

    def show_others(self) -> None:
        """Look at tables elsewhere."""
        self.others_tab.setChecked(True)
        self._stop_at(self.others_tab)
        self._say()

    def _stop_at(self, chosen: QPushButton) -> None:
        """One stop for Tab: what is chosen."""
        for button in (*self.tabs.values(), self.others_tab):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)

    def _others_counted(self) -> None:
        """One more of them, or fewer; without any of them there is no such tab."""
        if self.others_tab.isChecked() and not self.at_others.seats:
            self.show_tab(self.model.tab)
        self._say()

    def set_order(self, order: Order) -> None:
        """Another order."""
        self.model.show(order=order)
        self._words.say_all()

    @property
    def is_empty(self) -> bool:
        """Is there no game at all? While nothing was read, nobody knows."""
        any_game = self.model.count_of(Tab.ALL) or self.model.count_of(Tab.TRASH)
        return self._read and not any_game and not self.at_others.seats

    def _heading(self) -> Message:
        return HOW if self.is_empty else msg("library.list_name", "Your games")

    def _choose_way(self, way: Way) -> None:
        """It is kept while a game is chosen; lessons have a page of their own for that."""
        if way is Way.LEARN:
            self.ways.choose(None)
            self.learn_wanted.emit()
        self._say()

    def least_height(self, width: int) -> int:
        """So high that four games are seen."""
        rows = 0 if self.is_empty else LEAST_ROWS
        return self.head_height(width) + rows * self._context.theme.px(ROW)

    def head_height(self, width: int) -> int:
        """How much the card needs besides its rows."""
        margins, outer = layout_of(self).contentsMargins(), self.contentsMargins()
        inner = width - margins.left() - margins.right() - outer.left() - outer.right()
        below = [one for one in (self.ways, self._none, self.left_out) if not one.isHidden()]
        tall = max(self.search.sizeHint().height(), self.open.sizeHint().height())
        tall += 0 if self.is_empty else self._tab_line.heightForWidth(inner)
        tall += sum(one.heightForWidth(inner) for one in below)
        around = margins.top() + margins.bottom() + outer.top() + outer.bottom()
        return tall + around + (2 + len(below)) * layout_of(self).spacing()

    def _say(self) -> None:
        model = self.model
        for tab, button in self.tabs.items():
            button.setText(self._words.label(_TABS[tab](model.count_of(tab))))
        self.tabs[Tab.TRASH].setVisible(bool(model.count_of(Tab.TRASH)))
        for widget in (*self.tabs.values(), self.order, self.search):
            widget.setVisible(not self.is_empty and (widget is not self.tabs[Tab.TRASH] or not widget.isHidden()))
        self._title.setText(self._words.label(self._heading()))
        self.ways.setVisible(self.is_empty)
        if not self.is_empty:
            self.ways.choose(None)
        number = len(self.at_others.seats)
        self.others_tab.setText(self._words.label(msg("library.tab_at_others", "At others {number}", number=number)))
        self.others_tab.setVisible(bool(number) and not self.is_empty)
        others = self.others_tab.isChecked() and not self.others_tab.isHidden()
        self.at_others.setVisible(others)
        for widget in (self.order, self.search):
            widget.setVisible(not self.is_empty and not others)
        shown = bool(model.rowCount()) or not self._read
        searched = model.search.strip()
        none = _EMPTY[Tab.ALL if self.is_empty else model.tab]
        if self.ways.way is not None:
            none = msg("library.now_choose_a_game", "Now choose a game above!")
        if searched:
            none = msg("library.nothing_found", "Nothing found for “{words}”.", words=LiteralArg(searched))
        self._none.setText(self._words.say(none))
        self._none.setVisible(not shown and not others)
        self.list.setVisible(shown and not others)
        if model.rowCount() and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(model.index(0, 0))  # whoever comes by keys stands on a row at once
        self._filler.setVisible(not shown and not others)
        self.left_out.setVisible(bool(self._left_out_files) and not others)
        if self._left_out_files:
            self.left_out.setText(self._words.say(left_out_message(self._left_out_files)))
        self.updateGeometry()

    def _searched(self, text: str) -> None:
        self.model.show(search=text)
        self._say()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for button, icon in ((self.open, "open"), (self.join, "people"), (self.order, "sort")):
            self._context.put_icon_beside_words(button, icon, 20)
        self._glass.setIcon(self._context.icon("search"))
        self.search.setMinimumWidth(theme.px(120))
        self.search.setMaximumWidth(theme.px(230))
        self.list.scheduleDelayedItemsLayout()

    # ---- what is done --------------------------------------------------------------------------------------------

    def _open(self, index: QModelIndex) -> None:
        one = self.model.game_at(index)
        if one is not None:
            self._open_game(one)

    def _open_game(self, one: LibraryGame) -> None:
        if one.thrown_away is not None:
            self.actions_.bring_back(one.info.path)
        else:
            self.wanted.emit(one.info.path)

    def _throw(self, index: QModelIndex) -> None:
        one = self.model.game_at(index)
        if one is not None and one.thrown_away is None:
            self.actions_.throw(one)

    def _menu(self, index: QModelIndex, point: object) -> None:
        one = self.model.game_at(index)
        if one is not None:
            self.list.setCurrentIndex(index)
            self.actions_.show_menu(one, point)  # type: ignore[arg-type]  # a signal does not tell its types

    def _edit(self, one: LibraryGame) -> None:
        row = self.model.row_of(one.info.path)
        if row >= 0:
            self.list.setFocus()
            self.list.setCurrentIndex(self.model.index(row, 0))
            self.list.edit(self.model.index(row, 0))

    def _rename(self, path: Path, name: str) -> None:
        one = self.model.game_at(self.model.index(self.model.row_of(path), 0))
        if one is not None:
            self.actions_.rename(one, name)


def left_out_message(files: Sequence[str]) -> Message:
    """The first few by name; a folder full of odd files is not listed here."""
    named = ListArg(tuple(LiteralArg(_shortened(file)) for file in files[:_MOST_NAMED]))
    if len(files) > _MOST_NAMED:
        return msg(
            "window.files_left_out_and_more",
            "Left out because they cannot be read: {files} and %n more.",
            len(files) - _MOST_NAMED,
            files=named,
        )
    return msg("window.files_left_out", "Left out because it cannot be read: {files}.", files=named)


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"
