"""The seats that were held at another table last: with them the same ones are found again after a restart."""

from __future__ import annotations

import contextlib
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import api
from qtapp.kit.paths import far_seat_file

_MOST_BYTES = 16_384
_MOST_NAME = 400

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

    def tokens(self) -> list[str]:
        """Of all seats."""
        return [self.token, *(one.token for one in self.others)]


def read_far_seat() -> FarSeat | None:
    """The seats that were kept; anything else than that is as if nothing had been kept."""
    file = far_seat_file()
    try:
        if file.is_file() and file.stat().st_size <= _MOST_BYTES:
            return FarSeat.model_validate_json(file.read_bytes())
    except (OSError, ValidationError):
        return None
    return None


def keep_far_seat(seat: FarSeat) -> None:
    """Keep them, for nobody else to read; a disk that does not take it only means that the code is asked for again."""
    if read_far_seat() != seat:
        with contextlib.suppress(OSError):
            far_seat_file().parent.mkdir(parents=True, exist_ok=True)
            api.write_atomically(far_seat_file(), seat.model_dump_json(), private=True)


def forget_far_seat() -> None:
    """The seats were given back, or are not ours any more."""
    with contextlib.suppress(OSError):
        api.remove_file(far_seat_file())
