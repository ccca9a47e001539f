"""For figure 4, its second half: small words on the table that are to be had nowhere else, in any size easily read.

Words of 8 to 12 pixels may stand on the table if the pointer calls up the same ones large: in the large look of a
piece, or in the tip of a place.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter

from qtapp.board.paint import text

if TYPE_CHECKING:
    from qtapp.board.paint.art import Picture
    from qtapp.windows.game.window import GameWindow

EASY = 12.0
"""Pixels of words that are easily read."""
_ELLIPSIS = "…"


@contextmanager
def drawn_words(on_table: bool = True) -> Iterator[dict[str, float]]:
    """Gathers the words that are drawn, each with its smallest size in pixels (off the table: with its largest)."""
    found: dict[str, float] = {}
    before = text._draw

    def watched(laid: text.LaidOutText, painter: QPainter, at: QPointF) -> None:
        if text.smallest_drawn.get() or not on_table:
            words, size = laid.layout.text(), laid.layout.font().pixelSize() * text.pixels(painter)
            found[words] = (min if on_table else max)(found.get(words, size), size)
        before(laid, painter, at)

    text._draw = watched
    try:
        yield found
    finally:
        text._draw = before


def had_large(game: GameWindow) -> set[str]:
    """All words that the pointer calls up somewhere on the table of now, at a size that is easily read."""
    view, found = game.page.view, set[str]()
    names = game.client.names
    for target in view.keyboard.targets():
        picture, lines = view.preview._look(target)
        if picture is not None:
            found |= {words for words, size in _painted(game, picture) if size >= EASY}
        found |= set(lines or ())
        for thing in target.ids:
            name = names.piece_name(thing) or names.place_name(thing)
            about = names.about(thing)
            found |= {view.board_context.label(name)} if name is not None else set()
            found |= {view.board_context.say(about.text)} if about is not None else set()
    for sprite in view.table.held.sprites:  # under the pointer it grows where it is held
        found |= {words for words, size in _painted(game, sprite.picture) if size >= EASY}
    for seat in range(1, len(game.client.players) + 1):
        found.add(names.seat_name(seat))
    return found


def named(game: GameWindow) -> set[str]:
    """The names and words of all pieces that lie on the table and are known: the large look of each tells them."""
    names, board_context, found = game.client.names, game.page.view.board_context, set[str]()
    for place in game.client.view().places.values():
        for piece in place.pieces:
            name = names.piece_name(piece.id) if piece.known else None
            if name is not None:
                said = [board_context.say(one) for one in names.piece_text(piece.id)]
                found |= {board_context.label(name), *said, " ".join(said)}
    return found


def _painted(game: GameWindow, picture: Picture) -> list[tuple[str, float]]:
    """The words of a picture as the large look shows it."""
    art = game.page.view.board_context.art
    foot = picture.footprint(art)
    scale = min(352.0 / foot.height(), 300.0 / foot.width(), 1.25)
    image = QImage(QSize(8, 8), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(scale, scale)
    with drawn_words(on_table=False) as words:
        picture.paint(painter, art, scale)
    painter.end()
    return list(words.items())


def only_small(large: set[str], drawn: dict[str, float]) -> dict[str, float]:
    """The words of fewer pixels that are had nowhere else; numbers and single letters are no words."""
    whole = "\n".join(large).replace("\u2028", " ").replace("\u00ad", "").casefold()
    found = {}
    for words, size in drawn.items():
        plain = words.replace("\u2028", " ").replace("\u00ad", "").rstrip(_ELLIPSIS + " ").casefold()
        if size < EASY and sum(one.isalpha() for one in plain) > 1 and plain not in whole:
            found[words] = size
    return found
