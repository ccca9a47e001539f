"""How the things of Ginkgopolis look and stand: buildings of several tiles, screens, cards, stands of the reserve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QSizeF

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.photo_face import photographed
from qtapp.board.paint.picture import BadgedPicture, SvgPicture
from qtapp.board.paint.pile import Pile
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.place.sprite import PlaceShape, Sprite, is_hidden
from qtapp.board.scene.gameart import GameArt, fitted, row_positions
from qtapp.games.ginkgopolis.cards import GinkgopolisCardPicture, SmallCard
from qtapp.games.ginkgopolis.city import BuildingPicture, Lawn, Lettered, LooseTile, Screen

PIECES = "ginkgopolis/pieces/"
_TYPES = {
    "permanent": api.msg("window.bonus_during_game", "bonus during the game"),
    "final": api.msg("window.scores_at_end", "scores at the end"),
    "character": api.msg("window.character", "character"),
}
_BANK = api.msg("window.success_points", "success points")
_CHOOSES = api.msg("window.seat_is_choosing", "is choosing …")
_SITE_PLOTS = ("plot", "plot_1", "plot", "plot_2", "plot", "plot_5", "plot_1", "plot_3", "plot_2", "plot_4")


class GinkgopolisArt(GameArt):
    """The pictures of Ginkgopolis."""

    # ---- pictures ------------------------------------------------------------------------------------------------

    board_names: ClassVar[dict[str, api.Message]] = {
        "city": api.msg("ginkgopolis.board_city", "City"),
        "table": api.msg("ginkgopolis.board_table", "Supply"),
    }

    def home_boards(self, viewer: int) -> tuple[str, ...]:
        return ("city",)

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        if self.shows_back(piece, place):
            return self.back(piece.back)
        match piece.kind:
            case "tile":
                tile = LooseTile(self._colour(piece.id), self._number(piece.id))
                return photographed(self.art_context, tile, piece.id)
            case "marker":
                return Lettered(self._sign(piece.id))
            case "screen":
                return Screen(self.art_context.client.names.seat_colour(self._figure(piece.id, "seat")))
            case "first_player":
                return SvgPicture(PIECES + "card_first_player.svg")
            case "building" | "character" if place.endswith(".kept"):
                return photographed(self.art_context, self._small(piece), piece.id)
            case "building" | "character" | "urbanization":
                return photographed(self.art_context, self._card(piece), piece.id)
        return super().piece(piece, place)

    def enlarged(self, piece: api.PieceView, place: str) -> Picture:
        if piece.kind in ("building", "character"):
            return photographed(self.art_context, self._card(piece), piece.id)
        return self.piece(piece, place)

    def dragged(self, sprite: Sprite) -> Picture:
        if isinstance(sprite.picture, BuildingPicture):
            return LooseTile(self._colour(sprite.top), self._number(sprite.top))
        return super().dragged(sprite)

    def shows_full_text(self, picture: Picture) -> bool:
        return isinstance(picture, GinkgopolisCardPicture) and picture.complete(self.art_context.art)

    def _card(self, piece: api.PieceView) -> Picture:
        client = self.art_context.client
        name = client.names.piece_name(piece.id)
        words = client.names.piece_text(piece.id)
        facts = client.names.piece_facts(piece.id)
        icons, start = self._icons(piece.id)
        spoken = words[1:] if piece.kind == "character" else words
        kind = facts.get("counts") if piece.kind == "building" else piece.kind
        return GinkgopolisCardPicture(
            piece.kind,
            "green" if piece.kind == "urbanization" else self._colour(piece.id),
            self._sign(piece.id),
            self.art_context.label(name) if name is not None else "",
            self.art_context.label(_TYPES[kind]) if kind in _TYPES else "",
            "\n".join(self.art_context.say(one) for one in spoken),
            icons,
            start,
            str(facts.get("action", "")),
            facts.get("counts") == "final",
        )

    def _small(self, piece: api.PieceView) -> Picture:
        icons, _ = self._icons(piece.id)
        return SmallCard(piece.kind, self._colour(piece.id), self._sign(piece.id), icons)

    def _icons(self, piece: str) -> tuple[api.IconRow, api.IconRow]:
        """What a card does, and what a character brings at the start."""
        effect, start, *_ = (*self.art_context.client.names.piece_icons(piece), (), ())
        return effect, start

    def _colour(self, piece: str) -> str:
        return str(self.art_context.client.names.piece_facts(piece).get("colour", "red"))

    def _number(self, piece: str) -> int:
        return self._figure(piece, "number")

    def _figure(self, piece: str, fact: str) -> int:
        n = self.art_context.client.names.piece_facts(piece).get(fact)
        return n if isinstance(n, int) else 0

    def _sign(self, piece: str) -> str:
        facts = self.art_context.client.names.piece_facts(piece)
        return str(facts.get("letter", facts.get("number", "")))

    def back(self, back: str) -> Picture:
        drawn = {"tile": "tile_back", "character": "card_back_character"}.get(back, "card_back_city")
        return photographed(self.art_context, SvgPicture(f"{PIECES}{drawn}.svg"), f"{api.BACKS}.{back}")

    def token(self, kind: str) -> Picture:
        stem, _, seat = kind.partition(".")
        match stem:
            case "resource":
                return SvgPicture(PIECES + "cube.svg", self.art_context.client.names.seat_colour(int(seat)))
            case "point":
                return SvgPicture(PIECES + "point.svg")
            case "hand_token":
                return SvgPicture(PIECES + "token_hand.svg")
            case "site":
                return SvgPicture(PIECES + "site.svg")
        return super().token(kind)

    def terrain(self, board: BoardPlacement, view: api.SeatView) -> Picture | None:
        spot, family = board.drawing.family, board.family
        if board.cells is None or spot is None or family is None:
            return None
        extent = board.extent()
        first_x, last_x, first_y, last_y = board.cells
        plots = []
        for y in range(first_y - 1, last_y + 2):
            for x in range(first_x - 1, last_x + 2):
                centre = spot.rect.center() + family.offset((x, y))
                there = view.places.get(family.member((x, y)))
                plots.append((centre.x(), centre.y(), _plot(x, y, there)))
        if self.art_context.theme.contrast:
            plots = [(x, y, "plot") for x, y, _ in plots]
        return Lawn(extent.x(), extent.y(), extent.width(), extent.height(), tuple(plots))

    # ---- words ---------------------------------------------------------------------------------------------------

    def label(self, board: BoardPlacement, label: str) -> str:
        match label:
            case "label.bank":
                return self.art_context.label(_BANK)
            case "label.state":
                chooses = board.seat in self.art_context.client.questions.asked_seats()
                return self.art_context.say(_CHOOSES) if chooses else ""
        return super().label(board, label)

    # ---- arrangement ---------------------------------------------------------------------------------------------

    def sprites(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        if place.id.startswith("city."):
            return list(self._cell(place, layout))
        ground = layout.place(place.id)
        if place.id == "reserve" and ground is not None:
            return list(self._reserve(place, layout))
        part = place.id.rpartition(".")[2] if place.id.startswith("seat.") else ""
        match part:
            case "screen" if ground is not None:
                return [self._screen(place, ground)]
            case "tiles" if ground is not None and place.is_hidden:
                return [self._unseen(place, ground)]
            case "supply" if ground is not None:
                return list(self._supply(place, ground))
            case "commit" if ground is not None:
                return list(self._commit(place, layout))
            case "tokens" if ground is not None:
                return list(self._tokens(place, layout, ground))
            case "draft":
                area = layout.area(place.id.replace("draft", "hand"))
                return [] if area is None else list(self.sprites_in_row(place, place.pieces, area))
        return super().sprites(place, layout)

    def needed_besides(self, place: str) -> object:
        owner, _, part = place.rpartition(".")
        return self.view.places.get(f"{owner}.tiles", ()) if part == "screen" else ()

    def _cell(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        ground = layout.place(place.id)
        if ground is None:
            return
        centre = ground.rect.center()
        tiles = [piece for piece in place.pieces if piece.kind == "tile"]
        markers = [piece for piece in place.pieces if piece.kind == "marker"]
        others = [piece for piece in place.pieces if piece.kind not in ("tile", "marker")]
        client = self.art_context.client
        cubes = tuple(
            (client.names.seat_colour(int(kind.partition(".")[2])), n)
            for kind, n in sorted(place.counts.items())
            if kind.startswith("resource.") and n
        )
        if tiles:
            top = tiles[-1]
            picture: Picture = BuildingPicture(
                tuple(self._colour(tile.id) for tile in tiles),
                self._number(top.id),
                cubes,
                bool(place.counts.get("site")),
            )
            ids = tuple(tile.id for tile in tiles)
            yield Sprite(top.id, picture, centre.x(), centre.y(), ground.unit, place.id, pieces=ids)
        else:
            rest = {kind: n for kind, n in place.counts.items() if n}
            yield from self.tokens(api.PlaceView(place.id, place.owner, (), rest, False), ground, 0)
        for index, piece in enumerate([*markers, *others]):
            picture = self.piece(piece, place.id)
            scale = fitted(self.art_context, picture, ground.rect) * (0.5 if tiles or index else 0.52)
            at = centre + (QPointF(34, 44) * ground.unit if tiles else QPointF(14, 12) * (ground.unit * index))
            z = 0.3 + index * 0.01
            yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, z=z, pieces=(piece.id,))

    def _reserve(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        groups: dict[str, list[api.PieceView]] = {}
        for piece in place.pieces:
            groups.setdefault(self._colour(piece.id) if piece.kind == "building" else "red", []).append(piece)
        for colour, pieces in groups.items():
            area = layout.area(f"reserve.{colour}")
            if area is None:
                continue
            top = pieces[-1]
            picture = Pile(self.piece(top, place.id), len(pieces))
            scale = fitted(self.art_context, picture, area.rect)
            ids = tuple(piece.id for piece in pieces)
            at = area.rect.center()
            yield Sprite(f"reserve#{colour}", picture, at.x(), at.y(), scale, place.id, pieces=ids)

    def _screen(self, place: api.PlaceView, ground: PlaceShape) -> Sprite:
        client = self.art_context.client
        colour = client.names.seat_colour(place.owner)
        if place.is_hidden:
            picture = Screen(colour)
        else:
            behind = self.view.places.get(f"seat.{place.owner}.tiles")
            tiles = len(behind.pieces) if behind is not None and not behind.is_hidden else 0
            resources = place.counts.get(f"resource.{place.owner}", 0)
            picture = Screen(colour, resources, tiles, place.counts.get("point", 0))
        at = ground.rect.center()
        ids = tuple(piece.id for piece in place.pieces)
        scale = fitted(self.art_context, picture, ground.rect)
        return Sprite(
            f"{place.id}#screen", picture, at.x(), at.y(), scale, place.id, pieces=ids, closed=place.is_hidden
        )

    def _unseen(self, place: api.PlaceView, ground: PlaceShape) -> Sprite:
        """Tiles behind somebody else's screen: that there may be some, not how many."""
        at = ground.rect.center()
        picture = self.back("tile")
        scale = fitted(self.art_context, picture, ground.rect) * 0.8
        return Sprite(f"{place.id}#unseen", picture, at.x(), at.y(), scale, place.id, closed=True)

    def _supply(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        kind = f"resource.{place.owner}"
        n = place.counts.get(kind, 0)
        rest = {other: m for other, m in place.counts.items() if other != kind}
        yield from self.tokens(api.PlaceView(place.id, place.owner, (), rest, False), ground, 1)
        if not n:
            return
        if ground.rows is None:
            counted = BadgedPicture(self.token(kind), n, "side")
            scale = fitted(self.art_context, counted, ground.rect) * 0.62
            at = ground.rect.center() - counted.footprint(self.art_context.art).center() * scale
            yield Sprite(f"{place.id}#{kind}", counted, at.x(), at.y(), scale, place.id, kind=kind, n=n)
            return
        scale = ground.scale or 1.0
        picture = self.token(kind)
        half = QPointF(15, 15) * scale
        for index, corner in enumerate(row_positions(ground, n, QSizeF(30, 30) * scale)):
            at = corner + half
            name = f"{place.id}#{kind}#{index}"
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, z=index * 0.001, kind=kind, n=n)

    def _commit(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        seen = {"card": 0, "tile": 0}
        for index, piece in enumerate(place.pieces):
            part = "tile" if piece.back == "tile" else "card"
            area = layout.area(f"{place.id}.{part}")
            if area is None:
                continue
            picture = self.piece(piece, place.id)
            at = area.rect.center() + QPointF(8, 6) * (area.unit * seen[part])
            scale = fitted(self.art_context, picture, area.rect)
            z = 0.2 * (part == "tile") + 0.01 * seen[part]
            seen[part] += 1
            name = self.name(piece, place.id, index)
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, z=z, pieces=(name,))

    def _tokens(self, place: api.PlaceView, layout: Layout, ground: PlaceShape) -> Iterator[Sprite]:
        area = layout.area(f"{place.id}.first")
        for piece in place.pieces:
            if area is not None:
                picture = self.piece(piece, place.id)
                at, scale = area.rect.center(), fitted(self.art_context, picture, area.rect)
                yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, pieces=(piece.id,))
        n = place.counts.get("hand_token", 0)
        scale = ground.scale or 1.0
        shown = min(n, ground.rows.most if ground.rows is not None and ground.rows.most else n)
        for index, corner in enumerate(row_positions(ground, shown, QSizeF(60, 60) * scale)):
            last = index == shown - 1 and n > shown
            picture = BadgedPicture(self.token("hand_token"), n) if last else self.token("hand_token")
            at = corner + QPointF(30, 30) * scale
            name = f"{place.id}#hand_token#{index}"
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, z=0.1 + index * 0.01, kind="hand_token", n=n)

    def sprites_in_row(
        self, place: api.PlaceView, pieces: Sequence[api.PieceView], ground: PlaceShape
    ) -> Iterator[Sprite]:
        """A deck or a heap of tiles has its own way to be a pile."""
        if place.id == "tiles" and pieces and is_hidden(pieces[-1].id):
            picture = Pile(self.back("tile"), len(pieces), step=(-2, -4))
            scale = fitted(self.art_context, picture, ground.rect)
            at = ground.rect.center() - picture.lean * (scale / 2)
            ids = tuple(self.name(piece, place.id, index) for index, piece in enumerate(pieces))
            yield Sprite(f"{place.id}#pile", picture, at.x(), at.y(), scale, place.id, pieces=ids)
            return
        yield from super().sprites_in_row(place, pieces, ground)


def _plot(x: int, y: int, there: api.PlaceView | None) -> str:
    """Which plot lies in a cell: a plain one below a building, never a grove below a marker."""
    if there is not None and any(piece.kind == "tile" for piece in there.pieces):
        return "plot"
    which = _SITE_PLOTS[(x * 7 + y * 13 + x * y * 3) % len(_SITE_PLOTS)]
    return "plot_1" if which == "plot_4" and there is not None else which
