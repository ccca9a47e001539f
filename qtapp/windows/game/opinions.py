"""What the strongest level thinks of an answer before it counts: when somebody asks, or when a learner errs surely."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QRect

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.panels.explain.explain_card import ExplainCard
from qtapp.session.client import SeatClient
from qtapp.windows.game.table_page import TablePage

_PLAYOUTS = 48
"""As for a hint: what was thought about the question for one serves the other."""
_LONGEST = 6.0
"""Seconds that a learner's answer is held back at most; then it counts."""
_SAID = 8
"""Seconds that something is said about it."""


class OpinionController(QObject):
    """Holds an answer back while it is looked at. One that nobody asked about counts unless it is surely a mistake."""

    def __init__(self, context: AppContext, client: SeatClient, page: TablePage, card: ExplainCard) -> None:
        super().__init__(page)
        self._context = context
        self._client = client
        self._page = page
        self._card = card
        self._task: asyncio.Task[None] | None = None
        self._is_giving = False
        """Is an answer given now that was looked at?"""
        self._wanted: object = None
        """The question whose next answer is only to be talked about."""
        client.questions.holds_back = self._hold
        client.changed.connect(self._changed)

    @property
    def is_thinking(self) -> bool:
        """Is an answer looked at?"""
        return self._task is not None

    def ask(self) -> None:
        """The next answer is not given: it is said what the strongest level thinks of it. Again: it is given."""
        pending = self._client.questions.pending()
        bar = self._page.bar
        if self._context.settings.told.hints == "off":
            bar.tell(msg("hint.switched_off", "Hints are switched off in the settings."), "info", 4)
        elif pending is None:
            bar.tell(msg("hint.nothing_asked", "Nobody asks you anything now."), "info", 4)
        elif not self._client.viewer:
            bar.tell(msg("hint.hands_face_down", "A hint needs your cards: look at them first."), "info", 4)
        elif self._wanted == pending.ticket:
            self._wanted = None
            bar.dismiss()
        else:
            self._wanted = pending.ticket
            bar.tell(
                msg(
                    "opinion.choose_one",
                    "Choose an answer: it is not given yet, you hear what {level} thinks of it.",
                    level=api.level_name(api.LEVEL_COUNT),
                ),
                "bulb",
            )

    def _hold(self, pending: api.Pending, answer: Any) -> bool:
        """Is this answer held back? Whoever chooses another one meanwhile means that one."""
        if self._is_giving:
            return False
        told, wanted = self._context.settings.told, self._wanted == pending.ticket
        if not wanted and (not told.asks_if_sure or told.hints == "off"):
            return False
        if not self._client.viewer or self._client.is_over or not _leaves_a_choice(self._client, pending):
            return False
        self._end()
        self._task = self._context.start(self._think(pending, answer, wanted=wanted))
        if self._task is None:
            return False
        if wanted:
            self._page.bar.tell(msg("opinion.thinking", "This answer is looked at …"), "bulb")
        return True

    async def _think(self, pending: api.Pending, answer: Any, *, wanted: bool) -> None:
        client, found = self._client, None
        try:
            found = await asyncio.wait_for(
                self._context.workshop.opinion(
                    client.game, client.view(), client.viewer, answer, playouts=_PLAYOUTS, seconds=_LONGEST
                ),
                None if wanted else _LONGEST,
            )
        except (api.WorkerFailed, api.InvalidData, OSError, TimeoutError):
            found = None  # nothing can be said: a learner's answer counts
        self._task = None
        asked = client.questions.pending()
        if asked is None or asked.ticket != pending.ticket:
            return
        if wanted:
            self._wanted = None
            self._tell(pending, answer, found)
        elif found is not None and found.is_mistake:
            self._warn(pending, answer, found)
        else:
            self._let_go(answer)

    def _tell(self, pending: api.Pending, answer: Any, found: api.Opinion | None) -> None:
        """What is thought of it, and the way to give it all the same."""
        if found is None:
            self._page.bar.tell(msg("opinion.none", "Nothing can be said about this answer."), "info", _SAID)
            return
        title = msg("opinion.title", "What {level} thinks of it", level=api.level_name(api.LEVEL_COUNT))
        icon = "warning" if found.kind is api.OpinionKind.WORSE else "ok"
        self._show(title, found, icon)
        self._offer(msg("opinion.not_given_yet", "This answer has not been given yet."), pending, answer)

    def _warn(self, pending: api.Pending, answer: Any, found: api.Opinion) -> None:
        self._show(msg("opinion.are_you_sure", "Are you sure?"), found, "warning")
        self._offer(
            msg(
                "opinion.surely_worse",
                "Another answer is surely better. Choose again, or give this one all the same.",
            ),
            pending,
            answer,
        )

    def _show(self, title: api.Message, found: api.Opinion, icon: str) -> None:
        view = self._page.view
        middle = QRect(view.width() // 3, view.height() // 4, 1, 1)
        self._card.show_lines(title, [found.says, *found.reasons], icon, middle)

    def _offer(self, message: api.Message, pending: api.Pending, answer: Any) -> None:
        give = partial(self._give, pending, answer)
        self._page.bar.offer(message, msg("opinion.give_it", "Give this answer"), give, 0)

    def _give(self, pending: api.Pending, answer: Any) -> None:
        asked = self._client.questions.pending()
        self._card.dismiss()
        if asked is not None and asked.ticket == pending.ticket:
            self._let_go(answer)

    def _let_go(self, answer: Any) -> None:
        """What was looked at counts."""
        self._is_giving = True
        try:
            self._client.questions.answer(answer)
        finally:
            self._is_giving = False

    def _changed(self, *_: object) -> None:
        """The question may be another one now."""
        pending = self._client.questions.pending()
        if pending is None or pending.ticket != self._wanted:
            self._wanted = None
        self._end()

    def _end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None


def _leaves_a_choice(client: SeatClient, pending: api.Pending) -> bool:
    return isinstance(pending.frame, api.ItemsFrame) or len(client.questions.options()) > 1
