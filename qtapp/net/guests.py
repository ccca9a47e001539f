"""Who is at the other end of a link, and what the host asks of its window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal, Protocol

from engine import api
from qtapp.net import wire
from qtapp.net.art_book import ArtRef
from qtapp.net.chairs import Chair, Home
from qtapp.net.packets import SeatPackets

TableWish = wire.PlacesMessage | wire.BoardMessage
MapSteps = Iterator[tuple[bytes, wire.MapMessage | wire.SeenMessage] | None]
"""None: there is more to be done. A map is the last thing that comes; if none does, there is nothing to show."""
PictureSteps = Iterator[bytes | None]
"""None: there is more to be done. If no picture comes, there is none (any more)."""
Step = Callable[[], bool]
"""Does a little of its work; True: there is more."""


DoorNews = Literal["guessed", "knocked", "latched"]
"""Somebody has typed so many wrong codes that they have to wait; somebody with the right code stands before a latched
door; all seats are held, so that it is latched now.
"""


class Link(Protocol):
    """A connection to one device. Nothing of it ever waits."""

    address: str
    """From where it comes."""
    home: Home | None
    """Which home it belongs to; somebody here has said that these may come in. None: it is in this house, and tells
    the code.
    """

    def push(self, data: str | bytes) -> None:
        """Send a message or a picture."""

    def hang_up(self) -> None:
        """Cut the line, once all was sent."""

    def let_in(self) -> None:
        """Whoever is there has the code or a seat: a stranger no more."""


class Window(Protocol):
    """What the host needs of the window that it plays in."""

    def do_later(self, step: Step, *, soon: bool = True, after: int = 0) -> None:
        """Do this step by step between frames; `soon`: before all that is not. `after`: so many milliseconds later."""

    def do_next(self, step: Step) -> None:
        """Do this step by step before anything else, even before the window paints: somebody waits for it."""

    def picture_of(self, packets: SeatPackets, ref: ArtRef) -> PictureSteps:
        """A picture as PNG, made step by step."""

    def map_of(self, packets: SeatPackets, wish: TableWish) -> MapSteps:
        """A part of the public table that somebody wishes to see, painted step by step."""

    def happened(self, entry: api.HistoryEntry) -> None:
        """A phone has answered."""

    def taken_back(self) -> None:
        """A phone has taken its answer back."""

    def seats_changed(self) -> None:
        """Somebody sat down, fell asleep, woke up or left."""

    def door_says(self, what: DoorNews) -> None:
        """Something at the door that those at the table should know."""

    def answers_obvious(self) -> bool:
        """Are questions without a choice answered by themselves?"""

    def is_computer(self, seat: int) -> bool:
        """Does a computer player answer for this seat?"""


@dataclass(eq=False)
class Guest:
    """Somebody at the other end of a link."""

    link: Link
    language: wire.Language = "en"
    has_joined: bool = False
    is_table: bool = False
    """It is a second table, not a phone."""
    chair: Chair | None = None
    is_gone: bool = False
    is_moved: bool = False
    """It held a seat in an earlier game, and none of this one is of that name."""
    digest: bytes = b""
    """Of the token with which it held that seat."""
    maps: dict[str, bytes] = field(default_factory=dict)
    """The newest maps and boards that were told of, by id: they are fetched like other pictures."""

    def send(self, message: wire.WireModel) -> None:
        """Say something, if anybody is still there."""
        self.push(message.model_dump_json())

    def push(self, text: str) -> None:
        """Say a message that is put into letters already."""
        if not self.is_gone:
            self.link.push(text)

    def dismiss(self, why: str) -> None:
        """Say why, and cut the line."""
        if not self.is_gone:
            self.send(wire.ByeMessage.model_validate({"why": why}))
            self.is_gone = True
            self.link.hang_up()
