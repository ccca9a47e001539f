"""The guide of a first game on the table: follows what is asked, lights what it speaks of, keeps out of the way."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from engine import api
from engine.api import GuideStep, PlayMode, msg
from qtapp.board.motion.director import Director
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.placing import Form
from qtapp.panels.explain.aim_words import in_all_languages
from qtapp.panels.explain.guide_card import GuideCard
from qtapp.panels.lights.spotlight import Spotlight
from qtapp.session.client import SeatClient
from qtapp.windows.game.overlays import Overlays
from qtapp.windows.game.table_page import TablePage

GROUP = "guide"
"""The marks on the table that belong to the guide."""
_UNFOLDED = 2.5
_AIM_SECONDS = 12
MOST_MARKS = 14
"""Where more is meant, as the whole city, a ring around each thing would hide what it is about."""


class GuidePlace:
    """How the guide's card takes part in the common placement."""

    name = "guide"
    side = -1
    points = False
    passes = False

    def __init__(self, guiding: GuideController) -> None:
        self._guiding = guiding
        self.widget = guiding.card

    @property
    def weight(self) -> float:
        """Who unfolds it wants to read it, and what the game is about comes before everything: it gives way last."""
        step = self._guiding.step()
        return _UNFOLDED if self.widget.is_unfolded or (step is not None and step.id == api.AIM) else 1.0

    @property
    def is_asked(self) -> bool:
        """Whoever unfolds it has asked for it."""
        return self.widget.is_unfolded

    def is_wanted(self) -> bool:
        """Has it something to say, and is nobody else speaking?"""
        return self._guiding.may_speak()

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """Whole, without the tip, its title, its sign."""
        return self.widget.forms(width, most)

    def things(self) -> tuple[str, ...]:
        """What the step speaks of."""
        return self._guiding.lit()

    def boxes(self) -> tuple[QRect, ...]:
        """It speaks of nothing but things."""
        return ()

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self.widget.lie_in(form, box)
        self.widget.show()

    def stay_away(self) -> None:
        """Nothing to say, or no room."""
        self._guiding.step_aside()


