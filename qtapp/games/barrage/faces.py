"""What the pieces of Barrage look like: structures, tiles, contracts, companies and their officers."""

from __future__ import annotations

from collections.abc import Sequence

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.picture import SvgPicture
from qtapp.board.place.sprite import Sprite
from qtapp.board.scene.gameart import GameArt
from qtapp.games.barrage.signs import Group, energy_of, icon_of, read_groups
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
_OFFICERS: dict[str, tuple[Group, ...]] = {
    "wilhelm_adler": ((("icon", "base"),), (("text", "3"), ("icon", "excavator"))),
    "graziano_del_monte": ((("icon", "dam"),), (("text", "4"), ("icon", "drop"))),
    "viktor_fiesler": ((("icon", "drop"),), (("text", "≥4"), ("icon", "energy"))),
    "jill_mcdowell": ((("icon", "conduit"),), (("text", "1"), ("icon", "mixer"))),
    "solomon_p_jordan": ((("text", "3"), ("icon", "credits")), (("icon", "machine"),)),
    "anton_krylov": ((("icon", "technology"),), (("icon", "copy"),)),
    "mahiri_sekibo": ((("icon", "officer"),), (("icon", "copy"),)),
}
_THREE: Group = (("text", "3"), ("icon", "powerhouse"))
_COMPANIES: dict[str, tuple[Group, ...]] = {
    "USA": (_THREE, (("text", "1"), ("icon", "energy"), ("each", ""), ("icon", "flow"))),
    "Germany": (_THREE, (("text", "2"), ("icon", "turbine"))),
    "Italy": (_THREE, (("icon", "turbine"), ("text", "+3"), ("icon", "energy"))),
    "France": (_THREE, (("icon", "contract"), ("text", "−3"), ("icon", "energy"))),
}
_ZONES: Group = (("icon", "mountain"), ("icon", "hill"), ("icon", "plain"))
_OBJECTIVES: dict[str, tuple[Group, ...]] = {
    "1": ((("icon", "base"), ("icon", "powerhouse")), (("icon", "red_space"),)),
    "2": ((("icon", "base"), ("icon", "conduit"), ("icon", "powerhouse")),),
    "3": (_ZONES, (("icon", "arrow_up"),)),
    "4": (_ZONES, (("icon", "arrow_down"),)),
    "5": ((("icon", "basin"), ("text", "≥1")),),
    "6": ((("icon", "basin"), ("text", "≥3")),),
}


class BarrageFaces(GameArt):
    """The pictures of pieces, backs and units."""

    def piece(self, piece: api.PieceView, place: str) -> Picture:
        if self.shows_back(piece, place) or (piece.back and place.endswith(".fulfilled")):
            return self.back(piece.back)
        words = self.desk.bridge.names.piece_text(piece.id)
        kind, _, code = piece.id.partition(".")
        match piece.kind:
            case "base" | "elevation" | "conduit" | "powerhouse":
                return self._structure(piece)
            case "technology":
                return self._technology(piece.id, words)
            case "headstream":
                return HeadstreamFace(_drops(words), self._round())
            case "bonus":
                each = next((arg.n for one in words for _, arg in one.args if isinstance(arg, api.AmountArg)), 0)
                return BonusFace(each, icon_of(code))
            case "objective":
                return ObjectiveFace(code, _OBJECTIVES.get(code, ()))
            case "company":
                ability = self.desk.say(words[0]) if words else ""
                effect = _COMPANIES.get(code, ())
                return CompanyFace(f"company.{code}", self._called(piece.id), ability, effect)
            case "officer":
                return OfficerFace(code, _OFFICERS.get(code, ()))
            case "order":
                return SvgPicture(PIECES + "order.svg", self.desk.bridge.names.seat_colour(piece.owner))
        if kind == "contract":
            return ContractFace(piece.kind.partition(".")[2], energy_of(words), read_groups(words))
        return super().piece(piece, place)

    def enlarged(self, piece: api.PieceView, place: str) -> Picture:
        picture = self.piece(piece, place)
        return (
            SvgPicture(f"{PIECES}{piece.kind}.svg", self._colour(piece.owner)) if isinstance(picture, Pipe) else picture
        )

    def dragged(self, stand: Sprite) -> Picture:
        if isinstance(stand.picture, Pipe):
            return SvgPicture(PIECES + "conduit.svg", stand.picture.colour)
        return super().dragged(stand)

    def _called(self, piece: str) -> str:
        name = self.desk.bridge.names.piece_name(piece)
        return self.desk.label(name) if name is not None else ""

    def _colour(self, seat: int) -> int:
        return self.desk.bridge.names.seat_colour(seat) if 1 <= seat <= self.view.seats else 0

    def _structure(self, piece: api.PieceView) -> Picture:
        if not piece.owner:
            return SvgPicture(f"{PIECES}{piece.kind}_neutral.svg")
        return SvgPicture(f"{PIECES}{piece.kind}.svg", self._colour(piece.owner))

    def _technology(self, piece: str, words: Sequence[api.Message]) -> Picture:
        kind, _, code = piece.partition(".")
        if kind == "basic":
            owner, _, builds = code.partition(".")
            return TechnologyFace(icon_of(builds), 0, (), self._colour(int(owner)))
        level, _, builds = code.removeprefix("L").partition("_")
        if not level.isdigit():
            return TechnologyFace("copy", 0, ((("icon", "wheel"), ("icon", "joker")),))
        return TechnologyFace(icon_of(builds), int(level), read_groups(words))

    def back(self, back: str) -> Picture:
        stem, _, what = back.partition(".")
        if stem in ("contract", "technology"):
            return SvgPicture(f"{PIECES}{stem}_back_{what}.svg")
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


def _drops(words: Sequence[api.Message]) -> tuple[int, ...]:
    found = [0, 0, 0, 0]
    for message in words:
        args = dict(message.args)
        number, drops = args.get("round"), args.get("drops")
        if isinstance(number, int) and isinstance(drops, api.AmountArg) and 1 <= number <= 4:
            found[number - 1] = drops.n
    return tuple(found)
