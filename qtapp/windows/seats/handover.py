"""The curtain between two persons at one screen: covers everything, and tells in one line for each what happened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QPushButton, QScrollBar, QSizePolicy, QWidget

from engine.api import LiteralArg, Message, SeatArg, SinceSummary, StoryRow, msg
from qtapp.board.scene.scene import TableScene
from qtapp.board.scene.thumbnail import thumbnail
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.covering_page import CoveringPage
from qtapp.kit.controls.grace import Grace
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, layout_of, make_column, make_row, parts_of
from qtapp.kit.paint.paper import paint_sheet
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.told.since_row import PICTURE, SinceRow
from qtapp.session.client import SeatClient
from qtapp.windows.game.message_bar import MessageBar

_SCROLLS = {
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
}
_PHONES = msg("window.hands_on_phones_button", "Hands on phones…")
_DEVICES = msg("window.devices_button", "Devices…")
"""In the middle of a game everybody knows how they want to play: it takes less room."""
_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_GRACE = 700
"""Milliseconds in which nothing lifts it: a key may be held, a click come too late."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_SIDE, _ENDS = 34, 60
"""Pixels of the sheet beside what is written, and above and below it in all."""
_LONG_CALL, _LOW, _NAME_IN_BUTTON, _STATE = 34, 480, 130, 230
"""Letters of a call that is still written large; pixels of a name in a button, and of who has chosen."""
_WIDE, _AROUND, _MOST_TAKERS, _MOST_KEEPING = 880, 40, 3, 2


