"""Skins: an owner's straightened scan of a board, laid over the drawn one, with places nudged to fit.

A skin is a folder with `skin.json` and pictures; it travels as one zip file. A file from a stranger is data: bounded,
validated, never a path outside its folder.
"""

from __future__ import annotations

import contextlib
import io
import json
import lzma
import re
import shutil
import zipfile
import zlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from engine import api
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.picture import rounded
from qtapp.board.scan.perspective import as_png
from qtapp.kit.paint.pictures import (
    SKIN,
    UnusablePicture,
    begins_like_picture,
    decode_picture,
    read_picture,
    read_regular_file,
)
from qtapp.kit.paths import allowed_stem

FORMAT = 1
MANIFEST = "skin.json"
SUFFIX = ".tarsas-skin"
MOST_BYTES = 160 * 1024 * 1024
MOST_BOARDS = 12
_MANIFEST_BYTES = 1024 * 1024
MOST_NUDGES = 2000
_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,60}\.png")

Short = Annotated[str, Field(max_length=200)]
Shift = Annotated[float, Field(ge=-4000, le=4000, allow_inf_nan=False)]


class SkinBoard(BaseModel):
    """One board of a skin."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    board: Annotated[str, Field(pattern=r"^[a-z0-9_.]{1,60}$")]
    """Key of the board: `table`, `city`, `seat` (for all seats), `own`."""
    picture: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_.-]{0,60}\.png$")]


class SkinRecord(BaseModel):
    """The manifest of a skin."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Annotated[int, Field(ge=1, le=1000)]
    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,60}$")]
    title: Short
    boards: Annotated[list[SkinBoard], Field(max_length=MOST_BOARDS)]
    nudges: Annotated[dict[Short, tuple[Shift, Shift]], Field(max_length=MOST_NUDGES)] = {}


@dataclass(frozen=True)
class BoardScan:
    """A skin in its folder."""

    folder: Path
    record: SkinRecord

    @property
    def id(self) -> str:
        """Its name among the others."""
        return self.folder.name

    def nudges(self) -> dict[str, QPointF]:
        """How far single places were moved, in units of their board."""
        return {place: QPointF(x, y) for place, (x, y) in self.record.nudges.items()}

    def with_offset(self, place: str, by: QPointF) -> BoardScan:
        """The same skin with one place moved; written to its folder."""
        nudges = {**self.record.nudges, place: (by.x(), by.y())}
        record = SkinRecord.model_validate({**self.record.model_dump(), "nudges": nudges})
        _write(self.folder, record)
        return BoardScan(self.folder, record)

    def renamed(self, title: str) -> BoardScan:
        """The same skin under another name; written to its folder."""
        record = SkinRecord.model_validate({**self.record.model_dump(), "title": title})
        _write(self.folder, record)
        return BoardScan(self.folder, record)

    def delete(self) -> None:
        """Away with it and its pictures; OSError: it cannot be deleted."""
        shutil.rmtree(self.folder)


@dataclass(frozen=True)
class Scanned(Picture):
    """A straightened scan as the ground of a board."""

    path: str
    stamp: int
    width: float
    height: float

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        scan = _scan(self.path, self.stamp)
        if scan.isNull():
            return
        size = QSizeF(self.width * px, self.height * px).toSize()
        smooth = Qt.TransformationMode.SmoothTransformation
        image = scan.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        painter.setClipPath(rounded(self.box(art).adjusted(1, 1, -1, -1), 14))
        painter.drawImage(self.box(art), image)


@lru_cache(maxsize=4)
def _scan(path: str, stamp: int) -> QImage:  # noqa: ARG001 - the stamp tells a picture that was made anew
    try:
        return read_picture(Path(path), SKIN)
    except UnusablePicture:
        return QImage()


def list_skins(root: Path, game: str) -> list[BoardScan]:
    """The skins of a game below a folder; broken ones are left out."""
    found = []
    for folder in sorted(path.parent for path in root.glob(f"*/{MANIFEST}")):
        try:
            skin = read_skin(folder)
        except UnusablePicture:
            continue
        if skin.record.game == game:
            found.append(skin)
    return found


def read_skin(folder: Path) -> BoardScan:
    """Read a skin; anything wrong with it is Unusable with a sentence."""
    try:
        raw = read_regular_file(folder / MANIFEST, _MANIFEST_BYTES)
    except UnusablePicture as error:
        raise UnusablePicture(api.msg("window.skin_list_missing", "The skin has no list of its boards.")) from error
    return BoardScan(folder, _record(raw))


def _record(raw: bytes) -> SkinRecord:
    if len(raw) > _MANIFEST_BYTES:
        raise UnusablePicture(api.msg("window.skin_list_too_long", "The list of the skin is too long."))
    try:
        listed = json.loads(raw)
        number = listed.get("format") if isinstance(listed, dict) else None
        if type(number) is int and number > FORMAT:  # asked first: a newer list may have fields that are not known here
            raise UnusablePicture(
                api.msg("window.skin_from_newer_version", "The skin was made by a newer version of this program.")
            )
        return SkinRecord.model_validate(listed)
    except (ValidationError, ValueError, RecursionError) as error:
        raise UnusablePicture(api.msg("window.skin_list_damaged", "The list of the skin is damaged.")) from error


def save_skin(root: Path, game: str, title: str, boards: dict[str, QImage]) -> BoardScan:
    """Write straightened pictures as a new skin below a folder."""
    stem = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:32] or "skin"
    stem = allowed_stem(stem, "skin-")
    folder = _free(root, f"{game}-{stem}".replace("_", "-"))
    folder.mkdir(parents=True)
    listed = []
    for board, image in boards.items():
        name = f"{board}.png"
        _put(folder / name, as_png(image))
        listed.append({"board": board, "picture": name})
    record = SkinRecord.model_validate({"format": FORMAT, "game": game, "title": title[:200], "boards": listed})
    _write(folder, record)
    return BoardScan(folder, record)


