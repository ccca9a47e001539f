"""The seat that was held at another table last: with it the same seat is found again after a restart or a crash."""

from __future__ import annotations

import contextlib
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import api
from qtapp.kit.paths import far_seat_file

_MOST_BYTES = 4096


class FarSeat(BaseModel):
    """Where the table is, and the token that opens the seat there. Whoever has it can sit down in its place."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    version: Annotated[int, Field(ge=1, le=1)] = 1
    address: Annotated[str, Field(pattern=r"^[0-9.]{7,15}$")]
    port: Annotated[int, Field(ge=1, le=65535)]
    token: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
    name: Annotated[str, Field(max_length=400)]
    """Of the person who sits there."""
    game: Annotated[str, Field(max_length=60)]


def read_far_seat() -> FarSeat | None:
    """The seat that was kept; anything else than that is as if nothing had been kept."""
    file = far_seat_file()
    try:
        if file.is_file() and file.stat().st_size <= _MOST_BYTES:
            return FarSeat.model_validate_json(file.read_bytes())
    except (OSError, ValidationError):
        return None
    return None


def keep_far_seat(seat: FarSeat) -> None:
    """Keep it, for nobody else to read; a disk that does not take it only means that the code is asked for again."""
    if read_far_seat() != seat:
        with contextlib.suppress(OSError):
            far_seat_file().parent.mkdir(parents=True, exist_ok=True)
            api.write_atomically(far_seat_file(), seat.model_dump_json(), private=True)


def forget_far_seat() -> None:
    """The seat was given back, or is not ours any more."""
    with contextlib.suppress(OSError):
        api.remove_file(far_seat_file())
