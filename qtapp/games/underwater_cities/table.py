"""How the things of Underwater Cities look and stand: domes, tunnels, buildings, slots, cards, goods."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import ArtContext
from qtapp.board.paint.icons import in_one_line
from qtapp.board.paint.photo_face import photographed
from qtapp.board.paint.photos import photo_on
from qtapp.board.paint.picture import BadgedPicture, BoardSheet, RotatedPicture, SvgPicture
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.place.sprite import PlaceShape, Sprite
from qtapp.board.scene.gameart import GameArt, fitted
from qtapp.games.underwater_cities.boards import ALWAYS, MainSheet, PlayerSheet, SlotPrint, always_stand, stand_of
from qtapp.games.underwater_cities.cards import (
    DECKS,
    HOUSE_MARK,
    PIECES,
    RoundPlate,
    Stock,
    UnderwaterBackPicture,
    UnderwaterCardPicture,
    UnderwaterTilePicture,
    Veil,
)

GOODS = ("credit", "kelp", "steelplast", "science", "biomatter", "point")
BUILDINGS = ("farm", "desalination", "laboratory")
COUNTED = frozenset((*GOODS, *BUILDINGS, "city", "symbiotic", "tunnel", "upgrade"))
HOUSE = "house"
"""The rules of such a card are ours, so its words stay: a photo of the whole one would say something else."""
MARKS = {HOUSE: HOUSE_MARK, "public": "", "rulebook": ""}
"""The mark of a card by where it comes from; of any other source it bears a book."""
MEDALS = {"site": 18.0, "tunnel": 17.0, "city": 22.0}
"""How large the bonus of a site is printed."""


class UnderwaterArt(GameArt):
    """The pictures of Underwater Cities."""

    board_names: ClassVar[dict[str, api.Message]] = {
        "table": api.msg("underwater_cities.board_table", "Action slots"),
    }

    under_small_names = "#fbf7ec"

    def __init__(self, art_context: ArtContext) -> None:
        super().__init__(art_context)
        self._sheets: dict[str, tuple[BoardPlacement, tuple[api.PieceView, ...], Picture]] = {}
        """By board: its picture, with where it lies and the player board on it for which it was found."""

    # ---- pictures ------------------------------------------------------------------------------------------------

    def home_boards(self, viewer: int) -> tuple[str, ...]:
        return ("table",)

    def shows_back(self, piece: api.PieceView, place: str) -> bool:
        if place == "specials.deck":
            return not piece.known
        return super().shows_back(piece, place)

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        if self.shows_back(piece, place):
            return self.back(piece.back)
        icons, facts = (
            self.art_context.client.names.piece_icons(piece.id),
            self.art_context.client.names.piece_facts(piece.id),
        )
        match piece.kind:
            case "action_tile" | "marker" | "order":
                return SvgPicture(f"{PIECES}{piece.kind}.svg", self._colour(piece.owner))
            case "foreign" | "clone":
                return SvgPicture(f"{PIECES}{piece.kind}.svg")
            case "metropolis":
                colour = facts.get("colour", piece.back)
                return UnderwaterTilePicture(f"{PIECES}metropolis_{colour}.svg", icons)
            case "contract":
                return UnderwaterTilePicture(f"{PIECES}contract.svg", icons, self._called(piece.id))
        if "deck" not in facts:  # no card; or, in slow motion, one that is hidden again by now
            return self.back(piece.back) if piece.back else super().piece(piece, place)
        photo = self.art_context.photo(piece.id)
        if photo is not None and photo.face == api.WHOLE_FACE and facts["source"] == HOUSE:
            photo = replace(photo, face=api.IN_SCENE)
        return UnderwaterCardPicture(
            self._called(piece.id),
            " ".join(self.art_context.say(one) for one in self.art_context.client.names.piece_text(piece.id)),
            str(facts["colour"]),
            str(facts["type"]),
            str(facts["deck"]),
            int(facts["cost"]),
            MARKS.get(str(facts["source"]), "mark.book"),
            int(facts["number"]),
            icons,
            photo_on(photo, api.IN_SCENE),
            photo_on(photo, api.WHOLE_FACE),
        )

    def shows_full_text(self, picture: Picture) -> bool:
        return isinstance(picture, UnderwaterCardPicture) and picture.complete()

    def back(self, back: str) -> Picture:
        if back in ("brown", "blue"):
            return self._photographed_back(SvgPicture(f"{PIECES}metropolis_{back}_back.svg"), back)
        if back == "contract":
            return self._photographed_back(SvgPicture(PIECES + "contract_back.svg"), back)
        if self.art_context.art.exists(f"{PIECES}back_{back}.svg"):
            return self._photographed_back(UnderwaterBackPicture(back), back)
        return super().back(back)

    def _photographed_back(self, drawn: Picture, back: str) -> Picture:
        return photographed(self.art_context, drawn, f"{api.BACKS}.{back}")

    def token(self, kind: str) -> Picture:
        return SvgPicture(f"{PIECES}{kind}.svg") if kind in COUNTED else super().token(kind)

    def _called(self, piece: str) -> str:
        name = self.art_context.client.names.piece_name(piece)
        return self.art_context.label(name) if name is not None else ""

    def _colour(self, seat: int) -> int:
        return self.art_context.client.names.seat_colour(seat) if 1 <= seat <= self.view.seats else 0

    # ---- boards --------------------------------------------------------------------------------------------------

    def board_picture(self, board: BoardPlacement) -> Picture:
        place = self.view.places.get(f"seat.{board.seat}.board")
        pieces = tuple(place.pieces) if place is not None else ()
        kept = self._sheets.get(board.key)
        if kept is None or kept[0] is not board or kept[1] != pieces:
            kept = self._sheets[board.key] = (board, pieces, self._sheet(board))
        return kept[2]

    def _sheet(self, board: BoardPlacement) -> Picture:
        plain = super().board_picture(board)
        if not isinstance(plain, BoardSheet) or board.drawing.plain:
            return plain
        boxes = {name: spot.rect for name, spot in board.spots()}
        if board.seat:
            return self._player_sheet(board, plain, boxes)
        slots, gains = [], []
        for name, rect in boxes.items():
            icons, facts = (
                self.art_context.client.names.place_icons(name),
                self.art_context.client.names.place_facts(name),
            )
            if name.startswith("slot.") and facts:
                slots.append(SlotPrint(_box(rect), str(facts["colour"]), icons, bool(facts["always_available"])))
            elif name.startswith("federation."):
                gains.append((_box(rect), in_one_line(icons)))
        return MainSheet(plain.name, plain.width, plain.height, plain.colour, slots=tuple(slots), gains=tuple(gains))

    def _player_sheet(self, board: BoardPlacement, plain: BoardSheet, boxes: dict[str, QRectF]) -> Picture:
        place = self.view.places.get(f"seat.{board.seat}.board")
        if place is None or not place.pieces:
            return plain
        sites, bonuses, features = [], [], []
        done: set[str] = set()
        for name, rect in boxes.items():
            facts = self.art_context.client.names.place_facts(name)
            if not facts:
                continue
            kind, at = name.split(".")[2], rect.center()
            if facts.get("site") == "normal":
                sites.append((at.x(), at.y()))
            rows = self.art_context.client.names.place_icons(name) if "bonus" in facts or "special" in facts else ()
            if "bonus" in facts:
                bonuses.append((at.x(), at.y(), MEDALS[kind], rows[0]))
            if "special" in facts and name not in done:
                shared = str(facts.get("shared_with", ""))
                done.add(shared)
                at = _between(at, boxes[shared].center()) if shared in boxes else at + _beside(kind, rect)
                features.append((at.x(), at.y(), rows[-1]))
        return PlayerSheet(
            plain.name,
            plain.width,
            plain.height,
            plain.colour,
            title=plain.title,
            sites=tuple(sites),
            bonuses=tuple(bonuses),
            features=tuple(features),
        )

    def label(self, board: BoardPlacement, label: str) -> str:
        if label == "label.state":
            chooses = board.seat in self.art_context.client.questions.asked_seats()
            return self.art_context.say(api.msg("window.seat_is_choosing", "is choosing …")) if chooses else ""
        return super().label(board, label)

    # ---- arrangement ---------------------------------------------------------------------------------------------

    def fixed_sprites(self, layout: Layout) -> list[Sprite]:
        """The supply without end, and the noughts of a seat without goods: the view leaves empty places out."""
        found: list[Sprite] = []
        supplies = [place.id for place in self.art_context.blueprint.places if place.id.startswith("supply.")]
        for place in supplies:
            kind = str(self.art_context.client.names.place_facts(place).get("endless", ""))
            ground = layout.place(place) if kind else None
            if ground is not None:
                picture = self.token(kind)
                inset = 4 * ground.unit
                scale = fitted(self.art_context, picture, ground.rect.adjusted(inset, inset, -inset, -inset))
                at = ground.rect.center() - QPointF(0, 14 * ground.unit)
                found.append(Sprite(f"{place}#{kind}", picture, at.x(), at.y(), scale, place, kind=kind))
        for seat in range(1, self.view.seats + 1):
            name = f"seat.{seat}.stock"
            ground = layout.place(name)
            if ground is not None and name not in self.view.places:
                found += self._goods(api.PlaceView(name, seat, (), {}, False), ground)
        found += self._round(layout)
        return found

    def _round(self, layout: Layout) -> Iterator[Sprite]:
        """The era and the round."""
        state, area = self.view.places.get("state"), layout.area("round")
        if state is None or area is None:
            return
        era, number = state.counts.get("era", 0), state.counts.get("round", 0)
        sign = DECKS.get(f"era{era}")
        if sign and number:
            at = area.rect.center()
            picture = RoundPlate(f"{sign} · {number}")
            yield Sprite("#round", picture, at.x(), at.y(), area.unit, f"era{era}", closed=True)

    def needed_besides(self, place: str) -> object:
        return ()

    def sprites(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        ground = layout.place(place.id)
        if ground is None:
            return []
        match place.id.split("."):
            case ["slot", _]:
                return list(self._slot(place, ground))
            case ["supply", _]:
                return (
                    []
                    if "endless" in self.art_context.client.names.place_facts(place.id)
                    else list(self._supply(place, ground))
                )
            case ["seat", _, "stock"]:
                return list(self._goods(place, ground))
            case ["seat", _, "city" | "site", *_]:
                return list(self._built(place, ground))
            case ["seat", _, "tunnel", _]:
                return list(self._tunnel(place, ground))
        return super().sprites(place, layout)

    def sprites_in_row(
        self, place: api.PlaceView, pieces: Sequence[api.PieceView], ground: PlaceShape
    ) -> Iterator[Sprite]:
        """Used action cards lie askew under a shade instead of across: so they stay readable in their row."""
        if not place.id.endswith(".claimed"):
            yield from super().sprites_in_row(place, pieces, ground)
            return
        used = {piece.id for piece in pieces if piece.quarter_turns}
        for sprite in super().sprites_in_row(place, [replace(piece, quarter_turns=0) for piece in pieces], ground):
            spent = sprite.top in used
            yield replace(sprite, picture=RotatedPicture(Veil(sprite.picture), 7)) if spent else sprite

    def _slot(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        """Tiles stand in the hexagon of their slot, further ones beside it."""
        always = self.art_context.client.names.place_facts(place.id).get("always_available")
        unit = ground.unit
        box = QRectF(QPointF(0, 0), ground.rect.size() * (1 / unit))
        scale = 0.8 * unit
        for index, piece in enumerate(place.pieces):
            if always:
                scale = ALWAYS * unit
                at = always_stand(index)
            else:
                away = index - (len(place.pieces) - 1) / 2
                at = stand_of(box) + QPointF(26 * away, -6 * away)
            at = ground.rect.topLeft() + at * unit
            picture = self.piece(piece, place.id)
            yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, z=index * 0.01, pieces=(piece.id,))

    def _supply(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        for kind, n in sorted(place.counts.items()):
            picture = self.token(kind)
            if kind == "tunnel":
                picture = RotatedPicture(picture, -38)
            inset, room = 4 * ground.unit, ground.rect.height() - 36 * ground.unit
            box = QRectF(ground.rect.left() + inset, ground.rect.top() + inset, ground.rect.width() - 2 * inset, room)
            scale = fitted(self.art_context, picture, box)
            plated = Stock(picture, n, "below", round(24 * ground.unit / scale, 1))
            at = box.center()
            yield Sprite(f"{place.id}#{kind}", plated, at.x(), at.y(), scale, place.id, kind=kind, n=n)

    def _goods(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        """All six goods, each with its number."""
        wide, tall = ground.rect.width() / 3, ground.rect.height() / 2
        for index, kind in enumerate(GOODS):
            n = place.counts.get(kind, 0)
            x = ground.rect.left() + wide * (index % 3 + 0.27)
            y = ground.rect.top() + tall * (index // 3 + 0.5)
            scale = tall * 0.58 / 48
            picture = BadgedPicture(self.token(kind), n, "side")
            yield Sprite(f"{place.id}#{kind}", picture, x, y, scale, place.id, kind=kind, n=n)

    def _built(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        """A dome or a building; an upgraded one is one thing."""
        upgraded = bool(place.counts.get("upgrade"))
        kinds = [kind for kind, n in sorted(place.counts.items()) if n and kind != "upgrade"]
        for index, kind in enumerate(kinds or ["upgrade"] * upgraded):
            picture = self.token(kind)
            if upgraded and kind in BUILDINGS:
                picture = SvgPicture(f"{PIECES}{kind}_upgraded.svg")
            scale = fitted(self.art_context, picture, ground.rect) * (1.02 if kind in BUILDINGS else 1.0)
            at = ground.rect.center() + QPointF(8, 8) * (index * ground.unit)
            n = place.counts.get(kind, 0)
            yield Sprite(f"{place.id}#{kind}", picture, at.x(), at.y(), scale, place.id, z=index * 0.1, kind=kind, n=n)

    def _tunnel(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        degrees, long = _slope(ground)
        at = ground.rect.center()
        if place.counts.get("tunnel"):
            name = "tunnel_upgraded.svg" if place.counts.get("upgrade") else "tunnel.svg"
            picture: Picture = SvgPicture(PIECES + name)
            scale = long * 1.04 / picture.footprint(self.art_context.art).width()
            n = place.counts["tunnel"]
            turned = RotatedPicture(picture, degrees) if degrees else picture
            yield Sprite(f"{place.id}#tunnel", turned, at.x(), at.y(), scale, place.id, z=-0.5, kind="tunnel", n=n)
        elif place.counts.get("upgrade"):
            picture, n = self.token("upgrade"), place.counts["upgrade"]
            yield Sprite(f"{place.id}#upgrade", picture, at.x(), at.y(), ground.unit, place.id, kind="upgrade", n=n)


def _box(rect: QRectF) -> tuple[float, float, float, float]:
    return (rect.x(), rect.y(), rect.width(), rect.height())


def _beside(kind: str, box: QRectF) -> QPointF:
    """Where the plate of a special site lies from its middle, so that nothing built there hides it."""
    match kind:
        case "city":
            return QPointF(84, -63)
        case "site":
            return QPointF(0, 33)
    if box.width() > box.height() * 1.5:
        return QPointF(0, 32)
    return QPointF(50 if box.height() > box.width() * 1.5 else 57, 0)


def _between(one: QPointF, other: QPointF) -> QPointF:
    """Where the plate of two tunnels lies: halfway, or below them if they are close."""
    middle = (one + other) * 0.5
    return middle + QPointF(0, 52) if (one - other).manhattanLength() < 80 else middle


def _slope(ground: PlaceShape) -> tuple[float, float]:
    """How a long place is turned, and how long it is: by its longest edge."""
    shape = ground.path.toFillPolygon()
    points = [shape.at(index) for index in range(shape.count())]
    edges = [(after - before) for before, after in itertools.pairwise(points)]
    longest = max(edges, key=lambda edge: math.hypot(edge.x(), edge.y()), default=QPointF(1, 0))
    degrees = math.degrees(math.atan2(longest.y(), longest.x()))
    while degrees > 90.01:
        degrees -= 180
    while degrees <= -89.99:
        degrees += 180
    middle = ground.rect.center()
    ray = longest * (1 / max(1e-9, math.hypot(longest.x(), longest.y())))
    along = [abs((point - middle).x() * ray.x() + (point - middle).y() * ray.y()) for point in points]
    return round(degrees, 1), 2 * max(along, default=1.0)
