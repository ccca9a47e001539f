"""The hint: where to look, then what to do and why, then what might follow. Thought out beside the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect

from engine import api
from engine.api import Message, msg
from qtapp.board.motion.director import Director
from qtapp.kit.app_context import AppContext
from qtapp.panels.explain.explain_card import ExplainCard
from qtapp.panels.told.story_line import StoryLine
from qtapp.session.client import SeatClient
from qtapp.windows.game.table_page import TablePage

_ORDER = (api.Strength.AREA, api.Strength.MOVE, api.Strength.LINE)
_IN_LINE = 2
"""What to do and the first of its reasons stand in the line; all of them on the card."""
_PLAYOUTS = 48
"""Imagined games for one hint: about a second on an old laptop, and the same hint every time."""


class HintController(QObject):
    """Each press tells more of the same thought; another question begins anew. Only what the viewer sees is used."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        page: TablePage,
        director: Director,
        card: ExplainCard,
        line: StoryLine,
    ) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._director = director
        self._card = card
        self._line = line
        """Where the first two strengths are said: nothing lies over the table for them."""
        self._lit: tuple[str, ...] = ()
        """What the hint that is shown speaks of."""
        self._asked: object = None
        """The question that hints are given for."""
        self._told = 0
        """How many of the strengths were told for it."""
        self._is_all = False
        """Was all told that there is to tell, and no line follows?"""
        self._said: list[Message] = []
        self._spoke_of: tuple[str, ...] = ()
        self.thinking = False
        card.closed.connect(self._put_out)
        line.unkept.connect(self._put_out)
        client.changed.connect(self._answered)
        page.view.camera_rested.connect(self._lie_beside)

    def give(self) -> None:
        """The next hint for the question that is asked."""
        pending = self._client.questions.pending()
        how = self._context.settings.told.hints
        if how == "off":
            self._page.bar.tell(msg("hint.switched_off", "Hints are switched off in the settings."), "info", 4)
            return
        if pending is None:
            self._page.bar.tell(msg("hint.nothing_asked", "Nobody asks you anything now."), "info", 4)
            return
        if not self._client.viewer:  # a hint thinks with the cards of its seat, and would tell of them
            self._page.bar.tell(msg("hint.hands_face_down", "A hint needs your cards: look at them first."), "info", 4)
            return
        if self.thinking:
            return
        if pending.ticket != self._asked:
            self._asked, self._told, self._is_all = pending.ticket, 0, False
        if self._is_all:  # nobody was sent here: it is said once more, and that there is no more
            nothing = msg("hint.nothing_to_foresee", "What comes after that cannot be foreseen.")
            self._show_on_card([*self._said, nothing], self._spoke_of)
            return
        if self._context.start(self._think(pending, _ORDER[min(self._told, len(_ORDER) - 1)])) is not None:
            self.thinking = True
            self._page.bar.tell(msg("hint.thinking", "The hint is on its way …"), "bulb")

    async def _think(self, pending: api.Pending, strength: api.Strength) -> None:
        client = self._client
        try:
            hint = await self._context.workshop.hint(
                client.game, client.view(), client.viewer, strength, 0, playouts=_PLAYOUTS
            )
        except (api.WorkerFailed, api.InvalidData, OSError):
            self._stop_thinking()
            self._page.bar.tell(msg("hint.failed", "This hint did not work out."), "warning", 6)
            return
        self._show(pending.ticket, hint)

    def _show(self, ticket: object, hint: api.Hint | None) -> None:
        self._stop_thinking()
        pending = self._client.questions.pending()
        if pending is None or pending.ticket != ticket:  # answered meanwhile
            return
        if hint is None:
            self._page.bar.tell(msg("hint.no_thought", "There is no hint for this now."), "info", 4)
            return
        self._told += 1
        said: list[Message] = [hint.area] if hint.move is None else [hint.move, *hint.reasons]
        then: list[Message] = []
        match hint.strength:  # who sees this for the first time would not know that there is more
            case api.Strength.AREA:
                then.append(msg("hint.more", "What to do, and why? The bulb once more, or F4."))
            case api.Strength.MOVE if hint.goes_on:
                then.append(msg("hint.more_of_what_follows", "And after that? The bulb once more, or F4."))
            case api.Strength.MOVE:
                self._is_all, self._said, self._spoke_of = True, said, hint.lit
            case api.Strength.LINE:
                then += [msg("hint.then_title", "After that perhaps:"), *hint.line]
        if self._context.settings.told.hints == "counted":
            many = self._client.controls.count_hint(self._client.viewer)
            then.append(msg("hint.counted", "Hint no. {number} of this game.", number=many))
        if hint.strength is not api.Strength.LINE and self._line.keep([*said[:_IN_LINE], *then]):
            self._card.dismiss()
            self._light(hint.lit)
        else:
            self._show_on_card([*said, *then], hint.lit)

    def _show_on_card(self, lines: list[Message], lit: tuple[str, ...]) -> None:
        self._line.hush()
        self._lit = lit
        self._card.show_lines(msg("hint.title", "Hint"), lines, "bulb", *self._boxes())
        self._light(lit)

    def _light(self, lit: tuple[str, ...]) -> None:
        self._lit = lit
        self._page.view.highlights.show("hint", [(one, "hint") for one in lit])
        self._director.bring(lit)

    def _boxes(self) -> list[QRect]:
        """Where that lies, as far as it is in sight; else where it is asked."""
        view = self._page.view
        found = [box.toRect() for one in self._lit if (box := view.surface.box_of(one)) is not None]
        return [box for box in found if view.rect().intersects(box)]

    def _lie_beside(self) -> None:
        if self._lit:
            self._card.lie_beside(*self._boxes())

    def _stop_thinking(self) -> None:
        self.thinking = False
        self._page.bar.dismiss()

    def _answered(self, *_: object) -> None:
        """Somebody has moved: what was advised is no longer to the point."""
        if self._lit and not self._card.isVisible():
            self._line.hush()

    def _put_out(self) -> None:
        self._lit = ()
        self._page.view.highlights.clear("hint")
