"""The counts that free hands may set: what the palette of the sandbox offers."""

from __future__ import annotations

from engine import api
from qtapp.session.view_models import AdjustableCount


def countables(table: api.Table, view: api.SeatView) -> list[AdjustableCount]:
    """The counts that free hands may set and a viewer sees, with where more of a finite kind would come from."""
    found: list[AdjustableCount] = []
    for kind, definition in table.count_defs.items():
        homes = [place for place in sorted(table.places) if any(place.startswith(p) for p in definition.places)]
        for place in homes:
            if place.startswith("box") or (place in view.places and view.places[place].is_hidden):
                continue
            held = table.count_at(place, kind)
            owner = table.places[place].owner
            if not held and not owner and table.places[place].drawn:
                continue  # an empty spot of the board: its own menu lays something there
            others = [other for other in homes if other != place] if definition.is_limited else []
            source = max(others, key=lambda other: table.count_at(other, kind), default="")
            if definition.is_limited and not source:
                continue
            most = held + table.count_at(source, kind) if definition.is_limited else 999
            found.append(AdjustableCount(place, kind, held, most, source, owner, definition.icon or kind))
    return found
