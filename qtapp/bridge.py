"""The one object between engine and screen: answers and acts go in, filtered views and changes come out.

Whatever is drawn, listed or spoken comes from here, for one viewer; nothing else of the window sees a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine import api


@dataclass(frozen=True)
class OptionFace:
    """One legal answer as it is offered: a stable key, its words, and how it is given by hand."""

    key: str
    label: api.Msg
    answer: Any
    gesture: api.Gesture | None


@dataclass(frozen=True)
class Change:
    """What one step of the history did, as the viewer saw it."""

    kind: str
    """answer, act, mode, remark, undo, redo, seek or replaced."""
    steps: tuple[api.Seen, ...]
    """The operations in order, for animation; empty after seek and replace. Skipping them is always safe."""


@dataclass(frozen=True)
class Refused:
    """An attempt that was not possible: where it was tried, and every reason."""

    grab: str
    drop: str
    reasons: tuple[api.Refusal, ...]


class SessionBridge(QObject):
    """Wraps the session that is being played. All methods are quick; slow work is done elsewhere."""

    changed = Signal(object)
    """Change: redraw from `view()`; animate from its steps if wanted."""
    refused = Signal(object)
    """Refused: show the why-not card."""
    viewer_changed = Signal(int)
    """Another seat sits in front of the screen."""
    replaced = Signal()
    """Another session was opened."""

    def __init__(self, session: api.Session, viewer: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer = viewer
        self._view: tuple[tuple[int, int], api.View] | None = None
        self._faces: tuple[tuple[int, int], list[OptionFace]] | None = None

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def session(self) -> api.Session:
        """The session itself, for saving and for the history. Never draw from its table."""
        return self._session

    @property
    def game(self) -> api.Game:
        """The game that is played."""
        return self._session.game

    @property
    def mode(self) -> api.Mode:
        """Strict or sandbox."""
        return self._session.mode

    @property
    def viewer(self) -> int:
        """The seat in front of the screen; 0: an onlooker, who sees only what everybody sees."""
        return self._viewer

    def open_session(self, session: api.Session, viewer: int = 1) -> None:
        """Go over to another session."""
        self._session = session
        self._viewer = viewer
        self._view = self._faces = None
        self.replaced.emit()
        self.changed.emit(Change("replaced", ()))

    def look_as(self, viewer: int) -> None:
        """Let another seat sit in front of the screen."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._view = self._faces = None
            self.viewer_changed.emit(viewer)

    def view(self) -> api.View:
        """The table as the viewer sees it."""
        moment = (self._session.table.stamp, self._viewer)
        if self._view is None or self._view[0] != moment:
            self._view = (moment, api.view(self._session.table, self._viewer))
        return self._view[1]

    def seat_name(self, seat: int) -> str:
        """The name of the person at a seat."""
        sitters = self._session.sitters
        return sitters[seat - 1].name if 1 <= seat <= len(sitters) else ""

    def seat_colour(self, seat: int) -> int:
        """The colour (1 to 5) of a seat."""
        sitters = self._session.sitters
        return sitters[seat - 1].colour if 1 <= seat <= len(sitters) else 1

    # ---- questions and answers -----------------------------------------------------------------------------------

    def asked_seats(self) -> list[int]:
        """The seats that somebody waits for, in order."""
        return [pending.question.seat for pending in self._session.pending()]

    def pending(self) -> api.Pending | None:
        """The question to the viewer, if there is one."""
        return next((one for one in self._session.pending() if one.question.seat == self._viewer), None)

    def options(self) -> list[OptionFace]:
        """Every legal answer of the viewer's question, with words and gestures. For questions over items: none."""
        pending = self.pending()
        if pending is None or pending.question.shape is not api.Shape.PICK:
            return []
        moment = (self._session.table.stamp, self._viewer)
        if self._faces is None or self._faces[0] != moment:
            frame, table = pending.frame, self._session.table
            faces = [
                OptionFace(api.key_of(answer), frame.label(table, answer), answer, frame.gesture(table, answer))
                for answer in self._session.options(pending)
            ]
            self._faces = (moment, faces)
        return self._faces[1]

    def items(self) -> list[Any]:
        """The items of a question over items (pick some, amounts, put in order)."""
        pending = self.pending()
        return [] if pending is None else self._session.options(pending)

    def grabs(self) -> set[str]:
        """The pieces and places that can be taken hold of now."""
        return {face.gesture.grab for face in self.options() if face.gesture is not None}

    def drops(self, grab: str) -> dict[str, list[OptionFace]]:
        """Where something that is held may be dropped, and which options that would be."""
        found: dict[str, list[OptionFace]] = {}
        for face in self.options():
            if face.gesture is not None and face.gesture.grab == grab:
                found.setdefault(face.gesture.drop, []).append(face)
        return found

    def answer(self, answer: Any) -> bool:
        """Give an answer to the viewer's question; refusals come as a signal."""
        pending = self.pending()
        if pending is None:
            self.refused.emit(Refused("", "", tuple(self._session.why_not(self._viewer, "", ""))))
            return False
        return self._done(self._session.answer(pending, answer), "answer")

    def why_not(self, grab: str, drop: str) -> list[api.Refusal]:
        """Why the viewer cannot drag this there."""
        return self._session.why_not(self._viewer, grab, drop)

    def refuse(self, grab: str, drop: str) -> None:
        """Ask why a drag is not possible and say it."""
        self.refused.emit(Refused(grab, drop, tuple(self.why_not(grab, drop))))

    # ---- free hands ----------------------------------------------------------------------------------------------

    def to_sandbox(self) -> None:
        """Free hands."""
        self._done(self._session.to_sandbox(self._viewer), "mode")

    def act(self, act: api.Act) -> bool:
        """Do something with free hands."""
        return self._done(self._session.act(act, self._viewer), "act")

    def findings(self, point: str = "") -> list[api.Finding]:
        """What is to be settled before strict play goes on (at a resume point, or as it was)."""
        return self._session.findings(point)

    def resume_points(self) -> list[api.ResumePoint]:
        """Where play may go on."""
        return self.game.resume_points(self._session.table)

    def to_strict(self, point: str = "") -> bool:
        """Back to strict play; refusals come as a signal."""
        return self._done(self._session.to_strict(self._viewer, point), "mode")

    # ---- history -------------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take the newest step back."""
        entry = self._session.undo()
        if entry is not None:
            self._moved("undo", ())
        return entry is not None

    def redo(self, branch: int = -1) -> bool:
        """Do a step again."""
        entry = self._session.redo(branch)
        if entry is not None:
            self._moved("redo", tuple(api.seen(entry.ops, self._viewer)))
        return entry is not None

    def seek(self, entry: api.Entry) -> None:
        """Go to any moment."""
        self._session.seek(entry)
        self._moved("seek", ())

    def remark(self, text: str) -> None:
        """Write a remark into the history."""
        self._done(self._session.remark(text, self._viewer), "remark")

    # ---- words ---------------------------------------------------------------------------------------------------

    def piece_name(self, piece: str) -> api.Msg | None:
        """What a piece that the viewer knows is called; None for a hidden one."""
        table = self._session.table
        known = piece in table.pieces and self.knows(piece)
        return self.game.piece_name(table, piece) if known else None

    def piece_words(self, piece: str) -> tuple[api.Msg, ...]:
        """The words on a piece that the viewer knows."""
        return self.game.piece_words(self._session.table, piece) if self.knows(piece) else ()

    def place_name(self, place: str) -> api.Msg | None:
        """What a place is called."""
        table = self._session.table
        return self.game.place_name(table, place) if table.has_place(place) else None

    def knows(self, piece: str) -> bool:
        """Does the viewer know this piece?"""
        one = self._session.table.pieces.get(piece)
        return one is not None and (not one.back or bool(one.seen & (1 << self._viewer)))

    # ---- inside ---------------------------------------------------------------------------------------------------

    def _done(self, outcome: api.Entry | list[api.Refusal], kind: str) -> bool:
        if isinstance(outcome, api.Entry):
            self._moved(kind, tuple(api.seen(outcome.ops, self._viewer)))
            return True
        self.refused.emit(Refused("", "", tuple(outcome)))
        return False

    def _moved(self, kind: str, steps: tuple[api.Seen, ...]) -> None:
        self._view = self._faces = None
        self.changed.emit(Change(kind, steps))
