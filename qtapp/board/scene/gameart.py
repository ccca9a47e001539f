"""How the things of a game look and stand. This is the plain form, for a game without art; games refine it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.card import CardBack, PlainCard
from qtapp.board.paint.context import ArtContext
from qtapp.board.paint.photo_face import photographed
from qtapp.board.paint.picture import BadgedPicture, BoardSheet, RotatedPicture, Token
from qtapp.board.paint.pile import Pile
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.place.sprite import PlaceShape, Sprite, is_hidden


class BoardHints:
    """What a game says about its boards: their names, which one is home, what a small picture of one shows."""

    board_names: ClassVar[Mapping[str, api.Message]] = {}
    """What the boards that belong to nobody are called, by their keys."""
    own_part = (0.0, 0.0, 1.0, 1.0)
    """What a small picture shows of the board that is drawn for its viewer alone: left, top, right and bottom."""

    def home_boards(self, viewer: int) -> tuple[str, ...]:
        """The boards that one looks at while nothing else is asked; those that are not there are left out."""
        return ()

    def looked_at(self, spot: str) -> str:
        """What is looked at where a lesson points at a place, or at what is counted there (`place#kind`)."""
        return spot.partition("#")[0]

    def picture_box(self, board: BoardPlacement) -> QRectF:
        """What a small picture of a board shows of it: of the viewer's own the part that matters most."""
        box = board.rect
        if not board.drawing.is_own:
            return box
        left, top, right, bottom = self.own_part
        corner = QPointF(box.left() + left * box.width(), box.top() + top * box.height())
        return QRectF(corner, QSizeF((right - left) * box.width(), (bottom - top) * box.height()))

    def place_for(self, sprite: Sprite, point: QPointF, layout: Layout) -> str:
        """The place that a thing means which is let go at a point that lies in no place, or in another one; empty:
        nothing else than what lies there.
        """
        return ""

    def needed_besides(self, place: str) -> object:
        """On what, besides the place and the viewer, it depends what stands there; None: on anything."""
        return None


MANY = 6
"""More hidden pieces than that in one place are drawn as a pile."""


_KeptPlaces: TypeAlias = dict[str, tuple[api.PlaceView, object, list[Sprite]]]
"""By place: what stands there, with the place and whatever else it was found for."""
_LAYOUTS = 6
"""So many layouts keep what stood in them: one for each of five people, and the one before."""


