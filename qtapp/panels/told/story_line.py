"""The line below the bar: what somebody else did last, with the reasons of what it brought.

It is a part of the page's frame, so nothing lies under it, and it stays until the next deed of somebody else. What else
is said in passing stands there for some seconds, in italics; then the story is back.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from engine.api import Message, StoryDeed, StoryRow, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel
from qtapp.kit.controls.layouts import make_row
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts, in_sentences, person
from qtapp.panels.told.reason_label import ReasonStrip
from qtapp.session.client import SeatClient

HEIGHT, LARGEST = 32, 1.5
"""Pixels at 100 %, and up to which size of text it grows."""
NEWS = 6
"""Seconds for which something else is said."""
_PLATE, _MOST = 22, 2
_LEAST_SENTENCE = 260
_SMALL, _USUAL = 13, 15


def line_height(scale: float) -> int:
    """How high the line is at a size of text."""
    return round(HEIGHT * min(scale, LARGEST))


class StoryLine(QWidget):
    """One line in the window's column, between the bar and the table."""

    again_wanted = Signal(object)
    """StoryRow: its moves shall be played once more."""
    since_wanted = Signal()
    """The card "since your last turn" shall open or close."""
    unkept = Signal()
    """What was kept there is no longer said."""
    halted = Signal(bool)
    """The pointer came to the line, or left it: whoever reads is not hurried."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.history.names)
        self.message: Message | None = None
        """What is said in passing; None: nothing, the story stands there."""
        self._kept: tuple[Message, ...] = ()
        """Sentences that are said until something else is: a hint."""
        self._text = ""
        self.rows: tuple[StoryRow, ...] = ()
        self._at = 0
        self._reasons: ReasonStrip | None = None
        self._told: object = None
        """What was read out last."""
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self.hush)
        self._soon = QTimer(self)
        """Whoever plays the deed on the table tells it: then it is not read out here, too."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._read_out)
        self._build()
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        client.changed.connect(self._changed)
        client.viewer_changed.connect(self._changed)
        self._retheme()

    def _build(self) -> None:
        row = make_row(self, gap=8, margins=(14, 0, 8, 2))
        self.plate = PlainLabel()
        row.addWidget(self.plate)
        self.sentence = ElideLabel("strong")
        self.sentence.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row.addWidget(self.sentence)
        self._holder = QWidget()
        make_row(self._holder, gap=0, margins=0)
        row.addWidget(self._holder)
        row.addStretch(1)
        self.steps: dict[int, QToolButton] = {}
        for by, words in (
            (-1, msg("told.previous_row_button", "What happened before that")),
            (1, msg("told.next_row_button", "What happened after that")),
        ):
            button = QToolButton()
            button.setText("‹" if by < 0 else "›")
            button.setProperty("kind", "bare")
            self._words.name(button, words, hint=True)
            button.clicked.connect(lambda _=False, by=by: self._step(by))
            row.addWidget(button)
            self.steps[by] = button
        self.again = QPushButton()
        self.again.setProperty("kind", "quiet")
        self._words.tip(self.again, msg("told.again_tip", "Plays this move on the table once more."))
        self.again.clicked.connect(self._play_again)
        row.addWidget(self.again)
        self.since = QPushButton()
        self.since.setCheckable(True)
        self.since.clicked.connect(self.since_wanted)
        row.addWidget(self.since)

    # ---- the story -----------------------------------------------------------------------------------------------

    @property
    def deed(self) -> StoryDeed | None:
        """The deed that is told; None: nobody has moved yet."""
        return self.rows[self._at].main if self.rows else None

    def _changed(self, *_: object) -> None:
        rows = self._client.story.newest()
        others = [at for at, row in enumerate(rows) if row.seat != self._client.asked]
        self.rows, self._at = rows, others[-1] if others else max(0, len(rows) - 1)
        self._say()
        if self.message is None:
            self._tell_reader()

    def _tell_reader(self) -> None:
        """Somebody else's deed that is new is read out, when the reader has said what it is saying."""
        deed = self.deed
        if deed is not None and deed != self._told and deed.seat != self._client.asked:
            self._soon.start()
        self._told = deed

    def aloud(self) -> str:
        """The deed and what it brought, as a reader says it."""
        reasons = [] if self._reasons is None else [one.accessibleName() for one in self._reasons.labels]
        return in_sentences((self.sentence.full_text(), *reasons))

    def _read_out(self) -> None:
        announce(self, self.aloud())

    def leave_to_others(self, told: bool = True) -> None:
        """It is told on the table now: a screen reader hears it there."""
        if told:
            self._soon.stop()

    def _step(self, by: int) -> None:
        self._at = min(len(self.rows) - 1, max(0, self._at + by))
        self._say()
        announce(self, self.aloud())

    def _play_again(self) -> None:
        if self.rows:
            self.again_wanted.emit(self.rows[self._at])

    def refresh(self) -> None:
        """Read the story anew: what was kept elsewhere has changed."""
        self._changed()

    def _say(self, *_: object) -> None:
        row = self._holder.layout()
        assert row is not None
        if self._reasons is not None:
            row.removeWidget(self._reasons)
            self._reasons.hide()
            self._reasons.deleteLater()
            self._reasons = None
        deed = self.deed
        if deed is None:
            self._say_aim()
        else:
            self.plate.setPixmap(self._context.pixmap(f"seat.{self._client.names.seat_colour(deed.seat)}", _PLATE))
            told = deed.sentence if deed.sentence is not None else person(deed.seat)
            self.sentence.setText(self._words.label(told).rstrip("."))
            reasons = self.rows[self._at].reasons
            if reasons:
                self._reasons = ReasonStrip(self._context, self._client, self._words, reasons)
                row.addWidget(self._reasons)
        several = len({one.seat for one in self.rows}) > 1
        for by, step in self.steps.items():
            step.setVisible(several and self.message is None)
            step.setEnabled(0 <= self._at + by < len(self.rows))
        for button in (self.again, self.since):
            button.setVisible(bool(self.rows) and self.message is None)
        said = self._kept or (() if self.message is None else (self.message,))
        self._text = " ".join(self._words.say(one) for one in said)
        shown = self.message is None
        self.plate.setVisible(shown)
        self.sentence.setVisible(shown)
        self._holder.setVisible(shown)
        self.setAccessibleName(self._text or self.sentence.full_text())
        self._make_room()
        self.update()

    def _say_aim(self) -> None:
        """Before anybody has moved: what it is all about."""
        aim = self._client.game.introduction.line
        self.plate.setPixmap(self._context.pixmap("bulb", 20))
        self.sentence.setText(self._words.label(aim) if aim is not None else "")
        self.plate.setVisible(aim is not None)

    def _make_room(self) -> None:
        """The sentence first, then as many reasons as there is room for; the words of the buttons give way before."""
        self.sentence.ensurePolished()
        wanted = self.sentence.fontMetrics().horizontalAdvance(self.sentence.full_text()) + 6
        for few in (False, True):
            self._say_buttons(few_words=few)
            room = self._room()
            if room >= min(wanted, self._context.theme.px(_LEAST_SENTENCE)):
                break
        reasons = self._reasons.show_most(_MOST, max(0, room - wanted)) if self._reasons is not None else 0
        if self._reasons is not None and room - wanted < 60:
            reasons = self._reasons.show_most(0, 60)
        self.sentence.setFixedWidth(max(40, min(wanted, room - reasons)))

    def _room(self) -> int:
        """For the sentence and its reasons."""
        buttons = [*self.steps.values(), self.again, self.since]
        taken = sum(max(one.sizeHint().width(), one.minimumWidth()) + 8 for one in buttons if not one.isHidden())
        return self.width() - taken - 14 - 8 - self._context.theme.px(_PLATE) - 24

    def _say_buttons(self, *, few_words: bool) -> None:
        """What the buttons say; in a narrow window, or in large letters, their icons and numbers."""
        again = self._words.label(msg("told.again_button", "Again"))
        self.again.setText("" if few_words else again)
        self.again.setAccessibleName(again)
        count = len(self.rows)
        since = self._words.label(msg("told.since_last_turn_button", "Since your last turn · {n} ▾", n=count))
        self.since.setText(f"{count} ▾" if few_words else since)
        self.since.setAccessibleName(since)
        set_tool_tip(self.since, since if few_words else "")

    # ---- what is said in passing ---------------------------------------------------------------------------------

    def tell(self, message: Message, seconds: int = NEWS) -> None:
        """Say something for so many seconds."""
        self._let_go()
        self.message = message
        self._say()
        self._quiet.start(seconds * 1000)
        announce(self, self._text)

    def keep(self, messages: Sequence[Message]) -> bool:
        """Say sentences until something else is said, or somebody answers; False: they have no room here."""
        text = " ".join(self._words.say(one) for one in messages)
        box, font = self._news_box(kept=True), self._small_font()
        if not self.isVisible() or self._cut(QFontMetrics(font), box, text) != text:
            return False
        self._quiet.stop()
        self._let_go()
        self._kept, self.message = tuple(messages), messages[0]
        self._say()
        announce(self, self._text)
        return True

    def let_go(self) -> bool:
        """Say no longer what was kept; False: nothing was."""
        if not self._kept:
            return False
        self.hush()
        return True

    def _let_go(self) -> None:
        if self._kept:
            self._kept = ()
            self.unkept.emit()

    def text(self) -> str:
        """What is said in passing."""
        return self._text

    def hush(self) -> None:
        """Say nothing more: the story is back."""
        self._quiet.stop()
        self._let_go()
        self.message = None
        self._say()

    # ---- form ----------------------------------------------------------------------------------------------------

    def _retheme(self, *_: object) -> None:
        theme = self._context.theme
        scale = min(theme.text_scale, LARGEST)
        self.setFixedHeight(line_height(theme.text_scale))
        self._context.put_icon_beside_words(self.again, "history", 18 * scale / theme.text_scale)
        for button in (self.again, self.since):
            button.setStyleSheet("QPushButton { padding: 2px 10px; min-height: 0; }")
            button.setFixedHeight(line_height(theme.text_scale) - 6)
        for step in self.steps.values():
            step.setFixedSize(round(30 * scale), line_height(theme.text_scale) - 4)
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.halted.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.halted.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        ground = c.panel if theme.contrast else blend(c.panel, c.lamp, 0.16)
        painter.fillRect(self.rect(), QColor(ground))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self._text:
            self._paint_news(painter)
        painter.end()

    def _paint_news(self, painter: QPainter) -> None:
        """On one line if it fits, else on two smaller ones."""
        theme = self._context.theme
        box = self._news_box(kept=bool(self._kept))
        scale = min(theme.text_scale, LARGEST) / theme.text_scale
        font = theme.font(_USUAL * scale)
        font.setItalic(not self._kept)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        text = self._text
        if self._kept:
            sign = self._context.pixmap("bulb", 20 * scale)
            painter.drawPixmap(14, round((self.height() - sign.height() / sign.devicePixelRatio()) / 2) - 1, sign)
        if QFontMetrics(font).horizontalAdvance(text) > box.width():
            font = self._small_font()
            font.setItalic(not self._kept)
            flags |= Qt.TextFlag.TextWordWrap
            text = self._cut(QFontMetrics(font), box, text)
        painter.setFont(font)
        painter.setPen(QColor(theme.colours.text))
        painter.drawText(box, int(flags), text)

    def _news_box(self, *, kept: bool) -> QRect:
        """Where it is said; what is kept has a sign before it."""
        return self.rect().adjusted(16 + (self._context.theme.px(_PLATE) + 8 if kept else 0), 1, -16, -2)

    def _small_font(self) -> QFont:
        theme = self._context.theme
        font = theme.font(_USUAL)
        font.setPixelSize(max(12, round(theme.px(_SMALL) * min(theme.text_scale, LARGEST) / theme.text_scale)))
        return font

    def _cut(self, metrics: QFontMetrics, box: QRect, text: str) -> str:
        """What does not fit on two lines is in the tool tip."""
        flags = int(Qt.TextFlag.TextWordWrap)
        cut = text
        while len(cut) > 1 and metrics.boundingRect(box, flags, cut).height() > box.height() + metrics.descent():
            cut = f"{cut[: cut.rfind(' ') if ' ' in cut else -1].rstrip(' …')}…"
        set_tool_tip(self, text if cut != text else "")
        return cut
