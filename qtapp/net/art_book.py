"""Pictures by ids that say nothing: a phone can ask only for what it was shown."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import NamedTuple

from engine import api


class ArtRef(NamedTuple):
    """What a picture is of: a piece in a place, a kind that is counted, an icon, rows of icons, or a map."""

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


def icons_in_letters(icons: api.IconRows) -> str:
    """Rows of icons as the name of their picture."""
    return json.dumps([[_part_in_letters(part) for part in row] for row in icons if row], ensure_ascii=False)


def icons_from_letters(text: str) -> api.IconRows:
    """The icons of which that is the name."""
    return tuple(tuple(_part_from_letters(*part) for part in row) for row in json.loads(text))


def _part_in_letters(part: api.IconPart) -> tuple[str, str]:
    match part:
        case api.Icon(noun):
            return "icon", noun
        case api.Figure(text):
            return "figure", text
        case api.Glyph():
            return "glyph", part.value


def _part_from_letters(what: str, name: str) -> api.IconPart:
    if what == "glyph":
        return api.Glyph(name)
    return api.Icon(name) if what == "icon" else api.Figure(name)
