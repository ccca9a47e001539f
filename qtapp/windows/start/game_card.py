"""A game on the start page: a card with its picture, its title and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.api import GAMES, LiteralArg, Message, msg
from qtapp.dialogs.about_game import people_range
from qtapp.games.listings import GameListing
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, layout_of, make_column, make_row
from qtapp.kit.paint.paper import PaperPanel, paint_picture
from qtapp.kit.paint.start_picture import start_picture
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.paint.theme import Theme
from qtapp.kit.speak.words import LiveTexts

_ROUND = 16


class _Scene(QWidget):
    """The picture of a game, from edge to edge: round above, straight where the words begin."""

    def __init__(self, game: str, dim: bool) -> None:
        super().__init__()
        self._game = game
        self._dim = dim
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(86)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._dim:
            painter.setOpacity(0.72)
        box = QRectF(self.rect())
        drawn = start_picture(self._game, max(self.width(), self.height() * 4 // 3, 64), self.devicePixelRatioF())
        edge = QPainterPath()
        edge.setFillRule(Qt.FillRule.WindingFill)
        edge.addRoundedRect(box, _ROUND, _ROUND)
        edge.addRect(box.adjusted(0, box.height() / 2, 0, 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(edge)
        paint_picture(painter, box, drawn, 0)
        painter.end()


class GameCard(PaperPanel):
    """One of the games."""

    wanted = Signal(str)
    """A new game of this id."""
    box_wanted = Signal(str)
    """The cards of this game are to be made by oneself."""
    rules_wanted = Signal(str)

    def __init__(self, context: AppContext, exhibit: GameListing) -> None:
        super().__init__(context.theme)
        self._exhibit = exhibit
        self._context = context
        words = LiveTexts(context.speech, self)
        self._words = words
        layout = make_column(self, gap=0, margins=(2, 2, 2, 0))
        self._scene = _Scene(exhibit.id, not exhibit.playable)
        layout.addWidget(self._scene)
        self._below = below = QVBoxLayout()
        below.setContentsMargins(12, 8, 12, 10)
        below.setSpacing(6)
        below.addLayout(self._titles(words))
        self._sentence, self._facts = self._told(words)
        below.addStretch(1)
        below.addLayout(self._buttons(words))
        layout.addLayout(below, 1)
        words.name(self, exhibit.title)
        words.tip(self, self._about)
        words.say_all()  # the second title is shown only now that it has its place
        self._colour(context.theme)

    def _titles(self, words: LiveTexts) -> FlowLayout:
        row = FlowLayout(gap=8, between_lines=0)
        row.setContentsMargins(0, 0, 0, 0)
        self._title = PlainLabel()
        self._title.setProperty("role", "card")
        words.text(self._title, self._exhibit.title)
        row.addWidget(self._title)
        self._line = PlainLabel()
        self._line.setProperty("role", "hint")
        row.addWidget(self._line)
        words.keep(self._show_line, self._second_title)
        return row

    def _second_title(self) -> Message:
        """The English title beside a translated one."""
        english = str(self._exhibit.title)
        if not self._exhibit.playable:
            return msg("window.coming_later", "Coming later")
        own = self._words.label(self._exhibit.title)
        return msg("window.bare_item", "{item}", item=LiteralArg(english if own != english else ""))

    def _show_line(self, text: str) -> None:
        self._line.setText(text)
        self._line.setVisible(bool(text) and self._line.parent() is not None)

    def _told(self, words: LiveTexts) -> tuple[WrapLabel, WrapLabel]:
        """What it is about in one sentence; how many may play, how long, and how hard it is."""
        sentence, facts = WrapLabel(), WrapLabel("hint")
        self._told_parts: list[WrapLabel] = []
        if self._exhibit.playable:
            line = GAMES[self._exhibit.id].introduction.line
            if line is not None:
                words.text(sentence, line)
                self._below.addWidget(sentence)
                self._told_parts.append(sentence)
            words.keep(facts.setText, self._in_short)
            self._below.addWidget(facts)
            self._told_parts.append(facts)
        return sentence, facts

    def _in_short(self) -> Message:
        game = GAMES[self._exhibit.id]
        told = (people_range(game), game.introduction.length, game.introduction.difficulty)
        facts = " · ".join(self._words.say(one) for one in told if one is not None)
        return msg("window.bare_item", "{item}", item=LiteralArg(facts))

    def _about(self) -> Message:
        """For the tool tip: all that there is to be said before it is chosen."""
        if not self._exhibit.playable:
            return msg("window.coming_later", "Coming later")
        introduction = GAMES[self._exhibit.id].introduction
        return introduction.aim or introduction.line or self._exhibit.title

    def _buttons(self, words: LiveTexts) -> QHBoxLayout:
        row = make_row(gap=8)
        self.play = QPushButton()
        self.play.setProperty("tall", True)
        words.text(self.play, msg("window.play_game_button", "Play"))
        words.name(self.play, msg("a11y.play_game", "Play: {game}", game=self._exhibit.title))
        self.play.clicked.connect(lambda: self.wanted.emit(self._exhibit.id))
        row.addWidget(self.play, 1)
        self.rules = QPushButton()
        self.rules.setProperty("tall", True)
        words.tip(self.play, msg("window.play_game_tip", "First it asks how you would like to play."))
        words.name(self.rules, msg("a11y.rules_of_game", "Rules: {game}", game=self._exhibit.title), hint=True)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self._exhibit.id))
        row.addWidget(self.rules)
        self.box = QPushButton()
        self.box.setProperty("tall", True)
        own = msg("a11y.box_of_game", "My box, cards of your own: {game}", game=self._exhibit.title)
        words.name(self.box, own, hint=True)
        self.box.clicked.connect(lambda: self.box_wanted.emit(self._exhibit.id))
        row.addWidget(self.box)
        if not (self._exhibit.playable and GAMES[self._exhibit.id].takes_packs):
            self.box.hide()
        if not self._exhibit.playable:
            self.play.hide()
            self.rules.hide()
        return row

    def _colour(self, theme: Theme) -> None:
        accent = self._exhibit.accent
        if self._exhibit.playable and not theme.contrast:
            self.play.setStyleSheet(
                f"QPushButton {{ background: {accent}; color: #ffffff; border-color: {accent}; padding: 7px 12px; }}"
                f"QPushButton:hover {{ background: {blend(accent, '#ffffff', 0.14)}; }}"
            )
        else:
            self.play.setStyleSheet("")
        for button, icon in ((self.rules, "rules"), (self.box, "box")):
            button.setIcon(QIcon(self._context.pixmap(icon, 20)))
            button.setIconSize(QSize(theme.px(20), theme.px(20)))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._colour(theme)

    @property
    def game(self) -> str:
        """The id of its game."""
        return self._exhibit.id

    def show_told(self, told: int) -> None:
        """How much it says of the game: 2, the sentence too; 1, only the facts; 0, nothing. The tool tip has it all."""
        for part, least in ((self._sentence, 2), (self._facts, 1)):
            if part in self._told_parts and part.isHidden() is (told >= least):
                part.setVisible(told >= least)

    def set_scene_height(self, height: int) -> None:
        """How tall the picture is: the page shares out its room. 0: there is none."""
        self._scene.setVisible(height > 0)
        if height:
            self._scene.setFixedHeight(height)

    def words_height(self, width: int, told: int = 2) -> int:
        """How much room everything below the picture needs at a width, if it says so much of the game."""
        layout = self._below
        margins, edges = self.contentsMargins(), layout_of(self).contentsMargins()
        around = margins.left() + margins.right() + edges.left() + edges.right()
        inner = width - around
        tall = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        sides = layout.contentsMargins()
        for part, least in ((self._sentence, 2), (self._facts, 1)):
            if part in self._told_parts and part.isHidden() is (told >= least):  # measured as it is not now
                own = part.heightForWidth(inner - sides.left() - sides.right()) + layout.spacing()
                tall += own if told >= least else -own
        return tall + margins.top() + margins.bottom() + edges.top() + edges.bottom()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._exhibit.playable and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self._exhibit.id)
