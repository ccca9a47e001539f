"""A new game: what it is about, how it is played, who sits there, whether somebody helps. All else is folded away."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from math import ceil
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QLabel, QLayout, QPushButton, QWidget

from engine import api
from engine.api import Message, msg
from qtapp.dialogs.about_game import AboutGame
from qtapp.dialogs.busy_button import BusyButton
from qtapp.dialogs.computer_players import LevelProvider, computer_levels
from qtapp.dialogs.expert_options import ExpertOptions
from qtapp.dialogs.first_round import FirstRound
from qtapp.dialogs.frame import Dialog
from qtapp.dialogs.new_game_request import NewGameRequest
from qtapp.dialogs.seat_by_way import count_seats, seat_by_way
from qtapp.dialogs.seat_row import SeatRow
from qtapp.dialogs.seat_tiles import SeatTiles
from qtapp.dialogs.setup_banner import SetupBanner
from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.dialogs.small import RulesDialog
from qtapp.dialogs.way import Way
from qtapp.dialogs.ways import HOW, WayTiles
from qtapp.dialogs.what_comes import what_comes
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.focus import tab_through
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, make_column, make_row
from qtapp.kit.paths import resources
from qtapp.kit.speak.words import PlayerNames
from qtapp.kit.wait.deferred import DeferredRefresh

_REFITS = 8
_WIDE, _AROUND = 1040, 82
"""Size of the dialog at 100 % of text: as wide, and so much higher than the banner and what scrolls in it."""
_SIDE = 32
_LARGE = 1.5
"""From this size of text on nothing stands beside what has words of its own."""
_START = msg("setup.start_button", "Let's start!")
_BUSY = msg("setup.setting_the_table", "Setting the table…")
_SECRET = (api.Visibility.HAND, api.Visibility.SECRET)


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
    """Opened by one click on a game; the second click starts it, against the computer or as it was played last."""

    wanted = Signal(object)
    """NewGameRequest: start this."""
    lesson_wanted = Signal(str)
    """The next lesson of this game."""
    box_wanted = Signal(str, str)
    """The workshop of this game, with the kept pack of this file name."""

    def __init__(
        self,
        context: AppContext,
        game: api.Game,
        parent: QWidget | None = None,
        levels: LevelProvider = computer_levels,
        way: Way | None = None,
    ) -> None:
        """`levels`: who may play besides people. `way`: what somebody has chosen already."""
        banner = SetupBanner(context, game)
        super().__init__(
            context, msg("window.new_game_title", "New game: {game}", game=game.title), parent, head=banner
        )
        self.banner = banner
        banner.cross.clicked.connect(self.reject)
        self.draft = self._begin(game, way)
        self._levels = tuple(levels(game))
        self._grow = DeferredRefresh(self, self._fit)
        self._fitted = 0
        """How high it had to be when it was fitted last."""
        self._refits = 0
        """So many times it may still grow by itself after the last change: each time may ask for another."""
        self._build()
        self._fit()

    def _begin(self, game: api.Game, way: Way | None) -> SetupDraft:
        """As it was played last; the first time alone."""
        kept = self.context.settings
        remembered = kept.people_at(game.id)
        many = [count for count in game.seat_counts if count > 1] or list(game.seat_counts)
        people = remembered if remembered in game.seat_counts else many[0]
        first = not kept.was_finished(game.id)
        draft = SetupDraft(
            game, people, kept.names, kept.colours, first, kept.options_of(game.id), kept.levels_at(game.id)
        )
        last = next((one for one in Way if one.value == kept.way_of(game.id)), None)
        if last is None and remembered is not None:
            last = Way.ALONE if draft.persons < 2 else Way.TOGETHER
        if way is None and last is not None and (draft.persons < 2) is (last is Way.ALONE):
            draft.way = last  # people sit as they did
        else:
            seat_by_way(draft, way or last or Way.ALONE)
        return draft

    @property
    def _game(self) -> api.Game:
        return self.draft.game

    @property
    def options(self) -> dict[str, Segments[int]]:
        """The options that are asked, by their ids."""
        return self.expert.options

    @property
    def rows(self) -> list[SeatRow]:
        """The seats."""
        return self.seats.rows

    @property
    def another(self) -> QPushButton:
        """Adds a seat."""
        return self.seats.another

    # ---- the parts -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._area = area = ScrollPage()
        area.page.installEventFilter(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard goes from control to control, and it follows
        column = area.column
        column.setContentsMargins(_SIDE - 3, 8, _SIDE - 3, 4)
        column.setSpacing(9)
        self.body.addWidget(area, 1)
        self._is_large = self.context.theme.text_scale >= _LARGE
        self.about = AboutGame(self.context, self._game)
        self.pages = self.about.pages
        if self.pages is not None:
            self.pages.clicked.connect(lambda _=False: self._show_pages())
        column.addWidget(self.about)
        column.addLayout(self._ask_way())
        column.addWidget(self.ways)
        self.seats = SeatTiles(self.context, self.draft, self._levels)
        self.seats.changed.connect(self._refresh)
        self.seats.renamed.connect(self._rename)
        column.addWidget(self.seats)
        self.hidden_hands = QCheckBox()
        self.hidden_hands.setChecked(True)
        self.words.text(self.hidden_hands, msg("setup.hidden_hands", "Hidden hands: change places before the screen"))
        self.words.tip(
            self.hidden_hands,
            msg("setup.hidden_hands_tip", "Off: hands lie open and no curtain falls between two turns."),
        )
        self.hidden_hands.toggled.connect(lambda _: self._say_what_comes())
        column.addWidget(self.hidden_hands)
        self._ask_experts()
        column.addLayout(self._ask_known())
        column.addWidget(self.expert)
        self._first_round = FirstRound(self.context, self._game.introduction)
        column.addWidget(self._first_round)
        column.addStretch(1)
        self.note = self.foot_note(beside=not self._is_large)
        self.cancel = self.cancel_button()
        self.start = BusyButton(self.context)
        self.start.setProperty("kind", "primary")
        self.start.setProperty("tall", True)
        self.words.text(self.start, _START)
        self.start.clicked.connect(lambda _=False: self._start())
        self.foot.addWidget(self.start)
        self.start.setDefault(True)
        self.words.spoken.connect(self._say_what_comes)
        self._refresh()
        self.start.setFocus()
        if self.pack is not None:
            self.pack.take_remembered()

    def _ask_way(self) -> QBoxLayout:
        """How one plays, and beside it at how many seats."""
        row = self._row()
        head = WrapLabel("panel")
        self.words.text(head, HOW)
        counts = [(count, msg("window.people_count", "{n}", n=count)) for count in self._game.seat_counts]
        number = msg("window.number_of_people", "Number of people")
        self.people = Segments(self.words, counts, self.draft.people, number)
        self.people.chosen.connect(self._set_people)
        self.words.tip(self.people, number)
        self._count = PlainLabel()
        self._count.setProperty("role", "hint")
        self.words.text(self._count, msg("setup.seats_at_the_table", "Seats at the table"))
        line = FlowLayout(gap=10, right=not self._is_large)
        for part in (self._count, self.people):
            line.addWidget(part)
        row.addWidget(head, 1)
        row.addLayout(line)
        self.ways = WayTiles(self.context, self._possible_ways())
        self.ways.chosen.connect(self._set_way)
        return row

    def _possible_ways(self) -> list[Way]:
        """Nobody is asked for company in a game for one, and nobody is sent to lessons that are not there."""
        several = max(self._game.seat_counts) > 1
        lessons = any((resources() / self._game.id / "lessons").glob("*"))
        possible = {Way.ALONE: True, Way.TOGETHER: several, Way.PHONES: several, Way.LEARN: lessons}
        return [way for way, is_possible in possible.items() if is_possible]

    def _make_own(self, game: str, used: str) -> None:
        self.reject()
        self.box_wanted.emit(game, used)

    def _ask_experts(self) -> None:
        self.expert = ExpertOptions(self.context, self.draft, _Seated(lambda: self.rows))
        self.more, self.seed, self.pack = self.expert.more, self.expert.seed, self.expert.pack
        self.expert.changed.connect(self._refresh)
        self.expert.resized.connect(self._grow.schedule)
        if self.pack is not None:
            self.pack.equipped.connect(self._equip)
            self.pack.told.connect(self._look_at)
            self.pack.workshop_wanted.connect(self._make_own)
            self.pack.checking.connect(lambda checking: self.start.setEnabled(not checking))

    def _ask_known(self) -> QBoxLayout:
        """First game or not, on one line; what that means below it; beside it the way to everything else."""
        asked = msg("setup.played_before", "Have you played this before?")
        head: QLabel = WrapLabel() if self._is_large else PlainLabel()
        head.setProperty("role", "strong")
        self.words.text(head, asked)
        choices = (
            (True, msg("setup.first_time", "First time: a guide helps")),
            (False, msg("setup.known_game", "We know it")),
        )
        self.experience = Segments(self.words, choices, self.draft.is_first_game, asked)
        self.experience.chosen.connect(self._set_first)
        self.first, self.known = self.experience.button(True), self.experience.button(False)
        self._means = WrapLabel("hint")
        line = FlowLayout(gap=10) if self._is_large else make_row(gap=10)
        for part in (head, self.experience):
            line.addWidget(part)
        column = make_column(gap=2)
        row = self._row()
        row.addLayout(line)
        if not self._is_large:
            row.addStretch(1)
        row.addWidget(self.more)
        column.addLayout(row)
        below = self._row()
        below.addWidget(self._means, 1)
        below.addWidget(self.expert.summary, 1)
        column.addLayout(below)
        self._experience_parts = (head, self.experience, self._means, self.more, self.expert.summary)
        return column

    def _row(self) -> QBoxLayout:
        """Side by side; in large letters below each other."""
        return make_column(gap=4) if self._is_large else make_row(gap=10)

    # ---- sizes ---------------------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Be as high as what can be chosen now, as far as there is room."""
        self._refits = max(0, self._refits - 1)
        for part in cast(list[QWidget], self._area.page.findChildren(QWidget)):
            part.ensurePolished()
            inner: QLayout | None = part.layout()
            if inner is not None:  # what was measured before names changed no longer holds
                inner.invalidate()
        self._area.column.invalidate()
        scale = self.context.theme.text_scale
        self.fit(_WIDE, round(max(self.height() / scale, 1)) if self.isVisible() else 1)
        self.seats.place(self.width() - 2 * _SIDE)
        before = round(self.height() / scale)
        shows_round = self.draft.is_first_game and bool(self._game.introduction.steps)
        for shown, low in ((shows_round, False), (shows_round, True), (False, False)):
            self._first_round.setVisible(shown)  # it can be done without, before anything has to be scrolled
            self.banner.set_low(low)
            needed = self._needed()
            self.fit(_WIDE, max(before, ceil(needed / scale)))
            if self.height() >= needed:
                break
        fits = self.height() >= needed  # a bar that comes for a moment would make itself needed
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._area.setVerticalScrollBarPolicy(policy)
        self._fitted = needed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Names that need another line have it only once they are laid out: then it grows again."""
        asks = event.type() == QEvent.Type.LayoutRequest and self._refits > 0 and self.isVisible()
        if asks and self._needed() != self._fitted:
            self._grow.schedule()
        return super().eventFilter(watched, event)

    def _needed(self) -> int:
        """How high it has to be that nothing is scrolled."""
        if not self.isVisible():  # words measure themselves by the width that they have
            self._area.page.resize(self.width(), self.height())
            self._area.column.activate()
        tall = self._area.column.heightForWidth(self.width()) + self.banner.height_at(self.width())
        return tall + round(_AROUND * min(self.context.theme.text_scale, 1.6))

    def _look_at(self, widget: QWidget) -> None:
        """Unfold, grow, and scroll to what is now said."""
        self.expert.unfold()
        self.expert.show_options()
        self._fit()
        self._area.look_at(widget)

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show everything as it is chosen now."""
        draft = self.draft
        plays = draft.way is not Way.LEARN
        refusal = draft.choices.first_game_refusal()
        self.first.setEnabled(refusal is None)
        self.first.setAccessibleDescription(self.words.say(refusal) if refusal is not None else "")
        self.experience.set_value(draft.is_first_game)
        for button in (self.first, self.known):  # one stop for Tab: what is chosen
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)
        self.ways.choose(draft.way)
        self.people.set_value(draft.people)
        self.seats.show_draft()
        self.expert.show_options()
        for part in (self.people, self._count, self.seats, *self._experience_parts):
            part.setVisible(plays)
        self.expert.setVisible(plays and self.more.isChecked())
        self.hidden_hands.setVisible(draft.way is Way.TOGETHER and self._has_secrets() and draft.persons > 1)
        self._say_what_comes()
        tab_through(self._area.column, self.start)  # seats that were made last stand before what follows them
        self._grow.schedule()

    def _has_secrets(self) -> bool:
        blueprint = self._game.blueprint(self.draft.people, self.draft.settings)
        return any(place.visibility in _SECRET for place in blueprint.places)

    def _say_what_comes(self) -> None:
        """What the first-game choice means, and at the foot what will happen."""
        draft, words = self.draft, self._game.introduction
        refusal = draft.choices.first_game_refusal() if draft.wants_first_game else None
        means: Message = words.first_game if draft.is_first_game else refusal or words.known_game
        self._means.setText(self.words.say(means))
        hides = self._has_secrets() and self.hidden_hands.isChecked()
        self.note.setText(self.words.say(what_comes(draft, self.rows, hides)))

    def _rename(self) -> None:
        """The options call people by their names, and long ones need another line."""
        self.expert.say_names()
        self._say_what_comes()
        self._refits = _REFITS
        self._grow.schedule()

    # ---- what is chosen ------------------------------------------------------------------------------------------

    def _set_way(self, way: Way) -> None:
        seat_by_way(self.draft, way)
        self._refresh()

    def _set_first(self, first: bool) -> None:
        self.draft.wants_first_game = first
        self._refresh()

    def _set_people(self, people: int) -> None:
        count_seats(self.draft, people)
        self._refresh()

    def _equip(self, game: api.Game) -> None:
        """Other cards; who plays and the options stay."""
        self.draft.game = game
        self.expert.show_options()

    def _show_pages(self) -> None:
        """What a round looks like, before anybody sits down."""
        RulesDialog(self.context, self._game, self).open()

    def _start(self) -> None:
        """The bar shows before anything is done; the dialog stays until the table is laid."""
        if self.start.busy:
            return
        self.start.set_busy(self.words.label(_BUSY))
        if self.draft.way is Way.LEARN:
            self.lesson_wanted.emit(self._game.id)
        else:
            self.wanted.emit(self._request())
        self.accept()

    def _request(self) -> NewGameRequest:
        draft, settings = self.draft, self.draft.settings
        players = tuple(
            api.Player(row.name() or row.placeholder(), draft.colours[row.number - 1], row.computer)
            for row in self.rows
        )
        levels = tuple(row.level for row in self.rows)
        self._remember(levels)
        text = self.seed.text()
        seed = int(text) if text else secrets.randbits(40)
        open_hands = not self.hidden_hands.isHidden() and not self.hidden_hands.isChecked()
        first, phones = draft.is_first_game, draft.way is Way.PHONES
        natures = tuple(row.nature for row in self.rows)
        return NewGameRequest(self._game, players, settings, seed, first, open_hands, levels, natures, phones)

    def _remember(self, levels: tuple[int, ...]) -> None:
        draft, kept = self.draft, self.context.settings
        kept.names = [name for name in draft.names if name] and draft.names
        kept.colours = draft.colours
        kept.keep_way_of(self._game.id, draft.way.value)
        kept.keep_people_at(self._game.id, draft.people)
        kept.keep_levels_at(self._game.id, levels[: draft.people])
        if not draft.is_first_game:
            kept.keep_options_of(self._game.id, draft.settings)
