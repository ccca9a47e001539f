"""The window of a game: one bar, the table below it, and everything else over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from engine.api import Beat, HistoryEntry, LiteralArg, Message, PlayMode, msg
from qtapp.board.motion.director import Director
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.bar.bar import TopBar
from qtapp.panels.bar.person_card import PersonCard
from qtapp.panels.bar.rail import Rail
from qtapp.panels.decision.card import DecisionCard
from qtapp.panels.decision.list_panel import OptionListPanel
from qtapp.panels.explain.explain_card import ExplainCard
from qtapp.panels.explain.rules import RulesPanel
from qtapp.panels.free.sandbox import SandboxPanel
from qtapp.panels.free.tidy import FindingsPanel
from qtapp.panels.history.log import LogPanel, entry_sentence
from qtapp.panels.history.remark_note import RemarkNote
from qtapp.panels.history.timeline import Timeline
from qtapp.panels.lights.board_picture import BoardPicture
from qtapp.panels.lights.edge_arrows import EdgeArrows
from qtapp.panels.lights.pointer_light import PointerLight
from qtapp.panels.told.motion import MotionBar
from qtapp.panels.told.story_line import NEWS, StoryLine
from qtapp.session.client import SeatClient, TableChange
from qtapp.windows.game.answering import AnswerController
from qtapp.windows.game.explaining import ExplainController
from qtapp.windows.game.guiding import GuideController
from qtapp.windows.game.hearing import Hearing
from qtapp.windows.game.hints import HintController
from qtapp.windows.game.history import EARLIER, HistoryController
from qtapp.windows.game.opinions import OpinionController
from qtapp.windows.game.overlay import Overlay
from qtapp.windows.game.overlays import Overlays
from qtapp.windows.game.side_panels import SidePanels, timeline_sheet
from qtapp.windows.game.story import StoryController
from qtapp.windows.game.table_page import TablePage
from qtapp.windows.game.told import ToldController
from qtapp.windows.game.way_back import WayBack

RAIL = (
    ("decision", "filter", msg("window.rail_options", "All")),
    ("log", "log", msg("window.rail_log", "Log")),
    ("rules", "rules", msg("window.rail_rules", "Rules")),
    ("timeline", "timeline", msg("window.rail_timeline", "Timeline")),
    ("slow", "history", msg("window.rail_replay", "Replay")),
    ("home_shot", "zoom_fit", msg("window.rail_follow", "Follow")),
    ("mode", "strict", msg("window.rail_mode", "Mode")),
)
"""The buttons of the rail: commands, their icons, and what they are called in a first game."""
PICTURES = 3
"""Small pictures of boards at most."""
FREE = ("tidy", "sandbox")
"""The panels of free hands."""


class Strip(Protocol):
    """A strip of the frame that comes and goes."""

    @property
    def widget(self) -> QWidget: ...

    def is_wanted(self) -> bool: ...


class GameWindow(QWidget):
    """One game on the screen. What leads out of the game (files, settings, start page) is told to the shell."""

    lesson_wanted = Signal(object)
    """Entry: a lesson is to be made from this moment."""
    finished = Signal()
    """The last answer was given."""

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget | None = None) -> None:
        super().__init__(parent)  # to be laid into the window later would dress every part of it anew
        self.context = context
        self.client = client
        self.words = LiveTexts(context.speech, self, client.names)
        client.questions.by_itself.is_wanted = lambda: context.settings.answers_obvious
        self.actions_ = GameActions(context, self)
        self.bar = TopBar(context, client, self.actions_["undo"], self.actions_["hint"], self.actions_["explain"])
        self.menus = self.actions_.fill_menu(self.bar.menu)
        self.page = TablePage(context, client)
        column = make_column(self, gap=0, margins=0)
        column.addWidget(self.bar)
        self.story = StoryLine(context, client)
        column.addWidget(self.story)
        column.addWidget(self.page, 1)
        self.director = Director(self.page.view.camera, self.page.view.table)
        self.director.moves = lambda: context.settings.told.camera
        self.page.view.camera_rested.connect(self.director.landed)  # first of all: others ask which boards are shown
        client.viewer_changed.connect(self._look_anew)  # before the decision asks for its targets: one flight, not two
        self._make_panels()
        self.told = ToldController(context, client, self.page)
        self.telling = StoryController(context, client, self.page, self.story, self.told)
        self.telling.lay_into(self.regions)
        self.way_back = WayBack(context, self.page, self._is_led_astray, self.director.go_home)
        self.regions.add_card(self.way_back)
        self.page.subtitle.rule_wanted.connect(self.side.show_rule)
        self.told.watching.connect(self._watch)
        self.told.watching.connect(self.story.leave_to_others)
        self.told.beat_shown.connect(self._follow_beat)
        self.page.view.player_moved.connect(self._show_moment)
        self.history = HistoryController(context, client, self.page, self.motion, self.told)
        self.page.hand_over.take_back.connect(self.history.undo)
        self.history.told.connect(self.tell)
        self.history.story_wanted.connect(self.telling.open_card)
        self._link_panels()
        self._link_actions()
        client.changed.connect(self._changed)
        client.viewer_changed.connect(self._seated)
        self.words.spoken.connect(self._say_state)
        context.theme_changed.connect(self._say_state)
        self._say_state()
        self.strip: Strip | None = None
        """What stands between the bar and the story as long as somebody from elsewhere sits here."""
        self.shows_elsewhere: Callable[[], bool] = lambda: False
        """Is the table wanted bare shown in another way?"""
        self._was_over = client.is_over
        self._was_free = client.mode is PlayMode.SANDBOX
        self._was_in_decision = False
        """Did the keyboard stand in the decision when it stepped aside?"""
        self._lapse: Message | None = None
        """What the viewer was told last that was passed over."""
        self._own_answer: Message | None = None
        """What was last said to have answered itself."""
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(40)
        self._settled.timeout.connect(self._settle)

    # ---- building ------------------------------------------------------------------------------------------------

    def _make_panels(self) -> None:
        context, client, page = self.context, self.client, self.page
        self.decision = DecisionCard(context, page.view.board_context)
        self.decision.setParent(page)
        self.decision.hands_wanted.connect(self.switch_mode)
        self.decision.hands_done.connect(self.finish_by_hand)
        self.option_list = OptionListPanel(context, self.decision)
        self.log = LogPanel(context, client)
        self.rules = RulesPanel(context, client.game, client)
        self.tidy = FindingsPanel(context, client)
        self.sandbox = SandboxPanel(context, client)
        self.timeline = Timeline(context, client)
        self.motion = MotionBar(context)
        self.timeline_sheet = timeline_sheet(context, page, self.motion, self.timeline)
        pictures = tuple(self._picture() for _ in range(PICTURES))
        self.rail = Rail(context, {name: (self.actions_[name], icon, word) for name, icon, word in RAIL}, page)
        self.overlay = Overlay(
            context,
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
        self.person_card = PersonCard(context, client, page.view.table, page)
        self.explain_card = ExplainCard(context, client, page)
        self.opinions = OpinionController(context, client, page, self.explain_card)
        self.hints = HintController(context, client, page, self.director, self.explain_card, self.story)
        self.regions = Overlays(
            context, client, page, self.director, self.decision, self.rail, self.overlay, self.timeline_sheet, pictures
        )
        self.arrows = EdgeArrows(context, page.view, page, self.decision.targets)
        self.regions.laid.connect(self._lay_arrows)
        self.remark_note = RemarkNote(context, client, page)
        self.pointer_light = PointerLight(context, page)
        self.side = SidePanels(
            page,
            self.actions_,
            self.overlay,
            self.timeline_sheet,
            self.timeline,
            self.rules,
            {"log": self.log, "rules": self.rules.search},
        )
        self.explaining = ExplainController(context, client, page, self.actions_["explain"], self.explain_card)
        self.answering = AnswerController(
            client, page, self.director, self.decision, self.option_list, self.overlay, self.regions
        )
        page.view.preview.outlook = self.answering.outlook_of
        self.guiding = GuideController(context, client, page, self.regions, self.director, self.actions_["guide"])
        self.regions.is_first_game = lambda: self.guiding.is_on
        self.hearing = Hearing(context, client, page, self.bar.people, self.story, self.decision)
        self.guiding.keyboard_left.connect(self.answering.take_focus)
        for card in (self.explain_card, page.card, page.bar):
            self.regions.add_card(card)
            card.grown.connect(self.regions.lay)

    def _picture(self) -> BoardPicture:
        view = self.page.view
        picture = BoardPicture(self.context, self.words, view.table, self.page)
        picture.wanted.connect(view.camera.fly_to)
        self.client.changed.connect(picture.refresh)
        self.client.viewer_changed.connect(picture.refresh)
        return picture

    def _link_panels(self) -> None:
        view = self.page.view
        self.timeline.moment_wanted.connect(self.history.go_to)
        self.log.moment_wanted.connect(self.history.go_to)
        self.timeline.strip.lesson_wanted.connect(self.lesson_wanted)
        self.log.lesson_wanted.connect(self.lesson_wanted)
        self.log.rule_wanted.connect(self.side.show_rule)
        self.log.subjects_wanted.connect(view.highlights.show_subjects)
        self.rules.moment_wanted.connect(self.history.go_to)
        self.tidy.rule_wanted.connect(self.side.show_rule)
        self.tidy.subjects_wanted.connect(lambda ids: view.highlights.show_subjects(ids, refused=True))
        self.tidy.moment_wanted.connect(self.history.go_to)
        self.page.card.rule_wanted.connect(self.side.show_rule)
        self.bar.people.chosen.connect(self._unfold_person)
        self.person_card.fly_wanted.connect(lambda seat: view.camera.fly_to(f"seat.{seat}"))
        self.explain_card.rule_wanted.connect(self.side.show_rule)
        self.explain_card.motion_wanted.connect(self._show_in_motion)
        self.explaining.told.connect(self.tell)
        self.guiding.told.connect(self.tell)
        self.director.manual_changed.connect(self.rail.buttons["home_shot"].set_news)
        self.director.manual_changed.connect(self._taken)
        view.laid_out.connect(self._laid_out)
        view.note.connect(self.tell)
        self.client.answered_by_itself.connect(self._tell_shortly)

    def _link_actions(self) -> None:
        view, history = self.page.view, self.history
        for name, deed in (
            ("undo", self._undo),
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
            ("rules", self.side.toggle_rules),
            ("search_rules", self.side.search_rules),
            ("log", self.side.toggle_log),
            ("timeline", self.side.toggle_timeline),
            ("decision", self._list_or_table),
            ("explain", self.explaining.command),
            ("hint", self.hints.give),
            ("opinion", self.opinions.ask),
            ("guide", self.guiding.command),
            ("aim", self.guiding.tell_aim),
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

    def set_strip(self, strip: Strip) -> None:
        """One more strip of the frame below the bar; it says itself when it is wanted."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        self.strip = strip
        column.insertWidget(1, strip.widget)
        self.show_strip()

    def show_strip(self) -> None:
        """The strip is wanted, or no more."""
        if self.strip is not None:
            self.strip.widget.setVisible(self.strip.is_wanted() and not self.regions.bare)

    # ---- room ----------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """After the window has its size: everything where it belongs, the camera at home."""
        self.bar.set_window_height(self.window().height())
        self.show_mode_panels()
        self.regions.lay()
        self.director.begin()
        self._settled.start()

    def _settle(self) -> None:
        self.regions.lay()
        self.director.again()
        self.answering.follow_targets()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.bar.set_window_height(self.window().height())
        super().resizeEvent(event)

    def _laid_out(self) -> None:
        self.director.again()
        self.regions.lay()

    def _is_led_astray(self) -> bool:
        """Has a person moved the table away from what strict play shows?"""
        free = self.client.mode is PlayMode.SANDBOX
        return self.director.manual and not (free or self.regions.watching or self.regions.bare)

    def _lay_arrows(self) -> None:
        self.arrows.lay(self.regions.regions.focus, self.director.manual and not self.regions.watching)

    def _toggle_bare(self) -> None:
        """F12: only the table and what is asked; again: all is back. Where nobody plays at this screen: television."""
        if not self.regions.bare and self.shows_elsewhere():
            self.actions_["bare"].setChecked(False)
            return
        self.regions.bare = not self.regions.bare
        self.actions_["bare"].setChecked(self.regions.bare)
        for part in (self.bar, self.story):
            part.setVisible(not self.regions.bare)
        self.show_strip()
        if self.regions.bare:
            self.side.clear()
        self.regions.lay()

    def _watch(self, watching: bool) -> None:
        """What others did is played: the decision and the pictures step aside, and come back with the keyboard."""
        focus = QApplication.focusWidget()
        if watching:
            inside = focus is not None and self.decision.isAncestorOf(focus)
            goes_on = self.regions.watching and self._was_in_decision  # one telling after the other
            self._was_in_decision = inside or focus in (None, self.decision) or goes_on
            if self._was_in_decision:
                self.page.subtitle.come()
        self.regions.watching = watching
        self.page.view.table.dock.setVisible(not watching)  # the hand is no part of what others did
        self.regions.lay()
        self.guiding.mark()
        if not watching:
            self.answering.follow_targets()
            if self._was_in_decision:
                self.decision.take_focus()

    def _follow_beat(self, beat: Beat) -> None:
        self.director.follow_beat(beat.note.subjects)
        self.bar.people.show_acting(beat.seat)

    def _list_or_table(self) -> None:
        """F6: to what is asked. Whoever asks for it has seen enough of what others did."""
        if self.told.playing:
            self.page.subtitle.pressed.emit("skip_all")
        else:
            self.answering.list_or_table()

    def _show_moment(self, _: int, whole: int) -> None:
        """People have what they had at the moment that is shown."""
        self.bar.people.show_moment(self.page.view.table.view if whole else None)
        if not whole:
            self.bar.people.show_acting(0)

    # ---- panels --------------------------------------------------------------------------------------------------

    def _unfold_person(self, seat: int) -> None:
        chip = self.bar.people.chip(seat)
        at = self.page.mapFromGlobal(chip.mapToGlobal(chip.rect().bottomLeft()))
        at.setY(6)
        self.person_card.unfold(chip.facts, at)

    def _focus_people(self) -> None:
        asked = self.client.viewer or 1
        self.bar.people.chip(min(asked, len(self.bar.people.chips))).setFocus(Qt.FocusReason.ShortcutFocusReason)

    # ---- doing ---------------------------------------------------------------------------------------------------

    def switch_mode(self) -> None:
        """F2: free hands, or back to strict play; what has to be settled first opens the tidy-up list."""
        if self.client.mode is PlayMode.STRICT:
            self.client.actions.to_sandbox()
            self.tell(msg("window.free_hands_begun", "Sandbox: the rules are not checked."))
            return
        if self.tidy.go_strict():
            self.tell(msg("window.strict_play_begun", "Strict: from now on only legal moves are possible."))
            return
        self.overlay.open("tidy", pinned=True)
        self.overlay.take_focus()
        self.tell(
            msg(
                "window.findings_to_settle",
                "%n finding(s) to settle before strict play goes on.",
                len(self.tidy.unsettled),
            )
        )

    def finish_by_hand(self) -> None:
        """What a card wanted has been carried out by hand: the rules go on, unless something is to be settled first."""
        self.switch_mode()
        if self.client.mode is PlayMode.STRICT:
            self.client.questions.hand_work.finish()

    def _undo(self) -> None:
        """Take back the last answer; while places are fitted to a scan, the last shift of one."""
        if self.page.view.scans.nudging:
            self.page.view.scans.undo()
        else:
            self.history.undo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever the keyboard is: numbers answer, letters speak, Alt flies to a board."""
        key, view = event.key(), self.page.view
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Control:
            self.pointer_light.hold()
            return
        self.pointer_light.put_out()
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
        elif not self.hearing.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Control and not event.isAutoRepeat():
            self.pointer_light.put_out()
        super().keyReleaseEvent(event)

    def _step_back(self) -> None:
        """Esc: what lies over the table goes first, then the step of the decision."""
        if self.explaining.is_on:
            self.explaining.switch(False)
        elif self.telling.card.is_open:
            self.telling.card.close_card()
        elif not (self.side.close_front() or self.story.let_go()):
            self.decision.back()

    def _show_in_motion(self, entry: HistoryEntry) -> None:
        """What happened once to the thing that is explained is played again."""
        self.explaining.switch(False)
        self.told.play_line([entry])

    # ---- saying --------------------------------------------------------------------------------------------------

    def tell(self, message: Message, seconds: int = NEWS) -> None:
        """Say something in the line above the table."""
        self.story.tell(message, seconds)

    def page_words(self, name: str) -> tuple[str, str]:
        """What a page with this table is called (file, game, branch, where it stands), and the remark of now."""
        self.timeline.strip.refresh()
        branch = self.timeline.strip.branch_name(self.client.history.current)
        parts = [name, self.words.label(self.client.game.title), branch, self.words.label(self.client.status())]
        return " · ".join(part for part in parts if part), self.client.history.remark_here()

    def _taken(self) -> None:
        """A person moves the table, or no longer. Where they fly to cards are laid when they have arrived: for what is
        passed on the way none makes room.
        """
        if not self.page.view.camera.flies:
            self.regions.lay()

    def _tell_shortly(self, message: Message) -> None:
        if self._lapse is None or self.story.message is not self._lapse:  # what was passed over is the greater news
            self._own_answer = message
            self.tell(message)

    def _hush_own_answer(self) -> None:
        """What answered itself may name a card that only its owner has seen: it goes with them, and with the moment."""
        if self._own_answer is not None and self.story.message is self._own_answer:
            self.story.hush()
        self._own_answer = None

    def _tell_lapse(self) -> None:
        """Something of one's own could not be done any more: it is said, not passed over."""
        lapses = self.client.told.lapses(self.client.history.current)
        if lapses:
            self._lapse = lapses[-1]
            self.tell(self._lapse)

    def _say_state(self, *_: object) -> None:
        free = self.client.mode is PlayMode.SANDBOX
        mode = self.actions_["mode"]
        mode.setIcon(self.context.icon("strict" if free else "sandbox"))
        here = self.client.history.current
        self.actions_["undo"].setEnabled(self.client.history.has_past)
        self.actions_["redo"].setEnabled(bool(here.children))
        step = self.words.say(entry_sentence(self.client, self.history.taken_back()))
        tip = self.actions_["undo"].text().replace("&", "")  # of a step that was taken back nothing stays to be read
        if here.parent is not None:
            tip = self.words.say(msg("window.undo_step_tip", "Take back: {step}", step=LiteralArg(step)))
        set_tool_tip(self.actions_["undo"], tip)

    def show_mode_panels(self) -> None:
        """Free hands bring their palette and the tidy-up list along; strict play takes them away."""
        free = self.client.mode is PlayMode.SANDBOX
        focus = QApplication.focusWidget()
        follows = focus is not None and (self.overlay.isAncestorOf(focus) or self.decision.isAncestorOf(focus))
        by_hand = self._decides_in_free_hands()
        if free:
            self.overlay.open("sandbox" if by_hand else "tidy", pinned=True)
        elif self.overlay.current in FREE:
            self.overlay.dismiss()
        self.regions.lay()
        if follows:  # or the keyboard would fall to the next panel, and Enter jump along the log
            self.page.view.setFocus() if free else self.decision.take_focus()

    def _decides_in_free_hands(self) -> bool:
        """With free hands nothing is asked, but what hands carry out stays in sight until it is done."""
        by_hand = self.client.questions.hand_work.wanted() is not None
        self.regions.decision_wanted = by_hand or self.client.mode is PlayMode.STRICT
        return by_hand

    def _look_anew(self, *_: object) -> None:
        """Another person sits here: the camera begins at home."""
        self._hush_own_answer()
        self.director.begin()

    def _seated(self, *_: object) -> None:
        self._say_state()
        self.answering.follow_targets()

    def _changed(self, change: TableChange) -> None:
        if self.story.message is EARLIER and not self.client.history.current.children:
            self.story.hush()
        if change.kind in ("undo", "redo", "seek", "replaced"):
            self._hush_own_answer()
        if change.kind == "replaced" and self.story.message is self._lapse:
            self.story.hush()
        self._say_state()
        free = self.client.mode is PlayMode.SANDBOX
        if free != self._was_free:
            self._was_free = free
            self.show_mode_panels()
            self.director.go_home()
        elif free:
            self._decides_in_free_hands()
        self.answering.follow_targets()
        if change.kind == "answer":
            self._tell_lapse()
            if self.page.view.hasFocus():
                self.answering.follow_question()
        over = self.client.is_over
        if over and not self._was_over and change.kind in ("answer", "mode"):
            self.finished.emit()
        self._was_over = over