def add_board(skin: BoardScan, board: str, image: QImage) -> BoardScan:
    """Lay one more board into a skin, or another picture in place of an old one."""
    name = f"{board}.png"
    _put(skin.folder / name, as_png(image))
    others = [one.model_dump() for one in skin.record.boards if one.board != board]
    boards = [*others, {"board": board, "picture": name}]
    record = SkinRecord.model_validate({**skin.record.model_dump(), "boards": boards})
    _write(skin.folder, record)
    return BoardScan(skin.folder, record)


def _free(root: Path, name: str) -> Path:
    folder, number = root / name, 2
    while folder.exists():
        folder, number = root / f"{name}-{number}", number + 1
    return folder


def _write(folder: Path, record: SkinRecord) -> None:
    text = json.dumps(record.model_dump(), ensure_ascii=False, indent=1)
    _put(folder / MANIFEST, text.encode("utf-8"))


def _put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: what was there stays until then."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        fresh.write_bytes(data)
        api.move_file(fresh, path)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def delete_skin(skin: BoardScan) -> None:
    """Throw a skin away."""
    shutil.rmtree(skin.folder)


# ---- one file to give away -------------------------------------------------------------------------------------------


def export_skin(skin: BoardScan, path: Path) -> None:
    """Write a skin as one file."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        archive.write(skin.folder / MANIFEST, MANIFEST)
        for board in skin.record.boards:
            archive.write(skin.folder / board.picture, board.picture)
    _put(path, whole.getvalue())


def import_skin(path: Path, root: Path) -> BoardScan:
    """Take a skin from one file; nothing is written unless all of it is in order."""
    return unpack_skin(check_skin_file(path), root)


@dataclass(frozen=True)
class CheckedSkin:
    """A skin out of a file, in order but not yet written anywhere."""

    record: SkinRecord
    pictures: dict[str, bytes]


def check_skin_file(path: Path) -> CheckedSkin:
    """Read a skin from one file and look at all of it."""
    raw = io.BytesIO(read_regular_file(path, MOST_BYTES))
    try:
        with zipfile.ZipFile(raw) as archive:
            return CheckedSkin(*_checked(archive))
    except (
        OSError,
        zipfile.BadZipFile,
        EOFError,
        NotImplementedError,
        RuntimeError,
        zlib.error,
        lzma.LZMAError,
    ) as error:
        raise UnusablePicture(
            api.msg("window.skin_file_damaged", "The file is not a scan set, or it is damaged.")
        ) from error


def unpack_skin(skin: CheckedSkin, root: Path) -> BoardScan:
    """Write a skin into a folder of its own."""
    record = skin.record
    stem = re.sub(r"[^a-z0-9]+", "-", f"{record.game}-{record.title}".lower()).strip("-")[:48] or "skin"
    folder = _free(root, stem)
    folder.mkdir(parents=True)
    for name, data in skin.pictures.items():
        _put(folder / name, data)
    _write(folder, record)
    return BoardScan(folder, record)


def _checked(archive: zipfile.ZipFile) -> tuple[SkinRecord, dict[str, bytes]]:
    entries = archive.infolist()
    if len(entries) > MOST_BOARDS + 1:
        raise UnusablePicture(api.msg("window.skin_file_holds_too_much", "The file holds more than a skin may have."))
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise UnusablePicture(api.msg("window.skin_too_large", "The skin is too large."))
    for entry in entries:
        if entry.filename != MANIFEST and not _NAME.fullmatch(entry.filename):
            raise UnusablePicture(
                api.msg(
                    "window.skin_file_holds_foreign_content", "The file holds something that does not belong to a skin."
                )
            )
    if MANIFEST not in archive.namelist():
        raise UnusablePicture(api.msg("window.skin_list_missing", "The skin has no list of its boards."))
    record = _record(_bounded(archive, MANIFEST, _MANIFEST_BYTES))
    pictures = {}
    for board in record.boards:
        if board.picture not in archive.namelist():
            raise UnusablePicture(api.msg("window.skin_picture_missing", "A picture of the skin is missing."))
        data = _bounded(archive, board.picture, MOST_BYTES)
        _check_picture(data)
        pictures[board.picture] = data
    return record, pictures


def _bounded(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """Unpack an entry, but never more than its bound, whatever it claims."""
    out = io.BytesIO()
    with archive.open(name) as entry:
        while chunk := entry.read(1 << 20):
            out.write(chunk)
            if out.tell() > most:
                raise UnusablePicture(api.msg("window.skin_too_large", "The skin is too large."))
    return out.getvalue()


def _check_picture(data: bytes) -> None:
    try:
        decode_picture(data, SKIN)
    except UnusablePicture as error:
        raise UnusablePicture(
            api.msg("window.skin_picture_damaged_or_oversized", "A picture of the skin is damaged or too large.")
        ) from error


def pictures_of(
    skin: BoardScan, boards: dict[str, tuple[float, float]]
) -> tuple[dict[str, Picture], list[api.Message]]:
    """The grounds of a skin for boards of these sizes; missing or broken pictures give a note, not a hole."""
    found: dict[str, Picture] = {}
    notes: list[api.Message] = []
    for one in skin.record.boards:
        path = skin.folder / one.picture
        if not begins_like_picture(path, SKIN):
            notes.append(
                api.msg(
                    "window.skin_picture_unreadable",
                    "A picture of the skin cannot be read; the drawn board is shown instead.",
                )
            )
            continue
        for key, (width, height) in boards.items():
            if key == one.board:
                found[key] = Scanned(str(path), path.stat().st_mtime_ns, width, height)
    return found, notes
