"""The people at the table: symbol, name, what everybody may count before them, whose turn it is, who goes first."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.api import Arg, Blueprint, Message, NounArg, PlaceArg, PlaceView, SeatView, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.deferred import DeferredRefresh
from qtapp.kit.icons import has_icon
from qtapp.kit.labels import ElideLabel, PlainLabel
from qtapp.kit.layouts import FlowLayout, ScrollPage, clear
from qtapp.kit.words import LiveTexts, person
from qtapp.session.client import SeatClient


@dataclass(frozen=True, slots=True)
class Chip:
    """So many of something before a seat."""

    icon: str
    n: int
    kind: str
    place: str


class SummaryHints:
    """What a table's blueprint says about counting: which places together, which not, and with which icons."""

    def __init__(self, blueprint: Blueprint) -> None:
        self._chips = {place.id.partition("{")[0]: place.chip for place in blueprint.places}
        self._families = tuple(place.id.partition("{")[0] for place in blueprint.places if place.bounds)
        self._icons = {_stem(count.kind): count.icon for count in blueprint.kinds if count.icon}
        self.scores = frozenset(count.kind for count in blueprint.kinds if count.is_score)
        self.markers = frozenset(
            (
                *(_stem(count.kind) for count in blueprint.kinds if count.is_marker),
                *(piece.kind for piece in blueprint.pieces if piece.is_marker),
            )
        )
        self.first_player = blueprint.first_player

    def chip(self, place: str) -> str | None:
        """How a place is counted (`PlaceDef.chip`); a member of a family as all of it."""
        if place in self._chips:
            return self._chips[place]
        return next((self._chips[prefix] for prefix in self._families if place.startswith(prefix)), "")

    def icon(self, kind: str) -> str:
        """The icon of a kind; empty: it has none, and the table has to do."""
        name = self._icons.get(kind, kind)
        return name if has_icon(name) else ""


def chips_of(view: SeatView, seat: int, hints: SummaryHints) -> list[Chip]:
    """What the viewer may count before a seat: what decides the game, cards by their place, all else by its kind.

    Kinds that only mark something say nothing, and neither does a piece of which everybody has one.
    """
    places = _places_of(view, seat, hints)
    chips = [
        Chip(icon, len(place.pieces), "", place.id)
        for place in places
        if place.pieces and (icon := hints.chip(place.id))
    ]
    sums = _sums(places, hints)
    others = [_sums(_places_of(view, other, hints), hints) for other in range(1, view.seats + 1) if other != seat]
    pieces = {piece.kind for place in places for piece in place.pieces}
    for kind, n in sums.items():
        alike = n == 1 and kind in pieces and all(one.get(kind) == 1 for one in others)
        if n and hints.icon(kind) and kind not in hints.markers and not alike:
            chips.append(Chip(hints.icon(kind), n, kind, ""))
    return sorted(chips, key=lambda chip: chip.kind not in hints.scores)


def _places_of(view: SeatView, seat: int, hints: SummaryHints) -> list[PlaceView]:
    return [
        place
        for place in view.places.values()
        if place.owner == seat and not (place.is_hidden or place.is_reserve) and hints.chip(place.id) is not None
    ]


def _sums(places: list[PlaceView], hints: SummaryHints) -> dict[str, int]:
    """How many there are of each kind, without the pieces that are counted by their place."""
    sums: dict[str, int] = {}
    for place in places:
        things = [(_stem(kind), n) for kind, n in place.counts.items()]
        if not hints.chip(place.id):
            things += [(piece.kind, 1) for piece in place.pieces]
        for kind, n in things:
            sums[kind] = sums.get(kind, 0) + n
    return sums


def _stem(kind: str) -> str:
    """A kind without the seat whose it is."""
    stem, _, owner = kind.rpartition(".")
    return stem if owner.isdigit() else kind


def goes_first(view: SeatView, seat: int, hints: SummaryHints) -> bool:
    """Does the first player's piece lie before this seat?"""
    owned = (place for place in view.places.values() if place.owner == seat)
    return any(piece.id == hints.first_player for place in owned for piece in place.pieces)


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """All that the card of a person tells: as long as it stays the same, so does the card."""

    seat: int
    colour: int
    computer: bool
    first: bool
    asked: bool
    chips: tuple[Chip, ...]
    total: int | None
    """The points of a game that is over."""


def facts_of(bridge: SeatClient) -> list[SeatFacts]:
    """What there is to be told of everybody, in seat order."""
    view, asked = bridge.view(), bridge.questions.asked_seats()
    hints = SummaryHints(bridge.blueprint)
    totals = bridge.result().totals if bridge.is_over else ()
    return [
        SeatFacts(
            seat,
            bridge.names.seat_colour(seat),
            bool(sitter.is_automa),
            goes_first(view, seat, hints),
            seat in asked,
            tuple(chips_of(view, seat, hints)),
            totals[seat - 1] if seat <= len(totals) else None,
        )
        for seat, sitter in enumerate(bridge.players, 1)
    ]


