"""The owner's own cards while they are made: finished ones and those that still have mistakes, with every step back.

A card with a mistake is kept and not played with: the one that comes with the program stands in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from engine.core.box.paths import Row
from engine.core.box.record_form import RecordForm
from engine.core.flow.by_hand import ByHandEffect
from engine.core.flow.data_error import DataError
from engine.core.game.card_photo import PICTURES, CardPhoto, photo_row, photos_in
from engine.core.game.game import Game
from engine.core.game.pack_form import SectionCount, pack_counts, words_in
from engine.core.game.piece_photos import sections_of

MOST_STEPS = 200
"""Steps that can be taken back."""
MOST_OWN = 2_000
"""Cards of one's own in a section; nobody has more."""
TRAY = "tray"
"""Photos that lie beside the cards, among what is unfinished: by their names, in their order."""
MOST_IN_TRAY = 60
_PHOTO_NAME = re.compile(r"[0-9a-f]{64}")
_LONGEST_NAME = 60
_NOT_FIELDS = ("source",)


class CardState(Enum):
    """Whose a card is, and whether it can be played with."""

    HOUSE = "house"
    OWN = "own"
    UNFINISHED = "unfinished"


class CardPlace(NamedTuple):
    """Which record: its section and its number or id."""

    section: str
    key: str


@dataclass(frozen=True, slots=True)
class _Step:
    before: Mapping[CardPlace, Row | None]
    after: Mapping[CardPlace, Row | None]
    photos_before: Mapping[CardPlace, CardPhoto | None] = field(default_factory=dict)
    photos_after: Mapping[CardPlace, CardPhoto | None] = field(default_factory=dict)
    tray_before: tuple[str, ...] = ()
    tray_after: tuple[str, ...] = ()


