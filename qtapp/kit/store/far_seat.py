"""The seats that were held at other tables: with them the same ones are found again, after a restart too."""

from __future__ import annotations

import contextlib
from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import api
from qtapp.kit.paths import far_seat_file

_MOST_BYTES = 262_144
_MOST_NAME = 400
_MOST_STATUS = 4000
MOST_TABLES = 24
"""The one where nobody sat for longest gives way."""

Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]


class OtherSeat(BaseModel):
    """One more seat of this home at the same table."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    token: Token
    name: Annotated[str, Field(max_length=_MOST_NAME)]


class FarSeat(BaseModel):
    """Where the table is, and the token that opens the seat there. Whoever has it can sit down in its place."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    version: Annotated[int, Field(ge=1, le=1)] = 1
    address: Annotated[str, Field(pattern=r"^([0-9.]{7,15})?$")]
    port: Annotated[int, Field(ge=0, le=65535)]
    """Both only of a table in the same house."""
    token: Token
    name: Annotated[str, Field(max_length=_MOST_NAME)]
    """Of the person who sits there."""
    game: Annotated[str, Field(max_length=60)]
    others: Annotated[tuple[OtherSeat, ...], Field(max_length=8)] = ()
    invitation: Annotated[str, Field(max_length=400)] = ""
    """The line that leads to a table in another home."""
    home: Annotated[str, Field(max_length=40)] = ""
    """What that home is called."""

    key: Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")] = ""
    """By which the table of another home is known, whatever line leads there."""
    status: Annotated[str, Field(max_length=_MOST_STATUS)] = ""
    """Where the game stood when it was seen last: a stored message."""
    when: Annotated[datetime | None, Field(strict=False)] = None
    """When that was."""

    @property
    def place(self) -> str:
        """The table, whichever game lies on it."""
        return self.key or f"{self.address}:{self.port}"

    def tokens(self) -> list[str]:
        """Of all seats."""
        return [self.token, *(one.token for one in self.others)]


class _Seats(BaseModel):
    """All tables where somebody of this home sits, the newest first."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    version: Annotated[int, Field(ge=2, le=2)] = 2
    seats: Annotated[tuple[FarSeat, ...], Field(max_length=MOST_TABLES)] = ()


def read_far_seats() -> tuple[FarSeat, ...]:
    """The seats that were kept, those of the newest table first; anything else is as if nothing had been kept."""
    file = far_seat_file()
    try:
        if not file.is_file() or file.stat().st_size > _MOST_BYTES:
            return ()
        text = file.read_bytes()
    except OSError:
        return ()
    try:
        return _Seats.model_validate_json(text).seats
    except ValidationError:
        return _of_one_table(text)


def _of_one_table(text: bytes) -> tuple[FarSeat, ...]:
    """What the first program kept: one table."""
    try:
        return (FarSeat.model_validate_json(text),)
    except ValidationError:
        return ()


def read_far_seat() -> FarSeat | None:
    """The seats at the table where somebody sat last."""
    return next(iter(read_far_seats()), None)


def keep_far_seat(seat: FarSeat) -> None:
    """Keep them, for nobody else to read; a disk that does not take it only means that the code is asked for again."""
    kept = read_far_seats()
    others = [one for one in kept if one.place != seat.place]
    if kept[:1] != (seat,):
        _write((seat, *others)[:MOST_TABLES])


def forget_far_seat(place: str) -> FarSeat | None:
    """The seats of a table were given back, or are not ours any more; what was forgotten."""
    kept = read_far_seats()
    gone = next((one for one in kept if one.place == place), None)
    if gone is not None:
        _write(tuple(one for one in kept if one is not gone))
    return gone


def _write(seats: tuple[FarSeat, ...]) -> None:
    with contextlib.suppress(OSError):
        if not seats:
            api.remove_file(far_seat_file())
            return
        far_seat_file().parent.mkdir(parents=True, exist_ok=True)
        api.write_atomically(far_seat_file(), _Seats(seats=seats).model_dump_json(), private=True)
