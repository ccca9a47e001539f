"""The window of the program: start page, game, curtain; files, settings and what leads from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QStackedWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.board.scene.export import TableExporter
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.export import ExportDialog
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.new_game_request import NewGameRequest, request_again
from qtapp.dialogs.settings import SettingsDialog
from qtapp.dialogs.small import KeysDialog, RemarkDialog, RulesDialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.actions import GameActions
from qtapp.kit.controls.focus import FocusRing
from qtapp.kit.paths import games_folder, library_file
from qtapp.kit.speak.sound import SoundPlayer, system_back_end
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.single_instance import OutsideLink
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.controls import people_at
from qtapp.session.game_file import is_same_file
from qtapp.session.game_marks import GameMark, GameMarks
from qtapp.session.saved_games import new_path
from qtapp.windows.appearance import Appearance
from qtapp.windows.boxes import Boxes
from qtapp.windows.end.page import EndPage
from qtapp.windows.end.review import ReviewController
from qtapp.windows.game.boards import BoardMenu
from qtapp.windows.game.message_bar import MessageBar
from qtapp.windows.game.sounds import Sounds
from qtapp.windows.game.window import GameWindow
from qtapp.windows.lessons.courses import Lessons
from qtapp.windows.lessons.desk import TeacherDesk
from qtapp.windows.other_tables.camera_door import CameraDoor
from qtapp.windows.other_tables.class_door import ClassDoor
from qtapp.windows.other_tables.door import DeviceDoor, FarDoor
from qtapp.windows.other_tables.lesson_door import LessonDoor
from qtapp.windows.saving.files import Files, OwnFile, differs_from
from qtapp.windows.saving.given_pack import GivenPack
from qtapp.windows.saving.keeping import PATIENCE, GameKeeper
from qtapp.windows.saving.play_time import PlayTime
from qtapp.windows.saving.thumbnails import ThumbnailMaker
from qtapp.windows.seats.computer_seats import ComputerSeats
from qtapp.windows.seats.handover import HandoverScreen
from qtapp.windows.seats.hot_seat import HotSeatController
from qtapp.windows.start.page import StartPage
from qtapp.windows.television.controller import Television

_SMALLEST = QSize(640, 360)
_LOW_SCREEN = 900
"""Pixels: on a lower screen the window begins maximised."""


class MainWindow(QMainWindow):
    """The one window. The game's part is made when the first game is opened and serves every game after it."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.words = LiveTexts(context.speech, self)
        self.appearance = Appearance(context, self)
        self.setMinimumSize(_SMALLEST)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self._start_page: StartPage | None = None
        self.game: GameWindow | None = None
        self.curtain: HandoverScreen | None = None
        self.end_page: EndPage | None = None
        self.hot_seat: HotSeatController | None = None
        self.files = Files(context, self)
        self.given_pack = GivenPack(context, self.ask_new, self.files.refused.emit, self)
        self.own_file = OwnFile(self.files, self._keep_own_file)
        self._closed = False
        """Is the window gone? What the worker still hands back finds nothing to show it on."""
        self.keeper = GameKeeper(context, self)
        self.autosave = self.keeper.autosave
        self._recap: Path | None = None
        """The game that is being opened with what happened in it so far."""
        self.photographer = ThumbnailMaker(context, self)
        self.play_time = PlayTime(context, self._marks, lambda: self.autosave.path)
        self.ring = FocusRing(self)
        self.lessons = Lessons(context, self, self)
        self.lessons.told.connect(self.say)
        self.teaching = TeacherDesk(context, self, self.lessons)
        self.class_door = ClassDoor(context, self, self)
        self.lessons.quiz_wanted.connect(self._ask_quiz)
        self.lessons.command_wanted.connect(self._at_the_table)
        self.boxes = Boxes(context, self, self)
        self.boxes.refused.connect(self.say)
        self.lesson_door = LessonDoor(context, self.lessons.open_lesson, self)
        self.lesson_door.told.connect(self.say)
        self.lessons.offer_wanted.connect(self.lesson_door.offer)
        self.lessons.fetch_wanted.connect(self.lesson_door.ask)
        self.camera_door = CameraDoor(context, self)
        self.boxes.phone_wanted.connect(self.camera_door.open)
        self.boxes.play_wanted.connect(self.given_pack.open)
        self.far = FarDoor(context, self, self)
        self.files.chosen.connect(self.open_file)
        self.files.opened.connect(self._file_opened)
        self.files.refused.connect(self.say)
        self.files.saved.connect(self._file_saved)
        self.keeper.told.connect(self.say)
        self.keeper.moved.connect(self.photographer.follow)
        self.autosave.kept.connect(self._kept)
        self.words.keep(self.setWindowTitle, self._title)
        geometry = context.settings.bytes_of("geometry")
        self._restored = not geometry.isEmpty() and self.restoreGeometry(geometry)
        if not self._restored:
            self._first_size()

    def _first_size(self) -> None:
        """Three quarters of the screen, but never small and never larger than there is room."""
        room = self.screen().availableSize()
        self.resize(QSize(1280, 800).expandedTo(room * 0.75).boundedTo(room.expandedTo(_SMALLEST)))

    def appear(self) -> None:
        """Shows the window as it was left; the first one on a low screen takes all of it."""
        self.far.offer_return(self.bar)
        room = self.screen().availableSize()
        if not self._restored and room.height() < _LOW_SCREEN:
            self.resize(room.expandedTo(_SMALLEST))  # a desktop that cannot maximise shows it as large all the same
            self.showMaximized()
        else:
            self.show()

    def showEvent(self, event: QShowEvent) -> None:
        if self.stack.currentWidget() is None:
            self.stack.setCurrentWidget(self.start)
        super().showEvent(event)

    @property
    def start(self) -> StartPage:
        """The start page. Made when it is first looked at: who opens a game with the window need not wait for it."""
        if self._start_page is None:
            self._start_page = self._make_start()
        return self._start_page

    def _make_start(self) -> StartPage:
        page = StartPage(self.context, self.stack)
        self.stack.addWidget(page)
        page.box_wanted.connect(self.boxes.show_box)
        page.join_wanted.connect(self.far.show_join)
        self.far.serve(page.library.at_others)
        page.learn_wanted.connect(self.lessons.show_courses)
        page.teach_wanted.connect(lambda: self.teaching.show(self.go_home))
        page.new_wanted.connect(self.ask_new)
        page.rules_wanted.connect(self._show_rules)
        page.open_wanted.connect(self.files.ask_open)
        page.file_wanted.connect(self.open_file)
        page.recap_wanted.connect(self.open_with_recap)
        page.settings_wanted.connect(self.ask_settings)
        page.library.actions_.told.connect(self.say)
        page.library.actions_.offered.connect(self._offer)
        page.library.actions_.leaving.connect(self._let_go)
        return page

    @cached_property
    def bar(self) -> MessageBar:
        """What is said over the start page."""
        return MessageBar(self.context, self.start)

    def _offer(self, message: Message, yes: Message, action: Callable[[], object], seconds: int) -> None:
        self.bar.offer(message, yes, action, seconds)

    @property
    def _is_at_start(self) -> bool:
        return self._start_page is not None and self.stack.currentWidget() is self._start_page

    # ---- games ---------------------------------------------------------------------------------------------------

    @property
    def client(self) -> SeatClient | None:
        """The client of the game that is played."""
        return self.game.client if self.game is not None else None

    def ask_new(self, game: str = "") -> NewGameDialog:
        """The dialog of a new game."""
        client = self.client
        id_ = game or (client.game.id if client else next(iter(api.GAMES)))
        dialog = NewGameDialog(
            self.context, api.GAMES[id_], self, way=self._start_page.way if self._start_page else None
        )
        dialog.wanted.connect(self._start)
        dialog.lesson_wanted.connect(self.lessons.open_next)
        dialog.box_wanted.connect(self.boxes.show_box)
        dialog.open()
        return dialog

    def _start(self, wanted: NewGameRequest) -> None:
        if not self.keeper.may_leave(lambda: self._start(wanted)):
            return
        try:
            session = wanted.start()
        except api.InvalidData as error:
            self.say(
                msg("window.game_setup_failed", "The game cannot be set up: {reason}", reason=LiteralArg(f"{error}."))
            )
            return
        path = new_path(games_folder(), wanted.game.id)
        mark = GameMark(open_hands=wanted.open_hands, guide=wanted.first_game)
        self._put_mark(path, mark)
        self.show_session(session, path, mark=mark)
        self.keeper.keep()
        if wanted.first_game and self.game is not None:
            self.game.guiding.tell_aim()
        if wanted.phones:
            self.door.show_devices()

    def show_session(
        self, session: api.Session, path: Path, digest: str | None = None, mark: GameMark | None = None
    ) -> None:
        """Lay a session on the table and keep it in this file; with a digest it is as it was read from there."""
        self.photographer.take()
        self.play_time.keep()
        live = self.client is not None and self.client.session is session and is_same_file(self.autosave.path, path)
        mine = live or self.autosave.begin(path, None if digest is None else session, digest)
        path = self.autosave.path or path
        people = people_at(session)
        viewer = people[0] if len(people) == 1 else 0
        if self.game is None or self.hot_seat is None:
            self._make_game(SeatClient(session, viewer))
        else:
            self.game.client.open_session(session, viewer)
        assert self.game is not None and self.hot_seat is not None
        self.photographer.begin(session, path)
        mark = mark or self._marks().of(path)
        self.hot_seat.open_hands = mark.open_hands
        self.own_file.begin(mark.file)
        self.play_time.begin(mark.seconds)
        self.game.guiding.begin(mark.guide)
        self.stack.setCurrentWidget(self.game)
        self.game.fit()
        self.words.say_all()
        self.hot_seat.begin()
        self.computers.begin()
        if not self.hot_seat.waits_for():
            self.game.answering.take_focus()
        self.television.follow()
        if not mine:
            self.keeper.tell_copy()

    def _marks(self) -> GameMarks:
        return GameMarks(library_file(), games_folder())

    def _put_mark(self, path: Path, mark: GameMark) -> None:
        with suppress(OSError):  # then it holds until the game is left
            self._marks().put(path, mark)

    def _guide_switched(self, on: bool) -> None:
        if self.autosave.path is not None:
            self._put_mark(self.autosave.path, replace(self._marks().of(self.autosave.path), guide=on))

    def _make_game(self, client: SeatClient) -> None:
        self.game = game = GameWindow(self.context, client, self.stack)
        self.stack.addWidget(game)
        self.keeper.watch(game)
        self.play_time.watch(client)
        self.curtain = HandoverScreen(self.context, client, self, game, game.page.view.table)
        self.hot_seat = HotSeatController(self.context, client, self.curtain, game.told, game.page.hand_over)
        game.timeline.strip.name_wanted.connect(self.ask_remark)
        self.hot_seat.seated.connect(lambda _: game.answering.take_focus())
        self.computers = ComputerSeats(self.context, client, game)
        curtain = self.curtain
        self.television = Television(
            self.context,
            client,
            self,
            self,
            game,
            self.computers,
            lambda: curtain.bar if curtain.seat else game.page.bar,
        )
        self.door = DeviceDoor(
            self.context, self, game, self.hot_seat, curtain, lambda: self.autosave.path, self.television
        )
        self.curtain.devices_wanted.connect(self.door.show_devices)
        self.curtain.home_wanted.connect(self.go_home)
        self.end_page = EndPage(self.context, client, self, game)
        self.review = ReviewController(self.context, client, game, self.end_page, self)
        self.review.lesson_wanted.connect(self.lessons.open_lesson)
        self.sounds = Sounds(
            self.context, client, game.page.view, game.told, SoundPlayer(self.context, system_back_end())
        )
        self.hot_seat.handed_over.connect(lambda: self.sounds.event_happens("somebody is called"))
        self.end_page.opened.connect(lambda: self.sounds.event_happens("the game is over"))
        self.end_page.pressed.connect(self._after_the_end)
        self.end_page.moment_wanted.connect(lambda number: game.history.go_to(client.history.entries[number]))
        game.decision.hand_over_wanted.connect(self.hot_seat.hand_over)
        game.decision.cards_wanted.connect(self.hot_seat.show_cards)
        game.decision.result_wanted.connect(self._finished)
        client.changed.connect(self._changed)
        game.finished.connect(self._finished)
        game.guiding.switched.connect(self._guide_switched)
        actions = game.actions_
        for name, deed in (
            ("new", self.ask_new),
            ("open", self.files.ask_open),
            ("save", lambda: self.own_file.save(client.session)),
            ("save_as", lambda: self.files.ask_save(client.session)),
            ("export", lambda: self.files.ask_picture(self.export, client.game.title)),
            ("home", self.go_home),
            ("remark", self.ask_remark),
            ("sound", self._switch_sound),
        ):
            actions[name].triggered.connect(lambda _=False, deed=deed: deed())
        self.link_commands(actions)
        self.appearance.add_languages(game.menus["view"], self.words)
        self.lessons.serve(game)
        actions["class_quiz"].triggered.connect(lambda: self._ask_quiz(client.game.id, self.resume))
        actions["class_vote"].triggered.connect(lambda: self.class_door.ask_vote(game))
        actions["class_join"].triggered.connect(self.class_door.show_join)
        self.boards = BoardMenu(self.context, game)
        self.boards.told.connect(game.tell)

    def link_commands(self, actions: GameActions) -> None:
        """The commands that every table has, that of a lesson too."""
        for name, deed in (
            ("settings", self.ask_settings),
            ("quit", self.close),
            ("full_screen", self.appearance.switch_full_screen),
            ("look", self.appearance.next_look),
            ("larger", self.appearance.larger_text),
            ("smaller", self.appearance.smaller_text),
            ("devices_help", lambda: DevicesHelpDialog(self.context, self).open()),
            ("keys", lambda: KeysDialog(self.context, actions, self).open()),
            ("about", lambda: AboutDialog(self.context, self).open()),
        ):
            actions[name].triggered.connect(lambda _=False, deed=deed: deed())

    def _ask_quiz(self, game: str, back: Callable[[], None] | None = None) -> None:
        """A quiz with a class: about the game on the table, or begun from the page of courses."""
        self.class_door.ask(game, back or self.lessons.show_courses)

    def _at_the_table(self, name: str) -> None:
        """Something of teaching that happens at the table of the game."""
        if self.game is not None:
            self.resume()
            self.game.actions_[name].trigger()

    def _changed(self, change: TableChange) -> None:
        self.words.say_all()
        if change.kind != "replaced":
            self.photographer.ask()
        if change.kind in ("seek", "undo", "redo"):
            self.keeper.keep_soon()
        elif change.kind != "replaced":
            self.keeper.keep()

    def _finished(self) -> None:
        if self.game is not None:
            self.context.settings.remember_finished(self.game.client.game.id)
            self.play_time.finished(self.game.client.session)
        if self.end_page is not None and not self.end_page.isVisible():
            self.end_page.open_page()

    def _after_the_end(self, name: str) -> None:
        game = self.game
        if game is None:
            return
        if name != "again" and self.television.is_page:  # all else is done at the table
            self.television.close()
        match name:
            case "again":
                self._start(request_again(game.client.session, self.hot_seat is not None and self.hot_seat.open_hands))
            case "replay":
                game.history.to_start()
                game.history.play_on()
            case "what_if":
                game.history.what_if()
            case "first_end":
                game.history.go_to(game.client.history.first_end.entry())
                self._finished()
            case "picture":
                self.files.ask_picture(self.export, game.client.game.title)
            case "table":
                game.side.open("timeline")
                game.timeline.strip.setFocus()
            case "home":
                self.go_home()

    # ---- files ---------------------------------------------------------------------------------------------------

    def open_file(self, path: Path) -> None:
        """Open a saved game, a lesson or a card pack; the game that is on the table comes back as it is."""
        client = self.client
        self._recap = self._recap if self._recap == path else None
        if self.lessons.takes(path):
            self.lessons.open_lesson(path)
        elif self.given_pack.takes(path):
            self.given_pack.open(path)
        elif client is not None and is_same_file(self.autosave.path, path):
            self.show_session(client.session, path)
            self._leave_what_if()
            self._show_recap(path)
        else:
            self.files.open(path)

    def open_with_recap(self, path: Path) -> None:
        """Open a saved game with the story of its newest moves: for those who come back after days."""
        self._recap = path
        self.open_file(path)

    def _show_recap(self, path: Path) -> None:
        wanted, self._recap = self._recap, None
        if wanted == path and self.game is not None:
            self.game.telling.recap()

    def _let_go(self, path: Path) -> None:
        """A file is about to be moved: if it is that of the game on the table, nothing is written into it any more."""
        if is_same_file(self.autosave.path, path):
            self.autosave.settle(PATIENCE)
            self.autosave.end()

    def come_forward(self, wanted: Path | OutsideLink | None = None) -> None:
        """Somebody started the program again, perhaps with a file or a link: this window is the one they want."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if wanted is not None:
            self.open_wanted(wanted)

    def open_wanted(self, wanted: Path | OutsideLink) -> None:
        """Open what the program was started for; a link that is no invitation is refused in a sentence."""
        if isinstance(wanted, OutsideLink):
            if not self.lesson_door.take_link(wanted.text) and not self.far.take_link(wanted.text):
                refused = msg("window.link_is_no_invitation", "This link is no invitation, or a part of it is missing.")
                self.files.refused.emit(refused)
        else:
            self.open_file(wanted)

    def _file_opened(self, opened: api.OpenedGame, path: Path) -> None:
        if not self.keeper.may_leave(lambda: self._file_opened(opened, path)):
            return
        if is_same_file(path.parent, games_folder()):
            self.show_session(opened.session, path, opened.digest)
            self._leave_what_if()
            self._show_recap(path)
        else:
            self.context.settings.remember_file(path)
            kept, mark = new_path(games_folder(), opened.session.game.id), GameMark(file=str(path))
            self._put_mark(kept, mark)
            self.show_session(opened.session, kept, mark=mark)
        if opened.first_divergence is not None and self.game is not None:
            self.game.page.bar.tell(differs_from(opened.first_divergence), "warning")

    def _leave_what_if(self) -> None:
        """A game that has ended comes back at its end; what was tried afterwards stays as a branch."""
        if self.game is None:
            return
        history = self.game.client.history
        end, was_tried = history.first_end.entry(), history.first_end.is_left()
        if end is not None and end not in history.line():
            history.seek(end)
        if was_tried:
            self.game.tell(
                msg(
                    "window.finished_game_opened_at_its_end",
                    "This game has ended. What was tried afterwards is kept as a branch of the timeline.",
                )
            )

    def _keep_own_file(self, path: Path) -> None:
        if self.autosave.path is not None:
            self._put_mark(self.autosave.path, replace(self._marks().of(self.autosave.path), file=str(path)))

    def _file_saved(self, path: Path) -> None:
        self.context.settings.remember_file(path)
        self.own_file.belong_to(path)
        self.words.say_all()
        self.say(msg("window.saved_to_file", "Saved: {file}", file=LiteralArg(path.name)), "ok", 5)

    def export(self, path: Path) -> ExportDialog | None:
        """Write a picture of the table, in the background."""
        if self.game is None:
            return None
        exporter = TableExporter(self.game.page.view.table)
        exporter.title, exporter.remark = self.game.page_words(self.own_file.name)
        dialog = ExportDialog(self.context, exporter, path, self)
        dialog.told.connect(lambda message, icon: self.say(message, icon, 5 if icon == "ok" else 0))
        dialog.start()
        return dialog

    # ---- saying and asking -----------------------------------------------------------------------------------------

    def say(self, message: Message, icon: str = "warning", seconds: int = 0) -> None:
        """Say something where the eyes are."""
        page = self.stack.currentWidget()
        table = page if isinstance(page, GameWindow) else None
        is_start = page is None or self._is_at_start
        bar = table.page.bar if table is not None else self.bar if is_start else self.lessons.bar
        if page is self.boxes.page and self.boxes.bar is not None:
            bar = self.boxes.bar
        if self.curtain is not None and self.curtain.seat:  # behind it nobody would see it
            bar = self.curtain.bar
        bar.tell(message, icon, seconds)

    def ask_settings(self) -> SettingsDialog:
        """The settings."""
        dialog = SettingsDialog(self.context, self)
        dialog.open()
        return dialog

    def ask_remark(self, at: api.HistoryEntry | None = None) -> RemarkDialog:
        """A remark for the timeline: now, or behind another entry. The newest one of a branch is its name."""
        dialog = RemarkDialog(self.context, self)
        if self.game is not None:
            history = self.game.client.history
            dialog.written.connect(lambda text: history.remark(text, at))
        dialog.open()
        return dialog

    def _show_rules(self, game: str) -> None:
        RulesDialog(self.context, api.GAMES[game], self).open()

    def go_home(self) -> None:
        """Back to the start page; the game is kept."""
        self.class_door.leave_table()
        self.photographer.take()
        self.play_time.keep()
        if self.game is not None:
            if self.television.is_page:
                self.television.leave()
            self.game.told.stop()
            self.game.page.view.slow_motion.stop()
        if self.hot_seat is not None:
            self.hot_seat.leave()
        if self.end_page is not None:
            self.end_page.close_page()
        self.stack.setCurrentWidget(self.start)
        self.words.say_all()
        self._refresh_soon()
        self.start.setFocus()

    def resume(self) -> None:
        """Back to the game that is played, with whoever sat there."""
        if self.game is None or self.hot_seat is None:
            return
        self.stack.setCurrentWidget(self.game)
        self.game.fit()
        self.words.say_all()
        if self.hot_seat.waits_for():
            self.hot_seat.hand_over()
        else:
            self.game.answering.take_focus()

    def _kept(self) -> None:
        if not self._closed and self._is_at_start:
            self.start.refresh()

    def _refresh_soon(self) -> None:
        """The shelf, once everything is written."""
        self.start.refresh()
        self.context.background.run(lambda: None, lambda _: self._kept())

    def _title(self) -> Message:
        client = self.client
        if client is None or self.stack.currentWidget() is not self.game:
            return msg("window.program_name", "Társas")
        return self.own_file.title(client.game.title)

    def _switch_sound(self) -> None:
        off = self.sounds.toggle() == "off"
        self.say(
            msg("window.sound_is_off", "Sound is off.") if off else msg("window.sound_is_on", "Sound is on."), "info", 3
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that the keyboard is at, as in dialogs; Qt alone would have it mean nothing."""
        focus = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focus, QAbstractButton) and not focus.isCheckable():
            focus.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep everything; what is being written is finished first. If the disk does not take it, it is asked."""
        if not self.keeper.may_leave(self.close):
            event.ignore()
            return
        self.lessons.leave()
        self.class_door.leave()
        self.camera_door.leave()
        self.lesson_door.leave()
        self.boxes.leave()
        if self.game is not None:
            self.photographer.take()
            self.play_time.keep()
            self.television.leave()
        self.autosave.end()
        self._closed = True
        self.context.settings.keep_bytes("geometry", self.saveGeometry())
        self.context.settings.flush()
        super().closeEvent(event)