class HandoverScreen(CoveringPage):
    """Over the whole window; nothing of the table is drawn and none of its keys work while it hangs there."""

    opened = Signal(int)
    """The person at this seat is ready."""
    replay_wanted = Signal(int)
    """The person at this seat is ready, and wants to see what happened once more."""
    devices_wanted = Signal()
    """The hands shall be on phones: then no curtain is needed."""
    take_back_wanted = Signal(int)
    """Somebody who has chosen would like to choose again."""
    home_wanted = Signal()
    """Nobody shall show cards now: away to the start page."""

    def __init__(
        self, context: AppContext, client: SeatClient, window: QWidget, covered: QWidget, table: TableScene
    ) -> None:
        super().__init__(window)
        self._covered = covered
        self._context = context
        self._client = client
        self._table = table
        self._seat = 0
        self._opened_at = client.history.current
        self._summary = SinceSummary()
        self._story: tuple[StoryRow, ...] = ()
        self._grace = Grace(_GRACE)
        self._words = LiveTexts(context.speech, self, client.history.names)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._build()
        self.bar = MessageBar(context, self, client.names)
        """What is said while it hangs: behind it nobody would see it."""
        self.rows: list[SinceRow] = []
        self.takers: list[QPushButton] = []
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._say)
        client.replaced.connect(self._opened_anew)
        self.hide()

    def _opened_anew(self) -> None:
        self._opened_at = self._client.history.current

    def _build(self) -> None:
        column = make_column(self, gap=10)
        head = make_row(gap=18)
        self._plate = PlainLabel()
        head.addWidget(self._plate, 0, Qt.AlignmentFlag.AlignTop)
        names = make_column(gap=0)
        self.title = WrapLabel("title")
        names.addWidget(self.title)
        self.where = ElideLabel("muted")
        names.addWidget(self.where)
        head.addLayout(names, 1)
        self._states = make_column(gap=6)
        head.addLayout(self._states)
        column.addLayout(head)
        column.addSpacing(6)
        over = QHBoxLayout()
        self._head = WrapLabel("panel")
        over.addWidget(self._head, 1)
        self.again = QPushButton()
        self._words.text(self.again, msg("told.watch_again_button", "Watch again (Ctrl+L)"))
        self.again.clicked.connect(self._replay)
        over.addWidget(self.again)
        self._over = QWidget()
        over.setContentsMargins(0, 0, 0, 0)
        self._over.setLayout(over)
        column.addWidget(self._over)
        self.area = ScrollPage()
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.column.setContentsMargins(0, 0, 0, 0)
        self.area.column.setSpacing(10)
        self.area.setMinimumHeight(1)  # what is written above it comes first
        column.addWidget(self.area, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setContentsMargins(0, 4, 0, 0)
        self._buttons.setSpacing(12)
        self.ready = QPushButton()
        self.ready.setProperty("kind", "primary")
        self._words.text(self.ready, msg("window.show_my_cards_button", "Show my cards"))
        self.ready.clicked.connect(self.uncover)
        self._buttons.addWidget(self.ready, 1)
        self.devices = QPushButton()
        self.devices.clicked.connect(self.devices_wanted)
        self._buttons.addWidget(self.devices)
        column.addLayout(self._buttons)
        self._more_buttons = FlowLayout(gap=12)
        """For those that find no room beside the others."""
        column.addLayout(self._more_buttons)
        self.hint = WrapLabel("hint")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._words.text(
            self.hint,
            msg(
                "told.choices_are_hidden_hint",
                "As long as the choices are hidden, everybody can take back their own: the curtain opens for them.",
            ),
        )
        column.addWidget(self.hint)
        self.home = QPushButton(self)
        self.home.setProperty("kind", "quiet")
        self._words.text(self.home, msg("window.curtain_home_button", "Start page"))
        self._words.tip(
            self.home,
            msg("window.curtain_home_tip", "Leaves the game, which is kept, without showing anybody's cards (Ctrl+W)."),
        )
        self.home.clicked.connect(self.home_wanted)
        self.ready.installEventFilter(self)

    @property
    def seat(self) -> int:
        """For whom it hangs; 0: it does not."""
        return self._seat

    @property
    def is_over_its_table(self) -> bool:
        """Is the table there that it covers, and no other page?"""
        return self._covered.isVisibleTo(self._covered.window())

    @property
    def summary(self) -> SinceSummary:
        """What it tells."""
        return self._summary

    def cover_for(self, seat: int) -> None:
        """Let nobody see anything until the person at this seat says so."""
        self._seat = seat
        self._covered.setEnabled(False)
        self.cover()
        self.tell_anew()
        self._grace.begin()
        self.show()
        self.raise_()
        self.ready.setFocus()
        announce(self, self.title.text())

    def tell_anew(self) -> None:
        """What is told has changed: somebody has moved or taken back behind it."""
        since = self._client.told.since(self._seat)
        self._summary = self._client.told.summary(since)
        self._story = self._client.story.public_rows(since, self._seat)
        self._say()

    def uncover(self) -> None:
        """The right person sits there now."""
        seat = self._seat
        self.take_down()
        if seat:
            self.opened.emit(seat)

    def _replay(self) -> None:
        seat = self._seat
        self.take_down()
        if seat:
            self.replay_wanted.emit(seat)

    def take_down(self) -> None:
        """Away with it without showing anybody's cards."""
        self._seat = 0
        self.bar.dismiss()
        self._covered.setEnabled(True)
        self.hide()

    # ---- what it says --------------------------------------------------------------------------------------------

    @property
    def _is_low(self) -> bool:
        """Is there hardly any room? Then the news come before size."""
        return self.height() < _LOW

    def _say(self) -> None:
        if not self._seat:
            return
        self._set_margins()  # the text may be of another size
        client, theme = self._client, self._context.theme
        wide = theme.text_scale <= 1.25
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        for button in (self.ready, self.devices):
            button.ensurePolished()  # the style sheet would set its own height when they are first shown
            button.setMinimumHeight(theme.px(58) if wide and not self._is_low else 0)
        self._context.put_icon_beside_words(self.ready, "eye", 24, theme.colours.on_strict)
        self._plate.setPixmap(
            self._context.pixmap(f"seat.{client.names.seat_colour(self._seat)}", 44 if self._is_low else 66)
        )
        self.title.setMaximumWidth(theme.px(680))
        called = self._words.say(msg("window.curtain_your_turn", "{seat}, it's your turn!", seat=SeatArg(self._seat)))
        self.title.setProperty("role", "title" if len(called) <= _LONG_CALL and not self._is_low else "heading")
        self.title.style().polish(self.title)
        self.title.setText(called)
        self.where.setText(self._words.say(self._where()))
        begins = client.history.current is self._opened_at  # later everybody knows how they want to play
        self.devices.setProperty("kind", "" if begins else "quiet")
        self.devices.setText(self._words.label(_PHONES if begins else _DEVICES))
        self.devices.style().polish(self.devices)
        self.devices.setMinimumHeight(self.ready.minimumHeight())  # which the style sheet has just set otherwise
        self._say_states()
        self._say_news()
        self._say_takers()
        self._set_margins()  # as high as what is told now
        self._context.put_icon_beside_words(self.home, "home")
        self.home.adjustSize()
        self.home.move(12, 6)
        self.update()

    def _where(self) -> Message:
        client = self._client
        return msg("told.game_and_status", "{game} · {status}", game=client.game.title, status=client.status())

    def _say_states(self) -> None:
        """Who has chosen, and who comes after; only while all choose at the same time."""
        clear(self._states)
        if self._context.theme.text_scale > 1.25:  # the name needs the room
            return
        asked = [seat for seat in self._client.questions.asked_seats() if seat != self._seat]
        chosen = [one for one in self._client.told.choosers() if one != self._seat and one not in asked]
        if not chosen and len(asked) < 2:
            asked = []
        for seat in chosen:
            self._states.addWidget(
                self._state(seat, msg("told.seat_has_chosen", "{seat} has chosen", seat=SeatArg(seat))), 0, _RIGHT
            )
        for seat in asked:
            self._states.addWidget(
                self._state(seat, msg("told.seat_comes_after", "{seat} is still to choose", seat=SeatArg(seat))),
                0,
                _RIGHT,
            )
        self._states.addStretch(1)

    def _state(self, seat: int, words: Message) -> QWidget:
        box = QFrame()
        box.setProperty("role", "box")
        row = make_row(box, gap=6, margins=(10, 3, 12, 3))
        plate = PlainLabel()
        plate.setPixmap(self._context.pixmap(f"seat.{self._client.names.seat_colour(seat)}", 18))
        row.addWidget(plate)
        label = ElideLabel("muted")
        label.setText(self._words.say(words))
        label.ensurePolished()
        wide = label.fontMetrics().horizontalAdvance(label.full_text()) + 2
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        label.setFixedWidth(min(wide, self._context.theme.px(_STATE)))
        row.addWidget(label)
        return box

    def _say_news(self) -> None:
        clear(self.area.column)
        self.rows = []
        self._over.setVisible(bool(self._story))
        self._head.setText(self._words.label(msg("window.what_happened_since_title", "What happened since")))
        for line in self._story:
            subjects = list(line.main.subjects)
            picture = thumbnail(self._table, subjects, PICTURE)
            row = SinceRow(self._context, self._client, self._words, line, picture, line.seat == self._seat)
            self.area.column.addWidget(row)
            self.rows.append(row)
        if self._summary.keeping and self._story:
            folded = WrapLabel("hint")
            folded.setText(" ".join(self._words.say(one) for one in self._summary.keeping[:_MOST_KEEPING]))
            self.area.column.addWidget(folded)
        if not self._story:
            alone = WrapLabel("")
            words = msg(
                "told.only_you_look",
                "Only you look now: your cards lie open until you have answered. The others look away.",
            )
            alone.setText(self._words.label(words))
            self.area.column.addWidget(alone)
        self.area.column.addStretch(1)

    def _say_takers(self) -> None:
        for button in self.takers:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self.takers = []
        people = self._client.controls.people_here()  # a computer never thinks better of it
        for seat in [one for one in self._client.told.choosers() if one in people and one != self._seat][:_MOST_TAKERS]:
            name = self._client.names.seat_name(seat)
            room = self._context.theme.px(_NAME_IN_BUTTON)
            short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
            button = QPushButton(self._words.say(_would_take_back(short)))
            button.setAccessibleName(self._words.say(_would_take_back(name)))
            set_tool_tip(button, button.accessibleName() if short != name else "")
            self._context.put_icon_beside_words(button, "undo")
            button.clicked.connect(lambda _=False, seat=seat: self.take_back_wanted.emit(seat))
            self._add_taker(button)
            button.ensurePolished()  # in its place: the style sheet has a least height of its own
            button.setMinimumHeight(self.ready.minimumHeight())
            self.takers.append(button)
        self.hint.setVisible(bool(self.takers))

    def _add_taker(self, button: QPushButton) -> None:
        """Beside the others as long as no words are cut."""
        row = [one for one in (self.ready, self.devices, *self.takers) if not one.isHidden()]
        button.setParent(self)
        button.ensurePolished()
        taken = sum(one.sizeHint().width() + self._buttons.spacing() for one in (*row, button))
        wide = self._sheet().width() - 2 * _SIDE
        beside = self._buttons.direction() is QBoxLayout.Direction.TopToBottom or taken <= wide
        (self._buttons if beside and not self._more_buttons.count() else self._more_buttons).addWidget(button)
        button.show()

    # ---- form ----------------------------------------------------------------------------------------------------

    def _sheet(self) -> QRectF:
        """The sheet of paper that everything is written on."""
        wide = min(self.width() - 48, self._context.theme.px(_WIDE))
        high = min(self.height() - 2 * _AROUND, max(self._context.theme.px(300), self._needed(wide)))
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _needed(self, wide: int) -> int:
        """How high the sheet has to be to show everything: half an empty page looks as if something were missing."""
        if not self._story:
            return 0
        column, inside = layout_of(self), wide - 2 * _SIDE
        parts = [self.area.column if part is self.area else part for part in parts_of(column)]
        shown = [one for one in parts if not (one.isEmpty() if isinstance(one, QLayout) else one.isHidden())]
        tall = (part.heightForWidth(inside) if part.hasHeightForWidth() else part.sizeHint().height() for part in shown)
        return sum(tall) + column.spacing() * len(shown) + _ENDS

    def _set_margins(self) -> None:
        """Long names break within the sheet."""
        sheet, above, below = self._sheet(), *((12, 10) if self._is_low else (26, 22))
        layout_of(self).setContentsMargins(
            round(sheet.left()) + _SIDE,
            round(sheet.top()) + above,
            round(self.width() - sheet.right()) + _SIDE,
            round(self.height() - sheet.bottom()) + below,
        )

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._seat:
            self._set_margins()  # only now the lines know how wide they are
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a click that was meant for what lay there a moment ago shows nobody's cards."""
        if watched is self.ready:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                return self._grace.refuses(event)
            return event.type() in _CLICKS and self._grace.holds
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()
        self.bar.lie_down()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Close):
            self.home_wanted.emit()
            return
        if self._grace.refuses(event):
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            if self.takers:
                self.takers[0].click()
        elif event.key() == Qt.Key.Key_L and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self._story:
                self._replay()
        elif event.key() == Qt.Key.Key_D and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.devices_wanted.emit()
        elif event.key() in _SCROLLS:
            self.area.verticalScrollBar().triggerAction(_SCROLLS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.uncover()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(c.table))
        if not theme.contrast:
            painter.setPen(QPen(QColor(blend(c.table, c.text, 0.05)), 10))
            for x in range(0, self.width() + 40, 40):
                painter.drawLine(x, 0, x, self.height())
        paint_sheet(painter, self._sheet(), theme)
        painter.end()


def _would_take_back(name: str) -> Message:
    return msg("told.would_take_back_button", "{seat} would take it back", seat=LiteralArg(name))
