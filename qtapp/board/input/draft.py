"""What has been chosen so far: chosen pieces are ringed, laid out tokens are named where they are dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF

from engine import api
from qtapp.board.scene.highlight import Highlights, TagItem, TagText

if TYPE_CHECKING:
    from qtapp.board.view import TableView


class DraftMarks(QObject):
    """Listens to what is chosen of a question over items; gone with the answer."""

    def __init__(self, view: TableView, marks: Highlights) -> None:
        super().__init__(view)
        self._view = view
        self._bridge = view.bridge
        self._marks = marks
        self.tag = TagItem(view.table)
        self.tag.setVisible(False)
        self._bridge.drafted.connect(self._show)
        self._bridge.changed.connect(self.again)
        self._bridge.viewer_changed.connect(self.again)

    def clear(self) -> None:
        """Nothing is chosen."""
        self._marks.clear("chosen")
        self.tag.setVisible(False)

    def again(self) -> None:
        """What is still chosen: nothing after an answer, all of it after a remark."""
        self._show(self._bridge.draft() or ())

    def _show(self, draft: tuple[Any, ...]) -> None:
        self.clear()
        pending = self._bridge.pending()
        gestures = {face.answer.item: face.gesture for face in self._bridge.item_faces() if face.gesture is not None}
        if pending is None or not gestures or not draft:
            return
        some = pending.question.shape is api.QuestionShape.SOME
        chosen = [item in draft for item in self._bridge.items()] if some else [n > 0 for n in draft]
        taken = [gestures[at] for at, is_chosen in enumerate(chosen) if is_chosen and at in gestures]
        ringed = [one.grab for one in taken if some or one.grab == one.drop]
        if ringed:
            self._marks.show("chosen", [(name, "subject") for name in ringed])
        elif taken:
            self._name(draft, taken[0].drop)

    def _name(self, draft: tuple[Any, ...], drop: str) -> None:
        """The amounts, in words, beside the place where they were dropped."""
        say = self._view.desk.label
        named = [
            TagText(say(api.msg("window.bare_item", "{item}", item=api.AmountArg(n, item))))
            for n, item in zip(draft, self._bridge.items(), strict=True)
            if n and isinstance(item, str)
        ]
        box = self._view.table.rect_of(drop)
        if box is not None and named:
            at = self._view.viewportTransform().map(box.center())
            self.tag.show_words(named, at, QRectF(self._view.viewport().rect()))
