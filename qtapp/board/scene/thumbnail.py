"""Small pictures of pieces outside the table: on the curtain, in a line about what somebody did."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from qtapp.board.scene.scene import TableScene


def thumbnail(table: TableScene, subjects: Sequence[str], room: QSizeF) -> QPixmap | None:
    """The last of some things that can be seen on the table now, as it lies there; None: none of them can."""
    seen = {
        piece.id: (piece, place.id) for place in table.view.places.values() for piece in place.pieces if piece.known
    }
    for name in reversed(subjects):
        if name not in seen or table.art.shows_back(*seen[name]):
            continue
        picture = table.art.enlarged(*seen[name])
        box = picture.box(table.board_context.art)
        if box.isEmpty():
            continue
        scale = min(room.width() / box.width(), room.height() / box.height()) * table.board_context.art.ratio
        found = QPixmap.fromImage(table.board_context.art.image(picture, scale))
        found.setDevicePixelRatio(table.board_context.art.ratio)
        return found
    return None
