"""What has been chosen by hand so far: chosen pieces are ringed, laid out tokens are named where they were dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF

from engine import api
from qtapp.board.highlight import Marks, TagItem, Told

if TYPE_CHECKING:
    from qtapp.board.view import TableView


class Draft(QObject):
    """Listens to what is chosen of a question over items; gone with the answer."""

    def __init__(self, view: TableView, marks: Marks) -> None:
        super().__init__(view)
        self._view = view
        self._bridge = view.bridge
        self._marks = marks
        self.tag = TagItem(view.table)
        self.tag.setVisible(False)
        self._bridge.drafted.connect(self._show)
        self._bridge.changed.connect(lambda _: self.clear())
        self._bridge.viewer_changed.connect(lambda _: self.clear())

    def clear(self) -> None:
        """Nothing is chosen."""
        self._marks.clear("chosen")
        self.tag.setVisible(False)

    def _show(self, draft: tuple[Any, ...]) -> None:
        pending = self._bridge.pending()
        if pending is None:
            return
        faces = self._bridge.item_faces()
        gestures = {face.answer.item: face.gesture for face in faces if face.gesture is not None}
        if pending.question.shape is api.Shape.SOME:
            chosen = [gestures[at].grab for at, item in enumerate(self._bridge.items()) if item in draft]
            self._marks.show("chosen", [(name, "subject") for name in chosen])
            return
        pointed_at = [one.grab for n, one in zip(draft, gestures.values(), strict=False) if n and one.grab == one.drop]
        if pointed_at:
            self._marks.show("chosen", [(name, "subject") for name in pointed_at])
            return
        self._marks.clear("chosen")
        self._name(draft, next(iter(gestures.values())).drop)

    def _name(self, draft: tuple[Any, ...], drop: str) -> None:
        """The amounts, in words, beside the place where they were dropped."""
        say = self._view.desk.label
        named = [
            Told(say(api.msg("window", "{item}", item=api.Amount(n, item))))
            for n, item in zip(draft, self._bridge.items(), strict=True)
            if n and isinstance(item, str)
        ]
        box = self._view.table.rect_of(drop)
        if box is not None and named:
            at = self._view.viewportTransform().map(box.center())
            self.tag.show_words(named, at, QRectF(self._view.viewport().rect()))
