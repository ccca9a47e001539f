"""A new game: who plays, in which colours and order, and the variants of the game with a line of help each."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine import api
from engine.api import msg
from qtapp.dialogs.frame import Dialog
from qtapp.dialogs.pack_row import PackRow
from qtapp.dialogs.seat_row import SeatRow
from qtapp.kit.app_context import AppContext
from qtapp.kit.choosers import Segments
from qtapp.kit.deferred import DeferredRefresh
from qtapp.kit.focus import tab_through
from qtapp.kit.labels import WrapLabel
from qtapp.kit.layouts import ScrollPage, clear
from qtapp.kit.words import LiveTexts, PlayerNames

_WIDE, _TALL, _AROUND = 560, 520, 150
"""Size of the dialog at 100 % of text: as wide, at least as high, and so much higher than what scrolls in it."""
_BESIDE = 60
"""What stands left and right of what scrolls."""
_SEED = QRegularExpression("[0-9]{0,18}")


@dataclass(frozen=True, slots=True)
class NewGameRequest:
    """What was chosen: everything a session needs to start."""

    game: api.Game
    players: tuple[api.Player, ...]
    settings: dict[str, int]
    seed: int

    def start(self) -> api.Session:
        """The session."""
        return api.Session.start(self.game, self.players, self.settings, self.seed)


class _Seated(PlayerNames):
    """People as they are called in the rows of the dialog at this moment."""

    def __init__(self, rows: Callable[[], Sequence[SeatRow]]) -> None:
        super().__init__({})
        self._rows = rows

    def seat_name(self, seat: int) -> str:
        """What was typed, or what somebody is called who typed nothing."""
        rows = self._rows()
        return rows[seat - 1].name() or rows[seat - 1].placeholder() if seat <= len(rows) else ""


class NewGameDialog(Dialog):
    """Opened by one click on a game; the second click starts it with what was played last."""

    wanted = Signal(object)
    """Wanted: start this."""

    def __init__(self, stage: AppContext, game: api.Game, parent: QWidget | None = None) -> None:
        super().__init__(stage, msg("window.new_game_title", "New game: {game}", game=game.title), parent)
        self._game = game
        remembered = stage.settings.people_at(game.id)
        many = [count for count in game.seat_counts if count > 1] or list(game.seat_counts)
        self._people = remembered if remembered in game.seat_counts else many[0]
        self._values = {option.id: option.choices[0].value for option in game.options}
        self._names = [*stage.settings.names, "", "", "", "", ""][:5]
        colours = [*dict.fromkeys(stage.settings.colours)]
        self._colours = [*colours, *(colour for colour in range(1, 6) if colour not in colours)]
        self.rows: list[SeatRow] = []
        self._variant_words: LiveTexts | None = None
        self.options: dict[str, Segments[int]] = {}
        self._grow = DeferredRefresh(self, self._fit)
        self._build()
        self.fit(_WIDE, _TALL)
        self._fit()

    # ---- the parts -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        words = self.words
        self._area = area = ScrollPage()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard goes from control to control, and it follows
        column = area.column
        column.setContentsMargins(2, 2, 12, 2)
        column.setSpacing(10)
        self.body.addWidget(area, 1)

        head = WrapLabel("panel")
        words.text(head, msg("window.who_is_playing_title", "Who is playing?"))
        column.addWidget(head)
        counts = [(count, msg("window.people_count", "{n}", n=count)) for count in self._game.seat_counts]
        self.people = Segments(words, counts, self._people, msg("window.number_of_people", "Number of people"))
        self.people.chosen.connect(self._set_people)
        row = QHBoxLayout()
        row.addWidget(self.people)
        row.addStretch(1)
        column.addLayout(row)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        column.addLayout(self._seats)
        self._variants = QVBoxLayout()
        self._variants.setSpacing(10)
        column.addLayout(self._variants)
        self.pack: PackRow | None = None
        if self._game.supports_packs:
            self.pack = PackRow(self.stage, self._game)
            self.pack.equipped.connect(self._equip)
            self.pack.told.connect(self._look_at)
            self.pack.checking.connect(self._wait_for_pack)
            column.addWidget(self.pack)
        column.addLayout(self._more(words))
        column.addStretch(1)

        self.start = self.primary_button(msg("window.start_game_button", "Start"), self._start)
        self.cancel_button()
        self._show_variants()
        self._show_seats()
        self.start.setFocus()

    def _fit(self) -> None:
        """Grow until everything is seen that can be chosen now, as far as there is room."""
        for part in cast(list[QWidget], self._area.page.findChildren(QWidget)):
            part.ensurePolished()
        scale = self.stage.theme.text_scale
        needed = self._area.column.heightForWidth(self.width() - _BESIDE) / scale
        self.fit(_WIDE, max(round(self.height() / scale), round(needed) + _AROUND))

    def _wait_for_pack(self, checking: bool) -> None:
        self.start.setEnabled(not checking)

    def _look_at(self, widget: QWidget) -> None:
        """Grow, and scroll to what is now said, once it has its place."""
        self._fit()
        QTimer.singleShot(20, self, lambda: self._area.ensureWidgetVisible(widget, 0, 8))

    def _more(self, words: LiveTexts) -> QVBoxLayout:
        """The seed, hidden until it is asked for."""
        column = QVBoxLayout()
        self.more = QPushButton()
        self.more.setProperty("kind", "quiet")
        self.more.setCheckable(True)
        self.more.setIcon(self.stage.icon("chevron_right"))
        words.text(self.more, msg("window.more_options_button", "More"))
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        box = QFrame()
        inner = QVBoxLayout(box)
        inner.setContentsMargins(10, 0, 0, 0)
        label = WrapLabel("strong")
        words.text(label, msg("window.seed", "Seed"))
        self.seed = QLineEdit()
        self.seed.setValidator(QRegularExpressionValidator(_SEED, self.seed))
        self.seed.setMaximumWidth(self.stage.theme.px(240))
        words.keep(self.seed.setPlaceholderText, msg("window.seed_by_chance", "at random"))
        words.name(self.seed, msg("window.seed", "Seed"))
        hint = WrapLabel("hint")
        words.text(hint, msg("window.seed_tip", "The same seed gives the same shuffle."))
        for widget in (label, self.seed, hint):
            inner.addWidget(widget)
        box.setVisible(False)
        column.addWidget(box)

        def unfold(shown: bool) -> None:
            box.setVisible(shown)
            self.more.setIcon(self.stage.icon("chevron_down" if shown else "chevron_right"))
            self._grow.schedule()

        self.more.toggled.connect(unfold)
        return column

    def _show_seats(self) -> None:
        self._remember()
        clear(self._seats)
        computers = self._computers()
        total = self._people + len(computers)
        self.rows = []
        for number in range(1, total + 1):
            computer = self._computer_name(number)
            name = "" if computer else self._names[number - 1]
            row = SeatRow(self.stage, number, name, self._colours[number - 1], computer, total)
            row.moved.connect(self._move)
            row.recoloured.connect(self._recolour)
            row.field.textChanged.connect(self._rename)
            self.rows.append(row)
            self._seats.addWidget(row)
        self._rename()
        tab_through(self._area.column, self.start)  # these rows were made last, and stand first

    def _show_variants(self) -> None:
        clear(self._variants)
        self._variant_words = None
        self.options = {}
        fitting = [one for one in self._game.options if not one.seats or self._people in one.seats]
        if not fitting:
            return
        holder = QWidget()
        words = self._variant_words = LiveTexts(self.stage.speech, holder, _Seated(lambda: self.rows))
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        head = WrapLabel("panel")
        words.text(head, msg("window.variants_title", "Variants"))
        column.addWidget(head)
        for option in fitting:
            choices = [(choice.value, choice.label) for choice in option.choices if self._fits(option.id, choice.value)]
            if self._values[option.id] not in [value for value, _ in choices]:
                self._values[option.id] = option.choices[0].value
            if len(choices) < 2:
                continue
            label = WrapLabel("strong")
            words.text(label, option.label)
            column.addWidget(label)
            switch = Segments(words, choices, self._values[option.id], option.label)
            switch.chosen.connect(lambda value, id_=option.id: self._set_option(id_, value))
            row = QHBoxLayout()
            row.addWidget(switch)
            row.addStretch(1)
            column.addLayout(row)
            hint = WrapLabel("hint")
            words.text(hint, option.help)
            column.addWidget(hint)
            self.options[option.id] = switch
        self._variants.addWidget(holder)

    def _rename(self) -> None:
        """The variants call people by their names; long ones may need another line."""
        if self._variant_words is not None:
            self._variant_words.say_all()
            self._grow.schedule()

    # ---- what is chosen ------------------------------------------------------------------------------------------

    def _settings(self) -> dict[str, int]:
        """Only the options that exist for so many people."""
        return {
            option.id: self._values[option.id]
            for option in self._game.options
            if not option.seats or self._people in option.seats
        }

    def _fits(self, option: str, value: int) -> bool:
        """Can so many people choose this, with everything else as it is usual?"""
        plain = {one.id: one.choices[0].value for one in self._game.options if one.id in self._settings()}
        return not self._game.setup_errors(self._people, {**plain, option: value})

    def _equip(self, game: api.Game) -> None:
        """Other cards; who plays and the variants stay."""
        self._game = game

    def _computers(self) -> tuple[int, ...]:
        return self._game.computer_seats(self._people, {**self._settings(), "people": self._people})

    def _computer_name(self, number: int) -> str:
        """What a seat is called that the game plays: no two alike, and none like a person. Empty: a person's seat."""
        at = number - self._people - 1
        if at < 0:
            return ""
        taken = {name.casefold() for name in self._names[: self._people]}
        free = [name for name in self._game.computer_names if name.casefold() not in taken]
        return free[at] if at < len(free) else f"{self._game.computer_names[0]} {number}"

    def _set_people(self, people: int) -> None:
        self._remember()
        self._people = people
        self._show_variants()
        self._show_seats()
        self._grow.schedule()

    def _set_option(self, option: str, value: int) -> None:
        self._values[option] = value
        if self._people + len(self._computers()) != len(self.rows):
            self._show_seats()

    def _remember(self) -> None:
        for at, row in enumerate(self.rows):
            if not row.computer:
                self._names[at] = row.name()

    def _move(self, number: int, step: int) -> None:
        """Let a seat change places with its neighbour; both keep name and colour."""
        other = number + step
        if 1 <= other <= self._people:
            self._remember()
            one, two = number - 1, other - 1
            self._names[one], self._names[two] = self._names[two], self._names[one]
            self._colours[one], self._colours[two] = self._colours[two], self._colours[one]
            for row, at in ((self.rows[number - 1], number), (self.rows[other - 1], other)):
                row.show_seat(self._names[at - 1], self._colours[at - 1])
            self.rows[other - 1].focus_move(step)

    def _recolour(self, number: int) -> None:
        """Take the next colour; whoever has it gets the old one."""
        old = self._colours[number - 1]
        at = self._colours.index(old % 5 + 1)
        self._colours[number - 1], self._colours[at] = self._colours[at], old
        for row in self.rows:
            row.show_colour(self._colours[row.number - 1])

    def _start(self) -> None:
        self._remember()
        players = tuple(
            api.Player(row.name() or row.placeholder(), self._colours[row.number - 1], row.computer)
            for row in self.rows
        )
        settings = self._settings()
        complaints = self._game.setup_errors(self._people, settings)
        if complaints:
            self.complain(complaints[0].message)
            return
        kept = self.stage.settings
        kept.names = [name for name in self._names if name] and self._names
        kept.colours = self._colours
        kept.keep_people_at(self._game.id, self._people)
        text = self.seed.text()
        seed = int(text) if text else secrets.randbits(40)
        self.accept()
        self.wanted.emit(NewGameRequest(self._game, players, settings, seed))
