"""A new game in two questions: have you played this before, and who sits at the table? All else is folded away."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import cast

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from engine import api
from engine.api import msg
from qtapp.dialogs.busy_button import BusyButton
from qtapp.dialogs.choice_card import ChoiceCard
from qtapp.dialogs.computer_players import LevelProvider, computer_levels
from qtapp.dialogs.expert_options import ExpertOptions
from qtapp.dialogs.first_round import FirstRound
from qtapp.dialogs.frame import Dialog
from qtapp.dialogs.seat_row import SeatRow
from qtapp.dialogs.setup_banner import SetupBanner
from qtapp.dialogs.setup_draft import SetupDraft
from qtapp.dialogs.small import RulesDialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.controls.focus import tab_through
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.kit.speak.words import PlayerNames
from qtapp.kit.wait.deferred import DeferredRefresh
from qtapp.session.controls import drawn_control, level_of

_WIDE, _AROUND = 960, 92
"""Size of the dialog at 100 % of text: as wide, and so much higher than the banner and what scrolls in it."""
_SIDE = 32
_TILE, _CARD = 250, 340
"""A seat and a large choice are at least so wide at 100 % of text."""
_START = msg("setup.start_button", "Let's start!")
_BUSY = msg("setup.setting_the_table", "Setting the table…")
_SECRET = (api.Visibility.HAND, api.Visibility.SECRET)


@dataclass(frozen=True, slots=True)
class NewGameRequest:
    """What was chosen: everything a session needs to start."""

    game: api.Game
    players: tuple[api.Player, ...]
    settings: dict[str, int]
    seed: int
    first_game: bool = False
    """Do they play it for the first time? Then somebody may guide them."""
    open_hands: bool = False
    """May everybody look? Then no curtain falls between two turns."""
    levels: tuple[int, ...] = ()
    """Of the computer players, in seat order; 0: a person, or the game itself."""

    def start(self) -> api.Session:
        """The session."""
        session = api.Session.start(self.game, self.players, self.settings, self.seed)
        session.controls = {seat: drawn_control(level) for seat, level in enumerate(self.levels, 1) if level}
        return session


def request_again(session: api.Session, open_hands: bool) -> NewGameRequest:
    """The same people in the same game once more, with the same options; only the shuffle is another."""
    levels = tuple(level_of(session, seat) for seat in range(1, len(session.players) + 1))
    seed = secrets.randbits(40)
    return NewGameRequest(session.game, session.players, dict(session.settings), seed, False, open_hands, levels)


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
    """Opened by one click on a game; the second click starts it with the people who played last."""

    wanted = Signal(object)
    """NewGameRequest: start this."""

    def __init__(
        self,
        context: AppContext,
        game: api.Game,
        parent: QWidget | None = None,
        levels: LevelProvider = computer_levels,
    ) -> None:
        """`levels`: who may play besides people."""
        banner = SetupBanner(context, game)
        super().__init__(
            context, msg("window.new_game_title", "New game: {game}", game=game.title), parent, head=banner
        )
        self.banner = banner
        banner.cross.clicked.connect(self.reject)
        kept = context.settings
        remembered = kept.people_at(game.id)
        many = [count for count in game.seat_counts if count > 1] or list(game.seat_counts)
        people = remembered if remembered in game.seat_counts else many[0]
        first = not kept.was_finished(game.id)
        self.draft = SetupDraft(
            game, people, kept.names, kept.colours, first, kept.options_of(game.id), kept.levels_at(game.id)
        )
        self._levels = tuple(levels(game))
        self.rows: list[SeatRow] = []
        self._grow = DeferredRefresh(self, self._fit)
        self._build()
        self._fit()

    @property
    def _game(self) -> api.Game:
        return self.draft.game

    @property
    def options(self) -> dict[str, Segments[int]]:
        """The options that are asked, by their ids."""
        return self.expert.options

    # ---- the parts -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._area = area = ScrollPage()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard goes from control to control, and it follows
        column = area.column
        column.setContentsMargins(_SIDE - 3, 10, _SIDE - 3, 10)
        column.setSpacing(8)
        self.body.addWidget(area, 1)
        self._ask_known(column.addWidget, column.addLayout)
        self._ask_people(column.addWidget, column.addLayout)
        self._way = FirstRound(self.context, self._game.introduction)
        column.addWidget(self._way)
        self.expert = ExpertOptions(self.context, self.draft, _Seated(lambda: self.rows))
        self.more, self.seed, self.pack = self.expert.more, self.expert.seed, self.expert.pack
        self.expert.changed.connect(self._refresh)
        self.expert.resized.connect(self._grow.schedule)
        if self.pack is not None:
            self.pack.equipped.connect(self._equip)
            self.pack.told.connect(self._look_at)
            self.pack.checking.connect(self._wait_for_pack)
        column.addWidget(self.expert)
        self.hidden_hands = QCheckBox()
        self.hidden_hands.setChecked(True)
        self.words.text(self.hidden_hands, msg("setup.hidden_hands", "Hidden hands: change places before the screen"))
        self.words.tip(
            self.hidden_hands,
            msg("setup.hidden_hands_tip", "Off: hands lie open and no curtain falls between two turns."),
        )
        column.addWidget(self.hidden_hands)
        column.addStretch(1)
        self.pages: QPushButton | None = None
        if self._game.teaching is not None:
            self.pages = self.button(self._game.teaching.title, self._show_pages, "quiet")
            self.context.put_icon_beside_words(self.pages, "rules")
        self.cancel = self.cancel_button()
        self.start = BusyButton(self.context)
        self.start.setProperty("kind", "primary")
        self.start.setProperty("tall", True)
        self.words.text(self.start, _START)
        self.start.clicked.connect(lambda _=False: self._start())
        self.foot.addWidget(self.start)
        self.start.setDefault(True)
        self._refresh()
        self.start.setFocus()
        if self.pack is not None:
            self.pack.take_remembered()

    def _ask_known(self, add: Callable[[QWidget], object], add_row: Callable[[QGridLayout], object]) -> None:
        """First game or not."""
        head = WrapLabel("panel")
        self.words.text(head, msg("setup.played_before", "Have you played this before?"))
        add(head)
        words = self._game.introduction
        back = ("undo", msg("setup.feature_take_back", "everything can be taken back"))
        guide = ("bulb", msg("setup.feature_guide", "a guide helps along"))
        last = ("history", msg("setup.feature_last_time", "options as last time"))
        badge = msg("setup.recommended", "recommended") if self.draft.wants_first_game else None
        self.first = ChoiceCard(
            self.context, msg("setup.first_game", "First game"), words.first_game, (guide, back), badge
        )
        self.known = ChoiceCard(self.context, msg("setup.known_game", "We know it"), words.known_game, (last,))
        group = QButtonGroup(self)
        self._choice = QGridLayout()
        self._choice.setSpacing(10)
        for card, first in ((self.first, True), (self.known, False)):
            group.addButton(card)
            card.clicked.connect(lambda _=False, first=first: self._set_first(first))
        add_row(self._choice)

    def _ask_people(
        self, add: Callable[[QWidget], object], add_row: Callable[[QHBoxLayout | QGridLayout], object]
    ) -> None:
        """Who plays."""
        row = QHBoxLayout()
        head = WrapLabel("panel")
        self.words.text(head, msg("setup.who_sits_here", "Who sits at the table?"))
        row.addWidget(head, 1)
        counts = [(count, msg("window.people_count", "{n}", n=count)) for count in self._game.seat_counts]
        number = msg("window.number_of_people", "Number of people")
        self.people = Segments(self.words, counts, self.draft.people, number)
        self.people.chosen.connect(self._set_people)
        self.words.tip(self.people, number)
        row.addWidget(self.people)
        add_row(row)
        self._seats = QGridLayout()
        self._seats.setSpacing(10)
        add_row(self._seats)
        self.another = QPushButton(self)
        self.another.setProperty("kind", "dashed")
        self.another.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.context.put_icon_beside_words(self.another, "plus")
        self.words.text(self.another, msg("setup.one_more_person", "Somebody else"))
        self.another.clicked.connect(lambda _=False: self._add_person())
        self.no_computer = WrapLabel("hint")
        self.no_computer.hide()
        add(self.no_computer)

    # ---- sizes ---------------------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Be as high as what can be chosen now, as far as there is room."""
        for part in cast(list[QWidget], self._area.page.findChildren(QWidget)):
            part.ensurePolished()
        scale = self.context.theme.text_scale
        self.fit(_WIDE, round(max(self.height() / scale, 1)) if self.isVisible() else 1)
        self._place(self.width())
        if not self.isVisible():  # words measure themselves by the width that they have
            self._area.page.resize(self.width(), self.height())
            self._area.column.activate()
        needed = self._area.column.heightForWidth(self.width()) + self.banner.height_at(self.width())
        needed += round(_AROUND * min(scale, 1.6))
        self.fit(_WIDE, max(round(self.height() / scale), ceil(needed / scale)))

    def _place(self, width: int) -> None:
        """As many seats and choices beside each other as there is room for."""
        inner = width - 2 * _SIDE
        px = self.context.theme.px
        columns = max(1, min(4, (inner + 10) // px(_TILE + 6)))
        for at in range(4):
            self._seats.setColumnStretch(at, 1 if at < columns else 0)
        tiles: list[QWidget] = [*self.rows, *([self.another] if not self.another.isHidden() else [])]
        for tile in (*self.rows, self.another):
            self._seats.removeWidget(tile)
        for at, tile in enumerate(tiles):
            self._seats.addWidget(tile, at // columns, at % columns)
        beside = inner >= px(2 * _CARD)
        for at, card in enumerate((self.first, self.known)):
            self._choice.removeWidget(card)
            self._choice.addWidget(card, 0 if beside else at, at if beside else 0)
        self._choice.setColumnStretch(0, 1)
        self._choice.setColumnStretch(1, 1 if beside else 0)

    def _look_at(self, widget: QWidget) -> None:
        """Unfold, grow, and scroll to what is now said, once it has its place."""
        self.expert.unfold()
        self.expert.show_options()
        self._fit()
        QTimer.singleShot(20, self, lambda: self._area.ensureWidgetVisible(widget, 0, 8))

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show everything as it is chosen now."""
        draft = self.draft
        refusal = draft.choices.first_game_refusal()
        self.first.refuse(refusal)
        (self.first if draft.is_first_game else self.known).setChecked(True)
        for card in (self.first, self.known):  # one stop for Tab: what is chosen
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card.isChecked() else Qt.FocusPolicy.ClickFocus)
        self.people.set_value(draft.people)
        self._show_seats()
        self._way.setVisible(draft.is_first_game and bool(self._game.introduction.steps))
        self.expert.show_options()
        blueprint = self._game.blueprint(draft.people, draft.settings)
        secrets_ = any(place.visibility in _SECRET for place in blueprint.places)
        self.hidden_hands.setVisible(secrets_ and draft.persons > 1)
        tab_through(self._area.column, self.start)  # seats that were made last stand before what follows them
        self._grow.schedule()

    def _show_seats(self) -> None:
        draft = self.draft
        total = draft.people + draft.computers
        for row in self.rows:
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        has_own = any(not one.level for one in self._levels)
        offers = has_own and (draft.could_have_computer() or bool(draft.computers))
        refusal = draft.computer_refusal() if offers else None
        strong = tuple(one for one in self._levels if one.level)
        for number in range(1, total + 1):
            computer = draft.computer_name(number)
            level = 0 if computer else draft.levels[number - 1]
            name = "" if computer else (draft.nicknames if level else draft.names)[number - 1]
            if computer:
                levels = self._levels if draft.can_seat_person() else ()
            else:
                levels = self._levels if offers else strong
            nickname = draft.nickname(number) if level else ""
            colour = draft.colours[number - 1]
            row = SeatRow(self.context, number, name, colour, computer, draft.people, levels, level, nickname)
            row.moved.connect(self._move)
            row.recoloured.connect(self._recolour)
            row.kind_wanted.connect(self._set_kind)
            row.field.textChanged.connect(self._rename)
            if refusal is not None:
                row.refuse_own(refusal)
            self.rows.append(row)
        self.another.setVisible(draft.can_seat_person())
        shown = refusal if refusal is not None and draft.could_have_computer() else None
        self.no_computer.setText(self.words.say(_no_computer(shown)) if shown is not None else "")
        self.no_computer.setVisible(shown is not None)
        self._place(self.width())

    def _rename(self) -> None:
        """The draft knows every name at once; the options call people by them, and long ones need another line."""
        self._remember()
        self.expert.say_names()
        self._grow.schedule()

    # ---- what is chosen ------------------------------------------------------------------------------------------

    def _set_first(self, first: bool) -> None:
        self.draft.wants_first_game = first
        self._refresh()

    def _set_people(self, people: int) -> None:
        self.draft.people = people
        self._refresh()

    def _add_person(self) -> None:
        self.draft.seat_person()
        self._refresh()
        self.rows[self.draft.people - 1].field.setFocus()

    def _set_kind(self, number: int, level: str) -> None:
        chosen = next((one.level for one in self._levels if one.id == level), None)
        if chosen == 0:
            self.draft.seat_computer(number)
        else:
            self.draft.seat_level(number, chosen or 0)
        self._refresh()
        self.rows[min(number, len(self.rows)) - 1].kind.setFocus()

    def _equip(self, game: api.Game) -> None:
        """Other cards; who plays and the options stay."""
        self.draft.game = game
        self.expert.show_options()

    def _wait_for_pack(self, checking: bool) -> None:
        self.start.setEnabled(not checking)

    def _remember(self) -> None:
        for at, row in enumerate(self.rows):
            if not row.computer:
                (self.draft.nicknames if row.level else self.draft.names)[at] = row.name()

    def _move(self, number: int, step: int) -> None:
        """Let a seat change places with its neighbour."""
        other = number + step
        if 1 <= other <= self.draft.people:
            self.draft.swap(number, other)
            self._refresh()
            self.rows[other - 1].focus_move(step)

    def _recolour(self, number: int) -> None:
        self.draft.recolour(number)
        for row in self.rows:
            row.show_colour(self.draft.colours[row.number - 1])

    def _show_pages(self) -> None:
        """What a round looks like, before anybody sits down."""
        RulesDialog(self.context, self._game, self).open()

    def _start(self) -> None:
        """The bar shows before anything is done; the dialog stays until the table is laid."""
        if self.start.busy:
            return
        self.start.set_busy(self.words.label(_BUSY))
        draft, settings = self.draft, self.draft.settings
        players = tuple(
            api.Player(row.name() or row.placeholder(), draft.colours[row.number - 1], row.computer)
            for row in self.rows
        )
        kept = self.context.settings
        kept.names = [name for name in draft.names if name] and draft.names
        kept.colours = draft.colours
        kept.keep_people_at(self._game.id, draft.people)
        levels = tuple(row.level for row in self.rows)
        kept.keep_levels_at(self._game.id, levels[: draft.people])
        if not draft.is_first_game:
            kept.keep_options_of(self._game.id, settings)
        text = self.seed.text()
        seed = int(text) if text else secrets.randbits(40)
        open_hands = not self.hidden_hands.isHidden() and not self.hidden_hands.isChecked()
        request = NewGameRequest(self._game, players, settings, seed, draft.is_first_game, open_hands, levels)
        self.wanted.emit(request)
        self.accept()


def _no_computer(reason: api.Message) -> api.Message:
    return msg("setup.no_rulebook_opponent", "No opponent from the rulebook: {reason}", reason=reason)
