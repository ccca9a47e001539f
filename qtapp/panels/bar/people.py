"""What there is to be told of the people at a table: what can be counted before them, who is asked, who goes first.

Facts only; the chips of the bar and their cards show them.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.api import Blueprint, PlaceView, SeatView, Visibility
from qtapp.kit.paint.icons import has_icon
from qtapp.session.client import SeatClient
from qtapp.session.looker import SeatLooker


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
        self._score_places = [
            (_stem(count.kind), place)
            for count in blueprint.kinds
            if count.is_score
            for place in blueprint.places
            if place.id in count.places
        ]
        self.markers = frozenset(
            (
                *(_stem(count.kind) for count in blueprint.kinds if count.is_marker),
                *(piece.kind for piece in blueprint.pieces if piece.is_marker),
            )
        )
        self.first_player = blueprint.first_player
        self._summary = {name: at for at, name in enumerate(blueprint.summary)}
        self._chip_of: dict[str, str | None] = {}
        self._icon_of: dict[str, str] = {}

    def rank(self, chip: Chip) -> tuple[bool, int]:
        """What decides the game first, then what the game tells first, then the rest."""
        name = chip.kind or chip.place.rpartition(".")[2]
        return chip.kind not in self.scores, self._summary.get(name, len(self._summary))

    def seen_scores(self, seat: int, viewer: int) -> list[str]:
        """What decides the game and is counted before a seat for everybody to see, or for this viewer."""
        sees = {Visibility.SECRET: seat == viewer, Visibility.HIDDEN: False}
        return [kind for kind, place in self._score_places if place.owner == seat and sees.get(place.visibility, True)]

    def chip(self, place: str) -> str | None:
        """How a place is counted (`PlaceDef.chip`); a member of a family as all of it."""
        if place not in self._chip_of:
            family = next((self._chips[prefix] for prefix in self._families if place.startswith(prefix)), "")
            self._chip_of[place] = self._chips.get(place, family)
        return self._chip_of[place]

    def icon(self, kind: str) -> str:
        """The icon of a kind; empty: it has none, and the table has to do."""
        found = self._icon_of.get(kind)
        if found is None:
            name = self._icons.get(kind, kind)
            found = self._icon_of[kind] = name if has_icon(name) else ""
        return found


def chips_of(view: SeatView, seat: int, hints: SummaryHints) -> list[Chip]:
    """What the viewer may count before a seat (`chips_by_seat`)."""
    return chips_by_seat(view, hints)[seat - 1]


def chips_by_seat(view: SeatView, hints: SummaryHints) -> list[list[Chip]]:
    """What the viewer may count before each seat: what decides the game, cards by their place, all else by its kind.

    What decides the game is told from the beginning, or nobody would learn that there is something to be won.
    Kinds that only mark something say nothing, and neither does a piece of which everybody has one.
    """
    owned: list[list[PlaceView]] = [[] for _ in range(view.seats + 1)]
    for place in view.places.values():
        if (
            0 < place.owner <= view.seats
            and not (place.is_hidden or place.is_reserve)
            and hints.chip(place.id) is not None
        ):
            owned[place.owner].append(place)
    sums = [_sums(places, hints) for places in owned[1:]]
    found = []
    for seat, (places, own) in enumerate(zip(owned[1:], sums, strict=True), 1):
        chips = [
            Chip(icon, len(place.pieces), "", place.id)
            for place in places
            if place.pieces and (icon := hints.chip(place.id))
        ]
        pieces = {piece.kind for place in places for piece in place.pieces}
        for kind in hints.seen_scores(seat, view.viewer):
            own.setdefault(kind, 0)
        for kind, n in own.items():
            alike = n == 1 and kind in pieces and all(one.get(kind) == 1 for one in sums)
            if (n or kind in hints.scores) and hints.icon(kind) and kind not in hints.markers and not alike:
                chips.append(Chip(hints.icon(kind), n, kind, ""))
        found.append(sorted(chips, key=hints.rank))
    return found


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
    level: int = 0
    """Of the computer player that answers for a person's seat; 0: none does."""
    asleep: bool = False
    """Is the device that holds the seat asleep?"""
    nature: str = ""
    """What the computer player likes besides."""


def facts_of(client: SeatClient | SeatLooker, moment: SeatView | None = None) -> list[SeatFacts]:
    """What there is to be told of everybody, in seat order; at another moment, what could be counted then."""
    view = client.view() if moment is None else moment
    asked = client.questions.asked_seats() if moment is None else []
    hints = SummaryHints(client.blueprint)
    chips = chips_by_seat(view, hints)
    totals = client.result().totals if client.is_over and moment is None else ()
    return [
        SeatFacts(
            seat,
            client.names.seat_colour(seat),
            bool(sitter.is_automa) or bool(client.controls.level(seat)),
            goes_first(view, seat, hints),
            seat in asked,
            tuple(chips[seat - 1]),
            totals[seat - 1] if seat <= len(totals) else None,
            client.controls.level(seat),
            client.controls.holders.is_asleep(seat),
            client.controls.nature(seat),
        )
        for seat, sitter in enumerate(client.players, 1)
    ]
