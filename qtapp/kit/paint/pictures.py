"""The one door for pictures from files: PNG and JPEG only, decided by their content, bounded before they are decoded.

Qt reads many formats, and some of them can crash or stop a program on purpose (a drawing that refers to itself, a
packed archive). So the reader of a format is named here, never guessed. Decoding needs no process of its own, because
its time is bounded by what is looked at first: bytes, pixels, the number of chunks, and the scans of a JPEG (each goes
over all pixels anew; thousands of them are the one way to keep the decoder of a bounded picture busy). All the same it
belongs in a `FileLoader`, not in the window's thread: a large picture takes seconds, and a drive may be slow.
"""

from __future__ import annotations

import os
import re
import stat
import struct
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from engine import api


@dataclass(frozen=True, slots=True)
class PictureLimits:
    """How large a picture may be."""

    most_bytes: int
    longest_side: int
    most_pixels: int


PHOTO = PictureLimits(120 * 1024 * 1024, 12_000, 64_000_000)
"""What a camera or a scanner makes."""
SKIN = PictureLimits(80 * 1024 * 1024, 4_096, 4_096 * 4_096)
"""A straightened board: ours are 2400 pixels long."""
THUMBNAIL = PictureLimits(8 * 1024 * 1024, 2_000, 2_000_000)
"""The small picture beside a game: ours are 720 × 480."""

CARD = PictureLimits(4 * 1024 * 1024, 2_000, 4_000_000)
"""The photo of a card, as it is kept."""

_HEAD = 256 * 1024
_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_CHUNKS = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
"""What the pixels need; all else (texts, colour profiles, often packed) never reaches a decoder."""
_MOST_CHUNKS = 100_000
_MOST_SCANS = 32
"""Programs that write progressive JPEG use about ten."""
_MARKER = re.compile(rb"\xff[\x01-\xcf\xd8-\xfe]")
"""In the packed data of a scan 0xFF stands only before 0x00, before restarts (0xD0 to 0xD7) and before real markers."""
_START_OF_SCAN, _END = 0xDA, 0xD9
_FOREIGN = (
    (b"RIFF", b"WEBP", "WebP"),
    (b"II*\x00", b"", "TIFF"),
    (b"MM\x00*", b"", "TIFF"),
)


class UnusablePicture(Exception):
    """A picture that cannot be used; `message` says why in a sentence."""

    def __init__(self, message: api.Message) -> None:
        super().__init__(str(message))
        self.message = message


def read_picture(path: Path, limits: PictureLimits = PHOTO) -> QImage:
    """The picture in a file; anything wrong with it is UnusablePicture with a clear sentence."""
    return decode_picture(read_regular_file(path, limits.most_bytes), limits, path.suffix)


def decode_picture(data: bytes, limits: PictureLimits = PHOTO, suffix: str = "") -> QImage:
    """The picture in these bytes, if it is PNG or JPEG. `suffix` only helps to say what else it may be."""
    return _read(data, limits, suffix)


def read_reduced(data: bytes, longest: int, limits: PictureLimits = PHOTO, suffix: str = "") -> QImage:
    """The same, no longer than so many pixels: a JPEG is then decoded in a part of the time and memory."""
    return _read(data, limits, suffix, longest=longest)


def begins_like_picture(path: Path, limits: PictureLimits) -> bool:
    """Does the file begin as a picture within the limits does? Its pixels are not looked at."""
    try:
        _read(read_regular_file(path, limits.most_bytes, only=_HEAD), limits, only_head=True)
    except UnusablePicture:
        return False
    return True


def read_regular_file(path: Path, most_bytes: int, only: int | None = None) -> bytes:
    """The bytes of an ordinary file (or `only` so many). What is none (a pipe, a device) is not waited for."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(path, flags), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise UnusablePicture(_NO_PICTURE)
            if found.st_size > most_bytes:
                raise UnusablePicture(_too_many_bytes(most_bytes))
            data = file.read(most_bytes if only is None else only)  # never more, even if it grows meanwhile
    except (OSError, ValueError) as error:
        raise UnusablePicture(
            api.msg("window.picture_file_missing", "The picture cannot be read: the file is not there.")
        ) from error
    return data


def _read(data: bytes, limits: PictureLimits, suffix: str = "", *, only_head: bool = False, longest: int = 0) -> QImage:
    """Read with exactly the format that the bytes begin with. `only_head`: the size is checked, the image is null."""
    if data.startswith(_PNG):
        format_name, data = b"png", _bare_png(data)
    elif data.startswith(_JPEG):
        format_name = b"jpeg"
        _check_scans(data)
    else:
        raise UnusablePicture(_of_another_format(data[:32], suffix))
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(format_name))
    reader.setAutoDetectImageFormat(False)  # else Qt tries all its other readers when the named one gives up
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid():
        raise UnusablePicture(_DAMAGED)
    _check_size(size, limits)
    if only_head:
        return QImage()
    if 0 < longest < max(size.width(), size.height()):
        reader.setScaledSize(size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    image = reader.read()  # lets other threads go on, unlike QImage's own ways to read
    if image.isNull():
        raise UnusablePicture(_DAMAGED)
    return image


def _check_size(size: QSize, limits: PictureLimits) -> None:
    width, height = size.width(), size.height()
    if max(width, height) > limits.longest_side or width * height > limits.most_pixels:
        raise UnusablePicture(
            api.msg(
                "window.picture_too_many_pixels",
                "The picture is too large: {width} × {height} pixels. At most {most} on a side.",
                width=width,
                height=height,
                most=limits.longest_side,
            )
        )


def _bare_png(data: bytes) -> bytes:
    """A PNG with nothing but its pixels."""
    parts = [_PNG]
    at = len(_PNG)
    for _ in range(_MOST_CHUNKS):
        if at + 12 > len(data):
            break  # cut off: the decoder says so
        length, kind = struct.unpack_from(">I4s", data, at)
        end = at + 12 + length
        if kind in _CHUNKS:
            parts.append(data[at:end])
        if kind == b"IEND":
            break
        at = end
    else:
        raise UnusablePicture(_DAMAGED)
    return b"".join(parts)


def _check_scans(data: bytes) -> None:
    """Refuse a JPEG with more scans than any camera or program writes."""
    scans = 0
    found = _MARKER.search(data, 2)
    while found is not None and data[found.start() + 1] != _END:
        at = found.end()
        scans += data[at - 1] == _START_OF_SCAN
        if scans > _MOST_SCANS:
            raise UnusablePicture(_DAMAGED)
        length = int.from_bytes(data[at : at + 2], "big")
        found = _MARKER.search(data, at + length)


_DAMAGED = api.msg("window.picture_damaged", "The picture is damaged and cannot be read to its end.")
_NO_PICTURE = api.msg("window.not_a_readable_picture", "This picture cannot be read. Use a JPEG or PNG file.")


def _too_many_bytes(most_bytes: int) -> api.Message:
    megabytes = most_bytes // (1024 * 1024)
    return api.msg("window.picture_too_many_megabytes", "The picture is too large: at most {most} MB.", most=megabytes)


def _of_another_format(head: bytes, suffix: str) -> api.Message:
    kind = next((name for start, inside, name in _FOREIGN if head.startswith(start) and inside in head), "")
    if head[4:8] == b"ftyp" or suffix.lower() in (".heic", ".heif"):
        kind = "HEIC"
    if not kind:
        return _NO_PICTURE
    return api.msg(
        "window.picture_format_unsupported",
        "{kind} pictures cannot be read here. Save it as JPEG or PNG and choose it again.",
        kind=api.LiteralArg(kind),
    )
