"""How the things of Imperial Miners look and stand: mines with joined carts, events, research, surface, supply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import ArtContext
from qtapp.board.paint.photo_face import photographed
from qtapp.board.paint.photos import Photo, photo_on
from qtapp.board.paint.picture import BadgedPicture, SvgPicture
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.place.sprite import PlaceShape, Sprite
from qtapp.board.scene.gameart import GameArt, fitted
from qtapp.games.imperial_miners.cards import (
    PIECES,
    EventFace,
    LongCard,
    MinersBackPicture,
    Purse,
    ResearchBoard,
    SquareCard,
    SurfaceBoard,
    Tally,
)
from qtapp.games.imperial_miners.mine import LEVEL, JointPicture, Mine
from qtapp.games.imperial_miners.prints import MineCardPrint, card_print, parts_of
from qtapp.i18n.hyphens import hyphenated

Facts = Mapping[str, int | str]
_JOINING = ("R", "TL", "TR")
"""A cart is drawn with the card that has it on one of these edges: the left or lower one of the two."""
_BREAK = "\u2028"
"""Begins a new line within a text."""
_UNITS = ("coin", "point", "gadget", "cave_in", "cart")
_SUPPLY = ("gadget", "cart", "cave_in", "coin", "point")
_GADGETS = 3
"""There is room for so many side by side on a card; more are shown by a number."""


class MinersArt(GameArt):
    """The pictures of Imperial Miners."""

    board_names: ClassVar[dict[str, api.Message]] = {
        "table": api.msg("imperial_miners.board_table", "Event and research"),
    }

    def __init__(self, art_context: ArtContext) -> None:
        super().__init__(art_context)
        self._cards: dict[str, MineCardPrint] = {}
        self._names: dict[str, str] = {}
        self._events: dict[str, EventFace] = {}
        self._read: tuple[api.SeatView, Mapping[str, Facts]] | None = None

    # ---- pictures ------------------------------------------------------------------------------------------------

    def home_boards(self, viewer: int) -> tuple[str, ...]:
        return (f"seat.{viewer}",)

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        if self.shows_back(piece, place):
            return self.back(piece.back)
        if piece.kind.startswith("mine_"):
            return self._square(piece.id, place)
        match piece.kind:
            case "event":
                return self._event(piece.id)
            case "board":
                longest = int(self.art_context.client.names.piece_facts(piece.id).get("longest", 0))
                return ResearchBoard(
                    self._title(piece.id), self.art_context.client.names.piece_icons(piece.id), longest
                )
            case "surface":
                return SurfaceBoard(self._colour(piece.id), self.art_context.client.names.piece_icons(piece.id))
            case "pickaxe":
                return SvgPicture(PIECES + "pickaxe.svg", self._colour(piece.id))
        return super().piece(piece, place)

    def enlarged(self, piece: api.PieceView, place: str) -> Picture:
        if piece.kind.startswith("mine_") and not self.shows_back(piece, place):
            card = self._card(piece.id)
            words = self.art_context.client.names.piece_text(piece.id)
            effects = words[len(words) - len(card.rows) :]  # what stands before them is drawn
            square = SquareCard(card, self._parted(piece.id), photo=self._photo(piece.id))
            return LongCard(square, _BREAK.join(map(self.art_context.say, effects)))
        return self.piece(piece, place)

    def dragged(self, sprite: Sprite) -> Picture:
        picture = super().dragged(sprite)
        return picture.square if isinstance(picture, LongCard) else picture

    def shows_full_text(self, picture: Picture) -> bool:
        return isinstance(picture, LongCard) and picture.complete()

    def back(self, back: str) -> Picture:
        drawn: Picture = SvgPicture(PIECES + "back_event.svg")
        if back.startswith("mine_"):
            drawn = MinersBackPicture(int(back.removeprefix("mine_")))
        return photographed(self.art_context, drawn, f"{api.BACKS}.{back}")

    def token(self, kind: str) -> Picture:
        if kind in _UNITS:
            return SvgPicture(f"{PIECES}{'cart_token' if kind == 'cart' else kind}.svg")
        return super().token(kind)

    def terrain(self, board: BoardPlacement, view: api.SeatView) -> Picture | None:
        spot, family = board.drawing.family, board.family
        if board.cells is None or spot is None or family is None:
            return None
        extent = board.extent()
        first, last, left, right = board.cells
        facts = self._facts(view)
        corners, at_right = [], set()
        for row in range(first, last + 1):
            for x in range(left, right + 1):
                place = family.member((row, x))
                if not family.has((row, x)):
                    continue
                corner = spot.rect.topLeft() + family.offset((row, x))
                if facts.get(place, {}).get("free"):
                    corners.append((corner.x(), corner.y()))
                elif (held := view.places.get(place)) and held.pieces and corner.x() < extent.x() + LEVEL:
                    at_right.add(row)
        return Mine(
            extent.x(),
            extent.y(),
            extent.width(),
            extent.height(),
            board.drawing.name,
            self.art_context.client.names.seat_colour(board.seat),
            last,
            board.slide().x(),
            tuple(corners),
            self.art_context.theme.contrast,
            frozenset(at_right),
        )

    # ---- what the engine says --------------------------------------------------------------------------------------

    def _facts(self, view: api.SeatView) -> Mapping[str, Facts]:
        """What follows from how the cards lie in a view, by place."""
        if self._read is None or self._read[0] is not view:
            self._read = view, self.art_context.client.game.view_facts(view)
        return self._read[1]

    def _card(self, piece: str) -> MineCardPrint:
        """A card as it is printed; that never changes while a game is on the table."""
        found = self._cards.get(piece)
        if found is None:
            facts = self.art_context.client.names.piece_facts(piece)
            found = card_print(facts, self.art_context.client.names.piece_icons(piece))
            if facts:
                self._cards[piece] = found
        return found

    def _colour(self, piece: str) -> int:
        """The colour of the seat that a piece is made for."""
        return self.art_context.client.names.seat_colour(
            int(self.art_context.client.names.piece_facts(piece).get("seat", 0))
        )

    def _title(self, piece: str) -> str:
        name = self.art_context.client.names.piece_name(piece)
        return "" if name is None else self.art_context.label(name)

    def _parted(self, piece: str) -> str:
        """The name of a card, with soft hyphens; in another language the pictures are made anew."""
        if piece not in self._names:
            self._names[piece] = hyphenated(self._title(piece), self.art_context.speech.language)
        return self._names[piece]

    def _square(self, piece: str, place: str) -> SquareCard:
        facts = self._facts(self.view).get(place, {})
        joined = frozenset(edge for edge, _ in parts_of(facts, "joined"))
        return SquareCard(self._card(piece), self._parted(piece), bool(facts.get("acted")), joined, self._photo(piece))

    def _photo(self, piece: str) -> Photo | None:
        return photo_on(self.art_context.photo(piece), api.WHOLE_FACE)

    def _event(self, piece: str) -> EventFace:
        if piece not in self._events:
            self._events[piece] = self._event_face(piece)
        return self._events[piece]

    def _event_face(self, piece: str) -> EventFace:
        words = self.art_context.client.names.piece_text(piece)
        kind = words[0] if words else api.msg("window.bare_term", "{what}", what=api.NounArg("event"))
        rest = " ".join(self.art_context.say(one) for one in words[1:])
        rows = self.art_context.client.names.piece_icons(piece)
        kind_name = str(self.art_context.client.names.piece_facts(piece).get("kind", "end_of_round"))
        return EventFace(kind_name, self._title(piece), self.art_context.label(kind), rest, rows[0] if rows else ())

    # ---- arrangement ---------------------------------------------------------------------------------------------

    def hand_places(self, seat: int) -> tuple[str, ...]:
        """The card that is chosen lies at the right end of the hand: there it is near."""
        return (*super().hand_places(seat), f"seat.{seat}.chosen") if seat else super().hand_places(seat)

    def sprites(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        ground = layout.place(place.id)
        if place.id == "supply":
            return []
        match place.id.split("."):
            case ["seat", _, "mine", _, _] if ground is not None:
                return list(self._mine(place, ground, layout))
            case ["seat", _, "cart", _, _]:
                return []
            case ["seat", _, "surface"] if ground is not None:
                return list(self._surface(place, layout, ground))
            case ["research", _, _] | ["research", "start"] if ground is not None:
                return [_forward(sprite) for sprite in super().sprites(place, layout)]
            case ["seat", seat, "hand"] if int(seat) != self.view.viewer:
                area = layout.area(place.id)
                return [] if area is None else list(self._backs(place, area))
        return super().sprites(place, layout)

    def _mine(self, place: api.PlaceView, ground: PlaceShape, layout: Layout) -> Iterator[Sprite]:
        centre = ground.rect.center()
        for index, piece in enumerate(place.pieces):
            picture = self.piece(piece, place.id)
            at = centre + QPointF(8, 8) * (ground.unit * index)
            scale = fitted(self.art_context, picture, ground.rect)
            yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, z=index * 0.001, pieces=(piece.id,))
        if place.counts.get("cave_in", 0):
            at = centre + QPointF(0, 34) * ground.unit
            picture = self.token("cave_in")
            scale = 0.94 * ground.unit
            yield Sprite(f"{place.id}#cave_in", picture, at.x(), at.y(), scale, place.id, z=0.6, kind="cave_in")
        gadgets = place.counts.get("gadget", 0)
        shown = min(gadgets, _GADGETS)
        for index in range(shown):
            picture = self.token("gadget")
            if gadgets > shown and index == shown - 1:
                picture = BadgedPicture(picture, gadgets)
            step = 26.0 if gadgets > 1 else 0.0
            at = centre + QPointF((index - (shown - 1) / 2) * step, 106) * ground.unit
            name = f"{place.id}#gadget#{index}"
            scale = 0.84 * ground.unit
            z = 0.7 + index * 0.01
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, z=z, kind="gadget", n=gadgets)
        yield from self._carts(place.id, layout)

    def _carts(self, cell: str, layout: Layout) -> Iterator[Sprite]:
        """The carts that this card and the ones to its right and above it make together."""
        facts = self._facts(self.view)
        for edge in _JOINING:
            joint = str(facts.get(cell, {}).get(f"joined.{edge}", ""))
            ground = layout.place(joint) if joint else None
            if ground is None:
                continue
            there = self.view.places.get(joint)
            tokens = there.counts.get("cart", 0) if there is not None else 0
            made = facts[joint]
            loaded = made["first"] == "loaded", made["second"] == "loaded"
            picture = JointPicture(*loaded, edge != "R", bool(tokens), bool(made["full"]))
            at = ground.rect.center()
            kind = "cart" if tokens else ""
            name = f"{joint}#cart"
            # above every card, so that no neighbour's shadow falls on it
            yield Sprite(name, picture, at.x(), at.y(), ground.unit, joint, z=9.0, kind=kind, closed=not tokens)

    def _surface(self, place: api.PlaceView, layout: Layout, ground: PlaceShape) -> Iterator[Sprite]:
        yield from self.sprites_in_row(place, place.pieces, ground)
        yield from self._tally(place, layout)
        for kind in ("coin", "point"):
            n = place.counts.get(kind, 0)
            area = layout.area(f"{place.id}.{kind}")
            if area is None:
                continue
            picture = Purse(self.token(kind), n)
            at, scale = area.rect.center(), fitted(self.art_context, picture, area.rect)
            yield Sprite(f"{place.id}#{kind}", picture, at.x(), at.y(), scale, place.id, kind=kind, n=n, closed=not n)

    def _tally(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        """What a mine is worth besides: its full carts, and its different factions."""
        area = layout.area(f"seat.{place.owner}.tally")
        if area is None:
            return
        facts = self._facts(self.view).get(place.id, {})
        numbers = tuple((name, int(facts.get(name, 0))) for name in ("full_cart", "kinds"))
        picture = Tally(numbers, place.owner == self.view.viewer)
        at = area.rect.topLeft() + QPointF(85, 54 if picture.tall else 22) * area.unit
        yield Sprite(f"{place.id}#tally", picture, at.x(), at.y(), area.unit, place.id, closed=True)

    def fixed_sprites(self, layout: Layout) -> list[Sprite]:
        found = []
        for kind in _SUPPLY:
            area = layout.area(f"supply.{kind}")
            if area is not None:
                picture = self.token(kind)
                at, scale = area.rect.center(), fitted(self.art_context, picture, area.rect)
                found.append(Sprite(f"supply#{kind}", picture, at.x(), at.y(), scale, "supply", kind=kind))
        return found

    def _backs(self, place: api.PlaceView, area: PlaceShape) -> Iterator[Sprite]:
        """Somebody else's hand: the backs, overlapped so that all of them are seen."""
        pieces: Sequence[api.PieceView] = place.pieces
        scale = area.rect.height() / 262
        side = 252 * scale
        room = area.rect.width() - side
        step = min(side * 1.06, room / max(1, len(pieces) - 1))
        for index, piece in enumerate(pieces):
            picture = self.piece(piece, place.id)
            x = area.rect.left() + side / 2 + index * step
            name = self.name(piece, place.id, index)
            y = area.rect.center().y()
            yield Sprite(name, picture, x, y, scale, place.id, z=0.3 + index * 0.01, pieces=(name,))


def _forward(sprite: Sprite) -> Sprite:
    """A piece that stands on a board that is itself a piece."""
    return Sprite(
        sprite.id,
        sprite.picture,
        sprite.x,
        sprite.y,
        sprite.scale,
        sprite.place,
        sprite.z + 20,
        sprite.pieces,
        sprite.kind,
        sprite.n,
        sprite.closed,
    )
