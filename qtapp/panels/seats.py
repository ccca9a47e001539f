"""The people at the table: symbol, name, what everybody may count before them, whose turn it is, who goes first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.api import Arg, Msg, PlaceArg, PlaceView, Term, View, msg
from qtapp.bridge import SessionBridge
from qtapp.kit.icons import icon_named
from qtapp.kit.labels import ElideLabel
from qtapp.kit.later import Later
from qtapp.kit.layouts import FlowLayout, ScrollPage, clear
from qtapp.kit.stage import Stage
from qtapp.kit.words import Words, person

_FIRST = "first_player"
"""A piece of this kind lies before whoever goes first, in every game that has one."""
_POINT = "point"
"""What decides the game comes first."""
_BY_PLACE = {"hand": "card", "kept": "building_card"}
"""Icons for places whose pieces differ in kind."""
_LEFT_OUT = ("commit", "given", "box")
"""Places that say little at a glance, as reserves do; the table shows them."""


@dataclass(frozen=True, slots=True)
class Chip:
    """So many of something before a seat."""

    icon: str
    n: int
    kind: str
    place: str


def chips_of(view: View, seat: int, marks: frozenset[str] = frozenset()) -> list[Chip]:
    """What the viewer may count before a seat: points, cards by their place, everything else by its kind.

    Kinds that only mark something (`marks`) say nothing, and neither does a piece of which everybody has one.
    """
    places = _places_of(view, seat)
    chips = [
        Chip(_BY_PLACE[last], len(place.pieces), "", place.id)
        for place in places
        if (last := place.id.rpartition(".")[2]) in _BY_PLACE and place.pieces
    ]
    sums = _sums(places)
    others = [_sums(_places_of(view, other)) for other in range(1, view.seats + 1) if other != seat]
    pieces = {piece.kind for place in places for piece in place.pieces}
    for kind, n in sums.items():
        alike = n == 1 and kind in pieces and all(one.get(kind) == 1 for one in others)
        if n and _icon(kind) and kind not in marks and not alike:
            chips.append(Chip(_icon(kind), n, kind, ""))
    return sorted(chips, key=lambda chip: chip.kind != _POINT)


def _places_of(view: View, seat: int) -> list[PlaceView]:
    return [
        place
        for place in view.places.values()
        if place.owner == seat and not (place.closed or place.reserve) and place.id.rpartition(".")[2] not in _LEFT_OUT
    ]


def _sums(places: list[PlaceView]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for place in places:
        for kind, n in _things(place):
            sums[kind] = sums.get(kind, 0) + n
    return sums


def _things(place: PlaceView) -> Iterator[tuple[str, int]]:
    for kind, n in place.counts.items():
        stem, _, owner = kind.rpartition(".")
        yield (stem if owner.isdigit() else kind), n
    if place.id.rpartition(".")[2] not in _BY_PLACE:
        for piece in place.pieces:
            if piece.kind != _FIRST:
                yield piece.kind, 1


def _icon(kind: str) -> str:
    """The icon of a kind; empty: it has none, and the table has to do."""
    return icon_named(kind) if kind != "screen" else ""


def goes_first(view: View, seat: int) -> bool:
    """Does the first player's piece lie before this seat?"""
    return any(piece.kind == _FIRST for place in view.places.values() if place.owner == seat for piece in place.pieces)


