"""What has been chosen so far: chosen pieces bear a tick, laid out tokens are named where they are dropped."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from engine import api
from qtapp.board.motion.surface import Surface
from qtapp.board.scene.highlight import TagItem, TagText


class DraftMarks(QObject):
    """Listens to what is chosen of a question over items; gone with the answer."""

    def __init__(self, surface: Surface) -> None:
        super().__init__(surface.widget)
        self._surface = surface
        self._client = surface.client
        self._highlights = surface.highlights
        self.tag = TagItem(surface.scene)
        self.tag.setVisible(False)
        self._client.drafted.connect(self._show)
        self._client.changed.connect(self.again)
        self._client.viewer_changed.connect(self.again)

    def clear(self) -> None:
        """Nothing is chosen."""
        self._highlights.clear("chosen")
        self.tag.setVisible(False)

    def again(self) -> None:
        """What is still chosen: nothing after an answer, all of it after a remark."""
        self._show(self._client.questions.draft() or ())

    def _show(self, draft: tuple[Any, ...]) -> None:
        self.clear()
        pending = self._client.questions.pending()
        gestures = {
            face.answer.item: face.gesture for face in self._client.questions.item_options() if face.gesture is not None
        }
        if pending is None or not gestures or not draft:
            return
        some = pending.frame.shape is api.QuestionShape.SOME
        chosen = [item in draft for item in self._client.questions.items()] if some else [n > 0 for n in draft]
        taken = [gestures[at] for at, is_chosen in enumerate(chosen) if is_chosen and at in gestures]
        ringed = [one.grab for one in taken if some or one.grab == one.drop]
        if ringed:
            self._highlights.show("chosen", [(name, "ticked") for name in ringed])
        elif taken:
            self._name(draft, taken[0].drop)

    def _name(self, draft: tuple[Any, ...], drop: str) -> None:
        """The amounts, in words, beside the place where they were dropped."""
        say = self._surface.board_context.label
        named = [
            TagText(say(api.msg("window.bare_item", "{item}", item=api.AmountArg(n, item))))
            for n, item in zip(draft, self._client.questions.items(), strict=True)
            if n and isinstance(item, str)
        ]
        box = self._surface.scene.rect_of(drop)
        if box is not None and named:
            at = self._surface.to_port().map(box.center())
            self.tag.show_words(named, at, self._surface.port())
