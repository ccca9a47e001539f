"""How the things of Imperial Miners look and stand: mines with joined carts, events, research, surface, supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import BoardContext
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
from qtapp.games.imperial_miners.effects import MineCardPrint, read_board, read_card, read_rows
from qtapp.games.imperial_miners.mine import JointPicture, Mine
from qtapp.i18n.hyphens import hyphenated

Cell = tuple[int, int, int]
"""Seat, row and place of a card."""
_JOINTS = {"R": (0, 2, "L", 0, 2), "TL": (-1, -1, "BR", -1, -1), "TR": (-1, 1, "BL", -1, 1)}
"""By edge: steps to the card there, its edge, steps from the doubled cell to the joint."""
_EVENTS = {"Immediate event": "immediate", "Modifying event": "modifier"}
_BREAK = "\u2028"
"""Begins a new line within a text."""
_UNITS = ("coin", "point", "gadget", "cave_in", "cart")
_SUPPLY = ("gadget", "cart", "cave_in", "coin", "point")


class MinersArt(GameArt):
    """The pictures of Imperial Miners."""

    def __init__(self, desk: BoardContext) -> None:
        super().__init__(desk)
        self._cards: dict[str, MineCardPrint] = {}

    # ---- pictures ------------------------------------------------------------------------------------------------

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        if self.shows_back(piece, place):
            return self.back(piece.back)
        if piece.kind.startswith("mine_"):
            return self._square(piece.id, place)
        match piece.kind:
            case "event":
                return self._event(piece.id)
            case "board":
                return ResearchBoard(self._title(piece.id), read_board(self._words(piece.id)))
            case "surface":
                return SurfaceBoard(
                    self.desk.bridge.names.seat_colour(_last(piece.id)), read_rows(self._words(piece.id))
                )
            case "pickaxe":
                return SvgPicture(PIECES + "pickaxe.svg", self.desk.bridge.names.seat_colour(_last(piece.id)))
        return super().piece(piece, place)

    def enlarged(self, piece: api.PieceView, place: str) -> Picture:
        if piece.kind.startswith("mine_") and not self.shows_back(piece, place):
            words = [self.desk.say(one) for one in self._words(piece.id)[_heads(self._words(piece.id)) :]]
            return LongCard(SquareCard(self._card(piece.id), self._parted(piece.id)), _BREAK.join(words))
        return self.piece(piece, place)

    def dragged(self, stand: Sprite) -> Picture:
        picture = super().dragged(stand)
        return picture.square if isinstance(picture, LongCard) else picture

    def shows_full_text(self, picture: Picture) -> bool:
        return isinstance(picture, LongCard) and picture.complete()

    def back(self, back: str) -> Picture:
        if back.startswith("mine_"):
            return MinersBackPicture(min(4, max(1, int(back[5:]))))
        return SvgPicture(PIECES + "back_event.svg")

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
        corners = []
        for row in range(first, last + 1):
            for x in range(left, right + 1):
                if family.has((row, x)) and self._next((board.seat, row, x), view):
                    corner = spot.rect.topLeft() + family.offset((row, x))
                    corners.append((corner.x(), corner.y()))
        return Mine(
            extent.x(),
            extent.y(),
            extent.width(),
            extent.height(),
            board.drawing.name,
            self.desk.bridge.names.seat_colour(board.seat),
            last,
            board.slide().x(),
            tuple(corners),
            self.desk.theme.contrast,
        )

    def _next(self, cell: Cell, view: api.SeatView) -> bool:
        """Is this place free, below or beside a card, or the first of all?"""
        seat, row, x = cell

        def taken(r: int, at: int) -> bool:
            there = view.places.get(f"seat.{seat}.mine.{r}.{at}")
            return there is not None and bool(there.pieces)

        if taken(row, x):
            return False
        if row > 1:
            return taken(row - 1, x - 1) or taken(row - 1, x + 1)
        empty = not any(place.pieces for place in view.places.values() if place.id.startswith(f"seat.{seat}.mine.1."))
        return taken(1, x - 2) or taken(1, x + 2) or (empty and x == 0)

    # ---- facts from words ----------------------------------------------------------------------------------------

    def _words(self, piece: str) -> tuple[api.Message, ...]:
        return self.desk.bridge.names.piece_text(piece)

    def _card(self, piece: str) -> MineCardPrint:
        """A card as its words tell; they never change while a game is on the table."""
        found = self._cards.get(piece)
        if found is None:
            words = self._words(piece)
            found = replace(read_card(words), house=self._is_house(piece))
            if words:
                self._cards[piece] = found
        return found

    def _is_house(self, piece: str) -> bool:
        """Is it a card that comes with the program? A pack has other ones."""
        played = self.desk.bridge.game
        if played.pack is None:
            return True
        shipped = api.find_game(played.id)
        ours = shipped.blueprint(self.view.seats, {}).data.mine if shipped is not None else {}
        return bool(ours.get(piece) == self.desk.blueprint.data.mine.get(piece))

    def _title(self, piece: str) -> str:
        name = self.desk.bridge.names.piece_name(piece)
        return "" if name is None else self.desk.label(name)

    def _parted(self, piece: str) -> str:
        """The name of a card, with soft hyphens."""
        return hyphenated(self._title(piece), self.desk.speech.language)

    def _square(self, piece: str, place: str) -> SquareCard:
        cell = _cell(place)
        card = self._card(piece)
        if cell is None:
            return SquareCard(card, self._parted(piece))
        there = self.view.places.get(place)
        acted = there.counts.get("acted", 0) if there is not None else 0
        return SquareCard(card, self._parted(piece), bool(acted) and acted == self._round(), self._met(cell, card))

    def _round(self) -> int:
        state = self.view.places.get("state")
        return state.counts.get("round", 0) if state is not None else 0

    def _met(self, cell: Cell, card: MineCardPrint) -> frozenset[str]:
        """The edges whose half cart has met another."""
        found = set()
        for edge, _ in card.halves:
            for mine, (down, right, other, _, _) in _JOINTS.items():
                for own, theirs, sign in ((mine, other, 1), (other, mine, -1)):
                    if own == edge:
                        near = self._at((cell[0], cell[1] + sign * down, cell[2] + sign * right))
                        if near is not None and near.half(theirs) is not None:
                            found.add(edge)
        return frozenset(found)

    def _at(self, cell: Cell) -> MineCardPrint | None:
        there = self.view.places.get(f"seat.{cell[0]}.mine.{cell[1]}.{cell[2]}")
        top = there.pieces[-1] if there is not None and there.pieces else None
        return self._card(top.id) if top is not None and top.known and top.kind.startswith("mine_") else None

    def _event(self, piece: str) -> EventFace:
        words = self._words(piece)
        kind = words[0] if words else api.msg("window.bare_term", "{what}", what=api.NounArg("event"))
        rest = " ".join(self.desk.say(one) for one in words[1:])
        rows = read_rows(words[1:])
        kind_name = _EVENTS.get(kind.english, "end_of_round")
        return EventFace(kind_name, self._title(piece), self.desk.label(kind), rest, rows[0] if rows else ())

    # ---- arrangement ---------------------------------------------------------------------------------------------

    def sprites(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        cell = _cell(place.id)
        ground = layout.place(place.id)
        if cell is not None and ground is not None:
            return list(self._mine(place, cell, ground, layout))
        if place.id == "supply":
            return []
        match place.id.split("."):
            case ["seat", _, "cart", _, _]:
                return []
            case ["seat", _, "surface"] if ground is not None:
                return list(self._surface(place, layout, ground))
            case ["research", _, _] | ["research", "start"] if ground is not None:
                return [_forward(stand) for stand in super().sprites(place, layout)]
            case ["seat", seat, "hand"] if int(seat) != self.view.viewer:
                area = layout.area(place.id)
                return [] if area is None else list(self._backs(place, area))
        return super().sprites(place, layout)

    def _mine(self, place: api.PlaceView, cell: Cell, ground: PlaceShape, layout: Layout) -> Iterator[Sprite]:
        centre = ground.rect.center()
        for index, piece in enumerate(place.pieces):
            picture = self.piece(piece, place.id)
            at = centre + QPointF(8, 8) * (ground.unit * index)
            scale = fitted(self.desk, picture, ground.rect)
            yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, z=index * 0.001, pieces=(piece.id,))
        if place.counts.get("cave_in", 0):
            at = centre + QPointF(0, 34) * ground.unit
            picture = self.token("cave_in")
            scale = 0.94 * ground.unit
            yield Sprite(f"{place.id}#cave_in", picture, at.x(), at.y(), scale, place.id, z=0.6, kind="cave_in")
        gadgets = place.counts.get("gadget", 0)
        for index in range(min(gadgets, 3)):
            picture = (
                self.token("gadget") if gadgets <= 3 or index < 2 else BadgedPicture(self.token("gadget"), gadgets)
            )
            step = 26.0 if gadgets > 1 else 0.0
            at = centre + QPointF((index - (min(gadgets, 3) - 1) / 2) * step, 106) * ground.unit
            name = f"{place.id}#gadget#{index}"
            scale = 0.84 * ground.unit
            z = 0.7 + index * 0.01
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, z=z, kind="gadget", n=gadgets)
        yield from self._carts(cell, layout)

    def _carts(self, cell: Cell, layout: Layout) -> Iterator[Sprite]:
        """The carts that this card and the ones to its right and above it make together."""
        seat, row, x = cell
        card = self._at(cell)
        for edge, (down, right, other, v, h) in _JOINTS.items():
            half = card.half(edge) if card is not None else None
            near = self._at((seat, row + down, x + right)) if half is not None else None
            theirs = near.half(other) if near is not None else None
            joint = f"seat.{seat}.cart.{2 * row + v}.{2 * x + h}"
            ground = layout.place(joint)
            if half is None or theirs is None or ground is None:
                continue
            there = self.view.places.get(joint)
            tokens = there.counts.get("cart", 0) if there is not None else 0
            pair = (half, theirs) if edge == "R" else (theirs, half)
            picture = JointPicture(*pair, edge != "R", bool(tokens))
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
            at, scale = area.rect.center(), fitted(self.desk, picture, area.rect)
            yield Sprite(f"{place.id}#{kind}", picture, at.x(), at.y(), scale, place.id, kind=kind, n=n, closed=not n)

    def _tally(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        """What a mine is worth besides: its full carts, and its different factions."""
        area = layout.area(f"seat.{place.owner}.tally")
        if area is None:
            return
        carts = 0
        factions: set[str] = set()
        for other in self.view.places.values():
            cell = _cell(other.id)
            if cell is None or cell[0] != place.owner:
                continue
            card = self._at(cell)
            factions.update(card.factions if card is not None else ())
            joints = [stand.picture for stand in self._carts(cell, layout)]
            carts += sum(isinstance(picture, JointPicture) and picture.full for picture in joints)
        picture = Tally((("full_cart", carts), ("kinds", len(factions))), place.owner == self.view.viewer)
        at = area.rect.topLeft() + QPointF(85, 54 if picture.tall else 22) * area.unit
        yield Sprite(f"{place.id}#tally", picture, at.x(), at.y(), area.unit, place.id, closed=True)

    def fixed_sprites(self, layout: Layout) -> list[Sprite]:
        found = []
        for kind in _SUPPLY:
            area = layout.area(f"supply.{kind}")
            if area is not None:
                picture = self.token(kind)
                at, scale = area.rect.center(), fitted(self.desk, picture, area.rect)
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


def _last(piece: str) -> int:
    return int(piece.rpartition(".")[2])


def _cell(place: str) -> Cell | None:
    parts = place.split(".")
    if len(parts) != 5 or parts[0] != "seat" or parts[2] != "mine":
        return None
    return int(parts[1]), int(parts[3]), int(parts[4])


def _heads(words: Sequence[api.Message]) -> int:
    """How many of a card's words come before its effects."""
    heads = ("Level {level}", "No faction", "Faction: {", "Half carts: {")
    return next((index for index, one in enumerate(words) if not one.english.startswith(heads)), len(words))


def _forward(stand: Sprite) -> Sprite:
    """A piece that stands on a board that is itself a piece."""
    return Sprite(
        stand.id,
        stand.picture,
        stand.x,
        stand.y,
        stand.scale,
        stand.place,
        stand.z + 20,
        stand.pieces,
        stand.kind,
        stand.n,
        stand.closed,
    )
