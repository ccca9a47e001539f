"""The window of a game: menus, tools, the table in the middle, and the docks around it that stay where they are put."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QToolBar,
    QWidget,
)

from engine.api import LiteralArg, Message, PlayMode, msg
from qtapp.kit.actions import GameActions
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import ElideLabel, PlainLabel
from qtapp.kit.tool_tips import set_tool_tip
from qtapp.kit.words import LiveTexts
from qtapp.panels.decision import DecisionPanel
from qtapp.panels.log import LogPanel, entry_sentence
from qtapp.panels.motion import MotionBar
from qtapp.panels.rules import RulesPanel
from qtapp.panels.sandbox import SandboxPanel
from qtapp.panels.seats import SeatsPanel
from qtapp.panels.tidy import FindingsPanel
from qtapp.panels.timeline import Timeline
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.docks import Docks
from qtapp.windows.history import EARLIER, HistoryController
from qtapp.windows.table_page import TablePage
from qtapp.windows.told import ToldController


class GameWindow(QMainWindow):
    """One game on the screen. What leads out of the game (files, settings, start page) is told to the shell."""

    finished = Signal()
    """The last answer was given."""

    def __init__(self, stage: AppContext, bridge: SeatClient) -> None:
        super().__init__(None, Qt.WindowType.Widget)
        self.stage = stage
        self.bridge = bridge
        self.words = LiveTexts(stage.speech, self, bridge.names)
        self.setDockOptions(
            QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AnimatedDocks
        )
        self.page = TablePage(stage, bridge)
        self.setCentralWidget(self.page)
        self.actions_ = GameActions(stage, self)
        self.menus = self.actions_.fill_menus(self.menuBar())
        self.tools = QToolBar()
        self.tools.setObjectName("tools")
        self.tools.setMovable(False)
        self.words.keep(self.tools.setWindowTitle, msg("window.tools_title", "Tools"))
        self.actions_.fill_tools(self.tools)
        self.addToolBar(self.tools)
        self._make_panels()
        self.told = ToldController(stage, bridge, self.page)
        self.page.subtitle.rule_wanted.connect(self.show_rule)
        self.history = HistoryController(stage, bridge, self.page, self.motion, self.told)
        self.page.hand_over.take_back.connect(self.history.undo)
        self.history.told.connect(self.tell)
        self._make_status()
        self._link_panels()
        self._link_actions()
        bridge.changed.connect(self._changed)
        bridge.viewer_changed.connect(self._say_state)
        self.words.spoken.connect(self._say_state)
        stage.theme_changed.connect(self._retheme)
        self._retheme()
        self._say_state()
        self._was_over = bridge.is_over

    # ---- building ------------------------------------------------------------------------------------------------

    def _make_panels(self) -> None:
        stage, bridge = self.stage, self.bridge
        self.seats = SeatsPanel(stage, bridge)
        self.decision = DecisionPanel(stage, bridge)
        self.log = LogPanel(stage, bridge)
        self.rules = RulesPanel(stage, bridge.game, bridge)
        self.tidy = FindingsPanel(stage, bridge)
        self.sandbox = SandboxPanel(stage, bridge)
        self.timeline = Timeline(stage, bridge)
        self.motion = MotionBar(stage)
        strip = QWidget()
        row = QHBoxLayout(strip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.motion)
        row.addWidget(self.timeline, 1)
        panels = (
            ("seats", msg("window.people", "People"), self.seats),
            ("decision", msg("window.decision", "Decision"), self.decision),
            ("log", msg("window.log", "Log"), self.log),
            ("rules", msg("window.rules", "Rules"), self.rules),
            ("tidy", msg("window.tidy_up_title", "Tidy up"), self.tidy),
            ("sandbox", msg("window.free_hands", "Free hands"), self.sandbox),
            ("timeline", msg("window.timeline_title", "Timeline"), strip),
        )
        self.docks = Docks(self, stage, self.words, panels, self.seats, lambda: len(bridge.players))

    def fit(self) -> None:
        """After the window has its size: docks as they were left, or well proportioned."""
        self.docks.fit()
        self.show_mode_docks()
        QTimer.singleShot(40, self.page.view.camera.fit_all)

    def remember(self) -> None:
        """Keep where the docks are."""
        self.docks.remember()

    def open_dock(self, name: str) -> None:
        """Bring a dock to the front."""
        self.docks.open(name)

    def _make_status(self) -> None:
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(10, 0, 0, 0)
        self.line = ElideLabel()
        bar.addWidget(self.line, 1)
        self.round = PlainLabel()
        self.round.setProperty("role", "strong")
        bar.addPermanentWidget(self.round)
        self.kept = PlainLabel()
        self.kept.setProperty("role", "muted")
        bar.addPermanentWidget(self.kept)
        self.badge = QPushButton()
        self.badge.setProperty("kind", "badge")
        self.badge.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.badge.clicked.connect(self.actions_["mode"].trigger)
        bar.addPermanentWidget(self.badge)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._hush)
        self._told: Message | None = None

    def _link_panels(self) -> None:
        view = self.page.view
        self.decision.option_looked_at.connect(view.highlights.show_option)
        self.timeline.moment_wanted.connect(self.history.go_to)
        self.log.moment_wanted.connect(self.history.go_to)
        self.log.rule_wanted.connect(self.show_rule)
        self.log.subjects_wanted.connect(view.highlights.show_subjects)
        self.rules.moment_wanted.connect(self.history.go_to)
        self.tidy.rule_wanted.connect(self.show_rule)
        self.tidy.subjects_wanted.connect(lambda ids: view.highlights.show_subjects(ids, refused=True))
        self.tidy.moment_wanted.connect(self.history.go_to)
        self.page.card.rule_wanted.connect(self.show_rule)
        self.seats.seat_clicked.connect(lambda seat: view.camera.fly_to(f"seat.{seat}"))
        view.note.connect(self.tell)
        view.hovered.connect(self._hovered)

    def _link_actions(self) -> None:
        view, history = self.page.view, self.history
        for name, deed in (
            ("undo", history.undo),
            ("redo", history.redo),
            ("mode", self.switch_mode),
            ("zoom_in", lambda: view.camera.zoom_by(1.25)),
            ("zoom_out", lambda: view.camera.zoom_by(0.8)),
            ("fit", view.camera.fit_all),
            ("to_start", history.to_start),
            ("step_back", lambda: history.step(-1)),
            ("step_forward", lambda: history.step(1)),
            ("to_end", history.to_end),
            ("what_if", history.what_if),
            ("main_line", history.to_main_line),
            ("slow", history.replay),
            ("rules", lambda: self.open_dock("rules")),
            ("search_rules", self._search_rules),
            ("decision", self.decision_or_table),
        ):
            self.actions_[name].triggered.connect(lambda _=False, deed=deed: deed())
        menu = self.menus["view"]
        self._areas = menu.addMenu("")
        self.words.keep(self._areas.setTitle, msg("window.menu_fly_to", "Fly to"))
        menu.aboutToShow.connect(self._list_areas)
        menu.addSeparator()
        for name in ("seats", "decision", "log", "rules", "timeline", "tidy", "sandbox"):
            menu.addAction(self.docks[name].toggleViewAction())

    def _list_areas(self) -> None:
        view = self.page.view
        self._areas.clear()
        for area in view.camera.areas():
            name = view.camera.area_name(area)
            if name is not None:
                action = self._areas.addAction(self.words.label(name))
                action.triggered.connect(lambda _=False, area=area: view.camera.fly_to(area))

    # ---- doing ---------------------------------------------------------------------------------------------------

    def switch_mode(self) -> None:
        """F2: free hands, or back to strict play; what has to be settled first opens the tidy-up list."""
        if self.bridge.mode is PlayMode.STRICT:
            self.bridge.actions.to_sandbox()
            self.tell(msg("window.free_hands_begun", "Sandbox: the rules are not checked."))
            return
        if self.tidy.go_strict():
            self.tell(msg("window.strict_play_begun", "Strict: from now on only legal moves are possible."))
            return
        self.open_dock("tidy")
        self.tell(
            msg(
                "window.findings_to_settle",
                "%n finding(s) to settle before strict play goes on.",
                len(self.tidy.unsettled),
            )
        )

    def show_rule(self, rule: str) -> None:
        """Open the rules at one of them."""
        if self.rules.open_rule(rule):
            self.open_dock("rules")

    def _search_rules(self) -> None:
        self.open_dock("rules")
        self.rules.search.setFocus()
        self.rules.search.selectAll()

    def focus_decision(self) -> None:
        """Let the keyboard answer; with free hands nothing is asked, and it goes to the table."""
        if self.bridge.mode is PlayMode.SANDBOX:
            self.open_dock("tidy")
            self.page.view.setFocus()
            return
        self.open_dock("decision")
        self.decision.take_focus()

    def decision_or_table(self) -> None:
        """To the decision; who is there already goes to the table, so that one key leads to and fro."""
        focus = QApplication.focusWidget()
        if focus is not None and self.docks["decision"].isAncestorOf(focus):
            self.page.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if self.page.view.keyboard.current() is None:  # or nobody would see where the keyboard is
                self.page.view.keyboard.step((1, 0))
        else:
            self.focus_decision()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes past panels that lie behind another one (visible for Qt): nobody would see where it is."""
        while super().focusNextPrevChild(forward):
            if not self._out_of_sight(QApplication.focusWidget()):
                return True
        return False

    def _out_of_sight(self, widget: QWidget | None) -> bool:
        """Does it stand outside the window? There Qt keeps the panels behind, and the bar of a single tab."""
        while widget is not None and not widget.isWindow() and widget.parentWidget() is not self:
            widget = widget.parentWidget()
        return widget is not None and not widget.isWindow() and not widget.geometry().intersects(self.rect())

    # ---- saying --------------------------------------------------------------------------------------------------

    def tell(self, message: Message, seconds: int = 8) -> None:
        """Say something in the status line."""
        self._told = message
        self.line.setText(self.words.say(message))
        self._quiet.start(seconds * 1000)

    def _hovered(self, thing: str) -> None:
        """The name of what is under the pointer, unless something more important stands there."""
        if self._told is None:
            name = (self.bridge.names.piece_name(thing) or self.bridge.names.place_name(thing)) if thing else None
            self.line.setText(self.words.label(name) if name is not None else "")

    def _hush(self) -> None:
        self._told = None
        self.line.setText("")

    def _say_state(self) -> None:
        if self._told is not None:
            self.line.setText(self.words.say(self._told))
        self.round.setText(self.words.label(self.bridge.status()))
        free = self.bridge.mode is PlayMode.SANDBOX
        self.badge.setText(
            self.words.say(msg("window.free_hands", "Free hands") if free else msg("window.strict", "Strict"))
        )
        self.badge.setAccessibleName(
            self.words.say(msg("a11y.mode_switch_tip", "Mode: {mode}. Switch with F2.", mode=_mode_word(free)))
        )
        self.badge.setIcon(self.stage.icon("sandbox" if free else "strict"))
        self.actions_["mode"].setIcon(self.stage.icon("strict" if free else "sandbox"))
        here = self.bridge.history.current
        self.actions_["undo"].setEnabled(here.parent is not None)
        self.actions_["redo"].setEnabled(bool(here.children))
        step = self.words.say(entry_sentence(self.bridge, self.history.taken_back()))
        if here.parent is not None:
            tip = self.words.say(msg("window.undo_step_tip", "Undo: {step}", step=LiteralArg(step)))
            set_tool_tip(self.actions_["undo"], tip)

    def show_mode_docks(self) -> None:
        """Free hands bring their palette and the tidy-up list along; strict play brings the decision back."""
        free = self.bridge.mode is PlayMode.SANDBOX
        focus = QApplication.focusWidget()
        changing = ("sandbox", "tidy", "decision")
        follows = focus is not None and any(self.docks[name].isAncestorOf(focus) for name in changing)
        for name in ("sandbox", "tidy"):
            self.docks[name].setVisible(free)
        self.docks["decision"].setVisible(not free)
        (self.docks["tidy"] if free else self.docks["decision"]).raise_()
        if follows:  # or the keyboard would fall to the next panel, and Enter jump along the log
            self.page.view.setFocus() if free else self.decision.take_focus()

    def _changed(self, change: TableChange) -> None:
        if self._told is EARLIER and not self.bridge.history.current.children:
            self._hush()
        self._say_state()
        if change.kind in ("mode", "undo", "redo", "seek", "replaced"):
            free = self.bridge.mode is PlayMode.SANDBOX
            if self.docks["sandbox"].isHidden() == free:
                self.show_mode_docks()
        if change.kind == "answer" and self.page.view.hasFocus():
            self._follow_question()
        over = self.bridge.is_over
        if over and not self._was_over and change.kind in ("answer", "mode"):
            self.finished.emit()
        self._was_over = over

    def _follow_question(self) -> None:
        """What can only be answered in the panel takes the keyboard there: on the table its numbers mean areas."""
        options = self.bridge.questions.options()
        if options and not any(face.gesture for face in options):
            self.focus_decision()

    def _retheme(self) -> None:
        self.docks.rescale()
        size = self.stage.theme.px(22)
        self.tools.setIconSize(QSize(size, size))
        self.badge.setIconSize(QSize(size, size) * 0.75)
        self._say_state()


def _mode_word(free: bool) -> Message:
    return msg("window.free_hands", "Free hands") if free else msg("window.strict", "Strict")
