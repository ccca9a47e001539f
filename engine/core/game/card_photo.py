"""Photos of cards in a pack: which record, which picture by its hash, how it is shown. Rules never read them.

A pack, and with it a kept game, holds no picture, only its name; where the picture is missing the drawn card is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.flow.data_error import DataError
from engine.core.messages.message import msg

PICTURES = "pictures"
"""The section of a pack, in every game."""
MOST_PHOTOS = 400
DRAWN, IN_SCENE, WHOLE_FACE = "drawn", "scene", "whole"
FACES = (DRAWN, IN_SCENE, WHOLE_FACE)
"""Not shown, in the place of the drawing upon the card, or instead of the whole face."""
USUAL_AT = 30
MOST_AT = 100
_OF = re.compile(r"([a-z_]{1,40})\.([A-Za-z0-9_.]{1,60})")
_FILE = re.compile(r"[0-9a-f]{64}")
_KNOWN = ("of", "file", "face", "at")
_WRONG = msg("pack.picture_malformed", "a picture says whose it is (of), its name (file) and how it is shown (face)")
_TOO_MANY = msg("pack.too_many_pictures", "there are too many pictures")


@dataclass(frozen=True, slots=True)
class CardPhoto:
    """A photo of a card."""

    file: str
    """Its name among the pictures: a hash of 64 letters."""
    face: str = IN_SCENE
    at: int = USUAL_AT
    """Which part is shown where the photo is higher than its room: 0 the top, 100 the bottom."""


def photo_row(section: str, key: str, photo: CardPhoto) -> dict[str, Any]:
    """A photo as a pack holds it."""
    row: dict[str, Any] = {"of": f"{section}.{key}", "file": photo.file, "face": photo.face}
    return row if photo.at == USUAL_AT else {**row, "at": photo.at}


def photos_in(pack: Mapping[str, Any]) -> Iterator[tuple[str, str, CardPhoto]]:
    """Section, number or id, and photo: those that are in order."""
    rows = pack.get(PICTURES)
    for row in rows[:MOST_PHOTOS] if isinstance(rows, list) else ():
        found = _photo(row)
        if found is not None:
            yield found


def photo_mistakes(pack: Mapping[str, Any]) -> Iterator[DataError]:
    """What is wrong with the photos of a pack; it can be played with all the same once it is kept."""
    rows = pack.get(PICTURES)
    if rows is None:
        return
    if not isinstance(rows, list) or len(rows) > MOST_PHOTOS:
        yield DataError(PICTURES, "", _TOO_MANY if isinstance(rows, list) else _WRONG, is_slip=True)
        return
    for at, row in enumerate(rows):
        if _photo(row) is None:
            yield DataError(PICTURES, str(at + 1), _WRONG, allowed=_KNOWN, is_slip=True)
            return


def _photo(row: Any) -> tuple[str, str, CardPhoto] | None:
    if not isinstance(row, dict) or not set(row) <= set(_KNOWN):
        return None
    of, file, face, at = row.get("of"), row.get("file"), row.get("face", IN_SCENE), row.get("at", USUAL_AT)
    whose = _OF.fullmatch(of) if isinstance(of, str) else None
    if whose is None or not isinstance(file, str) or _FILE.fullmatch(file) is None or face not in FACES:
        return None
    if type(at) is not int or not 0 <= at <= MOST_AT:
        return None
    return whose[1], whose[2], CardPhoto(file, face, at)
