"""Pictures by ids that say nothing: a phone can ask only for what it was shown."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple


class ArtRef(NamedTuple):
    """What a picture is of: a piece in a place, a kind that is counted, an icon, or a map."""

    what: str
    name: str
    place: str = ""
    face: int = 0


class ArtBook:
    """The pictures of one phone by ids that say nothing: keyed, and only what was sent can be asked for."""

    def __init__(self, key: bytes, language: str) -> None:
        self._key = key
        self._language = language
        self._older: dict[str, ArtRef] = {}
        self._newest: dict[str, ArtRef] = {}
        self._made: dict[ArtRef, str] = {}

    def turn_page(self) -> None:
        """A new state begins: what only the one before the last had shown is forgotten."""
        self._older, self._newest = self._newest, {}

    def id_of(self, ref: ArtRef) -> str:
        """The id under which this phone may ask for a picture."""
        made = self._made.get(ref)
        if made is None:
            text = "\n".join((self._language, *map(str, ref)))
            made = self._made[ref] = hmac.new(self._key, text.encode(), hashlib.blake2b).hexdigest()[:16]
        self._newest[made] = ref
        return made

    def find(self, id_: str) -> ArtRef | None:
        """What an id stands for; None: it was not sent to this phone."""
        return self._newest.get(id_) or self._older.get(id_)
