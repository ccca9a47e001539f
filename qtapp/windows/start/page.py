"""The start page: the games in one row, the game to go on with, and the library of all games."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.api import msg
from qtapp.dialogs.way import Way
from qtapp.games.listings import GameListing, game_listings
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column
from qtapp.kit.paths import games_folder, library_file, trash_folder
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.session.library import Folders, LibraryGame, Shelf, read_shelf
from qtapp.session.saved_games import MOST_GAMES
from qtapp.windows.start.game_card import GameCard
from qtapp.windows.start.header import StartHeader
from qtapp.windows.start.library import LibraryCard
from qtapp.windows.start.recent_games import ContinueCard, can_be_said

_WIDEST = 1760
_FIRST = 60
"""Games that are read before all others, so that something is seen soon."""
_GAP = 10
_PICTURE, _LEAST_PICTURE = 86, 44
"""Height of the pictures of the games in a window 768 high; lower than the second they are left away."""
_USUAL = 768
_FOOT = msg(
    "window.about_unofficial",
    "Unofficial. The names of the games belong to their publishers; every picture is our own.",
)


class StartPage(QScrollArea):
    """The first thing that is seen."""

    new_wanted = Signal(str)
    rules_wanted = Signal(str)
    box_wanted = Signal(str)
    open_wanted = Signal()
    file_wanted = Signal(Path)
    recap_wanted = Signal(Path)
    """Open this game with what happened in it so far."""
    settings_wanted = Signal()
    learn_wanted = Signal()
    teach_wanted = Signal()
    """Everything for teaching, on one page."""
    """The page of courses is wanted."""
    join_wanted = Signal()
    """Somebody would like to sit at a table elsewhere."""
    shown = Signal()
    """All kept games were read and are shown."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)  # to be laid into the window later would dress every part of it anew
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._folders = Folders(games_folder(), trash_folder(), library_file())
        self._asked = 0
        self._answered = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # else Tab would come here, and be sent on to the same button
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ground = QWidget()
        self._ground.setObjectName("ground")
        self.setWidget(self._ground)
        self._column = make_column(self._ground, gap=_GAP)
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._header = StartHeader(context)
        self._header.settings_wanted.connect(self.settings_wanted)
        self._header.learn_wanted.connect(self.learn_wanted)
        self._header.teach_wanted.connect(self.teach_wanted)
        self.languages, self.look = self._header.languages, self._header.look
        self.text_size, self.more, self.learn = self._header.text_size, self._header.more, self._header.learn
        self.teach = self._header.teach
        self._column.addWidget(self._header)
        self._cards = [self._card(context, one) for one in game_listings()]
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self._column.addLayout(self._grid)
        self._kept = QGridLayout()
        self._kept.setSpacing(_GAP)
        self._column.addLayout(self._kept, 1)
        self.continue_card: ContinueCard | None = None
        self._is_new = True
        """Nobody has been here yet."""
        self.library = LibraryCard(context, self._folders)
        self.library.wanted.connect(self.file_wanted)
        self.library.open_wanted.connect(self.open_wanted)
        self.library.join_wanted.connect(self.join_wanted)
        self.library.learn_wanted.connect(self.learn_wanted)
        self.library.actions_.changed.connect(self.refresh)
        self._kept.addWidget(self.library, 0, 1)
        self._foot = WrapLabel("hint")
        self._foot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._words.text(self._foot, _FOOT)
        self._column.addWidget(self._foot)
        self._columns = 0
        self._settled = DeferredRefresh(self, self._arrange)
        self._ground.installEventFilter(self)
        self._keys()
        self._dressed = DeferredRefresh(self, self._dress)
        context.theme_changed.connect(self._dressed.at_once)
        self._dress()
        self.refresh()

    def _card(self, context: AppContext, one: GameListing) -> GameCard:
        card = GameCard(context, one)
        card.wanted.connect(self.new_wanted)
        card.rules_wanted.connect(self.rules_wanted)
        card.box_wanted.connect(self.box_wanted)
        return card

    def _keys(self) -> None:
        """The keys that a game has too."""
        for key, deed in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.library.search.setFocus),
            (QKeySequence(QKeySequence.StandardKey.Open), self.open_wanted.emit),
            (QKeySequence("Ctrl+,"), self.settings_wanted.emit),
        ):
            made = QShortcut(key, self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(deed)

    # ---- what lies on the disk -----------------------------------------------------------------------------------

    @property
    def cards(self) -> list[GameCard]:
        """The games that can be played, as they stand."""
        return self._cards

    @property
    def way(self) -> Way | None:
        """How somebody would like to play who has not chosen a game yet."""
        return self.library.ways.way

    @property
    def reading(self) -> bool:
        """Are the games of the disk still being looked at?"""
        return self._answered < self._asked

    def refresh(self) -> None:
        """Look at the disk again; the page goes on meanwhile."""
        self._asked += 1
        self._read(self._asked, MOST_GAMES if self.library.model.rowCount() else _FIRST)

    def _read(self, number: int, most: int) -> None:
        folders, recent, today = self._folders, self._context.settings.recent, date.today()
        work = partial(read_shelf, folders, recent, today, most)
        self._context.loader.run(self, work, partial(self._found, number, most), partial(self._failed, number))

    def _found(self, number: int, most: int, shelf: Shelf) -> None:
        if number < self._asked:
            return  # somebody has asked again meanwhile
        self.show_shelf(shelf)
        if shelf.complete or most == MOST_GAMES:
            self._answered = number
            self.shown.emit()
        else:
            self._read(number, MOST_GAMES)

    def _failed(self, number: int, error: Exception) -> None:
        self._answered = max(number, self._answered)
        if not isinstance(error, FileTooSlow):
            raise error

    def show_shelf(self, shelf: Shelf) -> None:
        """Show these kept games, and name the files that cannot be shown."""
        games: list[LibraryGame] = []
        dumb: list[str] = []
        for one in shelf.games:
            if can_be_said(self._context, one.info):
                games.append(one)
            else:
                dumb.append(one.info.path.name)
        for one in games:
            if one.info.over and one.thrown_away is None:
                self._context.settings.remember_finished(one.info.game)
        self._show_going_on(games)
        self.library.show_games(games, [*shelf.left_out, *dumb])
        self._arrange()

    def _show_going_on(self, games: list[LibraryGame]) -> None:
        """The newest game that is not finished. Its card is made anew only if there is something new to say."""
        running = [one for one in games if one.thrown_away is None and not one.info.over]
        going = max(running, key=lambda one: one.info.when, default=None)
        card = self.continue_card
        if card is not None and going is not None and (card.game, card.name) == (going.info, going.own_name):
            return
        focus = self.window().focusWidget()  # also before the window has the keyboard
        moves = focus is not None and (focus is self._first() or (card is not None and card.isAncestorOf(focus)))
        if card is not None:
            self._kept.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.continue_card = None
        if going is not None:
            self.continue_card = ContinueCard(self._context, going.info, going.own_name)
            self.continue_card.wanted.connect(self.file_wanted)
            self.continue_card.recap_wanted.connect(self.recap_wanted)
        self._columns = 0
        self._arrange()
        if self.continue_card is not None:
            QWidget.setTabOrder(self._cards[-1].rules, self.continue_card.go)
            QWidget.setTabOrder(self.continue_card.go, self.continue_card.recap)
        if moves:
            self._first().setFocus()

    # ---- the keyboard --------------------------------------------------------------------------------------------

    def _first(self) -> QPushButton:
        """What one most likely wants: to go on with the last game, or to begin one."""
        return self.continue_card.go if self.continue_card is not None else self._cards[0].play

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_new:  # Qt would begin at whatever stands first on the page
            self._is_new = False
            QTimer.singleShot(0, self.setFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself has no use for the keyboard."""
        self._first().setFocus(event.reason())

    # ---- where everything stands -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards know their true size only once they have their letters: then the heights are shared out again."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._settled.schedule()
        return super().eventFilter(watched, event)

    def _dress(self) -> None:
        theme = self._context.theme
        for card in self._cards:
            card.set_theme(theme)
        self._header.set_theme(theme)
        self.library.set_theme(theme)
        self._words.say_all()
        card_, self.continue_card = self.continue_card, None
        if card_ is not None:  # its sizes are those of the text
            self._kept.removeWidget(card_)
            card_.hide()
            card_.deleteLater()
            self.refresh()
        self._columns = 0
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """As many cards in a row as there is room for their words; the whole page never wider than is pleasant."""
        width = max(320, self.viewport().width())
        widest = max(self._context.theme.px(_WIDEST), width * 4 // 5)
        side = max(20, min(28, width // 48), (width - widest) // 2)
        self._column.setContentsMargins(side, 12, side - 6, 8)
        inner = width - 2 * side + 6
        room = inner / self._context.theme.text_scale
        columns = 4 if room >= 840 else 2 if room >= 440 else 1
        if columns != self._columns:
            self._columns = columns
            self._place(columns)
        self._share_height(inner, columns)

    def _place(self, columns: int) -> None:
        for card in self._cards:
            self._grid.removeWidget(card)
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for at in range(4):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
        going = self.continue_card
        beside = columns == 4 and going is not None
        if going is not None:
            self._kept.removeWidget(going)
            self._column.removeWidget(going)
            if beside:
                self._kept.addWidget(going, 0, 0)
            else:  # where not all fits at once, the game to go on with comes first
                self._column.insertWidget(1, going)
        self._kept.setColumnStretch(0, 51 if beside else 0)
        self._kept.setColumnStretch(1, 100)

    def _share_height(self, inner: int, columns: int) -> None:
        """Four games of the library are always seen; the pictures get a part of what is left, or nothing."""
        wide = (inner - _GAP * (columns - 1)) // columns
        words = max(card.words_height(wide) for card in self._cards)
        rows = -(-len(self._cards) // columns)
        margins = self._column.contentsMargins()
        around = margins.top() + margins.bottom() + 3 * _GAP + self._header_height(inner) + self._foot_height(inner)
        beside = columns == 4 and self.continue_card is not None
        library = inner * 100 // 151 if beside else inner
        kept = self.library.least_height(library)
        if self.continue_card is not None:
            own = self.continue_card.words_height(inner - library - _GAP if beside else inner)
            kept = max(kept, own) if beside else kept + own + _GAP
        free = self.viewport().height() - around - kept - rows * words - (rows - 1) * _GAP
        told = 2
        while told and free // rows < _LEAST_PICTURE:  # the picture comes before words that the tool tip has too
            told -= 1
            fewer = max(card.words_height(wide, told) for card in self._cards)
            free, words = free + rows * (words - fewer), fewer
        for card in self._cards:
            card.show_told(told)
        usual = _PICTURE + max(0, self.height() - _USUAL) // 3
        most = (wide - 16) * 3 // 4 if self.library.is_empty else min(usual, wide * 2 // 3)
        tall = min(most, free // rows)
        for card in self._cards:
            card.set_scene_height(tall if tall >= _LEAST_PICTURE else 0)
        pictures = rows * tall if tall >= _LEAST_PICTURE else 0
        self._ground.setMinimumHeight(around + kept + rows * words + (rows - 1) * _GAP + pictures)
        self.library.setMinimumHeight(self.library.least_height(library))
        self._column.setStretchFactor(self._kept, 0 if self.library.is_empty and not self.continue_card else 1)

    def _header_height(self, inner: int) -> int:
        layout = layout_of(self._header)
        return layout.heightForWidth(inner) if layout.hasHeightForWidth() else self._header.sizeHint().height()

    def _foot_height(self, inner: int) -> int:
        return self._foot.heightForWidth(inner)
