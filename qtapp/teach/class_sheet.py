"""The sheet before a class quiz: game, rules, kinds of questions, how many, how fast, who gives the names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QPushButton, QWidget

from engine import api
from engine.api import Message, msg
from qtapp.dialogs.frame import Dialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Segments, Stepper
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, ScrollPage, clear, make_column, make_row, reveal
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.teach.class_quiz import BY_HAND, FEWEST, MOST, WHEN_ALL, QuizPlan
from qtapp.teach.class_words import kinds_of, subject_name

PACES: tuple[tuple[int, Message], ...] = (
    (WHEN_ALL, msg("class.pace_when_all", "When all have answered")),
    (20, msg("class.pace_20", "20 s")),
    (40, msg("class.pace_40", "40 s")),
    (60, msg("class.pace_60", "60 s")),
    (BY_HAND, msg("class.pace_by_hand", "When I go on")),
)
SHARED_HINT = msg(
    "class.sheet_one_address_hint",
    "Only for school networks in which all phones look like one: otherwise just a few of them can join.",
)
_OF_RULES = ("allowed", "which", "which_not", "where", "where_not")
"""Kinds that ask about a rule; the others are about sums and points, and only come where nothing is left out."""


class QuizSheet(Dialog):
    """Everything has a good default: Enter starts."""

    wanted = Signal(object, bool)
    """QuizPlan, and whether all phones come from one address."""

    def __init__(self, context: AppContext, game: str, parent: QWidget | None) -> None:
        super().__init__(context, msg("class.sheet_title", "Quiz with the class"), parent)
        self._kept = context.settings.teach
        self._build(game)
        self.words.spoken.connect(self._fill_rules)
        self._fill_rules()
        self.fit(900, 600)
        self._start.setFocus()

    def _build(self, game: str) -> None:
        columns = make_row(gap=28)
        left = make_column(gap=7)
        self.game = QComboBox()
        for id_, one in api.GAMES.items():
            if api.drill_rules(one):
                self.game.addItem(self.words.label(one.title), id_)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.words.name(self.game, msg("class.sheet_game", "Game"))
        self.game.currentIndexChanged.connect(self._fill_rules)
        self._heading(left, msg("class.sheet_game", "Game"))
        left.addWidget(self.game)
        self._heading(left, msg("class.sheet_count", "How many questions"))
        self.count = Stepper(
            self.words, msg("class.sheet_count", "How many questions"), FEWEST, MOST, self._kept.quiz_count
        )
        left.addWidget(self.count)
        self._heading(left, msg("class.sheet_pace", "A question ends"))
        self.pace: Segments[int] = Segments(
            self.words, PACES, self._kept.quiz_pace, msg("class.sheet_pace", "A question ends")
        )
        left.addWidget(self.pace)
        self._heading(left, msg("class.sheet_kinds", "Kinds of questions"))
        self._kinds_flow = FlowLayout(gap=10)
        self.kinds: dict[str, QCheckBox] = {}
        left.addLayout(self._kinds_flow)
        left.addSpacing(6)
        self.given = self._tick(left, msg("class.sheet_names_given", "The program gives the names (“Fox 7”)"))
        self.given.setChecked(self._kept.quiz_names_given)
        self.shared = self._tick(left, msg("class.sheet_one_address", "All phones come from one address"))
        self.words.tip(self.shared, SHARED_HINT)
        left.addStretch(1)
        columns.addLayout(left, 1)
        right = make_column(gap=4)
        head = make_row(gap=8)
        self._heading(head, msg("class.sheet_rules", "Rules"))
        head.addStretch(1)
        self.every = QPushButton()
        self.every.setProperty("kind", "link")
        self.every.setAutoDefault(False)
        self.every.clicked.connect(self._tick_every)
        head.addWidget(self.every)
        right.addLayout(head)
        self._rules_area = ScrollPage()
        self._rules_area.setProperty("kind", "bare")
        right.addWidget(self._rules_area, 1)
        self._hint = WrapLabel("hint")
        right.addWidget(self._hint)
        columns.addLayout(right, 1)
        self.body.addLayout(columns, 1)
        self.rules: dict[str, QCheckBox] = {}
        self._start = self.primary_button(msg("class.sheet_start", "Begin"), self._wanted)
        self.cancel_button()

    def _heading(self, layout: QBoxLayout, words: Message) -> None:
        label = PlainLabel()
        label.setProperty("role", "hint")
        self.words.text(label, words)
        layout.addWidget(label)

    def _tick(self, layout: QBoxLayout, words: Message) -> QCheckBox:
        tick = QCheckBox()
        self.words.text(tick, words)
        layout.addWidget(tick)
        return tick

    @property
    def chosen_game(self) -> api.Game:
        """What is asked about."""
        return api.GAMES[str(self.game.currentData())]

    def _fill_kinds(self) -> None:
        """Those that every game has, and those of this one."""
        clear(self._kinds_flow)
        self.kinds = {}
        for kind, label in kinds_of(self.chosen_game).items():
            tick = QCheckBox(self.words.label(label))
            tick.setChecked(True)
            tick.toggled.connect(self._check)
            self.kinds[kind] = tick
            self._kinds_flow.addWidget(tick)
        reveal(self._kinds_flow)

    def _fill_rules(self, *_: object) -> None:
        """What went wrong last time stands first."""
        self._fill_kinds()
        game = self.chosen_game
        rules = [one.rule for one in api.drill_rules(game)]
        weak = [one for one in self._kept.weak_rules(game.id) if one in rules]
        clear(self._rules_area.column)
        self.rules = {}
        for rule in (*weak, *(one for one in rules if one not in weak)):
            tick = QCheckBox(self.words.label(subject_name(game, rule)).replace("&", "&&"))
            tick.setChecked(True)
            tick.toggled.connect(self._check)
            if rule in weak:
                tick.setIcon(self.context.icon("warning"))
                set_tool_tip(tick, self.words.label(msg("class.was_hard_last_time", "This was hard last time.")))
            self.rules[rule] = tick
            self._rules_area.column.addWidget(tick)
        self._rules_area.column.addStretch(1)
        reveal(self._rules_area.column)
        self._check()

    def _tick_every(self) -> None:
        on = not all(tick.isChecked() for tick in self.rules.values())
        for tick in self.rules.values():
            tick.setChecked(on)

    def _check(self, *_: object) -> None:
        """Sums and points belong to no rule: they come only where no rule is left out."""
        everything = all(tick.isChecked() for tick in self.rules.values())
        for kind, tick in self.kinds.items():
            tick.setEnabled(everything or kind in _OF_RULES)
        none, every = msg("class.tick_none", "None"), msg("class.tick_all", "All")
        self.every.setText(self.words.label(none if everything else every))
        says = msg("class.sums_need_all_rules", "Sums and points are only asked if no rule is left out.")
        self._hint.setText("" if everything else self.words.say(says))
        self._start.setEnabled(bool(self._chosen_kinds()) and any(tick.isChecked() for tick in self.rules.values()))

    def _chosen_kinds(self) -> list[str]:
        return [kind for kind, tick in self.kinds.items() if tick.isChecked() and tick.isEnabled()]

    def plan(self) -> QuizPlan:
        """What was chosen; nothing left out means everything, also what a game adds of its own."""
        ticked = [rule for rule, tick in self.rules.items() if tick.isChecked()]
        kinds: Sequence[str] = self._chosen_kinds()
        return QuizPlan(
            self.chosen_game.id,
            () if len(ticked) == len(self.rules) else tuple(ticked),
            () if len(kinds) == len(self.kinds) else tuple(kinds),
            self.count.value,
            self.pace.value,
            self.given.isChecked(),
        )

    def _wanted(self) -> None:
        plan = self.plan()
        self._kept.quiz_count, self._kept.quiz_pace = plan.count, plan.pace
        self._kept.quiz_names_given = plan.names_given
        self.wanted.emit(plan, self.shared.isChecked())
        self.accept()