class GuideController(QObject):
    """Shows at most one step at a time, for the seat that looks. Any legal move goes on."""

    told = Signal(object, int)
    """A Message, and for how many seconds."""
    switched = Signal(bool)
    """A person has switched the guide on or off: to be remembered with the game."""
    keyboard_left = Signal()
    """The card has gone, and the keyboard was in it."""

    def __init__(
        self,
        context: AppContext,
        client: SeatClient,
        page: TablePage,
        regions: Overlays,
        director: Director,
        command: QAction,
    ) -> None:
        super().__init__(page)
        self._client = client
        self._page = page
        self._regions = regions
        self._director = director
        self._command = command
        self._guide: api.Guide | None = None
        self._on = False
        self._come: dict[int, set[int]] = {}
        """By seat: the indices of the steps that have come."""
        self._said: dict[tuple[int, int], api.LessonText] = {}
        """By seat and index: the words of a step, as they were true when it came."""
        self._due: tuple[int, int] | None = None
        """The seat and the index of the step that fits what is asked now."""
        self._looked_at: int | None = None
        """The index of an earlier step that is read again; None: the one that is due."""
        self._folded: tuple[int, int] | None = None
        """The step that was put away."""
        self._lit: list[str] = []
        self._aim: GuideStep | None = None
        """What the game is about: the step before the first one."""
        self._aim_told_at: int | None = None
        """How many answers people had given when the aim was told; None: it is not told now."""
        self.card = GuideCard(context, page)
        self.spotlight = Spotlight(context, page.view, page)
        self.card.previous_wanted.connect(self._previous)
        self.card.show_wanted.connect(self.show_meant)
        self.card.ended.connect(self._end)
        self.card.folded.connect(self._fold)
        self.card.understood.connect(self._aim_understood)
        client.changed.connect(self._follow)
        client.viewer_changed.connect(self._follow)
        self.card.grown.connect(regions.lay)
        regions.laid.connect(self.mark)
        context.speech.changed.connect(regions.lay)
        regions.add_card(GuidePlace(self), self.card.drag_handle())

    @property
    def is_on(self) -> bool:
        """Does the guide go along?"""
        return self._on and self._guide is not None

    def begin(self, on: bool) -> None:
        """Another game is on the table; with or without its guide."""
        self._guide = self._load()
        aim = self._client.game.introduction.aim
        self._aim, self._aim_told_at = None if aim is None else api.aim_step(in_all_languages(aim)), None
        self._come.clear()
        self._said.clear()
        self._folded = self._looked_at = None
        self._command.setEnabled(self._guide is not None)
        self._switch(on)

    def _load(self) -> api.Guide | None:
        try:
            return api.load_guide(self._client.game.id)
        except api.InvalidData:  # a damaged installation: one can play without it
            return None

    def tell_aim(self) -> None:
        """Say what the game is about: before its first question, and whenever somebody asks in the menu."""
        aim = self._client.game.introduction.aim
        if aim is None:
            return
        self._aim_told_at, self._folded = self._answers(), None
        self._follow()
        if self._due is None:  # nobody here is asked now: then it is only said
            self._aim_told_at = None
            self.told.emit(aim, _AIM_SECONDS)

    def _aim_understood(self) -> None:
        self._aim_told_at = None
        self._follow()

    def _answers(self) -> int:
        """How often people have answered."""
        line = self._client.history.line()
        return sum(entry.kind is api.EntryKind.ANSWER and not entry.level for entry in line)

    def _all_steps(self) -> tuple[GuideStep, ...]:
        """Those of the guide, then the aim: it is not counted among them."""
        steps = () if self._guide is None else self._guide.all_steps
        return steps if self._aim is None else (*steps, self._aim)

    def command(self) -> None:
        """The command of the menu: switches the guide on or off."""
        self._folded = None
        self._switch(self._command.isChecked())
        self.switched.emit(self.is_on)
        if self.is_on and self._due is None:
            self.told.emit(msg("guide.comes_back", "The guide speaks up when there is something new."), 6)

    def _switch(self, on: bool) -> None:
        self._on = on
        self._command.setChecked(self.is_on)
        self._follow()

    def _end(self) -> None:
        self._switch(False)
        self.switched.emit(False)
        self.told.emit(msg("guide.ended", "You will find the guide again in the menu, under Help."), 6)

    def _fold(self) -> None:
        self._folded, self._looked_at = self._due, None
        self._show()

    def _previous(self) -> None:
        """Read the step before once more; it lights nothing, for it speaks of what is over."""
        if self._due is None:
            return
        seat, at = self._due
        here = at if self._looked_at is None else self._looked_at
        earlier = [one for one in self._come[seat] if one < here]
        self._looked_at = max(earlier) if earlier else None
        self._show()

    def show_meant(self) -> None:
        """Bring into sight what the step speaks of, and leave only that bright."""
        if self._looked_at is not None:
            self._looked_at = None
            self._show()
        self._director.follow_beat(self._lit)
        self.spotlight.shine_on(self._lit)
        self.card.raise_()

    # ---- following -----------------------------------------------------------------------------------------------

    def _follow(self, *_: object) -> None:
        """What is asked may have changed: the step that fits it is due."""
        self._due, self._looked_at = self._step_due(), None
        if self._due is not None:
            seat, at = self._due
            self._come.setdefault(seat, set()).add(at)
        self._show()

    def _step_due(self) -> tuple[int, int] | None:
        client = self._client
        tells_aim = self._aim is not None and self._aim_told_at is not None and self._aim_told_at == self._answers()
        if not (self.is_on or tells_aim) or client.mode is PlayMode.SANDBOX:
            return None
        pending = client.questions.pending()
        if pending is None or pending.question.seat != client.viewer:
            return None
        steps = self._all_steps()
        if tells_aim and self._aim is not None:
            self._lit, due = [], (client.viewer, len(steps) - 1)
            self._said[due] = self._aim.say
            return due
        self._aim_told_at = None
        if self._guide is None:
            return None
        read = {steps[at].id for at in self._come.get(client.viewer, ())}
        step = self._guide.current(client.history.line(), pending, read)
        if step is None:
            return None
        self._lit = api.lit_ids(step, client.session, pending)
        due = client.viewer, steps.index(step)
        self._said[due] = api.guide_words(step, client.session, pending)
        return due

    def step(self) -> GuideStep | None:
        """The step that is shown; None: the guide is silent."""
        if self._due is None or self._due == self._folded:
            return None
        return self._all_steps()[self._due[1] if self._looked_at is None else self._looked_at]

    def _show(self) -> None:
        step = self.step()
        if step is not None and self._due is not None:
            seat, _ = self._due
            at = self._all_steps().index(step)
            words = self._said.get((seat, at), step.say)
            counted = 0 if self._guide is None else len(self._guide.steps)
            self.card.show_step(step, words, at, frozenset(self._come[seat]), counted, bool(self._lit))
        self.mark()
        self._regions.lay()

    def mark(self) -> None:
        """A ring round what the step speaks of, until something is taken up: then only where it may go is lit. While
        others' moves are told it is silent as its card is.
        """
        view = self._page.view
        silent = self.step() is None or self._looked_at is not None or self._regions.decision_begun
        silent = silent or self._regions.watching
        rings = [] if silent else [one for name in self._lit for one in self._rings(name)]
        if len(rings) > MOST_MARKS:
            rings = []
        marks = [(one, "subject") for one in dict.fromkeys(rings)]
        if marks != view.highlights.shown(GROUP):
            view.highlights.show(GROUP, marks)

    def _rings(self, name: str) -> list[str]:
        """A hand is ringed card by card: its cards rise out of it. If some of them are meant, only those."""
        found = self._page.view.table.box_of(name)
        place = self._client.view().places.get(name)
        if found is None or not found[1] or place is None or not place.pieces:
            return [name]
        held = [piece.id for piece in place.pieces]
        return held if not any(one in self._lit for one in held) else []

    def lit(self) -> tuple[str, ...]:
        """What the step that is shown speaks of."""
        return tuple(self._lit) if self._looked_at is None else ()

    def may_speak(self) -> bool:
        """Is there a step to show, and room for words?"""
        return self.step() is not None and not self._regions.watching and not self._regions.bare

    def step_aside(self) -> None:
        """The card goes; the keyboard, if it was in it, goes on to what is asked."""
        if self.card.isVisible():
            focus = QApplication.focusWidget()
            had_keyboard = focus is not None and self.card.isAncestorOf(focus)
            self.card.hide()
            if had_keyboard:
                self.keyboard_left.emit()
