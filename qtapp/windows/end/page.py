"""The end of a game over the whole window: who won, what the points came from, how they grew, and what next."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QWidget

from engine.api import FOLLOWING, GameResult, LiteralArg, Message, NounArg, Reason, ScorePoint, SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.covering_page import CoveringPage
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, layout_of, make_column, make_row
from qtapp.kit.paint.paper import PaperPanel, paint_picture
from qtapp.kit.paint.start_picture import start_picture
from qtapp.kit.speak.announce import announce, is_reader_on
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.points.cut_paper import CutPaper
from qtapp.panels.points.score_bars import ScoreBars
from qtapp.panels.points.score_curve import ScoreCurve
from qtapp.panels.points.score_sheet import ScoreSheet
from qtapp.session.client import SeatClient
from qtapp.session.family_book import played_game
from qtapp.session.own_pace import family_book
from qtapp.session.pace_words import pace_words
from qtapp.windows.end.memorable import MemorableFact, memorable_facts
from qtapp.windows.end.rank_card import RankCard
from qtapp.windows.end.sources import by_source

_FIRST, _GROWS, _DRAWS = 1500, 2600, 900
"""Milliseconds of the winner alone, of the growing bars, and of drawing the curve."""
_GUARD = 700
"""Milliseconds in which a key was still meant for the move before."""
_PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HEAD, _LOW, _NARROW, _IN_A_ROW = 300, 480, 680, 800
_BUTTONS: tuple[tuple[str, Message, str], ...] = (
    ("again", msg("end.again_button", "Play again"), "play"),
    ("replay", msg("end.replay_button", "Watch it again"), "slow_motion"),
    ("review", msg("end.review_button", "Review"), "search"),
    ("what_if", msg("end.what_if_button", "What if…?"), "branch"),
    ("first_end", msg("end.first_end_button", "To the real end"), "undo"),
    ("picture", msg("end.picture_button", "Save a picture"), "export_picture"),
    ("table", msg("end.table_button", "The table"), "zoom_fit"),
    ("home", msg("end.home_button", "Start page"), "home"),
)


class EndPage(CoveringPage):
    """Lies over everything when the last answer was given. Three stages: the winner, the bars, the curve."""

    pressed = Signal(str)
    """again, replay, review, what_if, first_end, picture, table or home."""
    moment_wanted = Signal(int)
    """The number of the entry that a point of the curve leads to."""
    opened = Signal()

    def __init__(self, context: AppContext, client: SeatClient, window: QWidget, covered: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._client = client
        self._covered = covered
        self._words = LiveTexts(context.speech, self, client.names)
        self._curve: list[ScorePoint] = []
        self._stage_number = 3
        self.result_: GameResult | None = None
        self.is_tried = False
        """Is this the end of something that was only tried after the game had ended otherwise?"""
        self._first: GameResult | None = None
        self._since = QElapsedTimer()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._build()
        self.paper = CutPaper(self)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.skip)
        self._grow = _run(self, _GROWS)
        self._draw = _run(self, _DRAWS)
        self._grow.finished.connect(self._grown)
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._fill)
        self.hide()

    def _build(self) -> None:
        column = make_column(self, gap=8, margins=(28, 18, 28, 12))
        self.eyebrow = WrapLabel()
        self.verdict = WrapLabel("title")
        self.first_verdict = WrapLabel()
        for label in (self.eyebrow, self.verdict, self.first_verdict):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(4)
        self._ranks_box = QWidget()
        self._ranks = make_row(self._ranks_box, gap=16, margins=0)
        self._ranks_at = column.count()
        column.addWidget(self._ranks_box)
        column.addSpacing(4)
        self.area = ScrollPage()
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setProperty("kind", "bare")
        self.area.column.setContentsMargins(0, 0, 0, 0)
        self._panels = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panels.setSpacing(10)
        self.area.column.addLayout(self._panels, 1)
        column.addWidget(self.area, 1)
        self._foot = PaperPanel(self._context.theme)
        row = FlowLayout(self._foot, gap=12)
        row.setContentsMargins(20, 14, 20, 14)
        self.buttons: dict[str, QPushButton] = {}
        for name, words, _ in _BUTTONS:
            button = QPushButton()
            self._words.text(button, words)
            button.clicked.connect(lambda _=False, name=name: self._press(name))
            button.installEventFilter(self)
            row.addWidget(button)
            self.buttons[name] = button
        self.buttons["again"].setProperty("kind", "primary")
        column.addWidget(self._foot)
        self.book = WrapLabel("hint")
        self.book.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.book)

    # ---- opening and closing -------------------------------------------------------------------------------------

    @property
    def stage_number(self) -> int:
        """1: the winner, 2: the bars grow, 3: everything."""
        return self._stage_number

    def open_page(self) -> None:
        """Show the result of the game that is over."""
        self.result_ = self._client.result()
        first_end = self._client.history.first_end
        self.is_tried = first_end.is_left()
        self._first = first_end.result() if self.is_tried else None
        self.buttons["first_end"].setVisible(self.is_tried)
        self._curve = self._client.told.score_curve()
        self._write_down()
        self._covered.setEnabled(False)
        self.cover()
        self._fill()
        self.show()
        self.raise_()
        self._since.start()
        self.setFocus()  # on no button: the key that let the last move be passed over is still under the finger
        announce(self, self.accessibleDescription())  # the verdict is the name of what has the keyboard now
        self.opened.emit()
        if self._context.theme.animations:
            self._stage_number = 1
            self.bars.grow_to(0.0)
            self.curve_panel.hide()
            if not self._context.theme.contrast and not self.is_tried:
                self.paper.fall()
            self._next.start(self._context.theme.ms(_FIRST))
        else:
            self._stage_number = 3

    def close_page(self) -> None:
        """Away with it."""
        self._halt()
        self.paper.stop()
        self._covered.setEnabled(True)
        self.hide()

    def skip(self) -> None:
        """On to the next stage."""
        self._next.stop()
        if self._stage_number == 1:
            self._stage_number = 2
            self._grow.setDuration(max(1, self._context.theme.ms(_GROWS)))
            self._grow.start()
        elif self._stage_number == 2:
            self._grow.stop()
            self._grown()

    def _grown(self) -> None:
        if self._stage_number != 2:
            return
        self._stage_number = 3
        self.bars.grow_to(1.0)
        self.curve_panel.show()
        self._draw.setDuration(max(1, self._context.theme.ms(_DRAWS)))
        self._draw.start()

    def _halt(self) -> None:
        self._next.stop()
        self._stage_number = 3
        self._grow.stop()
        self._draw.stop()

    def _press(self, name: str) -> None:
        self.close_page()
        self.pressed.emit(name)

    # ---- what it says --------------------------------------------------------------------------------------------

    def _write_down(self) -> None:
        """The family book takes the game once, however often it is looked at."""
        result, client = self.result_, self._client
        self._family = family_book()
        people = client.player_seats()
        if result is None or self.is_tried or not client.is_over or not people:
            return
        names = [client.names.seat_name(seat) for seat in people]
        winners = [client.names.seat_name(seat) for seat in result.winners if seat in people]
        points = [result.totals[seat - 1] for seat in people]
        followers = [seat for seat in range(1, len(result.totals) + 1) if client.controls.level(seat) == FOLLOWING]
        beside = max((result.totals[seat - 1] for seat in followers), default=None)
        ahead = (
            () if beside is None else [seat in result.winners or result.totals[seat - 1] > beside for seat in people]
        )
        self._family.record(played_game(client.game.id, client.told.shuffle, names, points, winners, ahead))

    def _order(self) -> list[int]:
        """Seats, the best first; whoever has won stands before others with as many points."""
        assert self.result_ is not None
        totals, winners = self.result_.totals, self.result_.winners
        return sorted(range(1, len(totals) + 1), key=lambda seat: (seat not in winners, -totals[seat - 1], seat))

    def _fill(self) -> None:
        if self.result_ is None or not self._covered_now():
            return
        self._halt()
        theme = self._context.theme
        white = "#ffffff"
        self.eyebrow.setStyleSheet(f"color: {white}; font-weight: 600;")
        self.verdict.setStyleSheet(f"color: {white};")
        title = self._client.game.title
        over = msg("end.game_is_over", "{game} · the game is over", game=title)
        tried = msg("end.what_if_is_over", "{game} · what if…?", game=title)
        self.eyebrow.setText(self._words.label(tried if self.is_tried else over))
        self.verdict.setText(self._words.label(self._verdict(self.result_)))
        self.first_verdict.setVisible(self._first is not None)
        if self._first is not None:
            real = msg(
                "end.real_end", "Only tried out. The game itself ended so: {verdict}", verdict=self._first.summary
            )
            self.first_verdict.setStyleSheet(f"color: {white};")
            self.first_verdict.setText(self._words.say(real))
        self.setAccessibleName(self.verdict.text())
        self.setAccessibleDescription(". ".join(self._points_of(seat) for seat in self._order()))
        self._foot.set_theme(theme)
        self._dress_buttons()
        self._fill_ranks(self.result_)
        self._fill_panels(self.result_)
        self.book.setText(self._words.say(words) if (words := self._book_words()) is not None else "")
        self.update()

    def _points_of(self, seat: int) -> str:
        assert self.result_ is not None
        points = self.result_.totals[seat - 1]
        return self._words.label(msg("a11y.group_with_value", "{what}: {value}", what=SeatArg(seat), value=points))

    @property
    def _is_low(self) -> bool:
        return self.height() < self._context.theme.px(_LOW)

    def _dress_buttons(self) -> None:
        """In a low window their icons alone: all of them are in reach there, and something of the points is seen."""
        theme, low = self._context.theme, self._is_low
        self.eyebrow.setVisible(not low)
        self.book.setVisible(not low)
        self._place_ranks(low)
        for name, words, icon in _BUTTONS:
            first, button, label = name == "again", self.buttons[name], self._words.label(words)
            only_icon = low and (not first or self.width() < theme.px(_NARROW))
            button.setText("" if only_icon else label)
            button.setAccessibleName(label)
            set_tool_tip(button, label if only_icon else "")
            tone = theme.colours.on_strict if first else theme.colours.icon
            self._context.put_icon_beside_words(button, icon, tone=tone)

    def _place_ranks(self, low: bool) -> None:
        """In a low window they scroll with everything else, in a narrow one below each other."""
        column = self.area.column if low else layout_of(self)
        assert isinstance(column, QBoxLayout)
        if column.indexOf(self._ranks_box) < 0:
            column.insertWidget(0 if low else self._ranks_at, self._ranks_box)
        narrow = low and self.width() < self._context.theme.px(_IN_A_ROW)
        self._ranks.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.result_ is not None and (self.buttons["home"].text() == "") != self._is_low:
            self._dress_buttons()

    def _covered_now(self) -> bool:
        return not self._covered.isEnabled()

    def _verdict(self, result: GameResult) -> Message:
        if len(result.winners) == 1 and len(result.totals) > 1:
            seat = SeatArg(result.winners[0])
            if self.is_tried:
                return msg("end.seat_would_have_won", "{seat} would have won!", seat=seat)
            return msg("end.seat_has_won", "{seat} has won!", seat=seat)
        return result.summary

    def _fill_ranks(self, result: GameResult) -> None:
        clear(self._ranks)
        for rank, seat in enumerate(self._order(), 1):
            self._ranks.addWidget(RankCard(self._context, self._client, self._words, seat, rank, result), 1)

    def _fill_panels(self, result: GameResult) -> None:
        clear(self._panels)
        narrow = self.width() < self._context.theme.px(1000)
        self._panels.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        left = PaperPanel(self._context.theme)
        column = make_column(left, gap=8, margins=(18, 12, 18, 12))
        head = QHBoxLayout()
        title = WrapLabel("panel")
        title.setText(self._words.label(msg("end.where_points_came_from", "Where did the points come from?")))
        head.addWidget(title, 1)
        self.as_table = QPushButton()
        self.as_table.setProperty("kind", "quiet")
        self.as_table.setCheckable(True)
        self.as_table.setText(self._words.label(msg("end.as_table_button", "As a table")))
        head.addWidget(self.as_table)
        column.addLayout(head)
        self._panels.addWidget(left, 1)
        self.drawn = QWidget()
        inner = make_column(self.drawn, gap=6, margins=0)
        parts = self.by_source(result)
        self.bars = ScoreBars(self._context, self._client, self._words, parts, self._order())
        inner.addWidget(self.bars)
        facts = memorable_facts(parts, self._curve)
        if facts:
            rule = QFrame()
            rule.setFrameShape(QFrame.Shape.HLine)
            inner.addWidget(rule)
            inner.addWidget(self._facts(facts))
        inner.addStretch(1)
        column.addWidget(self.drawn, 1)
        self.sheet = ScoreSheet(self._context, self._client, self._words, result)
        column.addWidget(self.sheet, 1)
        self.as_table.toggled.connect(self._show_form)
        self.as_table.setChecked(is_reader_on())
        self._show_form(self.as_table.isChecked())
        self.curve_panel = self._curve_panel()
        self._panels.addWidget(self.curve_panel, 1)
        self._grow.valueChanged.connect(self.bars.grow_to)

    def by_source(self, result: GameResult) -> GameResult:
        """The bars tell what brought the points; the table is the score sheet of the rulebook."""
        client = self._client
        return by_source(
            result,
            client.told.reasons(),
            client.story.points,
            client.game.rules,
            self._words.label,
            self._sort_of,
        )

    def _sort_of(self, reason: Reason) -> Message | None:
        """What kind of piece brought it; of a place its name."""
        kind = next((one.kind for one in self._client.blueprint.pieces if one.id == reason.cause), "")
        return msg("window.bare_term", "{what}", what=NounArg(kind)) if kind else reason.name

    def _show_form(self, table: bool) -> None:
        self.drawn.setHidden(table)
        self.sheet.setHidden(not table)

    def _facts(self, facts: list[MemorableFact]) -> QWidget:
        box = QWidget()
        row = make_row(box, gap=14, margins=(0, 8, 0, 0))
        for fact in facts:
            column = make_column(gap=0)
            head = make_row(gap=5)
            sign = PlainLabel()
            sign.setPixmap(self._context.pixmap(fact.icon, 16))
            head.addWidget(sign)
            title = WrapLabel("strong")
            title.setText(self._words.label(fact.title))
            head.addWidget(title, 1)
            column.addLayout(head)
            line = WrapLabel("small")
            line.setText(self._words.say(fact.line))
            column.addWidget(line)
            column.addStretch(1)
            row.addLayout(column, 1)
        return box

    def _curve_panel(self) -> QWidget:
        panel = PaperPanel(self._context.theme)
        column = make_column(panel, margins=(18, 12, 18, 12))
        title = WrapLabel("panel")
        title.setText(self._words.label(msg("end.how_points_grew", "How it went")))
        column.addWidget(title)
        self.curve = ScoreCurve(self._context, self._client, self._words, self._curve or [self._only_point()])
        sign, leads = self.curve.sign_words(), msg("end.points_are_buttons", "A point leads to that moment.")
        hint = WrapLabel("hint")
        hint.setText(" · ".join(self._words.say(one) for one in (sign, leads) if one is not None))
        column.addWidget(hint)
        self.curve.moment_wanted.connect(self._go_to)
        self._draw.valueChanged.connect(self.curve.draw_until)
        column.addWidget(self.curve, 1)
        return panel

    def _only_point(self) -> ScorePoint:
        assert self.result_ is not None
        return ScorePoint(self._client.history.current.number, 0, self.result_.totals)

    def _go_to(self, entry: int) -> None:
        self.close_page()
        self.moment_wanted.emit(entry)

    def _book_words(self) -> Message | None:
        if self.is_tried:
            return None
        assert self.result_ is not None
        if (follows := self._follows_words()) is not None:
            return follows
        game, winners = self._client.game.id, [s for s in self.result_.winners if s in self._client.player_seats()]
        best = self._family.best(game)
        if best is None:
            return None
        name = LiteralArg(best[0])
        if not winners:
            return msg("end.family_book_best", "Family book: best result so far %n ({name})", best[1], name=name)
        wins = self._family.record_of(game, self._client.names.seat_name(winners[0])).wins
        return msg(
            "end.family_book_wins",
            "Family book: win no. {wins} for {seat} in this game · best result so far {best} ({name})",
            wins=wins,
            seat=SeatArg(winners[0]),
            best=best[1],
            name=name,
        )

    def _follows_words(self) -> Message | None:
        """How strong the computer that follows somebody is from now on; None: none did in this game."""
        client = self._client
        people = client.player_seats()
        if not people or FOLLOWING not in map(client.controls.level, range(1, len(client.players) + 1)):
            return None
        pace = self._family.pace(client.game.id, [client.names.seat_name(seat) for seat in people])
        return msg("end.follows_at", "Family book: at your level means from now on: {level}", level=pace_words(pace))

    # ---- form ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.skip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that were meant for what came before this page press none of its buttons."""
        if watched in self.buttons.values() and isinstance(event, QKeyEvent) and self._was_meant_before(event):
            return event.type() == QEvent.Type.KeyPress
        return super().eventFilter(watched, event)

    def _was_meant_before(self, event: QKeyEvent) -> bool:
        return event.key() in _PRESSES and (event.isAutoRepeat() or self._since.elapsed() < _GUARD)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._was_meant_before(event):
            return
        if event.key() == Qt.Key.Key_Escape and self._stage_number < 3:
            self.skip()
            self.skip()
        elif event.key() == Qt.Key.Key_Escape:
            self._press("table")
        elif event.key() == Qt.Key.Key_Space:
            self.skip()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(c.table))
        high = min(self.height(), theme.px(_HEAD))
        head = QRectF(0, 0, self.width(), high)
        if not theme.contrast:
            painter.fillRect(head, QColor(c.strict))
            painter.save()
            painter.setClipRect(head)
            paint_picture(
                painter, head.adjusted(0, 0, 0, 80), start_picture(self._client.game.id, max(1, self.width()), 1.0), 0
            )
            painter.restore()
            shade = QLinearGradient(0, 0, 0, high)
            shade.setColorAt(0, QColor(16, 34, 46, 185))
            shade.setColorAt(0.55, QColor(16, 34, 46, 120))
            table = QColor(c.table)
            shade.setColorAt(1, table)
            painter.fillRect(head, shade)
        painter.end()


def _run(parent: QObject, duration: int) -> QVariantAnimation:
    run = QVariantAnimation(parent)
    run.setStartValue(0.0)
    run.setEndValue(1.0)
    run.setDuration(duration)
    return run
