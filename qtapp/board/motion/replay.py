"""From the steps of a change back to the tables in between: what slow motion shows, as plain views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine import api


@dataclass(frozen=True)
class MotionStep:
    """One small caused step: the table after it, its operations and its sentence."""

    view: api.SeatView
    steps: tuple[api.VisibleOp, ...]
    note: api.VisibleOp | None


StepGroup = tuple[Sequence[api.VisibleOp], api.VisibleOp | None]
"""Operations that are shown at once, and the sentence about them."""


def frames_of(before: api.SeatView, steps: Sequence[api.VisibleOp], after: api.SeatView) -> list[MotionStep]:
    """The steps grouped by their sentences; the last frame is the table as it is."""
    groups: list[tuple[list[api.VisibleOp], api.VisibleOp | None]] = []
    gathered: list[api.VisibleOp] = []
    for step in steps:
        if step.what == "note":
            groups.append((gathered, step))
            gathered = []
        else:
            gathered.append(step)
    if not groups:
        return [MotionStep(after, tuple(steps), None)] if steps else []
    groups[-1][0].extend(gathered)
    return frames_in_groups(before, groups, after)


def frames_in_groups(before: api.SeatView, groups: Sequence[StepGroup], after: api.SeatView) -> list[MotionStep]:
    """One frame for each group of steps and its sentence; the last one is the table as it is."""
    steps = [step for group, _ in groups for step in group]
    final = {piece.id: piece for place in after.places.values() for piece in place.pieces if piece.known}
    places = dict(before.places)
    origin: dict[str, str] = {}
    for step in steps:
        if step.what == "move" and step.piece:
            origin.setdefault(step.piece, step.source)
    frames = []
    for index, (group, note) in enumerate(groups):
        for step in group:
            _apply(places, step, final, after, origin)
        view = after if index == len(groups) - 1 else replace(after, places=dict(places))
        frames.append(MotionStep(view, tuple(group), note))
    return frames


def _apply(
    places: dict[str, api.PlaceView],
    step: api.VisibleOp,
    final: dict[str, api.PieceView],
    after: api.SeatView,
    origin: dict[str, str],
) -> None:
    match step.what:
        case "move":
            piece = _take(places, step.source, step.piece, step.back)
            piece = final.get(step.piece) or piece
            if piece is not None:
                _lay(places, step.target, [piece], after)
        case "sweep":
            source = places.get(step.source)
            if source is not None and not source.is_hidden:
                _set(places, source, ())
                _lay(places, step.target, [final.get(piece.id, piece) for piece in source.pieces], after)
        case "pass":
            for name in step.subjects:
                if name in after.places:
                    places[name] = after.places[name]
        case "count":
            _count(places, step.target, step.kind, step.n, after)
        case "pour":
            _count(places, step.source, step.kind, -step.n, after)
            _count(places, step.target, step.kind, step.n, after)
        case "flip" | "turn" | "show":
            _turn(places, final.get(step.piece), origin.get(step.piece, ""))


def _take(places: dict[str, api.PlaceView], name: str, piece: str, back: str) -> api.PieceView | None:
    """Take a piece out of a place: the known one, else the topmost hidden one with this back."""
    place = places.get(name)
    if place is None or place.is_hidden:
        return api.PieceView(f"{name}?", "", back, api.DOWN, 0, 0) if not piece else None
    for one in reversed(place.pieces):
        if one.id == piece or (not one.known and one.back == back):
            _set(places, place, tuple(other for other in place.pieces if other is not one))
            return one
    return None


def _set(places: dict[str, api.PlaceView], place: api.PlaceView, pieces: Iterable[api.PieceView]) -> None:
    places[place.id] = replace(place, pieces=tuple(pieces))


def _lay(places: dict[str, api.PlaceView], name: str, pieces: Sequence[api.PieceView], after: api.SeatView) -> None:
    place = places.get(name) or after.places.get(name)
    if place is None:
        place = api.PlaceView(name, _owner(name), (), {}, False)
    elif name not in places:
        place = replace(place, pieces=(), counts={})
    if place.is_hidden:
        return
    laid = [
        piece if piece.known else replace(piece, id=f"{name}?{len(place.pieces) + index}")
        for index, piece in enumerate(pieces)
    ]
    _set(places, place, (*place.pieces, *laid))


def _owner(name: str) -> int:
    parts = name.split(".")
    return int(parts[1]) if parts[0] == "seat" and len(parts) > 2 and parts[1].isdigit() else 0


def _count(places: dict[str, api.PlaceView], name: str, kind: str, n: int, after: api.SeatView) -> None:
    place = places.get(name)
    if place is None:
        later = after.places.get(name)
        if later is not None and later.is_hidden:
            return
        place = api.PlaceView(name, later.owner if later is not None else _owner(name), (), {}, False)
    if not place.is_hidden:
        places[name] = replace(place, counts={**place.counts, kind: max(0, place.counts.get(kind, 0) + n)})


def _turn(places: dict[str, api.PlaceView], piece: api.PieceView | None, origin: str) -> None:
    """A piece shows itself otherwise where it lies; one that was hidden is where it will leave from."""
    if piece is None:
        return
    for place in list(places.values()):
        if any(one.id == piece.id for one in place.pieces):
            _set(places, place, tuple(piece if one.id == piece.id else one for one in place.pieces))
            return
    here = places.get(origin)
    if here is None:
        return
    hidden = next((one for one in here.pieces if not one.known and one.back == piece.back), None)
    if hidden is not None:
        shown = replace(piece, face=api.UP)
        _set(places, here, tuple(shown if one is hidden else one for one in here.pieces))
