"""The lower half of the start page: the game to go on with, and the ones before it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import ListArg, LiteralArg, Message, SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.file_loader import FileTooSlow
from qtapp.kit.labels import ElideLabel, WrapLabel
from qtapp.kit.paper import PaperPanel, paint_picture
from qtapp.kit.pictures import THUMBNAIL, UnusablePicture, read_picture
from qtapp.kit.words import LiveTexts, PlayerNames
from qtapp.session.saved_games import SavedGameInfo
from qtapp.windows.game_list import exhibit, picture

_SMALL, _ANY, _LEAST = 128, 16_000, 96
"""The picture of the game to go on with is never lower (at 100 % of text); it may be as tall as there is room."""
_EDGE = 14
_MOST_NAMED, _LONGEST_NAME = 3, 40


def shelf_names(one: SavedGameInfo) -> PlayerNames:
    """The people of a kept game, for its sentences."""
    return PlayerNames(dict(enumerate(one.names, 1)))


def title_of(one: SavedGameInfo) -> Message:
    """Game and how far it is: "Ginkgopolis, round 7"."""
    shown = exhibit(one.game)
    title = shown.title if shown else msg("window.unknown_game_name", "{game}", game=LiteralArg(one.game))
    if one.status is None or one.over:
        return title
    return msg("window.kept_game_and_status", "{game}, {status}", game=title, status=one.status)


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


def can_be_said(stage: AppContext, one: SavedGameInfo) -> bool:
    """Can its words be made? The card of facts may hold what no sentence can: such a game must not stop the page."""
    names = shelf_names(one)
    try:
        for message in (title_of(one), detail_of(one)):
            stage.speech.label(message, names)
        stage.speech.date(one.when.date())
    except Exception:  # written by anybody, worded by a library: there is no list of all that can go wrong
        return False
    return True


class ThumbnailWidget(QWidget):
    """A small picture of a table; the game's own picture where there is none."""

    def __init__(self, stage: AppContext, one: SavedGameInfo, size: QSize, radius: float) -> None:
        super().__init__()
        self.setFixedSize(size)
        self._game = one.game
        self._radius = radius
        self._table = QPixmap()
        self._read = False
        """Until then nothing is shown: one picture after another would flicker."""
        file = one.picture
        stage.loader.run(self, lambda: read_picture(file, THUMBNAIL), self._show, self._do_without)

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
            drawn = picture(self._game, max(self.width(), self.height() * 4 // 3), self.devicePixelRatioF())
        box = QRectF(self.rect())
        if box.height() * 3 > box.width() * 2:  # a tall card: the picture keeps its shape
            box = QRectF(0, (box.height() - box.width() * 2 / 3) / 2, box.width(), box.width() * 2 / 3)
        paint_picture(painter, box, drawn, self._radius)
        painter.end()


class ContinueCard(PaperPanel):
    """The newest unfinished game, with a picture of its table."""

    wanted = Signal(Path)

    def __init__(self, stage: AppContext, one: SavedGameInfo) -> None:
        super().__init__(stage.theme)
        words = LiveTexts(stage.speech, self, shelf_names(one))
        self._small = stage.theme.px(_SMALL)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _EDGE, 16, _EDGE)
        row.setSpacing(20)
        self._thumb = ThumbnailWidget(stage, one, QSize(self._small * 3 // 2, self._small), 12)
        self._thumb.setMaximumHeight(_ANY)
        row.addWidget(self._thumb)
        column = QVBoxLayout()
        column.setSpacing(4)
        head = WrapLabel("muted")
        words.text(head, msg("window.continue_title", "Continue"))
        self._title = title = WrapLabel("heading")
        words.text(title, title_of(one))
        detail = WrapLabel()
        words.text(detail, lambda: _dated(words, one))
        self.go = QPushButton()
        self.go.setProperty("kind", "primary")
        words.text(self.go, msg("window.play_on_button", "Play on"))
        words.name(self.go, msg("a11y.continue_kept_game", "Play on: {game}", game=title_of(one)))
        self.go.clicked.connect(lambda: self.wanted.emit(one.path))
        for widget in (head, title, detail):
            column.addWidget(widget)
        column.addStretch(1)
        column.addSpacing(8)
        column.addWidget(self.go, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is as tall as the card and keeps its shape, unless that leaves too little for the words."""
        super().resizeEvent(event)
        tall = self.contentsRect().height() - 2 * _EDGE
        room = self.contentsRect().width()
        wide = min(tall * 3 // 2, room * 11 // 20 if room > 6 * self._small else room * 2 // 5)
        margins = self.layout().contentsMargins()
        left = room - margins.left() - margins.right() - self.layout().spacing() - self._words_need()
        self._thumb.setFixedWidth(max(_LEAST, min(left, max(self._small * 3 // 2, wide))))

    def _words_need(self) -> int:
        """As wide as the longest word of the title, and the button."""
        metrics = self._title.fontMetrics()
        words = self._title.text().split()
        return max(self.go.sizeHint().width(), *(metrics.horizontalAdvance(word) + 4 for word in words), 0)


def _dated(words: LiveTexts, one: SavedGameInfo) -> Message:
    day = day_of(one.when, datetime.now())
    shown = words.say(day) if day is not None else words.speech.date(one.when.date())
    return msg(
        "window.kept_game_detail_and_day",
        "{detail} · {day}",
        detail=LiteralArg(words.label(detail_of(one)).rstrip(".")),
        day=LiteralArg(shown),
    )


class _Row(QPushButton):
    """One recent game: picture, title, detail."""

    def __init__(self, stage: AppContext, one: SavedGameInfo, large: bool) -> None:
        super().__init__()
        self.setProperty("kind", "quiet")
        words = LiveTexts(stage.speech, self, shelf_names(one))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 10, 5)
        row.setSpacing(12)
        tall = stage.theme.px(88 if large else 44)
        row.addWidget(ThumbnailWidget(stage, one, QSize(tall * 18 // 11, tall), 9 if large else 7))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        title = ElideLabel("strong")
        words.keep(title.setText, title_of(one))
        detail = ElideLabel("hint")
        words.keep(detail.setText, lambda: _dated(words, one))
        column.addWidget(title)
        column.addWidget(detail)
        column.addStretch(1)
        row.addLayout(column, 1)
        words.keep(self.setAccessibleName, lambda: msg("a11y.open_kept_game", "Open: {game}", game=title_of(one)))

    def sizeHint(self) -> QSize:
        return self.layout().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.layout().minimumSize()


def _left_out(files: Sequence[str]) -> Message:
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


class RecentCard(PaperPanel):
    """The recent games, and the button to open any file."""

    wanted = Signal(Path)
    open_wanted = Signal()

    def __init__(
        self, stage: AppContext, games: list[SavedGameInfo], large: bool = False, left_out: Sequence[str] = ()
    ) -> None:
        """`large`: few games and much room, so with larger pictures. `left_out`: files that cannot be shown."""
        super().__init__(stage.theme)
        words = LiveTexts(stage.speech, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(2)
        label = WrapLabel("muted")
        label.setContentsMargins(8, 0, 0, 0)
        words.text(label, msg("window.recent_games_title", "Recent games"))
        self.open = QPushButton()
        words.text(self.open, msg("window.open_button", "Open…"))
        self.open.clicked.connect(self.open_wanted)
        self.rows: list[QPushButton] = []
        head = QHBoxLayout()
        head.addWidget(label, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.open)
        column.addLayout(head)
        for one in games:
            row = _Row(stage, one, large)
            row.clicked.connect(lambda _=False, path=one.path: self.wanted.emit(path))
            self.rows.append(row)
            column.addWidget(row)
        self.left_out = WrapLabel("hint")
        self.left_out.setContentsMargins(8, 4, 8, 0)
        self.left_out.setVisible(bool(left_out))
        if left_out:
            words.text(self.left_out, _left_out(left_out))
        if not games:
            none = WrapLabel("muted")
            none.setContentsMargins(8, 4, 8, 4)
            words.text(none, msg("window.no_kept_games_yet", "Games you play are saved here automatically."))
            column.addWidget(none)
        column.addWidget(self.left_out)
        column.addStretch(1)
