"""How the things of Barrage stand: dams with their water, pipes, wheels, companies, tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.paint.picture import BadgedPicture, BoardSheet, SvgPicture
from qtapp.board.paint.pile import Pile
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.place.sprite import PlaceShape, Sprite
from qtapp.board.scene.gameart import fitted, row_positions
from qtapp.games.barrage.faces import BarrageFaces, number_of
from qtapp.games.barrage.structures import Pipe
from qtapp.games.barrage.tiles import PIECES, IncomePicture, WheelPart
from qtapp.games.barrage.ways import water_way, wheel_way

_HEADS = {
    "engineers": api.msg("barrage.engineers", "engineers"),
    "tech": api.msg("barrage.technology_tiles", "technology tiles"),
    "contracts": api.msg("barrage.contracts", "contracts"),
    "fulfilled": api.msg("barrage.fulfilled", "fulfilled"),
}
"""Labels of the viewer's board, on which its owner's name stands: without the name each of them has room."""


class BarrageArt(BarrageFaces):
    """The table of Barrage: what stands where, and how it goes from one place to another."""

    # ---- the map -------------------------------------------------------------------------------------------------

    board_names: ClassVar[dict[str, api.Message]] = {
        "map": api.msg("barrage.board_map", "Map"),
        "energy": api.msg("barrage.board_energy", "Energy track"),
        "management": api.msg("barrage.board_management", "Action spaces"),
        "offer": api.msg("barrage.board_offer", "Contracts and works"),
    }
    own_part = (0.178, 0.03, 0.87, 0.57)

    def home_boards(self, viewer: int) -> tuple[str, ...]:
        return ("map",)

    def looked_at(self, spot: str) -> str:
        """Energy is looked at on the common track, where it can be compared."""
        place, _, kind = spot.partition("#")
        return f"{place}#marker" if kind == "energy" else super().looked_at(spot)

    @property
    def bare(self) -> bool:
        """Is the side of the map without icons up?"""
        return bool(self.art_context.client.settings.get("side", 0))

    def board_picture(self, board: BoardPlacement) -> Picture:
        sheet = super().board_picture(board)
        if board.key == "map" and self.bare and isinstance(sheet, BoardSheet):
            return replace(sheet, without=("icons",))
        return sheet

    # ---- words ---------------------------------------------------------------------------------------------------

    def label(self, board: BoardPlacement, label: str) -> str:
        name = label.removeprefix("label.")
        if name.startswith("section."):
            return self.art_context.label(api.msg("window.bare_term", "{what}", what=api.NounArg(name[8:])))
        if name in _HEADS:
            return self.art_context.label(_HEADS[name])
        if name == "state":
            client = self.art_context.client  # of oneself one knows it
            chooses = board.seat != client.viewer and board.seat in client.questions.asked_seats()
            return self.art_context.say(api.msg("window.seat_is_choosing", "is choosing …")) if chooses else ""
        return super().label(board, label)

    # ---- arrangement ---------------------------------------------------------------------------------------------

    def sprites(self, place: api.PlaceView, layout: Layout) -> list[Sprite]:
        ground = layout.place(place.id) or layout.area(place.id)
        if ground is None:
            return []
        if place.id.startswith("seat."):
            return list(self._of_seat(place, layout, ground))
        match place.id.split("."):
            case ["basin", _, "dam", _]:
                return list(self._dam(place, layout, ground))
            case ["basin", _, "conduit", _]:
                return list(self._conduit(place, layout, ground))
            case ["headstream", _]:
                found = list(self.sprites_in_row(place, place.pieces, ground))
                return found + list(self._water(place, layout.area(place.id + ".drops") or ground))
            case ["action", *_]:
                return list(self._crew(place, ground))
            case ["bonus", "round", number]:
                found = list(self.sprites_in_row(place, place.pieces, ground))
                return found + list(self._hourglass(int(number), place, ground))
            case ["draft", number] if number.isdigit():
                return list(self._offered(place, ground))
        return super().sprites(place, layout)

    def needed_besides(self, place: str) -> object:
        match place.split("."):
            case ["seat", _, "company"]:
                return None  # it shows what the empty places of its owner lack
            case ["seat", seat, "base" | "elevation" | "conduit" | "powerhouse", *_]:
                company = self.view.places.get(f"seat.{seat}.company")
                return company.pieces if company is not None else ()
            case ["headstream", _] | ["bonus", "round", _]:
                return self._round()
        return ()

    def place_for(self, sprite: Sprite, point: QPointF, layout: Layout) -> str:
        """Water that is let go over a basin is meant for the dam that holds it, although its place is the wall."""
        if sprite.kind != "drop":
            return ""
        found: list[tuple[float, str]] = []
        for place in self.art_context.blueprint.places:
            pool, wall = layout.area(place.id + ".pool"), layout.place(place.id)
            if pool is None or wall is None:
                continue
            basin = pool.rect.united(wall.rect)
            if basin.contains(point):
                found.append(((pool.rect.center() - point).manhattanLength(), place.id))
        return min(found, default=(0.0, ""))[1]

    def flight_path(self, source: str, target: str, via: Sequence[str], layout: Layout) -> QPainterPath | None:
        if ".wheel." in source and ".wheel." in target:
            return wheel_way(source, target, layout, self._segments(source.rpartition(".")[0]))
        return water_way(via, layout)

    def rotations(self, steps: Sequence[api.VisibleOp]) -> dict[str, float]:
        found: dict[str, float] = {}
        for step in steps:
            if step.what == "note" and step.rule == "barrage/wheel":
                wheels = {name.rpartition(".")[0] for name in step.subjects if ".wheel." in name}
                for wheel in wheels:
                    found[f"{wheel}#disc"] = found.get(f"{wheel}#disc", 0.0) + 360.0 / self._segments(wheel)
        return found

    def _segments(self, wheel: str) -> int:
        return sum(place.id.startswith(wheel + ".") for place in self.art_context.blueprint.places)

    def _of_seat(self, place: api.PlaceView, layout: Layout, ground: PlaceShape) -> Iterator[Sprite]:
        part = place.id.split(".")[2]
        match part:
            case "base" | "elevation" | "conduit" | "powerhouse":
                yield from self.sprites_in_row(place, place.pieces, ground)
                yield from self._income(place, layout)
            case "wheel":
                yield from self._segment(place, layout, ground)
            case "supply" | "track":
                yield from self._goods(place, ground)
                if part == "track":
                    yield from self._energy(place, layout)
            case "engineers" | "construction" | "officer_space":
                yield from self._crew(place, ground)
            case "company":
                yield from super().sprites(place, layout)
                yield from self._nothing(place, layout)
                yield from self._uncovered(place, layout)
            case _:
                yield from super().sprites(place, layout)

    def _nothing(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        """Zeros for a company that has nothing: the view leaves empty places out."""
        for part in ("supply", "track"):
            name = f"seat.{place.owner}.{part}"
            ground = layout.place(name)
            if ground is not None and name not in self.view.places:
                empty = api.PlaceView(name, place.owner, (), {}, False)
                yield from self._goods(empty, ground)
                if part == "track":
                    yield from self._energy(empty, layout)

    def _uncovered(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        """The incomes of places whose piece has gone: the view leaves empty places out."""
        for one in self.art_context.blueprint.places:
            if one.owner == place.owner and one.id not in self.view.places:
                yield from self._income(api.PlaceView(one.id, one.owner, (), {}, False), layout)

    def fixed_sprites(self, layout: Layout) -> list[Sprite]:
        return [sprite for seat in range(1, layout.seats + 1) for sprite in self._wheel(seat, layout)]

    def _wheel(self, seat: int, layout: Layout) -> Iterator[Sprite]:
        """The disc of the wheel, and what of it stays when it turns."""
        stem = f"seat.{seat}.wheel"
        area = layout.area(stem + ".disc")
        if area is not None:
            at, scale = area.rect.center(), area.rect.width() / 304
            for part, z in (("wheel", -5.0), ("wheel_window", -4.0)):
                name = f"{stem}#disc" if part == "wheel" else f"{stem}#window"
                yield Sprite(
                    name, WheelPart(part), at.x(), at.y(), scale, f"{stem}.0", z=z, closed=True, is_decoration=True
                )

    def _dam(self, place: api.PlaceView, layout: Layout, ground: PlaceShape) -> Iterator[Sprite]:
        base = next((piece for piece in place.pieces if piece.kind == "base"), None)
        if base is None:
            yield from self.sprites_in_row(place, place.pieces, ground)
        else:
            level = min(len(place.pieces), number_of(self.art_context.client.names.place_facts(place.id), "levels"))
            picture = SvgPicture(f"{PIECES}dam_neutral_{level}.svg")
            if base.owner:
                picture = SvgPicture(f"{PIECES}dam_{level}.svg", self._colour(base.owner))
            others = [piece.id for piece in place.pieces if piece is not base]
            at = ground.rect.center()
            ids = (base.id, *others)
            yield Sprite(base.id, picture, at.x(), at.y(), ground.unit, place.id, z=0.4, pieces=ids)
        yield from self._water(place, layout.area(place.id + ".pool") or ground)

    def _water(self, place: api.PlaceView, area: PlaceShape) -> Iterator[Sprite]:
        """Drops side by side; more than four become one with a number."""
        n = place.counts.get("drop", 0)
        if not n:
            return
        unit = self.token("drop")
        scale = area.rect.height() / 44
        if n > 4:
            at = area.rect.center()
            yield Sprite(
                f"{place.id}#drop",
                BadgedPicture(unit, n, "side"),
                at.x() - 10 * scale,
                at.y(),
                scale,
                place.id,
                kind="drop",
                n=n,
            )
            return
        for index in range(n):
            x = area.rect.center().x() + (index - (n - 1) / 2) * 33 * scale
            name = f"{place.id}#drop#{index}"
            yield Sprite(name, unit, x, area.rect.center().y(), scale, place.id, z=index * 0.001, kind="drop", n=n)

    def _conduit(self, place: api.PlaceView, layout: Layout, ground: PlaceShape) -> Iterator[Sprite]:
        line = layout.area(place.id + ".line")
        if not place.pieces or line is None or line.rows is None or line.path.elementCount() < 4:
            yield from self.sprites_in_row(place, place.pieces, ground)
            return
        at = line.rows.at
        points = [line.path.elementAt(index) for index in range(4)]
        curve = [(round((p.x - at.x()) / line.unit, 1), round((p.y - at.y()) / line.unit, 1)) for p in points]  # type: ignore[attr-defined, unused-ignore]  # the stubs leave x and y out
        value = number_of(self.art_context.client.names.place_facts(place.id), "value")
        top = place.pieces[-1]
        picture = Pipe((curve[0], curve[1], curve[2], curve[3]), value, self._colour(top.owner), self.bare)
        ids = tuple(piece.id for piece in place.pieces)
        yield Sprite(top.id, picture, at.x(), at.y(), line.unit, place.id, z=-4.0, pieces=ids)

    def _crew(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        """Engineers, each one to be seen."""
        crew = [(kind, n) for kind, n in sorted(place.counts.items()) if kind.startswith("engineer.") and n]
        rest = {kind: n for kind, n in place.counts.items() if not kind.startswith("engineer.")}
        yield from self.sprites_in_row(place, place.pieces, ground)
        yield from self.tokens(api.PlaceView(place.id, place.owner, (), rest, False), ground, 1)
        scale = ground.scale or ground.unit
        size = QSizeF(28, 36) * scale
        corners = row_positions(ground, sum(n for _, n in crew), size)
        index = 0
        for kind, n in crew:
            unit = self.token(kind)
            for nth in range(n):
                at = corners[index] + QPointF(size.width() / 2, size.height() / 2)
                name = f"{place.id}#{kind}#{nth}"
                yield Sprite(name, unit, at.x(), at.y(), scale, place.id, z=index * 0.001, kind=kind, n=n)
                index += 1

    def _goods(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        """Credits and machines, or points and energy: a token each, with its number."""
        yield from self.sprites_in_row(place, place.pieces, ground)
        order = ("point", "energy") if place.id.endswith(".track") else ("credit", "excavator", "mixer")
        room = ground.rect.width() / len(order)
        side = min(room * 0.62, ground.rect.height() * 0.66)
        for index, kind in enumerate(order):
            n = place.counts.get(kind, 0)
            picture = BadgedPicture(self.token(kind), n)
            x = ground.rect.left() + room * (index + 0.46)
            y = ground.rect.center().y() - side * 0.04
            yield Sprite(f"{place.id}#{kind}", picture, x, y, side / 48, place.id, kind=kind, n=n)

    def _energy(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        """The marker of a seat on the common track; those on one field stand below each other."""
        track = layout.area("energy.track")
        if track is None or track.rows is None:
            return
        rows = track.rows
        n = place.counts.get("energy", 0)
        if n > rows.most - 1:
            n = (n - 1) % (rows.most - 1) + 1
        lane = track.rect.height() / max(4, self.view.seats)
        at = QPointF(rows.at.x() + rows.step.x() * n, track.rect.top() + lane * (place.owner - 0.5))
        picture = SvgPicture(PIECES + "energy_marker.svg", self._colour(place.owner))
        scale = min(lane * 1.3, rows.step.x() * 0.92) / 24
        yield Sprite(f"{place.id}#marker", picture, at.x(), at.y(), scale, place.id, closed=True, is_decoration=True)

    def _income(self, place: api.PlaceView, layout: Layout) -> Iterator[Sprite]:
        """What a place of the company board pays when its piece has gone."""
        area = layout.area(place.id + ".income")
        company = self.view.places.get(f"seat.{place.owner}.company")
        if area is None or company is None or not company.pieces:
            return
        icons = self.art_context.client.names.place_icons(place.id)
        if icons:
            wide, tall = round(area.rect.width() / area.unit, 1), round(area.rect.height() / area.unit, 1)
            picture = IncomePicture(icons, wide, tall, not place.pieces)
            at = area.rect.center()
            yield Sprite(
                f"{place.id}#income",
                picture,
                at.x(),
                at.y(),
                area.unit,
                place.id,
                z=-2.0,
                closed=True,
                is_decoration=True,
            )

    def _segment(self, place: api.PlaceView, layout: Layout, ground: PlaceShape) -> Iterator[Sprite]:
        """A tile in a segment of the wheel, the machines at its sides."""
        stem, _, number = place.id.rpartition(".")
        tile = layout.area(place.id + ".tile")
        segments = self._segments(stem)
        across = layout.area(f"{stem}.{(int(number) + segments // 2) % segments}.tile")
        if tile is None or across is None:
            yield from super().sprites(place, layout)
            return
        middle = (tile.rect.center() + across.rect.center()) * 0.5
        out = tile.rect.center() - middle
        side = QPointF(-out.y(), out.x()) * 0.45
        for piece in place.pieces:
            picture = self.piece(piece, place.id)
            at, scale = tile.rect.center(), fitted(self.art_context, picture, tile.rect)
            yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, z=0.2, pieces=(piece.id,))
        kinds = [(kind, n) for kind, n in sorted(place.counts.items()) if n]
        for index, (kind, n) in enumerate(kinds):
            sign = {"excavator": -1.0, "mixer": 1.0}.get(kind, 0.0)
            at = middle + out * 1.16 + side * sign
            scale = tile.rect.width() * 0.42 / 48
            picture = BadgedPicture(self.token(kind), n) if n > 1 else self.token(kind)
            name = f"{place.id}#{kind}"
            yield Sprite(name, picture, at.x(), at.y(), scale, place.id, z=1.0 + index * 0.1, kind=kind, n=n)

    def _hourglass(self, number: int, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        if number == self._round():
            at = ground.rect.topRight() + QPointF(-10, 4) * ground.unit
            picture = SvgPicture(PIECES + "round.svg")
            yield Sprite(
                "#round", picture, at.x(), at.y(), 0.62 * ground.unit, place.id, z=3.0, closed=True, is_decoration=True
            )

    def _offered(self, place: api.PlaceView, ground: PlaceShape) -> Iterator[Sprite]:
        """A company with its officer, to be drafted."""
        half = QRectF(ground.rect)
        half.setHeight(half.height() / 2 - 6 * ground.unit)
        for piece in place.pieces:
            box = half if piece.kind == "company" else half.translated(0, half.height() + 12 * ground.unit)
            picture = self.piece(piece, place.id)
            at, scale = box.center(), fitted(self.art_context, picture, box)
            yield Sprite(piece.id, picture, at.x(), at.y(), scale, place.id, z=9.0, pieces=(piece.id,))

    def sprites_in_row(
        self, place: api.PlaceView, pieces: Sequence[api.PieceView], ground: PlaceShape
    ) -> Iterator[Sprite]:
        """Structures fill their place; the fulfilled contracts are a pile of backs."""
        if len(pieces) > 1 and place.id.endswith(".fulfilled"):
            picture = Pile(self.piece(pieces[-1], place.id), len(pieces))
            at, scale = ground.rect.center(), fitted(self.art_context, picture, ground.rect)
            ids = tuple(self.name(piece, place.id, index) for index, piece in enumerate(pieces))
            yield Sprite(ids[-1], picture, at.x(), at.y(), scale * 0.94, place.id, pieces=ids)
            return
        yield from super().sprites_in_row(place, pieces, ground)
