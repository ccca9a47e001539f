"""Who we are to other homes, and which of them we know: a key of this installation, our name, and theirs.

The star beside a name belongs to the key: whoever calls themselves like a friend is still a stranger.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from datetime import date, datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import api
from qtapp.kit.paths import homes_file

MOST_NAME = 40
_MOST_HOMES = 64
_MOST_BYTES = 65_536
_SEED = 32

_Key = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_Name = Annotated[str, Field(max_length=MOST_NAME)]


class KnownHome(BaseModel):
    """A home that has knocked here."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    key: _Key
    name: _Name
    last: date
    """When it was let in last."""
    is_banned: bool = False
    """It shall not even knock."""


class Homes(BaseModel):
    """All that is kept of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    version: Annotated[int, Field(ge=1, le=1)] = 1
    seed: _Key
    """From which both our keys are made: that of our door, and that with which we knock elsewhere."""
    name: _Name = ""
    """What we call ourselves."""
    port: Annotated[int, Field(ge=0, le=65535)] = 0
    """At which our door was found last."""
    secret: Annotated[str, Field(pattern=r"^([0-9a-f]{32})?$")] = ""
    """Of the invitation that is valid now; empty: none was made yet."""
    until: datetime | None = None
    """So long."""
    homes: Annotated[tuple[KnownHome, ...], Field(max_length=_MOST_HOMES)] = ()

    def known(self, key: str) -> KnownHome | None:
        """A home by its key."""
        return next((one for one in self.homes if one.key == key), None)

    def with_home(self, home: KnownHome) -> Homes:
        """One more, or seen again. The one that was not seen for longest gives way."""
        others = sorted((one for one in self.homes if one.key != home.key), key=lambda one: one.last)
        return self.model_copy(update={"homes": (*others[-(_MOST_HOMES - 1) :], home)})

    @property
    def door_key(self) -> bytes:
        """Of our table, wherever it is looked for."""
        return self._made("door")

    @property
    def own_key(self) -> bytes:
        """With which we knock."""
        return self._made("home")

    def _made(self, use: str) -> bytes:
        return hashlib.blake2b(bytes.fromhex(self.seed), digest_size=_SEED, person=use.encode()).digest()


def read_homes() -> Homes:
    """What was kept; anything else than that is as if nothing had been kept, and makes a new key."""
    file = homes_file()
    with contextlib.suppress(OSError, ValidationError):
        if file.is_file() and file.stat().st_size <= _MOST_BYTES:
            return Homes.model_validate_json(file.read_bytes())
    made = Homes(seed=secrets.token_bytes(_SEED).hex())
    keep_homes(made)
    return made


def keep_homes(homes: Homes) -> None:
    """Keep it, for nobody else to read; a disk that does not take it makes us strangers next time, no more."""
    with contextlib.suppress(OSError):
        homes_file().parent.mkdir(parents=True, exist_ok=True)
        api.write_atomically(homes_file(), homes.model_dump_json(), private=True)
