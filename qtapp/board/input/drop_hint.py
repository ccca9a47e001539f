"""What letting go here would mean: the place is lit, and a tag says the options of the drop, their costs and gains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF

from qtapp.board.input.opportunity_lines import OpportunityLines
from qtapp.board.motion.surface import Surface
from qtapp.board.paint.cost_preview import cost_icons
from qtapp.board.scene.highlight import TagItem, TagText
from qtapp.session.client import OptionItem

MOST_TOLD = 6
"""Options of one drop that the tag names; the menu has them all."""


class DropHint:
    """Follows what is held; whatever costs work is worked out once for each place, although the pointer moves on."""

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self._client = surface.client
        self._highlights = surface.highlights
        self.opportunities = OpportunityLines(surface.scene, surface.highlights)
        self.tag = TagItem(surface.scene)
        self.tag.setVisible(False)
        self._over = ""
        self._understood: dict[str, bool] = {}
        self._said: tuple[tuple[str, str, str], tuple[TagText, ...]] = (("", "", ""), ())

    def point_at(self, grab: str, drops: Mapping[str, list[OptionItem]], at: QPointF, ids: tuple[str, ...]) -> None:
        """Show what dropping something on the first of these that takes it would mean."""
        over = next((name for name in ids if name in drops), "")
        if ids and (self._surface.board_context.sandbox or (not over and self._means(grab, ids[-1]))):
            over = ids[-1]
        if over != self._over:
            self._over = over
            self._highlights.show("over", [(over, "over")] if over else [])
            self.opportunities.show(grab, over)
        told = self.told(grab, drops, over)
        if told:
            free = [self._surface.to_port().map(line.path) for line in self.opportunities.lines]
            self.tag.show_words(told, at, self._surface.port(), free)
        else:
            self.tag.setVisible(False)

    def _means(self, grab: str, where: str) -> bool:
        """Would a drop be understood here, although it is not the usual gesture?"""
        if where not in self._understood:
            self._understood[where] = self._client.questions.answer_for_drop(grab, where) is not None
        return self._understood[where]

    def told(self, grab: str, drops: Mapping[str, list[OptionItem]], over: str) -> tuple[TagText, ...]:
        """What the tag says over a drop."""
        moment = (over, grab, self._surface.board_context.speech.language)
        if self._said[0] != moment:
            self._said = (moment, tuple(self._tell(drops, over)))
        return self._said[1]

    def _tell(self, drops: Mapping[str, list[OptionItem]], over: str) -> Iterator[TagText]:
        board_context = self._surface.board_context
        if board_context.sandbox:
            name = self._client.names.place_name(over) if over else None
            if name is not None:
                yield TagText(board_context.label(name))
            return
        for face in drops.get(over, [])[:MOST_TOLD]:
            yield TagText(board_context.label(face.label), cost_icons(board_context, face.answer))
        yield from (TagText(words) for words in self.opportunities.words)

    def clear(self) -> None:
        """Nothing is held over anything any more."""
        self._over = ""
        self._understood = {}
        self._said = (("", "", ""), ())
        self.opportunities.clear()
        self._highlights.clear("over")
        self.tag.setVisible(False)
        self.tag.prepareGeometryChange()
