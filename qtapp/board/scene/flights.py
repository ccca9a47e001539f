"""What flies and turns while the table changes: where new things come from, counted things on their way, wheels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.place.layout import Layout
from qtapp.board.scene.animator import Glide
from qtapp.board.scene.gameart import GameArt
from qtapp.board.scene.pieces import PictureItem, PictureScene, SpriteItem

FLIERS = 14
"""No more single things than that fly at once."""


class FlightScene(PictureScene, Protocol):
    """What a flight needs of the scene that it crosses."""

    art: GameArt
    layout: Layout
    items_by_id: dict[str, SpriteItem]

    def addItem(self, item: QGraphicsItem, /) -> None: ...

    def spot_of(self, place: str) -> QPointF | None: ...


def flight_starts(table: FlightScene, steps: Sequence[api.VisibleOp]) -> dict[str, QPointF]:
    """Where things that were not to be seen before come from."""
    found: dict[str, QPointF] = {}
    for step in steps:
        if step.what == "move" and step.piece and step.piece not in table.items_by_id:
            spot = table.spot_of(step.source)
            if spot is not None:
                found.setdefault(step.piece, spot)
    return found


def flight_sprites(table: FlightScene, steps: Iterable[api.VisibleOp]) -> list[Glide]:
    """Counted things and hidden pieces that changed their place: copies that fly and vanish."""
    ways: list[Glide] = []
    for step, via in _told(steps):
        picture = _flying(table, step, via)
        if picture is None:
            continue
        line = table.art.flight_path(step.source, step.target, via, table.layout)
        start, end = table.spot_of(step.source), table.spot_of(step.target)
        if line is not None:
            start, end = line.pointAtPercent(0.0), line.pointAtPercent(1.0)
        if start is None or end is None or start == end:
            continue
        foot = picture.footprint(table.board_context.art)
        scale = 70 / max(foot.width(), foot.height())
        for _ in range(min(3, max(1, step.n))):
            if len(ways) >= FLIERS:
                return ways
            item = PictureItem(table, picture)
            table.addItem(item)
            shift = QPointF(14, 10) * float(len(ways) % 3)
            way = Glide(item, start + shift, end + shift, scale, scale, 20 + len(ways), leaves=True)
            if line is not None:
                way.path, way.shows = line.translated(shift), _arriving(table, step)
            ways.append(way)
    return ways


def turning(table: FlightScene, steps: Sequence[api.VisibleOp]) -> list[Glide]:
    """What turns where it stands."""
    ways = []
    for name, degrees in table.art.rotations(steps).items():
        item = table.items_by_id.get(name)
        if item is not None and degrees:
            at, scale, z = item.sprite.at, item.sprite.scale, item.zValue()
            ways.append(Glide(item, at, at, scale, scale, z, spin=degrees))
    return ways


def _arriving(table: FlightScene, step: api.VisibleOp) -> SpriteItem | None:
    """What will stand for the last of the counted things that arrive somewhere."""
    items = table.items_by_id.values()
    there = [item for item in items if item.sprite.place == step.target and item.sprite.kind == step.kind]
    return there[-1] if len(there) == 1 or len(there) > step.n > 0 else None


def _flying(table: FlightScene, step: api.VisibleOp, via: Sequence[str]) -> Picture | None:
    match step.what:
        case "pour":
            return table.art.token(step.kind)
        case "count" if step.n < 0 and table.art.flight_path("", "", via, table.layout) is not None:
            return table.art.token(step.kind)
        case "move" if not step.piece and step.back:
            return table.art.back(step.back)
    return None


def _told(steps: Iterable[api.VisibleOp]) -> Iterator[tuple[api.VisibleOp, tuple[str, ...]]]:
    """Steps, each with what the sentence after it names."""
    waiting: list[api.VisibleOp] = []
    for step in steps:
        if step.what == "note":
            yield from ((one, tuple(step.subjects)) for one in waiting)
            waiting = []
        else:
            waiting.append(step)
    yield from ((one, ()) for one in waiting)


def joined(way: Glide, line: QPainterPath) -> QPainterPath:
    """A line as a thing follows it that starts and ends beside it."""
    first, last = way.start - line.pointAtPercent(0.0), way.end - line.pointAtPercent(1.0)
    path = QPainterPath(way.start)
    for step in range(1, 25):
        t = step / 24
        path.lineTo(line.pointAtPercent(t) + first * (1 - t) + last * t)
    return path
