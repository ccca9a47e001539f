"""The start page: the four games as large cards, the game to go on with, recent games, language and look."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.choosers import Segments
from qtapp.kit.deferred import DeferredRefresh
from qtapp.kit.labels import PlainLabel, WrapLabel
from qtapp.kit.layouts import FlowLayout, clear
from qtapp.kit.paths import games_folder, resources
from qtapp.kit.theme import SCALES, Look, Theme
from qtapp.kit.words import LiveTexts
from qtapp.session.saved_games import SavedGameInfo, find_saved_games
from qtapp.windows.game_card import GameCard
from qtapp.windows.game_list import GameListing, game_listings
from qtapp.windows.recent_games import ContinueCard, RecentCard, can_be_said

_WIDEST = 1760
_FOOT = msg(
    "window.about_unofficial",
    "Unofficial. The names of the games belong to their publishers; every picture is our own.",
)
_LOOKS = (Look.LIGHT, Look.DARK, Look.CONTRAST)
_LOOK_ICONS = {Look.LIGHT: "theme_light", Look.DARK: "theme_dark", Look.CONTRAST: "theme_contrast"}
_LOOK_NAMES = {
    Look.LIGHT: msg("settings.appearance_light_tip", "Appearance: light"),
    Look.DARK: msg("settings.appearance_dark_tip", "Appearance: dark"),
    Look.CONTRAST: msg("settings.appearance_high_contrast_tip", "Appearance: high contrast"),
}


class StartPage(QScrollArea):
    """The first thing that is seen."""

    new_wanted = Signal(str)
    rules_wanted = Signal(str)
    open_wanted = Signal()
    file_wanted = Signal(Path)
    settings_wanted = Signal()

    def __init__(self, stage: AppContext) -> None:
        super().__init__()
        self._stage = stage
        self._words = LiveTexts(stage.speech, self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ground = QWidget()
        self._ground.setObjectName("ground")
        self.setWidget(self._ground)
        self._column = QVBoxLayout(self._ground)
        self._column.setSpacing(14)
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._header = self._head()
        self._column.addLayout(self._header)
        self._cards = [self._card(stage, one) for one in game_listings()]
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        self._column.addLayout(self._grid)
        self._kept = QGridLayout()
        self._kept.setSpacing(14)
        self._column.addLayout(self._kept, 1)
        self._column.addStretch(0)
        self._foot = WrapLabel("hint")
        self._foot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._words.text(self._foot, _FOOT)
        self._column.addWidget(self._foot)
        self.continue_card: ContinueCard | None = None
        self.recent_card: RecentCard | None = None
        self._columns = 0
        self._was_roomy = False
        self._settled = DeferredRefresh(self, self._arrange)
        self._ground.installEventFilter(self)
        stage.theme_changed.connect(self._retheme)
        self.refresh()
        self._retheme(stage.theme)

    # ---- the parts ---------------------------------------------------------------------------------------------

    def _card(self, stage: AppContext, one: GameListing) -> GameCard:
        card = GameCard(stage, one)
        card.wanted.connect(self.new_wanted)
        card.rules_wanted.connect(self.rules_wanted)
        return card

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(14)
        self._logo = PlainLabel()
        head.addWidget(self._logo, 0, Qt.AlignmentFlag.AlignTop)
        title = PlainLabel()
        title.setProperty("role", "title")
        self._words.text(title, msg("window.program_name", "Társas"))
        head.addWidget(title, 0, Qt.AlignmentFlag.AlignVCenter)
        line = WrapLabel("muted")
        self._words.text(line, msg("window.program_slogan", "Four games, one table"))
        head.addWidget(line, 1, Qt.AlignmentFlag.AlignVCenter)
        controls = QWidget()
        row = FlowLayout(controls, gap=10, right=True)
        row.setContentsMargins(0, 0, 0, 0)
        languages = (
            ("hu", msg("settings.language_hungarian_short", "HU")),
            ("de", msg("settings.language_german_short", "DE")),
            ("en", msg("settings.language_english_short", "EN")),
        )
        self.languages = Segments(
            self._words, languages, self._stage.speech.language, msg("settings.language", "Language")
        )
        self.languages.chosen.connect(self._stage.set_language)
        self._words.spoken.connect(lambda: self.languages.set_value(self._stage.speech.language))
        row.addWidget(self.languages)
        self.look = QPushButton()
        self.look.clicked.connect(self._next_look)
        row.addWidget(self.look)
        self.text_size = QPushButton()
        self._words.keep(self.text_size.setText, self._size_label)
        self._words.name(self.text_size, msg("settings.text_size", "Text size"), hint=True)
        self.text_size.clicked.connect(self._next_size)
        row.addWidget(self.text_size)
        self.more = QPushButton()
        self._words.name(self.more, msg("window.settings_button", "Settings…"), hint=True)
        self.more.clicked.connect(self.settings_wanted)
        row.addWidget(self.more)
        head.addWidget(controls, 2, Qt.AlignmentFlag.AlignVCenter)
        self._words.keep(self.look.setAccessibleName, lambda: _LOOK_NAMES[self._stage.theme.look])
        self._words.tip(self.look, lambda: _LOOK_NAMES[self._stage.theme.look])
        return head

    def _size_label(self) -> Message:
        return msg(
            "settings.text_size_button",
            "Aa {percent}",
            percent=LiteralArg(f"{round(self._stage.theme.text_scale * 100)} %"),
        )

    # ---- what changes --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look at the shelf again."""
        found = find_saved_games(games_folder(), self._stage.settings.recent)
        games = [one for one in found.games if can_be_said(self._stage, one)]
        dumb = [one.path.name for one in found.games if one not in games]
        self.show_games(games, [*found.left_out, *dumb])

    @property
    def _roomy(self) -> bool:
        """Is there room for a larger picture and more recent games?"""
        return self.height() >= self._stage.theme.px(960)

    def show_games(self, games: list[SavedGameInfo], left_out: Sequence[str] = ()) -> None:
        """Show these kept games, and name the files that cannot be shown."""
        focus = QApplication.focusWidget()
        gone = [card for card in (self.continue_card, self.recent_card) if card is not None]
        moves = focus is not None and (focus is self._first() or any(card.isAncestorOf(focus) for card in gone))
        clear(self._kept)
        self._was_roomy = self._roomy
        going = next((one for one in games if not one.over), None)
        self.continue_card = None
        if going is not None:
            self.continue_card = ContinueCard(self._stage, going)
            self.continue_card.wanted.connect(self.file_wanted)
        others = [one for one in games if one is not going]
        few = others[: 5 if self._roomy else 3]
        self.recent_card = RecentCard(self._stage, few, large=self._roomy and len(few) <= 3, left_out=left_out)
        self.recent_card.wanted.connect(self.file_wanted)
        self.recent_card.open_wanted.connect(self.open_wanted)
        self._columns = 0
        self._arrange()
        if moves:
            self._first().setFocus()

    def _first(self) -> QPushButton:
        """What one most likely wants: to go on with the last game, or to begin one."""
        return self.continue_card.go if self.continue_card is not None else self._cards[0].play

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself has no use for the keyboard."""
        self._first().setFocus(event.reason())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards know their true size only once they have their letters: then the heights are shared out again."""
        if event.type() == QEvent.Type.LayoutRequest and self._ground.minimumHeight() != self._needed():
            self._settled.schedule()
        return super().eventFilter(watched, event)

    def _needed(self) -> int:
        return self._column.heightForWidth(max(320, self.viewport().width()))

    def _next_look(self) -> None:
        theme = self._stage.theme
        self._stage.set_theme(theme.changed(look=_LOOKS[(_LOOKS.index(theme.look) + 1) % len(_LOOKS)]))

    def _next_size(self) -> None:
        theme = self._stage.theme
        at = SCALES.index(theme.text_scale) if theme.text_scale in SCALES else 0
        self._stage.set_theme(theme.changed(text_scale=SCALES[(at + 1) % len(SCALES)]))

    def _retheme(self, theme: Theme) -> None:
        self._ground.setStyleSheet(f"QWidget#ground {{ background: {theme.colours.table}; }}")
        for card in self._cards:
            card.set_theme(theme)
        self.look.setIcon(self._stage.icon(_LOOK_ICONS[theme.look]))
        self.more.setIcon(self._stage.icon("settings"))
        self.look.setIconSize(QSize(theme.px(20), theme.px(20)))
        self.more.setIconSize(QSize(theme.px(20), theme.px(20)))
        self._logo.setPixmap(_logo(theme.px(58), self.devicePixelRatioF()))
        self._words.say_all()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._roomy != self._was_roomy:
            self.refresh()
        self._arrange()

    def _arrange(self) -> None:
        """As many cards in a row as there is room for their words; the whole page never wider than is pleasant."""
        width = max(320, self.viewport().width())
        widest = max(self._stage.theme.px(_WIDEST), width * 4 // 5)
        side = max(22, width // 26, (width - widest) // 2)
        top = 16 if self.height() < 800 else 30
        self._column.setContentsMargins(side, top, side - 6, 14)
        inner = width - 2 * side
        room = inner / self._stage.theme.text_scale
        columns = 4 if room >= 840 else 2 if room >= 440 else 1
        if columns != self._columns:
            self._columns = columns
            self._place_cards(columns)
        self._share_height(inner, columns)
        self._column.invalidate()
        self._ground.setMinimumHeight(self._needed())

    def _place_cards(self, columns: int) -> None:
        for card in self._cards:
            self._grid.removeWidget(card)
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for at in range(4):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
        kept: list[QWidget] = [card for card in (self.continue_card, self.recent_card) if card is not None]
        for widget in kept:
            self._kept.removeWidget(widget)
        for at, widget in enumerate(kept):
            self._kept.addWidget(widget, at // min(2, columns), at % min(2, columns))
        # where not all fits at once, the game to go on with comes first
        self._column.removeItem(self._kept)
        # an empty shelf takes no room from the games
        filled = self.continue_card is not None or (self.recent_card is not None and bool(self.recent_card.rows))
        self._column.insertLayout(2 if columns == 4 else 1, self._kept, int(filled))
        self._kept.setColumnStretch(0, 1)
        self._kept.setColumnStretch(1, 1 if columns > 1 and len(kept) > 1 else 0)

    def _share_height(self, inner: int, columns: int) -> None:
        """The pictures get what the words leave, in the shape they were drawn in at most."""
        wide = (inner - 14 * (columns - 1)) // columns
        words = max(card.words_height(wide) for card in self._cards)
        margins = self._column.contentsMargins()
        rest = self.viewport().height() - margins.top() - margins.bottom() - 4 * self._column.spacing()
        kept = self._kept.heightForWidth(inner) if self._kept.hasHeightForWidth() else self._kept.sizeHint().height()
        rest -= self._header.sizeHint().height() + kept + self._foot.heightForWidth(inner)
        rows = len(self._cards) // columns
        rest -= (rows - 1) * self._grid.spacing()
        tall = max(112, min((wide - 30) * 3 // 4, rest // rows - words))
        for card in self._cards:
            card.set_scene_height(tall)


def _logo(size: int, ratio: float) -> QPixmap:
    drawn = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resources() / "app" / "icon.svg")).render(painter)
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn
