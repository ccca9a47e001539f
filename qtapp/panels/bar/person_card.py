"""The card of one person: what can be counted before them, the way to their board, and who plays for them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from engine.api import FOLLOWING, Message, Nature, level_name, msg, nature_of
from qtapp.board.scene.scene import TableScene
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import clear, make_column, make_row, parent_of
from qtapp.kit.paint.icons import own_icon
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import ASLEEP, LiveTexts, person, play_here
from qtapp.panels.bar.chips import count_words
from qtapp.panels.bar.open_hand import OpenHand
from qtapp.panels.bar.people import Chip, SeatFacts
from qtapp.session.client import SeatClient


def computer_words(level: int, nature: Nature | None = None) -> Message:
    """What is said of a seat that no person plays; 0: the game's own rules play it."""
    if not level:
        return msg("window.computer", "Computer")
    called = level_name(level)
    if nature is not None:
        called = msg("players.level_and_nature", "{level} · {nature}", level=called, nature=nature.name)
    return msg("players.computer_of_level", "Computer: {level}", level=called)


def nature_words(nature: Nature) -> Message:
    """What somebody is like, in one line."""
    return msg("players.nature_and_line", "{nature}: {says}", nature=nature.name, says=nature.says)


_FOLLOWS = msg("players.follows_your_results", "Follows your results: as strong as you are in this game.")


class PersonCard(PaperPanel):
    """Everything that can be counted before one person, the way to their board, and who plays for them. Esc takes it
    away.
    """

    fly_wanted = Signal(int)
    control_wanted = Signal(int, int)
    here_wanted = Signal(int)
    """The device of this seat sleeps: it shall be played here."""
    """The seat, and the level of the computer player that shall answer for it; 0: a person."""

    def __init__(self, context: AppContext, client: SeatClient, table: TableScene, parent: QWidget) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._table = table
        self._words = LiveTexts(context.speech, self, client.names)
        self._keyboard = FocusRestorer(self)
        self.seat = 0
        self._column = make_column(self, gap=6, margins=(14, 12, 14, 14))
        self.fly: QPushButton | None = None
        self.hand: OpenHand | None = None
        """What they hold, where hands lie open; None: it is theirs alone."""
        self.take_over: QPushButton | None = None
        self.levels: QPushButton | None = None
        client.viewer_changed.connect(self.dismiss)
        client.replaced.connect(self.dismiss)
        context.theme_changed.connect(self.dismiss)
        self._words.spoken.connect(self.dismiss)
        self.hide()

    def unfold(self, facts: SeatFacts, at: QPoint) -> None:
        """Show a person's card below their chip; again: fold it."""
        if self.isVisible() and self.seat == facts.seat:
            self.dismiss()
            return
        self._keyboard.take()
        self.set_theme(self._context.theme)
        self.seat = facts.seat
        clear(self._column)
        nature = nature_of(self._client.game, facts.nature) if facts.level else None
        head = QHBoxLayout()
        plate = PlainLabel()
        plate.setPixmap(self._context.pixmap(f"seat.{facts.colour}", 26))
        head.addWidget(plate)
        if nature is not None:
            face = PlainLabel()
            face.setPixmap(self._context.pixmap(f"nature.{nature.id}", 40))
            head.addWidget(face)
        name = ElideLabel("panel")
        name.setText(self._words.label(person(facts.seat)))
        head.addWidget(name, 1)
        self._column.addLayout(head)
        for told, message in (
            (facts.asked, msg("window.seat_to_move", "To move")),
            (facts.first, msg("window.goes_first", "Goes first")),
            (facts.computer, computer_words(facts.level)),
            *([(True, nature_words(nature))] if nature is not None else []),
            (facts.level == FOLLOWING, _FOLLOWS),
            (facts.asleep, ASLEEP),
        ):
            if told:
                line = WrapLabel("muted")
                line.setText(self._words.label(message))
                self._column.addWidget(line)
        for chip in facts.chips:
            self._column.addLayout(self._row(chip))
        held = [] if facts.seat == self._client.viewer else self._client.looker.open_hand(facts.seat)
        self.hand = OpenHand(self._table, held) if held else None
        if self.hand is not None:
            self._column.addWidget(self.hand)
        self.fly = QPushButton(self._words.label(msg("window.fly_to_their_board", "Go to their board")))
        self.fly.clicked.connect(lambda: self._fly(facts.seat))
        self._column.addWidget(self.fly)
        self._offer_control(facts)
        self._words.name(self, person(facts.seat))
        wide = self._context.theme.px(300 if self.hand is None else 424)
        self.resize(wide + SHADOW, min(self._column.heightForWidth(wide) + SHADOW, parent_of(self).height() - 16))
        room = parent_of(self).width() - self.width() - 8
        self.move(max(8, min(at.x(), room)), at.y())
        self.show()
        self.raise_()
        self.fly.setFocus()

    def _offer_control(self, facts: SeatFacts) -> None:
        """Hand the seat over to a computer player, or take it back; it can be done at any moment."""
        self.take_over = self.levels = None
        if not self._client.controls.can_change(facts.seat) or self._client.is_over:
            return
        if facts.asleep:
            here = QPushButton(self._words.label(play_here(facts.seat)))
            self._context.put_icon_beside_words(here, "person", 16)
            here.clicked.connect(partial(self._play_here, facts.seat))
            self._column.addWidget(here)
        if facts.level:
            self.take_over = QPushButton(self._words.label(msg("players.take_seat_back", "A person plays on")))
            self._context.put_icon_beside_words(self.take_over, "person", 16)
            self.take_over.clicked.connect(partial(self._control, facts.seat, 0))
            self._column.addWidget(self.take_over)
        other = msg("players.change_level", "Another level")
        given = msg("players.give_seat_to_computer", "Let the computer play")
        self.levels = QPushButton(self._words.label(other if facts.level else given))
        self._context.put_icon_beside_words(self.levels, "robot", 16)
        menu = QMenu(self.levels)
        for level in range(1, FOLLOWING + 1):
            action = menu.addAction(self._words.label(level_name(level)))
            action.setCheckable(True)
            action.setChecked(level == facts.level)
            action.triggered.connect(partial(self._control, facts.seat, level))
        self.levels.setMenu(menu)
        self._column.addWidget(self.levels)

    def _play_here(self, seat: int, _: bool = False) -> None:
        self.dismiss()
        self.here_wanted.emit(seat)

    def _control(self, seat: int, level: int, _: bool = False) -> None:
        self.dismiss()
        self.control_wanted.emit(seat, level)

    def _row(self, chip: Chip) -> QHBoxLayout:
        row = make_row(gap=8)
        picture = PlainLabel()
        picture.setPixmap(self._context.pixmap(own_icon(self._client.blueprint.game, chip.icon), 20))
        row.addWidget(picture)
        words = WrapLabel()
        words.setText(self._words.label(count_words(chip)))
        row.addWidget(words, 1)
        return row

    def _fly(self, seat: int) -> None:
        self.dismiss()
        self.fly_wanted.emit(seat)

    def dismiss(self, *_: object) -> None:
        """Fold it, also while another page lies over the table: else it would come back with the table."""
        if self.isVisible():
            self._keyboard.give_back()
        self.hide()
        self.seat = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
