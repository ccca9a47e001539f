"""What a table holds, and how it is read: pieces in places, counts in places, the agenda, and the journal."""

from __future__ import annotations

import sys
from bisect import insort
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from typing import Any, Self, TypeAlias, TypeVar, TypeVarTuple

from engine.core.messages.errors import EngineBug
from engine.core.table.blueprint import Blueprint, CountDef, PlaceDef
from engine.core.table.pieces import Piece, Place, by_coordinates, parse_coordinates
from engine.core.table.step import Step

R = TypeVar("R")
Ts = TypeVarTuple("Ts")

COMMON = 0
"""The lane of the whole table; lanes 1 to n belong to the seats."""

JournalRecord: TypeAlias = tuple[Any, ...]
"""An operation as the journal keeps it: its kind (a class of `ops`), then its facts in the order of that kind's fields.
A single answer brings a score of them, and a plain tuple is made in a quarter of the time that a named
one takes.
"""


class TableState:
    """One table of one game, to be read; the verbs that change it are laid on top of this (`engine.core.table.ops`)."""

    __slots__ = (
        "_cache",
        "_families",
        "_members",
        "_readings",
        "_stamp_offset",
        "_steps",
        "all_viewers",
        "count_defs",
        "data",
        "in_search",
        "journal",
        "lane",
        "lanes",
        "lanes_changed",
        "pieces",
        "places",
        "search_left",
        "seats",
        "seed",
        "settings",
        "totals",
        "trial_mask",
        "triggered",
    )

    def __init__(self, blueprint: Blueprint, seed: int) -> None:
        self.seats = blueprint.seats
        self.settings = dict(blueprint.settings)
        self.data = blueprint.data
        self.seed = seed
        self.all_viewers = (1 << (blueprint.seats + 1)) - 1
        self.count_defs: dict[str, CountDef] = {kind.kind: kind for kind in blueprint.kinds}
        self.places: dict[str, Place] = {}
        self._families: dict[str, PlaceDef] = {}
        self._members: dict[str, list[Place]] = {}
        for definition in blueprint.places:
            if definition.bounds:
                self._families[definition.id.partition("{")[0]] = definition
            else:
                self.places[definition.id] = Place(definition, definition.id, self.all_viewers)
        self.pieces: dict[str, Piece] = {}
        for piece_def in blueprint.pieces:
            place = self.place(piece_def.place)
            piece = Piece(piece_def, place, self.all_viewers)
            self.pieces[piece.id] = piece
            place.pieces.append(piece)
        for place_id, kind, n in blueprint.counts:
            self.place(place_id).counts[kind] = n
        self.totals = {kind.kind: 0 for kind in blueprint.kinds if kind.is_limited}
        for place in self.places.values():
            for kind, n in place.counts.items():
                if kind in self.totals:
                    self.totals[kind] += n
        self.lanes: list[list[tuple[Step, int]]] = [[] for _ in range(blueprint.seats + 1)]
        self.lane = COMMON
        """The lane of the frame that is being resolved."""
        self.triggered: list[Step] = []
        self.lanes_changed = False
        """A frame was laid on another lane than its own since the kernel last looked."""
        self.journal: list[JournalRecord] = []
        """The journal: every operation that was done and not taken back."""
        self._stamp_offset = 0
        """By how much the stamp is ahead of the journal's length."""
        self.trial_mask = 0
        """In a trial: the bit of the seat that tries (bit 0 when nobody in particular)."""
        self.in_search = False
        """In a trial that searches whether an obligation can be met: a game may pass over luck that cannot help."""
        self.search_left = sys.maxsize
        """So many positions may still be searched (previews): then the player is believed to meet the obligation."""
        self._cache: dict[Any, tuple[int, Any]] = {}
        self._steps = 0
        """How often a frame was laid or taken off: what lies on the table did not change by that."""
        self._readings: dict[Any, tuple[int, Any]] = {}

    # ---- reading -------------------------------------------------------------------------------------------------

    def place(self, name: str) -> Place:
        """The place of that id; a member of a family is made when first asked for."""
        try:
            return self.places[name]
        except KeyError:
            place = self._grown(name)
            if place is None:
                raise EngineBug(f"there is no place {name}") from None
            return place

    def has_place(self, name: str) -> bool:
        """Is there such a place (families included)?"""
        if name in self.places:
            return True
        for prefix, definition in self._families.items():
            if name.startswith(prefix) and parse_coordinates(name[len(prefix) :], definition.bounds) is not None:
                return True
        return False

    def _grown(self, name: str) -> Place | None:
        for prefix, definition in self._families.items():
            if name.startswith(prefix):
                at = parse_coordinates(name[len(prefix) :], definition.bounds)
                if at is not None:
                    place = Place(definition, name, self.all_viewers, at)
                    self.places[name] = place
                    insort(self._members.setdefault(prefix, []), place, key=by_coordinates)
                    return place
        return None

    def existing_members(self, prefix: str) -> list[Place]:
        """The places of a family on which something lies, in the order of their coordinates."""
        members = self._members.get(prefix, ())
        return [place for place in members if place.pieces or (place.counts and any(place.counts.values()))]

    def pieces_in(self, place: str) -> list[Piece]:
        """The pieces in a place, bottom first. Do not change this list."""
        try:
            return self.places[place].pieces
        except KeyError:
            return self.place(place).pieces

    def top_piece(self, place: str) -> Piece | None:
        """The top piece of a place."""
        pieces = self.pieces_in(place)
        return pieces[-1] if pieces else None

    def count_at(self, place: str, kind: str) -> int:
        """How many of a kind are there; an absent count is zero."""
        return self.place(place).counts.get(kind, 0)

    def total_count(self, kind: str) -> int:
        """How many of a kind are on the whole table."""
        return sum(place.counts.get(kind, 0) for place in self.places.values())

    def seats_from_first(self, first: int = 1) -> tuple[int, ...]:
        """All seats in turn order from the first one on."""
        return _ring(self.seats, first)

    @property
    def stamp(self) -> int:
        """The number of the present moment: equal stamps mean an equal table. It grows, also when something is taken
        back, so that none ever comes again; notes and trials change nothing.
        """
        return self._stamp_offset + len(self.journal)

    def cached(self, key: Any, make: Callable[[*Ts], R], *arguments: *Ts) -> R:
        """The value of `make(…)` for this very table; made anew after any operation."""
        stamp = self._stamp_offset + len(self.journal)
        held = self._cache.get(key)
        if held is None or held[0] != stamp:
            held = self._cache[key] = (stamp, make(*arguments))
        found: R = held[1]
        return found

    def reading(self, read: Callable[[Self, *Ts], R], *arguments: *Ts) -> R:
        """The value of `read(table, …)` for the pieces and counts that lie here now.

        It is kept while only frames are laid and taken off, and known inside trials, so it must not depend on the
        agenda or on who tries.
        """
        stamp = self._stamp_offset + len(self.journal) - self._steps
        key = read, arguments
        held = self._readings.get(key)
        if held is None or held[0] != stamp:
            held = self._readings[key] = (stamp, read(self, *arguments))
        found: R = held[1]
        return found

    def changes_since(self, mark: int) -> frozenset[Any]:
        """What lies now in the places where something was done since a mark. Two ways from there with equal changes
        have led to the same table, whatever their order was.
        """
        touched = {place.id: place for written in self.journal[mark:] for place in written[0].touched(written)}
        return frozenset([(name, place.content()) for name, place in touched.items()])

    def clear_cache(self) -> None:
        """Drop what was cached: for those who lay a table out without operations (imagined tables)."""
        self._cache.clear()
        self._readings.clear()

    # ---- identity ------------------------------------------------------------------------------------------------

    def content(self) -> Iterator[str]:
        """Everything that makes up this table, line by line, in a fixed order."""
        for name in sorted(self.places):
            place = self.places[name]
            if place.pieces:
                yield f"{name}:" + ",".join(f"{p.id}/{p.face}/{p.quarter_turns}/{p.seen_by}" for p in place.pieces)
            for kind in sorted(place.counts):
                if place.counts[kind]:
                    yield f"{name}#{kind}={place.counts[kind]}"
        for number, lane in enumerate(self.lanes):
            for frame, _ in lane:
                yield f"lane {number}: {frame!r}"

    def digest(self) -> str:
        """A hash of the whole table; equal tables have equal digests."""
        hasher = blake2b(digest_size=16)
        for fact in self.content():
            hasher.update(fact.encode())
            hasher.update(b"\n")
        return hasher.hexdigest()


@cache
def _ring(seats: int, first: int) -> tuple[int, ...]:
    """Made once for every number of seats and first seat: rules walk round the table all the time."""
    return *range(first, seats + 1), *range(1, first)
