"""The card of an author: a field for words, and what can be done next. The teacher plays on the table beside it."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapButton
from qtapp.kit.controls.layouts import ScrollPage, clear, height_of, reveal
from qtapp.kit.paint.paper import SHADOW
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.session.client import SeatClient
from qtapp.teach.author import LessonAuthor
from qtapp.teach.draft import DraftMode, ProposedGoal
from qtapp.teach.goal_words import GoalWords
from qtapp.teach.teaching_card import GAP, SIDE, TeachingCard

BUTTONS = {
    "tell": msg("author.tell_button", "Tell it"),
    "show": msg("author.show_button", "Show it"),
    "begin": msg("author.record_button", "Record a task"),
    "ask": msg("author.ask_button", "Ask it…"),
    "aim": msg("author.point_button", "Point"),
    "hint": msg("author.hint_button", "As a hint"),
    "mistake": msg("author.mistake_button", "Record a mistake"),
    "stop": msg("author.stop_button", "Done, stop"),
    "cancel": msg("author.cancel_button", "Cancel"),
    "remove": msg("author.remove_last_button", "Remove the last step"),
    "put_back": msg("author.put_back_button", "Put it back"),
    "try": msg("author.try_button", "Try it out"),
    "save": msg("author.save_button", "Save…"),
    "steps": msg("author.steps_button", "All steps…"),
}
_ICONS = {
    "show": "slow_motion",
    "begin": "goal",
    "ask": "help",
    "aim": "eye",
    "hint": "bulb",
    "mistake": "warning",
    "stop": "check",
    "remove": "trash",
    "put_back": "undo",
    "try": "play",
    "save": "save",
}
_NEEDS_WORDS = ("tell", "show", "begin", "ask", "hint", "mistake")
_NEEDS_TASK, _NEEDS_STEPS = ("hint", "mistake"), ("try", "save", "steps")
_WITHOUT_WORDS = {"remove", "put_back", "save"}
_ASKS = {
    DraftMode.WRITING: msg("author.write_first", "Write what is to be said, then choose what it is."),
    DraftMode.RECORDING: msg("author.recording", "Recording: do what the pupil should do, for everybody at the table."),
    DraftMode.MISTAKE: msg("author.recording_mistake", "Recording a mistake: do what goes wrong."),
    DraftMode.CHOOSING: msg(
        "author.choose_goal",
        "What counts? Every way that brings this about will be right; “…” stands for anything.",
    ),
    DraftMode.NAMING: msg(
        "author.choose_mistake",
        "What is the mistake? Whoever does this is told your words; “…” stands for anything.",
    ),
}
_CHOICES = (DraftMode.CHOOSING, DraftMode.NAMING)
"""One of several goals is to be chosen."""
_LEAST_WIDTH, _LEAST_LIST = 300, 60
"""Pixels of the list of steps: where there is not enough room for all of it, it scrolls; with less, it is not there."""
_WORDS, _LEAST_WORDS = 84, 44
"""Pixels of the field for words."""
_NO_LIMIT = 16_777_215
"""Pixels: as Qt calls it, a widget of any height."""
_ROW = 60
"""Letters of a step in the list."""


class AuthorCard(TeachingCard):
    """Everything of a lesson in the making, on one card."""

    save_wanted = Signal()
    try_wanted = Signal()
    steps_wanted = Signal()
    """The page of all steps."""

    def __init__(self, context: AppContext, client: SeatClient, author: LessonAuthor, parent: QWidget) -> None:
        self._author = author
        self._without_list = self._of_list = 0
        self._goals = GoalWords(LiveTexts(context.speech, client, client.names), client)
        self.rows: list[WrapButton] = []
        """The steps so far, and the ways of each task."""
        super().__init__(context, client, parent)
        self.steps = PlainLabel()
        self.steps.setProperty("role", "hint")
        self._below_title.addWidget(self.steps, 1)
        self.words = QPlainTextEdit()
        self.words.setTabChangesFocus(True)
        self._words.keep(
            self.words.setPlaceholderText, msg("author.words_placeholder", "What do you say to the pupil?")
        )
        self._words.name(self.words, msg("author.words_field", "Words of the step"))
        self.words.setFixedHeight(context.theme.px(_WORDS))
        self.words.textChanged.connect(self._enable)
        head = self._head.layout()
        assert head is not None
        head.addWidget(self.words)
        self.list_area = ScrollPage()  # below the buttons: they stay where they are while the lesson grows
        self.list_area.setProperty("kind", "bare")
        self.list_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list_area.column.setContentsMargins(0, 0, 0, 0)
        self.list_area.column.setSpacing(0)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(self.list_area, 1)
        column.setStretchFactor(self.text_area, 0)
        self._to_newest = QTimer(self)  # when it has its height
        self._to_newest.setSingleShot(True)
        self._to_newest.timeout.connect(self._show_newest)
        author.changed.connect(self.refresh)
        self._retheme()

    @property
    def is_open(self) -> bool:
        """Is a lesson being made?"""
        return self._author.is_open

    def things(self) -> tuple[str, ...]:
        """What was pointed at."""
        return tuple(self._author.spots)

    # ---- what it says --------------------------------------------------------------------------------------------

    def _say(self) -> None:
        author = self._author
        self.title.setText(self._words.label(msg("author.title", "A lesson of one’s own")))
        self._sign.setPixmap(self._context.pixmap("edit", 22))
        self.steps.setText(self._words.label(msg("author.steps_so_far", "%n step(s) so far", len(author.draft.steps))))
        self.words.setVisible(author.mode is DraftMode.WRITING)
        if author.trouble is not None:
            self._verdict("warning", author.trouble)
        elif author.is_thinking:
            self._line(msg("author.thinking", "Looking at what happened …"), "muted")
        elif author.mode is not DraftMode.WRITING or not author.draft.steps:  # who has made a step knows how
            self._line(_ASKS[author.mode], "muted")
        self.rows = []
        clear(self.list_area.column)
        is_choosing = author.mode in _CHOICES and author.recorded is not None
        if is_choosing and author.recorded is not None:
            self._say_proposals(author.mistakes if author.mode is DraftMode.NAMING else author.recorded.proposals)
        elif author.mode is DraftMode.WRITING:
            self._say_steps()
        reveal(self.list_area.column)
        self._to_newest.start()
        self.list_area.setMinimumHeight(0)
        self.list_area.setVisible(bool(self.rows))
        self.text_area.setVisible(is_choosing or bool(self.text_area.column.count()))
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.setStretchFactor(self.text_area, int(is_choosing))
        for name in self.wanted_buttons():
            kind = "primary" if name == "stop" else "quiet" if name == "cancel" else ""
            self._add_button(name, BUTTONS[name], _ICONS.get(name, ""), "icon" if name in _WITHOUT_WORDS else kind)
        for name in _WITHOUT_WORDS & self.buttons.keys():
            button = self.buttons[name]
            self._context.put_icon(button, _ICONS[name])
            button.setAccessibleName(button.text())
            set_tool_tip(button, button.text())
            button.setText("")
        if "aim" in self.buttons:
            self.buttons["aim"].setCheckable(True)
            self.buttons["aim"].setChecked(author.is_pointing)
        self._enable()

    def _say_proposals(self, proposals: Sequence[ProposedGoal]) -> None:
        shown_special = True
        for proposal in proposals:
            if shown_special and not proposal.is_special:
                self._line(msg("author.also_happened", "This also happened:"), "muted")
            shown_special = proposal.is_special
            self._add_choice(self._proposal(proposal), "", True, partial(self._author.choose_goal, proposal))

    def _proposal(self, proposal: ProposedGoal) -> Message:
        """A goal in words: what counts, and how hard it is."""
        if proposal.pupils:
            by_chance = msg(
                "author.by_chance",
                "{pupils} of {all} would do it by chance, in %n way(s)",
                proposal.ways,
                pupils=proposal.pupils,
                all=api.PROPOSAL_PUPILS,
            )
        else:
            by_chance = msg("author.not_by_chance", "none of {all} would do it by chance", all=api.PROPOSAL_PUPILS)
        return msg(
            "author.goal_and_chance",
            "{goal} ({chance})",
            goal=self._goals.said(proposal.goal, proposal.sentence),
            chance=by_chance,
        )

    # ---- what there is already -----------------------------------------------------------------------------------

    def _say_steps(self) -> None:
        """The steps so far by their words, each with its ways; a click goes there."""
        language = self._author.draft.language
        for number, step in enumerate(self._author.draft.steps, 1):
            said = LiteralArg(_short(step.say.in_language(language)))
            words = msg("author.step_row", "{number}. {words}", number=number, words=said)
            self._add_row(words, step.at)
            if isinstance(step, api.ShowPage):
                self._add_row(msg("author.what_is_shown", "▸ what is shown"), step.to)
            if isinstance(step, api.TryTask):
                self._add_row(
                    msg("author.what_counts", "✓ what counts: {goal}", goal=self._goals.of_task(step)), step.solved[0]
                )
                for at, (slip, end) in enumerate(zip(step.slips, step.failed, strict=False)):
                    said = LiteralArg(_short(slip.say.in_language(language)))
                    known = self._goals.of_mistake(step, at)
                    self._add_row(msg("author.way_mistake", "✗ {words} – if: {known}", words=said, known=known), end)

    def _show_newest(self) -> None:
        bar = self.list_area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _add_row(self, words: Message, entry: int) -> None:
        row = WrapButton(unbroken(self._words.label(words)))
        row.setProperty("kind", "row")
        row.clicked.connect(partial(self._author.go_to, entry))
        self.rows.append(row)
        self.list_area.column.addWidget(row)

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width, the list of steps included."""
        self.words.setFixedHeight(self._context.theme.px(_WORDS))
        self._without_list = tall = super().height_for(width)
        if self._author.mode not in _CHOICES:  # nothing but a line or two: it never scrolls
            self.text_area.setFixedHeight(height_of(self.text_area.column, width - 2 * SIDE - SHADOW))
        else:
            self.text_area.setMaximumHeight(_NO_LIMIT)
        self._of_list = 0
        if not self.rows:
            return tall
        self._of_list = height_of(self.list_area.column, max(_LEAST_WIDTH, width - 2 * SIDE - SHADOW))
        self.list_area.setMaximumHeight(self._of_list)
        return tall + self._of_list + GAP

    def least_for(self, width: int) -> int:
        """How low it may become: without its list, and with the least field for words."""
        self.height_for(width)
        px = self._context.theme.px
        return self._without_list - px(_WORDS) + px(_LEAST_WORDS)

    def lie_at(self, box: QRect) -> None:
        """Take a place. With little room the list of steps goes first, then lines of the field for words."""
        left, px = box.height() - self._without_list, self._context.theme.px
        self.list_area.setVisible(bool(self.rows) and left >= min(self._of_list, px(_LEAST_LIST)))
        self.words.setFixedHeight(max(px(_LEAST_WORDS), px(_WORDS) + min(0, left)))
        super().lie_at(box)

    # ---- what can be done ----------------------------------------------------------------------------------------

    def wanted_buttons(self) -> list[str]:
        """What can be done now."""
        author = self._author
        if author.mode in (DraftMode.RECORDING, DraftMode.MISTAKE):
            return ["stop", "cancel"]
        if author.mode in _CHOICES:
            return ["cancel"]
        found = ["tell", "show", "aim", "begin", "ask"]
        if author.draft.steps or author.draft.removed:  # from then on none comes or goes: each stays where it is
            found += ["hint", "mistake", "put_back" if author.draft.removed else "remove", "steps", "try", "save"]
        return found

    def _enable(self) -> None:
        """What needs words waits for them, and what needs a step for one."""
        written, draft = bool(self.words.toPlainText().strip()), self._author.draft
        needs = dict.fromkeys(_NEEDS_WORDS, written)
        for name in _NEEDS_TASK:
            needs[name] = needs.get(name, True) and draft.task is not None
        needs |= dict.fromkeys(_NEEDS_STEPS, bool(draft.steps))
        for name, button in self.buttons.items():
            button.setEnabled(needs.get(name, True))

    def press(self, name: str) -> None:
        """Do what a button does."""
        author, words = self._author, self.words.toPlainText().strip()
        match name:
            case "tell":
                author.tell(words)
                self.words.clear()
            case "begin":
                author.record(words)
                self.words.clear()
            case "show":
                author.record(words, shows=True)
                self.words.clear()
            case "ask":
                author.ask(words)
                self.words.clear()
                if author.trouble is None:
                    self.steps_wanted.emit()
            case "hint":
                author.add_hint(words)
                self.words.clear()
            case "mistake":
                author.record_mistake(words)
                self.words.clear()
            case "aim":
                author.point(not author.is_pointing)
            case "stop":
                author.stop()
            case "cancel":
                author.cancel()
            case "remove":
                author.drop_last()
            case "put_back":
                author.put_back()
            case "try":
                self.try_wanted.emit()
            case "save":
                self.save_wanted.emit()
            case "steps":
                self.steps_wanted.emit()

    def _retheme(self, *_: object) -> None:
        super()._retheme()
        colours = self._context.theme.colours
        self.words.setStyleSheet(
            f"QPlainTextEdit {{ border: 1px solid {colours.border}; border-radius: 9px; padding: 4px 6px; }}"
        )

    def take_focus(self) -> None:
        """The keyboard writes, or stops a recording."""
        if self.words.isVisible():
            self.words.setFocus()
        else:
            super().take_focus()


def _short(words: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(words.split())
    return textwrap.shorten(line, _ROW, placeholder=" …") if " " in line[:_ROW] else line[:_ROW]
