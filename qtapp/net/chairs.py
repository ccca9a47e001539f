"""Who holds which seat from outside. A token is told once; only its digest is kept, here and on the disk."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from qtapp.net.looks import TableLooks
from qtapp.net.packets import SeatPackets
from qtapp.net.wire import SHORT, Language

MOST_ONLOOKERS = 8
_DIGEST = 32
LineState: TypeAlias = Literal["here", "looking", "asleep"]
"""How the line of another home is: whole, cut and looked for, or closed by that home itself."""


@dataclass(frozen=True)
class Home:
    """Another home, whose people sit at this table."""

    key: str
    """By which it is known for sure: the name is only what they call themselves."""
    name: str


@dataclass(eq=False)
class Chair:
    """A seat, or an onlooker, that somebody holds from outside."""

    seat: int
    digest: bytes
    packets: SeatPackets
    language: Language
    link: object | None = None
    """Through which it is reached; None: its phone is asleep."""
    seq: int = 0
    """So many different states were sent."""
    last: str = ""
    """The newest state as it was sent, without its number."""
    said: int = 0
    """The largest number of a message of this device; what is not larger was said before."""
    told: int = 0
    """So many options have their gains."""
    wish: int = 0
    """So many times places were wished to be shown; only the newest wish counts."""
    glance: int = 0
    """So many times a board was wished to be shown."""
    is_due: bool = False
    """A state is already to be made."""
    looks: TableLooks | None = None
    """What was sent to a whole table that holds this chair; None: a phone does."""
    home: Home | None = None
    """The home that holds it; None: a device of this house. The token opens it for that home only."""
    is_stood_in: bool = False
    """Does a computer player answer for it until it comes back?"""


class StoredChair(BaseModel):
    """A seat as it is kept beside the game."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    seat: Annotated[int, Field(ge=1, le=8)]
    language: Language
    home: Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")] = ""
    home_name: Annotated[str, Field(max_length=SHORT)] = ""
    stood_in: bool = False
    """A computer player answers for it meanwhile."""


class StoredChairs(BaseModel):
    """All seats that were promised, and the port at which their phones will knock."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    version: Annotated[int, Field(ge=1, le=1)] = 1
    port: Annotated[int, Field(ge=0, le=65535)] = 0
    chairs: Annotated[list[StoredChair], Field(max_length=8)] = []


def read_chairs(text: str) -> StoredChairs:
    """What was kept; anything else than that is as if nothing had been kept."""
    try:
        return StoredChairs.model_validate_json(text)
    except ValidationError:
        return StoredChairs()


def key_of(home: Home | None) -> str:
    """By which a home is known; empty: it is this one."""
    return "" if home is None else home.key


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.blake2b(token.encode(), digest_size=_DIGEST).digest()


class Chairs:
    """The chairs by the digests of their tokens."""

    def __init__(self) -> None:
        self._by_digest: dict[bytes, Chair] = {}

    def all(self) -> list[Chair]:
        """Every chair."""
        return list(self._by_digest.values())

    def find(self, token: str) -> Chair | None:
        """The chair that a token opens."""
        return self._by_digest.get(digest_of(token))

    def holder(self, seat: int) -> Chair | None:
        """Who holds a seat; onlookers hold none."""
        return next((one for one in self._by_digest.values() if seat and one.seat == seat), None)

    def of(self, digest: bytes) -> Chair | None:
        """The chair of a token's digest."""
        return self._by_digest.get(digest)

    def has_room_to_watch(self) -> bool:
        """May one more only watch? Who did and sleeps gives way."""
        watching = [one for one in self._by_digest.values() if not one.seat]
        asleep = next((one for one in watching if one.link is None), None)
        if len(watching) >= MOST_ONLOOKERS and asleep is not None:
            self.remove(asleep)
            return True
        return len(watching) < MOST_ONLOOKERS

    def add(self, chair: Chair) -> None:
        """Somebody sits down."""
        self._by_digest[chair.digest] = chair

    def remove(self, chair: Chair) -> None:
        """The token is void from now on."""
        self._by_digest.pop(chair.digest, None)

    def stored(self, port: int) -> str:
        """All seats as they are kept. Onlookers come again by the code."""
        kept = [
            StoredChair(
                digest=one.digest.hex(),
                seat=one.seat,
                language=one.language,
                home=key_of(one.home),
                home_name="" if one.home is None else one.home.name,
                stood_in=one.is_stood_in,
            )
            for one in self.all()
            if one.seat
        ]
        return StoredChairs(port=port, chairs=kept).model_dump_json()
