"""The window of a game: one bar, the table below it, and everything else over the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from engine.api import LiteralArg, Message, PlayMode, msg
from qtapp.board.motion.director import Director
from qtapp.kit.actions import GameActions
from qtapp.kit.app_context import AppContext
from qtapp.kit.paper import PaperPanel
from qtapp.kit.tool_tips import set_tool_tip
from qtapp.kit.words import LiveTexts
from qtapp.panels.bar import TopBar
from qtapp.panels.board_picture import BoardPicture
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.list_panel import OptionListPanel
from qtapp.panels.decision.table_link import TableLink
from qtapp.panels.explain_card import ExplainCard
from qtapp.panels.hover_tip import HoverTip
from qtapp.panels.log import LogPanel, entry_sentence
from qtapp.panels.motion import MotionBar
from qtapp.panels.person_card import PersonCard
from qtapp.panels.rail import Rail
from qtapp.panels.rules import RulesPanel
from qtapp.panels.sandbox import SandboxPanel
from qtapp.panels.tidy import FindingsPanel
from qtapp.panels.timeline import Timeline
from qtapp.panels.toast import Toast
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.hints import HintController
from qtapp.windows.history import EARLIER, HistoryController
from qtapp.windows.overlay import Overlay
from qtapp.windows.overlays import Overlays
from qtapp.windows.table_page import TablePage
from qtapp.windows.told import ToldController

RAIL = (
    ("decision", "filter"),
    ("log", "log"),
    ("rules", "rules"),
    ("timeline", "timeline"),
    ("slow", "history"),
    ("home_shot", "zoom_fit"),
    ("mode", "strict"),
)
"""The buttons of the rail: commands and their icons."""
PICTURES = 3
"""Small pictures of boards at most."""
FREE = ("tidy", "sandbox")
"""The panels of free hands."""


class GameWindow(QWidget):
    """One game on the screen. What leads out of the game (files, settings, start page) is told to the shell."""

    finished = Signal()
    """The last answer was given."""

    def __init__(self, stage: AppContext, bridge: SeatClient) -> None:
        super().__init__()
        self.stage = stage
        self.bridge = bridge
        self.words = LiveTexts(stage.speech, self, bridge.names)
        bridge.questions.by_itself.is_wanted = lambda: stage.settings.answers_obvious
        self.actions_ = GameActions(stage, self)
        self.bar = TopBar(stage, bridge, self.actions_["undo"], self.actions_["hint"], self.actions_["explain"])
        self.menus = self.actions_.fill_menu(self.bar.menu)
        self.page = TablePage(stage, bridge)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.page, 1)
        self.director = Director(self.page.view.camera, self.page.view.table)
        self.page.view.camera_rested.connect(self.director.landed)  # first of all: others ask which boards are shown
        self._make_panels()
        self.told = ToldController(stage, bridge, self.page)
        self.page.subtitle.rule_wanted.connect(self.show_rule)
        self.told.watching.connect(self._watch)
        self.told.beat_shown.connect(lambda beat: self.director.follow_beat(beat.note.subjects))
        self.page.view.player_moved.connect(self._show_moment)
        self.history = HistoryController(stage, bridge, self.page, self.motion, self.told)
        self.page.hand_over.take_back.connect(self.history.undo)
        self.history.told.connect(self.tell)
        self._link_panels()
        self._link_actions()
        bridge.changed.connect(self._changed)
        bridge.viewer_changed.connect(self._seated)
        self.words.spoken.connect(self._say_state)
        stage.theme_changed.connect(self._say_state)
        self._say_state()
        self._was_over = bridge.is_over
        self._was_free = bridge.mode is PlayMode.SANDBOX

    # ---- building ------------------------------------------------------------------------------------------------

    def _make_panels(self) -> None:
        stage, bridge, page = self.stage, self.bridge, self.page
        self.decision = DecisionCard(stage, page.view.desk)
        self.decision.setParent(page)
        self.option_list = OptionListPanel(stage, self.decision)
        self.log = LogPanel(stage, bridge)
        self.rules = RulesPanel(stage, bridge.game, bridge)
        self.tidy = FindingsPanel(stage, bridge)
        self.sandbox = SandboxPanel(stage, bridge)
        self.timeline = Timeline(stage, bridge)
        self.motion = MotionBar(stage)
        self.timeline_sheet = PaperPanel(stage.theme, 12)
        self.timeline_sheet.setParent(page)
        stage.theme_changed.connect(self.timeline_sheet.set_theme)
        row = QHBoxLayout(self.timeline_sheet)
        row.setContentsMargins(6, 4, 6, 6)
        row.setSpacing(0)
        row.addWidget(self.motion)
        row.addWidget(self.timeline, 1)
        self.timeline_sheet.hide()
        pictures = tuple(self._picture() for _ in range(PICTURES))
        self.rail = Rail(stage, {name: (self.actions_[name], icon) for name, icon in RAIL}, page)
        self.overlay = Overlay(
            stage,
            {
                "list": (msg("window.all_options_title", "All options"), self.option_list),
                "log": (msg("window.log", "Log"), self.log),
                "rules": (msg("window.rules", "Rules"), self.rules),
                "tidy": (msg("window.tidy_up_title", "Tidy up"), self.tidy),
                "sandbox": (msg("window.free_hands", "Free hands"), self.sandbox),
            },
            (FREE,),
            page,
        )
        self.person_card = PersonCard(stage, bridge, page)
        self.explain_card = ExplainCard(stage, bridge, page)
        self.toast = Toast(stage, bridge, page)
        self.hints = HintController(stage, bridge, page, self.explain_card)
        self.regions = Overlays(
            stage,
            bridge,
            page,
            self.director,
            self.decision,
            self.rail,
            self.overlay,
            self.timeline_sheet,
            pictures,
        )

    def _picture(self) -> BoardPicture:
        view = self.page.view
        picture = BoardPicture(self.stage, self.words, view.table, self.page)
        picture.wanted.connect(view.camera.fly_to)
        self.bridge.changed.connect(picture.refresh)
        self.bridge.viewer_changed.connect(picture.refresh)
        return picture

    def _link_panels(self) -> None:
        view = self.page.view
        self.decision.option_looked_at.connect(view.highlights.show_option)
        self.decision.things_looked_at.connect(view.highlights.show_things)
        self.decision.list_wanted.connect(self._show_list)
        self.option_list.option_looked_at.connect(view.highlights.show_option)
        self.option_list.card_wanted.connect(self._show_card)
        view.hovered.connect(self.decision.look_at)
        self.hover_tip = HoverTip(self.stage, self.bridge, view.viewport())
        view.hovered.connect(self._rest_on)
        TableLink(self.decision, view.drag)
        view.target_chosen.connect(self.decision.choose_target)
        self.decision.grown.connect(self.regions.place_decision)
        self.decision.targets_changed.connect(self._follow_targets)
        self.timeline.moment_wanted.connect(self.history.go_to)
        self.log.moment_wanted.connect(self.history.go_to)
        self.log.rule_wanted.connect(self.show_rule)
        self.log.subjects_wanted.connect(view.highlights.show_subjects)
        self.rules.moment_wanted.connect(self.history.go_to)
        self.tidy.rule_wanted.connect(self.show_rule)
        self.tidy.subjects_wanted.connect(lambda ids: view.highlights.show_subjects(ids, refused=True))
        self.tidy.moment_wanted.connect(self.history.go_to)
        self.page.card.rule_wanted.connect(self.show_rule)
        self.bar.people.chosen.connect(self._unfold_person)
        self.person_card.fly_wanted.connect(lambda seat: view.camera.fly_to(f"seat.{seat}"))
        self.explain_card.rule_wanted.connect(self.show_rule)
        self.overlay.changed.connect(self._overlay_changed)
        self.regions.let_drag(self.decision.drag_handle())
        view.explain_wanted.connect(self._explain)
        self.director.manual_changed.connect(self.rail.buttons["home_shot"].set_news)
        view.laid_out.connect(self._laid_out)
        view.note.connect(self.tell)
        self.bridge.answered_by_itself.connect(self._tell_shortly)

    def _link_actions(self) -> None:
        view, history = self.page.view, self.history
        for name, deed in (
            ("undo", history.undo),
            ("redo", history.redo),
            ("mode", self.switch_mode),
            ("zoom_in", lambda: view.camera.zoom_by(1.25)),
            ("zoom_out", lambda: view.camera.zoom_by(0.8)),
            ("fit", view.camera.show_whole),
            ("home_shot", self.director.go_home),
            ("to_start", history.to_start),
            ("step_back", lambda: history.step(-1)),
            ("step_forward", lambda: history.step(1)),
            ("to_end", history.to_end),
            ("what_if", history.what_if),
            ("main_line", history.to_main_line),
            ("slow", history.replay),
            ("rules", lambda: self._toggle_panel("rules")),
            ("search_rules", self._search_rules),
            ("log", lambda: self._toggle_panel("log")),
            ("timeline", self._toggle_timeline),
            ("decision", self.decision_or_table),
            ("explain", self._what_is_this),
            ("hint", self.hints.give),
            ("bare", self._toggle_bare),
            ("people", self._focus_people),
            ("menu", self.bar.menu_button.showMenu),
        ):
            self.actions_[name].triggered.connect(lambda _=False, deed=deed: deed())
        menu = self.menus["view"]
        self._areas = menu.addMenu("")
        self.words.keep(self._areas.setTitle, msg("window.menu_fly_to", "Fly to"))
        menu.aboutToShow.connect(self._list_areas)

    def _list_areas(self) -> None:
        view = self.page.view
        self._areas.clear()
        for area in view.camera.areas():
            name = view.camera.area_name(area)
            if name is not None:
                action = self._areas.addAction(self.words.label(name))
                action.triggered.connect(lambda _=False, area=area: view.camera.fly_to(area))

    # ---- room ----------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """After the window has its size: everything where it belongs, the camera at home."""
        self.bar.set_window_height(self.window().height())
        self.show_mode_panels()
        self.regions.lay()
        self.director.begin()
        QTimer.singleShot(40, self._settle)

    def _settle(self) -> None:
        self.regions.lay()
        self.director.again()
        self._follow_targets()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.bar.set_window_height(self.window().height())
        super().resizeEvent(event)

    def _laid_out(self) -> None:
        self.director.again()
        self.regions.lay()

    def _toggle_bare(self) -> None:
        """F12: only the table and what is asked; again: all is back."""
        self.regions.bare = not self.regions.bare
        self.actions_["bare"].setChecked(self.regions.bare)
        self.bar.setVisible(not self.regions.bare)
        if self.regions.bare:
            self.overlay.dismiss()
            self.timeline_sheet.hide()
            self.actions_["timeline"].setChecked(False)
        self.regions.lay()

    def _watch(self, watching: bool) -> None:
        """What others did is played: the decision and the pictures step aside, and come back."""
        self.regions.watching = watching
        self.regions.lay()
        if not watching:
            self._follow_targets()

    def _show_moment(self, _: int, whole: int) -> None:
        """People have what they had at the moment that is shown."""
        self.bar.people.show_moment(self.page.view.table.view if whole else None)

    # ---- panels --------------------------------------------------------------------------------------------------

    def open_panel(self, name: str) -> None:
        """Bring a panel to the front."""
        if name == "timeline":
            if not self.timeline_sheet.isVisible():
                self._toggle_timeline()
        elif self.overlay.current != name:
            self.overlay.open(name)

    def _toggle_panel(self, name: str) -> None:
        if self.overlay.toggle(name):
            panel = {"log": self.log, "rules": self.rules.search}.get(name)
            if panel is not None:
                panel.setFocus()

    def _toggle_timeline(self) -> None:
        shown = not self.timeline_sheet.isVisible()
        self.timeline_sheet.setVisible(shown)
        self.actions_["timeline"].setChecked(shown)
        if shown:
            self.timeline_sheet.raise_()
            self.timeline.strip.setFocus()
        else:
            self.page.view.setFocus()

    def _overlay_changed(self) -> None:
        for name in ("log", "rules"):
            if self.actions_[name].isCheckable():
                self.actions_[name].setChecked(self.overlay.current == name)

    def show_rule(self, rule: str) -> None:
        """Open the rules at one of them."""
        if self.rules.open_rule(rule):
            self.open_panel("rules")

    def _search_rules(self) -> None:
        self.open_panel("rules")
        self.rules.search.setFocus()
        self.rules.search.selectAll()

    def _unfold_person(self, seat: int) -> None:
        chip = self.bar.people.chip(seat)
        at = self.page.mapFromGlobal(chip.mapToGlobal(chip.rect().bottomLeft()))
        at.setY(6)
        self.person_card.unfold(chip.facts, at)

    def _focus_people(self) -> None:
        asked = self.bridge.viewer or 1
        self.bar.people.chip(min(asked, len(self.bar.people.chips))).setFocus(Qt.FocusReason.ShortcutFocusReason)

    # ---- what is this --------------------------------------------------------------------------------------------

    def _what_is_this(self) -> None:
        """Shift+F1: explain what the keyboard stands on; with the mouse, every click explains until it is off."""
        view = self.page.view
        if view.hasFocus() and view.asker.explain_focus():
            self.actions_["explain"].setChecked(False)
            return
        self._explaining(self.actions_["explain"].isChecked())

    def _explaining(self, on: bool) -> None:
        view = self.page.view
        view.asker.on = on
        self.actions_["explain"].setChecked(on)
        view.setCursor(Qt.CursorShape.WhatsThisCursor if on else Qt.CursorShape.ArrowCursor)
        if on:
            self.tell(msg("window.click_to_explain", "Click anything to learn what it is. Esc ends it."), 6)
        else:
            self.explain_card.dismiss()

    def _rest_on(self, thing: str) -> None:
        """The pointer rests on something; what is held shows itself large, and a tip would lie over its neighbours."""
        item = self.page.view.table.item_of(thing) if thing else None
        self.hover_tip.rest_on("" if item is not None and item.docked else thing)

    def _explain(self, thing: str, box: QRect) -> None:
        if not self.explain_card.explain(thing, box):
            self.tell(msg("window.nothing_to_explain", "There is nothing to say about this."), 3)

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
        self.overlay.open("tidy", pinned=True)
        self.tell(
            msg(
                "window.findings_to_settle",
                "%n finding(s) to settle before strict play goes on.",
                len(self.tidy.unsettled),
            )
        )

    def focus_decision(self) -> None:
        """Let the keyboard answer; with free hands nothing is asked, and it goes to the table."""
        if self.bridge.mode is PlayMode.SANDBOX:
            self.page.view.setFocus()
        elif self.overlay.current == "list":
            self.option_list.take_focus()
        else:
            self.decision.take_focus()

    def _show_list(self) -> None:
        self.overlay.open("list")
        self.option_list.take_focus()

    def _show_card(self) -> None:
        self.overlay.dismiss()
        self.decision.take_focus()

    def decision_or_table(self) -> None:
        """F6: all options in one list; who is there already goes to the table, so that one key leads to and fro."""
        if self.bridge.mode is PlayMode.SANDBOX:
            self.page.view.setFocus()
        elif self.overlay.current == "list" and self.overlay.has_keyboard():
            self.overlay.dismiss()
            self.page.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if self.page.view.keyboard.current() is None:  # or nobody would see where the keyboard is
                self.page.view.keyboard.step((1, 0))
        else:
            self._show_list()

    def _follow_targets(self) -> None:
        """What is asked about has changed: the camera brings it, the decision makes room."""
        pending = self.bridge.questions.pending()
        model, lit = self.decision.model, self.decision.targets()
        targets = lit
        if not model.has_begun:  # a single target is answered in the card: the camera need not go there
            drops = tuple(dict.fromkeys(one.gesture.drop for one in model.options if one.gesture is not None))
            targets = drops if len(drops) > 1 and self.director.one_board(drops) else ()
        leads_on = any(button.row.option is None for button in self.decision.buttons)
        self.page.view.steps.light(() if leads_on or self.page.view.drag.picked else lit)
        self.director.follow_question(pending.ticket if pending is not None else None, targets)
        self.regions.lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever the keyboard is: numbers answer, Alt and a number look at a board."""
        key, view = event.key(), self.page.view
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            areas = view.camera.areas()
            if key == Qt.Key.Key_0:
                view.camera.show_whole()
            elif key - Qt.Key.Key_1 < len(areas):
                view.camera.fly_to(areas[key - Qt.Key.Key_1])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.decision.isVisible():
            self.decision.press_number(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Home and not event.modifiers():
            self.director.go_home()
        elif key == Qt.Key.Key_Escape:
            self._step_back()
        else:
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Esc: what lies over the table goes first, then the step of the decision."""
        if self.page.view.asker.on:
            self._explaining(False)
        elif self.overlay.current and not self.overlay.pinned:
            self.overlay.dismiss()
        elif self.timeline_sheet.isVisible():
            self._toggle_timeline()
        else:
            self.decision.back()

    # ---- saying --------------------------------------------------------------------------------------------------

    def tell(self, message: Message, seconds: int = 8) -> None:
        """Say something over the table."""
        self.toast.tell(message, seconds)

    def _tell_shortly(self, message: Message) -> None:
        self.tell(message, 3)

    def _say_state(self, *_: object) -> None:
        free = self.bridge.mode is PlayMode.SANDBOX
        mode = self.actions_["mode"]
        mode.setIcon(self.stage.icon("strict" if free else "sandbox"))
        here = self.bridge.history.current
        self.actions_["undo"].setEnabled(here.parent is not None)
        self.actions_["redo"].setEnabled(bool(here.children))
        step = self.words.say(entry_sentence(self.bridge, self.history.taken_back()))
        tip = self.actions_["undo"].text().replace("&", "")  # of a step that was taken back nothing stays to be read
        if here.parent is not None:
            tip = self.words.say(msg("window.undo_step_tip", "Undo: {step}", step=LiteralArg(step)))
        set_tool_tip(self.actions_["undo"], tip)

    def show_mode_panels(self) -> None:
        """Free hands bring their palette and the tidy-up list along; strict play takes them away."""
        free = self.bridge.mode is PlayMode.SANDBOX
        focus = QApplication.focusWidget()
        follows = focus is not None and (self.overlay.isAncestorOf(focus) or self.decision.isAncestorOf(focus))
        self.regions.decision_wanted = not free
        if free:
            self.overlay.open("tidy", pinned=True)
        elif self.overlay.current in FREE:
            self.overlay.dismiss()
        self.regions.lay()
        if follows:  # or the keyboard would fall to the next panel, and Enter jump along the log
            self.page.view.setFocus() if free else self.decision.take_focus()

    def _seated(self, *_: object) -> None:
        """Another person sits here: from the beginning."""
        self._say_state()
        self.director.begin()
        self._follow_targets()

    def _changed(self, change: TableChange) -> None:
        if self.toast.message is EARLIER and not self.bridge.history.current.children:
            self.toast.hush()
        self._say_state()
        free = self.bridge.mode is PlayMode.SANDBOX
        if free != self._was_free:
            self._was_free = free
            self.show_mode_panels()
            self.director.go_home()
        self._follow_targets()
        if change.kind == "answer" and self.page.view.hasFocus():
            self._follow_question()
        over = self.bridge.is_over
        if over and not self._was_over and change.kind in ("answer", "mode"):
            self.finished.emit()
        self._was_over = over

    def _follow_question(self) -> None:
        """What can only be answered in the card takes the keyboard there."""
        options = self.bridge.questions.options()
        if options and not any(face.gesture for face in options):
            self.focus_decision()
