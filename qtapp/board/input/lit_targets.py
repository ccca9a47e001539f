"""Which of the lit targets a point means, and which of them lie too near to each other to be told apart.

A target is hit within its shape or near its centre, so that small and bent ones are not hard to hit; where several
claim a point, the nearer centre wins. What lies nearer together than a fingertip becomes one pin.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from qtapp.board.motion.camera import FLIGHT
from qtapp.board.motion.surface import Surface
from qtapp.board.scene.gameart import inner_point

REACH = 22.0
"""Pixels from its centre within which a target is hit."""
APART = 2 * REACH
"""Pixels between two centres that can be told apart."""
NEAREST = 1.6
"""No flight goes nearer: what cannot be told apart there never can."""
_AROUND = 60.0
"""Units of the scene around what a pin stands for."""


@dataclass(frozen=True)
class LitTarget:
    """One target: in the scene, or, if it is held, in pixels of the viewport."""

    name: str
    path: QPainterPath
    box: QRectF
    centre: QPointF
    docked: bool


@dataclass(frozen=True)
class Pin:
    """Several targets that lie too near to each other."""

    names: tuple[str, ...]
    centre: QPointF
    """In the scene."""
    box: QRectF
    """What should be seen to tell them apart, in the scene."""
    zoom: float
    """From which zoom on they are."""
    n: int


def _away(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


class LitTargets:
    """The targets of one moment."""

    def __init__(self, surface: Surface, *, pinned: bool = True) -> None:
        self._surface = surface
        self._pinned = pinned
        """Do those that lie too near together become pins?"""
        self._names: tuple[str, ...] = ()
        self._moment: tuple[object, ...] = ()
        self._found: list[LitTarget] | None = None
        self._pins: tuple[float, list[Pin]] | None = None

    def light(self, names: Iterable[str]) -> None:
        """Other targets."""
        self._names = tuple(names)
        self._found = self._pins = None

    def targets(self) -> list[LitTarget]:
        """Those that are to be seen; looked up once for each moment of the table."""
        scene = self._surface.scene
        moment = (scene.view, scene.layout, scene.held)
        if self._found is None or any(one is not other for one, other in zip(self._moment, moment, strict=True)):
            self._moment, self._pins = moment, None
            self._found = [one for name in self._names if (one := self._look_up(name)) is not None]
        return self._found

    def _look_up(self, name: str) -> LitTarget | None:
        scene = self._surface.scene
        found = scene.box_of(name)
        if found is None:
            return None
        box, docked = found
        ground = scene.layout.place(name) if scene.item_of(name) is None and not docked else None
        if ground is not None:
            return LitTarget(name, ground.path, box, inner_point(ground), False)
        path = QPainterPath()
        path.addRect(box)
        return LitTarget(name, path, box, box.center(), docked)

    def hit(self, at: QPointF) -> str:
        """The target that a point of the viewport means; empty: none. What a pin stands for is no target yet."""
        targets = self.targets()
        if not targets:
            return ""
        pinned = self._pinned_names()
        over_hand = self._surface.scene.held.slot_at(at) is not None
        point, zoom = self._surface.to_scene(at), self._surface.camera.scale
        inside: list[tuple[float, LitTarget]] = []
        near: list[tuple[float, LitTarget]] = []
        for one in targets:
            if one.name in pinned or (over_hand and not one.docked):  # below a pin, below the hand
                continue
            here = at if one.docked else point
            away = _away(one.centre, here) * (1.0 if one.docked else zoom)
            if one.box.contains(here) and one.path.contains(here):
                inside.append((away, one))
            elif away <= REACH:
                near.append((away, one))
        claims = [*_innermost(inside), *near]
        return min(claims, key=lambda claim: claim[0])[1].name if claims else ""

    def is_beside(self, at: QPointF, away: float) -> bool:
        """Is a point of the viewport in a target or so near to its edge?"""
        point, zoom = self._surface.to_scene(at), self._surface.camera.scale
        for one in self.targets():
            here, room = (at, away) if one.docked else (point, away / max(zoom, 1e-6))
            if one.box.adjusted(-room, -room, room, room).contains(here):
                return True
        return False

    # ---- pins ------------------------------------------------------------------------------------------------------

    def pins(self) -> list[Pin]:
        """What cannot be told apart at the zoom of now."""
        targets, zoom = self.targets(), self._surface.camera.scale
        if self._pins is None or self._pins[0] != zoom:
            apart = [one for one in targets if not one.docked] if self._pinned else []
            self._pins = (zoom, _pins(apart, zoom))
        return self._pins[1]

    def pin_at(self, at: QPointF) -> Pin | None:
        """The pin under a point of the viewport."""
        pins = self.pins()
        if not pins or self._surface.scene.held.slot_at(at) is not None:
            return None
        point, zoom = self._surface.to_scene(at), self._surface.camera.scale
        near = [(_away(pin.centre, point) * zoom, index) for index, pin in enumerate(pins)]
        away, index = min(near)
        return pins[index] if away <= REACH else None

    def _pinned_names(self) -> set[str]:
        return {name for pin in self.pins() for name in pin.names}

    def single(self) -> list[str]:
        """The targets that are marked each for itself."""
        pinned = self._pinned_names()
        return [name for name in self._names if name not in pinned]


def _innermost(claims: list[tuple[float, LitTarget]]) -> list[tuple[float, LitTarget]]:
    """Without those that only surround another one."""
    return [
        (away, one)
        for away, one in claims
        if not any(other is not one and one.box != other.box and one.box.contains(other.box) for _, other in claims)
    ]


def fly_near(surface: Surface, box: QRectF, zoom: float) -> None:
    """Bring a box of the scene near, at a zoom at least."""
    camera = surface.camera
    scale = camera.aim(box)[0]
    if scale < zoom:  # at the zoom that is needed only the middle of it has room
        wide, tall = box.width() * scale / zoom, box.height() * scale / zoom
        box = QRectF(box.center().x() - wide / 2, box.center().y() - tall / 2, wide, tall)
    camera.fitted = False
    camera.show(box, surface.board_context.theme.ms(FLIGHT))


@dataclass
class _Cluster:
    centre: QPointF
    sites: list[QPointF]
    targets: list[LitTarget]


def _pins(targets: list[LitTarget], zoom: float) -> list[Pin]:
    """Merge the nearest until all that is left is far enough apart."""
    clusters: list[_Cluster] = []
    for one in targets:  # a piece and the place it fills are one site: no flight would part them
        same = next((it for it in clusters if _away(it.centre, one.centre) * NEAREST < APART), None)
        if same is None:
            clusters.append(_Cluster(one.centre, [one.centre], [one]))
        else:
            same.targets.append(one)
    while (pair := _nearest_pair(clusters, APART / max(zoom, 1e-6))) is not None:
        left, right = pair
        few, many = float(len(left.sites)), float(len(right.sites))
        left.centre = (left.centre * few + right.centre * many) * (1 / (few + many))
        left.sites += right.sites
        left.targets += right.targets
        clusters.remove(right)
    return [_pin(cluster) for cluster in clusters if len(cluster.sites) > 1]


def _nearest_pair(clusters: list[_Cluster], within: float) -> tuple[_Cluster, _Cluster] | None:
    clusters.sort(key=lambda cluster: cluster.centre.x())
    best, least = None, within - 1e-6
    for index, one in enumerate(clusters):
        for other in clusters[index + 1 :]:
            if other.centre.x() - one.centre.x() >= least:
                break
            away = _away(one.centre, other.centre)
            if away < least:
                best, least = (one, other), away
    return best


def _pin(cluster: _Cluster) -> Pin:
    box = QRectF()
    for site in cluster.sites:
        box = box.united(QRectF(site.x() - 1, site.y() - 1, 2, 2))
    nearest = min(_away(one, other) for one, other in combinations(cluster.sites, 2))
    zoom = min(NEAREST, 1.02 * APART / max(1.0, nearest))
    return Pin(
        tuple(one.name for one in cluster.targets),
        cluster.centre,
        box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND),
        zoom,
        len(cluster.sites),
    )
