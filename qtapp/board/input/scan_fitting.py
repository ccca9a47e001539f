"""Scans over the drawn boards, and places that are dragged to where a scan has them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from engine import api
from qtapp.board.motion.surface import Surface
from qtapp.board.scan.scans import BoardScan


class ScanFitting:
    """Lays an owner's scans over the table; each place that is moved to fit is saved in them."""

    def __init__(
        self,
        surface: Surface,
        *,
        told: Callable[[api.Message], None],
        laid: Callable[[], None],
        moved: Callable[[], None],
    ) -> None:
        self._surface = surface
        self._table = surface.scene
        self._told = told
        """Is told what could not be shown."""
        self._laid = laid
        """Is told when other scans lie on the table."""
        self._moved = moved
        """Is told when a place lies elsewhere."""
        self._nudging = False
        self._nudged: tuple[str, QPointF, QPointF] | None = None
        """The place that is dragged, where it was taken hold of, and how far it was moved before."""
        self._done: list[tuple[str, QPointF]] = []
        """The places that were moved, and how far each was moved before."""

    @property
    def skin(self) -> BoardScan | None:
        """The scans that are shown."""
        return self._table.skin

    def use(self, skin: BoardScan | None) -> None:
        """Lay an owner's scans over the drawn boards, or take them away; a broken picture is told."""
        for message in self._table.use_skin(skin):
            self._told(message)
        self._laid()
        self._surface.viewport.update()

    @property
    def nudging(self) -> bool:
        """Are places dragged instead of pieces?"""
        return self._nudging

    def set_nudging(self, nudging: bool) -> None:
        """Let places be dragged to where the scan has them; each is saved in the skin."""
        self._nudging = nudging and self._table.skin is not None
        self._done = []
        self._outline()

    def _outline(self) -> None:
        """Show where the places lie, also those with nothing in them: what is not seen cannot be laid right."""
        names = [ground.id for ground in self._table.layout.grounds()] if self._nudging else []
        self._surface.highlights.show("fitting", [(name, "weak") for name in names])

    # ---- one place -----------------------------------------------------------------------------------------------

    @property
    def holding(self) -> bool:
        """Is a place being dragged?"""
        return self._nudged is not None

    def begin(self, at: QPointF) -> None:
        """Take hold of the place at a point of the scene."""
        place = self._table.place_at(at)
        if place:
            self._nudged = (place, at, self._table.nudges.get(place, QPointF(0, 0)))
            self._surface.highlights.show("focus", [(place, "focus")])

    def move(self, at: QPointF) -> None:
        """Drag the place to a point of the scene."""
        if self._nudged is None:
            return
        place, start, before = self._nudged
        ground = self._table.layout.place(place)
        if ground is not None:
            self._table.nudges[place] = before + (at - start) * (1 / ground.unit)
            self._moved()

    def end(self) -> None:
        """Let go of the place; it is saved."""
        if self._nudged is not None:
            place, _, before = self._nudged
            if self._table.nudges.get(place, QPointF(0, 0)) != before:
                self._done.append((place, before))
                self._keep(place)
        self._nudged = None
        self._surface.highlights.clear("focus")
        self._outline()

    def undo(self) -> bool:
        """Lay the place back that was moved last; False: none was, since places are moved."""
        if not self._done:
            return False
        place, before = self._done.pop()
        self._table.nudges[place] = before
        self._moved()
        self._keep(place)
        self._outline()
        return True

    def _keep(self, place: str) -> None:
        skin = self._table.skin
        if skin is not None:
            self._table.skin = skin.with_offset(place, self._table.nudges.get(place, QPointF(0, 0)))