class _PlayerCard(QFrame):
    """One person."""

    clicked = Signal(int)

    def __init__(self, stage: AppContext, bridge: SeatClient, facts: SeatFacts) -> None:
        super().__init__()
        self._stage = stage
        self.facts = facts
        words = LiveTexts(stage.speech, self, bridge.names)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 10, 10)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(8)
        plate = PlainLabel()
        plate.setPixmap(stage.pixmap(f"seat.{facts.colour}", 24))
        head.addWidget(plate)
        name = ElideLabel("strong")
        words.keep(name.setText, person(facts.seat))
        head.addWidget(name, 1)
        if facts.computer:
            head.addWidget(_badge(stage, words, "computer", msg("window.computer", "Computer")))
        if facts.first:
            head.addWidget(_badge(stage, words, "first_player", msg("window.goes_first", "Goes first")))
        if facts.asked:
            head.addWidget(_badge(stage, words, "clock", msg("window.seat_to_move", "To move")))
        column.addLayout(head)
        flow = FlowLayout(gap=9, between_lines=3)
        for chip in facts.chips:
            flow.addWidget(_chip_widget(stage, words, chip))
        if facts.total is not None:
            flow.addWidget(_chip_widget(stage, words, Chip("trophy", facts.total, "", ""), total=True))
        if flow.count():
            column.addLayout(flow)
        words.keep(self.setAccessibleName, person(facts.seat))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit(self.facts.seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._stage.theme, self._stage.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(c.raised))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(box, 11, 11)
        if self.facts.asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((c.ink if not theme.dark else c.table, 4.0), (c.lamp, 2.4)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(box, 11, 11)
        painter.end()


def _badge(stage: AppContext, words: LiveTexts, icon: str, text: Message) -> QLabel:
    label = PlainLabel()
    label.setPixmap(stage.pixmap(icon, 20))
    words.name(label, text, hint=True)
    return label


def _chip_widget(stage: AppContext, words: LiveTexts, chip: Chip, total: bool = False) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    number = PlainLabel(words.speech.number(chip.n))
    number.setProperty("role", "number")
    picture = PlainLabel()
    picture.setPixmap(stage.pixmap(chip.icon, 20))
    row.addWidget(number)
    row.addWidget(picture)
    if total:
        words.name(box, msg("window.total_tip", "Total: {n}", n=chip.n), hint=True)
        return box
    what: Arg = NounArg(chip.kind) if chip.kind else PlaceArg(chip.place)
    words.name(box, msg("a11y.group_with_value", "{what}: {value}", what=what, value=chip.n), hint=True)
    return box


class SeatsPanel(ScrollPage):
    """Everybody at the table, in seat order."""

    seat_clicked = Signal(int)

    def __init__(self, stage: AppContext, bridge: SeatClient) -> None:
        super().__init__()
        self._stage = stage
        self._bridge = bridge
        self._column = self.column
        LiveTexts(stage.speech, self).name(self, msg("window.people", "People"))
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(6)
        later = DeferredRefresh(self, self.refresh)
        for told in (bridge.changed, bridge.viewer_changed, stage.theme_changed):
            told.connect(later.schedule)
        self._cards: list[_PlayerCard] = []
        self._stale = False
        """Other people, or another look: every card is made anew."""
        stage.theme_changed.connect(self._make_anew)
        bridge.replaced.connect(self._make_anew)
        self._shown = DeferredRefresh(self, self._show_asked)
        self.verticalScrollBar().rangeChanged.connect(self._shown.schedule)
        self.refresh()

    def refresh(self) -> None:
        """Count again; the cards of people for whom nothing has changed stay."""
        told = facts_of(self._bridge)
        if self._stale or len(told) != len(self._cards):
            self._stale = False
            clear(self._column)
            self._column.addStretch(1)
            self._cards = [self._card(at, facts) for at, facts in enumerate(told)]
        for at, facts in enumerate(told):
            old = self._cards[at]
            if old.facts != facts:
                self._column.removeWidget(old)
                old.hide()
                old.setParent(None)
                old.deleteLater()
                self._cards[at] = self._card(at, facts)
        self._shown.schedule()

    def _card(self, at: int, facts: SeatFacts) -> _PlayerCard:
        card = _PlayerCard(self._stage, self._bridge, facts)
        card.clicked.connect(self.seat_clicked)
        self._column.insertWidget(at, card)
        return card

    def _make_anew(self, *_: object) -> None:
        self._stale = True

    def wanted_height(self, width: int) -> int:
        """How high the panel has to be, at such a width, to show everybody."""
        return self._column.heightForWidth(width)

    def _show_asked(self) -> None:
        """Where not everybody fits, whoever is asked is in sight: before the others, the one at the screen."""
        asked = self._bridge.questions.asked_seats()
        if asked:
            seat = self._bridge.viewer if self._bridge.viewer in asked else min(asked)
            if seat <= len(self._cards):  # a game with more people may have come, and not be counted yet
                self.ensureWidgetVisible(self._cards[seat - 1], 0, 8)
        elif self._bridge.is_over:
            self.verticalScrollBar().setValue(0)
