"""Photos of cards in this home: every one went through the door for pictures, was painted anew and encoded anew.

A photo from a camera says where and when it was taken, and Qt carries comments and colour profiles along when it
encodes what it has decoded. So only pixels go on: they are painted upon an empty picture. Packs and kept games hold the
names; a photo whose name no pack says any more is swept away after a while.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from engine import api
from qtapp.kit.paint.pictures import CARD, PHOTO, UnusablePicture, decode_picture, read_reduced, read_regular_file
from qtapp.kit.paths import SUFFIX, games_folder, packs_folder, pictures_folder, trash_folder

LONGEST = 1_000
"""Pixels of the longer side of a photo that is kept: a card that fills the height of a large screen is as high."""
_LEAST = 40
_QUALITY = 85
_PAPER = 0xFFFFFFFF
_UNWANTED_DAYS = 30.0
"""So long a photo stays that no pack names: a step back may want it, or a pack that comes back."""
_DAY = 86_400.0
_NAME = re.compile(r"[0-9a-f]{64}")


def clean_image(image: QImage, longest: int = LONGEST) -> bytes:
    """The pixels of a picture and nothing else, as JPEG."""
    size = image.size()
    if min(size.width(), size.height()) < _LEAST:
        raise UnusablePicture(api.msg("window.photo_too_small", "The picture is too small: nothing could be seen."))
    if max(size.width(), size.height()) > longest:
        size = size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    pixels = QImage(size, QImage.Format.Format_RGB32)
    pixels.fill(_PAPER)
    painter = QPainter(pixels)
    painter.drawImage(QRectF(QPointF(0, 0), size), image)
    painter.end()
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(_QUALITY)
    if not writer.write(pixels):
        raise UnusablePicture(api.msg("window.photo_not_kept", "The picture cannot be kept: there is no room for it."))
    return bytes(raw.data())


def clean_picture(data: bytes, suffix: str = "") -> bytes:
    """A picture of any origin as it may be kept; UnusablePicture says why not."""
    return clean_image(read_reduced(data, 2 * LONGEST, PHOTO, suffix))


def clean_file(path: Path) -> bytes:
    """The same of a file."""
    return clean_picture(read_regular_file(path, PHOTO.most_bytes), path.suffix)


def picture_file(name: str) -> Path:
    """Where a photo of this name lies."""
    return pictures_folder() / f"{name}.jpg"


def keep_picture(content: bytes, name: str = "") -> str:
    """Lay a clean picture onto the shelf, under the name that a pack calls it by or else its own hash. May raise
    OSError.
    """
    name = name or hashlib.sha256(content).hexdigest()
    path = picture_file(name)
    if not path.exists():
        api.write_atomically(path, content)
    return name


def kept_picture(name: str) -> bytes | None:
    """A photo of the shelf; None: it is not here, or nothing that a photo of ours is."""
    if _NAME.fullmatch(name) is None:
        return None
    try:
        return read_regular_file(picture_file(name), CARD.most_bytes)
    except UnusablePicture:
        return None


@dataclass(frozen=True, slots=True)
class TakenPictures:
    """What came of taking the pictures out of a pack that was given."""

    taken: int = 0
    refused: int = 0


def take_pictures(path: Path) -> TakenPictures:
    """The pictures that come with a pack, each through the door and onto the shelf under the name it has in the pack.

    One that is no picture, or too large a one, leaves nothing behind: its card is drawn.
    """
    if path.suffix.lower() != api.PACK_FILE_SUFFIX:
        return TakenPictures()
    taken = refused = 0
    try:
        found = api.read_pack_file(path).pictures
        named = {photo.file for _, _, photo in api.photos_in(api.read_pack(path))}
    except api.InvalidData:
        return TakenPictures()
    for name in named:
        if picture_file(name).exists():
            continue
        if name not in found:
            refused += 1
            continue
        try:
            keep_picture(clean_image(decode_picture(found[name], CARD)), name)
            taken += 1
        except (UnusablePicture, OSError):
            refused += 1
    return TakenPictures(taken, refused)


def packed_with_pictures(pack: Mapping[str, Any]) -> bytes:
    """A pack in one file with its photos, each called by its own hash; ValueError: more than such a file may hold."""
    pictures: dict[str, bytes] = {}
    rows = []
    for row in pack.get(api.PICTURES, ()):
        content = kept_picture(str(row["file"]))
        if content is not None:
            name = hashlib.sha256(content).hexdigest()
            pictures[name] = content
            rows.append({**row, "file": name})
    if sum(map(len, pictures.values())) > api.BIGGEST_FILE - api.BIGGEST_FILE // 8:
        raise ValueError("more photos than one file may hold")
    whole = {**without_pictures(pack), "format": pack.get("format", 1), api.PICTURES: rows}
    return api.pack_file_bytes(api.pack_text(whole if rows else without_pictures(pack)), pictures)


def without_pictures(pack: Mapping[str, Any]) -> dict[str, Any]:
    """A pack that names no photo."""
    return {**{key: value for key, value in pack.items() if key != api.PICTURES}, "format": 1}


def sweep(also: Iterable[str] = ()) -> int:
    """Take photos away that no kept pack has named for a while; how many. `also`: names that are wanted besides."""
    wanted = set(also)
    for path in packs_folder().rglob("*.json"):
        try:
            wanted.update(_names_in(path.read_bytes()))
        except OSError:
            return 0  # what cannot be read may name any of them
    gone = 0
    before = time() - _UNWANTED_DAYS * _DAY
    for path in pictures_folder().glob("*.jpg"):
        with contextlib.suppress(OSError):
            if path.stem not in wanted and path.stat().st_mtime < before:
                api.remove_file(path)
                gone += 1
    return gone


def sweep_with_games() -> int:
    """The same; photos that kept games name are wanted besides."""
    wanted: set[str] = set()
    for folder in (games_folder(), trash_folder()):
        for path in folder.rglob(f"*{SUFFIX}"):
            try:
                wanted.update(_names_in(path.read_bytes()))
            except OSError:
                return 0  # what cannot be read may name any of them
    return sweep(wanted)


def _names_in(text: bytes) -> set[str]:
    return {found.decode() for found in re.findall(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])", text)}
