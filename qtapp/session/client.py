"""The one object between engine and screen: answers and acts go in, filtered views and changes come out.

Whatever is drawn, listed or spoken comes from here, for one viewer; nothing else of the window sees a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine import api
from qtapp.session.history_names import HistoryNames
from qtapp.session.history_points import last_strict, main_line, view_before
from qtapp.session.item_draft import with_item_toggled
from qtapp.session.sandbox_counts import countables
from qtapp.session.view_models import AdjustableCount, ChosenItem, LogSentence, OptionItem, RefusedDrag, TableChange

__all__ = [
    "AdjustableCount",
    "ChosenItem",
    "HistoryNames",
    "LogSentence",
    "OptionItem",
    "RefusedDrag",
    "SessionBridge",
    "TableChange",
]


class SessionBridge(QObject):
    """Wraps the session that is being played. All methods are quick; slow work is done elsewhere."""

    changed = Signal(object)
    """Change: redraw from `view()`; animate from its steps if wanted."""
    refused = Signal(object)
    """Refused: show the why-not card."""
    drafted = Signal(tuple)
    """What has been chosen of a question over items so far, on the table or elsewhere."""
    viewer_changed = Signal(int)
    """Another seat sits in front of the screen."""
    replaced = Signal()
    """Another session was opened."""

    def __init__(self, session: api.Session, viewer: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer = viewer
        self._view: tuple[tuple[int, int], api.SeatView] | None = None
        self._faces: tuple[tuple[int, int], list[OptionItem]] | None = None
        self._draft: tuple[tuple[int, int], tuple[Any, ...]] | None = None
        self._previews = api.Previewer(session)
        self._chronicle = api.NamedNotes(session)

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
    def mode(self) -> api.PlayMode:
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
        self._view = self._faces = self._draft = None
        self._previews = api.Previewer(session)
        self._chronicle = api.NamedNotes(session)
        self.replaced.emit()
        self.changed.emit(TableChange("replaced", ()))

    def set_viewer(self, viewer: int) -> None:
        """Let another seat sit in front of the screen."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._view = self._faces = None
            self.viewer_changed.emit(viewer)

    def view(self) -> api.SeatView:
        """The table as the viewer sees it."""
        moment = (self._session.table.stamp, self._viewer)
        if self._view is None or self._view[0] != moment:
            self._view = (moment, api.seat_view(self._session.table, self._viewer))
        return self._view[1]

    def seat_name(self, seat: int) -> str:
        """The name of the person at a seat."""
        sitters = self._session.players
        return sitters[seat - 1].name if 1 <= seat <= len(sitters) else ""

    def seat_colour(self, seat: int) -> int:
        """The colour (1 to 5) of a seat."""
        sitters = self._session.players
        return sitters[seat - 1].colour if 1 <= seat <= len(sitters) else 1

    # ---- questions and answers -----------------------------------------------------------------------------------

    def asked_seats(self) -> list[int]:
        """The seats that somebody waits for, in order."""
        return [pending.question.seat for pending in self._session.pending()]

    def pending(self) -> api.Pending | None:
        """The question to the viewer, if there is one."""
        return next((one for one in self._session.pending() if one.question.seat == self._viewer), None)

    def options(self) -> list[OptionItem]:
        """Every legal answer of the viewer's question, with words and gestures. For questions over items: none."""
        pending = self.pending()
        if pending is None or pending.question.shape is not api.QuestionShape.PICK:
            return []
        moment = (self._session.table.stamp, self._viewer)
        if self._faces is None or self._faces[0] != moment:
            frame, table = pending.frame, self._session.table
            faces = [
                OptionItem(
                    api.answer_key(answer),
                    frame.label(table, answer),
                    answer,
                    frame.gesture(table, answer),
                    frame.is_unaffordable(table, answer),
                )
                for answer in self._session.options(pending)
            ]
            self._faces = (moment, faces)
        return self._faces[1]

    def items(self) -> list[Any]:
        """The items of a question over items (pick some, amounts, put in order)."""
        pending = self.pending()
        return [] if pending is None else self._session.options(pending)

    def item_faces(self) -> list[OptionItem]:
        """The items of a question over items that are chosen by hand."""
        pending = self.pending()
        if pending is None or pending.question.shape in (api.QuestionShape.PICK, api.QuestionShape.ORDER):
            return []
        found = []
        for at, item in enumerate(self.items()):
            gesture = pending.frame.item_gesture(self._session.table, item)
            if gesture is not None:
                found.append(OptionItem(f"item.{at}", self.item_name(item), ChosenItem(at), gesture))
        return found

    def grabs(self) -> set[str]:
        """The pieces and places that can be taken hold of now."""
        faces = self.options() or self.item_faces()
        return {face.gesture.grab for face in faces if face.gesture is not None}

    def answer_of_gesture(self) -> set[str]:
        """The places that are chosen where they are, with a click."""
        gestures = (face.gesture for face in self.options() or self.item_faces())
        return {one.grab for one in gestures if one is not None and one.grab == one.drop}

    def drops(self, grab: str) -> dict[str, list[OptionItem]]:
        """Where something that is held may be dropped, and which options that would be."""
        found: dict[str, list[OptionItem]] = {}
        for face in self.options() or self.item_faces():
            if face.gesture is not None and face.gesture.grab == grab:
                found.setdefault(face.gesture.drop, []).append(face)
        for faces in found.values():
            faces.sort(key=lambda face: face.is_unaffordable)
        return found

    def preview(self, answer: Any) -> api.AnswerPreview | None:
        """What a legal answer to the viewer's question would cost and bring; None: nobody asks the viewer."""
        pending = self.pending()
        if pending is None or isinstance(answer, ChosenItem):
            return None
        return self._previews.preview(pending, answer, self.view())

    def answer(self, answer: Any) -> bool:
        """Give an answer to the viewer's question; refusals come as a signal."""
        if isinstance(answer, ChosenItem):
            return self._add_to_draft(answer.item)
        pending = self.pending()
        if pending is None:
            self.refused.emit(RefusedDrag("", "", tuple(self._session.explain_drag(self._viewer, "", ""))))
            return False
        return self._done(self._session.answer(pending, answer), "answer")

    def set_draft(self, answer: tuple[Any, ...]) -> None:
        """What somebody has chosen elsewhere; items chosen by hand are added to it."""
        draft = ((self._session.table.stamp, self._viewer), answer)
        if draft != self._draft:
            self._draft = draft
            self.drafted.emit(answer)

    def draft(self) -> tuple[Any, ...] | None:
        """What has been chosen of the viewer's question over items so far; None: nothing yet."""
        moment = (self._session.table.stamp, self._viewer)
        return self._draft[1] if self._draft is not None and self._draft[0] == moment else None

    def _add_to_draft(self, at: int) -> bool:
        """One item more. Who begins by hand begins with nothing; when the question is full, it is answered."""
        pending = self.pending()
        if pending is None:
            return False
        draft, size = with_item_toggled(pending.question.shape, self.items(), self.draft() or (), at)
        if size > pending.question.high:
            self.refused.emit(RefusedDrag("", "", tuple(self.broken_rules(draft))))
            return False
        self._draft = ((self._session.table.stamp, self._viewer), draft)
        if size == pending.question.high and not self.broken_rules(draft):
            return self.answer(draft)
        self.drafted.emit(draft)
        return True

    def item_name(self, item: Any) -> api.Message:
        """What an item of a question over items is called: a piece, a place, or one of the game's words."""
        if isinstance(item, str):
            found = self.piece_name(item) or self.place_name(item)
            return found or api.msg("window.bare_item", "{item}", item=api.NounArg(item))
        return api.msg("window.bare_item", "{item}", item=api.LiteralArg(api.answer_key(item)))

    def default_answer(self) -> Any:
        """What the game would answer to a question over items."""
        pending = self.pending()
        return None if pending is None else pending.frame.default_answer(self._session.table)

    def broken_rules(self, answer: Any) -> list[api.Refusal]:
        """Why an answer that is not given yet would be refused; empty: it would be taken."""
        pending = self.pending()
        return [] if pending is None else self._session.refusals(pending, answer)

    def answer_for_drop(self, grab: str, drop: str) -> Any | None:
        """The legal answer that a drag means although it is not the usual gesture for it; None: there is none."""
        pending = self.pending()
        if pending is None:
            return None
        tried = pending.frame.answer_from_drag(self._session.table, grab, drop)
        return None if tried is None or self._session.refusals(pending, tried) else tried

    def prospects(self, grab: str, drop: str) -> tuple[api.Opportunity, ...]:
        """What dropping this there would open for later turns of the viewer."""
        return self.game.opportunities(self._session.table, self._viewer, grab, drop) if self._viewer else ()

    def why_not(self, grab: str, drop: str) -> list[api.Refusal]:
        """Why the viewer cannot drag this there."""
        return self._session.explain_drag(self._viewer, grab, drop)

    def refuse(self, grab: str, drop: str) -> None:
        """Ask why a drag is not possible and say it."""
        self.refused.emit(RefusedDrag(grab, drop, tuple(self.why_not(grab, drop))))

    # ---- people --------------------------------------------------------------------------------------------------

    def player_seats(self) -> list[int]:
        """The seats where persons sit."""
        return [seat for seat, sitter in enumerate(self._session.players, 1) if not sitter.is_automa]

    def has_secrets(self, seat: int) -> bool:
        """Does anything lie before this seat that the others must not see? An empty hand is no secret."""
        table = self._session.table
        closed = (api.Visibility.HAND, api.Visibility.SECRET)
        return any(
            place.owner == seat and place.visibility in closed and (place.pieces or any(place.counts.values()))
            for place in table.places.values()
        )

    # ---- free hands ----------------------------------------------------------------------------------------------

    def to_sandbox(self) -> None:
        """Free hands."""
        self._done(self._session.to_sandbox(self._viewer), "mode")

    def known_in_box(self) -> dict[str, api.Message]:
        """The pieces in the box that the viewer has seen, with their names. In strict play nobody looks into it.

        The others have no names, not even for free hands: what is not in the box is in somebody's hand.
        """
        table = self._session.table
        return {piece.id: self.game.piece_name(table, piece.id) for piece in self._in_box() if self.knows(piece.id)}

    def unseen_in_box(self) -> dict[str, list[str]]:
        """The pieces in the box that the viewer has not seen, by their kind: for hands that take one as it comes."""
        found: dict[str, list[str]] = {}
        for piece in self._in_box():
            if not self.knows(piece.id):
                found.setdefault(piece.kind, []).append(piece.id)
        return found

    def _in_box(self) -> Sequence[api.Piece]:
        box = self._session.table.places.get("box")
        return () if box is None or self.mode is not api.PlayMode.SANDBOX else box.pieces

    def act(self, act: api.TableAction) -> bool:
        """Do something with free hands."""
        return self._done(self._session.apply_action(act, self._viewer), "act")

    def act_all(self, acts: Sequence[api.TableAction]) -> bool:
        """Do several things with free hands, each an entry; the screen is told once. Stops at the first refusal."""
        steps: list[api.VisibleOp] = []
        refused: list[api.Refusal] = []
        for act in acts:
            outcome = self._session.apply_action(act, self._viewer)
            if not isinstance(outcome, api.HistoryEntry):
                refused = outcome
                break
            self._chronicle.record(outcome)
            steps.extend(api.visible_ops(outcome.ops, self._viewer))
        if steps:
            self._moved("act", tuple(steps))
        if refused:
            self.refused.emit(RefusedDrag("", "", tuple(refused)))
        return not refused

    def countables(self) -> list[AdjustableCount]:
        """The counts that free hands may set and the viewer sees, with where more of a finite kind would come from."""
        return countables(self._session.table, self.view())

    def findings(self, point: str = "") -> list[api.Finding]:
        """What is to be settled before strict play goes on (at a resume point, or as it was)."""
        return self._session.findings(point)

    def resume_points(self) -> list[api.ResumePoint]:
        """Where play may go on."""
        return self.game.resume_points(self._session.table)

    def to_strict(self, point: str = "", waive: Sequence[api.Finding] = ()) -> bool:
        """Back to strict play, some findings left as they are; refusals come as a signal."""
        return self._done(self._session.to_strict(self._viewer, point, waive), "mode")

    # ---- history -------------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take the newest step back; while seats choose at the same time, the viewer's own. Refusals are a signal."""
        taken = self._session.undo_seat(self._viewer)
        if isinstance(taken, api.Refusal):
            self.refused.emit(RefusedDrag("", "", (taken,)))
            return False
        if taken is not None:
            self._moved("undo", ())
        return taken is not None

    def redo(self, branch: int = -1) -> bool:
        """Do a step again."""
        entry = self._session.redo(branch)
        if entry is not None:
            self._moved("redo", tuple(api.visible_ops(entry.ops, self._viewer)))
        return entry is not None

    def seek(self, entry: api.HistoryEntry) -> None:
        """Go to any moment."""
        self._session.seek(entry)
        self._moved("seek", ())

    def remark(self, text: str) -> None:
        """Write a remark into the history."""
        self._done(self._session.remark(text, self._viewer), "remark")

    def sentences(self, entry: api.HistoryEntry) -> list[LogSentence]:
        """What the viewer may read about an entry, with the names that were true then."""
        bit = 1 << self._viewer
        notes = self._chronicle.notes(entry)
        return [LogSentence(note.message, note.rule, note.subjects) for note in notes if note.viewers & bit]

    def steps_of(self, entry: api.HistoryEntry) -> list[api.VisibleOp]:
        """The operations of an entry as the viewer saw them."""
        return api.visible_ops(entry.ops, self._viewer)

    def main_line(self) -> list[api.HistoryEntry]:
        """The line that is played: from the set-up to now, and on along what redo would do."""
        return main_line(self._session)

    def last_strict(self) -> api.HistoryEntry | None:
        """The newest moment of strict play before the present free hands; None in strict play."""
        return last_strict(self._session)

    def view_before(self) -> api.SeatView:
        """The table before the present entry, as the viewer would have seen it."""
        return view_before(self._session, self._viewer)

    # ---- words ---------------------------------------------------------------------------------------------------

    def piece_name(self, piece: str) -> api.Message | None:
        """What a piece that the viewer knows is called; None for a hidden one."""
        table = self._session.table
        known = piece in table.pieces and self.knows(piece)
        return self.game.piece_name(table, piece) if known else None

    def piece_text(self, piece: str) -> tuple[api.Message, ...]:
        """The words on a piece that the viewer knows."""
        return self.game.piece_text(self._session.table, piece) if self.knows(piece) else ()

    def piece_icons(self, piece: str) -> api.IconRows:
        """The icons on a piece that the viewer knows."""
        return self.game.piece_icons(self._session.table, piece) if self.knows(piece) else ()

    def piece_facts(self, piece: str) -> Mapping[str, int | str]:
        """What is printed on a piece that the viewer knows, besides words and icons."""
        return self.game.piece_facts(self._session.table, piece) if self.knows(piece) else {}

    def place_icons(self, place: str) -> api.IconRows:
        """The icons printed on a place."""
        table = self._session.table
        return self.game.place_icons(table, place) if table.has_place(place) else ()

    def place_name(self, place: str) -> api.Message | None:
        """What a place is called."""
        table = self._session.table
        return self.game.place_name(table, place) if table.has_place(place) else None

    def history_names(self) -> HistoryNames:
        """The names for sentences of the history that this viewer may read."""
        return HistoryNames(self)

    def knows(self, piece: str) -> bool:
        """Does the viewer know this piece?"""
        one = self._session.table.pieces.get(piece)
        return one is not None and (not one.back or bool(one.seen_by & (1 << self._viewer)))

    # ---- inside ---------------------------------------------------------------------------------------------------

    def _done(self, outcome: api.HistoryEntry | list[api.Refusal], kind: str) -> bool:
        if isinstance(outcome, api.HistoryEntry):
            self._chronicle.record(outcome)
            self._moved(kind, tuple(api.visible_ops(outcome.ops, self._viewer)))
            return True
        self.refused.emit(RefusedDrag("", "", tuple(outcome)))
        return False

    def _moved(self, kind: str, steps: tuple[api.VisibleOp, ...]) -> None:
        self._view = self._faces = None
        self.changed.emit(TableChange(kind, steps))
