"""Every message between a workshop and a phone that is its camera: exact fields, strict types, bounded lengths.

A camera says that it has a photo of so many bytes, and sends it in pieces, each only after it was told to go on. It is
told which card is next, and nothing of any game.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from qtapp.net import wire
from qtapp.net.wire import MOST_IN, Number, ShortText, SmallNumber, WireModel

PIECE = 32 * 1024
"""Bytes of a photo in one message."""
MOST_FRAME = PIECE + 1024
MOST_PHOTO = 3 * 1024 * 1024
"""Bytes of a photo: the page makes it small before."""

PhotoNumber = Annotated[int, Field(ge=0, le=1_000_000_000)]
Secret = Annotated[str, Field(pattern=r"^([A-Z2-9]{6}|[A-Za-z0-9_-]{22})?$")]
"""The six signs, or what the picture for the camera holds; empty from a phone that was here."""


class CameraMessage(WireModel):
    """I should like to send photos: I know the code, or was let in before."""

    t: Literal["camera"]
    v: Literal[1]
    code: Secret
    token: wire.Token | Literal[""] = ""
    lang: wire.Language


class PhotoMessage(WireModel):
    """I have a photo, my number so and so, of so many bytes. Said again after the line was cut."""

    t: Literal["photo"]
    no: PhotoNumber
    n: Annotated[int, Field(ge=1, le=MOST_PHOTO)]


class BackMessage(WireModel):
    """Take this photo of mine away again."""

    t: Literal["back"]
    no: PhotoNumber


FromCamera = Annotated[CameraMessage | PhotoMessage | BackMessage | wire.LangMessage, Field(discriminator="t")]
FROM_CAMERA: TypeAdapter[FromCamera] = TypeAdapter(FromCamera)


def read_camera(raw: str | bytes) -> FromCamera | bytes | None:
    """What a camera says, or a piece of a photo; None: it is neither."""
    if isinstance(raw, bytes):
        return raw if 0 < len(raw) <= PIECE else None
    try:
        return FROM_CAMERA.validate_json(raw) if len(raw) <= MOST_IN else None
    except (ValidationError, ValueError):
        return None


# ---- to a phone -----------------------------------------------------------------------------------------------------


class DeskMessage(WireModel):
    """You are let in, or this is how the page speaks to you at the door."""

    t: Literal["desk"] = "desk"
    v: Literal[1] = 1
    words: wire.Words
    open: bool = False
    """Let in."""
    token: wire.Token | Literal[""] = ""
    """Told once."""
    next: ShortText = ""
    room: SmallNumber = 0
    """So many more photos fit in."""


class NextMessage(WireModel):
    """Another card is next."""

    t: Literal["next"] = "next"
    next: ShortText
    room: SmallNumber


class GoMessage(WireModel):
    """Send the next piece of this photo, from this byte on."""

    t: Literal["go"] = "go"
    no: PhotoNumber
    at: Number


class StoredMessage(WireModel):
    """This photo lies in the tray, for this card."""

    t: Literal["stored"] = "stored"
    no: PhotoNumber
    label: ShortText


class PhotoRefusedMessage(WireModel):
    """This photo was not taken: the tray is full, too many came at once, or it is no picture."""

    t: Literal["refused"] = "refused"
    no: PhotoNumber
    why: Literal["full", "wait", "picture"]


class DeskClosedMessage(WireModel):
    """The line is cut."""

    t: Literal["bye"] = "bye"
    why: Literal["code", "wait", "latched", "full", "elsewhere", "closed", "slow", "bad", "unknown"]


ToCamera = Annotated[
    DeskMessage | NextMessage | GoMessage | StoredMessage | PhotoRefusedMessage | DeskClosedMessage,
    Field(discriminator="t"),
]
TO_CAMERA: TypeAdapter[ToCamera] = TypeAdapter(ToCamera)
