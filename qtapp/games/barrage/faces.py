"""What the pieces of Barrage look like: structures, tiles, contracts, companies and their officers."""

from __future__ import annotations

from collections.abc import Mapping

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.photo_face import photographed
from qtapp.board.paint.picture import SvgPicture
from qtapp.board.place.sprite import Sprite
from qtapp.board.scene.gameart import GameArt
from qtapp.games.barrage.structures import Pipe
from qtapp.games.barrage.tiles import (
    PIECES,
    BonusFace,
    CompanyFace,
    ContractFace,
    HeadstreamFace,
    ObjectiveFace,
    OfficerFace,
    TechnologyFace,
)

_COUNTED = ("excavator", "mixer", "drop", "energy", "point", "credit")


class BarrageFaces(GameArt):
    """The pictures of pieces, backs and units."""

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        client = self.art_context.client
        # A piece that the viewer has forgotten meanwhile may still be known in the older view of slow motion.
        unseen = not client.names.knows(piece.id) or place.endswith(".fulfilled")
        if self.shows_back(piece, place) or (piece.back and unseen):
            return self.back(piece.back)
        return photographed(self.art_context, self._face(piece, place), piece.id)

    def _face(self, piece: api.PieceView, place: str) -> Picture:
        client = self.art_context.client
        icons, facts = client.names.piece_icons(piece.id), client.names.piece_facts(piece.id)
        kind, _, code = piece.id.partition(".")
        match piece.kind:
            case "base" | "elevation" | "conduit" | "powerhouse":
                return self._structure(piece)
            case "technology":
                builds = self.art_context.art.icon_of(str(facts.get("builds", "")))
                return TechnologyFace(builds, number_of(facts, "level"), icons, self._colour(piece.owner))
            case "headstream":
                return HeadstreamFace(_drops(facts), self._round())
            case "bonus":
                return BonusFace(number_of(facts, "each"), self.art_context.art.icon_of(str(facts.get("what", ""))))
            case "objective":
                return ObjectiveFace(str(facts.get("number", "")), icons)
            case "company":
                words = client.names.piece_text(piece.id)
                ability = self.art_context.say(words[0]) if words else ""
                return CompanyFace(f"company.{code}", self._called(piece.id), ability, icons)
            case "officer":
                return OfficerFace(code, icons)
            case "order":
                return SvgPicture(PIECES + "order.svg", client.names.seat_colour(piece.owner))
        if kind == "contract":
            return ContractFace(str(facts.get("colour", "")), number_of(facts, "energy"), icons)
        return super().piece(piece, place)

    def enlarged(self, piece: api.PieceView, place: str) -> Picture:
        picture = self.piece(piece, place)
        return (
            SvgPicture(f"{PIECES}{piece.kind}.svg", self._colour(piece.owner)) if isinstance(picture, Pipe) else picture
        )

    def dragged(self, sprite: Sprite) -> Picture:
        if isinstance(sprite.picture, Pipe):
            return SvgPicture(PIECES + "conduit.svg", sprite.picture.colour)
        return super().dragged(sprite)

    def _called(self, piece: str) -> str:
        name = self.art_context.client.names.piece_name(piece)
        return self.art_context.label(name) if name is not None else ""

    def _colour(self, seat: int) -> int:
        return self.art_context.client.names.seat_colour(seat) if 1 <= seat <= self.view.seats else 0

    def _structure(self, piece: api.PieceView) -> Picture:
        if not piece.owner:
            return SvgPicture(f"{PIECES}{piece.kind}_neutral.svg")
        return SvgPicture(f"{PIECES}{piece.kind}.svg", self._colour(piece.owner))

    def back(self, back: str) -> Picture:
        stem, _, what = back.partition(".")
        if stem in ("contract", "technology"):
            return photographed(self.art_context, SvgPicture(f"{PIECES}{stem}_back_{what}.svg"), f"{api.BACKS}.{back}")
        return super().back(back)

    def token(self, kind: str) -> Picture:
        stem, _, seat = kind.partition(".")
        if stem == "engineer":
            colour = self._colour(int(seat)) if seat.isdigit() else 0
            return SvgPicture(PIECES + ("engineer.svg" if colour else "engineer_away.svg"), colour)
        if stem in _COUNTED:
            return SvgPicture(f"{PIECES}{stem}.svg")
        return super().token(kind)

    def _round(self) -> int:
        state = self.view.places.get("state")
        return state.counts.get("round", 0) if state is not None else 0


def number_of(facts: Mapping[str, int | str], name: str) -> int:
    """A number among the facts of a piece or a place."""
    value = facts.get(name, 0)
    return value if isinstance(value, int) else 0


def _drops(facts: Mapping[str, int | str]) -> tuple[int, ...]:
    """How many drops come in each round, in order."""
    rounds = sorted(int(name[6:]) for name in facts if name.startswith("drops."))
    return tuple(number_of(facts, f"drops.{one}") for one in rounds)