class _SeatCard(QFrame):
    """One person."""

    clicked = Signal(int)

    def __init__(self, stage: Stage, bridge: SessionBridge, seat: int, view: View) -> None:
        super().__init__()
        self._stage = stage
        self._seat = seat
        self._asked = seat in bridge.asked_seats()
        self._own = seat == bridge.viewer
        words = Words(stage.speech, self, bridge)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 10, 10)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(8)
        plate = QLabel()
        plate.setPixmap(stage.pixmap(f"seat.{bridge.seat_colour(seat)}", 24))
        head.addWidget(plate)
        name = ElideLabel("strong")
        words.keep(name.setText, person(seat))
        head.addWidget(name, 1)
        if bridge.session.sitters[seat - 1].computer:
            head.addWidget(_badge(stage, words, "computer", msg("window", "Computer")))
        if goes_first(view, seat):
            head.addWidget(_badge(stage, words, _FIRST, msg("window", "Goes first")))
        if self._asked:
            head.addWidget(_badge(stage, words, "clock", msg("window", "To move")))
        column.addLayout(head)
        flow = FlowLayout(gap=9, between_lines=3)
        marks = frozenset(kind for kind, definition in bridge.session.table.kinds.items() if definition.mark)
        for chip in chips_of(view, seat, marks):
            flow.addWidget(_chip_widget(stage, words, chip))
        if bridge.session.over:
            totals = bridge.game.result(bridge.session.table).totals
            if seat <= len(totals):
                flow.addWidget(_chip_widget(stage, words, Chip("trophy", totals[seat - 1], "", ""), total=True))
        if flow.count():
            column.addLayout(flow)
        words.keep(self.setAccessibleName, person(seat))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit(self._seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._stage.theme, self._stage.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(c.raised))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(box, 11, 11)
        if self._asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((c.ink if not theme.dark else c.table, 4.0), (c.lamp, 2.4)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(box, 11, 11)
        painter.end()


def _badge(stage: Stage, words: Words, icon: str, text: Msg) -> QLabel:
    label = QLabel()
    label.setPixmap(stage.pixmap(icon, 20))
    words.name(label, text, hint=True)
    return label


def _chip_widget(stage: Stage, words: Words, chip: Chip, total: bool = False) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    number = QLabel(words.speech.number(chip.n))
    number.setProperty("role", "number")
    picture = QLabel()
    picture.setPixmap(stage.pixmap(chip.icon, 20))
    row.addWidget(number)
    row.addWidget(picture)
    if total:
        words.name(box, msg("window", "Total: {n}", n=chip.n), hint=True)
        return box
    what: Arg = Term(chip.kind) if chip.kind else PlaceArg(chip.place)
    words.name(box, msg("a11y", "{what}: {value}", what=what, value=chip.n), hint=True)
    return box


class SeatsPanel(ScrollPage):
    """Everybody at the table, in seat order."""

    seat_clicked = Signal(int)

    def __init__(self, stage: Stage, bridge: SessionBridge) -> None:
        super().__init__()
        self._stage = stage
        self._bridge = bridge
        self._column = self.column
        Words(stage.speech, self).name(self, msg("window", "People"))
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(6)
        later = Later(self, self.refresh)
        for told in (bridge.changed, bridge.viewer_changed, stage.theme_changed):
            told.connect(later.ask)
        self._cards: list[_SeatCard] = []
        self._shown = Later(self, self._show_asked)
        self.verticalScrollBar().rangeChanged.connect(self._shown.ask)
        self.refresh()

    def refresh(self) -> None:
        """Count again."""
        clear(self._column)
        self._cards = []
        view = self._bridge.view()
        for seat in range(1, len(self._bridge.session.sitters) + 1):
            card = _SeatCard(self._stage, self._bridge, seat, view)
            card.clicked.connect(self.seat_clicked)
            self._column.addWidget(card)
            self._cards.append(card)
        self._column.addStretch(1)
        self._shown.ask()

    def wanted_height(self, width: int) -> int:
        """How high the panel has to be, at such a width, to show everybody."""
        return self._column.heightForWidth(width)

    def _show_asked(self) -> None:
        """Where not everybody fits, whoever is asked is in sight: before the others, the one at the screen."""
        asked = self._bridge.asked_seats()
        if asked:
            seat = self._bridge.viewer if self._bridge.viewer in asked else min(asked)
            if seat <= len(self._cards):  # a game with more people may have come, and not be counted yet
                self.ensureWidgetVisible(self._cards[seat - 1], 0, 8)
        elif self._bridge.session.over:
            self.verticalScrollBar().setValue(0)