class BoxDraft:
    """The cards of an owner's box, all sections of them."""

    def __init__(self, game: Game, name: str = "") -> None:
        self.game = game
        self.name = name
        self.forms = {section.name: RecordForm(game, section.name) for section in sections_of(game)}
        self._own: dict[CardPlace, Row] = {}
        self._photos: dict[CardPlace, CardPhoto] = {}
        self.tray: tuple[str, ...] = ()
        """Photos that lie ready and are on no card yet; changed by `put_photos`."""
        self._steps: list[_Step] = []
        self._done = 0
        self._house = {
            CardPlace(name, str(row[form.section.key])): row
            for name, form in self.forms.items()
            for row in form.section.shipped
        }

    # ---- what is there ---------------------------------------------------------------------------------------------

    def places(self, section: str) -> list[CardPlace]:
        """Every card of a section: those that come with the program, then those that were added."""
        house = [place for place in self._house if place.section == section]
        return [*house, *(place for place in self._own if place.section == section and place not in self._house)]

    def house(self, place: CardPlace) -> Row | None:
        """The card that comes with the program; None: this one was added."""
        return self._house.get(place)

    def row(self, place: CardPlace) -> Row:
        """The card as it is now."""
        return self._own[place] if place in self._own else self._house[place]

    def state(self, place: CardPlace) -> CardState:
        """Whose it is."""
        if place not in self._own:
            return CardState.HOUSE
        return CardState.UNFINISHED if self.mistakes(place) else CardState.OWN

    def mistakes(self, place: CardPlace) -> tuple[DataError, ...]:
        """What keeps it from being played with."""
        return self.forms[place.section].mistakes(self.row(place))

    def form(self, place: CardPlace) -> RecordForm:
        """The form that it is written in."""
        return self.forms[place.section]

    # ---- changing --------------------------------------------------------------------------------------------------

    def put(self, place: CardPlace, row: Row) -> None:
        """Write a card; those that always say the same are written with it. One that is as in the program is none."""
        form = self.forms[place.section]
        wanted: dict[CardPlace, Row | None] = {place: row}
        if form.is_alike(row) and any(row.get(one) != self.row(place).get(one) for one in form.section.effect_fields):
            said = {one: row.get(one, []) for one in form.section.effect_fields}
            for other in form.alike(row):
                there = CardPlace(place.section, str(other[form.section.key]))
                wanted[there] = {**self.row(there), **said}
        self._do({one: None if made == self._house.get(one) else made for one, made in wanted.items()})

    def drop(self, place: CardPlace) -> None:
        """Back to the card that comes with the program; an added one goes. Cards that say the same go with it."""
        form = self.forms[place.section]
        row = self.row(place)
        gone = [place, *(CardPlace(place.section, str(one[form.section.key])) for one in form.alike(row))]
        self._do({one: None for one in gone if one in self._own})

    def photo(self, place: CardPlace) -> CardPhoto | None:
        """The photo of a card; None: it has none."""
        return self._photos.get(place)

    @property
    def photos(self) -> Mapping[CardPlace, CardPhoto]:
        """Every photo of the box."""
        return self._photos

    def put_photos(self, photos: Mapping[CardPlace, CardPhoto | None], tray: Sequence[str] | None = None) -> None:
        """Put photos onto cards, or take them away (None), all in one step. `tray`: what lies in the tray then."""
        self._do({}, photos, None if tray is None else tuple(tray)[:MOST_IN_TRAY])

    def _do(
        self,
        after: Mapping[CardPlace, Row | None],
        photos: Mapping[CardPlace, CardPhoto | None] | None = None,
        tray: tuple[str, ...] | None = None,
    ) -> None:
        photos = photos or {}
        tray = self.tray if tray is None else tray
        before = {place: self._own.get(place) for place in after}
        photos_before = {place: self._photos.get(place) for place in photos}
        if before == dict(after) and photos_before == dict(photos) and tray == self.tray:
            return
        step = _Step(before, after, photos_before, photos, self.tray, tray)
        self._steps = [*self._steps[: self._done], step][-MOST_STEPS:]
        self._done = len(self._steps)
        self._take(after, photos, tray)

    def _take(
        self,
        rows: Mapping[CardPlace, Row | None],
        photos: Mapping[CardPlace, CardPhoto | None],
        tray: tuple[str, ...],
    ) -> None:
        self.tray = tray
        for place, row in rows.items():
            if row is None:
                self._own.pop(place, None)
            else:
                self._own[place] = row
        for place, photo in photos.items():
            if photo is None:
                self._photos.pop(place, None)
            else:
                self._photos[place] = photo

    @property
    def can_undo(self) -> bool:
        """Is there a step to be taken back?"""
        return self._done > 0

    @property
    def can_redo(self) -> bool:
        """Was a step taken back that can be done again?"""
        return self._done < len(self._steps)

    def undo(self) -> CardPlace | None:
        """Take the last step back; the card that it was about, if it was about one."""
        if not self.can_undo:
            return None
        self._done -= 1
        step = self._steps[self._done]
        self._take(step.before, step.photos_before, step.tray_before)
        return next(iter((*step.before, *step.photos_before)), None)

    def redo(self) -> CardPlace | None:
        """Do a step again that was taken back; the card that it is about, if it is about one."""
        if not self.can_redo:
            return None
        step = self._steps[self._done]
        self._done += 1
        self._take(step.after, step.photos_after, step.tray_after)
        return next(iter((*step.after, *step.photos_after)), None)

    # ---- packs -----------------------------------------------------------------------------------------------------

    def pack(self) -> dict[str, Any]:
        """What can be played with, as a pack."""
        return self._packed(CardState.OWN)

    def unfinished(self) -> dict[str, Any]:
        """What has mistakes and what lies in the tray, in the shape of a pack: nobody plays with it."""
        pack = self._packed(CardState.UNFINISHED)
        return {**pack, TRAY: [{"file": name} for name in self.tray]} if self.tray else pack

    def _packed(self, state: CardState) -> dict[str, Any]:
        pack: dict[str, Any] = {"format": 1, "game": self.game.id, "name": self.name}
        for name in self.forms:
            rows = [dict(self._own[one]) for one in self.places(name) if self.state(one) is state]
            if rows:
                pack[name] = rows
        unfinished = state is CardState.UNFINISHED  # the house card is played in its place, so it bears no photo
        photos = [
            photo_row(*place, photo)
            for place, photo in self._photos.items()
            if place in self._house or place in self._own
            if (self.state(place) is CardState.UNFINISHED) == unfinished
        ]
        if photos:
            pack[PICTURES] = photos
            pack["format"] = 2
        return pack

    def whole_mistakes(self) -> list[DataError]:
        """What is wrong with all finished cards together, though each of them is right."""
        return self.game.with_pack(self.pack())[1] if self._own else []

    def counts(self) -> list[SectionCount]:
        """How many cards of each section are the owner's."""
        form = self.game.pack_form
        return pack_counts(form, self.pack()) if form is not None else []

    def take_pack(self, pack: Mapping[str, Any]) -> int:
        """Lay the cards of a pack into the box, without a step; how many could not be laid in.

        Rows of a pack that was written by hand may be of any make: those without a number or id are no cards.
        """
        called = pack.get("name")
        if isinstance(called, str) and called.strip():
            self.name = called[:_LONGEST_NAME]
        lost = 0
        for section, form in self.forms.items():
            rows = pack.get(section) if not form.section.is_fixed else None
            for row in _rows(rows):
                key = row.get(form.section.key, row.get("id"))
                place = CardPlace(section, str(key))
                if isinstance(key, bool) or not isinstance(key, (int, str)) or place in self._own:
                    lost += 1
                elif dict(row) != self._house.get(place):
                    self._own[place] = {name: value for name, value in row.items() if name not in _NOT_FIELDS}
            lost += sum(not isinstance(row, Mapping) for row in rows) if isinstance(rows, Sequence) else 0
        for section, name, photo in photos_in(pack):
            place = CardPlace(section, name)
            if place in self._own or place in self._house:
                self._photos.setdefault(place, photo)
        self.tray = tuple(dict.fromkeys((*self.tray, *_tray_in(pack))))[:MOST_IN_TRAY]
        return lost


def cards_by_hand(draft: BoxDraft) -> int:
    """How many of the owner's cards people carry out themselves, wholly or in part."""
    packs = (draft.pack(), draft.unfinished())
    rows = (row for pack in packs for section in draft.forms for row in pack.get(section, ()))
    return sum(any(word["do"] == ByHandEffect.name for word in words_in(row)) for row in rows)


def _rows(rows: object) -> Iterator[Mapping[str, Any]]:
    if isinstance(rows, list):
        yield from (row for row in rows[:MOST_OWN] if isinstance(row, Mapping))


def _tray_in(pack: Mapping[str, Any]) -> Iterator[str]:
    for row in _rows(pack.get(TRAY)):
        name = row.get("file")
        if isinstance(name, str) and _PHOTO_NAME.fullmatch(name):
            yield name