class GameArt(BoardHints):
    """The pictures of a game's pieces, and how they are arranged in its places."""

    under_small_names = ""
    """Colour of a plate under a name that stands on a small board: its own plate is too small then. Empty: none."""

    def __init__(self, art_context: ArtContext) -> None:
        self.art_context = art_context
        self._kept: dict[int, tuple[Layout, _KeptPlaces]] = {}
        """The layouts that were looked at last, each with what stood in its places: viewers take turns."""
        art_context.art.use_icons(art_context.client.game.id)
        self.view = art_context.client.view()
        """The view that is shown: in slow motion not yet the newest."""

    # ---- pictures ------------------------------------------------------------------------------------------------

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        """One piece where it lies: its face, or its back."""
        if self.shows_back(piece, place):
            return self.back(piece.back)
        name = self.art_context.client.names.piece_name(piece.id)
        title = self.art_context.label(name) if name is not None else piece.kind
        words = " ".join(self.art_context.say(one) for one in self.art_context.client.names.piece_text(piece.id))
        if piece.back:
            return PlainCard(title, words)
        return Token(title, self.art_context.client.names.seat_colour(piece.owner) if piece.owner else 0)

    def enlarged(self, piece: api.PieceView, place: str) -> Picture:
        """A piece as it is held or looked at closely."""
        return self.piece(piece, place)

    def dragged(self, sprite: Sprite) -> Picture:
        """A thing as it is held under the pointer: one piece, not the pile it comes from."""
        if sprite.kind:
            return self.token(sprite.kind)
        inner = sprite.picture
        if isinstance(inner, Pile):
            return inner.top
        return inner

    def shows_full_text(self, picture: Picture) -> bool:
        """Are all words of a piece to be read on its large picture?"""
        return False

    def shows_back(self, piece: api.PieceView, place: str) -> bool:
        """Does only the back show? A piece that lies face down shows its face only to the owner of its place."""
        own = place.startswith(f"seat.{self.art_context.client.viewer}.")
        return not piece.known or bool(piece.back and piece.face == api.DOWN and not own)

    def name(self, piece: api.PieceView, place: str, index: int) -> str:
        """The id a piece has on the table: its own, or, if only its back shows, one of its position."""
        return f"{place}?{index}" if self.shows_back(piece, place) else piece.id

    def back(self, back: str) -> Picture:
        """What a hidden piece shows."""
        return photographed(self.art_context, CardBack(back[:1].upper()), f"{api.BACKS}.{back}")

    def count(self, kind: str, n: int) -> Picture:
        """Some of a kind that is counted, as one thing."""
        picture: Picture = self.token(kind)
        return BadgedPicture(picture, n) if n != 1 else picture

    def token(self, kind: str) -> Picture:
        """One of a kind that is counted."""
        seat = kind.rpartition(".")[2]
        colour = self.art_context.client.names.seat_colour(int(seat)) if seat.isdigit() else 0
        stem = kind.partition(".")[0]
        icon = stem if self.art_context.art.has_icon(stem) else ""
        return Token(
            self.art_context.label(api.msg("window.bare_term", "{what}", what=api.NounArg(kind))), colour, icon
        )

    def board_picture(self, board: BoardPlacement) -> Picture:
        """The ground of a board that does not grow."""
        size = board.drawing.size
        plain: tuple[tuple[float, float, float, float], ...] = ()
        if board.drawing.name.startswith("plain/"):
            boxes = [spot.rect for spot in board.drawing.places]
            plain = tuple((box.x(), box.y(), box.width(), box.height()) for box in boxes)
        colour = self.art_context.client.names.seat_colour(board.seat) if board.seat else 0
        title = next((spot.rect.height() for spot in board.drawing.labels if spot.id == "label.name"), 0.0)
        return BoardSheet(board.drawing.name, size.width(), size.height(), colour, plain, title=title)

    def terrain(self, board: BoardPlacement, view: api.SeatView) -> Picture | None:
        """The ground of a growing board, all its cells in one; None: its drawing is repeated."""
        return None

    # ---- words ---------------------------------------------------------------------------------------------------

    def label(self, board: BoardPlacement, label: str) -> str:
        """The words for a label box of a board."""
        name = label.removeprefix("label.")
        if name in ("name", "name.small") and board.seat:
            return self.art_context.client.names.seat_name(board.seat)
        drawn = {place.id for place in self.art_context.blueprint.places if place.drawn or board.drawing.plain}
        for place in (name.replace("{seat}", str(board.seat)), f"seat.{board.seat}.{name}"):
            message = self.art_context.client.names.place_name(place)
            if message is not None and place in drawn:
                return self.art_context.label(message)
        return ""

    # ---- arrangement ---------------------------------------------------------------------------------------------

    def hand_places(self, seat: int) -> tuple[str, ...]:
        """The places of the viewer that are shown along the bottom edge: the hand, what is behind the screen.

        A place that is drawn on a board as well is shown there also while it is empty.
        """
        held = (api.Visibility.HAND, api.Visibility.SECRET)
        return tuple(
            place.id
            for place in self.art_context.blueprint.places
            if place.owner == seat and (place.in_hand_strip or (not place.drawn and place.visibility in held))
        )

    def standing_in(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        """The same as `sprites`; where one knows on what that depends, it is found anew only when that has changed."""
        besides = self.needed_besides(place.id)
        if besides is None:
            return self.sprites(place, layout)
        places = self._kept_for(layout)
        kept = places.get(place.id)
        if kept is None or kept[0] != place or kept[1] != besides:
            kept = places[place.id] = (place, besides, self.sprites(place, layout))
        return kept[2]

    def _kept_for(self, layout: Layout) -> _KeptPlaces:
        known = self._kept.get(id(layout))
        if known is None:
            known = self._kept[id(layout)] = (layout, {})
            while len(self._kept) > _LAYOUTS:
                del self._kept[next(iter(self._kept))]
        return known[1]

    def sprites(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        """What stands in a place of the table."""
        ground = layout.place(place.id) or layout.area(place.id)
        if ground is None or place.is_hidden:
            return []
        found = list(self.sprites_in_row(place, place.pieces, ground))
        found += self.tokens(place, ground, len(found))
        return found

    def flight_path(self, source: str, target: str, via: Sequence[str], layout: Layout) -> QPainterPath | None:
        """The line that a thing follows from one place to another: down a river, round a wheel. None: straight.

        `via` is what the sentence about it names, in order; it may be all that is known, then the places are empty.
        """
        return None

    def rotations(self, steps: Sequence[api.VisibleOp]) -> dict[str, float]:
        """What turns where it stands when this happens: the names of the things, and the degrees."""
        return {}

    def fixed_sprites(self, layout: Layout) -> list[Sprite]:
        """What stands on the table whatever lies in its places: a supply without end."""
        return []

    def sprites_in_row(
        self, place: api.PlaceView, pieces: Sequence[api.PieceView], ground: PlaceShape
    ) -> Iterator[Sprite]:
        """Pieces side by side, or as a pile if the drawing gives no row."""
        if not pieces:
            return
        heap = len(pieces) > MANY and all(self.shows_back(piece, place.id) for piece in pieces)
        if ground.rows is None or heap:
            picture = self.piece(pieces[-1], place.id)
            if len(pieces) > 1:
                picture = Pile(picture, len(pieces))
            scale = fitted(self.art_context, picture, ground.rect) * (0.86 if ground.rows is not None else 1.0)
            scale = min(scale, ground.unit)
            lean = picture.lean if isinstance(picture, Pile) else QPointF(0, 0)
            at = inner_point(ground) - lean * (scale / 2)
            ids = tuple(self.name(piece, place.id, index) for index, piece in enumerate(pieces))
            name = f"{place.id}#pile" if is_hidden(ids[-1]) else ids[-1]
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, pieces=ids)
            return
        pictures = [
            RotatedPicture(picture, 90.0 * piece.quarter_turns) if piece.quarter_turns else picture
            for piece in pieces
            for picture in (self.piece(piece, place.id),)
        ]
        feet = [picture.footprint(self.art_context.art) for picture in pictures]
        widest, tallest = max(foot.width() for foot in feet), max(foot.height() for foot in feet)
        scale = min(ground.scale or 1.0, (ground.rect.height() - 8 * ground.unit) / tallest)
        size = QSizeF(widest, tallest) * scale
        for index, corner in enumerate(row_positions(ground, len(pieces), size)):
            x = corner.x() + feet[index].width() * scale / 2
            y = corner.y() + feet[index].height() * scale / 2
            name = self.name(pieces[index], place.id, index)
            yield Sprite(name, pictures[index], x, y, scale, place.id, z=index * 0.001, pieces=(name,))

    def tokens(self, place: api.PlaceView, ground: PlaceShape, before: int) -> Iterator[Sprite]:
        """What is counted here, one token for each kind."""
        kinds = [(kind, n) for kind, n in sorted(place.counts.items()) if n]
        if not kinds:
            return
        side = min(ground.rect.height() * 0.42, 60 * ground.unit)
        for index, (kind, n) in enumerate(kinds):
            picture = self.count(kind, n)
            foot = picture.footprint(self.art_context.art)
            scale = side / max(foot.width(), foot.height())
            x = ground.rect.left() + side * (0.75 + index * 1.25)
            y = ground.rect.bottom() - side * 0.75 if before else ground.rect.center().y()
            yield Sprite(f"{place.id}#{kind}", picture, x, y, scale, place.id, z=0.5, kind=kind, n=n)


def fitted(art_context: ArtContext, picture: Picture, box: QRectF) -> float:
    """The scale at which a picture's foot fills a box."""
    foot = picture.footprint(art_context.art)
    return min(box.width() / foot.width(), box.height() / foot.height())


def inner_point(ground: PlaceShape) -> QPointF:
    """A point well inside a place: its middle, or, if it is bent or hollow, the point of it nearest to the middle."""
    middle, box = ground.rect.center(), ground.rect
    if ground.path.contains(middle):
        return middle
    inside = [
        point
        for row in range(1, 16)
        for column in range(1, 16)
        if ground.path.contains(
            point := QPointF(box.left() + box.width() * column / 16, box.top() + box.height() * row / 16)
        )
    ]
    return min(inside, key=lambda point: (point - middle).manhattanLength(), default=middle)


def row_positions(ground: PlaceShape, n: int, size: QSizeF) -> list[QPointF]:
    """The top left corners of n feet of a size in a place with rows; with too many the steps shrink."""
    rows = ground.rows
    if rows is None:
        return [ground.rect.topLeft()] * n
    box = ground.rect
    columns = rows.columns or max(1, rows.most or n)
    lines = max(1, -(-(rows.most or columns) // columns)) if rows.columns else 1
    if lines > 1 and rows.row.y() + size.height() > box.bottom() - rows.at.y() + 1:
        lines = 1
    step, row = QPointF(rows.step), QPointF(rows.row)
    across = box.right() - rows.at.x() - size.width() - 3 * ground.unit
    down = box.bottom() - rows.at.y() - size.height() - 3 * ground.unit
    if n > columns * lines:
        wider, longer = -(-n // lines), -(-n // columns)
        if rows.columns and down / (longer - 1) / size.height() > across / (wider - 1) / size.width():
            row.setY(max(1.0, min(row.y() or down, down / (longer - 1))))  # more lines leave more of each to be seen
        else:
            columns = wider
    gaps = min(columns, n) - 1
    if gaps and step.x() * gaps > across:
        step.setX(max(1.0, across / gaps))
    if gaps and step.y() * gaps > down:
        step.setY(max(1.0, down / gaps))
    return [rows.at + step * float(index % columns) + row * float(index // columns) for index in range(n)]


FindArt = Callable[[str, ArtContext], GameArt]
"""Gives the art of a game by its id. The board knows no game: whoever makes a table brings this along."""
