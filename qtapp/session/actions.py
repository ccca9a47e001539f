"""What free hands may do, and the way back to strict play."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import api
from qtapp.session.open_table import OpenTable
from qtapp.session.view_models import AdjustableCount


class SeatActions:
    """The sandbox, by the hands of the viewer. Refusals come as a signal."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table

    def to_sandbox(self) -> None:
        """Free hands."""
        self._open.done(self._open.session.to_sandbox(self._open.viewer), "mode")

    def act(self, act: api.TableAction) -> bool:
        """Do something with free hands."""
        return self._open.done(self._open.session.apply_action(act, self._open.viewer), "act")

    def act_all(self, acts: Sequence[api.TableAction]) -> bool:
        """Do several things with free hands, each an entry; the screen is told once. Stops at the first refusal."""
        steps: list[api.VisibleOp] = []
        refused: list[api.Refusal] = []
        for act in acts:
            outcome = self._open.session.apply_action(act, self._open.viewer)
            if not isinstance(outcome, api.HistoryEntry):
                refused = outcome
                break
            self._open.notes.record(outcome)
            steps.extend(api.visible_ops(outcome.ops, self._open.viewer))
        if steps:
            self._open.moved("act", tuple(steps))
        if refused:
            self._open.refuse(refused)
        return not refused

    def known_in_box(self) -> dict[str, api.Message]:
        """The pieces in the box that the viewer has seen, with their names. In strict play nobody looks into it.

        The others have no names, not even for free hands: what is not in the box is in somebody's hand.
        """
        session = self._open.session
        found = (piece.id for piece in self._in_box() if self._open.knows(piece.id))
        return {piece: session.game.piece_name(session.table, piece) for piece in found}

    def unseen_in_box(self) -> dict[str, list[str]]:
        """The pieces in the box that the viewer has not seen, by their kind: for hands that take one as it comes."""
        found: dict[str, list[str]] = {}
        for piece in self._in_box():
            if not self._open.knows(piece.id):
                found.setdefault(piece.kind, []).append(piece.id)
        return found

    def _in_box(self) -> Sequence[api.Piece]:
        session = self._open.session
        box = session.table.places.get("box")
        return () if box is None or session.mode is not api.PlayMode.SANDBOX else box.pieces

    def countables(self) -> list[AdjustableCount]:
        """The counts that free hands may set and the viewer sees, with where more of a finite kind would come from."""
        return countables(self._open.session.table, self._open.view())

    def findings(self, point: str = "") -> list[api.Finding]:
        """What is to be settled before strict play goes on (at a resume point, or as it was)."""
        return self._open.session.findings(point)

    def mending(self, point: str, left: Collection[tuple[str, tuple[str, ...]]]) -> api.Mending:
        """The same with the ways back to where things were, and all that one click would mend; `left` may stay."""
        return api.mending(self._open.session, point, left)

    def waived(self) -> set[tuple[str, tuple[str, ...]]]:
        """What people have left as it is on this line of the history (rule and subjects)."""
        return self._open.session.waived()

    def resume_points(self) -> list[api.ResumePoint]:
        """Where play may go on."""
        return self._open.session.game.resume_points(self._open.session.table)

    def to_strict(self, point: str = "", waive: Sequence[api.Finding] = ()) -> bool:
        """Back to strict play, some findings left as they are; refusals come as a signal."""
        return self._open.done(self._open.session.to_strict(self._open.viewer, point, waive), "mode")


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
