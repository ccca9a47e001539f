"""A game on the start page: a large card with its picture, its title and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.api import GAMES, LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import PlainLabel, WrapLabel
from qtapp.kit.layouts import FlowLayout
from qtapp.kit.paper import PaperPanel, paint_picture
from qtapp.kit.stylesheet import blend
from qtapp.kit.theme import Theme
from qtapp.kit.words import LiveTexts
from qtapp.windows.game_list import GameListing, picture

_FRAME = 11


class _Scene(QWidget):
    """The picture of a game."""

    def __init__(self, game: str, dim: bool) -> None:
        super().__init__()
        self._game = game
        self._dim = dim
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(150)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._dim:
            painter.setOpacity(0.72)
        drawn = picture(self._game, max(self.width(), self.height() * 4 // 3, 64), self.devicePixelRatioF())
        paint_picture(painter, QRectF(self.rect()), drawn, 12)
        painter.end()


class GameCard(PaperPanel):
    """One of the four games."""

    wanted = Signal(str)
    """A new game of this id."""
    rules_wanted = Signal(str)

    def __init__(self, stage: AppContext, exhibit: GameListing) -> None:
        super().__init__(stage.theme)
        self._exhibit = exhibit
        self._stage = stage
        words = LiveTexts(stage.speech, self)
        self._words = words
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_FRAME, _FRAME, _FRAME, _FRAME)
        layout.setSpacing(6)
        self._scene = _Scene(exhibit.id, not exhibit.playable)
        layout.addWidget(self._scene)
        layout.addSpacing(4)
        self._title = WrapLabel("game")
        words.text(self._title, exhibit.title)
        layout.addWidget(self._title)
        self._line = WrapLabel("muted")
        words.keep(self._line.setText, self._second_line)
        layout.addWidget(self._line)
        layout.addLayout(self._facts(words))
        layout.addStretch(1)
        layout.addLayout(self._buttons(words))
        words.name(self, exhibit.title)
        self._colour(stage.theme)

    def _second_line(self) -> Message:
        """The English title beside a translated one, and what the game is about."""
        own = self._words.label(self._exhibit.title)
        if own == str(self._exhibit.title):
            return self._exhibit.line
        return msg(
            "window.english_title_and_line",
            "{title} · {line}",
            title=LiteralArg(str(self._exhibit.title)),
            line=LiteralArg(self._words.label(self._exhibit.line)),
        )

    def _facts(self, words: LiveTexts) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(7)
        self._people = PlainLabel()
        row.addWidget(self._people)
        text = WrapLabel()
        if self._exhibit.playable:
            counts = GAMES[self._exhibit.id].seat_counts
            words.text(text, msg("window.game_people_range", "{low}–{high} people", low=min(counts), high=max(counts)))
        else:
            words.text(text, msg("window.coming_later", "Coming later"))
            text.setProperty("role", "muted")
        row.addWidget(text, 1)
        return row

    def _buttons(self, words: LiveTexts) -> FlowLayout:
        row = FlowLayout(gap=8)
        row.setContentsMargins(0, 6, 0, 2)
        self.play = QPushButton()
        self.play.setVisible(self._exhibit.playable)
        words.text(self.play, msg("window.new_game_button", "New game"))
        words.name(self.play, msg("a11y.start_new_game", "New game: {game}", game=self._exhibit.title))
        self.play.clicked.connect(lambda: self.wanted.emit(self._exhibit.id))
        row.addWidget(self.play)
        self.rules = QPushButton()
        self.rules.setVisible(self._exhibit.playable)
        words.text(self.rules, msg("window.rules", "Rules"))
        words.name(self.rules, msg("a11y.rules_of_game", "Rules: {game}", game=self._exhibit.title))
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self._exhibit.id))
        row.addWidget(self.rules)
        return row

    def _colour(self, theme: Theme) -> None:
        accent = self._exhibit.accent
        if self._exhibit.playable and not theme.contrast:
            self.play.setStyleSheet(
                f"QPushButton {{ background: {accent}; color: #ffffff; border-color: {accent}; padding: 7px 20px; }}"
                f"QPushButton:hover {{ background: {blend(accent, '#ffffff', 0.14)}; }}"
            )
        else:
            self.play.setStyleSheet("")
        self._people.setPixmap(self._stage.pixmap("people" if self._exhibit.playable else "clock", 20))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._colour(theme)

    def set_scene_height(self, height: int) -> None:
        """How tall the picture is: the page shares out its room."""
        self._scene.setFixedHeight(height)

    def words_height(self, width: int) -> int:
        """How much room everything below the picture needs at a width."""
        layout = self.layout()
        margins = self.contentsMargins()
        whole = (
            layout.heightForWidth(width - margins.left() - margins.right())
            if layout.hasHeightForWidth()
            else layout.sizeHint().height()
        )
        return whole + margins.top() + margins.bottom() - self._scene.minimumHeight()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._exhibit.playable and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self._exhibit.id)
