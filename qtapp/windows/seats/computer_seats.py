"""Computer players at the table: they think in a process of their own and answer as people do, at a pace to follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer

from engine import api
from engine.api import Message, SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.controls import ComputerAsk
from qtapp.session.own_pace import own_pace
from qtapp.windows.game.why import WhyController
from qtapp.windows.game.window import GameWindow

SECONDS = (1.0, 1.0, 1.0, 2.0, 3.0)
"""How long a level may think at most; on most machines it needs a fraction of it."""
_SIMPLE = 2
"""The level that answers if a worker has failed: it judges by one step ahead."""
PACE = 600
"""Milliseconds between two answers of which there is something to be seen, if nothing is played."""
_TOLD = 8
"""Seconds that something is said about a computer player."""
_WAIT = msg("players.computers_wait", "The computer players wait: you are at an earlier step.")


class ComputerSeats(QObject):
    """Whenever a seat of a computer is asked, somebody thinks for it. What is no longer asked is not answered."""

    def __init__(self, context: AppContext, client: SeatClient, game: GameWindow) -> None:
        super().__init__(game)
        self._context = context
        self._client = client
        self._game = game
        self._told = game.told
        self._is_here = False
        """Is this table in sight? Nobody plays on behind the start page."""
        self.waits_for: Callable[[], bool] = lambda: False
        """Is a move still shown elsewhere, where everybody looks?"""
        self._task: asyncio.Task[None] | None = None
        self._thinking: ComputerAsk | None = None
        """What is being thought about."""
        self._ready: tuple[ComputerAsk, Any] | None = None
        """An answer that waits until what happened before was seen."""
        self._refused = 0
        self._resumed: api.HistoryEntry | None = None
        """The earlier moment from which somebody lets the computers go on."""
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._answer)
        self._soon = QTimer(self)
        """What is played may end in the middle of a change of the table: it is answered after that."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go_on)
        game.installEventFilter(self)
        client.changed.connect(self._changed)
        self._told.watching.connect(self._watched)
        game.page.subtitle.pressed.connect(self._hurry)
        game.person_card.control_wanted.connect(self.give)
        self.why = WhyController(context, client, game.page, game.explain_card)
        self._told.why_wanted.connect(self.why.ask)
        game.log.why_wanted.connect(self.why.ask)

    # ---- who plays -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The table is in sight."""
        self._is_here = True
        self._resumed = None
        self._look()

    def leave(self) -> None:
        """The table is left: nobody goes on thinking."""
        self._is_here = False
        self._drop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another page lies over the table, or the window is closed; a window that is only made small plays on."""
        if not event.spontaneous():
            if event.type() is QEvent.Type.Hide:
                self.leave()
            elif event.type() is QEvent.Type.Show:
                self.begin()
        return False

    def give(self, seat: int, level: int) -> None:
        """Let a computer of a level answer for a seat from now on; 0: a person."""
        pace = 0
        if level == api.FOLLOWING:
            others = [one for one in self._client.player_seats() if one != seat]
            pace = own_pace(self._client.game.id, [self._client.names.seat_name(one) for one in others])
        self._client.controls.give(seat, level, pace)
        if not level and self._client.player_seats() == [seat]:
            self._client.set_viewer(seat)  # nobody else is there from whom anything would be hidden

    @property
    def is_thinking(self) -> bool:
        """Is an answer looked for, or about to be given?"""
        return self._thinking is not None

    # ---- what is asked -------------------------------------------------------------------------------------------

    def _changed(self, change: TableChange) -> None:
        if change.kind == "replaced":
            self._drop()
            return
        if change.kind in ("undo", "seek"):
            self._resumed = None
        self._look()

    def _look(self) -> None:
        """Think for whoever is asked; what is not asked any more is dropped."""
        asks = self._client.controls.asks() if self._is_here else []
        if self._thinking is not None and (self._thinking not in asks or not self._may_answer()):
            self._drop()
        self._offer(bool(asks) and not self._may_answer())
        if not asks:
            self._told.hurried = False
            self._soon.start()
        elif self._thinking is None and self._may_answer():
            self._think(asks[0])

    def _may_answer(self) -> bool:
        """Is it the end of a line, or an earlier moment from which somebody wants to go on?"""
        return self._client.controls.is_at_newest or self._client.history.current is self._resumed

    def _go_on(self) -> None:
        """Everything was seen: the next answer, or, if a person is asked again, what answers itself."""
        self._answer()
        if self._is_here and not self._told.playing and self._client.history.current.level:
            self._client.questions.by_itself.go_on()

    def _drop(self) -> None:
        self._pace.stop()
        self._soon.stop()
        self._thinking = self._ready = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # ---- earlier moments -----------------------------------------------------------------------------------------

    def _offer(self, waiting: bool) -> None:
        """At an earlier moment computers do nothing; somebody can let them go on from there."""
        bar = self._game.page.bar
        if waiting and bar.message is None:
            bar.offer(_WAIT, msg("players.let_computers_go_on", "Let them go on"), self._resume, 0)
        elif not waiting and bar.message is _WAIT:
            bar.dismiss()

    def _resume(self) -> None:
        self._resumed = self._client.history.current
        self._look()

    # ---- thinking ------------------------------------------------------------------------------------------------

    def _think(self, ask: ComputerAsk) -> None:
        self._task = self._context.start(self._find_answer(ask))
        self._thinking = ask if self._task is not None else None

    async def _find_answer(self, ask: ComputerAsk) -> None:
        """Ask a worker; if it fails, a new one for something simpler; if that fails too, the seat is a person's."""
        level = ask.control.level
        for tried in (level, min(level, _SIMPLE)):
            try:
                thought = await self._context.workshop.think(
                    ask.session.game,
                    ask.view,
                    ask.seat,
                    tried,
                    ask.control.temper,
                    seconds=SECONDS[min(tried, len(SECONDS)) - 1],
                    nature=ask.control.nature,
                    pace=ask.control.pace,
                )
            except (api.WorkerFailed, api.InvalidData, OSError):
                self._say(
                    msg("players.thinks_again", "{seat} lost the thread and thinks again.", seat=SeatArg(ask.seat))
                )
                continue
            if thought is not None:
                self._found(ask, thought.answer)
                return
            break
        self._give_up(ask)

    def _found(self, ask: ComputerAsk, answer: Any) -> None:
        if ask is self._thinking:
            self._task = None
            self._ready = (ask, answer)
            self._answer()

    def _give_up(self, ask: ComputerAsk) -> None:
        """Nothing was found: a person answers here from now on, and knows why."""
        self._drop()
        self._say(
            msg(
                "players.gives_the_seat_back",
                "{seat} does not know how to go on. From now on a person plays this seat.",
                seat=SeatArg(ask.seat),
            )
        )
        self.give(ask.seat, 0)

    def _say(self, message: Message) -> None:
        self._game.page.bar.tell(message, "warning", _TOLD)

    # ---- answering -----------------------------------------------------------------------------------------------

    def _answer(self) -> None:
        """Give the answer once everybody has seen what came before it."""
        if self._ready is None or self._told.playing or self._pace.isActive() or self.waits_for():
            return
        ask, answer = self._ready
        self._thinking = self._ready = None
        if self._client.controls.answer(ask, answer):
            self._refused = 0
            if not self._told.playing and not self._told.hurried and self._has_news():
                self._pace.start(self._context.theme.ms(PACE))
        elif ask in self._client.controls.asks() and self._refused:
            self._refused = 0
            self._give_up(ask)
        else:  # the question is gone, or others have changed what it was about: once more
            self._refused += ask in self._client.controls.asks()
            self._client.controls.forget(ask)
            self._look()

    def _has_news(self) -> bool:
        """Was there something to be seen of the newest answer?"""
        return bool(self._client.told.beats([self._client.history.current]))

    def _watched(self, watching: bool) -> None:
        if not watching:
            self._soon.start()

    def go_on_soon(self) -> None:
        """What was shown elsewhere was seen."""
        self._soon.start()

    def _hurry(self, name: str) -> None:
        """Esc while something is played: no more of it until a person is asked."""
        if name == "skip_all" and self._client.controls.asks():
            self._told.hurried = True
