"""The game to go on with, large, and the words about kept games."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from engine.api import ListArg, LiteralArg, Message, SeatArg, msg
from qtapp.games.listings import exhibit
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column
from qtapp.kit.paint.paper import PaperPanel, paint_picture
from qtapp.kit.paint.pictures import THUMBNAIL, UnusablePicture, read_picture
from qtapp.kit.paint.start_picture import start_picture
from qtapp.kit.speak.words import LiveTexts, PlayerNames
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.session.saved_games import SavedGameInfo

_LEAST = 72
"""The picture of the game to go on with is left away where it would be lower."""
_EDGE = 16
_ANY = 16_000


def shelf_names(one: SavedGameInfo) -> PlayerNames:
    """The people of a kept game, for its sentences."""
    return PlayerNames(dict(enumerate(one.names, 1)))


def title_of(one: SavedGameInfo) -> Message:
    """Game and how far it is: "Ginkgopolis, round 7"."""
    shown = exhibit(one.game)
    title = shown.title if shown else msg("window.unknown_game_name", "{game}", game=LiteralArg(one.game))
    if one.status is None or one.over:
        return title
    return msg("window.kept_game_and_status", "{game} · {status}", game=title, status=one.status)


def detail_of(one: SavedGameInfo) -> Message:
    """Whose turn it is or how it ended, and who plays."""
    people = ListArg(tuple(LiteralArg(name) for name in one.names))
    if one.over and one.status is not None:
        return msg("window.finished_with_verdict", "Finished · {verdict}", verdict=one.status)
    if one.asked:
        return msg(
            "window.kept_game_seat_to_move", "{seat} to move · {people}", seat=SeatArg(one.asked[0]), people=people
        )
    return msg("window.kept_game_people", "{people}", people=people)


def day_of(moment: datetime, today: datetime) -> Message | None:
    """Today and yesterday have words; other days are dates."""
    days = (today.date() - moment.date()).days
    if days == 0:
        return msg("window.saved_today", "today {time}", time=LiteralArg(f"{moment:%H:%M}"))
    if days == 1:
        return msg("window.saved_yesterday", "yesterday {time}", time=LiteralArg(f"{moment:%H:%M}"))
    return None


def can_be_said(context: AppContext, one: SavedGameInfo) -> bool:
    """Can its words be made? The card of facts may hold what no sentence can: such a game must not stop the page."""
    names = shelf_names(one)
    try:
        for message in (title_of(one), detail_of(one)):
            context.speech.label(message, names)
        context.speech.date(one.when.date())
    except Exception:  # written by anybody, worded by a library: there is no list of all that can go wrong
        return False
    return True


class ThumbnailWidget(QWidget):
    """A small picture of a table; the game's own picture where there is none."""

    def __init__(self, context: AppContext, one: SavedGameInfo, size: QSize, radius: float) -> None:
        super().__init__()
        self.setFixedSize(size)
        self._game = one.game
        self._radius = radius
        self._table = QPixmap()
        self._read = False
        """Until then nothing is shown: one picture after another would flicker."""
        file = one.picture
        context.loader.run(self, lambda: read_picture(file, THUMBNAIL), self._show, self._do_without)

    def _show(self, table: QImage) -> None:
        self._table = QPixmap.fromImage(table)
        self._read = True
        self.update()

    def _do_without(self, error: Exception) -> None:
        """No picture of the table: the game's own has to do."""
        self._read = True
        self.update()
        if not isinstance(error, (UnusablePicture, FileTooSlow)):
            raise error

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._read:
            return
        painter = QPainter(self)
        drawn = self._table
        if drawn.isNull():
            drawn = start_picture(self._game, max(self.width(), self.height() * 4 // 3), self.devicePixelRatioF())
        box = QRectF(self.rect())
        if box.height() * 3 > box.width() * 2.4:  # a tall card: the picture keeps its shape
            box = QRectF(0, (box.height() - box.width() * 0.8) / 2, box.width(), box.width() * 0.8)
        paint_picture(painter, box, drawn, self._radius)
        painter.end()


class ContinueCard(PaperPanel):
    """The newest unfinished game, with a picture of its table."""

    wanted = Signal(Path)
    recap_wanted = Signal(Path)
    """Go on with it, and read first what happened so far."""

    def __init__(self, context: AppContext, one: SavedGameInfo, name: str = "") -> None:
        """`name`: what people call this game, if they gave it one."""
        super().__init__(context.theme)
        self.game = one
        self.name = name
        self._context = context
        words = LiveTexts(context.speech, self, shelf_names(one))
        column = make_column(self, gap=8, margins=(_EDGE, 12, _EDGE, _EDGE))
        head = WrapLabel("strong")
        words.text(head, lambda: _left_off(words, one))
        column.addWidget(head)
        self.picture = ThumbnailWidget(context, one, QSize(90, 60), 12)
        self.picture.setMinimumSize(60, 0)
        self.picture.setMaximumSize(_ANY, _ANY)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        column.addWidget(self.picture, 1)
        title = WrapLabel("heading")
        words.text(title, msg("library.name", "{name}", name=LiteralArg(name)) if name else title_of(one))
        column.addWidget(title)
        detail = WrapLabel()
        words.text(detail, lambda: _with_title(words, one) if name else detail_of(one))
        column.addWidget(detail)
        self.go = QPushButton()
        self.go.setProperty("kind", "primary")
        context.put_icon_beside_words(self.go, "play", 20, context.theme.colours.on_strict)
        self.go.setProperty("tall", True)
        words.text(self.go, msg("window.play_on_button", "Play on"))
        words.name(self.go, msg("a11y.continue_kept_game", "Play on: {game}", game=title_of(one)))
        self.go.clicked.connect(lambda: self.wanted.emit(one.path))
        self.recap = QPushButton()
        self.recap.setProperty("tall", True)
        words.text(self.recap, msg("window.recap_button", "What happened so far?"))
        self.recap.clicked.connect(lambda: self.recap_wanted.emit(one.path))
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(10)
        self._buttons.addWidget(self.go, 1)
        self._buttons.addWidget(self.recap)
        column.addLayout(self._buttons)
        self._words_only = [head, title, detail]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture takes what the words leave; a mere strip of it would only disturb."""
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.LeftToRight if self._fit_beside(self.width()) else way.TopToBottom)
        self.picture.setVisible(self.height() - self.words_height(self.width()) >= _LEAST)

    def words_height(self, width: int) -> int:
        """How high the card is without its picture."""
        margins, outer = layout_of(self).contentsMargins(), self.contentsMargins()
        inner = self._inner(width)
        tall = sum(
            one.heightForWidth(inner) if one.hasHeightForWidth() else one.sizeHint().height()
            for one in self._words_only
        )
        go, recap = self.go.sizeHint().height(), self.recap.sizeHint().height()
        tall += max(go, recap) if self._fit_beside(width) else go + recap + self._buttons.spacing()
        around = margins.top() + margins.bottom() + outer.top() + outer.bottom()
        return tall + around + (len(self._words_only) + 1) * layout_of(self).spacing()

    def _inner(self, width: int) -> int:
        margins, outer = layout_of(self).contentsMargins(), self.contentsMargins()
        return width - margins.left() - margins.right() - outer.left() - outer.right()

    def _fit_beside(self, width: int) -> bool:
        """Do both buttons stand in one row?"""
        wide = self.go.sizeHint().width() + self._buttons.spacing() + self.recap.sizeHint().width()
        return wide <= self._inner(width)


def _left_off(words: LiveTexts, one: SavedGameInfo) -> Message:
    return msg("library.left_off_here", "You left off here · {day}", day=LiteralArg(_day(words, one)))


def _with_title(words: LiveTexts, one: SavedGameInfo) -> Message:
    """Under a name of its own, which game it is comes first."""
    return msg(
        "library.title_and_detail",
        "{title} · {detail}",
        title=LiteralArg(words.label(title_of(one))),
        detail=LiteralArg(words.label(detail_of(one))),
    )


def _day(words: LiveTexts, one: SavedGameInfo) -> str:
    day = day_of(one.when, datetime.now())
    return words.say(day) if day is not None else words.speech.date(one.when.date())
